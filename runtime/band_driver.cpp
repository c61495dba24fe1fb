// SPDX-License-Identifier: Apache-2.0
//
// Bands that taper, and the way back through the rows they keep.
#include "runtime/band_driver.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <limits>
#include <new>
#include <utility>

#include "runtime/pack_planes.hpp"

namespace minterm {

namespace {

std::int64_t as_signed(std::size_t value) { return static_cast<std::int64_t>(value); }

/// How many of `bytes` (bit 0 of each, all of the sets' planes) are 1.
std::uint64_t count_ones(std::span<const std::span<const std::byte>> planes, std::size_t first,
                         std::size_t last) {
    constexpr std::uint64_t kLowBits = 0x0101010101010101;
    std::uint64_t total = 0;
    std::size_t at = first;
    while (at + 8 <= last) {
        // Byte lanes hold up to 255 each.
        const std::size_t stop = std::min(at + 8 * std::size_t{255}, at + (last - at) / 8 * 8);
        std::uint64_t lanes = 0;
        for (; at < stop; at += 8) {
            std::uint64_t all = kLowBits;
            for (const std::span<const std::byte> plane : planes) {
                std::uint64_t word = 0;
                std::memcpy(&word, plane.data() + at, 8);
                all &= word;
            }
            lanes += all;
        }
        const std::uint64_t pairs =
            (lanes & 0x00ff00ff00ff00ff) + (lanes >> 8U & 0x00ff00ff00ff00ff);
        total += pairs * 0x0001000100010001 >> 48U;
    }
    for (; at < last; ++at) {
        unsigned all = 1;
        for (const std::span<const std::byte> plane : planes)
            all &= std::to_integer<unsigned>(plane[at]);
        total += all;
    }
    return total;
}

/// The planes of `row` that are in `set`.
class PlaneSet {
public:
    PlaneSet(const StripRunner& strips, std::uint32_t set) {
        for (int plane = 0; set >> plane != 0; ++plane)
            if ((set >> plane & 1) != 0) planes_[count_++] = strips.row(plane);
    }
    operator std::span<const std::span<const std::byte>>() const {
        return {planes_.data(), count_};
    }

private:
    std::array<std::span<const std::byte>, 8> planes_;
    std::size_t count_ = 0;
};

/// Columns from one known value of a kept row to the next.
constexpr std::size_t kColumnsAValue = 1024;

std::size_t bytes_of_bits(std::size_t bits) { return (bits + 7) / 8; }

/// Reads the bits of a kept row.
class KeptCells {
public:
    KeptCells(const EdgeValues& values, std::span<const std::byte> bits, std::size_t columns)
        : values_(values), bits_(bits), stride_(bytes_of_bits(columns)) {}

    std::uint8_t code(std::size_t cell) const {
        unsigned code = 0;
        for (int plane = 0; plane < values_.planes(); ++plane)
            code |= (std::to_integer<unsigned>(at(plane, cell / 8)) >> cell % 8 & 1U) << plane;
        return static_cast<std::uint8_t>(code);
    }
    std::int64_t difference(std::size_t cell) const { return values_[code(cell)]; }

    /// The sum of the differences of cells begin..end-1; begin is a multiple of 64.
    std::int64_t sum(std::size_t begin, std::size_t end) const {
        return values_.sum(end - begin, [&](std::uint32_t set) {
            std::uint64_t total = 0;
            std::size_t cell = begin;
            for (; cell + 64 <= end; cell += 64) {
                std::uint64_t all = ~std::uint64_t{0};
                for (int plane = 0; set >> plane != 0; ++plane) {
                    if ((set >> plane & 1) == 0) continue;
                    std::uint64_t bits = 0;
                    std::memcpy(&bits, &at(plane, cell / 8), 8);
                    all &= bits;
                }
                total += static_cast<std::uint64_t>(std::popcount(all));
            }
            for (; cell < end; ++cell) total += (code(cell) & set) == set ? 1 : 0;
            return total;
        });
    }

private:
    const std::byte& at(int plane, std::size_t byte) const {
        return bits_[static_cast<std::size_t>(plane) * stride_ + byte];
    }

    const EdgeValues& values_;
    std::span<const std::byte> bits_;
    std::size_t stride_;
};

Failure out_of_memory(std::size_t rows, std::size_t columns) {
    return Failure::environment("not enough memory to compare " + std::to_string(rows) + " with " +
                                std::to_string(columns) +
                                " symbols; about 16 bytes a symbol are needed");
}

}  // namespace

BandDriver::BandDriver(const WavefrontKernel& kernel, BandCosts costs, SymbolMatch matches)
    : costs_(std::move(costs)), strips_(kernel), furthest_(costs_.costs, std::move(matches)) {}

/// What the row's value rises by from column `first` to column `last`.
std::int64_t BandDriver::row_sum(std::size_t first, std::size_t last) const {
    return costs_.horizontal.sum(last - first, [&](std::uint32_t set) {
        return count_ones(PlaneSet(strips_, set), first, last);
    });
}

/// What the value rises by along the right edge of the strip that ran.
std::int64_t BandDriver::vertical_sum() const {
    const WavefrontKernel& kernel = strips_.kernel();
    const auto registers = static_cast<std::size_t>(kernel.rows);
    const auto planes = static_cast<std::size_t>(kernel.vertical_planes);
    const std::size_t word_bytes = static_cast<std::size_t>(kernel.word_bits) / 8;
    return costs_.vertical.sum(strips_.rows(), [&](std::uint32_t set) {
        std::uint64_t total = 0;
        for (std::size_t k = 0; k < std::min(registers, strips_.rows()); ++k) {
            const std::byte* words = strips_.vertical_words() + k * planes * word_bytes;
            // Row k + K t is bit t of register k, counted from the top.
            std::size_t left = (strips_.rows() - k + registers - 1) / registers;
            for (std::size_t byte = word_bytes; byte-- > 0 && left > 0;) {
                const std::size_t here = std::min<std::size_t>(left, 8);
                unsigned all = 0xffU << (8 - here) & 0xffU;
                for (std::size_t plane = 0; plane < planes; ++plane)
                    if ((set >> plane & 1) != 0)
                        all &= std::to_integer<unsigned>(words[plane * word_bytes + byte]);
                total += static_cast<std::uint64_t>(std::popcount(all));
                left -= here;
            }
        }
        return total;
    });
}

/// About the least value of a row: at every 128th column.
std::int64_t BandDriver::row_least(const Row& row) const {
    constexpr std::size_t kStep = 128;
    std::int64_t value = row.first_value;
    std::int64_t least = value;
    for (std::size_t column = row.first; column < row.last; column += kStep) {
        value += row_sum(column, std::min(column + kStep, row.last));
        least = std::min(least, value);
    }
    return least;
}

/// What the seeds say that a way between two rows costs at least.
std::int64_t BandDriver::seeds_between(std::size_t from, std::size_t to) const {
    return params_.seeds == nullptr ? 0
                                    : static_cast<std::int64_t>(params_.seeds->between(from, to));
}

/// How far a cell is from being of interest: not more than 0 if it is. From column to column this
/// falls by two at most, as the value and the gaps to the end change by one.
std::int64_t BandDriver::excess_of(const Row& row, const Goal& goal, std::int64_t most_value,
                                   std::size_t column, std::int64_t value) const {
    const std::int64_t gaps =
        as_signed(goal.row) - as_signed(row.row) - (as_signed(goal.column) - as_signed(column));
    const std::int64_t still_to_pay =
        goal.free_end ? std::max<std::int64_t>(gaps, 0) : std::abs(gaps);
    return std::max(value + still_to_pay - goal.most_cost, 2 * (value - most_value));
}

/// The last column of interest and the value there.
std::optional<std::size_t> BandDriver::last_of_interest(const Row& row, const Goal& goal,
                                                        std::int64_t most_value,
                                                        std::int64_t& value) const {
    std::size_t column = row.last;
    value = row.last_value;
    for (;;) {
        const std::int64_t excess = excess_of(row, goal, most_value, column, value);
        if (excess <= 0) return column;
        if (column == row.first) return std::nullopt;
        const std::size_t skip =
            std::clamp<std::size_t>(static_cast<std::size_t>(excess) / 2, 1, column - row.first);
        value -= row_sum(column - skip, column);
        column -= skip;
    }
}

/// The first column of interest, of which there is one, and the value there.
std::size_t BandDriver::first_of_interest(const Row& row, const Goal& goal, std::int64_t most_value,
                                          std::int64_t& value) const {
    std::size_t column = row.first;
    value = row.first_value;
    for (;;) {
        const std::int64_t excess = excess_of(row, goal, most_value, column, value);
        if (excess <= 0 || column == row.last) return column;
        const std::size_t skip =
            std::clamp<std::size_t>(static_cast<std::size_t>(excess) / 2, 1, row.last - column);
        value += row_sum(column, column + skip);
        column += skip;
    }
}

BandDriver::Row BandDriver::start_row() {
    const bool free_begin = params_.mode == AlignmentMode::Infix;
    strips_.fill_row(0, b_.size(), free_begin ? costs_.horizontal_zero : costs_.horizontal_gap);
    return {0, 0, b_.size(), 0, free_begin ? 0 : as_signed(b_.size())};
}

/// Computes strips from `row`, which the runner holds, to the goal; `end` is the goal's row, or
/// nothing if no cell of some row is of interest. False: stopped.
bool BandDriver::run_strips(Row row, const Goal& goal, Pass pass, std::optional<Row>& end) {
    const std::size_t grain = strips_.grain();
    while (row.row < goal.row) {
        const std::size_t here = std::min(strips_.strip_rows(), goal.row - row.row);
        const bool last_strip = row.row + here == goal.row;
        if (last_strip && pass == Pass::Rows) return true;

        // What cells of this row, and of the row below the strip, may be worth.
        std::int64_t most_value = goal.most_cost - seeds_between(row.row, goal.row);
        std::int64_t most_below = goal.most_cost - seeds_between(row.row + here, goal.row);
        if (params_.slack && pass == Pass::Distance) {
            most_value =
                std::min(most_value, row_least(row) + static_cast<std::int64_t>(*params_.slack));
            most_below = most_value;
        }
        std::int64_t value = 0;
        const std::optional<std::size_t> last = last_of_interest(row, goal, most_value, value);
        if (!last) {
            end.reset();
            return true;
        }
        // See Note [Bands]: j - i is at most `ahead` in cells of interest below.
        const std::int64_t budget = goal.most_cost - value + as_signed(*last) - as_signed(row.row);
        std::int64_t ahead = (budget + as_signed(goal.column) - as_signed(goal.row)) >> 1;
        ahead = std::min(ahead, as_signed(*last) - as_signed(row.row) + most_below - value);
        const std::int64_t reach = as_signed(row.row + here) + ahead;

        std::size_t first = first_of_interest(row, goal, most_value, value);
        const std::size_t begin = std::min(first, b_.size() - 1) / grain * grain;
        row.first_value = value - row_sum(begin, first);
        first = begin;
        const std::size_t furthest = std::max(goal.column, first + 1);
        auto stop =
            static_cast<std::size_t>(std::clamp(reach, as_signed(first) + 1, as_signed(furthest)));
        stop = std::min(furthest, first + (stop - first + grain - 1) / grain * grain);
        if (stop >= row.last) {
            row.last_value += as_signed(stop - row.last);
        } else {
            row.last_value -= row_sum(stop, row.last);
            strips_.fill_row(stop, row.last, costs_.horizontal_gap);
        }

        strips_.set_rows(a_.subspan(row.row, here));
        strips_.fill_vertical(costs_.vertical_gap);
        StripProgress progress;
        if (params_.progress)
            progress = [&](std::size_t columns_done, double seconds) {
                return params_.progress(row.row + here * columns_done / (stop - first), seconds);
            };
        if (!strips_.run(first, stop, last_strip && goal.free_end, work_, progress)) return false;
        row = {row.row + here, first, stop, row.first_value + as_signed(here),
               row.last_value + vertical_sum()};
        if (pass != Pass::Distance && !last_strip) keep(row);
    }
    end = row;
    return true;
}

/// Keeps the row that the runner holds, if it is one of those to be kept.
void BandDriver::keep(const Row& row) {
    if ((row.row - keep_from_) / strips_.strip_rows() % keep_every_ != 0) return;
    const std::size_t columns = row.last - row.first;
    KeptRow& kept = kept_.emplace_back();
    kept.row = row;
    kept.bits.resize(static_cast<std::size_t>(costs_.horizontal.planes()) * bytes_of_bits(columns));
    for (int plane = 0; plane < costs_.horizontal.planes(); ++plane) {
        const std::span<const std::byte> bytes =
            std::as_const(strips_).row(plane).subspan(row.first, columns);
        pack_plane(
            std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), columns), 0, 0, 1,
            std::span(kept.bits).subspan(static_cast<std::size_t>(plane) * bytes_of_bits(columns),
                                         bytes_of_bits(columns)));
    }
    kept_bytes_ += kept.bits.size();
    if (kept_bytes_ > params_.most_row_bytes && kept_.size() > kept_before_ + 2) thin_out();
}

/// Drops every second of the rows of this pass.
void BandDriver::thin_out() {
    keep_every_ *= 2;
    const auto dropped = std::remove_if(
        kept_.begin() + static_cast<std::ptrdiff_t>(kept_before_), kept_.end(),
        [&](const KeptRow& kept) {
            const bool drop = (kept.row.row - keep_from_) / strips_.strip_rows() % keep_every_ != 0;
            if (drop) kept_bytes_ -= kept.bits.size();
            return drop;
        });
    kept_.erase(dropped, kept_.end());
}

/// Rows from `row` on will be kept, all of them at first.
void BandDriver::begin_keeping(std::size_t row) {
    keep_from_ = row;
    kept_before_ = kept_.size();
    keep_every_ = 1;
}

void BandDriver::drop_last_row() {
    kept_bytes_ -= kept_.back().bits.size();
    kept_.pop_back();
}

/// Puts a row back into the runner.
void BandDriver::restore(const KeptRow& kept) {
    const std::size_t columns = kept.row.last - kept.row.first;
    strips_.fill_row(kept.row.last, b_.size(), costs_.horizontal_gap);
    const KeptCells cells(costs_.horizontal, kept.bits, columns);
    std::vector<std::uint8_t> codes(columns);
    for (std::size_t cell = 0; cell < columns; ++cell) codes[cell] = cells.code(cell);
    strips_.set_row(kept.row.first, codes);
}

Result<BandResult> BandDriver::distance(SymbolSpan a, SymbolSpan b, const BandParams& params) {
    params_ = params;
    a_ = a;
    b_ = b;
    work_ = {};
    kept_.clear();
    kept_bytes_ = 0;
    begin_keeping(0);
    if (!strips_.load(b)) return out_of_memory(a.size(), b.size());

    const bool free_end = params.mode != AlignmentMode::Global;
    const auto most =
        static_cast<std::int64_t>(std::min<std::uint64_t>(params.most_cost, a.size() + b.size()));
    try {
        const Row start = start_row();
        if (params.keep_rows) keep(start);
        std::optional<Row> end;
        if (!run_strips(start, {a.size(), b.size(), free_end, most},
                        params.keep_rows ? Pass::DistanceAndRows : Pass::Distance, end))
            return Failure::environment("stopped before the end");
        BandResult result;
        if (end) result = read_end(*end, most);
        if (result.cost) cost_ = static_cast<std::int64_t>(*result.cost);
        result.work = work_;
        return result;
    } catch (const std::bad_alloc&) {
        return out_of_memory(a.size(), b.size());
    }
}

/// The least cost of the last row, or of its last cell.
BandResult BandDriver::read_end(const Row& end, std::int64_t most_cost) const {
    BandResult result;
    if (params_.mode == AlignmentMode::Global) {
        const std::int64_t value = end.last_value + as_signed(b_.size() - end.last);
        if (value <= most_cost) result.cost = static_cast<std::uint64_t>(value);
        return result;
    }
    std::vector<std::uint8_t> codes(end.last - end.first);
    strips_.read_row(end.first, codes);
    std::int64_t value = end.first_value;
    std::int64_t least = most_cost + 1;
    for (std::size_t column = end.first;; ++column) {
        if (value < least) {
            least = value;
            result.ends.clear();
        }
        if (value == least && least <= most_cost) result.ends.push_back(column);
        if (column == end.last) break;
        value += costs_.horizontal[codes[column - end.first]];
    }
    if (least <= most_cost) result.cost = static_cast<std::uint64_t>(least);
    return result;
}

/// Values of a kept row at regular columns: with many ends a row is asked as many times.
void BandDriver::find_values(KeptRow& kept) const {
    if (!kept.values.empty()) return;
    const std::size_t columns = kept.row.last - kept.row.first;
    const KeptCells cells(costs_.horizontal, kept.bits, columns);
    std::int64_t value = kept.row.first_value;
    for (std::size_t cell = 0;; cell += kColumnsAValue) {
        kept.values.push_back(value);
        if (cell + kColumnsAValue > columns) return;
        value += cells.sum(cell, cell + kColumnsAValue);
    }
}

/// The columns of `kept`, whose values are known, from which cell (row, column) can be reached at
/// that cost, and what they cost; nothing if there are none.
std::optional<BandDriver::Window> BandDriver::window_of(const KeptRow& kept, std::size_t row,
                                                        std::size_t column,
                                                        std::int64_t cost) const {
    const Row& above = kept.row;
    const KeptCells cells(costs_.horizontal, kept.bits, above.last - above.first);
    const std::int64_t diagonal =
        as_signed(column) - as_signed(row - above.row);  // of the cell, met in the row above
    const std::size_t last = std::min(above.last, column);
    if (above.first > last) return std::nullopt;
    const auto middle =
        static_cast<std::size_t>(std::clamp(diagonal, as_signed(above.first), as_signed(last)));
    // The value and the gaps to the cell's diagonal together never fall on the way outwards.
    const auto useful = [&](std::size_t at, std::int64_t value) {
        return value + std::abs(as_signed(at) - diagonal) <= cost;
    };
    const std::size_t cells_before = middle - above.first;
    const std::int64_t value_in_middle =
        kept.values[cells_before / kColumnsAValue] +
        cells.sum(cells_before / kColumnsAValue * kColumnsAValue, cells_before);
    std::vector<std::uint64_t> left;
    std::int64_t value = value_in_middle;
    std::size_t first = middle;
    while (first > above.first) {
        const std::int64_t next = value - cells.difference(first - 1 - above.first);
        if (!useful(first - 1, next)) break;
        value = next;
        --first;
        left.push_back(static_cast<std::uint64_t>(value));
    }
    Window window;
    window.first = first;
    window.costs.assign(left.rbegin(), left.rend());
    bool any = !left.empty();
    value = value_in_middle;
    for (std::size_t at = middle;; ++at) {
        any = any || useful(at, value);
        if (at > middle && !useful(at, value)) break;
        window.costs.push_back(static_cast<std::uint64_t>(value));
        if (at == last) break;
        value += cells.difference(at - above.first);
    }
    if (!any) return std::nullopt;
    return window;
}

Result<BandDriver::Trace> BandDriver::trace_back(std::size_t end) {
    const std::size_t whole_pass = kept_.size();
    std::size_t used = whole_pass;  // rows of that pass at or above where the way is
    try {
        Trace trace;
        std::size_t row = a_.size();
        std::size_t column = end;
        std::int64_t cost = cost_;
        while (row > 0 && column > 0) {
            const bool between = kept_.size() > whole_pass;
            KeptRow& kept = between ? kept_.back() : kept_[used - 1];
            const std::size_t above = kept.row.row;
            if (row - above > strips_.strip_rows()) {
                const Row from = kept.row;
                restore(kept);
                begin_keeping(above);
                std::optional<Row> none;
                if (!run_strips(from, {row, column, false, cost}, Pass::Rows, none))
                    return Failure::environment("stopped before the end");
                if (kept_.size() > kept_before_) continue;
                return Failure::internal("the way back found no row between two that were kept");
            }
            find_values(kept);
            const std::optional<Window> window = window_of(kept, row, column, cost);
            if (!window)
                return Failure::internal("the way back met a row in which no cell is near enough");
            const std::size_t met = furthest_.trace_back(
                a_.subspan(above, row - above), b_.subspan(window->first, column - window->first),
                window->costs, static_cast<std::uint64_t>(cost), trace.runs);
            row = above;
            column = window->first + met;
            cost = static_cast<std::int64_t>(window->costs[met]);
            if (between)
                drop_last_row();
            else
                --used;
        }
        while (kept_.size() > whole_pass) drop_last_row();
        append_run(trace.runs, EditOperation::OnlyInA, row);
        if (params_.mode == AlignmentMode::Infix)
            trace.begin = column;
        else
            append_run(trace.runs, EditOperation::OnlyInB, column);
        return trace;
    } catch (const std::bad_alloc&) {
        return out_of_memory(a_.size(), b_.size());
    }
}

}  // namespace minterm
