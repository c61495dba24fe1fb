// SPDX-License-Identifier: Apache-2.0
//
// A mapped network against a truth table, on every minterm that the table cares about.
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "synth/verify.hpp"

namespace minterm {
namespace {

/// `a=0 b=1`, in the order of the inputs.
std::string assignment(const std::vector<std::string>& inputs, std::uint64_t minterm) {
    std::string text;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (i > 0) text += ' ';
        text += inputs[i] + ((minterm >> i & 1) ? "=1" : "=0");
    }
    return text;
}

}  // namespace

Status verify_table(const TruthTable& table, const MappedNetwork& mapped) {
    if (mapped.inputs != table.inputs) {
        return Failure::internal("the mapped network has not the inputs of its truth table");
    }
    if (mapped.outputs.size() != table.outputs.size()) {
        return Failure::internal("the mapped network has not the outputs of its truth table");
    }
    const std::vector<MintermSet> values = simulate(mapped);
    for (std::size_t o = 0; o < values.size(); ++o) {
        const TableOutput& wanted = table.outputs[o];
        if (mapped.outputs[o].name != wanted.name) {
            return Failure::internal("output " + std::to_string(o) + " of the mapped network is " +
                                     mapped.outputs[o].name + ", of the truth table " +
                                     wanted.name);
        }
        for (std::size_t w = 0; w < values[o].words().size(); ++w) {
            const std::uint64_t wrong =
                (values[o].words()[w] ^ wanted.on.words()[w]) & ~wanted.dont_care.words()[w];
            if (wrong == 0) continue;
            const std::uint64_t minterm = w * 64 + static_cast<unsigned>(std::countr_zero(wrong));
            const std::string at =
                table.inputs.empty() ? "" : " at " + assignment(table.inputs, minterm);
            return Failure::internal("the mapped network gives " + wanted.name +
                                     (values[o].test(minterm) ? "=1" : "=0") + at +
                                     " where its truth table says " +
                                     (wanted.on.test(minterm) ? "1" : "0"));
        }
    }
    return success();
}

}  // namespace minterm
