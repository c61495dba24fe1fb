// SPDX-License-Identifier: Apache-2.0
//
// A lower bound for what is left to pay, from short pieces of a that do not occur in b.
//
// Note [Seeds]. Cut a into pieces of k symbols, the seeds. An alignment that leaves a seed without
// an edit has put it beside an equal piece of b; if b holds none on the diagonals that alignments
// of cost U can use, every such alignment pays at least one for the seed. Seeds do not overlap, so
// these costs add up (the seed heuristic of Groot Koerkamp and Ivanov 2024, A*PA, without chains):
// from row r on at least as many edits follow as there are such seeds behind r.
//
// Short seeds hold one edit each and give a sharp bound, but occur by chance, and every occurrence
// takes time. With k a little over the logarithm of n they seldom do.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minterm/symbol_span.hpp"

namespace minterm {

class SeedBound {
public:
    /// Nothing is known: the bound is 0.
    SeedBound() = default;

    /// For alignments of all of a with all of b at a cost of at most `most_cost`; codes have `bits`
    /// bits, 1 to 32, and equal ones match; both are of one width. Time O(m + n) with a table
    /// lookup a symbol of b, on up to `threads` threads, memory O(m / k). Throws std::bad_alloc.
    SeedBound(SymbolSpan a, SymbolSpan b, int bits, std::uint64_t most_cost, int threads = 1);

    /// The least cost of any way from row `from` to row `to` that is part of such an alignment.
    std::uint64_t between(std::size_t from, std::size_t to) const {
        if (length_ == 0) return 0;
        const std::size_t first = (from + length_ - 1) / length_;
        const std::size_t last = to / length_;
        return first < last ? missing_before_[last] - missing_before_[first] : 0;
    }

    std::size_t seed_length() const { return length_; }

private:
    template <typename Symbol>
    void find(std::span<const Symbol> a, std::span<const Symbol> b, int bits,
              std::uint64_t most_cost, int threads);

    std::size_t length_ = 0;                     ///< k; 0: no seeds
    std::vector<std::uint32_t> missing_before_;  ///< [s]: of the first s seeds
};

}  // namespace minterm
