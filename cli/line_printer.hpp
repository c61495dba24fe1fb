// SPDX-License-Identifier: Apache-2.0
//
// Lines that are selected, in their order -> what grep prints of them: file, number and offset, the
// lines around them, colors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "cli/search_session.hpp"

namespace minterm {

/// Bytes of a chunk: [begin, end).
struct Stretch {
    std::size_t begin = 0;
    std::size_t end = 0;
};

class LinePrinter {
public:
    LinePrinter(SearchSession& session, std::string file)
        : session_(session), options_(session.options), file_(std::move(file)) {}

    /// Whole lines that follow those before; they stay until `end_chunk`.
    void begin_chunk(std::string_view chunk);

    /// Prints a line, without its newline, after those around it. `matches`, which are sorted here,
    /// are shown in color: of those that begin first the longest, then on behind it, as grep does.
    /// Lines come in their order.
    void print_line(Stretch line, std::span<Stretch> matches);

    /// Prints one match alone; `line_begin` is where its line begins.
    void print_match(std::size_t line_begin, Stretch match, std::string_view after);

    /// No other line of the chunk is selected.
    void end_chunk();

    /// Whether lines that follow are still to be printed, selected or not.
    bool awaits_context() const { return after_left_ > 0; }
    /// There is nothing more to print.
    void stop() { after_left_ = 0; }

    /// Of the line that begins at `place`, from 1. Places come in their order.
    std::uint64_t number_of_line(std::size_t place);
    /// Of a place of the chunk in the file.
    std::uint64_t offset_of(std::size_t place) const { return offset_ + place; }

private:
    void append_prefix(std::uint64_t number, std::uint64_t offset, std::string_view separator);
    void append_number_field(std::uint64_t number, std::string_view separator);
    std::uint64_t number_if_wanted(std::size_t place) {
        return options_.line_numbers ? number_of_line(place) : 0;
    }
    /// Lines that were not selected; number and offset are of the first.
    void print_context(std::string_view lines, std::uint64_t number, std::uint64_t offset);
    /// Drops all but the last `lines` of those before the chunk; all, if some of it is printed.
    void keep_earlier(std::uint64_t lines);
    /// The lines of the chunk from `printed_to_` on that follow a selected one, up to `end`.
    void print_after(std::size_t end);
    /// Those before a line that begins at `begin`, with a separator if others lie between.
    void print_before(std::size_t begin);
    /// Where the up to `lines` lines before `begin` begin, `lines` less those there are.
    std::size_t back_from(std::size_t begin, std::uint64_t& lines) const;

    SearchSession& session_;
    const SearchCommandOptions& options_;
    std::string file_;

    std::string_view chunk_;
    std::uint64_t offset_ = 0;       ///< of the chunk
    std::size_t counted_to_ = 0;     ///< place in the chunk
    std::uint64_t line_number_ = 1;  ///< of the line there

    std::size_t printed_to_ = 0;  ///< lines of the chunk before are done with
    std::string earlier_;         ///< lines before the chunk that were not printed
    std::uint64_t earlier_lines_ = 0;
    std::uint64_t after_left_ = 0;              ///< lines that follow the last selected one
    std::optional<std::uint64_t> last_offset_;  ///< behind the last line that was printed
};

}  // namespace minterm
