// SPDX-License-Identifier: Apache-2.0
//
// Strips of a block of the matrix on a GPU, one warp each: which of them work in which launch
// (runtime/kernel_abi.hpp, Note [Blocks on a device]), and what drivers of all layouts do around
// that.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

#include "minterm/result.hpp"
#include "runtime/blocks/block.hpp"
#include "runtime/blocks/strip_runner.hpp"
#include "runtime/cuda/cuda_device.hpp"

namespace minterm {

/// How the strips of a block are run. Both are made of the same segments.
enum class DeviceLaunches {
    Many,  ///< segment after segment: nothing waits inside a launch
    One    ///< warps wait for each other
};

/// Of one launch segments are shorter, for nothing but a flag is between two of them.
inline constexpr std::size_t kSegmentsForOne = 8;

struct CudaBlockParams {
    DeviceLaunches launches = DeviceLaunches::Many;
    std::size_t segment = 0;       ///< iterations of a strip in one launch; 0 chooses
    std::size_t most_columns = 0;  ///< of a piece; 0: as many as there is memory for
};

/// Which strips work in which launch, and where in their columns.
struct StripSchedule {
    std::size_t strips = 0;
    std::size_t segment = 0;   ///< iterations of a strip in one launch
    std::size_t segments = 0;  ///< of a full strip
    std::size_t lag = 0;       ///< launches from one strip to the next

    std::size_t launches() const { return lag * (strips - 1) + segments; }
    /// Strips from the lowest that has begun by then to the highest that has not ended.
    std::size_t warps(std::size_t launch) const;
};

/// Kernels that choose strips and segments, of any layout.
struct CudaStripKernels {
    CudaFunctions::Function block = nullptr;
    CudaFunctions::Function whole_block = nullptr;
};

/// The kernels of a module; they go with it. Errors (internal): it has none of these.
Result<CudaStripKernels> find_strip_kernels(const CudaDevice& device, const CudaModule& module);

/// Memory of the device with what `bytes` holds, and with some bytes behind that may be read.
Result<CudaMemory> placed(const CudaDevice& device, const CudaStream& stream,
                          std::span<const std::byte> bytes);

/// Kernels read unaligned words by aligned ones, a few bytes further; and no planes, where all
/// symbols are alike, are no bytes, of which there is no memory.
inline constexpr std::size_t kBytesBeyond = 64;

constexpr std::size_t divide_up(std::size_t value, std::size_t by) { return (value + by - 1) / by; }

/// One piece of a block's columns, as it is run.
struct CudaStrips {
    const CudaDevice& device;
    const CudaStream& stream;
    CudaStripKernels kernels;
    DeviceLaunches launches;
    StripSchedule schedule;

    /// What strips of one launch tell each other, zeros; nothing for many.
    Result<CudaMemory> progress_memory() const;
    /// `progress` of the cells of `piece`, behind `cells_before`, is called between launches, for
    /// which the device waits; of one launch it is not. Errors: of the device, stopped by
    /// `progress` (environment).
    Status launch(CudaFunctions::Address buffers, CudaFunctions::Address scalars,
                  const Block& piece, std::uint64_t cells_before, double seconds_before,
                  const BlockProgress& progress) const;
};

/// Runs a block in pieces of at most so many columns, from left to right: `run_piece(piece, cells
/// done before it)`. `progress` is called between them. Errors: those of `run_piece`, stopped by
/// `progress` (environment).
Status run_in_pieces(
    const Block& block, std::size_t most_columns, const BlockProgress& progress,
    const StripCost& cost,
    const std::function<Status(const Block& piece, std::uint64_t cells_before)>& run_piece);

}  // namespace minterm
