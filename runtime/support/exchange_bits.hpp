// SPDX-License-Identifier: Apache-2.0
//
// The step that transpositions of square matrices are made of.
#pragma once

#include <cstdint>

namespace minterm {

/// Exchanges the bits of `low` that `mask` names, moved down by `shift`, with those of `high` that
/// it names (Warren, Hacker's Delight, 7-3, with rows in different registers): the upper parts of
/// the one with the lower parts of the other. A word is 64 bits, or a vector of such.
template <typename Word>
[[gnu::always_inline]] inline void exchange_bits(Word& low, Word& high, unsigned shift,
                                                 std::uint64_t mask) {
    const Word different = (low >> shift ^ high) & mask;
    high ^= different;
    low ^= different << shift;
}

}  // namespace minterm
