// SPDX-License-Identifier: Apache-2.0
//
// The bytes that end at a place of a text, as numbers.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace minterm {

/// The first byte is the lowest.
template <typename Number>
Number bytes_at(const char* place) {
    static_assert(sizeof(Number) == 4 || sizeof(Number) == 8);
    Number bytes = 0;
    std::memcpy(&bytes, place, sizeof bytes);
    if constexpr (std::endian::native == std::endian::big)
        bytes = sizeof bytes == 8 ? static_cast<Number>(__builtin_bswap64(bytes))
                                  : static_cast<Number>(__builtin_bswap32(bytes));
    return bytes;
}

/// Eight times the same.
constexpr std::uint64_t repeated(std::uint8_t byte) { return byte * 0x0101010101010101U; }

/// Two numbers of eight bytes, the last of which are the top ones.
struct WindowBytes {
    static constexpr std::size_t kEight = 8;
    /// By their number.
    static constexpr std::array<std::uint64_t, kEight + 1> kTop = [] {
        std::array<std::uint64_t, kEight + 1> masks{};
        for (std::size_t i = 1; i < masks.size(); ++i) masks[i] = masks[i - 1] >> 8 | 0xffULL << 56;
        return masks;
    }();

    std::uint64_t last = 0;
    std::uint64_t front = 0;  ///< the eight before them

    /// All that a text has up to a place; what is not there is 0.
    static WindowBytes at(std::string_view text, std::size_t place) {
        if (place + 1 >= 2 * kEight)
            return {bytes_at<std::uint64_t>(text.data() + place + 1 - kEight),
                    bytes_at<std::uint64_t>(text.data() + place + 1 - 2 * kEight)};
        return {last_eight(text.substr(0, place + 1)),
                last_eight(text.substr(0, std::max(place + 1, kEight) - kEight))};
    }
    /// Masks of the last `length` bytes, at most sixteen, of which `byte_mask` counts.
    static WindowBytes mask(std::size_t length, std::uint8_t byte_mask) {
        return {kTop[std::min(length, kEight)] & repeated(byte_mask),
                kTop[std::max(length, kEight) - kEight] & repeated(byte_mask)};
    }

    WindowBytes operator&(const WindowBytes& mask) const {
        return {last & mask.last, front & mask.front};
    }
    bool operator==(const WindowBytes&) const = default;

    /// The upper bits are the best (Knuth 1973); factors are odd, of the golden ratio and of the
    /// root of two.
    std::uint64_t hash() const { return (last ^ front * 0x6A09E667F3BCC909) * 0x9E3779B97F4A7C15; }

private:
    static std::uint64_t last_eight(std::string_view text) {
        if (text.size() >= kEight)
            return bytes_at<std::uint64_t>(text.data() + text.size() - kEight);
        std::uint64_t bytes = 0;
        for (const char byte : text)
            bytes = bytes >> 8 | std::uint64_t{static_cast<unsigned char>(byte)} << 56;
        return bytes;
    }
};

}  // namespace minterm
