// SPDX-License-Identifier: Apache-2.0
//
// Random recurrences on every target against the interpreter: what no shipped spec thought of.
#include <gtest/gtest.h>

#include <string>

#include "codegen/engine.hpp"
#include "synth/flows.hpp"
#include "synth/lower_reach.hpp"
#include "synth/search_cell.hpp"
#include "synth/solve_cell.hpp"
#include "tests/property/random_recurrence.hpp"
#include "tests/support/needs_compiler.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::random_spec_test {
namespace {

using testing::Random;
using testing::random_far_recurrence;
using testing::random_recurrence;
using testing::random_string;

/// Runs on random strings on which some target and the interpreter could disagree; how many.
int compare_with_interpreter(const Recurrence& recurrence, std::uint64_t seed,
                             const CellStore& store = {}) {
    std::vector<const Target*> targets = testing::runnable_targets();
    int compared = 0;
    Random random(seed);
    for (const Target* target : targets) {
        Engine engine(*target, store);
        const int rows = random.between(1, 3);
        for (int round = 0; round < 6; ++round) {
            const std::string a =
                random_string(random, static_cast<std::size_t>(random.below(round < 3 ? 9 : 80)));
            const std::string b =
                random_string(random, static_cast<std::size_t>(random.below(round < 3 ? 9 : 80)));
            RunOptions options;
            options.rows = rows;
            const auto result = engine.run(recurrence, a, b, options);
            if (!result) {
                ADD_FAILURE() << "seed " << seed << '\n' << result.failure().render();
                return compared;
            }
            if (!store.folder.empty() && result->layout != "boundary") {
                EXPECT_EQ(result->cell_origin, "stored") << "seed " << seed;
            }
            EXPECT_EQ(result->answer, answer_of(recurrence, interpret(recurrence, a, b)))
                << "seed " << seed << ", target " << target->name << ", K = " << rows
                << "\n  a: " << ::testing::PrintToString(a)
                << "\n  b: " << ::testing::PrintToString(b) << '\n'
                << print_recurrence(recurrence);
            if (::testing::Test::HasFailure()) return compared;
            ++compared;
        }
    }
    return compared;
}

class RandomSpecs : public ::testing::TestWithParam<int> {};

TEST_P(RandomSpecs, EveryTargetAgreesWithTheInterpreter) {
    int compared = 0;
    for (int offset = 0; offset < 20 && !HasFailure(); ++offset) {
        const auto seed = static_cast<std::uint64_t>(GetParam() * 20 + offset);
        const Recurrence recurrence = random_recurrence(seed);
        DeriveParams small;
        small.value_limit = 9;  // Wider cells belong to the fuzzers of the synthesis.
        if (derive(recurrence, small)) compared += compare_with_interpreter(recurrence, seed);
    }
    EXPECT_GT(compared, 100) << "too few random recurrences had finite flows";
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomSpecs, ::testing::Range(0, 4));

TEST(RandomFarSpecs, EveryTargetAgreesWithTheInterpreter) {
    int compared = 0;
    for (std::uint64_t seed = 0; seed < 24 && !HasFailure(); ++seed) {
        const Recurrence recurrence = random_far_recurrence(seed);
        ASSERT_TRUE(check(recurrence).empty()) << print_recurrence(recurrence);
        const auto lowered = lower_reach(recurrence);
        ASSERT_TRUE(lowered) << lowered.failure().render();
        DeriveParams small;
        small.value_limit = 9;
        if (derive(*lowered, small)) compared += compare_with_interpreter(recurrence, seed);
    }
    EXPECT_GT(compared, 100) << "too few random recurrences had finite flows";
}

// Codes that a search chose, values with several codes among them, on every target.
TEST(RandomSearchedSpecs, EveryTargetAgreesWithTheInterpreter) {
    MINTERM_NEEDS_COMPILER();
    const testing::TemporaryFolder folder;
    CellParams params;
    params.store = {folder.path().string(), /*shipped=*/false};
    params.search = search_cell;
    params.effort = 0.15;
    int compared = 0;
    for (std::uint64_t seed = 200; seed < 218 && !HasFailure(); ++seed) {
        const Recurrence recurrence = random_recurrence(seed);
        DeriveParams small;
        small.value_limit = 9;
        const auto flows = derive(recurrence, small);
        if (!flows) continue;
        for (const CellLibrary* library :
             {all_targets()[0].library, all_targets()[1].library, all_targets()[2].library,
              narrow_test_target().library}) {
            const auto solved = solve_cell(recurrence, *flows, *library, params);
            ASSERT_TRUE(solved) << solved.failure().render();
        }
        compared += compare_with_interpreter(recurrence, seed, params.store);
    }
    EXPECT_GT(compared, 100) << "too few random recurrences had finite flows";
}

}  // namespace
}  // namespace minterm::random_spec_test
