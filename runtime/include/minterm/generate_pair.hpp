// SPDX-License-Identifier: Apache-2.0
//
// A seed -> a pair of test sequences, the same on every machine and with every compiler: the random
// numbers and everything made from them are our own integer arithmetic.
//
//     minterm::GenerateParams params;
//     params.length = 100000;
//     params.mutate_percent = 5;
//     minterm::Result<minterm::GeneratedPair> pair = minterm::generate_pair(params);
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "minterm/result.hpp"

namespace minterm {

/// xoshiro256** (Blackman and Vigna 2018), its state filled by splitmix64 (Steele et al. 2014).
class RandomNumbers {
public:
    explicit RandomNumbers(std::uint64_t seed);

    std::uint64_t next();

    /// Uniform in 0 .. bound-1; `bound` must not be 0. Exact, by rejection.
    std::uint64_t below(std::uint64_t bound);

private:
    std::uint64_t state_[4];
};

/// What was done to a sequence.
struct EditCounts {
    std::uint64_t substitutions = 0;
    std::uint64_t insertions = 0;
    std::uint64_t deletions = 0;

    bool operator==(const EditCounts&) const = default;
};

struct GenerateParams {
    std::uint64_t seed = 1;
    std::optional<std::string> from;  ///< the first sequence; else random DNA of `length` letters
    std::uint64_t length = 0;
    std::optional<double> mutate_percent;  ///< of the positions; none: an unrelated second sequence
};

struct GeneratedPair {
    std::string a;
    std::string b;
    EditCounts edits;  ///< that made b from a; the edit distance is at most their sum
};

/// `length` letters of A, C, G and T, each equally likely.
std::string random_dna(std::uint64_t length, RandomNumbers& random);

/// A copy of `text` in which `edits` different positions, chosen uniformly, receive one edit each:
/// a third (to the nearest) is replaced by another letter, gets a letter inserted in front, and is
/// deleted. New letters are A, C, G and T where all of `text` is nucleotide letters (in the case of
/// the position's letter), otherwise the bytes that occur in `text`. `edits` is at most the length.
std::string mutate(std::string_view text, std::uint64_t edits, RandomNumbers& random,
                   EditCounts& counts);

/// Both sequences. The second is a mutated copy of the first or, without `mutate_percent`, random
/// DNA of the same length. Errors (user): a percentage outside 0 to 100.
Result<GeneratedPair> generate_pair(const GenerateParams& params);

}  // namespace minterm
