// SPDX-License-Identifier: Apache-2.0
#include "codegen/formula_steps.hpp"

#include <gtest/gtest.h>

#include "tests/support/recurrence_builder.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm {
namespace {

using Steps = std::vector<FormulaStep>;

TEST(FormulaSteps, OfMinimaSumsAndChoices) {
    const auto osa = formula_steps(testing::load_shipped("osa"));
    ASSERT_TRUE(osa);
    // Above, left, a match, a mismatch, and a swap or another mismatch.
    EXPECT_EQ(osa->all, (Steps{{1, 0, 1}, {0, 1, 1}, {1, 1, 0}, {1, 1, 1}, {2, 2, 1}, {1, 1, 1}}));
    // Whatever the symbols are, a diagonal step costs no more than a mismatch.
    EXPECT_EQ(osa->always, (Steps{{1, 0, 1}, {0, 1, 1}, {1, 1, 1}}));
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

}  // namespace
}  // namespace minterm
