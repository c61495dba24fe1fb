// SPDX-License-Identifier: Apache-2.0
//
// Costs of alignments, as their kernel's codes spell them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "runtime/blocks/edge_values.hpp"
#include "runtime/pair/alignment_costs.hpp"

namespace minterm {

struct BandCosts {
    AlignmentCosts costs;
    EdgeValues vertical;  ///< differences of costs
    EdgeValues horizontal;
    std::uint8_t vertical_gap = 0;    ///< code of `costs.down` from row to row
    std::uint8_t horizontal_gap = 0;  ///< code of `costs.right` from column to column
    std::uint8_t first_row = 0;       ///< code that enters row 1, where b may begin anywhere
    std::size_t margin = 0;  ///< columns on both sides of cells of interest that they look at
    /// Of steps over two symbols of both sequences, where there are such.
    std::optional<std::int64_t> swap_cost{};
};

}  // namespace minterm
