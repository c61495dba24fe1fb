// SPDX-License-Identifier: Apache-2.0
#include "codegen/operand_order.hpp"

#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace minterm::operand_order_test {
namespace {

/// A loop over two carried words, one loaded word and gates of three.
class OperandOrder : public ::testing::Test {
protected:
    OperandOrder() : builder_("f") {
        const ValueId begin = builder_.integer(0);
        const ValueId end = builder_.integer(9);
        const std::array<ValueId, 2> initial{builder_.load({0, kNoValue, 0, 0, true}),
                                             builder_.load({0, kNoValue, 1, 0, true})};
        const ValueId index = builder_.begin_loop(begin, end);
        soon_ = builder_.carry(initial[0]);
        late_ = builder_.carry(initial[1]);
        loaded_ = builder_.load({0, builder_.scale(index, 64), 0, 0, true});
    }

    /// The gates of the loop with operands in order; `next` of both carried words.
    std::vector<Instruction> ordered(ValueId soon, ValueId late) {
        builder_.set_next(soon_, soon);
        builder_.set_next(late_, late);
        builder_.end_loop();
        std::vector<Instruction> gates;
        for (const Instruction& instruction :
             with_latest_operand_last(std::move(builder_).finish()).loop.body)
            if (instruction.op == KernelOp::Gate) gates.push_back(instruction);
        return gates;
    }

    FunctionBuilder builder_;
    ValueId soon_ = kNoValue;
    ValueId late_ = kNoValue;
    ValueId loaded_ = kNoValue;
};

TEST_F(OperandOrder, WhatAnIterationComputesIsTheLatest) {
    const ValueId first = builder_.gate(0, 0x80, {soon_, late_, loaded_});
    const ValueId second = builder_.gate(0, 0xCA, {first, soon_, loaded_});
    const ValueId third = builder_.gate(0, 0xCA, {soon_, second, first});
    const std::vector<Instruction> gates = ordered(first, third);
    // The word that the third gate hands on, not the one of the first, nor what is loaded.
    EXPECT_EQ(gates[0].args, (std::array{soon_, loaded_, late_}));
    EXPECT_EQ(gates[0].function, 0x80);
    // x2 ? x1 : x0 with x0 and x2 exchanged is x0 ? x1 : x2.
    EXPECT_EQ(gates[1].args, (std::array{loaded_, soon_, first}));
    EXPECT_EQ(gates[1].function, 0xD8);
    // With x1 and x2 exchanged x1 ? x2 : x0.
    EXPECT_EQ(gates[2].args, (std::array{soon_, first, second}));
    EXPECT_EQ(gates[2].function, 0xE2);
}

TEST_F(OperandOrder, OrderedGatesStayAsTheyAre) {
    const ValueId first = builder_.gate(0, 0x96, {loaded_, soon_, late_});
    const ValueId two = builder_.gate(0, 0x6, {first, soon_});
    const std::vector<Instruction> gates = ordered(loaded_, two);
    EXPECT_EQ(gates[0].args, (std::array{loaded_, soon_, late_}));
    EXPECT_EQ(gates[1].args[0], first);
    EXPECT_EQ(gates[1].args[1], soon_);
}

/// All tables: the same function of the same values.
TEST_F(OperandOrder, TablesFollowTheirOperands) {
    const ValueId latest = builder_.gate(0, 0x80, {soon_, late_, loaded_});
    std::vector<std::array<ValueId, 3>> args;
    for (int table = 0; table < 256; ++table) {
        args.push_back({soon_, late_, loaded_});
        args.back()[static_cast<std::size_t>(table % 3)] = latest;
        builder_.gate(0, static_cast<std::uint8_t>(table),
                      {args.back()[0], args.back()[1], args.back()[2]});
    }
    const std::vector<Instruction> gates = ordered(soon_, late_);
    for (unsigned table = 0; table < 256; ++table) {
        const Instruction& gate = gates[table + 1];
        EXPECT_EQ(gate.args[2], latest);
        for (unsigned row = 0; row < 8; ++row) {
            unsigned place = 0;  // of the row among those of the table in order
            for (unsigned k = 0; k < 3; ++k)
                for (unsigned from = 0; from < 3; ++from)
                    if (gate.args[k] == args[table][from]) place |= (row >> from & 1U) << k;
            EXPECT_EQ(gate.function >> place & 1U, table >> row & 1U) << table;
        }
    }
}

}  // namespace
}  // namespace minterm::operand_order_test
