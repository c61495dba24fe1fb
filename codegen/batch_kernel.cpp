// SPDX-License-Identifier: Apache-2.0
#include "codegen/batch_kernel.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "codegen/batch.hpp"
#include "codegen/kernel_key.hpp"

namespace minterm {

namespace {

/// What is kept with the code: all of a kernel that its cell and symbols do not say.
std::vector<std::int64_t> batch_figures(const CompiledBatch& compiled) {
    std::vector<std::int64_t> figures{compiled.cell.predicates, compiled.cell.counter_planes,
                                      compiled.most_rows_summed};
    figures.insert(figures.end(), compiled.heights.begin(), compiled.heights.end());
    return figures;
}

BatchKernel batch_kernel(const Encoding& encoding, const SymbolLogic& symbols,
                         const KernelCode& code, const Target& target) {
    BatchKernel kernel;
    kernel.word_bits = target.word_bits;
    kernel.vertical_planes = encoding.vertical.bits;
    kernel.horizontal_planes = encoding.horizontal.bits;
    kernel.a_planes = symbols.a_planes;
    kernel.b_planes = symbols.b_planes;
    kernel.predicates = static_cast<int>(code.figures[0]);
    kernel.counter_planes = static_cast<int>(code.figures[1]);
    kernel.most_rows_summed = code.figures[2];
    for (std::size_t place = 3; place < code.figures.size(); ++place) {
        const int rows = static_cast<int>(code.figures[place]);
        kernel.tiles.push_back(
            {rows, code.entry(tile_function(rows, false)), code.entry(tile_function(rows, true))});
    }
    kernel.sum = code.entry("sum");
    kernel.sum_counted = code.entry("sum_counted");
    kernel.masks = code.entry("masks");
    return kernel;
}

}  // namespace

Result<LoadedBatch> load_batch(const Recurrence& recurrence, const SymbolLogic& symbols,
                               PredicateSource predicates, const CodeSource& source) {
    const Target& target = source.target();
    LoadedBatch loaded;
    CompileParams params;
    params.symbols = symbols;
    params.rows = 1;
    params.cell.store = source.cells();
    MINTERM_TRY(loaded.solved, solve_recurrence(recurrence, target, params));
    const SolvedRecurrence& solved = loaded.solved;
    MINTERM_TRY(loaded.answer, batch_answer(solved));
    const std::string key = code_key(
        solved, symbols, target,
        fmt::format("batch {} {}", predicates == PredicateSource::Masks ? "masks" : "symbols",
                    fmt::join(loaded.answer.numbers, " ")));
    const auto make = [&]() -> Result<KernelDraft> {
        BatchParams batch;
        batch.predicates = predicates;
        MINTERM_TRY(CompiledBatch compiled, compile_batch(solved, target, params, batch));
        return KernelDraft{std::move(compiled.program), batch_figures(compiled)};
    };
    std::vector<StageTime> times;
    MINTERM_TRY(loaded.code, source.get(key, make, times));
    loaded.kernel = batch_kernel(solved.cell.encoding, symbols, loaded.code, target);
    if (const auto model = alignment_model(recurrence, solved.recurrence, solved.flows))
        loaded.gaps = gap_costs(*model);
    return loaded;
}

}  // namespace minterm
