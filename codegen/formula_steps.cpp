// SPDX-License-Identifier: Apache-2.0
//
// A walk through the formula of a cell.
#include "codegen/formula_steps.hpp"

#include <algorithm>

namespace minterm {

namespace {

/// More steps than this are no recurrence that anybody wrote.
constexpr std::size_t kMostSteps = 256;

/// A number is a step from nowhere.
bool is_number(const FormulaStep& step) { return step.up == 0 && step.left == 0; }

bool is_same_place(const FormulaStep& x, const FormulaStep& y) {
    return x.up == y.up && x.left == y.left;
}

class FormulaReader {
public:
    explicit FormulaReader(const Recurrence& recurrence) : recurrence_(recurrence) {}

    std::optional<FormulaSteps> read(ExprId id) const {
        const ExprNode& node = recurrence_.nodes[id];
        switch (node.op) {
            case ExprOp::Constant:
                return constant({0, 0, node.value});
            case ExprOp::TableRead:
                if (node.up == 0 && node.left == 0) return std::nullopt;
                return constant({node.up, node.left, 0});
            case ExprOp::Add:
                return sum(read(node.args[0]), read(node.args[1]));
            case ExprOp::Min:
                return least(read(node.args[0]), read(node.args[1]));
            case ExprOp::Select:
                if (!is_about_symbols(node.args[0])) return std::nullopt;
                return either(read(node.args[1]), read(node.args[2]));
            case ExprOp::RowIndex:
            case ExprOp::ColIndex:
            case ExprOp::RowCount:
            case ExprOp::ColCount:
            case ExprOp::Predicate:
            case ExprOp::Negate:
            case ExprOp::Not:
            case ExprOp::Sub:
            case ExprOp::Mul:
            case ExprOp::Max:
            case ExprOp::Equal:
            case ExprOp::NotEqual:
            case ExprOp::Less:
            case ExprOp::LessEqual:
            case ExprOp::Greater:
            case ExprOp::GreaterEqual:
            case ExprOp::And:
            case ExprOp::Or:
                break;
        }
        return std::nullopt;
    }

private:
    using Steps = std::optional<FormulaSteps>;

    static Steps constant(const FormulaStep& step) { return FormulaSteps{{step}, {step}}; }

    static Steps sum(const Steps& x, const Steps& y) {
        if (!x || !y || x->all.size() * y->all.size() > kMostSteps) return std::nullopt;
        FormulaSteps steps;
        const auto add = [](const std::vector<FormulaStep>& left,
                            const std::vector<FormulaStep>& right, std::vector<FormulaStep>& sums) {
            for (const FormulaStep& one : left)
                for (const FormulaStep& other : right) {
                    if (!is_number(one) && !is_number(other)) return false;
                    sums.push_back(
                        {one.up + other.up, one.left + other.left, one.cost + other.cost});
                }
            return true;
        };
        if (!add(x->all, y->all, steps.all) || !add(x->always, y->always, steps.always))
            return std::nullopt;
        return steps;
    }

    static Steps least(Steps x, const Steps& y) {
        if (!x || !y || x->all.size() + y->all.size() > kMostSteps) return std::nullopt;
        x->all.insert(x->all.end(), y->all.begin(), y->all.end());
        x->always.insert(x->always.end(), y->always.begin(), y->always.end());
        return x;
    }

    /// What may be one or the other is no greater than the dearer of both, from the same place.
    static Steps either(Steps x, const Steps& y) {
        if (!x || !y || x->all.size() + y->all.size() > kMostSteps) return std::nullopt;
        x->all.insert(x->all.end(), y->all.begin(), y->all.end());
        std::vector<FormulaStep> always;
        for (const FormulaStep& one : x->always)
            for (const FormulaStep& other : y->always)
                if (is_same_place(one, other))
                    always.push_back({one.up, one.left, std::max(one.cost, other.cost)});
        x->always = std::move(always);
        return x;
    }

    /// Whether no value of a table changes a condition.
    bool is_about_symbols(ExprId id) const {
        const ExprNode& node = recurrence_.nodes[id];
        if (node.op == ExprOp::TableRead) return false;
        for (int k = 0; k < arity(node.op); ++k)
            if (!is_about_symbols(node.args[k])) return false;
        return true;
    }

    const Recurrence& recurrence_;
};

}  // namespace

std::optional<FormulaSteps> formula_steps(const Recurrence& recurrence) {
    if (recurrence.tables.size() != 1) return std::nullopt;
    return FormulaReader(recurrence).read(recurrence.tables.front().cell);
}

}  // namespace minterm
