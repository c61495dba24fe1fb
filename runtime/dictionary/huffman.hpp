// SPDX-License-Identifier: Apache-2.0
//
// How often symbols occur -> the code in which all together are shortest and none is longer than
// asked (Huffman 1952; Larmore, Hirschberg 1990): canonical, so that the widths alone say what the
// codes are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace minterm {

/// Bits of each symbol's code, at most `most` <= 15; 0 for those that do not occur. At most 2^most
/// symbols do. Time: O(symbols (most + log symbols)).
std::vector<std::uint8_t> huffman_widths(std::span<const std::uint64_t> frequencies,
                                         std::size_t most);

/// Whether codes can have these widths, none of them the beginning of another.
bool widths_fit(std::span<const std::uint8_t> widths, std::size_t most);

/// The codes of these widths, the first bit at the bottom.
std::vector<std::uint16_t> huffman_codes(std::span<const std::uint8_t> widths, std::size_t most);

/// Calls `f(bits, symbol)` for all `most` bits that begin with the code of a symbol.
template <typename F>
void for_each_code(std::span<const std::uint8_t> widths, std::size_t most, const F& f) {
    const std::vector<std::uint16_t> codes = huffman_codes(widths, most);
    for (std::size_t symbol = 0; symbol < widths.size(); ++symbol) {
        const std::size_t width = widths[symbol];
        if (width == 0) continue;
        for (std::size_t after = 0; after < std::size_t{1} << (most - width); ++after)
            f(codes[symbol] | after << width, symbol);
    }
}

}  // namespace minterm
