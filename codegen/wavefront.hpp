// SPDX-License-Identifier: Apache-2.0
//
// The wavefront layout: a mapped cell becomes a kernel program over anti-diagonals.
// The layout itself is described in runtime/kernel_abi.hpp, Note [Wavefront layout].
#pragma once

#include <string>

#include "codegen/kernel_program.hpp"
#include "synth/mapped_network.hpp"

namespace minterm {

/// The cell as the layout needs it.
struct WavefrontCell {
    int vertical_planes = 0;
    int horizontal_planes = 0;
    int a_planes = 0;
    int b_planes = 0;
    MappedNetwork cell;  ///< inputs v.. h.. a.. b..; outputs v'.. h'..
    MappedNetwork held;  ///< the same with one more input, `active`: v' = v where it is 0
};

/// Most registers of rows that make sense; beyond this code size grows and nothing else.
inline constexpr int kMaxRows = 16;

/// Functions `edge` and `steady`; with `tap` they are `edge_tap` and `steady_tap`.
/// 1 <= rows <= kMaxRows. Size of a function: rows^2 copies of the cell.
KernelProgram layout_wavefront(const std::string& name, const WavefrontCell& cell, int rows,
                               bool tap);

}  // namespace minterm
