// SPDX-License-Identifier: Apache-2.0
//
// What drivers know of each other's work: a rectangle of the matrix and its edges.
//
// Note [Blocks]. A rectangle of the matrix is a function from its left edge, its top edge and its
// symbols to its right edge and its bottom edge. That is the only thing that drivers know of a
// kernel: blocks may be put side by side or below each other in any order in which edges exist. An
// edge is one byte a cell, the code of the flow value that crosses it (synth/encoding.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "minterm/symbol_span.hpp"

namespace minterm {

/// One rectangle of rows x columns, rows = a.size(), columns = b.size(), both at least 1. Symbols
/// are codes of the kernel's planes. `bottom` may be empty when nobody needs the bottom edge (then
/// the kernel's `tap` functions are not needed either).
struct Block {
    SymbolSpan a;
    SymbolSpan b;
    std::span<const std::uint8_t> left;  ///< rows codes: what enters each row
    std::span<const std::uint8_t> top;   ///< columns codes: what enters each column
    std::span<std::uint8_t> right;       ///< rows codes, written
    std::span<std::uint8_t> bottom;      ///< columns codes, written, or empty
};

/// Rows inside a block that are handed out beside its edges: those below every `every`-th strip of
/// the kernel's rows, `count` of them.
struct RowsBetween {
    std::size_t every = 1;
    std::size_t count = 0;
    /// What leaves them downwards, written: bits, as runtime/pair/kept_cells.hpp has them.
    std::vector<std::vector<std::byte>> bits;
};

/// Called between pieces of a block with the real cells done in it; false stops the run.
using BlockProgress = std::function<bool(std::uint64_t cells_done, double seconds)>;

}  // namespace minterm
