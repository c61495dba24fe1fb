// SPDX-License-Identifier: Apache-2.0
//
// Recurrence -> flows, step by step: domain and components, boundary, closure under the cell,
// merging; and what to say when the closure does not end. See Note [Flows] in flows.hpp.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>

#include "synth/boundary.hpp"
#include "synth/cell_step.hpp"
#include "synth/difference_bounds.hpp"
#include "synth/flow_domain.hpp"
#include "synth/flows.hpp"
#include "synth/meeting_pairs.hpp"
#include "synth/merge_flows.hpp"
#include "synth/saturation.hpp"

namespace minterm {
namespace {

// The closure goes on to this many times the limit: merging may make few values of many tuples.
constexpr std::size_t kDerivePatience = 2;

// Beyond every string.
constexpr std::int64_t kFarAway = std::int64_t{1} << 40;

Failure user_error(const SourcePlace& place, std::string text, std::vector<Message> notes = {}) {
    return {FailureKind::User, Message{place, std::move(text), std::move(notes)}};
}

class Deriver {
public:
    Deriver(const Recurrence& recurrence, const DeriveParams& params, FlowDomain domain)
        : recurrence_(recurrence),
          params_(params),
          most_(params.value_limit * kDerivePatience),
          flows_(lay_out_flows(recurrence, domain)) {}

    Result<Flows> run(const std::optional<Message>& obstacle) {
        closure_ = find_meeting_pairs(recurrence_, flows_, walk(true), walk(false), most_);
        const EdgeFlow& v = flows_.vertical;
        const EdgeFlow& h = flows_.horizontal;
        if (!closure_.finite) {
            const bool in_v = closure_.vertical.size() > most_ ||
                              (closure_.horizontal.size() <= most_ && has_huge(closure_.vertical));
            return in_v ? refusal(v, closure_.vertical, true, obstacle)
                        : refusal(h, closure_.horizontal, false, obstacle);
        }
        fill();
        flows_ = merge_flows(recurrence_, std::move(flows_));
        if (too_many(v)) return refusal(v, closure_.vertical, true, obstacle);
        if (too_many(h)) return refusal(h, closure_.horizontal, false, obstacle);
        return std::move(flows_);
    }

private:
    bool too_many(const EdgeFlow& edge) const { return edge.values.size() > params_.value_limit; }

    static bool has_huge(const TupleSet& set) {
        for (std::size_t k = 0; k < set.size(); ++k) {
            if (is_huge(set[k])) return true;
        }
        return false;
    }

    // The left boundary (or the top one). Along a straight stretch of all formulas tuples are
    // straight, too: two equal neighbours stand for the whole stretch, and where there are none the
    // tuples never repeat. Where formulas are not straight, any tuple may come after any.
    BoundaryWalk walk(bool left) {
        const EdgeFlow& edge = left ? flows_.vertical : flows_.horizontal;
        BoundaryWalk walk;
        std::map<FlowValue, std::size_t> numbers;
        const auto tuple = [&](std::int64_t x) {
            FlowValue value =
                left ? left_boundary(recurrence_, flows_, x) : top_boundary(recurrence_, flows_, x);
            saturate(edge, value);
            return value;
        };
        const auto enter = [&](const FlowValue& value) {
            const auto [at, is_new] = numbers.try_emplace(value, walk.tuples.size());
            if (is_new) walk.tuples.push_back(value);
            if (is_huge(value) || walk.tuples.size() > most_) walk.finite = false;
            return at->second;
        };
        std::vector<std::int64_t> joints{1};
        bool straight = true;
        const auto add_joints = [&](std::uint32_t table) {
            const Table& filled = recurrence_.tables[table];
            const auto pieces =
                linear_pieces(recurrence_, left ? filled.first_col : filled.first_row);
            straight = straight && pieces.has_value();
            if (!pieces) return;
            for (const LinearPiece& piece : *pieces) {
                if (piece.begin > 1) joints.push_back(piece.begin);
            }
        };
        add_joints(flows_.base);
        for (const FlowComponent& component : edge.components) add_joints(component.table);
        if (!straight) {
            const auto last = static_cast<std::int64_t>(params_.boundary_probe);
            for (std::int64_t x = 1; x <= last && walk.finite; ++x) enter(tuple(x));
            for (std::size_t x = 0; x < walk.tuples.size(); ++x) {
                for (std::size_t y = 0; y < walk.tuples.size(); ++y) walk.steps.emplace_back(x, y);
            }
            return walk;
        }
        std::sort(joints.begin(), joints.end());
        joints.erase(std::unique(joints.begin(), joints.end()), joints.end());
        std::size_t before = enter(tuple(1));
        for (std::size_t k = 0; k < joints.size(); ++k) {
            // The tuple at a joint still looks back at the stretch before it.
            const bool last = k + 1 == joints.size();
            for (std::int64_t x = joints[k]; last || x < joints[k + 1]; ++x) {
                if (!walk.finite) return walk;
                if (x == 1) continue;
                const std::size_t here = enter(tuple(x));
                walk.steps.emplace_back(before, here);
                const bool repeats = x > joints[k] + 1 && here == before;
                before = here;
                if (!repeats) continue;
                const std::int64_t end = last ? kFarAway : joints[k + 1] - 1;
                const std::int64_t reached = last_alike(walk.tuples[here], x, end, tuple);
                if (reached < end) {
                    (left ? flows_.most_rows : flows_.most_cols) = reached;
                    return walk;
                }
                break;
            }
        }
        return walk;
    }

    // The last place from `x` to `end` that looks like x. Only a limit can make places of a
    // straight stretch look alike at first and differ later: a great number that something catches
    // up with.
    template <typename Tuple>
    static std::int64_t last_alike(const FlowValue& value, std::int64_t x, std::int64_t end,
                                   const Tuple& tuple) {
        if (tuple(end) == value) return end;
        while (x + 1 < end) {
            const std::int64_t middle = x + (end - x) / 2;
            (tuple(middle) == value ? x : end) = middle;
        }
        return x;
    }

    // Values and cell from the tuples that meet anything.
    void fill() {
        const auto take = [](const TupleSet& tuples, const auto& used, EdgeFlow& edge) {
            std::vector<std::size_t> order;
            for (const auto& [tuple, number] : tuples.sorted()) {
                if (!used(number)) continue;
                edge.values.push_back(tuple);
                order.push_back(number);
            }
            return order;
        };
        const auto& meets = closure_.meets;
        const std::vector<std::size_t> v_order = take(
            closure_.vertical,
            [&](std::size_t v) {
                return std::find(meets[v].begin(), meets[v].end(), true) != meets[v].end();
            },
            flows_.vertical);
        const std::vector<std::size_t> h_order = take(
            closure_.horizontal,
            [&](std::size_t h) {
                return std::any_of(meets.begin(), meets.end(),
                                   [&](const std::vector<bool>& row) { return row[h]; });
            },
            flows_.horizontal);
        CellStep step(recurrence_, flows_);
        bool all_meet = true;
        for (std::size_t v = 0; v < v_order.size(); ++v) {
            for (std::size_t h = 0; h < h_order.size(); ++h) {
                const bool meet = meets[v_order[v]][h_order[h]];
                flows_.meets.push_back(meet);
                all_meet = all_meet && meet;
                for (unsigned predicates = 0; predicates < 1U << flows_.relations; ++predicates) {
                    flows_.cell.emplace_back();
                    if (!meet) continue;
                    step.run(flows_.vertical.values[v], flows_.horizontal.values[h], predicates);
                    flows_.cell.back() = {
                        static_cast<FlowIndex>(find(flows_.vertical, step.vertical)),
                        static_cast<FlowIndex>(find(flows_.horizontal, step.horizontal))};
                }
            }
        }
        if (all_meet) flows_.meets.clear();
    }

    // The component that took the most values, and the sentence about them.
    Failure refusal(const EdgeFlow& edge, const TupleSet& set, bool vertical,
                    const std::optional<Message>& obstacle) const {
        std::size_t widest = 0;
        std::vector<std::int64_t> values;  // in the order of discovery, each once
        for (std::size_t c = 0; c < edge.components.size(); ++c) {
            std::map<std::int64_t, bool> seen;
            std::vector<std::int64_t> found;
            for (std::size_t k = 0; k < set.size(); ++k) {
                if (seen.try_emplace(set[k][c], true).second) found.push_back(set[k][c]);
            }
            if (found.size() > values.size()) {
                widest = c;
                values = std::move(found);
            }
        }
        const Table& table = recurrence_.tables[edge.components[widest].table];
        const bool differences =
            flows_.domain == FlowDomain::Difference && table.type == ValueType::Int;
        const std::string what = describe(edge.components[widest], vertical);
        const char* kind = differences ? "differences" : "values";
        SourcePlace place = table.place;
        if (closure_.from_boundary) {
            const ExprId formula = vertical ? table.first_col : table.first_row;
            place = place_or(recurrence_.nodes[formula].place, place);
        }
        std::vector<Message> notes;
        if (!differences && obstacle && !obstacle->place.file.empty()) notes.push_back(*obstacle);
        if (closure_.finite) {
            return user_error(
                place,
                fmt::format("{} of {} are too many: {} takes {} different {}, and the limit is {}; "
                            "use smaller constants, or saturate the value with min(..., k)",
                            kind, table.name, what, edge.values.size(),
                            edge.components.size() == 1 ? "values" : "combinations of values",
                            params_.value_limit),
                std::move(notes));
        }
        if (const std::optional<ValueRange> range = known_range(edge)) {
            return user_error(
                place,
                fmt::format(
                    "{} of {} are too many: {} takes {} different {} and more, from "
                    "{} to {}, and the limit is {}; use smaller constants, or saturate the value "
                    "with min(..., k)",
                    kind, table.name, what, set.size(),
                    edge.components.size() == 1 ? "values" : "combinations of values", range->least,
                    range->greatest, params_.value_limit),
                std::move(notes));
        }
        std::string shown;
        for (std::size_t k = 0; k < std::min<std::size_t>(values.size(), 6); ++k) {
            shown += fmt::format("{}, ", values[k]);
        }
        const std::string advice =
            differences ? fmt::format(
                              "saturate the value with min(..., k), or bound {0}[i][j] by its "
                              "neighbours {0}[i-1][j] and {0}[i][j-1] plus a constant",
                              table.name)
                        : fmt::format("saturate the value with min(..., k) for a k below {}",
                                      params_.value_limit);
        return user_error(
            place,
            fmt::format("{} of {} are unbounded: the values {}... of {} keep growing, and the "
                        "limit is {} different values; {}",
                        kind, table.name, shown, what, params_.value_limit, advice),
            std::move(notes));
    }

    // Between what the values of the edge's components lie, if there is an end to all of them.
    std::optional<ValueRange> known_range(const EdgeFlow& edge) const {
        const std::size_t tables = recurrence_.tables.size();
        const bool differences = flows_.domain == FlowDomain::Difference;
        const auto ranges = value_ranges(recurrence_);
        const auto bounds = differences ? bounds_around_cell(recurrence_, flows_.base)
                                        : std::optional<DifferenceBounds>();
        std::optional<ValueRange> all;
        for (const FlowComponent& component : edge.components) {
            std::optional<ValueRange> range = ranges[component.table];
            if (differences && recurrence_.tables[component.table].type == ValueType::Int) {
                const std::size_t place =
                    component.table + tables * (component.neighbour == Neighbour::Left    ? 1
                                                : component.neighbour == Neighbour::Above ? 2
                                                                                          : 0);
                if (!bounds) return std::nullopt;
                const std::int64_t most = bounds->at(place, flows_.base);
                const std::int64_t least = bounds->at(flows_.base, place);
                constexpr std::int64_t kNone = DifferenceBounds::kNoBound;
                range.reset();
                if (most != kNone && least != kNone) range = ValueRange{-least, most};
            }
            if (!range) return std::nullopt;
            if (!all) all = range;
            all->least = std::min(all->least, range->least);
            all->greatest = std::max(all->greatest, range->greatest);
        }
        return all;
    }

    std::string describe(const FlowComponent& component, bool vertical) const {
        const Table& table = recurrence_.tables[component.table];
        if (flows_.domain == FlowDomain::Absolute || table.type == ValueType::Bool) {
            return table.name + "[i][j]";
        }
        const std::string& base = recurrence_.tables[flows_.base].name;
        if (component.neighbour == Neighbour::Diagonal) {
            return fmt::format("{}[i][j] - {}[i][j]", table.name, base);
        }
        return fmt::format("{}[i][j] - {}{}", table.name, base, vertical ? "[i-1][j]" : "[i][j-1]");
    }

    const Recurrence& recurrence_;
    const DeriveParams& params_;
    std::size_t most_;
    Flows flows_;
    MeetingPairs closure_;
};

}  // namespace

Result<Flows> derive(const Recurrence& recurrence, const DeriveParams& params) {
    std::vector<Message> messages = uses_of_indices(recurrence);
    if (!messages.empty()) return Failure(FailureKind::User, std::move(messages));
    if (!has_reach_one(recurrence))
        return Failure::internal("derive needs a recurrence of reach one; lower_reach makes it");
    if (recurrence.relations.size() > static_cast<std::size_t>(kMaxRelations)) {
        return user_error(recurrence.place,
                          fmt::format("{} uses {} different predicates, and the limit is {}",
                                      recurrence.name, recurrence.relations.size(), kMaxRelations));
    }
    const std::optional<Message> obstacle = obstacle_to_differences(recurrence);
    if (obstacle) return Deriver(recurrence, params, FlowDomain::Absolute).run(obstacle);

    Result<Flows> differences = Deriver(recurrence, params, FlowDomain::Difference).run(obstacle);
    if (differences) return differences;
    // Pairs of differences that never meet can make the closure endless though the values are few.
    Result<Flows> values = Deriver(recurrence, params, FlowDomain::Absolute).run(obstacle);
    return values ? std::move(values) : std::move(differences);
}

}  // namespace minterm
