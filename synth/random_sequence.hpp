// SPDX-License-Identifier: Apache-2.0
//
// Random choices that are the same on every machine and in every build.
#pragma once

#include <cstddef>
#include <cstdint>

namespace minterm {

/// SplitMix64 (Steele, Lea, Flood 2014).
class RandomSequence {
public:
    explicit RandomSequence(std::uint64_t seed = 0x6D696E7465726D21) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t z = (state_ += 0x9E3779B97F4A7C15);
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }
    /// Below `limit`, which is positive and fits 32 bits.
    std::size_t below(std::size_t limit) {
        return static_cast<std::size_t>((next() >> 32) * static_cast<std::uint64_t>(limit) >> 32);
    }

private:
    std::uint64_t state_;
};

}  // namespace minterm
