// SPDX-License-Identifier: Apache-2.0
//
// Flows + codes -> the orders in which the horizontal planes of a column can be resolved: Note
// [Columns] in synth/column_cell.hpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "synth/encoding.hpp"
#include "synth/flows.hpp"

namespace minterm {

/// How one horizontal plane goes down a column.
struct ColumnStep {
    enum class Kind { Shift, Chain };
    int plane = 0;
    Kind kind = Kind::Shift;

    bool operator==(const ColumnStep&) const = default;
};

/// Something that can happen in a cell: two codes whose values meet, an outcome of the predicates
/// (predicate r holds: bit r), and the codes that may leave.
struct ColumnSituation {
    std::uint32_t vertical = 0;
    std::uint32_t horizontal = 0;
    std::uint32_t predicates = 0;
    Cube right;
    Cube below;
};

std::vector<ColumnSituation> column_situations(const Flows& flows, const Encoding& encoding);

/// What leaves in one plane in all situations that look alike to who knows the vertical code, the
/// predicates and the resolved planes.
struct PlaneRow {
    bool leaves[2][2] = {};  ///< [what enters in the plane][what has to leave]

    bool can_shift() const {
        return !((leaves[0][0] || leaves[1][0]) && (leaves[0][1] || leaves[1][1]));
    }
    bool can_kill() const { return !leaves[0][1] && !leaves[1][1]; }
    bool can_generate() const { return !leaves[0][0] && !leaves[1][0]; }
    bool can_propagate() const { return !leaves[0][1] && !leaves[1][0]; }
    bool can_chain() const { return can_kill() || can_generate() || can_propagate(); }
};

/// What a row's situations have in common, as one number.
constexpr std::uint32_t row_key(const ColumnSituation& situation, std::uint32_t resolved) {
    return (situation.horizontal & resolved) | situation.vertical << 8U |
           situation.predicates << 16U;
}

/// The rows of a plane by `row_key`; `resolved` has a bit for each plane that is.
std::map<std::uint32_t, PlaneRow> plane_rows(const std::vector<ColumnSituation>& situations,
                                             int plane, std::uint32_t resolved);

/// Orders of steps for all `planes`: shifts as soon as they are possible, and then every order of
/// the chains, up to `limit` orders. Empty when there is none.
std::vector<std::vector<ColumnStep>> column_orders(const std::vector<ColumnSituation>& situations,
                                                   int planes, std::size_t limit);

/// Why there is no order: the planes that cannot be resolved, each with its reason, such as "h0
/// inverts what enters in a row with (1) from the left".
std::string why_no_order(const std::vector<ColumnSituation>& situations, const Flows& flows,
                         const Encoding& encoding);

}  // namespace minterm
