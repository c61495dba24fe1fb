// SPDX-License-Identifier: Apache-2.0
#include "synth/interpret.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

#include "tests/reference/edit_distances.hpp"
#include "tests/reference/occurrences.hpp"
#include "tests/support/recurrence_builder.hpp"

namespace minterm::testing::interpret_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> all_strings(std::size_t longest, std::string_view letters) {
    std::vector<std::string> strings{""};
    std::size_t first_of_length = 0;
    for (std::size_t length = 1; length <= longest; ++length) {
        const std::size_t end = strings.size();
        for (std::size_t k = first_of_length; k < end; ++k) {
            for (const char c : letters) strings.push_back(strings[k] + c);
        }
        first_of_length = end;
    }
    return strings;
}

// Calls `test(a, b)` on all pairs of short strings.
template <typename Test>
void on_all_pairs(Test test) {
    for (const auto& [longest, letters] : {std::pair<std::size_t, std::string_view>{4, "xy"},
                                           std::pair<std::size_t, std::string_view>{3, "xyz"}}) {
        const std::vector<std::string> strings = all_strings(longest, letters);
        for (const std::string& a : strings) {
            for (const std::string& b : strings) test(a, b);
        }
    }
}

AnswerValue answer(const Recurrence& recurrence, std::string_view a, std::string_view b) {
    return answer_of(recurrence, interpret(recurrence, a, b));
}

TEST(Interpret, LevenshteinMatrix) {
    const Matrix matrix = interpret(levenshtein(), "ab", "cab");
    EXPECT_EQ(matrix.rows, 2U);
    EXPECT_EQ(matrix.cols, 3U);
    EXPECT_THAT(matrix.tables, ElementsAre(ElementsAre(0, 1, 2, 3,  //
                                                       1, 1, 1, 2,  //
                                                       2, 2, 2, 1)));
    EXPECT_EQ(matrix.at(0, 1, 3), 2);
}

TEST(Interpret, DistancesAgreeWithTheReference) {
    const Recurrence distance = levenshtein();
    const Recurrence costs = weighted(3, 2, 1);
    const Recurrence common = lcs();
    const Recurrence gaps = indel();
    const Recurrence gap_costs = affine(3, 2, 1);
    on_all_pairs([&](const std::string& a, const std::string& b) {
        ASSERT_EQ(answer(distance, a, b).value, reference::edit_distance(a, b)) << a << " " << b;
        ASSERT_EQ(answer(costs, a, b).value, reference::weighted_edit_distance(a, b, 3, 2, 1))
            << a << " " << b;
        ASSERT_EQ(answer(common, a, b).value, reference::lcs_length(a, b)) << a << " " << b;
        ASSERT_EQ(answer(gaps, a, b).value, reference::indel_distance(a, b)) << a << " " << b;
        ASSERT_EQ(answer(gap_costs, a, b).value, reference::affine_distance(a, b, 3, 2, 1))
            << a << " " << b;
    });
}

TEST(Interpret, HammingOfEquallyLongStrings) {
    const Recurrence distance = hamming();
    const Recurrence at_most_two = saturated_hamming(2);
    on_all_pairs([&](const std::string& a, const std::string& b) {
        const auto expected = reference::hamming_distance(a, b);
        if (!expected) return;
        ASSERT_EQ(answer(distance, a, b).value, *expected) << a << " " << b;
        ASSERT_EQ(answer(at_most_two, a, b).value, std::min<std::int64_t>(*expected, 2));
    });
}

TEST(Interpret, BestEndsAgreeWithTheReference) {
    const Recurrence from_start = prefix();
    const Recurrence anywhere = infix();
    on_all_pairs([&](const std::string& a, const std::string& b) {
        const reference::BestEnds best_prefix = reference::prefix_distance(a, b);
        ASSERT_EQ(answer(from_start, a, b), (AnswerValue{best_prefix.distance, best_prefix.ends}));
        const reference::BestEnds best_infix = reference::infix_distance(a, b);
        ASSERT_EQ(answer(anywhere, a, b), (AnswerValue{best_infix.distance, best_infix.ends}));
    });
}

TEST(Interpret, OccurrencesAgreeWithTheReference) {
    const Recurrence exact = shift_or();
    const Recurrence near = k_mismatch(1);
    on_all_pairs([&](const std::string& pattern, const std::string& text) {
        const auto ends = reference::occurrences(pattern, text);
        ASSERT_EQ(answer(exact, pattern, text),
                  (AnswerValue{static_cast<std::int64_t>(ends.size()), ends}));
        // An empty pattern matches everywhere, as the first row says.
        const auto near_ends = reference::mismatch_occurrences(pattern, text, 1);
        ASSERT_EQ(answer(near, pattern, text),
                  (AnswerValue{static_cast<std::int64_t>(near_ends.size()), near_ends}));
    });
}

TEST(Interpret, GreatestOfTheLastRowNamesEveryPlace) {
    RecurrenceBuilder b("greatest");
    const auto D = b.int_table("D");
    b.fill(D, b.number(0) - b.j(), b.number(0),
           select(b.holds(b.equality()), b.number(5), b.left(D)));
    b.answer_greatest(D);
    EXPECT_EQ(answer(b.build(), "x", "yxyx"), (AnswerValue{5, {2, 3, 4}}));
    EXPECT_EQ(answer(b.build(), "", "yx"), (AnswerValue{0, {0}}));
}

TEST(Interpret, EmptySidesComeFromTheBoundary) {
    EXPECT_EQ(answer(levenshtein(), "", "").value, 0);
    EXPECT_EQ(answer(levenshtein(), "", "abc").value, 3);
    EXPECT_EQ(answer(levenshtein(), "ab", "").value, 2);
    EXPECT_THAT(answer(shift_or(), "a", "").positions, IsEmpty());
    EXPECT_THAT(answer(shift_or(), "", "ab").positions, ElementsAre(0, 1, 2));
}

TEST(Interpret, AllBytesAreSymbols) {
    using std::string_view_literals::operator""sv;
    EXPECT_EQ(answer(levenshtein(), "\0\xff\x80"sv, "\xff\x80\0"sv).value, 2);
    RecurrenceBuilder b("above");
    const auto D = b.int_table("D");
    const auto greater =
        b.relation("greater", [](unsigned char x, unsigned char y) { return x > y; });
    b.fill(D, b.number(0), b.number(0), select(b.holds(greater), b.number(1), b.number(0)));
    b.answer_corner(D);
    EXPECT_EQ(answer(b.build(), "\xff"sv, "\x7f"sv).value, 1);
    EXPECT_EQ(answer(b.build(), "\0"sv, "\xff"sv).value, 0);
}

TEST(Interpret, TablesOfOneCellSeeEarlierOnes) {
    RecurrenceBuilder b("two");
    const auto S = b.bool_table("S");
    const auto D = b.int_table("D");
    b.fill(S, b.truth(false), b.truth(false), b.holds(b.equality()));
    b.fill(D, b.number(0), b.number(0),
           b.diagonal(D) + select(b.here(S), b.number(1), b.number(0)));
    b.answer_corner(D);
    EXPECT_EQ(answer(b.build(), "abab", "abba").value, 2);
}

TEST(Interpret, EveryOperatorMeansWhatItSays) {
    RecurrenceBuilder b("operators");
    const auto D = b.int_table("D");
    const Formula x = b.left(D);
    const Formula y = b.above(D);
    std::int64_t neighbours[4] = {0, 7, -3, 0};
    CellView view;
    view.tables = neighbours;
    view.row = 11;
    view.col = 12;
    view.rows = 13;
    view.cols = 14;
    const auto value = [&](Formula formula) { return evaluate(b.build(), formula.id, view); };
    EXPECT_EQ(value(x + y), 4);
    EXPECT_EQ(value(x - y), 10);
    EXPECT_EQ(value(x * y), -21);
    EXPECT_EQ(value(-x), -7);
    EXPECT_EQ(value(min(x, y)), -3);
    EXPECT_EQ(value(max(x, y)), 7);
    EXPECT_EQ(value(x == y), 0);
    EXPECT_EQ(value(x != y), 1);
    EXPECT_EQ(value(x < y), 0);
    EXPECT_EQ(value(y < x), 1);
    EXPECT_EQ(value(x <= x), 1);
    EXPECT_EQ(value(x > x), 0);
    EXPECT_EQ(value(x >= y), 1);
    EXPECT_EQ(value(b.truth(true) && b.truth(false)), 0);
    EXPECT_EQ(value(b.truth(true) || b.truth(false)), 1);
    EXPECT_EQ(value(!b.truth(true)), 0);
    EXPECT_EQ(value(select(b.truth(false), x, y)), -3);
    EXPECT_EQ(value(b.i()), 11);
    EXPECT_EQ(value(b.j()), 12);
    EXPECT_EQ(value(b.node(ExprOp::RowCount, ValueType::Int, {})), 13);
    EXPECT_EQ(value(b.node(ExprOp::ColCount, ValueType::Int, {})), 14);
    // Overflow wraps.
    const Formula greatest = b.number(std::numeric_limits<std::int64_t>::max());
    EXPECT_EQ(value(greatest + 1), std::numeric_limits<std::int64_t>::min());
}

}  // namespace
}  // namespace minterm::testing::interpret_test
