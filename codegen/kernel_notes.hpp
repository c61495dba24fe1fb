// SPDX-License-Identifier: Apache-2.0
//
// What someone who calls the functions of an emitted kernel has to know: which code means what,
// which bit lies where, what to call in which order, and where the answer is.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "codegen/compile.hpp"
#include "codegen/compile_column.hpp"
#include "codegen/target.hpp"
#include "synth/symbols.hpp"

namespace minterm {

/// The symbols that a kernel is made for.
struct KernelSymbols {
    SymbolCoding coding;
    std::string letters;  ///< ascending; empty: all of so many planes, each its own code
};

/// For people, and for programs: names without the prefix that a header gives them.
struct KernelNotes {
    std::string text;  ///< lines, indented where they are a list
    std::vector<std::pair<std::string, std::int64_t>> numbers;
    std::vector<std::pair<std::string, std::string>> lists;  ///< as C writes them: {0, 1}
};

/// Of functions `edge` and `steady`; `has_tap`: and of those with `tap`. Deterministic.
KernelNotes wavefront_notes(const Compiled& compiled, const Target& target,
                            const KernelSymbols& symbols, bool has_tap);

/// Of the function `sweep`. Deterministic.
KernelNotes column_notes(const ColumnRecurrence& solved, const CompiledColumn& compiled,
                         const Target& target, const KernelSymbols& symbols);

/// Where the formulas of a cell begin: "levenshtein.dp:11", "affine.dp:14-22" of several tables;
/// without folders, so that it is the same anywhere. Empty: the recurrence was not read from a
/// text.
std::string cell_place(const Recurrence& recurrence);

}  // namespace minterm
