// SPDX-License-Identifier: Apache-2.0
//
// Whether a recurrence treats both sequences alike.
#pragma once

#include "synth/recurrence.hpp"

namespace minterm {

/// Whether the answer for a and b is that for b and a because the recurrence says so: with rows and
/// columns, a and b, and perhaps tables exchanged it is the same, but for the order of what is
/// added, compared or joined. False where that does not show in its formulas. O(nodes), times the
/// permutations of up to four tables.
bool is_symmetric(const Recurrence& recurrence);

}  // namespace minterm
