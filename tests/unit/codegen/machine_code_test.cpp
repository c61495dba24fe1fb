// SPDX-License-Identifier: Apache-2.0
//
// The gates that the mapper chose must be the instructions that run.
#include "codegen/machine_code.hpp"

#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <sstream>

#include "codegen/compile.hpp"
#include "codegen/compile_column.hpp"
#include "tests/support/recurrence_builder.hpp"

namespace minterm::machine_code_test {
namespace {

/// How often each instruction stands in the loop of `function` in AT&T assembly.
std::map<std::string, int> loop_instructions(const std::string& assembly,
                                             const std::string& function) {
    const std::size_t begin = assembly.find("\n" + function + ":");
    const std::size_t end = assembly.find(".size\t" + function, begin);
    const std::string body = assembly.substr(begin, end - begin);
    std::smatch jump;
    EXPECT_TRUE(
        std::regex_search(body, jump, std::regex("\n(\\.LBB[0-9_]+):[^]*?\tj[a-z]+\t\\1\n")));
    std::map<std::string, int> count;
    std::istringstream lines(jump.str());
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with('\t')) ++count[line.substr(1, line.find('\t', 1) - 1)];
    return count;
}

int sum(const std::map<std::string, int>& count, const std::vector<std::string>& names) {
    int total = 0;
    for (const std::string& name : names)
        if (const auto found = count.find(name); found != count.end()) total += found->second;
    return total;
}

Compiled compile_for(const std::string& target_name, int rows) {
    const auto target = find_target(target_name);
    CompileParams params;
    params.symbols = dna_symbols();
    params.rows = rows;
    auto compiled = compile(testing::levenshtein(), **target, params);
    EXPECT_TRUE(compiled) << (compiled ? "" : compiled.failure().render());
    return *std::move(compiled);
}

std::string assembly(const std::string& target_name, const KernelProgram& program) {
    auto text = assembly_text(program, **find_target(target_name));
    EXPECT_TRUE(text) << (text ? "" : text.failure().render());
    return *std::move(text);
}

const std::vector<std::string> kVectorLogic = {
    "vpternlogq", "vpternlogd", "vpandq", "vpandnq", "vporq",  "vpxorq",
    "vpand",      "vpandn",     "vpor",   "vpxor",   "vandps", "vandnps",
    "vorps",      "vxorps",     "vandpd", "vandnpd", "vorpd",  "vxorpd"};

/// A lane move is one instruction with VBMI2, and as on AVX2 without.
TEST(MachineCode, Avx512RunsExactlyTheMappedGates) {
    const bool moves_in_one =
        llvm_features(**find_target("avx512")).find("avx512vbmi2") != std::string::npos;
    for (const int rows : {1, 2, 4}) {
        const Compiled compiled = compile_for("avx512", rows);
        const auto count = loop_instructions(assembly("avx512", compiled.program), "steady");
        const int gates = static_cast<int>(compiled.mapped.gates.size()) * rows * rows;
        const InstructionMix mix = loop_mix(compiled.program.functions[1]);
        EXPECT_EQ(mix.gates, gates);
        EXPECT_EQ(sum(count, kVectorLogic), gates + (moves_in_one ? 0 : mix.shifts))
            << "rows " << rows;
    }
}

/// A lane move on AVX2 is a shift each way and one more or, which is not a gate of the cell.
TEST(MachineCode, Avx2RunsExactlyTheMappedGates) {
    for (const int rows : {1, 2}) {
        const Compiled compiled = compile_for("avx2", rows);
        const auto count = loop_instructions(assembly("avx2", compiled.program), "steady");
        const InstructionMix mix = loop_mix(compiled.program.functions[1]);
        EXPECT_EQ(mix.gates, static_cast<int>(compiled.mapped.gates.size()) * rows * rows);
        EXPECT_EQ(sum(count, kVectorLogic), mix.gates + mix.shifts) << "rows " << rows;
    }
}

TEST(MachineCode, ScalarRunsExactlyTheMappedGates) {
    const Compiled compiled = compile_for("scalar", 1);
    const auto count = loop_instructions(assembly("scalar", compiled.program), "steady");
    const InstructionMix mix = loop_mix(compiled.program.functions[1]);
    // The only `and` beside the gates picks the copy of the windows; without BMI each andn is two.
    const int logic = sum(count, {"andq", "orq", "xorq", "andnq"});
    EXPECT_GE(logic, mix.gates);
    EXPECT_LE(logic, mix.gates + 1 + mix.shifts);
    EXPECT_EQ(sum(count, {"shrdq", "shldq"}), mix.shifts);
}

/// Code for one target must not hold an instruction of a greater one.
TEST(MachineCode, NoRegisterOfAGreaterTargetAppears) {
    const std::string avx2 = assembly("avx2", compile_for("avx2", 2).program);
    EXPECT_EQ(avx2.find("%zmm"), std::string::npos);
    // Masks as such, and what a store is masked by.
    const std::regex mask_register("%k[0-7]");
    EXPECT_FALSE(std::regex_search(avx2, mask_register));
    EXPECT_FALSE(std::regex_search(avx2, std::regex("%ymm(1[6-9]|2[0-9]|3[01])")));
    const std::string scalar = assembly("scalar", compile_for("scalar", 2).program);
    EXPECT_EQ(scalar.find("%ymm"), std::string::npos);
    EXPECT_EQ(scalar.find("%zmm"), std::string::npos);
    EXPECT_FALSE(std::regex_search(scalar, mask_register));
    EXPECT_NE(assembly("avx512", compile_for("avx512", 1).program).find("%zmm"), std::string::npos);
}

/// A group of words is a run of adc with nothing between them; a carry is saved once a group.
TEST(MachineCode, ScalarCarriesStayInTheFlag) {
    const Target& scalar = **find_target("scalar");
    ColumnRecurrence solved = *column_recurrence(testing::lcs());
    constexpr int kWords = 8;
    const CompiledColumn compiled = *compile_column(solved, scalar, dna_symbols(), kWords);
    EXPECT_EQ(loop_mix(compiled.program.functions[0]).additions, kWords);
    const std::string text = assembly("scalar", compiled.program);
    const auto count = loop_instructions(text, "sweep");
    EXPECT_EQ(sum(count, {"adcq"}), kWords);
    EXPECT_EQ(sum(count, {"setb"}), kWords / scalar.column_group);
    EXPECT_TRUE(std::regex_search(text, std::regex("\tadcq\t[^\n]*\n\tadcq\t")));
}

/// Eight lanes: an unsigned comparison, a comparison with all ones, one masked instruction.
TEST(MachineCode, Avx512SelectsCarriesByMasks) {
    ColumnRecurrence solved = *column_recurrence(testing::lcs());
    const CompiledColumn compiled =
        *compile_column(solved, **find_target("avx512"), dna_symbols(), 4);
    const auto count = loop_instructions(assembly("avx512", compiled.program), "sweep");
    EXPECT_EQ(sum(count, {"vpaddq"}), 4);
    EXPECT_EQ(sum(count, {"vpsubq"}), 4);
    EXPECT_EQ(sum(count, {"vpcmpltuq", "vpcmpnleuq"}), 4);
    EXPECT_EQ(sum(count, {"vpcmpeqq", "vpcmpeqd"}), 4);
    EXPECT_EQ(sum(count, kVectorLogic), loop_mix(compiled.program.functions[0]).gates);
    EXPECT_EQ(sum(count, {"vpmovm2q", "vpbroadcastq"}), 0);
}

TEST(MachineCode, TheIrNamesItsFunctions) {
    const auto text = llvm_ir_text(compile_for("scalar", 1).program, **find_target("scalar"));
    ASSERT_TRUE(text);
    EXPECT_NE(text->find("define void @edge(ptr %buffers, ptr %scalars)"), std::string::npos);
    EXPECT_NE(text->find("define void @steady(ptr %buffers, ptr %scalars)"), std::string::npos);
}

}  // namespace
}  // namespace minterm::machine_code_test
