// SPDX-License-Identifier: Apache-2.0
//
// The gates of the cells that matter. `c` is "symbols differ", given as one bit; `dna` is with the
// comparison of two planes inside. What is shipped is exactly what the table in docs/LOGIC.md says,
// proofs included: a change, for better or worse, is meant to be seen. The counts that others are
// promised are found here and now as well: nothing shipped, nothing kept.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "codegen/compile.hpp"
#include "synth/search_cell.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::cell_table_test {
namespace {

struct Gates {
    int c = 0;
    int dna = 0;

    bool operator==(const Gates&) const = default;
    friend void PrintTo(const Gates& gates, std::ostream* out) {
        *out << gates.c << " gates, " << gates.dna << " with the comparison";
    }
};

/// The search ends as soon as it has `wanted` gates, so time is spent only where something broke.
Gates solved(const Recurrence& recurrence, const CellLibrary& library, int wanted) {
    std::atomic<bool> enough{false};
    CompileParams params;
    params.symbols = dna_symbols();
    params.library = &library;
    params.cell.store.shipped = false;
    params.cell.search = search_cell;
    params.cell.effort = 60;
    params.cell.cancelled = &enough;
    params.cell.progress = [&](const CellProgress& progress) {
        if (progress.cost <= wanted) enough = true;
    };
    const Result<Compiled> compiled = compile(recurrence, all_targets().front(), params);
    if (!compiled) {
        ADD_FAILURE() << compiled.failure().render();
        return {};
    }
    return {total_cost(compiled->cell.network, library), total_cost(compiled->mapped, library)};
}

void expect_gates(const Recurrence& recurrence,
                  const std::map<std::string, Gates>& gates_of_library) {
    for (const auto& [library, gates] : gates_of_library) {
        EXPECT_EQ(solved(recurrence, **library_named(library), gates.c), gates)
            << recurrence.name << ", " << library;
    }
}

TEST(CellTable, EditDistance) {
    expect_gates(testing::load_shipped("levenshtein"), {{"avx2", {8, 11}},
                                                        {"bmi", {8, 11}},
                                                        {"spu2", {8, 11}},
                                                        {"spu", {6, 9}},
                                                        {"lut3", {4, 6}},
                                                        {"neon", {6, 9}},
                                                        {"neon_sha3", {5, 8}}});
}

TEST(CellTable, CommonSubsequence) {
    for (const char* spec : {"lcs", "indel"}) {
        expect_gates(testing::load_shipped(spec), {{"avx2", {4, 7}},
                                                   {"bmi", {4, 7}},
                                                   {"spu2", {4, 7}},
                                                   {"spu", {3, 6}},
                                                   {"lut3", {2, 4}},
                                                   {"neon", {3, 6}},
                                                   {"neon_sha3", {3, 6}}});
    }
}

TEST(CellTable, GlobalScoreOfSmallCosts) {
    expect_gates(testing::load_shipped("bitpal"),
                 {{"avx2", {13, 16}}, {"spu2", {13, 16}}, {"lut3", {7, 9}}, {"neon", {10, 13}}});
}

/// Large cells: what a search reaches depends on its time, so these are bounds. What long searches
/// reached is shipped, and pinned below.
void expect_at_most(const Recurrence& recurrence, const std::map<std::string, int>& bounds) {
    for (const auto& [library, bound] : bounds) {
        EXPECT_LE(solved(recurrence, **library_named(library), bound).c, bound)
            << recurrence.name << ", " << library;
    }
}

TEST(CellTable, SubstitutionsAtHalfTheCostOfGaps) {
    expect_at_most(testing::load_shipped("weighted", {{"sub", 1}}), {{"lut3", 7}, {"avx2", 13}});
}

TEST(CellTable, GlobalScoreOfLargerCosts) {
    expect_at_most(
        testing::load_shipped("bitpal", {{"matching", 2}, {"mismatch", -3}, {"gap", -5}}),
        {{"lut3", 26}, {"avx2", 59}});
}

TEST(CellTable, AffineGaps) {
    expect_at_most(testing::load_shipped("affine"), {{"lut3", 58}, {"avx2", 103}});
}

TEST(CellTable, SwapsOfNeighbours) {
    expect_at_most(testing::load_shipped("osa"), {{"lut3", 6}, {"avx2", 11}});
}

/// The cells of a row of a Markdown table.
std::vector<std::string> split_row(const std::string& line) {
    std::vector<std::string> cells;
    std::istringstream text(line);
    std::string cell;
    std::getline(text, cell, '|');
    while (std::getline(text, cell, '|')) {
        const std::size_t first = cell.find_first_not_of(' ');
        if (first == std::string::npos) continue;
        cells.push_back(cell.substr(first, cell.find_last_not_of(' ') - first + 1));
    }
    return cells;
}

/// The recurrence of "SPEC NAME=VALUE ...".
Recurrence named_in_table(const std::string& name) {
    std::istringstream words(name);
    std::string spec;
    words >> spec;
    ParameterValues parameters;
    for (std::string word; words >> word;) {
        const std::size_t equals = word.find('=');
        parameters.insert_or_assign(word.substr(0, equals), std::stoll(word.substr(equals + 1)));
    }
    return testing::load_shipped(spec, parameters);
}

/// "=4 / 6": four gates, fewer are impossible; six with the comparison.
std::string shipped_gates(const Recurrence& recurrence, const CellLibrary& library) {
    CompileParams params;
    params.symbols = dna_symbols();
    params.library = &library;
    const Result<Compiled> compiled = compile(recurrence, all_targets().front(), params);
    if (!compiled) return compiled.failure().render();
    const SolvedCell& cell = compiled->cell;
    if (cell.origin != SolvedCell::Origin::Shipped) return "not shipped";
    const int cost = total_cost(cell.network, library);
    return (cell.lower_bound >= cost ? "=" : "") + std::to_string(cost) + " / " +
           std::to_string(total_cost(compiled->mapped, library));
}

TEST(CellTable, WhatIsShippedIsWhatTheManualSays) {
    std::ifstream manual(MINTERM_SOURCE_DIR "/docs/LOGIC.md");
    std::vector<std::string> libraries;
    int rows = 0;
    for (std::string line; std::getline(manual, line);) {
        const std::vector<std::string> cells = split_row(line);
        if (!libraries.empty() && cells.empty()) break;
        if (cells.size() == all_libraries().size() + 1 && cells[0] == "cell") libraries = cells;
        if (libraries.empty() || cells[0] == "cell" || cells[0][0] == '-') continue;
        ++rows;
        ASSERT_EQ(cells.size(), libraries.size()) << line;
        const Recurrence recurrence = named_in_table(cells[0]);
        for (std::size_t k = 1; k < cells.size(); ++k) {
            EXPECT_EQ(shipped_gates(recurrence, **library_named(libraries[k])), cells[k])
                << cells[0] << ", " << libraries[k];
        }
    }
    EXPECT_EQ(rows, 13);
}

}  // namespace
}  // namespace minterm::cell_table_test
