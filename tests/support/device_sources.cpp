// SPDX-License-Identifier: Apache-2.0
#include "tests/support/device_sources.hpp"

#include <cstdio>
#include <cstdlib>
#include <optional>
#include <utility>

#include "codegen/batch_kernel.hpp"
#include "codegen/block_edges.hpp"
#include "codegen/compile_cyclic.hpp"
#include "codegen/emit_cuda.hpp"
#include "synth/lower_reach.hpp"
#include "tests/support/all_operations.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::testing {

namespace {

SourceHead head_of(const std::string& name) { return {name, "minterm", "", "a test"}; }

/// The test program ends with the message of what fails, as `load_shipped` has it.
template <typename Value>
Value must(Result<Value> result) {
    if (result) return *std::move(result);
    std::fprintf(stderr, "%s\n", result.failure().render().c_str());
    std::abort();
}

CompileParams params_of(const SymbolLogic& symbols, int rows) {
    CompileParams params;
    params.symbols = symbols;
    params.rows = rows;
    return params;
}

/// Recurrences that have no column layout: no order resolves what comes from above.
bool has_columns(const std::string& spec) { return spec != "affine"; }

}  // namespace

Compiled compiled_for_cuda(const std::string& spec, int rows, const SymbolLogic& symbols) {
    return must(compile(*lower_reach(load_shipped(spec)), cuda_target(), params_of(symbols, rows)));
}

SymbolLogic all_bytes(const std::string& spec) {
    SymbolSet bytes;
    for (std::uint32_t byte = 0; byte < 256; ++byte) bytes.push_back(byte);
    return must(code_symbols(load_shipped(spec).relations, bytes, bytes)).logic;
}

std::string program_source(const KernelProgram& program) {
    return emit_cuda(program, head_of(program.name));
}

std::string block_source(const Compiled& compiled, KernelPart part) {
    const Encoding& encoding = compiled.cell.encoding;
    WavefrontKernel shape;
    shape.word_bits = cuda_target().word_bits;
    shape.rows = compiled.rows;
    shape.vertical_planes = encoding.vertical.bits;
    shape.horizontal_planes = encoding.horizontal.bits;
    shape.a_planes = compiled.symbols.a_planes;
    shape.b_planes = compiled.symbols.b_planes;
    const KernelProgram tap = layout_wavefront(compiled.program.name, compiled.layout_cell,
                                               compiled.rows, KernelPart::Tap);
    return emit_cuda_block(compiled.program, part == KernelPart::Tap ? &tap : nullptr, shape,
                           head_of(compiled.program.name));
}

KernelPart part_for_answer(const Compiled& compiled) {
    return answer_is_on_right_edge(compiled.recurrence, compiled.flows) ? KernelPart::Main
                                                                        : KernelPart::Tap;
}

Result<CompiledColumn> columns_for_cuda(const std::string& spec, int words,
                                        const SymbolLogic& symbols) {
    MINTERM_TRY(ColumnRecurrence solved, column_recurrence(load_shipped(spec)));
    return compile_column(solved, cuda_target(), symbols, words);
}

std::string column_source(const CompiledColumn& compiled, const SymbolLogic& symbols, int words) {
    const std::string& name = compiled.program.name;
    const KernelProgram tap = layout_column(name, compiled.layout, /*tap=*/true);
    return emit_cuda_column(compiled.program, &tap,
                            column_kernel(compiled.codes, symbols, cuda_target(), words),
                            head_of(name));
}

Result<CompiledBatch> batch_for_cuda(const std::string& spec, PredicateSource predicates,
                                     const SymbolLogic& symbols) {
    const CompileParams params = params_of(symbols, 1);
    BatchParams batch;
    batch.predicates = predicates;
    MINTERM_TRY(SolvedRecurrence solved,
                solve_recurrence(load_shipped(spec), cuda_target(), params));
    return compile_batch(std::move(solved), cuda_target(), params, batch);
}

std::string batch_source(const CompiledBatch& compiled, PredicateSource predicates,
                         const SymbolLogic& symbols) {
    const BatchKernel shape =
        batch_shape(compiled.stages.cell.encoding, symbols, batch_figures(compiled), cuda_target());
    return emit_cuda_batch(compiled.program, shape, predicates == PredicateSource::Masks,
                           head_of(compiled.program.name));
}

Result<std::string> search_source(const SearchOnDevice& search) {
    const Recurrence recurrence = *lower_reach(load_shipped(
        search.spec, search.k < 0 ? ParameterValues{} : ParameterValues{{"k", search.k}}));
    MINTERM_TRY(const Flows flows, derive(recurrence));
    MINTERM_TRY(const DelayCell cell, derive_delay_cell(recurrence, flows));
    const auto shape_of = [&](std::size_t count, std::size_t rows,
                              std::size_t memory) -> Result<CyclicShape> {
        return device_cyclic_shape(cuda_target(), cell, count, rows, memory, search.parts);
    };
    MINTERM_TRY(const CyclicPlan plan,
                plan_cyclic(recurrence, cell, classify(recurrence.relations, cell, search.patterns),
                            search.parts, cuda_target(), shape_of));
    return emit_cuda_search(plan.program(search.spec, cell), plan.patterns.kernel,
                            head_of(search.spec));
}

std::vector<DeviceSource> device_sources() {
    std::vector<DeviceSource> all;
    const auto add = [&](const char* layout, const std::string& spec, const std::string& kind,
                         std::function<std::string()> text) {
        all.push_back({layout, spec, kind, std::move(text)});
    };
    const auto add_block = [&](const std::string& spec, int rows, bool bytes,
                               std::optional<KernelPart> part) {
        const std::string kind = std::to_string(rows) + (bytes ? "_bytes" : "");
        add("block", spec, part == KernelPart::Tap ? kind + "_tap" : kind, [=] {
            const Compiled compiled =
                compiled_for_cuda(spec, rows, bytes ? all_bytes(spec) : dna_symbols());
            return block_source(compiled, part ? *part : part_for_answer(compiled));
        });
    };
    const auto add_column = [&](const std::string& spec, int words, const std::string& symbols,
                                const SymbolLogic& logic) {
        add("column", spec, std::to_string(words) + symbols, [=] {
            return column_source(must(columns_for_cuda(spec, words, logic)), logic, words);
        });
    };
    const auto add_batch = [&](const std::string& spec, bool masks, bool bytes) {
        const auto predicates = masks ? PredicateSource::Masks : PredicateSource::Symbols;
        add(masks ? "matrix" : "pairs", spec, bytes ? "bytes" : "dna", [=] {
            const SymbolLogic logic = bytes ? all_bytes(spec) : dna_symbols();
            return batch_source(must(batch_for_cuda(spec, predicates, logic)), predicates, logic);
        });
    };
    const auto add_search = [&](const std::string& kind, const SearchOnDevice& search) {
        add("search", search.spec, kind, [=] { return must(search_source(search)); });
    };

    add("program", "operations", "all", [] { return program_source(all_operations()); });
    for (const ShippedSpec& shipped : shipped_specs()) {
        const std::string& spec = shipped.name;
        add("program", spec, "1",
            [=] { return program_source(compiled_for_cuda(spec, 1).program); });
        add_block(spec, 1, false, {});
        if (has_columns(spec)) add_column(spec, 1, "", dna_symbols());
        const Answer answer = load_shipped(spec).answer;
        for (const bool masks : {false, true})
            if (answer.kind == AnswerKind::Corner) add_batch(spec, masks, false);
    }
    // More words and symbols, and what leaves a last row.
    for (const char* const spec : {"levenshtein", "lcs"}) {
        for (const int rows : {2, 4}) add_block(spec, rows, false, {});
        for (const int rows : {1, 4}) add_block(spec, rows, false, KernelPart::Tap);
        for (const int words : {2, 4}) add_column(spec, words, "", dna_symbols());
    }
    add_block("affine", 4, false, {});
    add_block("affine", 1, false, KernelPart::Tap);
    add_block("levenshtein", 1, true, {});
    add_column("levenshtein", 4, "_bytes", all_bytes("levenshtein"));
    SymbolLogic words;
    words.a_planes = words.b_planes = 20;
    add_column("lcs", 4, "_numbers", words);
    for (const bool masks : {false, true}) add_batch("levenshtein", masks, true);

    const std::vector<std::string> patterns{"GATTACA", "CAT"};
    add_search("parts", {"shift_or", -1, patterns, true});
    add_search("whole", {"shift_or", -1, patterns, false});
    add_search("long", {"shift_or", -1, {std::string(16384, 'A')}, false});
    add_search("3", {"k_mismatch", 3, patterns, true});
    add_search("1", {"k_edit", 1, patterns, true});
    add_search("3_long", {"k_edit", 3, {std::string(4096, 'A')}, false});
    return all;
}

}  // namespace minterm::testing
