// SPDX-License-Identifier: Apache-2.0
//
// Seeded random recurrences, well formed and mostly with finite flows, for tests that compare the
// stages of the compiler with the interpreter; and random strings over their alphabet.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "synth/recurrence.hpp"

namespace minterm::testing {

/// A small generator whose sequence is the same on every platform (the distributions of the
/// standard library are not).
class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next();
    int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }
    int between(int least, int greatest) { return least + below(greatest - least + 1); }
    bool one_in(int n) { return below(n) == 0; }

private:
    std::uint64_t state_;
};

/// One recurrence for each seed. Seeds go round the kinds: translation-invariant, saturated,
/// Boolean, and two tables (of two integers, or an integer and a Boolean); with one or two
/// predicates, symmetric or not.
Recurrence random_recurrence(std::uint64_t seed);

/// A translation-invariant table or a Boolean one whose cells look two rows, columns or symbols
/// back.
Recurrence random_far_recurrence(std::uint64_t seed);

/// Letters 'a' .. , among them now and then the bytes 0x00 and 0xFF.
std::string random_string(Random& random, std::size_t length);

}  // namespace minterm::testing
