// SPDX-License-Identifier: Apache-2.0
//
// The pipeline with the column layout at its end.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "codegen/column.hpp"
#include "codegen/kernel_program.hpp"
#include "codegen/stage_time.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"
#include "runtime/kernel_abi.hpp"
#include "synth/column_cell.hpp"
#include "synth/flows.hpp"
#include "synth/recurrence.hpp"
#include "synth/symbols.hpp"

namespace minterm {

/// What kernels of the column layout share: all that is known of a recurrence before its symbols.
struct ColumnRecurrence {
    Recurrence recurrence;  ///< of reach one
    Flows flows;
    std::optional<std::vector<ColumnStep>> steps;  ///< `column_steps`
    std::optional<ColumnCell> cell;                ///< solved when some code was not found on disk
};

/// A recurrence as it was written, without its cell. Errors: those of `lower_reach` and `derive`.
Result<ColumnRecurrence> column_recurrence(const Recurrence& as_written);

/// What a run needs of a recurrence beside its kernel.
struct ColumnCodes {
    Encoding encoding;
    std::vector<bool> mask_is_match;
    int operations = 0;  ///< of one word, without symbols that are compared in the kernel

    bool operator==(const ColumnCodes&) const = default;
};

/// The codes as numbers that can be kept with machine code, and back: nothing if they are not codes
/// of these flows.
std::vector<std::int64_t> numbers_of(const ColumnCodes& codes);
std::optional<ColumnCodes> codes_of(const std::vector<std::int64_t>& numbers, const Flows& flows);

/// Whether a kernel of so many words is given its masks by a table: it has to stay in the cache.
bool has_mask_table(const SymbolLogic& symbols, const Target& target, int words);

/// The kernel as drivers see it, its functions still missing.
ColumnKernel column_kernel(const ColumnCodes& codes, const SymbolLogic& symbols,
                           const Target& target, int words);

/// Everything that a recurrence became.
struct CompiledColumn {
    ColumnCodes codes;
    ColumnLayout layout;    ///< the cell in it
    KernelProgram program;  ///< function `sweep`
    std::vector<StageTime> times;
};

/// Solves the cell if it is not there yet -> kernel program of `words` words. With masks that are
/// computed in the kernel the whole is verified once more, symbols included. Errors: those of
/// `solve_column_cell`.
Result<CompiledColumn> compile_column(ColumnRecurrence& solved, const Target& target,
                                      const SymbolLogic& symbols, int words);

}  // namespace minterm
