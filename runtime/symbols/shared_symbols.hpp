// SPDX-License-Identifier: Apache-2.0
//
// Two sequences -> what of them can be kept at all. A symbol that the other side does not have is
// inserted or deleted by every alignment without mismatches, so it need not be searched for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "minterm/alignment.hpp"
#include "minterm/symbol_span.hpp"

namespace minterm {

/// The symbols of each side that the other one has, too, in their order.
class SharedSymbols {
public:
    /// O(m + n) time and memory. Nothing if a symbol is too large for tables of all up to it
    /// (2^22), or a side is longer than 2^31.
    static std::optional<SharedSymbols> of(SymbolSpan a, SymbolSpan b);

    /// Numbered from 0 without gaps.
    std::span<const std::uint32_t> a() const { return a_.symbols; }
    std::span<const std::uint32_t> b() const { return b_.symbols; }
    /// How many different ones there are.
    std::size_t symbols() const { return symbols_; }
    /// How many symbols were left out, of both sides.
    std::uint64_t left_out() const {
        return a_.length - a_.symbols.size() + b_.length - b_.symbols.size();
    }
    /// Pairs of a position of a() and one of b() that hold the same symbol.
    std::uint64_t matching_pairs() const { return matching_pairs_; }

    /// An alignment of a() with b() as one of all symbols: between two matches those of a alone,
    /// then those of b alone. `runs` has no mismatches.
    std::vector<EditRun> with_all(std::span<const EditRun> runs) const;

private:
    struct Side {
        std::vector<std::uint32_t> symbols;
        std::vector<std::uint32_t> positions;  ///< of them among all
        std::size_t length = 0;                ///< of all
    };
    static Side kept_of(SymbolSpan all, std::span<const std::uint32_t> new_numbers);

    Side a_, b_;
    std::size_t symbols_ = 0;
    std::uint64_t matching_pairs_ = 0;
};

}  // namespace minterm
