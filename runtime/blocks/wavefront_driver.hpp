// SPDX-License-Identifier: Apache-2.0
//
// Runs a wavefront kernel over blocks of any size (runtime/blocks/block.hpp).
#pragma once

#include <cstddef>
#include <vector>

#include "minterm/result.hpp"
#include "runtime/blocks/block.hpp"
#include "runtime/blocks/strip_pipeline.hpp"
#include "runtime/blocks/strip_runner.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

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
