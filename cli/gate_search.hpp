// SPDX-License-Identifier: Apache-2.0
//
// Who looks for fewer gates than the mapper finds. Without LLVM nobody does, and what asks for it
// is told so (cli/no_gate_search.cpp).
#pragma once

#include "synth/exact_synthesis.hpp"
#include "synth/solve_cell.hpp"

namespace minterm {

/// Seconds for a cell that is to be searched.
inline constexpr double kSearchEffort = 60;

struct GateSearch {
    CellSearch cell;
    TableSynthesis table;
    double effort;  ///< seconds for a cell where nothing is said
};
GateSearch gate_search();

}  // namespace minterm
