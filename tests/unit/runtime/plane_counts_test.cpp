// SPDX-License-Identifier: Apache-2.0
#include "runtime/blocks/plane_counts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace minterm::plane_counts_test {
namespace {

/// Only bit 0 counts; lengths around blocks, and beyond what a byte can count.
TEST(PlaneCounts, AreThoseOfEveryColumn) {
    std::mt19937 random(31);
    constexpr std::size_t kColumns = 10'000;
    std::vector<std::vector<std::byte>> bytes(kMostCounted, std::vector<std::byte>(kColumns));
    for (std::vector<std::byte>& plane : bytes)
        for (std::byte& byte : plane) byte = std::byte(random() % 4 == 0 ? 2 : random() | 1U);
    const std::vector<std::span<const std::byte>> planes(bytes.begin(), bytes.end());
    for (std::size_t count = 0; count <= kMostCounted; ++count)
        for (int round = 0; round < 100; ++round) {
            const std::size_t first = random() % kColumns;
            const std::size_t most = round < 50 ? 70 : kColumns;
            const std::size_t last = first + random() % (std::min(most, kColumns - first) + 1);
            std::uint64_t expected = 0;
            for (std::size_t at = first; at < last; ++at) {
                bool all = true;
                for (std::size_t plane = 0; plane < count; ++plane)
                    all = all && (bytes[plane][at] & std::byte{1}) != std::byte{0};
                expected += all ? 1 : 0;
            }
            ASSERT_EQ(count_ones(std::span(planes).first(count), first, last), expected)
                << count << " planes, " << first << " to " << last;
        }
}

}  // namespace
}  // namespace minterm::plane_counts_test
