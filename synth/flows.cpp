// SPDX-License-Identifier: Apache-2.0
//
// What the boundary says in terms of flows, and flows as text for people. The derivation itself is
// in derive.cpp.
#include "synth/flows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "synth/interpret.hpp"
#include "synth/saturation.hpp"

namespace minterm {
namespace {

// T[row][col] on the boundary, relative to the base where the component is.
std::int64_t component_value(const Recurrence& recurrence, const Flows& flows, std::uint32_t table,
                             std::int64_t row, std::int64_t col, std::int64_t base) {
    const bool relative =
        flows.domain == FlowDomain::Difference && recurrence.tables[table].type == ValueType::Int;
    const std::int64_t value = boundary_value(recurrence, table, row, col);
    return relative ? wrapping_subtract(value, base) : value;
}

std::string print_edge(const Recurrence& recurrence, const Flows& flows, const EdgeFlow& edge,
                       std::string_view name) {
    std::vector<std::string> components;
    for (const FlowComponent& component : edge.components) {
        components.push_back(print_component(recurrence, flows, component));
    }
    std::string text = fmt::format("{} ({}):", name, fmt::join(components, ", "));
    for (const FlowValue& value : edge.values) text += " " + print_tuple(value);
    text += "\n";
    for (const FlowLimit& limit : edge.limits) {
        text += fmt::format(
            "  {} is told up to {}{}{}\n", components[limit.component],
            limit.against < 0 ? "" : components[static_cast<std::size_t>(limit.against)],
            limit.against < 0  ? ""
            : limit.offset < 0 ? " - "
                               : " + ",
            limit.against < 0 ? limit.offset : std::abs(limit.offset));
    }
    for (std::size_t k = 0; k < edge.values.size(); ++k) {
        std::vector<std::string> others;
        for (const KnownTuple& known : edge.known) {
            const bool other = known.index == k && known.tuple != edge.values[k];
            if (other) others.push_back(print_tuple(known.tuple));
        }
        if (others.empty()) continue;
        text += fmt::format("  {} stands for {}, too\n", print_tuple(edge.values[k]),
                            fmt::join(others, " "));
    }
    return text;
}

}  // namespace

std::string print_tuple(const FlowValue& value) {
    return value.size() == 1 ? std::to_string(value[0])
                             : fmt::format("({})", fmt::join(value, ", "));
}

FlowValue left_boundary(const Recurrence& recurrence, const Flows& flows, std::int64_t i) {
    const std::int64_t base = boundary_value(recurrence, flows.base, i - 1, 0);
    FlowValue value;
    for (const FlowComponent& component : flows.vertical.components) {
        const std::int64_t row = component.neighbour == Neighbour::Diagonal ? i - 1 : i;
        value.push_back(component_value(recurrence, flows, component.table, row, 0, base));
    }
    return value;
}

FlowValue top_boundary(const Recurrence& recurrence, const Flows& flows, std::int64_t j) {
    const std::int64_t base = boundary_value(recurrence, flows.base, 0, j - 1);
    FlowValue value;
    for (const FlowComponent& component : flows.horizontal.components) {
        value.push_back(component_value(recurrence, flows, component.table, 0, j, base));
    }
    return value;
}

int find(const EdgeFlow& edge, const FlowValue& value) {
    FlowValue told = value;
    if (told.size() == edge.components.size()) saturate(edge, told);
    if (edge.known.empty()) {
        const auto found = std::lower_bound(edge.values.begin(), edge.values.end(), told);
        if (found == edge.values.end() || *found != told) return -1;
        return static_cast<int>(found - edge.values.begin());
    }
    const auto found = std::lower_bound(
        edge.known.begin(), edge.known.end(), told,
        [](const KnownTuple& known, const FlowValue& tuple) { return known.tuple < tuple; });
    return found == edge.known.end() || found->tuple != told ? -1 : found->index;
}

std::vector<std::pair<FlowIndex, FlowIndex>> fixed_points(const Flows& flows) {
    std::vector<std::pair<FlowIndex, FlowIndex>> found;
    const unsigned all_hold = (1U << flows.relations) - 1;
    for (std::size_t v = 0; v < flows.vertical.values.size(); ++v) {
        for (std::size_t h = 0; h < flows.horizontal.values.size(); ++h) {
            const auto vi = static_cast<FlowIndex>(v);
            const auto hi = static_cast<FlowIndex>(h);
            if (!flows.can_meet(vi, hi)) continue;
            if (flows.at(vi, hi, all_hold) == CellResult{vi, hi}) found.emplace_back(vi, hi);
        }
    }
    return found;
}

std::vector<std::string> check(const Flows& flows) {
    std::vector<std::string> problems;
    const auto check_edge = [&](const EdgeFlow& edge, std::string_view name) {
        if (edge.values.empty()) problems.push_back(fmt::format("no value flows {}", name));
        for (std::size_t k = 0; k < edge.values.size(); ++k) {
            if (edge.values[k].size() != edge.components.size()) {
                problems.push_back(fmt::format("{} value {} has {} components, not {}", name, k,
                                               edge.values[k].size(), edge.components.size()));
            }
            if (k > 0 && !(edge.values[k - 1] < edge.values[k])) {
                problems.push_back(
                    fmt::format("{} values {} and {} are not ascending", name, k - 1, k));
            }
        }
        for (std::size_t k = 0; k < edge.known.size(); ++k) {
            const KnownTuple& known = edge.known[k];
            if (known.index >= edge.values.size()) {
                problems.push_back(fmt::format("{} tuple {} has no value", name, k));
            }
            if (k > 0 && !(edge.known[k - 1].tuple < known.tuple)) {
                problems.push_back(
                    fmt::format("{} tuples {} and {} are not ascending", name, k - 1, k));
            }
        }
        for (std::size_t k = 0; k < edge.values.size() && !edge.known.empty(); ++k) {
            if (find(edge, edge.values[k]) != static_cast<int>(k)) {
                problems.push_back(fmt::format("{} value {} does not stand for itself", name, k));
            }
        }
    };
    check_edge(flows.vertical, "vertical");
    check_edge(flows.horizontal, "horizontal");
    if (flows.relations < 0 || flows.relations > kMaxRelations) {
        problems.push_back(fmt::format("there are {} predicates", flows.relations));
        return problems;
    }
    const std::size_t pairs = flows.vertical.values.size() * flows.horizontal.values.size();
    if (!flows.meets.empty() && flows.meets.size() != pairs) {
        problems.push_back(
            fmt::format("{} pairs are marked as meeting or not, of {}", flows.meets.size(), pairs));
    }
    const std::size_t results = pairs << flows.relations;
    if (flows.cell.size() != results) {
        problems.push_back(
            fmt::format("the cell has {} results, not {}", flows.cell.size(), results));
    }
    for (const CellResult& result : flows.cell) {
        if (result.vertical >= flows.vertical.values.size() ||
            result.horizontal >= flows.horizontal.values.size()) {
            problems.push_back("the cell is not closed: a result is no value of its edge");
            break;
        }
    }
    return problems;
}

std::string print_component(const Recurrence& recurrence, const Flows& flows,
                            const FlowComponent& component) {
    const Table& table = recurrence.tables[component.table];
    std::string text = table.name;
    switch (component.neighbour) {
        case Neighbour::Left:
            text += "[i][j-1]";
            break;
        case Neighbour::Above:
            text += "[i-1][j]";
            break;
        case Neighbour::Diagonal:
            text += "[i-1][j-1]";
            break;
    }
    if (flows.domain == FlowDomain::Difference && table.type == ValueType::Int) {
        text += " - " + recurrence.tables[flows.base].name + "[i-1][j-1]";
    }
    return text;
}

std::string print_flows(const Recurrence& recurrence, const Flows& flows) {
    std::string text = fmt::format(
        "domain: {}\n", flows.domain == FlowDomain::Difference ? "difference" : "absolute");
    text += print_edge(recurrence, flows, flows.vertical, "vertical");
    text += print_edge(recurrence, flows, flows.horizontal, "horizontal");
    for (int r = 0; r < flows.relations; ++r) {
        text += fmt::format("predicate {}: {}\n", r,
                            recurrence.relations[static_cast<std::size_t>(r)].name);
    }
    const auto met = std::count(flows.meets.begin(), flows.meets.end(), true);
    if (!flows.meets.empty()) {
        text += fmt::format("{} of {} pairs meet\n", met, flows.meets.size());
    }
    text += "cell: vertical horizontal predicates -> vertical horizontal\n";
    for (std::size_t v = 0; v < flows.vertical.values.size(); ++v) {
        for (std::size_t h = 0; h < flows.horizontal.values.size(); ++h) {
            if (!flows.can_meet(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h))) continue;
            for (unsigned predicates = 0; predicates < 1U << flows.relations; ++predicates) {
                const CellResult& out =
                    flows.at(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h), predicates);
                text += fmt::format("  {} {} {} -> {} {}\n", print_tuple(flows.vertical.values[v]),
                                    print_tuple(flows.horizontal.values[h]),
                                    flows.relations == 0
                                        ? "-"
                                        : fmt::format("{:0{}b}", predicates, flows.relations),
                                    print_tuple(flows.vertical.values[out.vertical]),
                                    print_tuple(flows.horizontal.values[out.horizontal]));
            }
        }
    }
    return text;
}

}  // namespace minterm
