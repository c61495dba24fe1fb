// SPDX-License-Identifier: Apache-2.0
#include "synth/recurrence.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

#include "tests/property/random_recurrence.hpp"
#include "tests/support/recurrence_builder.hpp"

namespace minterm::testing::recurrence_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

TEST(Recurrence, IsPrintedAsFormulas) {
    EXPECT_EQ(print_recurrence(levenshtein()),
              "recurrence levenshtein\n"
              "  predicate match: a[i] == b[j]\n"
              "  int D[0][j] = j\n"
              "  int D[i][0] = i\n"
              "  int D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (match ? 0 : 1))\n"
              "  answer D[m][n]\n");
    EXPECT_EQ(print_recurrence(k_mismatch(2)),
              "recurrence k_mismatch\n"
              "  predicate match: a[i] == b[j]\n"
              "  int M[0][j] = 0\n"
              "  int M[i][0] = 3\n"
              "  int M[i][j] = min(M[i-1][j-1] + (match ? 0 : 1), 3)\n"
              "  answer report j where M[m][j] <= 2\n");
}

TEST(Recurrence, PrintsParenthesesOnlyWhereTheyAreNeeded) {
    RecurrenceBuilder b("shapes");
    const auto D = b.int_table("D");
    const Formula x = b.left(D);
    const Formula y = b.above(D);
    const Formula one = b.number(1);
    const auto printed = [&](Formula cell) {
        b.fill(D, one, one, cell);
        const std::string text = print_recurrence(b.build());
        const std::size_t from = text.find("D[i][j] = ") + 10;
        return text.substr(from, text.find('\n', from) - from);
    };
    EXPECT_EQ(printed(x - (y - one)), "D[i][j-1] - (D[i-1][j] - 1)");
    EXPECT_EQ(printed((x - y) - one), "D[i][j-1] - D[i-1][j] - 1");
    EXPECT_EQ(printed((x + y) * one), "(D[i][j-1] + D[i-1][j]) * 1");
    EXPECT_EQ(printed(-(x + y)), "-(D[i][j-1] + D[i-1][j])");
    EXPECT_EQ(printed(-b.number(-1)), "-(-1)");
    EXPECT_EQ(printed(min(min(x, y), one)), "min(D[i][j-1], D[i-1][j], 1)");
    EXPECT_EQ(printed(min(x, min(y, one))), "min(D[i][j-1], min(D[i-1][j], 1))");
    EXPECT_EQ(printed(max(min(x, y), one)), "max(min(D[i][j-1], D[i-1][j]), 1)");
    EXPECT_EQ(printed(select(x < y || !(x == y && y >= one), x, select(x != y, y, one))),
              "D[i][j-1] < D[i-1][j] or not (D[i][j-1] == D[i-1][j] and D[i-1][j] >= 1)"
              " ? D[i][j-1] : D[i][j-1] != D[i-1][j] ? D[i-1][j] : 1");
}

TEST(Recurrence, ArityCountsOperands) {
    EXPECT_EQ(arity(ExprOp::Constant), 0);
    EXPECT_EQ(arity(ExprOp::Predicate), 0);
    EXPECT_EQ(arity(ExprOp::Not), 1);
    EXPECT_EQ(arity(ExprOp::Min), 2);
    EXPECT_EQ(arity(ExprOp::Select), 3);
}

TEST(RecurrenceCheck, AcceptsTheSharedOnes) {
    for (const Recurrence& recurrence :
         {levenshtein(), lcs(), indel(), weighted(3, 2, 1), prefix(), infix(), shift_or(),
          k_mismatch(3), hamming(), saturated_hamming(5), affine(1, 1, 1)}) {
        EXPECT_THAT(check(recurrence), IsEmpty()) << print_recurrence(recurrence);
    }
}

TEST(RecurrenceCheck, AcceptsRandomOnes) {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const Recurrence recurrence = random_recurrence(seed);
        EXPECT_THAT(check(recurrence), IsEmpty()) << print_recurrence(recurrence);
        EXPECT_EQ(print_recurrence(recurrence), print_recurrence(random_recurrence(seed)));
    }
}

struct Damage {
    const char* what;  // a part of the complaint
    std::function<void(Recurrence&)> damage;
};

// Sets the cell of levenshtein's only table to a new node.
std::function<void(Recurrence&)> with_cell(ExprNode node) {
    return [node](Recurrence& r) {
        r.nodes.push_back(node);
        r.tables[0].cell = static_cast<ExprId>(r.nodes.size() - 1);
    };
}

ExprNode leaf(ExprOp op, ValueType type = ValueType::Int) {
    ExprNode node;
    node.op = op;
    node.type = type;
    return node;
}

TEST(RecurrenceCheck, NamesTheBrokenRule) {
    ExprNode far = leaf(ExprOp::TableRead);
    far.up = 3;
    ExprNode outside = leaf(ExprOp::TableRead);
    outside.up = 2;
    ExprNode early = leaf(ExprOp::Predicate, ValueType::Bool);
    early.left = 3;
    ExprNode diagonal = leaf(ExprOp::TableRead);
    diagonal.up = diagonal.left = 1;
    ExprNode other = leaf(ExprOp::TableRead);
    other.table = 1;
    ExprNode truth = leaf(ExprOp::Constant, ValueType::Bool);
    truth.value = 2;
    ExprNode stranger = leaf(ExprOp::Predicate, ValueType::Bool);
    stranger.table = 7;
    // Node 0 of levenshtein is the predicate, all other leaves are integers.
    ExprNode not_a_number = leaf(ExprOp::Not, ValueType::Bool);
    not_a_number.args[0] = 1;
    const Damage damages[] = {
        {"no table", [](Recurrence& r) { r.tables.clear(); }},
        {"does not come before", [](Recurrence& r) { r.nodes[r.tables[0].cell].args[0] = 99; }},
        {"reads too far", with_cell(far)},
        {"asks about symbols too far", with_cell(early)},
        {"D[i][j] may have no value in row 1", with_cell(outside)},
        {"there is no table 1", with_cell(other)},
        {"a Boolean constant is 2", with_cell(truth)},
        {"there is no predicate 7", with_cell(stranger)},
        {"wrong type for 'not'", with_cell(not_a_number)},
        {"wrong type for '+'", with_cell(leaf(ExprOp::Add, ValueType::Bool))},
        {"wrong type for '<'", with_cell(leaf(ExprOp::Less))},
        {"wrong type for '?:'", with_cell(leaf(ExprOp::Select))},
        {"D[i][j] is not int", with_cell(leaf(ExprOp::Predicate, ValueType::Bool))},
        {"not computed before it", with_cell(leaf(ExprOp::TableRead))},
        {"D[i][j] depends on the length", with_cell(leaf(ExprOp::RowCount))},
        {"D[0][j] depends on i",
         [](Recurrence& r) { r.tables[0].first_row = r.tables[0].first_col; }},
        {"D[i][0] depends on j",
         [](Recurrence& r) { r.tables[0].first_col = r.tables[0].first_row; }},
        {"D[0][j] reads a neighbour",
         [](Recurrence& r) { r.tables[0].first_row = r.tables[0].cell; }},
        {"D[0][j] looks at symbols",
         [](Recurrence& r) { r.tables[0].first_row = r.tables[0].cell; }},
        {"D[0][j] has no formula", [](Recurrence& r) { r.tables[0].first_row = 1000; }},
        {"predicate match has no relation",
         [](Recurrence& r) { r.relations[0].is_equality = false; }},
        {"answer is about no table", [](Recurrence& r) { r.answer.table = 1; }},
        {"the answer's condition is not bool",
         [](Recurrence& r) {
             r.answer = {AnswerKind::ReportLastRow, 0, 1, {}};
         }},
        {"extreme of the Boolean table S",
         [](Recurrence& r) {
             r = shift_or();
             r.answer.kind = AnswerKind::MinLastRow;
         }},
        {"the answer's condition reads a neighbour of S",
         [](Recurrence& r) {
             r = shift_or();
             r.answer.condition = r.tables[0].cell;
         }},
        {"parameter k = 9 is outside 0..8",
         [](Recurrence& r) {
             r.parameters.push_back({"k", 9, 0, 8});
         }},
        {"the code '0x' of 1 is not made of",
         [](Recurrence& r) {
             r.encodings.push_back({true, true, {{1, "0x", {}}}, {}});
         }},
    };
    for (const Damage& damage : damages) {
        Recurrence recurrence = levenshtein();
        damage.damage(recurrence);
        EXPECT_THAT(check(recurrence), ::testing::Contains(HasSubstr(damage.what)));
    }
}

TEST(RecurrenceCheck, IndicesInACellAreLeftToDerivation) {
    Recurrence recurrence = levenshtein();
    with_cell(leaf(ExprOp::RowIndex))(recurrence);
    EXPECT_THAT(check(recurrence), IsEmpty());
}

TEST(Recurrence, PrintsParametersPredicatesAndEncodings) {
    RecurrenceBuilder b("odd");
    const auto D = b.int_table("D");
    const auto even =
        b.relation("even", [](unsigned char x, unsigned char y) { return (x + y) % 2 == 0; });
    b.fill(D, b.number(0), b.number(0), select(b.holds(even), b.diagonal(D), b.left(D)));
    b.answer_greatest(D);
    b.encode(true, true, {{0, "0"}, {1, "1"}});
    b.encode(false, true, {{-1, "1*"}});
    Recurrence recurrence = b.build();
    recurrence.parameters.push_back({"k", 3, 0, 8});
    EXPECT_EQ(print_recurrence(recurrence),
              "recurrence odd\n"
              "  param k = 3 in 0..8\n"
              "  predicate even: 32768 of 65536 pairs\n"
              "  int D[0][j] = 0\n"
              "  int D[i][0] = 0\n"
              "  int D[i][j] = even ? D[i-1][j-1] : D[i][j-1]\n"
              "  encode both: 0 = 0, 1 = 1\n"
              "  encode horizontal: -1 = 1*\n"
              "  answer max of D[m][j]\n");
}

}  // namespace
}  // namespace minterm::testing::recurrence_test
