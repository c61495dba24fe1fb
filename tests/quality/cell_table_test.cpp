// SPDX-License-Identifier: Apache-2.0
//
// The gates of the cells that matter, found here and now: nothing shipped, nothing kept. `c` is
// "symbols differ", given as one bit; `dna` is with the comparison of two planes inside. A change
// here, for better or worse, is meant to be seen.
#include <gtest/gtest.h>

#include <atomic>
#include <map>
#include <string>
#include <utility>

#include "codegen/compile.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm {
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

/// Large cells: what a search reaches depends on its time, so these are bounds.
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
    expect_at_most(testing::load_shipped("osa"), {{"lut3", 7}, {"avx2", 11}});
}

}  // namespace
}  // namespace minterm
