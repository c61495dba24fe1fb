// SPDX-License-Identifier: Apache-2.0
//
// The way back through a few rows of the matrix cell by cell, where there are steps over two rows.
//
// Note [Swaps]. A step from (i-2, j-2) to (i, j) may pass over the row where the strip begins, and
// the row above that is not there. But what is needed of it crosses the edge: the codes of the
// first row, and from there on the cell itself, as the kernel has it, give all values below. A swap
// is taken only where no other step explains a value. So none is ever compared with a value of the
// row that is not there, which is what is left when the swap is paid.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "minterm/alignment.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/pair/band_costs.hpp"
#include "runtime/symbols/symbol_match.hpp"

namespace minterm {

/// Where a way back ends.
struct WayEnd {
    std::size_t rows_above = 0;  ///< 0: in the first row; 1: in the row above it, by a swap
    std::size_t column = 0;
    std::uint64_t cost = 0;  ///< of that cell
};

/// Does what `FurthestReaching::trace_back` does for costs with swaps: from the end backwards a
/// match where symbols match, else a mismatch, else a symbol of a alone, else one of b alone, else
/// a swap. `first_row[j]` is D[0][j], and `first_codes[j]` what enters column j + 1 from above;
/// both are exact within `costs.margin` columns of every optimal way, and nowhere too small; beyond
/// their end there are gaps. Computes the cells whose value and gaps to the end are not more than
/// `cost` together, and the margin beside them. Nothing if there is no way of that cost. Time and
/// memory O(those cells). Throws std::bad_alloc.
std::optional<WayEnd> trace_codes(SymbolSpan a, SymbolSpan b,
                                  std::span<const std::uint64_t> first_row,
                                  std::span<const std::uint8_t> first_codes, std::uint64_t cost,
                                  const BandCosts& costs, const DiagonalCosts& diagonal,
                                  std::vector<EditRun>& runs);

}  // namespace minterm
