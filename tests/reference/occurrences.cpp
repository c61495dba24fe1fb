// SPDX-License-Identifier: Apache-2.0
//
// Every place, every letter.
#include "tests/reference/occurrences.hpp"

#include <algorithm>

namespace reference {

std::vector<std::uint64_t> mismatch_occurrences(std::string_view pattern, std::string_view text,
                                                std::int64_t k) {
    std::vector<std::uint64_t> ends;
    for (std::size_t end = pattern.size(); end <= text.size(); ++end) {
        std::int64_t mismatches = 0;
        for (std::size_t i = 0; i < pattern.size(); ++i) {
            if (pattern[i] != text[end - pattern.size() + i]) ++mismatches;
        }
        if (mismatches <= k) ends.push_back(end);
    }
    return ends;
}

std::vector<std::uint64_t> occurrences(std::string_view pattern, std::string_view text) {
    return mismatch_occurrences(pattern, text, 0);
}

std::vector<ApproximateEnd> mismatch_ends(std::string_view pattern, std::string_view text,
                                          std::int64_t k, const Matches& matches) {
    std::vector<ApproximateEnd> ends;
    for (std::size_t start = 0; start + pattern.size() <= text.size(); ++start) {
        std::int64_t mismatches = 0;
        for (std::size_t i = 0; i < pattern.size(); ++i)
            if (!matches(static_cast<unsigned char>(pattern[i]),
                         static_cast<unsigned char>(text[start + i])))
                ++mismatches;
        if (mismatches <= k) ends.push_back({start, start + pattern.size(), mismatches});
    }
    return ends;
}

std::vector<ApproximateEnd> edit_ends(std::string_view pattern, std::string_view text,
                                      std::int64_t k, const Matches& matches) {
    std::vector<ApproximateEnd> ends;
    for (std::size_t end = 0; end <= text.size(); ++end) {
        // Backwards: costs[i] is the distance of the last i letters of the pattern and the last
        // `length` letters before `end`.
        std::vector<std::int64_t> costs(pattern.size() + 1);
        for (std::size_t i = 0; i < costs.size(); ++i) costs[i] = static_cast<std::int64_t>(i);
        ApproximateEnd best{end, end, costs.back()};
        // Longer ones cost more than deleting the pattern.
        for (std::size_t length = 1; length <= std::min<std::size_t>(end, 2 * pattern.size());
             ++length) {
            std::int64_t diagonal = costs[0];
            costs[0] = static_cast<std::int64_t>(length);
            for (std::size_t i = 1; i < costs.size(); ++i) {
                const bool match = matches(static_cast<unsigned char>(pattern[pattern.size() - i]),
                                           static_cast<unsigned char>(text[end - length]));
                const std::int64_t cost =
                    std::min({costs[i] + 1, costs[i - 1] + 1, diagonal + (match ? 0 : 1)});
                diagonal = costs[i];
                costs[i] = cost;
            }
            if (costs.back() < best.cost) best = {end - length, end, costs.back()};
        }
        if (best.cost <= k) ends.push_back(best);
    }
    return ends;
}

}  // namespace reference
