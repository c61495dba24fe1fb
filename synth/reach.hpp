// SPDX-License-Identifier: Apache-2.0
//
// What is known of a cell formula near the first row and column, where it looks at cells and
// symbols that do not exist: which conditions are decided there, and which numbers are missing
// (Note [Outside] in recurrence.hpp).
//
// Rows 1 and 2 are different from each other and from all later ones, which are alike, because
// nothing looks back further than kGreatestReach; columns likewise. So there are nine regions, and
// what is known in each of them follows from the formula alone, without strings.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "synth/recurrence.hpp"

namespace minterm {

/// Rows (or columns) 1 to kDistinctLines - 1 are regions of their own, kDistinctLines stands for
/// itself and all later ones.
inline constexpr int kDistinctLines = kGreatestReach + 1;

/// The cells of one row, or of all rows from kDistinctLines on, and the same of columns.
struct Region {
    int row = 1;
    int col = 1;

    bool operator==(const Region&) const = default;
};

/// All regions, row by row.
std::vector<Region> all_regions();

/// Whether an expression has a value in the cells of a region.
enum class Presence { Always, Sometimes, Never };

/// What holds of a node in all cells of a region.
struct NodeFact {
    std::optional<std::int64_t> value;  ///< where it is the same whatever the strings and tables
    Presence presence = Presence::Always;
};

/// The facts of every node, by its id (of use for nodes of cell formulas only). O(nodes).
std::vector<NodeFact> facts_in(const Recurrence& recurrence, Region region);

/// Where a cell may turn out to have no value.
struct PlaceWithoutValue {
    Region region;
    Presence presence = Presence::Never;  ///< Sometimes or Never
    ExprId cause = 0;                     ///< a read that is missing there and is to blame

    /// "row 1", "column 2" or "row 1, column 2".
    std::string words() const;
};

/// A largest region in which the formula of a cell may have no value; nothing for a sound one.
std::optional<PlaceWithoutValue> place_without_value(const Recurrence& recurrence, ExprId cell);

}  // namespace minterm
