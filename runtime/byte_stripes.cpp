// SPDX-License-Identifier: Apache-2.0
//
// Eight bytes, one of each stripe, are an 8 x 8 matrix of bits, and its transpose is what the
// planes have at that place. Three steps do it for as many places as a vector has bytes: they
// exchange halves, quarters and single bits between two rows (Warren, Hacker's Delight, 7-3, with
// the rows in different registers).
#include "runtime/byte_stripes.hpp"

#include <cstdint>
#include <cstring>

#include "runtime/exchange_bits.hpp"

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

[[gnu::always_inline]] inline void one_part(const std::byte* const* stripes, std::size_t bytes,
                                            std::byte* planes, std::size_t stride) {
    std::size_t begin = whole_words<Vector>(stripes, 0, bytes, planes, stride);
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
