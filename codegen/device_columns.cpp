// SPDX-License-Identifier: Apache-2.0
//
// Kernels of the column layout on a GPU.
#include <utility>

#include "codegen/device_code.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/kernel_cache.hpp"
#include "codegen/kernel_notes.hpp"
#include "runtime/cuda/cuda_column_driver.hpp"

namespace minterm {

Result<DeviceCode> KernelCache::device_code_of(LoadedDeviceColumn& loaded,
                                               const SymbolLogic& symbols, int words,
                                               KernelPart part,
                                               std::vector<StageTime>& times) const {
    const auto make = [&]() -> Result<DeviceDraft> {
        MINTERM_TRY(const CompiledColumn compiled,
                    compile_column(*loaded.solved, target_, symbols, words));
        times.insert(times.end(), compiled.times.begin(), compiled.times.end());
        const std::string& name = compiled.program.name;
        const KernelProgram tap_program = layout_column(name, compiled.layout, /*tap=*/true);
        const SourceHead head{name,
                              "minterm",
                              print_column_cell(compiled.layout.cell, *target_.library),
                              "Columns on a device",
                              {},
                              cell_place(loaded.solved->recurrence)};
        return DeviceDraft{
            name,
            emit_cuda_column(compiled.program, part == KernelPart::Tap ? &tap_program : nullptr,
                             column_kernel(compiled.codes, symbols, target_, words), head),
            numbers_of(compiled.codes)};
    };
    MINTERM_TRY(const std::string key,
                column_key(*loaded.solved, symbols, layout_text("column", words, part) + " block"));
    return device_code(*source_, *device_, key, make, times, loaded.module);
}

Result<const LoadedDeviceColumn*> KernelCache::load_column_on_device(
    const Recurrence& recurrence, const SymbolLogic& symbols, std::size_t height,
    const RunOptions& options, std::vector<StageTime>& times) {
    MINTERM_TRY(const CudaDevice* const device, open_device(options.device));
    const int words = rows_on_device(target_.column_words, height, options);
    const std::string key = key_on_device(recurrence, symbols, words, options);
    if (const auto found = device_columns_.find(key); found != device_columns_.end())
        return found->second.get();
    auto loaded = std::make_unique<LoadedDeviceColumn>();
    loaded->device = device;
    MINTERM_TRY(loaded->solved, column_recurrence_of(recurrence));
    const KernelPart part = part_for(loaded->solved->recurrence, loaded->solved->flows, options);
    MINTERM_TRY(loaded->code, device_code_of(*loaded, symbols, words, part, times));
    MINTERM_TRY(loaded->codes, stored_codes(loaded->code.figures, *loaded->solved));
    loaded->shape = column_kernel(loaded->codes, symbols, target_, words);
    MINTERM_TRY(loaded->kernels, find_strip_kernels(*device, loaded->module));
    return device_columns_.emplace(key, std::move(loaded)).first->second.get();
}

Result<StripCost> LoadedDeviceColumn::run(const Block& block, const BlockProgress& progress,
                                          const RunOptions& options) const {
    return CudaColumnDriver(*device, shape, kernels, {options.device_launches})
        .run(block, progress);
}

}  // namespace minterm
