// SPDX-License-Identifier: Apache-2.0
//
// Transpositions in 64-bit words. The loops are written so that a compiler makes vector
// instructions of them; they are compiled twice, and the processor chooses.
#include "runtime/transpose_planes.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace minterm {

namespace {

static_assert(std::endian::native == std::endian::little,
              "planes are little-endian words of bytes");

/// Columns that are handled together, one byte each.
constexpr std::size_t kBlock = 64;
constexpr std::size_t kBlockWords = kBlock / 8;
constexpr std::size_t kLanes = 8;
using BlockBytes = std::array<std::uint64_t, kBlockWords>;

constexpr std::uint64_t kLowBits = 0x0101010101010101;

/// Copies the symbols of `text` from column `begin` on, as codes; zeros where it has ended. Only
/// copies of fixed size where that is possible: calls of memcpy would take most of the time.
[[gnu::always_inline]] inline void load_block(std::string_view text, std::size_t begin,
                                              const PlaneBits& symbols, BlockBytes& block) {
    const std::size_t count = begin < text.size() ? std::min(kBlock, text.size() - begin) : 0;
    if (!symbols.codes.empty()) {
        block = {};
        auto* bytes = reinterpret_cast<std::uint8_t*>(block.data());
        for (std::size_t i = 0; i < count; ++i) bytes[i] = symbols.code(text[begin + i]);
    } else if (count == kBlock) {
        std::memcpy(block.data(), text.data() + begin, kBlock);
    } else if (count > 0 && text.size() >= kBlock) {
        std::array<char, 2 * kBlock> shifted{};
        std::memcpy(shifted.data(), text.data() + text.size() - kBlock, kBlock);
        std::memcpy(block.data(), shifted.data() + kBlock - count, kBlock);
    } else {
        block = {};
        if (count > 0) std::memcpy(block.data(), text.data() + begin, count);
    }
}

/// Transposes 8 x 8 bytes: byte j of word i becomes byte i of word j. `word(i)` is an lvalue.
template <typename Word>
[[gnu::always_inline]] inline void transpose_bytes(const Word& word) {
    const auto swap = [&](std::size_t i, std::size_t j, unsigned shift, std::uint64_t mask) {
        const std::uint64_t different = (word(i) >> shift ^ word(j)) & mask;
        word(j) ^= different;
        word(i) ^= different << shift;
    };
    for (const std::size_t i : {0U, 1U, 2U, 3U}) swap(i, i + 4, 32, 0x00000000FFFFFFFF);
    for (const std::size_t i : {0U, 1U, 4U, 5U}) swap(i, i + 2, 16, 0x0000FFFF0000FFFF);
    for (const std::size_t i : {0U, 2U, 4U, 6U}) swap(i, i + 1, 8, 0x00FF00FF00FF00FF);
}

/// One block of columns of the first eight texts (eight lanes): byte c of plane p holds their bits.
[[gnu::always_inline]] inline void gather_lanes(std::span<const std::string_view> texts,
                                                std::size_t begin, const PlaneBits& symbols,
                                                BlockBytes* planes) {
    // Texts lie anywhere: the processor cannot know where the next ones begin.
    for (std::size_t lane = kLanes; begin == 0 && lane < std::min(2 * kLanes, texts.size()); ++lane)
        for (const std::size_t line : {0U, 64U}) __builtin_prefetch(texts[lane].data() + line);
    std::array<BlockBytes, kLanes> blocks;
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
        if (lane < texts.size())
            load_block(texts[lane], begin, symbols, blocks[lane]);
        else
            blocks[lane] = {};
    }
    for (std::size_t plane = 0; plane < symbols.planes(); ++plane) {
        const unsigned bit = symbols.bits[plane];
        BlockBytes gathered{};
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            for (std::size_t word = 0; word < kBlockWords; ++word)
                gathered[word] |= (blocks[lane][word] >> bit & kLowBits) << lane;
        planes[plane] = gathered;
    }
}

/// Eight blocks of eight lanes each: columns become words of eight bytes.
[[gnu::always_inline]] inline void scatter_columns(const BlockBytes* rows, std::size_t row_stride,
                                                   std::size_t columns, std::size_t column_bytes,
                                                   std::byte* words) {
    std::array<BlockBytes, 8> square;
    for (std::size_t row = 0; row < 8; ++row) square[row] = rows[row * row_stride];
    for (std::size_t word = 0; word < kBlockWords; ++word)
        transpose_bytes([&](std::size_t i) -> std::uint64_t& { return square[i][word]; });
    for (std::size_t column = 0; column < columns; ++column)
        std::memcpy(words + column * column_bytes, &square[column % 8][column / 8], 8);
}

[[gnu::always_inline]] inline void transpose(std::span<const std::string_view> texts,
                                             const PlaneBits& symbols, std::size_t columns,
                                             std::size_t word_bytes, std::byte* words) {
    const std::size_t planes = symbols.planes();
    const std::size_t column_bytes = planes * word_bytes;
    std::array<BlockBytes, 8 * 8> gathered;  // [octet][plane]
    for (std::size_t begin = 0; begin < columns; begin += kBlock) {
        const std::size_t here = std::min(kBlock, columns - begin);
        std::byte* place = words + begin * column_bytes;
        for (std::size_t octet = 0; octet < word_bytes; octet += 8) {
            const std::size_t octets = std::min<std::size_t>(8, word_bytes - octet);
            for (std::size_t i = 0; i < octets; ++i) {
                const std::size_t first = std::min((octet + i) * kLanes, texts.size());
                gather_lanes(texts.subspan(first), begin, symbols, &gathered[i * 8]);
            }
            for (std::size_t plane = 0; plane < planes; ++plane) {
                std::byte* words_of_plane = place + plane * word_bytes + octet;
                if (octets == 8) {
                    scatter_columns(&gathered[plane], 8, here, column_bytes, words_of_plane);
                    continue;
                }
                const auto* bytes = reinterpret_cast<const std::byte*>(gathered[plane].data());
                for (std::size_t column = 0; column < here; ++column)
                    words_of_plane[column * column_bytes] = bytes[column];
            }
        }
    }
}

/// Transposes 8 x 8 bits: bit j of byte i becomes bit i of byte j (Warren, Hacker's Delight, 7-3).
[[gnu::always_inline]] inline std::uint64_t transpose_bits(std::uint64_t x) {
    std::uint64_t different = (x ^ x >> 7) & 0x00AA00AA00AA00AA;
    x ^= different ^ different << 7;
    different = (x ^ x >> 14) & 0x0000CCCC0000CCCC;
    x ^= different ^ different << 14;
    different = (x ^ x >> 28) & 0x00000000F0F0F0F0;
    return x ^ different ^ different << 28;
}

/// Adds byte i of `bytes`, shifted, to number i.
[[gnu::always_inline]] inline void add_bytes(std::uint64_t bytes, std::size_t shift,
                                             std::int64_t* numbers) {
    for (unsigned lane = 0; lane < kLanes; ++lane)
        numbers[lane] += static_cast<std::int64_t>((bytes >> (8 * lane) & 0xFF) << shift);
}

[[gnu::always_inline]] inline void add_numbers(const std::byte* planes, std::size_t count,
                                               std::size_t word_bytes, std::int64_t* numbers) {
    for (std::size_t low = 0; low < count; low += 8) {
        const std::size_t here = std::min<std::size_t>(8, count - low);
        const std::byte* first = planes + low * word_bytes;
        if (word_bytes % 8 != 0) {
            for (std::size_t octet = 0; octet < word_bytes; ++octet) {
                std::uint64_t square = 0;
                for (std::size_t plane = 0; plane < here; ++plane)
                    square |= std::to_integer<std::uint64_t>(first[plane * word_bytes + octet])
                              << (8 * plane);
                add_bytes(transpose_bits(square), low, numbers + octet * kLanes);
            }
            continue;
        }
        for (std::size_t octet = 0; octet < word_bytes; octet += 8) {
            std::array<std::uint64_t, 8> square{};
            for (std::size_t plane = 0; plane < here; ++plane)
                std::memcpy(&square[plane], first + plane * word_bytes + octet, 8);
            transpose_bytes([&](std::size_t i) -> std::uint64_t& { return square[i]; });
            for (std::size_t i = 0; i < 8; ++i)
                add_bytes(transpose_bits(square[i]), low, numbers + (octet + i) * kLanes);
        }
    }
}

#if defined(__x86_64__)

[[gnu::target("avx2")]] void transpose_avx2(std::span<const std::string_view> texts,
                                            const PlaneBits& symbols, std::size_t columns,
                                            std::size_t word_bytes, std::byte* words) {
    transpose(texts, symbols, columns, word_bytes, words);
}

[[gnu::target("avx2")]] void add_numbers_avx2(const std::byte* planes, std::size_t count,
                                              std::size_t word_bytes, std::int64_t* numbers) {
    add_numbers(planes, count, word_bytes, numbers);
}

bool has_avx2() { return __builtin_cpu_supports("avx2") != 0; }

#endif

}  // namespace

void transpose_planes(std::span<const std::string_view> texts, const PlaneBits& symbols,
                      std::size_t columns, std::size_t word_bytes, std::byte* words) {
#if defined(__x86_64__)
    if (has_avx2()) return transpose_avx2(texts, symbols, columns, word_bytes, words);
#endif
    transpose(texts, symbols, columns, word_bytes, words);
}

void add_lane_numbers(const std::byte* planes, std::size_t count, std::size_t word_bytes,
                      std::int64_t* numbers) {
#if defined(__x86_64__)
    if (has_avx2()) return add_numbers_avx2(planes, count, word_bytes, numbers);
#endif
    add_numbers(planes, count, word_bytes, numbers);
}

}  // namespace minterm
