// SPDX-License-Identifier: Apache-2.0
//
// The addition that emitted CUDA does not take: carries of lanes in five rounds, as Sklansky's
// conditional sums (1960) join neighbours, by shuffles. For comparison with votes (Note [Additions]
// in codegen/emit_cuda.hpp).
#pragma once

#include <string>

namespace minterm::testing {

inline constexpr const char* kConditionalSums = R"(
WARP_FUNCTION word add_carry(word a, word b, uint64_t carry, uint64_t *out) {
    const word sum = a + b;
    const bool passes = sum == 0xffffffffu;
    // Bit 0: a carry leaves; bit 1: one leaves if one enters. The lowest lane knows what enters.
    uint32_t leaves = sum < a || (passes && lane() == 0 && carry != 0u) ? 1u : passes ? 2u : 0u;
    for (int half = 1; half < 32; half *= 2) {
        const int last_below = (lane() & ~(2 * half - 1)) + half - 1;
        const uint32_t below = __shfl_sync(ALL_LANES, leaves, last_below);
        if ((lane() & half) != 0 && leaves == 2u) leaves = below;
    }
    *out = __shfl_sync(ALL_LANES, leaves, 31) & 1u;
    const uint32_t enters = __shfl_up_sync(ALL_LANES, leaves, 1) & 1u;
    return sum + (lane() == 0 ? (uint32_t)carry : enters);
}
)";

/// An emitted source with this addition.
inline std::string with_conditional_sums(std::string source) {
    const std::size_t begin = source.find("\nWARP_FUNCTION word add_carry(");
    const std::string end = "\n}\n";
    source.replace(begin, source.find(end, begin) + end.size() - begin, kConditionalSums);
    return source;
}

}  // namespace minterm::testing
