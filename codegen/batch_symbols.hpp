// SPDX-License-Identifier: Apache-2.0
//
// The strings of a batch -> the bits of their symbols that kernels compare.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "codegen/code_source.hpp"
#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/batch/batch_driver.hpp"
#include "runtime/support/job_team.hpp"
#include "runtime/symbols/byte_set.hpp"
#include "synth/recurrence.hpp"
#include "synth/symbols.hpp"

namespace minterm {

/// Texts whose codes may not fit a byte, one behind the other, and then as codes.
class CodedTexts {
public:
    explicit CodedTexts(std::span<const SymbolSpan> texts);

    SymbolSet symbols() const { return symbols_in(symbols_); }

    void code(const CodeTable& table, int planes);
    std::span<const SymbolSpan> coded() const { return coded_; }

private:
    std::span<const SymbolSpan> texts_;
    std::vector<std::uint32_t> symbols_;
    SymbolCodes codes_;
    std::vector<SymbolSpan> coded_;
};

/// How the symbols of a call become planes.
struct CallSymbols {
    SymbolLogic logic;
    PlaneBits a_bits, b_bits;
    std::span<const SymbolSpan> a, b;        ///< what these are bits of
    std::optional<CodedTexts> own_a, own_b;  ///< where that is not what the caller gave
    /// Where not all strings were looked at: they hold for those that have no other bytes.
    std::optional<ListBytes> known;
};

/// Which strings of a call are looked at. To look at a long list of pairs takes as long as to
/// compare them: what they come from is read once more. A sample tells nearly always as much.
enum class SymbolsOf { All, Sample };

/// What is asked of all strings of a call at first.
struct ListShape {
    LengthRange a, b;
    std::uint64_t symbols = 0;
    bool any_wide = false;

    /// Of all strings.
    LengthRange sizes() const {
        LengthRange both = a;
        both.take(b);
        return both;
    }
    /// Whether all `a` have one length, and all `b`.
    bool is_even() const { return a.least == a.most && b.least == b.most; }

    void take_a(SymbolSpan text) { take(a, text); }
    void take_b(SymbolSpan text) { take(b, text); }
    void take(const ListShape& other) {
        a.take(other.a);
        b.take(other.b);
        symbols += other.symbols;
        any_wide |= other.any_wide;
    }

private:
    void take(LengthRange& lengths, SymbolSpan text) {
        lengths.take(text.size());
        symbols += text.size();
        any_wide |= text.is_wide();
    }
};
ListShape shape_of(std::span<const SymbolSpan> a, std::span<const SymbolSpan> b);

/// Of the strings of a call, which `a` and `b` have to outlive, and of which `shape` is told. A
/// sample is of pairs, of which there are as many `a` as `b`; of few pairs, and of wide symbols, it
/// is all. Errors: those of `CodeSource::code`; no memory (environment).
Result<CallSymbols> symbols_of(JobTeam& team, const CodeSource& source,
                               const Recurrence& recurrence, std::span<const SymbolSpan> a,
                               std::span<const SymbolSpan> b, const ListShape& shape,
                               SymbolsOf which);

}  // namespace minterm
