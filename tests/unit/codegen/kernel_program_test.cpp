// SPDX-License-Identifier: Apache-2.0
#include "codegen/kernel_program.hpp"

#include <gtest/gtest.h>

namespace minterm::kernel_program_test {
namespace {

/// out[q] = in[q] & !(state moved by one), state = in[q]: one of everything a program can hold.
KernelProgram small_program() {
    FunctionBuilder builder("scan");
    const ValueId begin = builder.integer(0);
    const ValueId end = builder.scalar(0);
    const ValueId zeros = builder.constant(false);
    const ValueId index = builder.begin_loop(begin, end);
    const ValueId state = builder.carry(zeros);
    const ValueId byte = builder.scale(index, 8);
    const ValueId word = builder.load({0, byte, 1, 2});
    const ValueId moved = builder.shift_in(state, builder.load_first({0, byte, 1, 9}));
    const ValueId out = builder.gate(3, 0x2, {word, moved}, {NetworkRole::Plane, 1, 5});
    builder.store({1, byte}, out);
    builder.set_next(state, word);
    builder.end_loop();
    builder.store({1, kNoValue, 4, 0, true}, state);
    builder.store_byte({1, kNoValue, 0, 7}, builder.load_byte({0, end}));

    KernelProgram program;
    program.name = "small";
    program.buffers = {{"in", "words to read"}, {"out", "words written"}};
    program.scalars = {{"end", "how many"}};
    program.functions.push_back(std::move(builder).finish());
    return program;
}

TEST(KernelProgram, PrintsEveryPart) {
    EXPECT_EQ(print_program(small_program()),
              R"(kernel small
buffer in: words to read
buffer out: words written
scalar end: how many

function scan {
  %0 = integer 0
  %1 = scalar end
  %2 = zeros
  loop %3 in %0..%1 {
    carry %4 = %2, then %6
    %5 = %3 * 8
    %6 = load in[%5 + 1w + 2]
    %7 = load_first in[%5 + 1w + 9]
    %8 = shift_in %4, %7
    %9 = gate[0x02] %6, %8  ; plane 1 g5
    store out[%5] = %9
  }
  store out[4w] = %4
  %10 = load_byte in[%1]
  store_byte out[7] = %10
}
)");
}

TEST(KernelProgram, AWellFormedProgramHasNoProblems) {
    EXPECT_TRUE(check(small_program()).empty());
}

TEST(KernelProgram, CountsTheLoop) {
    const InstructionMix mix = loop_mix(small_program().functions[0]);
    EXPECT_EQ(mix.gates, 1);
    EXPECT_EQ(mix.shifts, 1);
    EXPECT_EQ(mix.loads, 2);
    EXPECT_EQ(mix.stores, 1);
}

/// Every way of breaking the rules is found, and named.
TEST(KernelProgram, TheCheckerNamesEachBrokenRule) {
    struct Case {
        const char* problem;
        void (*damage)(KernelProgram&);
    };
    const Case cases[] = {
        {"scan: an operand reads %8 before it is defined",
         [](KernelProgram& p) {
             std::swap(p.functions[0].loop.body[3], p.functions[0].loop.body[4]);
         }},
        {"scan: %6 is defined twice",
         [](KernelProgram& p) { p.functions[0].loop.body[2].result = 6; }},
        {"scan: an operand reads %5, which has the wrong kind",
         [](KernelProgram& p) { p.functions[0].loop.body[4].args[1] = 5; }},
        {"scan: an operand reads %7, of which only the first bit is known",
         [](KernelProgram& p) { p.functions[0].loop.body[4].args[1] = 7; }},
        {"scan: next value reads %7, of which only the first bit is known",
         [](KernelProgram& p) { p.functions[0].loop.carried[0].next = 7; }},
        {"scan: buffer 9 is not declared",
         [](KernelProgram& p) { p.functions[0].loop.body[1].buffer = 9; }},
        {"scan: scalar 3 is not declared",
         [](KernelProgram& p) { p.functions[0].prologue[1].buffer = 3; }},
        {"scan: a gate has no operands or too many",
         [](KernelProgram& p) { p.functions[0].loop.body[4].arity = 0; }},
        {"scan: next value reads %99 before it is defined",
         [](KernelProgram& p) { p.functions[0].loop.carried[0].next = 99; }},
        {"scan: loop end reads %2, which has the wrong kind",
         [](KernelProgram& p) { p.functions[0].loop.end = 2; }},
        // The body may run no iteration, so nothing it defines is known after the loop.
        {"scan: an operand reads %9 before it is defined",
         [](KernelProgram& p) { p.functions[0].epilogue[0].args[1] = 9; }},
    };
    for (const Case& test : cases) {
        KernelProgram program = small_program();
        test.damage(program);
        const std::vector<std::string> problems = check(program);
        EXPECT_NE(std::find(problems.begin(), problems.end(), test.problem), problems.end())
            << "expected: " << test.problem
            << "\nfound: " << (problems.empty() ? "nothing" : problems[0]);
    }
}

}  // namespace
}  // namespace minterm::kernel_program_test
