// SPDX-License-Identifier: Apache-2.0
//
// What the steps of an alignment cost.
#pragma once

#include <algorithm>
#include <cstdint>

namespace minterm {

/// Costs of the steps through the matrix; a match, along the diagonal, costs nothing.
struct AlignmentCosts {
    std::int64_t down = 1;      ///< a symbol of a alone; more than 0
    std::int64_t right = 1;     ///< a symbol of b alone; more than 0
    std::int64_t mismatch = 1;  ///< at most down + right, which does the same

    /// Two gap symbols, one on each side.
    std::int64_t both_gaps() const { return down + right; }
    std::int64_t greatest_gap() const { return std::max(down, right); }
    std::int64_t least_gap() const { return std::min(down, right); }
    /// Nothing that is no match costs less.
    std::int64_t least_edit() const { return std::min({down, right, mismatch}); }
    /// Gap symbols cost one each, so that a mismatch costs one, or as much as two of them.
    bool are_units() const { return down == 1 && right == 1 && mismatch > 0; }

    bool operator==(const AlignmentCosts&) const = default;
};

}  // namespace minterm
