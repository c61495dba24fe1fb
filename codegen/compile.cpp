// SPDX-License-Identifier: Apache-2.0
//
// The pipeline, top to bottom. Start reading here.
#include "codegen/compile.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

#include "codegen/held_cell.hpp"
#include "synth/cover_to_network.hpp"
#include "synth/lower_reach.hpp"
#include "synth/map.hpp"
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

/// The symbol logic in front of the cell: its outputs are the table's inputs v.. h.. c.. and its
/// inputs v.. h.. a.. b...
Network symbol_network(const Encoding& encoding, const SymbolLogic& symbols) {
    const Network mismatch = mismatch_network(symbols);
    std::vector<std::string> names;
    for (int i = 0; i < encoding.vertical.bits; ++i) names.push_back(fmt::format("v{}", i));
    for (int i = 0; i < encoding.horizontal.bits; ++i) names.push_back(fmt::format("h{}", i));
    const int state = static_cast<int>(names.size());
    names.insert(names.end(), mismatch.input_names().begin(), mismatch.input_names().end());
    Network network(std::move(names));
    for (int i = 0; i < state; ++i)
        network.add_output(network.input_names()[static_cast<std::size_t>(i)], network.input(i));
    std::vector<Signal> planes;
    for (int i = 0; i < mismatch.input_count(); ++i) planes.push_back(network.input(state + i));
    const std::vector<Signal> differs = inline_network(network, mismatch, planes);
    for (std::size_t i = 0; i < differs.size(); ++i)
        network.add_output(mismatch.outputs()[i].name, differs[i]);
    return network;
}

}  // namespace

SymbolLogic dna_symbols() {
    SymbolLogic logic;
    logic.a_planes = 2;
    logic.b_planes = 2;
    return logic;
}

Result<Compiled> compile(const Recurrence& as_written, const Target& target,
                         const CompileParams& params) {
    Compiled result;
    const CellLibrary& library = params.library != nullptr ? *params.library : *target.library;
    StageClock clock(result.times);

    MINTERM_TRY(result.recurrence, lower_reach(as_written));
    const Recurrence& recurrence = result.recurrence;
    if (Status right = checked("reach", recurrence); !right) return std::move(right).failure();
    clock.done("reach");

    MINTERM_TRY(result.flows, derive(recurrence));
    clock.done("flows");

    MINTERM_TRY(result.cell, solve_cell(recurrence, result.flows, library, params.cell));
    const Encoding& encoding = result.cell.encoding;
    clock.done("cell");

    result.table = tabulate_around(result.flows, encoding, result.cell.network);
    if (params.symbols.a_planes + params.symbols.b_planes <= kMostTablePlanes)
        result.mapped =
            map_onto_logic(result.cell.network, result.table,
                           symbol_network(encoding, params.symbols), library, params.cell.map);
    else
        result.mapped =
            compose_from(result.cell.network, encoding.vertical.bits + encoding.horizontal.bits,
                         map_network(mismatch_network(params.symbols), library));
    clock.done("mapped");

    if (Status right = checked("mapping", result.mapped, library); !right)
        return std::move(right).failure();
    if (Status right =
            verify_cell(recurrence, result.flows, encoding, params.symbols, result.mapped);
        !right)
        return std::move(right).failure();
    clock.done("verify");

    result.rows = params.rows != 0 ? params.rows : target.default_rows;
    WavefrontCell& cell = result.layout_cell;
    cell.vertical_planes = encoding.vertical.bits;
    cell.horizontal_planes = encoding.horizontal.bits;
    cell.a_planes = params.symbols.a_planes;
    cell.b_planes = params.symbols.b_planes;
    cell.cell = result.mapped;
    cell.held = hold_vertical(result.mapped, cell.vertical_planes, library);
    result.program = layout_wavefront(recurrence.name, cell, result.rows, /*tap=*/false);
    if (Status right = checked("layout", result.program); !right) return std::move(right).failure();
    clock.done("program");
    return result;
}

Result<CompiledTable> compile_table(const TruthTable& table, const CellLibrary& library,
                                    const MapParams& params, const ExactParams& exact) {
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
    if (exact.seconds > 0 && table.input_count() <= kMostExactInputs) {
        ExactParams below = exact;
        below.known_gates = total_cost(result.mapped, library);
        MINTERM_TRY(ExactNetwork found, synthesize_table(table, library, below));
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
