// SPDX-License-Identifier: Apache-2.0
//
// Every place, every letter.
#include "tests/reference/occurrences.hpp"

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

}  // namespace reference
