// SPDX-License-Identifier: Apache-2.0
//
// The steps that a cell takes, read off its formula: for recurrences whose cells hand on more than
// a difference, so that the differences alone do not say what happens.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "synth/recurrence.hpp"

namespace minterm {

/// T[i][j] <= T[i - up][j - left] + cost.
struct FormulaStep {
    int up = 0;
    int left = 0;
    std::int64_t cost = 0;

    bool operator==(const FormulaStep&) const = default;
};

struct FormulaSteps {
    std::vector<FormulaStep> all;     ///< T[i][j] is the least of some of these
    std::vector<FormulaStep> always;  ///< it is no greater than these, whatever the symbols are
    /// How far from their cell steps look at symbols, and from the cell in the middle of a step of
    /// two rows and columns.
    int reach = 0;

    bool operator==(const FormulaSteps&) const = default;
};

/// The steps of a recurrence of one table whose cell is made of minima, sums with constants, and
/// choices by what symbols are; nothing for others. Where a condition asks for earlier symbols, a
/// cell that does not know them, because it is at the beginning of a sequence or of a band, takes
/// no less than one that does: nothing for recurrences in which that is not so. With
/// `predicates` the steps of cells for whose own symbols just these hold (predicate r is bit r).
/// O(paths through the formula).
std::optional<FormulaSteps> formula_steps(const Recurrence& recurrence,
                                          std::optional<unsigned> predicates = {});

}  // namespace minterm
