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
    EXPECT_EQ(guess.beginning(191), 0U);
    EXPECT_EQ(guess.beginning(192), 64U);
    EXPECT_EQ(guess.beginning(6400), 64U);
    EXPECT_EQ(guess.bound(64), std::nullopt);
    guess.take_beginning(64, Values(64, 8));
    EXPECT_EQ(guess.beginning(767), 0U);
    EXPECT_EQ(guess.beginning(6400), 256U);
    EXPECT_EQ(guess.bound(256), 33);
    guess.take_beginning(256, Values(64, kMoreThanBound));
    EXPECT_EQ(guess.beginning(6400), 256U) << "once more, with a wider bound";
    EXPECT_EQ(guess.bound(256), 129);
    guess.take_beginning(256, Values(64, 40));
    EXPECT_EQ(guess.bound(6400), 1001);
    EXPECT_EQ(guess.beginning(6400), 1024U);
    guess.take_beginning(1024, Values(64, 144));
    EXPECT_EQ(guess.beginning(6400), 0U) << "the next one would be most of it";
    EXPECT_EQ(guess.bound(6400), 901);
    EXPECT_EQ(guess.ratio(), std::nullopt) << "others should not go by beginnings";
    EXPECT_TRUE(guess.take(6400, Values(64, 720)));
    EXPECT_EQ(guess.bound(6400), 721);
    EXPECT_EQ(guess.ratio(), 720.0 / 6400);
    EXPECT_EQ(guess.beginning(1 << 20), 0U) << "groups tell more";
    // Those that have nothing in common are computed whole.
    BoundGuess far(run_with(GapCosts{}));
    far.take_beginning(64, Values(64, 50));
    EXPECT_EQ(far.bound(6400), std::nullopt) << "a band would save little";
    EXPECT_EQ(far.beginning(6400), 256U);
    // What another has learnt is enough.
    EXPECT_EQ(BoundGuess(run_with(GapCosts{}), 0.1).beginning(6400), 0U);
    EXPECT_EQ(BoundGuess(run_with({})).beginning(6400), 0U);
}

/// Half of the answers are `off` less than `middle`, half of them more.
Values spread(std::int64_t middle, std::int64_t off) {
    Values values(64, middle - off);
    values.resize(128, middle + off);
    return values;
}

TEST(BoundGuesses, BeginningsTellChanceFromDifferences) {
    // Twice the spread at four times the length: at sixteen times it is four times as much.
    BoundGuess by_chance(run_with(GapCosts{}));
    by_chance.take_beginning(64, spread(10, 3));
    EXPECT_EQ(by_chance.bound(256), 53) << "one beginning does not tell";
    by_chance.take_beginning(256, spread(40, 6));
    EXPECT_EQ(by_chance.bound(4096), 34 * 16 + 3 * (12 * 4) / 2 + 1);
    // Four times the spread: it grows as the length.
    BoundGuess steady(run_with(GapCosts{}));
    steady.take_beginning(64, spread(10, 3));
    steady.take_beginning(256, spread(40, 12));
    EXPECT_EQ(steady.bound(4096), 28 * 16 + 3 * (24 * 16) / 2 + 1);
    // A little more than twice may be chance.
    BoundGuess unclear(run_with(GapCosts{}));
    unclear.take_beginning(64, spread(20, 6));
    unclear.take_beginning(256, spread(80, 13));
    EXPECT_EQ(unclear.bound(4096), 67 * 16 + 3 * (26 * 4) / 2 + 1);
    BoundGuess equal(run_with(GapCosts{}));
    equal.take_beginning(64, Values(64, 0));
    equal.take_beginning(256, Values(64, 0));
    EXPECT_EQ(equal.bound(4096), 1);
}

TEST(BoundGuesses, RiseWhereBeginningsMislead) {
    BoundGuess guess(run_with(GapCosts{}));
    guess.take_beginning(64, Values(64, 1));
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
