// SPDX-License-Identifier: Apache-2.0
//
// Care tables, and the walk over networks: always right, never worse, the same every time.
#include "synth/anneal.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "synth/cover_to_network.hpp"
#include "synth/map.hpp"
#include "synth/minimize_qm.hpp"
#include "synth/optimize.hpp"
#include "synth/search_encodings.hpp"
#include "synth/tabulate.hpp"
#include "synth/verify.hpp"
#include "tests/support/recurrence_builder.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::anneal_test {
namespace {

const CellLibrary& library(int which) { return which ? two_input_library() : lut3_library(); }

TruthTable random_table(std::mt19937& random, int inputs, int outputs, unsigned dont_cares) {
    TruthTable table;
    for (int i = 0; i < inputs; ++i) table.inputs.push_back("x" + std::to_string(i));
    for (int o = 0; o < outputs; ++o) {
        TableOutput output{"y" + std::to_string(o), MintermSet(inputs), MintermSet(inputs)};
        for (std::uint64_t m = 0; m < output.on.size(); ++m) {
            if (random() % 100 < dont_cares) {
                output.dont_care.set(m);
            } else if (random() % 2 != 0) {
                output.on.set(m);
            }
        }
        table.outputs.push_back(std::move(output));
    }
    return table;
}

MappedNetwork only_covered(const TruthTable& table, const CellLibrary& cells) {
    MapParams params;
    params.optimize_inputs = 0;
    return map_network(cover_to_network(minimize_qm(table)), cells, &table, params);
}

// Without a stop these would work for weeks.
TEST(Stop, EndsWalksWithARightNetwork) {
    std::mt19937 random(5);
    const TruthTable table = random_table(random, 8, 3, 20);
    StopCondition stop;
    for (const bool at_once : {true, false}) {
        SCOPED_TRACE(at_once);
        stop.deadline = StopCondition::in(at_once ? 0 : 0.05);
        const MappedNetwork start = only_covered(table, lut3_library());
        AnnealParams walk;
        walk.work = std::uint64_t{1} << 50;
        walk.stop = &stop;
        const MappedNetwork walked = anneal(start, care_table(table), lut3_library(), walk);
        EXPECT_TRUE(verify_table(table, walked));
        EXPECT_LE(walked.gates.size(), start.gates.size());
        OptimizeParams search;
        search.work = walk.work;
        search.patience = 1 << 30;
        search.stop = &stop;
        EXPECT_TRUE(verify_table(table, optimize(start, table, lut3_library(), search)));
        MapParams map;
        map.anneal_work_limit = map.anneal_work_per_gate = walk.work;
        map.stop = &stop;
        EXPECT_TRUE(verify_table(
            table, map_network(cover_to_network(minimize_qm(table)), lut3_library(), &table, map)));
    }
}

TEST(CareTable, KeepsTheMintermsThatMatter) {
    // Minterms 1 and 2 of two inputs matter; on 2 the second output is free.
    TruthTable table{{"a", "b"},
                     {{"y", MintermSet(2), MintermSet(2)}, {"z", MintermSet(2), MintermSet(2)}}};
    for (TableOutput& output : table.outputs) {
        output.dont_care.set(0);
        output.dont_care.set(3);
    }
    table.outputs[0].on.set(1);
    table.outputs[1].dont_care.set(2);
    const CareTable care = care_table(table);
    EXPECT_EQ(care.minterms, 2U);
    EXPECT_EQ(care.words, 1U);
    EXPECT_EQ(care.input_values[0][0], 0b01U);
    EXPECT_EQ(care.input_values[1][0], 0b10U);
    ASSERT_EQ(care.groups.size(), 2U);
    EXPECT_EQ(care.groups[0].choices[0].on[0][0], 0b01U);
    EXPECT_EQ(care.groups[0].choices[0].off[0][0], 0b10U);
    EXPECT_EQ(care.groups[1].choices[0].on[0][0], 0b00U);
    EXPECT_EQ(care.groups[1].choices[0].off[0][0], 0b01U);
}

TEST(Anneal, RandomTablesStayRightAndGetNoWorse) {
    std::mt19937 random(20);
    int saved = 0;
    for (int round = 0; round < 40; ++round) {
        const int inputs = 1 + static_cast<int>(random() % 8);
        const TruthTable table = random_table(random, inputs, 1 + static_cast<int>(random() % 4),
                                              static_cast<unsigned>(random() % 101));
        const CellLibrary& cells = library(round % 2);
        const MappedNetwork start = only_covered(table, cells);
        AnnealParams params;
        params.work = 3'000'000;
        params.uphill_one_in = static_cast<std::uint32_t>(1 + random() % 50);
        params.patience = 50;
        const MappedNetwork better = anneal(start, care_table(table), cells, params);
        EXPECT_TRUE(check(better, cells).empty()) << round;
        const auto right = verify_table(table, better);
        EXPECT_TRUE(right.ok()) << round << ": " << right.failure().render();
        EXPECT_LE(total_cost(better, cells), total_cost(start, cells)) << round;
        saved += total_cost(start, cells) - total_cost(better, cells);
        EXPECT_EQ(better, anneal(start, care_table(table), cells, params)) << round;
    }
    EXPECT_GT(saved, 50);
}

TEST(Anneal, NothingToDo) {
    // No inputs, constants, wires, and a table that never cares.
    std::mt19937 random(3);
    const TruthTable free_table = random_table(random, 4, 2, 100);
    for (int which : {0, 1}) {
        const MappedNetwork nothing = only_covered(free_table, library(which));
        EXPECT_TRUE(anneal(nothing, care_table(free_table), library(which)).gates.empty());
        Network n({"a", "b"});
        n.add_output("a and b", n.make_and(n.input(0), n.input(1)));
        MapParams plain;
        plain.optimize_inputs = 0;
        const MappedNetwork gate = map_network(n, library(which), nullptr, plain);
        TruthTable constant{{"a", "b"}, {{"y", MintermSet(2), MintermSet(2)}}};
        AnnealParams little;
        little.work = 100'000;
        EXPECT_TRUE(anneal(gate, care_table(constant), library(which), little).gates.empty());
        constant.outputs[0].on = ~constant.outputs[0].on;
        const MappedNetwork one = anneal(gate, care_table(constant), library(which), little);
        EXPECT_EQ(one.outputs[0].ref, (MappedRef{MappedRef::Kind::Constant, 1}));
    }
}

TEST(Anneal, AnEdgeMayLeaveInAnyCodeOfItsValue) {
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    const auto flows = derive(recurrence);
    ASSERT_TRUE(flows.ok());
    const auto encoding = encode(recurrence, *flows);
    ASSERT_TRUE(encoding.ok());
    // The code 11 of -1 is no part of the cube to aim at; the table knows it from value_of_code.
    Encoding narrow = *encoding;
    for (EdgeEncoding* edge : {&narrow.vertical, &narrow.horizontal}) edge->codes[0] = {2, 3};
    const CareTable care = care_table(*flows, narrow);
    EXPECT_EQ(care.minterms, 32U);
    ASSERT_EQ(care.groups.size(), 2U);
    EXPECT_EQ(care.groups[0].choices.size(), 2U);
    const MappedNetwork start = only_covered(tabulate(*flows, *encoding), lut3_library());
    const MappedNetwork best = anneal(start, care, lut3_library());
    EXPECT_LE(best.gates.size(), 5U);
    EXPECT_TRUE(verify_table(tabulate(*flows, *encoding), best).ok());
}

TEST(Anneal, GatesThatAreConstantsOrWires) {
    // One gate with constant operands, one whose operands are equal, one that repeats its operand,
    // and a gate that reads them all.
    const CellLibrary& cells = two_input_library();
    const MappedRef a{MappedRef::Kind::Input, 0};
    const MappedRef one{MappedRef::Kind::Constant, 1};
    const auto gate = [](std::uint32_t g) { return MappedRef{MappedRef::Kind::Gate, g}; };
    constexpr std::uint32_t kAnd = 0;
    constexpr std::uint32_t kXor = 2;
    const MappedNetwork network{"avx2",
                                {"a"},
                                {{kAnd, 0x88, 2, {one, one, {}}},
                                 {kXor, 0x66, 2, {a, a, {}}},
                                 {kAnd, 0x88, 2, {a, a, {}}},
                                 {kXor, 0x66, 2, {gate(0), gate(1), {}}},
                                 {kAnd, 0x88, 2, {gate(3), gate(2), {}}}},
                                {{"y", gate(4)}, {"one", gate(0)}}};
    ASSERT_TRUE(check(network, cells).empty());
    const TruthTable table = exact_table(to_network(network));
    const MappedNetwork walked = anneal(network, care_table(table), cells);
    EXPECT_TRUE(check(walked, cells).empty());
    EXPECT_TRUE(verify_table(table, walked).ok());
    EXPECT_EQ(walked.gates.size(), 0U);
}

}  // namespace
}  // namespace minterm::anneal_test
