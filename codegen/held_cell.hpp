// SPDX-License-Identifier: Apache-2.0
//
// The cell where some lanes have no column: their vertical flow stays as it is.
#pragma once

#include "synth/cell_library.hpp"
#include "synth/mapped_network.hpp"

namespace minterm {

/// `cell` (outputs v'.. first, `vertical_planes` of them, and inputs v.. first) with one more
/// input, `active`, and a multiplexer behind each vertical plane that keeps its old value where
/// `active` is 0.
MappedNetwork hold_vertical(const MappedNetwork& cell, int vertical_planes,
                            const CellLibrary& library);

}  // namespace minterm
