// SPDX-License-Identifier: Apache-2.0
//
// Pairs of strings -> groups that are computed side by side: pairs of like lengths together, so
// that few lanes wait for the longest of their group.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/support/job_team.hpp"

namespace minterm {

/// Strings of a matrix, or on a device, that are longer than this are never computed side by side:
/// what a group works in would not stay in the caches.
inline constexpr std::size_t kLongestBatched = 4096;
/// Those of a list: two that belong together are often alike, and then a narrow band is computed,
/// which stays there (Note [Guessed bounds] in codegen/bound_guess.hpp).
inline constexpr std::size_t kLongestInList = 16'384;

inline bool is_batched(SymbolSpan text) { return !text.empty() && text.size() <= kLongestBatched; }

/// Sorts numbers of `texts`, none of them longer than kLongestInList, by the lengths of these.
/// Equal ones keep their order. O(indices + kLongestInList).
void sort_by_length(std::span<const SymbolSpan> texts, std::span<std::uint32_t> indices);

/// Symbols of both strings of a pair. A list of them is small enough to be read in any order.
struct PairLengths {
    std::uint16_t a = 0;  ///< at most kLongestInList, as `b`, where the pair is in a group
    std::uint16_t b = 0;
};

/// Brings numbers of pairs into an order in which `lanes` neighbours have about the same lengths on
/// both sides.
void order_by_lengths(std::span<const PairLengths> pairs, std::size_t lanes,
                      std::span<std::uint32_t> indices);

/// Neighbours in such an order: computed side by side or, where it is only one, alone.
struct BatchGroup {
    std::uint32_t begin = 0;
    std::uint32_t count = 0;
    bool alone = false;

    bool operator==(const BatchGroup&) const = default;
};

/// About how many nanoseconds groups and single pairs take.
struct BatchCosts {
    double group_cell = 1;      ///< of a step of a whole group
    double group_symbol = 0.2;  ///< of a group, for each symbol of its pairs
    double alone_step = 2;      ///< of a step of a pair by itself, a word of cells
    double alone_symbol = 16;   ///< of that, for each of its symbols
    double alone = 3000;        ///< of that, whatever its length
    double kernel = 20e6;       ///< to compile the kernel for pairs by themselves
};

/// Measured with AVX2; other words are longer or shorter on both sides alike.
inline constexpr BatchCosts kProcessorBatchCosts{};
/// A guess, of no device: one warp is slow, and a pair by itself is some launches.
inline constexpr BatchCosts kDeviceBatchCosts{10, 0.2, 1, 1, 500'000, 500e6};

/// About how many nanoseconds pairs in such an order take in groups of `lanes`, and one by one.
struct ExpectedTimes {
    double together = 0;
    double alone = 0;
};
ExpectedTimes expected_times(std::span<const PairLengths> pairs,
                             std::span<const std::uint32_t> order, std::size_t lanes,
                             const BatchCosts& costs = kProcessorBatchCosts);

/// Cuts the order into groups of up to `lanes`. Where a group would cost more than its pairs one by
/// one (few long strings) it becomes single pairs, if that gains enough to pay for the kernel that
/// they need; `kernel_is_there` says that it costs nothing. Errors: no memory (environment).
Result<std::vector<BatchGroup>> make_groups(JobTeam& team, std::span<const PairLengths> pairs,
                                            std::span<const std::uint32_t> order, std::size_t lanes,
                                            bool kernel_is_there,
                                            const BatchCosts& costs = kProcessorBatchCosts);

}  // namespace minterm
