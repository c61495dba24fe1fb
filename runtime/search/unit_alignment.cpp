// SPDX-License-Identifier: Apache-2.0
#include "runtime/search/unit_alignment.hpp"

#include <algorithm>
#include <cstdint>

namespace minterm {

namespace {

/// Costs of prefixes, of the cells at most `errors` from the diagonal.
class CostBand {
public:
    CostBand(std::size_t rows, std::size_t columns, std::size_t errors)
        : columns_(columns), errors_(errors), costs_((rows + 1) * (2 * errors + 1)) {}

    /// Of the first `row` rows and the first `column` columns; what costs too much, or does not
    /// exist, is `errors` + 1.
    std::size_t at(std::size_t row, std::size_t column) const {
        return holds(row, column) ? costs_[place(row, column)] : errors_ + 1;
    }
    void set(std::size_t row, std::size_t column, std::size_t cost) {
        costs_[place(row, column)] = static_cast<std::uint32_t>(std::min(cost, errors_ + 1));
    }
    std::size_t first_column(std::size_t row) const { return row - std::min(row, errors_); }
    std::size_t last_column(std::size_t row) const { return std::min(row + errors_, columns_); }

private:
    bool holds(std::size_t row, std::size_t column) const {
        return column >= first_column(row) && column <= last_column(row);
    }
    std::size_t place(std::size_t row, std::size_t column) const {
        return row * (2 * errors_ + 1) + column + errors_ - row;
    }

    std::size_t columns_, errors_;
    std::vector<std::uint32_t> costs_;
};

}  // namespace

std::optional<std::vector<EditRun>> align_within_errors(std::size_t rows, std::size_t columns,
                                                        std::size_t errors,
                                                        const RowMatchesColumn& matches) {
    errors = std::min(errors, std::max(rows, columns));
    CostBand costs(rows, columns, errors);
    for (std::size_t i = 0; i <= rows; ++i) {
        for (std::size_t j = costs.first_column(i); j <= costs.last_column(i); ++j) {
            if (i == 0 || j == 0) {
                costs.set(i, j, i + j);
                continue;
            }
            const std::size_t mismatch = matches(i - 1, j - 1) ? 0 : 1;
            costs.set(i, j,
                      std::min({costs.at(i - 1, j - 1) + mismatch, costs.at(i - 1, j) + 1,
                                costs.at(i, j - 1) + 1}));
        }
    }
    if (costs.at(rows, columns) > errors) return std::nullopt;

    std::vector<EditRun> backwards;
    std::size_t i = rows;
    std::size_t j = columns;
    while (i > 0 || j > 0) {
        const std::size_t before = costs.at(i, j) - 1;
        EditOperation operation = EditOperation::OnlyInB;
        if (i > 0 && j > 0 && matches(i - 1, j - 1)) {
            operation = EditOperation::Match;
        } else if (i > 0 && j > 0 && costs.at(i - 1, j - 1) == before) {
            operation = EditOperation::Mismatch;
        } else if (i > 0 && costs.at(i - 1, j) == before) {
            operation = EditOperation::OnlyInA;
        }
        append_run(backwards, operation);
        if (operation != EditOperation::OnlyInB) --i;
        if (operation != EditOperation::OnlyInA) --j;
    }
    std::reverse(backwards.begin(), backwards.end());
    return backwards;
}

}  // namespace minterm
