// SPDX-License-Identifier: Apache-2.0
//
// The part of Note [Effort] (synth/solve_cell.hpp) that takes time: codes and gates that are better
// than the mapper's, and the proof that there are none. A library of its own, minterm_search, which
// builds without LLVM leave out.
#pragma once

#include "synth/solve_cell.hpp"

namespace minterm {

/// A `CellSearch`. Errors: threads side by side are out of memory (environment), a proof cannot be
/// written (user).
Status search_cell(const CellProblem& problem, const CellParams& params, SolvedCell& best,
                   StopCondition::Clock::time_point start);

}  // namespace minterm
