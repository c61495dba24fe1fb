// SPDX-License-Identifier: Apache-2.0
//
// Kernels for engines from the simulated SPU.
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <utility>

#include "codegen/code_source.hpp"
#include "codegen/spu_machine.hpp"

namespace minterm {

namespace {

/// Each kernel has an SPU's registers and local store of its own, as if it were loaded there for
/// the call. Nothing is kept on disk: this is a model.
class SpuCode final : public CodeSource {
public:
    explicit SpuCode(CellStore cells) : CodeSource(spu_target()), cells_(std::move(cells)) {}

    bool compiles() const override { return true; }
    bool is_tight() const override { return true; }
    std::vector<int> wavefront_rows() const override { return {1, 2, 3, 4, 6, 8}; }
    std::vector<int> column_words() const override { return {}; }
    CellStore cells() const override { return cells_; }
    bool keeps() const override { return false; }
    bool has(const std::string& /*key*/) const override { return false; }

    bool has_room(const Compiled& compiled) const override {
        if (compiled.rows <= kMostMaskRows) return kernel_of(compiled).ok();
        // Letter masks, which take few rows, may take fewer cycles.
        Compiled fewer = compiled;
        fewer.rows = kMostMaskRows;
        fewer.program = layout_wavefront(compiled.program.name, compiled.layout_cell, fewer.rows,
                                         KernelPart::Main);
        const Result<SpuKernel>& with_fewer = kernel_of(fewer);
        if (with_fewer && with_fewer->cycles_a_word() < least_cycles(compiled)) return false;
        const Result<SpuKernel>& kernel = kernel_of(compiled);
        return kernel && (!with_fewer || kernel->cycles_a_word() <= with_fewer->cycles_a_word());
    }

    Result<KernelCode> get(const std::string& /*key*/, const MakeDraft& make,
                           std::vector<StageTime>& times, KernelPart) const override {
        MINTERM_TRY(KernelDraft draft, make());
        if (draft.wavefront == nullptr)
            return Failure::user("target spu has kernels of the wavefront layout only");
        StageClock clock(times);
        MINTERM_TRY(SpuKernel kernel, kernel_of(*draft.wavefront));
        const WavefrontCell cell = kernel.cell;
        auto machine = std::make_shared<const SpuMachine>(std::move(kernel), log_);
        clock.done("SPU assembly");
        KernelCode code;
        const WavefrontKernel& functions = machine->kernel();
        for (const auto& [name, entry] :
             {std::pair("edge", functions.edge), std::pair("steady", functions.steady),
              std::pair("edge_tap", functions.edge_tap),
              std::pair("steady_tap", functions.steady_tap)})
            if (entry != nullptr) code.entries[name] = entry;
        code.figures = std::move(draft.figures);
        if (cell.predicates > 0) code.figures = {letter_masks::gates(cell, *spu_target().library)};
        code.origin = "compiled";
        code.memory = std::move(machine);
        return code;
    }

    Result<std::optional<SimulatedRun>> take_simulated() const override {
        const SpuLog log = std::exchange(*log_, {});
        if (log.failure) return *log.failure;
        const CellModel model;
        SimulatedRun run;
        run.words = log.words;
        run.cycles = log.cycles;
        if (log.steady_words > 0) {
            const auto words = static_cast<double>(log.steady_words);
            run.loop_cycles_a_word = static_cast<double>(log.loop_cycles) / words;
            run.steady_cycles_a_word = static_cast<double>(log.steady_cycles.total) / words;
        }
        run.units = model.spus;
        run.units_cycles = modelled_cycles(log.pieces, model);
        run.gigahertz = model.gigahertz;
        return std::optional<SimulatedRun>(run);
    }

private:
    /// All functions of a kernel, compiled once. `compiled` is without letter masks.
    const Result<SpuKernel>& kernel_of(const Compiled& compiled) const {
        const std::lock_guard<std::mutex> alone(one_compiles_);
        const std::string key = print_program(compiled.program);
        const auto known = kernels_.find(key);
        if (known != kernels_.end()) return known->second;
        Result<CompiledForSpu> shorter = shorter_for_spu(compiled);
        Result<SpuKernel> kernel =
            shorter ? Result<SpuKernel>(std::move(shorter->kernel)) : std::move(shorter).failure();
        return kernels_.emplace(key, std::move(kernel)).first->second;
    }

    CellStore cells_;
    mutable std::mutex one_compiles_;
    mutable std::map<std::string, Result<SpuKernel>> kernels_;
    std::shared_ptr<SpuLog> log_ = std::make_shared<SpuLog>();
};

}  // namespace

std::shared_ptr<const CodeSource> spu_code_source(CellStore cells) {
    return std::make_shared<const SpuCode>(std::move(cells));
}

}  // namespace minterm
