// SPDX-License-Identifier: Apache-2.0
//
// The pipeline with the batch layout at its end: `compile` does the stages that layouts share.
#pragma once

#include <vector>

#include "codegen/batch.hpp"
#include "codegen/block_edges.hpp"
#include "codegen/compile.hpp"
#include "codegen/kernel_program.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"

namespace minterm {

/// Where a cell has its predicates from.
enum class PredicateSource {
    Symbols,  ///< planes of both symbols, compared in the cell: every pair its own strings
    Masks     ///< memory: one string against many
};

struct BatchParams {
    PredicateSource predicates = PredicateSource::Symbols;
    std::vector<int> heights;  ///< of tiles; empty: what suits the target, and 1
};

struct CompiledBatch {
    Compiled stages;
    RightEdgeAnswer answer;  ///< what codes of the right edge add to it
    BatchCell cell;
    std::vector<int> heights;       ///< of tiles, descending
    std::int64_t most_rows_summed;  ///< so many greatest numbers fit the counters
    KernelProgram program;
};

/// What codes of the right edge add to the answer. Errors: it cannot be read off that edge (user).
Result<RightEdgeAnswer> batch_answer(const SolvedRecurrence& solved);

/// The stages after the cell. Errors: those of `compile` and of `batch_answer`.
Result<CompiledBatch> compile_batch(SolvedRecurrence solved, const Target& target,
                                    const CompileParams& params, const BatchParams& batch);

}  // namespace minterm
