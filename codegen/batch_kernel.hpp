// SPDX-License-Identifier: Apache-2.0
//
// A recurrence and how symbols arrive -> the batch kernel that can be called.
#pragma once

#include <optional>

#include "codegen/alignment_model.hpp"
#include "codegen/code_source.hpp"
#include "codegen/compile_batch.hpp"
#include "minterm/result.hpp"
#include "runtime/kernel_abi.hpp"
#include "synth/recurrence.hpp"
#include "synth/symbols.hpp"

namespace minterm {

/// A recurrence and the functions of its batch kernel.
struct LoadedBatch {
    SolvedRecurrence solved;
    RightEdgeAnswer answer;
    KernelCode code;
    BatchKernel kernel;
    std::optional<GapCosts> gaps;  ///< where gaps have them
};

/// Errors: those of `compile_batch` and of the code source.
Result<LoadedBatch> load_batch(const Recurrence& recurrence, const SymbolLogic& symbols,
                               PredicateSource predicates, const CodeSource& source);

}  // namespace minterm
