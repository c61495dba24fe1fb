// SPDX-License-Identifier: Apache-2.0
//
// Symbols as bit planes. Two symbols of `a` that no predicate can tell apart (given the symbols
// that occur in `b`) are one class, and the other way round; classes are numbered densely in the
// order of their first symbols, so DNA needs two planes and English five, whatever the bytes, and a
// text of a million different words twenty. Each predicate is then logic over the planes of both
// sides.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "synth/network.hpp"
#include "synth/recurrence.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// Which symbols occur: ascending, each once.
using SymbolSet = std::vector<std::uint32_t>;
/// O(symbols) for bytes and numbers below 2^21, such as code points; else O(n log n).
SymbolSet symbols_in(SymbolSpan text);
SymbolSet symbols_in(const std::bitset<256>& bytes);

/// What the predicates are over planes, independent of any input: the key under which kernels are
/// shared. For a lone equality only the number of planes matters (the same on both sides; without
/// planes all symbols are equal).
struct SymbolLogic {
    int a_planes = 0;
    int b_planes = 0;
    bool equality = true;  ///< one predicate, equality of codes; all codes may occur
    /// With `equality`: the side's last plane, one more than equality needs, is 1 for wildcards,
    /// which match everything.
    bool a_wildcards = false;
    bool b_wildcards = false;
    std::vector<TruthTable>
        mismatch;  ///< otherwise: one single-output table a predicate, 1 where it
                   ///< does not hold, over `a0 .. b0 ..`; unused codes are don't-cares

    bool operator==(const SymbolLogic&) const = default;

    bool is_plain_equality() const { return equality && !a_wildcards && !b_wildcards; }
    /// The planes whose codes are compared for being equal.
    int equal_planes() const { return a_planes - (a_wildcards ? 1 : 0); }
    /// Whether codes match, where `equality` is true.
    bool codes_match(std::uint64_t a, std::uint64_t b) const;
};

/// Equality over two planes a side: four letters.
SymbolLogic dna_symbols();

/// Most planes of both sides together in logic that is a table; equality knows no limit.
inline constexpr int kMostTablePlanes = 16;

/// The code of every symbol that occurs.
class CodeTable {
public:
    CodeTable() = default;
    /// `codes[i]` is that of `symbols[i]`.
    CodeTable(const SymbolSet& symbols, const std::vector<std::uint32_t>& codes);

    /// Of a symbol that does not occur any code. O(1) below 2^21, else O(log symbols).
    std::uint32_t operator[](std::uint32_t symbol) const {
        if (symbol < direct_.size()) return direct_[symbol];
        return find(symbol);
    }

private:
    std::uint32_t find(std::uint32_t symbol) const;

    std::vector<std::uint32_t> direct_;                ///< by symbol, of the low ones
    std::vector<std::uint32_t> symbols_, high_codes_;  ///< of the others
};

/// How symbols become codes, and the logic over the codes.
struct SymbolCoding {
    SymbolLogic logic;
    CodeTable a_code;
    CodeTable b_code;

    int planes() const { return logic.a_planes > logic.b_planes ? logic.a_planes : logic.b_planes; }
};

/// Classes for the symbols that occur. Where there is one predicate and it acts on them like
/// equality of classes (equality, case folding; symbols without a partner share one class a side)
/// the result is `equality`, whatever the predicate was, so that kernels are shared; likewise for
/// equality with wildcards. Otherwise, and without any predicate, it is a table a predicate, and a
/// side with one class needs no plane. Error (user): such a table would be too large, which takes
/// symbols that are no bytes.
Result<SymbolCoding> code_symbols(const std::vector<Relation>& relations, const SymbolSet& a,
                                  const SymbolSet& b);

/// Codes of a text, in bytes or in numbers of 32 bits.
class SymbolCodes {
public:
    SymbolCodes() = default;
    /// Numbers of 32 bits if codes of `planes` bits do not fit a byte. O(symbols).
    SymbolCodes(SymbolSpan text, const CodeTable& codes, int planes);

    operator SymbolSpan() const {
        if (wide_.empty()) return SymbolSpan(narrow_);
        return SymbolSpan(wide_);
    }

private:
    std::vector<std::uint8_t> narrow_;
    std::vector<std::uint32_t> wide_;
};

/// Whether a cell of so many state bits keeps the comparison of symbols apart: where all inputs
/// together are too many to be simulated, but equality is all that is asked, so that there is
/// another proof (`verify_cell`).
bool is_kept_apart(const SymbolLogic& logic, int state_bits);

/// The `c` inputs of the cell as a network over `a0 .. a{p-1} b0 .. b{p-1}`: one output a
/// predicate, `c0 ..`, 1 where it does not hold.
Network mismatch_network(const SymbolLogic& logic);

}  // namespace minterm
