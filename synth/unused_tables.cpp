// SPDX-License-Identifier: Apache-2.0
//
// Tables that the kept ones read, directly or not, are marked; then everything marked is copied.
#include "synth/unused_tables.hpp"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "synth/visit_nodes.hpp"

namespace minterm {
namespace {

class UnusedRemover {
public:
    UnusedRemover(const Recurrence& recurrence, std::size_t kept)
        : old_(recurrence),
          used_(recurrence.tables.size(), false),
          number_(recurrence.tables.size()),
          copied_(recurrence.nodes.size()) {
        for (std::uint32_t t = 0; t < kept; ++t) use(t);
    }

    Recurrence run() {
        Recurrence result = old_;
        result.tables.clear();
        for (std::size_t t = 0; t < old_.tables.size(); ++t) {
            number_[t] = static_cast<std::uint32_t>(result.tables.size());
            if (used_[t]) result.tables.push_back(old_.tables[t]);
        }
        result.nodes.clear();
        for (Table& table : result.tables) {
            table.first_row = copy(table.first_row, result);
            table.first_col = copy(table.first_col, result);
            table.cell = copy(table.cell, result);
        }
        if (result.answer.kind == AnswerKind::ReportLastRow)
            result.answer.condition = copy(result.answer.condition, result);
        return result;
    }

private:
    // Ends, as a table is used once.
    void use(std::uint32_t table) {
        if (used_[table]) return;
        used_[table] = true;
        for_each_node(old_, old_.tables[table].cell, [&](const ExprNode& node) {
            if (node.op == ExprOp::TableRead) use(node.table);
        });
    }

    ExprId copy(ExprId id, Recurrence& result) {
        if (copied_[id]) return *copied_[id];
        ExprNode node = old_.nodes[id];
        for (int k = 0; k < arity(node.op); ++k) node.args[k] = copy(node.args[k], result);
        if (node.op == ExprOp::TableRead) node.table = number_[node.table];
        result.nodes.push_back(std::move(node));
        copied_[id] = static_cast<ExprId>(result.nodes.size() - 1);
        return *copied_[id];
    }

    const Recurrence& old_;
    std::vector<bool> used_;
    std::vector<std::uint32_t> number_;
    std::vector<std::optional<ExprId>> copied_;
};

}  // namespace

Recurrence without_unused(const Recurrence& recurrence, std::size_t kept) {
    return UnusedRemover(recurrence, kept).run();
}

}  // namespace minterm
