// SPDX-License-Identifier: Apache-2.0
//
// Recurrence -> whether differences may flow instead of values, and if not, why not.
#pragma once

#include <optional>
#include <vector>

#include "minterm/result.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// The place of a node, or where it has none that of the formula around it.
SourcePlace place_or(const SourcePlace& place, const SourcePlace& otherwise);

/// A message for every use of i, j, m or n in a cell formula: the cell must be the same function
/// everywhere.
std::vector<Message> uses_of_indices(const Recurrence& recurrence);

/// Why the difference domain is closed to the recurrence; nothing when it is open: it has an
/// integer table, and every cell formula is translation invariant (Note [Shift weight]).
std::optional<Message> obstacle_to_differences(const Recurrence& recurrence);

}  // namespace minterm
