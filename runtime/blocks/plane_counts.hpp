// SPDX-License-Identifier: Apache-2.0
//
// Counting in rows of flows, a byte a column and plane.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace minterm {

/// Planes that `count_ones` takes at most.
inline constexpr std::size_t kMostCounted = 8;

/// In how many of the columns `first` .. `last` - 1 bit 0 is 1 in all of these planes, up to
/// `kMostCounted` of them. O(planes * columns), sixteen columns at a time.
std::uint64_t count_ones(std::span<const std::span<const std::byte>> planes, std::size_t first,
                         std::size_t last);

}  // namespace minterm
