// SPDX-License-Identifier: Apache-2.0
//
// Waves of furthest-reaching points.
#include "runtime/pair/furthest_reaching.hpp"

#include <algorithm>
#include <array>
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

double seconds_a_point() { return has_wide_waves() ? 1.2e-9 : 4e-9; }

void FurthestReaching::KeptWaves::clear() {
    points.clear();
    waves.clear();
}

void FurthestReaching::KeptWaves::keep(const Wave& wave) {
    waves.push_back({points.size(), wave.first, wave.last});
    points.insert(points.end(), wave.points + wave.first, wave.points + wave.last + 1);
}

void FurthestReaching::KeptWaves::restore(std::size_t index, const Wave& wave) const {
    const Kept& kept = waves[index];
    for (std::int32_t d = wave.first; d <= wave.last; ++d)
        wave.points[d] = d < kept.first || d > kept.last
                             ? kUnreached
                             : points[kept.place + static_cast<std::size_t>(d - kept.first)];
}

std::pair<Wave, Wave> FurthestReaching::two_waves(const WaveMatrix& matrix) {
    const auto diagonals = static_cast<std::size_t>(matrix.rows) +
                           static_cast<std::size_t>(matrix.columns) + 1 + 2 * 3;
    std::int32_t* const first = two_waves_.room_for(2 * diagonals) + matrix.rows + 3;
    return {{first, 0, 0}, {first + diagonals, 0, 0}};
}

void FurthestReaching::compute_wave(const WaveMatrix& matrix, const Starts& starts,
                                    std::uint64_t cost, const Wave& before,
                                    const Wave& next) const {
    step(costs_, matrix, before, next);
    const auto last_start = static_cast<std::int32_t>(starts.first_row.size()) - 1;
    const std::int32_t to = std::min(next.last, last_start);
    for (std::int32_t d = std::max(next.first, 0); d <= to; ++d)
        if (starts.first_row[static_cast<std::size_t>(d)] == starts.least + cost &&
            next.points[d] < 0)
            next.points[d] = 0;
    run_along(matrix, next);
}

FurthestReachingResult FurthestReaching::distance(SymbolSpan a, SymbolSpan b,
                                                  const FurthestReachingLimits& limits) {
    const WaveMatrix matrix(a, b, matches_);
    auto [wave, next] = two_waves(matrix);
    kept_.clear();

    FurthestReachingResult result;
    wave.points[0] = matrix.extend(0, 0);
    result.points = 1;
    const std::int32_t end = matrix.last_diagonal();
    const auto lag = static_cast<std::int32_t>(std::min(limits.lag, 1U << 30U));
    std::int32_t left_before = std::max(matrix.rows, matrix.columns);
    for (;; ++result.cost) {
        if (limits.keep_waves && result.cost % kStride == 0) kept_.keep(wave);
        if (end >= wave.first && end <= wave.last && wave.points[end] == matrix.rows) {
            result.outcome = FurthestReachingResult::Outcome::Found;
            kept_.last_cost = result.cost;
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
        compute_wave(matrix, {}, result.cost + 1, wave, next);
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

std::size_t FurthestReaching::trace_back(SymbolSpan a, SymbolSpan b, std::vector<EditRun>& runs) {
    return trace_back(WaveMatrix(a, b, matches_), {}, runs);
}

std::size_t FurthestReaching::trace_back(SymbolSpan a, SymbolSpan b,
                                         std::span<const std::uint64_t> first_row,
                                         std::uint64_t cost, std::vector<EditRun>& runs) {
    const WaveMatrix matrix(a, b, matches_);
    const std::int32_t end = matrix.last_diagonal();
    // Row 0 is met at columns from which the end can still be reached.
    Starts starts{first_row, cost};
    for (std::size_t column = 0; column < first_row.size(); ++column) {
        const std::uint64_t start = first_row[column];
        const std::int64_t away = std::abs(end - static_cast<std::int64_t>(column));
        if (start <= cost && static_cast<std::uint64_t>(away) <= cost - start)
            starts.least = std::min(starts.least, start);
    }

    // Wave e holds the points of cost least + e on diagonals from which the end can be reached.
    const std::uint64_t steps = cost - starts.least;
    auto [before, wave] = two_waves(matrix);
    kept_.clear();
    kept_.last_cost = steps;
    const auto go_to = [&](Wave& next, std::uint64_t e) {
        next.first = -matrix.rows;
        next.last = matrix.columns;
        keep_reachable(matrix, next, steps - e);
    };
    go_to(before, 0);
    std::fill(before.points + before.first - 2, before.points + before.last + 3, kUnreached);
    for (std::uint64_t e = 0; e <= steps; ++e) {
        go_to(wave, e);
        compute_wave(matrix, starts, e, before, wave);
        pad(wave);
        if (e % kStride == 0) kept_.keep(wave);
        std::swap(before, wave);
    }
    return trace_back(matrix, starts, runs);
}

std::size_t FurthestReaching::trace_back(const WaveMatrix& matrix, const Starts& starts,
                                         std::vector<EditRun>& runs) {
    // Waves from a kept one on, on diagonals that get fewer by one at both sides from wave to wave.
    constexpr auto kReach = static_cast<std::int32_t>(kStride);
    constexpr std::size_t kRoom = 2 * kStride + 1 + 2 * 2;
    std::int32_t* const room = near_way_.room_for(kStride * kRoom);
    std::array<Wave, kStride> waves;
    const auto compute_before = [&](std::uint64_t cost, std::int32_t diagonal) {
        const std::uint64_t kept = (cost - 1) / kStride;
        for (std::uint64_t e = kept * kStride; e < cost; ++e) {
            const auto reach = static_cast<std::int32_t>(cost - e);
            Wave& wave = waves[e % kStride];
            wave = {room + e % kStride * kRoom + kReach + 2 - diagonal,
                    std::max(diagonal - reach, -matrix.rows),
                    std::min(diagonal + reach, matrix.columns)};
            if (e % kStride == 0)
                kept_.restore(kept, wave);
            else
                compute_wave(matrix, starts, e, waves[e % kStride - 1], wave);
            pad(wave);
        }
    };

    std::int32_t row = matrix.rows;
    std::int32_t column = matrix.columns;
    for (std::uint64_t e = kept_.last_cost; row > 0;) {
        std::int32_t matching = 0;
        while (matching < std::min(row, column) &&
               matrix.match(row - matching - 1, column - matching - 1))
            ++matching;
        append_run(runs, EditOperation::Match, static_cast<std::uint64_t>(matching));
        row -= matching;
        column -= matching;
        if (row == 0) break;
        const std::int32_t d = column - row;
        if (e == kept_.last_cost || e % kStride == 0) compute_before(e, d);
        const Wave& before = waves[--e % kStride];
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
