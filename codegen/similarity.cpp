// SPDX-License-Identifier: Apache-2.0
#include "codegen/similarity.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace minterm {
namespace {

double quotient(std::int64_t greatest, std::int64_t distance) {
    if (greatest == 0) return 1.0;
    return static_cast<double>(greatest - distance) / static_cast<double>(greatest);
}

}  // namespace

Result<SimilarityScale> SimilarityScale::of(const Recurrence& recurrence) {
    MINTERM_TRY(const std::optional<AlignmentModel> model, alignment_model(recurrence));
    const bool is_distance = model && gap_costs(*model);
    if (!model || model->mode != AlignmentMode::Global || !(is_distance || model->is_similarity()))
        return Failure::user(fmt::format(
            "'{}' does not add up what gaps and pairs of symbols cost or score, from corner to "
            "corner, so there is no greatest distance to measure similarity by; ask for its "
            "answers themselves, or take another recurrence, as levenshtein or indel are",
            recurrence.name));
    return SimilarityScale(*model, is_distance);
}

std::int64_t SimilarityScale::least_cost(std::size_t m, std::size_t n) const {
    return m > n ? static_cast<std::int64_t>(m - n) * costs_.down
                 : static_cast<std::int64_t>(n - m) * costs_.right;
}

std::int64_t SimilarityScale::greatest_cost(std::size_t m, std::size_t n) const {
    const auto rows = static_cast<std::int64_t>(m);
    const auto columns = static_cast<std::int64_t>(n);
    const std::int64_t both = std::min(rows, columns);
    return both * costs_.mismatch + (rows - both) * costs_.down + (columns - both) * costs_.right;
}

bool SimilarityScale::is_possible(std::int64_t value, std::size_t m, std::size_t n) const {
    const auto [least, most] =
        std::minmax({value_of(least_cost(m, n), m, n), value_of(greatest_cost(m, n), m, n)});
    return least <= value && value <= most;
}

double SimilarityScale::similarity(std::int64_t value, std::size_t m, std::size_t n) const {
    if (is_distance_) return quotient(greatest(m, n), value);
    const std::int64_t cost =
        (values_.divisor * value - values_.per_row * static_cast<std::int64_t>(m) -
         values_.per_column * static_cast<std::int64_t>(n)) /
        values_.scale;
    return quotient(greatest(m, n), cost);
}

std::int64_t SimilarityScale::greatest_distance(double least, std::size_t m, std::size_t n) const {
    const std::int64_t most = greatest(m, n);
    if (least <= 0) return most;
    auto distance = static_cast<std::int64_t>(
        std::floor(static_cast<double>(most) * (1.0 - std::min(least, 1.0))));
    // Rounding may have gone either way.
    while (distance > 0 && quotient(most, distance) < least) --distance;
    while (distance < most && quotient(most, distance + 1) >= least) ++distance;
    return distance;
}

std::int64_t SimilarityScale::greatest_distance_up_to(double least, std::size_t m,
                                                      std::size_t longest) const {
    // Symbols that one of the two has more than the other cost something whatever matches, so other
    // lengths are possible only up to some difference; and between the least, m and the greatest
    // possible length the greatest distance is linear.
    const auto is_possible = [&](std::size_t n) {
        return value_of(least_cost(m, n), m, n) <= greatest_distance(least, m, n);
    };
    // The possible length that is farthest from m on the way to `end`.
    const auto last_possible = [&](std::size_t from, std::size_t end) {
        std::size_t possible = from;
        while (possible != end) {
            const std::size_t n = end > possible ? possible + (end - possible + 1) / 2
                                                 : possible - (possible - end + 1) / 2;
            if (is_possible(n))
                possible = n;
            else
                end = end > possible ? n - 1 : n + 1;
        }
        return possible;
    };
    const std::size_t nearest = std::min(m, longest);
    return std::max({greatest_distance(least, m, last_possible(nearest, 0)),
                     greatest_distance(least, m, nearest),
                     greatest_distance(least, m, last_possible(nearest, longest))});
}

}  // namespace minterm
