// SPDX-License-Identifier: Apache-2.0
//
// The way back by flows against the whole matrix, with first rows of any kind.
#include "runtime/pair/traced_flows.hpp"

#include <gtest/gtest.h>

#include <random>

#include "runtime/pair/furthest_reaching.hpp"
#include "tests/support/plain_kernel.hpp"
#include "tests/support/whole_matrix.hpp"

namespace minterm::traced_flows_test {
namespace {

using testing::PlainKernel;
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

/// What enters columns 1, 2, .. from such a row.
Codes codes_of(const std::vector<std::uint64_t>& row) {
    Codes codes;
    for (std::size_t j = 1; j < row.size(); ++j)
        codes.push_back(row[j] == row[j - 1] ? 0 : row[j] > row[j - 1] ? 1 : 2);
    return codes;
}

template <int W>
class TracedFlowsOf {
public:
    explicit TracedFlowsOf(SymbolMatch matches = {}) : diagonal_(std::move(matches), 1) {}

    WayEnd trace_back(const Codes& a, const Codes& b, const Codes& above, std::uint64_t cost,
                      std::vector<EditRun>& runs) {
        flows_.compute(a, b, above);
        const auto met = flows_.walk(b.size(), static_cast<std::int64_t>(cost), runs);
        EXPECT_TRUE(met.has_value());
        return met.value_or(WayEnd{});
    }

private:
    DiagonalCosts diagonal_;
    TraceKernel kernel_ = **PlainKernel<W, 1>::trace()();
    TracedFlows flows_{kernel_, diagonal_};
};

template <int W>
void go_the_way_that_the_whole_matrix_says(std::uint32_t seed) {
    std::mt19937 random(seed);
    TracedFlowsOf<W> flows;
    for (int round = 0; round < 1500; ++round) {
        const auto letters = static_cast<unsigned>(1 + random() % 4);
        const std::size_t longest = round % 10 < 2 ? 200 : 20;
        const Codes a = random_codes(random, longest, letters);
        const Codes b = random_codes(random, longest, letters);
        const std::vector<std::uint64_t> first_row = first_row_of(random, b.size());
        const WholeMatrix whole(a, b, first_row, {1, 1, 1});
        std::vector<EditRun> runs;
        const WayEnd met = flows.trace_back(a, b, codes_of(first_row), whole.cost(), runs);
        const WholeMatrix::WayBack expected = whole.way_back();
        ASSERT_EQ(runs, expected.runs);
        ASSERT_EQ(met.column, expected.met);
        ASSERT_EQ(met.rows_above, 0U);
        ASSERT_EQ(met.cost, static_cast<std::int64_t>(first_row[met.column]));
    }
}

TEST(TracedFlows, GoTheWayThatTheWholeMatrixSays) {
    go_the_way_that_the_whole_matrix_says<8>(5);
    go_the_way_that_the_whole_matrix_says<32>(6);
    go_the_way_that_the_whole_matrix_says<64>(7);
}

/// What is right of the first row costs a symbol of b each.
TEST(TracedFlows, FirstRowThatEndsEarly) {
    std::mt19937 random(6);
    TracedFlowsOf<32> flows;
    for (int round = 0; round < 500; ++round) {
        const Codes a = random_codes(random, 80, 3);
        const Codes b = random_codes(random, 80, 3);
        std::vector<std::uint64_t> first_row = first_row_of(random, b.size());
        const std::size_t known = 1 + random() % first_row.size();
        for (std::size_t j = known; j < first_row.size(); ++j) first_row[j] = first_row[j - 1] + 1;
        Codes codes = codes_of(first_row);
        codes.resize(known - 1);
        const WholeMatrix whole(a, b, first_row, {1, 1, 1});
        std::vector<EditRun> runs;
        const WayEnd met = flows.trace_back(a, b, codes, whole.cost(), runs);
        ASSERT_EQ(runs, whole.way_back().runs);
        ASSERT_EQ(met.column, whole.way_back().met);
    }
}

/// Parts of a word's rows, of which those columns are computed that ways of the cost can pass.
TEST(TracedFlows, DiagonalsThatTheCostAllows) {
    std::mt19937 random(9);
    const DiagonalCosts diagonal;
    TracedFlows flows(**PlainKernel<8, 1>::trace()(), diagonal);
    for (int round = 0; round < 2000; ++round) {
        const auto letters = static_cast<unsigned>(1 + random() % 4);
        const Codes a = random_codes(random, 100, letters);
        Codes b = random() % 2 == 0 ? random_codes(random, 100, letters) : a;
        for (std::size_t edit = 0; edit < random() % 8 && !b.empty(); ++edit)
            b[random() % b.size()] = static_cast<std::uint8_t>(random() % letters);
        const std::vector<std::uint64_t> first_row = first_row_of(random, b.size());
        const WholeMatrix whole(a, b, first_row, {1, 1, 1});
        const auto cost = static_cast<std::int64_t>(whole.cost());
        const auto least = *std::min_element(first_row.begin(), first_row.end());
        const std::int64_t budget = cost - static_cast<std::int64_t>(least);
        const auto last = static_cast<std::int64_t>(b.size()) - static_cast<std::int64_t>(a.size());
        flows.compute(a, b, codes_of(first_row), {last - budget, last + budget});
        std::vector<EditRun> runs;
        const auto met = flows.walk(b.size(), cost, runs);
        ASSERT_TRUE(met);
        ASSERT_EQ(runs, whole.way_back().runs);
        ASSERT_EQ(met->column, whole.way_back().met);
    }
}

/// Columns once, and ways from each of them; all columns at once, and in pieces.
void go_from_all_columns(std::size_t most_bytes) {
    std::mt19937 random(8);
    const DiagonalCosts diagonal;
    TracedFlows flows(**PlainKernel<8, 1>::trace()(), diagonal, most_bytes);
    for (int round = 0; round < 50; ++round) {
        const Codes a = random_codes(random, 40, 2);
        const Codes b = random_codes(random, 60, 2);
        const std::vector<std::uint64_t> first_row = first_row_of(random, b.size());
        flows.compute(a, b, codes_of(first_row));
        for (std::size_t column = 0; column <= b.size(); ++column) {
            const Codes head(b.begin(), b.begin() + static_cast<std::ptrdiff_t>(column));
            const WholeMatrix whole(
                a, head,
                {first_row.begin(), first_row.begin() + static_cast<std::ptrdiff_t>(column) + 1},
                {1, 1, 1});
            std::vector<EditRun> runs;
            const auto met = flows.walk(column, static_cast<std::int64_t>(whole.cost()), runs);
            ASSERT_TRUE(met);
            ASSERT_EQ(runs, whole.way_back().runs);
            ASSERT_EQ(met->column, whole.way_back().met);
        }
    }
}

TEST(TracedFlows, WaysFromAllColumns) {
    go_from_all_columns(TracedFlows::kMostBytes);
    go_from_all_columns(1);
    go_from_all_columns(400);
}

}  // namespace
}  // namespace minterm::traced_flows_test
