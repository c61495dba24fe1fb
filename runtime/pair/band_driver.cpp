// SPDX-License-Identifier: Apache-2.0
//
// Bands that taper, and the rows they keep.
#include "runtime/pair/band_driver.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <new>
#include <utility>

#include "runtime/blocks/pack_planes.hpp"
#include "runtime/blocks/plane_counts.hpp"
#include "runtime/pair/kept_cells.hpp"
#include "runtime/support/as_signed.hpp"

namespace minterm {

namespace {

/// The planes of `row` that are in `set`.
class PlaneSet {
public:
    PlaneSet(const StripColumns& columns, std::uint32_t set) {
        for (int plane = 0; set >> plane != 0; ++plane)
            if ((set >> plane & 1) != 0) planes_[count_++] = columns.row(plane);
    }
    operator std::span<const std::span<const std::byte>>() const {
        return {planes_.data(), count_};
    }

private:
    std::array<std::span<const std::byte>, kMostCounted> planes_;
    std::size_t count_ = 0;
};

/// x / y, rounded down; y is positive.
std::int64_t floor_of(std::int64_t x, std::int64_t y) {
    return x >= 0 ? x / y : -((y - 1 - x) / y);
}

/// Columns from one look at whether a strip may end to the next; it takes a hundredth of them.
constexpr std::size_t kColumnsALook = 8192;

}  // namespace

UnitCosts BandDriver::unit_costs(const AlignmentCosts& costs) {
    return costs.mismatch == 1 ? UnitCosts::Levenshtein : UnitCosts::Indel;
}

BandDriver::BandDriver(const WavefrontKernel& kernel, BandCosts costs, DiagonalCosts diagonal,
                       TraceKernelSource trace, BlockComputer blocks)
    : costs_(std::move(costs)),
      diagonal_(std::move(diagonal)),
      trace_source_(std::move(trace)),
      blocks_(std::move(blocks)),
      columns_(kernel),
      points_(unit_costs(costs_.costs), diagonal_.matches()) {}

Failure BandDriver::out_of_memory() const {
    return Failure::environment("not enough memory to compare " + std::to_string(a_.size()) +
                                " with " + std::to_string(b_.size()) +
                                " symbols; about 16 bytes a symbol are needed");
}

/// What the row's value rises by from column `first` to column `last`.
std::int64_t BandDriver::row_sum(std::size_t first, std::size_t last) const {
    return costs_.horizontal.sum(last - first, [&](std::uint32_t set) {
        return count_ones(PlaneSet(columns_, set), first, last);
    });
}

/// What the value rises by along the right edge of the strip that ran.
std::int64_t BandDriver::vertical_sum(const StripRunner& strip) const {
    const WavefrontKernel& kernel = columns_.kernel();
    const auto registers = static_cast<std::size_t>(kernel.rows);
    const auto planes = static_cast<std::size_t>(kernel.vertical_planes);
    const std::size_t word_bytes = static_cast<std::size_t>(kernel.word_bits) / 8;
    return costs_.vertical.sum(strip.rows(), [&](std::uint32_t set) {
        std::uint64_t total = 0;
        for (std::size_t k = 0; k < std::min(registers, strip.rows()); ++k) {
            const std::byte* words = strip.vertical_words() + k * planes * word_bytes;
            // Row k + K t is bit t of register k, counted from the top.
            std::size_t left = (strip.rows() - k + registers - 1) / registers;
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

/// What the seeds say that a way between two rows costs at least.
std::int64_t BandDriver::seeds_between(std::size_t from, std::size_t to) const {
    if (params_.seeds == nullptr) return 0;
    return static_cast<std::int64_t>(params_.seeds->between(from, to)) * costs_.costs.least_edit();
}

/// How far a cell is from being of interest: not more than 0 if it is. From column to column this
/// falls by two gaps at most: one as the value changes, one as what is missing to the end does.
std::int64_t BandDriver::excess_of(std::size_t row, const Goal& goal, std::int64_t most_value,
                                   std::size_t column, std::int64_t value) const {
    const AlignmentCosts& costs = costs_.costs;
    const std::int64_t gaps =
        as_signed(goal.row) - as_signed(row) - (as_signed(goal.column) - as_signed(column));
    std::int64_t still_to_pay = std::max<std::int64_t>(gaps, 0) * costs.down;
    if (gaps < 0 && !goal.free_end) still_to_pay = -gaps * costs.right;
    return std::max(value + still_to_pay - goal.most_cost,
                    costs.both_gaps() / costs.greatest_gap() * (value - most_value));
}

/// The last column of interest, or `least_column` if there is none behind that, and the value
/// there.
std::size_t BandDriver::last_of_interest(const Row& row, const Goal& goal, std::int64_t most_value,
                                         std::size_t least_column, std::int64_t& value) const {
    std::size_t column = row.last;
    value = row.last_value;
    for (;;) {
        const std::int64_t excess = excess_of(row.row, goal, most_value, column, value);
        if (excess <= 0 || column == least_column) return column;
        const std::size_t skip = std::clamp<std::size_t>(
            static_cast<std::size_t>(excess / costs_.costs.both_gaps()), 1, column - least_column);
        value -= row_sum(column - skip, column);
        column -= skip;
    }
}

/// The first column of interest, if there is one, and the value there, of a row that may still be
/// on its way.
RowAbove BandDriver::find_first_of_interest(RowSignal& signal, const Row& row, const Goal& goal,
                                            std::int64_t most_value,
                                            std::optional<std::size_t>& first,
                                            std::int64_t& value) const {
    std::size_t column = row.first;
    value = row.first_value;
    for (;;) {
        const std::int64_t excess = excess_of(row.row, goal, most_value, column, value);
        if (excess <= 0) {
            first = column;
            return RowAbove::Ready;
        }
        std::size_t next = column + static_cast<std::size_t>(std::max<std::int64_t>(
                                        excess / costs_.costs.both_gaps(), 1));
        const RowAbove state = signal.wait(next);
        if (state == RowAbove::GivenUp) return state;
        if (state == RowAbove::Complete) {
            if (column == row.last) return state;
            next = std::min(next, row.last);
        }
        value += row_sum(column, next);
        column = next;
    }
}

/// The last column from `column` on whose cell costs as many gaps as lead there from column 0; the
/// row may still be on its way.
std::size_t BandDriver::last_forced(const RowSignal& signal, const Row& row, std::size_t column,
                                    std::int64_t value) const {
    const auto is_forced = [&](std::size_t at, std::int64_t its_value) {
        return its_value == costs_.costs.down * (as_signed(row.row) - as_signed(at));
    };
    // Where the row ends is not known before it does.
    if (!is_forced(column, value) || !signal.is_complete()) return column;
    // Forced cells are neighbours: wider and wider steps, and then half of each.
    bool grows = true;
    for (std::size_t step = 1; step > 0; step = grows ? 2 * step : step / 2) {
        const std::size_t next = column + step;
        if (next <= std::min(row.row, row.last)) {
            const std::int64_t there = value + row_sum(column, next);
            if (is_forced(next, there)) {
                column = next;
                value = there;
                continue;
            }
        }
        grows = false;
    }
    return column;
}

BandDriver::Row BandDriver::start_row() {
    const bool free_begin = params_.mode == AlignmentMode::Infix;
    columns_.fill_row(0, b_.size(), free_begin ? costs_.first_row : costs_.horizontal_gap);
    return {0, 0, b_.size(), 0, free_begin ? 0 : as_signed(b_.size()) * costs_.costs.right};
}

/// Looks at the cells of a row before the strip below overwrites them.
class BandDriver::PassedCells {
public:
    PassedCells(const BandDriver& driver, std::size_t first, std::int64_t first_value, bool keep,
                bool find_least)
        : driver_(driver),
          at_(first),
          keep_(keep),
          find_least_(find_least),
          value_(first_value),
          least_(first_value) {}

    /// Takes cells before `column`. The column before which none is needed any more.
    std::size_t take(std::size_t column) {
        if (!keep_ && !find_least_) return column;
        while (at_ + kStep <= column) take_step(at_ + kStep);
        return at_;
    }
    void take_all(std::size_t last) {
        if (take(last) < last) take_step(last);
    }

    std::int64_t least() const { return least_; }  ///< at every kStep-th column
    std::vector<std::byte> bits() && { return std::move(bits_); }

private:
    static constexpr std::size_t kStep = 2 * kColumnsABlock;

    void take_step(std::size_t stop) {
        if (find_least_) {
            value_ += driver_.row_sum(at_, stop);
            least_ = std::min(least_, value_);
        }
        for (; keep_ && at_ < stop; at_ += std::min(kColumnsABlock, stop - at_)) {
            const std::size_t here = std::min(kColumnsABlock, stop - at_);
            for (int plane = 0; plane < driver_.costs_.horizontal.planes(); ++plane) {
                const std::span<const std::byte> bytes =
                    driver_.columns_.row(plane).subspan(at_, here);
                bits_.resize(bits_.size() + kBytesABlock);
                pack_plane(std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), here), 0,
                           0, 1, std::span(bits_).last(kBytesABlock));
            }
        }
        at_ = stop;
    }

    const BandDriver& driver_;
    std::size_t at_;
    bool keep_;
    bool find_least_;
    std::int64_t value_;
    std::int64_t least_;
    std::vector<std::byte> bits_;
};

UsefulThreads BandDriver::useful_threads(const StripThreads& threads, std::size_t strip_rows,
                                         std::size_t rows, std::size_t columns,
                                         std::optional<std::uint64_t> slack) {
    // Bands go down a diagonal: a strip begins and ends its rows further right than the one above.
    UsefulThreads useful = minterm::useful_threads(threads, strip_rows, rows, columns, strip_rows);
    if (!slack) return useful;
    // A row costs two gap symbols at most on the way down a diagonal.
    const std::size_t most = 1 + std::min<std::size_t>(*slack / strip_rows, rows);
    if (static_cast<std::size_t>(useful.count) > most)
        useful = {static_cast<int>(most), "the slack is small"};
    return useful;
}

/// Computes strips from `row`, which the columns hold, to the goal; `end` is the goal's row, or
/// nothing if no cell of some row is of interest.
Status BandDriver::run_strips(const Row& row, const Goal& goal, Pass what,
                              std::optional<Row>& end) {
    if (blocks_) return run_block(row, goal, what, end);
    const std::size_t strip_rows = columns_.strip_rows();
    const std::size_t rows = goal.row - row.row;
    std::size_t strips = (rows + strip_rows - 1) / strip_rows;
    if (what == Pass::Rows) --strips;
    PassOfStrips pass{goal, what, params_.slack && what == Pass::Distance, 0, {}};
    pass.rows.resize(strips + 1);
    // Rows where a pass with a slack begins have their least value at their beginning.
    pass.rows.front() = {row, true, row.first_value};
    std::size_t width = goal.column;
    const auto both_gaps = static_cast<std::uint64_t>(costs_.costs.both_gaps());
    if (params_.mode != AlignmentMode::Infix)
        width = std::min(width, static_cast<std::size_t>(goal.most_cost) / both_gaps + strip_rows);
    std::optional<std::uint64_t> slack;
    if (pass.by_slack) {
        slack = *params_.slack / both_gaps;
        width = std::min<std::size_t>(width, 4 * *slack + strip_rows);
    }
    const UsefulThreads threads = useful_threads(params_.threads, strip_rows, rows, width, slack);
    pass.lag = static_cast<std::size_t>(threads.count - 1);
    MINTERM_TRY(
        const StripCost cost,
        pipeline_strips(columns_, runners_, params_.threads, threads.count, strips, width,
                        out_of_memory(), [&](StripTurn& turn) { return run_strip(pass, turn); }));
    work_.seconds += cost.seconds;
    work_.cells_computed += cost.cells_computed;
    work_.threads = std::max(work_.threads, cost.threads);
    why_no_more_threads_ = threads.why_no_more;
    end.reset();
    if (pass.rows.back().any) end = pass.rows.back().row;
    return success();
}

/// Does what `run_strips` does as one block: Note [Bands on a device].
Status BandDriver::run_block(const Row& row, const Goal& goal, Pass what, std::optional<Row>& end) {
    const std::size_t strip_rows = columns_.strip_rows();
    const std::size_t last = std::max(goal.column, row.first + 1);
    const SymbolSpan b = b_.subspan(row.first, last - row.first);
    std::size_t rows = goal.row - row.row;
    RowsBetween between;
    if (const std::size_t all = (rows - 1) / strip_rows; what != Pass::Distance && all > 0) {
        const std::size_t free =
            params_.most_row_bytes - std::min(kept_bytes_, params_.most_row_bytes);
        const std::size_t blocks = (b.size() + kColumnsABlock - 1) / kColumnsABlock;
        const std::size_t row_bytes =
            blocks * kBytesABlock * static_cast<std::size_t>(costs_.horizontal.planes());
        const std::size_t most = std::max(free / 2 / row_bytes, std::size_t{1});
        between.every = (all + most - 1) / most;
        between.count = all / between.every;
    }
    const std::size_t rows_apart = between.every * strip_rows;
    if (what == Pass::Rows) rows = between.count * rows_apart;
    const std::vector<std::uint8_t> left(rows, costs_.vertical_gap);
    std::vector<std::uint8_t> top(b.size());
    columns_.read_row(row.first, top);
    std::vector<std::uint8_t> right(rows);
    std::vector<std::uint8_t> bottom(goal.free_end ? b.size() : 0);
    BlockProgress progress;
    if (params_.progress)
        progress = [&](std::uint64_t cells, double seconds) {
            return params_.progress(row.row + cells / b.size(), work_.seconds + seconds);
        };
    MINTERM_TRY(
        const StripCost cost,
        blocks_({a_.subspan(row.row, rows), b, left, top, right, bottom}, progress, between));
    work_.seconds += cost.seconds;
    work_.cells_computed += cost.cells_computed;

    Row below = row;
    below.last = last;
    below.last_value = row.first_value + row_sum(row.first, last);
    const auto go_down = [&](std::size_t count) {
        below.first_value += as_signed(count) * costs_.costs.down;
        for (; count > 0; --count, ++below.row)
            below.last_value += costs_.vertical[right[below.row - row.row]];
    };
    for (std::vector<std::byte>& bits : between.bits) {
        go_down(rows_apart);
        keep(below, std::move(bits));
    }
    go_down(row.row + rows - below.row);
    if (!bottom.empty()) columns_.set_row(row.first, bottom);
    end = below;
    return success();
}

/// Computes one strip, unless no cell above it is of interest.
Status BandDriver::run_strip(PassOfStrips& pass, StripTurn& turn) {
    const Goal& goal = pass.goal;
    const RowBelow& above = pass.rows[turn.strip];
    RowBelow& below = pass.rows[turn.strip + 1];
    if (turn.above().wait(0) == RowAbove::GivenUp) return StripTurn::stopped();
    if (!above.any) {
        turn.below().complete();
        return success();
    }
    const std::size_t row = above.row.row;
    const std::size_t here = std::min(columns_.strip_rows(), goal.row - row);
    const bool last_strip = row + here == goal.row;

    // What cells of this row, and of the row below the strip, may be worth.
    std::int64_t most_value = goal.most_cost - seeds_between(row, goal.row);
    std::int64_t most_below = goal.most_cost - seeds_between(row + here, goal.row);
    if (pass.by_slack) {
        const std::size_t further_up = turn.strip - std::min(turn.strip, pass.lag);
        if (turn.rows[further_up].wait_for_all() == RowAbove::GivenUp) return StripTurn::stopped();
        most_value = std::min(
            most_value, pass.rows[further_up].least + static_cast<std::int64_t>(*params_.slack));
        most_below = most_value;
    }
    std::optional<std::size_t> first;
    std::int64_t first_value = 0;
    if (find_first_of_interest(turn.above(), above.row, goal, most_value, first, first_value) ==
        RowAbove::GivenUp)
        return StripTurn::stopped();
    if (!first) {
        turn.below().complete();
        return success();
    }
    // Not where cells look further than at their neighbours. And an alignment is one of many of its
    // cost, and must be the one that is promised.
    const bool may_force =
        pass.what == Pass::Distance && params_.mode != AlignmentMode::Infix && costs_.margin == 0;
    if (may_force) {
        const std::size_t forced = last_forced(turn.above(), above.row, *first, first_value);
        first_value += row_sum(*first, forced);
        first = forced;
    }
    const std::size_t grain = columns_.grain();
    const std::size_t least = *first - std::min(*first, costs_.margin);
    const std::size_t begin =
        std::max(std::min(least, b_.size() - 1) / grain * grain, above.row.first);
    first_value -= row_sum(begin, *first);
    below.any = true;
    below.row.row = row + here;
    below.row.first = begin;
    below.row.first_value = first_value + as_signed(here) * costs_.costs.down;
    turn.below().hand_on(begin);

    const auto find_end = [&] {
        std::int64_t value = 0;
        const std::size_t last = last_of_interest(above.row, goal, most_value,
                                                  std::max(*first, turn.runner.position()), value);
        // See Note [Bands]: j - i is at most `ahead` in cells of interest below.
        const auto [down, right, mismatch] = costs_.costs;
        const std::int64_t diagonal = as_signed(last) - as_signed(row);
        const std::int64_t ahead =
            std::min(floor_of(goal.most_cost - value + right * diagonal +
                                  down * (as_signed(goal.column) - as_signed(goal.row)),
                              down + right),
                     diagonal + floor_of(most_below - value, right));
        const std::int64_t reach = as_signed(row + here + costs_.margin) + ahead;
        const std::size_t furthest = std::max(goal.column, begin + 1);
        auto end =
            static_cast<std::size_t>(std::clamp(reach, as_signed(begin) + 1, as_signed(furthest)));
        end = std::min(furthest, begin + (end - begin + grain - 1) / grain * grain);
        end = std::max(end, turn.runner.least_end());
        if (end >= above.row.last) {
            below.row.last_value =
                above.row.last_value + as_signed(end - above.row.last) * costs_.costs.right;
        } else {
            below.row.last_value = above.row.last_value - row_sum(end, above.row.last);
            columns_.fill_row(end, above.row.last, costs_.horizontal_gap);
        }
        below.row.last = end;
        return end;
    };
    const bool keeps = pass.what != Pass::Distance && !last_strip;
    PassedCells cells(*this, begin, below.row.first_value, keeps, pass.by_slack && !last_strip);
    // Of the row below, up to where it is final.
    std::size_t final_column = begin;
    std::int64_t final_value = below.row.first_value;
    bool is_forced = false;
    const auto shorten = [&](std::size_t end) {
        const std::size_t least_end = turn.runner.least_end();
        if (!is_forced || least_end >= end) return end;
        below.row.last = least_end;
        below.row.last_value -= row_sum(least_end, end);
        columns_.fill_row(least_end, end, costs_.horizontal_gap);
        return least_end;
    };
    const auto passed = [&](std::size_t column) -> std::optional<std::size_t> {
        if (may_force && !is_forced && column != below.row.last) {
            final_value += row_sum(final_column, column);
            final_column = column;
            is_forced =
                final_value == costs_.costs.right * (as_signed(column) - as_signed(below.row.row));
        }
        if (turn.on_calling_thread && params_.progress) {
            const std::size_t width = below.row.last > begin ? below.row.last - begin : 0;
            const std::size_t rows_done = width == 0 ? 0 : here * (column - begin) / width;
            if (!params_.progress(row + rows_done, turn.cost.seconds)) return std::nullopt;
        }
        return cells.take(column);
    };
    if (may_force) turn.piece = std::min(turn.piece, kColumnsALook / grain * grain);
    turn.runner.set_rows(a_.subspan(row, here));
    turn.runner.fill_vertical(costs_.vertical_gap);
    if (Status done = turn.run(begin, last_strip && goal.free_end, find_end, passed, shorten);
        !done)
        return done;
    cells.take_all(below.row.last);
    below.row.last_value += vertical_sum(turn.runner);
    below.least = cells.least();
    if (keeps) keep(below.row, std::move(cells).bits());
    turn.below().complete();
    return success();
}

/// Keeps a row with its bits, if it is one of those to be kept. Only one thread is ever here: the
/// strip above is complete, and the one below is not before this one is.
void BandDriver::keep(const Row& row, std::vector<std::byte> bits) {
    if ((row.row - keep_from_) / columns_.strip_rows() % keep_every_ != 0) return;
    bits.shrink_to_fit();
    kept_bytes_ += bits.size();
    kept_.push_back({row, std::move(bits), {}});
    if (kept_bytes_ > params_.most_row_bytes && kept_.size() > kept_before_ + 2) thin_out();
}

/// Drops every second of the rows of this pass.
void BandDriver::thin_out() {
    keep_every_ *= 2;
    const auto dropped = std::remove_if(
        kept_.begin() + static_cast<std::ptrdiff_t>(kept_before_), kept_.end(),
        [&](const KeptRow& kept) {
            const bool drop =
                (kept.row.row - keep_from_) / columns_.strip_rows() % keep_every_ != 0;
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

Result<BandResult> BandDriver::distance(SymbolSpan a, SymbolSpan b, const BandParams& params) {
    params_ = params;
    a_ = a;
    b_ = b;
    work_ = {};
    kept_.clear();
    kept_bytes_ = 0;
    shared_.clear();
    begin_keeping(0);
    if (!columns_.load(b)) return out_of_memory();

    const bool free_end = params.mode != AlignmentMode::Global;
    const std::int64_t all_gaps =
        as_signed(a.size()) * costs_.costs.down + as_signed(b.size()) * costs_.costs.right;
    const auto most =
        static_cast<std::int64_t>(std::min(params.most_cost, static_cast<std::uint64_t>(all_gaps)));
    try {
        const Row start = start_row();
        if (params.keep_rows) {
            PassedCells cells(*this, start.first, start.first_value, true, false);
            cells.take_all(start.last);
            keep(start, std::move(cells).bits());
        }
        std::optional<Row> end;
        const Pass what = params.keep_rows ? Pass::DistanceAndRows : Pass::Distance;
        if (Status done = run_strips(start, {a.size(), b.size(), free_end, most}, what, end); !done)
            return std::move(done).failure();
        BandResult result;
        if (end) result = read_end(*end, most);
        if (result.cost) cost_ = static_cast<std::int64_t>(*result.cost);
        result.work = work_;
        result.why_no_more_threads = why_no_more_threads_;
        return result;
    } catch (const std::bad_alloc&) {
        return out_of_memory();
    }
}

/// The least cost of the last row, or of its last cell.
BandResult BandDriver::read_end(const Row& end, std::int64_t most_cost) const {
    BandResult result;
    if (params_.mode == AlignmentMode::Global) {
        const std::int64_t value =
            end.last_value + as_signed(b_.size() - end.last) * costs_.costs.right;
        if (value <= most_cost) result.cost = static_cast<std::uint64_t>(value);
        return result;
    }
    std::vector<std::uint8_t> codes(end.last - end.first);
    columns_.read_row(end.first, codes);
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

}  // namespace minterm
