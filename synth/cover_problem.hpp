// SPDX-License-Identifier: Apache-2.0
//
// Set covering: the cheapest columns of a 0/1 matrix such that every row is covered. Knows nothing
// of logic; minimize_qm states its problem in this form.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace minterm {

/// Weights have two parts, of which the first decides: first * kFirstPart + second. The second
/// parts of all columns together stay below kFirstPart.
inline constexpr std::uint64_t kFirstPart = std::uint64_t{1} << 32;

/// A column covers the rows that it lists, at a price.
struct CoverProblem {
    std::uint32_t rows = 0;
    std::vector<std::vector<std::uint32_t>> columns;  ///< rows of each column, ascending
    std::vector<std::uint64_t> weight;                ///< of each column, the first part at least 1
};

struct CoverSolution {
    std::vector<std::uint32_t> columns;  ///< ascending
    bool proved = false;                 ///< no cover weighs less
    std::uint64_t lower_bound = 0;       ///< what every cover weighs at least
};

/// Covers all rows as cheaply as the search can within `budget` matrix entries looked at, or until
/// `stop`, asked at every node, says so. Every row must be in some column. Deterministic without
/// `stop`; of columns that cover the same at the same weight the one with the smallest number is
/// taken.
///
/// Essential columns, row and column dominance (Quine 1955, McCluskey 1956) and independent blocks;
/// then branch and bound. Lower bounds are the weight of pairwise disjoint rows, which also rules
/// out single columns (Coudert 1996), and, where that does not decide, row prices
/// (cover_bound.hpp).
CoverSolution solve_cover(const CoverProblem& problem, std::uint64_t budget,
                          const std::function<bool()>& stop = {});

}  // namespace minterm
