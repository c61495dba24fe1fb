// SPDX-License-Identifier: Apache-2.0
//
// Covers, written as text, factored into XAGs: the same function, and no more gates than expected.
#include "synth/cover_to_network.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace minterm::cover_to_network_test {
namespace {

/// `rows`: one character 0, 1 or - an input, a blank, one character 0 or 1 an output.
Cover cover(std::vector<std::string> inputs, std::vector<std::string> outputs,
            const std::vector<std::string>& rows) {
    Cover result{std::move(inputs), std::move(outputs), {}, false};
    for (const std::string& row : rows) {
        Product product;
        for (std::size_t i = 0; i < result.inputs.size(); ++i) {
            if (row[i] == '-') continue;
            product.cube.mask |= 1U << i;
            if (row[i] == '1') product.cube.bits |= 1U << i;
        }
        for (std::size_t o = 0; o < result.outputs.size(); ++o) {
            if (row[result.inputs.size() + 1 + o] == '1') product.outputs |= std::uint64_t{1} << o;
        }
        result.products.push_back(product);
    }
    std::sort(result.products.begin(), result.products.end(),
              [](const Product& a, const Product& b) {
                  return std::pair(a.cube.mask, a.cube.bits) < std::pair(b.cube.mask, b.cube.bits);
              });
    return result;
}

void expect_same(const Cover& c, const Network& n) {
    EXPECT_TRUE(check(n).empty());
    ASSERT_EQ(n.outputs().size(), c.outputs.size());
    const std::vector<MintermSet> v = simulate(n);
    for (std::size_t o = 0; o < c.outputs.size(); ++o) {
        EXPECT_EQ(n.outputs()[o].name, c.outputs[o]);
        for (std::uint64_t m = 0; m < v[o].size(); ++m) {
            const bool wanted = std::any_of(
                c.products.begin(), c.products.end(),
                [&](const Product& p) { return (p.outputs >> o & 1) && p.cube.contains(m); });
            ASSERT_EQ(v[o].test(m), wanted) << c.outputs[o] << " at " << m;
        }
    }
}

TEST(CoverToNetwork, ConstantsAndLiterals) {
    const Cover c = cover({"a", "b"}, {"zero", "one", "nb"}, {"-- 010", "-0 001"});
    const Network n = cover_to_network(c);
    expect_same(c, n);
    EXPECT_EQ(n.gate_count(), 0);
}

TEST(CoverToNetwork, NoInputs) {
    const Cover c = cover({}, {"zero", "one"}, {" 01"});
    expect_same(c, cover_to_network(c));
}

TEST(CoverToNetwork, FindsXor) {
    const Cover c = cover({"a", "b"}, {"x", "xn"}, {"10 10", "01 10", "11 01", "00 01"});
    const Network n = cover_to_network(c);
    expect_same(c, n);
    EXPECT_EQ(n.gate_count(), 1);
}

TEST(CoverToNetwork, FindsParityOfThree) {
    const Cover c = cover({"a", "b", "c"}, {"p"}, {"100 1", "010 1", "001 1", "111 1"});
    const Network n = cover_to_network(c);
    expect_same(c, n);
    EXPECT_EQ(n.gate_count(), 2);
}

TEST(CoverToNetwork, FactorsOutCommonLiterals) {
    // a b + a c + a d = a (b + c + d)
    const Cover c = cover({"a", "b", "c", "d"}, {"y"}, {"11-- 1", "1-1- 1", "1--1 1"});
    const Network n = cover_to_network(c);
    expect_same(c, n);
    EXPECT_EQ(n.gate_count(), 3);
}

TEST(CoverToNetwork, SharesProductsBetweenOutputs) {
    const Cover c = cover({"a", "b", "c", "d"}, {"y", "z"}, {"111- 11", "---1 10", "0--0 01"});
    const Network n = cover_to_network(c);
    expect_same(c, n);
    EXPECT_EQ(n.gate_count(), 5) << "abc once, !a!d, and one sum each";
}

TEST(CoverToNetwork, SharesASumAndItsComplement) {
    // y = (a + b) c, z = !a !b d: one gate for a + b.
    const Cover c = cover({"a", "b", "c", "d"}, {"y", "z"}, {"1-1- 10", "-11- 10", "00-1 01"});
    const Network n = cover_to_network(c);
    expect_same(c, n);
    EXPECT_EQ(n.gate_count(), 3);
}

TEST(CoverToNetwork, RandomCoversKeepTheirFunction) {
    std::mt19937 random(11);
    for (int round = 0; round < 60; ++round) {
        const std::size_t inputs = 1 + random() % 7;
        const std::size_t outputs = 1 + random() % 4;
        std::vector<std::string> in, out, rows;
        for (std::size_t i = 0; i < inputs; ++i) in.push_back("x" + std::to_string(i));
        for (std::size_t o = 0; o < outputs; ++o) out.push_back("y" + std::to_string(o));
        const std::size_t products = random() % 14;
        int literals = 0;
        for (std::size_t p = 0; p < products; ++p) {
            std::string row;
            for (std::size_t i = 0; i < inputs; ++i) row += "01-"[random() % 3];
            literals += static_cast<int>(inputs) -
                        static_cast<int>(std::count(row.begin(), row.end(), '-'));
            row += ' ';
            for (std::size_t o = 0; o < outputs; ++o) row += "01"[random() % 2];
            rows.push_back(row);
        }
        const Cover c = cover(in, out, rows);
        const Network n = cover_to_network(c);
        expect_same(c, n);
        EXPECT_LE(n.gate_count(),
                  static_cast<int>(outputs) * (literals + static_cast<int>(products)));
        EXPECT_EQ(print_network(n), print_network(cover_to_network(c))) << "deterministic";
    }
}

}  // namespace
}  // namespace minterm::cover_to_network_test
