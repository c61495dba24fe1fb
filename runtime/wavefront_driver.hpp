// SPDX-License-Identifier: Apache-2.0
//
// Runs a wavefront kernel over blocks of any size.
//
// Note [Blocks]. A rectangle of the matrix is a function from its left edge, its top edge and its
// symbols to its right edge and its bottom edge. That is the only thing that drivers know of a
// kernel: blocks may be put side by side or below each other in any order in which edges exist. An
// edge is one byte a cell, the code of the flow value that crosses it (synth/encoding.hpp).
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/kernel_abi.hpp"
#include "runtime/strip_pipeline.hpp"
#include "runtime/strip_runner.hpp"

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

/// Called between pieces of a block with the real cells done in it; false stops the run.
using BlockProgress = std::function<bool(std::uint64_t cells_done, double seconds)>;

/// Holds the memory that a kernel works in, for many blocks one after the other.
class WavefrontDriver {
public:
    explicit WavefrontDriver(const WavefrontKernel& kernel) : columns_(kernel) {}

    /// Whether `bottom` of this block needs the kernel's `tap` functions: its last strip is not
    /// full.
    static bool needs_tap(const WavefrontKernel& kernel, std::size_t rows) {
        return rows % kernel.strip_rows() != 0;
    }

    /// Computes one block, on several threads if they are useful; the edges are the same.
    /// `progress` is called from the calling thread only. Time O(rows * columns / word bits),
    /// memory O(rows + columns) beside the block. Errors: no memory, stopped by `progress`
    /// (environment).
    Result<StripCost> run(const Block& block, const BlockProgress& progress = {},
                          const StripThreads& threads = {});

    /// Threads that `run` takes for a block.
    UsefulThreads useful_threads(std::size_t rows, std::size_t columns,
                                 const StripThreads& threads) const {
        return minterm::useful_threads(threads, columns_.strip_rows(), rows, columns, 0);
    }

private:
    StripColumns columns_;
    std::vector<StripRunner> runners_;  ///< one a thread
};

}  // namespace minterm
