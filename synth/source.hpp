// SPDX-License-Identifier: Apache-2.0
//
// A text with a name, and byte spans in it that can be turned into a place for a message.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "minterm/result.hpp"

namespace minterm {

/// Half-open byte range in a source text.
struct Span {
    std::size_t begin = 0;
    std::size_t end = 0;

    bool operator==(const Span&) const = default;
};

struct Source {
    std::string file;
    std::string text;
};

/// The bytes of a span.
std::string text_of(const Source& source, Span span);

/// What separates words in table files: blanks other than the end of the line.
bool is_blank(char c);

/// The words of a line, up to a word that starts with `#`.
std::vector<Span> words_of(const Source& source, Span line);

/// A byte for a message: itself where it can be read, else its number.
std::string quoted(char c);

/// Largest spec file and longest line of one. Every message and every node of a recurrence quotes
/// its line, so both limits keep what a hostile file can make us store small.
inline constexpr std::size_t kMaxSourceBytes = std::size_t{1} << 20;
inline constexpr std::size_t kMaxLineBytes = 2000;

/// Line, column (1-based, in UTF-8 characters), the line's text and the width of the span (cut at
/// the end of the line, at least 1). O(length of the text).
SourcePlace place_of(const Source& source, Span span);

/// The same for many spans of one text: O(log lines + length of the line) a place. Keeps a
/// reference to the source.
class LineIndex {
public:
    explicit LineIndex(const Source& source);
    SourcePlace place(Span span) const;

private:
    const Source* source_;
    std::vector<std::size_t> line_begins_;
};

/// Reads a whole file. A missing file, a directory, an unreadable file and one of more than
/// `limit` bytes are user failures that say so; `what` names the kind of file in them ("spec").
Result<Source> read_source(const std::string& path, const std::string& what = "spec",
                           std::size_t limit = kMaxSourceBytes);

/// Succeeds for text that a spec may consist of: UTF-8 without NUL, no line over kMaxLineBytes.
Status check_text(const Source& source);

}  // namespace minterm
