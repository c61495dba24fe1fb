// SPDX-License-Identifier: Apache-2.0
//
// Eight bytes, one of each stripe, are an 8 x 8 matrix of bits, and its transpose is what the
// planes have at that place. Three steps do it for as many places as a vector has bytes: they
// exchange halves, quarters and single bits between two rows (Warren, Hacker's Delight, 7-3, with
// the rows in different registers).
#include "runtime/byte_stripes.hpp"

#include <cstdint>
#include <cstring>

namespace minterm {

namespace {

constexpr std::size_t kPart = 16;
constexpr std::size_t kRows = 8;

using Vector [[gnu::vector_size(32)]] = std::uint64_t;

template <typename Word>
[[gnu::always_inline]] inline void exchange(Word& low, Word& high, unsigned shift,
                                            std::uint64_t mask) {
    const Word different = (low >> shift ^ high) & mask;
    high ^= different;
    low ^= different << shift;
}

template <typename Word>
[[gnu::always_inline]] inline void transpose(Word* rows) {
    for (const std::size_t i : {0U, 1U, 2U, 3U})
        exchange(rows[i], rows[i + 4], 4, 0x0F0F0F0F0F0F0F0F);
    for (const std::size_t i : {0U, 1U, 4U, 5U})
        exchange(rows[i], rows[i + 2], 2, 0x3333333333333333);
    for (const std::size_t i : {0U, 2U, 4U, 6U})
        exchange(rows[i], rows[i + 1], 1, 0x5555555555555555);
}

template <typename Word>
[[gnu::always_inline]] inline void store(const Word* rows, std::byte* planes, std::size_t stride) {
    for (std::size_t plane = 0; plane < kRows; ++plane)
        std::memcpy(planes + plane * stride, &rows[plane], sizeof(Word));
}

/// One part: places follow each other.
template <typename Word>
[[gnu::always_inline]] inline std::size_t whole_words(const std::byte* const* stripes,
                                                      std::size_t begin, std::size_t bytes,
                                                      std::byte* planes, std::size_t stride) {
    for (; begin + sizeof(Word) <= bytes; begin += sizeof(Word)) {
        Word rows[kRows];
        for (std::size_t k = 0; k < kRows; ++k)
            std::memcpy(&rows[k], stripes[k] + begin, sizeof(Word));
        transpose(rows);
        store(rows, planes + begin, stride);
    }
    return begin;
}

[[gnu::always_inline]] inline void one_part(const std::byte* const* stripes, std::size_t bytes,
                                            std::byte* planes, std::size_t stride) {
    std::size_t begin = whole_words<Vector>(stripes, 0, bytes, planes, stride);
    begin = whole_words<std::uint64_t>(stripes, begin, bytes, planes, stride);
    if (begin == bytes) return;
    std::uint64_t rows[kRows] = {};
    for (std::size_t k = 0; k < kRows; ++k)
        std::memcpy(&rows[k], stripes[k] + begin, bytes - begin);
    transpose(rows);
    for (std::size_t plane = 0; plane < kRows; ++plane)
        std::memcpy(planes + begin + plane * stride, &rows[plane], bytes - begin);
}

/// Several parts, two to a vector.
[[gnu::always_inline]] inline void many_parts(std::span<const std::byte* const> stripes,
                                              std::size_t bytes, std::byte* planes,
                                              std::size_t stride) {
    const std::size_t word = stripes.size() / kRows * kPart;
    for (std::size_t begin = 0, place = 0; begin < bytes; begin += word, place += kPart) {
        for (std::size_t pair = 0; pair * sizeof(Vector) < word; ++pair) {
            const std::byte* const* low = stripes.data() + pair * 2 * kRows;
            Vector rows[kRows];
            for (std::size_t k = 0; k < kRows; ++k) {
                auto* half = reinterpret_cast<std::byte*>(&rows[k]);
                std::memcpy(half, low[k] + place, kPart);
                std::memcpy(half + kPart, low[kRows + k] + place, kPart);
            }
            transpose(rows);
            store(rows, planes + begin + pair * sizeof(Vector), stride);
        }
    }
}

[[gnu::always_inline]] inline void any_parts(std::span<const std::byte* const> stripes,
                                             std::size_t bytes, std::byte* planes,
                                             std::size_t stride) {
    if (stripes.size() == kRows) return one_part(stripes.data(), bytes, planes, stride);
    many_parts(stripes, bytes, planes, stride);
}

#if defined(__x86_64__)

[[gnu::target("avx2")]] void transpose_avx2(std::span<const std::byte* const> stripes,
                                            std::size_t bytes, std::byte* planes,
                                            std::size_t stride) {
    any_parts(stripes, bytes, planes, stride);
}

#endif

}  // namespace

void transpose_stripes(std::span<const std::byte* const> stripes, std::size_t bytes,
                       std::byte* planes, std::size_t stride) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") != 0) return transpose_avx2(stripes, bytes, planes, stride);
#endif
    any_parts(stripes, bytes, planes, stride);
}

}  // namespace minterm
