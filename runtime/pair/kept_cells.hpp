// SPDX-License-Identifier: Apache-2.0
//
// A row between two strips as bits, kept for the way back: reading it.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "runtime/blocks/edge_values.hpp"

namespace minterm {

/// Columns whose bits lie together in a kept row, plane by plane.
inline constexpr std::size_t kColumnsABlock = 64;
inline constexpr std::size_t kBytesABlock = kColumnsABlock / 8;

/// Reads the bits of a kept row.
class KeptCells {
public:
    KeptCells(const EdgeValues& values, std::span<const std::byte> bits)
        : values_(values), bits_(bits) {}

    std::uint8_t code(std::size_t cell) const {
        unsigned code = 0;
        for (int plane = 0; plane < values_.planes(); ++plane)
            code |= (std::to_integer<unsigned>(at(plane, cell)) >> cell % 8 & 1U) << plane;
        return static_cast<std::uint8_t>(code);
    }
    std::int64_t difference(std::size_t cell) const { return values_[code(cell)]; }

    /// The sum of the differences of cells begin..end-1; begin is a multiple of 64.
    std::int64_t sum(std::size_t begin, std::size_t end) const {
        return values_.sum(end - begin, [&](std::uint32_t set) {
            std::uint64_t total = 0;
            std::size_t cell = begin;
            for (; cell + 64 <= end; cell += 64) {
                std::uint64_t all = ~std::uint64_t{0};
                for (int plane = 0; set >> plane != 0; ++plane) {
                    if ((set >> plane & 1) == 0) continue;
                    std::uint64_t bits = 0;
                    std::memcpy(&bits, &at(plane, cell), 8);
                    all &= bits;
                }
                total += static_cast<std::uint64_t>(std::popcount(all));
            }
            for (; cell < end; ++cell) total += (code(cell) & set) == set ? 1 : 0;
            return total;
        });
    }

private:
    /// The byte that holds a cell.
    const std::byte& at(int plane, std::size_t cell) const {
        const std::size_t block =
            cell / kColumnsABlock * static_cast<std::size_t>(values_.planes()) +
            static_cast<std::size_t>(plane);
        return bits_[block * kBytesABlock + cell % kColumnsABlock / 8];
    }

    const EdgeValues& values_;
    std::span<const std::byte> bits_;
};

}  // namespace minterm
