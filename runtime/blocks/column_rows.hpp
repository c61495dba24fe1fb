// SPDX-License-Identifier: Apache-2.0
//
// Rows as words of the column layout (runtime/kernel_abi.hpp, Note [Column layout]): planes of
// symbols and of the vertical flow, and tables of masks. What drivers on a processor and on a
// device have in common.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "minterm/symbol_span.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

/// The planes of rows, word after word, from `words` on: as many words as `count` rows take. Rows
/// that are not there are zeros.
void pack_column_rows(const ColumnKernel& kernel, SymbolSpan codes, int planes, std::size_t count,
                      std::byte* words);

/// The codes of `codes.size()` rows of the vertical flow out of such words.
void unpack_column_rows(const ColumnKernel& kernel, const std::byte* words,
                        std::span<std::uint8_t> codes);

/// Bytes of what the table of a block of rows has for one symbol of b, and of all of it.
std::size_t mask_entry_bytes(const ColumnKernel& kernel);
std::size_t mask_table_bytes(const ColumnKernel& kernel);

/// The table of masks of a block of up to `block_rows()` rows, from `table` on. Time O(rows), and
/// where symbols are not only compared for being equal O(rows + table) for each of them. Nothing
/// where there are no predicates.
void make_mask_table(const ColumnKernel& kernel, SymbolSpan a, std::byte* table);

}  // namespace minterm
