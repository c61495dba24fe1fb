// SPDX-License-Identifier: Apache-2.0
//
// Records of solved cells: what they hold, and that nothing wrong is ever read from one.
#include "synth/solved_cell.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "synth/search_encodings.hpp"
#include "synth/verify.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::solved_cell_test {
namespace {

/// A shipped recurrence with the cell that the mapper makes of it.
struct Example {
    explicit Example(const std::string& name, const CellLibrary& cells = lut3_library())
        : library(cells),
          recurrence(testing::load_shipped(name)),
          flows(*derive(recurrence)),
          encoding(*encode(recurrence, flows)) {
        const EncodedCell cell = solve_encoding(flows, encoding, library, 1'000'000);
        solved.encoding = cell.encoding;
        solved.network = cell.network;
        solved.lower_bound = 1;
        solved.effort = 0.1;
    }

    CellProblem problem(GivenEdges given = {}) const { return {flows, encoding, given, library}; }

    const CellLibrary& library;
    Recurrence recurrence;
    Flows flows;
    Encoding encoding;
    SolvedCell solved;
};

TEST(SolvedCell, TheProblemIsTheCellByIndex) {
    EXPECT_EQ(problem_text(Example("lcs").problem()),
              "values 2 2 bits 1 1 codes free free predicates 1 cell "
              "0.0 1.1 0.1 0.1 1.0 1.0 0.0 0.0");
    EXPECT_EQ(problem_text(Example("lcs").problem({true, true})),
              "values 2 2 bits 1 1 codes 0,1 0,1 predicates 1 cell "
              "0.0 1.1 0.1 0.1 1.0 1.0 0.0 0.0");
    EXPECT_NE(problem_text(Example("hamming").problem()).find(" - "), std::string::npos)
        << "pairs that never meet";
}

TEST(SolvedCell, EqualCellsShareARecordAndOthersDoNot) {
    const Example levenshtein("levenshtein");
    const std::string name = record_name(levenshtein.problem(), lut3_library());
    EXPECT_EQ(name.substr(0, 5), "lut3-");
    for (const char* same : {"iupac", "casefold", "semiglobal", "prefix"}) {
        EXPECT_EQ(record_name(Example(same).problem(), lut3_library()), name) << same;
    }
    std::set<std::string> names{name,
                                record_name(levenshtein.problem({true, true}), lut3_library()),
                                record_name(levenshtein.problem(), two_input_library())};
    for (const char* other : {"lcs", "weighted", "bitpal", "hamming"}) {
        names.insert(record_name(Example(other).problem(), lut3_library()));
    }
    EXPECT_EQ(names.size(), 7U);
}

TEST(SolvedCell, ComesBackAsItWas) {
    for (const char* name : {"levenshtein", "lcs", "weighted", "affine", "shift_or"}) {
        for (const CellLibrary& library : all_libraries()) {
            SCOPED_TRACE(name + (" " + library.name));
            const Example example(name, library);
            const std::string text = write_solved_cell(example.problem(), example.solved, name);
            const auto again = read_solved_cell(text, example.problem());
            ASSERT_TRUE(again.has_value()) << text;
            EXPECT_EQ(again->network, example.solved.network);
            EXPECT_EQ(again->encoding.vertical.value_of_code,
                      example.solved.encoding.vertical.value_of_code);
            EXPECT_EQ(again->lower_bound, 1);
            EXPECT_EQ(again->effort, 0.1);
        }
    }
}

TEST(SolvedCell, ACellWithoutBitsHasARecord) {
    Flows flows;
    flows.vertical.values = {{}};
    flows.horizontal.values = {{}};
    flows.cell = {{}};
    const Encoding encoding{edge_encoding(0, 1, {0}), edge_encoding(0, 1, {0})};
    const CellProblem problem{flows, encoding, {}, lut3_library()};
    const SolvedCell nothing{encoding, {"lut3", {}, {}, {}}, 0, 0, SolvedCell::Origin::Mapped, {}};
    const auto again = read_solved_cell(write_solved_cell(problem, nothing, "nothing"), problem);
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(again->network, nothing.network);
}

TEST(SolvedCell, DamageIsNoticed) {
    const Example example("levenshtein");
    const std::string text = write_solved_cell(example.problem(), example.solved, "levenshtein");
    for (std::size_t at = 0; at < text.size(); ++at) {
        std::string damaged = text;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        const auto cell = read_solved_cell(damaged, example.problem());
        // White space and the like may change without changing what is said.
        if (cell.has_value()) {
            EXPECT_EQ(cell->network, example.solved.network) << at;
        }
    }
    for (const std::string& damaged :
         {std::string(), text.substr(0, text.size() / 2), "[]" + text, std::string("null"),
          std::string("{}"), std::string("{\"sum\": 3}"), std::string(100'000, '['),
          "{\"sum\": \"x\", \"a\": " + std::string(1'000'000, '[') + std::string(1'000'000, ']') +
              "}"}) {
        EXPECT_FALSE(read_solved_cell(damaged, example.problem()).has_value());
    }
}

TEST(SolvedCell, AWrongNetworkIsNotBelieved) {
    const Example example("levenshtein");
    for (std::size_t gate = 0; gate < example.solved.network.gates.size(); ++gate) {
        SolvedCell wrong = example.solved;
        wrong.network.gates[gate].function ^= 0xFF;
        if (verify_flows(example.flows, wrong.encoding, wrong.network)) continue;
        const std::string text = write_solved_cell(example.problem(), wrong, "levenshtein");
        EXPECT_FALSE(read_solved_cell(text, example.problem()).has_value()) << gate;
    }
    SolvedCell impossible = example.solved;
    impossible.lower_bound = 100;
    EXPECT_FALSE(
        read_solved_cell(write_solved_cell(example.problem(), impossible, "l"), example.problem())
            .has_value())
        << "cheaper than what is proved to be least";
    SolvedCell other_codes = example.solved;
    other_codes.encoding.vertical.value_of_code.assign(4, 0);
    EXPECT_FALSE(
        read_solved_cell(write_solved_cell(example.problem(), other_codes, "l"), example.problem())
            .has_value())
        << "values without a code";
}

TEST(SolvedCell, AnotherProblemsRecordIsNotTaken) {
    const Example levenshtein("levenshtein");
    const Example hamming("hamming");
    const std::string text = write_solved_cell(levenshtein.problem(), levenshtein.solved, "l");
    EXPECT_FALSE(read_solved_cell(text, hamming.problem()).has_value());
    EXPECT_FALSE(read_solved_cell(text, levenshtein.problem({true, true})).has_value());
    const CellProblem other{levenshtein.flows, levenshtein.encoding, {}, two_input_library()};
    EXPECT_FALSE(read_solved_cell(text, other).has_value());
    EXPECT_EQ(read_lower_bound(text, other, lut3_library()), 1);
    EXPECT_EQ(read_lower_bound(text, other, two_input_library()), 0);
    EXPECT_EQ(read_lower_bound(text, hamming.problem(), lut3_library()), 0);
}

}  // namespace
}  // namespace minterm::solved_cell_test
