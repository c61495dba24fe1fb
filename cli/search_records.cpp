// SPDX-License-Identifier: Apache-2.0
#include "cli/search_records.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/occurrence_output.hpp"
#include "cli/read_ahead.hpp"
#include "runtime/input/quoted_name.hpp"
#include "runtime/input/sequence_source.hpp"

namespace minterm {
namespace {

class RecordSearch {
public:
    RecordSearch(SearchSession& session, SequenceReader reader, std::size_t letters_at_once,
                 bool ahead)
        : session_(session),
          options_(session.options),
          reader_(std::move(reader)),
          output_(session, reader_.file(), true),
          letters_at_once_(letters_at_once),
          batches_(ahead) {}

    Status run() {
        output_.write_header();
        bool more = true;
        while (more && !output_.is_done() && !session_.broken_output) {
            batch_ = &batches_.next([this](Batch& batch) { return read(batch); });
            more = batch_->more;
            for (const Failure& failure : batch_->failures) session_.report(failure);
            MINTERM_TRY([[maybe_unused]] const Unit searched, search_batch());
        }
        output_.finish();
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
            if (!found || !batch.more) continue;
            if (Status characters = session_.check_characters(record_.bytes, record_name());
                !characters) {
                batch.failures.push_back(characters.failure());
            } else {
                add(batch);
            }
        } while (batch.more && batch.failures.empty() && batch.letters.size() < letters_at_once_);
        return batch.more;
    }

    std::string record_name() const {
        return reader_.file() + ", record " + quoted_name(record_.name);
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
        return output_.take(
            hit, hit.start - batch_->begins[current_],
            std::string_view(batch_->letters).substr(hit.start, hit.end - hit.start),
            batch_->names[current_]);
    }

    SearchSession& session_;
    const SearchCommandOptions& options_;
    SequenceReader reader_;
    OccurrenceOutput output_;
    std::size_t letters_at_once_;

    SequenceRecord record_;
    const Batch* batch_ = nullptr;  ///< that is searched
    std::size_t current_ = 0;       ///< the record of the last occurrence
    ReadAhead<Batch> batches_;
};

}  // namespace

Status search_records(SearchSession& session, ByteSource source, SequenceFormat format) {
    const SearchCommandOptions& options = session.options;
    MINTERM_TRY([[maybe_unused]] const Unit fits,
                refuse_options_of_lines(options, source.file(), name_of(format)));
    MINTERM_TRY([[maybe_unused]] const Unit possible,
                refuse_newlines(session, source.file() + " is searched by record"));
    const std::size_t letters_at_once = session.is_awaited(source) ? 0 : session.bytes_at_once();
    const bool ahead = session.reads_ahead(source);
    SequenceOptions reading;
    reading.format = format;
    reading.list = true;
    MINTERM_TRY(SequenceReader reader, read_sequences(std::move(source), reading));
    return RecordSearch(session, std::move(reader), letters_at_once, ahead).run();
}

}  // namespace minterm
