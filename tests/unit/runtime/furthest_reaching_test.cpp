// SPDX-License-Identifier: Apache-2.0
//
// Waves of furthest-reaching points against the whole matrix, with first rows of any kind.
#include "runtime/pair/furthest_reaching.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/support/whole_matrix.hpp"

namespace minterm::furthest_reaching_test {
namespace {

using testing::random_codes;
using testing::WholeMatrix;
using Codes = WholeMatrix::Codes;
using Outcome = FurthestReachingResult::Outcome;

AlignmentCosts costs_of(UnitCosts costs) { return {1, 1, costs == UnitCosts::Indel ? 2 : 1}; }

std::vector<std::uint64_t> global_row(std::size_t columns) {
    std::vector<std::uint64_t> row(columns + 1);
    for (std::size_t j = 0; j <= columns; ++j) row[j] = j;
    return row;
}

/// Through the waves that were kept when the distance was found.
void expect_way_back(FurthestReaching& points, const Codes& a, const Codes& b,
                     const WholeMatrix& whole) {
    std::vector<EditRun> runs;
    const std::size_t met = points.trace_back(a, b, runs);
    const WholeMatrix::WayBack expected = whole.way_back();
    ASSERT_EQ(runs, expected.runs);
    ASSERT_EQ(met, expected.met);
}

TEST(FurthestReachingPoints, DistanceAndBound) {
    std::mt19937 random(1);
    for (const UnitCosts costs : {UnitCosts::Levenshtein, UnitCosts::Indel}) {
        FurthestReaching points(costs);
        for (int round = 0; round < 3000; ++round) {
            const unsigned letters = 1 + random() % 4;
            const Codes a = random_codes(random, 14, letters);
            const Codes b = random_codes(random, 14, letters);
            const WholeMatrix whole(a, b, global_row(b.size()), costs_of(costs));
            const std::uint64_t distance = whole.cost();
            for (std::uint64_t bound = 0; bound < 30; ++bound) {
                FurthestReachingLimits limits{bound};
                limits.keep_waves = (bound + static_cast<unsigned>(round)) % 2 == 0;
                const FurthestReachingResult found = points.distance(a, b, limits);
                ASSERT_EQ(found.outcome, distance <= bound ? Outcome::Found : Outcome::TooCostly);
                if (distance > bound) continue;
                ASSERT_EQ(found.cost, distance);
                if (limits.keep_waves) expect_way_back(points, a, b, whole);
            }
            // With a lag the cost is that of some alignment.
            const FurthestReachingResult near = points.distance(a, b, {100, 1'000'000, 3});
            if (near.outcome == Outcome::Found) {
                ASSERT_GE(near.cost, distance);
            } else {
                ASSERT_EQ(near.outcome, Outcome::Lost);
            }
        }
    }
}

/// Seeds leave points out and change nothing, with every bound around the distance.
TEST(FurthestReachingPoints, SeedsChangeNothing) {
    std::mt19937 random(7);
    std::uint64_t with = 0;
    std::uint64_t without = 0;
    for (const UnitCosts costs : {UnitCosts::Levenshtein, UnitCosts::Indel}) {
        FurthestReaching points(costs);
        for (int round = 0; round < 200; ++round) {
            Codes a(random() % 1000);
            for (std::uint8_t& code : a) code = random() & 3U;
            Codes b;
            const auto one_in = 4 + random() % 40;
            for (const std::uint8_t code : a) {
                const auto edit = random() % one_in;
                if (edit == 0) b.push_back(random() & 3U);
                if (edit != 1) b.push_back(edit == 2 ? random() & 3U : code);
            }
            if (round % 4 == 0) b.insert(b.begin() + b.size() / 2, random() % 60, 1);
            const WholeMatrix whole(a, b, global_row(b.size()), costs_of(costs));
            const std::uint64_t distance = whole.cost();
            for (const std::uint64_t bound : {distance - std::min<std::uint64_t>(distance, 1),
                                              distance, distance + 1, distance + 20}) {
                const SeedBound seeds{SymbolSpan(a), SymbolSpan(b), 2, bound};
                FurthestReachingLimits limits;
                limits.most_cost = bound;
                const FurthestReachingResult all = points.distance(a, b, limits);
                limits.seeds = &seeds;
                limits.keep_waves = true;
                const FurthestReachingResult found = points.distance(a, b, limits);
                ASSERT_EQ(found.outcome, distance <= bound ? Outcome::Found : Outcome::TooCostly);
                if (distance <= bound) {
                    ASSERT_EQ(found.cost, distance);
                    expect_way_back(points, a, b, whole);
                }
                ASSERT_LE(found.points, all.points);
                with += found.points;
                without += all.points;
            }
        }
    }
    EXPECT_LT(with, without);
}

TEST(FurthestReachingPoints, LimitOfWork) {
    std::mt19937 random(2);
    Codes a(2000);
    Codes b(2000);
    for (std::uint8_t& code : a) code = random() & 3U;
    for (std::uint8_t& code : b) code = random() & 3U;
    FurthestReaching points(UnitCosts::Levenshtein);
    const FurthestReachingResult found = points.distance(a, b, {4000, 10'000});
    EXPECT_EQ(found.outcome, Outcome::TooMuchWork);
    EXPECT_LT(found.points, 11'000U);
}

/// Unrelated sequences are given up at once; related ones are followed to the end.
TEST(FurthestReachingPoints, LagKnowsWhenItIsLost) {
    std::mt19937 random(3);
    Codes a(20'000);
    for (std::uint8_t& code : a) code = random() & 3U;
    Codes b = a;
    for (int edit = 0; edit < 1000; ++edit) b[random() % b.size()] = random() & 3U;
    FurthestReaching points(UnitCosts::Levenshtein);
    const FurthestReachingResult near = points.distance(a, b, {40'000, 10'000'000, 32});
    EXPECT_EQ(near.outcome, Outcome::Found);
    EXPECT_EQ(near.cost, points.distance(a, b, {near.cost}).cost);
    for (std::uint8_t& code : b) code = random() & 3U;
    const FurthestReachingResult lost = points.distance(a, b, {40'000, 10'000'000, 32});
    EXPECT_EQ(lost.outcome, Outcome::Lost);
    EXPECT_LT(lost.points, 20'000U);
}

TEST(FurthestReachingPoints, WayBackThroughAnyFirstRow) {
    std::mt19937 random(4);
    for (int round = 0; round < 6000; ++round) {
        const UnitCosts costs = round % 2 == 0 ? UnitCosts::Levenshtein : UnitCosts::Indel;
        FurthestReaching points(costs);
        const unsigned letters = 1 + random() % 4;
        const Codes a = random_codes(random, 14, letters);
        const Codes b = random_codes(random, 14, letters);
        std::vector<std::uint64_t> first_row = global_row(b.size());
        if (random() % 2 == 0) {
            // Neighbours differ by one at most; by one exactly where there are no mismatches.
            first_row[0] = 20 + random() % 4;
            for (std::size_t j = 1; j < first_row.size(); ++j)
                first_row[j] = first_row[j - 1] - 1 +
                               (costs == UnitCosts::Indel ? 2 * (random() % 2) : random() % 3);
        }
        const WholeMatrix whole(a, b, first_row, costs_of(costs));
        std::vector<EditRun> runs;
        const std::size_t met = points.trace_back(a, b, first_row, whole.cost(), runs);
        const WholeMatrix::WayBack expected = whole.way_back();
        ASSERT_EQ(runs, expected.runs);
        ASSERT_EQ(met, expected.met);
    }
}

TEST(FurthestReachingPoints, MatchesThatAreNotTransitive) {
    std::vector<std::uint8_t> table(16, 0);
    for (const auto& [x, y] : {std::pair{0, 0}, {0, 1}, {1, 0}, {1, 2}, {2, 1}})
        table[static_cast<std::size_t>(x + 4 * y)] = 1;
    FurthestReaching points(UnitCosts::Levenshtein, SymbolMatch(table, 2));
    EXPECT_EQ(points.distance(Codes{0, 1, 2}, Codes{1, 2, 1}, {10}).cost, 0U);
    EXPECT_EQ(points.distance(Codes{0, 2, 2}, Codes{0, 2, 2}, {10}).cost, 2U);
}

}  // namespace
}  // namespace minterm::furthest_reaching_test
