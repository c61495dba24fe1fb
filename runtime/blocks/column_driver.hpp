// SPDX-License-Identifier: Apache-2.0
//
// Runs a column kernel over blocks of any size (runtime/blocks/block.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minterm/result.hpp"
#include "runtime/blocks/block.hpp"
#include "runtime/blocks/strip_runner.hpp"
#include "runtime/kernel_abi.hpp"
#include "runtime/support/aligned_buffer.hpp"

namespace minterm {

/// Holds the memory that a kernel works in, for many blocks one after the other.
class ColumnDriver {
public:
    explicit ColumnDriver(ColumnKernel kernel) : kernel_(std::move(kernel)) {}

    /// Whether `bottom` of a block needs `sweep_tap`: its last block of words is not full.
    static bool needs_tap(const ColumnKernel& kernel, std::size_t rows) {
        return rows % kernel.block_rows() != 0;
    }

    /// Computes one block of the matrix, a block of words after the other from top to bottom, on
    /// the calling thread. Time O(rows * columns / word bits), memory O(rows + columns) beside the
    /// block and the table of masks. Errors: no memory, stopped by `progress` (environment).
    Result<StripCost> run(const Block& block, const BlockProgress& progress = {});

private:
    bool reserve(std::size_t columns);
    void set_edge(std::span<const std::uint8_t> codes);
    void set_rows(SymbolSpan a, std::span<const std::uint8_t> left);
    void read_bottom(std::span<std::uint8_t> codes, unsigned bit) const;
    void sweep(SymbolSpan b, std::size_t begin, std::size_t end, bool tap, std::size_t rows,
               StripCost& cost);

    std::size_t words() const { return static_cast<std::size_t>(kernel_.words); }

    ColumnKernel kernel_;
    AlignedBuffer masks_, symbols_a_, broadcast_, vertical_, edge_, tapped_;
    std::size_t edge_stride_ = 0;
};

}  // namespace minterm
