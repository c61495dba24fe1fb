// SPDX-License-Identifier: Apache-2.0
//
// Tables given by cubes: the same minimum as by minterms where both can be had, proofs for wide
// ones, and an end in time for those that are too much.
#include "synth/minimize_cubes.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>
#include <string>

#include "synth/pla.hpp"

namespace minterm::minimize_cubes_test {
namespace {

CubeTable cubes_of(const std::string& pla) {
    const Result<PlaFile> file = read_pla_cubes(pla, "test.pla");
    EXPECT_TRUE(file) << pla;
    return file ? file->table : CubeTable{};
}

/// Rows over `inputs` inputs, of which about `percent` are literals.
std::string random_pla(std::mt19937& random, int inputs, int outputs, int rows,
                       const std::string& type, unsigned percent) {
    std::string text = ".i " + std::to_string(inputs) + "\n.o " + std::to_string(outputs) +
                       "\n.type " + type + "\n";
    for (int r = 0; r < rows; ++r) {
        for (int i = 0; i < inputs; ++i)
            text += random() % 100 >= percent ? '-' : "01"[random() % 2];
        text += ' ';
        for (int o = 0; o < outputs; ++o) text += "011-~"[random() % (type == "f" ? 3 : 5)];
        text += '\n';
    }
    return text + ".e\n";
}

MinimizedCubes minimized(const CubeTable& table, const MinimizeParams& params = {}) {
    const MinimizedCubes result = minimize_cubes(table, params);
    CubeBudget budget;
    EXPECT_EQ(implements(result.products, table, budget), true) << write_pla(table);
    EXPECT_LE(result.lower_bound, result.products.size());
    if (result.proved_minimum) {
        EXPECT_EQ(result.lower_bound, result.products.size());
    }
    return result;
}

TEST(MinimizeCubesTest, TheSameMinimumAsByMinterms) {
    std::mt19937 random(31);
    int proved = 0;
    for (int round = 0; round < 24; ++round) {
        const int inputs = 12;
        const std::string type = round % 2 == 0 ? "f" : "fd";
        const CubeTable table =
            cubes_of(random_pla(random, inputs, 1 + round % 3, 6 + round % 9, type, 60));
        const MinimizedCubes wide = minimized(table);
        const MinimizedTable narrow = minimize_table(expand_rows(table));
        if (!wide.proved_minimum || !narrow.cover.proved_minimum) continue;
        ++proved;
        EXPECT_EQ(wide.products.size(), narrow.cover.products.size()) << write_pla(table);
        EXPECT_EQ(literal_count(wide.products),
                  static_cast<std::uint64_t>(literal_count(narrow.cover)))
            << write_pla(table);
    }
    EXPECT_GE(proved, 20);
}

TEST(MinimizeCubesTest, OffSetsOfFewRows) {
    std::mt19937 random(32);
    for (int round = 0; round < 10; ++round) {
        std::string pla = ".i 12\n.o 2\n.type fr\n";
        for (int r = 0; r < 14; ++r) {  // minterms, so that only equal rows could clash
            for (int i = 0; i < 8; ++i) pla += "01"[random() % 2];
            for (int i = 0; i < 4; ++i) pla += "01"[(r >> i) & 1];
            pla += random() % 2 == 0 ? " 01\n" : " 10\n";
        }
        const CubeTable table = cubes_of(pla);
        const MinimizedCubes wide = minimized(table);
        const MinimizedTable narrow = minimize_table(expand_rows(table));
        if (!wide.proved_minimum || !narrow.cover.proved_minimum) continue;
        EXPECT_EQ(wide.products.size(), narrow.cover.products.size()) << pla;
        EXPECT_EQ(literal_count(wide.products),
                  static_cast<std::uint64_t>(literal_count(narrow.cover)));
    }
}

TEST(MinimizeCubesTest, AnOrOfManyInputsIsProved) {
    for (const int inputs : {10, 16, 40, 128}) {
        std::string pla = ".i " + std::to_string(inputs) + "\n.o 1\n";
        for (int i = 0; i < inputs; ++i) {
            std::string row(static_cast<std::size_t>(inputs), '-');
            row[static_cast<std::size_t>(i)] = '1';
            pla += row + " 1\n";
        }
        const MinimizedCubes result = minimized(cubes_of(pla + ".e\n"));
        EXPECT_TRUE(result.proved_minimum) << inputs;
        EXPECT_EQ(result.products.size(), static_cast<std::size_t>(inputs));
        EXPECT_EQ(literal_count(result.products), static_cast<std::uint64_t>(inputs));
    }
}

TEST(MinimizeCubesTest, EdgesOfWideTables) {
    const std::string head = ".i 40\n.o 2\n";
    const std::string any(40, '-');
    const std::string one = "1" + std::string(39, '-');
    const std::string zero = "0" + std::string(39, '-');
    EXPECT_TRUE(minimized(cubes_of(head)).products.empty());
    EXPECT_TRUE(minimized(cubes_of(head)).proved_minimum);
    EXPECT_TRUE(minimized(cubes_of(head + any + " --\n")).products.empty());
    // A 1 under a don't-care need not be covered.
    EXPECT_TRUE(minimized(cubes_of(head + any + " -0\n" + one + " 10\n")).products.empty());
    const MinimizedCubes constant = minimized(cubes_of(head + one + " 11\n" + zero + " 1-\n"));
    ASSERT_EQ(constant.products.size(), 1U);
    EXPECT_EQ(constant.products[0], (WideProduct{{}, 3}));
    EXPECT_TRUE(constant.proved_minimum);
    // Only the off-set says no, and an input that nobody mentions is nobody's.
    const MinimizedCubes off =
        minimized(cubes_of(head + ".type fr\n" + one + " 1~\n" + zero + " 01\n"));
    EXPECT_TRUE(off.proved_minimum);
    ASSERT_EQ(off.products.size(), 2U);
    EXPECT_EQ(literal_count(off.products), 1U);
}

/// Random minterms, each 1 or 0; everything else is free.
std::string scattered_pla(std::mt19937& random, int inputs, int rows) {
    std::string pla = ".i " + std::to_string(inputs) + "\n.o 1\n.type fr\n";
    std::set<std::string> seen;
    for (int r = 0; r < rows; ++r) {
        std::string row;
        for (int i = 0; i < inputs; ++i) row += "01"[random() % 2];
        if (!seen.insert(row).second) continue;
        pla += row + (random() % 2 == 0 ? " 0\n" : " 1\n");
    }
    return pla + ".e\n";
}

// Too wide for a proof: the search for one must not take the time of what works.
TEST(MinimizeCubesTest, ASearchForAProofNeverMakesTheCoverWorse) {
    std::mt19937 random(34);
    const CubeTable table = cubes_of(scattered_pla(random, 40, 500));
    MinimizeParams none;
    none.exact = false;
    MinimizeParams late;
    late.search_budget = std::uint64_t{1} << 50;
    int calls = 0;
    late.stop = [&] { return ++calls > 200; };
    const std::size_t quick = minimized(table, none).products.size();
    EXPECT_LE(minimized(table).products.size(), quick);
    EXPECT_LE(minimized(table, late).products.size(), quick);
}

// A hundred random minterms of 65,536: all primes can be generated, whatever their number.
TEST(MinimizeCubesTest, SparseTablesOfSixteenInputs) {
    std::mt19937 random(35);
    const CubeTable table = cubes_of(scattered_pla(random, 16, 100));
    const MinimizedCubes result = minimized(table);
    EXPECT_GT(result.primes, 1000U);
    MinimizeParams none;
    none.exact = false;
    EXPECT_LE(2 * result.products.size(), minimized(table, none).products.size());
}

TEST(MinimizeCubesTest, TheBetterOfTwoCoversAndWhatIsKnownOfBoth) {
    const WideProduct constant{{}, 1};
    const MinimizedCubes two{{constant, constant}, false, 1, 0, CoverMethod::Isop};
    const MinimizedCubes one{{constant}, false, 0, 7, CoverMethod::Exact};
    MinimizedCubes best = two;
    keep_better(best, one);
    EXPECT_EQ(best.products.size(), 1U);
    EXPECT_EQ(best.lower_bound, 1U);
    keep_better(best, two);
    EXPECT_EQ(best.products.size(), 1U);
    EXPECT_EQ(best.method, CoverMethod::Exact);
}

// A search that runs out of time gives what it found, not what a look at the primes would have.
TEST(MinimizeCubesTest, ASearchThatIsStoppedIsNoWorseThanNone) {
    std::mt19937 random(7);
    std::string pla = ".i 12\n.o 1\n";
    for (unsigned row = 0; row < 1U << 12; ++row) {
        if (random() % 2 != 0) continue;
        for (int i = 0; i < 12; ++i) pla += "01"[row >> i & 1];
        pla += " 1\n";
    }
    const CubeTable table = cubes_of(pla + ".e\n");
    MinimizeParams params;
    params.stop = [] { return true; };
    const MinimizedCubes greedy = minimized(table, params);
    EXPECT_EQ(greedy.method, CoverMethod::GreedyPrimes);
    int calls = 0;
    params.stop = [&] { return ++calls > 5; };
    params.prime_inputs = kMaxPrimeInputs;
    params.search_budget = std::uint64_t{1} << 50;
    const MinimizedCubes searched = minimized(table, params);
    EXPECT_EQ(searched.method, CoverMethod::Exact);
    EXPECT_FALSE(searched.proved_minimum);
    EXPECT_LT(searched.products.size(), greedy.products.size());
    EXPECT_GT(searched.lower_bound, 500U);
}

TEST(MinimizeCubesTest, EndsInTimeAndSaysWhatIsNotProved) {
    std::mt19937 random(33);
    MinimizeParams params;
    params.search_budget = 200'000;
    for (const char* type : {"f", "fd"}) {
        const CubeTable table = cubes_of(random_pla(random, 90, 6, 120, type, 6));
        const MinimizedCubes result = minimized(table, params);
        EXPECT_FALSE(result.proved_minimum);
        EXPECT_EQ(result.method, CoverMethod::Expand);
        EXPECT_LE(result.products.size(), 120U * 6);
    }
    params.exact = false;
    const MinimizedCubes quick =
        minimized(cubes_of(".i 30\n.o 1\n" + std::string(30, '1') + " 1\n"), params);
    EXPECT_EQ(quick.products.size(), 1U);
    EXPECT_EQ(quick.lower_bound, 1U);
}

}  // namespace
}  // namespace minterm::minimize_cubes_test
