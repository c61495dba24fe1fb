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

std::string layout_text(int rows, bool tap) {
    return fmt::format("wavefront K={}{}", rows, tap ? " tap" : "");
}

}  // namespace

bool KernelCache::is_loaded(const Recurrence& recurrence, const SymbolLogic& symbols,
                            int rows) const {
    return kernels_.contains(key_of(recurrence, symbols, rows));
}

bool KernelCache::is_stored(const Recurrence& recurrence, const SymbolLogic& symbols, int rows,
                            std::vector<StageTime>& times) {
    if (code_store_.folder.empty()) return false;
    const auto solved = solve(recurrence, times);
    return solved &&
           code_store_.has(code_key(**solved, symbols, target_, layout_text(rows, false)));
}

/// The stages up to the cell, once for each recurrence.
Result<const SolvedRecurrence*> KernelCache::solve(const Recurrence& recurrence,
                                                   std::vector<StageTime>& times) {
    std::unique_ptr<SolvedRecurrence>& slot = solved_[print_recurrence(recurrence)];
    if (!slot) {
        MINTERM_TRY(SolvedRecurrence solved,
                    solve_recurrence(recurrence, target_, params_of({}, 0)));
        times.insert(times.end(), solved.times.begin(), solved.times.end());
        slot = std::make_unique<SolvedRecurrence>(std::move(solved));
    }
    return slot.get();
}

CompileParams KernelCache::params_of(const SymbolLogic& symbols, int rows) const {
    CompileParams params;
    params.symbols = symbols;
    params.rows = rows;
    params.cell.store = store_;
    return params;
}

/// Machine code of a kernel, or of its `tap` functions, from disk; else made, and kept.
Result<StoredCode> KernelCache::code_of(LoadedKernel& loaded, bool tap,
                                        std::vector<StageTime>& times) const {
    StageClock lookup(times);
    const int rows = loaded.kernel.rows;
    const std::string key =
        code_key(*loaded.solved, loaded.symbols, target_, layout_text(rows, tap));
    if (std::optional<StoredCode> found = code_store_.find(key)) {
        lookup.done(tap ? "tap from the cache" : "kernel from the cache");
        return *std::move(found);
    }
    loaded.stored = false;
    if (!loaded.compiled) {
        SolvedRecurrence solved = *loaded.solved;
        solved.times.clear();
        MINTERM_TRY(loaded.compiled,
                    compile(std::move(solved), target_, params_of(loaded.symbols, rows)));
        times.insert(times.end(), loaded.compiled->times.begin(), loaded.compiled->times.end());
    }
    const Compiled& compiled = *loaded.compiled;
    StageClock clock(times);
    MINTERM_TRY(CodeImage image,
                compile_image(tap ? layout_wavefront(compiled.program.name, compiled.layout_cell,
                                                     rows, /*tap=*/true)
                                  : compiled.program,
                              target_));
    clock.done(tap ? "machine code (tap)" : "machine code");
    StoredCode code{std::move(image), {total_cost(compiled.mapped, *target_.library)}};
    if (const Status kept = code_store_.keep(key, code); !kept)
        loaded.not_kept = kept.failure().messages().front().text;
    return code;
}

Result<LoadedKernel*> KernelCache::load(const Recurrence& recurrence, const SymbolLogic& symbols,
                                        int rows, std::vector<StageTime>& times) {
    const std::string key = key_of(recurrence, symbols, rows);
    if (const auto found = kernels_.find(key); found != kernels_.end()) return found->second.get();
    auto loaded = std::make_unique<LoadedKernel>();
    MINTERM_TRY(loaded->solved, solve(recurrence, times));
    loaded->symbols = symbols;
    WavefrontKernel& kernel = loaded->kernel;
    kernel.word_bits = target_.word_bits;
    kernel.rows = rows;
    kernel.vertical_planes = loaded->solved->cell.encoding.vertical.bits;
    kernel.horizontal_planes = loaded->solved->cell.encoding.horizontal.bits;
    kernel.a_planes = symbols.a_planes;
    kernel.b_planes = symbols.b_planes;

    MINTERM_TRY(const StoredCode code, code_of(*loaded, /*tap=*/false, times));
    MINTERM_TRY(loaded->code, JitKernel::load(code.image));
    kernel.edge = loaded->code.entry("edge");
    kernel.steady = loaded->code.entry("steady");
    loaded->gates = static_cast<int>(code.figures.front());
    return kernels_.emplace(key, std::move(loaded)).first->second.get();
}

Status KernelCache::load_tap(LoadedKernel& loaded, std::vector<StageTime>& times) {
    if (loaded.kernel.edge_tap != nullptr) return success();
    MINTERM_TRY(const StoredCode code, code_of(loaded, /*tap=*/true, times));
    MINTERM_TRY(loaded.tap_code, JitKernel::load(code.image));
    loaded.kernel.edge_tap = loaded.tap_code.entry("edge_tap");
    loaded.kernel.steady_tap = loaded.tap_code.entry("steady_tap");
    return success();
}

void report_kernel(const LoadedKernel& loaded, RunResult& result) {
    result.rows = loaded.kernel.rows;
    result.gates = loaded.gates;
    result.cell_origin = name_of(loaded.solved->cell.origin);
    result.code_origin = loaded.stored ? "stored" : "compiled";
    if (result.stage_times.empty()) return;  // the kernel was there already
    result.cell_not_kept = loaded.solved->cell.not_kept;
    result.code_not_kept = loaded.not_kept;
}

}  // namespace minterm
