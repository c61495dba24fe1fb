// SPDX-License-Identifier: Apache-2.0
#include "cli/pair_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <future>
#include <utility>

#include "cli/read_ahead.hpp"
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

/// Ends the reading in the middle.
void break_off(PairChunk& chunk, Failure why) {
    chunk.end = std::move(why);
    chunk.is_last = chunk.broke_off = true;
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

    /// Reads pairs until the chunk is full, or the last one, and gives how many there are.
    virtual std::size_t fill(PairChunk& chunk) = 0;
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

/// One of two files that are read in step, as far as the chunk needs it or further.
class Side {
public:
    explicit Side(SequenceReader reader) : reader_(std::move(reader)) {}

    const SequenceReader& reader() const { return reader_; }
    std::size_t letters() const { return letters_; }  ///< of the chunk's records
    std::size_t size() const { return records_->size(); }
    std::string_view name(std::size_t row) const { return records_->name(row); }
    bool ends_at(std::size_t row) const { return ended_ && size() == row; }
    /// Why it ended, if that is a mistake.
    std::optional<Failure>& end() { return end_; }
    /// Records that could not be read, by their rows.
    std::vector<BrokenPair>& broken() { return broken_; }

    /// A chunk's records go here, those first that the chunk before had too many.
    void begin(RecordTexts& records) {
        records_ = &records;
        letters_ = 0;
        for (std::size_t i = 0; i < surplus_.size(); ++i) {
            records.add(surplus_.name(i), surplus_.bytes(i));
            letters_ += surplus_.bytes(i).size();
        }
        surplus_.clear();
    }

    /// Reads until there are so many records, or so many letters more than before.
    void read_to(std::size_t rows, std::size_t more_letters) {
        const std::size_t before = letters_;
        while (!ended_ && size() < rows && letters_ - before < more_letters) {
            Read read = read_record(reader_, record_);
            if (!read.found) {
                ended_ = true;
                end_ = std::move(read.failure);
                return;
            }
            if (read.failure) broken_.push_back({size(), std::move(*read.failure)});
            records_->add(record_);
            letters_ += record_.bytes.size();
        }
    }

    /// Keeps what is behind so many rows for the next chunk.
    void keep_behind(std::size_t rows) {
        for (std::size_t row = rows; row < size(); ++row)
            surplus_.add(records_->name(row), records_->bytes(row));
        const auto is_of_chunk = [rows](const BrokenPair& one) { return one.row < rows; };
        std::erase_if(broken_, is_of_chunk);
        for (BrokenPair& one : broken_) one.row -= rows;
    }

    /// How many records of the chunk and behind it there are.
    std::uint64_t count_rest() {
        std::uint64_t count = size();
        while (!ended_ && read_record(reader_, record_).found) ++count;
        return count;
    }

private:
    SequenceReader reader_;
    SequenceRecord record_;  ///< scratch
    RecordTexts* records_ = nullptr;
    std::size_t letters_ = 0;
    std::vector<BrokenPair> broken_;
    bool ended_ = false;
    std::optional<Failure> end_;
    RecordTexts surplus_;
};

class FilesInStep : public PairReader::State {
public:
    FilesInStep(SequenceReader a, SequenceReader b) : a_(std::move(a)), b_(std::move(b)) {}

    std::size_t fill(PairChunk& chunk) override {
        a_.begin(chunk.records_a);
        b_.begin(chunk.records_b);
        std::size_t rows = 0;
        do {
            letters = a_.letters() + b_.letters();
            read_both(enough_rows(rows), letters < enough_letters
                                             ? (enough_letters - letters) / 2 + 1
                                             : size.most_letters / 2 + 1);
            rows = std::min(a_.size(), b_.size());
            letters = a_.letters() + b_.letters();
        } while (!is_full(rows) && !a_.ends_at(rows) && !b_.ends_at(rows));
        note_broken(rows, chunk);
        if (a_.ends_at(rows) || b_.ends_at(rows)) finish(rows, chunk);
        a_.keep_behind(rows);
        b_.keep_behind(rows);
        return rows;
    }

    void point(std::size_t rows, PairChunk& chunk) override {
        for (std::size_t row = 0; row < rows; ++row) {
            chunk.a.push_back(chunk.records_a.bytes(row));
            chunk.b.push_back(chunk.records_b.bytes(row));
            chunk.names_a.push_back(chunk.records_a.name(row));
            chunk.names_b.push_back(chunk.records_b.name(row));
        }
    }

    const SequenceReader& reader_a() const override { return a_.reader(); }
    const SequenceReader& reader_b() const override { return b_.reader(); }

private:
    /// About as many as fill the chunk, at least one more than there are.
    std::size_t enough_rows(std::size_t rows) const {
        constexpr std::size_t kAtFirst = 1024;
        std::size_t more = kAtFirst;
        if (rows > 0)
            more = letters < enough_letters ? 1 + (enough_letters - letters) / (1 + letters / rows)
                                            : 1;
        const std::size_t whole = (rows + more + size.multiple - 1) / size.multiple * size.multiple;
        return std::max(rows + 1, std::min(whole, size.most_pairs));
    }

    void read_both(std::size_t rows, std::size_t more_letters) {
        std::future<bool> other;
        if (size.side_by_side)
            other = start_beside([&] {
                b_.read_to(rows, more_letters);
                return true;
            });
        a_.read_to(rows, more_letters);
        if (other.valid())
            other.get();
        else
            b_.read_to(rows, more_letters);
    }

    /// Of pairs of the chunk, a's before b's.
    void note_broken(std::size_t rows, PairChunk& chunk) {
        for (Side* const side : {&a_, &b_})
            for (const BrokenPair& one : side->broken())
                if (one.row < rows) chunk.broken.push_back(one);
        std::ranges::stable_sort(chunk.broken, {}, &BrokenPair::row);
    }

    /// One of the files has no record for this row.
    void finish(std::size_t rows, PairChunk& chunk) {
        chunk.is_last = true;
        a_.read_to(rows + 1, 1);
        b_.read_to(rows + 1, 1);
        const bool no_a = a_.ends_at(rows);
        const bool no_b = b_.ends_at(rows);
        if (no_a && a_.end()) return break_off(chunk, std::move(*a_.end()));
        if (no_b && b_.end()) return break_off(chunk, std::move(*b_.end()));
        if (no_a != no_b) chunk.end = no_b ? too_many(a_, b_, rows) : too_many(b_, a_, rows);
    }

    /// The record of row `rows` is the first in `more` without a partner.
    Failure too_many(Side& more, const Side& fewer, std::size_t rows) const {
        const std::string first(more.name(rows));
        const std::uint64_t count = pairs + more.count_rest();
        const std::uint64_t partners = pairs + rows;
        return Failure::user(fmt::format(
            "{} has more records than {}: {}, and {} there; the first without a partner is record "
            "{}, {}; give both files the same records, in the same order",
            more.reader().file(), fewer.reader().file(), count, partners, partners + 1,
            quoted_name(first)));
    }

    Side a_, b_;
};

class Columns : public PairReader::State {
public:
    explicit Columns(SequenceReader reader) : reader_(std::move(reader)) {}

    std::size_t fill(PairChunk& chunk) override {
        letters = 0;
        std::size_t rows = 0;
        while (!is_full(rows) && read(rows, chunk)) ++rows;
        return rows;
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
    /// Reads pair `row`; false: there is none.
    bool read(std::size_t row, PairChunk& chunk) {
        Read line = read_record(reader_, line_);
        if (!line.found) {
            chunk.is_last = true;
            if (line.failure) break_off(chunk, std::move(*line.failure));
            return false;
        }
        const auto count =
            1 + static_cast<std::size_t>(std::count(line_.name.begin(), line_.name.end(), '\t'));
        if (columns_ == 0) columns_ = count;
        if (columns_ != 2 && columns_ != 3) {
            break_off(chunk, wrong_line(row, count,
                                        "expected two columns, A and B, or three, ID, A and B"));
            return false;
        }
        if (count != columns_)
            chunk.broken.push_back(
                {row, wrong_line(row, count,
                                 fmt::format("expected {} columns, as in line 1", columns_))});
        chunk.records_a.add(line_);
        letters += line_.bytes.size();
        return true;
    }

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
    const std::size_t rows = state.fill(chunk);
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
