// SPDX-License-Identifier: Apache-2.0
//
// Set covering against trying every subset of columns.
#include "synth/cover_problem.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace minterm::cover_problem_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::uint64_t weight_of(const CoverProblem& problem, const std::vector<std::uint32_t>& columns) {
    std::uint64_t weight = 0;
    for (const std::uint32_t c : columns) weight += problem.weight[c];
    return weight;
}

bool covers(const CoverProblem& problem, const std::vector<std::uint32_t>& columns) {
    std::vector<bool> covered(problem.rows, false);
    for (const std::uint32_t c : columns) {
        for (const std::uint32_t r : problem.columns[c]) covered[r] = true;
    }
    return std::find(covered.begin(), covered.end(), false) == covered.end();
}

/// The least weight of a cover, over all subsets of the columns.
std::uint64_t least_weight(const CoverProblem& problem) {
    std::uint64_t least = ~std::uint64_t{0};
    for (std::uint32_t subset = 0; subset < (1U << problem.columns.size()); ++subset) {
        std::vector<std::uint32_t> columns;
        for (std::uint32_t c = 0; c < problem.columns.size(); ++c) {
            if ((subset >> c) & 1) columns.push_back(c);
        }
        if (covers(problem, columns)) least = std::min(least, weight_of(problem, columns));
    }
    return least;
}

CoverProblem random_problem(std::mt19937& random, std::uint32_t rows, std::size_t columns,
                            unsigned per_row, unsigned weights) {
    CoverProblem problem;
    problem.rows = rows;
    problem.columns.resize(columns);
    for (std::size_t c = 0; c < columns; ++c) {
        // Both parts vary, so that neither a few columns nor a small second part is all that
        // counts.
        problem.weight.push_back(kFirstPart * (1 + random() % weights) + random() % 9);
    }
    for (std::uint32_t r = 0; r < rows; ++r) {
        for (unsigned k = 0; k < per_row; ++k) {
            std::vector<std::uint32_t>& column = problem.columns[random() % columns];
            if (column.empty() || column.back() != r) column.push_back(r);
        }
    }
    return problem;
}

TEST(SolveCoverTest, NothingToCover) {
    const CoverSolution none = solve_cover({}, 1000);
    EXPECT_THAT(none.columns, IsEmpty());
    EXPECT_TRUE(none.proved);
    const CoverSolution useless = solve_cover({0, {{}, {}}, {kFirstPart, kFirstPart}}, 1000);
    EXPECT_THAT(useless.columns, IsEmpty());
    EXPECT_TRUE(useless.proved);
}

TEST(SolveCoverTest, PrefersSmallerNumbersAmongEquals) {
    EXPECT_THAT(solve_cover({2, {{0, 1}, {0, 1}}, {2 * kFirstPart, 2 * kFirstPart}}, 1000).columns,
                ElementsAre(0));
    EXPECT_THAT(solve_cover({2, {{0, 1}, {0, 1}}, {kFirstPart + 1, kFirstPart}}, 1000).columns,
                ElementsAre(1));
}

TEST(SolveCoverTest, CyclicCore) {
    // Every row in two columns, every column in two rows: nothing reduces; three of five needed.
    const CoverProblem ring{
        5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {0, 4}}, std::vector<std::uint64_t>(5, kFirstPart)};
    const CoverSolution solution = solve_cover(ring, 100000);
    EXPECT_TRUE(solution.proved);
    EXPECT_EQ(solution.columns.size(), 3U);
    EXPECT_TRUE(covers(ring, solution.columns));
}

TEST(SolveCoverTest, ExpensiveColumnsAreWorthItOrNot) {
    const CoverProblem problem{
        4, {{0, 1}, {2, 3}, {0, 1, 2, 3}}, {2 * kFirstPart, 2 * kFirstPart, 5 * kFirstPart}};
    EXPECT_THAT(solve_cover(problem, 1000).columns, ElementsAre(0, 1));
    const CoverProblem cheaper{
        4, {{0, 1}, {2, 3}, {0, 1, 2, 3}}, {2 * kFirstPart, 2 * kFirstPart, 3 * kFirstPart + 9}};
    EXPECT_THAT(solve_cover(cheaper, 1000).columns, ElementsAre(2));
}

TEST(SolveCoverTest, EqualsTheBestSubset) {
    std::mt19937 random(3);
    for (int round = 0; round < 600; ++round) {
        const auto rows = static_cast<std::uint32_t>(1 + random() % 14);
        const std::size_t columns = 1 + random() % 11;
        const unsigned weights = round % 2 == 0 ? 1 : 6;
        const CoverProblem problem =
            random_problem(random, rows, columns, 1 + random() % 4, weights);
        const CoverSolution solution = solve_cover(problem, 10'000'000);
        ASSERT_TRUE(covers(problem, solution.columns)) << "round " << round;
        EXPECT_TRUE(solution.proved) << "round " << round;
        EXPECT_EQ(weight_of(problem, solution.columns), least_weight(problem)) << "round " << round;
    }
}

TEST(SolveCoverTest, AnyBudgetGivesACover) {
    std::mt19937 random(5);
    const CoverProblem problem = random_problem(random, 120, 80, 4, 3);
    std::uint64_t before = ~std::uint64_t{0};
    for (const std::uint64_t budget : {0U, 1U, 100U, 10'000U, 300'000U, 3'000'000U}) {
        const CoverSolution solution = solve_cover(problem, budget);
        EXPECT_TRUE(covers(problem, solution.columns)) << budget;
        EXPECT_LE(weight_of(problem, solution.columns), before) << budget;
        EXPECT_TRUE(budget > 100 || !solution.proved) << budget;
        before = std::min(before, weight_of(problem, solution.columns));
        EXPECT_EQ(solve_cover(problem, budget).columns, solution.columns) << "deterministic";
    }
}

}  // namespace
}  // namespace minterm::cover_problem_test
