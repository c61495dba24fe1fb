// SPDX-License-Identifier: Apache-2.0
//
// The names under which kernels are kept, in an engine and on disk.
#pragma once

#include <string>

#include "codegen/compile.hpp"
#include "codegen/target.hpp"
#include "synth/recurrence.hpp"
#include "synth/symbols.hpp"

namespace minterm {

/// Everything that the kernels of one target and layout differ by.
std::string kernel_key(const Recurrence& recurrence, const SymbolLogic& symbols);

/// Everything about a kernel that machine code of a target depends on: the cell as a function, its
/// codes and gates; the symbol logic; and `layout`, which says the rest that a layout takes.
/// Recurrences with the same cell share their code.
std::string code_key(const SolvedRecurrence& solved, const SymbolLogic& symbols,
                     const Target& target, const std::string& layout);

/// The same for the column layout, whose codes and gates follow from what is named here: the cell
/// as a function, the codes that the search begins with, and those that the spec gives.
std::string column_code_key(const Flows& flows, const Encoding& usual, const GivenEdges& given,
                            const SymbolLogic& symbols, const Target& target,
                            const std::string& layout);

}  // namespace minterm
