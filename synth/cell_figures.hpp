// SPDX-License-Identifier: Apache-2.0
//
// Mapped gates -> the numbers that say how good they are, and which of them count first.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "minterm/result.hpp"
#include "synth/cell_library.hpp"
#include "synth/mapped_network.hpp"

namespace minterm {

/// What the mapper makes small first. In each case the other figures decide among equals:
///   Gates      instructions, depth, moves, live registers
///   Depth      depth, instructions, moves, live registers
///   Registers  live registers, instructions, depth, moves
///
/// Note [Moves]. A gate that overwrites an operand (`LibraryCell::overwrites`) while all its
/// operands live on needs a move first. x86 eliminates moves between vector registers when it
/// renames registers, so that a move takes a place in the front end and nothing else: a gate is
/// worse than a move, and moves come after gates.
enum class Objective { Gates, Depth, Registers };

/// "gates", "depth", "registers"; a user error that lists them otherwise.
Result<Objective> objective_named(std::string_view name);

struct CellFigures {
    int gates = 0;  ///< instructions without moves: the sum of the cells' costs
    int depth = 0;
    int moves = 0;
    int registers = 0;

    bool operator==(const CellFigures&) const = default;
};

/// For the gates in the order in which they stand.
CellFigures figures_of(const MappedNetwork& network, const CellLibrary& library);

/// The figures in the order of the objective: less is better.
std::array<int, 4> rank(const CellFigures& figures, Objective objective);

/// "avx2: 10 gates, depth 3, 2 moves, 6 live registers".
std::string print_figures(const MappedNetwork& network, const CellLibrary& library);

}  // namespace minterm
