// SPDX-License-Identifier: Apache-2.0
//
// Cuts and their functions.
#include "synth/cuts.hpp"

#include <gtest/gtest.h>

#include <random>

namespace minterm::cuts_test {
namespace {

TEST(Cuts, OfASmallNetwork) {
    Network n({"a", "b", "c"});
    const Signal ab = n.make_and(n.input(0), !n.input(1));
    const Signal y = n.make_xor(!ab, n.input(2));
    n.add_output("y", y);
    const std::vector<std::vector<Cut>> cuts = enumerate_cuts(n, 24);
    ASSERT_EQ(cuts.size(), 6U);
    for (std::size_t leafless = 0; leafless < 4; ++leafless) EXPECT_TRUE(cuts[leafless].empty());
    EXPECT_EQ(cuts[4], (std::vector<Cut>{{2, 0x22, {1, 2, 0}}}));
    EXPECT_EQ(cuts[5], (std::vector<Cut>{{2, 0x66, {3, 4, 0}}, {3, 0xD2, {1, 2, 3}}}));
}

TEST(Cuts, DropLeavesThatDoNotMatter) {
    // (a & b) ^ (a & !b) = a, found as a cut of one leaf.
    Network n({"a", "b"});
    const Signal y =
        n.make_xor(n.make_and(n.input(0), n.input(1)), n.make_and(n.input(0), !n.input(1)));
    const std::vector<std::vector<Cut>> cuts = enumerate_cuts(n, 24);
    ASSERT_FALSE(cuts[y.node()].empty());
    EXPECT_EQ(cuts[y.node()][0], (Cut{1, 0xAA, {1, 0, 0}}));
}

TEST(Cuts, DropConstantNodesToNoLeaf) {
    Network n({"a", "b"});
    const Signal a = n.input(0);
    const Signal b = n.input(1);
    const Signal y = n.make_and(n.make_xor(a, b), n.make_and(a, b));
    EXPECT_EQ(enumerate_cuts(n, 24)[y.node()], (std::vector<Cut>{{0, 0x00, {0, 0, 0}}}));
}

TEST(Cuts, FunctionsAgreeWithSimulation) {
    std::mt19937 random(3);
    for (int round = 0; round < 30; ++round) {
        Network n({"a", "b", "c", "d", "e"});
        std::vector<Signal> pool;
        for (int i = 0; i < 5; ++i) pool.push_back(n.input(i));
        for (int g = 0; g < 12; ++g) {
            const auto any = [&] { return pool[random() % pool.size()] ^ (random() % 2 == 0); };
            pool.push_back(random() % 2 ? n.make_and(any(), any()) : n.make_xor(any(), any()));
        }
        for (std::uint32_t i = 0; i < n.nodes().size(); ++i) n.add_output("n", Signal(i, false));
        const std::vector<MintermSet> value = simulate(n);
        for (const int limit : {1, 3, 24}) {
            const std::vector<std::vector<Cut>> cuts = enumerate_cuts(n, limit);
            for (std::size_t node = 6; node < cuts.size(); ++node) {
                ASSERT_FALSE(cuts[node].empty());
                ASSERT_LE(cuts[node].size(), static_cast<std::size_t>(limit));
                for (const Cut& cut : cuts[node]) {
                    for (std::uint64_t m = 0; m < 32; ++m) {
                        unsigned row = 0;
                        for (unsigned k = 0; k < cut.size; ++k) {
                            row |= (value[cut.leaves[k]].test(m) ? 1U : 0U) << k;
                        }
                        ASSERT_EQ(value[node].test(m), (cut.function >> row & 1) != 0);
                    }
                }
            }
        }
    }
}

}  // namespace
}  // namespace minterm::cuts_test
