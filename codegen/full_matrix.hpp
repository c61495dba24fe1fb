// SPDX-License-Identifier: Apache-2.0
//
// Every cell of the matrix of two strings, as one block, in the layout that is expected to be the
// faster one (codegen/layout_choice.hpp).
#pragma once

#include "codegen/kernel_cache.hpp"
#include "codegen/run_result.hpp"
#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// Runs any recurrence on two strings that are not empty. Time O(m n / word bits), memory O(m + n).
/// Errors as `Engine::run`; a recurrence that cannot be computed a column at a time, where
/// `options.layout` asks for it (user).
Result<RunResult> run_full_matrix(KernelCache& kernels, const Recurrence& recurrence, SymbolSpan a,
                                  SymbolSpan b, const RunOptions& options);

}  // namespace minterm
