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
    std::size_t longest_a = 0;
    std::size_t longest_b = 0;
    bool any_wide = false;

    void take(SymbolSpan x, SymbolSpan y) {
        longest_a = std::max(longest_a, x.size());
        longest_b = std::max(longest_b, y.size());
        any_wide |= x.is_wide() || y.is_wide();
    }
};
ListShape shape_of(std::span<const SymbolSpan> a, std::span<const SymbolSpan> b);

/// Of the strings of a call, which `a` and `b` have to outlive. A sample is of pairs, of which
/// there are as many `a` as `b`; of few pairs, and of wide symbols, it is all. Errors: those of
/// `CodeSource::code`.
Result<CallSymbols> symbols_of(const CodeSource& source, const Recurrence& recurrence,
                               std::span<const SymbolSpan> a, std::span<const SymbolSpan> b,
                               bool any_wide, SymbolsOf which);

}  // namespace minterm
