// SPDX-License-Identifier: Apache-2.0
//
// Waves of furthest-reaching points.
#include "runtime/pair/furthest_reaching.hpp"

#include <algorithm>
#include <cstdlib>

#include "runtime/pair/waves.hpp"

namespace minterm {

namespace {

/// How far the best of many wrong diagonals gets with an edit: 1.9 symbols over four letters, less
/// over more.
constexpr double kSymbolsAnEditByChance = 2.4;

void pad(const Wave& wave) {
    for (const std::int32_t d : {wave.first - 2, wave.first - 1, wave.last + 1, wave.last + 2})
        wave.points[d] = kUnreached;
}

/// Drops diagonals at both ends that are behind the best one; gives the way that this one has left.
std::int32_t drop_behind(const WaveMatrix& matrix, Wave& wave, std::int32_t lag) {
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
void keep_reachable(const WaveMatrix& matrix, Wave& wave, std::uint64_t left) {
    const auto reach = static_cast<std::int64_t>(
        std::min<std::uint64_t>(left, std::numeric_limits<std::int32_t>::max()));
    const std::int64_t last = matrix.last_diagonal();
    wave.first = static_cast<std::int32_t>(std::max<std::int64_t>(wave.first, last - reach));
    wave.last = static_cast<std::int32_t>(std::min<std::int64_t>(wave.last, last + reach));
}

/// Drops diagonals at both ends of a wave from whose points on more edits follow than `left`.
/// Points before these on a diagonal have as many to come, or more.
void drop_dear(const WaveMatrix& matrix, Wave& wave, const SeedBound& seeds, std::uint64_t left) {
    const auto is_dear = [&](std::int32_t d) {
        const std::int32_t row = wave.points[d];
        return row < 0 || seeds.between(static_cast<std::size_t>(row),
                                        static_cast<std::size_t>(matrix.rows)) > left;
    };
    while (wave.first <= wave.last && is_dear(wave.first)) ++wave.first;
    while (wave.last >= wave.first && is_dear(wave.last)) --wave.last;
}

}  // namespace

double seconds_a_point() { return has_wide_waves() ? 1.5e-9 : 4e-9; }

FurthestReachingResult FurthestReaching::distance(SymbolSpan a, SymbolSpan b,
                                                  const FurthestReachingLimits& limits) {
    const WaveMatrix matrix(a, b, matches_);
    // Two waves of all diagonals and their margins. Pages that no wave reaches are never touched.
    const std::size_t diagonals = a.size() + b.size() + 1 + 2 * 3;
    Wave wave{two_waves_.room_for(2 * diagonals) + matrix.rows + 3, 0, 0};
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
    const WaveMatrix matrix(a, b, matches_);
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
    std::int32_t* const waves = all_waves_.room_for(place_of(steps + 1));
    const auto wave_of = [&](std::int32_t e) {
        const std::int32_t left = steps - e;
        return Wave{waves + place_of(e) + left + 2 - end, end - left, end + left};
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
        std::int32_t matching = 0;
        while (matching < std::min(row, column) &&
               matrix.match(row - matching - 1, column - matching - 1))
            ++matching;
        append_run(runs, EditOperation::Match, static_cast<std::uint64_t>(matching));
        row -= matching;
        column -= matching;
        if (row == 0) break;
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
