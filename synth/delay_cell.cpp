// SPDX-License-Identifier: Apache-2.0
//
// Recurrence and flows -> planes, an order of planes, and the logic of each: Note [Delay cells].
#include "synth/delay_cell.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "synth/cover_to_network.hpp"
#include "synth/interpret.hpp"
#include "synth/minimize_qm.hpp"
#include "synth/truth_table.hpp"
#include "synth/visit_nodes.hpp"

namespace minterm {
namespace {

/// A plane that depends on more than this is no cheap function of its neighbours.
constexpr std::size_t kMostDelayInputs = 10;

/// Where a `CellView` has what is read from a neighbour.
std::size_t slot_of(std::uint32_t table, DelaySource source) {
    const std::size_t corner = source == DelaySource::Left    ? 1
                               : source == DelaySource::Above ? 2
                                                              : 3;
    return std::size_t{table} * 4 + corner;
}

DelaySource source_of(Neighbour neighbour) {
    switch (neighbour) {
        case Neighbour::Left:
            return DelaySource::Left;
        case Neighbour::Above:
            return DelaySource::Above;
        case Neighbour::Diagonal:
            return DelaySource::Diagonal;
    }
    return DelaySource::Above;
}

Failure refused(const SourcePlace& place, std::string why) {
    return Failure(FailureKind::User, Message{place, std::move(why), {}});
}

/// One way to stand around a cell, and what the recurrence makes of it.
struct Situation {
    std::vector<std::int64_t> tables;  ///< as `CellView::tables`
    std::vector<std::uint8_t> holds;   ///< by predicate
};

void compute(const Recurrence& recurrence, Situation& situation) {
    CellView view;
    view.tables = situation.tables.data();
    view.relations = situation.holds.data();
    view.row = view.col = view.rows = view.cols = 1;
    for (std::size_t table = 0; table < recurrence.tables.size(); ++table)
        situation.tables[table * 4] = evaluate(recurrence, recurrence.tables[table].cell, view);
}

bool reports(const Recurrence& recurrence, const std::vector<std::int64_t>& tables) {
    CellView view;
    view.tables = tables.data();
    return evaluate(recurrence, recurrence.answer.condition, view) != 0;
}

/// All tuples that occur on an edge, each with the value that stands for it.
std::vector<KnownTuple> tuples_of(const EdgeFlow& edge) {
    if (!edge.known.empty()) return edge.known;
    std::vector<KnownTuple> tuples;
    for (std::size_t i = 0; i < edge.values.size(); ++i)
        tuples.push_back({edge.values[i], static_cast<FlowIndex>(i)});
    return tuples;
}

void place_tuple(const EdgeFlow& edge, const FlowValue& tuple, std::vector<std::int64_t>& tables) {
    for (std::size_t k = 0; k < tuple.size(); ++k)
        tables[slot_of(edge.components[k].table, source_of(edge.components[k].neighbour))] =
            tuple[k];
}

/// Everything that can stand around a cell, computed.
std::vector<Situation> situations(const Recurrence& recurrence, const Flows& flows) {
    std::vector<Situation> all;
    for (const KnownTuple& v : tuples_of(flows.vertical)) {
        for (const KnownTuple& h : tuples_of(flows.horizontal)) {
            if (!flows.can_meet(v.index, h.index)) continue;
            for (unsigned predicates = 0; predicates < 1U << flows.relations; ++predicates) {
                Situation situation;
                situation.tables.resize(recurrence.tables.size() * 4);
                place_tuple(flows.vertical, v.tuple, situation.tables);
                place_tuple(flows.horizontal, h.tuple, situation.tables);
                for (int r = 0; r < flows.relations; ++r)
                    situation.holds.push_back(static_cast<std::uint8_t>(predicates >> r & 1U));
                compute(recurrence, situation);
                all.push_back(std::move(situation));
            }
        }
    }
    return all;
}

bool plane_value(const Recurrence& recurrence, const CellPlane& plane, std::int64_t value) {
    return recurrence.tables[plane.table].type == ValueType::Bool ? value != 0
                                                                  : value <= plane.bound;
}

std::vector<CellPlane> planes_of(const Recurrence& recurrence, const Flows& flows) {
    std::map<std::uint32_t, std::set<std::int64_t>> values;
    for (const EdgeFlow* edge : {&flows.vertical, &flows.horizontal})
        for (const KnownTuple& known : tuples_of(*edge))
            for (std::size_t k = 0; k < known.tuple.size(); ++k)
                values[edge->components[k].table].insert(known.tuple[k]);
    std::vector<CellPlane> planes;
    for (const auto& [table, occurring] : values) {
        if (recurrence.tables[table].type == ValueType::Bool) {
            planes.push_back({table, 0});
            continue;
        }
        for (auto value = occurring.begin(); std::next(value) != occurring.end(); ++value)
            planes.push_back({table, *value});
    }
    return planes;
}

std::string plane_name(const Recurrence& recurrence, const CellPlane& plane) {
    const Table& table = recurrence.tables[plane.table];
    return table.type == ValueType::Bool ? fmt::format("{}[i][j]", table.name)
                                         : fmt::format("{}[i][j] <= {}", table.name, plane.bound);
}

/// Functions as columns over rows that can occur.
class FunctionFinder {
public:
    FunctionFinder(std::vector<DelayInput> inputs, std::vector<std::vector<bool>> values)
        : inputs_(std::move(inputs)), values_(std::move(values)) {}

    /// The function with few of the `allowed` inputs, the first ones rather left out than the last;
    /// nothing if they do not determine it.
    std::optional<std::vector<std::size_t>> support(const std::vector<bool>& wanted,
                                                    std::vector<std::size_t> allowed) const {
        if (!determine(allowed, wanted)) return std::nullopt;
        for (std::size_t piece = std::max<std::size_t>(1, allowed.size() / 2);; piece /= 2) {
            for (std::size_t begin = 0; begin < allowed.size();) {
                const std::size_t end = std::min(begin + piece, allowed.size());
                std::vector<std::size_t> fewer(
                    allowed.begin(), allowed.begin() + static_cast<std::ptrdiff_t>(begin));
                fewer.insert(fewer.end(), allowed.begin() + static_cast<std::ptrdiff_t>(end),
                             allowed.end());
                if (determine(fewer, wanted))
                    allowed = std::move(fewer);
                else
                    begin = end;
            }
            if (piece <= 1) return allowed;
        }
    }

    DelayLogic logic(const std::vector<bool>& wanted,
                     const std::vector<std::size_t>& chosen) const {
        const int width = static_cast<int>(chosen.size());
        DelayLogic result;
        TruthTable table;
        for (const std::size_t input : chosen) {
            result.inputs.push_back(inputs_[input]);
            table.inputs.push_back(fmt::format("x{}", table.inputs.size()));
        }
        TableOutput output{"f", MintermSet(width), ~MintermSet(width)};
        for (std::size_t row = 0; row < wanted.size(); ++row) {
            std::uint64_t minterm = 0;
            for (std::size_t k = 0; k < chosen.size(); ++k)
                minterm |= std::uint64_t{values_[chosen[k]][row]} << k;
            output.dont_care.set(minterm, false);
            if (wanted[row]) output.on.set(minterm);
        }
        table.outputs.push_back(std::move(output));
        result.network = cover_to_network(minimize_qm(table));
        return result;
    }

    const std::vector<DelayInput>& inputs() const { return inputs_; }

private:
    /// Whether rows that agree in `chosen` agree in `wanted`: rows are split into classes input by
    /// input.
    bool determine(const std::vector<std::size_t>& chosen, const std::vector<bool>& wanted) const {
        std::vector<std::uint32_t> class_of(wanted.size(), 0);
        std::uint32_t classes = 1;
        std::vector<std::uint32_t> number;
        for (const std::size_t input : chosen) {
            number.assign(std::size_t{classes} * 2, ~0U);
            classes = 0;
            for (std::size_t row = 0; row < wanted.size(); ++row) {
                std::uint32_t& slot = number[class_of[row] * 2 + (values_[input][row] ? 1U : 0U)];
                if (slot == ~0U) slot = classes++;
                class_of[row] = slot;
            }
        }
        std::vector<std::int8_t> value(classes, -1);
        for (std::size_t row = 0; row < wanted.size(); ++row) {
            const auto here = static_cast<std::int8_t>(wanted[row]);
            if (value[class_of[row]] == 1 - here) return false;
            value[class_of[row]] = here;
        }
        return true;
    }

    std::vector<DelayInput> inputs_;
    std::vector<std::vector<bool>> values_;  ///< [input][row]
};

/// All planes of all neighbours and the predicates; those first that one would rather not read.
FunctionFinder finder(const Recurrence& recurrence, const Flows& flows,
                      const std::vector<CellPlane>& planes, const std::vector<Situation>& rows) {
    std::vector<DelayInput> inputs;
    std::vector<std::vector<bool>> values;
    for (const DelaySource source :
         {DelaySource::Left, DelaySource::Above, DelaySource::Diagonal}) {
        for (std::size_t p = planes.size(); p-- > 0;) {
            bool known = false;
            for (const EdgeFlow* edge : {&flows.vertical, &flows.horizontal})
                for (const FlowComponent& component : edge->components)
                    known |= component.table == planes[p].table &&
                             source_of(component.neighbour) == source;
            if (!known) continue;
            inputs.push_back({source, static_cast<std::uint32_t>(p)});
            std::vector<bool>& column = values.emplace_back();
            for (const Situation& row : rows)
                column.push_back(plane_value(recurrence, planes[p],
                                             row.tables[slot_of(planes[p].table, source)]));
        }
    }
    for (int r = 0; r < flows.relations; ++r) {
        inputs.push_back({DelaySource::Predicate, static_cast<std::uint32_t>(r)});
        std::vector<bool>& column = values.emplace_back();
        for (const Situation& row : rows)
            column.push_back(row.holds[static_cast<std::size_t>(r)] != 0);
    }
    return {std::move(inputs), std::move(values)};
}

/// The planes in an order in which each is determined by the past of those before it, with the
/// inputs that it needs. What is determined stays so when more may be read, so nothing is lost by
/// taking any plane that can come next.
Status put_in_order(const Recurrence& recurrence, const FunctionFinder& functions,
                    const std::vector<std::vector<bool>>& wanted, DelayCell& cell) {
    std::vector<bool> placed(cell.planes.size(), false);
    cell.logic.resize(cell.planes.size());
    while (cell.order.size() < cell.planes.size()) {
        const std::size_t before = cell.order.size();
        for (std::size_t plane = 0; plane < cell.planes.size(); ++plane) {
            if (placed[plane]) continue;
            std::vector<std::size_t> allowed;
            for (std::size_t i = 0; i < functions.inputs().size(); ++i) {
                const DelayInput& input = functions.inputs()[i];
                if (input.source != DelaySource::Left || placed[input.index]) allowed.push_back(i);
            }
            const auto support = functions.support(wanted[plane], std::move(allowed));
            if (!support) continue;
            if (support->size() > kMostDelayInputs)
                return refused(recurrence.tables[cell.planes[plane].table].place,
                               fmt::format("whether {} depends on {} bits of neighbouring cells; "
                                           "text-sliced search allows {}",
                                           plane_name(recurrence, cell.planes[plane]),
                                           support->size(), kMostDelayInputs));
            cell.logic[plane] = functions.logic(wanted[plane], *support);
            cell.order.push_back(plane);
            placed[plane] = true;
        }
        if (cell.order.size() > before) continue;
        const auto stuck = static_cast<std::size_t>(std::find(placed.begin(), placed.end(), false) -
                                                    placed.begin());
        return refused(recurrence.tables[cell.planes[stuck].table].place,
                       fmt::format("whether {} depends on the same question about the columns "
                                   "before, however far away; text-sliced search needs cells that "
                                   "forget",
                                   plane_name(recurrence, cell.planes[stuck])));
    }
    return success();
}

/// The values of a network of `logic` for one situation.
bool value_of(const DelayLogic& logic, const std::vector<bool>& inputs) {
    const std::vector<NetworkNode>& nodes = logic.network.nodes();
    std::vector<bool> values(nodes.size(), false);
    const auto edge = [&](Signal signal) { return values[signal.node()] != signal.complemented(); };
    std::size_t next = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        switch (nodes[i].kind) {
            case NodeKind::Constant:
                break;
            case NodeKind::Input:
                values[i] = inputs[next++];
                break;
            case NodeKind::And:
                values[i] = edge(nodes[i].fanin[0]) && edge(nodes[i].fanin[1]);
                break;
            case NodeKind::Xor:
                values[i] = edge(nodes[i].fanin[0]) != edge(nodes[i].fanin[1]);
                break;
        }
    }
    return edge(logic.network.outputs().front().signal);
}

bool input_value(const Recurrence& recurrence, const DelayCell& cell, const DelayInput& input,
                 const Situation& situation) {
    if (input.source == DelaySource::Predicate) return situation.holds[input.index] != 0;
    const CellPlane& plane = cell.planes[input.index];
    return plane_value(recurrence, plane, situation.tables[slot_of(plane.table, input.source)]);
}

/// The proof: every plane, in everything that can occur, beside the recurrence.
Status verify(const Recurrence& recurrence, const DelayCell& cell,
              const std::vector<Situation>& rows) {
    for (const Situation& row : rows) {
        for (std::size_t plane = 0; plane < cell.planes.size(); ++plane) {
            const DelayLogic& logic = cell.logic[plane];
            std::vector<bool> inputs;
            for (const DelayInput& input : logic.inputs)
                inputs.push_back(input_value(recurrence, cell, input, row));
            const std::int64_t value = row.tables[std::size_t{cell.planes[plane].table} * 4];
            if (value_of(logic, inputs) != plane_value(recurrence, cell.planes[plane], value))
                return Failure::internal("the logic for " +
                                         plane_name(recurrence, cell.planes[plane]) + " is wrong");
        }
    }
    return success();
}

/// Whether a column is reported, as a function of planes: all combinations of the values that the
/// tables have which the condition reads.
Result<DelayLogic> report_logic(const Recurrence& recurrence, const DelayCell& cell) {
    std::set<std::uint32_t> read;
    for_each_node(recurrence, recurrence.answer.condition, [&](const ExprNode& node) {
        if (node.op == ExprOp::TableRead) read.insert(node.table);
    });
    std::vector<std::vector<std::int64_t>> combinations{
        std::vector<std::int64_t>(recurrence.tables.size() * 4, 0)};
    std::vector<DelayInput> inputs;
    for (const std::uint32_t table : read) {
        std::vector<std::int64_t> values;
        for (std::size_t plane = 0; plane < cell.planes.size(); ++plane) {
            if (cell.planes[plane].table != table) continue;
            inputs.push_back({DelaySource::Above, static_cast<std::uint32_t>(plane)});
            values.push_back(cell.planes[plane].bound);
        }
        // A value for each answer of the planes: past the last bound, too.
        values.push_back(values.empty() ? 0 : values.back() + 1);
        std::vector<std::vector<std::int64_t>> more;
        for (const std::vector<std::int64_t>& combination : combinations) {
            for (const std::int64_t value : values) {
                more.push_back(combination);
                more.back()[std::size_t{table} * 4] = value;
            }
        }
        combinations = std::move(more);
    }
    std::vector<std::vector<bool>> values(inputs.size());
    std::vector<bool> wanted;
    for (const std::vector<std::int64_t>& combination : combinations) {
        wanted.push_back(reports(recurrence, combination));
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            const CellPlane& plane = cell.planes[inputs[i].index];
            values[i].push_back(
                plane_value(recurrence, plane, combination[std::size_t{plane.table} * 4]));
        }
    }
    const FunctionFinder functions(inputs, values);
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < inputs.size(); ++i) all.push_back(i);
    const auto support = functions.support(wanted, all);
    if (!support || support->size() > kMostDelayInputs)
        return refused(recurrence.answer.place, "what is reported depends on too many values");
    return functions.logic(wanted, *support);
}

/// Whether a cell of the reported table is the least of its neighbours' values, one more for a gap
/// or a mismatch, up to the greatest value, beside a first row of 0.
bool is_unit_edits(const Recurrence& recurrence, const DelayCell& cell,
                   const std::vector<Situation>& rows) {
    const std::uint32_t told = recurrence.answer.table;
    if (cell.costs.empty() || cell.relations != 1 || recurrence.tables.size() != 1) return false;
    const std::int64_t greatest = cell.planes[cell.costs.back()].bound + 1;
    if (boundary_value(recurrence, told, 0, 1) != 0) return false;
    return std::all_of(rows.begin(), rows.end(), [&](const Situation& row) {
        const std::int64_t mismatch = row.holds[0] != 0 ? 0 : 1;
        return row.tables[0] ==
               std::min({greatest, row.tables[1] + 1, row.tables[2] + 1, row.tables[3] + mismatch});
    });
}

/// What enters row `row` on the left, as a `CellView` of its first cell shows it.
std::vector<std::int64_t> around_first_column(const Recurrence& recurrence, std::int64_t row) {
    std::vector<std::int64_t> tables(recurrence.tables.size() * 4, 0);
    for (std::uint32_t table = 0; table < recurrence.tables.size(); ++table) {
        tables[slot_of(table, DelaySource::Left)] = boundary_value(recurrence, table, row, 0);
        const std::int64_t above = boundary_value(recurrence, table, row - 1, 0);
        tables[slot_of(table, DelaySource::Diagonal)] = above;
        tables[slot_of(table, DelaySource::Above)] = above;
    }
    return tables;
}

/// Whether rows 1 .. `rows` of column 0 are what a column that matches nothing makes of them.
bool is_lasting(const Recurrence& recurrence, const Flows& flows, const DelayCell& cell,
                std::int64_t rows) {
    for (std::int64_t row = 1; row <= rows; ++row) {
        Situation situation{around_first_column(recurrence, row),
                            std::vector<std::uint8_t>(static_cast<std::size_t>(flows.relations))};
        const std::vector<std::int64_t> before = situation.tables;
        compute(recurrence, situation);
        for (const CellPlane& plane : cell.planes) {
            const std::size_t table = std::size_t{plane.table} * 4;
            if (plane_value(recurrence, plane, before[table + 1]) !=
                plane_value(recurrence, plane, situation.tables[table]))
                return false;
        }
    }
    return true;
}

/// Whether what begins in column 0, in any row but the first, is never reported: everything that
/// goes on from there along diagonals, whatever the predicates say.
bool is_silent(const Recurrence& recurrence, const Flows& flows, std::int64_t rows) {
    std::set<std::vector<std::int64_t>> seen;
    std::vector<std::vector<std::int64_t>> open;
    const auto reach = [&](const std::vector<std::int64_t>& values) {
        if (seen.insert(values).second) open.push_back(values);
    };
    for (std::int64_t row = 1; row <= rows; ++row) {
        std::vector<std::int64_t> values;
        for (std::uint32_t table = 0; table < recurrence.tables.size(); ++table)
            values.push_back(boundary_value(recurrence, table, row, 0));
        reach(values);
    }
    while (!open.empty()) {
        const std::vector<std::int64_t> values = std::move(open.back());
        open.pop_back();
        Situation situation;
        situation.tables.resize(values.size() * 4);
        for (std::size_t table = 0; table < values.size(); ++table)
            situation.tables[table * 4] = situation.tables[table * 4 + 3] = values[table];
        if (reports(recurrence, situation.tables)) return false;
        for (unsigned predicates = 0; predicates < 1U << flows.relations; ++predicates) {
            situation.holds.clear();
            for (int r = 0; r < flows.relations; ++r)
                situation.holds.push_back(static_cast<std::uint8_t>(predicates >> r & 1U));
            compute(recurrence, situation);
            std::vector<std::int64_t> next;
            for (std::size_t table = 0; table < values.size(); ++table)
                next.push_back(situation.tables[table * 4]);
            reach(next);
        }
    }
    return true;
}

}  // namespace

Result<DelayCell> derive_delay_cell(const Recurrence& recurrence, const Flows& flows) {
    if (recurrence.answer.kind != AnswerKind::ReportLastRow)
        return refused(
            recurrence.answer.place,
            "search needs a recurrence that reports columns, as in 'report j where ...'");
    if (flows.domain != FlowDomain::Absolute)
        return refused(recurrence.place,
                       "search needs tables with few values, as min(k + 1, ...) makes them");
    DelayCell cell;
    cell.relations = flows.relations;
    cell.planes = planes_of(recurrence, flows);
    for (const CellPlane& plane : cell.planes) {
        const Table& table = recurrence.tables[plane.table];
        bool moves = false;
        for_each_node(recurrence, table.first_row,
                      [&](const ExprNode& node) { moves |= node.op == ExprOp::ColIndex; });
        if (moves)
            return refused(table.place, fmt::format("{}[0][j] must be the same for all j: a match "
                                                    "may begin anywhere in a text",
                                                    table.name));
        cell.top.push_back(
            plane_value(recurrence, plane, boundary_value(recurrence, plane.table, 0, 1)));
    }

    const std::vector<Situation> rows = situations(recurrence, flows);
    std::vector<std::vector<bool>> wanted(cell.planes.size());
    for (std::size_t plane = 0; plane < cell.planes.size(); ++plane)
        for (const Situation& row : rows)
            wanted[plane].push_back(
                plane_value(recurrence, cell.planes[plane],
                            row.tables[std::size_t{cell.planes[plane].table} * 4]));
    const FunctionFinder functions = finder(recurrence, flows, cell.planes, rows);
    if (Status ordered = put_in_order(recurrence, functions, wanted, cell); !ordered)
        return std::move(ordered).failure();
    if (Status right = verify(recurrence, cell, rows); !right) return std::move(right).failure();

    cell.diagonal = true;
    for (const DelayLogic& logic : cell.logic)
        for (const DelayInput& input : logic.inputs)
            cell.diagonal &=
                input.source == DelaySource::Diagonal || input.source == DelaySource::Predicate;

    MINTERM_TRY(cell.report, report_logic(recurrence, cell));
    const std::uint32_t told = recurrence.answer.table;
    if (recurrence.tables[told].type == ValueType::Int)
        for (std::size_t plane = 0; plane < cell.planes.size(); ++plane)
            if (cell.planes[plane].table == told) cell.costs.push_back(plane);
    cell.unit_edits = !cell.diagonal && is_unit_edits(recurrence, cell, rows);
    return cell;
}

Status check_first_column(const Recurrence& recurrence, const Flows& flows, const DelayCell& cell,
                          std::int64_t rows) {
    if (is_lasting(recurrence, flows, cell, rows)) return success();
    if (cell.diagonal && is_silent(recurrence, flows, rows)) return success();
    return refused(recurrence.place,
                   "column 0 is not what an empty text leaves: search needs a first column that "
                   "symbols without a match do not change");
}

}  // namespace minterm
