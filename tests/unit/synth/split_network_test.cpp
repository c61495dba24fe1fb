// SPDX-License-Identifier: Apache-2.0
//
// Splitting: functions whose best form is known, random ones by simulation, the limits.
#include "synth/split_network.hpp"

#include <gtest/gtest.h>

#include <random>

namespace minterm::split_network_test {
namespace {

std::vector<std::string> names(char letter, std::size_t count) {
    std::vector<std::string> result;
    for (std::size_t i = 0; i < count; ++i) result.push_back(letter + std::to_string(i));
    return result;
}

std::optional<Network> split_of(const std::vector<MintermSet>& values, int inputs) {
    const std::optional<Network> network = split_network(
        names('x', static_cast<std::size_t>(inputs)), names('y', values.size()), values);
    if (network) {
        EXPECT_TRUE(check(*network).empty());
        EXPECT_EQ(simulate(*network), values);
    }
    return network;
}

template <typename Function>
MintermSet set_of(int inputs, Function function) {
    MintermSet set(inputs);
    for (std::uint64_t m = 0; m < set.size(); ++m) set.set(m, function(m));
    return set;
}

TEST(SplitNetwork, KnownForms) {
    const auto gates = [](int inputs, auto function) {
        return split_of({set_of(inputs, function)}, inputs)->gate_count();
    };
    EXPECT_EQ(gates(0, [](std::uint64_t) { return true; }), 0);
    EXPECT_EQ(gates(3, [](std::uint64_t) { return false; }), 0);
    EXPECT_EQ(gates(3, [](std::uint64_t m) { return (m & 2) == 0; }), 0);
    for (int n = 2; n <= 8; ++n) {
        EXPECT_EQ(gates(n, [](std::uint64_t m) { return __builtin_parityll(m) != 0; }), n - 1);
        EXPECT_EQ(gates(n, [n](std::uint64_t m) { return m == (1U << n) - 1; }), n - 1);
    }
    EXPECT_EQ(gates(3, [](std::uint64_t m) { return __builtin_popcountll(m) >= 2; }), 4);
    EXPECT_EQ(gates(3, [](std::uint64_t m) { return (m >> (1 + (m & 1)) & 1) != 0; }), 3) << "mux";
}

TEST(SplitNetwork, OutputsShare) {
    const MintermSet f = set_of(6, [](std::uint64_t m) { return m * 2654435761U >> 7 & 1; });
    const int once = split_of({f}, 6)->gate_count();
    EXPECT_EQ(split_of({f, f, ~f}, 6)->gate_count(), once);
}

TEST(SplitNetwork, RandomFunctions) {
    std::mt19937 random(3);
    for (int inputs = 1; inputs <= 10; ++inputs) {
        for (std::size_t outputs = 1; outputs <= 2; ++outputs) {
            std::vector<MintermSet> values;
            for (std::size_t o = 0; o < outputs; ++o) {
                values.push_back(set_of(inputs, [&](std::uint64_t) { return random() % 2 == 0; }));
            }
            EXPECT_TRUE(split_of(values, inputs)) << inputs;
        }
    }
}

MintermSet parity(int inputs) {
    return set_of(inputs, [](std::uint64_t m) { return __builtin_parityll(m) != 0; });
}

TEST(SplitNetwork, RefusesWhatTakesTooLong) {
    EXPECT_FALSE(split_of(std::vector<MintermSet>(64, parity(8)), 8));
    EXPECT_FALSE(split_of({parity(15)}, 15));
    EXPECT_TRUE(split_of(std::vector<MintermSet>(64, parity(4)), 4));
}

/// What needs no gate, and inputs that no gate needs, cost no search.
TEST(SplitNetwork, LooksAtWhatNeedsGatesOnly) {
    const MintermSet last = set_of(15, [](std::uint64_t m) { return (m >> 14 & 1) != 0; });
    const MintermSet last_two = set_of(15, [](std::uint64_t m) { return m >> 13 == 3; });
    const auto network = split_of({MintermSet(15), ~MintermSet(15), last, ~last, last_two}, 15);
    ASSERT_TRUE(network);
    EXPECT_EQ(network->outputs()[0].signal, network->constant(false));
    EXPECT_EQ(network->outputs()[1].signal, network->constant(true));
    EXPECT_EQ(network->outputs()[2].signal, network->input(14));
    EXPECT_EQ(network->outputs()[3].signal, !network->input(14));
    EXPECT_EQ(network->gate_count(), 1);
}

}  // namespace
}  // namespace minterm::split_network_test
