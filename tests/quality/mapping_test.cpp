// SPDX-License-Identifier: Apache-2.0
//
// Exact gate counts, depth and live registers of the cells that matter, from the recurrence's
// values through Quine-McCluskey to mapped gates. A change here, for better or worse, is meant to
// be seen.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "synth/cover_to_network.hpp"
#include "synth/encoding.hpp"
#include "synth/flows.hpp"
#include "synth/lower_reach.hpp"
#include "synth/map.hpp"
#include "synth/minimize_qm.hpp"
#include "synth/order_gates.hpp"
#include "synth/tabulate.hpp"
#include "synth/verify.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::mapping_test {
namespace {

TruthTable empty_table(std::vector<std::string> inputs, const std::vector<std::string>& outputs) {
    const int n = static_cast<int>(inputs.size());
    TruthTable table{std::move(inputs), {}};
    for (const std::string& output : outputs) {
        table.outputs.push_back({output, MintermSet(n), MintermSet(n)});
    }
    return table;
}

/// Levenshtein in the code of the Cell/B.E. paper: 00 is 0, 01 is +1, 1* is -1 on both edges; c is
/// 1 where the symbols differ.
TruthTable levenshtein_table() {
    TruthTable table = empty_table({"v0", "v1", "h0", "h1", "c0"}, {"v0'", "v1'", "h0'", "h1'"});
    const auto value = [](unsigned code) { return code == 0 ? 0 : code == 1 ? 1 : -1; };
    for (unsigned m = 0; m < 32; ++m) {
        const int v = value(m & 3);
        const int h = value(m >> 2 & 3);
        const int cell = std::min({static_cast<int>(m >> 4), v + 1, h + 1});
        const auto put = [&](std::size_t low, int difference) {
            if (difference == 1) table.outputs[low].on.set(m);
            if (difference != -1) return;
            table.outputs[low].dont_care.set(m);
            table.outputs[low + 1].on.set(m);
        };
        put(0, cell - h);
        put(2, cell - v);
    }
    return table;
}

/// LCS length: differences 0 and 1 on both edges. `last` is where the symbols are equal (or
/// differ).
TruthTable lcs_table(bool last_is_match) {
    TruthTable table = empty_table({"v", "h", last_is_match ? "m" : "c"}, {"v'", "h'"});
    for (unsigned m = 0; m < 8; ++m) {
        const int v = m & 1;
        const int h = m >> 1 & 1;
        const int match = (m >> 2) ^ (last_is_match ? 0U : 1U) ? 1 : 0;
        const int cell = std::max({match, v, h});
        table.outputs[0].on.set(m, cell - h == 1);
        table.outputs[1].on.set(m, cell - v == 1);
    }
    return table;
}

/// The table's last input as "the codes of p planes differ", its others as they are.
Network with_planes(const TruthTable& table, int planes) {
    std::vector<std::string> inputs(table.inputs.begin(), table.inputs.end() - 1);
    const int kept = static_cast<int>(inputs.size());
    for (const char* side : {"a", "b"}) {
        for (int p = 0; p < planes; ++p) inputs.push_back(side + std::to_string(p));
    }
    Network logic(inputs);
    for (int i = 0; i < kept; ++i)
        logic.add_output(inputs[static_cast<std::size_t>(i)], logic.input(i));
    Signal differ = logic.constant(false);
    for (int p = 0; p < planes; ++p) {
        differ = logic.make_or(
            differ, logic.make_xor(logic.input(kept + p), logic.input(kept + planes + p)));
    }
    logic.add_output(table.inputs.back(), differ);
    return logic;
}

struct Quality {
    int gates = 0;
    int depth = 0;
    int registers = 0;

    bool operator==(const Quality&) const = default;
    friend void PrintTo(const Quality& q, std::ostream* out) {
        *out << q.gates << " gates, depth " << q.depth << ", " << q.registers << " registers";
    }
};

Quality measure(const MappedNetwork& mapped, const TruthTable& table, const CellLibrary& library) {
    EXPECT_TRUE(check(mapped, library).empty());
    const Status agrees = verify_table(table, mapped);
    EXPECT_TRUE(agrees.ok()) << agrees.failure().render();
    return {static_cast<int>(mapped.gates.size()), depth(mapped), live_registers(mapped)};
}

Quality of_table(const TruthTable& table, const CellLibrary& library) {
    const Network network = cover_to_network(minimize_qm(table));
    return measure(map_network(network, library, &table), table, library);
}

Quality with_symbols(const TruthTable& table, int planes, const CellLibrary& library) {
    const Network network = cover_to_network(minimize_qm(table));
    const Network logic = with_planes(table, planes);
    const MappedNetwork cell = map_network(network, library, &table);
    return measure(map_onto_logic(cell, table, logic, library), substitute_inputs(table, logic),
                   library);
}

TEST(MappingQuality, LevenshteinTable) {
    const TruthTable table = levenshtein_table();
    EXPECT_EQ(of_table(table, lut3_library()), (Quality{5, 2, 6}));
    EXPECT_EQ(of_table(table, two_input_library()), (Quality{10, 3, 6}));
}

TEST(MappingQuality, LevenshteinWithSymbolPlanes) {
    const TruthTable table = levenshtein_table();
    for (int planes = 1; planes <= 8; ++planes) {
        const int extra = planes + 2;
        EXPECT_EQ(with_symbols(table, planes, lut3_library()),
                  (Quality{5 + planes, 2 + planes, std::max(6, 4 + 2 * planes)}))
            << planes << " planes";
        EXPECT_EQ(with_symbols(table, planes, two_input_library()).gates, 10 + 2 * planes - 1)
            << planes << " planes";
        EXPECT_LE(with_symbols(table, planes, two_input_library()).depth, 2 + extra);
    }
}

TEST(MappingQuality, LcsTable) {
    EXPECT_EQ(of_table(lcs_table(true), lut3_library()), (Quality{2, 1, 4}));
    EXPECT_EQ(of_table(lcs_table(false), lut3_library()), (Quality{2, 1, 4}));
    EXPECT_EQ(of_table(lcs_table(true), two_input_library()), (Quality{4, 2, 4}));
    // Differing symbols as the input cost an inverter: v' = !h & (v | !c).
    EXPECT_EQ(of_table(lcs_table(false), two_input_library()), (Quality{5, 3, 4}));
}

TEST(MappingQuality, LcsWithSymbolPlanes) {
    for (int planes = 1; planes <= 8; ++planes) {
        EXPECT_EQ(with_symbols(lcs_table(false), planes, lut3_library()).gates, 2 + planes);
        EXPECT_EQ(with_symbols(lcs_table(false), planes, two_input_library()).gates,
                  5 + 2 * planes - 1);
    }
}

/// Two of the gates carry "matched to the left, and the diagonal step before cost one" on to the
/// next row and combine it with the match above; the others are those of Levenshtein.
TEST(MappingQuality, OptimalStringAlignment) {
    const auto recurrence = lower_reach(testing::load_shipped("osa"));
    ASSERT_TRUE(recurrence);
    const auto flows = derive(*recurrence);
    ASSERT_TRUE(flows);
    const auto encoding = encode(*recurrence, *flows);
    ASSERT_TRUE(encoding);
    EXPECT_EQ(encoding->vertical.bits, 3);
    EXPECT_EQ(encoding->horizontal.bits, 4);
    const TruthTable table = tabulate(*flows, *encoding);
    EXPECT_EQ(of_table(table, two_input_library()).gates, 12);
    EXPECT_EQ(of_table(table, lut3_library()).gates, 7);
    EXPECT_EQ(with_symbols(table, 2, two_input_library()).gates, 15);
    EXPECT_EQ(with_symbols(table, 2, lut3_library()).gates, 9);
}

}  // namespace
}  // namespace minterm::mapping_test
