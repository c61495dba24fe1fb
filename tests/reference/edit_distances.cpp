// SPDX-License-Identifier: Apache-2.0
//
// Full matrices where that is quick to read, definitions spelled out where they are short.
#include "tests/reference/edit_distances.hpp"

#include <algorithm>
#include <utility>

namespace reference {
namespace {

using Rows = std::vector<std::vector<std::int64_t>>;

Rows matrix(std::string_view a, std::string_view b) {
    return Rows(a.size() + 1, std::vector<std::int64_t>(b.size() + 1, 0));
}

}  // namespace

std::int64_t weighted_edit_distance(std::string_view a, std::string_view b,
                                    std::int64_t substitution, std::int64_t insertion,
                                    std::int64_t deletion) {
    Rows cost = matrix(a, b);
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 && j == 0) continue;
            std::int64_t best = INT64_MAX;
            if (i > 0) best = std::min(best, cost[i - 1][j] + deletion);
            if (j > 0) best = std::min(best, cost[i][j - 1] + insertion);
            if (i > 0 && j > 0) {
                const bool equal = a[i - 1] == b[j - 1];
                best = std::min(best, cost[i - 1][j - 1] + (equal ? 0 : substitution));
            }
            cost[i][j] = best;
        }
    }
    return cost[a.size()][b.size()];
}

std::int64_t edit_distance(std::string_view a, std::string_view b) {
    return weighted_edit_distance(a, b, 1, 1, 1);
}

namespace {

class Alignment {
public:
    Alignment(std::string_view a, std::string_view b)
        : a_(a), b_(b), known_(a.size() + 1, std::vector<std::int64_t>(b.size() + 1, -1)) {
        // Long strings would recurse deeply; from the back each call finds its answers ready.
        for (std::size_t i = a.size() + 1; i-- > 0;)
            for (std::size_t j = b.size() + 1; j-- > 0;) rest(i, j);
    }

    /// The fewest edits that turn a[i..] into b[j..].
    std::int64_t rest(std::size_t i, std::size_t j) {
        if (known_[i][j] >= 0) return known_[i][j];
        const std::size_t m = a_.size() - i;
        const std::size_t n = b_.size() - j;
        std::int64_t best = static_cast<std::int64_t>(m + n);
        if (m > 0 && n > 0) {
            best = std::min({rest(i + 1, j) + 1, rest(i, j + 1) + 1,
                             rest(i + 1, j + 1) + (a_[i] == b_[j] ? 0 : 1)});
        }
        if (m > 1 && n > 1 && a_[i] == b_[j + 1] && a_[i + 1] == b_[j])
            best = std::min(best, rest(i + 2, j + 2) + 1);
        return known_[i][j] = best;
    }

private:
    std::string_view a_;
    std::string_view b_;
    Rows known_;
};

}  // namespace

std::int64_t osa_distance(std::string_view a, std::string_view b) {
    return Alignment(a, b).rest(0, 0);
}

std::int64_t lcs_length(std::string_view a, std::string_view b) {
    Rows length = matrix(a, b);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            length[i][j] = a[i - 1] == b[j - 1] ? length[i - 1][j - 1] + 1
                                                : std::max(length[i - 1][j], length[i][j - 1]);
        }
    }
    return length[a.size()][b.size()];
}

std::int64_t indel_distance(std::string_view a, std::string_view b) {
    return static_cast<std::int64_t>(a.size() + b.size()) - 2 * lcs_length(a, b);
}

std::optional<std::int64_t> hamming_distance(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) return std::nullopt;
    std::int64_t distance = 0;
    for (std::size_t i = 0; i < a.size(); ++i) distance += a[i] != b[i] ? 1 : 0;
    return distance;
}

std::int64_t affine_distance(std::string_view a, std::string_view b, std::int64_t mismatch,
                             std::int64_t open, std::int64_t extend) {
    // Every length of the last gap is tried (cubic time).
    Rows cost = matrix(a, b);
    const auto gap = [&](std::size_t length) {
        return open + extend * static_cast<std::int64_t>(length);
    };
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 && j == 0) continue;
            std::int64_t best = INT64_MAX;
            if (i > 0 && j > 0) {
                best = cost[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : mismatch);
            }
            for (std::size_t g = 1; g <= i; ++g) best = std::min(best, cost[i - g][j] + gap(g));
            for (std::size_t g = 1; g <= j; ++g) best = std::min(best, cost[i][j - g] + gap(g));
            cost[i][j] = best;
        }
    }
    return cost[a.size()][b.size()];
}

namespace {

/// The least of `distances` and where it stands.
BestEnds best_of(const std::vector<std::int64_t>& distances) {
    BestEnds best;
    best.distance = *std::min_element(distances.begin(), distances.end());
    for (std::size_t end = 0; end < distances.size(); ++end)
        if (distances[end] == best.distance) best.ends.push_back(end);
    return best;
}

/// The last row of the matrix of a against b: row 0 is 0, 1, 2 .. or, with `free_start`, all 0.
std::vector<std::int64_t> last_row(std::string_view a, std::string_view b, bool free_start) {
    Rows cost = matrix(a, b);
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0) {
                cost[i][j] = free_start ? 0 : static_cast<std::int64_t>(j);
            } else if (j == 0) {
                cost[i][j] = static_cast<std::int64_t>(i);
            } else {
                cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1,
                                       cost[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            }
        }
    }
    return cost[a.size()];
}

}  // namespace

BestEnds prefix_distance(std::string_view a, std::string_view b) {
    return best_of(last_row(a, b, /*free_start=*/false));
}

BestEnds infix_distance(std::string_view a, std::string_view b) {
    return best_of(last_row(a, b, /*free_start=*/true));
}

BestEnds infix_distance_by_definition(std::string_view a, std::string_view b) {
    std::vector<std::int64_t> distances;
    for (std::size_t end = 0; end <= b.size(); ++end) {
        std::int64_t distance = INT64_MAX;
        for (std::size_t start = 0; start <= end; ++start)
            distance = std::min(distance, edit_distance(a, b.substr(start, end - start)));
        distances.push_back(distance);
    }
    return best_of(distances);
}

std::int64_t gotoh_distance(std::string_view a, std::string_view b, std::int64_t mismatch,
                            std::int64_t open, std::int64_t extend) {
    constexpr std::int64_t kNone = INT64_MAX / 2;
    Rows best = matrix(a, b);
    Rows along_b = matrix(a, b);  // the last letter of b is in a gap
    Rows along_a = matrix(a, b);
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 && j == 0) {
                along_b[i][j] = along_a[i][j] = kNone;
                continue;
            }
            along_b[i][j] = along_a[i][j] = kNone;
            std::int64_t paired = kNone;
            if (j > 0) {
                along_b[i][j] =
                    std::min(along_b[i][j - 1] + extend, best[i][j - 1] + open + extend);
            }
            if (i > 0) {
                along_a[i][j] =
                    std::min(along_a[i - 1][j] + extend, best[i - 1][j] + open + extend);
            }
            if (i > 0 && j > 0) {
                paired = best[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : mismatch);
            }
            best[i][j] = std::min({along_b[i][j], along_a[i][j], paired});
        }
    }
    return best[a.size()][b.size()];
}

std::int64_t global_score(std::string_view a, std::string_view b, std::int64_t match,
                          std::int64_t mismatch, std::int64_t gap) {
    Rows score = matrix(a, b);
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                score[i][j] = gap * static_cast<std::int64_t>(i + j);
                continue;
            }
            const std::int64_t pair = a[i - 1] == b[j - 1] ? match : mismatch;
            score[i][j] = std::max(
                {score[i - 1][j] + gap, score[i][j - 1] + gap, score[i - 1][j - 1] + pair});
        }
    }
    return score[a.size()][b.size()];
}

namespace {

/// Edit distance with a question of its own about two letters.
std::int64_t distance_where(std::string_view a, std::string_view b, bool (*same)(char, char)) {
    Rows cost = matrix(a, b);
    for (std::size_t i = 0; i <= a.size(); ++i) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                cost[i][j] = static_cast<std::int64_t>(i + j);
                continue;
            }
            cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1,
                                   cost[i - 1][j - 1] + (same(a[i - 1], b[j - 1]) ? 0 : 1)});
        }
    }
    return cost[a.size()][b.size()];
}

/// The bases of a code; none for any other byte.
std::string_view bases(char code) {
    constexpr std::pair<std::string_view, std::string_view> kCodes[] = {
        {"Aa", "A"},   {"Cc", "C"},   {"Gg", "G"},   {"TtUu", "T"}, {"Rr", "AG"},
        {"Yy", "CT"},  {"Ss", "CG"},  {"Ww", "AT"},  {"Kk", "GT"},  {"Mm", "AC"},
        {"Bb", "CGT"}, {"Dd", "AGT"}, {"Hh", "ACT"}, {"Vv", "ACG"}, {"Nn", "ACGT"},
    };
    for (const auto& [letters, set] : kCodes) {
        if (letters.find(code) != std::string_view::npos) return set;
    }
    return "";
}

}  // namespace

std::int64_t iupac_distance(std::string_view a, std::string_view b) {
    return distance_where(a, b, [](char x, char y) {
        return x == y || bases(x).find_first_of(bases(y)) != std::string_view::npos;
    });
}

std::int64_t case_folded_distance(std::string_view a, std::string_view b) {
    return distance_where(a, b, [](char x, char y) {
        constexpr std::string_view kUpper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
        constexpr std::string_view kLower = "abcdefghijklmnopqrstuvwxyz";
        const auto number = [&](char c) {
            return std::min(kUpper.find(c), kLower.find(c));  // npos is the greatest
        };
        return x == y || (number(x) < 26 && number(x) == number(y));
    });
}

}  // namespace reference
