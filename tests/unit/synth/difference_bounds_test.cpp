// SPDX-License-Identifier: Apache-2.0
#include "synth/difference_bounds.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "synth/interpret.hpp"
#include "synth/saturation.hpp"
#include "tests/property/random_recurrence.hpp"
#include "tests/support/recurrence_builder.hpp"

namespace minterm::testing::difference_bounds_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::int64_t kNoBound = DifferenceBounds::kNoBound;

TEST(DifferenceBounds, ConstrainingKeepsThemClosed) {
    DifferenceBounds bounds(3);
    EXPECT_TRUE(bounds.constrain(0, 1, 5));
    EXPECT_TRUE(bounds.constrain(1, 2, -2));
    EXPECT_EQ(bounds.at(0, 2), 3);
    EXPECT_EQ(bounds.at(2, 0), kNoBound);
    DifferenceBounds closed = bounds;
    closed.close();
    EXPECT_EQ(closed, bounds);
    EXPECT_TRUE(DifferenceBounds(bounds).constrain(2, 0, -3));
    EXPECT_FALSE(DifferenceBounds(bounds).constrain(2, 0, -4));  // 3 - 4 < 0: nothing is left
}

TEST(ValueRanges, HoldTheBoundaryAndWhatTheCellMakesOfIt) {
    RecurrenceBuilder b("capped");
    const auto D = b.int_table("D");
    const auto E = b.int_table("E");
    const auto T = b.int_table("T");
    b.fill(D, b.number(-3), min(b.i(), 4000), min(b.diagonal(D) + 1, 5000));
    b.fill(E, b.number(0), b.number(0), max(b.number(0) - b.above(D), b.left(E) - 1));
    b.fill(T, b.number(2), b.number(1), b.left(T) + b.above(T));
    b.answer_corner(D);
    EXPECT_THAT(value_ranges(b.build()),
                ElementsAre(ValueRange{-3, 5000}, ValueRange{-5000, 3}, std::nullopt));
}

TEST(DifferenceBounds, NewValues) {
    DifferenceBounds bounds(2);
    ASSERT_TRUE(bounds.constrain(0, 1, 4));
    EXPECT_EQ(bounds.add_near(1, -1, 2), 2U);
    EXPECT_EQ(bounds.at(2, 1), 2);
    EXPECT_EQ(bounds.at(1, 2), 1);
    EXPECT_EQ(bounds.at(0, 2), 5);
    EXPECT_EQ(bounds.at(2, 0), kNoBound);
    EXPECT_EQ(bounds.add_unknown(), 3U);
    EXPECT_EQ(bounds.at(3, 0), kNoBound);
    EXPECT_EQ(bounds.at(3, 3), 0);
}

// x - y <= bound for x, y among diagonal, left and above of one table.
std::vector<std::int64_t> around(const Recurrence& recurrence) {
    const auto bounds = bounds_around_cell(recurrence, 0);
    if (!bounds) return {};
    std::vector<std::int64_t> all;
    for (std::size_t x = 0; x < 3; ++x) {
        for (std::size_t y = 0; y < 3; ++y) {
            if (x != y) all.push_back(bounds->at(x, y));
        }
    }
    return all;
}

TEST(BoundsAroundCell, OfOneTable) {
    //                          diagonal - left, - above; left - diagonal, - above; above - ..
    EXPECT_THAT(around(levenshtein()), ElementsAre(1, 1, 1, 2, 1, 2));
    EXPECT_THAT(around(lcs()), ElementsAre(0, 0, 1, 1, 1, 1));
    EXPECT_THAT(around(weighted(9, 3, 2)), ElementsAre(3, 2, 2, 4, 3, 6));
}

TEST(BoundsAroundCell, NothingIsKnownOfCurvedBoundaries) {
    RecurrenceBuilder b("curve");
    const auto D = b.int_table("D");
    b.fill(D, b.j() * b.j(), b.i(), min(b.left(D), b.above(D)) + 1);
    b.answer_corner(D);
    EXPECT_THAT(around(b.build()), IsEmpty());
}

TEST(BoundsAroundCell, EndlessDifferencesHaveNoBound) {
    RecurrenceBuilder b("diagonals");
    const auto D = b.int_table("D");
    b.fill(D, b.number(0), b.number(0),
           b.diagonal(D) + select(b.holds(b.equality()), b.number(0), b.number(1)));
    b.answer_corner(D);
    EXPECT_THAT(around(b.build()),
                ElementsAre(kNoBound, kNoBound, kNoBound, kNoBound, kNoBound, kNoBound));
}

TEST(BoundsAroundCell, GapsFallByNoMoreThanOneGap) {
    const Recurrence recurrence = gotoh(4, 6, 2, 100, 2);
    const auto bounds = bounds_around_cell(recurrence, 2);
    ASSERT_TRUE(bounds.has_value());
    const std::size_t H = 2;
    EXPECT_EQ(bounds->at(3 + H, H), 8);  // H[i][j-1] - H[i-1][j-1] <= open + extend
    EXPECT_EQ(bounds->at(H, 3 + H), 8);
    EXPECT_EQ(bounds->at(3, 3 + H), 6);  // E[i][j-1] - H[i][j-1]: after its limit
    EXPECT_EQ(bounds->at(3 + H, 3), 0);  // a gap is never better than the best
    EXPECT_EQ(bounds->at(6, 0), 2);      // E[i-1][j] <= E[i-1][j-1] + extend
}

// Real matrices keep all bounds of all tables whose values are not limited.
TEST(BoundsAroundCell, HoldInMatrices) {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        const Recurrence recurrence = random_recurrence(seed);
        bool numbers = true;
        for (const Table& table : recurrence.tables) numbers &= table.type == ValueType::Int;
        const auto flows = derive(recurrence, {24, 64});
        if (!numbers || !flows || flows->domain != FlowDomain::Difference) continue;
        const auto limits = table_limits(recurrence, flows->base);
        const auto bounds = bounds_around_cell(recurrence, flows->base);
        if (!bounds) continue;
        Random random(seed);
        const std::string a = random_string(random, 8);
        const std::string b = random_string(random, 8);
        const Matrix matrix = interpret(recurrence, a, b);
        const std::size_t tables = recurrence.tables.size();
        for (std::size_t i = 1; i <= a.size(); ++i) {
            for (std::size_t j = 1; j <= b.size(); ++j) {
                const auto value = [&](std::size_t k) {
                    return matrix.at(k % tables, i - (k / tables == 1 ? 0 : 1),
                                     j - (k / tables == 2 ? 0 : 1));
                };
                for (std::size_t x = 0; x < 3 * tables; ++x) {
                    for (std::size_t y = 0; y < 3 * tables; ++y) {
                        if (limits[x % tables] || limits[y % tables]) continue;
                        ++compared;
                        ASSERT_LE(value(x) - value(y), bounds->at(x, y))
                            << "seed " << seed << ", cell " << i << ", " << j << '\n'
                            << print_recurrence(recurrence);
                    }
                }
            }
        }
    }
    EXPECT_GE(compared, 10'000);
}

TEST(TableLimits, ReadsBesideTheBase) {
    const auto limits = table_limits(gotoh(4, 6, 2, 100, 2), 2);
    EXPECT_EQ(limits[0], (TableLimit{6, true}));
    EXPECT_EQ(limits[1], (TableLimit{6, true}));
    EXPECT_EQ(limits[2], std::nullopt);
    // Read elsewhere as well, or by the answer: all values matter.
    RecurrenceBuilder b("read_alone");
    const auto E = b.int_table("E");
    const auto D = b.int_table("D");
    b.fill(E, b.number(0), b.number(0), max(b.left(E), b.left(D) - 3));
    b.fill(D, b.number(0), b.number(0), max(b.here(E), b.diagonal(D) + 1));
    b.answer_corner(D);
    EXPECT_EQ(table_limits(b.build(), D)[E], (TableLimit{-3, false}));
    b.fill(D, b.number(0), b.number(0), max(b.above(E), b.diagonal(D) + 1));
    EXPECT_EQ(table_limits(b.build(), D)[E], std::nullopt);
}

}  // namespace
}  // namespace minterm::testing::difference_bounds_test
