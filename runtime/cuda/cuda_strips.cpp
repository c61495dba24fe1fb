// SPDX-License-Identifier: Apache-2.0
//
// Launches of strips.
#include "runtime/cuda/cuda_strips.hpp"

#include <array>

#include "runtime/blocks/strip_pipeline.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

namespace {

/// Launches between two calls of `progress`: enough that waiting for the device is nothing.
constexpr std::size_t kLaunchesATime = 64;
/// Of one launch, no more warps than can be on a multiprocessor in blocks of one.
constexpr std::size_t kWarpsAMultiprocessor = 32;

}  // namespace

std::size_t StripSchedule::warps(std::size_t launch) const {
    const std::size_t lowest = std::min(launch / lag, strips - 1);
    const std::size_t highest = launch < segments ? 0 : (launch - segments) / lag + 1;
    return lowest + 1 - highest;
}

Result<CudaStripKernels> find_strip_kernels(const CudaDevice& device, const CudaModule& module) {
    CudaStripKernels kernels;
    MINTERM_TRY(kernels.block, find_kernel(device, module, kBlockKernel));
    MINTERM_TRY(kernels.whole_block, find_kernel(device, module, kWholeBlockKernel));
    return kernels;
}

Result<CudaMemory> placed(const CudaDevice& device, const CudaStream& stream,
                          std::span<const std::byte> bytes) {
    MINTERM_TRY(CudaMemory memory, allocate(device, bytes.size() + kBytesBeyond));
    MINTERM_TRY([[maybe_unused]] const Unit copied, stream.copy_in(memory.get(), bytes));
    return memory;
}

Result<CudaMemory> CudaStrips::progress_memory() const {
    if (launches == DeviceLaunches::Many) return CudaMemory{};
    const std::size_t bytes = (1 + schedule.strips) * sizeof(std::uint32_t);
    MINTERM_TRY(CudaMemory memory, allocate(device, bytes));
    MINTERM_TRY([[maybe_unused]] const Unit cleared, stream.clear(memory.get(), bytes));
    return memory;
}

Status CudaStrips::launch(CudaFunctions::Address buffers, CudaFunctions::Address scalars,
                          const Block& piece, std::uint64_t cells_before, double seconds_before,
                          const BlockProgress& progress) const {
    int number = 0;
    std::array<void*, 3> parameters{&buffers, &scalars, &number};
    if (launches == DeviceLaunches::One) {
        const std::size_t most =
            kWarpsAMultiprocessor * static_cast<std::size_t>(device.multiprocessors());
        return stream.launch(kernels.whole_block,
                             static_cast<unsigned>(std::min(schedule.strips, most)),
                             parameters.data());
    }
    const std::size_t count = schedule.launches();
    const double cells_a_launch = static_cast<double>(piece.a.size()) *
                                  static_cast<double>(piece.b.size()) / static_cast<double>(count);
    for (std::size_t i = 0; i < count; ++i) {
        number = static_cast<int>(i);
        const auto warps = static_cast<unsigned>(schedule.warps(i));
        if (warps == 0) continue;
        MINTERM_TRY([[maybe_unused]] const Unit launched,
                    stream.launch(kernels.block, warps, parameters.data()));
        if (!progress || i % kLaunchesATime != kLaunchesATime - 1) continue;
        MINTERM_TRY([[maybe_unused]] const Unit waited, stream.wait());
        const auto done = static_cast<std::uint64_t>(cells_a_launch * static_cast<double>(i));
        if (!progress(cells_before + done, seconds_before)) return StripTurn::stopped();
    }
    return success();
}

Status run_in_pieces(
    const Block& block, std::size_t most_columns, const BlockProgress& progress,
    const StripCost& cost,
    const std::function<Status(const Block& piece, std::uint64_t cells_before)>& run_piece) {
    for (std::size_t first = 0; first < block.b.size(); first += most_columns) {
        const std::size_t width = std::min(most_columns, block.b.size() - first);
        Block piece = block;
        piece.b = block.b.subspan(first, width);
        piece.top = block.top.subspan(first, width);
        if (!block.bottom.empty()) piece.bottom = block.bottom.subspan(first, width);
        const std::uint64_t cells = std::uint64_t{first} * block.a.size();
        if (first > 0 && progress && !progress(cells, cost.seconds)) return StripTurn::stopped();
        MINTERM_TRY([[maybe_unused]] const Unit done, run_piece(piece, cells));
    }
    return success();
}

}  // namespace minterm
