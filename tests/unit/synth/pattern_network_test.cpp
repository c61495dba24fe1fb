// SPDX-License-Identifier: Apache-2.0
#include "synth/pattern_network.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "synth/cell_library.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::testing::pattern_network_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

using Kind = SymbolClass::Kind;

struct Unrolled {
    DelayCell cell;
    PatternSymbols symbols;
    PatternNetwork network;
};

Unrolled unrolled(const std::string& spec, std::int64_t k,
                  const std::vector<std::string>& patterns) {
    const Recurrence recurrence =
        load_shipped(spec, k < 0 ? ParameterValues{} : ParameterValues{{"k", k}});
    Result<Flows> flows = derive(recurrence);
    EXPECT_TRUE(flows.ok());
    Result<DelayCell> cell = derive_delay_cell(recurrence, *flows);
    EXPECT_TRUE(cell.ok());
    Unrolled result;
    result.cell = *std::move(cell);
    result.symbols = classify(recurrence.relations, result.cell, patterns);
    result.network = unroll(result.cell, result.symbols, 0, patterns.size());
    EXPECT_THAT(check(result.network.network), IsEmpty());
    return result;
}

int gates(const Unrolled& unrolled, const CellLibrary& library) {
    const PatternGates mapped = map_patterns(unrolled.network, library);
    const Status right =
        check_patterns(unrolled.cell, unrolled.symbols, 0, unrolled.network, mapped);
    EXPECT_TRUE(right.ok());
    return total_cost(mapped.mapped, library);
}

TEST(ByteClasses, LogicOfEveryClass) {
    std::vector<ByteClass> classes(5);
    classes[0].set('a');
    for (const char byte : {'a', 'A'}) classes[1].set(static_cast<std::size_t>(byte));
    for (std::size_t byte = 0; byte < 256; byte += 3) classes[2].set(byte);
    classes[3].set();
    const Network network = class_network(classes);
    const std::vector<MintermSet> values = simulate(network);
    for (std::size_t i = 0; i < classes.size(); ++i)
        for (std::size_t byte = 0; byte < 256; ++byte)
            ASSERT_EQ(values[i].test(byte), classes[i].test(byte)) << i << ", " << byte;
}

TEST(ByteClasses, FourLettersShareTheirUpperHalf) {
    std::vector<ByteClass> classes;
    for (const char letter : {'A', 'C', 'G', 'T'})
        classes.emplace_back().set(static_cast<std::size_t>(letter));
    EXPECT_EQ(class_network(classes).gate_count(), 21);
}

TEST(PatternNetwork, SymbolsBecomeClasses) {
    const Unrolled iupac = [] {
        Unrolled result = unrolled("shift_or", -1, {"a"});
        result.symbols = classify(load_shipped("iupac").relations, result.cell, {"ARa", "N"});
        return result;
    }();
    EXPECT_EQ(iupac.symbols.classes.size(), 3U);
    EXPECT_THAT(iupac.symbols.rows[0],
                ElementsAre(SymbolClass{Kind::Class, 0}, SymbolClass{Kind::Class, 1},
                            SymbolClass{Kind::Class, 0}));
}

TEST(PatternNetwork, AlongDiagonalsNothingIsDelayed) {
    const Unrolled exact = unrolled("shift_or", -1, {"abc", "bc"});
    EXPECT_THAT(exact.network.delays, IsEmpty());
    EXPECT_EQ(exact.network.memory, 2U);
    EXPECT_THAT(exact.network.reads,
                ElementsAre(ClassRead{0, 2}, ClassRead{1, 1}, ClassRead{2, 0}));
    EXPECT_EQ(gates(exact, two_input_library()), 4);  // two ands, one, and their or
}

TEST(PatternNetwork, EditsForgetAfterTheLengthAndTheErrors) {
    for (const std::int64_t k : {1, 2, 3})
        EXPECT_EQ(unrolled("k_edit", k, {"abcdefgh"}).network.memory,
                  static_cast<std::uint32_t>(7 + k));
}

TEST(PatternNetwork, EqualPartsAreBuiltOnce) {
    const Unrolled one = unrolled("k_edit", 1, {"abcdefgh"});
    const Unrolled two = unrolled("k_edit", 1, {"abcdefgh", "abcdefgx"});
    EXPECT_LT(gates(two, two_input_library()), gates(one, two_input_library()) + 12);
    EXPECT_EQ(unrolled("shift_or", -1, {"abc", "abc"}).network.results, 1U);
}

/// How many gates a position costs, for a 24-mer.
TEST(PatternNetwork, GatesOfA24Mer) {
    const std::vector<std::string> pattern{"GATTACAGATTACACCGTGTACGA"};
    const auto cost = [&](const std::string& spec, std::int64_t k, const CellLibrary& library) {
        return gates(unrolled(spec, k, pattern), library);
    };
    EXPECT_EQ(cost("shift_or", -1, two_input_library()), 23);
    EXPECT_EQ(cost("shift_or", -1, lut3_library()), 12);
    EXPECT_EQ(cost("k_mismatch", 1, two_input_library()), 68);
    EXPECT_EQ(cost("k_mismatch", 2, two_input_library()), 111);
    EXPECT_EQ(cost("k_mismatch", 3, two_input_library()), 152);
    EXPECT_EQ(cost("k_mismatch", 3, lut3_library()), 87);
    EXPECT_EQ(cost("k_edit", 1, two_input_library()), 114);
    EXPECT_EQ(cost("k_edit", 2, two_input_library()), 201);
    EXPECT_EQ(cost("k_edit", 3, two_input_library()), 284);
    EXPECT_EQ(cost("k_edit", 3, lut3_library()), 155);
}

}  // namespace
}  // namespace minterm::testing::pattern_network_test
