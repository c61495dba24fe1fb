// SPDX-License-Identifier: Apache-2.0
//
// Bytes of a text -> bit planes for the text-sliced layout (runtime/kernel_abi.hpp).
#pragma once

#include <cstddef>
#include <span>

namespace minterm {

/// Eight stripes of a text for each part of a word. With one part, bit k of byte i of plane p is
/// bit p of `stripes[k][i]`, for i below `bytes`; with more of them a word is a part of 16 bytes of
/// the stripes 0 to 7, then one of the stripes 8 to 15, and so on: byte 16 (parts w + g) + t of a
/// plane is about place 16 w + t of the stripes 8 g .. 8 g + 7. Plane p begins at `planes + p *
/// stride`. `bytes`, those of one plane, are a multiple of 16 * parts if there is more than one
/// part. O(bytes), about ten instructions for a plane of 256 positions.
void transpose_stripes(std::span<const std::byte* const> stripes, std::size_t bytes,
                       std::byte* planes, std::size_t stride);

}  // namespace minterm
