// SPDX-License-Identifier: Apache-2.0
#include "codegen/formula_steps.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "synth/check_spec.hpp"
#include "tests/support/recurrence_builder.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::formula_steps_test {
namespace {

using Steps = std::vector<FormulaStep>;

TEST(FormulaSteps, OfMinimaSumsAndChoices) {
    const auto osa = formula_steps(testing::load_shipped("osa"));
    ASSERT_TRUE(osa);
    // Above, left, a match, a mismatch, and a swap or another mismatch.
    EXPECT_EQ(osa->all, (Steps{{1, 0, 1}, {0, 1, 1}, {1, 1, 0}, {1, 1, 1}, {2, 2, 1}, {1, 1, 1}}));
    // Whatever the symbols are, a diagonal step costs no more than a mismatch.
    EXPECT_EQ(osa->always, (Steps{{1, 0, 1}, {0, 1, 1}, {1, 1, 1}}));
    EXPECT_EQ(osa->reach, 1);

    // A match leaves the mismatch of the third term out, and the other way round; whether there is
    // a swap these symbols alone do not say.
    const auto matching = formula_steps(testing::load_shipped("osa"), 1);
    ASSERT_TRUE(matching);
    EXPECT_EQ(matching->all, (Steps{{1, 0, 1}, {0, 1, 1}, {1, 1, 0}, {2, 2, 1}, {1, 1, 1}}));
    EXPECT_EQ(matching->always, (Steps{{1, 0, 1}, {0, 1, 1}, {1, 1, 0}}));
    const auto differing = formula_steps(testing::load_shipped("osa"), 0);
    ASSERT_TRUE(differing);
    EXPECT_EQ(differing->all, (Steps{{1, 0, 1}, {0, 1, 1}, {1, 1, 1}, {2, 2, 1}, {1, 1, 1}}));
    EXPECT_EQ(differing->always, (Steps{{1, 0, 1}, {0, 1, 1}, {1, 1, 1}}));
}

TEST(FormulaSteps, OthersHaveNone) {
    // A greatest, and three tables.
    for (const char* spec : {"lcs", "affine"})
        EXPECT_EQ(formula_steps(testing::load_shipped(spec)), std::nullopt) << spec;
    testing::RecurrenceBuilder b("by_value");
    const auto D = b.int_table("D");
    b.fill(D, b.j(), b.i(), select(b.above(D) <= b.left(D), b.above(D) + 1, b.left(D) + 1));
    b.answer_corner(D);
    EXPECT_EQ(formula_steps(b.build()), std::nullopt);
}

/// Who does not know what stood before must not be better off.
TEST(FormulaSteps, WhatIsNotKnownIsNoBetter) {
    const auto steps_of = [](const char* diagonal) {
        const testing::TemporaryFolder folder;
        const std::string file = folder.path() / "context.dp";
        std::ofstream(file)
            << "recurrence context(a, b) { table D : int; D[0][j] = j; D[i][0] = i;"
               "D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1, D[i-1][j-1] + (a[i] == b[j] ? 0 : 1) + "
            << diagonal << "); answer D[m][n]; }";
        const auto items = load_spec(file);
        EXPECT_TRUE(items) << items.failure().render();
        return formula_steps(items->recurrences.front());
    };
    EXPECT_TRUE(steps_of("(a[i-1] == b[j-1] ? 0 : 1)"));
    EXPECT_TRUE(steps_of("(a[i] == b[j] ? 0 : a[i-1] == b[j] and not a[i] == b[j] ? 1 : 2)"));
    EXPECT_FALSE(steps_of("(a[i-1] == b[j] ? 1 : 0)"));
    EXPECT_FALSE(steps_of("(not a[i-1] == b[j] ? 0 : 1)"));
    EXPECT_FALSE(steps_of("(a[i-1] != b[j] ? 0 : 1)"));
    EXPECT_FALSE(steps_of("(i == 1 ? 0 : 1)"));
}

}  // namespace
}  // namespace minterm::formula_steps_test
