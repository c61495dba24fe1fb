// SPDX-License-Identifier: Apache-2.0
//
// A recurrence whose cells look two rows or columns back, at earlier symbols, or ask for i and j ->
// one whose cells look at their three neighbours and at a[i] and b[j] only. Stands before `derive`,
// which sees nothing but tables whose values cross the edges of a cell.
//
// Note [Delays]. What lies further back is handed on by tables that are added behind the others:
//
//   a delayed table     W[i][j] = D[i-1][j-1]           so D[i-2][j-2] is W[i-1][j-1]
//                       (or D[i-1][j], D[i][j-1])       D[i-2][j] is U[i-1][j]
//   an answer           P[i][j] = (a[i] == b[j])        so a[i-1] == b[j] is P[i-1][j]
//   a place             R[i][j] = true, R[0][j] = false so i >= 2 is R[i-1][j]
//
// and these compose: a[i-2] == b[j] is a delayed P. Boundaries are chosen so that what does not
// exist comes out as Note [Outside] in recurrence.hpp says: truth values are false there. A missing
// number has no value to give; its delay takes the boundary of the table itself, which makes no
// difference that would not occur anyway, and the formula does not look: either a condition of the
// spec rules it out (for a transposition the symbols do, because P is false outside), or the pass
// adds one. Min(x, y) with y missing in row 1 becomes R[i-1][j] ? Min(x, y) : x.
//
// What the edges then carry for optimal string alignment, D[i-2][j-2] where a[i-1] == b[j] and
// a[i] == b[j-1], is beside the differences one bit P each and the difference W - D. Most of their
// combinations never meet or are as good as one another; the distinct ones are those of Hyyro's
// (2003) bit-vector algorithm.
#pragma once

#include "minterm/result.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// The recurrence of reach one (`has_reach_one`) whose tables begin with those of `recurrence` and
/// have the same values, as has the answer. `recurrence` itself where it has reach one already.
/// Comparisons of i or j with a constant that do not come out alike from row 3 on are left as they
/// are, and `derive` refuses them. Needs a well-formed recurrence (`check`). A user error refuses
/// formulas that grow beyond measure. O(nodes).
Result<Recurrence> lower_reach(const Recurrence& recurrence);

}  // namespace minterm
