// SPDX-License-Identifier: Apache-2.0
//
// The column layout: the cell of a column becomes a kernel program over columns. The layout itself
// is described in runtime/kernel_abi.hpp, Note [Column layout].
#pragma once

#include <string>

#include "codegen/kernel_program.hpp"
#include "synth/column_cell.hpp"
#include "synth/mapped_network.hpp"

namespace minterm {

/// What the layout needs.
struct ColumnLayout {
    ColumnCell cell;
    int a_planes = 0;
    int b_planes = 0;
    bool has_table = true;         ///< masks are given by a table
    MappedNetwork masks;           ///< where they are not: inputs a.. b.., one output a predicate
    MappedNetwork entering;        ///< what enters a row of a chain: inputs a b s, one output
    int words = 1;                 ///< K
    int group = 1;                 ///< words whose additions follow each other directly
    bool state_in_memory = false;  ///< the vertical flow
    bool holds_symbols = false;    ///< planes of a, where masks are computed: loaded once
};

/// Most words of a block that make sense.
inline constexpr int kMaxColumnWords = 64;

/// One function, `sweep`, or with `tap` `sweep_tap`. 1 <= words <= kMaxColumnWords. Size: K copies
/// of the cell.
KernelProgram layout_column(const std::string& name, const ColumnLayout& layout, bool tap);

}  // namespace minterm
