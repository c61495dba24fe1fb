// SPDX-License-Identifier: Apache-2.0
#include "tests/reference/alignments.hpp"

#include <algorithm>

namespace reference {

namespace {

/// `match(i, j)`: symbol i of a and symbol j of b, counted from 0.
BestAlignments best_of(std::size_t m, std::size_t n, const AlignmentRules& rules,
                       const std::function<bool(std::size_t, std::size_t)>& match) {
    std::vector<std::vector<std::int64_t>> cost(m + 1, std::vector<std::int64_t>(n + 1, 0));
    const std::int64_t mismatch = rules.mismatches ? rules.mismatch : rules.a_alone + rules.b_alone;
    for (std::size_t i = 0; i <= m; ++i) {
        for (std::size_t j = 0; j <= n; ++j) {
            if (i == 0) {
                cost[i][j] = rules.free_begin ? 0 : static_cast<std::int64_t>(j) * rules.b_alone;
            } else if (j == 0) {
                cost[i][j] = static_cast<std::int64_t>(i) * rules.a_alone;
            } else {
                const std::int64_t step = match(i - 1, j - 1) ? 0 : mismatch;
                cost[i][j] = std::min({cost[i - 1][j] + rules.a_alone,
                                       cost[i][j - 1] + rules.b_alone, cost[i - 1][j - 1] + step});
                if (rules.swap && i > 1 && j > 1 && match(i - 2, j - 1) && match(i - 1, j - 2))
                    cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + *rules.swap);
            }
        }
    }
    BestAlignments best;
    best.distance = rules.free_end ? *std::min_element(cost[m].begin(), cost[m].end()) : cost[m][n];
    for (std::size_t end = rules.free_end ? 0 : n; end <= n; ++end) {
        if (cost[m][end] != best.distance) continue;
        std::string letters;
        std::size_t i = m;
        std::size_t j = end;
        while (i > 0 || (j > 0 && !rules.free_begin)) {
            if (i > 0 && j > 0 && match(i - 1, j - 1)) {
                letters += '=';
                --i;
                --j;
            } else if (i > 0 && j > 0 && rules.mismatches &&
                       cost[i - 1][j - 1] + mismatch == cost[i][j]) {
                letters += 'X';
                --i;
                --j;
            } else if (i > 0 && cost[i - 1][j] + rules.a_alone == cost[i][j]) {
                letters += 'I';
                --i;
            } else if (j > 0 && (i == 0 || cost[i][j - 1] + rules.b_alone == cost[i][j])) {
                letters += 'D';
                --j;
            } else {
                letters += "TT";
                i -= 2;
                j -= 2;
            }
        }
        AlignedInfix infix{j, end, {}};
        std::reverse(letters.begin(), letters.end());
        for (std::size_t first = 0; first < letters.size();) {
            const std::size_t stop = letters.find_first_not_of(letters[first], first);
            const std::size_t length = std::min(stop, letters.size()) - first;
            infix.cigar += std::to_string(length) + letters[first];
            first += length;
        }
        best.infixes.push_back(infix);
    }
    return best;
}

}  // namespace

BestAlignments best_alignments(std::string_view a, std::string_view b,
                               const AlignmentRules& rules) {
    return best_of(a.size(), b.size(), rules,
                   [&](std::size_t i, std::size_t j) { return rules.match(a[i], b[j]); });
}

BestAlignments best_alignments(std::u32string_view a, std::u32string_view b,
                               const AlignmentRules& rules,
                               const std::function<bool(char32_t, char32_t)>& match) {
    return best_of(a.size(), b.size(), rules,
                   [&](std::size_t i, std::size_t j) { return match(a[i], b[j]); });
}

std::optional<std::int64_t> replayed_cost(std::string_view a, std::string_view b,
                                          std::string_view cigar, const AlignmentRules& rules) {
    std::int64_t cost = 0;
    std::size_t i = 0;
    std::size_t j = 0;
    std::size_t length = 0;
    for (const char letter : cigar) {
        if (letter >= '0' && letter <= '9') {
            length = 10 * length + static_cast<std::size_t>(letter - '0');
            continue;
        }
        if (length == 0 || (letter == 'T' && length % 2 != 0)) return std::nullopt;
        for (std::size_t k = 0; k < length; k += letter == 'T' ? 2 : 1) {
            const std::size_t in_a = letter == 'D' ? 0 : letter == 'T' ? 2 : 1;
            const std::size_t in_b = letter == 'I' ? 0 : letter == 'T' ? 2 : 1;
            if (i + in_a > a.size() || j + in_b > b.size()) return std::nullopt;
            if (letter == 'I') {
                cost += rules.a_alone;
            } else if (letter == 'D') {
                cost += rules.b_alone;
            } else if (letter == 'T') {
                if (!rules.swap || !rules.match(a[i], b[j + 1]) || !rules.match(a[i + 1], b[j]))
                    return std::nullopt;
                cost += *rules.swap;
            } else {
                if (letter != (rules.match(a[i], b[j]) ? '=' : 'X')) return std::nullopt;
                if (letter == 'X') cost += rules.mismatch;
            }
            i += in_a;
            j += in_b;
        }
        length = 0;
    }
    if (i != a.size() || j != b.size() || length != 0) return std::nullopt;
    return cost;
}

}  // namespace reference
