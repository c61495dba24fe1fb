// SPDX-License-Identifier: Apache-2.0
//
// The way back through a few rows of the matrix, 64 cells of a column at a time, for unit costs.
//
// Note [Columns of bits]. Beside a column of words of vertical differences, one bit a row that says
// +1 and one that says -1, a step to the next column takes some twenty instructions for 64 rows
// (Myers 1999; Hyyrö 2003 for blocks whose upper row is any row). What the way back asks of a cell
// is kept: whether it is dearer than the one above and, where mismatches cost one, than the one
// diagonally above.
//
// Without mismatches a step along the diagonal costs up to two: where nothing matches, a cell that
// is one dearer than its left neighbour is so to its upper one, too, if that is one dearer than its
// own left neighbour. Such differences run down the column as those of -1 do through cells that
// are dearer than the left one's upper neighbour: by the carries of an addition.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minterm/alignment.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/pair/furthest_reaching.hpp"
#include "runtime/symbols/symbol_match.hpp"

namespace minterm {

/// For every symbol of b, which rows it matches: bit i of word w is row 64 w + i.
class MatchingRows {
public:
    /// Of these sequences from now on. Time and memory O(m), for matches that are not equality
    /// O(m + n). Throws std::bad_alloc.
    void set(SymbolSpan a, SymbolSpan b, const SymbolMatch& matches);

    /// The words of a symbol, until the next call. Time O(1); for matches that are not equality
    /// O(m) when a symbol is met for the first time. Throws std::bad_alloc.
    const std::uint64_t* of(std::uint32_t symbol, const SymbolMatch& matches);

private:
    struct Place {
        std::uint32_t symbol = 0;
        std::uint32_t set = 0;  ///< of rows; 0, which is empty: nothing is known of a symbol
    };
    Place& place_of(std::uint32_t symbol);
    std::uint64_t* new_set(Place& place, std::uint32_t symbol);

    SymbolSpan a_;
    std::size_t words_ = 0;
    std::vector<Place> places_;  ///< open addressing, a power of two of them, half of them free
    unsigned shift_ = 0;
    std::vector<std::uint64_t> sets_;
};

/// Holds the memory for many ways back one after the other.
class TracedWords {
public:
    explicit TracedWords(UnitCosts costs, SymbolMatch matches = {})
        : costs_(costs), matches_(std::move(matches)) {}

    /// Does what `FurthestReaching::trace_back` does, and goes the same way; but differences of
    /// neighbours in `first_row` must be -1, 0 or 1. Time O(m n / 64), memory a quarter of a byte a
    /// cell. Throws std::bad_alloc.
    std::size_t trace_back(SymbolSpan a, SymbolSpan b, std::span<const std::uint64_t> first_row,
                           std::vector<EditRun>& runs) {
        compute(a, b, first_row);
        return walk(b.size(), runs);
    }

    /// The two halves of it, for many ways back through the same rows. `walk` begins in the last
    /// row of column `column`, O(steps); the sequences must still be there.
    void compute(SymbolSpan a, SymbolSpan b, std::span<const std::uint64_t> first_row);
    std::size_t walk(std::size_t column, std::vector<EditRun>& runs) const;

private:
    template <UnitCosts kCosts>
    void compute_words(std::span<const std::uint64_t> first_row);

    UnitCosts costs_;
    SymbolMatch matches_;
    SymbolSpan a_, b_;
    std::size_t words_ = 0;  ///< of a column
    MatchingRows rows_;
    // Column after column from the first one on, word after word: whether a cell is dearer than
    // the one above, and whether it is than the one diagonally above (not without mismatches).
    std::vector<std::uint64_t> above_is_cheaper_;
    std::vector<std::uint64_t> diagonal_is_cheaper_;
    std::vector<std::uint64_t> falls_;  ///< rows of one column that are cheaper than those above
};

}  // namespace minterm
