// SPDX-License-Identifier: Apache-2.0
//
// 10,000 random functions: the minimiser's covers are right, and a SAT solver that shares nothing
// with it finds none that is cheaper.
#include "tests/reference/least_cover.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <random>

#include "synth/minimize_cubes.hpp"
#include "synth/pla.hpp"
#include "tests/support/table_columns.hpp"

namespace minterm::least_cover_test {
namespace {

using reference::Columns;
using reference::has_cheaper_cover;
using testing::table_of;

Columns random_columns(std::mt19937& random, int inputs, int outputs) {
    // All densities, from all 1s to all don't-cares.
    const auto free = static_cast<unsigned>(random() % 3 == 0 ? 0 : random() % 90);
    const auto ones = static_cast<unsigned>(10 + random() % 81);
    Columns columns(static_cast<std::size_t>(outputs));
    for (std::string& column : columns) {
        for (int m = 0; m < 1 << inputs; ++m) {
            column += random() % 100 < free ? '-' : random() % 100 < ones ? '1' : '0';
        }
    }
    return columns;
}

/// Every entry that is said, one minterm after the other.
bool computes(const Cover& cover, const Columns& columns) {
    for (std::size_t o = 0; o < columns.size(); ++o) {
        for (std::size_t m = 0; m < columns[o].size(); ++m) {
            bool value = false;
            for (const Product& product : cover.products) {
                const bool holds = (m & product.cube.mask) == product.cube.bits;
                value = value || (holds && ((product.outputs >> o) & 1) != 0);
            }
            if (columns[o][m] != '-' && (columns[o][m] == '1') != value) return false;
        }
    }
    return true;
}

int literals_of(const Cover& cover) {
    int total = 0;
    for (const Product& product : cover.products) total += std::popcount(product.cube.mask);
    return total;
}

void expect_least(unsigned seed, int rounds, int inputs, int most_outputs) {
    std::mt19937 random(seed);
    for (int round = 0; round < rounds; ++round) {
        const int outputs = 1 + static_cast<int>(random() % static_cast<unsigned>(most_outputs));
        const Columns columns = random_columns(random, inputs, outputs);
        const TruthTable table = table_of(inputs, columns);
        const MinimizedTable result = minimize_table(table);
        const int products = static_cast<int>(result.cover.products.size());
        ASSERT_TRUE(computes(result.cover, columns)) << write_pla(table);
        ASSERT_TRUE(result.cover.proved_minimum) << write_pla(table);
        ASSERT_EQ(result.lower_bound, result.cover.products.size());
        ASSERT_FALSE(has_cheaper_cover(inputs, columns, products, literals_of(result.cover)))
            << write_pla(table) << write_pla(result.cover);
        if (round % 10 != 0) continue;
        // The judge can tell: one product or one literal more, and it finds this cover.
        ASSERT_TRUE(has_cheaper_cover(inputs, columns, products + 1, 0));
        ASSERT_TRUE(has_cheaper_cover(inputs, columns, products, literals_of(result.cover) + 1));
    }
}

TEST(LeastCoverTest, FunctionsOfThreeInputs) { expect_least(1, 4000, 3, 3); }
TEST(LeastCoverTest, FunctionsOfFourInputs) { expect_least(2, 4600, 4, 2); }
TEST(LeastCoverTest, FunctionsOfFiveInputs) { expect_least(3, 1200, 5, 1); }
TEST(LeastCoverTest, FunctionsOfSixInputs) { expect_least(4, 200, 6, 1); }

TEST(LeastCoverTest, TheJudgeKnowsSmallCases) {
    EXPECT_FALSE(has_cheaper_cover(2, {"0001"}, 1, 2));  // and
    EXPECT_TRUE(has_cheaper_cover(2, {"0001"}, 1, 3));
    EXPECT_TRUE(has_cheaper_cover(2, {"0001"}, 2, 0));
    EXPECT_FALSE(has_cheaper_cover(2, {"0110"}, 2, 4));  // xor
    EXPECT_FALSE(has_cheaper_cover(2, {"0000"}, 0, 0));
    EXPECT_FALSE(has_cheaper_cover(2, {"1--1"}, 1, 0));
    EXPECT_TRUE(has_cheaper_cover(2, {"1--1"}, 1, 1));
    EXPECT_FALSE(has_cheaper_cover(2, {"0001", "0001"}, 1, 2));  // shared
}

}  // namespace
}  // namespace minterm::least_cover_test
