// SPDX-License-Identifier: Apache-2.0
//
// Eight bytes, one of each stripe, are an 8 x 8 matrix of bits, and its transpose is what the
// planes have at that place. Three steps do it for as many places as a vector has bytes: they
// exchange halves, quarters and single bits between two rows (Warren, Hacker's Delight, 7-3, with
// the rows in different registers).
#include "runtime/search/byte_stripes.hpp"

#include <cstdint>
#include <cstring>

#include "runtime/support/exchange_bits.hpp"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace minterm {

namespace {

constexpr std::size_t kPart = 16;
constexpr std::size_t kRows = 8;

using Half [[gnu::vector_size(16)]] = std::uint64_t;
using Vector [[gnu::vector_size(32)]] = std::uint64_t;

/// Rows have names, not numbers, so that compilers keep them in registers.
template <typename Word>
struct Rows {
    Word a, b, c, d, e, f, g, h;
};

template <typename Word>
[[gnu::always_inline]] inline void transpose(Rows<Word>& rows) {
    constexpr std::uint64_t kHalves = 0x0F0F0F0F0F0F0F0F;
    constexpr std::uint64_t kQuarters = 0x3333333333333333;
    constexpr std::uint64_t kBits = 0x5555555555555555;
    exchange_bits(rows.a, rows.e, 4, kHalves);
    exchange_bits(rows.b, rows.f, 4, kHalves);
    exchange_bits(rows.c, rows.g, 4, kHalves);
    exchange_bits(rows.d, rows.h, 4, kHalves);
    exchange_bits(rows.a, rows.c, 2, kQuarters);
    exchange_bits(rows.b, rows.d, 2, kQuarters);
    exchange_bits(rows.e, rows.g, 2, kQuarters);
    exchange_bits(rows.f, rows.h, 2, kQuarters);
    exchange_bits(rows.a, rows.b, 1, kBits);
    exchange_bits(rows.c, rows.d, 1, kBits);
    exchange_bits(rows.e, rows.f, 1, kBits);
    exchange_bits(rows.g, rows.h, 1, kBits);
}

template <typename Word>
[[gnu::always_inline]] inline void store(const Rows<Word>& rows, std::byte* planes,
                                         std::size_t stride, std::size_t bytes = sizeof(Word)) {
    std::memcpy(planes, &rows.a, bytes);
    std::memcpy(planes + stride, &rows.b, bytes);
    std::memcpy(planes + 2 * stride, &rows.c, bytes);
    std::memcpy(planes + 3 * stride, &rows.d, bytes);
    std::memcpy(planes + 4 * stride, &rows.e, bytes);
    std::memcpy(planes + 5 * stride, &rows.f, bytes);
    std::memcpy(planes + 6 * stride, &rows.g, bytes);
    std::memcpy(planes + 7 * stride, &rows.h, bytes);
}

/// `load` puts the bytes of a stripe into a word.
template <typename Word, typename Load>
[[gnu::always_inline]] inline void load_rows(const std::byte* const* stripes, Rows<Word>& rows,
                                             const Load& load) {
    load(stripes, rows.a);
    load(stripes + 1, rows.b);
    load(stripes + 2, rows.c);
    load(stripes + 3, rows.d);
    load(stripes + 4, rows.e);
    load(stripes + 5, rows.f);
    load(stripes + 6, rows.g);
    load(stripes + 7, rows.h);
}

/// One part: places follow each other.
template <typename Word>
[[gnu::always_inline]] inline std::size_t whole_words(const std::byte* const* stripes,
                                                      std::size_t begin, std::size_t bytes,
                                                      std::byte* planes, std::size_t stride) {
    for (; begin + sizeof(Word) <= bytes; begin += sizeof(Word)) {
        Rows<Word> rows;
        load_rows(stripes, rows, [begin](const std::byte* const* stripe, Word& word) {
            std::memcpy(&word, *stripe + begin, sizeof(Word));
        });
        transpose(rows);
        store(rows, planes + begin, stride);
    }
    return begin;
}

/// From place `begin` on.
[[gnu::always_inline]] inline void one_part(const std::byte* const* stripes, std::size_t begin,
                                            std::size_t bytes, std::byte* planes,
                                            std::size_t stride) {
    begin = whole_words<Vector>(stripes, begin, bytes, planes, stride);
    begin = whole_words<std::uint64_t>(stripes, begin, bytes, planes, stride);
    if (begin == bytes) return;
    Rows<std::uint64_t> rows{};
    load_rows(stripes, rows, [begin, bytes](const std::byte* const* stripe, std::uint64_t& word) {
        std::memcpy(&word, *stripe + begin, bytes - begin);
    });
    transpose(rows);
    store(rows, planes + begin, stride, bytes - begin);
}

/// Several parts, two to a vector.
[[gnu::always_inline]] inline void many_parts(std::span<const std::byte* const> stripes,
                                              std::size_t bytes, std::byte* planes,
                                              std::size_t stride) {
    const std::size_t word = stripes.size() / kRows * kPart;
    for (std::size_t begin = 0, place = 0; begin < bytes; begin += word, place += kPart) {
        for (std::size_t pair = 0; pair * sizeof(Vector) < word; ++pair) {
            Rows<Vector> rows;
            load_rows(stripes.data() + pair * 2 * kRows, rows,
                      [place](const std::byte* const* stripe, Vector& row) {
                          Half low;
                          Half high;
                          std::memcpy(&low, stripe[0] + place, kPart);
                          std::memcpy(&high, stripe[kRows] + place, kPart);
                          row = __builtin_shufflevector(low, high, 0, 1, 2, 3);
                      });
            transpose(rows);
            store(rows, planes + begin + pair * sizeof(Vector), stride);
        }
    }
}

[[gnu::always_inline]] inline void any_parts(std::span<const std::byte* const> stripes,
                                             std::size_t bytes, std::byte* planes,
                                             std::size_t stride) {
    if (stripes.size() == kRows) return one_part(stripes.data(), 0, bytes, planes, stride);
    many_parts(stripes, bytes, planes, stride);
}

#if defined(__x86_64__)

[[gnu::target("avx2")]] void transpose_avx2(std::span<const std::byte* const> stripes,
                                            std::size_t bytes, std::byte* planes,
                                            std::size_t stride) {
    any_parts(stripes, bytes, planes, stride);
}

using Wide [[gnu::vector_size(64)]] = std::uint64_t;

struct WideRows {
    Wide row[kRows];
};

/// `exchange_bits` where one instruction chooses between two words by a third: four in place of
/// six.
[[gnu::target("avx512f")]] inline void exchange_wide(Wide& low, Wide& high, unsigned shift,
                                                     std::uint64_t mask) {
    constexpr int kChoose = 0xCA;  // the second where the first is set, else the third
    const Wide to_high = Wide{} + mask;
    const Wide to_low = Wide{} + (mask << shift);
    const Wide down = low >> shift;
    const Wide up = high << shift;
    high = reinterpret_cast<Wide>(_mm512_ternarylogic_epi64(
        reinterpret_cast<__m512i>(to_high), reinterpret_cast<__m512i>(down),
        reinterpret_cast<__m512i>(high), kChoose));
    low = reinterpret_cast<Wide>(
        _mm512_ternarylogic_epi64(reinterpret_cast<__m512i>(to_low), reinterpret_cast<__m512i>(up),
                                  reinterpret_cast<__m512i>(low), kChoose));
}

[[gnu::target("avx512f")]] inline void transpose_wide(WideRows& rows) {
    for (const std::size_t i : {0U, 1U, 2U, 3U})
        exchange_wide(rows.row[i], rows.row[i + 4], 4, 0x0F0F0F0F0F0F0F0F);
    for (const std::size_t i : {0U, 1U, 4U, 5U})
        exchange_wide(rows.row[i], rows.row[i + 2], 2, 0x3333333333333333);
    for (const std::size_t i : {0U, 2U, 4U, 6U})
        exchange_wide(rows.row[i], rows.row[i + 1], 1, 0x5555555555555555);
}

[[gnu::target("avx512f")]] void transpose_avx512(std::span<const std::byte* const> stripes,
                                                 std::size_t bytes, std::byte* planes,
                                                 std::size_t stride) {
    WideRows rows;
    const auto finish = [&](std::size_t begin) __attribute__((target("avx512f"), always_inline)) {
        transpose_wide(rows);
        for (std::size_t i = 0; i < kRows; ++i)
            std::memcpy(planes + begin + i * stride, &rows.row[i], sizeof(Wide));
    };
    if (stripes.size() == kRows) {
        std::size_t begin = 0;
        for (; begin + sizeof(Wide) <= bytes; begin += sizeof(Wide)) {
            for (std::size_t i = 0; i < kRows; ++i)
                std::memcpy(&rows.row[i], stripes[i] + begin, sizeof(Wide));
            finish(begin);
        }
        return one_part(stripes.data(), begin, bytes, planes, stride);
    }
    const std::size_t word = stripes.size() / kRows * kPart;
    if (word % sizeof(Wide) != 0) return many_parts(stripes, bytes, planes, stride);
    for (std::size_t begin = 0, place = 0; begin < bytes; begin += word, place += kPart) {
        for (std::size_t four = 0; four * sizeof(Wide) < word; ++four) {
            const std::byte* const* stripe = &stripes[four * 4 * kRows];
            for (std::size_t i = 0; i < kRows; ++i, ++stripe) {
                Half parts[4];
                for (std::size_t part = 0; part < 4; ++part)
                    std::memcpy(&parts[part], stripe[part * kRows] + place, kPart);
                const Vector low = __builtin_shufflevector(parts[0], parts[1], 0, 1, 2, 3);
                const Vector high = __builtin_shufflevector(parts[2], parts[3], 0, 1, 2, 3);
                rows.row[i] = __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
            }
            finish(begin + four * sizeof(Wide));
        }
    }
}

#endif

}  // namespace

void transpose_stripes(std::span<const std::byte* const> stripes, std::size_t bytes,
                       std::byte* planes, std::size_t stride) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f") != 0)
        return transpose_avx512(stripes, bytes, planes, stride);
    if (__builtin_cpu_supports("avx2") != 0) return transpose_avx2(stripes, bytes, planes, stride);
#endif
    any_parts(stripes, bytes, planes, stride);
}

}  // namespace minterm
