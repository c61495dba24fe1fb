// SPDX-License-Identifier: Apache-2.0
//
// A table as LUTs of three inputs, all outputs one level above at most one shared LUT: the shape
// that difference cells have ("the diagonal step costs", then each new difference from that), found
// by trying every shared LUT.
#pragma once

#include <cstdint>
#include <optional>

#include "synth/cell_library.hpp"
#include "synth/mapped_network.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// The table as one LUT an output (none for an output that may be an input or a constant) and at
/// most one more LUT of three inputs, which any of them may read. Nothing if there is no such
/// network, if the library has no three-input LUT, or if `work` word operations did not settle it.
/// No network for the table is smaller, except one that shares logic between outputs.
std::optional<MappedNetwork> find_shared_lut(const TruthTable& table, const CellLibrary& library,
                                             std::uint64_t work = 1'500'000);

}  // namespace minterm
