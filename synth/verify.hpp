// SPDX-License-Identifier: Apache-2.0
//
// The proof that a mapped cell is the recurrence: every combination of codes that can occur, every
// pair of symbol codes, compared with the recurrence itself (not with the table that the
// minimiser saw).
#pragma once

#include "minterm/result.hpp"
#include "synth/cell_library.hpp"
#include "synth/column_cell.hpp"
#include "synth/encoding.hpp"
#include "synth/flows.hpp"
#include "synth/mapped_network.hpp"
#include "synth/recurrence.hpp"
#include "synth/symbols.hpp"

namespace minterm {

/// The inputs of `cell` must be the vertical planes, the horizontal planes, `a0 ..`, `b0 ..`, and
/// its outputs the vertical and horizontal planes that leave. Fails (FailureKind::Internal) with
/// the first combination on which the cell is wrong, or when a value that is not carried along an
/// edge would make a difference. Cost: 2^inputs / 64 word steps a gate. Comparisons that are
/// kept apart (`is_kept_apart`) are proved by decision diagrams instead: that the cell looks at
/// nothing but whether the symbols match.
Status verify_cell(const Recurrence& recurrence, const Flows& flows, const Encoding& encoding,
                   const SymbolLogic& symbols, const MappedNetwork& cell);

/// For a cell without symbol logic (inputs and outputs as `tabulate` names them): on every pair of
/// codes that stand for values that meet, and for every outcome of the predicates, what leaves is a
/// code of the value that `flows` say. Fails (FailureKind::Internal) with the first minterm that is
/// wrong.
Status verify_flows(const Flows& flows, const Encoding& encoding, const MappedNetwork& cell);

/// For a cell of the column layout: one row of it, what carries are worth included, as
/// `verify_cell` proves an ordinary cell; every combination of codes that meet, entering planes and
/// outcomes of the predicates. Also that no step looks at what is resolved after it (`check`).
/// Fails (FailureKind::Internal).
Status verify_column_cell(const Recurrence& recurrence, const Flows& flows, const ColumnCell& cell,
                          const CellLibrary& library);

/// For raw truth tables: the mapped network agrees with `table` wherever it cares.
Status verify_table(const TruthTable& table, const MappedNetwork& mapped);

}  // namespace minterm
