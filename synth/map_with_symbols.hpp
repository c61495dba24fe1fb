// SPDX-License-Identifier: Apache-2.0
//
// A cell and the logic of the symbols -> one mapped network; and what tells equal cells apart by
// it.
#pragma once

#include <array>

#include "synth/encoding.hpp"
#include "synth/flows.hpp"
#include "synth/map.hpp"
#include "synth/mapped_network.hpp"
#include "synth/symbols.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// The cell, right by its table, with its inputs `c..` made of the planes of the symbols: inputs
/// v.. h.. a.. b.., outputs v'.. h'..
MappedNetwork map_with_symbols(const MappedNetwork& cell, const TruthTable& table,
                               const Encoding& encoding, const SymbolLogic& symbols,
                               const CellLibrary& library, const MapParams& params = {});

/// The order of cells with as many gates: first the figures that they have with `dna_symbols`
/// before them, then their own, each as `rank` lists them for Objective::Gates. The symbols count
/// because a cell never runs without them: where c enters decides whether gates merge with the
/// comparison, and how late the result is. Cells with another number of predicates than one have
/// their own figures only. Takes as long as mapping, milliseconds.
std::array<int, 8> rank_among_equals(const Flows& flows, const Encoding& encoding,
                                     const MappedNetwork& cell, const CellLibrary& library);

}  // namespace minterm
