// SPDX-License-Identifier: Apache-2.0
//
// From a recurrence to the finite set of values that cross the edges of a cell, and the cell as a
// function between them.
//
// Note [Flows]. Cell (i,j) has four edges. From the left enters what column j-1 says about row i,
// from above what row i-1 says about column j; the same two kinds leave to the right and below.
//
// In the absolute domain the values of the tables flow. In the difference domain (only where adding
// a constant to every integer that is read adds it to every integer result) integers flow relative
// to the base table's diagonal neighbour B[i-1][j-1], which makes the vertical flow of edit
// distance D[i][j-1] - D[i-1][j-1] and its horizontal flow D[i-1][j] - D[i-1][j-1]. The base is the
// table of the answer, so that the answer is a sum of differences (the first integer table when the
// answer is Boolean); Booleans flow as they are in either domain.
//
// Either way an edge carries a tuple of components, tables in order, and only those that somebody
// needs:
//   vertical    Left(T)      where T[i][j-1] is read, and for the base;
//               Diagonal(T)  where T[i-1][j-1] is read, unless it is the base of differences (0);
//   horizontal  Above(T)     where T[i-1][j] or T[i-1][j-1] is read (the diagonal neighbour of the
//                            next cell comes from above), for the base, and for every table that
//                            the answer looks at in the last row.
// A cell may need nothing from one side: that edge carries the empty tuple, one value.
//
// Out of cell (i,j) leaves what cell (i,j+1) and cell (i+1,j) expect. With d = B[i-1][j] and
// e = B[i][j-1] relative to the old base, Left(T)' = T[i][j] - d, Diagonal(T)' = T[i-1][j] - d,
// Above(T)' = T[i][j] - e.
//
// The sets are the closure of the boundary's tuples under the cell, over those pairs of tuples that
// can meet (Note [Meeting]). Derivation stops with an error when a set passes
// `DeriveParams::value_limit`.
//
// Note [Limits]. Where a table is read only as min(T + x, B + y) with the base B at the same place,
// all its values from B + (y - x) on are the same, and T is told as min(T, B + (y - x)). (With max,
// values from there down.) So a boundary may call a gap that cannot exist "infinite": any great
// number will do, up to the row or column in which the base comes near it.
//
// Note [Meeting]. The tuples v from the left and h from above of one cell both know the cells
// around (i-1,j-1), so not every pair meets. What is kept out rests on two facts:
//   - Differences of neighbouring values are bounded in every matrix; the bounds are found by
//     induction over all tables together (difference_bounds.hpp). No pair meets that breaks them.
//   - When (v,h) meets in cell (i-1,j-1) and (v',h') comes out, then cell (i,j-1) is entered by h'
//     and some w that h' meets, and cell (i-1,j) by v' and some g that v' meets. What comes out of
//     those two is what meets in cell (i,j); nothing else does (meeting_pairs.hpp).
// Pairs that are left out are don't-cares of the cell: tabulate and verify_cell ask nothing of
// them. That is safe because every cell of every block is a cell of a matrix that starts at the
// boundary, whatever blocks it was cut into. A kernel also computes cells that are none: lanes
// below the last row, and rows that have no column yet or none any more. They may be fed any pair,
// codes of no value included, and may give anything out; no cell of the matrix reads that, because
// lanes below the last row flow further down only, and a row without a column holds its vertical
// flow and gives its horizontal flow to a row that has no column either.
//
// Note [Merging]. Tuples that no continuation of the matrix and no answer can tell apart are one
// flow value, which is written as the least of them (merge_flows.hpp); `EdgeFlow::known` lists the
// others, and `find` knows them.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "minterm/result.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

enum class FlowDomain { Absolute, Difference };

/// Which neighbour of the cell a component comes from.
enum class Neighbour { Left, Above, Diagonal };

struct FlowComponent {
    std::uint32_t table = 0;
    Neighbour neighbour = Neighbour::Above;

    bool operator==(const FlowComponent&) const = default;
};

/// One tuple, component by component.
using FlowValue = std::vector<std::int64_t>;

/// Index of a tuple in `EdgeFlow::values`.
using FlowIndex = std::uint16_t;

/// A component that matters only up to base + offset: Note [Limits].
struct FlowLimit {
    std::size_t component = 0;
    int against = -1;  ///< the base's component at the same place; -1: it is 0 there
    std::int64_t offset = 0;
    bool at_most = true;  ///< false: at least

    bool operator==(const FlowLimit&) const = default;
};

/// A tuple that occurs, and the flow value that stands for it.
struct KnownTuple {
    FlowValue tuple;
    FlowIndex index = 0;

    bool operator==(const KnownTuple&) const = default;
};

/// The flow across one kind of edge.
struct EdgeFlow {
    std::vector<FlowComponent> components;
    std::vector<FlowValue> values;  ///< ascending
    std::vector<FlowLimit> limits;  ///< tuples are told after these
    std::vector<KnownTuple> known;  ///< ascending, all tuples; empty when these are the values

    bool operator==(const EdgeFlow&) const = default;
};

struct CellResult {
    FlowIndex vertical = 0;    ///< leaves to the right
    FlowIndex horizontal = 0;  ///< leaves below

    bool operator==(const CellResult&) const = default;
};

struct Flows {
    FlowDomain domain = FlowDomain::Difference;
    std::uint32_t base = 0;  ///< the table whose diagonal differences are relative to
    EdgeFlow vertical;
    EdgeFlow horizontal;
    int relations = 0;  ///< how many predicates the cell sees
    /// `cell[(v * horizontal.values.size() + h) << relations | predicates]`, predicate r in bit r.
    std::vector<CellResult> cell;
    /// `meets[v * horizontal.values.size() + h]`: whether the two ever enter one cell. Where they
    /// do not, `cell` says {0, 0}. Empty when all do.
    std::vector<bool> meets;
    /// How long a and b may be: where something catches up with the great number that a boundary
    /// formula has for "infinite", its tuples become others.
    std::int64_t most_rows = INT64_MAX;
    std::int64_t most_cols = INT64_MAX;

    bool can_meet(FlowIndex v, FlowIndex h) const {
        return meets.empty() || meets[std::size_t{v} * horizontal.values.size() + h];
    }
    const CellResult& at(FlowIndex v, FlowIndex h, unsigned predicates) const {
        return cell[(std::size_t{v} * horizontal.values.size() + h) << relations | predicates];
    }
    bool operator==(const Flows&) const = default;
};

/// More predicates than this in one recurrence are refused: the cell's table doubles with each.
inline constexpr int kMaxRelations = 6;

struct DeriveParams {
    std::size_t value_limit = 256;  ///< most flow values on an edge
    /// How many cells of a boundary seed the closure when its formula is not piecewise linear in
    /// the index (it multiplies the index by itself); all of them do when it is.
    std::size_t boundary_probe = 4096;
};

/// Derives the flows of a recurrence of reach one (`lower_reach`). Chooses the difference domain
/// for a translation-invariant recurrence with an integer table; the absolute one otherwise, and
/// where differences turn out unbounded while values are not. Errors (FailureKind::User, with the
/// place of the formula): the cell depends on i or j; differences or values are unbounded (names
/// those that kept growing); the value limit; too many predicates.
Result<Flows> derive(const Recurrence& recurrence, const DeriveParams& params = {});

/// The tuple that enters row `i` (1-based) at column 0, and the one that enters column `j` at row
/// 0: what the boundary formulas say. A pure function of the recurrence; the caller looks the tuple
/// up with `find` and reports a boundary that is outside the derived sets.
FlowValue left_boundary(const Recurrence& recurrence, const Flows& flows, std::int64_t i);
FlowValue top_boundary(const Recurrence& recurrence, const Flows& flows, std::int64_t j);

/// Index of the flow value that stands for a tuple, or -1 where the tuple cannot occur.
int find(const EdgeFlow& edge, const FlowValue& value);

/// Pairs of a vertical and a horizontal value that enter a cell and leave it the same, with all
/// predicates holding (the inputs c of its truth table are 0 there); ascending.
std::vector<std::pair<FlowIndex, FlowIndex>> fixed_points(const Flows& flows);

std::vector<std::string> check(const Flows& flows);
/// `(1, -1)`; `1` where it is one number.
std::string print_tuple(const FlowValue& value);
/// `D[i][j-1] - D[i-1][j-1]`: what a component of an edge's tuples is, for people.
std::string print_component(const Recurrence& recurrence, const Flows& flows,
                            const FlowComponent& component);
std::string print_flows(const Recurrence& recurrence, const Flows& flows);

}  // namespace minterm
