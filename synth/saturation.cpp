// SPDX-License-Identifier: Apache-2.0
//
// A read of a table in min(.., T + x, B + y, ..), B being the base at the same place, is worth no
// more than B + (y - x). All reads together say how much of T has to be told.
#include "synth/saturation.hpp"

#include <algorithm>

#include "synth/visit_nodes.hpp"

namespace minterm {
namespace {

bool is_neighbour(const ExprNode& node) {
    return node.op == ExprOp::TableRead && (node.up != 0 || node.left != 0);
}

/// Sums up what the reads of each table need.
class LimitFinder {
public:
    LimitFinder(const Recurrence& recurrence, std::uint32_t base)
        : recurrence_(recurrence),
          base_(base),
          tables_(recurrence.tables.size()),
          scanned_(recurrence.nodes.size()) {}

    std::vector<std::optional<TableLimit>> run() {
        for (const Table& table : recurrence_.tables) scan(table.cell);
        tables_[recurrence_.answer.table].all = true;
        if (recurrence_.answer.kind == AnswerKind::ReportLastRow) {
            for_each_node(recurrence_, recurrence_.answer.condition, [&](const ExprNode& node) {
                if (node.op == ExprOp::TableRead) tables_[node.table].all = true;
            });
        }
        tables_[base_].all = true;
        std::vector<std::optional<TableLimit>> limits;
        for (const Needs& needs : tables_) {
            limits.push_back(needs.all ? std::nullopt : needs.limit);
        }
        return limits;
    }

private:
    struct Needs {
        bool all = false;  ///< some read needs every value
        std::optional<TableLimit> limit;
    };
    struct Operand {
        const ExprNode* node;
        std::int64_t offset;
    };

    // x + constant, x - constant: the x, with the constant added to `offset`. Else the node itself.
    ExprId strip(ExprId id, std::int64_t& offset) const {
        for (;;) {
            const ExprNode& node = recurrence_.nodes[id];
            if (node.op != ExprOp::Add && node.op != ExprOp::Sub) return id;
            const ExprNode& first = recurrence_.nodes[node.args[0]];
            const ExprNode& second = recurrence_.nodes[node.args[1]];
            if (second.op == ExprOp::Constant) {
                offset += node.op == ExprOp::Add ? second.value : -second.value;
                id = node.args[0];
            } else if (node.op == ExprOp::Add && first.op == ExprOp::Constant) {
                offset += first.value;
                id = node.args[1];
            } else {
                return id;
            }
        }
    }

    // The operands of nested min (or max); those that are no reads of neighbours are scanned.
    void flatten(ExprId id, ExprOp op, std::int64_t offset, std::vector<Operand>& operands) {
        const ExprNode& node = recurrence_.nodes[strip(id, offset)];
        if (node.op == op) {
            flatten(node.args[0], op, offset, operands);
            flatten(node.args[1], op, offset, operands);
        } else if (is_neighbour(node)) {
            operands.push_back({&node, offset});
        } else {
            scan(id);
        }
    }

    void scan(ExprId id) {
        std::int64_t unused = 0;
        const ExprId root = strip(id, unused);
        if (scanned_[root]) return;
        scanned_[root] = true;
        const ExprNode& node = recurrence_.nodes[root];
        if (node.op == ExprOp::Min || node.op == ExprOp::Max) {
            std::vector<Operand> operands;
            flatten(root, node.op, 0, operands);
            for (const Operand& operand : operands) {
                need(operand, operands, node.op == ExprOp::Min);
            }
            return;
        }
        if (is_neighbour(node)) tables_[node.table].all = true;
        for (int k = 0; k < arity(node.op); ++k) scan(node.args[k]);
    }

    // One read among the other operands of a min (or max).
    void need(const Operand& read, const std::vector<Operand>& operands, bool at_most) {
        std::optional<std::int64_t> tightest;
        for (const Operand& other : operands) {
            const bool beside = other.node->table == base_ && other.node->up == read.node->up &&
                                other.node->left == read.node->left;
            if (!beside) continue;
            const std::int64_t offset = other.offset - read.offset;
            if (!tightest || (at_most ? offset < *tightest : offset > *tightest)) tightest = offset;
        }
        Needs& needs = tables_[read.node->table];
        if (!tightest || (needs.limit && needs.limit->at_most != at_most)) {
            needs.all = true;
        } else if (!needs.limit) {
            needs.limit = TableLimit{*tightest, at_most};
        } else {
            std::int64_t& offset = needs.limit->offset;
            offset = at_most ? std::max(offset, *tightest) : std::min(offset, *tightest);
        }
    }

    const Recurrence& recurrence_;
    std::uint32_t base_;
    std::vector<Needs> tables_;
    std::vector<bool> scanned_;
};

}  // namespace

std::vector<std::optional<TableLimit>> table_limits(const Recurrence& recurrence,
                                                    std::uint32_t base) {
    return LimitFinder(recurrence, base).run();
}

void add_limits(const Recurrence& recurrence, Flows& flows) {
    if (flows.domain != FlowDomain::Difference) return;
    const auto limits = table_limits(recurrence, flows.base);
    const auto add = [&](EdgeFlow& edge) {
        for (std::size_t k = 0; k < edge.components.size(); ++k) {
            const FlowComponent& component = edge.components[k];
            const std::optional<TableLimit>& limit = limits[component.table];
            if (!limit) continue;
            int against = -1;
            for (std::size_t c = 0; c < edge.components.size(); ++c) {
                const bool base = edge.components[c].table == flows.base;
                if (base && edge.components[c].neighbour == component.neighbour) {
                    against = static_cast<int>(c);
                }
            }
            edge.limits.push_back({k, against, limit->offset, limit->at_most});
        }
    };
    add(flows.vertical);
    add(flows.horizontal);
}

void saturate(const EdgeFlow& edge, FlowValue& value) {
    for (const FlowLimit& limit : edge.limits) {
        const std::int64_t base =
            limit.against < 0 ? 0 : value[static_cast<std::size_t>(limit.against)];
        std::int64_t& component = value[limit.component];
        component = limit.at_most ? std::min(component, base + limit.offset)
                                  : std::max(component, base + limit.offset);
    }
}

}  // namespace minterm
