// SPDX-License-Identifier: Apache-2.0
#include "synth/exact_synthesis.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "synth/verify.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/table_columns.hpp"

namespace minterm {
namespace {

using testing::table_of;

int fewest(const TruthTable& table, const std::string& library, Selection selection) {
    const CellLibrary& cells = **library_named(library);
    ExactParams params;
    params.selection = selection;
    const Result<ExactNetwork> result = synthesize_table(table, cells, params);
    if (!result) {
        ADD_FAILURE() << result.failure().render();
        return -1;
    }
    EXPECT_TRUE(result->network.has_value());
    EXPECT_EQ(check(*result->network, cells), std::vector<std::string>{});
    EXPECT_TRUE(verify_table(table, *result->network));
    const auto gates = static_cast<int>(result->network->gates.size());
    EXPECT_TRUE(result->proved(gates));
    return gates;
}

const std::vector<std::string> kXor3 = {"01101001"};
const std::vector<std::string> kFullAdder = {"01101001", "00010111"};

TEST(ExactTable, KnownMinimaOfThreeInputs) {
    for (const Selection selection : {Selection::Tuple, Selection::Operand}) {
        EXPECT_EQ(fewest(table_of(3, kXor3), "spu2", selection), 2);
        EXPECT_EQ(fewest(table_of(3, kXor3), "avx2", selection), 2);
        EXPECT_EQ(fewest(table_of(3, kXor3), "lut3", selection), 1);
        EXPECT_EQ(fewest(table_of(3, kFullAdder), "spu2", selection), 5);  // Knuth 7.1.2
        EXPECT_EQ(fewest(table_of(3, kFullAdder), "lut3", selection), 2);
    }
    EXPECT_EQ(fewest(table_of(3, kXor3), "neon_sha3", Selection::Tuple), 1);  // eor3
    EXPECT_EQ(fewest(table_of(3, {"01010011"}), "spu2", Selection::Tuple), 3);
    EXPECT_EQ(fewest(table_of(3, {"01010011"}), "spu", Selection::Tuple), 1);  // selb
}

TEST(ExactTable, ConstantsWiresAndInverters) {
    EXPECT_EQ(fewest(table_of(2, {"0000", "1111", "----", "0101"}), "avx2", Selection::Tuple), 0);
    EXPECT_EQ(fewest(table_of(1, {"10"}), "avx2", Selection::Tuple), 1);
    EXPECT_EQ(fewest(table_of(1, {"10"}), "lut3", Selection::Tuple), 1);
    EXPECT_EQ(fewest(table_of(1, {"10"}), "neon", Selection::Tuple), 1);
    EXPECT_EQ(fewest(table_of(2, {"0111", "1000"}), "avx2", Selection::Tuple), 2);
    EXPECT_EQ(fewest(table_of(2, {"0-10"}), "avx2", Selection::Tuple), 1);
}

TEST(ExactTable, TooWideIsRefused) {
    TruthTable table = table_of(17, {});
    const Result<ExactNetwork> result = synthesize_table(table, lut3_library());
    ASSERT_FALSE(result);
    EXPECT_EQ(result.failure().kind(), FailureKind::User);
}

TEST(ExactTable, NoTimeLeavesTheLowerBoundThatIsKnown) {
    ExactParams params;
    params.seconds = 0;
    params.least_gates = 1;
    const Result<ExactNetwork> result =
        synthesize_table(table_of(3, kFullAdder), lut3_library(), params);
    ASSERT_TRUE(result);
    EXPECT_FALSE(result->network.has_value());
    EXPECT_EQ(result->lower_bound, 1);
}

TEST(ExactTable, FromAboveAndBelowMeet) {
    ExactParams params;
    params.known_gates = 7;
    std::vector<int> impossible;
    params.progress = [&](const ExactStep& step) {
        if (step.event == ExactStep::Event::Impossible) impossible.push_back(step.gates);
    };
    const Result<ExactNetwork> result =
        synthesize_table(table_of(3, kFullAdder), **library_named("spu2"), params);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->network->gates.size(), 5U);
    EXPECT_EQ(result->lower_bound, 5);
    EXPECT_FALSE(impossible.empty());
}

// The network on every pair of codes against the flows themselves.
void expect_right(const Flows& flows, const ExactNetwork& found) {
    const EdgeEncoding& vertical = found.encoding.vertical;
    const EdgeEncoding& horizontal = found.encoding.horizontal;
    const std::vector<MintermSet> outputs = simulate(*found.network);
    ASSERT_EQ(check(found.encoding, flows), std::vector<std::string>{});
    const unsigned all_hold = (1U << flows.relations) - 1;
    for (std::uint64_t m = 0; m < outputs[0].size(); ++m) {
        const int v = vertical.value_of_code[m & ((1U << vertical.bits) - 1)];
        const int h = horizontal.value_of_code[m >> vertical.bits & ((1U << horizontal.bits) - 1)];
        if (v < 0 || h < 0) continue;
        if (!flows.can_meet(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h))) continue;
        const auto differ = static_cast<unsigned>(m >> (vertical.bits + horizontal.bits));
        const CellResult& result =
            flows.at(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h), ~differ & all_hold);
        std::size_t code = 0;
        for (std::size_t k = 0; k < outputs.size(); ++k)
            code |= std::size_t{outputs[k].test(m)} << k;
        const std::size_t v_code = code & ((1U << vertical.bits) - 1);
        EXPECT_EQ(vertical.value_of_code[v_code], result.vertical) << "minterm " << m;
        EXPECT_EQ(horizontal.value_of_code[code >> vertical.bits], result.horizontal)
            << "minterm " << m;
    }
}

TEST(ExactCell, CodesThatAreGivenStay) {
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    const Flows flows = *derive(recurrence);
    const Encoding encoding = *encode(recurrence, flows);
    CellCodes codes{2, 2, &encoding};
    const Result<ExactNetwork> result = synthesize_cell(flows, codes, lut3_library());
    ASSERT_TRUE(result);
    EXPECT_EQ(result->network->gates.size(), 5U);
    EXPECT_TRUE(result->proved(5));
    EXPECT_EQ(result->encoding, encoding);
    expect_right(flows, *result);
}

TEST(ExactCell, FreeCodesSaveAGateOfEditDistance) {
    const Flows flows = *derive(testing::load_shipped("levenshtein"));
    const Result<ExactNetwork> result = synthesize_cell(flows, {2, 2, nullptr}, lut3_library());
    ASSERT_TRUE(result);
    EXPECT_EQ(result->network->gates.size(), 4U);
    EXPECT_TRUE(result->proved(4));
    EXPECT_EQ(result->network->inputs, (std::vector<std::string>{"v0", "v1", "h0", "h1", "c0"}));
    EXPECT_EQ(result->network->outputs[3].name, "h1'");
    expect_right(flows, *result);
}

TEST(ExactCell, TooFewBitsAreRefused) {
    const Flows flows = *derive(testing::load_shipped("levenshtein"));
    const Result<ExactNetwork> result = synthesize_cell(flows, {2, 1, nullptr}, lut3_library());
    ASSERT_FALSE(result);
    EXPECT_NE(result.failure().render().find("3 values do not have different codes of 1 bits"),
              std::string::npos);
}

TEST(VerifyFlows, OneWrongGateIsFound) {
    const Flows flows = *derive(testing::load_shipped("levenshtein"));
    const Result<ExactNetwork> result = synthesize_cell(flows, {2, 2, nullptr}, lut3_library());
    ASSERT_TRUE(result);
    EXPECT_TRUE(verify_flows(flows, result->encoding, *result->network));
    int caught = 0;
    for (std::size_t g = 0; g < result->network->gates.size(); ++g) {
        MappedNetwork broken = *result->network;
        broken.gates[g].function = static_cast<std::uint8_t>(~broken.gates[g].function);
        caught += verify_flows(flows, result->encoding, broken) ? 0 : 1;
    }
    EXPECT_EQ(caught, 4);
    MappedNetwork narrow = *result->network;
    narrow.outputs.pop_back();
    EXPECT_FALSE(verify_flows(flows, result->encoding, narrow));
}

TEST(ExactCell, LongestCommonSubsequenceInEveryLibrary) {
    const Flows flows = *derive(testing::load_shipped("lcs"));
    const std::vector<std::pair<std::string, std::size_t>> fewest = {
        {"avx2", 4}, {"bmi", 4}, {"spu2", 4}, {"spu", 3}, {"lut3", 2}, {"neon", 3}};
    for (const auto& [library, gates] : fewest) {
        const Result<ExactNetwork> result =
            synthesize_cell(flows, {1, 1, nullptr}, **library_named(library));
        ASSERT_TRUE(result);
        EXPECT_EQ(result->network->gates.size(), gates) << library;
        EXPECT_TRUE(result->proved(static_cast<int>(gates))) << library;
        expect_right(flows, *result);
    }
}

}  // namespace
}  // namespace minterm
