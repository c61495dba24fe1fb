// SPDX-License-Identifier: Apache-2.0
#include "codegen/batch_kernel.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "codegen/batch.hpp"
#include "codegen/device_code.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/kernel_key.hpp"
#include "codegen/kernel_notes.hpp"

namespace minterm {

std::vector<std::int64_t> batch_figures(const CompiledBatch& compiled) {
    std::vector<std::int64_t> figures{compiled.cell.predicates, compiled.cell.counter_planes,
                                      compiled.most_rows_summed};
    figures.insert(figures.end(), compiled.heights.begin(), compiled.heights.end());
    return figures;
}

BatchKernel batch_shape(const Encoding& encoding, const SymbolLogic& symbols,
                        const std::vector<std::int64_t>& figures, const Target& target) {
    BatchKernel kernel;
    kernel.word_bits = target.word_bits;
    kernel.vertical_planes = encoding.vertical.bits;
    kernel.horizontal_planes = encoding.horizontal.bits;
    kernel.a_planes = symbols.a_planes;
    kernel.b_planes = symbols.b_planes;
    kernel.predicates = static_cast<int>(figures[0]);
    kernel.counter_planes = static_cast<int>(figures[1]);
    kernel.most_rows_summed = figures[2];
    for (std::size_t place = 3; place < figures.size(); ++place)
        kernel.tiles.push_back({static_cast<int>(figures[place]), nullptr, nullptr});
    return kernel;
}

namespace {

void find_functions(BatchKernel& kernel, const KernelCode& code) {
    for (BatchTile& tile : kernel.tiles) {
        tile.steady = code.entry(tile_function(tile.rows, false));
        tile.held = code.entry(tile_function(tile.rows, true));
    }
    kernel.sum = code.entry("sum");
    kernel.sum_counted = code.entry("sum_counted");
    kernel.masks = code.entry("masks");
}

Status find_functions(LoadedBatch& loaded, const CudaDevice& device, bool with_masks) {
    const auto find = [&](CudaFunctions::Function& function, const char* name) -> Status {
        MINTERM_TRY(function, find_kernel(device, loaded.module, name));
        return success();
    };
    CudaBatchKernels& kernels = loaded.device_kernels;
    if (!with_masks) return find(kernels.pairs, kCudaPairsKernel);
    MINTERM_TRY([[maybe_unused]] const Unit targets, find(kernels.targets, kCudaTargetsKernel));
    MINTERM_TRY([[maybe_unused]] const Unit queries, find(kernels.queries, kCudaQueriesKernel));
    return loaded.kernel.predicates > 0 ? find(kernels.masks, kCudaMasksKernel) : success();
}

}  // namespace

Result<LoadedBatch> load_batch(const Recurrence& recurrence, const SymbolLogic& symbols,
                               PredicateSource predicates, const CodeSource& source,
                               const CudaDevice* device) {
    const Target& target = source.target();
    const bool with_masks = predicates == PredicateSource::Masks;
    LoadedBatch loaded;
    CompileParams params;
    params.symbols = symbols;
    params.rows = 1;
    params.cell.store = source.cells();
    MINTERM_TRY(loaded.solved, solve_recurrence(recurrence, target, params));
    const SolvedRecurrence& solved = loaded.solved;
    const Encoding& encoding = solved.cell.encoding;
    MINTERM_TRY(loaded.answer, batch_answer(solved));
    const std::string layout = fmt::format("batch {} {}", with_masks ? "masks" : "symbols",
                                           fmt::join(loaded.answer.numbers, " "));
    BatchParams batch;
    batch.predicates = predicates;
    std::vector<StageTime> times;
    if (device != nullptr) {
        const auto make = [&]() -> Result<DeviceDraft> {
            MINTERM_TRY(const CompiledBatch compiled, compile_batch(solved, target, params, batch));
            const std::vector<std::int64_t> figures = batch_figures(compiled);
            const std::string& name = compiled.program.name;
            const SourceHead head{name,
                                  "minterm",
                                  print_mapped(compiled.cell.cell, *target.library),
                                  "Batches on a device",
                                  {},
                                  cell_place(solved.recurrence)};
            return DeviceDraft{
                name,
                emit_cuda_batch(compiled.program, batch_shape(encoding, symbols, figures, target),
                                with_masks, head),
                figures};
        };
        MINTERM_TRY(loaded.device_code,
                    device_code(source, *device, code_key(solved, symbols, source.target(), layout),
                                make, times, loaded.module));
        loaded.kernel = batch_shape(encoding, symbols, loaded.device_code.figures, target);
        MINTERM_TRY([[maybe_unused]] const Unit found, find_functions(loaded, *device, with_masks));
    } else {
        const auto make = [&]() -> Result<KernelDraft> {
            MINTERM_TRY(CompiledBatch compiled, compile_batch(solved, target, params, batch));
            return KernelDraft{std::move(compiled.program), batch_figures(compiled)};
        };
        MINTERM_TRY(loaded.code,
                    source.get(code_key(solved, symbols, target, layout), make, times));
        loaded.kernel = batch_shape(encoding, symbols, loaded.code.figures, target);
        find_functions(loaded.kernel, loaded.code);
    }
    if (const auto model = alignment_model(recurrence, solved.recurrence, solved.flows))
        loaded.gaps = gap_costs(*model);
    return loaded;
}

}  // namespace minterm
