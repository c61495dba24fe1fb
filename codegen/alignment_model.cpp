// SPDX-License-Identifier: Apache-2.0
//
// Compares a cell with the least of three steps, value by value.
#include "codegen/alignment_model.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "codegen/formula_steps.hpp"
#include "synth/boundary.hpp"
#include "synth/lower_reach.hpp"

namespace minterm {

namespace {

/// What the boundary rises by from cell to cell, if it is a straight line from 0.
std::optional<std::int64_t> slope_from_zero(const Recurrence& recurrence, ExprId formula) {
    const auto pieces = linear_pieces(recurrence, formula);
    if (!pieces || pieces->size() != 1 || pieces->front().offset != 0) return std::nullopt;
    return pieces->front().slope;
}

bool is_lone_difference(const EdgeFlow& flow, std::uint32_t table, Neighbour neighbour) {
    return flow.components == std::vector<FlowComponent>{{table, neighbour}} &&
           flow.known.empty() && flow.limits.empty();
}

/// A cell relative to its diagonal neighbour is the least of left + right, above + down and
/// diagonal[predicates].
struct StepCosts {
    std::int64_t down = 0;
    std::int64_t right = 0;
    std::vector<std::int64_t> diagonal;  ///< at most down + right, which is as good
};

std::int64_t greatest_of(const EdgeFlow& flow, std::int64_t sign) {
    std::int64_t greatest = sign * flow.values.front()[0];
    for (const FlowValue& value : flow.values) greatest = std::max(greatest, sign * value[0]);
    return greatest;
}

/// The steps of the cell, or of that of the negated table (`sign` -1), if it has such. Gaps are the
/// greatest differences: greater ones are never taken, and no difference exceeds a gap.
std::optional<StepCosts> steps_of(const Flows& flows, std::int64_t sign) {
    const auto& vertical = flows.vertical.values;
    const auto& horizontal = flows.horizontal.values;
    StepCosts steps{greatest_of(flows.vertical, sign), greatest_of(flows.horizontal, sign), {}};
    struct Case {
        std::int64_t by_gap;
        std::int64_t cell;
    };
    for (unsigned predicates = 0; predicates < 1U << flows.relations; ++predicates) {
        std::vector<Case> cases;
        std::int64_t step = steps.down + steps.right;
        for (FlowIndex v = 0; v < vertical.size(); ++v) {
            for (FlowIndex h = 0; h < horizontal.size(); ++h) {
                if (!flows.can_meet(v, h)) continue;
                const std::int64_t left = sign * vertical[v][0];
                const std::int64_t above = sign * horizontal[h][0];
                const CellResult& result = flows.at(v, h, predicates);
                cases.push_back({std::min(left + steps.right, above + steps.down),
                                 sign * vertical[result.vertical][0] + above});
                if (cases.back().cell < cases.back().by_gap)
                    step = std::min(step, cases.back().cell);
            }
        }
        for (const Case& one : cases)
            if (one.cell != std::min(one.by_gap, step)) return std::nullopt;
        steps.diagonal.push_back(step);
    }
    return steps;
}

/// Where the sequences may begin and end, if the boundary goes by these steps.
std::optional<AlignmentMode> mode_of(const Recurrence& recurrence, const Flows& flows,
                                     const StepCosts& steps, std::int64_t sign) {
    const Table& table = recurrence.tables[flows.base];
    const auto rows = slope_from_zero(recurrence, table.first_col);
    const auto columns = slope_from_zero(recurrence, table.first_row);
    if (!rows || sign * *rows != steps.down || !columns) return std::nullopt;
    const bool by_gaps = sign * *columns == steps.right;
    const AnswerKind best = sign < 0 ? AnswerKind::MaxLastRow : AnswerKind::MinLastRow;
    if (recurrence.answer.kind == AnswerKind::Corner && by_gaps) return AlignmentMode::Global;
    if (recurrence.answer.kind == best && by_gaps) return AlignmentMode::Prefix;
    if (recurrence.answer.kind == best && *columns == 0) return AlignmentMode::Infix;
    return std::nullopt;
}

/// See Note [Costs and values]. Nothing where gaps would cost nothing.
std::optional<AlignmentModel> model_of(const StepCosts& steps, AlignmentMode mode,
                                       std::int64_t sign) {
    const auto [cheapest, dearest] =
        std::minmax_element(steps.diagonal.begin(), steps.diagonal.end());
    // f, x' and y'.
    std::int64_t times = 1;
    std::int64_t per_row = -*cheapest;
    std::int64_t per_column = 0;
    if (mode == AlignmentMode::Global) {
        per_row = steps.right - steps.down - *cheapest;
        per_column = steps.down - steps.right - *cheapest;
        if (per_row % 2 == 0) {
            per_row /= 2;
            per_column /= 2;
        } else {
            times = 2;
        }
    }
    AlignmentModel model;
    model.mode = mode;
    model.costs = {times * steps.down + per_row, times * steps.right + per_column,
                   times * (*dearest - *cheapest)};
    if (model.costs.down <= 0 || model.costs.right <= 0) return std::nullopt;
    std::int64_t unit = std::gcd(model.costs.down, model.costs.right);
    for (const std::int64_t step : steps.diagonal)
        unit = std::gcd(unit, times * (step - *cheapest));
    model.costs = {model.costs.down / unit, model.costs.right / unit, model.costs.mismatch / unit};
    model.values = {sign * unit, -sign * per_row, -sign * per_column, times};
    model.has_matches = steps.diagonal.size() == 2 && steps.diagonal[1] == *cheapest;
    // Of several predicates; there are few symbols then.
    for (const std::int64_t step : steps.diagonal)
        if (steps.diagonal.size() > 2) model.diagonal.push_back(times * (step - *cheapest) / unit);
    return model;
}

std::optional<AlignmentModel> model_of_flows(const Recurrence& lowered, const Flows& flows) {
    for (const std::int64_t sign : {1, -1}) {
        const std::optional<StepCosts> steps = steps_of(flows, sign);
        if (!steps) continue;
        const std::optional<AlignmentMode> mode = mode_of(lowered, flows, *steps, sign);
        if (!mode) continue;
        if (const auto model = model_of(*steps, *mode, sign)) return model;
    }
    return std::nullopt;
}

/// Which component of the edge's tuples is the difference of the base.
std::size_t difference_in(const EdgeFlow& flow, const FlowComponent& difference) {
    const auto found = std::find(flow.components.begin(), flow.components.end(), difference);
    return static_cast<std::size_t>(found - flow.components.begin());
}

/// The cost of the one kind of steps over two diagonal neighbours; nothing where there are several.
std::optional<std::int64_t> swap_of(const FormulaSteps& steps) {
    std::optional<std::int64_t> cost;
    for (const FormulaStep& step : steps.all) {
        if (step.up < 2) continue;
        if (cost.value_or(step.cost) != step.cost) return std::nullopt;
        cost = step.cost;
    }
    return cost;
}

/// What a step along the diagonal costs, by the predicates of its own symbols; nothing where these
/// do not decide it. At most `both_gaps`, which does the same.
std::vector<std::int64_t> diagonal_costs(const Recurrence& recurrence, std::int64_t both_gaps) {
    std::vector<std::int64_t> costs;
    for (unsigned predicates = 0; predicates < 1U << recurrence.relations.size(); ++predicates) {
        const std::optional<FormulaSteps> steps = formula_steps(recurrence, predicates);
        if (!steps) return {};
        const auto least = [&](const std::vector<FormulaStep>& among) {
            std::int64_t cost = both_gaps;
            for (const FormulaStep& step : among)
                if (step.up == 1 && step.left == 1) cost = std::min(cost, step.cost);
            return cost;
        };
        costs.push_back(least(steps->all));
        if (costs.back() != least(steps->always)) return {};
    }
    return costs;
}

/// Puts into the model what alignments need to know, if there are any.
void find_alignments(AlignmentModel& model, const Recurrence& recurrence,
                     const FormulaSteps& steps) {
    const bool has_swaps = std::any_of(steps.all.begin(), steps.all.end(),
                                       [](const FormulaStep& step) { return step.up > 1; });
    const std::optional<std::int64_t> swap = swap_of(steps);
    model.has_matches = false;
    if (has_swaps && !swap) return;
    std::vector<std::int64_t> diagonal = diagonal_costs(recurrence, model.costs.both_gaps());
    model.has_matches = diagonal == std::vector<std::int64_t>{model.costs.mismatch, 0};
    if (diagonal.size() > 2) model.diagonal = std::move(diagonal);
    if (model.has_alignments()) model.swap = swap;
}

/// The model of a formula that is the least of steps, see Note [Rims].
std::optional<AlignmentModel> model_of_formula(const Recurrence& recurrence,
                                               const Recurrence& lowered, const Flows& flows) {
    const std::optional<FormulaSteps> found = formula_steps(recurrence);
    if (!found) return std::nullopt;
    const auto always = [&](int up, int left) {
        std::optional<std::int64_t> least;
        for (const FormulaStep& step : found->always)
            if (step.up == up && step.left == left)
                least = std::min(least.value_or(step.cost), step.cost);
        return least;
    };
    const auto down = always(1, 0);
    const auto right = always(0, 1);
    if (!down || !right || *down <= 0 || *right <= 0) return std::nullopt;
    const std::int64_t diagonal = std::min(always(1, 1).value_or(*down + *right), *down + *right);
    AlignmentModel model;
    model.costs = {*down, *right, diagonal};
    model.margin = found->reach;
    for (const FormulaStep& step : found->all) {
        std::int64_t least = step.up == step.left ? 0 : step.up > 0 ? *down : *right;
        if (step.up > 1 || step.left > 1) {
            if (step.up != step.left) return std::nullopt;
            least = diagonal;
        }
        if (step.cost < least) return std::nullopt;
    }
    const std::size_t v = difference_in(flows.vertical, {flows.base, Neighbour::Left});
    const std::size_t h = difference_in(flows.horizontal, {flows.base, Neighbour::Above});
    const auto falls_further = [](const EdgeFlow& flow, std::size_t at, std::int64_t most) {
        return std::any_of(flow.values.begin(), flow.values.end(),
                           [&](const FlowValue& value) { return value[at] < -most; });
    };
    if (falls_further(flows.vertical, v, *right) || falls_further(flows.horizontal, h, *down))
        return std::nullopt;
    const auto mode = mode_of(lowered, flows, {*down, *right, {}}, 1);
    if (!mode) return std::nullopt;
    model.mode = *mode;
    find_alignments(model, recurrence, *found);
    return model;
}

/// The recurrence with a first row in which all of b is left over.
Recurrence with_gaps_above(const Recurrence& recurrence, std::int64_t gap) {
    Recurrence other = recurrence;
    Table& table = other.tables[other.answer.table];
    const auto add = [&](ExprOp op) -> ExprNode& {
        ExprNode node;
        node.op = op;
        node.place = table.place;
        other.nodes.push_back(std::move(node));
        return other.nodes.back();
    };
    const auto first = static_cast<ExprId>(other.nodes.size());
    add(ExprOp::Constant).value = gap;
    add(ExprOp::ColIndex);
    ExprNode& product = add(ExprOp::Mul);
    product.args[0] = first;
    product.args[1] = first + 1;
    table.first_row = first + 2;
    return other;
}

/// What lies outside of a band.
struct Rims {
    FlowIndex left = 0;
    FlowIndex above = 0;
    FlowIndex first_row = 0;  ///< above row 1
};

/// The flow value that `boundary` says of all cells from 1 on, if it is one.
template <typename Boundary>
std::optional<FlowIndex> same_all_along(const EdgeFlow& flow, const Boundary& boundary) {
    // Delays hand on what is up to kGreatestReach cells back.
    const int index = find(flow, boundary(1));
    for (std::int64_t cell = 2; cell <= 2 + kGreatestReach; ++cell)
        if (find(flow, boundary(cell)) != index) return std::nullopt;
    if (index < 0) return std::nullopt;
    return static_cast<FlowIndex>(index);
}

/// See Note [Rims].
std::optional<Rims> rims_of(const AlignmentModel& model, const Recurrence& recurrence,
                            const Recurrence& lowered, const Flows& flows) {
    const auto left = same_all_along(
        flows.vertical, [&](std::int64_t i) { return left_boundary(lowered, flows, i); });
    const auto first_row = same_all_along(
        flows.horizontal, [&](std::int64_t j) { return top_boundary(lowered, flows, j); });
    std::optional<FlowIndex> above = first_row;
    if (model.mode == AlignmentMode::Infix) {
        const Result<Recurrence> gaps =
            lower_reach(with_gaps_above(recurrence, model.values.value(model.costs.right, 0, 1)));
        if (!gaps) return std::nullopt;
        above = same_all_along(flows.horizontal,
                               [&](std::int64_t j) { return top_boundary(*gaps, flows, j); });
    }
    if (!left || !first_row || !above) return std::nullopt;
    for (FlowIndex v = 0; v < flows.vertical.values.size(); ++v)
        if (!flows.can_meet(v, *above)) return std::nullopt;
    for (FlowIndex h = 0; h < flows.horizontal.values.size(); ++h)
        if (!flows.can_meet(*left, h)) return std::nullopt;
    return Rims{*left, *above, *first_row};
}

EdgeValues values_of(const EdgeFlow& flow, const EdgeEncoding& encoding, const ValueMap& values,
                     const FlowComponent& difference, std::int64_t per_step) {
    const std::size_t component = difference_in(flow, difference);
    std::vector<std::int64_t> costs;
    for (const int index : encoding.value_of_code) {
        const std::int64_t value =
            index < 0 ? 0 : flow.values[static_cast<std::size_t>(index)][component];
        costs.push_back(index < 0 ? 0 : (values.divisor * value - per_step) / values.scale);
    }
    return {encoding.bits, costs};
}

std::uint8_t code_of(const EdgeEncoding& edge, FlowIndex index) {
    return static_cast<std::uint8_t>(edge.codes[index].bits);
}

}  // namespace

std::int64_t ValueMap::greatest_cost(std::int64_t value, std::int64_t row,
                                     std::int64_t column) const {
    const std::int64_t scaled = divisor * value - per_row * row - per_column * column;
    return scaled >= 0 ? scaled / scale : -((scale - 1 - scaled) / scale);
}

std::optional<AlignmentModel> alignment_model(const Recurrence& recurrence,
                                              const Recurrence& lowered, const Flows& flows) {
    if (recurrence.tables.size() != 1 || flows.domain != FlowDomain::Difference ||
        lowered.answer.table != flows.base)
        return std::nullopt;
    std::optional<AlignmentModel> model;
    if (is_lone_difference(flows.vertical, flows.base, Neighbour::Left) &&
        is_lone_difference(flows.horizontal, flows.base, Neighbour::Above))
        model = model_of_flows(lowered, flows);
    else
        model = model_of_formula(recurrence, lowered, flows);
    if (model && !rims_of(*model, recurrence, lowered, flows)) return std::nullopt;
    return model;
}

Result<std::optional<AlignmentModel>> alignment_model(const Recurrence& recurrence) {
    // Flows of several tables take time, and are no model's.
    if (recurrence.tables.size() != 1) return std::optional<AlignmentModel>{};
    MINTERM_TRY(const Recurrence lowered, lower_reach(recurrence));
    MINTERM_TRY(const Flows flows, derive(lowered));
    return alignment_model(recurrence, lowered, flows);
}

Recurrence in_mode(const Recurrence& recurrence, const AlignmentModel& global, AlignmentMode mode) {
    Recurrence other = recurrence;
    if (mode != AlignmentMode::Global)
        other.answer.kind =
            global.is_similarity() ? AnswerKind::MaxLastRow : AnswerKind::MinLastRow;
    if (mode == AlignmentMode::Infix) {
        Table& table = other.tables[other.answer.table];
        ExprNode zero;
        zero.op = ExprOp::Constant;
        zero.place = table.place;
        other.nodes.push_back(std::move(zero));
        table.first_row = static_cast<ExprId>(other.nodes.size() - 1);
    }
    return other;
}

BandCosts band_costs(const AlignmentModel& model, const Recurrence& recurrence,
                     const Recurrence& lowered, const Flows& flows, const Encoding& encoding) {
    const ValueMap& values = model.values;
    const Rims rims = *rims_of(model, recurrence, lowered, flows);
    return {model.costs,
            values_of(flows.vertical, encoding.vertical, values, {flows.base, Neighbour::Left},
                      values.per_row),
            values_of(flows.horizontal, encoding.horizontal, values, {flows.base, Neighbour::Above},
                      values.per_column),
            code_of(encoding.vertical, rims.left),
            code_of(encoding.horizontal, rims.above),
            code_of(encoding.horizontal, rims.first_row),
            static_cast<std::size_t>(model.margin),
            model.swap};
}

std::vector<std::uint8_t> codes_in(const EdgeEncoding& other, const EdgeEncoding& edge) {
    std::vector<std::uint8_t> codes;
    for (const int value : edge.value_of_code)
        codes.push_back(value < 0 ? std::uint8_t{0}
                                  : code_of(other, static_cast<FlowIndex>(value)));
    return codes;
}

std::optional<GapCosts> gap_costs(const AlignmentModel& model) {
    const ValueMap& values = model.values;
    // A step along the diagonal does not lower a value.
    if (model.mode != AlignmentMode::Global || model.is_similarity() ||
        values.per_row + values.per_column < 0)
        return std::nullopt;
    const GapCosts gaps{values.value(model.costs.down, 1, 0), values.value(model.costs.right, 0, 1),
                        model.margin};
    if (gaps.down <= 0 || gaps.right <= 0) return std::nullopt;
    return gaps;
}

}  // namespace minterm
