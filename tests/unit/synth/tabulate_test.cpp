// SPDX-License-Identifier: Apache-2.0
#include "synth/tabulate.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/property/random_recurrence.hpp"
#include "tests/support/recurrence_builder.hpp"

namespace minterm::testing::tabulate_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// One row a minterm: the inputs in order, a space, the outputs in order.
std::vector<std::string> rows(const TruthTable& table) {
    std::vector<std::string> result;
    for (std::uint64_t minterm = 0; minterm < std::uint64_t{1} << table.input_count(); ++minterm) {
        std::string row;
        for (int k = 0; k < table.input_count(); ++k) row += (minterm >> k & 1) != 0 ? '1' : '0';
        row += ' ';
        for (const TableOutput& output : table.outputs) {
            row += output.dont_care.test(minterm) ? '*' : output.on.test(minterm) ? '1' : '0';
        }
        result.push_back(row);
    }
    return result;
}

TruthTable tabulated(const Recurrence& recurrence) {
    const Flows flows = *derive(recurrence);
    const TruthTable table = tabulate(flows, *encode(recurrence, flows));
    EXPECT_THAT(check(table), IsEmpty());
    return table;
}

std::vector<std::string> output_names(const TruthTable& table) {
    std::vector<std::string> names;
    for (const TableOutput& output : table.outputs) names.push_back(output.name);
    return names;
}

TEST(Tabulate, LcsRowByRow) {
    const TruthTable table = tabulated(lcs());
    EXPECT_THAT(table.inputs, ElementsAre("v0", "h0", "c0"));
    EXPECT_THAT(output_names(table), ElementsAre("v0'", "h0'"));
    // v h and "differ"; equal symbols raise both sides unless they are raised already.
    EXPECT_THAT(rows(table), ElementsAre("000 11", "100 10", "010 01", "110 00",  //
                                         "001 00", "101 10", "011 01", "111 00"));
}

TEST(Tabulate, LevenshteinHasDontCaresOnBothSides) {
    const TruthTable table = tabulated(levenshtein());
    EXPECT_THAT(table.inputs, ElementsAre("v0", "v1", "h0", "h1", "c0"));
    EXPECT_THAT(output_names(table), ElementsAre("v0'", "v1'", "h0'", "h1'"));
    const std::vector<std::string> all = rows(table);
    // Codes, bit 0 first: 0 is 00, +1 is 10, -1 is *1.
    EXPECT_EQ(all[0b0'00'00], "00000 0000");
    EXPECT_EQ(all[0b1'00'00], "00001 1010");  // 0 0 differ -> +1 +1
    EXPECT_EQ(all[0b0'01'01], "10100 *1*1");  // +1 +1 equal -> -1 -1
    EXPECT_EQ(all[0b1'01'01], "10101 0000");  // +1 +1 differ -> 0 0
    EXPECT_EQ(all[0b1'10'00], "00011 1000");  // 0 -1 -> +1 0
    EXPECT_EQ(all[0b1'11'00], "00111 1000");  // the other code of -1
}

TEST(Tabulate, CodesOfNoValueAreDontCares) {
    Flows flows;
    flows.vertical.components = {{0, Neighbour::Left}};
    for (std::int64_t x = 0; x < 5; ++x) flows.vertical.values.push_back({x});
    flows.horizontal.values = {{}};
    flows.cell.assign(5, {4, 0});
    const TruthTable table = tabulate(flows, *encode(levenshtein(), flows));
    EXPECT_THAT(table.inputs, ElementsAre("v0", "v1", "v2"));
    EXPECT_THAT(rows(table), ElementsAre("000 001", "100 001", "010 001", "110 001",  //
                                         "001 001", "101 ***", "011 ***", "111 ***"));
}

TEST(Tabulate, PairsThatNeverMeetAreDontCares) {
    Flows flows;
    flows.vertical.components = {{0, Neighbour::Left}};
    flows.horizontal.components = {{0, Neighbour::Above}};
    flows.vertical.values = {{0}, {1}};
    flows.horizontal.values = {{0}, {1}};
    flows.cell.assign(4, {1, 0});
    flows.meets = {true, true, false, true};
    const TruthTable table = tabulate(flows, *encode(levenshtein(), flows));
    EXPECT_THAT(rows(table), ElementsAre("00 10", "10 **", "01 10", "11 10"));
}

TEST(Tabulate, EachPredicateIsAnInput) {
    for (const std::uint64_t seed : {3U, 9U, 15U, 21U}) {
        const Recurrence recurrence = random_recurrence(seed);
        const Result<Flows> flows = derive(recurrence);
        ASSERT_TRUE(flows.ok()) << seed;
        const Encoding encoding = *encode(recurrence, *flows);
        const TruthTable table = tabulate(*flows, encoding);
        EXPECT_THAT(check(table), IsEmpty());
        const int state_bits = encoding.vertical.bits + encoding.horizontal.bits;
        ASSERT_EQ(table.input_count(), state_bits + flows->relations);
        // Every cared-for entry is the code of the cell's result.
        for (std::uint64_t minterm = 0; minterm < std::uint64_t{1} << table.input_count();
             ++minterm) {
            const std::uint64_t v_code = minterm & ((1U << encoding.vertical.bits) - 1);
            const std::uint64_t h_code =
                minterm >> encoding.vertical.bits & ((1U << encoding.horizontal.bits) - 1);
            const int v = encoding.vertical.value_of_code[v_code];
            const int h = encoding.horizontal.value_of_code[h_code];
            const bool occurs =
                v >= 0 && h >= 0 &&
                flows->can_meet(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h));
            if (!occurs) {
                for (const TableOutput& output : table.outputs) {
                    EXPECT_TRUE(output.dont_care.test(minterm));
                }
                continue;
            }
            const unsigned differ = static_cast<unsigned>(minterm >> state_bits);
            const CellResult& result =
                flows->at(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h),
                          differ ^ ((1U << flows->relations) - 1));
            std::uint64_t out = 0;
            for (std::size_t o = 0; o < table.outputs.size(); ++o) {
                out |= std::uint64_t{table.outputs[o].on.test(minterm)} << o;
            }
            EXPECT_EQ(encoding.vertical.value_of_code[out & ((1U << encoding.vertical.bits) - 1)],
                      result.vertical);
            EXPECT_EQ(encoding.horizontal.value_of_code[out >> encoding.vertical.bits],
                      result.horizontal);
        }
    }
}

}  // namespace
}  // namespace minterm::testing::tabulate_test
