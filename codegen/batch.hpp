// SPDX-License-Identifier: Apache-2.0
//
// The batch layout: a mapped cell becomes a kernel program that runs as many pairs of strings at
// once as a word has bits. The layout itself is described in runtime/kernel_abi.hpp, Note [Batch
// layout].
#pragma once

#include <string>
#include <vector>

#include "codegen/kernel_program.hpp"
#include "synth/mapped_network.hpp"

namespace minterm {

/// The cell as the layout needs it. The symbols of both sides are compared inside of the cell, or
/// it is given what its predicates say.
struct BatchCell {
    int vertical_planes = 0;
    int horizontal_planes = 0;
    int a_planes = 0;
    int b_planes = 0;
    int predicates = 0;  ///< masks that a cell is given; 0: it compares the symbols itself
    int counter_planes = 0;
    bool holds_symbols = false;  ///< of a tile's rows in registers (`Target::batch_holds_symbols`)
    MappedNetwork cell;          ///< inputs v.. h.. and a.. b.., or c..; outputs v'.. h'..
    MappedNetwork held;          ///< the same with one more input, `active`: v' = v where it is 0
    MappedNetwork mismatch;      ///< inputs a.. b.., outputs c..; where masks are given
    /// Adds the number that a code of the right edge stands for: inputs v.. s.., outputs s'..
    MappedNetwork sum;
    MappedNetwork sum_counted;  ///< the same with one more input, `counted`: 0 adds nothing
};

/// Most rows of a tile that make sense; beyond this registers spill on every target.
inline constexpr int kMaxTileRows = 16;

/// "steady4" or "held4": the function that computes a tile of so many rows.
std::string tile_function(int rows, bool held);

/// Functions `steadyT` and `heldT` for each T of `heights` (1 to kMaxTileRows), `sum`,
/// `sum_counted` and, where masks are given, `masks`. Size of a tile's function: T copies of the
/// cell.
KernelProgram layout_batch(const std::string& name, const BatchCell& cell,
                           const std::vector<int>& heights);

}  // namespace minterm
