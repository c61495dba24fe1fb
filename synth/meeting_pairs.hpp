// SPDX-License-Identifier: Apache-2.0
//
// Boundary tuples + cell -> all tuples and all pairs of tuples that can meet in a cell: the closure
// of Note [Meeting] in flows.hpp.
//
// Three facts grow together until nothing is new. P holds the pairs that meet; out(h) what leaves
// to the right of cells that h enters from above; out(v) what leaves below cells that v enters from
// the left. When a pair of P gives (v',h'), then out(h') x out(v') belongs to P: those leave the
// cell's right-hand neighbour and the cell's lower neighbour, and meet in the cell diagonally
// below.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "synth/flows.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// Tuples numbered in the order of their discovery.
class TupleSet {
public:
    std::size_t intern(const FlowValue& value) {
        const auto [at, is_new] = index_.try_emplace(value, values_.size());
        if (is_new) values_.push_back(&at->first);
        return at->second;
    }
    std::size_t size() const { return values_.size(); }
    const FlowValue& operator[](std::size_t k) const { return *values_[k]; }
    const std::map<FlowValue, std::size_t>& sorted() const { return index_; }

private:
    std::map<FlowValue, std::size_t> index_;
    std::vector<const FlowValue*> values_;  // nodes of a map stay where they are
};

/// A boundary as a walk: the first tuple, and which tuple may come after which.
struct BoundaryWalk {
    std::vector<FlowValue> tuples;  ///< the first one first
    std::vector<std::pair<std::size_t, std::size_t>> steps;
    bool finite = true;  ///< false: there are more than the caller wanted, or huge ones
};

/// What the closure found.
struct MeetingPairs {
    TupleSet vertical;
    TupleSet horizontal;
    std::vector<std::vector<bool>> meets;  ///< [v][h]
    bool finite = true;                    ///< false once a set grew beyond `most`, or a value
    bool from_boundary = false;            ///< the boundary alone did that
};

/// A number beyond this is taken for the start of an endless growth, long before 64 bits overflow.
bool is_huge(const FlowValue& value);

/// `layout` has domain, components and limits. Ends because each set is bounded by `most`; costs
/// |P| cell evaluations and, in words of 64 pairs, |V| |H| (|V| + |H|) / 64 steps.
MeetingPairs find_meeting_pairs(const Recurrence& recurrence, const Flows& layout,
                                const BoundaryWalk& left, const BoundaryWalk& top,
                                std::size_t most);

}  // namespace minterm
