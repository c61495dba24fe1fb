// SPDX-License-Identifier: Apache-2.0
//
// The way back cell by cell against the whole matrix, with first rows of any kind.
#include "runtime/traced_cells.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace minterm {
namespace {

using Codes = std::vector<std::uint8_t>;

Codes random_codes(std::mt19937& random, std::size_t most, unsigned letters) {
    Codes codes(random() % (most + 1));
    for (std::uint8_t& code : codes) code = static_cast<std::uint8_t>(random() % letters);
    return codes;
}

TEST(TracedCells, GoTheWayThatTheWholeMatrixSays) {
    std::mt19937 random(4);
    for (int round = 0; round < 6000; ++round) {
        const unsigned letters = 1 + random() % 4;
        const Codes a = random_codes(random, 14, letters);
        const Codes b = random_codes(random, 14, letters);
        AlignmentCosts costs;
        costs.down += static_cast<std::int64_t>(random() % 4);
        costs.right += static_cast<std::int64_t>(random() % 4);
        costs.mismatch = 1 + static_cast<std::int64_t>(random() % costs.both_gaps());
        // Neighbours differ by a gap at most.
        std::vector<std::uint64_t> first_row{60};
        while (first_row.size() <= b.size()) {
            const auto difference = static_cast<std::int64_t>(random() % (costs.both_gaps() + 1));
            first_row.push_back(
                first_row.back() +
                static_cast<std::uint64_t>(round % 2 == 0 ? costs.right : difference - costs.down));
        }
        std::vector<std::vector<std::int64_t>> cost(a.size() + 1,
                                                    std::vector<std::int64_t>(b.size() + 1));
        cost[0].assign(first_row.begin(), first_row.end());
        for (std::size_t i = 1; i <= a.size(); ++i) {
            cost[i][0] = cost[i - 1][0] + costs.down;
            for (std::size_t j = 1; j <= b.size(); ++j)
                cost[i][j] =
                    std::min({cost[i - 1][j] + costs.down, cost[i][j - 1] + costs.right,
                              cost[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : costs.mismatch)});
        }
        const std::int64_t least = cost[a.size()][b.size()];

        std::vector<EditRun> runs;
        const auto met = trace_cells(SymbolSpan(a), SymbolSpan(b), first_row,
                                     static_cast<std::uint64_t>(least), costs, {}, runs);
        std::vector<EditRun> expected;
        std::size_t i = a.size();
        std::size_t j = b.size();
        while (i > 0) {
            const bool both = j > 0;
            if (both && a[i - 1] == b[j - 1]) {
                append_run(expected, EditOperation::Match);
                --i;
                --j;
            } else if (both && costs.mismatch < costs.both_gaps() &&
                       cost[i - 1][j - 1] + costs.mismatch == cost[i][j]) {
                append_run(expected, EditOperation::Mismatch);
                --i;
                --j;
            } else if (cost[i - 1][j] + costs.down == cost[i][j]) {
                append_run(expected, EditOperation::OnlyInA);
                --i;
            } else {
                append_run(expected, EditOperation::OnlyInB);
                --j;
            }
        }
        ASSERT_EQ(runs, expected);
        ASSERT_EQ(met, j);
        if (least > 0) {
            ASSERT_EQ(trace_cells(SymbolSpan(a), SymbolSpan(b), first_row,
                                  static_cast<std::uint64_t>(least - 1), costs, {}, runs),
                      std::nullopt);
        }
    }
}

}  // namespace
}  // namespace minterm
