// SPDX-License-Identifier: Apache-2.0
//
// The way back cell by cell against the whole matrix, with first rows of any kind.
#include "runtime/pair/traced_cells.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/support/whole_matrix.hpp"

namespace minterm::traced_cells_test {
namespace {

using testing::random_codes;
using testing::WholeMatrix;

TEST(TracedCells, GoTheWayThatTheWholeMatrixSays) {
    std::mt19937 random(4);
    for (int round = 0; round < 6000; ++round) {
        const unsigned letters = 1 + random() % 4;
        const WholeMatrix::Codes a = random_codes(random, 14, letters);
        const WholeMatrix::Codes b = random_codes(random, 14, letters);
        AlignmentCosts costs;
        costs.down += static_cast<std::int64_t>(random() % 4);
        costs.right += static_cast<std::int64_t>(random() % 4);
        costs.mismatch = 1 + static_cast<std::int64_t>(random() % costs.both_gaps());
        // Sums of these need more than 32 bits.
        const std::int64_t scale = round % 5 == 0 ? std::int64_t{1} << 29U : 1;
        costs = {costs.down * scale, costs.right * scale, costs.mismatch * scale};
        // Neighbours differ by a gap at most.
        std::vector<std::uint64_t> first_row{60 * static_cast<std::uint64_t>(scale)};
        while (first_row.size() <= b.size()) {
            const auto difference =
                scale * static_cast<std::int64_t>(random() % (costs.both_gaps() / scale + 1));
            first_row.push_back(
                first_row.back() +
                static_cast<std::uint64_t>(round % 2 == 0 ? costs.right : difference - costs.down));
        }
        const WholeMatrix whole(a, b, first_row, costs);
        const std::uint64_t least = whole.cost();

        std::vector<EditRun> runs;
        const auto met = trace_cells(SymbolSpan(a), SymbolSpan(b), first_row, least, costs,
                                     {SymbolMatch(), costs.mismatch}, runs);
        const WholeMatrix::WayBack expected = whole.way_back();
        ASSERT_EQ(runs, expected.runs);
        ASSERT_EQ(met, expected.met);
        if (least > 0) {
            ASSERT_EQ(trace_cells(SymbolSpan(a), SymbolSpan(b), first_row, least - 1, costs,
                                  {SymbolMatch(), costs.mismatch}, runs),
                      std::nullopt);
        }
    }
}

}  // namespace
}  // namespace minterm::traced_cells_test
