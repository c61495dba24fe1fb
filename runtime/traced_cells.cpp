// SPDX-License-Identifier: Apache-2.0
//
// Rows of cells of interest, and the step that each of them was reached by.
#include "runtime/traced_cells.hpp"

#include <algorithm>
#include <limits>

namespace minterm {

namespace {

/// The value of a cell that is not of interest; steps from it are not, either.
constexpr std::int64_t kTooMuch = std::numeric_limits<std::int64_t>::max() / 4;

std::int64_t as_signed(std::size_t value) { return static_cast<std::int64_t>(value); }

/// The steps into a row's cells, from column `first` on.
struct RowOfSteps {
    std::size_t first = 0;
    std::size_t place = 0;  ///< of the first one, among all
};

class TracedCells {
public:
    TracedCells(SymbolSpan a, SymbolSpan b, std::int64_t cost, const AlignmentCosts& costs,
                const DiagonalCosts& diagonal)
        : a_(a),
          b_(b),
          cost_(cost),
          costs_(costs),
          diagonal_(diagonal),
          above_(b.size() + 3, kTooMuch),
          here_(b.size() + 3, kTooMuch) {}

    /// False if no cell is of interest.
    bool start(std::span<const std::uint64_t> first_row) {
        const std::size_t columns = std::min(first_row.size(), b_.size() + 1);
        for (std::size_t column = 0; column < columns; ++column)
            take(0, column, as_signed(static_cast<std::size_t>(first_row[column])));
        return end_row();
    }

    /// Computes the next row. False if no cell of it is of interest.
    bool step_down(std::size_t row) {
        rows_.push_back({first_, steps_.size()});
        std::int64_t left = kTooMuch;
        std::size_t column = first_;
        for (const std::size_t end = std::min(last_ + 1, b_.size()); column <= end; ++column) {
            const std::int64_t both =
                column > 0 ? diagonal_(a_[row - 1], b_[column - 1]) : kTooMuch;
            // There is no mismatch that costs as much as two gap symbols.
            std::int64_t value = both < costs_.both_gaps() ? above_[column] + both : kTooMuch;
            EditOperation step = both == 0 ? EditOperation::Match : EditOperation::Mismatch;
            if (above_[column + 1] + costs_.down < value) {
                value = above_[column + 1] + costs_.down;
                step = EditOperation::OnlyInA;
            }
            if (left + costs_.right < value) {
                value = left + costs_.right;
                step = EditOperation::OnlyInB;
            }
            left = take(row, column, value);
            steps_.push_back(step);
        }
        for (; column <= b_.size() && left < kTooMuch; ++column) {
            left = take(row, column, left + costs_.right);
            steps_.push_back(EditOperation::OnlyInB);
        }
        return end_row();
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
    /// The value of a cell of the row that is being computed, if it is of interest.
    std::int64_t take(std::size_t row, std::size_t column, std::int64_t value) {
        const std::int64_t down =
            as_signed(a_.size() - row) - as_signed(b_.size()) + as_signed(column);
        const std::int64_t gaps = down > 0 ? down * costs_.down : -down * costs_.right;
        if (value + gaps > cost_) value = kTooMuch;
        here_[column + 1] = value;
        end_ = column + 1;
        if (value < kTooMuch) {
            if (!any_) next_first_ = column;
            next_last_ = column;
            any_ = true;
        }
        return value;
    }

    /// The row that was computed is the one above the next.
    bool end_row() {
        here_[end_ + 1] = kTooMuch;
        std::swap(above_, here_);
        first_ = next_first_;
        last_ = next_last_;
        above_[first_] = kTooMuch;
        return std::exchange(any_, false);
    }

    const SymbolSpan a_, b_;
    const std::int64_t cost_;
    const AlignmentCosts costs_;
    const DiagonalCosts& diagonal_;
    // Values of columns, at column + 1; on both sides of those of interest kTooMuch.
    std::vector<std::int64_t> above_, here_;
    std::size_t first_ = 0;  ///< of interest in the row above
    std::size_t last_ = 0;
    std::size_t next_first_ = 0;  ///< in this one
    std::size_t next_last_ = 0;
    std::size_t end_ = 0;  ///< of the columns computed in this row
    bool any_ = false;
    std::vector<RowOfSteps> rows_;
    std::vector<EditOperation> steps_;
};

}  // namespace

std::optional<std::size_t> trace_cells(SymbolSpan a, SymbolSpan b,
                                       std::span<const std::uint64_t> first_row, std::uint64_t cost,
                                       const AlignmentCosts& costs, const DiagonalCosts& diagonal,
                                       std::vector<EditRun>& runs) {
    TracedCells cells(a, b, static_cast<std::int64_t>(cost), costs, diagonal);
    if (!cells.start(first_row)) return std::nullopt;
    for (std::size_t row = 1; row <= a.size(); ++row)
        if (!cells.step_down(row)) return std::nullopt;
    if (!cells.reaches_end()) return std::nullopt;
    return cells.follow(runs);
}

}  // namespace minterm
