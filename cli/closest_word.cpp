// SPDX-License-Identifier: Apache-2.0
//
// Plain dynamic programming: these words are short, and asking a compiled kernel would take longer.
#include "cli/closest_word.hpp"

#include <algorithm>

namespace minterm {
namespace {

/// Edit distance in which swapping two neighbours is one edit as well (optimal string alignment).
std::size_t edits(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                d[i][j] = i + j;
                continue;
            }
            d[i][j] = std::min(
                {d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (a[i - 1] != b[j - 1])});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
            }
        }
    }
    return d[a.size()][b.size()];
}

}  // namespace

std::string closest_word(std::string_view word, const std::vector<std::string>& known) {
    constexpr std::size_t kLongest = 64;
    if (word.empty() || word.size() > kLongest) return {};
    std::string best;
    std::size_t best_edits = std::max<std::size_t>(2, word.size() / 3) + 1;
    for (const std::string& candidate : known) {
        const bool begins = word.size() >= 2 && candidate.substr(0, word.size()) == word;
        const std::size_t count = begins ? 1 : edits(word, candidate);
        if (count < best_edits && count < candidate.size()) {
            best = candidate;
            best_edits = count;
        }
    }
    return best;
}

}  // namespace minterm
