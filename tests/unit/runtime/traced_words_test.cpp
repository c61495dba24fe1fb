// SPDX-License-Identifier: Apache-2.0
//
// The way back by columns of bits against the whole matrix, with first rows of any kind.
#include "runtime/pair/traced_words.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/support/whole_matrix.hpp"

namespace minterm::traced_words_test {
namespace {

using testing::random_codes;
using testing::WholeMatrix;
using Codes = WholeMatrix::Codes;

/// Neighbours differ by one at most: as at the beginning of the matrix, or by chance.
std::vector<std::uint64_t> first_row_of(std::mt19937& random, std::size_t columns) {
    const bool global = random() % 2 == 0;
    std::vector<std::uint64_t> row{1000};
    while (row.size() <= columns) row.push_back(row.back() + (global ? 1 : random() % 3 - 1));
    return row;
}

TEST(TracedWords, GoTheWayThatTheWholeMatrixSays) {
    std::mt19937 random(5);
    TracedWords levenshtein(UnitCosts::Levenshtein);
    TracedWords indel(UnitCosts::Indel);
    for (int round = 0; round < 4000; ++round) {
        const bool has_mismatches = round % 2 == 0;
        const auto letters = static_cast<unsigned>(1 + random() % 6);
        const std::size_t longest = round % 10 < 2 ? 200 : 20;
        const Codes a = random_codes(random, longest, letters);
        const Codes b = random_codes(random, longest, letters);
        std::vector<std::uint64_t> first_row = first_row_of(random, b.size());
        const WholeMatrix whole(a, b, first_row, {1, 1, has_mismatches ? 1 : 2});

        std::vector<EditRun> runs;
        const std::size_t met =
            (has_mismatches ? levenshtein : indel).trace_back(a, b, first_row, runs);
        const WholeMatrix::WayBack expected = whole.way_back();
        ASSERT_EQ(runs, expected.runs);
        ASSERT_EQ(met, expected.met);
    }
}

/// What is right of the first row costs a symbol of b each.
TEST(TracedWords, FirstRowThatEndsEarly) {
    std::mt19937 random(6);
    TracedWords words(UnitCosts::Levenshtein);
    for (int round = 0; round < 1000; ++round) {
        const Codes a = random_codes(random, 80, 3);
        const Codes b = random_codes(random, 80, 3);
        std::vector<std::uint64_t> first_row = first_row_of(random, b.size());
        const std::size_t known = 1 + random() % first_row.size();
        for (std::size_t j = known; j < first_row.size(); ++j) first_row[j] = first_row[j - 1] + 1;
        std::vector<EditRun> expected;
        const std::size_t met = words.trace_back(a, b, first_row, expected);
        std::vector<EditRun> runs;
        ASSERT_EQ(words.trace_back(a, b, std::span(first_row).first(known), runs), met);
        ASSERT_EQ(runs, expected);
    }
}

TEST(TracedWords, MatchesThatAreNotEquality) {
    std::mt19937 random(7);
    const std::vector<SymbolMatch> kinds{
        SymbolMatch::wildcards(8, 0),  // codes 8 and more of a
        SymbolMatch({1, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 0, 1}, 2)};
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        TracedWords words(UnitCosts::Levenshtein, kinds[kind]);
        FurthestReaching points(UnitCosts::Levenshtein, kinds[kind]);
        for (int round = 0; round < 1000; ++round) {
            const unsigned letters = kind == 0 ? 10 : 4;
            const Codes a = random_codes(random, 100, letters);
            const Codes b = random_codes(random, 100, letters);
            std::vector<std::uint64_t> first_row(b.size() + 1);
            for (std::size_t j = 0; j < first_row.size(); ++j) first_row[j] = j;
            const std::uint64_t cost = points.distance(a, b, {200}).cost;
            std::vector<EditRun> expected;
            const std::size_t met = points.trace_back(a, b, first_row, cost, expected);
            std::vector<EditRun> runs;
            ASSERT_EQ(words.trace_back(a, b, first_row, runs), met);
            ASSERT_EQ(runs, expected);
        }
    }
}

}  // namespace
}  // namespace minterm::traced_words_test
