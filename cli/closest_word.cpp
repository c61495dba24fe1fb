// SPDX-License-Identifier: Apache-2.0
//
// A word that begins a known one counts as near as one edit: people type beginnings.
#include "cli/closest_word.hpp"

#include <algorithm>

#include "synth/spelling.hpp"

namespace minterm {

std::string closest_word(std::string_view word, const std::vector<std::string>& known) {
    constexpr std::size_t kLongest = 64;
    if (word.empty() || word.size() > kLongest) return {};
    std::string best;
    std::size_t best_edits = std::max<std::size_t>(2, word.size() / 3) + 1;
    for (const std::string& candidate : known) {
        const bool begins = word.size() >= 2 && candidate.substr(0, word.size()) == word;
        const std::size_t count = begins ? 1 : spelling_distance(word, candidate);
        if (count < best_edits && count < candidate.size()) {
            best = candidate;
            best_edits = count;
        }
    }
    return best;
}

}  // namespace minterm
