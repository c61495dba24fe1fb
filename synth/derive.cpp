// SPDX-License-Identifier: Apache-2.0
//
// Recurrence -> flows: which domain, which components, and the closure of the boundary's tuples
// under the cell. See Note [Flows] in flows.hpp.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>

#include "synth/boundary.hpp"
#include "synth/flows.hpp"
#include "synth/interpret.hpp"

namespace minterm {
namespace {

// A number beyond this is taken for the start of an endless growth, long before 64 bits overflow.
constexpr std::int64_t kGreatestValue = std::int64_t{1} << 40;

// The closure goes on to this many times the limit, to tell a big set from an endless one.
constexpr std::size_t kPatience = 4;

/// Calls `visit` once for every node of a formula.
template <typename Visit>
void for_each_node(const Recurrence& recurrence, ExprId root, Visit visit) {
    std::vector<bool> seen(recurrence.nodes.size());
    std::vector<ExprId> open{root};
    while (!open.empty()) {
        const ExprId id = open.back();
        open.pop_back();
        if (seen[id]) continue;
        seen[id] = true;
        const ExprNode& node = recurrence.nodes[id];
        visit(node);
        for (int k = 0; k < arity(node.op); ++k) open.push_back(node.args[k]);
    }
}

SourcePlace place_or(const SourcePlace& place, const SourcePlace& otherwise) {
    return place.file.empty() && place.line == 0 ? otherwise : place;
}

Failure user_error(const SourcePlace& place, std::string text, std::vector<Message> notes = {}) {
    return {FailureKind::User, Message{place, std::move(text), std::move(notes)}};
}

// The cell must be the same function everywhere.
std::vector<Message> uses_of_indices(const Recurrence& recurrence) {
    std::vector<Message> messages;
    for (const Table& table : recurrence.tables) {
        for_each_node(recurrence, table.cell, [&](const ExprNode& node) {
            std::string_view what;
            if (node.op == ExprOp::RowIndex) what = "i";
            if (node.op == ExprOp::ColIndex) what = "j";
            if (node.op == ExprOp::RowCount) what = "m";
            if (node.op == ExprOp::ColCount) what = "n";
            if (what.empty()) return;
            messages.push_back(
                {place_or(node.place, table.place),
                 fmt::format("{0}[i][j] depends on the number {1}, but every cell has to be the "
                             "same function of its neighbours; use {1} in {0}[0][j] or {0}[i][0] "
                             "only",
                             table.name, what),
                 {}});
        });
    }
    return messages;
}

// Note [Shift weight]. Adding c to every integer table read adds w * c to an expression of shift
// weight w, whatever the values: an integer read weighs 1, a constant 0, sums add up, min and ?:
// have the weight that both branches share. A truth value must not change at all, so a comparison
// needs operands of equal weight. `weight` of a formula is nothing when no such w can be given;
// then `culprit` is the innermost node that has none.
class ShiftWeights {
public:
    explicit ShiftWeights(const Recurrence& recurrence) : recurrence_(recurrence) {}

    const ExprNode* culprit = nullptr;

    std::optional<std::int64_t> weight(ExprId id) {
        const ExprNode& node = recurrence_.nodes[id];
        std::int64_t args[3] = {0, 0, 0};
        for (int k = 0; k < arity(node.op); ++k) {
            const std::optional<std::int64_t> arg = weight(node.args[k]);
            if (!arg) return std::nullopt;
            args[k] = *arg;
        }
        switch (node.op) {
            case ExprOp::Constant:
            case ExprOp::RowIndex:
            case ExprOp::ColIndex:
            case ExprOp::RowCount:
            case ExprOp::ColCount:
            case ExprOp::Predicate:
                return 0;
            case ExprOp::TableRead:
                return node.type == ValueType::Int ? 1 : 0;
            case ExprOp::Negate:
                return bounded(node, -args[0]);
            case ExprOp::Add:
                return bounded(node, args[0] + args[1]);
            case ExprOp::Sub:
                return bounded(node, args[0] - args[1]);
            case ExprOp::Mul:
                return product(node, args);
            case ExprOp::Min:
            case ExprOp::Max:
                return equal(node, args[0], args[1], args[0]);
            case ExprOp::Equal:
            case ExprOp::NotEqual:
            case ExprOp::Less:
            case ExprOp::LessEqual:
            case ExprOp::Greater:
            case ExprOp::GreaterEqual:
                return equal(node, args[0], args[1], 0);
            case ExprOp::Not:
            case ExprOp::And:
            case ExprOp::Or:
                return 0;
            case ExprOp::Select:
                return equal(node, args[1], args[2], args[1]);
        }
        return std::nullopt;
    }

private:
    std::optional<std::int64_t> fail(const ExprNode& node) {
        culprit = &node;
        return std::nullopt;
    }

    std::optional<std::int64_t> bounded(const ExprNode& node, std::int64_t weight) {
        return std::abs(weight) <= 1'000'000 ? std::optional(weight) : fail(node);
    }

    std::optional<std::int64_t> equal(const ExprNode& node, std::int64_t first, std::int64_t second,
                                      std::int64_t result) {
        return first == second ? std::optional(result) : fail(node);
    }

    // A constant factor scales the weight; two factors that both stay put give one that does.
    std::optional<std::int64_t> product(const ExprNode& node, const std::int64_t* weights) {
        if (weights[0] == 0 && weights[1] == 0) return 0;
        for (int k = 0; k < 2; ++k) {
            const ExprNode& factor = recurrence_.nodes[node.args[k]];
            const bool small = std::abs(factor.value) <= 1'000'000;
            if (factor.op == ExprOp::Constant && small) {
                return bounded(node, factor.value * weights[1 - k]);
            }
        }
        return fail(node);
    }

    const Recurrence& recurrence_;
};

// Why the difference domain is closed to the recurrence; nothing when it is open.
std::optional<Message> obstacle_to_differences(const Recurrence& recurrence) {
    bool any_int = false;
    for (const Table& table : recurrence.tables) any_int |= table.type == ValueType::Int;
    if (!any_int) return Message{{}, "there is no integer table", {}};
    for (const Table& table : recurrence.tables) {
        ShiftWeights weights(recurrence);
        const std::optional<std::int64_t> weight = weights.weight(table.cell);
        const std::int64_t needed = table.type == ValueType::Int ? 1 : 0;
        if (weight == needed) continue;
        if (weights.culprit == nullptr) {
            return Message{
                table.place,
                fmt::format("differences cannot be used instead: adding 1 to every value "
                            "that is read does not add 1 to {}[i][j]",
                            table.name),
                {}};
        }
        return Message{place_or(weights.culprit->place, table.place),
                       "differences cannot be used instead: adding 1 to every value that is read "
                       "changes the two sides of this differently",
                       {}};
    }
    return std::nullopt;
}

// Domain and components, without values.
Flows lay_out(const Recurrence& recurrence, FlowDomain domain) {
    const std::size_t count = recurrence.tables.size();
    const bool differences = domain == FlowDomain::Difference;
    Flows flows;
    flows.domain = domain;
    flows.relations = static_cast<int>(recurrence.relations.size());
    flows.base = recurrence.answer.table;
    if (differences && recurrence.tables[flows.base].type != ValueType::Int) {
        flows.base = 0;
        while (recurrence.tables[flows.base].type != ValueType::Int) ++flows.base;
    }

    std::vector<bool> left(count), above(count), diagonal(count);
    for (const Table& table : recurrence.tables) {
        for_each_node(recurrence, table.cell, [&](const ExprNode& node) {
            if (node.op != ExprOp::TableRead) return;
            if (node.up == 0 && node.left == 1) left[node.table] = true;
            if (node.up == 1 && node.left == 0) above[node.table] = true;
            if (node.up == 1 && node.left == 1) diagonal[node.table] = true;
        });
    }
    for (std::size_t t = 0; t < count; ++t) above[t] = above[t] || diagonal[t];
    above[recurrence.answer.table] = true;
    if (recurrence.answer.kind == AnswerKind::ReportLastRow) {
        for_each_node(recurrence, recurrence.answer.condition, [&](const ExprNode& node) {
            if (node.op == ExprOp::TableRead) above[node.table] = true;
        });
    }
    if (differences) {
        left[flows.base] = true;
        above[flows.base] = true;
        diagonal[flows.base] = false;
    }
    for (std::uint32_t t = 0; t < count; ++t) {
        if (left[t]) flows.vertical.components.push_back({t, Neighbour::Left});
        if (diagonal[t]) flows.vertical.components.push_back({t, Neighbour::Diagonal});
        if (above[t]) flows.horizontal.components.push_back({t, Neighbour::Above});
    }
    return flows;
}

// Tuples in the order of their discovery.
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

// One cell, from tuples to tuples. Integers are relative to the old base's diagonal neighbour.
class CellStep {
public:
    CellStep(const Recurrence& recurrence, const Flows& layout)
        : recurrence_(recurrence),
          layout_(layout),
          neighbours_(recurrence.tables.size() * 4),
          holds_(recurrence.relations.size()) {}

    FlowValue vertical;  ///< of the last `run`
    FlowValue horizontal;

    void run(const FlowValue& v, const FlowValue& h, unsigned predicates) {
        for (std::size_t k = 0; k < v.size(); ++k) {
            at(layout_.vertical.components[k]) = v[k];
        }
        for (std::size_t k = 0; k < h.size(); ++k) {
            at(layout_.horizontal.components[k]) = h[k];
        }
        for (std::size_t r = 0; r < holds_.size(); ++r) holds_[r] = (predicates >> r) & 1;
        CellView view;
        view.tables = neighbours_.data();
        view.relations = holds_.data();
        for (std::size_t t = 0; t < recurrence_.tables.size(); ++t) {
            neighbours_[t * 4] = evaluate(recurrence_, recurrence_.tables[t].cell, view);
        }

        const bool differences = layout_.domain == FlowDomain::Difference;
        const std::int64_t right_base = differences ? neighbours_[layout_.base * 4 + 2] : 0;
        const std::int64_t lower_base = differences ? neighbours_[layout_.base * 4 + 1] : 0;
        vertical.clear();
        for (const FlowComponent& component : layout_.vertical.components) {
            const std::size_t seen_as = component.neighbour == Neighbour::Diagonal ? 2 : 0;
            vertical.push_back(leaving(component.table, seen_as, right_base));
        }
        horizontal.clear();
        for (const FlowComponent& component : layout_.horizontal.components) {
            horizontal.push_back(leaving(component.table, 0, lower_base));
        }
    }

private:
    std::int64_t& at(const FlowComponent& component) {
        const std::size_t table = std::size_t{component.table} * 4;
        switch (component.neighbour) {
            case Neighbour::Left:
                return neighbours_[table + 1];
            case Neighbour::Above:
                return neighbours_[table + 2];
            case Neighbour::Diagonal:
                return neighbours_[table + 3];
        }
        return neighbours_[table];
    }

    std::int64_t leaving(std::uint32_t table, std::size_t neighbour, std::int64_t base) const {
        const std::int64_t value = neighbours_[std::size_t{table} * 4 + neighbour];
        return recurrence_.tables[table].type == ValueType::Int ? wrapping_subtract(value, base)
                                                                : value;
    }

    const Recurrence& recurrence_;
    const Flows& layout_;
    std::vector<std::int64_t> neighbours_;  // [table][up][left]; what nobody reads stays 0
    std::vector<std::uint8_t> holds_;
};

// The two sets while they grow.
struct Closure {
    TupleSet vertical;
    TupleSet horizontal;
    bool finite = true;          ///< false once a set passed its greatest size or a value its bound
    bool from_boundary = false;  ///< the boundary alone did that
};

class Deriver {
public:
    Deriver(const Recurrence& recurrence, const DeriveParams& params, FlowDomain domain)
        : recurrence_(recurrence),
          params_(params),
          most_(params.value_limit * kPatience),
          flows_(lay_out(recurrence, domain)) {}

    Result<Flows> run(const std::optional<Message>& obstacle) {
        seed(true);
        seed(false);
        closure_.from_boundary = !closure_.finite;
        close();
        const EdgeFlow& v = flows_.vertical;
        const EdgeFlow& h = flows_.horizontal;
        if (too_many(closure_.vertical)) return refusal(v, closure_.vertical, true, obstacle);
        if (too_many(closure_.horizontal)) return refusal(h, closure_.horizontal, false, obstacle);
        if (!closure_.finite) {
            return has_huge(closure_.vertical) ? refusal(v, closure_.vertical, true, obstacle)
                                               : refusal(h, closure_.horizontal, false, obstacle);
        }
        fill();
        return std::move(flows_);
    }

private:
    bool too_many(const TupleSet& set) const { return set.size() > params_.value_limit; }

    static bool is_huge(std::int64_t x) { return x > kGreatestValue || x < -kGreatestValue; }

    static bool has_huge(const TupleSet& set) {
        for (std::size_t k = 0; k < set.size(); ++k) {
            if (std::any_of(set[k].begin(), set[k].end(), is_huge)) return true;
        }
        return false;
    }

    // False when the set has become too big.
    bool intern(TupleSet& set, const FlowValue& value) {
        const std::size_t before = set.size();
        set.intern(value);
        if (set.size() == before) return closure_.finite;
        const bool huge = std::any_of(value.begin(), value.end(), is_huge);
        if (huge || set.size() > most_) closure_.finite = false;
        return closure_.finite;
    }

    // All tuples of the left boundary (or of the top one). Along a straight stretch of all formulas
    // tuples are straight, too: two equal neighbours stand for the whole stretch, and where there
    // are none the tuples never repeat.
    void seed(bool left) {
        TupleSet& set = left ? closure_.vertical : closure_.horizontal;
        const EdgeFlow& edge = left ? flows_.vertical : flows_.horizontal;
        const auto tuple = [&](std::int64_t x) {
            return left ? left_boundary(recurrence_, flows_, x)
                        : top_boundary(recurrence_, flows_, x);
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
            for (std::int64_t x = 1; x <= last && intern(set, tuple(x)); ++x) {
            }
            return;
        }
        std::sort(joints.begin(), joints.end());
        joints.erase(std::unique(joints.begin(), joints.end()), joints.end());
        for (std::size_t k = 0; k < joints.size(); ++k) {
            // The tuple at a joint still looks back at the stretch before it.
            const bool last = k + 1 == joints.size();
            if (!intern(set, tuple(joints[k]))) return;
            FlowValue previous;
            for (std::int64_t x = joints[k] + 1; last || x < joints[k + 1]; ++x) {
                FlowValue value = tuple(x);
                if (!intern(set, value)) return;
                if (x > joints[k] + 1 && value == previous) break;
                previous = std::move(value);
            }
        }
    }

    // Pairs every tuple with every tuple of the other edge, once. Ends because each set is bounded.
    void close() {
        CellStep step(recurrence_, flows_);
        TupleSet& vertical = closure_.vertical;
        TupleSet& horizontal = closure_.horizontal;
        const unsigned combinations = 1U << flows_.relations;
        const auto visit = [&](std::size_t v, std::size_t h) {
            for (unsigned predicates = 0; predicates < combinations; ++predicates) {
                step.run(vertical[v], horizontal[h], predicates);
                intern(vertical, step.vertical);
                intern(horizontal, step.horizontal);
            }
        };
        std::size_t v_done = 0;
        std::size_t h_done = 0;
        while (closure_.finite && (v_done < vertical.size() || h_done < horizontal.size())) {
            if (v_done < vertical.size()) {
                for (std::size_t h = 0; h < h_done && closure_.finite; ++h) visit(v_done, h);
                ++v_done;
            }
            if (h_done < horizontal.size()) {
                for (std::size_t v = 0; v < v_done && closure_.finite; ++v) visit(v, h_done);
                ++h_done;
            }
        }
    }

    void fill() {
        for (const auto& entry : closure_.vertical.sorted()) {
            flows_.vertical.values.push_back(entry.first);
        }
        for (const auto& entry : closure_.horizontal.sorted()) {
            flows_.horizontal.values.push_back(entry.first);
        }
        CellStep step(recurrence_, flows_);
        flows_.cell.reserve(closure_.vertical.size() * closure_.horizontal.size()
                            << flows_.relations);
        for (const FlowValue& v : flows_.vertical.values) {
            for (const FlowValue& h : flows_.horizontal.values) {
                for (unsigned predicates = 0; predicates < 1U << flows_.relations; ++predicates) {
                    step.run(v, h, predicates);
                    flows_.cell.push_back(
                        {static_cast<FlowIndex>(find(flows_.vertical, step.vertical)),
                         static_cast<FlowIndex>(find(flows_.horizontal, step.horizontal))});
                }
            }
        }
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
                            kind, table.name, what, set.size(),
                            edge.components.size() == 1 ? "values" : "combinations of values",
                            params_.value_limit),
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
            fmt::format("{} of {} are unbounded: the values {}... of {} keep growing; "
                        "{}",
                        kind, table.name, shown, what, advice),
            std::move(notes));
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
    Closure closure_;
};

}  // namespace

Result<Flows> derive(const Recurrence& recurrence, const DeriveParams& params) {
    std::vector<Message> messages = uses_of_indices(recurrence);
    if (!messages.empty()) return Failure(FailureKind::User, std::move(messages));
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
