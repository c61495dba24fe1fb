// SPDX-License-Identifier: Apache-2.0
#include "runtime/pair/waves.hpp"

#include <bit>
#include <cstring>

#include "runtime/support/common_prefix.hpp"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace minterm {

namespace {

/// One diagonal after the other, from `first` on.
template <UnitCosts kCosts>
void step_singly(const WaveMatrix& matrix, const std::int32_t* from, const Wave& next,
                 std::int32_t first) {
    for (std::int32_t d = first; d <= next.last; ++d) {
        std::int32_t row = std::max(from[d + 1] + 1, from[d - 1]);
        if constexpr (kCosts == UnitCosts::Levenshtein) row = std::max(row, from[d] + 1);
        next.points[d] = row > matrix.end_of(d) ? kUnreached : row;
    }
}

/// The same for equal symbols of 2^kLogWidth bytes. Most points get less than eight bytes further.
template <unsigned kLogWidth>
void run_along_singly(const WaveMatrix& matrix, const Wave& wave, std::int32_t first) {
    constexpr std::int32_t kAtOnce = 8 >> kLogWidth;
    const std::byte* const a = matrix.a.data();
    const std::byte* const b = matrix.b.data();
    for (std::int32_t d = first; d <= wave.last; ++d) {
        const std::int32_t row = wave.points[d];
        if (row < 0) continue;
        if (row <= matrix.end_of(d) - kAtOnce) {
            std::uint64_t left = 0;
            std::uint64_t right = 0;
            std::memcpy(&left, a + (static_cast<std::ptrdiff_t>(row) << kLogWidth), 8);
            std::memcpy(&right, b + (static_cast<std::ptrdiff_t>(row + d) << kLogWidth), 8);
            const std::uint64_t differ = left ^ right;
            if (differ != 0) {
                wave.points[d] = row + (std::countr_zero(differ) >> (3 + kLogWidth));
                continue;
            }
        }
        wave.points[d] = matrix.extend(d, row);
    }
}

#if defined(__x86_64__)

constexpr std::int32_t kLanes = 8;

[[gnu::target("avx2"), gnu::always_inline]] inline __m256i eight(const std::int32_t* points) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(points));
}

[[gnu::target("avx2"), gnu::always_inline]] inline void put(std::int32_t* points, __m256i rows) {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(points), rows);
}

/// The last rows of the diagonals `d` .. `d` + 7.
[[gnu::target("avx2"), gnu::always_inline]] inline __m256i ends_of(const WaveMatrix& matrix,
                                                                   std::int32_t d) {
    const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    const __m256i columns = _mm256_sub_epi32(_mm256_set1_epi32(matrix.columns - d), lanes);
    return _mm256_min_epi32(_mm256_set1_epi32(matrix.rows), columns);
}

/// Up to the first diagonal that is left, for there are less than eight.
template <UnitCosts kCosts>
[[gnu::target("avx2")]] std::int32_t step_by_eight(const WaveMatrix& matrix,
                                                   const std::int32_t* from, const Wave& next) {
    const __m256i one = _mm256_set1_epi32(1);
    const __m256i unreached = _mm256_set1_epi32(kUnreached);
    std::int32_t d = next.first;
    for (; d + kLanes - 1 <= next.last; d += kLanes) {
        __m256i down = eight(from + d + 1);
        if constexpr (kCosts == UnitCosts::Levenshtein)
            down = _mm256_max_epi32(down, eight(from + d));
        const __m256i row = _mm256_max_epi32(_mm256_add_epi32(down, one), eight(from + d - 1));
        const __m256i beyond = _mm256_cmpgt_epi32(row, ends_of(matrix, d));
        put(next.points + d, _mm256_blendv_epi8(row, unreached, beyond));
    }
    return d;
}

/// The comparisons themselves are scalar: a gather takes longer than eight loads.
template <unsigned kLogWidth>
[[gnu::target("avx2,bmi")]] std::int32_t run_along_by_eight(const WaveMatrix& matrix,
                                                            const Wave& wave) {
    constexpr std::int32_t kAtOnce = 8 >> kLogWidth;
    const std::byte* const a = matrix.a.data();
    const std::byte* const b = matrix.b.data();
    const __m256i zero = _mm256_setzero_si256();
    const __m256i all = _mm256_set1_epi32(kAtOnce);
    std::int32_t d = wave.first;
    for (; d + kLanes - 1 <= wave.last; d += kLanes) {
        std::int32_t* const points = wave.points + d;
        const __m256i rows = eight(points);
        const __m256i unreached = _mm256_cmpgt_epi32(zero, rows);
        const __m256i near = _mm256_cmpgt_epi32(rows, _mm256_sub_epi32(ends_of(matrix, d), all));
        __m256i rest = _mm256_andnot_si256(unreached, _mm256_set1_epi32(-1));
        if (_mm256_testz_si256(_mm256_or_si256(unreached, near), _mm256_set1_epi32(-1)) != 0) {
            std::int32_t all_bits = 0;
            for (std::int32_t lane = 0; lane < kLanes; ++lane) {
                const std::ptrdiff_t row = points[lane];
                std::uint64_t left = 0;
                std::uint64_t right = 0;
                std::memcpy(&left, a + (row << kLogWidth), 8);
                std::memcpy(&right, b + ((row + d + lane) << kLogWidth), 8);
                // 64 if they are equal.
                const auto bits = static_cast<std::int32_t>(_tzcnt_u64(left ^ right));
                points[lane] = static_cast<std::int32_t>(row) + (bits >> (3 + kLogWidth));
                all_bits |= bits;
            }
            if ((all_bits & 64) == 0) continue;
            rest = _mm256_cmpeq_epi32(eight(points), _mm256_add_epi32(rows, all));
        }
        for (auto left_over = static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(rest)));
             left_over != 0; left_over &= left_over - 1) {
            const int lane = std::countr_zero(left_over);
            points[lane] = matrix.extend(d + lane, points[lane]);
        }
    }
    return d;
}

#endif

template <UnitCosts kCosts>
void step_with(const WaveMatrix& matrix, const Wave& before, const Wave& next) {
    std::int32_t first = next.first;
#if defined(__x86_64__)
    if (has_wide_waves()) first = step_by_eight<kCosts>(matrix, before.points, next);
#endif
    step_singly<kCosts>(matrix, before.points, next, first);
}

template <unsigned kLogWidth>
void run_along_equal(const WaveMatrix& matrix, const Wave& wave) {
    std::int32_t first = wave.first;
#if defined(__x86_64__)
    if (has_wide_waves()) first = run_along_by_eight<kLogWidth>(matrix, wave);
#endif
    run_along_singly<kLogWidth>(matrix, wave, first);
}

}  // namespace

bool has_wide_waves() {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("bmi") != 0;
#else
    return false;
#endif
}

std::int32_t WaveMatrix::extend(std::int32_t diagonal, std::int32_t row) const {
    if (!matches.is_equality()) {
        while (row < end_of(diagonal) && match(row, row + diagonal)) ++row;
        return row;
    }
    const auto count = static_cast<std::size_t>(end_of(diagonal) - row);
    const std::size_t equal =
        common_prefix(a.subspan(static_cast<std::size_t>(row), count).bytes(),
                      b.subspan(static_cast<std::size_t>(row + diagonal), count).bytes());
    return row + static_cast<std::int32_t>(equal >> log_width);
}

void step(UnitCosts costs, const WaveMatrix& matrix, const Wave& before, const Wave& next) {
    if (costs == UnitCosts::Levenshtein)
        step_with<UnitCosts::Levenshtein>(matrix, before, next);
    else
        step_with<UnitCosts::Indel>(matrix, before, next);
}

void run_along(const WaveMatrix& matrix, const Wave& wave) {
    if (matrix.matches.is_equality())
        return matrix.log_width == 0 ? run_along_equal<0>(matrix, wave)
                                     : run_along_equal<2>(matrix, wave);
    for (std::int32_t d = wave.first; d <= wave.last; ++d)
        if (wave.points[d] >= 0) wave.points[d] = matrix.extend(d, wave.points[d]);
}

}  // namespace minterm
