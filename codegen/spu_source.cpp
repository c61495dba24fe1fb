// SPDX-License-Identifier: Apache-2.0
//
// Kernels for engines from the simulated SPU.
#include <cstdint>
#include <memory>
#include <utility>

#include "codegen/code_source.hpp"
#include "codegen/spu_machine.hpp"

namespace minterm {

namespace {

/// Of a cell, with what moves its masks into place.
std::int64_t gates_with_masks(const WavefrontCell& cell) {
    const CellLibrary& library = *spu_target().library;
    const int stages = letter_masks::stages(cell.word_bits);
    return total_cost(cell.cell, library) +
           cell.predicates * stages * total_cost(cell.select, library);
}

/// Each kernel has an SPU's registers and local store of its own, as if it were loaded there for
/// the call. Nothing is kept on disk: this is a model, and schedules take up to seconds.
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

    bool has_room(const Compiled& compiled) const override { return is_worth_its_rows(compiled); }

    Result<KernelCode> get(const std::string& /*key*/, const MakeDraft& make,
                           std::vector<StageTime>& times, KernelPart part) const override {
        MINTERM_TRY(KernelDraft draft, make());
        if (draft.wavefront == nullptr)
            return Failure::user("target spu has kernels of the wavefront layout only");
        StageClock clock(times);
        MINTERM_TRY(const Compiled compiled, shorter_for_spu(*draft.wavefront));
        const KernelProgram program = layout_wavefront(compiled.program.name, compiled.layout_cell,
                                                       compiled.rows, part == KernelPart::Tap);
        MINTERM_TRY(SpuKernel kernel,
                    compile_spu({&program}, compiled.layout_cell, compiled.rows, SourceHead{}));
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
        if (const WavefrontCell& cell = compiled.layout_cell; cell.predicates > 0)
            code.figures = {gates_with_masks(cell)};
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
    CellStore cells_;
    std::shared_ptr<SpuLog> log_ = std::make_shared<SpuLog>();
};

}  // namespace

std::shared_ptr<const CodeSource> spu_code_source(CellStore cells) {
    return std::make_shared<const SpuCode>(std::move(cells));
}

}  // namespace minterm
