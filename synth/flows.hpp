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
// The sets are the closure of the boundary's tuples under the cell, all pairs of tuples with all
// combinations of predicates; what cannot meet in reality is not excluded. Derivation stops with an
// error when a set passes `DeriveParams::value_limit`.
#pragma once

#include <cstdint>
#include <string>
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

/// The flow across one kind of edge.
struct EdgeFlow {
    std::vector<FlowComponent> components;
    std::vector<FlowValue> values;  ///< ascending

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

    const CellResult& at(FlowIndex v, FlowIndex h, unsigned predicates) const {
        return cell[(std::size_t{v} * horizontal.values.size() + h) << relations | predicates];
    }
    bool operator==(const Flows&) const = default;
};

/// More predicates than this in one recurrence are refused: the cell's table doubles with each.
inline constexpr int kMaxRelations = 6;

struct DeriveParams {
    std::size_t value_limit = 64;  ///< most tuples on an edge
    /// How many cells of a boundary seed the closure when its formula is not piecewise linear in
    /// the index (it multiplies the index by itself); all of them do when it is.
    std::size_t boundary_probe = 4096;
};

/// Derives the flows. Chooses the difference domain for a translation-invariant recurrence with an
/// integer table; the absolute one otherwise, and where differences turn out unbounded while values
/// are not. Errors (FailureKind::User, with the place of the formula): the cell depends on i or j;
/// differences or values are unbounded (names those that kept growing); the value limit; too many
/// predicates.
Result<Flows> derive(const Recurrence& recurrence, const DeriveParams& params = {});

/// The tuple that enters row `i` (1-based) at column 0, and the one that enters column `j` at row
/// 0: what the boundary formulas say. A pure function of the recurrence; the caller looks the tuple
/// up with `find` and reports a boundary that is outside the derived sets.
FlowValue left_boundary(const Recurrence& recurrence, const Flows& flows, std::int64_t i);
FlowValue top_boundary(const Recurrence& recurrence, const Flows& flows, std::int64_t j);

/// Index of a tuple, or -1.
int find(const EdgeFlow& edge, const FlowValue& value);

std::vector<std::string> check(const Flows& flows);
std::string print_flows(const Recurrence& recurrence, const Flows& flows);

}  // namespace minterm
