// SPDX-License-Identifier: Apache-2.0
//
// Facts about a formula by regions, operand before operator; and who is to blame for a number that
// is missing.
#include "synth/reach.hpp"

#include <fmt/format.h>

#include <utility>

#include "synth/interpret.hpp"

namespace minterm {
namespace {

bool is_outside(const ExprNode& node, Region region, int first) {
    return region.row - node.up < first || region.col - node.left < first;
}

// An index compared with a constant where the index is `line`, or `line` and everything above it
// if that is the last distinct one.
std::optional<std::int64_t> compare_index(ExprOp op, std::int64_t line, std::int64_t constant,
                                          bool index_is_first) {
    const auto holds = [&](std::int64_t index) {
        return index_is_first ? apply_operator(op, index, constant, 0)
                              : apply_operator(op, constant, index, 0);
    };
    const std::int64_t answer = holds(line);
    if (line < kDistinctLines) return answer;
    // The answer changes next to the constant, or nowhere.
    for (std::int64_t index = constant - 1; index <= constant + 1; ++index) {
        if (index >= line && holds(index) != answer) return std::nullopt;
    }
    return answer;
}

Presence merged(Presence x, Presence y) { return x == y ? x : Presence::Sometimes; }

// Missing where one of them is.
Presence both(Presence x, Presence y) {
    if (x == Presence::Always) return y;
    if (y == Presence::Always) return x;
    return x == Presence::Never || y == Presence::Never ? Presence::Never : Presence::Sometimes;
}

// Missing where both are.
Presence either(Presence x, Presence y) {
    if (x == Presence::Always || y == Presence::Always) return Presence::Always;
    return x == Presence::Never ? y : y == Presence::Never ? x : Presence::Sometimes;
}

class FactFinder {
public:
    FactFinder(const Recurrence& recurrence, Region region)
        : recurrence_(recurrence), region_(region) {}

    std::vector<NodeFact> run() {
        for (ExprId id = 0; id < recurrence_.nodes.size(); ++id) facts_.push_back(fact(id));
        return std::move(facts_);
    }

private:
    NodeFact fact(ExprId id) const {
        const ExprNode& node = recurrence_.nodes[id];
        const auto arg = [&](int k) -> const NodeFact& { return facts_[node.args[k]]; };
        switch (node.op) {
            case ExprOp::Constant:
                return {node.value, Presence::Always};
            case ExprOp::RowIndex:
            case ExprOp::ColIndex:
            case ExprOp::RowCount:
            case ExprOp::ColCount:
                return {};
            case ExprOp::TableRead:
                if (!is_outside(node, region_, 0)) return {};
                if (node.type == ValueType::Bool) return {0, Presence::Always};
                return {std::nullopt, Presence::Never};
            case ExprOp::Predicate:
                if (is_outside(node, region_, 1)) return {0, Presence::Always};
                return {};
            case ExprOp::Select:
                if (arg(0).value) return arg(*arg(0).value != 0 ? 1 : 2);
                return {arg(1).value == arg(2).value ? arg(1).value : std::nullopt,
                        merged(arg(1).presence, arg(2).presence)};
            case ExprOp::And:
            case ExprOp::Or: {
                const std::int64_t decides = node.op == ExprOp::Or ? 1 : 0;
                if (arg(0).value == decides || arg(1).value == decides)
                    return {decides, Presence::Always};
                return applied(node);
            }
            case ExprOp::Min:
            case ExprOp::Max:
                if (arg(0).presence == Presence::Never) return arg(1);
                if (arg(1).presence == Presence::Never) return arg(0);
                return {applied(node).value, either(arg(0).presence, arg(1).presence)};
            case ExprOp::Equal:
            case ExprOp::NotEqual:
            case ExprOp::Less:
            case ExprOp::LessEqual:
            case ExprOp::Greater:
            case ExprOp::GreaterEqual:
                return comparison(id);
            case ExprOp::Negate:
            case ExprOp::Not:
            case ExprOp::Add:
            case ExprOp::Sub:
            case ExprOp::Mul:
                return applied(node);
        }
        return {};
    }

    // Known where all operands are, missing where one of them is.
    NodeFact applied(const ExprNode& node) const {
        NodeFact result;
        std::int64_t values[3] = {0, 0, 0};
        bool known = true;
        for (int k = 0; k < arity(node.op); ++k) {
            const NodeFact& arg = facts_[node.args[k]];
            known = known && arg.value.has_value() && arg.presence == Presence::Always;
            values[k] = arg.value.value_or(0);
            result.presence = both(result.presence, arg.presence);
        }
        if (known) result.value = apply_operator(node.op, values[0], values[1], values[2]);
        return result;
    }

    NodeFact comparison(ExprId id) const {
        const ExprNode& node = recurrence_.nodes[id];
        if (is_index_condition(recurrence_, id)) {
            const ExprNode& first = recurrence_.nodes[node.args[0]];
            const ExprNode& second = recurrence_.nodes[node.args[1]];
            const bool index_is_first = first.op != ExprOp::Constant;
            const ExprOp index = index_is_first ? first.op : second.op;
            return {compare_index(node.op, index == ExprOp::RowIndex ? region_.row : region_.col,
                                  index_is_first ? second.value : first.value, index_is_first),
                    Presence::Always};
        }
        NodeFact result = applied(node);
        if (result.presence == Presence::Never) result.value = node.op == ExprOp::NotEqual ? 1 : 0;
        result.presence = Presence::Always;
        return result;
    }

    const Recurrence& recurrence_;
    const Region region_;
    std::vector<NodeFact> facts_;
};

// A missing read from which `id` got its absence.
ExprId cause_of_absence(const Recurrence& recurrence, const std::vector<NodeFact>& facts,
                        ExprId id) {
    for (;;) {
        const ExprNode& node = recurrence.nodes[id];
        ExprId next = id;
        for (int k = arity(node.op) - 1; k >= 0; --k) {
            if (facts[node.args[k]].presence != Presence::Always) next = node.args[k];
        }
        if (next == id) return id;
        id = next;
    }
}

}  // namespace

std::vector<Region> all_regions() {
    std::vector<Region> regions;
    for (int row = 1; row <= kDistinctLines; ++row) {
        for (int col = 1; col <= kDistinctLines; ++col) regions.push_back({row, col});
    }
    return regions;
}

std::vector<NodeFact> facts_in(const Recurrence& recurrence, Region region) {
    return FactFinder(recurrence, region).run();
}

std::string PlaceWithoutValue::words() const {
    if (region.col == kDistinctLines) return fmt::format("row {}", region.row);
    if (region.row == kDistinctLines) return fmt::format("column {}", region.col);
    return fmt::format("row {}, column {}", region.row, region.col);
}

std::optional<PlaceWithoutValue> place_without_value(const Recurrence& recurrence, ExprId cell) {
    const auto size = [](Region region) {
        return (region.row == kDistinctLines ? 1 : 0) + (region.col == kDistinctLines ? 1 : 0);
    };
    std::optional<PlaceWithoutValue> largest;
    for (const Region& region : all_regions()) {
        const std::vector<NodeFact> facts = facts_in(recurrence, region);
        if (facts[cell].presence == Presence::Always) continue;
        if (largest && size(largest->region) >= size(region)) continue;
        largest = {region, facts[cell].presence, cause_of_absence(recurrence, facts, cell)};
    }
    return largest;
}

}  // namespace minterm
