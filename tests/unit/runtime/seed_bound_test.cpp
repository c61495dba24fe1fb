// SPDX-License-Identifier: Apache-2.0
#include "runtime/pair/seed_bound.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace minterm::seed_bound_test {
namespace {

using Codes = std::vector<std::uint8_t>;

std::vector<std::vector<std::uint64_t>> whole_matrix(const Codes& a, const Codes& b) {
    std::vector<std::vector<std::uint64_t>> cost(a.size() + 1,
                                                 std::vector<std::uint64_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i)
        for (std::size_t j = 0; j <= b.size(); ++j)
            cost[i][j] = i == 0   ? j
                         : j == 0 ? i
                                  : std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1,
                                              cost[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
    return cost;
}

/// Between any two cells of an optimal alignment the bound is no more than what it pays there.
TEST(SeedBounds, NeverMoreThanAnOptimalAlignmentPays) {
    std::mt19937 random(1);
    int bounds_that_say_something = 0;
    for (int round = 0; round < 400; ++round) {
        const int bits = 1 + static_cast<int>(random() % 3);
        Codes a(random() % 160);
        for (std::uint8_t& code : a) code = static_cast<std::uint8_t>(random() % (1U << bits));
        Codes b = a;
        for (auto edits = random() % 30; edits > 0 && !b.empty(); --edits) {
            const auto place = b.begin() + static_cast<std::ptrdiff_t>(random() % b.size());
            if (random() % 2 == 0)
                *place = static_cast<std::uint8_t>(random() % (1U << bits));
            else if (random() % 2 == 0)
                b.erase(place, b.begin() + std::min<std::ptrdiff_t>(b.end() - b.begin(),
                                                                    place - b.begin() + 3));
            else
                b.insert(place, 1 + random() % 3,
                         static_cast<std::uint8_t>(random() % (1U << bits)));
        }
        const auto cost = whole_matrix(a, b);
        const std::uint64_t distance = cost.back().back();
        const SeedBound seeds(a, b, bits, distance + random() % 3);
        std::size_t i = a.size();
        std::size_t j = b.size();
        std::vector<std::uint64_t> paid(a.size() + 1, 0);  // before leaving row i for good
        while (i > 0 || j > 0) {
            if (i > 0 && j > 0 &&
                cost[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1) == cost[i][j]) {
                --i;
                --j;
                paid[i] = cost[i][j];
            } else if (i > 0 && cost[i - 1][j] + 1 == cost[i][j]) {
                --i;
                paid[i] = cost[i][j];
            } else {
                --j;
            }
        }
        paid[a.size()] = distance;
        for (std::size_t from = 0; from <= a.size(); ++from)
            for (std::size_t to = from; to <= a.size(); ++to) {
                ASSERT_LE(seeds.between(from, to), paid[to] - paid[from]);
                bounds_that_say_something += seeds.between(from, to) > 0 ? 1 : 0;
            }
    }
    EXPECT_GT(bounds_that_say_something, 1000);
}

TEST(SeedBounds, Shapes) {
    EXPECT_EQ(SeedBound().between(0, 100), 0U);
    EXPECT_EQ(SeedBound(Codes{}, Codes{}, 2, 5).between(0, 0), 0U);
    EXPECT_EQ(SeedBound(Codes{1, 2}, Codes(50, 1), 2, 60).between(0, 2), 0U);
    // More diagonals apart than the cost allows.
    EXPECT_EQ(SeedBound(Codes(90, 1), Codes{}, 2, 10).between(0, 90), 0U);
    // One seed in an endless repetition is taken for found.
    EXPECT_EQ(SeedBound(Codes(4000, 1), Codes(4000, 1), 2, 100).between(0, 4000), 0U);
    // Nothing in common: every seed counts. 4000 places of symbols of two bits make seeds of 9.
    const SeedBound none(Codes(4000, 1), Codes(4000, 2), 2, 8000);
    EXPECT_EQ(none.seed_length(), 9U);
    EXPECT_EQ(none.between(0, 4000), 16U) << "those alike beyond the first sixteen say nothing";
    EXPECT_EQ(none.between(1, 4000), 15U);
    EXPECT_EQ(none.between(0, 15), 1U);
}

/// Nearly every edit of related sequences has a seed of its own.
TEST(SeedBounds, LoseFewEdits) {
    std::mt19937 random(3);
    Codes a(100'000);
    for (std::uint8_t& code : a) code = random() % 4;
    Codes b;
    std::uint64_t edits = 0;
    for (const std::uint8_t code : a) {
        const auto edit = random() % 300;
        edits += edit < 3 ? 1 : 0;
        if (edit == 0) b.push_back(random() % 4);
        if (edit != 1) b.push_back(edit == 2 ? code ^ 1U : code);
    }
    const SeedBound seeds(a, b, 2, edits);
    EXPECT_EQ(edits, 994U);
    EXPECT_GT(seeds.between(0, a.size()), edits - edits / 20);
}

/// Pieces that lie across two threads' parts of b count.
TEST(SeedBounds, TheSameOnSeveralThreads) {
    std::mt19937 random(2);
    Codes a(310'000);
    for (std::uint8_t& code : a) code = random() % 4;
    Codes b = a;
    for (int edit = 0; edit < 9000; ++edit) b[random() % b.size()] = random() % 4;
    const SeedBound one(a, b, 2, 9000);
    EXPECT_GT(one.between(0, a.size()), 1000U);
    for (const int threads : {2, 3, 8}) {
        const SeedBound several(a, b, 2, 9000, threads);
        for (std::size_t row = 0; row < a.size(); row += one.seed_length())
            ASSERT_EQ(several.between(row, a.size()), one.between(row, a.size()));
    }
}

}  // namespace
}  // namespace minterm::seed_bound_test
