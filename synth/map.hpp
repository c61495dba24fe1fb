// SPDX-License-Identifier: Apache-2.0
//
// Technology mapping: an XAG covered with the gates of one library by enumerating cuts of at most
// three leaves, choosing for least total cost with area recovery, then least depth. Complements are
// absorbed into gate functions; a table's don't-cares may be used to simplify the result.
//
// Note [Inputs that are logic]. A cell's table has inputs like `c` that are themselves logic over
// other inputs (symbol planes). Its don't-cares live on the table's inputs, and a table over the
// planes would be needlessly wide. So the table is mapped first, with all its don't-cares (or its
// gates are known already), and `map_onto_logic` maps the logic before it and joins the two, where
// gates are merged across the seam. The result never costs more than the two parts together.
#pragma once

#include <cstdint>
#include <optional>

#include "synth/cell_figures.hpp"
#include "synth/cell_library.hpp"
#include "synth/mapped_network.hpp"
#include "synth/network.hpp"
#include "synth/stop_condition.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

struct MapParams {
    int cuts_per_node = 24;
    int rounds = 4;  ///< of area recovery
    /// Up to this many inputs the mapped gates are improved by `optimize` as well.
    int optimize_inputs = 12;
    bool split = true;  ///< also start from synth/split_network
    bool order = true;  ///< for few live registers; false: as the gates were found
    /// From so many gates on `anneal` comes last, for tables of up to `anneal_inputs` inputs, with
    /// so many word operations a gate, up to a limit.
    int anneal_gates = 16;
    int anneal_inputs = 16;
    std::uint64_t anneal_work_per_gate = 2'000'000;
    std::uint64_t anneal_work_limit = 250'000'000;
    Objective objective = Objective::Gates;
    /// Once it is met, no further improvement is tried: what there is is the result.
    const StopCondition* stop = nullptr;
};

/// Maps `network`. When `table` is given (same inputs, same outputs) the result may differ from
/// the network on its don't-cares, never elsewhere. The gates are ordered for few live registers,
/// unless `params` say otherwise for a network of more than `optimize_inputs`.
/// Needs a library in which every function of two leaves can be built (all shipped ones are).
MappedNetwork map_network(const Network& network, const CellLibrary& library,
                          const TruthTable* table = nullptr, const MapParams& params = {});

/// `outer`, gates that are right by `table`, with its input i driven by output i of `logic`: see
/// Note [Inputs that are logic]. The result is over the inputs of `logic`.
MappedNetwork map_onto_logic(const MappedNetwork& outer, const TruthTable& table,
                             const Network& logic, const CellLibrary& library,
                             const MapParams& params = {});

/// `table` as seen from the inputs of `logic`, whose output i drives input i of the table: what
/// `logic` makes of a minterm decides whether it is on, off or a don't-care.
TruthTable substitute_inputs(const TruthTable& table, const Network& logic);

/// The table of a network that has to be exactly so: no don't-cares.
TruthTable exact_table(const Network& network);

}  // namespace minterm
