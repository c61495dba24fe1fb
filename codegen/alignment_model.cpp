// SPDX-License-Identifier: Apache-2.0
//
// Compares a cell with the least of three steps, value by value.
#include "codegen/alignment_model.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include "synth/boundary.hpp"

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
struct Steps {
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
std::optional<Steps> steps_of(const Flows& flows, std::int64_t sign) {
    const auto& vertical = flows.vertical.values;
    const auto& horizontal = flows.horizontal.values;
    Steps steps{greatest_of(flows.vertical, sign), greatest_of(flows.horizontal, sign), {}};
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
                                     const Steps& steps, std::int64_t sign) {
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
std::optional<AlignmentModel> model_of(const Steps& steps, AlignmentMode mode, std::int64_t sign) {
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
    return model;
}

EdgeValues values_of(const EdgeFlow& flow, const EdgeEncoding& encoding, const ValueMap& values,
                     std::int64_t per_step) {
    std::vector<std::int64_t> costs;
    for (const int index : encoding.value_of_code) {
        const std::int64_t value = index < 0 ? 0 : flow.values[static_cast<std::size_t>(index)][0];
        costs.push_back(index < 0 ? 0 : (values.divisor * value - per_step) / values.scale);
    }
    return {encoding.bits, costs};
}

/// A code of a difference of costs; 0 of one that does not occur.
std::uint8_t code_of(const EdgeFlow& flow, const EdgeEncoding& encoding, const ValueMap& values,
                     std::int64_t per_step, std::int64_t cost) {
    const int index = find(flow, {(values.scale * cost + per_step) / values.divisor});
    if (index < 0) return 0;
    return static_cast<std::uint8_t>(encoding.codes[static_cast<std::size_t>(index)].bits);
}

}  // namespace

std::int64_t ValueMap::greatest_cost(std::int64_t value, std::int64_t row,
                                     std::int64_t column) const {
    const std::int64_t scaled = divisor * value - per_row * row - per_column * column;
    return scaled >= 0 ? scaled / scale : -((scale - 1 - scaled) / scale);
}

std::optional<AlignmentModel> alignment_model(const Recurrence& recurrence, const Flows& flows) {
    if (flows.domain != FlowDomain::Difference || recurrence.answer.table != flows.base ||
        !is_lone_difference(flows.vertical, flows.base, Neighbour::Left) ||
        !is_lone_difference(flows.horizontal, flows.base, Neighbour::Above))
        return std::nullopt;
    for (const std::int64_t sign : {1, -1}) {
        const std::optional<Steps> steps = steps_of(flows, sign);
        if (!steps) continue;
        const std::optional<AlignmentMode> mode = mode_of(recurrence, flows, *steps, sign);
        if (!mode) continue;
        if (const auto model = model_of(*steps, *mode, sign)) return model;
    }
    return std::nullopt;
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

BandCosts band_costs(const AlignmentModel& model, const Flows& flows, const Encoding& encoding) {
    const ValueMap& values = model.values;
    const auto down = [&](std::int64_t cost) {
        return code_of(flows.vertical, encoding.vertical, values, values.per_row, cost);
    };
    const auto right = [&](std::int64_t cost) {
        return code_of(flows.horizontal, encoding.horizontal, values, values.per_column, cost);
    };
    return {model.costs,
            values_of(flows.vertical, encoding.vertical, values, values.per_row),
            values_of(flows.horizontal, encoding.horizontal, values, values.per_column),
            down(model.costs.down),
            right(model.costs.right),
            right(0)};
}

std::optional<GapCosts> gap_costs(const AlignmentModel& model) {
    const ValueMap& values = model.values;
    // A step along the diagonal does not lower a value.
    if (model.mode != AlignmentMode::Global || model.is_similarity() ||
        values.per_row + values.per_column < 0)
        return std::nullopt;
    const GapCosts gaps{values.value(model.costs.down, 1, 0),
                        values.value(model.costs.right, 0, 1)};
    if (gaps.down <= 0 || gaps.right <= 0) return std::nullopt;
    return gaps;
}

}  // namespace minterm
