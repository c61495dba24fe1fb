// SPDX-License-Identifier: Apache-2.0
//
// Formulas as text in which neither the order of operands nor, if wanted, which sequence is which
// makes a difference.
#include "synth/symmetry.hpp"

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

namespace minterm {

namespace {

constexpr std::size_t kMostTables = 4;
/// Formulas whose text would be longer (nodes may be used many times) are taken for asymmetric.
constexpr std::size_t kMostText = std::size_t{1} << 16;

bool is_associative(ExprOp op) {
    return op == ExprOp::Add || op == ExprOp::Mul || op == ExprOp::Min || op == ExprOp::Max ||
           op == ExprOp::And || op == ExprOp::Or;
}

bool is_commutative(ExprOp op) {
    return is_associative(op) || op == ExprOp::Equal || op == ExprOp::NotEqual;
}

ExprOp exchanged(ExprOp op) {
    switch (op) {
        case ExprOp::RowIndex:
            return ExprOp::ColIndex;
        case ExprOp::ColIndex:
            return ExprOp::RowIndex;
        case ExprOp::RowCount:
            return ExprOp::ColCount;
        case ExprOp::ColCount:
            return ExprOp::RowCount;
        default:
            return op;
    }
}

bool is_symmetric_relation(const Relation& relation) {
    if (relation.is_equality) return true;
    for (std::size_t a = 0; a < 256; ++a)
        for (std::size_t b = 0; b < a; ++b)
            if (relation.holds->test(256 * a + b) != relation.holds->test(256 * b + a))
                return false;
    return true;
}

/// Writes formulas with tables renamed.
class FormulaText {
public:
    FormulaText(const Recurrence& recurrence, bool exchange, std::vector<std::uint32_t> names)
        : recurrence_(recurrence), exchange_(exchange), names_(std::move(names)) {}

    std::string of(ExprId id) {
        const ExprNode& node = recurrence_.nodes[id];
        // T[0][0], which is exchanged with itself, has no say in what the others are.
        if (node.op == ExprOp::Select && asks_for_zero(recurrence_.nodes[node.args[0]]))
            return of(node.args[2]);
        const ExprOp op = exchange_ ? exchanged(node.op) : node.op;
        std::string text = std::to_string(static_cast<int>(op));
        if (op == ExprOp::Constant) return text + ':' + std::to_string(node.value);
        if (op == ExprOp::TableRead || op == ExprOp::Predicate) {
            const std::uint32_t name = op == ExprOp::TableRead ? names_[node.table] : node.table;
            return text + ':' + std::to_string(name) + ',' +
                   std::to_string(exchange_ ? node.left : node.up) + ',' +
                   std::to_string(exchange_ ? node.up : node.left);
        }
        std::vector<std::string> operands;
        add_operands(node, operands);
        if (is_commutative(op)) std::sort(operands.begin(), operands.end());
        text += '(';
        for (const std::string& operand : operands) text += operand + ' ';
        text += ')';
        too_long_ = too_long_ || text.size() > kMostText;
        return too_long_ ? "" : text;
    }
    bool is_too_long() const { return too_long_; }

private:
    bool asks_for_zero(const ExprNode& condition) const {
        if (condition.op != ExprOp::Equal) return false;
        const ExprNode& index = recurrence_.nodes[condition.args[0]];
        const ExprNode& zero = recurrence_.nodes[condition.args[1]];
        return (index.op == ExprOp::RowIndex || index.op == ExprOp::ColIndex) &&
               zero.op == ExprOp::Constant && zero.value == 0;
    }

    /// Those of operands with the same operator in their places.
    void add_operands(const ExprNode& node, std::vector<std::string>& operands) {
        for (int k = 0; k < arity(node.op) && !too_long_; ++k) {
            const ExprNode& operand = recurrence_.nodes[node.args[k]];
            if (operand.op == node.op && is_associative(node.op))
                add_operands(operand, operands);
            else
                operands.push_back(of(node.args[k]));
        }
    }

    const Recurrence& recurrence_;
    const bool exchange_;
    const std::vector<std::uint32_t> names_;
    bool too_long_ = false;
};

/// Whether each table, exchanged, is the one that `names` says.
bool are_exchanged(const Recurrence& recurrence, const std::vector<std::uint32_t>& names) {
    std::vector<std::uint32_t> own(names.size());
    std::iota(own.begin(), own.end(), 0);
    FormulaText as_written(recurrence, false, own);
    FormulaText exchanged(recurrence, true, names);
    const auto same = [&](ExprId one, ExprId other) {
        return exchanged.of(one) == as_written.of(other) && !exchanged.is_too_long();
    };
    for (std::size_t t = 0; t < names.size(); ++t) {
        const Table& table = recurrence.tables[t];
        const Table& other = recurrence.tables[names[t]];
        if (table.type != other.type || !same(table.cell, other.cell) ||
            !same(table.first_row, other.first_col) || !same(table.first_col, other.first_row))
            return false;
    }
    return true;
}

}  // namespace

bool is_symmetric(const Recurrence& recurrence) {
    const std::uint32_t answer = recurrence.answer.table;
    if (recurrence.answer.kind != AnswerKind::Corner || recurrence.tables.size() > kMostTables)
        return false;
    for (const Relation& relation : recurrence.relations)
        if (!is_symmetric_relation(relation)) return false;
    std::vector<std::uint32_t> names(recurrence.tables.size());
    std::iota(names.begin(), names.end(), 0);
    do {
        if (names[answer] == answer && are_exchanged(recurrence, names)) return true;
    } while (std::next_permutation(names.begin(), names.end()));
    return false;
}

}  // namespace minterm
