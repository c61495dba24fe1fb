// SPDX-License-Identifier: Apache-2.0
//
// Truth table, or flows and an encoding -> packed columns.
#include "synth/care_table.hpp"

#include <algorithm>

#include "synth/tabulate.hpp"

namespace minterm {
namespace {

using Words = std::vector<std::uint64_t>;

void set_bit(Words& words, std::size_t place) {
    words[place >> 6] |= std::uint64_t{1} << (place & 63);
}

/// The columns of the inputs over the minterms `rows`; no output yet.
CareTable pack_inputs(int inputs, const std::vector<std::uint64_t>& rows) {
    CareTable packed;
    packed.inputs = inputs;
    packed.minterms = rows.size();
    packed.words = std::max<std::size_t>(1, (rows.size() + 63) / 64);
    packed.input_values.assign(static_cast<std::size_t>(inputs), Words(packed.words));
    for (std::size_t r = 0; r < rows.size(); ++r) {
        for (std::size_t i = 0; i < packed.input_values.size(); ++i) {
            if ((rows[r] >> i) & 1) set_bit(packed.input_values[i], r);
        }
    }
    return packed;
}

/// Rows on which some output has to be something.
std::vector<std::uint64_t> rows_that_matter(const TruthTable& table) {
    std::vector<std::uint64_t> rows;
    for (std::uint64_t m = 0; m < std::uint64_t{1} << table.input_count(); ++m) {
        const bool matters =
            std::any_of(table.outputs.begin(), table.outputs.end(),
                        [m](const TableOutput& output) { return !output.dont_care.test(m); });
        if (matters) rows.push_back(m);
    }
    return rows;
}

CareChoice empty_choice(std::size_t outputs, std::size_t words) {
    return {Words(words), std::vector<Words>(outputs, Words(words)),
            std::vector<Words>(outputs, Words(words))};
}

}  // namespace

CareTable care_table(const TruthTable& table) {
    const std::vector<std::uint64_t> rows = rows_that_matter(table);
    CareTable packed = pack_inputs(table.input_count(), rows);
    packed.outputs = table.outputs.size();
    for (std::size_t o = 0; o < packed.outputs; ++o) {
        CareChoice choice = empty_choice(1, packed.words);
        for (std::size_t r = 0; r < rows.size(); ++r) {
            set_bit(choice.valid, r);
            if (table.outputs[o].dont_care.test(rows[r])) continue;
            set_bit(table.outputs[o].on.test(rows[r]) ? choice.on[0] : choice.off[0], r);
        }
        packed.groups.push_back({{o}, {std::move(choice)}});
    }
    return packed;
}

CareTable care_table(const Flows& flows, const Encoding& encoding) {
    // The rows that occur are those of the table; what is wanted of them is said code by code.
    const TruthTable table = tabulate(flows, encoding);
    const std::vector<std::uint64_t> rows = rows_that_matter(table);
    CareTable packed = pack_inputs(table.input_count(), rows);
    packed.outputs = table.outputs.size();

    const auto v_bits = static_cast<std::size_t>(encoding.vertical.bits);
    const auto h_bits = static_cast<std::size_t>(encoding.horizontal.bits);
    const std::uint64_t v_codes = std::uint64_t{1} << v_bits;
    const std::uint64_t h_codes = std::uint64_t{1} << h_bits;
    const unsigned all_hold = (1U << flows.relations) - 1;
    for (const bool vertical : {true, false}) {
        const EdgeEncoding& edge = vertical ? encoding.vertical : encoding.horizontal;
        const std::size_t bits = vertical ? v_bits : h_bits;
        if (bits == 0) continue;
        // The cubes of each value: the one to aim at, then its codes outside of that cube.
        std::vector<std::vector<Cube>> cubes;
        for (const Cube& cube : edge.codes) cubes.push_back({cube});
        for (std::size_t code = 0; code < edge.value_of_code.size(); ++code) {
            const int value = edge.value_of_code[code];
            if (value < 0 || edge.codes[static_cast<std::size_t>(value)].contains(code)) continue;
            cubes[static_cast<std::size_t>(value)].push_back(
                {static_cast<std::uint32_t>(code), (1U << bits) - 1});
        }
        std::size_t most = 0;
        for (const std::vector<Cube>& list : cubes) most = std::max(most, list.size());

        CareGroup group;
        for (std::size_t k = 0; k < bits; ++k) group.outputs.push_back((vertical ? 0 : v_bits) + k);
        group.choices.assign(most, empty_choice(bits, packed.words));
        for (std::size_t r = 0; r < rows.size(); ++r) {
            const int v = encoding.vertical.value_of_code[rows[r] & (v_codes - 1)];
            const int h = encoding.horizontal.value_of_code[rows[r] >> v_bits & (h_codes - 1)];
            const auto differ = static_cast<unsigned>(rows[r] >> (v_bits + h_bits));
            const CellResult& result =
                flows.at(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h), ~differ & all_hold);
            const std::vector<Cube>& list = cubes[vertical ? result.vertical : result.horizontal];
            for (std::size_t c = 0; c < list.size(); ++c) {
                CareChoice& choice = group.choices[c];
                set_bit(choice.valid, r);
                for (std::size_t k = 0; k < bits; ++k) {
                    if (((list[c].mask >> k) & 1) == 0) continue;
                    set_bit((list[c].bits >> k) & 1 ? choice.on[k] : choice.off[k], r);
                }
            }
        }
        packed.groups.push_back(std::move(group));
    }
    return packed;
}

}  // namespace minterm
