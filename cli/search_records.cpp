// SPDX-License-Identifier: Apache-2.0
#include "cli/search_records.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/record_names.hpp"
#include "runtime/sequence_source.hpp"

namespace minterm {
namespace {

/// Letters that are searched at once, if records are shorter.
constexpr std::size_t kLettersAtOnce = std::size_t{4} << 20;

class RecordSearch {
public:
    RecordSearch(SearchSession& session, SequenceReader reader, std::size_t letters_at_once)
        : session_(session),
          options_(session.options),
          reader_(std::move(reader)),
          letters_at_once_(letters_at_once) {}

    Status run() {
        write_header();
        SequenceRecord record;
        bool more = true;
        while (more && !done_ && !session_.broken_output) {
            const Result<bool> found = reader_.next(record);
            if (!found) session_.report(found.failure());
            more = found ? *found : reader_.resumes();
            if (found && more) add(record);
            if (letters_.size() >= letters_at_once_ || !more) {
                MINTERM_TRY([[maybe_unused]] const Unit searched, search_collected());
            }
        }
        session_.finish_file(reader_.file(), matches_);
        return success();
    }

private:
    bool prints_hits() const { return !options_.count && !session_.is_settled(); }

    void write_header() {
        const bool table =
            prints_hits() && !options_.only_matching && !options_.json && !options_.bed;
        if (!table || std::exchange(session_.header_written, true)) return;
        if (session_.names_files) session_.out.text() += "file\t";
        session_.out.text() += "record\tstart\tend\tstrand\tpattern\terrors\tmatched";
        session_.out.text() += options_.cigar ? "\tcigar\n" : "\n";
    }

    void add(SequenceRecord& record) {
        if (!begins_.empty()) letters_ += '\n';
        begins_.push_back(letters_.size());
        names_.push_back(std::move(record.name));
        if (letters_.empty()) {
            letters_.swap(record.bytes);
        } else {
            letters_ += record.bytes;
        }
    }

    Status search_collected() {
        current_ = 0;
        MINTERM_TRY([[maybe_unused]] const Unit scanned,
                    session_.scan(letters_, options_.one_per_locus(),
                                  [this](const SearchHit& hit) { return take(hit); }));
        letters_.clear();
        begins_.clear();
        names_.clear();
        return success();
    }

    /// Says whether to go on.
    bool take(const SearchHit& hit) {
        while (current_ + 1 < begins_.size() && begins_[current_ + 1] < hit.end) ++current_;
        ++matches_;
        if (options_.count_per_pattern) {
            session_.counts.resize(session_.patterns.size());
            ++session_.counts[session_.strands.strands[hit.pattern].pattern];
        }
        if (prints_hits()) append(hit);
        done_ = session_.is_settled() || (options_.most && matches_ == *options_.most);
        return !done_;
    }

    void append(const SearchHit& hit) {
        const std::string_view here =
            std::string_view(letters_).substr(hit.start, hit.end - hit.start);
        const bool reverse = session_.is_reverse(hit);
        const std::string matched = reverse ? reverse_complement(here) : std::string(here);
        const auto start = static_cast<std::int64_t>(hit.start - begins_[current_]);
        const auto end = static_cast<std::int64_t>(hit.end - begins_[current_]);
        const char* const strand = reverse ? "-" : "+";
        const SearchPattern& pattern = session_.pattern_of(hit);
        const std::string cigar = options_.cigar ? session_.cigar_of(hit, here) : "";
        std::string& text = session_.out.text();
        const auto end_row = [&] {
            if (options_.cigar) text += '\t' + cigar;
            text += '\n';
        };
        const auto field = [&text](std::string_view value) {
            append_field(text, value);
            text += '\t';
        };
        const auto number = [&text](std::int64_t value, std::string_view after) {
            append_number(text, value);
            text += after;
        };
        if (options_.json) {
            text += "{\"file\":";
            append_json_string(text, reader_.file());
            text += ",\"record\":";
            append_json_string(text, names_[current_]);
            text += ",\"start\":";
            number(start, ",\"end\":");
            number(end, ",\"strand\":\"");
            text += strand;
            text += "\",\"pattern\":";
            append_json_string(text, pattern.name);
            text += ",\"errors\":";
            number(hit.cost, ",\"matched\":");
            append_json_string(text, matched);
            if (options_.cigar) text += ",\"cigar\":\"" + cigar + '"';
            text += "}\n";
            return;
        }
        if (options_.only_matching) {
            if (session_.names_files) text += reader_.file() + ':';
            text += matched;
            return end_row();
        }
        if (options_.bed) {
            field(names_[current_]);
            number(start, "\t");
            number(end, "\t");
            field(pattern.name);
            number(hit.cost, "\t");
            text += strand;
            return end_row();
        }
        if (session_.names_files) field(reader_.file());
        field(names_[current_]);
        number(start, "\t");
        number(end, "\t");
        field(strand);
        field(pattern.name);
        number(hit.cost, "\t");
        append_field(text, matched);
        end_row();
    }

    SearchSession& session_;
    const SearchCommandOptions& options_;
    SequenceReader reader_;
    std::size_t letters_at_once_;
    bool done_ = false;  ///< no more of this file is wanted
    std::uint64_t matches_ = 0;

    std::string letters_;              ///< of records, with newlines between them
    std::vector<std::size_t> begins_;  ///< of each
    std::vector<std::string> names_;
    std::size_t current_ = 0;  ///< the record of the last occurrence
};

}  // namespace

Status search_records(SearchSession& session, ByteSource source, SequenceFormat format) {
    const SearchCommandOptions& options = session.options;
    for (const auto& [is_set, name] : {std::pair{options.invert, "-v"},
                                       {options.line_numbers, "-n"},
                                       {options.byte_offsets, "-b"}})
        if (is_set)
            return Failure::user(
                fmt::format("{} is {}, and {} is for lines; leave it out, or add --format lines",
                            source.file(), name_of(format), name));
    const std::size_t letters_at_once = session.is_awaited(source) ? 0 : kLettersAtOnce;
    SequenceOptions reading;
    reading.format = format;
    reading.list = true;
    MINTERM_TRY(SequenceReader reader, read_sequences(std::move(source), reading));
    return RecordSearch(session, std::move(reader), letters_at_once).run();
}

}  // namespace minterm
