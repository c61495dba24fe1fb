// SPDX-License-Identifier: Apache-2.0
//
// Runs a wavefront kernel over blocks of any size (runtime/blocks/block.hpp) on a GPU: what
// runtime/kernel_abi.hpp, Note [Blocks on a device], says, from the host's side.
#pragma once

#include <cstddef>

#include "minterm/result.hpp"
#include "runtime/blocks/block.hpp"
#include "runtime/blocks/strip_runner.hpp"
#include "runtime/cuda/cuda_device.hpp"
#include "runtime/cuda/cuda_strips.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

/// The schedule of a block of at least one cell. `segment` 0 chooses: so many steps as a strip
/// has rows, which makes a lag of two and 2 m / rows + n / rows launches or so.
StripSchedule schedule_strips(const WavefrontKernel& kernel, std::size_t rows, std::size_t columns,
                              std::size_t segment = 0);

/// What `emit_cuda_block` makes.
struct CudaBlockKernels {
    CudaStripKernels strips;
    CudaFunctions::Function pack_rows = nullptr;
};

/// The kernels of a module; they go with it. Errors (internal): it has none of these.
Result<CudaBlockKernels> find_block_kernels(const CudaDevice& device, const CudaModule& module);

/// Both sequences are copied to the device once, and all edges between strips stay there. Columns
/// that are more than its memory holds go through in pieces, from left to right.
class CudaBlockDriver {
public:
    /// `kernels` are of 1,024-bit words, and `shape` says their planes and rows.
    CudaBlockDriver(const CudaDevice& device, const WavefrontKernel& shape,
                    const CudaBlockKernels& kernels, const CudaBlockParams& params = {})
        : device_(device), shape_(shape), kernels_(kernels), params_(params) {}

    /// Computes one block; for a bottom edge the module must have `tap` functions where the last
    /// strip is not full. `progress` is called between launches, for which the device waits; of
    /// one launch, between pieces. `between` says which rows are kept, and gets them. Time
    /// O(rows * columns / (1024 * warps)), memory of the device O(rows + columns) and a byte for
    /// each plane of a column of what is kept. Errors: no
    /// memory here or there, a device that is lost, stopped by `progress` (environment).
    Result<StripCost> run(const Block& block, const BlockProgress& progress = {},
                          RowsBetween* between = nullptr);

private:
    struct Rows;
    std::size_t rows_bytes(int planes, std::size_t strips) const;
    Status copy_rows_in(const CudaStream& stream, SymbolSpan codes, int planes,
                        CudaFunctions::Address to) const;
    Status copy_rows_out(const CudaStream& stream, CudaFunctions::Address from,
                         std::span<std::uint8_t> codes) const;
    Result<Rows> place_rows(const CudaStream& stream, const Block& block) const;
    Result<std::size_t> columns_of_a_piece(std::size_t rows_kept) const;
    Status run_piece(const CudaStream& stream, const Rows& rows, const Block& piece,
                     std::uint64_t cells_before, const BlockProgress& progress,
                     RowsBetween& between, StripCost& cost);

    const CudaDevice& device_;
    WavefrontKernel shape_;
    CudaBlockKernels kernels_;
    CudaBlockParams params_;
};

}  // namespace minterm
