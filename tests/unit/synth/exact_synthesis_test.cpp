// SPDX-License-Identifier: Apache-2.0
#include "synth/exact_synthesis.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "synth/verify.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/table_columns.hpp"

namespace minterm::exact_synthesis_test {
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

// An inverted input takes a gate; where gates are normal (0 on zeros) it is an identity in
// disguise.
TEST(ExactTable, InvertersOfInputsCount) {
    // y0 = parity of x0 .. x2, y1 = not x0: no gate of y0 need be near x0'.
    const std::vector<std::string> parity_and_not = {"01101001", "10101010"};
    EXPECT_EQ(fewest(table_of(3, parity_and_not), "lut3", Selection::Tuple), 2);
    EXPECT_EQ(fewest(table_of(3, parity_and_not), "spu2", Selection::Tuple), 3);
    EXPECT_EQ(fewest(table_of(3, parity_and_not), "avx2", Selection::Tuple), 3);
    for (const char* library : {"spu2", "lut3", "avx2", "neon", "spu"}) {
        for (const Selection selection : {Selection::Tuple, Selection::Operand}) {
            EXPECT_EQ(fewest(table_of(1, {"10"}), library, selection), 1) << library;
            EXPECT_EQ(fewest(table_of(2, {"1010", "1100"}), library, selection), 2) << library;
        }
    }
}

// From above: "no" to so many gates has to hold for fewer, whether or not so many can be kept busy.
TEST(ExactTable, ABoundFromAboveIsOne) {
    for (const char* library : {"spu2", "lut3", "avx2", "neon"}) {
        for (const int known : {2, 3, 4, 5, 8}) {
            const CellLibrary& cells = **library_named(library);
            ExactParams params;
            params.known_gates = known;
            params.descend = true;
            const auto found = synthesize_table(table_of(2, {"0001"}), cells, params);
            ASSERT_TRUE(found.ok());
            ASSERT_TRUE(found->network.has_value()) << library << ' ' << known;
            EXPECT_EQ(found->network->gates.size(), 1U) << library << ' ' << known;
            EXPECT_LE(found->lower_bound, 1);
        }
        ExactParams params;
        params.known_gates = 3;
        params.descend = true;
        const auto none = synthesize_table(table_of(2, {"0101"}), **library_named(library), params);
        ASSERT_TRUE(none.ok());
        EXPECT_EQ(none->lower_bound, 0) << library << ": a wire";
    }
}

/// The least number of gates for each pair of outputs (columns of eight rows) that some chain of up
/// to `most` two-input gates over three inputs has, by trying all chains.
class AllChains {
public:
    AllChains(const CellLibrary& cells, std::size_t most)
        : functions_(cell_functions(cells)), most_(most), least_(256 * 256, -1) {
        signals_ = {0xAA, 0xCC, 0xF0};
        visit();
    }
    int least(std::size_t first, std::size_t second) const { return least_[first * 256 + second]; }

private:
    void visit() {
        const auto gates = static_cast<int>(signals_.size()) - 3;
        std::vector<unsigned> outputs = signals_;
        outputs.insert(outputs.end(), {0x00, 0xFF});
        for (const unsigned first : outputs) {
            for (const unsigned second : outputs) {
                int& known = least_[first * 256 + second];
                if (known < 0 || gates < known) known = gates;
            }
        }
        if (signals_.size() == 3 + most_) return;
        const std::vector<unsigned> before = signals_;
        for (const CellFunction& function : functions_) {
            if (function.leaves > 2) continue;
            for (const unsigned x : before) {
                for (const unsigned y : before) {
                    if (function.leaves == 1 && y != before[0]) continue;
                    signals_.push_back(static_cast<unsigned>(evaluate(function.function, x, y, 0)) &
                                       0xFF);
                    visit();
                    signals_.pop_back();
                }
            }
        }
    }

    std::vector<CellFunction> functions_;
    std::size_t most_;
    std::vector<int> least_;
    std::vector<unsigned> signals_;
};

TEST(ExactTable, AgreesWithAllChainsOfTwoGates) {
    const auto column = [](std::size_t function) {
        std::string rows;
        for (int row = 0; row < 8; ++row) rows += (function >> row & 1) != 0 ? '1' : '0';
        return rows;
    };
    for (const char* library : {"spu2", "avx2"}) {
        const AllChains chains(**library_named(library), 2);
        int compared = 0;
        for (std::size_t first = 0; first < 256; ++first) {
            for (std::size_t second = first; second < 256; ++second) {
                const int least = chains.least(first, second);
                if (least < 0 || (first * 7 + second) % 5 != 0) continue;
                ExactParams params;
                params.known_gates = 4;
                const auto found = synthesize_table(table_of(3, {column(first), column(second)}),
                                                    **library_named(library), params);
                ASSERT_TRUE(found.ok());
                ASSERT_TRUE(found->network.has_value()) << first << ' ' << second;
                ASSERT_EQ(static_cast<int>(found->network->gates.size()), least)
                    << library << ' ' << first << ' ' << second;
                ASSERT_EQ(found->lower_bound, least) << library << ' ' << first << ' ' << second;
                ++compared;
            }
        }
        EXPECT_GT(compared, 100) << library;
    }
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
    CellCodes codes{2, 2, &encoding.vertical, &encoding.horizontal};
    const Result<ExactNetwork> result = synthesize_cell(flows, codes, lut3_library());
    ASSERT_TRUE(result);
    EXPECT_EQ(result->network->gates.size(), 5U);
    EXPECT_TRUE(result->proved(5));
    EXPECT_EQ(result->encoding, encoding);
    expect_right(flows, *result);
}

TEST(ExactCell, FreeCodesSaveAGateOfEditDistance) {
    const Flows flows = *derive(testing::load_shipped("levenshtein"));
    const Result<ExactNetwork> result = synthesize_cell(flows, {2, 2}, lut3_library());
    ASSERT_TRUE(result);
    EXPECT_EQ(result->network->gates.size(), 4U);
    EXPECT_TRUE(result->proved(4));
    EXPECT_EQ(result->network->inputs, (std::vector<std::string>{"v0", "v1", "h0", "h1", "c0"}));
    EXPECT_EQ(result->network->outputs[3].name, "h1'");
    expect_right(flows, *result);
}

TEST(ExactCell, TooFewBitsAreRefused) {
    const Flows flows = *derive(testing::load_shipped("levenshtein"));
    const Result<ExactNetwork> result = synthesize_cell(flows, {2, 1}, lut3_library());
    ASSERT_FALSE(result);
    EXPECT_NE(result.failure().render().find("3 values do not have different codes of 1 bits"),
              std::string::npos);
}

TEST(VerifyFlows, OneWrongGateIsFound) {
    const Flows flows = *derive(testing::load_shipped("levenshtein"));
    const Result<ExactNetwork> result = synthesize_cell(flows, {2, 2}, lut3_library());
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
            synthesize_cell(flows, {1, 1}, **library_named(library));
        ASSERT_TRUE(result);
        EXPECT_EQ(result->network->gates.size(), gates) << library;
        EXPECT_TRUE(result->proved(static_cast<int>(gates))) << library;
        expect_right(flows, *result);
    }
}

TEST(ExactCell, EveryStepOfTheProofIsRight) {
    // CaDiCaL's own checker ends the program where a clause does not follow.
    ExactParams params;
    params.check_steps = true;
    const Flows flows = *derive(testing::load_shipped("levenshtein"));
    const auto found = synthesize_cell(flows, {2, 2}, lut3_library(), params);
    ASSERT_TRUE(found.ok());
    EXPECT_EQ(found->lower_bound, 4);
}

TEST(ExactCell, SaysThatThreadsAreOutOfMemory) {
    // The one that goes up, and the one that goes down.
    const Flows flows = *derive(testing::load_shipped("levenshtein"));
    for (const char* library : {"avx2", "lut3"}) {
        for (const int gates : {1, 8}) {
            ExactParams params;
            params.known_gates = 9;
            params.progress = [&](const ExactStep& step) {
                if (step.gates == gates) throw std::bad_alloc();
            };
            const auto found = synthesize_cell(flows, {2, 2}, **library_named(library), params);
            ASSERT_FALSE(found.ok()) << library << gates;
            EXPECT_EQ(found.failure().kind(), FailureKind::Environment);
            EXPECT_EQ(found.failure().messages().front().text,
                      "not enough memory for 2 threads; fewer need less");
        }
    }
}

}  // namespace
}  // namespace minterm::exact_synthesis_test
