// SPDX-License-Identifier: Apache-2.0
#include "runtime/blocks/edge_values.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace minterm::edge_values_test {
namespace {

TEST(EdgeValueSums, AnyTableOfValues) {
    std::mt19937 random(1);
    for (int planes = 0; planes <= 5; ++planes) {
        std::vector<std::int64_t> values(std::size_t{1} << planes);
        for (std::int64_t& value : values) value = static_cast<int>(random() % 21) - 10;
        const EdgeValues edge(planes, values);
        std::vector<std::uint32_t> codes(random() % 200);
        for (std::uint32_t& code : codes)
            code = static_cast<std::uint32_t>(random() % values.size());
        std::int64_t sum = 0;
        for (const std::uint32_t code : codes) sum += values[code];
        EXPECT_EQ(edge.sum(codes.size(),
                           [&](std::uint32_t set) {
                               return std::count_if(
                                   codes.begin(), codes.end(),
                                   [&](std::uint32_t code) { return (code & set) == set; });
                           }),
                  sum);
    }
}

/// Edit distance asks for two counts a sum, not for one a code.
TEST(EdgeValueSums, CountsOnlyWhatHasWeight) {
    const EdgeValues edge(2, std::vector<std::int64_t>{0, 1, -1, -1});
    int counts = 0;
    edge.sum(0, [&](std::uint32_t) {
        ++counts;
        return 0;
    });
    EXPECT_EQ(counts, 3);
    const EdgeValues offset(2, std::vector<std::int64_t>{-1, 0, 0, 1});
    counts = 0;
    offset.sum(0, [&](std::uint32_t) {
        ++counts;
        return 0;
    });
    EXPECT_EQ(counts, 2);
}

}  // namespace
}  // namespace minterm::edge_values_test
