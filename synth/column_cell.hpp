// SPDX-License-Identifier: Apache-2.0
//
// A cell as the column layout needs it: codes, and gates that compute one row of one column when
// what comes from the row above comes by additions.
//
// Note [Columns]. The column layout has a row in each bit of a long number and computes a whole
// column in one step, so what leaves row r downwards enters row r + 1 within the step. A horizontal
// plane p can do that in two ways. Let a plane be *resolved* when what enters every row is known.
//
//   shift  What leaves a row is a function x of the vertical flow, the predicates and resolved
//          planes. Then it is known for all rows at once, and enters one row further down: the
//          number x moved by one place.
//   chain  It is a function of those and of what enters in p itself, and that function is, row by
//          row, one of three: the row *kills* (0 leaves), *generates* (1 leaves) or *propagates*
//          (what enters leaves). Then it is the carry of an addition A + B (kill: both 0, generate:
//          both 1, propagate: one of them 1, whichever), and of the sum S bit r is A xor B xor what
//          enters row r. A row that inverts would need another code: the complement of one row's
//          output is another row's input.
//
// Every plane that is resolved may help to resolve others, never hinder it, so taking whatever can
// be taken finds an order if there is one; shifts come before chains, because an addition costs
// more. With h = +1 and h = -1 as planes of Levenshtein's horizontal flow the second is a chain and
// then the first a shift, which is Myers' (1999) and Hyyro's (2003) algorithm; the one plane of the
// longest common subsequence is a chain, V' = (V + (V & M)) | (V & ~M), which is that of Crochemore
// et al. (2001) and Hyyro (2004).
//
// Codes decide whether there is an order. Cells of string distances let more out below when more
// comes in from above, and then the planes "h is at least x" (a thermometer code) never invert.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "minterm/result.hpp"
#include "synth/cell_library.hpp"
#include "synth/column_order.hpp"
#include "synth/encoding.hpp"
#include "synth/flows.hpp"
#include "synth/mapped_network.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

struct ColumnCell {
    Encoding encoding;
    /// By predicate: its mask is 1 where it holds (input `m..`), or else where it does not (`c..`).
    std::vector<bool> mask_is_match;
    std::vector<ColumnStep> steps;  ///< one a horizontal plane, in the order in which they resolve
    /// Inputs: the vertical planes `v0 ..`, the masks, and of each step k what it resolves, `s{k}`:
    /// the sum of a chain, or the moved number of a shift. Outputs: of each step what goes into it,
    /// `a{k}` and `b{k}` of a chain or `x{k}` of a shift; then `v0' ..`. What goes into step k
    /// looks at no `s{l}` with l >= k.
    MappedNetwork network;

    int chains() const;
    /// Word operations of a row: gates and one for each step.
    int operations(const CellLibrary& library) const;
    bool operator==(const ColumnCell&) const = default;
};

/// The steps of the cell that `solve_column_cell` would find, or some with as few chains, without
/// looking for gates; nothing where it would refuse. A millisecond or less for small cells.
std::optional<std::vector<ColumnStep>> column_steps(const Recurrence& recurrence,
                                                    const Flows& flows);

/// Finds codes, an order of steps, addends and gates (Note [Columns]): some tens of encodings (all
/// of one bit, thermometer codes, and for the vertical flow all of two bits; a spec's own codes
/// stay), every order and either mask are tried with quickly mapped gates, up to a number of steps,
/// and the cheapest few mapped in earnest. Fewer chains come first, then fewer operations. The
/// result is verified against the recurrence (`verify_column_cell`). Some ten milliseconds for
/// edges of one bit, a tenth of a second for two bits, a second or two for four. Deterministic.
/// Errors (user): the recurrence cannot be done so, with the reason for each plane.
Result<ColumnCell> solve_column_cell(const Recurrence& recurrence, const Flows& flows,
                                     const CellLibrary& library);

/// The gates in the order of the steps: `[k]` are the numbers of those that step k needs and no
/// earlier one, the last entry those of the vertical planes. Ascending.
std::vector<std::vector<std::uint32_t>> gates_by_step(const ColumnCell& cell);

/// One row as an ordinary cell, inputs v.. h.. c.. and outputs v'.. h'.. as `tabulate` names them:
/// the carry and the sum of each chain are gates here. (A gate may have a function that no library
/// has.)
MappedNetwork one_row(const ColumnCell& cell);

/// Violated invariants (ports, an input of a step that is resolved later), in words.
std::vector<std::string> check(const ColumnCell& cell, const CellLibrary& library);

std::string print_column_cell(const ColumnCell& cell, const CellLibrary& library);

}  // namespace minterm
