// SPDX-License-Identifier: Apache-2.0
//
// Flows + encoding -> truth table of the cell.
#include "synth/tabulate.hpp"

#include <fmt/format.h>

namespace minterm {
namespace {

// Enters the code of `value` as the outputs `first ..` of one minterm.
void enter(TruthTable& table, std::size_t first, const EdgeEncoding& encoding, FlowIndex value,
           std::uint64_t minterm) {
    const Cube& cube = encoding.codes[value];
    for (int k = 0; k < encoding.bits; ++k) {
        TableOutput& output = table.outputs[first + static_cast<std::size_t>(k)];
        if (((cube.mask >> k) & 1) == 0) {
            output.dont_care.set(minterm);
        } else if (((cube.bits >> k) & 1) != 0) {
            output.on.set(minterm);
        }
    }
}

}  // namespace

TruthTable tabulate(const Flows& flows, const Encoding& encoding) {
    const int v_bits = encoding.vertical.bits;
    const int h_bits = encoding.horizontal.bits;
    TruthTable table;
    for (int k = 0; k < v_bits; ++k) table.inputs.push_back(fmt::format("v{}", k));
    for (int k = 0; k < h_bits; ++k) table.inputs.push_back(fmt::format("h{}", k));
    for (int k = 0; k < flows.relations; ++k) table.inputs.push_back(fmt::format("c{}", k));
    const MintermSet nothing(table.input_count());
    for (int k = 0; k < v_bits; ++k) {
        table.outputs.push_back({fmt::format("v{}'", k), nothing, nothing});
    }
    for (int k = 0; k < h_bits; ++k) {
        table.outputs.push_back({fmt::format("h{}'", k), nothing, nothing});
    }

    const unsigned all_hold = (1U << flows.relations) - 1;
    for (std::uint64_t minterm = 0; minterm < nothing.size(); ++minterm) {
        const std::uint64_t v_code = minterm & ((std::uint64_t{1} << v_bits) - 1);
        const std::uint64_t h_code = minterm >> v_bits & ((std::uint64_t{1} << h_bits) - 1);
        const auto differ = static_cast<unsigned>(minterm >> (v_bits + h_bits));
        const int v = encoding.vertical.value_of_code[v_code];
        const int h = encoding.horizontal.value_of_code[h_code];
        if (v < 0 || h < 0 ||
            !flows.can_meet(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h))) {
            for (TableOutput& output : table.outputs) output.dont_care.set(minterm);
            continue;
        }
        const CellResult& result =
            flows.at(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h), ~differ & all_hold);
        enter(table, 0, encoding.vertical, result.vertical, minterm);
        enter(table, static_cast<std::size_t>(v_bits), encoding.horizontal, result.horizontal,
              minterm);
    }
    return table;
}

TruthTable tabulate_around(const Flows& flows, const Encoding& encoding,
                           const MappedNetwork& cell) {
    TruthTable table = tabulate(flows, encoding);
    const std::vector<MintermSet> given = simulate(cell);
    if (given.empty()) return table;
    for (std::uint64_t minterm = 0; minterm < given[0].size(); ++minterm) {
        bool agrees = true;
        for (std::size_t k = 0; k < given.size(); ++k) {
            const TableOutput& output = table.outputs[k];
            agrees = agrees && (output.dont_care.test(minterm) ||
                                output.on.test(minterm) == given[k].test(minterm));
        }
        if (agrees) continue;
        for (std::size_t k = 0; k < given.size(); ++k) {
            table.outputs[k].on.set(minterm, given[k].test(minterm));
            table.outputs[k].dont_care.set(minterm, false);
        }
    }
    return table;
}

}  // namespace minterm
