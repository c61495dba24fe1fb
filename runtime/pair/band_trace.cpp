// SPDX-License-Identifier: Apache-2.0
//
// The way back through the rows that a band kept: Note [Way back].
#include <algorithm>
#include <new>
#include <utility>

#include "runtime/pair/band_driver.hpp"
#include "runtime/pair/kept_cells.hpp"
#include "runtime/pair/traced_flows.hpp"
#include "runtime/support/as_signed.hpp"

namespace minterm {

namespace {

/// Columns from one known value of a kept row to the next.
constexpr std::size_t kColumnsAValue = 1024;

/// So many ends behind each other are worth columns that their ways back share, which reach this
/// many windows further than the first one's; a bound on the memory of these.
constexpr std::size_t kLeastWaysThatShare = 16;
constexpr std::size_t kWindowsShared = 8;
constexpr std::size_t kMostSharedBytes = std::size_t{64} << 20U;

Result<WayEnd> walk(TracedFlows& flows, std::size_t column, std::int64_t cost,
                    std::vector<EditRun>& runs) {
    const std::optional<WayEnd> met = flows.walk(column, cost, runs);
    if (!met) return Failure::internal("the way back met a cell that no step explains");
    return *met;
}

/// What lies further to the left is left out of a window if it can be, in strips' rows.
constexpr std::size_t kStripsAWindow = 2;

}  // namespace

BandDriver::KeptRow BandDriver::drop_last_row() {
    KeptRow dropped = std::move(kept_.back());
    kept_bytes_ -= dropped.bits.size();
    kept_.pop_back();
    return dropped;
}

/// Puts a row back into the runner.
void BandDriver::restore(const KeptRow& kept) {
    const std::size_t columns = kept.row.last - kept.row.first;
    columns_.fill_row(kept.row.last, b_.size(), costs_.horizontal_gap);
    const KeptCells cells(costs_.horizontal, kept.bits);
    std::vector<std::uint8_t> codes(columns);
    for (std::size_t cell = 0; cell < columns; ++cell) codes[cell] = cells.code(cell);
    columns_.set_row(kept.row.first, codes);
}

/// Values of a kept row at regular columns: with many ends a row is asked as many times.
void BandDriver::find_values(KeptRow& kept) const {
    if (!kept.values.empty()) return;
    const std::size_t columns = kept.row.last - kept.row.first;
    const KeptCells cells(costs_.horizontal, kept.bits);
    std::int64_t value = kept.row.first_value;
    for (std::size_t cell = 0;; cell += kColumnsAValue) {
        kept.values.push_back(value);
        if (cell + kColumnsAValue > columns) return;
        value += cells.sum(cell, cell + kColumnsAValue);
    }
}

/// The value of a column of a row whose values are known.
std::int64_t BandDriver::value_at(const KeptRow& kept, std::size_t column) const {
    const std::size_t cell = column - kept.row.first;
    const std::size_t known = cell / kColumnsAValue;
    return kept.values[known] +
           KeptCells(costs_.horizontal, kept.bits).sum(known * kColumnsAValue, cell);
}

/// The columns of `kept` from which cell (row, column) can be reached at that cost, and what they
/// cost; nothing if there are none. Not all of them if there are many, and `below`, the row at the
/// lower end of the strip, is known: see Note [Way back]. Values of both rows are known.
std::optional<BandDriver::Window> BandDriver::window_of(const KeptRow& kept, const KeptRow* below,
                                                        std::size_t row, std::size_t column,
                                                        std::int64_t cost) const {
    const Row& above = kept.row;
    const KeptCells cells(costs_.horizontal, kept.bits);
    const std::int64_t diagonal =
        as_signed(column) - as_signed(row - above.row);  // of the cell, met in the row above
    const std::size_t last = std::min(above.last, column);
    if (above.first > last) return std::nullopt;
    const auto middle =
        static_cast<std::size_t>(std::clamp(diagonal, as_signed(above.first), as_signed(last)));
    // The value and the gaps to the cell's diagonal together never fall on the way outwards.
    const auto useful = [&](std::size_t at, std::int64_t value) {
        const std::int64_t down = as_signed(at) - diagonal;
        return value + (down > 0 ? down * costs_.costs.down : -down * costs_.costs.right) <= cost;
    };
    const std::int64_t value_in_middle = value_at(kept, middle);
    Window window;
    std::vector<std::uint64_t> left;
    std::int64_t value = value_in_middle;
    std::size_t first = middle;
    const std::size_t wide = column - std::min(column, kStripsAWindow * columns_.strip_rows());
    std::optional<std::int64_t> value_below;
    std::size_t columns_of_gaps = 0;  // neighbours, from `first` on
    while (first > above.first) {
        const std::int64_t next = value - cells.difference(first - 1 - above.first);
        if (!useful(first - 1, next)) break;
        value = next;
        --first;
        left.push_back(static_cast<std::uint64_t>(value));
        if (below == nullptr || first > std::min(wide, below->row.last) || first < below->row.first)
            continue;
        value_below =
            value_below
                ? *value_below -
                      KeptCells(costs_.horizontal, below->bits).difference(first - below->row.first)
                : value_at(*below, first);
        const bool is_of_gaps =
            *value_below - value == as_signed(below->row.row - above.row) * costs_.costs.down;
        columns_of_gaps = is_of_gaps ? columns_of_gaps + 1 : 0;
        window.goes_on = columns_of_gaps > costs_.margin;
        if (window.goes_on) break;
    }
    bool any = !left.empty();
    for (std::size_t beside = 0; !window.goes_on && beside < costs_.margin; ++beside) {
        if (first == above.first) break;
        --first;
        value -= cells.difference(first - above.first);
        left.push_back(static_cast<std::uint64_t>(value));
    }
    window.first = first;
    window.costs.assign(left.rbegin(), left.rend());
    value = value_in_middle;
    std::size_t beside = 0;
    for (std::size_t at = middle;; ++at) {
        any = any || useful(at, value);
        if (at > middle && !useful(at, value) && ++beside > costs_.margin) break;
        window.costs.push_back(static_cast<std::uint64_t>(value));
        if (at == last) break;
        value += cells.difference(at - above.first);
    }
    if (!any) return std::nullopt;
    return window;
}

Status BandDriver::load_trace() {
    if (flows_) return success();
    MINTERM_TRY(trace_, trace_source_());
    flows_.emplace(*trace_, diagonal_);
    return success();
}

/// What enters columns first + 1 .. last from a row, as the kernel of ways back spells it.
std::vector<std::uint8_t> BandDriver::codes_above(const KeptRow& kept, std::size_t first,
                                                  std::size_t last) const {
    const KeptCells cells(costs_.horizontal, kept.bits);
    std::vector<std::uint8_t> codes;
    for (std::size_t at = first; at < std::min(last, kept.row.last); ++at)
        codes.push_back(trace_->code_of_row[cells.code(at - kept.row.first)]);
    return codes;
}

/// Diagonals that ways back from the last cell of so many rows and columns keep to, with so much to
/// spend on gap symbols.
DiagonalRange BandDriver::diagonals_of(std::size_t rows, std::size_t columns,
                                       std::int64_t budget) const {
    const std::int64_t last = as_signed(columns) - as_signed(rows);
    const std::int64_t margin = as_signed(costs_.margin);
    return {last - budget / costs_.costs.right - margin,
            last + budget / costs_.costs.down + margin};
}

/// The way from cell (row, column) back to the row above, or over it; columns are counted from the
/// window's first. Where edits are few, points find it sooner.
Result<WayEnd> BandDriver::trace_strip(const KeptRow& kept, const Window& window, std::size_t row,
                                       std::size_t column, std::int64_t cost,
                                       std::vector<EditRun>& runs) {
    const std::size_t above = kept.row.row;
    const SymbolSpan a = a_.subspan(above, row - above);
    const SymbolSpan b = b_.subspan(window.first, column - window.first);
    const auto least = *std::min_element(window.costs.begin(), window.costs.end());
    const std::int64_t budget = cost - static_cast<std::int64_t>(least);
    const DiagonalRange diagonals = diagonals_of(a.size(), b.size(), budget);
    const auto edits = static_cast<double>(budget + 1);
    const auto steps = static_cast<double>(
        TracedFlows::steps(columns_.kernel().word_bits, a.size(), b.size(), diagonals));
    if (has_points() && edits * edits < kPointsATracedStep * steps) {
        const std::size_t met =
            points_.trace_back(a, b, window.costs, static_cast<std::uint64_t>(cost), runs);
        return WayEnd{0, met, static_cast<std::int64_t>(window.costs[met])};
    }
    if (Status ready = load_trace(); !ready) return std::move(ready).failure();
    flows_->compute(a, b, codes_above(kept, window.first, column), diagonals);
    return walk(*flows_, b.size(), cost, runs);
}

/// The first column of the row above from which cell (row, column) can be reached with so much to
/// spend on gaps.
std::size_t BandDriver::first_within(const Row& above, std::size_t row, std::size_t column,
                                     std::int64_t budget) const {
    const std::int64_t first = as_signed(column) - as_signed(row - above.row) -
                               budget / costs_.costs.right - as_signed(costs_.margin);
    return static_cast<std::size_t>(std::max(first, as_signed(above.first)));
}

/// Whether many ends are so near that columns for all of them are less work than a window and its
/// cells for each. A walk takes a step a row.
bool BandDriver::is_worth_sharing(const Window& window, std::size_t rows, std::int64_t cost,
                                  std::size_t end, std::span<const std::uint64_t> later) const {
    const std::size_t near = end + kWindowsShared * (rows + window.costs.size());
    if (later.size() < kLeastWaysThatShare || later[kLeastWaysThatShare - 1] > near) return false;
    const auto least = *std::min_element(window.costs.begin(), window.costs.end());
    const auto steps = static_cast<double>(static_cast<std::uint64_t>(cost) - least + 1);
    return !has_points() || steps * steps > static_cast<double>(rows);
}

/// Nothing where other columns, or none, are shared.
BandDriver::SharedColumns* BandDriver::find_shared(const KeptRow& kept, std::size_t row,
                                                   std::size_t column, std::int64_t cost) {
    const auto found = shared_.find(kept.row.row);
    if (found == shared_.end()) return nullptr;
    SharedColumns& shared = found->second;
    const bool has_all = shared.row == row && column <= shared.last &&
                         shared.first <= first_within(kept.row, row, column, cost - shared.least);
    return has_all ? &shared : nullptr;
}

/// Columns for the way back from this cell and for those from up to `behind` columns further on;
/// nothing where they would take too much memory.
Result<BandDriver::SharedColumns*> BandDriver::share(const KeptRow& kept, std::size_t row,
                                                     std::size_t column, std::int64_t cost,
                                                     std::size_t behind) {
    SharedColumns* const none = nullptr;
    if (Status ready = load_trace(); !ready) return std::move(ready).failure();
    const Row& above = kept.row;
    auto found = shared_.find(above.row);
    if (found == shared_.end()) {
        const KeptCells cells(costs_.horizontal, kept.bits);
        std::int64_t value = above.first_value;
        std::int64_t least = value;
        for (std::size_t cell = 0; cell < above.last - above.first; ++cell) {
            value += cells.difference(cell);
            least = std::min(least, value);
        }
        found =
            shared_
                .emplace(above.row,
                         SharedColumns{TracedFlows(*trace_, diagonal_, kMostSharedBytes), least})
                .first;
    }
    SharedColumns& shared = found->second;
    shared.row = 0;
    shared.first = first_within(above, row, column, cost - shared.least);
    const std::size_t width = column - shared.first + 1;
    shared.last = std::min(column + std::min(behind, kWindowsShared * width), b_.size());
    const std::size_t columns = shared.last - shared.first;
    if (shared.first > above.last ||
        TracedFlows::bytes(trace_->kernel, row - above.row, columns) > kMostSharedBytes)
        return none;
    shared.row = row;
    shared.flows.compute(a_.subspan(above.row, row - above.row), b_.subspan(shared.first, columns),
                         codes_above(kept, shared.first, shared.last));
    return &shared;
}

/// Where a block begins that holds all ways from `kept` to cell (row, column) at that cost.
std::size_t BandDriver::first_of_block(const KeptRow& kept, std::size_t row, std::size_t column,
                                       std::int64_t cost) const {
    const std::optional<Window> window = window_of(kept, nullptr, row, column, cost);
    return std::min(window ? window->first : kept.row.first, b_.size() - 1);
}

Result<BandDriver::Trace> BandDriver::trace_back(std::size_t end,
                                                 std::span<const std::uint64_t> later) {
    const std::size_t whole_pass = kept_.size();
    std::size_t used = whole_pass;  // rows of that pass at or above where the way is
    std::optional<KeptRow> dropped;
    try {
        Trace trace;
        std::size_t row = a_.size();
        std::size_t column = end;
        std::int64_t cost = cost_;
        while (row > 0 && column > 0) {
            const bool between = kept_.size() > whole_pass;
            KeptRow& kept = between ? kept_.back() : kept_[used - 1];
            const std::size_t above = kept.row.row;
            if (row - above > columns_.strip_rows()) {
                Row from = kept.row;
                if (blocks_) {
                    find_values(kept);
                    from.first = first_of_block(kept, row, column, cost);
                    from.first_value = value_at(kept, from.first);
                }
                restore(kept);
                begin_keeping(above);
                std::optional<Row> none;
                if (Status done = run_strips(from, {row, column, false, cost}, Pass::Rows, none);
                    !done)
                    return std::move(done).failure();
                if (kept_.size() > kept_before_) continue;
                return Failure::internal("the way back found no row between two that were kept");
            }
            find_values(kept);
            SharedColumns* shared = between ? nullptr : find_shared(kept, row, column, cost);
            std::optional<Window> window;
            if (shared == nullptr) {
                // Where the strip's lower end was kept as well, the way came from there.
                const KeptRow* below = nullptr;
                if (dropped && dropped->row.row <= above + columns_.strip_rows())
                    below = &*dropped;
                else if (used < whole_pass && kept_[used].row.row <= above + columns_.strip_rows())
                    below = &kept_[used];
                window = window_of(kept, below, row, column, cost);
                if (!window)
                    return Failure::internal(
                        "the way back met a row in which no cell is near enough");
                if (!between && is_worth_sharing(*window, row - above, cost, end, later)) {
                    MINTERM_TRY(shared, share(kept, row, column, cost, later.back() - end));
                }
            }
            const std::size_t first = shared != nullptr ? shared->first : window->first;
            MINTERM_TRY(const WayEnd met,
                        shared != nullptr
                            ? walk(shared->flows, column - first, cost, trace.runs)
                            : trace_strip(kept, *window, row, column, cost, trace.runs));
            row = above - met.rows_above;
            column = first + met.column;
            cost = met.cost;
            if (shared == nullptr && window->goes_on && met.column == 0 &&
                trace.runs.back().operation == EditOperation::OnlyInA) {
                // Up the first column, but there may be better ways to the left of it.
                row += trace.runs.back().length;
                cost += as_signed(trace.runs.back().length) * costs_.costs.down;
                trace.runs.pop_back();
            } else if (between) {
                dropped = drop_last_row();
            } else {
                dropped.reset();
                --used;
            }
        }
        while (kept_.size() > whole_pass) drop_last_row();
        append_run(trace.runs, EditOperation::OnlyInA, row);
        if (params_.mode == AlignmentMode::Infix)
            trace.begin = column;
        else
            append_run(trace.runs, EditOperation::OnlyInB, column);
        return trace;
    } catch (const std::bad_alloc&) {
        return out_of_memory();
    }
}

}  // namespace minterm
