// SPDX-License-Identifier: Apache-2.0
//
// Symbols as bit planes. Two bytes of `a` that no predicate can tell apart (given the bytes that
// occur in `b`) are one class, and the other way round; classes are numbered densely in the order
// of their first bytes, so DNA needs two planes and English five, whatever the bytes. Each
// predicate is then logic over the planes of both sides.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "synth/network.hpp"
#include "synth/recurrence.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// Which bytes occur.
using ByteSet = std::bitset<256>;
ByteSet bytes_of(std::string_view text);

/// What the predicates are over planes, independent of any input: the key under which kernels are
/// shared. For a lone equality only the number of planes matters (the same on both sides; without
/// planes all symbols are equal).
struct SymbolLogic {
    int a_planes = 0;
    int b_planes = 0;
    bool equality = true;  ///< one predicate, equality of codes; all codes may occur
    std::vector<TruthTable>
        mismatch;  ///< otherwise: one single-output table a predicate, 1 where it
                   ///< does not hold, over `a0 .. b0 ..`; unused codes are don't-cares

    bool operator==(const SymbolLogic&) const = default;
};

/// How bytes become codes, and the logic over the codes.
struct SymbolCoding {
    SymbolLogic logic;
    std::array<std::uint8_t, 256> a_code{};
    std::array<std::uint8_t, 256> b_code{};
};

/// Classes for the bytes that occur. Where there is one predicate and it acts on them like equality
/// of classes (equality, case folding; bytes without a partner share one class a side) the result
/// is `equality`, whatever the predicate was, so that kernels are shared. Otherwise, and without
/// any predicate, it is a table a predicate, and a side with one class needs no plane.
SymbolCoding code_symbols(const std::vector<Relation>& relations, const ByteSet& a,
                          const ByteSet& b);

/// The codes of a text, symbol by symbol.
std::vector<std::uint8_t> encode_text(std::string_view text,
                                      const std::array<std::uint8_t, 256>& codes);

/// The `c` inputs of the cell as a network over `a0 .. a{p-1} b0 .. b{p-1}`: one output a
/// predicate, `c0 ..`, 1 where it does not hold.
Network mismatch_network(const SymbolLogic& logic);

}  // namespace minterm
