// SPDX-License-Identifier: Apache-2.0
#include "cli/pair_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/symbol_list.hpp"
#include "runtime/input/quoted_name.hpp"

namespace minterm {
namespace {

/// A chunk ends when it has so many pairs or letters: enough to fill words and threads with pairs
/// of like lengths, and little enough to stay in the caches where they are short.
constexpr std::size_t kPairsInChunk = std::size_t{1} << 14;
constexpr std::size_t kLettersInChunk = std::size_t{1} << 26;

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

/// Records of one file, kept for a chunk.
struct Side {
    SequenceReader reader;
    std::vector<SequenceRecord> records{};

    /// Reads record `row` of the chunk.
    Read read(std::size_t row) {
        if (row == records.size()) records.emplace_back();
        return read_record(reader, records[row]);
    }

    /// Where `text` is, all of record `row` or a field of it; the chunk begins with record `first`.
    SourcePlace place(std::uint64_t first, std::size_t row, std::string_view text) const {
        const std::size_t number = static_cast<std::size_t>(first) + row + 1;
        return reader.format() == SequenceFormat::Raw
                   ? place_in_line(reader.file(), number, records[row].bytes, text)
                   : place_of_record(reader.file(), number);
    }
};

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
    virtual const Side& side_a() const = 0;
    virtual const Side& side_b() const = 0;

    std::uint64_t pairs = 0;  ///< in chunks before this one
    std::size_t letters = 0;  ///< in this one
    std::size_t most_pairs = kPairsInChunk;
    std::size_t most_letters = kLettersInChunk;
};

namespace {

class FilesInStep : public PairReader::State {
public:
    FilesInStep(SequenceReader a, SequenceReader b) : a_{std::move(a)}, b_{std::move(b)} {}

    bool read(std::size_t row, PairChunk& chunk) override {
        Read a = a_.read(row);
        if (!a.found && a.failure) return break_off(chunk, std::move(*a.failure));
        Read b = b_.read(row);
        if (!b.found && b.failure) return break_off(chunk, std::move(*b.failure));
        if (!a.found && !b.found) return false;
        if (!a.found || !b.found) {
            chunk.end = a.found ? too_many(a_, b_, row) : too_many(b_, a_, row);
            return false;
        }
        if (a.failure) chunk.broken.push_back({row, std::move(*a.failure)});
        if (b.failure) chunk.broken.push_back({row, std::move(*b.failure)});
        letters += a_.records[row].bytes.size() + b_.records[row].bytes.size();
        return true;
    }

    void point(std::size_t rows, PairChunk& chunk) override {
        for (std::size_t row = 0; row < rows; ++row) {
            chunk.a.emplace_back(a_.records[row].bytes);
            chunk.b.emplace_back(b_.records[row].bytes);
            chunk.names_a.emplace_back(a_.records[row].name);
            chunk.names_b.emplace_back(b_.records[row].name);
        }
    }

    const Side& side_a() const override { return a_; }
    const Side& side_b() const override { return b_; }

private:
    /// Record `row` of the chunk in `more` is the first without a partner.
    Failure too_many(Side& more, const Side& fewer, std::size_t row) const {
        const std::uint64_t partners = pairs + row;
        std::uint64_t count = partners + 1;
        SequenceRecord record;
        while (read_record(more.reader, record).found) ++count;
        return Failure::user(fmt::format(
            "{} has more records than {}: {}, and {} there; the first without a partner is record "
            "{}, {}; give both files the same records, in the same order",
            more.reader.file(), fewer.reader.file(), count, partners, partners + 1,
            quoted_name(more.records[row].name)));
    }

    Side a_, b_;
};

class Columns : public PairReader::State {
public:
    explicit Columns(SequenceReader reader) : side_{std::move(reader)} {}

    bool read(std::size_t row, PairChunk& chunk) override {
        Read line = side_.read(row);
        if (!line.found) return line.failure && break_off(chunk, std::move(*line.failure));
        const SequenceRecord& record = side_.records[row];
        const auto count =
            1 + static_cast<std::size_t>(std::count(record.name.begin(), record.name.end(), '\t'));
        if (columns_ == 0) columns_ = count;
        if (columns_ != 2 && columns_ != 3)
            return break_off(chunk, wrong_line(row, count,
                                               "expected two columns, A and B, or three, ID, A and "
                                               "B"));
        if (count != columns_)
            chunk.broken.push_back(
                {row, wrong_line(row, count,
                                 fmt::format("expected {} columns, as in line 1", columns_))});
        letters += record.bytes.size();
        return true;
    }

    void point(std::size_t rows, PairChunk& chunk) override {
        for (std::size_t row = 0; row < rows; ++row) {
            split(side_.records[row].name, names_);
            split(side_.records[row].bytes, fields_);
            const bool whole = fields_.size() == columns_;
            chunk.a.push_back(whole ? fields_[columns_ - 2] : std::string_view());
            chunk.b.push_back(whole ? fields_[columns_ - 1] : std::string_view());
            chunk.names_a.push_back(names_.front());
            if (columns_ == 2) chunk.names_b.push_back(whole ? names_[1] : std::string_view());
        }
    }

    const Side& side_a() const override { return side_; }
    const Side& side_b() const override { return side_; }

private:
    /// For a line of `count` columns.
    Failure wrong_line(std::size_t row, std::size_t count, const std::string& expected) const {
        constexpr std::size_t kShown = 60;
        SourcePlace place;
        place.file = side_.reader.file();
        place.line = static_cast<std::size_t>(pairs) + row + 1;
        place.column = 1;
        place.line_text = side_.records[row].name.substr(0, kShown);
        place.width = std::max<std::size_t>(1, place.line_text.size());
        return {FailureKind::User,
                Message{std::move(place),
                        fmt::format("{}, separated by tabs; this line has {}", expected,
                                    count == 1 ? "one" : std::to_string(count)),
                        {}}};
    }

    Side side_;
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

void PairReader::set_chunk(std::size_t pairs, std::size_t letters) {
    state_->most_pairs = pairs;
    state_->most_letters = letters;
}

void PairReader::next(PairChunk& chunk) {
    chunk.clear();
    chunk.first = state_->pairs;
    state_->letters = 0;
    std::size_t rows = 0;
    while (rows < state_->most_pairs && state_->letters < state_->most_letters) {
        chunk.is_last = !state_->read(rows, chunk);
        if (chunk.is_last) break;
        ++rows;
    }
    state_->point(rows, chunk);
    state_->pairs += rows;
}

SequenceFormat PairReader::format_a() const { return state_->side_a().reader.format(); }
SequenceFormat PairReader::format_b() const { return state_->side_b().reader.format(); }

SourcePlace PairReader::place_a(const PairChunk& chunk, std::size_t row) const {
    return state_->side_a().place(chunk.first, row, chunk.a[row]);
}
SourcePlace PairReader::place_b(const PairChunk& chunk, std::size_t row) const {
    return state_->side_b().place(chunk.first, row, chunk.b[row]);
}

}  // namespace minterm
