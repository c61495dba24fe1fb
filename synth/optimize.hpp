// SPDX-License-Identifier: Apache-2.0
//
// Fewer gates for the same table: Boolean resubstitution on a mapped network, using every freedom
// that the table's don't-cares leave at the outputs.
#pragma once

#include <cstdint>

#include "synth/cell_figures.hpp"
#include "synth/cell_library.hpp"
#include "synth/mapped_network.hpp"
#include "synth/stop_condition.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

struct OptimizeParams {
    /// Word operations to spend, about one nanosecond each: a start, and more for each gate that
    /// the network begins with. The count, not the clock, ends the search, so that results are the
    /// same everywhere.
    std::uint64_t work = 1'000'000;
    std::uint64_t work_per_gate = 250'000;
    /// Steps without a better network after which the search ends: a start, and more for each gate
    /// and each pair of gates of the best network.
    int patience = 30;
    int patience_per_gate = 10;
    int patience_per_pair = 1;
    Objective objective = Objective::Gates;
    const StopCondition* stop = nullptr;  ///< what else ends the search
};

/// Improves `network`, which must agree with `table` wherever it cares; the result does too, and is
/// never worse. A gate is re-expressed as a signal that exists already or as one gate of other
/// signals; such steps are taken when they free gates, and at random among equals otherwise, which
/// walks the plateau to where gates can be freed (Mishchenko et al. 2011 call the step
/// resubstitution). Better means: by `params.objective`, the figures that depend on the order of
/// the gates for the first few networks only that tie. Deterministic unless it is stopped.
MappedNetwork optimize(const MappedNetwork& network, const TruthTable& table,
                       const CellLibrary& library, const OptimizeParams& params = {});

}  // namespace minterm
