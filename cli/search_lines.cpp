// SPDX-License-Identifier: Apache-2.0
#include "cli/search_lines.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/line_chunks.hpp"
#include "cli/record_names.hpp"

namespace minterm {
namespace {

class LineSearch {
public:
    LineSearch(SearchSession& session, ByteSource source, std::size_t chunk_bytes, bool ahead)
        : session_(session),
          options_(session.options),
          chunks_(std::move(source), chunk_bytes, ahead) {}

    Status run() {
        while (!done_ && !session_.broken_output) {
            Result<std::string_view> chunk = chunks_.next();
            if (!chunk) {
                session_.report(chunk.failure());
                break;
            }
            if (chunk->empty()) break;
            MINTERM_TRY([[maybe_unused]] const Unit searched, search_chunk(*chunk));
        }
        session_.finish_file(chunks_.file(), matches_);
        return success();
    }

private:
    Status search_chunk(std::string_view chunk) {
        chunk_ = chunk;
        line_begin_ = line_end_ = 0;
        counted_to_ = 0;
        has_line_ = false;
        if (prints_text() && !options_.text && !binary_)
            binary_ = chunk.find('\0') != std::string_view::npos;
        MINTERM_TRY([[maybe_unused]] const Unit scanned,
                    session_.scan(chunk, options_.occurrences_of_lines(),
                                  [this](const SearchHit& hit) { return take(hit); }));
        if (options_.invert && !done_) select_lines_before(chunk.size());
        if (counts_lines()) count_lines_before(chunk.size());
        offset_ += chunk.size();
        if (options_.most && lines_ == *options_.most) done_ = true;
        return success();
    }

    /// Lines or parts of them, which NUL bytes would spoil.
    bool prints_text() const { return !options_.count && !options_.json && !session_.is_settled(); }
    bool counts_lines() const { return options_.line_numbers || options_.json; }
    bool counts_hits() const { return options_.count && options_.only_matching; }

    /// Says whether to go on.
    bool take(const SearchHit& hit) {
        const bool same_line = has_line_ && hit.end <= line_end_;
        if (!same_line) {
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
        const bool all_is_known = options_.whole_lines() && !options_.count_per_pattern &&
                                  options_.most && lines_ == *options_.most;
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
            append_prefix(line_begin_);
            session_.out.text() += chunk_.substr(line_begin_, line_end_ - line_begin_);
            session_.out.text() += '\n';
        }
    }

    void take_part(const SearchHit& hit) {
        if (counts_hits()) ++matches_;
        if (options_.count || session_.is_settled()) return;
        const std::string_view matched = chunk_.substr(hit.start, hit.end - hit.start);
        if (options_.json) {
            append_json(hit, matched);
        } else {
            append_prefix(static_cast<std::size_t>(hit.start));
            session_.out.text() += matched;
            if (options_.cigar) session_.out.text() += '\t' + session_.cigar_of(hit, matched);
            session_.out.text() += '\n';
        }
    }

    void append_prefix(std::size_t place) {
        std::string& text = session_.out.text();
        if (session_.names_files) text += chunks_.file() + ':';
        if (options_.line_numbers) {
            count_lines_before(line_begin_);
            append_number(text, static_cast<std::int64_t>(line_number_));
            text += ':';
        }
        if (options_.byte_offsets) {
            append_number(text, static_cast<std::int64_t>(offset_ + place));
            text += ':';
        }
    }

    void append_json(const SearchHit& hit, std::string_view matched) {
        std::string& text = session_.out.text();
        const auto number = [&text](const char* name, std::uint64_t value) {
            text += name;
            append_number(text, static_cast<std::int64_t>(value));
        };
        count_lines_before(line_begin_);
        text += "{\"file\":";
        append_json_string(text, chunks_.file());
        number(",\"line\":", line_number_);
        number(",\"byte_offset\":", offset_ + hit.start);
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

    /// Makes `line_number_` that of the line that begins at `place`.
    void count_lines_before(std::size_t place) {
        line_number_ += static_cast<std::uint64_t>(
            std::count(chunk_.begin() + static_cast<std::ptrdiff_t>(counted_to_),
                       chunk_.begin() + static_cast<std::ptrdiff_t>(place), '\n'));
        counted_to_ = place;
    }

    SearchSession& session_;
    const SearchCommandOptions& options_;
    LineChunks chunks_;
    bool binary_ = false;        ///< a NUL byte was seen that must not be printed
    bool done_ = false;          ///< no more of this file is wanted
    std::uint64_t lines_ = 0;    ///< selected
    std::uint64_t matches_ = 0;  ///< what is counted: lines or occurrences

    std::vector<std::uint64_t> last_line_;  ///< by pattern: which of `lines_` it matched last

    std::string_view chunk_;
    std::uint64_t offset_ = 0;  ///< of the chunk
    bool has_line_ = false;     ///< there is a current line in the chunk: [line_begin_, line_end_)
    std::size_t line_begin_ = 0, line_end_ = 0;
    std::size_t counted_to_ = 0;     ///< place in the chunk
    std::uint64_t line_number_ = 1;  ///< of the line there
};

}  // namespace

Status search_lines(SearchSession& session, ByteSource source) {
    if (session.options.bed)
        return Failure::user(
            fmt::format("{} is text, and --bed is for records; leave it out, or add --format fasta",
                        source.file()));
    if (session.options.cigar && session.options.whole_lines())
        return Failure::user(fmt::format(
            "{} is text, of which whole lines are printed, and --cigar is for single occurrences; "
            "add -o or --json",
            source.file()));
    const std::size_t chunk_bytes = session.is_awaited(source) ? 0 : LineChunks::kChunkBytes;
    const bool ahead = session.reads_ahead(source);
    return LineSearch(session, std::move(source), chunk_bytes, ahead).run();
}

}  // namespace minterm
