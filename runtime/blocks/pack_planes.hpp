// SPDX-License-Identifier: Apache-2.0
//
// Codes of symbols and of cells to bit planes and back, in the orders that layouts need.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "minterm/symbol_span.hpp"

namespace minterm {

/// Bit `plane` of `codes[first + step * t]` becomes bit t of `bits` (bit 0 of byte 0 first), for
/// every such index inside `codes`; later bits up to `bits.size() * 8` become 0. step >= 1.
void pack_plane(SymbolSpan codes, int plane, std::size_t first, std::size_t step,
                std::span<std::byte> bits);

/// The same with the bits of `bits` in reverse order: t = 0 is the top bit of the last byte.
void pack_plane_reversed(SymbolSpan codes, int plane, std::size_t first, std::size_t step,
                         std::span<std::byte> bits);

/// The inverse of `pack_plane_reversed`: ors bit t, counted from the top of the last byte, into bit
/// `plane` of `codes[first + step * t]`.
void unpack_plane_reversed(std::span<const std::byte> bits, int plane, std::size_t first,
                           std::size_t step, std::span<std::uint8_t> codes);

}  // namespace minterm
