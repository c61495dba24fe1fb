// SPDX-License-Identifier: Apache-2.0
//
// Kernels are compiled once.
#include "codegen/kernel_cache.hpp"

#include <fmt/format.h>

#include <utility>

#include "codegen/kernel_key.hpp"
#include "codegen/wavefront.hpp"

namespace minterm {

namespace {

std::string key_of(const Recurrence& recurrence, const SymbolLogic& symbols, int rows) {
    return fmt::format("{} ", rows) + kernel_key(recurrence, symbols);
}

}  // namespace

bool KernelCache::is_loaded(const Recurrence& recurrence, const SymbolLogic& symbols,
                            int rows) const {
    return kernels_.contains(key_of(recurrence, symbols, rows));
}

Result<LoadedKernel*> KernelCache::load(const Recurrence& recurrence, const SymbolLogic& symbols,
                                        int rows, std::vector<StageTime>& times) {
    const std::string key = key_of(recurrence, symbols, rows);
    if (const auto found = kernels_.find(key); found != kernels_.end()) return found->second.get();
    auto loaded = std::make_unique<LoadedKernel>();
    CompileParams params;
    params.symbols = symbols;
    params.rows = rows;
    params.cell.store = store_;
    MINTERM_TRY(loaded->compiled, compile(recurrence, target_, params));
    times.insert(times.end(), loaded->compiled.times.begin(), loaded->compiled.times.end());
    StageClock clock(times);
    MINTERM_TRY(loaded->code, compile_kernel(loaded->compiled.program, target_));
    clock.done("machine code");

    const WavefrontCell& cell = loaded->compiled.layout_cell;
    WavefrontKernel& kernel = loaded->kernel;
    kernel.word_bits = target_.word_bits;
    kernel.rows = rows;
    kernel.vertical_planes = cell.vertical_planes;
    kernel.horizontal_planes = cell.horizontal_planes;
    kernel.a_planes = cell.a_planes;
    kernel.b_planes = cell.b_planes;
    kernel.edge = loaded->code.entry("edge");
    kernel.steady = loaded->code.entry("steady");
    return kernels_.emplace(key, std::move(loaded)).first->second.get();
}

Status KernelCache::load_tap(LoadedKernel& loaded, std::vector<StageTime>& times) {
    if (loaded.kernel.edge_tap != nullptr) return success();
    StageClock clock(times);
    const Compiled& compiled = loaded.compiled;
    const KernelProgram program =
        layout_wavefront(compiled.program.name, compiled.layout_cell, compiled.rows, /*tap=*/true);
    MINTERM_TRY(loaded.tap_code, compile_kernel(program, target_));
    loaded.kernel.edge_tap = loaded.tap_code.entry("edge_tap");
    loaded.kernel.steady_tap = loaded.tap_code.entry("steady_tap");
    clock.done("machine code (tap)");
    return success();
}

}  // namespace minterm
