// SPDX-License-Identifier: Apache-2.0
//
// BLIF and DOT text.
#include "synth/write_network.hpp"

#include <gtest/gtest.h>

namespace minterm::write_network_test {
namespace {

Network small() {
    Network n({"a", "b 1"});
    const Signal x = n.make_and(n.input(0), !n.input(1));
    n.add_output("y", !x);
    n.add_output("a", n.make_xor(x, n.input(1)));
    n.add_output("k", n.constant(true));
    n.add_output("", n.constant(false));
    return n;
}

TEST(WriteNetwork, Blif) {
    EXPECT_EQ(write_blif(small(), "two words"),
              ".model two_words\n"
              ".inputs a b_1\n"
              ".outputs y a_2 k _\n"
              ".names a b_1 g0\n10 1\n"
              ".names b_1 g0 g1\n10 1\n01 1\n"
              ".names g0 y\n0 1\n"
              ".names g1 a_2\n1 1\n"
              ".names k\n1\n"
              ".names _\n"
              ".end\n");
}

TEST(WriteNetwork, Dot) {
    EXPECT_EQ(write_dot(small(), "a \"cell\""),
              "digraph \"a \\\"cell\\\"\" {\n  rankdir=BT;\n"
              "  zero [label=\"0\", shape=plaintext];\n"
              "  one [label=\"1\", shape=plaintext];\n"
              "  i0 [label=\"a\", shape=invtriangle];\n"
              "  i1 [label=\"b 1\", shape=invtriangle];\n"
              "  g0 [label=\"g0  and\", shape=box];\n"
              "  g1 [label=\"g1  xor\", shape=box];\n"
              "  o0 [label=\"y\", shape=triangle];\n"
              "  o1 [label=\"a\", shape=triangle];\n"
              "  o2 [label=\"k\", shape=triangle];\n"
              "  o3 [label=\"\", shape=triangle];\n"
              "  i0 -> g0;\n"
              "  i1 -> g0 [style=dashed];\n"
              "  i1 -> g1;\n"
              "  g0 -> g1;\n"
              "  g0 -> o0 [style=dashed];\n"
              "  g1 -> o1;\n"
              "  one -> o2;\n"
              "  zero -> o3;\n"
              "}\n");
}

TEST(WriteNetwork, MappedGatesAndInverters) {
    const MappedRef a{MappedRef::Kind::Input, 0};
    const MappedRef g0{MappedRef::Kind::Gate, 0};
    const MappedRef one{MappedRef::Kind::Constant, 1};
    // xor(a, 1), then andn(g0, a) = !g0 & a.
    MappedNetwork n{"avx2", {"a"}, {}, {{"g0", g0}, {"y", {MappedRef::Kind::Gate, 1}}}};
    n.gates = {{2, 0x66, 2, {a, one, {}}}, {3, 0x44, 2, {g0, a, {}}}};
    EXPECT_EQ(write_blif(n, two_input_library(), "m"),
              ".model m\n.inputs a\n.outputs g0 y\n"
              ".names a g0_2\n0 1\n"
              ".names g0_2 a g1\n01 1\n"
              ".names g0_2 g0\n1 1\n"
              ".names g1 y\n1 1\n"
              ".end\n");
    EXPECT_NE(write_dot(n, two_input_library(), "m").find("[label=\"g1  andn\", shape=box]"),
              std::string::npos);

    const MappedNetwork majority{
        "lut3",
        {"a", "b", "c"},
        {{0, 0xE8, 3, {a, {MappedRef::Kind::Input, 1}, {MappedRef::Kind::Input, 2}}}},
        {{"m", g0}}};
    EXPECT_EQ(write_blif(majority, lut3_library(), "m"),
              ".model m\n.inputs a b c\n.outputs m\n"
              ".names a b c g0\n110 1\n101 1\n011 1\n111 1\n"
              ".names g0 m\n1 1\n.end\n");
    EXPECT_NE(write_dot(majority, lut3_library(), "m").find("lut 0xe8"), std::string::npos);
}

TEST(WriteNetwork, EmptyNetwork) {
    EXPECT_EQ(write_blif(Network{}, ""), ".model _\n.inputs\n.outputs\n.end\n");
    EXPECT_EQ(write_dot(Network{}, ""), "digraph \"\" {\n  rankdir=BT;\n}\n");
}

}  // namespace
}  // namespace minterm::write_network_test
