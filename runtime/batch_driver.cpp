// SPDX-License-Identifier: Apache-2.0
//
// Runs a batch kernel over groups of pairs: edges and symbols into words, tiles from top to bottom,
// the right edge into one number a pair.
#include "runtime/batch_driver.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <utility>

namespace minterm {

namespace {

Failure out_of_memory(std::size_t rows, std::size_t columns) {
    return Failure::environment("not enough memory to compare strings of up to " +
                                std::to_string(rows) + " with strings of up to " +
                                std::to_string(columns) + " symbols side by side");
}

/// The codes as words in which all lanes are alike.
void broadcast(std::span<const std::uint8_t> codes, std::size_t planes, std::size_t word_bytes,
               std::byte* words) {
    for (const std::uint8_t code : codes)
        for (std::size_t plane = 0; plane < planes; ++plane, words += word_bytes)
            std::memset(words, (code >> plane & 1) != 0 ? 0xFF : 0, word_bytes);
}

void set_bit(std::byte* word, std::size_t bit) {
    word[bit / 8] |= std::byte{static_cast<unsigned char>(1U << (bit % 8))};
}

/// In word i the lanes whose length is greater than i, for every i from the least length to the
/// greatest less one; words before that, which would have all lanes, are left alone.
void mark_lengths(std::span<const std::uint32_t> lengths, const LengthRange& range,
                  std::size_t word_bytes, std::byte* words) {
    if (range.least == range.most) return;
    std::memset(words + range.least * word_bytes, 0, (range.most - range.least) * word_bytes);
    // First where each lane ends (in word length - 1), then from there upwards.
    for (std::size_t lane = 0; lane < lengths.size(); ++lane)
        if (lengths[lane] > range.least) set_bit(words + (lengths[lane] - 1) * word_bytes, lane);
    for (std::size_t i = range.most - 1; i > range.least; --i) {
        std::byte* word = words + i * word_bytes;
        for (std::size_t byte = 0; byte < word_bytes; ++byte)
            (word - word_bytes)[byte] |= word[byte];
    }
}

std::vector<std::uint32_t> lengths_of(std::span<const SymbolSpan> texts) {
    std::vector<std::uint32_t> lengths;
    lengths.reserve(texts.size());
    for (const SymbolSpan text : texts) lengths.push_back(static_cast<std::uint32_t>(text.size()));
    return lengths;
}

LengthRange range_of(std::span<const std::uint32_t> values) {
    LengthRange range;
    for (const std::uint32_t value : values) range.take(value);
    return range;
}

/// So many masks are kept from one query to the next: all of an alphabet of bytes.
constexpr std::size_t kMostMasksKept = 256;

/// What sums start from in each lane.
std::vector<std::int64_t> first_row_of(const BatchRun& run,
                                       std::span<const std::uint32_t> columns) {
    std::vector<std::int64_t> values(columns.size(), 0);
    for (std::size_t lane = 0; run.is_sum && lane < columns.size(); ++lane)
        values[lane] = run.first_row[columns[lane]];
    return values;
}

void call(KernelEntry entry, std::byte* const* buffers, std::size_t begin, std::size_t end,
          std::size_t word_bytes) {
    std::array<std::int64_t, batch::kScalarCount> scalars{};
    scalars[batch::kBegin] = static_cast<std::int64_t>(begin);
    scalars[batch::kEnd] = static_cast<std::int64_t>(end);
    scalars[batch::kWordBytes] = static_cast<std::int64_t>(word_bytes);
    entry(buffers, scalars.data());
}

}  // namespace

struct BatchDriver::Shape {
    std::span<const std::uint32_t> rows;     ///< of each lane; one entry where all have the same
    std::span<const std::uint32_t> columns;  ///< of each lane
    LengthRange row_range;
    LengthRange column_range;
    std::span<const std::int64_t> first_row;  ///< D[0][n] of each lane
    const std::byte* symbols_a = nullptr;
    const std::byte* symbols_b = nullptr;
    const std::byte* active = nullptr;

    std::uint32_t rows_of(std::size_t lane) const { return rows[rows.size() == 1 ? 0 : lane]; }
};

Status BatchTargets::load(const BatchRun& run, std::span<const SymbolSpan> texts) {
    const std::size_t word_bytes = run.kernel.word_bytes();
    columns_ = lengths_of(texts);
    column_range_ = range_of(columns_);
    first_row_ = first_row_of(run, columns_);
    const LengthRange& range = column_range_;
    const std::size_t planes = run.b.planes();
    if (!symbols_.reserve(range.most * planes * word_bytes) ||
        !active_.reserve(range.most * word_bytes))
        return out_of_memory(0, range.most);
    transpose_planes(texts, run.b, range.most, word_bytes, symbols_.data());
    mark_lengths(columns_, range, word_bytes, active_.data());
    forget_masks();
    return success();
}

void BatchTargets::forget_masks() {
    for (const std::uint32_t code : code_of_slot_) slot_of_code_[code] = kNoSlot;
    code_of_slot_.clear();
}

Status BatchTargets::make_masks(const BatchRun& run, SymbolSpan a) {
    if (run.kernel.predicates == 0) return success();
    if (code_of_slot_.size() > kMostMasksKept) forget_masks();
    for (std::size_t row = 0; row < a.size(); ++row) {
        const std::uint32_t code = run.a.code(a[row]);
        if (code >= slot_of_code_.size()) slot_of_code_.resize(std::size_t{code} + 1, kNoSlot);
        if (slot_of_code_[code] != kNoSlot) continue;
        const std::size_t slot = code_of_slot_.size();
        if (slot == masks_.size()) masks_.emplace_back();
        if (Status made = make_mask(run, code, masks_[slot]); !made) return made;
        code_of_slot_.push_back(code);
        slot_of_code_[code] = static_cast<std::uint32_t>(slot);
    }
    return success();
}

Status BatchTargets::make_mask(const BatchRun& run, std::uint32_t code, AlignedBuffer& mask) {
    const BatchKernel& kernel = run.kernel;
    const std::size_t word_bytes = kernel.word_bytes();
    const std::size_t columns = column_range_.most;
    AlignedBuffer planes;
    if (!planes.reserve(run.a.planes() * word_bytes) ||
        !mask.reserve(columns * static_cast<std::size_t>(kernel.predicates) * word_bytes))
        return out_of_memory(0, columns);
    for (std::size_t plane = 0; plane < run.a.planes(); ++plane)
        std::memset(planes.data() + plane * word_bytes,
                    (code >> run.a.bits[plane] & 1) != 0 ? 0xFF : 0, word_bytes);
    std::array<std::byte*, batch::kFirstMask + 1> buffers{};
    buffers[batch::kSymbolsA] = planes.data();
    buffers[batch::kSymbolsB] = symbols_.data();
    buffers[batch::kFirstMask] = mask.data();
    call(kernel.masks, buffers.data(), 0, columns, word_bytes);
    return success();
}

Status BatchDriver::prepare(const Shape& shape) {
    const BatchKernel& kernel = run_.kernel;
    const std::size_t word_bytes = kernel.word_bytes();
    const auto vertical = static_cast<std::size_t>(kernel.vertical_planes);
    const auto horizontal = static_cast<std::size_t>(kernel.horizontal_planes);
    const std::size_t rows = shape.row_range.most;
    const std::size_t columns = shape.column_range.most;
    const auto edge = [&](std::span<const std::uint8_t> codes, std::size_t count,
                          std::size_t planes, AlignedBuffer& words, std::size_t& ready) {
        if (count <= ready) return true;
        // Twice as much as before, so that growing lengths cost no more than the longest.
        ready = std::min(codes.size(), std::max(count, 2 * ready));
        if (!words.reserve(ready * planes * word_bytes)) return false;
        broadcast(codes.first(ready), planes, word_bytes, words.data());
        return true;
    };
    if (!edge(run_.left, rows, vertical, left_words_, left_ready_) ||
        !edge(run_.top, columns, horizontal, top_words_, top_ready_) ||
        !vertical_.reserve(rows * vertical * word_bytes) ||
        !horizontal_.reserve(columns * horizontal * word_bytes) ||
        !counted_.reserve(rows * word_bytes) ||
        !counters_.reserve(static_cast<std::size_t>(kernel.counter_planes) * word_bytes))
        return out_of_memory(rows, columns);
    std::memcpy(vertical_.data(), left_words_.data(), rows * vertical * word_bytes);
    std::memcpy(horizontal_.data(), top_words_.data(), columns * horizontal * word_bytes);
    buffers_.assign(batch::kFirstMask + static_cast<std::size_t>(kernel.tiles.front().rows),
                    nullptr);
    return success();
}

void BatchDriver::run(KernelEntry entry, std::size_t begin, std::size_t end) {
    call(entry, buffers_.data(), begin, end, run_.kernel.word_bytes());
}

/// Runs all tiles from top to bottom, each over the columns of the pairs that still have rows.
void BatchDriver::sweep(const Shape& shape, std::optional<std::int64_t> bound) {
    const BatchKernel& kernel = run_.kernel;
    const std::size_t word_bytes = kernel.word_bytes();
    const std::size_t rows = shape.row_range.most;
    const auto a_planes = static_cast<std::size_t>(kernel.a_planes);
    const auto vertical = static_cast<std::size_t>(kernel.vertical_planes);

    // The columns of the lanes with so many rows or more, where lanes differ.
    std::vector<LengthRange> columns_from;
    if (shape.row_range.least != rows) {
        columns_from.resize(rows + 1);
        for (std::size_t lane = 0; lane < shape.columns.size(); ++lane)
            columns_from[shape.rows[lane]].take(shape.columns[lane]);
        for (std::size_t row = rows; row-- > shape.row_range.least;)
            columns_from[row].take(columns_from[row + 1]);
    }

    std::int64_t below =
        static_cast<std::int64_t>(rows);  // diagonals of the band, see Note [Bound]
    std::int64_t above = static_cast<std::int64_t>(shape.column_range.most);
    if (bound && run_.gaps) {
        const auto [down, right, margin] = *run_.gaps;
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        std::int64_t most = std::numeric_limits<std::int64_t>::min();
        for (std::size_t lane = 0; lane < shape.columns.size(); ++lane) {
            const std::int64_t last = std::int64_t{shape.columns[lane]} - shape.rows_of(lane);
            least = std::min(least, last);
            most = std::max(most, last);
        }
        above = std::min(
            above, margin + std::max<std::int64_t>(0, (*bound + most * down) / (down + right)));
        below = std::min(
            below, margin + std::max<std::int64_t>(0, (*bound - least * right) / (down + right)));
    }

    buffers_[batch::kSymbolsB] = const_cast<std::byte*>(shape.symbols_b);
    buffers_[batch::kActive] = const_cast<std::byte*>(shape.active);
    buffers_[batch::kHorizontal] = horizontal_.data();
    for (std::size_t row = 0; row < rows;) {
        auto tile = kernel.tiles.begin();
        while (static_cast<std::size_t>(tile->rows) > rows - row) ++tile;
        const auto height = static_cast<std::size_t>(tile->rows);
        buffers_[batch::kVertical] = vertical_.data() + row * vertical * word_bytes;
        if (kernel.predicates > 0)
            std::copy_n(row_masks_.begin() + static_cast<std::ptrdiff_t>(row), height,
                        buffers_.begin() + batch::kFirstMask);
        else
            buffers_[batch::kSymbolsA] =
                const_cast<std::byte*>(shape.symbols_a) + row * a_planes * word_bytes;

        const LengthRange& live = row < shape.row_range.least || columns_from.empty()
                                      ? shape.column_range
                                      : columns_from[row + 1];
        const auto first = static_cast<std::size_t>(
            std::max<std::int64_t>(0, static_cast<std::int64_t>(row) - below));
        const std::size_t end =
            std::min<std::size_t>(live.most, row + height + static_cast<std::size_t>(above));
        const std::size_t steady_end = std::min<std::size_t>(live.least, end);
        if (first < steady_end) run(tile->steady, first, steady_end);
        if (const std::size_t held = std::max(first, steady_end); held < end)
            run(tile->held, held, end);
        if (first < end)
            cells_computed_ += std::uint64_t{height} * (end - first) *
                               static_cast<std::uint64_t>(kernel.word_bits);
        row += height;
    }
}

BatchDriver::Answers BatchDriver::read_answers(const Shape& shape,
                                               std::optional<std::int64_t> bound) {
    const BatchKernel& kernel = run_.kernel;
    const std::size_t word_bytes = kernel.word_bytes();
    const auto planes = static_cast<std::size_t>(kernel.counter_planes);
    const std::size_t least = shape.row_range.least;
    const std::size_t most = shape.row_range.most;
    const std::size_t lanes = shape.columns.size();
    answers_.assign(static_cast<std::size_t>(kernel.word_bits), 0);  // lanes without a pair, too
    if (!run_.is_sum || least == most) {
        const std::int64_t values =
            run_.least * (run_.is_sum ? static_cast<std::int64_t>(most) : 1);
        for (std::size_t lane = 0; lane < lanes; ++lane)
            answers_[lane] = shape.first_row[lane] + values;
    } else {
        for (std::size_t lane = 0; lane < lanes; ++lane)
            answers_[lane] = shape.first_row[lane] + run_.least * shape.rows[lane];
    }
    // Where numbers count one by one they are added to the answers as they come.
    std::int64_t* numbers = answers_.data();
    if (run_.step != 1) {
        numbers_.assign(answers_.size(), 0);
        numbers = numbers_.data();
    }

    buffers_[batch::kVertical] = vertical_.data();
    buffers_[batch::kCounters] = counters_.data();
    const auto sum = [&](KernelEntry entry, std::size_t begin, std::size_t end) {
        while (begin < end) {
            const std::size_t stop = std::min<std::size_t>(
                end, begin + static_cast<std::size_t>(kernel.most_rows_summed));
            std::memset(counters_.data(), 0, planes * word_bytes);
            run(entry, begin, stop);
            add_lane_numbers(counters_.data(), planes, word_bytes, numbers);
            begin = stop;
        }
    };
    buffers_[batch::kCounted] = counted_.data();
    if (run_.is_sum) {
        mark_lengths(shape.rows, shape.row_range, word_bytes, counted_.data());
        sum(kernel.sum, 0, least);
        sum(kernel.sum_counted, least, most);
    } else if (least == most) {
        sum(kernel.sum, most - 1, most);
    } else {
        std::memset(counted_.data() + (least - 1) * word_bytes, 0, (most - least + 1) * word_bytes);
        for (std::size_t lane = 0; lane < shape.rows.size(); ++lane)
            set_bit(counted_.data() + (shape.rows[lane] - 1) * word_bytes, lane);
        sum(kernel.sum_counted, least - 1, most);
    }

    if (run_.step != 1)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            answers_[lane] += run_.step * numbers_[lane];
    if (bound)
        for (std::int64_t& answer : answers_)
            if (answer > *bound) answer = kMoreThanBound;
    return Answers(answers_).first(lanes);
}

Result<BatchDriver::Answers> BatchDriver::run_pairs(std::span<const SymbolSpan> a,
                                                    std::span<const SymbolSpan> b,
                                                    std::optional<std::int64_t> bound) {
    const std::size_t word_bytes = run_.kernel.word_bytes();
    const std::vector<std::uint32_t> rows = lengths_of(a);
    const std::vector<std::uint32_t> columns = lengths_of(b);
    const std::vector<std::int64_t> first_row = first_row_of(run_, columns);
    Shape shape{rows, columns, range_of(rows), range_of(columns), first_row};
    const LengthRange& range = shape.column_range;
    if (Status ready = prepare(shape); !ready) return std::move(ready).failure();
    if (!symbols_a_.reserve(shape.row_range.most * run_.a.planes() * word_bytes) ||
        !symbols_b_.reserve(range.most * run_.b.planes() * word_bytes) ||
        !active_.reserve(range.most * word_bytes))
        return out_of_memory(shape.row_range.most, range.most);
    transpose_planes(a, run_.a, shape.row_range.most, word_bytes, symbols_a_.data());
    transpose_planes(b, run_.b, range.most, word_bytes, symbols_b_.data());
    mark_lengths(columns, range, word_bytes, active_.data());
    shape.symbols_a = symbols_a_.data();
    shape.symbols_b = symbols_b_.data();
    shape.active = active_.data();
    sweep(shape, bound);
    return read_answers(shape, bound);
}

Result<BatchDriver::Answers> BatchDriver::run_query(SymbolSpan a, BatchTargets& targets,
                                                    std::optional<std::int64_t> bound) {
    const std::uint32_t rows[1] = {static_cast<std::uint32_t>(a.size())};
    Shape shape{
        rows, targets.columns_, {a.size(), a.size()}, targets.column_range_, targets.first_row_};
    if (Status ready = prepare(shape); !ready) return std::move(ready).failure();
    shape.active = targets.active_.data();
    if (Status ready = targets.make_masks(run_, a); !ready) return std::move(ready).failure();
    row_masks_.clear();
    if (run_.kernel.predicates > 0)
        for (std::size_t row = 0; row < a.size(); ++row)
            row_masks_.push_back(targets.mask_of(run_.a.code(a[row])));
    sweep(shape, bound);
    return read_answers(shape, bound);
}

}  // namespace minterm
