// SPDX-License-Identifier: Apache-2.0
//
// A walk through the formula of a cell.
#include "codegen/formula_steps.hpp"

#include <algorithm>

namespace minterm {

namespace {

using Steps = std::vector<FormulaStep>;

/// More steps than this are no recurrence that anybody wrote.
constexpr std::size_t kMostSteps = 256;

/// A number is a step from nowhere.
bool is_number(const FormulaStep& step) { return step.up == 0 && step.left == 0; }

/// Whether one of `steps` comes from the same place and costs no more.
bool is_as_cheap(const Steps& steps, const FormulaStep& as) {
    return std::any_of(steps.begin(), steps.end(), [&](const FormulaStep& step) {
        return step.up == as.up && step.left == as.left && step.cost <= as.cost;
    });
}

struct Term {
    FormulaSteps steps;
    /// Those that are only there where nothing is known of earlier symbols, or something is known
    /// that forbids better ones.
    Steps doubtful;
};

Steps joined(Steps x, const Steps& y) {
    x.insert(x.end(), y.begin(), y.end());
    return x;
}

/// Nothing for a sum of two steps.
std::optional<Steps> sum(const Steps& x, const Steps& y) {
    if (x.size() * y.size() > kMostSteps) return std::nullopt;
    Steps sums;
    for (const FormulaStep& one : x) {
        for (const FormulaStep& other : y) {
            if (!is_number(one) && !is_number(other)) return std::nullopt;
            sums.push_back({one.up + other.up, one.left + other.left, one.cost + other.cost});
        }
    }
    return sums;
}

class FormulaReader {
public:
    FormulaReader(const Recurrence& recurrence, std::optional<unsigned> predicates)
        : recurrence_(recurrence), predicates_(predicates) {}

    int reach_of(ExprId id) const {
        const ExprNode& node = recurrence_.nodes[id];
        const int offset = std::max(node.up, node.left);
        if (node.op == ExprOp::Predicate) return offset;
        if (node.op == ExprOp::TableRead) return offset - 1;
        int reach = 0;
        for (int k = 0; k < arity(node.op); ++k) reach = std::max(reach, reach_of(node.args[k]));
        return reach;
    }

    std::optional<Term> read(ExprId id) const {
        const ExprNode& node = recurrence_.nodes[id];
        if (node.op == ExprOp::Constant) return single({0, 0, node.value});
        if (node.op == ExprOp::TableRead) return single({node.up, node.left, 0});
        if (node.op == ExprOp::Select) return choice(node);
        if (node.op != ExprOp::Add && node.op != ExprOp::Min) return std::nullopt;
        const std::optional<Term> x = read(node.args[0]);
        const std::optional<Term> y = read(node.args[1]);
        if (!x || !y || x->steps.all.size() + y->steps.all.size() > kMostSteps) return std::nullopt;
        if (node.op == ExprOp::Min)
            return Term{
                {joined(x->steps.all, y->steps.all), joined(x->steps.always, y->steps.always)},
                joined(x->doubtful, y->doubtful)};
        const auto all = sum(x->steps.all, y->steps.all);
        const auto always = sum(x->steps.always, y->steps.always);
        const auto left = sum(x->doubtful, y->steps.all);
        const auto right = sum(x->steps.all, y->doubtful);
        if (!all || !always || !left || !right) return std::nullopt;
        return Term{{*all, *always}, joined(*left, *right)};
    }

private:
    static Term single(const FormulaStep& step) { return {{{step}, {step}}, {}}; }

    std::optional<Term> choice(const ExprNode& node) const {
        if (const std::optional<bool> holds = value_of(node.args[0]))
            return read(node.args[*holds ? 1 : 2]);
        const Condition condition = condition_of(node.args[0]);
        if (condition == Condition::Other) return std::nullopt;
        const std::optional<Term> yes = read(node.args[1]);
        const std::optional<Term> no = read(node.args[2]);
        if (!yes || !no || yes->steps.all.size() + no->steps.all.size() > kMostSteps)
            return std::nullopt;
        Term term;
        term.steps.all = joined(yes->steps.all, no->steps.all);
        term.doubtful = joined(yes->doubtful, no->doubtful);
        // What may be one or the other is no greater than the dearer, from the same place.
        for (const FormulaStep& step : joined(yes->steps.always, no->steps.always))
            if (is_as_cheap(yes->steps.always, step) && is_as_cheap(no->steps.always, step))
                term.steps.always.push_back(step);
        if (condition == Condition::LooksBack)
            for (const FormulaStep& step : no->steps.all)
                if (!is_as_cheap(yes->steps.always, step)) term.doubtful.push_back(step);
        return term;
    }

    enum class Condition {
        OwnSymbols,  ///< of the cell
        LooksBack,   ///< at earlier symbols; true only if something is known of them
        Other
    };

    Condition condition_of(ExprId id) const {
        const ExprNode& node = recurrence_.nodes[id];
        if (node.op == ExprOp::Constant) return Condition::OwnSymbols;
        if (node.op == ExprOp::Predicate)
            return node.up == 0 && node.left == 0 ? Condition::OwnSymbols : Condition::LooksBack;
        if (node.op != ExprOp::And && node.op != ExprOp::Or && node.op != ExprOp::Not)
            return Condition::Other;
        Condition worst = Condition::OwnSymbols;
        for (int k = 0; k < arity(node.op); ++k)
            worst = std::max(worst, condition_of(node.args[k]));
        if (node.op == ExprOp::Not && worst == Condition::LooksBack) return Condition::Other;
        return worst;
    }

    /// Of a condition, if the predicates decide it.
    std::optional<bool> value_of(ExprId id) const {
        const ExprNode& node = recurrence_.nodes[id];
        if (node.op == ExprOp::Predicate && predicates_ && node.up == 0 && node.left == 0)
            return (*predicates_ >> node.table & 1U) != 0;
        if (node.op != ExprOp::Not && node.op != ExprOp::And && node.op != ExprOp::Or)
            return std::nullopt;
        const std::optional<bool> x = value_of(node.args[0]);
        if (node.op == ExprOp::Not) return x ? std::optional(!*x) : std::nullopt;
        const std::optional<bool> y = value_of(node.args[1]);
        const bool decides = node.op == ExprOp::Or;
        if (x == decides || y == decides) return decides;
        return x && y ? std::optional(!decides) : std::nullopt;
    }

    const Recurrence& recurrence_;
    const std::optional<unsigned> predicates_;
};

}  // namespace

std::optional<FormulaSteps> formula_steps(const Recurrence& recurrence,
                                          std::optional<unsigned> predicates) {
    if (recurrence.tables.size() != 1) return std::nullopt;
    const FormulaReader reader(recurrence, predicates);
    const ExprId formula = recurrence.tables.front().cell;
    std::optional<Term> cell = reader.read(formula);
    if (!cell) return std::nullopt;
    cell->steps.reach = reader.reach_of(formula);
    const Steps& always = cell->steps.always;
    const bool certain =
        std::all_of(cell->doubtful.begin(), cell->doubtful.end(),
                    [&](const FormulaStep& step) { return is_as_cheap(always, step); });
    if (!certain) return std::nullopt;
    return std::move(cell->steps);
}

}  // namespace minterm
