// SPDX-License-Identifier: Apache-2.0
//
// Whether a recurrence is a distance that a bound tells something about: which cells cannot matter.
#pragma once

#include <optional>

#include "runtime/batch_driver.hpp"
#include "synth/flows.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// The costs of a step down and to the right where Note [Bound] (runtime/batch_driver.hpp) is true
/// of `recurrence`, which has reach one: one number crosses each edge, the greatest of those is the
/// step that the boundary takes, no step along the diagonal lowers a value, and what a neighbour
/// says changes nothing unless the cell is that neighbour's value plus a step. Read off the cell's
/// function, whatever the formula looks like.
std::optional<GapCosts> gap_costs(const Recurrence& recurrence, const Flows& flows);

}  // namespace minterm
