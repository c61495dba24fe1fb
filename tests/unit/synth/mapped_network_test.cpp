// SPDX-License-Identifier: Apache-2.0
//
// Networks of library gates: libraries, measures, checks, simulation, joining, ordering.
#include "synth/mapped_network.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "synth/order_gates.hpp"

namespace minterm::mapped_network_test {
namespace {

constexpr MappedRef in(std::uint32_t index) { return {MappedRef::Kind::Input, index}; }
constexpr MappedRef gate(std::uint32_t index) { return {MappedRef::Kind::Gate, index}; }
constexpr MappedRef constant(std::uint32_t value) { return {MappedRef::Kind::Constant, value}; }

MappedGate lut(std::uint8_t function, MappedRef x0, MappedRef x1, MappedRef x2) {
    return {0, function, 3, {x0, x1, x2}};
}
MappedGate two(std::uint32_t cell, MappedRef x0, MappedRef x1) {
    return {cell, two_input_library().cells[cell].function, 2, {x0, x1, MappedRef{}}};
}
constexpr std::uint32_t kAnd = 0, kOr = 1, kXor = 2, kAndn = 3;

TEST(CellLibrary, EvaluateIsTheTruthTable) {
    for (unsigned f = 0; f < 256; ++f) {
        const auto function = static_cast<std::uint8_t>(f);
        EXPECT_EQ(evaluate(function, 0xAA, 0xCC, 0xF0) & 0xFF, f);
    }
}

TEST(CellLibrary, TwoInputCellsDoEverythingButNandNorXnorAndOrn) {
    const std::vector<CellFunction> functions = cell_functions(two_input_library());
    std::vector<int> found;
    for (const CellFunction& f : functions) found.push_back(f.leaves * 256 + f.function);
    EXPECT_EQ(found, (std::vector<int>{256 + 0x55, 512 + 0x22, 512 + 0x44, 512 + 0x66, 512 + 0x88,
                                       512 + 0xEE}));
    EXPECT_TRUE(cell_functions(lut3_library()).empty());
}

TEST(CellLibrary, Inverters) {
    const std::optional<CellUse> two_input = inverter(two_input_library());
    ASSERT_TRUE(two_input);
    EXPECT_EQ(two_input_library().cells[two_input->cell].name, "xor");
    EXPECT_EQ(two_input->leaf[0], 0);
    EXPECT_EQ(two_input->leaf[1], CellUse::kConstantOne);
    EXPECT_EQ(inverter(lut3_library())->function, 0x55);
    EXPECT_FALSE(inverter({"only and", {{.name = "and", .arity = 2, .function = 0x88}}}));
}

TEST(CellLibrary, ByName) {
    for (const CellLibrary& library : all_libraries()) {
        const Result<const CellLibrary*> found = library_named(library.name);
        ASSERT_TRUE(found.ok());
        EXPECT_EQ(*found, &library);
        EXPECT_TRUE(inverter(library)) << library.name;
    }
    EXPECT_EQ(two_input_library().name, "avx2");
    EXPECT_EQ(lut3_library().name, "lut3");
    const Result<const CellLibrary*> unknown = library_named("neno");
    ASSERT_FALSE(unknown.ok());
    EXPECT_EQ(unknown.failure().render(),
              "error: unknown gate library 'neno'; known libraries: avx2, bmi, lut3, spu2, spu, "
              "neon, neon_sha3");
}

TEST(CellLibrary, EverySpuFunctionOfTwoIsOneGate) {
    int functions = 0;
    for (const CellFunction& f : cell_functions(**library_named("spu2")))
        functions += f.leaves == 2 ? 1 : 0;
    EXPECT_EQ(functions, 10);
}

TEST(CellLibrary, MuxIsFoundInAllItsOrders) {
    // x2 ? x1 : x0
    const CellLibrary library{"mux", {{.name = "mux", .arity = 3, .function = 0xCA}}};
    int muxes = 0;
    for (const CellFunction& f : cell_functions(library)) muxes += f.leaves == 3 ? 1 : 0;
    EXPECT_EQ(muxes, 6);
}

TEST(MappedNetwork, MeasuresAndPrints) {
    MappedNetwork n{"lut3", {"a", "b", "c", "idle"}, {}, {}};
    n.gates = {lut(0xE8, in(0), in(1), in(2)), lut(0x96, in(0), in(1), gate(0))};
    n.outputs = {{"carry", gate(0)}, {"x", gate(1)}, {"one", constant(1)}, {"a", in(0)}};
    EXPECT_TRUE(check(n, lut3_library()).empty());
    EXPECT_EQ(depth(n), 2);
    EXPECT_EQ(total_cost(n, lut3_library()), 2);
    // a b c; then a b carry; then a carry x.
    EXPECT_EQ(live_registers(n), 3);
    EXPECT_EQ(moves_needed(n, lut3_library()), 0);
    EXPECT_EQ(print_mapped(n, lut3_library()),
              "inputs a b c idle\n"
              "g0 = lut[0xe8](a, b, c)\n"
              "g1 = lut[0x96](a, b, g0)\n"
              "carry = g0\nx = g1\none = 1\na = a\n");
    n.outputs.push_back({"b", in(1)});
    n.outputs.push_back({"c", in(2)});
    EXPECT_EQ(live_registers(n), 5);
    EXPECT_EQ(moves_needed(n, lut3_library()), 2);
}

TEST(MappedNetwork, EmptyNetworks) {
    const MappedNetwork nothing{"lut3", {}, {}, {}};
    EXPECT_EQ(depth(nothing), 0);
    EXPECT_EQ(live_registers(nothing), 0);
    EXPECT_EQ(order_gates(nothing), nothing);
    const MappedNetwork wires{
        "lut3", {"a", "b"}, {}, {{"y", in(1)}, {"z", in(1)}, {"0", constant(0)}}};
    EXPECT_EQ(live_registers(wires), 1);
    EXPECT_EQ(simulate(wires)[0].words()[0], 0b1100U);
    EXPECT_EQ(simulate(wires)[2].words()[0], 0U);
}

TEST(MappedNetwork, CheckSeesWhatIsWrong) {
    MappedNetwork good{"avx2", {"a", "b"}, {two(kAndn, in(0), in(1))}, {{"y", gate(0)}}};
    EXPECT_TRUE(check(good, two_input_library()).empty());
    EXPECT_FALSE(check(good, lut3_library()).empty()) << "another library";
    MappedNetwork bad = good;
    bad.gates[0].operands[1] = gate(0);
    EXPECT_FALSE(check(bad, two_input_library()).empty()) << "reads itself";
    bad = good;
    bad.gates[0].function = 0x22;
    EXPECT_FALSE(check(bad, two_input_library()).empty()) << "another function than its cell";
    bad = good;
    bad.gates[0].arity = 1;
    EXPECT_FALSE(check(bad, two_input_library()).empty()) << "an operand short";
    bad = good;
    bad.gates[0].cell = 9;
    EXPECT_FALSE(check(bad, two_input_library()).empty()) << "no such cell";
    bad = good;
    bad.outputs[0].ref = gate(1);
    EXPECT_FALSE(check(bad, two_input_library()).empty()) << "no such gate";
    bad = good;
    bad.outputs[0].ref = constant(2);
    EXPECT_FALSE(check(bad, two_input_library()).empty()) << "no such constant";
}

TEST(MappedNetwork, EveryFunctionBecomesASmallXag) {
    int most = 0;
    for (unsigned f = 0; f < 256; ++f) {
        const MappedNetwork n{"lut3",
                              {"a", "b", "c"},
                              {lut(static_cast<std::uint8_t>(f), in(0), in(1), in(2))},
                              {{"y", gate(0)}}};
        const Network xag = to_network(n);
        EXPECT_TRUE(check(xag).empty());
        EXPECT_EQ(simulate(xag)[0].words()[0], f);
        most = std::max(most, xag.gate_count());
    }
    EXPECT_EQ(most, 4);
}

TEST(MappedNetwork, ComposeJoinsAndMergesEqualGates) {
    // inner: c = a ^ b, d = a;  outer over (c, d): y = c & !(c ^ d)... with the same xor inside.
    const MappedNetwork inner{"avx2",
                              {"a", "b"},
                              {two(kXor, in(0), in(1)), two(kOr, in(0), in(1))},
                              {{"c", gate(0)}, {"d", in(0)}, {"e", in(1)}}};
    const MappedNetwork outer{
        "avx2",
        {"c", "d", "e"},
        {two(kXor, in(1), in(2)), two(kAnd, in(0), gate(0)), two(kOr, in(0), in(1))},
        {{"y", gate(1)}, {"d", in(1)}, {"one", constant(1)}}};
    const MappedNetwork joined = compose(outer, inner);
    EXPECT_TRUE(check(joined, two_input_library()).empty());
    EXPECT_EQ(print_mapped(joined, two_input_library()),
              "inputs a b\ng0 = xor(a, b)\ng1 = and(g0, g0)\ny = g1\nd = a\none = 1\n");
}

TEST(OrderGates, ReadsEarlyWhatDiesEarly) {
    // Two independent pairs, interleaved badly: all four ands first would hold four values and
    // more.
    MappedNetwork n{"avx2", {"a", "b", "c", "d"}, {}, {}};
    n.gates = {two(kAnd, in(0), in(1)), two(kAnd, in(2), in(3)),     two(kOr, in(0), in(1)),
               two(kOr, in(2), in(3)),  two(kXor, gate(0), gate(2)), two(kXor, gate(1), gate(3))};
    n.outputs = {{"x", gate(4)}, {"y", gate(5)}};
    EXPECT_EQ(live_registers(n), 6);
    const MappedNetwork ordered = order_gates(n);
    EXPECT_TRUE(check(ordered, two_input_library()).empty());
    EXPECT_EQ(live_registers(ordered), 5);
    EXPECT_EQ(simulate(ordered), simulate(n));
    EXPECT_EQ(order_gates(ordered), ordered);
}

/// The least live_registers over all topological orders, by trying them.
int least_registers(const MappedNetwork& n) {
    std::vector<std::uint32_t> order(n.gates.size());
    for (std::uint32_t g = 0; g < order.size(); ++g) order[g] = g;
    int least = 1000;
    do {
        MappedNetwork permuted{n.library, n.inputs, {}, n.outputs};
        std::vector<std::uint32_t> place(order.size());
        for (std::uint32_t g = 0; g < order.size(); ++g) place[order[g]] = g;
        bool valid = true;
        for (const std::uint32_t g : order) {
            permuted.gates.push_back(n.gates[g]);
            for (MappedRef& ref : permuted.gates.back().operands) {
                if (ref.kind != MappedRef::Kind::Gate) continue;
                ref.index = place[ref.index];
                valid = valid && ref.index + 1 < permuted.gates.size();
            }
        }
        if (!valid) continue;
        for (MappedOutput& output : permuted.outputs) {
            if (output.ref.kind == MappedRef::Kind::Gate)
                output.ref.index = place[output.ref.index];
        }
        least = std::min(least, live_registers(permuted));
    } while (std::next_permutation(order.begin(), order.end()));
    return least;
}

TEST(OrderGates, IsOptimalForSmallRandomNetworks) {
    std::mt19937 random(5);
    for (int round = 0; round < 40; ++round) {
        MappedNetwork n{"avx2", {"a", "b", "c", "d"}, {}, {}};
        for (std::uint32_t g = 0; g < 7; ++g) {
            const auto any = [&] {
                const auto pick = static_cast<std::uint32_t>(random() % (4 + g));
                return pick < 4 ? in(pick) : gate(pick - 4);
            };
            n.gates.push_back(two(static_cast<std::uint32_t>(random() % 4), any(), any()));
        }
        for (std::uint32_t g : {2U, 5U, 6U}) n.outputs.push_back({"y", gate(g)});
        const MappedNetwork ordered = order_gates(n);
        EXPECT_EQ(simulate(ordered), simulate(n));
        EXPECT_EQ(live_registers(ordered), least_registers(n));
    }
}

TEST(OrderGates, CopesWithWideNetworks) {
    std::mt19937 random(6);
    MappedNetwork n{"avx2", {"a", "b", "c", "d"}, {}, {}};
    for (std::uint32_t g = 0; g < 150; ++g) {
        const auto any = [&] {
            const auto pick = static_cast<std::uint32_t>(random() % (4 + g));
            return pick < 4 ? in(pick) : gate(pick - 4);
        };
        n.gates.push_back(two(static_cast<std::uint32_t>(random() % 4), any(), any()));
    }
    for (std::uint32_t g : {20U, 100U, 149U}) n.outputs.push_back({"y", gate(g)});
    const MappedNetwork ordered = order_gates(n);
    EXPECT_TRUE(check(ordered, two_input_library()).empty());
    EXPECT_EQ(simulate(ordered), simulate(n));
    EXPECT_LE(live_registers(ordered), live_registers(n));
}

}  // namespace
}  // namespace minterm::mapped_network_test
