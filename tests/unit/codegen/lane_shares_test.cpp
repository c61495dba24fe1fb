// SPDX-License-Identifier: Apache-2.0
#include "codegen/lane_shares.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace minterm::lane_shares_test {
namespace {

TEST(LaneShares, FiveEighthsAreEightQueriesInFiveWords) {
    const auto plan = share_lanes(320, 512, 3);
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->queries, 8U);
    EXPECT_EQ(plan->places,
              (std::vector<std::vector<LaneShare>>{
                  {{0, 0, 320, 0, 320}, {1, 0, 192, 320, 512}},
                  {{1, 192, 128, 0, 128}, {2, 0, 320, 128, 448}, {3, 0, 64, 448, 512}},
                  {{3, 64, 256, 0, 256}, {4, 0, 256, 256, 512}},
                  {{4, 256, 64, 0, 64}, {5, 0, 320, 64, 384}, {6, 0, 128, 384, 512}},
                  {{6, 128, 192, 0, 192}, {7, 0, 320, 192, 512}},
              }));
}

TEST(LaneShares, WithTwoSharesAQueryTakesMoreParts) {
    const auto plan = share_lanes(320, 512, 2);
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->queries, 4U);
    EXPECT_EQ(plan->places, (std::vector<std::vector<LaneShare>>{
                                {{0, 0, 320, 0, 384}, {1, 0, 128, 384, 512}},
                                {{1, 128, 192, 0, 256}, {2, 0, 256, 256, 512}},
                                {{2, 256, 64, 0, 128}, {3, 0, 320, 128, 512}},
                            }));
}

TEST(LaneShares, HalfAWordIsForTwo) {
    const auto plan = share_lanes(200, 512, 3);
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->queries, 2U);
    EXPECT_EQ(plan->places, (std::vector<std::vector<LaneShare>>{
                                {{0, 0, 200, 0, 256}, {1, 0, 200, 256, 512}},
                            }));
}

TEST(LaneShares, WordsOfAMatrix) {
    // Few queries have words of their own.
    EXPECT_EQ(words_of_matrix(31, 256, 512, 4), 31U);
    EXPECT_EQ(words_of_matrix(330, 256, 512, 1), 330U);
    // Two in a word; eight in five words, and a ninth in one more.
    EXPECT_EQ(words_of_matrix(330, 256, 512, 4), 165U);
    EXPECT_EQ(words_of_matrix(320, 320, 512, 4), 200U);
    EXPECT_EQ(words_of_matrix(321, 320, 512, 4), 201U);
    EXPECT_EQ(words_of_matrix(322, 320, 512, 4), 202U);
    // Full groups and a last one of an eighth: four in a word.
    EXPECT_EQ(words_of_matrix(100, 2 * 512 + 64, 512, 4), 2 * 100U + 25U);
    EXPECT_EQ(words_of_matrix(100, 2 * 512, 512, 4), 2 * 100U);
    EXPECT_EQ(words_of_matrix(0, 5, 512, 4), 0U);
    EXPECT_EQ(words_of_matrix(5, 0, 512, 4), 0U);
}

/// Each target of each query is in one lane, each lane in one share, and words are fewer.
TEST(LaneShares, EachTargetOfEachQueryHasALane) {
    for (const std::size_t lanes : {64U, 256U, 512U})
        for (std::size_t targets = 1; targets <= lanes; ++targets)
            for (const std::size_t most : {1U, 2U, 3U, 4U, 8U}) {
                const auto plan = share_lanes(targets, lanes, most);
                EXPECT_EQ(plan.has_value(), most > 1 && targets <= lanes / 8 * 7);
                if (!plan) continue;
                EXPECT_LT(plan->places.size(), plan->queries);
                std::vector<int> seen(plan->queries * targets, 0);
                for (const auto& shares : plan->places) {
                    EXPECT_LE(shares.size(), most);
                    std::size_t lane = 0;
                    for (const LaneShare& share : shares) {
                        EXPECT_EQ(share.first_lane, lane);
                        EXPECT_GE(share.targets, 1U);
                        EXPECT_LE(share.first_lane + share.targets, share.end_lane);
                        EXPECT_EQ(share.end_lane % (lanes / 8), 0U);
                        lane = share.end_lane;
                        for (std::size_t i = 0; i < share.targets; ++i)
                            ++seen[share.query * targets + share.first_target + i];
                    }
                    EXPECT_EQ(lane, lanes);
                }
                EXPECT_EQ(seen, std::vector<int>(seen.size(), 1)) << targets << " of " << lanes;
            }
}

}  // namespace
}  // namespace minterm::lane_shares_test
