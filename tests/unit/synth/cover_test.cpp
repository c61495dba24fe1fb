// SPDX-License-Identifier: Apache-2.0
//
// Cubes against sets, simulation, comparison with a table, and what check() finds in a cover.
#include "synth/cover.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <string_view>

#include "synth/cube_words.hpp"

namespace minterm::cover_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// "1-0": input 0 is 1, input 2 is 0.
Cube cube(std::string_view text) {
    Cube result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '-') continue;
        result.mask |= std::uint32_t{1} << i;
        if (text[i] == '1') result.bits |= std::uint32_t{1} << i;
    }
    return result;
}

Cover two_outputs() {
    Cover cover;
    cover.inputs = {"a", "b", "c"};
    cover.outputs = {"y", "z"};
    cover.products = {{cube("1--"), 0b11}, {cube("-01"), 0b01}};
    return cover;
}

TEST(CubeTest, ContainsItsMinterms) {
    EXPECT_TRUE(cube("1-0").contains(0b001));
    EXPECT_TRUE(cube("1-0").contains(0b011));
    EXPECT_FALSE(cube("1-0").contains(0b101));
    EXPECT_TRUE(cube("---").contains(7));
}

TEST(CubeTest, MeetsSetsLikeItsDefinitionSays) {
    std::mt19937 random(1);
    for (int round = 0; round < 400; ++round) {
        const int inputs = static_cast<int>(random() % 10);
        MintermSet set(inputs);
        for (std::uint64_t m = 0; m < set.size(); ++m) set.set(m, random() % 8 == 0);
        Cube any;
        any.mask = static_cast<std::uint32_t>(random() & random() & ((1U << inputs) - 1));
        any.bits = static_cast<std::uint32_t>(random()) & any.mask;

        MintermSet expected = set;
        std::vector<std::uint64_t> inside;
        for (std::uint64_t m = 0; m < set.size(); ++m) {
            if (!any.contains(m)) continue;
            if (set.test(m)) inside.push_back(m);
            expected.set(m);
        }
        std::vector<std::uint64_t> visited;
        visit_minterms(set, any, [&](std::uint64_t m) { visited.push_back(m); });
        EXPECT_EQ(visited, inside);
        EXPECT_EQ(count_minterms(set, any), inside.size());
        EXPECT_EQ(intersects(set, any), !inside.empty());
        insert(set, any);
        EXPECT_EQ(set, expected) << "round " << round;
    }
}

TEST(CoverTest, CountsSharedLiteralsOnce) {
    EXPECT_EQ(literal_count(two_outputs()), 3);
    EXPECT_EQ(literal_count(Cover{}), 0);
}

TEST(CoverTest, Simulates) {
    const std::vector<MintermSet> values = simulate(two_outputs());
    ASSERT_EQ(values.size(), 2U);
    for (std::uint64_t m = 0; m < 8; ++m) {
        const bool a = (m & 1) != 0;
        const bool b = (m & 2) != 0;
        const bool c = (m & 4) != 0;
        EXPECT_EQ(values[0].test(m), a || (!b && c)) << m;
        EXPECT_EQ(values[1].test(m), a) << m;
    }
}

TEST(CoverTest, ConstantsNeedNoInputs) {
    Cover cover;
    cover.outputs = {"zero", "one"};
    cover.products = {{Cube{}, 0b10}};
    EXPECT_THAT(check(cover), IsEmpty());
    EXPECT_TRUE(simulate(cover)[0].none());
    EXPECT_TRUE(simulate(cover)[1].all());
}

TEST(CoverTest, ImplementsATableUpToDontCares) {
    const Cover cover = two_outputs();
    TruthTable table{{"p", "q", "r"},
                     {{"s", MintermSet(3), MintermSet(3)}, {"t", MintermSet(3), MintermSet(3)}}};
    EXPECT_FALSE(implements(cover, table));
    const std::vector<MintermSet> values = simulate(cover);
    table.outputs[0].on = values[0];
    table.outputs[1].on = values[1];
    EXPECT_TRUE(implements(cover, table));
    table.outputs[0].on.set(0);  // 1 where the cover says 0
    EXPECT_FALSE(implements(cover, table));
    table.outputs[0].on.set(0, false);
    table.outputs[0].dont_care.set(0);
    EXPECT_TRUE(implements(cover, table));
    table.outputs[1].on.set(7, false);  // 0 where the cover says 1
    EXPECT_FALSE(implements(cover, table));
    table.outputs.pop_back();
    EXPECT_FALSE(implements(cover, table));
}

TEST(CoverTest, SortingMergesEqualCubes) {
    std::vector<Product> products = {
        {cube("1-1"), 0b01}, {cube("1--"), 0b10}, {cube("1-1"), 0b10}, {cube("0--"), 0b01}};
    sort_products(products);
    EXPECT_THAT(products, ElementsAre(Product{cube("0--"), 0b01}, Product{cube("1--"), 0b10},
                                      Product{cube("1-1"), 0b11}));
}

TEST(CheckCoverTest, FindsEveryViolation) {
    EXPECT_THAT(check(two_outputs()), IsEmpty());
    Cover cover = two_outputs();
    std::swap(cover.products[0], cover.products[1]);
    EXPECT_THAT(check(cover),
                ElementsAre("product 1 is out of order or has the cube of the one before"));
    cover.products = {{cube("1--"), 1}, {cube("1--"), 2}};
    EXPECT_THAT(check(cover),
                ElementsAre("product 1 is out of order or has the cube of the one before"));
    cover.products = {{Cube{2, 1}, 1}};
    EXPECT_THAT(check(cover),
                ElementsAre("product 0 gives a polarity to an input that is not in it"));
    cover.products = {{cube("---1"), 1}};
    EXPECT_THAT(check(cover),
                ElementsAre("product 0 has a literal of an input that does not exist"));
    cover.products = {{cube("1"), 0}};
    EXPECT_THAT(check(cover), ElementsAre("product 0 feeds no output"));
    cover.products = {{cube("1"), 0b100}};
    EXPECT_THAT(check(cover), ElementsAre("product 0 feeds an output that does not exist"));
}

}  // namespace
}  // namespace minterm::cover_test
