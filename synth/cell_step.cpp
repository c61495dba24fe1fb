// SPDX-License-Identifier: Apache-2.0
//
// Which components an edge needs follows from what the cell formulas read; a step of tuples is the
// formulas themselves, with the base's diagonal neighbour at 0.
#include "synth/cell_step.hpp"

#include "synth/interpret.hpp"
#include "synth/saturation.hpp"
#include "synth/visit_nodes.hpp"

namespace minterm {

Flows lay_out_flows(const Recurrence& recurrence, FlowDomain domain) {
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
    add_limits(recurrence, flows);
    return flows;
}

CellStep::CellStep(const Recurrence& recurrence, const Flows& layout)
    : recurrence_(recurrence),
      layout_(layout),
      neighbours_(recurrence.tables.size() * 4),
      holds_(recurrence.relations.size()) {}

void CellStep::run(const FlowValue& v, const FlowValue& h, unsigned predicates) {
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
    saturate(layout_.vertical, vertical);
    saturate(layout_.horizontal, horizontal);
}

std::int64_t& CellStep::at(const FlowComponent& component) {
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

std::int64_t CellStep::leaving(std::uint32_t table, std::size_t neighbour,
                               std::int64_t base) const {
    const std::int64_t value = neighbours_[std::size_t{table} * 4 + neighbour];
    return recurrence_.tables[table].type == ValueType::Int ? wrapping_subtract(value, base)
                                                            : value;
}

}  // namespace minterm
