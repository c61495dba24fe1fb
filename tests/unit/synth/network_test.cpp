// SPDX-License-Identifier: Apache-2.0
//
// Folding, hashing, inlining, simulation and printing of XAGs.
#include "synth/network.hpp"

#include <gtest/gtest.h>

namespace minterm::network_test {
namespace {

/// The values of output `o` as text, minterm 0 first.
std::string values(const Network& network, std::size_t o = 0) {
    const std::vector<MintermSet> sets = simulate(network);
    std::string text;
    for (std::uint64_t m = 0; m < sets[o].size(); ++m) text += sets[o].test(m) ? '1' : '0';
    return text;
}

TEST(Network, AndFoldsConstantsCopiesAndComplements) {
    Network n({"a", "b"});
    const Signal a = n.input(0);
    const Signal b = n.input(1);
    const Signal zero = n.constant(false);
    const Signal one = n.constant(true);
    EXPECT_EQ(n.make_and(a, a), a);
    EXPECT_EQ(n.make_and(a, !a), zero);
    EXPECT_EQ(n.make_and(!a, a), zero);
    EXPECT_EQ(n.make_and(a, zero), zero);
    EXPECT_EQ(n.make_and(one, a), a);
    EXPECT_EQ(n.make_or(a, one), one);
    EXPECT_EQ(n.make_or(!a, a), one);
    EXPECT_EQ(n.make_or(zero, b), b);
    EXPECT_EQ(n.nodes().size(), 3U) << "nothing of this needs a gate";
}

TEST(Network, AndLooksOneGateDeep) {
    Network n({"a", "b"});
    const Signal a = n.input(0);
    const Signal b = n.input(1);
    const Signal ab = n.make_and(a, b);
    EXPECT_EQ(n.make_and(a, ab), ab);
    EXPECT_EQ(n.make_and(ab, !b), n.constant(false));
    EXPECT_EQ(n.make_and(!ab, !a), !a);
    EXPECT_EQ(n.make_and(a, !ab), n.make_and(a, !b));
}

TEST(Network, XorFoldsAndKeepsComplementsOnTheOutputEdge) {
    Network n({"a", "b"});
    const Signal a = n.input(0);
    const Signal b = n.input(1);
    EXPECT_EQ(n.make_xor(a, a), n.constant(false));
    EXPECT_EQ(n.make_xor(a, !a), n.constant(true));
    EXPECT_EQ(n.make_xor(a, n.constant(false)), a);
    EXPECT_EQ(n.make_xor(n.constant(true), a), !a);
    const Signal x = n.make_xor(a, b);
    EXPECT_EQ(n.make_xor(!a, b), !x);
    EXPECT_EQ(n.make_xor(!b, !a), x);
    EXPECT_EQ(n.make_xor(x, b), a);
    EXPECT_EQ(n.make_xor(!a, x), !b);
    EXPECT_EQ(n.nodes().size(), 4U);
    EXPECT_TRUE(check(n).empty());
}

TEST(Network, EqualGatesAreOneNode) {
    Network n({"a", "b", "c"});
    EXPECT_EQ(n.make_and(n.input(0), !n.input(2)), n.make_and(!n.input(2), n.input(0)));
    EXPECT_NE(n.make_and(n.input(0), n.input(2)), n.make_and(n.input(0), !n.input(2)));
    EXPECT_NE(n.make_and(n.input(0), n.input(2)).node(), n.make_xor(n.input(0), n.input(2)).node());
}

TEST(Network, MuxInEveryDegenerateCase) {
    // Each of select, then and else is one of 0, 1, a, !a, b, !b, c, !c.
    for (int code = 0; code < 512; ++code) {
        Network n({"a", "b", "c"});
        const auto pick = [&](int which) {
            return Signal(static_cast<std::uint32_t>(which / 2), which % 2 == 1);
        };
        n.add_output("s", pick(code % 8));
        n.add_output("t", pick(code / 8 % 8));
        n.add_output("e", pick(code / 64));
        n.add_output("mux", n.make_mux(pick(code % 8), pick(code / 8 % 8), pick(code / 64)));
        const std::vector<MintermSet> v = simulate(n);
        for (std::uint64_t m = 0; m < 8; ++m) {
            ASSERT_EQ(v[3].test(m), v[0].test(m) ? v[1].test(m) : v[2].test(m)) << code;
        }
        EXPECT_LE(n.gate_count(), 3);
        EXPECT_TRUE(check(n).empty());
    }
}

TEST(Network, GateCountAndDepthSeeOnlyTheOutputsCone) {
    Network n({"a", "b", "c"});
    const Signal ab = n.make_and(n.input(0), n.input(1));
    n.make_xor(ab, n.input(2));  // no output reads this
    n.add_output("y", !ab);
    EXPECT_EQ(n.gate_count(), 1);
    EXPECT_EQ(n.depth(), 1);
    n.add_output("z", n.make_xor(ab, n.input(2)));
    EXPECT_EQ(n.gate_count(), 2);
    EXPECT_EQ(n.depth(), 2);
}

TEST(Network, SimulatesSmallAndWideTables) {
    Network none{std::vector<std::string>{}};
    none.add_output("one", none.constant(true));
    EXPECT_EQ(values(none), "1");

    Network n({"a", "b"});
    n.add_output("y", n.make_or(n.input(0), !n.input(1)));
    EXPECT_EQ(values(n), "1101");

    std::vector<std::string> names;
    for (int i = 0; i < 13; ++i) names.push_back("x" + std::to_string(i));
    Network wide(names);
    Signal parity = wide.constant(false);
    for (int i = 0; i < 13; ++i) parity = wide.make_xor(parity, wide.input(i));
    wide.add_output("parity", parity);
    const MintermSet v = simulate(wide)[0];
    for (std::uint64_t m = 0; m < v.size(); ++m) {
        ASSERT_EQ(v.test(m), __builtin_parityll(m) == 1) << m;
    }
}

TEST(Network, InliningSubstitutesInputs) {
    Network inner({"x", "y"});
    inner.add_output("nand", !inner.make_and(inner.input(0), inner.input(1)));
    inner.add_output("x", inner.input(0));
    inner.add_output("0", inner.constant(false));
    Network outer({"a", "b"});
    const std::vector<Signal> result = inline_network(
        outer, inner, {!outer.input(0), outer.make_xor(outer.input(0), outer.input(1))});
    ASSERT_EQ(result.size(), 3U);
    for (Signal signal : result) outer.add_output("o", signal);
    EXPECT_EQ(values(outer, 0), "1101") << "!(!a & (a ^ b)) = a | !b";
    EXPECT_EQ(result[1], !outer.input(0));
    EXPECT_EQ(result[2], outer.constant(false));
}

TEST(Network, PrintsOneGateALine) {
    Network n({"a", "b", "c"});
    const Signal x = n.make_and(n.input(0), !n.input(1));
    n.add_output("y", !n.make_xor(x, n.input(2)));
    n.add_output("t", n.constant(true));
    n.add_output("nc", !n.input(2));
    EXPECT_EQ(print_network(n),
              "inputs a b c\nn4 = a & !b\nn5 = c ^ n4\ny = !n5\nt = 1\nnc = !c\n");
}

}  // namespace
}  // namespace minterm::network_test
