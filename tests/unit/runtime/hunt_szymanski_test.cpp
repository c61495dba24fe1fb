// SPDX-License-Identifier: Apache-2.0
#include "runtime/pair/hunt_szymanski.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <string>

#include "tests/reference/edit_distances.hpp"
#include "tests/support/kept_symbols.hpp"

namespace minterm::hunt_szymanski_test {
namespace {

using testing::kept_symbols;
using Symbols = std::vector<std::uint32_t>;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::string text_of(const Symbols& symbols) { return {symbols.begin(), symbols.end()}; }

Symbols random_symbols(std::mt19937& random, std::size_t length, std::uint32_t symbols) {
    Symbols all(length);
    // Some are much more frequent than others.
    for (std::uint32_t& symbol : all)
        symbol = static_cast<std::uint32_t>(std::min(random() % symbols, random() % symbols));
    return all;
}

TEST(AlignByPairs, Nothing) {
    EXPECT_THAT(align_by_pairs(Symbols{}, Symbols{}, 0).value(), IsEmpty());
    EXPECT_THAT(align_by_pairs(Symbols{0, 1}, Symbols{}, 2).value(),
                ElementsAre(EditRun{EditOperation::OnlyInA, 2}));
    EXPECT_THAT(align_by_pairs(Symbols{}, Symbols{0}, 1).value(),
                ElementsAre(EditRun{EditOperation::OnlyInB, 1}));
}

TEST(AlignByPairs, KeepsAsManyAsAny) {
    std::mt19937 random(5);
    for (int round = 0; round < 4000; ++round) {
        const auto symbols = static_cast<std::uint32_t>(1 + random() % 100);
        const Symbols a = random_symbols(random, random() % 120, symbols);
        Symbols b = random_symbols(random, random() % 120, symbols);
        if (round % 3 == 0) {
            b = a;
            for (unsigned long edits = random() % 9; edits > 0 && !b.empty(); --edits)
                b.erase(b.begin() + static_cast<std::ptrdiff_t>(random() % b.size()));
        }
        const auto runs = align_by_pairs(a, b, symbols);
        ASSERT_TRUE(runs);
        ASSERT_EQ(kept_symbols(*runs, a, b), reference::lcs_length(text_of(a), text_of(b)))
            << ::testing::PrintToString(a) << '\n'
            << ::testing::PrintToString(b);
    }
}

/// With little room pairs are dropped that nothing leads to; with too little there is no answer.
TEST(AlignByPairs, LittleRoom) {
    std::mt19937 random(6);
    const Symbols a = random_symbols(random, 400, 40);
    const Symbols b = random_symbols(random, 400, 40);
    const std::int64_t length = reference::lcs_length(text_of(a), text_of(b));
    int answered = 0;
    int given_up = 0;
    for (std::size_t most = 0; most < 4000; most += 50) {
        const auto runs = align_by_pairs(a, b, 40, most);
        if (!runs) {
            ++given_up;
            continue;
        }
        ++answered;
        ASSERT_EQ(kept_symbols(*runs, a, b), length) << most;
    }
    EXPECT_GT(answered, 10);
    EXPECT_GT(given_up, 0);
}

}  // namespace
}  // namespace minterm::hunt_szymanski_test
