// SPDX-License-Identifier: Apache-2.0
//
// The pipeline, top to bottom. Start reading here.
#include "codegen/compile.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

#include "codegen/held_cell.hpp"
#include "codegen/layout_choice.hpp"
#include "synth/cover_to_network.hpp"
#include "synth/lower_reach.hpp"
#include "synth/map.hpp"
#include "synth/map_with_symbols.hpp"
#include "synth/minimize_qm.hpp"
#include "synth/order_gates.hpp"
#include "synth/tabulate.hpp"
#include "synth/verify.hpp"

namespace minterm {

namespace {

/// A broken invariant of a stage is our defect, whatever the spec says.
template <typename Value, typename... More>
Status checked(const char* stage, const Value& value, const More&... more) {
    const std::vector<std::string> problems = check(value, more...);
    if (problems.empty()) return success();
    return Failure::internal(
        fmt::format("the {} stage broke its own rules: {}", stage, fmt::join(problems, "; ")));
}

const CellLibrary& library_of(const Target& target, const CompileParams& params) {
    return params.library != nullptr ? *params.library : *target.library;
}

}  // namespace

Result<SolvedRecurrence> solve_recurrence(const Recurrence& as_written, const Target& target,
                                          const CompileParams& params) {
    SolvedRecurrence result;
    StageClock clock(result.times);

    MINTERM_TRY(result.recurrence, lower_reach(as_written));
    const Recurrence& recurrence = result.recurrence;
    if (Status right = checked("reach", recurrence); !right) return std::move(right).failure();
    clock.done("reach");

    MINTERM_TRY(result.flows, derive(recurrence));
    clock.done("flows");

    MINTERM_TRY(result.cell,
                solve_cell(recurrence, result.flows, library_of(target, params), params.cell));
    clock.done("cell");
    return result;
}

Result<Compiled> compile(SolvedRecurrence solved, const Target& target,
                         const CompileParams& params) {
    Compiled result{std::move(solved), params.symbols, {}, {}, {}, 1, {}};
    const CellLibrary& library = library_of(target, params);
    const Recurrence& recurrence = result.recurrence;
    const Encoding& encoding = result.cell.encoding;
    StageClock clock(result.times);

    result.table = tabulate_around(result.flows, encoding, result.cell.network);
    result.mapped = map_with_symbols(result.cell.network, result.table, encoding, params.symbols,
                                     library, params.cell.map);
    clock.done("mapped");

    if (Status right = checked("mapping", result.mapped, library); !right)
        return std::move(right).failure();
    if (Status right =
            verify_cell(recurrence, result.flows, encoding, params.symbols, result.mapped);
        !right)
        return std::move(right).failure();
    clock.done("verify");

    result.rows = params.rows != 0 ? params.rows
                                   : best_rows(target, params.symbols,
                                               static_cast<int>(result.cell.network.gates.size()));
    WavefrontCell& cell = result.layout_cell;
    cell.vertical_planes = encoding.vertical.bits;
    cell.horizontal_planes = encoding.horizontal.bits;
    cell.a_planes = params.symbols.a_planes;
    cell.b_planes = params.symbols.b_planes;
    cell.cell = result.mapped;
    cell.held = hold_vertical(result.mapped, cell.vertical_planes, library);
    // With 16 registers it is no gain for bytes, and a fifth slower for weighted distances.
    cell.compares_early = target.registers >= 32 && !target.is_device && !target.is_simulated;
    cell.keeps_symbols = cell.compares_early && cell.a_planes * result.rows <= target.registers / 2;
    result.program = layout_wavefront(recurrence.name, cell, result.rows, KernelPart::Main);
    if (Status right = checked("layout", result.program); !right) return std::move(right).failure();
    clock.done("program");
    return result;
}

Result<Compiled> compile(const Recurrence& recurrence, const Target& target,
                         const CompileParams& params) {
    MINTERM_TRY(SolvedRecurrence solved, solve_recurrence(recurrence, target, params));
    return compile(std::move(solved), target, params);
}

Result<MaskedCell> mask_cell(const Compiled& compiled, const CellLibrary& library) {
    const Encoding& encoding = compiled.cell.encoding;
    MaskedCell masked;
    masked.cell = compiled.cell.network;
    masked.held = hold_vertical(masked.cell, encoding.vertical.bits, library);
    masked.mismatch = map_network(mismatch_network(compiled.symbols), library);
    const MappedNetwork whole = compose_from(
        masked.cell, encoding.vertical.bits + encoding.horizontal.bits, masked.mismatch);
    if (Status right =
            verify_cell(compiled.recurrence, compiled.flows, encoding, compiled.symbols, whole);
        !right)
        return std::move(right).failure();
    return masked;
}

Result<Compiled> with_letter_masks(Compiled compiled, const Target& target) {
    StageClock clock(compiled.times);
    MINTERM_TRY(MaskedCell masked, mask_cell(compiled, *target.library));
    WavefrontCell& cell = compiled.layout_cell;
    cell.cell = std::move(masked.cell);
    cell.held = std::move(masked.held);
    cell.mismatch = std::move(masked.mismatch);
    cell.predicates = compiled.flows.relations;
    cell.word_bits = target.word_bits;
    Network select({"old", "new", "lane"});
    select.add_output("mask", select.make_mux(select.input(2), select.input(0), select.input(1)));
    cell.select = map_network(select, *target.library);
    compiled.program =
        layout_wavefront(compiled.program.name, cell, compiled.rows, KernelPart::Main);
    if (Status right = checked("layout", compiled.program); !right)
        return std::move(right).failure();
    clock.done("letter masks");
    return compiled;
}

Result<CompiledTable> compile_table(const TruthTable& table, const CellLibrary& library,
                                    const MapParams& params, const ExactParams& exact,
                                    TableSynthesis synthesize) {
    CompiledTable result;
    StageClock clock(result.times);

    MinimizeParams products;
    if (exact.stop != nullptr) products.stop = [&exact] { return exact.stop->met(); };
    result.cover = minimize_qm(table, products);
    clock.done("cover");

    result.network = cover_to_network(result.cover);
    clock.done("network");

    MapParams map = params;
    map.stop = exact.stop;
    result.mapped = map_network(result.network, library, &table, map);
    clock.done("mapped");

    constexpr int kMostExactInputs = 8;
    if (synthesize != nullptr && exact.seconds > 0 && table.input_count() <= kMostExactInputs) {
        ExactParams below = exact;
        below.known_gates = total_cost(result.mapped, library);
        MINTERM_TRY(ExactNetwork found, synthesize(table, library, below));
        result.lower_bound = found.lower_bound;
        if (found.network && params.objective == Objective::Gates) {
            result.mapped = order_gates(*found.network);
        }
        clock.done("exact");
    }

    if (Status right = checked("mapping", result.mapped, library); !right)
        return std::move(right).failure();
    if (Status right = verify_table(table, result.mapped); !right)
        return std::move(right).failure();
    clock.done("verify");
    return result;
}

}  // namespace minterm
