// SPDX-License-Identifier: Apache-2.0
#include "cli/search_lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/line_chunks.hpp"
#include "cli/line_printer.hpp"
#include "cli/record_names.hpp"
#include "runtime/symbols/utf8.hpp"

namespace minterm {
namespace {

/// Lines that are searched together.
struct Lines final : TextFeed::Text {
    std::string read;                ///< of which the first are searched
    std::optional<Failure> failure;  ///< why there are no more
};

class LineSearch final : public SearchedTexts {
public:
    LineSearch(SearchSession& session, ByteSource source, std::size_t chunk_bytes)
        : SearchedTexts(session, session.options.occurrences_of_lines()),
          options_(session.options),
          chunks_(std::move(source), chunk_bytes),
          printer_(session, chunks_.file()),
          has_characters_(session.search.engine() != nullptr &&
                          session.search.engine()->unit() == SymbolUnit::Character) {}

    Status run(int readers) {
        MINTERM_TRY([[maybe_unused]] const Unit searched, search(readers));
        session_.finish_file(chunks_.file(), matches_);
        return success();
    }

    std::unique_ptr<Text> make() override { return std::make_unique<Lines>(); }

private:
    bool read_text(Text& text) override {
        if (ended_) return false;
        auto& lines = static_cast<Lines&>(text);
        if (Result<bool> found = chunks_.read(lines.read); !found) {
            lines.failure = std::move(found).failure();
        } else if (!*found) {
            return false;
        }
        lines.bytes = lines.read;
        if (has_characters_) check_characters(lines);
        ended_ = lines.failure.has_value();
        return true;
    }

    /// Leaves of the lines those before the first that is no UTF-8; the error is about that one.
    void check_characters(Lines& lines) {
        const std::size_t valid = utf8_prefix(lines.bytes).bytes;
        if (valid < lines.bytes.size()) {
            lines.failure = not_utf8(lines.bytes, valid, chunks_.file(), bytes_, newlines_);
            lines.bytes = lines.bytes.substr(0, lines.bytes.substr(0, valid).rfind('\n') + 1);
        }
        bytes_ += lines.bytes.size();
        newlines_ +=
            static_cast<std::uint64_t>(std::count(lines.bytes.begin(), lines.bytes.end(), '\n'));
    }

    bool begin_text(const Text& text) override {
        chunk_ = text.bytes;
        line_begin_ = line_end_ = 0;
        printer_.begin_chunk(chunk_);
        has_line_ = false;
        if ((options_.text_only || (prints_text() && !options_.text)) && !binary_)
            binary_ = chunk_.find('\0') != std::string_view::npos;
        if (binary_) printer_.stop();
        if (binary_ && options_.text_only) done_ = true;
        is_searched_ = !done_ && !chunk_.empty();
        return is_searched_;
    }

    bool end_text(const Text& text) override {
        if (is_searched_) {
            if (options_.invert && !done_) select_lines_before(chunk_.size());
            print_line();
        }
        printer_.end_chunk();
        if (options_.most && lines_ == *options_.most) done_ = true;
        const auto& failure = static_cast<const Lines&>(text).failure;
        if (failure) session_.report(*failure);
        return !failure && (!done_ || printer_.awaits_context());
    }

    /// Lines or parts of them, which NUL bytes would spoil.
    bool prints_text() const { return !options_.count && !options_.json && !session_.is_settled(); }
    bool counts_hits() const { return options_.count && options_.only_matching; }

    bool take_hit(const SearchHit& hit) override {
        const bool same_line = has_line_ && hit.end <= line_end_;
        if (!same_line) {
            print_line();
            if (options_.invert) {
                select_lines_before(begin_of_line(hit));
                move_to_line(hit);
            } else {
                // Of the last line that is wanted all occurrences are.
                if (options_.most && lines_ == *options_.most) return leave();
                move_to_line(hit);
                select_line();
            }
            if (done_) return false;
        }
        if (options_.count_per_pattern) count_pattern(hit);
        if (!options_.whole_lines()) take_part(hit);
        if (options_.marks_matches()) matches_in_line_.push_back(stretch_of(hit));
        const bool all_is_known = options_.whole_lines() && !options_.count_per_pattern &&
                                  !options_.marks_matches() && options_.most &&
                                  lines_ == *options_.most;
        return !all_is_known || options_.invert || leave();
    }

    /// Each line once, or each occurrence.
    void count_pattern(const SearchHit& hit) {
        const std::uint32_t pattern = session_.strands.strands[hit.pattern].pattern;
        session_.counts.resize(session_.patterns.size());
        last_line_.resize(session_.patterns.size());
        if (options_.whole_lines() && std::exchange(last_line_[pattern], lines_) == lines_) return;
        ++session_.counts[pattern];
    }

    bool leave() {
        done_ = true;
        return false;
    }

    std::size_t begin_of_line(const SearchHit& hit) const {
        const std::size_t from = has_line_ ? std::min(line_end_ + 1, chunk_.size()) : 0;
        const auto last = static_cast<std::size_t>(hit.end) - 1;
        const std::size_t newline = chunk_.substr(from, last - from).rfind('\n');
        return newline == std::string_view::npos ? from : from + newline + 1;
    }

    void move_to_line(const SearchHit& hit) {
        line_begin_ = begin_of_line(hit);
        line_end_ = std::min(chunk_.find('\n', static_cast<std::size_t>(hit.end)), chunk_.size());
        has_line_ = true;
    }

    /// The lines after the current one, which has matched, up to `end`, which have not.
    void select_lines_before(std::size_t end) {
        std::size_t begin = has_line_ ? line_end_ + 1 : 0;
        while (begin < end && !done_) {
            line_begin_ = begin;
            line_end_ = std::min(chunk_.find('\n', begin), chunk_.size());
            has_line_ = true;
            select_line();
            if (options_.most && lines_ == *options_.most) leave();
            begin = line_end_ + 1;
        }
    }

    /// The current line is one of those that are asked for.
    void select_line() {
        ++lines_;
        if (!counts_hits()) ++matches_;
        if (session_.is_settled()) {
            leave();
        } else if (prints_text() && binary_) {
            session_.out.text() +=
                fmt::format("minterm: {}: binary file matches\n", chunks_.file());
            leave();
        } else if (prints_text() && options_.whole_lines()) {
            is_printed_ = false;
            if (!options_.marks_matches()) print_line();
        }
    }

    /// The current line, if it is selected and was not printed yet: once its matches are known.
    void print_line() {
        if (std::exchange(is_printed_, true)) return;
        printer_.print_line({line_begin_, line_end_}, matches_in_line_);
        matches_in_line_.clear();
    }

    static Stretch stretch_of(const SearchHit& hit) {
        return {static_cast<std::size_t>(hit.start), static_cast<std::size_t>(hit.end)};
    }

    void take_part(const SearchHit& hit) {
        if (counts_hits()) ++matches_;
        if (options_.count || session_.is_settled()) return;
        const std::string_view matched = chunk_.substr(hit.start, hit.end - hit.start);
        if (options_.json) {
            append_json(hit, matched);
        } else {
            const std::string cigar =
                options_.cigar ? '\t' + session_.cigar_of(hit, matched) : std::string();
            printer_.print_match(line_begin_, stretch_of(hit), cigar);
        }
    }

    void append_json(const SearchHit& hit, std::string_view matched) {
        std::string& text = session_.out.text();
        const auto number = [&text](const char* name, std::uint64_t value) {
            text += name;
            append_number(text, static_cast<std::int64_t>(value));
        };
        text += "{\"file\":";
        append_json_string(text, chunks_.file());
        number(",\"line\":", printer_.number_of_line(line_begin_));
        number(",\"byte_offset\":", printer_.offset_of(stretch_of(hit).begin));
        number(",\"start\":", hit.start - line_begin_);
        number(",\"end\":", hit.end - line_begin_);
        if (options_.reverse_complement)
            text += session_.is_reverse(hit) ? ",\"strand\":\"-\"" : ",\"strand\":\"+\"";
        text += ",\"pattern\":";
        append_json_string(text, session_.pattern_of(hit).name);
        number(",\"errors\":", hit.cost);
        text += ",\"matched\":";
        append_json_string(text, matched);
        if (options_.cigar) text += ",\"cigar\":\"" + session_.cigar_of(hit, matched) + '"';
        text += "}\n";
    }

    const SearchCommandOptions& options_;
    LineChunks chunks_;
    LinePrinter printer_;
    bool binary_ = false;        ///< a NUL byte was seen that must not be printed
    bool done_ = false;          ///< no more of this file is wanted
    std::uint64_t lines_ = 0;    ///< selected
    std::uint64_t matches_ = 0;  ///< what is counted: lines or occurrences

    // Of the reading, which may be on another thread:
    bool ended_ = false;
    bool has_characters_ = false;
    std::uint64_t bytes_ = 0, newlines_ = 0;  ///< of chunks before, where characters are wanted

    std::vector<std::uint64_t> last_line_;  ///< by pattern: which of `lines_` it matched last

    std::string_view chunk_;
    bool is_searched_ = false;  ///< the chunk
    bool has_line_ = false;     ///< there is a current line in the chunk: [line_begin_, line_end_)
    std::size_t line_begin_ = 0, line_end_ = 0;
    bool is_printed_ = true;  ///< the current line, if it has to be
    std::vector<Stretch> matches_in_line_;
};

}  // namespace

Status search_lines(SearchSession& session, ByteSource source) {
    MINTERM_TRY([[maybe_unused]] const Unit possible,
                refuse_newlines(session, source.file() + " is searched by line"));
    if (session.options.bed)
        return Failure::user(
            fmt::format("{} is text, and --bed is for records; leave it out, or add --format fasta",
                        source.file()));
    if (session.options.cigar && session.options.whole_lines())
        return Failure::user(fmt::format(
            "{} is text, of which whole lines are printed, and --cigar is for single occurrences; "
            "add -o or --json",
            source.file()));
    const int readers = session.readers(source);
    const std::size_t chunk_bytes =
        session.is_awaited(source) ? 0 : session.bytes_at_once(kTextBytes);
    return LineSearch(session, std::move(source), chunk_bytes).run(readers);
}

}  // namespace minterm
