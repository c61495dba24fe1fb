// SPDX-License-Identifier: Apache-2.0
//
// "Did you mean ...?": the known word that is nearest to a misspelled one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace minterm {

/// Edits (insertion, deletion, substitution, transposition of neighbours) from `a` to `b`.
inline std::size_t spelling_distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> d(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                d[i][j] = i + j;
                continue;
            }
            d[i][j] = std::min({d[i - 1][j] + 1, d[i][j - 1] + 1,
                                d[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0U : 1U)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                d[i][j] = std::min(d[i][j], d[i - 2][j - 2] + 1);
            }
        }
    }
    return d[a.size()][b.size()];
}

/// The word nearest to `written`, the first of equals, if it is near enough to be a slip: one edit
/// for each three letters, and not everything changed. Words over 40 letters are not compared.
template <typename Words>
std::optional<std::string> closest_word(std::string_view written, const Words& words) {
    std::optional<std::string> best;
    if (written.size() > 40) return best;
    std::size_t least = std::max<std::size_t>(written.size() / 3, 1) + 1;
    for (const auto& word : words) {
        const std::string_view known = word;
        if (known.size() > 40 || std::max(known.size(), written.size()) < 2) continue;
        const std::size_t distance = spelling_distance(written, known);
        if (distance > 0 && distance < least && distance < std::min(known.size(), written.size())) {
            least = distance;
            best = std::string(known);
        }
    }
    return best;
}

}  // namespace minterm
