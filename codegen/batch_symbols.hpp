// SPDX-License-Identifier: Apache-2.0
//
// The strings of a batch -> the bits of their symbols that kernels compare.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "codegen/code_source.hpp"
#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/batch_driver.hpp"
#include "synth/recurrence.hpp"
#include "synth/symbols.hpp"

namespace minterm {

/// Texts of wide symbols one behind the other, and then as codes.
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
};

/// Of all strings of a call; `a` and `b` have to outlive it. Errors: those of `CodeSource::code`.
Result<CallSymbols> symbols_of(const CodeSource& source, const Recurrence& recurrence,
                               std::span<const SymbolSpan> a, std::span<const SymbolSpan> b);

}  // namespace minterm
