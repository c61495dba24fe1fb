// SPDX-License-Identifier: Apache-2.0
//
// Recurrence -> batch kernel program.
#include "codegen/compile_batch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include "synth/map.hpp"

namespace minterm {

namespace {

/// The numbers that vertical codes stand for, as a table over the planes.
TruthTable number_table(const EdgeEncoding& vertical, const RightEdgeAnswer& answer, int bits) {
    TruthTable table;
    for (int plane = 0; plane < vertical.bits; ++plane)
        table.inputs.push_back(fmt::format("v{}", plane));
    const MintermSet nothing(vertical.bits);
    for (int bit = 0; bit < bits; ++bit) {
        TableOutput output{fmt::format("n{}", bit), nothing, nothing};
        for (std::uint64_t code = 0; code < nothing.size(); ++code) {
            if (vertical.value_of_code[code] < 0)
                output.dont_care.set(code);
            else if ((answer.number(static_cast<std::uint8_t>(code)) >> bit & 1) != 0)
                output.on.set(code);
        }
        table.outputs.push_back(std::move(output));
    }
    return table;
}

/// Adds the number, bit by bit, to the counters: a full adder where the number has a bit, a half
/// adder above.
Network adder(const Network& number, int vertical_planes, int counter_planes, bool counted) {
    std::vector<std::string> inputs;
    for (int plane = 0; plane < vertical_planes; ++plane)
        inputs.push_back(fmt::format("v{}", plane));
    for (int plane = 0; plane < counter_planes; ++plane)
        inputs.push_back(fmt::format("s{}", plane));
    if (counted) inputs.emplace_back("counted");
    Network network(std::move(inputs));
    std::vector<Signal> planes;
    for (int plane = 0; plane < vertical_planes; ++plane) planes.push_back(network.input(plane));
    std::vector<Signal> bits = inline_network(network, number, planes);
    if (counted)
        for (Signal& bit : bits)
            bit = network.make_and(bit, network.input(vertical_planes + counter_planes));
    Signal carry = network.constant(false);
    for (int plane = 0; plane < counter_planes; ++plane) {
        const Signal sum = network.input(vertical_planes + plane);
        const auto place = static_cast<std::size_t>(plane);
        const Signal bit = place < bits.size() ? bits[place] : network.constant(false);
        const Signal either = network.make_xor(sum, bit);
        network.add_output(fmt::format("s{}'", plane), network.make_xor(either, carry));
        carry = network.make_or(network.make_and(sum, bit), network.make_and(either, carry));
    }
    return network;
}

/// As many rows as leave registers for what enters from above and the gates in between.
int tile_rows(const Target& target, const BatchCell& cell) {
    // Where there are many registers, a row has its symbol in some or the addresses of its masks,
    // and who calls the function has others.
    const bool has_many = target.batch_holds_symbols;
    const int between = has_many ? 72 : 4;
    const int mine = cell.predicates > 0 ? 2 * cell.predicates : cell.a_planes;
    const int symbols = cell.predicates > 0 ? 0 : cell.b_planes;
    const int free = target.registers - cell.horizontal_planes - symbols - between;
    return std::clamp(free / std::max(1, cell.vertical_planes + (has_many ? mine : 0)), 2, 8);
}

/// Counters hold eight bits, or more where single numbers are that great.
int counter_planes(int number_bits) { return std::max(8, number_bits + 4); }

}  // namespace

Result<RightEdgeAnswer> batch_answer(const SolvedRecurrence& solved) {
    std::optional<RightEdgeAnswer> answer =
        right_edge_answer(solved.recurrence, solved.flows, solved.cell.encoding);
    if (answer) return *std::move(answer);
    return Failure(FailureKind::User,
                   Message{solved.recurrence.answer.place,
                           "many pairs at once need an answer that is the value in the last row "
                           "and column; this one looks along the last row",
                           {}});
}

Result<CompiledBatch> compile_batch(SolvedRecurrence solved, const Target& target,
                                    const CompileParams& params, const BatchParams& batch) {
    CompiledBatch result;
    MINTERM_TRY(result.answer, batch_answer(solved));
    const RightEdgeAnswer& answer = result.answer;
    MINTERM_TRY(result.stages, compile(std::move(solved), target, params));
    const Compiled& stages = result.stages;
    const CellLibrary& library = *target.library;
    const Encoding& encoding = stages.cell.encoding;
    StageClock clock(result.stages.times);

    BatchCell& cell = result.cell;
    cell.vertical_planes = encoding.vertical.bits;
    cell.horizontal_planes = encoding.horizontal.bits;
    cell.a_planes = params.symbols.a_planes;
    cell.b_planes = params.symbols.b_planes;
    if (batch.predicates == PredicateSource::Symbols) {
        cell.holds_symbols = target.batch_holds_symbols;
        cell.cell = stages.layout_cell.cell;
        cell.held = stages.layout_cell.held;
    } else {
        MINTERM_TRY(MaskedCell masked, mask_cell(stages, library));
        cell.predicates = stages.flows.relations;
        cell.cell = std::move(masked.cell);
        cell.held = std::move(masked.held);
        cell.mismatch = std::move(masked.mismatch);
    }

    const int number_bits =
        static_cast<int>(std::bit_width(static_cast<std::uint64_t>(answer.greatest_number())));
    cell.counter_planes = counter_planes(number_bits);
    result.most_rows_summed = ((std::int64_t{1} << cell.counter_planes) - 1) /
                              std::max<std::int64_t>(1, answer.greatest_number());
    MINTERM_TRY(const CompiledTable number,
                compile_table(number_table(encoding.vertical, answer, number_bits), library,
                              params.cell.map));
    // Adders are as they should be; a search through so wide a table would only take time.
    MapParams as_it_is;
    as_it_is.optimize_inputs = 0;
    for (const bool counted : {false, true})
        (counted ? cell.sum_counted : cell.sum) = map_network(
            adder(to_network(number.mapped), cell.vertical_planes, cell.counter_planes, counted),
            library, nullptr, as_it_is);

    result.heights = batch.heights;
    if (result.heights.empty()) result.heights = {tile_rows(target, cell), 1};
    std::sort(result.heights.rbegin(), result.heights.rend());
    result.program = layout_batch(stages.recurrence.name, cell, result.heights);
    if (const auto problems = check(result.program); !problems.empty())
        return Failure::internal("the batch layout broke its own rules: " + problems.front());
    clock.done("batch program");
    return result;
}

}  // namespace minterm
