// SPDX-License-Identifier: Apache-2.0
//
// The cell as a truth table: flows plus encoding, don't-cares on both sides.
#pragma once

#include "synth/encoding.hpp"
#include "synth/flows.hpp"
#include "synth/mapped_network.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// Inputs, in order: the vertical planes `v0 v1 ...`, the horizontal planes `h0 h1 ...` and one
/// input per predicate, `c0 c1 ...`, which is 1 where the predicate holds NOT (symbols differ: the
/// polarity that costs nothing to compute from planes). Outputs: `v0' ...` then `h0' ...`, each
/// input code's result; a code of no value is a don't-care row, a bit that the result's cube leaves
/// open is a don't-care entry.
TruthTable tabulate(const Flows& flows, const Encoding& encoding);

/// The same around a cell that is right by `verify_flows`: where it leaves in a code of the right
/// value that is outside the value's cube, that code is what the table asks for.
TruthTable tabulate_around(const Flows& flows, const Encoding& encoding, const MappedNetwork& cell);

}  // namespace minterm
