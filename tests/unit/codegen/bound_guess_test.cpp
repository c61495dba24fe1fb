// SPDX-License-Identifier: Apache-2.0
#include "codegen/bound_guess.hpp"

#include <gtest/gtest.h>

namespace minterm::bound_guess_test {
namespace {

BatchRun run_with(std::optional<GapCosts> gaps) {
    BatchRun run;
    BatchTile tile;
    tile.rows = 8;
    run.kernel.tiles.push_back(tile);
    run.gaps = gaps;
    return run;
}

using Values = std::vector<std::int64_t>;

/// A group's answers under a bound.
Values within(Values values, std::optional<std::int64_t> bound) {
    for (std::int64_t& value : values)
        if (bound && value > *bound) value = kMoreThanBound;
    return values;
}

TEST(BoundGuesses, NoneWithoutGaps) {
    BoundGuess guess(run_with({}));
    EXPECT_EQ(guess.bound(100), std::nullopt);
    EXPECT_EQ(guess.bound(5000), std::nullopt);
    EXPECT_TRUE(guess.take(5000, Values(64, 3)));
    EXPECT_EQ(guess.bound(5000), std::nullopt);
}

TEST(BoundGuesses, ShortStringsAreComputedWholeFirst) {
    BoundGuess guess(run_with(GapCosts{}));
    EXPECT_EQ(guess.bound(100), std::nullopt);
    EXPECT_TRUE(guess.take(100, Values(64, 5)));
    EXPECT_EQ(guess.bound(100), 6);
    EXPECT_EQ(guess.bound(200), 11) << "it grows with the length";
}

TEST(BoundGuesses, BeginningsTellOfLongStrings) {
    BoundGuess guess(run_with(GapCosts{}));
    EXPECT_EQ(guess.beginning(511), 0U);
    EXPECT_EQ(guess.beginning(512), 128U);
    EXPECT_EQ(guess.beginning(6400), 128U);
    EXPECT_EQ(guess.bound(128), std::nullopt);
    guess.take_beginning(128, Values(64, 16));
    EXPECT_EQ(guess.beginning(2047), 0U);
    EXPECT_EQ(guess.beginning(6400), 512U);
    EXPECT_EQ(guess.bound(512), 65);
    guess.take_beginning(512, Values(64, kMoreThanBound));
    EXPECT_EQ(guess.beginning(6400), 512U) << "once more, with a wider bound";
    EXPECT_EQ(guess.bound(512), 257);
    guess.take_beginning(512, Values(64, 80));
    EXPECT_EQ(guess.beginning(6400), 0U) << "the next one would be a third";
    EXPECT_EQ(guess.bound(6400), 1001);
    EXPECT_TRUE(guess.take(6400, Values(64, 720)));
    EXPECT_EQ(guess.bound(6400), 721);
    EXPECT_EQ(guess.beginning(1 << 20), 0U) << "groups tell more";
    // Those that have nothing in common are computed whole.
    BoundGuess far(run_with(GapCosts{}));
    far.take_beginning(128, Values(64, 100));
    EXPECT_EQ(far.bound(6400), std::nullopt) << "a band would save little";
    EXPECT_EQ(far.beginning(6400), 512U);
    // What another has learnt is enough.
    EXPECT_EQ(BoundGuess(run_with(GapCosts{}), 0.1).beginning(6400), 0U);
    EXPECT_EQ(BoundGuess(run_with({})).beginning(6400), 0U);
}

TEST(BoundGuesses, RiseWhereBeginningsMislead) {
    BoundGuess guess(run_with(GapCosts{}));
    guess.take_beginning(128, Values(64, 2));
    const Values values(64, 900);
    std::vector<std::int64_t> bounds;
    while (guess.bound(6400)) {
        bounds.push_back(*guess.bound(6400));
        if (guess.take(6400, within(values, bounds.back()))) break;
    }
    EXPECT_EQ(bounds, (std::vector<std::int64_t>{101, 401, 1601}));
    EXPECT_EQ(guess.bound(6400), 901);
    BoundGuess far(run_with(GapCosts{}));
    EXPECT_TRUE(far.take(100, Values(64, 54)));
    EXPECT_EQ(far.bound(6400), 3457) << "half of the cells";
}

/// The greatest of some answers is not the greatest there is.
TEST(BoundGuesses, LieBeyondAnswersThatSpread) {
    BoundGuess guess(run_with(GapCosts{}));
    Values values;
    for (std::int64_t i = 0; i < 64; ++i) values.push_back(400 + i % 32);
    EXPECT_TRUE(guess.take(6400, values));
    EXPECT_EQ(guess.bound(6400), 431 + (431 - 415) / 2 + 1);
    BoundGuess begun(run_with(GapCosts{}));
    begun.take_beginning(128, {values.data(), 1});
    EXPECT_EQ(begun.bound(128), std::nullopt);
}

/// Equal strings say nothing of what comes next.
TEST(BoundGuesses, RiseFromNothing) {
    BoundGuess guess(run_with(GapCosts{}));
    EXPECT_TRUE(guess.take(100, Values(64, 0)));
    EXPECT_EQ(guess.bound(100), 1);
    for (int turn = 0; guess.bound(100); ++turn) {
        ASSERT_LT(turn, 5);
        EXPECT_FALSE(guess.take(100, Values(64, kMoreThanBound)));
    }
}

/// A few pairs that have nothing in common are left for later, not waited for.
TEST(BoundGuesses, FewFarPairsAreLeft) {
    BoundGuess guess(run_with(GapCosts{}));
    Values values(100, 5);
    for (int i = 0; i < 4; ++i) values[static_cast<std::size_t>(i) * 25] = 60;
    EXPECT_TRUE(guess.take(100, values));
    EXPECT_EQ(guess.bound(100), 6);
    EXPECT_TRUE(guess.take(100, within(values, 6)));
    // So many are not.
    for (std::size_t i = 0; i < 30; ++i) values[i] = 60;
    EXPECT_FALSE(guess.take(100, within(values, 6)));
    EXPECT_GT(guess.bound(100), 6);
}

TEST(BoundGuesses, GoOnFromWhatAnotherHasLearnt) {
    BoundGuess first(run_with(GapCosts{}));
    EXPECT_EQ(first.ratio(), std::nullopt);
    EXPECT_TRUE(first.take(100, Values(64, 5)));
    BoundGuess second(run_with(GapCosts{}), first.ratio());
    EXPECT_EQ(second.bound(100), 6);
    EXPECT_TRUE(second.take(100, Values(64, 3))) << "and learn themselves";
    EXPECT_EQ(second.bound(100), 4);
    EXPECT_EQ(BoundGuess(run_with({}), first.ratio()).bound(100), std::nullopt);
}

}  // namespace
}  // namespace minterm::bound_guess_test
