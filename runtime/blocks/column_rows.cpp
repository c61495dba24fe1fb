// SPDX-License-Identifier: Apache-2.0
//
// Rows as words of the column layout.
#include "runtime/blocks/column_rows.hpp"

#include <algorithm>
#include <cstring>
#include <vector>

#include "runtime/blocks/pack_planes.hpp"

namespace minterm {

namespace {

void set_bit(std::byte* bytes, std::size_t bit) {
    bytes[bit / 8] |= static_cast<std::byte>(1U << bit % 8);
}

void clear_bit(std::byte* bytes, std::size_t bit) {
    bytes[bit / 8] &= static_cast<std::byte>(~(1U << bit % 8) & 0xffU);
}

std::size_t predicates_of(const ColumnKernel& kernel) {
    return static_cast<std::size_t>(kernel.predicates);
}

/// All rows differ from all symbols but for their own. There is one predicate.
void mark_equal(const ColumnKernel& kernel, SymbolSpan a, std::byte* table) {
    const std::size_t entry_bytes = mask_entry_bytes(kernel);
    std::memset(table, kernel.different != 0 ? 0xff : 0, mask_table_bytes(kernel));
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::byte* entry = table + a[i] * entry_bytes;
        if (kernel.same != 0)
            set_bit(entry, i);
        else
            clear_bit(entry, i);
    }
}

/// Rows with one symbol are marked together, for all symbols of b.
void mark_pairs(const ColumnKernel& kernel, SymbolSpan a, std::byte* table) {
    const std::size_t b_codes = std::size_t{1} << kernel.b_planes;
    const std::size_t a_codes = std::size_t{1} << kernel.a_planes;
    const auto words = static_cast<std::size_t>(kernel.words);
    const std::size_t word_bytes = kernel.word_bytes();
    std::memset(table, 0, mask_table_bytes(kernel));
    std::vector<std::byte> rows(words * word_bytes);
    std::vector<bool> occurs(a_codes);
    for (std::size_t i = 0; i < a.size(); ++i) occurs[a[i]] = true;
    for (std::size_t symbol = 0; symbol < a_codes; ++symbol) {
        if (!occurs[symbol]) continue;
        std::fill(rows.begin(), rows.end(), std::byte{0});
        for (std::size_t i = 0; i < a.size(); ++i)
            if (a[i] == symbol) set_bit(rows.data(), i);
        for (std::size_t code = 0; code < b_codes; ++code) {
            const unsigned says = kernel.pairs[code * a_codes + symbol];
            for (std::size_t r = 0; r < predicates_of(kernel); ++r) {
                if ((says >> r & 1U) == 0) continue;
                std::byte* mask = table + code * mask_entry_bytes(kernel) + r * word_bytes;
                for (std::size_t k = 0; k < words; ++k, mask += predicates_of(kernel) * word_bytes)
                    for (std::size_t byte = 0; byte < word_bytes; ++byte)
                        mask[byte] |= rows[k * word_bytes + byte];
            }
        }
    }
}

}  // namespace

void pack_column_rows(const ColumnKernel& kernel, SymbolSpan codes, int planes, std::size_t count,
                      std::byte* words) {
    const std::size_t bytes = kernel.word_bytes();
    for (std::size_t row = 0; row < count; row += 8 * bytes)
        for (int plane = 0; plane < planes; ++plane, words += bytes)
            pack_plane(codes, plane, row, 1, {words, bytes});
}

void unpack_column_rows(const ColumnKernel& kernel, const std::byte* words,
                        std::span<std::uint8_t> codes) {
    const std::size_t word_bits = kernel.word_bytes() * 8;
    const auto planes = static_cast<std::size_t>(kernel.vertical_planes);
    for (std::size_t i = 0; i < codes.size(); ++i) {
        const std::byte* word = words + i / word_bits * planes * kernel.word_bytes();
        const std::size_t bit = i % word_bits;
        unsigned code = 0;
        for (std::size_t plane = 0; plane < planes; ++plane, word += kernel.word_bytes())
            code |= (std::to_integer<unsigned>(word[bit / 8]) >> bit % 8 & 1U) << plane;
        codes[i] = static_cast<std::uint8_t>(code);
    }
}

std::size_t mask_entry_bytes(const ColumnKernel& kernel) {
    return static_cast<std::size_t>(kernel.words) * predicates_of(kernel) * kernel.word_bytes();
}

std::size_t mask_table_bytes(const ColumnKernel& kernel) {
    return mask_entry_bytes(kernel) << kernel.b_planes;
}

void make_mask_table(const ColumnKernel& kernel, SymbolSpan a, std::byte* table) {
    if (kernel.predicates == 0) return;
    if (kernel.equality)
        mark_equal(kernel, a, table);
    else
        mark_pairs(kernel, a, table);
}

}  // namespace minterm
