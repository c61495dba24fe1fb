// SPDX-License-Identifier: Apache-2.0
//
// The pipeline, top to bottom: `compile()` is the data flow of the whole project as one function.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "codegen/kernel_program.hpp"
#include "codegen/stage_time.hpp"
#include "codegen/target.hpp"
#include "codegen/wavefront.hpp"
#include "minterm/result.hpp"
#include "synth/cover.hpp"
#include "synth/exact_synthesis.hpp"
#include "synth/flows.hpp"
#include "synth/map.hpp"
#include "synth/mapped_network.hpp"
#include "synth/network.hpp"
#include "synth/recurrence.hpp"
#include "synth/solve_cell.hpp"
#include "synth/symbols.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

struct CompileParams {
    SymbolLogic symbols;  ///< how the symbols arrive; `dna_symbols()` is what the CLI shows
    int rows = 0;         ///< K of the wavefront layout; 0: what `best_rows` says
    /// The gates to map to; null: the target's. With others the program is for reading only: a
    /// kernel of this target would take more instructions than the figures say.
    const CellLibrary* library = nullptr;
    CellParams cell;  ///< where the cell may come from, and how long a better one is looked for
};

/// The first half of the way: what a run needs of a recurrence beside its kernel, and what the
/// kernel is made from. Under a millisecond where the cell is known.
struct SolvedRecurrence {
    Recurrence recurrence;  ///< what was compiled, with reach one: what `flows` is about
    Flows flows;
    SolvedCell cell;  ///< codes, and gates over v.. h.. c..
    std::vector<StageTime> times;
};

/// Everything a recurrence became on the way to machine code, which is made from `program` by
/// `compile_kernel` (codegen/jit.hpp).
struct Compiled : SolvedRecurrence {
    SymbolLogic symbols;   ///< how they arrive
    TruthTable table;      ///< what `cell` implements, with its don't-cares
    MappedNetwork mapped;  ///< with the symbol logic inside, inputs v.. h.. a.. b..; verified
                           ///< against the recurrence
    WavefrontCell
        layout_cell;  ///< what the layout takes: `mapped`, and the same held at the strip's ends
    int rows = 1;     ///< K that was chosen
    KernelProgram program;  ///< the wavefront kernel: functions `edge` and `steady`
};

/// The stages up to the cell.
Result<SolvedRecurrence> solve_recurrence(const Recurrence& recurrence, const Target& target,
                                          const CompileParams& params);

/// The stages after the cell, for the same target and parameters. Every cell is verified on every
/// care minterm before it is returned.
Result<Compiled> compile(SolvedRecurrence solved, const Target& target,
                         const CompileParams& params);

/// All stages in order.
Result<Compiled> compile(const Recurrence& recurrence, const Target& target,
                         const CompileParams& params);

/// The cell with the outcomes of its predicates as inputs, for layouts that read them.
struct MaskedCell {
    MappedNetwork cell;      ///< inputs v.. h.. c..; outputs v'.. h'..
    MappedNetwork held;      ///< the same with one more input, `active`
    MappedNetwork mismatch;  ///< inputs a.. b..; outputs c..
};

/// Verified like the cell with the symbols inside. Error: a cell that is wrong (internal).
Result<MaskedCell> mask_cell(const Compiled& compiled, const CellLibrary& library);

/// The same wavefront kernel with letter masks (codegen/wavefront.hpp). Codes of b's symbols have 1
/// to `letter_masks::kMostPlanes` planes. Errors: those of `mask_cell`.
Result<Compiled> with_letter_masks(Compiled compiled, const Target& target);

/// The same for a raw truth table: minimise, build, map, verify; no kernel. `synthesize`, unless it
/// is null, looks for fewer gates for as long as `exact` says, up to eight inputs.
struct CompiledTable {
    Cover cover;
    Network network;
    MappedNetwork mapped;
    int lower_bound = 0;  ///< no network of these gates costs less: proved
    std::vector<StageTime> times;
};
Result<CompiledTable> compile_table(const TruthTable& table, const CellLibrary& library,
                                    const MapParams& params, const ExactParams& exact = {},
                                    TableSynthesis synthesize = nullptr);

}  // namespace minterm
