// SPDX-License-Identifier: Apache-2.0
//
// Every query with every target: which groups of targets meet which queries, in which order, and
// which pairs are told twice.
#pragma once

#include "codegen/batch_call.hpp"
#include "codegen/batch_engine.hpp"
#include "minterm/result.hpp"

namespace minterm {

/// Runs all pairs of `call.a`, the queries, and `call.b`, the targets. Adds to the report what was
/// computed. Errors: those of a pair that is run by itself; stopped by `consumer` (environment).
Status run_matrix(const BatchCall& call, const MatrixConsumer& consumer, BatchReport& report);

}  // namespace minterm
