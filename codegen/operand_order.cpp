// SPDX-License-Identifier: Apache-2.0
#include "codegen/operand_order.hpp"

#include <algorithm>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace minterm {

namespace {

/// When a value is ready in an iteration.
struct Arrival {
    enum class Origin : std::uint8_t { Before, Carried, Computed };
    Origin origin = Origin::Before;
    int depth = 0;  ///< instructions that lead to it in its iteration

    auto operator<=>(const Arrival&) const = default;
};

/// Bit x0 + 2 x1 + 4 x2 of a table where operand `k` and the last one change places.
std::uint8_t exchange_with_last(std::uint8_t function, std::size_t k) {
    unsigned exchanged = 0;
    for (unsigned row = 0; row < 8; ++row) {
        const unsigned differ = (row >> k ^ row >> 2) & 1U;
        const unsigned from = row ^ (differ << k | differ << 2);
        exchanged |= (function >> from & 1U) << row;
    }
    return static_cast<std::uint8_t>(exchanged);
}

bool is_loaded(KernelOp op) {
    return op == KernelOp::Load || op == KernelOp::LoadFirst || op == KernelOp::Constant;
}

}  // namespace

KernelFunction with_latest_operand_last(KernelFunction function) {
    Loop& loop = function.loop;
    std::vector<Arrival> arrivals(function.values.size());
    for (const Instruction& instruction : loop.body) {
        if (instruction.result == kNoValue || is_loaded(instruction.op)) continue;
        int depth = 0;
        for (const ValueId arg : instruction.args)
            if (arg != kNoValue) depth = std::max(depth, arrivals[arg].depth);
        const Arrival arrival{Arrival::Origin::Computed, depth + 1};
        arrivals[instruction.result] = arrival;
        if (instruction.carry != kNoValue) arrivals[instruction.carry] = arrival;
    }
    std::vector<Arrival> carried;
    for (const Carried& value : loop.carried)
        carried.push_back({Arrival::Origin::Carried, arrivals[value.next].depth});
    for (std::size_t i = 0; i < carried.size(); ++i) arrivals[loop.carried[i].phi] = carried[i];

    for (Instruction& instruction : loop.body) {
        if (instruction.op != KernelOp::Gate || instruction.arity != 3) continue;
        std::size_t latest = 2;
        for (const std::size_t k : {std::size_t{1}, std::size_t{0}})
            if (arrivals[instruction.args[k]] > arrivals[instruction.args[latest]]) latest = k;
        if (latest == 2) continue;
        std::swap(instruction.args[latest], instruction.args[2]);
        instruction.function = exchange_with_last(instruction.function, latest);
    }
    return function;
}

}  // namespace minterm
