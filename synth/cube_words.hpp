// SPDX-License-Identifier: Apache-2.0
//
// Where cubes meet minterm sets: a cube is a pattern within a word (its literals over the six
// fastest inputs) and a choice of words (the other literals).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "synth/cover.hpp"

namespace minterm {

/// Minterms 0..63 in which input i, one of the six fastest, is 1.
inline constexpr std::array<std::uint64_t, 6> kInputPattern = {
    0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC, 0xF0F0F0F0F0F0F0F0,
    0xFF00FF00FF00FF00, 0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};

/// What the literals over the six fastest inputs leave of a word, minterms that exist only.
inline std::uint64_t word_pattern(const Cube& cube, int inputs) {
    std::uint64_t pattern =
        inputs >= 6 ? ~std::uint64_t{0} : (std::uint64_t{1} << (1U << inputs)) - 1;
    for (std::uint32_t i = 0; i < 6; ++i) {
        if (((cube.mask >> i) & 1) == 0) continue;
        pattern &= ((cube.bits >> i) & 1) != 0 ? kInputPattern[i] : ~kInputPattern[i];
    }
    return pattern;
}

/// Calls `visit(word index)` for the words that the other literals choose, in ascending order,
/// until it returns true; returns whether it did.
template <typename Visit>
bool any_word(const Cube& cube, int inputs, Visit visit) {
    const std::uint32_t words = inputs > 6 ? std::uint32_t{1} << (inputs - 6) : 1;
    const std::uint32_t free = (words - 1) & ~(cube.mask >> 6);
    std::uint32_t part = 0;
    do {
        if (visit(std::size_t{(cube.bits >> 6) | part})) return true;
        part = (part - free) & free;  // the next subset of `free`, 0 after the last
    } while (part != 0);
    return false;
}

/// Calls `visit(minterm)` for the minterms of the set that are in the cube, in ascending order.
template <typename Visit>
void visit_minterms(const MintermSet& set, const Cube& cube, Visit visit) {
    const std::uint64_t pattern = word_pattern(cube, set.inputs());
    any_word(cube, set.inputs(), [&](std::size_t i) {
        for (std::uint64_t rest = set.words()[i] & pattern; rest != 0; rest &= rest - 1) {
            visit((std::uint64_t{i} << 6) + static_cast<std::uint64_t>(std::countr_zero(rest)));
        }
        return false;
    });
}

/// How many minterms of the set are in the cube.
inline std::uint64_t count_minterms(const MintermSet& set, const Cube& cube) {
    const std::uint64_t pattern = word_pattern(cube, set.inputs());
    std::uint64_t total = 0;
    any_word(cube, set.inputs(), [&](std::size_t i) {
        total += static_cast<std::uint64_t>(std::popcount(set.words()[i] & pattern));
        return false;
    });
    return total;
}

}  // namespace minterm
