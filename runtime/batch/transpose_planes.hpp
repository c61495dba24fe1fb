// SPDX-License-Identifier: Apache-2.0
//
// Strings side by side -> bit planes, and planes of numbers -> numbers: between bytes and the batch
// layout (runtime/kernel_abi.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minterm/symbol_span.hpp"
#include "runtime/symbols/byte_set.hpp"

namespace minterm {

/// How a symbol becomes planes: plane p is bit `bits[p]` of the symbol's code, which is the symbol
/// itself where there are no codes.
struct PlaneBits {
    std::vector<std::uint8_t> bits;   ///< ascending; below 8 for bytes, below 32 for wide symbols
    std::vector<std::uint8_t> codes;  ///< 256, for bytes only, or none

    std::size_t planes() const { return bits.size(); }
    std::uint32_t code(std::uint32_t symbol) const {
        return codes.empty() ? symbol : codes[symbol];
    }
};

/// Symbol c of text l becomes bit l of the words `words[(c * planes + p) * word_bytes ..]`, for c
/// in 0 .. columns - 1. Texts that have ended and lanes without a text read as code 0. `word_bytes`
/// is 1 or a multiple of 8, and there are at most 8 * word_bytes texts, all bytes or all wide.
/// O(columns * word_bytes), about a tenth of a nanosecond a byte and plane.
void transpose_planes(std::span<const SymbolSpan> texts, const PlaneBits& symbols,
                      std::size_t columns, std::size_t word_bytes, std::byte* words);

/// Texts that become words.
struct PlaneSource {
    std::span<const SymbolSpan> texts;
    const PlaneBits& symbols;
    const ByteSet* known;  ///< of texts of bytes; null: whatever they are
    std::size_t columns;
    std::byte* words;
};

/// The same of the first and the second strings of pairs, in step, for they often lie together in
/// memory, and to read them is most of the work. Returns false if some byte is not known; the words
/// are anything then.
bool transpose_pair(const PlaneSource& a, const PlaneSource& b, std::size_t word_bytes);

/// numbers[l] = bases[l] + all + the number whose bit p is bit l of the p-th word, for all
/// 8 * word_bytes lanes. `planes` holds `count` words of `word_bytes` (1 or a multiple of 8), 1 to
/// 56 of them. `bases` and `numbers` may be the same.
void add_lane_numbers(const std::byte* planes, std::size_t count, std::size_t word_bytes,
                      const std::int64_t* bases, std::int64_t all, std::int64_t* numbers);

}  // namespace minterm
