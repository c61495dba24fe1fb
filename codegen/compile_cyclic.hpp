// SPDX-License-Identifier: Apache-2.0
//
// Delay cell and patterns -> cyclic kernel and its masks. Patterns are data here: what is compiled
// depends on how many there are and on the longest, so that it is nearly always on disk already.
#pragma once

#include "codegen/code_source.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"
#include "runtime/search/cyclic_driver.hpp"
#include "synth/delay_cell.hpp"
#include "synth/pattern_network.hpp"

namespace minterm {

struct CompiledCyclic {
    KernelCode code;
    CyclicPatterns patterns;
    int gates = 0;  ///< instructions a column and word, moves not counted
};

/// `recurrence` is what `cell` was derived from. `parts`: no bit crosses 64 bits. Errors (user):
/// what `derive_cyclic_cell` refuses; with `parts` a pattern that does not fit 64 bits, by its
/// number among those of `symbols`; a pattern of more rows than kLongestChain words have bits.
Result<CompiledCyclic> compile_cyclic(const Recurrence& recurrence, const DelayCell& cell,
                                      const PatternSymbols& symbols, bool parts,
                                      const CodeSource& source);

}  // namespace minterm
