// SPDX-License-Identifier: Apache-2.0
//
// Delay cell and patterns -> cyclic kernel and its masks. Patterns are data here: what is compiled
// depends on how many there are and on the longest, so that it is nearly always on disk already.
#pragma once

#include <functional>
#include <string>

#include "codegen/code_source.hpp"
#include "codegen/cyclic.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"
#include "runtime/search/cyclic_driver.hpp"
#include "synth/cyclic_cell.hpp"
#include "synth/delay_cell.hpp"
#include "synth/pattern_network.hpp"

namespace minterm {

struct CompiledCyclic {
    KernelCode code;
    CyclicPatterns patterns;
    int gates = 0;  ///< instructions a column and word, moves not counted

    void take_code(KernelCode got);
};

/// All but the code of a kernel.
struct CyclicPlan {
    CyclicCell cell;
    CyclicShape shape;
    CyclicPatterns patterns;
    std::string key;  ///< what the kernel's code depends on, except for what makes it
    KernelProgram program(const std::string& name, const DelayCell& delays) const {
        return layout_cyclic(name, delays, cell, shape);
    }
};
/// Of so many patterns, the longest of `rows` rows, where columns depend on `memory` before them.
using ChooseCyclicShape =
    std::function<Result<CyclicShape>(std::size_t count, std::size_t rows, std::size_t memory)>;

/// As `compile_cyclic`, in the shape that `choose` says. Errors (user): the same, and its.
Result<CyclicPlan> plan_cyclic(const Recurrence& recurrence, const DelayCell& cell,
                               const PatternSymbols& symbols, bool parts, const Target& target,
                               const ChooseCyclicShape& choose);

/// `recurrence` is what `cell` was derived from. `parts`: no bit crosses 64 bits. Errors (user):
/// what `derive_cyclic_cell` refuses; with `parts` a pattern that does not fit 64 bits, by its
/// number among those of `symbols`; a pattern of more rows than kLongestChain words have bits. The
/// code may be late.
Result<CompiledCyclic> compile_cyclic(const Recurrence& recurrence, const DelayCell& cell,
                                      const PatternSymbols& symbols, bool parts,
                                      const CodeSource& source);

}  // namespace minterm
