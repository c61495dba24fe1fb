// SPDX-License-Identifier: Apache-2.0
#include "synth/flows.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "synth/interpret.hpp"
#include "synth/visit_nodes.hpp"
#include "tests/property/random_recurrence.hpp"
#include "tests/support/recurrence_builder.hpp"

namespace minterm::testing::flows_test {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

// The values of an edge that has one component.
std::vector<std::int64_t> scalars(const EdgeFlow& edge) {
    std::vector<std::int64_t> values;
    for (const FlowValue& value : edge.values) {
        EXPECT_EQ(value.size(), 1U);
        values.push_back(value[0]);
    }
    return values;
}

Flows derived(const Recurrence& recurrence, const DeriveParams& params = {}) {
    Result<Flows> flows = derive(recurrence, params);
    EXPECT_TRUE(flows.ok()) << print_recurrence(recurrence)
                            << (flows ? "" : flows.failure().messages()[0].text);
    if (!flows) return {};
    EXPECT_THAT(check(*flows), IsEmpty());
    return *flows;
}

Message refused(const Recurrence& recurrence, const DeriveParams& params = {}) {
    const Result<Flows> flows = derive(recurrence, params);
    EXPECT_FALSE(flows.ok());
    if (flows) return {};
    EXPECT_EQ(flows.failure().kind(), FailureKind::User);
    return flows.failure().messages()[0];
}

TEST(Derive, Levenshtein) {
    const Recurrence recurrence = levenshtein();
    const Flows flows = derived(recurrence);
    EXPECT_EQ(flows.domain, FlowDomain::Difference);
    EXPECT_EQ(flows.relations, 1);
    EXPECT_THAT(flows.vertical.components, ElementsAre(FlowComponent{0, Neighbour::Left}));
    EXPECT_THAT(flows.horizontal.components, ElementsAre(FlowComponent{0, Neighbour::Above}));
    EXPECT_THAT(scalars(flows.vertical), ElementsAre(-1, 0, 1));
    EXPECT_THAT(scalars(flows.horizontal), ElementsAre(-1, 0, 1));
    EXPECT_EQ(flows.at(2, 2, 0), (CellResult{1, 1}));  // 1, 1, differ -> 0, 0
    EXPECT_EQ(flows.at(2, 2, 1), (CellResult{0, 0}));  // 1, 1, equal -> -1, -1
    EXPECT_EQ(left_boundary(recurrence, flows, 1), (FlowValue{1}));
    EXPECT_EQ(top_boundary(recurrence, flows, 1000), (FlowValue{1}));
    EXPECT_EQ(find(flows.vertical, {-1}), 0);
    EXPECT_EQ(find(flows.vertical, {2}), -1);
}

TEST(Derive, OneBitDifferences) {
    EXPECT_THAT(scalars(derived(lcs()).vertical), ElementsAre(0, 1));
    EXPECT_THAT(scalars(derived(lcs()).horizontal), ElementsAre(0, 1));
    EXPECT_THAT(scalars(derived(indel()).vertical), ElementsAre(-1, 1));
    // A mismatch costs a deletion and an insertion.
    EXPECT_THAT(scalars(derived(weighted(3, 2, 1)).vertical), ElementsAre(-2, 1));
    EXPECT_THAT(scalars(derived(weighted(3, 2, 1)).horizontal), ElementsAre(-1, 2));
}

TEST(Derive, WeightsAndEnds) {
    EXPECT_EQ(derived(weighted(1, 6, 6)).vertical.values.size(), 13U);
    EXPECT_THAT(scalars(derived(weighted(40, 30, 20)).vertical),
                ElementsAre(-30, -20, -10, 0, 10, 20));
    EXPECT_THAT(scalars(derived(infix()).horizontal), ElementsAre(-1, 0, 1));
    EXPECT_EQ(top_boundary(infix(), derived(infix()), 5), (FlowValue{0}));
}

TEST(Derive, ShiftOrFlowsAsTruthValues) {
    const Flows flows = derived(shift_or());
    EXPECT_EQ(flows.domain, FlowDomain::Absolute);
    EXPECT_THAT(flows.vertical.components, ElementsAre(FlowComponent{0, Neighbour::Diagonal}));
    EXPECT_THAT(flows.horizontal.components, ElementsAre(FlowComponent{0, Neighbour::Above}));
    EXPECT_EQ(left_boundary(shift_or(), flows, 1), (FlowValue{1}));  // S[0][0]
    EXPECT_EQ(left_boundary(shift_or(), flows, 2), (FlowValue{0}));  // S[1][0]
    EXPECT_EQ(flows.at(1, 0, 1), (CellResult{0, 1}));
}

TEST(Derive, SaturatedCountsFlowAsTheyAre) {
    const Flows flows = derived(k_mismatch(2));
    EXPECT_EQ(flows.domain, FlowDomain::Absolute);
    EXPECT_THAT(scalars(flows.vertical), ElementsAre(0, 1, 2, 3));
    EXPECT_THAT(scalars(flows.horizontal), ElementsAre(0, 1, 2, 3));
}

TEST(Derive, AffineGapsFlowAsPairs) {
    const Flows flows = derived(affine(2, 2, 1));
    EXPECT_EQ(flows.base, 0U);
    EXPECT_THAT(flows.vertical.components,
                ElementsAre(FlowComponent{0, Neighbour::Left}, FlowComponent{1, Neighbour::Left}));
    EXPECT_THAT(flows.horizontal.components, ElementsAre(FlowComponent{0, Neighbour::Above},
                                                         FlowComponent{2, Neighbour::Above}));
    EXPECT_THAT(flows.vertical.values,
                ElementsAre(FlowValue{-3, -2}, FlowValue{-3, 0}, FlowValue{-1, 0}, FlowValue{-1, 2},
                            FlowValue{1, 2}, FlowValue{1, 4}, FlowValue{3, 4}));
    EXPECT_EQ(find(flows.vertical, {3, 6}), find(flows.vertical, {3, 4}));
}

std::size_t pairs_that_meet(const Flows& flows) {
    return static_cast<std::size_t>(std::count(flows.meets.begin(), flows.meets.end(), true));
}

TEST(Derive, GapsWithoutBoundsOfTheirOwn) {
    const Flows flows = derived(gotoh(4, 6, 2, 12, 2));
    EXPECT_EQ(flows.vertical.values.size(), 24U);
    EXPECT_EQ(flows.horizontal.values.size(), 24U);
    EXPECT_EQ(flows.vertical.known.size(), 30U);
    EXPECT_EQ(pairs_that_meet(flows), 496U);
    EXPECT_EQ(flows.most_rows, INT64_MAX);
    // E matters up to H + open only.
    EXPECT_EQ(find(flows.vertical, {14, 8}), find(flows.vertical, {1'000'000, 8}));
    EXPECT_EQ(find(flows.vertical, {14, 10}), -1);
}

TEST(Derive, AnyGreatNumberIsInfinite) {
    const Flows little = derived(gotoh(4, 6, 2, 12, 2));
    for (const std::int64_t infinite : {100, 10'000, 1'000'000}) {
        const Flows great = derived(gotoh(4, 6, 2, infinite, 2));
        EXPECT_EQ(great.cell, little.cell);
        EXPECT_EQ(great.meets, little.meets);
        EXPECT_EQ(great.most_cols, INT64_MAX);
    }
    // H[i][0] = 6 + 2 * i comes near 1000: up to row 494, H + 6 is no more than that.
    const Flows ends = derived(gotoh(4, 6, 2, 1000, 0));
    EXPECT_EQ(ends.cell, little.cell);
    EXPECT_EQ(ends.most_rows, 494);
    EXPECT_EQ(ends.most_cols, 494);
}

TEST(Derive, PairsThatNeverMeet) {
    // (2, 2) would need both neighbours of a cell to be two more than it.
    const Flows flows = derived(gotoh(1, 1, 1, 100, 1));
    EXPECT_LT(pairs_that_meet(flows), flows.meets.size());
    EXPECT_EQ(pairs_that_meet(derived(levenshtein())), 0U);  // all do: nothing is listed
    EXPECT_TRUE(derived(levenshtein()).can_meet(0, 2));
}

TEST(Derive, TuplesThatNothingCanTellApartAreOne) {
    RecurrenceBuilder b("parity_of_a_count");
    const auto C = b.int_table("C");
    const auto S = b.bool_table("S");
    // C counts 0, 1, 2 and around again, and only C == 1 is ever asked.
    b.fill(C, b.number(0), b.number(0),
           select(b.diagonal(C) == 1, b.number(2),
                  select(b.diagonal(C) == 2, b.number(3), b.number(1))));
    b.fill(S, b.truth(false), b.truth(false), b.holds(b.equality()) && b.diagonal(C) == 1);
    b.answer_where(S, b.here(S));
    const Flows flows = derived(b.build());
    // C is 0 or 3 before it is 1: both lead to the same.
    EXPECT_EQ(find(flows.vertical, {0}), find(flows.vertical, {3}));
    EXPECT_NE(find(flows.vertical, {0}), find(flows.vertical, {2}));
    EXPECT_EQ(flows.vertical.values.size(), 3U);
}

TEST(Derive, BaseIsTheTableOfTheAnswer) {
    RecurrenceBuilder b("second");
    const auto E = b.int_table("E");
    const auto D = b.int_table("D");
    b.fill(E, b.number(0), b.number(0), min(b.left(D), b.diagonal(E)) + 1);
    b.fill(D, b.number(0), b.number(0), min(min(b.left(D), b.above(D)), b.left(D) + 1));
    b.answer_corner(D);
    const Result<Flows> second = derive(b.build());
    ASSERT_TRUE(second.ok());
    EXPECT_EQ(second->base, 1U);
    // D above for the base, E above because it becomes the diagonal neighbour of the next cell.
    EXPECT_THAT(second->horizontal.components, ElementsAre(FlowComponent{0, Neighbour::Above},
                                                           FlowComponent{1, Neighbour::Above}));
    EXPECT_THAT(second->vertical.components, ElementsAre(FlowComponent{0, Neighbour::Diagonal},
                                                         FlowComponent{1, Neighbour::Left}));
}

TEST(Derive, NothingFlowsWhereNothingIsNeeded) {
    RecurrenceBuilder b("columns");
    const auto S = b.bool_table("S");
    b.fill(S, b.truth(true), b.truth(false), b.above(S) && b.holds(b.equality()));
    b.answer_where(S, b.here(S));
    const Flows flows = derived(b.build());
    EXPECT_THAT(flows.vertical.components, IsEmpty());
    EXPECT_THAT(flows.vertical.values, ElementsAre(FlowValue{}));
    EXPECT_EQ(flows.horizontal.values.size(), 2U);
    EXPECT_EQ(find(flows.vertical, left_boundary(b.build(), flows, 3)), 0);
}

TEST(Derive, WithoutPredicates) {
    RecurrenceBuilder b("paths");
    const auto D = b.int_table("D");
    b.fill(D, b.j(), b.i(), min(b.left(D), b.above(D)) + 1);
    b.answer_corner(D);
    const Flows flows = derived(b.build());
    EXPECT_EQ(flows.relations, 0);
    EXPECT_EQ(flows.cell.size(), flows.vertical.values.size() * flows.horizontal.values.size());
}

TEST(Derive, TakesValuesWhereDifferencesAreEndless) {
    // The pairs of differences that really meet are few, but not those that could.
    RecurrenceBuilder b("either");
    const auto D = b.int_table("D");
    b.fill(D, b.number(0), select(b.i() <= 3, b.number(0), b.number(1)),
           select(b.holds(b.equality()), b.above(D), b.left(D)));
    b.answer_corner(D);
    const Flows flows = derived(b.build());
    EXPECT_EQ(flows.domain, FlowDomain::Absolute);
    EXPECT_THAT(scalars(flows.vertical), ElementsAre(0, 1));
}

TEST(Derive, SeesBendsFarOutOnTheBoundary) {
    RecurrenceBuilder b("bend");
    const auto D = b.int_table("D");
    const Formula far = b.number(1'000'000'000);
    b.fill(D, select(b.j() < far, b.number(0), b.number(2) * (b.j() - far)), b.i(),
           min(min(b.above(D), b.left(D)) + 2, b.diagonal(D) + 2));
    b.answer_corner(D);
    const Flows flows = derived(b.build());
    EXPECT_GE(find(flows.horizontal, {2}), 0);
    for (const std::int64_t j : {1LL, 999'999'999LL, 1'000'000'000LL, 1'000'000'001LL}) {
        EXPECT_GE(find(flows.horizontal, top_boundary(b.build(), flows, j)), 0) << j;
    }
}

TEST(Derive, ProbesCurvedBoundaries) {
    RecurrenceBuilder b("curve");
    const auto M = b.int_table("M");
    b.fill(M, min(b.j() * b.j(), 10), b.number(0), min(b.diagonal(M) + 3, 12));
    b.answer_corner(M);
    EXPECT_THAT(scalars(derived(b.build()).horizontal), ElementsAre(1, 3, 4, 6, 7, 9, 10, 12));
}

TEST(DeriveErrors, UnboundedDifferences) {
    const Message message = refused(hamming());
    EXPECT_EQ(message.place.file, "hamming.dp");
    EXPECT_EQ(message.place.line, 1U);
    EXPECT_THAT(message.text,
                AllOf(StartsWith("differences of D are unbounded: the values 1, 0, -1, 2, "),
                      HasSubstr("of D[i][j] - D[i-1][j] keep growing, and the limit is 256 "
                                "different values"),
                      HasSubstr("saturate the value with min(..., k)")));
}

TEST(DeriveErrors, UnboundedValues) {
    RecurrenceBuilder b("sum");
    const auto D = b.int_table("D");
    b.fill(D, b.number(1), b.number(1), b.left(D) + b.above(D));
    b.answer_corner(D);
    const Message message = refused(b.build());
    EXPECT_THAT(message.text, AllOf(StartsWith("values of D are unbounded: the values 1, 2, "),
                                    HasSubstr("saturate the value")));
    ASSERT_EQ(message.notes.size(), 1U);
    EXPECT_THAT(message.notes[0].text, HasSubstr("does not add 1 to D[i][j]"));
}

TEST(DeriveErrors, ValuesThatGrowFast) {
    RecurrenceBuilder b("power");
    const auto D = b.int_table("D");
    b.fill(D, b.number(3), b.number(3), max(b.left(D) * b.left(D), 5) * b.above(D));
    b.answer_corner(D);
    EXPECT_THAT(refused(b.build()).text, StartsWith("values of D are unbounded"));
}

TEST(DeriveErrors, UnboundedBoundaryIsShownThere) {
    RecurrenceBuilder b("count");
    const auto M = b.int_table("M");
    b.fill(M, b.j(), b.number(0), min(b.diagonal(M), 3));
    b.answer_corner(M);
    Recurrence recurrence = b.build();
    recurrence.nodes[recurrence.tables[0].first_row].place = {"count.dp", 7, 13, 1, ""};
    const Message message = refused(recurrence);
    EXPECT_EQ(message.place.line, 7U);
    EXPECT_THAT(message.text, StartsWith("values of M are unbounded: the values 1, 2, 3, "));
}

// Costs so great that the search for values ends before it has them all.
TEST(DeriveErrors, ManyValuesAreNotTakenForEndlesslyMany) {
    EXPECT_THAT(refused(weighted(6101, 4000, 3700)).text,
                AllOf(StartsWith("differences of D are too many: D[i][j] - D[i][j-1] takes 513 "
                                 "different values and more, from -3700 to 4000, and the limit is "
                                 "256"),
                      Not(HasSubstr("unbounded"))));
    RecurrenceBuilder b("capped");
    const auto D = b.int_table("D");
    b.fill(D, b.number(0), min(b.i(), 5000), min(b.diagonal(D) + 1, 5000));
    b.answer_corner(D);
    EXPECT_THAT(refused(b.build()).text,
                AllOf(StartsWith("values of D are too many: D[i][j] takes 513 different values "
                                 "and more, from 0 to 5000, and the limit is 256"),
                      Not(HasSubstr("unbounded"))));
}

TEST(DeriveErrors, LimitIsNotTakenForEndlessGrowth) {
    const Message message = refused(weighted(61, 40, 37), {64, 4096});
    EXPECT_THAT(message.text,
                AllOf(StartsWith("differences of D are too many: D[i][j] - D[i-1][j] takes 78 "
                                 "different values, and the limit is 64"),
                      Not(HasSubstr("unbounded"))));
    EXPECT_THAT(refused(levenshtein(), {2, 4096}).text, HasSubstr("takes 3 different values"));
    EXPECT_EQ(derived(weighted(61, 40, 37)).vertical.values.size(), 78U);
}

TEST(DeriveErrors, CellsThatDependOnTheirPlace) {
    RecurrenceBuilder b("placed");
    const auto D = b.int_table("D");
    b.fill(D, b.j(), b.i(), min(b.diagonal(D) + b.j(), b.left(D) + b.i()));
    b.answer_corner(D);
    const Result<Flows> flows = derive(b.build());
    ASSERT_FALSE(flows.ok());
    ASSERT_EQ(flows.failure().messages().size(), 2U);
    const std::string both =
        flows.failure().messages()[0].text + flows.failure().messages()[1].text;
    EXPECT_THAT(both, AllOf(HasSubstr("D[i][j] depends on the number i"),
                            HasSubstr("D[i][j] depends on the number j")));
}

TEST(DeriveErrors, TooManyPredicates) {
    RecurrenceBuilder b("many");
    const auto S = b.bool_table("S");
    Formula all = b.diagonal(S);
    for (int k = 0; k < 7; ++k) all = all && b.holds(b.equality("p" + std::to_string(k)));
    b.fill(S, b.truth(true), b.truth(true), all);
    b.answer_corner(S);
    EXPECT_EQ(refused(b.build()).text, "many uses 7 different predicates, and the limit is 6");
}

TEST(FlowsPrint, ShowsEdgesAndCell) {
    EXPECT_EQ(print_flows(lcs(), derived(lcs())),
              "domain: difference\n"
              "vertical (L[i][j-1] - L[i-1][j-1]): 0 1\n"
              "horizontal (L[i-1][j] - L[i-1][j-1]): 0 1\n"
              "predicate 0: match\n"
              "cell: vertical horizontal predicates -> vertical horizontal\n"
              "  0 0 0 -> 0 0\n"
              "  0 0 1 -> 1 1\n"
              "  0 1 0 -> 0 1\n"
              "  0 1 1 -> 0 1\n"
              "  1 0 0 -> 1 0\n"
              "  1 0 1 -> 1 0\n"
              "  1 1 0 -> 0 0\n"
              "  1 1 1 -> 0 0\n");
}

TEST(FlowsCheck, NamesTheBrokenRule) {
    Flows flows = derived(lcs());
    flows.cell.pop_back();
    EXPECT_THAT(check(flows), ElementsAre(HasSubstr("the cell has 7 results, not 8")));
    flows = derived(lcs());
    flows.cell[0].vertical = 2;
    EXPECT_THAT(check(flows), ElementsAre(HasSubstr("not closed")));
    flows = derived(lcs());
    std::swap(flows.vertical.values[0], flows.vertical.values[1]);
    EXPECT_THAT(check(flows), ElementsAre(HasSubstr("not ascending")));
    flows = derived(lcs());
    flows.horizontal.values[0].push_back(1);
    EXPECT_THAT(check(flows), ElementsAre(HasSubstr("components")));
    EXPECT_THAT(check(Flows{}), Not(IsEmpty()));
}

// Whether bottom edges say exactly what a table's values are: what the answer reads, and the base
// of differences. Of other tables they say what matters.
bool is_told(const Recurrence& recurrence, const Flows& flows, std::uint32_t table) {
    const Answer& answer = recurrence.answer;
    if (table == answer.table) return true;
    if (flows.domain == FlowDomain::Difference && table == flows.base) return true;
    if (answer.kind != AnswerKind::ReportLastRow) return false;
    bool read = false;
    for_each_node(recurrence, answer.condition, [&](const ExprNode& node) {
        read = read || (node.op == ExprOp::TableRead && node.table == table);
    });
    return read;
}

// Fills the matrix with nothing but flow values, starting from the boundary's, and compares every
// table that bottom edges tell with the interpreter's. Every pair on the way has to be one that
// meets.
void compare_flows_with_interpreter(const Recurrence& recurrence, const Flows& flows,
                                    const std::string& a, const std::string& b) {
    const Matrix matrix = interpret(recurrence, a, b);
    std::vector<int> v(a.size() + 1);
    std::vector<int> h(b.size() + 1);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        v[i] = find(flows.vertical, left_boundary(recurrence, flows, static_cast<std::int64_t>(i)));
        ASSERT_GE(v[i], 0) << "row " << i;
    }
    for (std::size_t j = 1; j <= b.size(); ++j) {
        h[j] =
            find(flows.horizontal, top_boundary(recurrence, flows, static_cast<std::int64_t>(j)));
        ASSERT_GE(h[j], 0) << "column " << j;
    }
    for (std::size_t i = 1; i <= a.size(); ++i) {
        // T[i][j-1] of the base, rebuilt from differences along the row.
        std::int64_t base = matrix.at(flows.base, i, 0);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            unsigned predicates = 0;
            for (std::size_t r = 0; r < recurrence.relations.size(); ++r) {
                const bool holds = recurrence.relations[r](static_cast<unsigned char>(a[i - 1]),
                                                           static_cast<unsigned char>(b[j - 1]));
                predicates |= static_cast<unsigned>(holds) << r;
            }
            const int v_in = v[i];
            const int h_in = h[j];
            const CellResult out =
                flows.at(static_cast<FlowIndex>(v_in), static_cast<FlowIndex>(h_in), predicates);
            v[i] = out.vertical;
            h[j] = out.horizontal;
            const FlowValue& below = flows.horizontal.values[out.horizontal];
            std::int64_t next_base = base;
            ASSERT_TRUE(flows.can_meet(static_cast<FlowIndex>(v_in), static_cast<FlowIndex>(h_in)));
            for (std::size_t c = 0; c < below.size(); ++c) {
                const std::uint32_t table = flows.horizontal.components[c].table;
                const bool relative = flows.domain == FlowDomain::Difference &&
                                      recurrence.tables[table].type == ValueType::Int;
                const std::int64_t value = below[c] + (relative ? base : 0);
                if (!is_told(recurrence, flows, table)) continue;
                ASSERT_EQ(value, matrix.at(table, i, j))
                    << recurrence.tables[table].name << "[" << i << "][" << j << "]";
                if (table == flows.base) next_base = value;
            }
            base = next_base;
        }
    }
}

TEST(FlowsAgainstInterpreter, LongGaps) {
    Random random(11);
    for (const Recurrence& recurrence :
         {gotoh(4, 6, 2, 1000, 0), gotoh(5, 4, 1, 9, 1), gotoh(1, 6, 2, 500, 3)}) {
        const Flows flows = derived(recurrence);
        for (int round = 0; round < 40; ++round) {
            // Few letters, in runs, so that the least cost is that of gaps.
            const auto text = [&] {
                std::string runs;
                for (int k = static_cast<int>(random.below(8)); k > 0; --k) {
                    runs.append(static_cast<std::size_t>(random.below(9)),
                                static_cast<char>('a' + random.below(3)));
                }
                return runs;
            };
            const std::string a = text();
            const std::string b = text();
            ASSERT_NO_FATAL_FAILURE(compare_flows_with_interpreter(recurrence, flows, a, b));
        }
    }
}

TEST(FlowsAgainstInterpreter, SharedRecurrences) {
    Random random(7);
    for (const Recurrence& recurrence :
         {levenshtein(), lcs(), indel(), weighted(5, 4, 3), prefix(), infix(), shift_or(),
          k_mismatch(3), saturated_hamming(4), affine(2, 2, 1), affine(4, 3, 1),
          gotoh(4, 6, 2, 1000, 0), gotoh(3, 5, 1, 77, 3), gotoh(1, 4, 1, 6, 1)}) {
        const Flows flows = derived(recurrence);
        for (int round = 0; round < 10; ++round) {
            const std::string a = random_string(random, static_cast<std::size_t>(random.below(12)));
            const std::string b = random_string(random, static_cast<std::size_t>(random.below(12)));
            SCOPED_TRACE(recurrence.name);
            ASSERT_NO_FATAL_FAILURE(compare_flows_with_interpreter(recurrence, flows, a, b));
        }
    }
}

TEST(FlowsAgainstInterpreter, RandomRecurrences) {
    int finite = 0;
    int two_tables = 0;
    int absolute = 0;
    constexpr std::uint64_t kSeeds = 600;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
        const Recurrence recurrence = random_recurrence(seed);
        const Result<Flows> flows = derive(recurrence, {24, 64});
        if (!flows) {
            EXPECT_EQ(flows.failure().kind(), FailureKind::User);
            continue;
        }
        ++finite;
        two_tables += recurrence.tables.size() > 1 ? 1 : 0;
        absolute += flows->domain == FlowDomain::Absolute ? 1 : 0;
        ASSERT_THAT(check(*flows), IsEmpty());
        Random random(seed);
        for (int round = 0; round < 4; ++round) {
            const std::string a = random_string(random, static_cast<std::size_t>(random.below(9)));
            const std::string b = random_string(random, static_cast<std::size_t>(random.below(9)));
            SCOPED_TRACE("seed " + std::to_string(seed) + "\n" + print_recurrence(recurrence));
            ASSERT_NO_FATAL_FAILURE(compare_flows_with_interpreter(recurrence, *flows, a, b));
        }
    }
    // The generator is of no use when few of its recurrences can be compiled, or of one kind only.
    EXPECT_GE(finite, static_cast<int>(kSeeds) * 6 / 10);
    EXPECT_LE(finite, static_cast<int>(kSeeds) - 10);
    EXPECT_GE(two_tables, 60);
    EXPECT_GE(absolute, 60);
    RecordProperty("finite", finite);
}

}  // namespace
}  // namespace minterm::testing::flows_test
