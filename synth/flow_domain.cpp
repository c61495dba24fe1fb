// SPDX-License-Identifier: Apache-2.0
//
// Which domain a recurrence may use: a walk over its cell formulas.
#include "synth/flow_domain.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <string_view>

#include "synth/visit_nodes.hpp"

namespace minterm {
namespace {

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

}  // namespace

SourcePlace place_or(const SourcePlace& place, const SourcePlace& otherwise) {
    return place.file.empty() && place.line == 0 ? otherwise : place;
}

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

}  // namespace minterm
