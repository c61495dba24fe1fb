// SPDX-License-Identifier: Apache-2.0
//
// Flows -> the same flows with as few values as can be: Note [Merging] in flows.hpp.
#pragma once

#include "synth/flows.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// Merges values of an edge that lead to the same in all cells, whatever they meet and whatever the
/// symbols are, by refining the partition that tells apart what the answer reads and the base's
/// differences (E. F. Moore, "Gedanken-experiments on sequential machines", 1956; here for two
/// machines that feed each other). The one left of each class is the least. `edge.known` is filled
/// where anything was merged.
Flows merge_flows(const Recurrence& recurrence, Flows flows);

}  // namespace minterm
