// SPDX-License-Identifier: Apache-2.0
//
// Random formulas as diagrams and as truth tables: equal tables, equal numbers; and how many nodes
// a comparison of two numbers takes.
#include "synth/decision_diagrams.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <map>
#include <random>
#include <utility>
#include <vector>

namespace minterm::decision_diagrams_test {
namespace {

using Function = DecisionDiagrams::Function;

// Six variables: a table is a word.
constexpr std::uint64_t kTables[] = {0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC, 0xF0F0F0F0F0F0F0F0,
                                     0xFF00FF00FF00FF00, 0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};

TEST(DecisionDiagrams, FunctionsAreEqualWhereTheirTablesAre) {
    DecisionDiagrams diagrams(100'000);
    std::mt19937 random(7);
    std::vector<std::pair<Function, std::uint64_t>> known{
        {DecisionDiagrams::kFalse, 0}, {DecisionDiagrams::kTrue, ~std::uint64_t{0}}};
    for (std::uint32_t i = 0; i < 6; ++i) known.emplace_back(diagrams.variable(i), kTables[i]);
    const auto any = [&] { return known[random() % known.size()]; };
    std::map<std::uint64_t, Function> function_of;
    std::map<Function, std::uint64_t> table_of;
    for (int step = 0; step < 3000; ++step) {
        const auto [f, f_table] = any();
        const auto [g, g_table] = any();
        const auto [h, h_table] = any();
        switch (random() % 4) {
            case 0:
                known.emplace_back(diagrams.choose(f, g, h),
                                   (f_table & g_table) | (~f_table & h_table));
                break;
            case 1:
                known.emplace_back(diagrams.exclusive_or(f, g), f_table ^ g_table);
                break;
            case 2:
                known.emplace_back(diagrams.disjunction(f, g), f_table | g_table);
                break;
            case 3:
                known.emplace_back(diagrams.complement(f), ~f_table);
                break;
        }
        const auto [function, table] = known.back();
        ASSERT_EQ(function_of.try_emplace(table, function).first->second, function) << step;
        ASSERT_EQ(table_of.try_emplace(function, table).first->second, table) << step;
    }
    EXPECT_FALSE(diagrams.is_full());
    EXPECT_GT(function_of.size(), 500U);
}

/// Whether two numbers of so many bits differ, with room for so many nodes. `turns`: their bits
/// take turns, the highest first.
bool has_room(std::uint32_t bits, bool turns, std::size_t most_nodes) {
    DecisionDiagrams diagrams(most_nodes);
    Function differ = DecisionDiagrams::kFalse;
    for (std::uint32_t bit = 0; bit < bits; ++bit) {
        const std::uint32_t place = bits - 1 - bit;
        const Function a = diagrams.variable(turns ? 2 * place : place);
        const Function b = diagrams.variable(turns ? 2 * place + 1 : place + bits);
        differ = diagrams.disjunction(differ, diagrams.exclusive_or(a, b));
    }
    return !diagrams.is_full();
}

TEST(DecisionDiagrams, AComparisonOfBitsInTurnsGrowsWithTheBits) {
    for (const std::uint32_t bits : {1U, 8U, 32U}) {
        // Constants; of each bit both variables, one's complement and where they differ; and all
        // but the first of them three nodes more.
        const std::size_t nodes = 2 + 4 * bits + 3 * (bits - 1);
        EXPECT_TRUE(has_room(bits, true, nodes)) << bits;
        EXPECT_FALSE(has_room(bits, true, nodes - 1)) << bits;
    }
    EXPECT_FALSE(has_room(16, false, std::size_t{1} << 16));
}

}  // namespace
}  // namespace minterm::decision_diagrams_test
