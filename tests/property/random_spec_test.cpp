// SPDX-License-Identifier: Apache-2.0
//
// Random recurrences on every target against the interpreter: what no shipped spec thought of.
#include <gtest/gtest.h>

#include "codegen/engine.hpp"
#include "synth/flows.hpp"
#include "tests/property/random_recurrence.hpp"

namespace minterm {
namespace {

using testing::Random;
using testing::random_recurrence;
using testing::random_string;

class RandomSpecs : public ::testing::TestWithParam<int> {};

TEST_P(RandomSpecs, EveryTargetAgreesWithTheInterpreter) {
    std::vector<const Target*> targets{&narrow_test_target()};
    for (const Target& target : all_targets())
        if (why_unavailable(target).empty()) targets.push_back(&target);
    int compared = 0;
    for (int offset = 0; offset < 40; ++offset) {
        const auto seed = static_cast<std::uint64_t>(GetParam() * 40 + offset);
        const Recurrence recurrence = random_recurrence(seed);
        DeriveParams small;
        small.value_limit = 9;  // Wider cells belong to the fuzzers of the synthesis.
        if (!derive(recurrence, small)) continue;
        Random random(seed);
        for (const Target* target : targets) {
            Engine engine(*target);
            const int rows = random.between(1, 3);
            for (int round = 0; round < 6; ++round) {
                const std::string a = random_string(
                    random, static_cast<std::size_t>(random.below(round < 3 ? 9 : 80)));
                const std::string b = random_string(
                    random, static_cast<std::size_t>(random.below(round < 3 ? 9 : 80)));
                RunOptions options;
                options.rows = rows;
                const auto result = engine.run(recurrence, a, b, options);
                ASSERT_TRUE(result) << "seed " << seed << '\n' << result.failure().render();
                ASSERT_EQ(result->answer, answer_of(recurrence, interpret(recurrence, a, b)))
                    << "seed " << seed << ", target " << target->name << ", K = " << rows
                    << "\n  a: " << ::testing::PrintToString(a)
                    << "\n  b: " << ::testing::PrintToString(b) << '\n'
                    << print_recurrence(recurrence);
                ++compared;
            }
        }
    }
    EXPECT_GT(compared, 100) << "too few random recurrences had finite flows";
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomSpecs, ::testing::Range(0, 4));

}  // namespace
}  // namespace minterm
