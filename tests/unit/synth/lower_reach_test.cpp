// SPDX-License-Identifier: Apache-2.0
//
// Specs that look two rows, columns or symbols back: what they mean at the edges, what the pass
// makes of them, and that it changes no value.
#include "synth/lower_reach.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "synth/check_spec.hpp"
#include "synth/flows.hpp"
#include "synth/interpret.hpp"
#include "synth/parse_spec.hpp"
#include "synth/reach.hpp"
#include "tests/property/random_recurrence.hpp"

namespace minterm::lower_reach_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

Recurrence spec(const std::string& text) {
    const Source source{"f.dp", text};
    const auto parsed = parse_spec(source);
    EXPECT_TRUE(parsed);
    const auto items = check_spec(*parsed, source);
    EXPECT_TRUE(items) << (items ? "" : items.failure().render());
    if (!items) std::abort();
    EXPECT_THAT(check(items->recurrences.at(0)), ElementsAre());
    return items->recurrences.at(0);
}

Recurrence with_cell(const std::string& cell, const std::string& column = "2 * i") {
    return spec(
        "predicate less(x, y) = x < y;\nrecurrence f(a, b) { table D; D[0][j] = j;"
        "D[i][0] = " +
        column + "; D[i][j] = " + cell + "; answer D[m][n]; }");
}

Recurrence with_truth(const std::string& cell) {
    return spec(
        "predicate less(x, y) = x < y;\nrecurrence f(a, b) { table S : bool;"
        "S[0][j] = true; S[i][0] = i == 2; S[i][j] = " +
        cell + "; report j where S[m][j]; }");
}

/// The tables of `recurrence` have the same values after the pass, on random strings of every
/// small size.
void expect_same_values(const Recurrence& recurrence) {
    const auto lowered = lower_reach(recurrence);
    ASSERT_TRUE(lowered) << lowered.failure().render();
    EXPECT_TRUE(has_reach_one(*lowered)) << print_recurrence(*lowered);
    EXPECT_THAT(check(*lowered), ElementsAre()) << print_recurrence(*lowered);
    testing::Random random(1);
    for (std::size_t m = 0; m <= 6; ++m) {
        for (std::size_t n = 0; n <= 6; ++n) {
            const std::string a = testing::random_string(random, m);
            const std::string b = testing::random_string(random, n);
            const Matrix expected = interpret(recurrence, a, b);
            const Matrix actual = interpret(*lowered, a, b);
            for (std::size_t t = 0; t < recurrence.tables.size(); ++t)
                ASSERT_EQ(actual.tables[t], expected.tables[t])
                    << print_recurrence(recurrence) << print_recurrence(*lowered) << a << ' ' << b;
            ASSERT_EQ(answer_of(*lowered, actual), answer_of(recurrence, expected));
        }
    }
}

std::string lowered_text(const Recurrence& recurrence) {
    return print_recurrence(*lower_reach(recurrence));
}

const char* const kSwap =
    "min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (a[i] == b[j] ? 0 : 1), "
    "(a[i-1] == b[j] and a[i] == b[j-1] ? D[i-2][j-2] : D[i-1][j-1]) + 1)";

TEST(LowerReach, LeavesReachOneAlone) {
    const Recurrence recurrence = with_cell("min(D[i-1][j], D[i][j-1], D[i-1][j-1]) + 1");
    EXPECT_EQ(lowered_text(recurrence), print_recurrence(recurrence));
    EXPECT_EQ(lower_reach(recurrence)->nodes.size(), recurrence.nodes.size());
}

TEST(LowerReach, DelaysCellsAndAnswers) {
    EXPECT_EQ(lowered_text(with_cell(kSwap)),
              "recurrence f\n"
              "  predicate match: a[i] == b[j]\n"
              "  int D[0][j] = j\n"
              "  int D[i][0] = 2 * i\n"
              "  int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1), "
              "(match_here[i-1][j] and match_here[i][j-1] ? D_up1_left1[i-1][j-1] : "
              "D[i-1][j-1]) + 1)\n"
              "  bool match_here[0][j] = false\n"
              "  bool match_here[i][0] = false\n"
              "  bool match_here[i][j] = match\n"
              "  int D_up1_left1[0][j] = j\n"
              "  int D_up1_left1[i][0] = 2 * i\n"
              "  int D_up1_left1[i][j] = D[i-1][j-1]\n"
              "  answer D[m][n]\n");
}

// A transcription of the textbook's "if i > 1 and j > 1 and ..." costs no more.
TEST(LowerReach, ConditionsOnIndicesThatSymbolsImplyVanish) {
    const std::string plain = kSwap;
    std::string guarded = plain;
    guarded.insert(guarded.find("a[i-1]"), "i > 1 and 2 <= j and ");
    EXPECT_EQ(lowered_text(with_cell(guarded)), lowered_text(with_cell(plain)));
    EXPECT_THAT(lowered_text(with_cell("i > 1 ? D[i-2][j] : D[i-1][j]")),
                HasSubstr("not_row_0[i-1][j] ? D_up1[i-1][j] : D[i-1][j]"));
}

TEST(LowerReach, OneDelayServesAllThreeFarCornerReads) {
    const std::string text =
        lowered_text(with_cell("min(D[i-2][j-2], D[i-2][j-1], D[i-1][j-2], D[i-1][j]) + 1"));
    EXPECT_THAT(text, HasSubstr("D_up1_left1[i][j-1]"));
    EXPECT_THAT(text, HasSubstr("D_up1_left1[i-1][j]"));
    EXPECT_THAT(text, HasSubstr("D_up1_left1[i-1][j-1]"));
    EXPECT_THAT(text, Not(HasSubstr("D_up1[")));
}

TEST(LowerReach, NewNamesClashWithNone) {
    const Recurrence recurrence = spec(
        "recurrence f(a, b) { table D_up1; table D; D_up1[0][j] = 0; D_up1[i][0] = 0;"
        "D_up1[i][j] = 0; D[0][j] = 0; D[i][0] = 0; D[i][j] = min(D[i-2][j], D_up1[i][j]);"
        "answer D[m][n]; }");
    EXPECT_THAT(lowered_text(recurrence), HasSubstr("D_up1_[i-1][j]"));
    expect_same_values(recurrence);
}

// Hyyro (2003): beside the difference one bit one way, one or two the other. Of the combinations
// only these can be told apart.
TEST(LowerReach, SwapsNeedFewFlowValues) {
    const auto flows = derive(*lower_reach(with_cell(kSwap, "i")));
    ASSERT_TRUE(flows) << flows.failure().render();
    EXPECT_EQ(flows->domain, FlowDomain::Difference);
    EXPECT_EQ(flows->vertical.values.size(), 4U);
    EXPECT_EQ(flows->horizontal.values.size(), 6U);
}

TEST(LowerReach, DeriveAsksForIt) {
    const auto flows = derive(with_cell(kSwap, "i"));
    ASSERT_FALSE(flows);
    EXPECT_EQ(flows.failure().kind(), FailureKind::Internal);
}

TEST(LowerReach, ChangesNoValue) {
    for (const char* cell : {
             kSwap,
             "min(D[i-2][j] + 3, D[i][j-2] + 1, D[i-1][j-1])",
             "min(D[i-2][j-2], D[i-1][j-2], D[i-2][j-1], D[i-1][j] + 1)",
             "max(D[i-1][j], D[i-2][j-2] + (a[i-2] == b[j-2] ? 2 : 0) + (a[i] == b[j] ? 1 : 0))",
             "D[i-1][j] + (a[i] == b[j-2] ? 1 : 0) + (a[i-2] == b[j] ? 4 : 0)",
             "D[i-1][j] + (less(a[i-1], b[j]) ? 1 : 0) + (less(b[j-1], a[i]) ? 4 : 0)",
             "D[i-1][j] + (a[i-1] != b[j] ? 1 : 0) + (a[i] == b[j-1] ? 4 : 0)",
             "D[i-1][j] + (D[i-2][j] < D[i-1][j] ? 1 : 0) + (D[i][j-2] != D[i][j-1] ? 4 : 0)",
             "D[i-1][j] + (not (D[i-2][j] < D[i-1][j]) ? 1 : 0)",
             "i > 1 ? (j > 1 ? D[i-2][j-2] : D[i-1][j-1] + 1) : D[i-1][j] + 2",
             "D[i-1][j] + (i == 1 ? 1 : 0) + (i == 2 ? 2 : 0) + (i > 2 ? 4 : 0)",
             "D[i-1][j] + (j != 1 ? 1 : 0) + (j != 2 ? 2 : 0) + (3 > j ? 4 : 0)",
             "D[i-1][j] + (j >= 0 ? 1 : 0) + (i < -5 ? 2 : 0)",
             // Left out where the term is missing, and that depends on the symbols.
             "min(D[i-1][j] + 2, (a[i] == b[j] ? D[i-2][j] : D[i-1][j-1]) + 1)",
             "min(max(D[i-2][j], D[i][j-2]), max(D[i-2][j-1], D[i-1][j] + 1)) + 1",
             "min(min(D[i-2][j], D[i][j-2]) + 1, D[i-2][j-2] - 1, D[i-1][j-1])",
             "max(D[i-1][j], -D[i-2][j], 2 * D[i][j-2] - D[i-2][j])",
         }) {
        SCOPED_TRACE(cell);
        expect_same_values(with_cell(cell));
    }
    for (const char* cell : {
             "S[i-2][j-2] and a[i] == b[j]",
             "not S[i-2][j] or S[i-1][j-2]",
             "(S[i-2][j-1] == S[i][j-2]) != (a[i-1] == b[j] and a[i] == b[j])",
             "S[i-1][j-1] or i > 2 and less(a[i-2], b[j-1]) and a[i] == b[j]",
             "a[i] == b[j] ? S[i-2][j] : S[i][j-2]",
         }) {
        SCOPED_TRACE(cell);
        expect_same_values(with_truth(cell));
    }
}

// ---- What it means at the edges -----------------------------------------------------------------

TEST(Reach, WhatIsOutsideIsLeftOutOrFalse) {
    // Row 1 has no D[i-2][j]: the other term remains.
    EXPECT_THAT(interpret(with_cell("min(D[i-2][j], D[i-1][j] + 9)"), "xy", "z").tables[0],
                ElementsAre(0, 1,   //
                            2, 10,  //
                            4, 1));
    EXPECT_THAT(interpret(with_cell("D[i-1][j] + (a[i-1] == b[j] ? 10 : 0) + "
                                    "(a[i-1] != b[j] ? 100 : 0) + (a[i] == b[j] ? 0 : 0)"),
                          "xx", "x")
                    .tables[0],
                ElementsAre(0, 1,    //
                            2, 101,  //
                            4, 111));
}

TEST(Reach, FactsByRegion) {
    const Recurrence recurrence =
        with_cell("i > 1 and a[i-1] == b[j] and a[i] == b[j] ? D[i-2][j] : D[i-1][j]");
    const ExprId cell = recurrence.tables[0].cell;
    const ExprId condition = recurrence.nodes[cell].args[0];
    EXPECT_EQ(facts_in(recurrence, {1, 3})[condition].value, 0);
    EXPECT_EQ(facts_in(recurrence, {2, 3})[condition].value, std::nullopt);
    EXPECT_EQ(facts_in(recurrence, {1, 1})[cell].presence, Presence::Always);
    EXPECT_FALSE(place_without_value(recurrence, cell));
    EXPECT_EQ(all_regions().size(), 9U);
}

}  // namespace
}  // namespace minterm::lower_reach_test
