// SPDX-License-Identifier: Apache-2.0
//
// A lower bound for what is left to pay, from short pieces of a that do not occur in b.
//
// Note [Seeds]. Take pieces of a of k symbols that do not overlap, the seeds. An alignment that
// leaves a seed without an edit has put it beside an equal piece of b; if b holds none on the
// diagonals that alignments of cost U can use, every such alignment pays at least one for the seed.
// Seeds do not overlap, so these costs add up (the seed heuristic of Groot Koerkamp and Ivanov
// 2024, A*PA, without chains): from row r on at least as many edits follow as there are such seeds
// behind r.
//
// Which pieces is free. We walk along equal symbols, and each time that they end take the piece
// that ends with the first one which differs; so two edits share a seed only if they are near each
// other, and pieces that b holds are not even looked for. (A grid of seeds, as in the paper, loses
// edits that fall on borders and where two are in one seed: a tenth of 994 in 100,000 letters of
// DNA, where these lose a fiftieth.)
//
// Short seeds hold one edit each and give a sharp bound, but occur by chance. With k a little over
// the logarithm of the number of diagonals they seldom do.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "minterm/symbol_span.hpp"

namespace minterm {

class SeedBound {
public:
    /// Nothing is known: the bound is 0.
    SeedBound() = default;

    /// For alignments of all of a with all of b at a cost of at most `most_cost`; codes have `bits`
    /// bits, 1 to 32, and equal ones match; both are of one width. Time O(m + n) with a table
    /// lookup a symbol of b, on up to `threads` threads; memory 16 bytes for 64 symbols of a and
    /// some 40 a seed. Throws std::bad_alloc.
    SeedBound(SymbolSpan a, SymbolSpan b, int bits, std::uint64_t most_cost, int threads = 1);

    /// The least cost of any way from row `from` to row `to` that is part of such an alignment.
    std::uint64_t between(std::size_t from, std::size_t to) const {
        if (words_.empty() || to < from + length_) return 0;
        return begins_before(to - length_ + 1) - begins_before(from);
    }

    std::size_t seed_length() const { return length_; }

private:
    /// Of 64 rows.
    struct Word {
        std::uint64_t begins = 0;  ///< in which of them a seed begins that is missing in b
        std::uint64_t before = 0;  ///< how many do in the words before
    };

    std::uint64_t begins_before(std::size_t row) const {
        const Word& word = words_[row / 64];
        const std::uint64_t below = (std::uint64_t{1} << row % 64) - 1;
        return word.before + static_cast<std::uint64_t>(std::popcount(word.begins & below));
    }

    std::size_t length_ = 0;
    std::vector<Word> words_;  ///< empty: no seeds
};

}  // namespace minterm
