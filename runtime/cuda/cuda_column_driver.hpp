// SPDX-License-Identifier: Apache-2.0
//
// Runs a column kernel over blocks of any size (runtime/blocks/block.hpp) on a GPU: what
// runtime/kernel_abi.hpp, Note [Columns on a device], says, from the host's side.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "minterm/result.hpp"
#include "runtime/blocks/block.hpp"
#include "runtime/blocks/strip_runner.hpp"
#include "runtime/cuda/cuda_device.hpp"
#include "runtime/cuda/cuda_strips.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

/// Rows and tables of masks are copied to the device once, and all rows between strips stay there.
/// Columns that are more than its memory holds go through in pieces, from left to right.
class CudaColumnDriver {
public:
    /// `kernels` are of 1,024-bit words, and `shape` says their planes and words. A segment of
    /// `params` is rounded to a multiple of column_block::kGrain, kMostColumns at most.
    CudaColumnDriver(const CudaDevice& device, ColumnKernel shape, const CudaStripKernels& kernels,
                     const CudaBlockParams& params = {})
        : device_(device), shape_(std::move(shape)), kernels_(kernels), params_(params) {}

    /// Computes one block; for a bottom edge the module must have `sweep_tap` where the last strip
    /// is not full. `progress` is called between launches, for which the device waits; of one
    /// launch, between pieces. Time O(rows * columns / (1024 * warps)), memory of the device
    /// O(rows + columns) beside a table of masks for each strip. Errors: no memory here or there, a
    /// device that is lost, stopped by `progress` (environment).
    Result<StripCost> run(const Block& block, const BlockProgress& progress = {});

private:
    struct Rows;
    std::size_t strips_of(std::size_t rows) const { return divide_up(rows, shape_.block_rows()); }
    std::size_t rows_bytes(int planes, std::size_t strips) const;
    Result<Rows> place_rows(const CudaStream& stream, const Block& block) const;
    Status copy_rows_out(const CudaStream& stream, const Rows& rows,
                         std::span<std::uint8_t> codes) const;
    std::size_t segment_columns() const;
    Result<std::size_t> columns_of_a_piece() const;
    Status run_piece(const CudaStream& stream, const Rows& rows, const Block& piece,
                     std::uint64_t cells_before, const BlockProgress& progress,
                     StripCost& cost) const;

    const CudaDevice& device_;
    ColumnKernel shape_;
    CudaStripKernels kernels_;
    CudaBlockParams params_;
};

}  // namespace minterm
