// SPDX-License-Identifier: Apache-2.0
#include "codegen/batch_groups.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <string>

namespace minterm::batch_groups_test {
namespace {

struct Lists {
    std::vector<std::string> a, b;
    std::vector<SymbolSpan> first;
    std::vector<PairLengths> lengths;
    std::vector<std::uint32_t> order;

    void add(std::size_t m, std::size_t n) {
        a.emplace_back(m, 'A');
        b.emplace_back(n, 'A');
        lengths.push_back({static_cast<std::uint16_t>(m), static_cast<std::uint16_t>(n)});
    }
    void finish() {
        first.assign(a.begin(), a.end());
        order.resize(a.size());
        std::iota(order.begin(), order.end(), 0U);
    }
};

std::vector<BatchGroup> groups_of(const Lists& lists, std::size_t lanes, bool kernel_is_there,
                                  const BatchCosts& costs = kProcessorBatchCosts) {
    JobTeam team(1);
    return *make_groups(team, lists.lengths, lists.order, lanes, kernel_is_there, costs);
}

TEST(BatchGroups, SortingIsStable) {
    Lists lists;
    for (const std::size_t length : {3U, 1U, 3U, 4096U, 1U, 2U}) lists.add(length, 1);
    lists.finish();
    sort_by_length(lists.first, lists.order);
    EXPECT_EQ(lists.order, (std::vector<std::uint32_t>{1, 4, 5, 0, 2, 3}));
}

/// Random lengths on both sides: what groups compute is not much more than their pairs need.
TEST(BatchGroups, NeighboursAreAlike) {
    std::mt19937 random(4);
    Lists lists;
    double needed = 0;
    for (int pair = 0; pair < 6400; ++pair) {
        lists.add(1 + random() % 200, 1 + random() % 200);
        needed += static_cast<double>(lists.a.back().size() * lists.b.back().size());
    }
    lists.finish();
    order_by_lengths(lists.lengths, 64, lists.order);
    std::vector<std::uint32_t> sorted = lists.order;
    std::sort(sorted.begin(), sorted.end());
    for (std::uint32_t i = 0; i < sorted.size(); ++i) ASSERT_EQ(sorted[i], i);
    double computed = 0;
    for (std::size_t begin = 0; begin < lists.order.size(); begin += 64) {
        std::size_t rows = 0;
        std::size_t columns = 0;
        for (std::size_t i = begin; i < begin + 64; ++i) {
            rows = std::max(rows, lists.a[lists.order[i]].size());
            columns = std::max(columns, lists.b[lists.order[i]].size());
        }
        computed += static_cast<double>(64 * rows * columns);
    }
    EXPECT_LT(computed, 1.25 * needed);
}

TEST(BatchGroups, FewLongPairsRunAlone) {
    Lists lists;
    for (int pair = 0; pair < 3; ++pair) lists.add(4000, 4000);
    lists.finish();
    const std::vector<BatchGroup> together{{0, 3, false}};
    const std::vector<BatchGroup> apart{{0, 1, true}, {1, 1, true}, {2, 1, true}};
    EXPECT_EQ(groups_of(lists, 256, true), apart);
    EXPECT_EQ(groups_of(lists, 256, false), together);
    Lists full;
    for (int pair = 0; pair < 130; ++pair) full.add(100, 100);
    full.finish();
    const std::vector<BatchGroup> groups{{0, 64, false}, {64, 64, false}, {128, 2, false}};
    EXPECT_EQ(groups_of(full, 64, false), groups);
    EXPECT_TRUE(groups_of({}, 64, true).empty());
}

/// So many groups that threads share them: each decides for itself.
TEST(BatchGroups, ThreadsDecideTheSame) {
    Lists lists;
    for (int pair = 0; pair < 400; ++pair) lists.add(pair % 2 == 0 ? 4000 : 10, 4000);
    lists.finish();
    std::vector<BatchGroup> expected;
    for (std::uint32_t pair = 0; pair < 400; ++pair) expected.push_back({pair, 1, pair % 2 == 0});
    JobTeam team(3);
    EXPECT_EQ(*make_groups(team, lists.lengths, lists.order, 1, true, {.group_cell = 1e-3}),
              groups_of(lists, 1, true, {.group_cell = 1e-3}));
}

}  // namespace
}  // namespace minterm::batch_groups_test
