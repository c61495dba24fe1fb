// SPDX-License-Identifier: Apache-2.0
//
// The addition with carry of kernel programs, on every target, against school arithmetic.
#include <gtest/gtest.h>

#include <array>
#include <cstdint>
#include <random>
#include <vector>

#include "codegen/jit.hpp"
#include "codegen/kernel_program.hpp"
#include "runtime/support/aligned_buffer.hpp"
#include "tests/support/wide_test_target.hpp"

namespace minterm::add_carry_test {
namespace {

enum Buffer : std::uint32_t { kA, kB, kSum, kCarry };

/// sum = a + b + carry over `words` words; or a + a + carry, where `twice`. The carry that enters
/// is byte 0, the one that leaves byte 1.
KernelProgram addition(int words, bool twice) {
    FunctionBuilder builder("add");
    ValueId carry = builder.load_byte({kCarry});
    for (int k = 0; k < words; ++k) {
        const ValueId a = builder.load({kA, kNoValue, k, 0, true});
        const ValueId b = twice ? a : builder.load({kB, kNoValue, k, 0, true});
        const FunctionBuilder::Sum sum = builder.add_carry(a, b, carry);
        builder.store({kSum, kNoValue, k, 0, true}, sum.word);
        carry = sum.carry;
    }
    builder.store_byte({kCarry, kNoValue, 0, 1}, carry);
    const ValueId zero = builder.integer(0);
    builder.begin_loop(zero, zero);
    builder.end_loop();
    KernelProgram program;
    program.name = "addition";
    program.buffers = {{"a", ""}, {"b", ""}, {"sum", ""}, {"carry", ""}};
    program.functions.push_back(std::move(builder).finish());
    return program;
}

using Bytes = std::vector<std::uint8_t>;

std::uint8_t school_addition(const Bytes& a, const Bytes& b, std::uint8_t carry, Bytes& sum) {
    for (std::size_t i = 0; i < a.size(); ++i) {
        const unsigned digit = unsigned{a[i]} + b[i] + carry;
        sum[i] = static_cast<std::uint8_t>(digit);
        carry = static_cast<std::uint8_t>(digit >> 8U);
    }
    return carry;
}

/// Long runs of ones, zeros and pairs that only pass a carry on, which random bits never have.
void fill(std::mt19937& random, Bytes& a, Bytes& b) {
    std::size_t i = 0;
    while (i < a.size()) {
        const std::size_t end = std::min(a.size(), i + 1 + random() % 40);
        const auto kind = static_cast<std::size_t>(random() % 5);
        for (; i < end; ++i) {
            const auto noise = static_cast<std::uint8_t>(random());
            const std::array<std::pair<std::uint8_t, std::uint8_t>, 5> bytes{
                {{noise, static_cast<std::uint8_t>(~noise)},
                 {0xff, 0},
                 {noise, static_cast<std::uint8_t>(random())},
                 {0xff, 0xff},
                 {0, 0}}};
            a[i] = bytes[kind].first;
            b[i] = bytes[kind].second;
        }
    }
}

TEST(AddCarry, IsSchoolArithmeticOnEveryTarget) {
    std::mt19937 random(7);
    for (const Target* target : testing::column_targets()) {
        for (const int words : {1, 2, 3, 7}) {
            for (const bool twice : {false, true}) {
                const KernelProgram program = addition(words, twice);
                ASSERT_TRUE(check(program).empty());
                const auto kernel = compile_kernel(program, *target);
                ASSERT_TRUE(kernel) << kernel.failure().render();
                const auto size = static_cast<std::size_t>(words) *
                                  static_cast<std::size_t>(target->word_bits) / 8;
                std::array<AlignedBuffer, 3> memory;
                for (AlignedBuffer& buffer : memory) ASSERT_TRUE(buffer.reset(size));
                for (int round = 0; round < 500; ++round) {
                    Bytes a(size);
                    Bytes b(size);
                    fill(random, a, b);
                    std::copy(a.begin(), a.end(),
                              reinterpret_cast<std::uint8_t*>(memory[kA].data()));
                    std::copy(b.begin(), b.end(),
                              reinterpret_cast<std::uint8_t*>(memory[kB].data()));
                    std::array<std::byte, 2> carry{static_cast<std::byte>(round & 1), std::byte{9}};
                    std::byte* buffers[] = {memory[kA].data(), memory[kB].data(),
                                            memory[kSum].data(), carry.data()};
                    kernel->entry("add")(buffers, nullptr);
                    Bytes sum(size);
                    const std::uint8_t leaves = school_addition(
                        a, twice ? a : b, static_cast<std::uint8_t>(round & 1), sum);
                    const auto* got = reinterpret_cast<const std::uint8_t*>(memory[kSum].data());
                    ASSERT_EQ(Bytes(got, got + size), sum)
                        << target->name << ", " << words << " words, round " << round;
                    ASSERT_EQ(std::to_integer<unsigned>(carry[1]), leaves)
                        << target->name << ", " << words << " words, round " << round;
                }
            }
        }
    }
}

TEST(AddCarry, IsPrintedWithBothOfItsValues) {
    const std::string text = print_program(addition(1, false));
    EXPECT_NE(text.find("%3, %4 = add_carry %1, %2, %0\n"), std::string::npos) << text;
}

TEST(AddCarry, TheCheckerKnowsItsKinds) {
    KernelProgram program = addition(1, false);
    for (Instruction& instruction : program.functions[0].prologue)
        if (instruction.op == KernelOp::AddCarry) instruction.args[2] = instruction.args[0];
    const std::vector<std::string> problems = check(program);
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_EQ(problems[0], "add: an operand reads %1, which has the wrong kind");
}

}  // namespace
}  // namespace minterm::add_carry_test
