// SPDX-License-Identifier: Apache-2.0
//
// The closure, as a list of pairs still to be looked at; sets of tuples are words of bits.
#include "synth/meeting_pairs.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "synth/cell_step.hpp"
#include "synth/difference_bounds.hpp"

namespace minterm {
namespace {

constexpr std::int64_t kGreatestValue = std::int64_t{1} << 40;

/// A set of small numbers that grows.
class NumberSet {
public:
    bool contains(std::size_t k) const {
        return k / 64 < words_.size() && (words_[k / 64] >> (k % 64) & 1) != 0;
    }
    /// False when `k` was there already.
    bool add(std::size_t k) {
        if (contains(k)) return false;
        if (words_.size() <= k / 64) words_.resize(k / 64 + 1);
        words_[k / 64] |= std::uint64_t{1} << (k % 64);
        return true;
    }
    /// The members of this set that `other` lacks, ascending.
    template <typename Visit>
    void for_each_not_in(const NumberSet& other, Visit visit) const {
        for (std::size_t w = 0; w < words_.size(); ++w) {
            std::uint64_t word = words_[w];
            if (w < other.words_.size()) word &= ~other.words_[w];
            for (; word != 0; word &= word - 1) {
                visit(w * 64 + static_cast<std::size_t>(std::countr_zero(word)));
            }
        }
    }

private:
    std::vector<std::uint64_t> words_;
};

/// Which pairs the bounds around a cell allow.
class BoundsOnPairs {
public:
    BoundsOnPairs(const Recurrence& recurrence, const Flows& layout) {
        if (layout.domain != FlowDomain::Difference) return;
        bounds_ = bounds_around_cell(recurrence, layout.base);
        const std::size_t tables = recurrence.tables.size();
        places_.push_back(layout.base);
        const auto add = [&](const EdgeFlow& edge) {
            for (const FlowComponent& component : edge.components) {
                const bool number = recurrence.tables[component.table].type == ValueType::Int;
                const std::size_t at = component.neighbour == Neighbour::Left    ? tables
                                       : component.neighbour == Neighbour::Above ? 2 * tables
                                                                                 : 0;
                places_.push_back(number ? at + component.table : kTruth);
            }
        };
        add(layout.vertical);
        add(layout.horizontal);
        values_.resize(places_.size());
    }

    bool allow(const FlowValue& v, const FlowValue& h) {
        if (!bounds_) return true;
        std::copy(v.begin(), v.end(), values_.begin() + 1);
        std::copy(h.begin(), h.end(), values_.begin() + 1 + static_cast<std::ptrdiff_t>(v.size()));
        for (std::size_t x = 0; x < places_.size(); ++x) {
            for (std::size_t y = 0; y < places_.size(); ++y) {
                if (x == y || places_[x] == kTruth || places_[y] == kTruth) continue;
                if (values_[x] - values_[y] > bounds_->at(places_[x], places_[y])) return false;
            }
        }
        return true;
    }

private:
    static constexpr std::size_t kTruth = SIZE_MAX;

    std::optional<DifferenceBounds> bounds_;
    std::vector<std::size_t> places_;   // of the base, the vertical and the horizontal components
    std::vector<std::int64_t> values_;  // the base is 0
};

/// One kind of edge while its tuples are found.
struct Edge {
    TupleSet tuples;
    std::vector<NumberSet> asked;   ///< partners that were looked at: they meet, or cannot
    std::vector<NumberSet> out;     ///< what leaves cells that this enters, the other way
    std::vector<NumberSet> beside;  ///< tuples that left one cell together with this
    std::vector<std::vector<std::size_t>> next;  ///< what follows it on the boundary

    std::size_t intern(const FlowValue& value) {
        const std::size_t index = tuples.intern(value);
        if (index == asked.size()) {
            asked.emplace_back();
            out.emplace_back();
            beside.emplace_back();
            next.emplace_back();
        }
        return index;
    }
};

class Closure {
public:
    Closure(const Recurrence& recurrence, const Flows& layout, std::size_t most)
        : relations_(layout.relations),
          most_(most),
          bounds_(recurrence, layout),
          step_(recurrence, layout) {}

    MeetingPairs run(const BoundaryWalk& left, const BoundaryWalk& top) {
        MeetingPairs result;
        enter(v_, left);
        enter(h_, top);
        result.from_boundary = !finite_;
        meet(0, 0);
        while (finite_ && !open_.empty()) {
            const auto [v, h] = open_.back();
            open_.pop_back();
            for (unsigned predicates = 0; predicates < 1U << relations_; ++predicates) {
                visit(v, h, predicates);
            }
        }
        result.finite = finite_;
        result.meets.assign(v_.tuples.size(), std::vector<bool>(h_.tuples.size()));
        for (const auto& [v, h] : pairs_) result.meets[v][h] = true;
        result.vertical = std::move(v_.tuples);
        result.horizontal = std::move(h_.tuples);
        return result;
    }

private:
    void enter(Edge& edge, const BoundaryWalk& walk) {
        for (const FlowValue& tuple : walk.tuples) edge.intern(tuple);
        for (const auto& [from, to] : walk.steps) {
            edge.next[edge.intern(walk.tuples[from])].push_back(edge.intern(walk.tuples[to]));
        }
        finite_ = finite_ && walk.finite && edge.tuples.size() <= most_;
    }

    std::size_t found(Edge& edge, const FlowValue& value) {
        const std::size_t index = edge.intern(value);
        if (edge.tuples.size() > most_ || is_huge(value)) finite_ = false;
        return index;
    }

    void meet(std::size_t v, std::size_t h) {
        v_.asked[v].add(h);
        h_.asked[h].add(v);
        if (!bounds_.allow(v_.tuples[v], h_.tuples[h])) return;
        open_.emplace_back(v, h);
        pairs_.emplace_back(v, h);
    }

    // What leaves a cell: pairs that meet in the cells diagonally below.
    void visit(std::size_t v, std::size_t h, unsigned predicates) {
        step_.run(v_.tuples[v], h_.tuples[h], predicates);
        const std::size_t right = found(v_, step_.vertical);
        const std::size_t below = found(h_, step_.horizontal);
        if (h_.out[h].add(right)) {
            // Whatever left the cell to the left together with h: its lower neighbour's output.
            h_.beside[h].for_each_not_in({}, [&](std::size_t w) { meet_all(right, v_.out[w]); });
            for (const std::size_t next : h_.next[h]) meet_once(right, next);
        }
        if (v_.out[v].add(below)) {
            v_.beside[v].for_each_not_in({}, [&](std::size_t g) { all_meet(h_.out[g], below); });
            for (const std::size_t next : v_.next[v]) meet_once(next, below);
        }
        if (v_.beside[right].add(below)) {
            h_.beside[below].add(right);
            h_.out[below].for_each_not_in({}, [&](std::size_t w) { meet_all(w, v_.out[right]); });
        }
    }

    void meet_once(std::size_t v, std::size_t h) {
        if (!v_.asked[v].contains(h)) meet(v, h);
    }
    void meet_all(std::size_t v, const NumberSet& partners) {
        partners.for_each_not_in(v_.asked[v], [&](std::size_t h) { meet(v, h); });
    }
    void all_meet(const NumberSet& partners, std::size_t h) {
        partners.for_each_not_in(h_.asked[h], [&](std::size_t v) { meet(v, h); });
    }

    int relations_;
    std::size_t most_;
    bool finite_ = true;
    BoundsOnPairs bounds_;
    CellStep step_;
    Edge v_;  // out: horizontal tuples
    Edge h_;  // out: vertical tuples
    std::vector<std::pair<std::size_t, std::size_t>> open_;
    std::vector<std::pair<std::size_t, std::size_t>> pairs_;
};

}  // namespace

bool is_huge(const FlowValue& value) {
    return std::any_of(value.begin(), value.end(),
                       [](std::int64_t x) { return x > kGreatestValue || x < -kGreatestValue; });
}

MeetingPairs find_meeting_pairs(const Recurrence& recurrence, const Flows& layout,
                                const BoundaryWalk& left, const BoundaryWalk& top,
                                std::size_t most) {
    return Closure(recurrence, layout, most).run(left, top);
}

}  // namespace minterm
