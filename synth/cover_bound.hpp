// SPDX-License-Identifier: Apache-2.0
//
// A lower bound for set covering from prices on the rows, and covers that good prices suggest.
//
// Note [Row prices]. Give every row a price of 0 or more. Whatever columns are chosen, they pay at
// least the sum of all prices plus, for each column that is worth less than the prices of its rows,
// that (negative) difference: its reduced weight. This bound (Lagrangian relaxation; Beasley 1990,
// Caprara, Fischetti and Toth 1999) comes close to the linear program's, which for the covering
// problems of cells is often the minimum itself. The search for prices is a subgradient ascent:
// rows that the bargain columns leave open become dearer, rows that they cover twice cheaper. All
// arithmetic is on integers, so that every machine finds the same prices and the bound is exact.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "synth/cover_matrix.hpp"

namespace minterm {

/// Prices and bounds are in units of 1 / kPriceScale of a weight.
inline constexpr std::int64_t kPriceScale = std::int64_t{1} << 16;

struct PricedBound {
    std::int64_t bound = 0;             ///< no cover weighs less
    std::vector<std::int64_t> reduced;  ///< by column: its weight minus the prices of its rows

    /// The bound as a whole weight: weights are integers, so it may be rounded up.
    std::int64_t whole() const { return (bound + kPriceScale - 1) / kPriceScale; }
    /// The same for covers that contain the column.
    std::int64_t whole_with(std::uint32_t column) const {
        const std::int64_t extra = reduced[column] > 0 ? reduced[column] : 0;
        return (bound + extra + kPriceScale - 1) / kPriceScale;
    }
};

/// Raises the bound for `rounds` rounds, or until it passes `enough` (a whole weight) or `spent`,
/// the number of entries looked at, reaches `budget`. `prices`, by number of the row in the
/// problem, is where the search starts (-1: unknown) and where it leaves the best prices. `weight`
/// is by column of the matrix. Calls `visit` with reduced weights from time to time and at the end;
/// it may lower the budget.
PricedBound price_rows(const CoverMatrix& matrix, const std::vector<std::int64_t>& weight,
                       std::vector<std::int64_t>& prices, int rounds, std::int64_t enough,
                       std::uint64_t& spent, const std::uint64_t& budget,
                       const std::function<void(const std::vector<std::int64_t>&)>& visit);

/// Columns of the matrix that cover all live rows: the one with the most urgent rows for its price
/// first, again and again; then columns that turn out superfluous go, heavy ones first. Columns
/// whose price is not positive are all taken at first. A row is more urgent the fewer columns it
/// has.
std::vector<std::uint32_t> greedy_columns(const CoverMatrix& matrix,
                                          const std::vector<std::int64_t>& price,
                                          std::uint64_t& spent);

}  // namespace minterm
