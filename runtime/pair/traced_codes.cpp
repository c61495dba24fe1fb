// SPDX-License-Identifier: Apache-2.0
//
// Rows of codes and values beside the ways of interest, and the step that each cell was reached by.
#include "runtime/pair/traced_codes.hpp"

#include <algorithm>

#include "runtime/pair/row_of_steps.hpp"
#include "runtime/support/as_signed.hpp"

namespace minterm {

namespace {

/// Values are counted from the cost of the last cell.
class TracedCodes {
public:
    TracedCodes(SymbolSpan a, SymbolSpan b, const BandCosts& costs, const DiagonalCosts& diagonal)
        : a_(a),
          b_(b),
          band_(costs),
          down_(costs.costs.down),
          right_(costs.costs.right),
          diagonal_(diagonal),
          above_(b.size() + 1),
          here_(b.size() + 1),
          codes_(b.size() + 1) {}

    /// False if no cell is of interest.
    bool start(std::span<const std::uint64_t> first_row, std::span<const std::uint8_t> first_codes,
               std::int64_t cost) {
        known_ = std::min(first_row.size(), b_.size() + 1);
        for (std::size_t column = 0; column < known_; ++column) {
            here_[column] = static_cast<std::int64_t>(first_row[column]) - cost;
            if (column > 0) codes_[column] = first_codes[column - 1];
        }
        return end_row(0, 0);
    }

    /// Computes the next row. False if no cell of it is of interest.
    bool step_down(std::size_t row) {
        if (diagonal_.is_table() || !diagonal_.matches().is_equality())
            return step_down(row, [&, symbol = a_[row - 1]](std::size_t column) {
                return diagonal_.predicates(symbol, b_[column - 1]);
            });
        return b_.visit([&](const auto& symbols) {
            return step_down(row, [&, symbol = a_[row - 1]](std::size_t column) {
                return symbols[column - 1] == symbol ? 1U : 0U;
            });
        });
    }

    bool reaches_end() const { return last_ == b_.size(); }

    /// From the last cell back to row 0, or over it.
    WayEnd follow(std::uint64_t cost, std::vector<EditRun>& runs) const {
        auto left = static_cast<std::int64_t>(cost);
        std::size_t row = a_.size();
        std::size_t column = b_.size();
        bool over = false;
        while (row > 0 && !over) {
            const RowOfSteps& steps = rows_[row - 1];
            const EditOperation step = steps_[steps.place + column - steps.first];
            const std::size_t symbols = step == EditOperation::Swap ? 2 : 1;
            append_run(runs, step, symbols);
            left -= cost_of(step, row, column);
            over = symbols > row;
            if (step != EditOperation::OnlyInB) row -= std::min(symbols, row);
            if (step != EditOperation::OnlyInA) column -= symbols;
        }
        return {over ? std::size_t{1} : 0, column, static_cast<std::uint64_t>(left)};
    }

private:
    /// What the way from a cell to the last one costs at least.
    std::int64_t gaps_to_end(std::size_t row, std::size_t column) const {
        const std::int64_t down =
            as_signed(a_.size() - row) - as_signed(b_.size()) + as_signed(column);
        return down > 0 ? down * down_ : -down * right_;
    }

    std::int64_t cost_of(EditOperation step, std::size_t row, std::size_t column) const {
        switch (step) {
            case EditOperation::Match:
            case EditOperation::Mismatch:
                return diagonal_(a_[row - 1], b_[column - 1]);
            case EditOperation::OnlyInA:
                return down_;
            case EditOperation::OnlyInB:
                return right_;
            case EditOperation::Swap:
                return band_.swaps->cost;
        }
        return 0;
    }

    template <typename PredicatesAt>
    bool step_down(std::size_t row, const PredicatesAt& predicates_at) {
        const std::size_t rim = first_ - std::min(first_, band_.margin);
        rows_.push_back({rim, steps_.size()});
        here_[rim] = above_[rim] + down_;
        steps_.push_back(EditOperation::OnlyInA);
        CodedCell::Codes codes{band_.vertical_gap, 0};
        std::size_t column = rim;
        const auto compute_next = [&] {
            if (++column == known_) {
                above_[column] = above_[column - 1] + right_;
                codes_[column] = band_.horizontal_gap;
                ++known_;
            }
            const unsigned predicates = predicates_at(column);
            codes.horizontal = codes_[column];
            codes = band_.swaps->cell(codes, predicates);
            codes_[column] = codes.horizontal;
            here_[column] = above_[column] + band_.vertical[codes.vertical];
            steps_.push_back(step_into(column, diagonal_.of(predicates)));
        };
        const std::size_t sure = std::min(last_ + 1 + band_.margin, b_.size());
        while (column < sure) compute_next();
        // To the right in gaps.
        while (column < b_.size() && is_of_interest(row, column - band_.margin, here_))
            compute_next();
        known_ = column + 1;
        return end_row(row, rim);
    }

    /// There is no mismatch that costs as much as two gap symbols.
    EditOperation step_into(std::size_t column, std::int64_t diagonal) const {
        const std::int64_t value = here_[column];
        if (diagonal < down_ + right_ && value == above_[column - 1] + diagonal)
            return diagonal == 0 ? EditOperation::Match : EditOperation::Mismatch;
        if (value == above_[column] + down_) return EditOperation::OnlyInA;
        if (value == here_[column - 1] + right_) return EditOperation::OnlyInB;
        return EditOperation::Swap;
    }

    bool is_of_interest(std::size_t row, std::size_t column,
                        const std::vector<std::int64_t>& values) const {
        return values[column] + gaps_to_end(row, column) <= 0;
    }

    /// The row whose columns from `first` to before `known_` were computed is the one above the
    /// next. Cells at both ends that are not of interest are left out.
    bool end_row(std::size_t row, std::size_t first) {
        std::swap(above_, here_);
        std::size_t end = known_;
        while (first < end && !is_of_interest(row, first, above_)) ++first;
        if (first == end) return false;
        while (!is_of_interest(row, end - 1, above_)) --end;
        first_ = first;
        last_ = end - 1;
        return true;
    }

    const SymbolSpan a_, b_;
    const BandCosts& band_;
    const std::int64_t down_;
    const std::int64_t right_;
    const DiagonalCosts& diagonal_;
    // By column, from the rim of the row on.
    std::vector<std::int64_t> above_, here_;
    std::vector<std::uint8_t> codes_;  ///< that enter from above
    std::size_t known_ = 0;            ///< columns of the row above end here
    std::size_t first_ = 0;            ///< of interest in the row above
    std::size_t last_ = 0;
    std::vector<RowOfSteps> rows_;
    std::vector<EditOperation> steps_;
};

}  // namespace

std::optional<WayEnd> trace_codes(SymbolSpan a, SymbolSpan b,
                                  std::span<const std::uint64_t> first_row,
                                  std::span<const std::uint8_t> first_codes, std::uint64_t cost,
                                  const BandCosts& costs, const DiagonalCosts& diagonal,
                                  std::vector<EditRun>& runs) {
    TracedCodes cells(a, b, costs, diagonal);
    if (!cells.start(first_row, first_codes, static_cast<std::int64_t>(cost))) return std::nullopt;
    for (std::size_t row = 1; row <= a.size(); ++row)
        if (!cells.step_down(row)) return std::nullopt;
    if (!cells.reaches_end()) return std::nullopt;
    return cells.follow(cost, runs);
}

}  // namespace minterm
