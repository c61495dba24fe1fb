// SPDX-License-Identifier: Apache-2.0
//
// The way back through a few rows of the matrix cell by cell, whatever steps cost.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "minterm/alignment.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/pair/alignment_costs.hpp"
#include "runtime/symbols/symbol_match.hpp"

namespace minterm {

/// Does what `FurthestReaching::trace_back` does, and goes the same way where both can. Gaps cost
/// what `costs` says, steps along the diagonal what `diagonal` does. Computes
/// the cells whose value and gaps to the end are not more than `cost` together. Nothing if there is
/// no way of that cost. Time and memory O(those cells): about (cost - the least cost in the first
/// row) / (down + right) on either side of the diagonal, in every row. Throws std::bad_alloc.
std::optional<std::size_t> trace_cells(SymbolSpan a, SymbolSpan b,
                                       std::span<const std::uint64_t> first_row, std::uint64_t cost,
                                       const AlignmentCosts& costs, const DiagonalCosts& diagonal,
                                       std::vector<EditRun>& runs);

/// The same steps from all cells, for many ways back through the same rows.
class TracedSteps {
public:
    /// Columns behind the first row cost a gap each. Time and memory (a byte each) O(cells). Throws
    /// std::bad_alloc.
    void compute(SymbolSpan a, SymbolSpan b, std::span<const std::uint64_t> first_row,
                 const AlignmentCosts& costs, const DiagonalCosts& diagonal);
    /// From the last row of column `column` back to the column of row 0 that it returns. O(steps).
    std::size_t walk(std::size_t column, std::vector<EditRun>& runs) const;

private:
    std::size_t rows_ = 0;
    std::size_t columns_ = 0;           ///< with column 0
    std::vector<EditOperation> steps_;  ///< row after row from the first on
};

}  // namespace minterm
