// SPDX-License-Identifier: Apache-2.0
//
// A longest common subsequence of one pair, as an alignment without mismatches, whatever the
// symbols are: two genomes, or two files with a million different lines.
//
// Note [Rare symbols]. What `Engine` does costs the same whatever the symbols are. Lines and words
// are rare, most of them, and that saves work:
//   1. Symbols that the other side does not have are set aside
//      (runtime/symbols/shared_symbols.hpp). Of a thousand lines that were changed nearly all are
//      of this kind. Bytes stay as they are, for the engine, unless many can go.
//   2. Furthest-reaching points are tried on the rest as long as that costs little beside the next
//      way, or, if that is 4, beside what it takes to code symbols that are no bytes; for versions
//      of a file this is all.
//   3. Pairs of equal symbols alone (runtime/pair/hunt_szymanski.hpp), if there are few: then texts
//      that have nothing in common are fast, too.
//   4. Else the engine, on the rest.
// Points with a lag say what 4 would take. With a GPU for the engine it is said of the processor.
#pragma once

#include "codegen/engine.hpp"
#include "codegen/run_result.hpp"
#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// Runs `indel`, a recurrence for the indel distance from corner to corner: D = m + n - 2 LCS. With
/// `options.alignment` the matches of the alignment are a longest common subsequence; which of
/// several, and the order of what lies between two matches, are not said. Other relations than
/// plain equality, and `options` that choose a method, a mode or a bound, go to the engine at once.
/// Time O(m + n + min(r log n, D^2, m n / word bits)), r pairs of equal symbols; memory O(m + n)
/// and some 100 MB at most. `RunResult::layout` may also be "pairs". Errors: those of
/// `Engine::run`.
Result<RunResult> run_common_subsequence(Engine& engine, const Recurrence& indel, SymbolSpan a,
                                         SymbolSpan b, const RunOptions& options);

}  // namespace minterm
