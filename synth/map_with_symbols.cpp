// SPDX-License-Identifier: Apache-2.0
//
// Joins a cell and its symbols.
#include "synth/map_with_symbols.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "synth/cell_figures.hpp"
#include "synth/tabulate.hpp"

namespace minterm {
namespace {

/// The logic in front of the cell: its outputs are the table's inputs v.. h.. c.. and its inputs
/// v.. h.. a.. b...
Network symbol_network(const Encoding& encoding, const SymbolLogic& symbols) {
    const Network mismatch = mismatch_network(symbols);
    std::vector<std::string> names;
    for (int i = 0; i < encoding.vertical.bits; ++i) names.push_back(fmt::format("v{}", i));
    for (int i = 0; i < encoding.horizontal.bits; ++i) names.push_back(fmt::format("h{}", i));
    const int state = static_cast<int>(names.size());
    names.insert(names.end(), mismatch.input_names().begin(), mismatch.input_names().end());
    Network network(std::move(names));
    for (int i = 0; i < state; ++i)
        network.add_output(network.input_names()[static_cast<std::size_t>(i)], network.input(i));
    std::vector<Signal> planes;
    for (int i = 0; i < mismatch.input_count(); ++i) planes.push_back(network.input(state + i));
    const std::vector<Signal> differs = inline_network(network, mismatch, planes);
    for (std::size_t i = 0; i < differs.size(); ++i)
        network.add_output(mismatch.outputs()[i].name, differs[i]);
    return network;
}

}  // namespace

MappedNetwork map_with_symbols(const MappedNetwork& cell, const TruthTable& table,
                               const Encoding& encoding, const SymbolLogic& symbols,
                               const CellLibrary& library, const MapParams& params) {
    const int state_bits = encoding.vertical.bits + encoding.horizontal.bits;
    if (is_kept_apart(symbols, state_bits))
        return compose_from(cell, state_bits, map_network(mismatch_network(symbols), library));
    return map_onto_logic(cell, table, symbol_network(encoding, symbols), library, params);
}

std::array<int, 8> rank_among_equals(const Flows& flows, const Encoding& encoding,
                                     const MappedNetwork& cell, const CellLibrary& library) {
    const auto figures = [&](const MappedNetwork& network) {
        return rank(figures_of(network, library), Objective::Gates);
    };
    std::array<int, 8> result{};
    if (flows.relations == 1) {
        const std::array<int, 4> whole = figures(map_with_symbols(
            cell, tabulate_around(flows, encoding, cell), encoding, dna_symbols(), library));
        std::copy(whole.begin(), whole.end(), result.begin());
    }
    const std::array<int, 4> own = figures(cell);
    std::copy(own.begin(), own.end(), result.begin() + 4);
    return result;
}

}  // namespace minterm
