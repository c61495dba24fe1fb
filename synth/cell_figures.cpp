// SPDX-License-Identifier: Apache-2.0
//
// Measuring mapped gates and comparing the measures.
#include "synth/cell_figures.hpp"

namespace minterm {
namespace {

std::string count_of(int count, const std::string& noun) {
    return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

}  // namespace

Result<Objective> objective_named(std::string_view name) {
    if (name == "gates") return Objective::Gates;
    if (name == "depth") return Objective::Depth;
    if (name == "registers") return Objective::Registers;
    return Failure::user("cannot minimize '" + std::string(name) +
                         "'; it is one of gates, depth, registers");
}

CellFigures figures_of(const MappedNetwork& network, const CellLibrary& library) {
    return {total_cost(network, library), depth(network), moves_needed(network, library),
            live_registers(network)};
}

std::array<int, 4> rank(const CellFigures& f, Objective objective) {
    switch (objective) {
        case Objective::Gates:
            return {f.gates, f.depth, f.moves, f.registers};
        case Objective::Depth:
            return {f.depth, f.gates, f.moves, f.registers};
        case Objective::Registers:
            break;
    }
    return {f.registers, f.gates, f.depth, f.moves};
}

std::string print_figures(const MappedNetwork& network, const CellLibrary& library) {
    const CellFigures f = figures_of(network, library);
    return library.name + ": " + count_of(f.gates, "gate") + ", depth " + std::to_string(f.depth) +
           ", " + count_of(f.moves, "move") + ", " + count_of(f.registers, "live register");
}

}  // namespace minterm
