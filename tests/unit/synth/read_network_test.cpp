// SPDX-License-Identifier: Apache-2.0
//
// BLIF, AIGER and Verilog: texts with known functions, everything that is refused, round trips by
// simulation, and equivalence as berkeley-abc sees it where that is installed.
#include "synth/read_network.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "synth/map.hpp"
#include "synth/write_network.hpp"

namespace minterm::read_network_test {
namespace {

/// The outputs' truth tables, minterm 0 first, as "name=0110 name=...".
std::string values(const Result<Network>& network) {
    if (!network) return network.failure().render();
    EXPECT_TRUE(check(*network).empty());
    std::string text;
    const std::vector<MintermSet> sets = simulate(*network);
    for (std::size_t o = 0; o < sets.size(); ++o) {
        text += (o == 0 ? "" : " ") + network->outputs()[o].name + "=";
        for (std::uint64_t m = 0; m < sets[o].size(); ++m) text += sets[o].test(m) ? '1' : '0';
    }
    return text;
}

std::string first_error(const Result<Network>& network) {
    if (network.ok()) return "no error";
    EXPECT_EQ(network.failure().kind(), FailureKind::User);
    const Message& message = network.failure().messages().front();
    return std::to_string(message.place.line) + ":" + std::to_string(message.place.column) + ": " +
           message.text;
}

std::string blif(const std::string& body) {
    return values(read_blif(".model m\n.inputs a b\n.outputs y\n" + body, "m.blif"));
}
std::string blif_error(const std::string& body) {
    return first_error(read_blif(".model m\n.inputs a b\n.outputs y\n" + body, "m.blif"));
}

TEST(ReadBlif, Covers) {
    EXPECT_EQ(blif(".names a b y\n11 1\n.end\n"), "y=0001");
    EXPECT_EQ(blif(".names a b y\n11 0\n.end\n"), "y=1110") << "rows of the off-set";
    EXPECT_EQ(blif(".names a b y\n1- 1\n-1 1\n"), "y=0111") << "no .end";
    EXPECT_EQ(blif(".names y\n1\n.end\n"), "y=1111");
    EXPECT_EQ(blif(".names y\n0\n.end\n"), "y=0000");
    EXPECT_EQ(blif(".names y\n.end\n"), "y=0000") << "no rows at all";
    EXPECT_EQ(blif(".names a b y\n-- 1\n.end\n"), "y=1111");
    EXPECT_EQ(blif(".names t y\n0 1\n.names a b t\n10 1\n01 1\n.end\nwhatever"), "y=1001")
        << "definitions in any order";
    EXPECT_EQ(values(read_blif("# c\n.model m\n.inputs \\\na b \\ \n c d\n.outputs y # why\n"
                               ".names a b c d y\r\n1--- 1\n-11- 1\n01-1 1\n.end\n",
                               "m.blif")),
              "y=0101011101110111");
    EXPECT_EQ(values(read_blif(".inputs a\n.outputs a\n.end\n", "m.blif")), "a=01");
}

TEST(ReadBlif, Refuses) {
    EXPECT_EQ(blif_error(".latch a y re c 0\n.end\n").substr(0, 30),
              "4:1: latches are not supported");
    EXPECT_EQ(blif_error(".subckt x a=b\n").substr(0, 29), "4:1: .subckt is not supported");
    EXPECT_EQ(blif_error(".names a y\n11 1\n"),
              "5:1: the pattern has 2 characters, .names has 1 inputs");
    EXPECT_EQ(blif_error(".names a b y\n1x 1\n"), "5:2: expected 0, 1 or - in a pattern");
    EXPECT_EQ(blif_error(".names a b y\n11 2\n"), "5:4: expected the output value 0 or 1");
    EXPECT_EQ(blif_error(".names a b y\n11 1\n00 0\n"),
              "6:4: rows for 0 and rows for 1 in one cover: BLIF allows one of them");
    EXPECT_EQ(blif_error("11 1\n"), "4:1: a row of a cover without .names before it");
    EXPECT_EQ(blif_error(".end\n"), "3:10: y is used and nothing defines it");
    EXPECT_EQ(blif_error(".names a q y\n11 1\n"), "4:10: q is used and nothing defines it");
    EXPECT_EQ(blif_error(".names y a y\n11 1\n"),
              "4:8: y depends on itself: a network has no loops");
    EXPECT_EQ(blif_error(".names y\n.names y\n"), "5:8: y is defined twice");
    EXPECT_EQ(blif_error(".names a b\n1 1\n"), "4:10: b is an input already");
    EXPECT_EQ(blif_error(".model n\n").substr(0, 19), "4:1: a second model");
    EXPECT_EQ(blif_error(std::string(".names a\0 y\n", 12)), "4:9: this byte has no place in BLIF");
    EXPECT_EQ(first_error(read_blif("", "m.blif")),
              "0:0: there is no .outputs line: a model needs an output at least");
    EXPECT_EQ(first_error(read_blif(".outputs y y\n.names y\n", "m")),
              "1:12: y is an output twice");
}

TEST(ReadBlif, LongChainsAndManyErrors) {
    std::string text = ".inputs a\n.outputs n100000\n";
    for (int i = 100000; i > 0; --i) {
        const std::string from = i == 1 ? "a" : "n" + std::to_string(i - 1);
        text += ".names " + from + " n" + std::to_string(i) + "\n0 1\n";
    }
    EXPECT_EQ(values(read_blif(text, "m")), "n100000=01");
    std::string bad = ".outputs y\n.names y\n";
    for (int i = 0; i < 1000; ++i) bad += ".nonsense\n";
    EXPECT_LE(read_blif(bad, "m").failure().messages().size(), 21U);
}

TEST(ReadAiger, Ascii) {
    EXPECT_EQ(values(read_aiger("aag 3 2 0 1 1\n2\n4\n6\n6 2 4\n", "m.aag")), "y0=0001");
    EXPECT_EQ(values(read_aiger("aag 3 2 0 2 1\n2\n4\n7\n0\n6 2 5\ni0 p\no0 q\nc\nany thing", "m")),
              "q=1011 y1=0000");
    EXPECT_EQ(values(read_aiger("aag 4 2 0 1 2\n4\n2\n8\n8 6 3\n6 2 4\n", "m")), "y0=0000")
        << "ands in any order";
    EXPECT_EQ(values(read_aiger("aag 0 0 0 1 0\n1\n", "m")), "y0=1");
    const Result<Network> named = read_aiger("aag 1 1 0 1 0\n2\n3\ni0 a b\n", "m");
    ASSERT_TRUE(named.ok());
    EXPECT_EQ(named->input_names(), std::vector<std::string>{"a b"});
}

TEST(ReadAiger, Refuses) {
    const auto error = [](const std::string& text) { return first_error(read_aiger(text, "m")); };
    EXPECT_EQ(error("aag 1 0 1 0 0\n2 3\n").substr(0, 33), "1:1: the header announces latches");
    EXPECT_EQ(error("hello").substr(0, 26), "1:1: expected the header \"");
    EXPECT_EQ(error("aag 1 1\n"), "1:1: the header needs five numbers: M I L O A");
    EXPECT_EQ(error("aag 9999999999 1 0 1 0\n").substr(0, 42),
              "1:1: the header announces more than the fi");
    EXPECT_EQ(error("aag 3 2 0 1 1\n2\n4\n6\n6 2\n"), "5:1: expected an and: 3 numbers");
    EXPECT_EQ(error("aag 3 2 0 1 1\n2\n4\n6\n6 2 9\n"),
              "5:1: literal 9 is past the last variable, 3");
    EXPECT_EQ(error("aag 3 2 0 1 1\n2\n4\n6\n6 6 4\n").substr(0, 4), "5:1:");
    EXPECT_EQ(error("aag 3 2 0 1 1\n2\n4\n").substr(0, 36), "0:0: the file ends where an output w");
    EXPECT_EQ(error("aag 1 1 0 1 0\n3\n2\n").substr(0, 4), "2:1:");
    EXPECT_EQ(error("aig 3 2 0 1 1\n6\n\x02").substr(0, 37),
              "0:0: the file ends inside its ands, a");
    EXPECT_EQ(error("aig 3 2 0 1 1\n6\n\x07\x01").substr(0, 14), "0:0: an and th");
    EXPECT_EQ(error("aag 1 1 0 1 0\n2\n2\nx nonsense\n").substr(0, 21), "4:1: expected a symbo");
    EXPECT_EQ(error("aag 1 1 0 0 0 1\n2\n2\n").substr(0, 24), "1:1: the header announce");
}

std::string verilog(const std::string& body) {
    return values(read_verilog("module m(a, b, y);\n input a, b;\n output y;\n" + body, "m.v"));
}
std::string verilog_error(const std::string& body) {
    return first_error(
        read_verilog("module m(a, b, y);\n input a, b;\n output y;\n" + body, "m.v"));
}

TEST(ReadVerilog, Expressions) {
    const auto y = [](const std::string& e) {
        return verilog("assign y = " + e + ";\nendmodule\n");
    };
    EXPECT_EQ(y("a & ~b"), "y=0100");
    EXPECT_EQ(y("a | b & a ^ b"), "y=0111") << "& before ^ before |";
    EXPECT_EQ(y("a ~^ b"), "y=1001");
    EXPECT_EQ(y("!(a && b) || 1'b0"), "y=1110");
    EXPECT_EQ(y("a ? b : 1'b1"), "y=1011");
    EXPECT_EQ(y("a ? b ? 1'b1 : 1'b0 : b"), "y=0011");
    EXPECT_EQ(y("1'b1"), "y=1111");
    EXPECT_EQ(verilog("wire t, \\a+b ; // c\n assign t = \\a+b , y = ~t; /* d */\n"
                      "xor g1(\\a+b , a, b);\nendmodule\n"),
              "y=1001");
    EXPECT_EQ(verilog("nand (y, a, b);\nendmodule"), "y=1110");
    EXPECT_EQ(verilog("not n(y, a);\nendmodule"), "y=1010");
    EXPECT_EQ(verilog("wire t = a;\nxnor (y, t, b, a);\nendmodule"), "y=1100");
    EXPECT_EQ(values(read_verilog(
                  "module m(input wire a, b, output y); assign y = a ^ b; endmodule", "m.v")),
              "y=0110");
}

TEST(ReadVerilog, Refuses) {
    EXPECT_EQ(verilog_error("always @(a) y = a;\nendmodule"),
              "4:8: this character has no place in structural Verilog");
    EXPECT_EQ(verilog_error("reg r;\nendmodule"),
              "4:1: reg is not supported: only wires, assign and gates");
    EXPECT_EQ(verilog_error("wire [3:0] t;\nendmodule").substr(0, 30),
              "4:6: vectors are not supported");
    EXPECT_EQ(verilog_error("assign y = a &;\nendmodule"),
              "4:15: expected a wire, a constant or `(`, found ;");
    EXPECT_EQ(verilog_error("assign y = a\nendmodule"), "5:1: expected `;`, found endmodule");
    EXPECT_EQ(verilog_error("assign y = 2'b01;\nendmodule"),
              "4:12: expected a constant of one bit: 1'b0 or 1'b1");
    EXPECT_EQ(verilog_error("assign y = q;\nendmodule"), "4:12: q is used and nothing defines it");
    EXPECT_EQ(verilog_error("/* open"), "4:1: this comment is never closed");
    EXPECT_EQ(verilog_error("not (y, a, b);\nendmodule"), "4:7: not needs one input");
    EXPECT_EQ(verilog_error("assign y = " + std::string(5000, '(') + "a;\nendmodule").substr(0, 45),
              "4:262: this expression is nested too deeply: ");
    EXPECT_EQ(verilog_error("assign y = " + std::string(5000, '~') + "a;\nendmodule").substr(4, 17),
              "1: this expressio");
    EXPECT_EQ(first_error(read_verilog("", "m.v")),
              "1:1: expected `module`, found the end of the file");
}

Network random_network(std::mt19937& random, int inputs, int gates) {
    std::vector<std::string> names;
    for (int i = 0; i < inputs; ++i) names.push_back("x" + std::to_string(i));
    names[0] = "odd name";
    Network n(names);
    std::vector<Signal> pool{n.constant(false)};
    for (int i = 0; i < inputs; ++i) pool.push_back(n.input(i));
    for (int g = 0; g < gates; ++g) {
        const auto any = [&] { return pool[random() % pool.size()] ^ (random() % 2 == 0); };
        const Signal a = any();
        const Signal b = any();
        pool.push_back(random() % 3 ? n.make_and(a, b) : n.make_xor(a, b));
    }
    for (int o = 0; o < 4; ++o) {
        n.add_output("y" + std::to_string(o),
                     pool[pool.size() - 1 - static_cast<std::size_t>(o)] ^ (random() % 2 == 0));
    }
    n.add_output("x1", n.input(0));
    n.add_output("assign", n.constant(true));
    return n;
}

TEST(NetworkFormats, RoundTrips) {
    std::mt19937 random(5);
    for (int round = 0; round < 40; ++round) {
        const Network n = random_network(random, 2 + round % 7, 1 + round);
        const std::vector<MintermSet> wanted = simulate(n);
        const MappedNetwork mapped =
            map_network(n, all_libraries()[static_cast<std::size_t>(round) % 7], nullptr,
                        {.optimize_inputs = 0});
        const CellLibrary& cells = all_libraries()[static_cast<std::size_t>(round) % 7];
        for (const std::string& text :
             {write_blif(n, "m"), write_blif(mapped, cells, "m"), write_verilog(n, "m"),
              write_verilog(mapped, "m"), write_aiger(n), write_aiger(n, AigerForm::Binary),
              write_aiger(to_network(mapped))}) {
            const Result<Network> back = read_network(text, "text");
            ASSERT_TRUE(back.ok()) << back.failure().render() << "\n" << text;
            EXPECT_EQ(simulate(*back), wanted) << text;
        }
        EXPECT_EQ(write_aiger(*read_aiger(write_aiger(n), "m"), AigerForm::Binary),
                  write_aiger(n, AigerForm::Binary));
    }
}

TEST(NetworkFormats, TextsOfOneNetwork) {
    Network n({"a", "b"});
    n.add_output("y", !n.make_xor(n.input(0), n.input(1)));
    EXPECT_EQ(write_verilog(n, "m"),
              "module m(a, b, y);\n  input a;\n  input b;\n  output y;\n  wire n3;\n"
              "  assign n3 = a ^ b;\n  assign y = ~n3;\nendmodule\n");
    EXPECT_EQ(write_aiger(n), "aag 5 2 0 1 3\n2\n4\n11\n6 5 3\n8 4 2\n10 9 7\ni0 a\ni1 b\no0 y\n");
}

std::string output_of(const std::string& command) {
    std::string text;
    FILE* pipe = popen((command + " 2>&1").c_str(), "r");
    if (pipe == nullptr) return text;
    char buffer[4096];
    for (std::size_t n; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) text.append(buffer, n);
    pclose(pipe);
    return text;
}

TEST(NetworkFormats, AbcFindsThemEquivalent) {
    if (output_of("berkeley-abc -c version").find("ABC") == std::string::npos) {
        GTEST_SKIP() << "berkeley-abc is not installed (Debian: apt-get install berkeley-abc)";
    }
    const std::filesystem::path folder =
        std::filesystem::path(::testing::TempDir()) / "minterm_formats";
    std::filesystem::create_directories(folder);
    std::mt19937 random(6);
    for (int round = 0; round < 4; ++round) {
        Network n = random_network(random, 3 + 2 * round, 10 + 10 * round);
        const CellLibrary& cells = all_libraries()[static_cast<std::size_t>(round) + 2];
        const MappedNetwork mapped = map_network(n, cells, nullptr, {.optimize_inputs = 0});
        const std::pair<const char*, std::string> files[] = {
            {"n.blif", write_blif(n, "m")},
            {"mapped.blif", write_blif(mapped, cells, "m")},
            {"n.v", write_verilog(n, "m")},
            {"mapped.v", write_verilog(mapped, "m")},
            {"n.aig", write_aiger(n, AigerForm::Binary)},
        };
        for (const auto& [name, text] : files) {
            std::ofstream(folder / name, std::ios::binary) << text;
            const std::string verdict =
                output_of("berkeley-abc -q 'cec -n " + (folder / "n.blif").string() + " " +
                          (folder / name).string() + "'");
            EXPECT_NE(verdict.find("Networks are equivalent"), std::string::npos)
                << name << ": " << verdict;
        }
    }
    std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace minterm::read_network_test
