// SPDX-License-Identifier: Apache-2.0
//
// Minterm sets of every size around the word boundary, and what check() finds in a table.
#include "synth/truth_table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace minterm::truth_table_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(MintermSetTest, SetsCountsAndComplementsAtEverySize) {
    for (int inputs = 0; inputs <= 9; ++inputs) {
        SCOPED_TRACE(inputs);
        MintermSet set(inputs);
        EXPECT_EQ(set.size(), std::uint64_t{1} << inputs);
        EXPECT_TRUE(set.none());
        EXPECT_FALSE(set.all());
        EXPECT_TRUE((~set).all());
        EXPECT_EQ((~set).count(), set.size());

        set.set(set.size() - 1);
        EXPECT_TRUE(set.test(set.size() - 1));
        EXPECT_EQ(set.count(), 1U);
        EXPECT_FALSE((~set).test(set.size() - 1));
        EXPECT_EQ(~~set, set);

        set.set(set.size() - 1, false);
        EXPECT_EQ(set, MintermSet(inputs));
    }
}

TEST(MintermSetTest, DefaultIsTheEmptySetOverNoInputs) {
    EXPECT_EQ(MintermSet(), MintermSet(0));
    EXPECT_EQ(MintermSet().size(), 1U);
}

TEST(MintermSetTest, IntersectionAndUnion) {
    MintermSet a(7);
    MintermSet b(7);
    a.set(3);
    a.set(100);
    b.set(100);
    b.set(127);
    MintermSet both = a;
    both &= b;
    EXPECT_EQ(both.count(), 1U);
    EXPECT_TRUE(both.test(100));
    MintermSet any = a;
    any |= b;
    EXPECT_EQ(any.count(), 3U);
}

TEST(MintermSetTest, LargestTableFits) {
    MintermSet set(kMaxTableInputs);
    set.set(set.size() - 1);
    EXPECT_EQ(set.count(), 1U);
}

TruthTable good_table() {
    return {{"a", "b"}, {{"a", MintermSet(2), MintermSet(2)}, {"y", MintermSet(2), MintermSet(2)}}};
}

TEST(CheckTableTest, AcceptsAnInputAndAnOutputWithOneName) {
    EXPECT_THAT(check(good_table()), IsEmpty());
}

TEST(CheckTableTest, AcceptsATableWithoutInputsOrOutputs) {
    EXPECT_THAT(check(TruthTable{}), IsEmpty());
}

TEST(CheckTableTest, OnAndFreeAtOnce) {
    TruthTable table = good_table();
    table.outputs[1].on.set(2);
    table.outputs[1].dont_care.set(2);
    EXPECT_THAT(check(table), ElementsAre("output \"y\" is both 1 and free on 1 minterms"));
}

TEST(CheckTableTest, SetOfAnotherSize) {
    TruthTable table = good_table();
    table.outputs[0].dont_care = MintermSet(3);
    EXPECT_THAT(check(table), ElementsAre("output \"a\" is not a function of the 2 inputs"));
}

TEST(CheckTableTest, BitsPastTheLastMinterm) {
    TruthTable table = good_table();
    table.outputs[0].on.words()[0] = 0x10;
    EXPECT_THAT(check(table), ElementsAre("output \"a\" has bits past the last minterm"));
}

TEST(CheckTableTest, Names) {
    TruthTable table = good_table();
    table.inputs = {"x y", "x y"};
    table.outputs[0].name = "";
    table.outputs[1].name = "#1";
    EXPECT_THAT(check(table),
                ElementsAre("input name \"x y\" contains a blank or starts with #",
                            "input name \"x y\" contains a blank or starts with #",
                            "more than one input is named \"x y\"", "output 0 has an empty name",
                            "output name \"#1\" contains a blank or starts with #"));
}

TEST(CheckTableTest, TooManyOutputs) {
    TruthTable table;
    for (int i = 0; i <= kMaxTableOutputs; ++i) {
        table.outputs.push_back({"y" + std::to_string(i), MintermSet(), MintermSet()});
    }
    EXPECT_THAT(check(table), ElementsAre("65 outputs, more than 64"));
}

TEST(CheckTableTest, TooManyInputs) {
    TruthTable table;
    for (int i = 0; i <= kMaxTableInputs; ++i) table.inputs.push_back("x" + std::to_string(i));
    EXPECT_THAT(check(table), ElementsAre("25 inputs, more than 24"));
}

}  // namespace
}  // namespace minterm::truth_table_test
