// SPDX-License-Identifier: Apache-2.0
//
// Alignments by the whole matrix. Slow on purpose; nothing of the project is included, so that no
// mistake can be shared.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace reference {

/// What is compared, and what it costs.
struct AlignmentRules {
    bool free_begin = false;  ///< anywhere in b
    bool free_end = false;    ///< anywhere in b
    bool mismatches = true;   ///< else there are gaps only
    std::function<bool(char, char)> match = [](char x, char y) { return x == y; };
    std::int64_t mismatch = 1;
    std::int64_t a_alone = 1;  ///< cost of a letter of a without a partner
    std::int64_t b_alone = 1;
    /// Cost of two neighbouring letters of a beside two of b that match them the other way round.
    std::optional<std::int64_t> swap{};
};

struct AlignedInfix {
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::string cigar;  ///< = X I D T, I for letters of a, T for both letters of a swap

    bool operator==(const AlignedInfix&) const = default;
};

struct BestAlignments {
    std::int64_t distance = 0;
    std::vector<AlignedInfix> infixes;  ///< one for each end that attains it, in order
};

/// Of several optimal alignments the one that is found from its end with a match where letters
/// match, else a mismatch, else a letter of a alone, else a letter of b alone, else a swap.
BestAlignments best_alignments(std::string_view a, std::string_view b, const AlignmentRules& rules);
/// The same for numbers, of which `match` says which match.
BestAlignments best_alignments(std::u32string_view a, std::u32string_view b,
                               const AlignmentRules& rules,
                               const std::function<bool(char32_t, char32_t)>& match);

/// What the alignment costs that a CIGAR describes, read from left to right without any matrix;
/// nothing where it does not describe one of all of both texts.
std::optional<std::int64_t> replayed_cost(std::string_view a, std::string_view b,
                                          std::string_view cigar, const AlignmentRules& rules);

}  // namespace reference
