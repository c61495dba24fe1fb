// SPDX-License-Identifier: Apache-2.0
//
// Kernels are compiled once.
#include "codegen/kernel_cache.hpp"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <utility>

#include "codegen/block_edges.hpp"
#include "codegen/device_code.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/kernel_key.hpp"
#include "codegen/kernel_notes.hpp"
#include "codegen/layout_choice.hpp"
#include "codegen/wavefront.hpp"

namespace minterm {

namespace {

/// What a run says of the code of its kernel, part after part: what took the longest, where parts
/// differ. What was not got is not said.
template <typename Code>
void report_code(const Code& code, RunResult& result) {
    if (result.code_origin.empty() || code.origin == "compiled" || code.origin == "interpreted")
        result.code_origin = code.origin;
    if (!result.stage_times.empty() && !code.not_kept.empty()) result.code_not_kept = code.not_kept;
}

/// The same for kernels of the wavefront layout.
template <typename Loaded>
void report_solved(const Loaded& loaded, RunResult& result) {
    result.gates = loaded.gates;
    result.cell_origin = name_of(loaded.solved->cell.origin);
    if (!result.stage_times.empty()) result.cell_not_kept = loaded.solved->cell.not_kept;
}

/// The same for kernels of the column layout.
void report_columns(const ColumnCodes& codes, const ColumnKernel& kernel, RunResult& result) {
    result.rows = kernel.words;
    result.gates = codes.operations;
    result.cell_origin = "derived";
}

/// What a run says of kernels on a device.
void report_device(const LoadedOnDevice& loaded, RunResult& result) {
    const CudaDevice& device = *loaded.device;
    result.reasons.push_back(fmt::format("device {} ran it: {}, sm_{}", device.number(),
                                         device.name(), device.capability()));
}

}  // namespace

std::string KernelCache::key_of(const Recurrence& recurrence, const SymbolLogic& symbols,
                                int rows) {
    return fmt::format("{} ", rows) + kernel_key(recurrence, symbols);
}

std::string KernelCache::layout_text(const char* layout, int size, KernelPart part) {
    static constexpr std::array kParts{"", " tap", " trace"};
    return fmt::format("{} K={}{}", layout, size, kParts[static_cast<std::size_t>(part)]);
}

Result<ColumnCodes> KernelCache::stored_codes(const std::vector<std::int64_t>& figures,
                                              const ColumnRecurrence& solved) {
    std::optional<ColumnCodes> codes = codes_of(figures, solved.flows);
    if (!codes) return Failure::internal("a stored column kernel has codes of other flows");
    return *std::move(codes);
}

bool KernelCache::is_loaded(const Recurrence& recurrence, const SymbolLogic& symbols,
                            int rows) const {
    return kernels_.contains(key_of(recurrence, symbols, rows));
}

bool KernelCache::is_stored(const Recurrence& recurrence, const SymbolLogic& symbols, int rows,
                            std::vector<StageTime>& times) {
    if (!source_->keeps()) return false;
    const auto solved = solve(recurrence, times);
    return solved && source_->has(code_key(**solved, symbols, target_,
                                           layout_text("wavefront", rows, KernelPart::Main)));
}

bool KernelCache::has_room(const Recurrence& recurrence, const SymbolLogic& symbols, int rows,
                           std::vector<StageTime>& times) {
    const auto solved = solve(recurrence, times);
    if (!solved) return false;
    const auto compiled = compile(SolvedRecurrence(**solved), target_, params_of(symbols, rows));
    return compiled && source_->has_room(*compiled);
}

std::vector<int> KernelCache::rows_choices(const Recurrence& recurrence, const SymbolLogic& symbols,
                                           std::vector<StageTime>& times) {
    std::vector<int> choices = source_->wavefront_rows();
    const int least = choices.front();
    if (source_->is_tight()) {
        std::erase_if(choices, [&, is_full = false](int rows) mutable {
            if (is_full) return true;
            const bool fits = has_room(recurrence, symbols, rows, times);
            // More than a power of two take more; odd numbers may take more than the next even one.
            is_full = !fits && std::has_single_bit(static_cast<unsigned>(rows));
            return !fits;
        });
    } else if (!source_->compiles()) {
        std::erase_if(choices,
                      [&](int rows) { return !is_stored(recurrence, symbols, rows, times); });
    } else if (const auto solved = solve(recurrence, times)) {
        const auto gates = static_cast<int>((*solved)->cell.network.gates.size());
        const int most = best_rows(target_, symbols, gates);
        std::erase_if(choices, [most](int rows) { return rows > most; });
    }
    // What is not there is interpreted, whatever its size.
    if (choices.empty()) choices.push_back(least);
    return choices;
}

std::vector<int> KernelCache::words_choices(const Recurrence& recurrence,
                                            const SymbolLogic& symbols) {
    std::vector<int> choices = source_->column_words();
    if (!source_->compiles())
        std::erase_if(choices,
                      [&](int words) { return !is_column_ready(recurrence, symbols, words); });
    return choices;
}

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

/// What a kernel of the wavefront layout works on; no functions yet.
WavefrontKernel KernelCache::shape_of(const SolvedRecurrence& solved, const SymbolLogic& symbols,
                                      int rows) const {
    WavefrontKernel shape;
    shape.word_bits = target_.word_bits;
    shape.rows = rows;
    shape.vertical_planes = solved.cell.encoding.vertical.bits;
    shape.horizontal_planes = solved.cell.encoding.horizontal.bits;
    shape.a_planes = symbols.a_planes;
    shape.b_planes = symbols.b_planes;
    return shape;
}

CompileParams KernelCache::params_of(const SymbolLogic& symbols, int rows) const {
    CompileParams params;
    params.symbols = symbols;
    params.rows = rows;
    params.cell.store = source_->cells();
    return params;
}

Result<KernelCode> KernelCache::code_of(LoadedKernel& loaded, KernelPart part,
                                        std::vector<StageTime>& times) const {
    const int rows = loaded.kernel.rows;
    const auto make = [&]() -> Result<KernelDraft> {
        if (!loaded.compiled) {
            SolvedRecurrence solved = *loaded.solved;
            solved.times.clear();
            MINTERM_TRY(loaded.compiled,
                        compile(std::move(solved), target_, params_of(loaded.symbols, rows)));
            times.insert(times.end(), loaded.compiled->times.begin(), loaded.compiled->times.end());
        }
        const Compiled& compiled = *loaded.compiled;
        return KernelDraft{
            part == KernelPart::Main
                ? compiled.program
                : layout_wavefront(compiled.program.name, compiled.layout_cell, rows, part),
            {total_cost(compiled.mapped, *target_.library)},
            &compiled};
    };
    return source_->get(
        code_key(*loaded.solved, loaded.symbols, target_, layout_text("wavefront", rows, part)),
        make, times, part);
}

Result<LoadedKernel*> KernelCache::load(const Recurrence& recurrence, const SymbolLogic& symbols,
                                        int rows, std::vector<StageTime>& times) {
    const std::string key = key_of(recurrence, symbols, rows);
    if (const auto found = kernels_.find(key); found != kernels_.end()) return found->second.get();
    auto loaded = std::make_unique<LoadedKernel>();
    MINTERM_TRY(loaded->solved, solve(recurrence, times));
    loaded->symbols = symbols;
    WavefrontKernel& kernel = loaded->kernel;
    kernel = shape_of(*loaded->solved, symbols, rows);
    MINTERM_TRY(loaded->code, code_of(*loaded, KernelPart::Main, times));
    kernel.edge = loaded->code.entry("edge");
    kernel.steady = loaded->code.entry("steady");
    loaded->gates = static_cast<int>(loaded->code.figures.front());
    return kernels_.emplace(key, std::move(loaded)).first->second.get();
}

Status KernelCache::load_tap(LoadedKernel& loaded, std::vector<StageTime>& times) {
    if (loaded.kernel.edge_tap != nullptr) return success();
    MINTERM_TRY(loaded.tap_code, code_of(loaded, KernelPart::Tap, times));
    loaded.kernel.edge_tap = loaded.tap_code.entry("edge_tap");
    loaded.kernel.steady_tap = loaded.tap_code.entry("steady_tap");
    return success();
}

/// Where functions that run on this machine come from.
KernelCache& KernelCache::host() {
    if (!target_.is_device && !target_.is_simulated) return *this;
    if (!host_) host_ = std::make_unique<KernelCache>(code_source(best_target(), source_->cells()));
    return *host_;
}

Result<const LoadedTrace*> KernelCache::load_trace(const Recurrence& recurrence,
                                                   const SymbolLogic& symbols,
                                                   std::vector<StageTime>& times) {
    if (&host() != this) return host().load_trace(recurrence, symbols, times);
    std::unique_ptr<LoadedTrace>& slot = traces_[kernel_key(recurrence, symbols)];
    if (!slot) {
        constexpr int kRows = 1;
        LoadedKernel part;
        MINTERM_TRY(part.solved, solve(recurrence, times));
        part.symbols = symbols;
        part.kernel = shape_of(*part.solved, symbols, kRows);
        MINTERM_TRY(part.code, code_of(part, KernelPart::Trace, times));
        part.kernel.trace = part.code.entry("trace");
        slot = std::make_unique<LoadedTrace>(
            LoadedTrace{part.solved, std::move(part.code), part.kernel});
    }
    return slot.get();
}

Result<ColumnRecurrence*> KernelCache::column_recurrence_of(const Recurrence& recurrence) {
    std::unique_ptr<ColumnRecurrence>& slot = column_recurrences_[print_recurrence(recurrence)];
    if (!slot) {
        MINTERM_TRY(ColumnRecurrence solved, column_recurrence(recurrence));
        slot = std::make_unique<ColumnRecurrence>(std::move(solved));
    }
    return slot.get();
}

Result<std::string> KernelCache::column_key(const ColumnRecurrence& solved,
                                            const SymbolLogic& symbols,
                                            const std::string& layout) const {
    MINTERM_TRY(const Encoding usual, encode(solved.recurrence, solved.flows));
    return column_code_key(solved.flows, usual, given_edges(solved.recurrence), symbols, target_,
                           layout);
}

bool KernelCache::is_column_ready(const Recurrence& recurrence, const SymbolLogic& symbols,
                                  int words) {
    if (columns_.contains(key_of(recurrence, symbols, words))) return true;
    const auto solved = column_recurrence_of(recurrence);
    if (!solved) return false;
    if ((*solved)->cell) return true;
    if (!source_->keeps()) return false;
    const auto key = column_key(**solved, symbols, layout_text("column", words, KernelPart::Main));
    return key && source_->has(*key);
}

Result<KernelCode> KernelCache::column_code_of(LoadedColumn& loaded, KernelPart part,
                                               std::vector<StageTime>& times) {
    const int words = loaded.kernel.words;
    const auto make = [&]() -> Result<KernelDraft> {
        if (!loaded.compiled) {
            MINTERM_TRY(loaded.compiled,
                        compile_column(*loaded.solved, target_, loaded.symbols, words));
            times.insert(times.end(), loaded.compiled->times.begin(), loaded.compiled->times.end());
        }
        const CompiledColumn& compiled = *loaded.compiled;
        return KernelDraft{part == KernelPart::Tap
                               ? layout_column(compiled.program.name, compiled.layout, /*tap=*/true)
                               : compiled.program,
                           numbers_of(compiled.codes)};
    };
    MINTERM_TRY(const std::string key,
                column_key(*loaded.solved, loaded.symbols, layout_text("column", words, part)));
    return source_->get(key, make, times, part);
}

Result<LoadedColumn*> KernelCache::load_column(const Recurrence& recurrence,
                                               const SymbolLogic& symbols, int words,
                                               std::vector<StageTime>& times) {
    const std::string key = key_of(recurrence, symbols, words);
    if (const auto found = columns_.find(key); found != columns_.end()) return found->second.get();
    auto loaded = std::make_unique<LoadedColumn>();
    MINTERM_TRY(loaded->solved, column_recurrence_of(recurrence));
    loaded->symbols = symbols;
    loaded->kernel.words = words;
    MINTERM_TRY(loaded->code, column_code_of(*loaded, KernelPart::Main, times));
    MINTERM_TRY(loaded->codes, stored_codes(loaded->code.figures, *loaded->solved));
    loaded->kernel = column_kernel(loaded->codes, symbols, target_, words);
    loaded->kernel.sweep = loaded->code.entry("sweep");
    return columns_.emplace(key, std::move(loaded)).first->second.get();
}

Status KernelCache::load_column_tap(LoadedColumn& loaded, std::vector<StageTime>& times) {
    if (loaded.kernel.sweep_tap != nullptr) return success();
    MINTERM_TRY(loaded.tap_code, column_code_of(loaded, KernelPart::Tap, times));
    loaded.kernel.sweep_tap = loaded.tap_code.entry("sweep_tap");
    return success();
}

Result<const CudaDevice*> KernelCache::open_device(int number) {
    if (!device_ || device_->number() != number) {
        MINTERM_TRY(const CudaDriver driver, CudaDriver::load());
        device_kernels_.clear();
        device_columns_.clear();
        MINTERM_TRY(device_, CudaDevice::open(driver, number));
    }
    MINTERM_TRY([[maybe_unused]] const Unit current, device_->make_current());
    return device_.get();
}

/// K that was asked for, or one that leaves strips for the whole device.
int KernelCache::rows_on_device(int most, std::size_t height, const RunOptions& options) const {
    if (options.rows != 0) return options.rows;
    return device_rows(target_, most, device_->multiprocessors(), height);
}

/// A cubin or PTX for the device, from disk; else made, and kept.
Result<DeviceCode> KernelCache::device_code_of(LoadedDeviceKernel& loaded,
                                               const SymbolLogic& symbols, KernelPart part,
                                               std::vector<StageTime>& times) const {
    const SolvedRecurrence& solved = *loaded.solved;
    const int rows = loaded.shape.rows;
    const auto make = [&]() -> Result<DeviceDraft> {
        SolvedRecurrence again = solved;
        again.times.clear();
        MINTERM_TRY(const Compiled compiled,
                    compile(std::move(again), target_, params_of(symbols, rows)));
        times.insert(times.end(), compiled.times.begin(), compiled.times.end());
        const std::string& name = compiled.program.name;
        const KernelProgram tap_program =
            layout_wavefront(name, compiled.layout_cell, rows, KernelPart::Tap);
        const SourceHead head{name,
                              "minterm",
                              print_mapped(compiled.mapped, *target_.library),
                              "Blocks on a device",
                              {},
                              cell_place(compiled.recurrence)};
        return DeviceDraft{
            name,
            emit_cuda_block(compiled.program, part == KernelPart::Tap ? &tap_program : nullptr,
                            loaded.shape, head),
            {total_cost(compiled.mapped, *target_.library)}};
    };
    const std::string layout = layout_text("wavefront", rows, part) + " block";
    return device_code(*source_, *device_, code_key(solved, symbols, target_, layout), make, times,
                       loaded.module);
}

/// Whether somebody looks at what leaves the last row.
KernelPart KernelCache::part_for(const Recurrence& recurrence, const Flows& flows,
                                 const RunOptions& options) {
    return options.last_row || !answer_is_on_right_edge(recurrence, flows) ? KernelPart::Tap
                                                                           : KernelPart::Main;
}

std::string KernelCache::key_on_device(const Recurrence& recurrence, const SymbolLogic& symbols,
                                       int rows, const RunOptions& options) {
    return key_of(recurrence, symbols, rows) + (options.last_row ? " tap" : "");
}

Result<const LoadedDeviceKernel*> KernelCache::load_on_device(const Recurrence& recurrence,
                                                              const SymbolLogic& symbols,
                                                              std::size_t height,
                                                              const RunOptions& options,
                                                              std::vector<StageTime>& times) {
    MINTERM_TRY(const CudaDevice* const device, open_device(options.device));
    const int rows = rows_on_device(target_.default_rows, height, options);
    const std::string key = key_on_device(recurrence, symbols, rows, options);
    if (const auto found = device_kernels_.find(key); found != device_kernels_.end())
        return found->second.get();
    auto loaded = std::make_unique<LoadedDeviceKernel>();
    loaded->device = device;
    MINTERM_TRY(loaded->solved, solve(recurrence, times));
    loaded->shape = shape_of(*loaded->solved, symbols, rows);
    const KernelPart part = part_for(loaded->solved->recurrence, loaded->solved->flows, options);
    MINTERM_TRY(loaded->code, device_code_of(*loaded, symbols, part, times));
    loaded->gates = static_cast<int>(loaded->code.figures.front());
    MINTERM_TRY(loaded->kernels, find_block_kernels(*device, loaded->module));
    return device_kernels_.emplace(key, std::move(loaded)).first->second.get();
}

void report_kernel(const LoadedKernel& loaded, RunResult& result) {
    result.rows = loaded.kernel.rows;
    report_solved(loaded, result);
    report_code(loaded.code, result);
    report_code(loaded.tap_code, result);
}

void report_kernel(const LoadedTrace& loaded, RunResult& result) {
    report_code(loaded.code, result);
}

void report_kernel(const LoadedDeviceKernel& loaded, RunResult& result) {
    report_device(loaded, result);
    result.rows = loaded.shape.rows;
    report_solved(loaded, result);
    report_code(loaded.code, result);
}

void report_kernel(const LoadedDeviceColumn& loaded, RunResult& result) {
    report_device(loaded, result);
    report_columns(loaded.codes, loaded.shape, result);
    report_code(loaded.code, result);
}

void report_kernel(const LoadedColumn& loaded, RunResult& result) {
    report_columns(loaded.codes, loaded.kernel, result);
    report_code(loaded.code, result);
    report_code(loaded.tap_code, result);
}

}  // namespace minterm
