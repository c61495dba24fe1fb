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

/// How much two sequences have in common, whatever the order.
struct SharedCounts {
    std::size_t a_kept = 0;  ///< symbols of a that b has, too
    std::size_t b_kept = 0;
    std::size_t symbols = 0;  ///< different ones
    /// Pairs of a position of a and one of b that hold the same symbol.
    std::uint64_t matching_pairs = 0;
    /// By symbol: its number among those that both have, from 0 without gaps, or kNotShared.
    std::vector<std::uint32_t> numbers;

    static constexpr std::uint32_t kNotShared = 0xFFFFFFFF;
};

/// O(m + n) time; memory that of `numbers`. Nothing if a symbol is too large for tables of all up
/// to it (2^22), or a side is longer than 2^31.
std::optional<SharedCounts> count_shared(SymbolSpan a, SymbolSpan b);

/// The symbols of each side that the other one has, too, in their order.
class SharedSymbols {
public:
    /// `counts` are theirs. O(m + n) time and memory.
    SharedSymbols(SymbolSpan a, SymbolSpan b, const SharedCounts& counts);

    /// Numbered from 0 without gaps.
    std::span<const std::uint32_t> a() const { return a_.symbols; }
    std::span<const std::uint32_t> b() const { return b_.symbols; }
    /// An alignment of a() with b() as one of all symbols: between two matches those of a alone,
    /// then those of b alone. `runs` has no mismatches.
    std::vector<EditRun> with_all(std::span<const EditRun> runs) const;

private:
    struct Side {
        std::vector<std::uint32_t> symbols;
        std::vector<std::uint32_t> positions;  ///< of them among all
        std::size_t length = 0;                ///< of all
    };
    static Side kept_of(SymbolSpan all, std::size_t count, std::span<const std::uint32_t> numbers);

    Side a_, b_;
};

}  // namespace minterm
