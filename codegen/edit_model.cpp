// SPDX-License-Identifier: Apache-2.0
//
// Compares a cell with that of edit distance, value by value.
#include "codegen/edit_model.hpp"

#include <algorithm>
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

bool is_lone_difference(const EdgeFlow& flow, Neighbour neighbour) {
    return flow.components == std::vector<FlowComponent>{{0, neighbour}} && flow.known.empty() &&
           flow.limits.empty();
}

/// Whether every cell is min(v + 1, h + 1, [differ] * mismatch) relative to its diagonal neighbour.
bool is_edit_cell(const Flows& flows, std::int64_t mismatch) {
    const auto& vertical = flows.vertical.values;
    const auto& horizontal = flows.horizontal.values;
    for (FlowIndex v = 0; v < vertical.size(); ++v) {
        for (FlowIndex h = 0; h < horizontal.size(); ++h) {
            if (!flows.can_meet(v, h)) continue;
            for (const unsigned match : {0U, 1U}) {
                const std::int64_t left = vertical[v][0];
                const std::int64_t above = horizontal[h][0];
                const std::int64_t cell =
                    std::min({left + 1, above + 1, match != 0 ? 0 : mismatch});
                const CellResult result = flows.at(v, h, match);
                if (vertical[result.vertical][0] != cell - above ||
                    horizontal[result.horizontal][0] != cell - left)
                    return false;
            }
        }
    }
    return true;
}

EdgeValues values_of(const EdgeFlow& flow, const EdgeEncoding& encoding) {
    std::vector<std::int64_t> values;
    for (const int index : encoding.value_of_code)
        values.push_back(index < 0 ? 0 : flow.values[static_cast<std::size_t>(index)][0]);
    return {encoding.bits, values};
}

/// A code of a value; 0 of one that does not occur.
std::uint8_t code_of(const EdgeFlow& flow, const EdgeEncoding& encoding, std::int64_t value) {
    const int index = find(flow, {value});
    if (index < 0) return 0;
    return static_cast<std::uint8_t>(encoding.codes[static_cast<std::size_t>(index)].bits);
}

}  // namespace

std::optional<EditModel> edit_model(const Recurrence& recurrence, const Flows& flows) {
    if (recurrence.tables.size() != 1 || recurrence.relations.size() != 1 || flows.relations != 1 ||
        flows.domain != FlowDomain::Difference ||
        !is_lone_difference(flows.vertical, Neighbour::Left) ||
        !is_lone_difference(flows.horizontal, Neighbour::Above))
        return std::nullopt;
    const auto rows = slope_from_zero(recurrence, recurrence.tables.front().first_col);
    const auto columns = slope_from_zero(recurrence, recurrence.tables.front().first_row);
    if (!rows || *rows != 1 || !columns) return std::nullopt;

    EditModel model;
    if (recurrence.answer.kind == AnswerKind::Corner && *columns == 1)
        model.mode = AlignmentMode::Global;
    else if (recurrence.answer.kind == AnswerKind::MinLastRow && *columns == 1)
        model.mode = AlignmentMode::Prefix;
    else if (recurrence.answer.kind == AnswerKind::MinLastRow && *columns == 0)
        model.mode = AlignmentMode::Infix;
    else
        return std::nullopt;
    if (is_edit_cell(flows, 1)) return model;
    model.costs = UnitCosts::Indel;
    if (is_edit_cell(flows, 2)) return model;
    return std::nullopt;
}

Recurrence in_mode(const Recurrence& recurrence, AlignmentMode mode) {
    Recurrence other = recurrence;
    if (mode != AlignmentMode::Global) other.answer.kind = AnswerKind::MinLastRow;
    if (mode == AlignmentMode::Infix) {
        ExprNode zero;
        zero.op = ExprOp::Constant;
        zero.place = other.tables.front().place;
        other.nodes.push_back(std::move(zero));
        other.tables.front().first_row = static_cast<ExprId>(other.nodes.size() - 1);
    }
    return other;
}

BandCosts band_costs(const EditModel& model, const Flows& flows, const Encoding& encoding) {
    return {model.costs,
            values_of(flows.vertical, encoding.vertical),
            values_of(flows.horizontal, encoding.horizontal),
            code_of(flows.vertical, encoding.vertical, 1),
            code_of(flows.horizontal, encoding.horizontal, 1),
            code_of(flows.horizontal, encoding.horizontal, 0)};
}

}  // namespace minterm
