// SPDX-License-Identifier: Apache-2.0
//
// Runs a batch kernel over groups of pairs: edges and symbols into words, step by step through the
// tiles, the right edge into one number a pair.
#include "runtime/batch/batch_driver.hpp"

#include <algorithm>
#include <array>
#include <bit>
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

/// Those of the counters that a sum of so many rows can reach.
std::size_t planes_of_sum(const BatchKernel& kernel, std::size_t rows) {
    const std::uint64_t greatest = (std::uint64_t{1} << kernel.counter_planes) - 1;
    const std::uint64_t of_row = greatest / static_cast<std::uint64_t>(kernel.most_rows_summed);
    return static_cast<std::size_t>(std::bit_width(std::min(greatest, of_row * rows)));
}

/// So many masks are kept from one query to the next: all of an alphabet of bytes, or of
/// combinations of so many bits.
constexpr std::size_t kMostMasksKept = 256;
constexpr std::size_t kMostCombinedBits = 8;

void call(KernelEntry entry, std::byte* const* buffers, std::size_t begin, std::size_t end,
          std::size_t word_bytes) {
    std::array<std::int64_t, batch::kScalarCount> scalars{};
    scalars[batch::kBegin] = static_cast<std::int64_t>(begin);
    scalars[batch::kEnd] = static_cast<std::int64_t>(end);
    scalars[batch::kWordBytes] = static_cast<std::int64_t>(word_bytes);
    entry(buffers, scalars.data());
}

}  // namespace

Status BatchTargets::load(const BatchRun& run, const PlaceTexts& place) {
    const std::size_t word_bytes = run.kernel.word_bytes();
    const std::span<const SymbolSpan> texts = place.texts;
    share_ends_ = place.share_ends;
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

std::uint32_t BatchTargets::code_of_row(const BatchRun& run, std::span<const SymbolSpan> a,
                                        std::size_t row) const {
    if (a.size() == 1) return run.a.code(a.front()[row]);
    std::uint32_t combined = 0;
    std::size_t place = 0;
    for (const SymbolSpan text : a) {
        const std::uint32_t code = row < text.size() ? run.a.code(text[row]) : 0;
        for (const std::uint8_t bit : run.a.bits) combined |= (code >> bit & 1) << place++;
    }
    return combined;
}

Status BatchTargets::find_masks(const BatchRun& run, std::span<const SymbolSpan> a,
                                std::size_t rows, std::vector<std::byte*>& row_masks) {
    row_masks.clear();
    if (run.kernel.predicates == 0) return success();
    if (code_of_slot_.size() > kMostMasksKept) forget_masks();
    for (std::size_t row = 0; row < rows; ++row) {
        const std::uint32_t code = code_of_row(run, a, row);
        if (code >= slot_of_code_.size()) slot_of_code_.resize(std::size_t{code} + 1, kNoSlot);
        if (slot_of_code_[code] == kNoSlot) {
            const std::size_t slot = code_of_slot_.size();
            if (slot == masks_.size()) masks_.emplace_back();
            if (Status made = make_mask(run, code, masks_[slot]); !made) return made;
            code_of_slot_.push_back(code);
            slot_of_code_[code] = static_cast<std::uint32_t>(slot);
        }
        row_masks.push_back(masks_[slot_of_code_[code]].data());
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
    std::size_t begin = 0;
    for (std::size_t share = 0; share < share_ends_.size(); ++share) {
        const bool is_last = share + 1 == share_ends_.size();
        const std::size_t end = is_last ? word_bytes : share_ends_[share] / 8;
        for (std::size_t plane = 0; plane < run.a.planes(); ++plane) {
            const std::size_t bit =
                share_ends_.size() == 1 ? run.a.bits[plane] : share * run.a.planes() + plane;
            std::memset(planes.data() + plane * word_bytes + begin,
                        (code >> bit & 1) != 0 ? 0xFF : 0, end - begin);
        }
        begin = end;
    }
    std::array<std::byte*, batch::kFirstMask + 1> buffers{};
    buffers[batch::kSymbolsA] = planes.data();
    buffers[batch::kSymbolsB] = symbols_.data();
    buffers[batch::kFirstMask] = mask.data();
    call(kernel.masks, buffers.data(), 0, columns, word_bytes);
    return success();
}

Status BatchDriver::prepare(const GroupShape& shape) {
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

/// Which lanes count in which row: those that have it or, where answers are no sums, those whose
/// last it is.
void BatchDriver::mark_counted(const GroupShape& shape) {
    const std::size_t word_bytes = run_.kernel.word_bytes();
    const auto [least, most] = shape.row_range;
    if (run_.is_sum) {
        mark_lengths(shape.rows, shape.row_range, word_bytes, counted_.data());
    } else if (least != most) {
        std::memset(counted_.data() + (least - 1) * word_bytes, 0, (most - least + 1) * word_bytes);
        for (std::size_t lane = 0; lane < shape.rows.size(); ++lane)
            set_bit(counted_.data() + (shape.rows[lane] - 1) * word_bytes, lane);
    }
}

/// The group whose edges are in both flows, step by step.
BatchDriver::Answers BatchDriver::compute(const GroupShape& shape, const Words& words,
                                          std::optional<std::int64_t> bound) {
    const BatchKernel& kernel = run_.kernel;
    const std::size_t word_bytes = kernel.word_bytes();
    const auto a_planes = static_cast<std::size_t>(kernel.a_planes);
    const auto vertical = static_cast<std::size_t>(kernel.vertical_planes);
    const auto counter_planes = static_cast<std::size_t>(kernel.counter_planes);
    const std::size_t lanes = shape.columns.size();
    mark_counted(shape);
    // Lanes without a pair have numbers, too.
    answers_.resize(static_cast<std::size_t>(kernel.word_bits));
    // Where numbers count one by one they are added to the answers as they come, the first ones to
    // what there is without them.
    std::int64_t* numbers = answers_.data();
    const std::int64_t* bases = numbers;
    std::int64_t all = 0;
    const std::optional<std::int64_t> more = more_than_first_row(run_, shape);
    if (run_.step == 1 && more && shape.first_row.size() == answers_.size()) {
        bases = shape.first_row.data();
        all = *more;
    } else {
        answers_of_nothing(run_, shape, std::span(answers_).first(lanes));
        std::fill(answers_.begin() + static_cast<std::ptrdiff_t>(lanes), answers_.end(), 0);
        if (run_.step != 1) {
            numbers_.assign(answers_.size(), 0);
            bases = numbers = numbers_.data();
        }
    }

    buffers_[batch::kSymbolsB] = const_cast<std::byte*>(words.symbols_b);
    buffers_[batch::kActive] = const_cast<std::byte*>(words.active);
    buffers_[batch::kHorizontal] = horizontal_.data();
    buffers_[batch::kCounted] = counted_.data();
    buffers_[batch::kCounters] = counters_.data();
    steps_.clear();
    schedule_group(run_, shape, bound, steps_, cells_computed_);
    for (const BatchStep& step : steps_) {
        buffers_[batch::kVertical] = vertical_.data() + step.row * vertical * word_bytes;
        const std::size_t tile = step.function / 2;
        if (tile == kernel.tiles.size()) {
            std::memset(counters_.data(), 0, counter_planes * word_bytes);
            call(step.function % 2 == 0 ? kernel.sum : kernel.sum_counted, buffers_.data(),
                 step.begin, step.end, word_bytes);
            add_lane_numbers(counters_.data(), planes_of_sum(kernel, step.end - step.begin),
                             word_bytes, bases, std::exchange(all, 0), numbers);
            bases = numbers;
            continue;
        }
        const BatchTile& functions = kernel.tiles[tile];
        if (kernel.predicates > 0)
            std::copy_n(row_masks_.begin() + static_cast<std::ptrdiff_t>(step.row), functions.rows,
                        buffers_.begin() + batch::kFirstMask);
        else
            buffers_[batch::kSymbolsA] =
                const_cast<std::byte*>(words.symbols_a) + step.row * a_planes * word_bytes;
        call(step.function % 2 == 0 ? functions.steady : functions.held, buffers_.data(),
             step.begin, step.end, word_bytes);
    }

    if (run_.step != 1)
        for (std::size_t lane = 0; lane < lanes; ++lane)
            answers_[lane] += run_.step * numbers_[lane];
    if (bound)
        for (std::int64_t& answer : answers_)
            if (answer > *bound) answer = kMoreThanBound;
    return Answers(answers_).first(lanes);
}

Result<BatchDriver::Answers> BatchDriver::run_pair_group(const PairGroup& group) {
    const std::size_t word_bytes = run_.kernel.word_bytes();
    const std::vector<std::uint32_t> rows = lengths_of(group.a);
    const std::vector<std::uint32_t> columns = lengths_of(group.b);
    const std::vector<std::int64_t> first_row = first_row_of(run_, columns);
    const GroupShape shape{rows, columns, range_of(rows), range_of(columns), first_row};
    const LengthRange& range = shape.column_range;
    if (Status ready = prepare(shape); !ready) return std::move(ready).failure();
    if (!symbols_a_.reserve(shape.row_range.most * run_.a.planes() * word_bytes) ||
        !symbols_b_.reserve(range.most * run_.b.planes() * word_bytes) ||
        !active_.reserve(range.most * word_bytes))
        return out_of_memory(shape.row_range.most, range.most);
    const ListBytes* const known = group.known;
    if (!transpose_pair(
            {group.a, run_.a, known ? &known->a : nullptr, shape.row_range.most, symbols_a_.data()},
            {group.b, run_.b, known ? &known->b : nullptr, range.most, symbols_b_.data()},
            word_bytes))
        return Answers();
    mark_lengths(columns, range, word_bytes, active_.data());
    return compute(shape, {symbols_a_.data(), symbols_b_.data(), active_.data()}, group.bound);
}

Status BatchDriver::run_pairs(std::span<const PairGroup> groups, const Consumer& consumer) {
    for (std::size_t g = 0; g < groups.size(); ++g) {
        MINTERM_TRY(const Answers answers, run_pair_group(groups[g]));
        MINTERM_TRY([[maybe_unused]] const Unit taken, consumer(g, answers));
    }
    return success();
}

Result<std::size_t> BatchDriver::places_at_once(std::size_t bytes) const {
    // What fits a cache together.
    constexpr std::size_t kMost = 16;
    constexpr std::size_t kBytes = std::size_t{1} << 22;
    return std::clamp<std::size_t>(kBytes / bytes, 1, kMost);
}

std::size_t BatchDriver::most_shares() const {
    // Shares end with bytes.
    if (run_.kernel.predicates == 0 || run_.kernel.word_bits < 64) return 1;
    // A single letter has no planes.
    return std::max<std::size_t>(1, kMostCombinedBits / std::max<std::size_t>(1, run_.a.planes()));
}

Status BatchDriver::load_targets(std::span<const PlaceTexts> places) {
    if (targets_.size() < places.size()) targets_.resize(places.size());
    for (std::size_t g = 0; g < places.size(); ++g)
        if (Status loaded = targets_[g].load(run_, places[g]); !loaded) return loaded;
    return success();
}

Result<BatchDriver::Answers> BatchDriver::run_query(std::span<const SymbolSpan> a,
                                                    BatchTargets& targets,
                                                    std::optional<std::int64_t> bound) {
    LengthRange range;
    for (const SymbolSpan text : a) range.take(text.size());
    rows_.assign(range.least == range.most ? 1 : targets.columns_.size(),
                 static_cast<std::uint32_t>(a.front().size()));
    for (std::size_t share = 1; rows_.size() > 1 && share < a.size(); ++share)
        std::fill(rows_.begin() + static_cast<std::ptrdiff_t>(targets.share_ends_[share - 1]),
                  rows_.begin() + static_cast<std::ptrdiff_t>(targets.share_ends_[share]),
                  static_cast<std::uint32_t>(a[share].size()));
    const GroupShape shape{rows_, targets.columns_, range, targets.column_range_,
                           targets.first_row_};
    if (Status ready = prepare(shape); !ready) return std::move(ready).failure();
    if (Status found = targets.find_masks(run_, a, range.most, row_masks_); !found)
        return std::move(found).failure();
    return compute(shape, {nullptr, nullptr, targets.active_.data()}, bound);
}

Status BatchDriver::run_queries(std::span<const QueryGroup> groups, const Consumer& consumer) {
    for (std::size_t g = 0; g < groups.size(); ++g) {
        const QueryGroup& group = groups[g];
        MINTERM_TRY(const Answers answers, run_query(group.a, targets_[group.place], group.bound));
        MINTERM_TRY([[maybe_unused]] const Unit taken, consumer(g, answers));
    }
    return success();
}

}  // namespace minterm
