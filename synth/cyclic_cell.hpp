// SPDX-License-Identifier: Apache-2.0
//
// A delay cell for words whose bits are rows of patterns: a column of many patterns in one step.
//
// Note [Cyclic cells]. Here a column is a step in time and rows lie in a word, so what a cell reads
// (Note [Delay cells] in delay_cell.hpp) is at hand whatever the recurrence: the row's own past is
// the word of the step before, the diagonal neighbour is that word moved by one row, the neighbour
// above is the new word moved by one row. Planes are computed in an order in which each reads above
// only those before it, so that nothing is a chain of rows.
//
// Moves take in zeros, and what they take in is row 0. So a plane is kept complemented when it is
// true in row 0: the Boolean plane of Shift-Or becomes "does not match" and its AND an OR, which is
// where the algorithm's name comes from. Predicates are masks that depend on a byte of the text
// only; whether a mask says "match" or "differs" is chosen by the gates that it saves.
//
// Patterns shorter than others need rows that change nothing: rows which are row 0, whatever the
// text. `padding` says which masks do that (Kusudo, Ino and Hagihara 2013 call them dummy bits).
#pragma once

#include <cstddef>
#include <vector>

#include "minterm/result.hpp"
#include "synth/cell_library.hpp"
#include "synth/delay_cell.hpp"
#include "synth/mapped_network.hpp"

namespace minterm {

/// The logic of a plane as gates. Inputs are those of the delay cell in the polarity that is kept.
struct CyclicLogic {
    std::vector<DelayInput> inputs;
    MappedNetwork gates;  ///< one output
};

struct CyclicCell {
    std::vector<bool> complemented;   ///< by plane: kept as its complement
    std::vector<bool> mask_is_match;  ///< by predicate; else the mask says "differs"
    std::vector<bool> padding;        ///< by predicate: what it is in rows that are row 0
    std::vector<std::size_t> order;   ///< of planes: each reads above only those before it
    std::vector<CyclicLogic> logic;   ///< by plane
    CyclicLogic report;               ///< reads planes of the last row as Above
    bool report_is_complemented = false;
    CyclicLogic gather;  ///< of two reports: whether either is set, in the report's polarity
    int gates = 0;       ///< instructions a step, moves not counted
};

/// Errors (user): planes read each other above in a circle; no value of the predicates makes a row
/// below row 0 like it, so that patterns of different lengths cannot lie side by side.
Result<CyclicCell> derive_cyclic_cell(const DelayCell& cell, const CellLibrary& library);

/// So many symbols before a column decide what a pattern of `rows` rows reports there, the column's
/// own not counted: the delays on the longest way from a predicate to the last row. O(rows *
/// planes).
std::size_t delay_memory(const DelayCell& cell, std::size_t rows);

}  // namespace minterm
