// SPDX-License-Identifier: Apache-2.0
//
// Codes to bit planes and back.
#include "runtime/blocks/pack_planes.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace minterm {

namespace {

static_assert(std::endian::native == std::endian::little,
              "planes are little-endian words of bytes");

/// The bytes of eight codes that hold `plane`, the first in the low byte. Codes outside the span
/// read as 0.
std::uint64_t eight_bytes(SymbolSpan codes, int plane, std::size_t first, std::size_t step) {
    std::uint64_t eight = 0;
    if (!codes.is_wide() && step == 1 && first + 8 <= codes.size()) {
        std::memcpy(&eight, codes.at(first), 8);
        return eight;
    }
    const std::byte* bytes = codes.data() + plane / 8;
    const unsigned shift = codes.log_width();
    const auto byte_of = [&](std::size_t t) {
        return std::to_integer<std::uint64_t>(bytes[(first + t * step) << shift]) << (8 * t);
    };
    if (first + 7 * step < codes.size()) {
        for (std::size_t t = 0; t < 8; ++t) eight |= byte_of(t);
        return eight;
    }
    for (std::size_t t = 0; t < 8 && first + t * step < codes.size(); ++t) eight |= byte_of(t);
    return eight;
}

constexpr std::uint64_t kLowBits = 0x0101010101010101;

/// Bit 0 of byte t goes to bit t: the factor's bits bring each of them to the top byte without
/// carries.
std::uint8_t gather_bits(std::uint64_t bytes) {
    return static_cast<std::uint8_t>((bytes * 0x0102040810204080) >> 56U);
}

/// Bit 0 of byte t goes to bit 7 - t.
std::uint8_t gather_bits_reversed(std::uint64_t bytes) {
    return static_cast<std::uint8_t>((bytes * 0x8040201008040201) >> 56U);
}

/// Packs bytes side by side, 16 at a time, from `first` on. How many bytes of bits it wrote.
std::size_t pack_sixteens([[maybe_unused]] SymbolSpan codes, [[maybe_unused]] int plane,
                          [[maybe_unused]] std::size_t first,
                          [[maybe_unused]] std::span<std::byte> bits) {
    std::size_t byte = 0;
#if defined(__SSE2__)
    const __m128i to_top = _mm_cvtsi32_si128(7 - plane);
    for (; byte + 2 <= bits.size() && first + 8 * byte + 16 <= codes.size(); byte += 2) {
        const __m128i sixteen =
            _mm_loadu_si128(reinterpret_cast<const __m128i*>(codes.at(first + 8 * byte)));
        const auto packed =
            static_cast<std::uint16_t>(_mm_movemask_epi8(_mm_sll_epi16(sixteen, to_top)));
        std::memcpy(&bits[byte], &packed, sizeof packed);
    }
#endif
    return byte;
}

}  // namespace

void pack_plane(SymbolSpan codes, int plane, std::size_t first, std::size_t step,
                std::span<std::byte> bits) {
    const bool side_by_side = step == 1 && !codes.is_wide() && plane < 8;
    std::size_t byte = side_by_side ? pack_sixteens(codes, plane, first, bits) : 0;
    for (; byte < bits.size(); ++byte) {
        const std::size_t start = first + byte * 8 * step;
        if (start >= codes.size()) {
            std::fill(bits.begin() + static_cast<std::ptrdiff_t>(byte), bits.end(), std::byte{0});
            return;
        }
        const std::uint64_t eight = eight_bytes(codes, plane, start, step) >> plane % 8 & kLowBits;
        bits[byte] = std::byte{gather_bits(eight)};
    }
}

void pack_plane_reversed(SymbolSpan codes, int plane, std::size_t first, std::size_t step,
                         std::span<std::byte> bits) {
    for (std::size_t byte = 0; byte < bits.size(); ++byte) {
        const std::size_t start = first + byte * 8 * step;
        std::uint8_t packed = 0;
        if (start < codes.size())
            packed = gather_bits_reversed(eight_bytes(codes, plane, start, step) >> plane % 8 &
                                          kLowBits);
        bits[bits.size() - 1 - byte] = std::byte{packed};
    }
}

void unpack_plane_reversed(std::span<const std::byte> bits, int plane, std::size_t first,
                           std::size_t step, std::span<std::uint8_t> codes) {
    for (std::size_t byte = 0; byte < bits.size(); ++byte) {
        const auto packed = std::to_integer<unsigned>(bits[bits.size() - 1 - byte]);
        for (std::size_t t = 0; t < 8; ++t) {
            const std::size_t place = first + (byte * 8 + t) * step;
            if (place >= codes.size()) return;
            codes[place] =
                static_cast<std::uint8_t>(codes[place] | (packed >> (7 - t) & 1U) << plane);
        }
    }
}

}  // namespace minterm
