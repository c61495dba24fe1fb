// SPDX-License-Identifier: Apache-2.0
#include "synth/column_cell.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "synth/lower_reach.hpp"
#include "synth/verify.hpp"
#include "tests/property/random_recurrence.hpp"
#include "tests/support/recurrence_builder.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::column_cell_test {
namespace {

using testing::RecurrenceBuilder;
using Kind = ColumnStep::Kind;

Result<ColumnCell> solve(const Recurrence& recurrence, const CellLibrary& library) {
    MINTERM_TRY(const Recurrence near, lower_reach(recurrence));
    MINTERM_TRY(const Flows flows, derive(near));
    return solve_column_cell(near, flows, library);
}

std::string refusal(const Recurrence& recurrence) {
    const auto cell = solve(recurrence, two_input_library());
    return cell ? "solved" : cell.failure().render();
}

/// Chains and shifts, and the operations of a word with two-input gates and with tables of three
/// inputs.
struct Expected {
    const char* spec;
    int chains, shifts, avx2, lut3;
};

class ShippedColumns : public ::testing::TestWithParam<Expected> {};

TEST_P(ShippedColumns, TakeSoManyOperationsAWord) {
    const Recurrence recurrence = testing::load_shipped(GetParam().spec);
    for (const CellLibrary* library : {&two_input_library(), &lut3_library()}) {
        const auto cell = solve(recurrence, *library);
        ASSERT_TRUE(cell) << cell.failure().render();
        EXPECT_EQ(cell->chains(), GetParam().chains);
        EXPECT_EQ(static_cast<int>(cell->steps.size()) - cell->chains(), GetParam().shifts);
        EXPECT_EQ(cell->operations(*library),
                  library == &two_input_library() ? GetParam().avx2 : GetParam().lut3)
            << print_column_cell(*cell, *library);
    }
}

// The longest common subsequence: V' = (V + (V & M)) | (V & ~M).
INSTANTIATE_TEST_SUITE_P(
    Specs, ShippedColumns,
    ::testing::Values(Expected{"lcs", 1, 0, 4, 3}, Expected{"indel", 1, 0, 4, 3},
                      Expected{"levenshtein", 1, 1, 10, 8}, Expected{"semiglobal", 1, 1, 10, 8},
                      Expected{"osa", 1, 3, 20, 14}, Expected{"bitpal", 2, 1, 23, 15},
                      Expected{"shift_or", 0, 1, 2, 2}, Expected{"k_mismatch", 0, 2, 7, 4},
                      Expected{"hamming", 1, 1, 5, 4}),
    [](const auto& test) { return std::string(test.param.spec); });

TEST(ColumnCell, TheSubsequenceIsTheFormulaOfThePapers) {
    const auto cell = solve(testing::lcs(), two_input_library());
    ASSERT_TRUE(cell);
    EXPECT_EQ(print_column_cell(*cell, two_input_library()),
              R"(step 0: h0 is the carry of s0 = a0 + b0
inputs v0 c0 s0
g0 = andn(c0, v0)
g1 = and(v0, c0)
g2 = or(s0, g1)
a0 = v0
b0 = g0
v0' = g2
)");
}

TEST(ColumnCell, EditDistanceIsACarryForMinusOneAndAShiftForPlusOne) {
    const Recurrence recurrence = testing::levenshtein();
    const Flows flows = *derive(recurrence);
    const ColumnCell cell = *solve_column_cell(recurrence, flows, two_input_library());
    ASSERT_EQ(cell.steps.size(), 2U);
    EXPECT_EQ(cell.steps[0].kind, Kind::Chain);
    EXPECT_EQ(cell.steps[1].kind, Kind::Shift);
    // The plane of the chain tells -1 from the others, that of the shift +1.
    const EdgeEncoding& h = cell.encoding.horizontal;
    const int minus = find(flows.horizontal, {-1});
    const int plus = find(flows.horizontal, {1});
    for (const auto& [plane, alone] :
         {std::pair{cell.steps[0].plane, minus}, std::pair{cell.steps[1].plane, plus}}) {
        const auto bit = [&, plane = plane](int value) {
            return h.codes[static_cast<std::size_t>(value)].bits >> plane & 1U;
        };
        for (int value = 0; value < 3; ++value)
            EXPECT_EQ(bit(value) == bit(alone), value == alone) << "plane " << plane;
    }
}

/// Every row passes its truth on upside down.
TEST(ColumnCell, AnInvertingRowIsRefused) {
    RecurrenceBuilder b("parity");
    const auto S = b.bool_table("S");
    b.equality();
    b.fill(S, b.truth(false), b.truth(false), b.above(S) != b.holds(0));
    b.answer_corner(S);
    EXPECT_THAT(refusal(b.build()),
                ::testing::HasSubstr("'parity' cannot be computed a column at a time"));
    EXPECT_THAT(refusal(b.build()), ::testing::HasSubstr("h0 is inverted by a row"));
}

/// Two truth values that change places from row to row.
TEST(ColumnCell, PlanesThatWaitForEachOtherAreRefused) {
    RecurrenceBuilder b("swap");
    const auto P = b.bool_table("P");
    const auto Q = b.bool_table("Q");
    b.equality();
    b.fill(P, b.j() <= 2, b.truth(false), b.above(Q));
    b.fill(Q, b.j() <= 4, b.truth(true), b.above(P) || b.holds(0));
    b.answer_corner(P);
    EXPECT_THAT(refusal(b.build()), ::testing::HasSubstr("'swap' cannot be computed a column"));
}

TEST(ColumnCell, GapCostsAreRefusedWithAReasonForEachPlane) {
    const std::string text = refusal(testing::load_shipped("affine"));
    EXPECT_THAT(text, ::testing::HasSubstr("is inverted by a row with ("));
    EXPECT_THAT(text, ::testing::HasSubstr("wait for each other"));
}

/// The codes of Myers (1999) do; without a plane for -1 there is nothing to begin with.
TEST(ColumnCell, CodesOfTheSpecStay) {
    const auto with_codes = [](std::initializer_list<std::pair<std::int64_t, std::string>> codes) {
        RecurrenceBuilder b("coded");
        const auto D = b.int_table("D");
        b.equality();
        const auto cost = select(b.holds(0), b.number(0), b.number(1));
        b.fill(D, b.j(), b.i(), min(min(b.above(D) + 1, b.left(D) + 1), b.diagonal(D) + cost));
        b.answer_corner(D);
        b.encode(true, true, codes);
        return b.build();
    };
    const Recurrence myers = with_codes({{-1, "10"}, {0, "00"}, {1, "01"}});
    const auto cell = solve(myers, two_input_library());
    ASSERT_TRUE(cell) << cell.failure().render();
    EXPECT_EQ(cell->encoding, *encode(myers, *derive(myers)));
    const Recurrence no_minus = with_codes({{-1, "00"}, {0, "01"}, {1, "10"}});
    EXPECT_THAT(refusal(no_minus), ::testing::HasSubstr("in its usual codes"));
}

/// What verification is for: no gate may be another one, no addend exchanged with a plane.
TEST(ColumnCell, DamageIsFound) {
    for (const Recurrence& recurrence : {testing::lcs(), testing::levenshtein()}) {
        const Flows flows = *derive(recurrence);
        const CellLibrary& library = two_input_library();
        const ColumnCell cell = *solve_column_cell(recurrence, flows, library);
        ASSERT_TRUE(verify_column_cell(recurrence, flows, cell, library));
        int damages = 0;
        int missed = 0;
        for (std::size_t g = 0; g < cell.network.gates.size(); ++g) {
            for (std::uint32_t other = 0; other < library.cells.size(); ++other) {
                if (other == cell.network.gates[g].cell || library.cells[other].arity != 2)
                    continue;
                ColumnCell damaged = cell;
                damaged.network.gates[g].cell = other;
                damaged.network.gates[g].function = library.cells[other].function;
                ++damages;
                if (verify_column_cell(recurrence, flows, damaged, library)) ++missed;
            }
        }
        // A gate may be another one where the two differ on what never happens only.
        EXPECT_LE(missed * 5, damages) << recurrence.name << ": " << missed << " of " << damages;
        ColumnCell late = cell;
        late.network.outputs[0].ref = {MappedRef::Kind::Input,
                                       static_cast<std::uint32_t>(late.network.inputs.size() - 1)};
        const Status found = verify_column_cell(recurrence, flows, late, library);
        ASSERT_FALSE(found);
        EXPECT_THAT(found.failure().render(),
                    ::testing::HasSubstr("step 0 looks at what is resolved later"));
    }
}

TEST(ColumnCell, TheSameEveryTime) {
    const Recurrence recurrence = testing::levenshtein();
    const Flows flows = *derive(recurrence);
    EXPECT_EQ(*solve_column_cell(recurrence, flows, lut3_library()),
              *solve_column_cell(recurrence, flows, lut3_library()));
}

/// Whatever is solved was verified; and about half of all recurrences are.
TEST(ColumnCell, RandomRecurrencesAreVerifiedOrRefused) {
    int solved = 0;
    int refused = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const Recurrence recurrence = testing::random_recurrence(seed);
        DeriveParams small;
        small.value_limit = 4;
        const auto flows = derive(recurrence, small);
        if (!flows) continue;
        const auto cell = solve_column_cell(recurrence, *flows, two_input_library());
        if (cell) {
            ++solved;
            EXPECT_TRUE(check(*cell, two_input_library()).empty());
        } else {
            ++refused;
            EXPECT_EQ(cell.failure().kind(), FailureKind::User) << cell.failure().render();
        }
    }
    EXPECT_GT(solved, 10);
    EXPECT_GT(refused, 2);
}

}  // namespace
}  // namespace minterm::column_cell_test
