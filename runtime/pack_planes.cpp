// SPDX-License-Identifier: Apache-2.0
//
// Codes to bit planes and back.
#include "runtime/pack_planes.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

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

}  // namespace

void pack_plane(SymbolSpan codes, int plane, std::size_t first, std::size_t step,
                std::span<std::byte> bits) {
    for (std::size_t byte = 0; byte < bits.size(); ++byte) {
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
