// SPDX-License-Identifier: Apache-2.0
//
// A mapped network with its gates in another topological order: the one that keeps the fewest
// values alive. The order of gates is the order of instructions later on, and a cell that fits the
// registers K times over is what makes the wavefront layout fast.
#pragma once

#include "synth/mapped_network.hpp"

namespace minterm {

/// The same gates in the order with the least `live_registers`, then the fewest gates that
/// overwrite none of their operands: `moves_needed` where all cells overwrite one. A
/// breadth-first search over sets of gates already run: exhaustive for cells of about a dozen
/// gates, a beam for wider ones, greedy beyond a hundred gates. Deterministic.
MappedNetwork order_gates(const MappedNetwork& network);

}  // namespace minterm
