// SPDX-License-Identifier: Apache-2.0
//
// Waves of furthest-reaching points.
#include "runtime/furthest_reaching.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace minterm {

namespace {

/// Row of a diagonal that no way has reached; so small that steps from it stay negative.
constexpr std::int32_t kUnreached = std::numeric_limits<std::int32_t>::min() / 2;

/// How far the best of many wrong diagonals gets with an edit: 1.9 symbols over four letters, less
/// over more.
constexpr double kSymbolsAnEditByChance = 2.4;

static_assert(std::endian::native == std::endian::little,
              "the first of eight bytes is the low one");

/// How many symbols at the beginning of both are equal, `most` at most; both of 2^log_width bytes.
std::int32_t common_prefix(const std::byte* a, const std::byte* b, std::int32_t most,
                           unsigned log_width) {
    const std::size_t bytes = static_cast<std::size_t>(most) << log_width;
    std::size_t equal = 0;
    for (; equal + 8 <= bytes; equal += 8) {
        std::uint64_t left = 0;
        std::uint64_t right = 0;
        std::memcpy(&left, a + equal, 8);
        std::memcpy(&right, b + equal, 8);
        if (left == right) continue;
        equal += static_cast<std::size_t>(std::countr_zero(left ^ right)) / 8;
        return static_cast<std::int32_t>(equal >> log_width);
    }
    while (equal < bytes && a[equal] == b[equal]) ++equal;
    return static_cast<std::int32_t>(equal >> log_width);
}

/// The matrix that waves run over.
struct Matrix {
    SymbolSpan a;
    SymbolSpan b;
    const SymbolMatch& matches;
    unsigned log_width = 0;  ///< of both
    std::int32_t rows = 0;
    std::int32_t columns = 0;

    Matrix(SymbolSpan a_symbols, SymbolSpan b_symbols, const SymbolMatch& which_match)
        : a(a_symbols),
          b(b_symbols),
          matches(which_match),
          log_width(a_symbols.log_width()),
          rows(static_cast<std::int32_t>(a_symbols.size())),
          columns(static_cast<std::int32_t>(b_symbols.size())) {}

    std::int32_t last_diagonal() const { return columns - rows; }
    /// The last row of a diagonal.
    std::int32_t end_of(std::int32_t diagonal) const { return std::min(rows, columns - diagonal); }
    bool match(std::int32_t row, std::int32_t column) const {
        return matches(a[static_cast<std::size_t>(row)], b[static_cast<std::size_t>(column)]);
    }
    /// As far along the diagonal from `row` as symbols match.
    std::int32_t extend(std::int32_t diagonal, std::int32_t row) const {
        if (!matches.is_equality()) {
            while (row < end_of(diagonal) && match(row, row + diagonal)) ++row;
            return row;
        }
        return row +
               common_prefix(a.data() + (static_cast<std::size_t>(row) << log_width),
                             b.data() + (static_cast<std::size_t>(row + diagonal) << log_width),
                             end_of(diagonal) - row, log_width);
    }
};

/// The points of one cost on diagonals first..last, at `points[diagonal]`.
struct Wave {
    std::int32_t* points = nullptr;
    std::int32_t first = 0;
    std::int32_t last = -1;
};

/// What the next wave begins with on its diagonals, before it runs along them. `before` must be
/// readable, and unreached, two diagonals beyond its own at both sides.
template <UnitCosts kCosts>
void step_with(const Matrix& matrix, const Wave& before, const Wave& next) {
    const std::int32_t rows = matrix.rows;
    const std::int32_t columns = matrix.columns;
    const std::int32_t* from = before.points;
    std::int32_t* to = next.points;
    for (std::int32_t d = next.first; d <= next.last; ++d) {
        std::int32_t row = std::max(from[d + 1] + 1, from[d - 1]);
        if constexpr (kCosts == UnitCosts::Levenshtein) row = std::max(row, from[d] + 1);
        to[d] = row > std::min(rows, columns - d) ? kUnreached : row;
    }
}

void step(UnitCosts costs, const Matrix& matrix, const Wave& before, const Wave& next) {
    if (costs == UnitCosts::Levenshtein)
        step_with<UnitCosts::Levenshtein>(matrix, before, next);
    else
        step_with<UnitCosts::Indel>(matrix, before, next);
}

/// The same for equal symbols of 2^kLogWidth bytes. Most points get less than eight bytes further.
template <unsigned kLogWidth>
void run_along_equal(const Matrix& matrix, const Wave& wave) {
    constexpr std::int32_t kAtOnce = 8 >> kLogWidth;
    const std::byte* const a = matrix.a.data();
    const std::byte* const b = matrix.b.data();
    const std::int32_t rows = matrix.rows;
    const std::int32_t columns = matrix.columns;
    std::int32_t* const points = wave.points;
    for (std::int32_t d = wave.first; d <= wave.last; ++d) {
        const std::int32_t row = points[d];
        if (row < 0) continue;
        if (row <= std::min(rows, columns - d) - kAtOnce) {
            std::uint64_t left = 0;
            std::uint64_t right = 0;
            std::memcpy(&left, a + (static_cast<std::ptrdiff_t>(row) << kLogWidth), 8);
            std::memcpy(&right, b + (static_cast<std::ptrdiff_t>(row + d) << kLogWidth), 8);
            const std::uint64_t differ = left ^ right;
            if (differ != 0) {
                points[d] = row + (std::countr_zero(differ) >> (3 + kLogWidth));
                continue;
            }
        }
        points[d] = matrix.extend(d, row);
    }
}

void run_along(const Matrix& matrix, const Wave& wave) {
    if (matrix.matches.is_equality())
        return matrix.log_width == 0 ? run_along_equal<0>(matrix, wave)
                                     : run_along_equal<2>(matrix, wave);
    for (std::int32_t d = wave.first; d <= wave.last; ++d)
        if (wave.points[d] >= 0) wave.points[d] = matrix.extend(d, wave.points[d]);
}

void pad(const Wave& wave) {
    for (const std::int32_t d : {wave.first - 2, wave.first - 1, wave.last + 1, wave.last + 2})
        wave.points[d] = kUnreached;
}

/// Drops diagonals at both ends that are behind the best one; gives the way that this one has left.
std::int32_t drop_behind(const Matrix& matrix, Wave& wave, std::int32_t lag) {
    const auto way = [&](std::int32_t d) {
        const std::int32_t row = wave.points[d];
        return row < 0 ? std::numeric_limits<std::int32_t>::max()
                       : std::max(matrix.rows - row, matrix.columns - row - d);
    };
    std::int32_t best = std::max(matrix.rows, matrix.columns);
    for (std::int32_t d = wave.first; d <= wave.last; ++d) best = std::min(best, way(d));
    while (wave.first < wave.last && way(wave.first) > best + lag) ++wave.first;
    while (wave.last > wave.first && way(wave.last) > best + lag) --wave.last;
    return best;
}

/// The diagonals of `wave` from which the last one can be reached with `left` more steps.
void keep_reachable(const Matrix& matrix, Wave& wave, std::uint64_t left) {
    const auto reach = static_cast<std::int64_t>(
        std::min<std::uint64_t>(left, std::numeric_limits<std::int32_t>::max()));
    const std::int64_t last = matrix.last_diagonal();
    wave.first = static_cast<std::int32_t>(std::max<std::int64_t>(wave.first, last - reach));
    wave.last = static_cast<std::int32_t>(std::min<std::int64_t>(wave.last, last + reach));
}

/// Drops diagonals at both ends of a wave from whose points on more edits follow than `left`.
/// Points before these on a diagonal have as many to come, or more.
void drop_dear(const Matrix& matrix, Wave& wave, const SeedBound& seeds, std::uint64_t left) {
    const auto is_dear = [&](std::int32_t d) {
        const std::int32_t row = wave.points[d];
        return row < 0 || seeds.between(static_cast<std::size_t>(row),
                                        static_cast<std::size_t>(matrix.rows)) > left;
    };
    while (wave.first <= wave.last && is_dear(wave.first)) ++wave.first;
    while (wave.last >= wave.first && is_dear(wave.last)) --wave.last;
}

}  // namespace

FurthestReachingResult FurthestReaching::distance(SymbolSpan a, SymbolSpan b,
                                                  const FurthestReachingLimits& limits) {
    const Matrix matrix(a, b, matches_);
    // Two waves of all diagonals and their margins. Pages that no wave reaches are never touched.
    const std::size_t diagonals = a.size() + b.size() + 1 + 2 * 3;
    if (2 * diagonals > capacity_) {
        points_ = std::make_unique_for_overwrite<std::int32_t[]>(2 * diagonals);
        capacity_ = 2 * diagonals;
    }
    Wave wave{points_.get() + matrix.rows + 3, 0, 0};
    Wave next{wave.points + diagonals, 0, 0};

    FurthestReachingResult result;
    wave.points[0] = matrix.extend(0, 0);
    result.points = 1;
    const std::int32_t end = matrix.last_diagonal();
    const auto lag = static_cast<std::int32_t>(std::min(limits.lag, 1U << 30U));
    std::int32_t left_before = std::max(matrix.rows, matrix.columns);
    for (;; ++result.cost) {
        if (end >= wave.first && end <= wave.last && wave.points[end] == matrix.rows) {
            result.outcome = FurthestReachingResult::Outcome::Found;
            return result;
        }
        if (result.cost >= limits.most_cost) return result;
        if (result.points >= limits.most_points) {
            result.outcome = FurthestReachingResult::Outcome::TooMuchWork;
            return result;
        }
        pad(wave);
        next.first = std::max(wave.first - 1, -matrix.rows);
        next.last = std::min(wave.last + 1, matrix.columns);
        keep_reachable(matrix, next, limits.most_cost - result.cost - 1);
        if (next.first > next.last) return result;
        step(costs_, matrix, wave, next);
        run_along(matrix, next);
        result.points += static_cast<std::uint64_t>(next.last - next.first + 1);
        if (limits.seeds != nullptr) {
            drop_dear(matrix, next, *limits.seeds, limits.most_cost - result.cost - 1);
            if (next.first > next.last) return result;
        }
        if (limits.lag != 0) {
            const std::int32_t left = drop_behind(matrix, next, lag);
            if ((result.cost + 1) % (2 * limits.lag) == 0) {
                if (left_before - left < kSymbolsAnEditByChance * 2 * lag) {
                    result.outcome = FurthestReachingResult::Outcome::Lost;
                    return result;
                }
                left_before = left;
            }
        }
        std::swap(wave, next);
    }
}

std::size_t FurthestReaching::trace_back(SymbolSpan a, SymbolSpan b,
                                         std::span<const std::uint64_t> first_row,
                                         std::uint64_t cost, std::vector<EditRun>& runs) {
    const Matrix matrix(a, b, matches_);
    const std::int32_t end = matrix.last_diagonal();
    // Row 0 is met at columns from which the end can still be reached.
    const auto useful = [&](std::int32_t column) {
        const std::uint64_t start = first_row[static_cast<std::size_t>(column)];
        return start <= cost && static_cast<std::uint64_t>(std::abs(end - column)) <= cost - start;
    };
    const auto last_start = static_cast<std::int32_t>(first_row.size()) - 1;
    std::uint64_t least = cost;
    for (std::int32_t column = 0; column <= last_start; ++column)
        if (useful(column)) least = std::min(least, first_row[static_cast<std::size_t>(column)]);

    // Wave e holds the points of cost least + e on diagonals end - left .. end + left, where
    // left = cost - least - e; a triangle with margins.
    const auto steps = static_cast<std::int32_t>(cost - least);
    const auto place_of = [&](std::int32_t e) {  // widths fall by two from 2 steps + 1 + 4 margins
        const auto count = static_cast<std::size_t>(e);
        return count * (2 * static_cast<std::size_t>(steps) + 6 - count);
    };
    waves_.resize(place_of(steps + 1));
    const auto wave_of = [&](std::int32_t e) {
        const std::int32_t left = steps - e;
        return Wave{waves_.data() + place_of(e) + left + 2 - end, end - left, end + left};
    };
    for (std::int32_t e = 0; e <= steps; ++e) {
        const Wave wave = wave_of(e);
        if (e == 0)
            std::fill(wave.points + wave.first, wave.points + wave.last + 1, kUnreached);
        else
            step(costs_, matrix, wave_of(e - 1), wave);
        const std::int32_t from = std::max(wave.first, 0);
        const std::int32_t to = std::min(wave.last, last_start);
        for (std::int32_t d = from; d <= to; ++d)
            if (first_row[static_cast<std::size_t>(d)] == least + static_cast<std::uint64_t>(e) &&
                wave.points[d] < 0)
                wave.points[d] = 0;
        run_along(matrix, wave);
        pad(wave);
    }

    std::int32_t row = matrix.rows;
    std::int32_t column = matrix.columns;
    for (std::int32_t e = steps; row > 0;) {
        if (column > 0 && matrix.match(row - 1, column - 1)) {
            append_run(runs, EditOperation::Match);
            --row;
            --column;
            continue;
        }
        const Wave before = wave_of(--e);
        const std::int32_t d = column - row;
        if (costs_ == UnitCosts::Levenshtein && column > 0 && before.points[d] >= row - 1) {
            append_run(runs, EditOperation::Mismatch);
            --row;
            --column;
        } else if (before.points[d + 1] >= row - 1) {
            append_run(runs, EditOperation::OnlyInA);
            --row;
        } else {
            append_run(runs, EditOperation::OnlyInB);
            --column;
        }
    }
    return static_cast<std::size_t>(column);
}

}  // namespace minterm
