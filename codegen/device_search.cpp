// SPDX-License-Identifier: Apache-2.0
#include "codegen/device_search.hpp"

#include <fmt/format.h>

#include <utility>

#include "codegen/code_source.hpp"
#include "codegen/device_code.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/kernel_notes.hpp"

namespace minterm {

Result<std::shared_ptr<DeviceSearch>> DeviceSearch::create(
    const Recurrence& recurrence, const DelayCell& cell, const PatternSymbols& symbols,
    const Options& options, const CellStore& store, std::vector<StageTime>& times) {
    MINTERM_TRY(const CudaDriver cuda, CudaDriver::load());
    const Target& target = cuda_target();
    const auto shape_of = [&](std::size_t count, std::size_t rows,
                              std::size_t memory) -> Result<CyclicShape> {
        const CyclicShape shape =
            device_cyclic_shape(target, cell, count, rows, memory, options.parts);
        if (cell.planes.size() * shape.chain > kMostDeviceState)
            return Failure::user(fmt::format(
                "a pattern of {} symbols is too long for target 'cuda'; leave --target out", rows));
        if (shape.groups(count) * shape.chain > kMostWords)
            return Failure::user(fmt::format(
                "{} patterns take {} words of {} bits, and target 'cuda' searches for "
                "as many as {} hold; leave --target out for larger sets",
                count, shape.groups(count) * shape.chain, target.word_bits, kMostWords));
        return shape;
    };
    MINTERM_TRY(CyclicPlan plan,
                plan_cyclic(recurrence, cell, symbols, options.parts, target, shape_of));
    std::shared_ptr<DeviceSearch> search(new DeviceSearch(std::move(plan)));
    MINTERM_TRY(search->device_, CudaDevice::open(cuda, options.device));
    const CyclicPlan& here = search->plan_;
    const auto make = [&]() -> Result<DeviceDraft> {
        const KernelProgram program = here.program(recurrence.name, cell);
        if (const auto problems = check(program); !problems.empty())
            return Failure::internal("the cyclic layout broke its own rules: " + problems.front());
        const SourceHead head{recurrence.name + ", for texts on a device",
                              "minterm",
                              "",
                              "Search on a device",
                              {},
                              cell_place(recurrence)};
        return DeviceDraft{
            recurrence.name, emit_cuda_search(program, here.patterns.kernel, head), {}};
    };
    const std::string key = fmt::format("search of {} copies\n{}", here.shape.copies, here.key);
    MINTERM_TRY(search->code_, device_code(*code_source(target, store), *search->device_, key, make,
                                           times, search->module_));
    CudaSearchKernels kernels;
    MINTERM_TRY(kernels.search, find_kernel(*search->device_, search->module_, kCudaSearchKernel));
    MINTERM_TRY(kernels.before_text,
                find_kernel(*search->device_, search->module_, kCudaBeforeTextKernel));
    CudaSearchParams params;
    if (options.piece_bytes != 0) params.piece_bytes = options.piece_bytes;
    MINTERM_TRY(search->driver_,
                CudaSearchDriver::create(*search->device_, here.patterns, kernels, params));
    return search;
}

Status DeviceSearch::search(std::string_view text, const CudaSearchDriver::Consumer& consumer) {
    const std::scoped_lock lock(turn_);
    return driver_->search(text, consumer);
}

std::string DeviceSearch::device_name() const {
    return fmt::format("device {}: {}, sm_{}", device_->number(), device_->name(),
                       device_->capability());
}

}  // namespace minterm
