// SPDX-License-Identifier: Apache-2.0
#include "synth/delay_cell.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "synth/check_spec.hpp"
#include "synth/parse_spec.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::testing::delay_cell_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

struct Derived {
    Recurrence recurrence;
    Flows flows;
    DelayCell cell;
};

Derived derived(const std::string& name, std::int64_t k = -1) {
    ParameterValues parameters;
    if (k >= 0) parameters = {{"k", k}};
    Derived result;
    result.recurrence = load_shipped(name, parameters);
    Result<Flows> flows = derive(result.recurrence);
    EXPECT_TRUE(flows.ok());
    result.flows = *flows;
    Result<DelayCell> cell = derive_delay_cell(result.recurrence, result.flows);
    EXPECT_TRUE(cell.ok()) << (cell ? "" : cell.failure().render());
    if (cell) result.cell = *std::move(cell);
    return result;
}

int gates(const DelayCell& cell) {
    int total = 0;
    for (const DelayLogic& logic : cell.logic) total += logic.network.gate_count();
    return total;
}

TEST(DelayCell, ShiftOrIsOneGateAlongTheDiagonal) {
    const Derived shift_or = derived("shift_or");
    EXPECT_TRUE(shift_or.cell.diagonal);
    EXPECT_THAT(shift_or.cell.planes, ElementsAre(CellPlane{0, 0}));
    EXPECT_EQ(gates(shift_or.cell), 1);
    EXPECT_THAT(shift_or.cell.costs, IsEmpty());
    EXPECT_TRUE(check_first_column(shift_or.recurrence, shift_or.flows, shift_or.cell, 200).ok());
}

TEST(DelayCell, MismatchesAreThresholdsAlongTheDiagonal) {
    for (const std::int64_t k : {0, 1, 2, 4, 31}) {
        const Derived mismatch = derived("k_mismatch", k);
        EXPECT_TRUE(mismatch.cell.diagonal);
        EXPECT_EQ(mismatch.cell.planes.size(), static_cast<std::size_t>(k + 1));
        EXPECT_EQ(gates(mismatch.cell), 1 + 2 * k);
        EXPECT_TRUE(
            check_first_column(mismatch.recurrence, mismatch.flows, mismatch.cell, 200).ok());
    }
}

TEST(DelayCell, EditsAskTheirPastAboutFewerErrorsOnly) {
    for (const std::int64_t k : {0, 1, 2, 3, 4, 31}) {
        const Derived edit = derived("k_edit", k);
        const auto planes = static_cast<std::size_t>(k + 1);
        ASSERT_EQ(edit.cell.planes.size(), planes);
        EXPECT_EQ(edit.cell.diagonal, k == 0);
        EXPECT_EQ(gates(edit.cell), 1 + 4 * k);
        for (std::size_t e = 0; e < planes; ++e) {
            EXPECT_EQ(edit.cell.order[e], e);
            for (const DelayInput& input : edit.cell.logic[e].inputs) {
                if (input.source == DelaySource::Left) {
                    EXPECT_EQ(input.index, e - 1);
                }
            }
        }
        EXPECT_TRUE(check_first_column(edit.recurrence, edit.flows, edit.cell, 200).ok());
    }
}

Result<DelayCell> of_text(const std::string& text, Derived& keep) {
    const Source source{"test.dp", text};
    MINTERM_TRY(const Spec spec, parse_spec(source));
    MINTERM_TRY(const SpecItems items, check_spec(spec, source));
    keep.recurrence = items.recurrences.front();
    MINTERM_TRY(keep.flows, derive(keep.recurrence));
    return derive_delay_cell(keep.recurrence, keep.flows);
}

TEST(DelayCell, RefusesWhatItCannotSlice) {
    Derived keep;
    const auto why = [&](const std::string& text) {
        const Result<DelayCell> cell = of_text(text, keep);
        EXPECT_FALSE(cell.ok());
        return cell ? std::string() : cell.failure().messages().front().text;
    };
    // Once matched, always matched: a column remembers all columns before it.
    EXPECT_THAT(
        why("recurrence r(a, b) { table S : bool; S[0][j] = true; S[i][0] = false;\n"
            "S[i][j] = S[i][j-1] or S[i-1][j-1] and a[i] == b[j]; report j where S[m][j]; }"),
        HasSubstr("whether S[i][j] depends on the same question about the columns before"));
    EXPECT_THAT(why("recurrence r(a, b) { table L : int; L[0][j] = 0; L[i][0] = 0;\n"
                    "L[i][j] = a[i] == b[j] ? L[i-1][j-1] + 1 : max(L[i-1][j], L[i][j-1]);\n"
                    "answer L[m][n]; }"),
                HasSubstr("reports columns"));
}

TEST(DelayCell, FirstColumnsThatAreNoEmptyTextAreRefused) {
    Derived keep;
    const Result<DelayCell> cell = of_text(
        "recurrence r(a, b) { table S : bool; S[0][j] = true; S[i][0] = true;\n"
        "S[i][j] = S[i-1][j-1] and a[i] == b[j]; report j where S[m][j]; }",
        keep);
    ASSERT_TRUE(cell.ok());
    EXPECT_FALSE(check_first_column(keep.recurrence, keep.flows, *cell, 3).ok());
}

}  // namespace
}  // namespace minterm::testing::delay_cell_test
