// SPDX-License-Identifier: Apache-2.0
//
// Distances between two strings, by the plainest programs there are. Slow on purpose; nothing of
// the project is included, so that no mistake can be shared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace reference {

std::int64_t edit_distance(std::string_view a, std::string_view b);
std::int64_t weighted_edit_distance(std::string_view a, std::string_view b,
                                    std::int64_t substitution, std::int64_t insertion,
                                    std::int64_t deletion);
/// Optimal string alignment: with swaps of two neighbours, and no symbol edited twice. Recursion
/// from the front, each pair of suffixes once.
std::int64_t osa_distance(std::string_view a, std::string_view b);
std::int64_t lcs_length(std::string_view a, std::string_view b);
/// Insertions and deletions only.
std::int64_t indel_distance(std::string_view a, std::string_view b);
/// Differing places; nothing for strings of different length.
std::optional<std::int64_t> hamming_distance(std::string_view a, std::string_view b);
/// A gap of g letters costs open + g * extend, a mismatch `mismatch`.
std::int64_t affine_distance(std::string_view a, std::string_view b, std::int64_t mismatch,
                             std::int64_t open, std::int64_t extend);

/// The same by three matrices (Gotoh 1982), in quadratic time.
std::int64_t gotoh_distance(std::string_view a, std::string_view b, std::int64_t mismatch,
                            std::int64_t open, std::int64_t extend);
/// The greatest score of a global alignment; a letter without a partner scores `gap`.
std::int64_t global_score(std::string_view a, std::string_view b, std::int64_t match,
                          std::int64_t mismatch, std::int64_t gap);
/// Edit distance where letters of a and b may stand for each other when their IUPAC codes of
/// nucleotides have a base in common, in either case; other bytes only for themselves.
std::int64_t iupac_distance(std::string_view a, std::string_view b);
/// Edit distance that takes ASCII letters of either case for the same.
std::int64_t case_folded_distance(std::string_view a, std::string_view b);

/// A least distance and every end (a prefix of b has this length, 0 to b.size()) that attains it.
struct BestEnds {
    std::int64_t distance = 0;
    std::vector<std::uint64_t> ends;
};
/// a against every prefix of b.
BestEnds prefix_distance(std::string_view a, std::string_view b);
/// a against every infix of b (Sellers 1980: the first row of the matrix is 0).
BestEnds infix_distance(std::string_view a, std::string_view b);
/// The same by comparing a with every infix. O(|a| |b|^3).
BestEnds infix_distance_by_definition(std::string_view a, std::string_view b);

}  // namespace reference
