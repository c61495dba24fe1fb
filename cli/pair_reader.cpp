// SPDX-License-Identifier: Apache-2.0
#include "cli/pair_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/symbol_list.hpp"
#include "runtime/input/quoted_name.hpp"

namespace minterm {
namespace {

/// What came of reading one record.
struct Read {
    bool found = false;              ///< there is a record, or a broken one
    std::optional<Failure> failure;  ///< it is broken, or nothing more can be read
};

Read read_record(SequenceReader& reader, SequenceRecord& record) {
    Result<bool> found = reader.next(record);
    if (found.ok()) return {*found, {}};
    record.bytes.clear();
    return {reader.resumes(), std::move(found).failure()};
}

/// Where `text` is, all of a record or, of a line, a field.
SourcePlace place_of_text(const SequenceReader& reader, std::uint64_t number, std::string_view line,
                          std::string_view text) {
    const auto from_one = static_cast<std::size_t>(number) + 1;
    return reader.format() == SequenceFormat::Raw
               ? place_in_line(reader.file(), from_one, line, text)
               : place_of_record(reader.file(), from_one);
}

/// Ends the reading in the middle. Gives false, for `State::read`.
bool break_off(PairChunk& chunk, Failure why) {
    chunk.end = std::move(why);
    chunk.broke_off = true;
    return false;
}

/// The fields of a line.
void split(std::string_view line, std::vector<std::string_view>& fields) {
    fields.clear();
    for (;;) {
        const std::size_t end = line.find('\t');
        fields.push_back(line.substr(0, end));
        if (end == std::string_view::npos) return;
        line.remove_prefix(end + 1);
    }
}

}  // namespace

void PairChunk::clear() {
    a.clear();
    b.clear();
    names_a.clear();
    names_b.clear();
    records_a.clear();
    records_b.clear();
    broken.clear();
    end.reset();
    is_last = broke_off = false;
}

struct PairReader::State {
    virtual ~State() = default;

    /// Reads pair `row` of the chunk. False: there is none, and `chunk.end` says why.
    virtual bool read(std::size_t row, PairChunk& chunk) = 0;
    /// Lets the chunk point to what was read, when nothing moves any more.
    virtual void point(std::size_t rows, PairChunk& chunk) = 0;
    /// What a and b are read from.
    virtual const SequenceReader& reader_a() const = 0;
    virtual const SequenceReader& reader_b() const = 0;

    std::uint64_t pairs = 0;  ///< in chunks before this one
    std::size_t letters = 0;  ///< in this one
    ChunkSize size{};
    std::size_t enough_letters = size.first_letters;  ///< for this one, if its pairs fill groups

    bool is_full(std::size_t rows) const {
        return rows >= size.most_pairs || letters >= size.most_letters ||
               (letters >= enough_letters && rows % size.multiple == 0);
    }
};

namespace {

class FilesInStep : public PairReader::State {
public:
    FilesInStep(SequenceReader a, SequenceReader b) : a_(std::move(a)), b_(std::move(b)) {}

    bool read(std::size_t row, PairChunk& chunk) override {
        Read a = read_record(a_, record_a_);
        if (!a.found && a.failure) return break_off(chunk, std::move(*a.failure));
        Read b = read_record(b_, record_b_);
        if (!b.found && b.failure) return break_off(chunk, std::move(*b.failure));
        if (!a.found && !b.found) return false;
        if (!a.found || !b.found) {
            chunk.end = a.found ? too_many(a_, record_a_.name, b_, pairs + row)
                                : too_many(b_, record_b_.name, a_, pairs + row);
            return false;
        }
        if (a.failure) chunk.broken.push_back({row, std::move(*a.failure)});
        if (b.failure) chunk.broken.push_back({row, std::move(*b.failure)});
        chunk.records_a.add(record_a_);
        chunk.records_b.add(record_b_);
        letters += record_a_.bytes.size() + record_b_.bytes.size();
        return true;
    }

    void point(std::size_t rows, PairChunk& chunk) override {
        for (std::size_t row = 0; row < rows; ++row) {
            chunk.a.push_back(chunk.records_a.bytes(row));
            chunk.b.push_back(chunk.records_b.bytes(row));
            chunk.names_a.push_back(chunk.records_a.name(row));
            chunk.names_b.push_back(chunk.records_b.name(row));
        }
    }

    const SequenceReader& reader_a() const override { return a_; }
    const SequenceReader& reader_b() const override { return b_; }

private:
    /// The record of this name is the first in `more` without a partner.
    static Failure too_many(SequenceReader& more, const std::string& first,
                            const SequenceReader& fewer, std::uint64_t partners) {
        std::uint64_t count = partners + 1;
        SequenceRecord record;
        while (read_record(more, record).found) ++count;
        return Failure::user(fmt::format(
            "{} has more records than {}: {}, and {} there; the first without a partner is record "
            "{}, {}; give both files the same records, in the same order",
            more.file(), fewer.file(), count, partners, partners + 1, quoted_name(first)));
    }

    SequenceReader a_, b_;
    SequenceRecord record_a_, record_b_;  ///< scratch
};

class Columns : public PairReader::State {
public:
    explicit Columns(SequenceReader reader) : reader_(std::move(reader)) {}

    bool read(std::size_t row, PairChunk& chunk) override {
        Read line = read_record(reader_, line_);
        if (!line.found) return line.failure && break_off(chunk, std::move(*line.failure));
        const auto count =
            1 + static_cast<std::size_t>(std::count(line_.name.begin(), line_.name.end(), '\t'));
        if (columns_ == 0) columns_ = count;
        if (columns_ != 2 && columns_ != 3)
            return break_off(chunk, wrong_line(row, count,
                                               "expected two columns, A and B, or three, ID, A and "
                                               "B"));
        if (count != columns_)
            chunk.broken.push_back(
                {row, wrong_line(row, count,
                                 fmt::format("expected {} columns, as in line 1", columns_))});
        chunk.records_a.add(line_);
        letters += line_.bytes.size();
        return true;
    }

    void point(std::size_t rows, PairChunk& chunk) override {
        for (std::size_t row = 0; row < rows; ++row) {
            split(chunk.records_a.name(row), names_);
            split(chunk.records_a.bytes(row), fields_);
            const bool whole = fields_.size() == columns_;
            chunk.a.push_back(whole ? fields_[columns_ - 2] : std::string_view());
            chunk.b.push_back(whole ? fields_[columns_ - 1] : std::string_view());
            chunk.names_a.push_back(names_.front());
            if (columns_ == 2) chunk.names_b.push_back(whole ? names_[1] : std::string_view());
        }
    }

    const SequenceReader& reader_a() const override { return reader_; }
    const SequenceReader& reader_b() const override { return reader_; }

private:
    /// For a line of `count` columns.
    Failure wrong_line(std::size_t row, std::size_t count, const std::string& expected) const {
        constexpr std::size_t kShown = 60;
        SourcePlace place;
        place.file = reader_.file();
        place.line = static_cast<std::size_t>(pairs) + row + 1;
        place.column = 1;
        place.line_text = line_.name.substr(0, kShown);
        place.width = std::max<std::size_t>(1, place.line_text.size());
        return {FailureKind::User,
                Message{std::move(place),
                        fmt::format("{}, separated by tabs; this line has {}", expected,
                                    count == 1 ? "one" : std::to_string(count)),
                        {}}};
    }

    SequenceReader reader_;
    SequenceRecord line_;                           ///< scratch
    std::size_t columns_ = 0;                       ///< of the first line; 0 before that
    std::vector<std::string_view> names_, fields_;  ///< scratch
};

}  // namespace

PairReader::PairReader(std::unique_ptr<State> state) : state_(std::move(state)) {}
PairReader::~PairReader() = default;
PairReader::PairReader(PairReader&&) noexcept = default;

Result<PairReader> PairReader::open_files(const std::string& a, const std::string& b,
                                          const SequenceOptions& options) {
    MINTERM_TRY(SequenceReader reader_a, SequenceReader::open(a, options));
    MINTERM_TRY(SequenceReader reader_b, SequenceReader::open(b, options));
    return PairReader(std::make_unique<FilesInStep>(std::move(reader_a), std::move(reader_b)));
}

Result<PairReader> PairReader::open_columns(const std::string& path,
                                            const SequenceOptions& options) {
    MINTERM_TRY(SequenceReader reader, SequenceReader::open(path, options));
    if (reader.format() != SequenceFormat::Raw)
        return Failure::user(fmt::format(
            "{} is {}: name the second file, too, or, if it is columns of text, add --format tsv",
            reader.file(), name_of(reader.format())));
    return PairReader(std::make_unique<Columns>(std::move(reader)));
}

void PairReader::set_chunk(const ChunkSize& size) {
    state_->size = size;
    state_->enough_letters = size.first_letters;
}

void PairReader::next(PairChunk& chunk) {
    State& state = *state_;
    chunk.clear();
    chunk.first = state.pairs;
    state.letters = 0;
    std::size_t rows = 0;
    do {
        chunk.is_last = !state.read(rows, chunk);
        if (chunk.is_last) break;
        ++rows;
    } while (!state.is_full(rows));
    state.point(rows, chunk);
    state.pairs += rows;
    state.enough_letters = std::min(2 * state.enough_letters, state.size.most_letters);
}

SequenceFormat PairReader::format_a() const { return state_->reader_a().format(); }
SequenceFormat PairReader::format_b() const { return state_->reader_b().format(); }

SourcePlace PairReader::place_a(const PairChunk& chunk, std::size_t row) const {
    return place_of_text(state_->reader_a(), chunk.first + row, chunk.records_a.bytes(row),
                         chunk.a[row]);
}
SourcePlace PairReader::place_b(const PairChunk& chunk, std::size_t row) const {
    // A line of columns has both.
    const RecordTexts& records = chunk.records_b.size() == 0 ? chunk.records_a : chunk.records_b;
    return place_of_text(state_->reader_b(), chunk.first + row, records.bytes(row), chunk.b[row]);
}

}  // namespace minterm
