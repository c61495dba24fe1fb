// SPDX-License-Identifier: Apache-2.0
//
// A mapped cell against the flows, value by value: any code of the right value will do.
#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <vector>

#include "synth/verify.hpp"

namespace minterm {

Status verify_flows(const Flows& flows, const Encoding& encoding, const MappedNetwork& cell) {
    const EdgeEncoding& vertical = encoding.vertical;
    const EdgeEncoding& horizontal = encoding.horizontal;
    const int state = vertical.bits + horizontal.bits;
    if (cell.inputs.size() != static_cast<std::size_t>(state + flows.relations) ||
        cell.outputs.size() != static_cast<std::size_t>(state)) {
        return Failure::internal("the mapped cell has not the planes of its encoding");
    }
    const std::vector<MintermSet> outputs = simulate(cell);
    const std::uint64_t v_mask = (std::uint64_t{1} << vertical.bits) - 1;
    const std::uint64_t h_mask = (std::uint64_t{1} << horizontal.bits) - 1;
    const unsigned all_hold = (1U << flows.relations) - 1;
    for (std::uint64_t minterm = 0; minterm < std::uint64_t{1} << cell.inputs.size(); ++minterm) {
        const int v = vertical.value_of_code[minterm & v_mask];
        const int h = horizontal.value_of_code[minterm >> vertical.bits & h_mask];
        if (v < 0 || h < 0) continue;
        const auto v_index = static_cast<FlowIndex>(v);
        const auto h_index = static_cast<FlowIndex>(h);
        if (!flows.can_meet(v_index, h_index)) continue;
        const auto differ = static_cast<unsigned>(minterm >> state);
        const CellResult& wanted = flows.at(v_index, h_index, ~differ & all_hold);
        std::uint64_t code = 0;
        for (std::size_t k = 0; k < outputs.size(); ++k) {
            code |= std::uint64_t{outputs[k].test(minterm)} << k;
        }
        if (vertical.value_of_code[code & v_mask] == wanted.vertical &&
            horizontal.value_of_code[code >> vertical.bits & h_mask] == wanted.horizontal) {
            continue;
        }
        return Failure::internal(
            fmt::format("the mapped cell is wrong on input {}: it gives {}", minterm, code));
    }
    return success();
}

}  // namespace minterm
