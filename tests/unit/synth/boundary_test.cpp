// SPDX-License-Identifier: Apache-2.0
#include "synth/boundary.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "synth/interpret.hpp"
#include "tests/property/random_recurrence.hpp"
#include "tests/support/recurrence_builder.hpp"

namespace minterm::testing::boundary_test {
namespace {

using ::testing::ElementsAre;
using ::testing::Optional;

class LinearPieces : public ::testing::Test {
protected:
    std::optional<std::vector<LinearPiece>> pieces(Formula formula) {
        return linear_pieces(b.build(), formula.id);
    }

    RecurrenceBuilder b{"boundary"};
};

TEST_F(LinearPieces, OfStraightFormulas) {
    EXPECT_THAT(pieces(b.number(7)), Optional(ElementsAre(LinearPiece{0, 0, 7})));
    EXPECT_THAT(pieces(b.i()), Optional(ElementsAre(LinearPiece{0, 1, 0})));
    EXPECT_THAT(pieces(b.number(3) * (b.j() - 2) - b.j()),
                Optional(ElementsAre(LinearPiece{0, 2, -6})));
}

TEST_F(LinearPieces, BendWhereOperandsCross) {
    EXPECT_THAT(pieces(min(b.j(), 5000)),
                Optional(ElementsAre(LinearPiece{0, 1, 0}, LinearPiece{5001, 0, 5000})));
    EXPECT_THAT(
        pieces(select(b.i() == 3, b.number(9), -b.i())),
        Optional(ElementsAre(LinearPiece{0, -1, 0}, LinearPiece{3, 0, 9}, LinearPiece{4, -1, 0})));
    // Lines may cross between two integers, or before 0.
    EXPECT_THAT(pieces(max(b.number(2) * b.j(), 5)),
                Optional(ElementsAre(LinearPiece{0, 0, 5}, LinearPiece{3, 2, 0})));
    EXPECT_THAT(pieces(max(b.j() + 3, b.number(-1) * b.j())),
                Optional(ElementsAre(LinearPiece{0, 1, 3})));
}

TEST_F(LinearPieces, RefuseCurvesAndHugeNumbers) {
    EXPECT_EQ(pieces(b.j() * b.j()), std::nullopt);
    EXPECT_EQ(pieces(b.number(INT64_MAX) + b.j()), std::nullopt);
    EXPECT_EQ(pieces(b.number(std::int64_t{1} << 39) * (b.number(std::int64_t{1} << 39) * b.j())),
              std::nullopt);
}

// A random formula of one index.
Formula random_formula(RecurrenceBuilder& b, Random& random, int depth) {
    if (depth == 0) return random.one_in(2) ? b.j() : b.number(random.between(-9, 9));
    // Braces, unlike arguments, are evaluated in order.
    const auto part = [&] { return random_formula(b, random, depth - 1); };
    const std::array<Formula, 4> p{part(), part(), part(), part()};
    switch (random.below(10)) {
        case 0:
            return p[0] + p[1];
        case 1:
            return p[0] - p[1];
        case 2:
            return min(p[0], p[1]);
        case 3:
            return max(p[0], p[1]);
        case 4:
            return b.number(random.between(-3, 3)) * p[0];
        case 5:
            return -p[0];
        case 6:
            return select(p[0] == p[1] || p[2] > p[3], p[2], p[3]);
        case 7:
            return select(p[0] <= p[1] && !(p[2] < p[3]), p[2], p[3]);
        case 8:
            return select(p[0] >= p[1], p[2], p[3]);
        default:
            return select(p[0] != p[1], p[2], p[3]);
    }
}

TEST_F(LinearPieces, AreTheFormula) {
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        Random random(seed);
        RecurrenceBuilder builder("boundary");
        const Formula formula = random_formula(builder, random, random.between(1, 4));
        const Recurrence recurrence = builder.build();
        const auto function = linear_pieces(recurrence, formula.id);
        ASSERT_TRUE(function.has_value());
        std::size_t piece = 0;
        CellView view;
        for (view.col = 0; view.col < 300; ++view.col) {
            while (piece + 1 < function->size() && (*function)[piece + 1].begin <= view.col)
                ++piece;
            ASSERT_EQ((*function)[piece].at(view.col), evaluate(recurrence, formula.id, view))
                << "seed " << seed << ", j = " << view.col;
        }
    }
}

}  // namespace
}  // namespace minterm::testing::boundary_test
