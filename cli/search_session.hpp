// SPDX-License-Identifier: Apache-2.0
//
// What the files of one `minterm search` have in common.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/answer_stream.hpp"
#include "cli/progress.hpp"
#include "cli/search_options.hpp"
#include "cli/search_patterns.hpp"
#include "cli/text_search.hpp"
#include "minterm/result.hpp"
#include "runtime/input/byte_source.hpp"

namespace minterm {

/// Colors as terminals take them: the defaults of GNU grep.
inline constexpr std::string_view kMatchColor = "01;31";
inline constexpr std::string_view kFileColor = "35";
inline constexpr std::string_view kNumberColor = "32";
inline constexpr std::string_view kSeparatorColor = "36";

struct SearchSession {
    const SearchCommandOptions& options;
    const std::vector<SearchPattern>& patterns;
    const PatternStrands& strands;
    const TextSearch& search;
    AnswerStream& out;
    ProgressLine* progress = nullptr;
    bool names_files = false;  ///< before each line

    bool matched = false;         ///< in any file
    bool trouble = false;         ///< something could not be searched, and a message said so
    bool header_written = false;  ///< of records
    bool has_printed_lines = false;
    std::uint64_t bytes = 0;     ///< searched
    std::uint64_t hits = 0;      ///< given by the engine
    bool left_some_out = false;  ///< of them, where lines did not need all
    double search_seconds = 0;
    std::vector<std::uint64_t> counts{};     ///< of the file, by pattern; --count-per-pattern
    std::optional<Failure> broken_output{};  ///< ends it all

    const SearchPattern& pattern_of(const SearchHit& hit) const {
        return patterns[strands.strands[hit.pattern].pattern];
    }
    bool is_reverse(const SearchHit& hit) const { return strands.strands[hit.pattern].reverse; }

    /// Whether nothing more of this file can change what is printed of it, once it has matched.
    bool is_settled() const { return options.quiet || options.names_only || options.names_without; }

    /// Searches what gives hits of so many more bytes, counts it, and writes the answers so far.
    /// Errors: those of `scan`; answers that cannot be written are `broken_output`.
    Status run(std::size_t more_bytes, const std::function<Status(const OneHitSink&)>& scan,
               const OneHitSink& sink);

    /// Error (user): characters are searched for, and a text is no UTF-8; with the place in `name`.
    Status check_characters(std::string_view text, const std::string& name) const;

    /// Writes the answers so far; says whether it could.
    bool write(bool only_if_full = false);

    /// Adds to the answers, in color if that is wanted.
    void append_colored(std::string_view color, std::string_view text);
    /// What separates the name of a file from the rest of a line, or NUL.
    void append_behind_name(std::string_view separator);

    /// Whether a source has to be searched as it comes, since somebody waits for what is found.
    bool is_awaited(const ByteSource& source) const;

    /// How many threads read and search texts of a source, each its own; 1: each is read when the
    /// one before it was searched, by all threads.
    int readers(const ByteSource& source) const;

    bool on_device() const {
        return search.engine() != nullptr && search.engine()->device() != nullptr;
    }

    /// Bytes that are searched together, of a file that is read as fast as it can be: `usual` of
    /// them, unless a device searches.
    std::size_t bytes_at_once(std::size_t usual) const;

    /// How the pattern of an occurrence lies beside the bytes that it was found as, in the order of
    /// the text on both strands.
    std::string cigar_of(const SearchHit& hit, std::string_view occurrence);

    /// Says on standard error what could not be searched; the rest goes on.
    void report(const Failure& failure);
    /// The same of a file or folder that cannot be opened: in silence with -s.
    void report_unreadable(const Failure& failure);

    /// Adds what belongs to a whole file, under its name: how often it matched, or each pattern
    /// did, or that it did.
    void finish_file(const std::string& file, std::uint64_t matches);

private:
    void append_counts(const std::string& file);
};

/// Bytes of lines or records that one thread reads and searches, so few that others do not wait for
/// it; the same for any number of threads.
inline constexpr std::size_t kTextBytes = std::size_t{512} << 10U;

/// What a file has, text by text, each of them lines or records that are searched by themselves;
/// counts what is searched, and writes the answers behind each text.
class SearchedTexts : public TextFeed {
public:
    /// Searches all. `readers`: of `SearchSession`. Errors: those of `TextSearch::scan`;
    /// answers that cannot be written are the session's `broken_output`.
    Status search(int readers);

    bool read(Text& text) final;
    bool begin(const Text& text) final;
    bool take(std::span<const SearchHit> hits) final;
    bool end(const Text& text) final;

protected:
    SearchedTexts(SearchSession& session, Occurrences wanted)
        : session_(session), wanted_(wanted), lines_(session.search, wanted, take_) {}

    /// As `TextFeed::read`, `begin` and `end`, and one of the occurrences; says whether more of
    /// this text is wanted.
    virtual bool read_text(Text& text) = 0;
    virtual bool begin_text(const Text& text) = 0;
    virtual bool take_hit(const SearchHit& hit) = 0;
    virtual bool end_text(const Text& text) = 0;

    SearchSession& session_;

private:
    Occurrences wanted_;
    const OneHitSink take_ = [this](const SearchHit& hit) {
        ++session_.hits;
        return take_hit(hit) && session_.write(true);
    };
    TextSearch::LineHits lines_;
    bool searches_ = false;  ///< the text that was begun
    double read_seconds_ = 0;
};

/// Error (user): a pattern holds a newline, which there is none of in what is searched.
Status refuse_newlines(const SearchSession& session, const std::string& what);

}  // namespace minterm
