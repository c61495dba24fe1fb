// SPDX-License-Identifier: Apache-2.0
//
// Cost of an alignment of one pair: which way through the matrix is the cheapest, and that way.
//
// Note [Ways through the matrix]. In this order:
//   1. Equal symbols at the end (and at the beginning, if no alignment is wanted) are set aside.
//   2. Furthest-reaching points with diagonals dropped that lag behind give a cost U that some
//      alignment has, in time O(U * lag) whatever the lengths: for pairs that differ by edits
//      spread over their length it is nearly always the distance.
//      Where they lost it, in a gap longer than the lag, and where costs are not units, bands that
//      are a little wider find better ones: as long as the band for the proof would take several
//      times as long. For an infix they
//      start where the first strip of rows fits best.
//   3. The distance is proved by exact furthest-reaching points, U^2 / 2 of them or, where seeds
//      know s of the edits (runtime/pair/seed_bound.hpp), U (U - s), or by a band
//      (runtime/pair/band_driver.hpp), about m * U / 2 cells, whichever is expected to be faster.
//      The expectation counts points and cells with measured constants, and the compilation of a
//      kernel that is not there yet, or the time to load one that is kept on disk.
// A bound k given by the user is one more U. It never changes an answer that it allows.
//
// All this is about costs; what the recurrence says is made of them in the end (ValueMap).
#pragma once

#include "codegen/alignment_model.hpp"
#include "codegen/kernel_cache.hpp"
#include "codegen/run_result.hpp"
#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"

namespace minterm {

/// Runs `recurrence` for which `model` was found, on two strings that are not empty;
/// alignments only of models that have them. Time O(m n / word bits) at worst, O((m + n) + U^2)
/// or O(m U / word bits) for costs about U; memory O(m + n), and at most `most_row_bytes` more for
/// alignments. Errors as `Engine::run`.
Result<RunResult> run_edit_distance(KernelCache& kernels, const Recurrence& recurrence,
                                    const AlignmentModel& model, SymbolSpan a, SymbolSpan b,
                                    const RunOptions& options);

}  // namespace minterm
