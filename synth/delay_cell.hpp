// SPDX-License-Identifier: Apache-2.0
//
// A recurrence as a circuit in which columns are moments: the cell that the text-sliced layout
// unrolls over the rows of a pattern.
//
// Note [Delay cells]. In the absolute domain (Note [Flows] in flows.hpp) the values that cells have
// form a finite set. A cell is told as planes, "T[i][j] <= bound" for every value of T but the
// greatest (for a Boolean table T[i][j] itself), and what it reads are the planes of its
// neighbours. Row by row all columns of a text are computed at once, so that the neighbours to the
// left are planes of a row one column ago: delays. For the row above that is no problem, it is done
// already. For a row's own past it is one, unless the planes can be put in an order in which each
// is a function of the past of those before it: then the row is done plane by plane and no chain
// from column to column remains. "D[i][j] <= e" of k edits is such a function, because D[i][j-1] is
// only asked whether it is <= e - 1, which Wu and Manber (1992) found by thinking. Here it is found
// by asking, for each plane, whether two sets of neighbours that can occur and differ in the
// forbidden planes only ever have different results.
//
// Then every way from a symbol to a result passes a bounded number of delays, so a result depends
// on a bounded number of symbols before it: a text may be cut anywhere if the pieces overlap by
// that much, whatever the delays hold at first. Where all neighbours are diagonal ones, every row
// adds exactly one delay; no word needs to move then, because row i of m may look at the symbol m -
// i places ago instead.
#pragma once

#include <cstdint>
#include <vector>

#include "minterm/result.hpp"
#include "synth/flows.hpp"
#include "synth/network.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// One bit of what is told of a cell: "value of `table` <= bound", or, for a Boolean table, that it
/// is true.
struct CellPlane {
    std::uint32_t table = 0;
    std::int64_t bound = 0;

    bool operator==(const CellPlane&) const = default;
};

enum class DelaySource : std::uint8_t {
    Left,       ///< plane `index` of the same row, one column ago
    Above,      ///< plane `index` of the row above
    Diagonal,   ///< plane `index` of the row above, one column ago
    Predicate,  ///< whether predicate `index` of (a[i], b[j]) holds
};

/// What the logic of a plane reads.
struct DelayInput {
    DelaySource source = DelaySource::Above;
    std::uint32_t index = 0;

    bool operator==(const DelayInput&) const = default;
};

/// A function of few inputs.
struct DelayLogic {
    std::vector<DelayInput> inputs;
    Network network;  ///< one output; input i is `inputs[i]`
};

struct DelayCell {
    std::vector<CellPlane> planes;   ///< by table, then by bound
    std::vector<std::size_t> order;  ///< numbers of planes: each reads what is left of those before
    std::vector<DelayLogic> logic;   ///< by plane
    DelayLogic report;               ///< whether a column is reported; reads the last row as Above
    std::vector<bool> top;           ///< the planes of row 0, the same in all columns
    std::vector<std::size_t> costs;  ///< planes of the table that the report asks about, if that is
                                     ///< a number
    int relations = 0;
    bool diagonal = false;  ///< all planes read Diagonal and Predicate only
    /// The reported table is the unit-cost edit distance to substrings that end at a column, kept
    /// from growing: recognized by what the cell does. Then matches have a beginning to look for.
    bool unit_edits = false;
};

/// The cell of a recurrence of reach one that reports columns. The logic is compared with the
/// recurrence itself on everything that can meet. Errors (user, with the place of the formula): the
/// recurrence reports nothing; its values are not a finite set; row 0 is not the same in all
/// columns; a row's planes depend on each other's past in a circle, with the plane's name; a plane
/// depends on too many others.
Result<DelayCell> derive_delay_cell(const Recurrence& recurrence, const Flows& flows);

/// Whether column 0 stands for a text before which there is nothing: either it is what symbols
/// leave that match nothing, however many of them, in rows 1 .. `rows`; or, for a `diagonal` cell,
/// nothing that begins there is ever reported. Then kernels may begin anywhere before the text.
/// Error (user): neither.
Status check_first_column(const Recurrence& recurrence, const Flows& flows, const DelayCell& cell,
                          std::int64_t rows);

}  // namespace minterm
