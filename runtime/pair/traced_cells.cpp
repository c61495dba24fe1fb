// SPDX-License-Identifier: Apache-2.0
//
// Rows of cells of interest, and the step that each of them was reached by.
#include "runtime/pair/traced_cells.hpp"

#include <algorithm>
#include <limits>

#include "runtime/pair/row_of_steps.hpp"
#include "runtime/support/as_signed.hpp"

namespace minterm {

namespace {

/// Values are counted from the cost of the last cell, so that short numbers, many to a register,
/// do: what cells of interest are worth is at most 0, and no less than all gaps of the strip.
template <typename Value>
class TracedCells {
public:
    /// The value of a cell that cannot be reached.
    static constexpr Value kTooMuch = std::numeric_limits<Value>::max() / 4;
    /// Gaps of the whole strip must not cost more.
    static constexpr std::int64_t kMostGaps = kTooMuch / 2;

    TracedCells(SymbolSpan a, SymbolSpan b, const AlignmentCosts& costs,
                const DiagonalCosts& diagonal)
        : a_(a),
          b_(b),
          down_(static_cast<Value>(costs.down)),
          right_(static_cast<Value>(costs.right)),
          both_gaps_(costs.both_gaps()),
          diagonal_(diagonal),
          above_(b.size() + 3, kTooMuch),
          here_(b.size() + 3, kTooMuch),
          along_(b.size() + 1, kTooMuch) {}

    /// False if no cell is of interest.
    bool start(std::span<const std::uint64_t> first_row, std::int64_t cost) {
        const std::size_t columns = std::min(first_row.size(), b_.size() + 1);
        for (std::size_t column = 0; column < columns; ++column) {
            const std::int64_t value = static_cast<std::int64_t>(first_row[column]) - cost;
            const bool of_interest = value + gaps_to_end(0, column) <= 0;
            here_[column + 1] = of_interest ? static_cast<Value>(value) : kTooMuch;
        }
        return end_row(0, 0, columns);
    }

    /// Computes the next row. False if no cell of it is of interest.
    bool step_down(std::size_t row) {
        const std::size_t first = first_;
        std::size_t end = std::min(last_ + 2, b_.size() + 1);
        price_diagonals(a_[row - 1], first, end);
        const Value* above = above_.data();
        const Value* along = along_.data();
        Value* here = here_.data() + 1;
        for (std::size_t column = first; column < end; ++column)
            here[column] =
                std::min<Value>(above[column] + along[column], above[column + 1] + down_);
        Value left = kTooMuch;
        for (std::size_t column = first; column < end; ++column)
            here[column] = left = std::min<Value>(here[column], left + right_);

        rows_.push_back({first, steps_.size()});
        steps_.resize(steps_.size() + (end - first));
        EditOperation* steps = steps_.data() + rows_.back().place;
        for (std::size_t column = first; column < end; ++column) {
            const EditOperation gap = here[column] == above[column + 1] + down_
                                          ? EditOperation::OnlyInA
                                          : EditOperation::OnlyInB;
            const EditOperation both =
                along[column] == 0 ? EditOperation::Match : EditOperation::Mismatch;
            steps[column - first] = here[column] == above[column] + along[column] ? both : gap;
        }
        for (; end <= b_.size() && here[end - 1] + right_ + gaps_to_end(row, end) <= 0; ++end) {
            here[end] = here[end - 1] + right_;
            steps_.push_back(EditOperation::OnlyInB);
        }
        return end_row(row, first, end);
    }

    bool reaches_end() const { return last_ == b_.size(); }

    /// From the last cell back to row 0.
    std::size_t follow(std::vector<EditRun>& runs) const {
        std::size_t column = b_.size();
        for (std::size_t row = a_.size(); row > 0;) {
            const RowOfSteps& steps = rows_[row - 1];
            const EditOperation step = steps_[steps.place + column - steps.first];
            append_run(runs, step);
            if (step != EditOperation::OnlyInB) --row;
            if (step != EditOperation::OnlyInA) --column;
        }
        return column;
    }

private:
    /// What the way from a cell to the last one costs at least.
    std::int64_t gaps_to_end(std::size_t row, std::size_t column) const {
        const std::int64_t down =
            as_signed(a_.size() - row) - as_signed(b_.size()) + as_signed(column);
        return down > 0 ? down * down_ : -down * right_;
    }

    /// What steps along the diagonal into columns first..end-1 cost. There is no mismatch that
    /// costs as much as two gap symbols.
    void price_diagonals(std::uint32_t symbol, std::size_t first, std::size_t end) {
        const auto price = [&](std::int64_t cost) {
            return cost < both_gaps_ ? static_cast<Value>(cost) : kTooMuch;
        };
        first = std::max<std::size_t>(first, 1);
        if (diagonal_.is_table() || !diagonal_.matches().is_equality()) {
            for (std::size_t column = first; column < end; ++column)
                along_[column] = price(diagonal_(symbol, b_[column - 1]));
            return;
        }
        b_.visit([&](const auto& symbols) {
            const Value mismatch = price(diagonal_.mismatch());
            for (std::size_t column = first; column < end; ++column)
                along_[column] = symbols[column - 1] == symbol ? Value{0} : mismatch;
        });
    }

    /// The row whose columns first..end-1 were computed is the one above the next. Cells at both
    /// ends that are not of interest are left out.
    bool end_row(std::size_t row, std::size_t first, std::size_t end) {
        std::swap(above_, here_);
        above_[first] = above_[end + 1] = kTooMuch;
        const auto of_interest = [&](std::size_t column) {
            return above_[column + 1] + gaps_to_end(row, column) <= 0;
        };
        while (first < end && !of_interest(first)) ++first;
        if (first == end) return false;
        while (!of_interest(end - 1)) --end;
        first_ = first;
        last_ = end - 1;
        return true;
    }

    const SymbolSpan a_, b_;
    const Value down_;
    const Value right_;
    const std::int64_t both_gaps_;
    const DiagonalCosts& diagonal_;
    // Values of columns, at column + 1; beside those that were computed kTooMuch.
    std::vector<Value> above_, here_;
    std::vector<Value> along_;  ///< costs of steps along the diagonal into this row's columns
    std::size_t first_ = 0;     ///< of interest in the row above
    std::size_t last_ = 0;
    std::vector<RowOfSteps> rows_;
    std::vector<EditOperation> steps_;
};

template <typename Value>
std::optional<std::size_t> trace(SymbolSpan a, SymbolSpan b,
                                 std::span<const std::uint64_t> first_row, std::uint64_t cost,
                                 const AlignmentCosts& costs, const DiagonalCosts& diagonal,
                                 std::vector<EditRun>& runs) {
    TracedCells<Value> cells(a, b, costs, diagonal);
    if (!cells.start(first_row, static_cast<std::int64_t>(cost))) return std::nullopt;
    for (std::size_t row = 1; row <= a.size(); ++row)
        if (!cells.step_down(row)) return std::nullopt;
    if (!cells.reaches_end()) return std::nullopt;
    return cells.follow(runs);
}

}  // namespace

std::optional<std::size_t> trace_cells(SymbolSpan a, SymbolSpan b,
                                       std::span<const std::uint64_t> first_row, std::uint64_t cost,
                                       const AlignmentCosts& costs, const DiagonalCosts& diagonal,
                                       std::vector<EditRun>& runs) {
    const std::int64_t gaps = as_signed(a.size()) * costs.down + as_signed(b.size()) * costs.right;
    const auto trace_in =
        gaps <= TracedCells<std::int32_t>::kMostGaps ? trace<std::int32_t> : trace<std::int64_t>;
    return trace_in(a, b, first_row, cost, costs, diagonal, runs);
}

void TracedSteps::compute(SymbolSpan a, SymbolSpan b, std::span<const std::uint64_t> first_row,
                          const AlignmentCosts& costs, const DiagonalCosts& diagonal) {
    rows_ = a.size();
    columns_ = b.size() + 1;
    steps_.resize(rows_ * columns_);
    std::vector<std::int64_t> above(columns_);
    for (std::size_t column = 0; column < columns_; ++column)
        above[column] = column < first_row.size() ? static_cast<std::int64_t>(first_row[column])
                                                  : above[column - 1] + costs.right;
    std::vector<std::int64_t> here(columns_);
    EditOperation* steps = steps_.data();
    for (std::size_t row = 0; row < rows_; ++row, steps += columns_) {
        const std::uint32_t symbol = a[row];
        here[0] = above[0] + costs.down;
        steps[0] = EditOperation::OnlyInA;
        for (std::size_t column = 1; column < columns_; ++column) {
            const std::int64_t price = diagonal(symbol, b[column - 1]);
            const std::int64_t along = above[column - 1] + price;
            const std::int64_t down = above[column] + costs.down;
            const std::int64_t value = std::min({along, down, here[column - 1] + costs.right});
            here[column] = value;
            // There is no mismatch that costs as much as two gap symbols.
            if (value == along && price < costs.both_gaps())
                steps[column] = price == 0 ? EditOperation::Match : EditOperation::Mismatch;
            else
                steps[column] = value == down ? EditOperation::OnlyInA : EditOperation::OnlyInB;
        }
        std::swap(above, here);
    }
}

std::size_t TracedSteps::walk(std::size_t column, std::vector<EditRun>& runs) const {
    for (std::size_t row = rows_; row > 0;) {
        const EditOperation step = steps_[(row - 1) * columns_ + column];
        append_run(runs, step);
        if (step != EditOperation::OnlyInB) --row;
        if (step != EditOperation::OnlyInA) --column;
    }
    return column;
}

}  // namespace minterm
