// SPDX-License-Identifier: Apache-2.0
//
// Recurrence -> column kernel program.
#include "codegen/compile_column.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "synth/lower_reach.hpp"
#include "synth/map.hpp"
#include "synth/verify.hpp"

namespace minterm {

namespace {

/// The masks as logic over the planes of both symbols.
Network mask_network(const SymbolLogic& symbols, const std::vector<bool>& mask_is_match) {
    const Network mismatch = mismatch_network(symbols);
    Network masks(mismatch.input_names());
    std::vector<Signal> planes;
    for (int i = 0; i < mismatch.input_count(); ++i) planes.push_back(masks.input(i));
    const std::vector<Signal> differs = inline_network(masks, mismatch, planes);
    for (std::size_t r = 0; r < differs.size(); ++r)
        masks.add_output(fmt::format("{}{}", mask_is_match[r] ? "m" : "c", r),
                         differs[r] ^ mask_is_match[r]);
    return masks;
}

/// What `mask_is_match` complements, complemented back: inputs of an ordinary cell.
MappedNetwork differing(const MappedNetwork& masks, const std::vector<bool>& mask_is_match) {
    constexpr std::uint8_t kNot = 0x1;
    MappedNetwork result = masks;
    for (std::size_t r = 0; r < mask_is_match.size(); ++r) {
        if (!mask_is_match[r]) continue;
        result.gates.push_back({0, kNot, 1, {masks.outputs[r].ref}});
        result.outputs[r].ref = {MappedRef::Kind::Gate,
                                 static_cast<std::uint32_t>(result.gates.size() - 1)};
    }
    return result;
}

/// What enters a row: the sum without its addends.
MappedNetwork entering_network(const CellLibrary& library) {
    Network network({"a", "b", "s"});
    network.add_output("h", network.make_xor(network.make_xor(network.input(0), network.input(1)),
                                             network.input(2)));
    return map_network(network, library);
}

}  // namespace

Result<ColumnRecurrence> column_recurrence(const Recurrence& as_written) {
    ColumnRecurrence result;
    MINTERM_TRY(result.recurrence, lower_reach(as_written));
    MINTERM_TRY(result.flows, derive(result.recurrence));
    result.steps = column_steps(result.recurrence, result.flows);
    return result;
}

std::vector<std::int64_t> numbers_of(const ColumnCodes& codes) {
    std::vector<std::int64_t> numbers{codes.operations};
    const auto add = [&](const auto& values) {
        numbers.push_back(static_cast<std::int64_t>(values.size()));
        numbers.insert(numbers.end(), values.begin(), values.end());
    };
    add(codes.mask_is_match);
    add(codes.encoding.vertical.value_of_code);
    add(codes.encoding.horizontal.value_of_code);
    return numbers;
}

std::optional<ColumnCodes> codes_of(const std::vector<std::int64_t>& numbers, const Flows& flows) {
    std::size_t at = 0;
    bool whole = true;
    const auto next = [&]() -> std::int64_t {
        whole = whole && at < numbers.size();
        return whole ? numbers[at++] : 0;
    };
    ColumnCodes codes;
    codes.operations = static_cast<int>(next());
    const std::int64_t masks = next();
    if (masks != flows.relations) return std::nullopt;
    for (std::int64_t r = 0; r < masks; ++r) codes.mask_is_match.push_back(next() != 0);
    const auto read_edge = [&](const EdgeFlow& flow) {
        const std::int64_t count = next();
        int bits = 0;
        while (bits < kMaxStateBits && std::int64_t{1} << bits < count) ++bits;
        const auto values = static_cast<int>(flow.values.size());
        whole = whole && count == std::int64_t{1} << bits;
        std::vector<int> value_of_code;
        std::vector<bool> has_code(flow.values.size());
        for (std::int64_t i = 0; whole && i < count; ++i) {
            value_of_code.push_back(static_cast<int>(next()));
            whole = whole && value_of_code.back() >= -1 && value_of_code.back() < values;
            if (whole && value_of_code.back() >= 0)
                has_code[static_cast<std::size_t>(value_of_code.back())] = true;
        }
        whole = whole && std::find(has_code.begin(), has_code.end(), false) == has_code.end();
        return whole ? edge_encoding(bits, values, std::move(value_of_code)) : EdgeEncoding{};
    };
    codes.encoding.vertical = read_edge(flows.vertical);
    codes.encoding.horizontal = read_edge(flows.horizontal);
    if (!whole || at != numbers.size()) return std::nullopt;
    return codes;
}

bool has_mask_table(const SymbolLogic& symbols, const Target& target, int words) {
    if (symbols.b_planes > kMostTablePlanes) return false;
    // Other predicates than equality need a table of pairs, too.
    if (!symbols.is_plain_equality() && symbols.a_planes + symbols.b_planes > kMostTablePlanes)
        return false;
    const std::size_t predicates = symbols.equality ? 1 : symbols.mismatch.size();
    return (predicates * static_cast<std::size_t>(words * target.word_bits) / 8
            << symbols.b_planes) <= target.column_table_bytes;
}

ColumnKernel column_kernel(const ColumnCodes& codes, const SymbolLogic& symbols,
                           const Target& target, int words) {
    ColumnKernel kernel;
    kernel.word_bits = target.word_bits;
    kernel.words = words;
    kernel.vertical_planes = codes.encoding.vertical.bits;
    kernel.horizontal_planes = codes.encoding.horizontal.bits;
    kernel.predicates = static_cast<int>(codes.mask_is_match.size());
    kernel.a_planes = symbols.a_planes;
    kernel.b_planes = symbols.b_planes;
    kernel.has_table = has_mask_table(symbols, target, words);
    kernel.equality = symbols.is_plain_equality();
    if (kernel.equality) {
        const bool match = !codes.mask_is_match.empty() && codes.mask_is_match.front();
        kernel.same = match ? 1 : 0;
        kernel.different = match ? 0 : 1;
    } else if (kernel.has_table) {
        kernel.pairs.resize(std::size_t{1} << (symbols.a_planes + symbols.b_planes));
        for (std::size_t pair = 0; pair < kernel.pairs.size(); ++pair) {
            unsigned says = 0;
            for (std::size_t r = 0; r < codes.mask_is_match.size(); ++r) {
                const std::size_t a = pair & ((std::size_t{1} << symbols.a_planes) - 1);
                const std::size_t b = pair >> symbols.a_planes;
                const bool differs =
                    symbols.equality
                        ? !symbols.codes_match(a, b)
                        : symbols.mismatch[r].outputs[0].on.test(a | b << symbols.a_planes);
                if (differs != codes.mask_is_match[r]) says |= 1U << r;
            }
            kernel.pairs[pair] = static_cast<std::uint8_t>(says);
        }
    }
    return kernel;
}

Result<CompiledColumn> compile_column(ColumnRecurrence& solved, const Target& target,
                                      const SymbolLogic& symbols, int words) {
    CompiledColumn result;
    StageClock clock(result.times);
    const CellLibrary& library = *target.library;
    if (!solved.cell) {
        MINTERM_TRY(solved.cell, solve_column_cell(solved.recurrence, solved.flows, library));
        clock.done("column cell");
    }
    const ColumnCell& cell = *solved.cell;
    result.codes = {cell.encoding, cell.mask_is_match, cell.operations(library)};

    ColumnLayout& layout = result.layout;
    layout.cell = cell;
    layout.a_planes = symbols.a_planes;
    layout.b_planes = symbols.b_planes;
    layout.has_table = has_mask_table(symbols, target, words);
    layout.entering = entering_network(library);
    layout.words = words;
    layout.group = target.column_group;
    layout.state_in_memory =
        words * std::max(1, cell.encoding.vertical.bits) > target.column_state_registers;
    layout.holds_symbols = words * symbols.a_planes <= target.column_symbol_registers;
    if (!layout.has_table) {
        layout.masks = map_network(mask_network(symbols, cell.mask_is_match), library);
        const int state = cell.encoding.vertical.bits + cell.encoding.horizontal.bits;
        const MappedNetwork whole =
            compose_from(one_row(cell), state, differing(layout.masks, cell.mask_is_match));
        if (Status right =
                verify_cell(solved.recurrence, solved.flows, cell.encoding, symbols, whole);
            !right)
            return std::move(right).failure();
    }
    result.program = layout_column(solved.recurrence.name, layout, /*tap=*/false);
    if (const auto problems = check(result.program); !problems.empty())
        return Failure::internal("the column layout broke its own rules: " + problems.front());
    clock.done("column program");
    return result;
}

}  // namespace minterm
