// SPDX-License-Identifier: Apache-2.0
//
// A longest common subsequence by the pairs of equal symbols alone, for texts in which most symbols
// are rare: lines of files that have little in common, or the same lines in another order.
//
// Note [Thresholds]. T[k] is the least j such that a[0, i) and b[0, j] have a common subsequence of
// k + 1 symbols. A row i puts into T each position j of b that holds its symbol: j replaces the
// first T[k] >= j (Hunt and Szymanski 1977). Of several positions between T[k - 1] and T[k] only
// the first one is left in the end, so the others are jumped over, which is what makes frequent
// symbols (empty lines) bearable. Rows look at positions from right to left, because T[k - 1] must
// be that of the row before.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "minterm/alignment.hpp"

namespace minterm {

/// An alignment without mismatches that keeps as many symbols as any; between two matches those of
/// a alone, then those of b alone. `a` and `b` hold numbers below `symbols`, which both have; at
/// most 2^31 each. With r pairs of equal symbols: time O((r + m) log n + m + n + symbols) and
/// mostly much less; memory O(m + n + symbols) and 12 bytes a pair that was once put into T and is
/// still in use, `most_pairs` of them at most: nothing if they are not enough. Throws
/// std::bad_alloc.
std::optional<std::vector<EditRun>> align_by_pairs(std::span<const std::uint32_t> a,
                                                   std::span<const std::uint32_t> b,
                                                   std::size_t symbols,
                                                   std::size_t most_pairs = std::size_t{1} << 24U);

}  // namespace minterm
