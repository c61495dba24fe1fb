// SPDX-License-Identifier: Apache-2.0
//
// Bits of one 64-bit word: counted, selected, and read across the border of two words. All of it is
// inlined into the walks through tries, which are compiled once with and once without the popcount
// instruction.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

namespace minterm {

/// The lowest `count` bits, 0 <= count < 64.
[[gnu::always_inline]] inline std::uint64_t low_bits(std::size_t count) {
    return (std::uint64_t{1} << count) - 1;
}

[[gnu::always_inline]] inline std::size_t ones(std::uint64_t word) {
    return static_cast<std::size_t>(std::popcount(word));
}

/// By a byte and a rank below 8: the place of the one with so many ones below it, 0 if there is
/// none.
inline constexpr auto kSelectInByte = [] {
    std::array<std::uint8_t, 256 * 8> places{};
    for (std::size_t byte = 0; byte < 256; ++byte)
        for (std::size_t place = 0, rank = 0; place < 8; ++place)
            if ((byte >> place & 1) != 0)
                places[byte * 8 + rank++] = static_cast<std::uint8_t>(place);
    return places;
}();

/// The place of the one that has `rank` ones below it; 0 <= rank < ones(word). First the byte, by
/// the numbers of ones up to the ends of all bytes at once (Vigna 2008), then the bit.
[[gnu::always_inline]] inline std::size_t select_in_word(std::uint64_t word, std::size_t rank) {
    constexpr std::uint64_t kBytes = 0x0101010101010101;
    std::uint64_t sums = word - (word >> 1 & 0x5555555555555555);
    sums = (sums & 0x3333333333333333) + (sums >> 2 & 0x3333333333333333);
    sums = ((sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0F) * kBytes;
    // Of the byte the top bit stays where `rank` is not less.
    const std::uint64_t passed = ((rank * kBytes | 0x80 * kBytes) - sums) & 0x80 * kBytes;
    const std::size_t place = 8 * ones(passed);
    const std::size_t before = sums << 8 >> place & 0xFF;
    return place + kSelectInByte[(word >> place & 0xFF) * 8 + ((rank - before) & 7)];
}

inline constexpr std::size_t kMostBitsRead = 57;

/// `width` <= kMostBitsRead bits from bit `place` on of little-endian `bytes`, of which eight must
/// be left from the byte of `place`; 0 where they are not.
[[gnu::always_inline]] inline std::uint64_t read_bits(std::span<const std::byte> bytes,
                                                      std::uint64_t place, std::size_t width) {
    const std::uint64_t first = place / 8;
    if (first + 8 > bytes.size()) return 0;
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data() + first, 8);
    return word >> place % 8 & low_bits(width);
}

/// Bits that are being put together, one after the other or anywhere; new ones are 0.
class BitArray {
public:
    BitArray() = default;
    explicit BitArray(std::uint64_t size) : words_(size / 64 + 1), size_(size) {}

    std::uint64_t size() const { return size_; }
    bool get(std::uint64_t place) const { return (words_[place / 64] >> place % 64 & 1) != 0; }
    void set(std::uint64_t place) { words_[place / 64] |= std::uint64_t{1} << place % 64; }
    /// Appends the lowest `width` <= 64 bits of `bits`, whose others are 0.
    void append(std::uint64_t bits, std::size_t width) {
        words_.resize((size_ + width) / 64 + 1);
        if (width == 0) return;
        words_[size_ / 64] |= bits << size_ % 64;
        if (size_ % 64 + width > 64) words_[size_ / 64 + 1] |= bits >> (64 - size_ % 64);
        size_ += width;
    }
    /// Appends other bits.
    void append(const BitArray& bits) {
        for (std::uint64_t place = 0; place < bits.size_; place += 64)
            append(bits.words_[place / 64], std::min<std::uint64_t>(64, bits.size_ - place));
    }
    void clear() { *this = {}; }
    /// Takes the first words away, which are whole.
    void drop_words(std::size_t count) {
        words_.erase(words_.begin(), words_.begin() + static_cast<std::ptrdiff_t>(count));
        size_ -= 64 * count;
    }
    /// Bit `place` of word `place / 64`; zeros up to the end of the last word.
    std::span<const std::uint64_t> words() const { return words_; }

private:
    std::vector<std::uint64_t> words_ = std::vector<std::uint64_t>(1);
    std::uint64_t size_ = 0;
};

}  // namespace minterm
