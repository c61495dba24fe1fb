// SPDX-License-Identifier: Apache-2.0
//
// Fewer gates for a large cell: a long random walk of resubstitutions over networks that are all
// right on the minterms that occur.
#pragma once

#include <cstdint>

#include "synth/care_table.hpp"
#include "synth/cell_library.hpp"
#include "synth/mapped_network.hpp"
#include "synth/stop_condition.hpp"

namespace minterm {

struct AnnealParams {
    /// Word operations to spend; about half a nanosecond each. Counted, so that results are the
    /// same everywhere.
    std::uint64_t work = 50'000'000;
    std::uint64_t seed = 1;
    /// One step in so many may add a gate.
    std::uint32_t uphill_one_in = 100;
    /// A network that costs this much more than the best does not get costlier.
    int slack = 2;
    /// Steps without a cheaper network after which the walk goes back to the best one.
    std::uint64_t patience = 20'000;
    const StopCondition* stop = nullptr;  ///< what else ends the walk
};

/// Improves `network`, which must be right by `table`; the result is too and costs no more. A step
/// picks a gate and finds from the observability of that gate and from what never occurs where it
/// has to be 1 and where 0 (Mishchenko et al. 2011); it looks for a signal, a gate or two gates of
/// other signals that do that, by intersecting the sets of signals that tell pairs of minterms
/// apart, and takes one at random among those that free the most. Steps that cost nothing walk the
/// plateau; now and then one may add a gate (Kirkpatrick, Gelatt, Vecchi 1983). Deterministic
/// unless it is stopped.
MappedNetwork anneal(const MappedNetwork& network, const CareTable& table,
                     const CellLibrary& library, const AnnealParams& params = {});

}  // namespace minterm
