// SPDX-License-Identifier: Apache-2.0
#include "cli/search_records.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/read_ahead.hpp"
#include "cli/record_names.hpp"
#include "runtime/input/sequence_source.hpp"

namespace minterm {
namespace {

/// Letters that are searched at once, if records are shorter.
constexpr std::size_t kLettersAtOnce = std::size_t{4} << 20;

class RecordSearch {
public:
    RecordSearch(SearchSession& session, SequenceReader reader, std::size_t letters_at_once,
                 bool ahead)
        : session_(session),
          options_(session.options),
          reader_(std::move(reader)),
          letters_at_once_(letters_at_once),
          batches_(ahead) {}

    Status run() {
        write_header();
        bool more = true;
        while (more && !done_ && !session_.broken_output) {
            batch_ = &batches_.next([this](Batch& batch) { return read(batch); });
            more = batch_->more;
            for (const Failure& failure : batch_->failures) session_.report(failure);
            MINTERM_TRY([[maybe_unused]] const Unit searched, search_batch());
        }
        session_.finish_file(reader_.file(), matches_);
        return success();
    }

private:
    /// Records that are searched together.
    struct Batch {
        std::string letters;              ///< of records, with newlines between them
        std::vector<std::size_t> begins;  ///< of each
        std::vector<std::string> names;
        std::vector<Failure> failures;  ///< of records that are left out
        bool more = true;               ///< to be read after it
    };

    bool prints_hits() const { return !options_.count && !session_.is_settled(); }

    void write_header() {
        const bool table =
            prints_hits() && !options_.only_matching && !options_.json && !options_.bed;
        if (!table || std::exchange(session_.header_written, true)) return;
        if (session_.names_files) session_.out.text() += "file\t";
        session_.out.text() += "record\tstart\tend\tstrand\tpattern\terrors\tmatched";
        session_.out.text() += options_.cigar ? "\tcigar\n" : "\n";
    }

    /// Says whether there is more to read.
    bool read(Batch& batch) {
        batch.letters.clear();
        batch.begins.clear();
        batch.names.clear();
        batch.failures.clear();
        do {
            const Result<bool> found = reader_.next(record_);
            if (!found) batch.failures.push_back(found.failure());
            batch.more = found ? *found : reader_.resumes();
            if (found && batch.more) add(batch);
        } while (batch.more && batch.failures.empty() && batch.letters.size() < letters_at_once_);
        return batch.more;
    }

    void add(Batch& batch) {
        if (!batch.begins.empty()) batch.letters += '\n';
        batch.begins.push_back(batch.letters.size());
        batch.names.push_back(std::move(record_.name));
        if (batch.letters.empty()) {
            batch.letters.swap(record_.bytes);
        } else {
            batch.letters += record_.bytes;
        }
    }

    Status search_batch() {
        current_ = 0;
        return session_.scan(batch_->letters, options_.occurrences_of_records(),
                             [this](const SearchHit& hit) { return take(hit); });
    }

    /// Says whether to go on.
    bool take(const SearchHit& hit) {
        while (current_ + 1 < batch_->begins.size() && batch_->begins[current_ + 1] < hit.end)
            ++current_;
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
            std::string_view(batch_->letters).substr(hit.start, hit.end - hit.start);
        const bool reverse = session_.is_reverse(hit);
        const std::string matched = reverse ? reverse_complement(here) : std::string(here);
        const auto start = static_cast<std::int64_t>(hit.start - batch_->begins[current_]);
        const auto end = static_cast<std::int64_t>(hit.end - batch_->begins[current_]);
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
            append_json_string(text, batch_->names[current_]);
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
            field(batch_->names[current_]);
            number(start, "\t");
            number(end, "\t");
            field(pattern.name);
            number(hit.cost, "\t");
            text += strand;
            return end_row();
        }
        if (session_.names_files) field(reader_.file());
        field(batch_->names[current_]);
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

    SequenceRecord record_;
    const Batch* batch_ = nullptr;  ///< that is searched
    std::size_t current_ = 0;       ///< the record of the last occurrence
    ReadAhead<Batch> batches_;
};

}  // namespace

Status search_records(SearchSession& session, ByteSource source, SequenceFormat format) {
    const SearchCommandOptions& options = session.options;
    for (const auto& [is_set, name] : {std::pair{options.invert, "-v"},
                                       {options.line_numbers, "-n"},
                                       {options.byte_offsets, "-b"},
                                       {options.words, "-w"},
                                       {options.whole_line, "-x"},
                                       {options.after.has_value(), "-A"},
                                       {options.before.has_value(), "-B"},
                                       {options.around.has_value(), "-C"}})
        if (is_set)
            return Failure::user(
                fmt::format("{} is {}, and {} is for lines; leave it out, or add --format lines",
                            source.file(), name_of(format), name));
    const std::size_t letters_at_once = session.is_awaited(source) ? 0 : kLettersAtOnce;
    const bool ahead = session.reads_ahead(source);
    SequenceOptions reading;
    reading.format = format;
    reading.list = true;
    MINTERM_TRY(SequenceReader reader, read_sequences(std::move(source), reading));
    return RecordSearch(session, std::move(reader), letters_at_once, ahead).run();
}

}  // namespace minterm
