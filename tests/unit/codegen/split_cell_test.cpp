// SPDX-License-Identifier: Apache-2.0
//
// Both parts together are the cell, for every value of its inputs.
#include "codegen/split_cell.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace minterm::split_cell_test {
namespace {

using Kind = MappedRef::Kind;
using Bits = std::vector<bool>;

Bits evaluate(const MappedNetwork& network, const Bits& inputs) {
    Bits gates;
    const auto value = [&](const MappedRef& ref) {
        if (ref.kind == Kind::Constant) return ref.index != 0;
        return ref.kind == Kind::Input ? inputs.at(ref.index) : gates.at(ref.index);
    };
    for (const MappedGate& gate : network.gates) {
        unsigned row = 0;
        for (unsigned i = 0; i < gate.arity; ++i) row |= (value(gate.operands[i]) ? 1U : 0U) << i;
        gates.push_back((gate.function >> row & 1U) != 0);
    }
    Bits outputs;
    for (const MappedOutput& output : network.outputs) outputs.push_back(value(output.ref));
    return outputs;
}

/// Inputs v0, v1, then `count` symbols, then "active".
MappedNetwork random_cell(std::mt19937& random, std::size_t count) {
    MappedNetwork cell;
    cell.library = "lut3";
    cell.inputs = {"v0", "v1"};
    for (std::size_t i = 0; i < count; ++i) cell.inputs.push_back("s" + std::to_string(i));
    cell.inputs.push_back("active");
    const auto any = [&]() -> MappedRef {
        const auto inputs = static_cast<std::uint32_t>(cell.inputs.size());
        const auto all = inputs + static_cast<std::uint32_t>(cell.gates.size());
        if (random() % 20 == 0) return {Kind::Constant, static_cast<std::uint32_t>(random() % 2)};
        const auto which = static_cast<std::uint32_t>(random() % all);
        return which < inputs ? MappedRef{Kind::Input, which}
                              : MappedRef{Kind::Gate, which - inputs};
    };
    for (std::size_t gates = random() % 12; gates > 0; --gates) {
        MappedGate gate;
        gate.arity = static_cast<std::uint8_t>(1 + random() % 3);
        gate.function = static_cast<std::uint8_t>(random());
        for (std::size_t i = 0; i < gate.arity; ++i) gate.operands[i] = any();
        cell.gates.push_back(gate);
    }
    for (const char* const name : {"v0'", "v1'", "h0'"}) cell.outputs.push_back({name, any()});
    return cell;
}

TEST(SplitCell, PartsTogetherAreTheCell) {
    std::mt19937 random(11);
    std::size_t early = 0;
    for (int round = 0; round < 2000; ++round) {
        const std::size_t count = random() % 5;
        const MappedNetwork cell = random_cell(random, count);
        const SplitCell split = split_cell(cell, 2, count);
        ASSERT_EQ(split.symbols.gates.size() + split.rest.gates.size(), cell.gates.size());
        ASSERT_EQ(split.symbols.inputs.size(), count);
        ASSERT_EQ(split.rest.inputs.size(), 3 + split.symbols.outputs.size());
        EXPECT_EQ(split.rest.inputs.back(), "active");
        early += split.symbols.gates.size();
        std::vector<std::uint32_t> numbers = split.symbol_gates;
        numbers.insert(numbers.end(), split.rest_gates.begin(), split.rest_gates.end());
        ASSERT_EQ(numbers.size(), cell.gates.size());
        for (std::size_t g = 0; g < numbers.size(); ++g) {
            const MappedNetwork& part = g < split.symbol_gates.size() ? split.symbols : split.rest;
            const std::size_t place =
                g < split.symbol_gates.size() ? g : g - split.symbol_gates.size();
            ASSERT_EQ(part.gates[place].function, cell.gates[numbers[g]].function);
        }
        std::sort(numbers.begin(), numbers.end());
        for (std::size_t g = 0; g < numbers.size(); ++g) ASSERT_EQ(numbers[g], g);
        for (unsigned row = 0; row < 1U << cell.inputs.size(); ++row) {
            Bits inputs;
            for (std::size_t i = 0; i < cell.inputs.size(); ++i)
                inputs.push_back((row >> i & 1U) != 0);
            const Bits symbols(inputs.begin() + 2, inputs.end() - 1);
            Bits rest = evaluate(split.symbols, symbols);
            rest.insert(rest.begin(), inputs.begin(), inputs.begin() + 2);
            rest.push_back(inputs.back());
            ASSERT_EQ(evaluate(split.rest, rest), evaluate(cell, inputs)) << round << ' ' << row;
        }
    }
    EXPECT_GT(early, 1000U);
}

/// What the rest asks for comes once, whoever asks, and gates of symbols alone are all early.
TEST(SplitCell, ComparesEachPairOfSymbolsOnce) {
    MappedNetwork cell;
    cell.inputs = {"v0", "a0", "b0"};
    MappedGate unequal;
    unequal.arity = 2;
    unequal.function = 0x6;
    unequal.operands = {MappedRef{Kind::Input, 1}, MappedRef{Kind::Input, 2}, MappedRef{}};
    MappedGate both = unequal;
    both.operands = {MappedRef{Kind::Input, 0}, MappedRef{Kind::Gate, 0}, MappedRef{}};
    cell.gates = {unequal, both, both};
    cell.outputs = {{"v0'", {Kind::Gate, 1}}, {"h0'", {Kind::Gate, 2}}, {"h1'", {Kind::Gate, 0}}};
    const SplitCell split = split_cell(cell, 1, 2);
    EXPECT_EQ(split.symbols.gates.size(), 1U);
    EXPECT_EQ(split.symbols.outputs.size(), 1U);
    EXPECT_EQ(split.rest.gates.size(), 2U);
    EXPECT_EQ(split.rest.inputs, (std::vector<std::string>{"v0", "c0"}));
}

}  // namespace
}  // namespace minterm::split_cell_test
