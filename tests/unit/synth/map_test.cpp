// SPDX-License-Identifier: Apache-2.0
//
// Mapping to both libraries: every small function with its known least cost, random tables with
// don't-cares against simulation, tables behind logic, and the check of mapped tables.
#include "synth/map.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

#include "synth/cover_to_network.hpp"
#include "synth/optimize.hpp"
#include "synth/order_gates.hpp"
#include "synth/verify.hpp"

namespace minterm::map_test {
namespace {

const CellLibrary& library(int which) { return which ? two_input_library() : lut3_library(); }

/// One product for each on-minterm: the worst start that a mapper can get.
Cover minterm_cover(const TruthTable& table) {
    Cover cover{table.inputs, {}, {}, false};
    const auto all = static_cast<std::uint32_t>((std::uint64_t{1} << table.input_count()) - 1);
    for (const TableOutput& output : table.outputs) cover.outputs.push_back(output.name);
    for (std::uint32_t m = 0; m <= all; ++m) {
        Product product{{m, all}, 0};
        for (std::size_t o = 0; o < table.outputs.size(); ++o) {
            if (table.outputs[o].on.test(m)) product.outputs |= std::uint64_t{1} << o;
        }
        if (product.outputs != 0) cover.products.push_back(product);
    }
    return cover;
}

TruthTable single_output(int inputs, std::uint64_t function) {
    TruthTable table;
    for (int i = 0; i < inputs; ++i) table.inputs.push_back("x" + std::to_string(i));
    table.outputs.push_back({"y", MintermSet(inputs), MintermSet(inputs)});
    table.outputs[0].on.words()[0] = function & valid_minterms(inputs);
    return table;
}

MappedNetwork map_exactly(const TruthTable& table, const CellLibrary& cells) {
    const MappedNetwork mapped = map_network(cover_to_network(minterm_cover(table)), cells);
    EXPECT_TRUE(check(mapped, cells).empty());
    const Status agrees = verify_table(table, mapped);
    EXPECT_TRUE(agrees.ok()) << agrees.failure().render();
    return mapped;
}

/// Least number of two-input gates (and, or, xor, andn, inverters as xor with 1) for each function
/// of three inputs, by trying every chain of up to `limit` gates; more is given as limit + 1.
class LeastChains {
public:
    explicit LeastChains(int limit) : limit_(limit) {
        least_.fill(limit + 1);
        for (const int f : {0x00, 0xFF, 0xAA, 0xCC, 0xF0}) least_[static_cast<std::size_t>(f)] = 0;
        extend({0xFF, 0xAA, 0xCC, 0xF0}, 0);
    }
    int of(std::size_t function) const { return least_[function]; }

private:
    void extend(std::vector<unsigned> chain, int after) {
        const int gates = static_cast<int>(chain.size()) - 4;
        if (gates == limit_) return;
        // Gates that do not build on each other in one order only: by the number of the choice.
        int choice = 0;
        const std::size_t newest = chain.size() - 1;
        for (std::size_t j = 1; j < chain.size(); ++j) {
            for (std::size_t i = 0; i < j; ++i) {
                const unsigned a = chain[i];
                const unsigned b = chain[j];
                for (const unsigned value : {a & b, a | b, a ^ b, ~a & b & 0xFF, a & ~b & 0xFF}) {
                    ++choice;
                    if (choice <= after && (gates == 0 || j != newest)) continue;
                    if (value == 0) continue;
                    if (std::find(chain.begin(), chain.end(), value) != chain.end()) continue;
                    least_[value] = std::min(least_[value], gates + 1);
                    chain.push_back(value);
                    extend(chain, choice);
                    chain.pop_back();
                }
            }
        }
    }

    int limit_;
    std::array<int, 256> least_{};
};

TEST(Map, EveryFunctionOfTwoInputs) {
    // Gates of the two-input library by truth table, minterm 0 in the lowest bit.
    constexpr int kTwoInput[16] = {0, 2, 1, 1, 1, 1, 1, 2, 1, 2, 0, 2, 0, 2, 1, 0};
    for (unsigned f = 0; f < 16; ++f) {
        const TruthTable table = single_output(2, f);
        const bool wire = f == 0 || f == 15 || f == 0b1010 || f == 0b1100;
        EXPECT_EQ(map_exactly(table, lut3_library()).gates.size(), wire ? 0U : 1U) << f;
        EXPECT_EQ(map_exactly(table, two_input_library()).gates.size(),
                  static_cast<std::size_t>(kTwoInput[f]))
            << f;
    }
}

TEST(Map, EveryFunctionOfThreeInputs) {
    const LeastChains least(4);
    int beyond = 0;
    for (unsigned f = 0; f < 256; ++f) {
        const TruthTable table = single_output(3, f);
        EXPECT_EQ(map_exactly(table, lut3_library()).gates.size(), least.of(f) == 0 ? 0U : 1U) << f;
        const auto gates = static_cast<int>(map_exactly(table, two_input_library()).gates.size());
        EXPECT_EQ(gates, least.of(f)) << "function " << f;
        if (least.of(f) > 4) ++beyond;
    }
    EXPECT_GT(beyond, 0) << "some need five gates, which the mapper finds for all of them";
}

TEST(Map, OutputsThatAreInputsOrConstants) {
    Network n({"a", "b"});
    n.add_output("a", n.input(0));
    n.add_output("one", n.constant(true));
    n.add_output("nb", !n.input(1));
    n.add_output("nb again", !n.input(1));
    for (int which : {0, 1}) {
        const MappedNetwork mapped = map_network(n, library(which));
        EXPECT_EQ(mapped.gates.size(), 1U);
        EXPECT_EQ(mapped.outputs[0].ref, (MappedRef{MappedRef::Kind::Input, 0}));
        EXPECT_EQ(mapped.outputs[1].ref, (MappedRef{MappedRef::Kind::Constant, 1}));
        EXPECT_EQ(simulate(mapped), simulate(n));
    }
    const MappedNetwork nothing = map_network(Network{}, lut3_library());
    EXPECT_TRUE(nothing.gates.empty());
}

TEST(Map, BothPolaritiesOfOneNode) {
    Network n({"a", "b"});
    const Signal x = n.make_xor(n.input(0), n.input(1));
    n.add_output("x", x);
    n.add_output("nx", !x);
    for (int which : {0, 1}) EXPECT_EQ(map_network(n, library(which)).gates.size(), 2U);
}

TruthTable random_table(std::mt19937& random, int inputs, int outputs, bool dont_cares) {
    TruthTable table;
    for (int i = 0; i < inputs; ++i) table.inputs.push_back("x" + std::to_string(i));
    for (int o = 0; o < outputs; ++o) {
        TableOutput output{"y" + std::to_string(o), MintermSet(inputs), MintermSet(inputs)};
        for (std::uint64_t m = 0; m < output.on.size(); ++m) {
            const unsigned dice = static_cast<unsigned>(random() % 8);
            if (dont_cares && dice < 3) {
                output.dont_care.set(m);
            } else if (dice < 6) {
                output.on.set(m, random() % 2 == 0);
            }
        }
        table.outputs.push_back(output);
    }
    return table;
}

TEST(Map, RandomTablesWithDontCares) {
    std::mt19937 random(17);
    for (int round = 0; round < 10; ++round) {
        const TruthTable table = random_table(random, 4 + round % 3, 1 + round % 4, round % 2 == 0);
        const Network network = cover_to_network(minterm_cover(table));
        for (int which : {0, 1}) {
            const CellLibrary& cells = library(which);
            MapParams plain;
            plain.optimize_inputs = 0;
            const MappedNetwork covered = map_network(network, cells, nullptr, plain);
            EXPECT_TRUE(check(covered, cells).empty());
            EXPECT_EQ(simulate(covered), simulate(network)) << "round " << round;
            const MappedNetwork exact = map_network(network, cells);
            EXPECT_EQ(simulate(exact), simulate(network)) << "round " << round;
            const MappedNetwork free = map_network(network, cells, &table);
            EXPECT_TRUE(check(free, cells).empty());
            const Status agrees = verify_table(table, free);
            EXPECT_TRUE(agrees.ok()) << agrees.failure().render();
            EXPECT_LE(exact.gates.size(), covered.gates.size());
            EXPECT_LE(free.gates.size(), covered.gates.size());
            EXPECT_EQ(map_network(network, cells, &table), free) << "deterministic";
        }
    }
}

TEST(Map, WideNetworksAreCoveredWithoutATable) {
    std::mt19937 random(23);
    std::vector<std::string> names;
    for (int i = 0; i < 14; ++i) names.push_back("x" + std::to_string(i));
    Network n(names);
    std::vector<Signal> pool;
    for (int i = 0; i < 14; ++i) pool.push_back(n.input(i));
    for (int g = 0; g < 60; ++g) {
        const auto any = [&] { return pool[random() % pool.size()] ^ (random() % 2 == 0); };
        pool.push_back(random() % 3 ? n.make_and(any(), any()) : n.make_xor(any(), any()));
    }
    for (std::size_t o = 0; o < 6; ++o) n.add_output("y", pool[pool.size() - 1 - o] ^ (o % 2 == 0));
    for (int which : {0, 1}) {
        const MappedNetwork mapped = map_network(n, library(which));
        EXPECT_TRUE(check(mapped, library(which)).empty());
        EXPECT_EQ(simulate(mapped), simulate(n));
    }
}

TEST(Map, AMuxLibraryUsesItsMux) {
    CellLibrary cells = two_input_library();
    cells.name = "with mux";
    cells.cells.push_back({.name = "mux", .arity = 3, .function = 0xCA});
    Network n({"a", "b", "s"});
    n.add_output("y", n.make_mux(n.input(2), n.input(1), n.input(0)));
    const MappedNetwork mapped = map_network(n, cells);
    ASSERT_EQ(mapped.gates.size(), 1U);
    EXPECT_EQ(cells.cells[mapped.gates[0].cell].name, "mux");
    EXPECT_EQ(simulate(mapped), simulate(n));
}

TEST(Map, EveryLibraryAndObjectiveKeepsTheFunction) {
    std::mt19937 random(31);
    for (int round = 0; round < 2; ++round) {
        const TruthTable table = random_table(random, 4 + round, 2, round % 2 == 0);
        const Network network = cover_to_network(minterm_cover(table));
        for (const CellLibrary& cells : all_libraries()) {
            CellFigures figures[3];
            for (const Objective objective :
                 {Objective::Gates, Objective::Depth, Objective::Registers}) {
                MapParams params;
                params.objective = objective;
                const MappedNetwork mapped = map_network(network, cells, &table, params);
                EXPECT_TRUE(check(mapped, cells).empty()) << cells.name;
                EXPECT_TRUE(verify_table(table, mapped).ok()) << cells.name;
                figures[static_cast<int>(objective)] = figures_of(mapped, cells);
            }
            EXPECT_LE(figures[1].depth, figures[0].depth) << cells.name;
            EXPECT_LE(figures[2].registers, figures[0].registers) << cells.name;
        }
    }
}

TEST(Map, FixedCellsOfThree) {
    Network n({"a", "b", "c"});
    const Signal a = n.input(0), b = n.input(1), c = n.input(2);
    const CellLibrary& sha3 = **library_named("neon_sha3");
    const auto only_cell = [&](Signal signal) -> std::string {
        Network single = n;
        single.add_output("y", signal);
        const MappedNetwork mapped = map_network(single, sha3);
        EXPECT_EQ(simulate(mapped), simulate(single));
        return mapped.gates.size() == 1 ? sha3.cells[mapped.gates[0].cell].name : "several";
    };
    EXPECT_EQ(only_cell(n.make_xor(n.make_xor(a, b), c)), "eor3");
    EXPECT_EQ(only_cell(n.make_xor(a, n.make_and(b, !c))), "bcax");
    EXPECT_EQ(only_cell(n.make_mux(a, b, c)), "bsl");
    EXPECT_EQ(only_cell(!n.make_xor(a, b)), "eor3") << "with a constant 1 the inverter is free";
}

TEST(Map, MovesAreCountedWhereCellsOverwrite) {
    // y = a ? b : c and all of a, b, c are outputs too: bsl has no operand to overwrite.
    Network n({"a", "b", "c"});
    n.add_output("y", n.make_mux(n.input(0), n.input(1), n.input(2)));
    for (int i = 0; i < 3; ++i) n.add_output("o" + std::to_string(i), n.input(i));
    for (const auto& [name, moves] : {std::pair("neon", 1), {"spu", 0}, {"lut3", 1}}) {
        const CellLibrary& cells = **library_named(name);
        const MappedNetwork mapped = map_network(n, cells);
        EXPECT_EQ(figures_of(mapped, cells), (CellFigures{1, 1, moves, 4})) << name;
    }
}

TEST(Map, ComposedWithLogicBeforeIt) {
    std::mt19937 random(29);
    for (int round = 0; round < 8; ++round) {
        const TruthTable table = random_table(random, 4, 2, true);
        Network logic({"a", "b", "c", "d", "e"});
        logic.add_output("x0", logic.input(0));
        logic.add_output("x1", logic.make_xor(logic.input(1), logic.input(2)));
        logic.add_output("x2", !logic.make_and(logic.input(3), logic.input(4)));
        logic.add_output("x3", round % 2 ? logic.constant(true) : !logic.input(1));
        for (int which : {0, 1}) {
            const CellLibrary& cells = library(which);
            const Network network = cover_to_network(minterm_cover(table));
            const MappedNetwork alone = map_network(network, cells, &table);
            const MappedNetwork mapped = map_onto_logic(alone, table, logic, cells);
            EXPECT_TRUE(check(mapped, cells).empty());
            EXPECT_TRUE(verify_table(substitute_inputs(table, logic), mapped).ok());
            EXPECT_TRUE(verify_table(table, alone).ok());
            EXPECT_LE(mapped.gates.size(),
                      alone.gates.size() + map_network(logic, cells).gates.size());
        }
    }
}

TEST(Map, SubstitutedTable) {
    // y is on at 11, free at 01 (x0 = 1); x0 = !a, x1 = a ^ b.
    TruthTable table = single_output(2, 0b1000);
    table.outputs[0].dont_care.set(1);
    Network logic({"a", "b"});
    logic.add_output("x0", !logic.input(0));
    logic.add_output("x1", logic.make_xor(logic.input(0), logic.input(1)));
    const TruthTable seen = substitute_inputs(table, logic);
    EXPECT_EQ(seen.inputs, logic.input_names());
    EXPECT_EQ(seen.outputs[0].on.words()[0], 0b0100U) << "a = 0, b = 1";
    EXPECT_EQ(seen.outputs[0].dont_care.words()[0], 0b0001U) << "a = b = 0";
}

TEST(Optimize, UsesWhatTheOutputsDoNotShow) {
    // y = (a & b) & (a | b): the or is idle. With a don't-care at a = b = 1 only, y may be 0.
    const MappedRef a{MappedRef::Kind::Input, 0};
    const MappedRef b{MappedRef::Kind::Input, 1};
    const auto gate = [](std::uint32_t g) { return MappedRef{MappedRef::Kind::Gate, g}; };
    MappedNetwork n{"avx2", {"x0", "x1"}, {}, {{"y", gate(2)}}};
    n.gates = {
        {0, 0x88, 2, {a, b, {}}}, {1, 0xEE, 2, {a, b, {}}}, {0, 0x88, 2, {gate(0), gate(1), {}}}};
    TruthTable table = single_output(2, 0b1000);
    const MappedNetwork exact = optimize(n, table, two_input_library());
    EXPECT_EQ(exact.gates.size(), 1U);
    EXPECT_TRUE(verify_table(table, exact).ok());
    table.outputs[0].on.set(3, false);
    table.outputs[0].dont_care.set(3);
    EXPECT_TRUE(optimize(n, table, two_input_library()).gates.empty());
}

TEST(Optimize, NoWorkIsNoChange) {
    const TruthTable table = single_output(3, 0x96);
    const MappedNetwork mapped = map_exactly(table, two_input_library());
    EXPECT_EQ(optimize(mapped, table, two_input_library(), {.work = 0, .work_per_gate = 0}),
              mapped);
}

TEST(VerifyTable, NamesTheFirstDifference) {
    TruthTable table = single_output(2, 0b1000);
    MappedNetwork mapped = map_exactly(table, lut3_library());
    EXPECT_TRUE(verify_table(table, mapped).ok());
    table.outputs[0].on.set(1);
    const Status differs = verify_table(table, mapped);
    ASSERT_FALSE(differs.ok());
    EXPECT_EQ(differs.failure().kind(), FailureKind::Internal);
    EXPECT_EQ(differs.failure().messages()[0].text,
              "the mapped network gives y=0 at x0=1 x1=0 where its truth table says 1");
    table.outputs[0].on.set(1, false);
    table.outputs[0].dont_care.set(1);
    EXPECT_TRUE(verify_table(table, mapped).ok()) << "a don't-care is no difference";
    table.outputs[0].name = "z";
    EXPECT_FALSE(verify_table(table, mapped).ok());
    table.inputs[0] = "other";
    EXPECT_FALSE(verify_table(table, mapped).ok());
}

}  // namespace
}  // namespace minterm::map_test
