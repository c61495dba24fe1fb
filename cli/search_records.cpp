// SPDX-License-Identifier: Apache-2.0
#include "cli/search_records.hpp"

#include <fmt/format.h>

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/occurrence_output.hpp"
#include "runtime/input/quoted_name.hpp"
#include "runtime/input/sequence_source.hpp"

namespace minterm {
namespace {

/// Records that are searched together.
struct Batch final : TextFeed::Text {
    std::string letters;              ///< of records, with newlines between them
    std::vector<std::size_t> begins;  ///< of each
    std::vector<std::string> names;
    std::vector<Failure> failures;  ///< of records that are left out

    void clear() {
        letters.clear();
        begins.clear();
        names.clear();
        failures.clear();
    }
};

class RecordSearch final : public SearchedTexts {
public:
    RecordSearch(SearchSession& session, SequenceReader reader, std::size_t letters_at_once)
        : SearchedTexts(session, session.options.occurrences_of_records()),
          reader_(std::move(reader)),
          output_(session, reader_.file(), true),
          letters_at_once_(letters_at_once) {}

    Status run(int readers) {
        output_.write_header();
        MINTERM_TRY([[maybe_unused]] const Unit searched, search(readers));
        output_.finish();
        return success();
    }

    std::unique_ptr<Text> make() override { return std::make_unique<Batch>(); }

private:
    bool read_text(Text& text) override {
        if (!more_) return false;
        auto& batch = static_cast<Batch&>(text);
        batch.clear();
        do {
            const Result<bool> found = reader_.next(record_);
            if (!found) batch.failures.push_back(found.failure());
            more_ = found ? *found : reader_.resumes();
            if (!found || !more_) continue;
            if (Status characters = session_.check_characters(record_.bytes, record_name());
                !characters) {
                batch.failures.push_back(characters.failure());
            } else {
                add(batch);
            }
        } while (more_ && batch.failures.empty() && batch.letters.size() < letters_at_once_);
        batch.bytes = batch.letters;
        return true;
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

    bool begin_text(const Text& text) override {
        batch_ = &static_cast<const Batch&>(text);
        current_ = 0;
        for (const Failure& failure : batch_->failures) session_.report(failure);
        return true;
    }

    bool take_hit(const SearchHit& hit) override {
        while (current_ + 1 < batch_->begins.size() && batch_->begins[current_ + 1] < hit.end)
            ++current_;
        return output_.take(hit, hit.start - batch_->begins[current_],
                            batch_->bytes.substr(hit.start, hit.end - hit.start),
                            batch_->names[current_]);
    }

    bool end_text(const Text& /*text*/) override { return !output_.is_done(); }

    SequenceReader reader_;
    OccurrenceOutput output_;
    std::size_t letters_at_once_;

    // Of the reading, which may be on another thread:
    SequenceRecord record_;
    bool more_ = true;
    // Of the search:
    const Batch* batch_ = nullptr;
    std::size_t current_ = 0;  ///< the record of the last occurrence
};

}  // namespace

Status search_records(SearchSession& session, ByteSource source, SequenceFormat format) {
    const SearchCommandOptions& options = session.options;
    MINTERM_TRY([[maybe_unused]] const Unit fits,
                refuse_options_of_lines(options, source.file(), name_of(format)));
    MINTERM_TRY([[maybe_unused]] const Unit possible,
                refuse_newlines(session, source.file() + " is searched by record"));
    const int readers = session.readers(source);
    const std::size_t letters_at_once =
        session.is_awaited(source) ? 0 : session.bytes_at_once(kTextBytes);
    SequenceOptions reading;
    reading.format = format;
    reading.list = true;
    MINTERM_TRY(SequenceReader reader, read_sequences(std::move(source), reading));
    return RecordSearch(session, std::move(reader), letters_at_once).run(readers);
}

}  // namespace minterm
