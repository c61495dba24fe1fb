// SPDX-License-Identifier: Apache-2.0
//
// A recurrence and two strings -> the filled matrix and the answer, by the textbook double loop.
#include "synth/interpret.hpp"

#include <algorithm>

namespace minterm {
namespace {

// Arithmetic that wraps instead of being undefined when a hostile formula overflows.
std::int64_t add(std::int64_t x, std::int64_t y) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(x) + static_cast<std::uint64_t>(y));
}
std::int64_t multiply(std::int64_t x, std::int64_t y) {
    return static_cast<std::int64_t>(static_cast<std::uint64_t>(x) * static_cast<std::uint64_t>(y));
}

}  // namespace

std::int64_t evaluate(const Recurrence& recurrence, ExprId expression, const CellView& view) {
    const ExprNode& node = recurrence.nodes[expression];
    const auto arg = [&](int k) { return evaluate(recurrence, node.args[k], view); };
    switch (node.op) {
        case ExprOp::Constant:
            return node.value;
        case ExprOp::RowIndex:
            return view.row;
        case ExprOp::ColIndex:
            return view.col;
        case ExprOp::RowCount:
            return view.rows;
        case ExprOp::ColCount:
            return view.cols;
        case ExprOp::TableRead:
            return view.value(node.table, node.up, node.left);
        case ExprOp::Predicate:
            return view.relations[node.table] != 0 ? 1 : 0;
        case ExprOp::Negate:
            return wrapping_subtract(0, arg(0));
        case ExprOp::Not:
            return arg(0) == 0 ? 1 : 0;
        case ExprOp::Add:
            return add(arg(0), arg(1));
        case ExprOp::Sub:
            return wrapping_subtract(arg(0), arg(1));
        case ExprOp::Mul:
            return multiply(arg(0), arg(1));
        case ExprOp::Min:
            return std::min(arg(0), arg(1));
        case ExprOp::Max:
            return std::max(arg(0), arg(1));
        case ExprOp::Equal:
            return arg(0) == arg(1) ? 1 : 0;
        case ExprOp::NotEqual:
            return arg(0) != arg(1) ? 1 : 0;
        case ExprOp::Less:
            return arg(0) < arg(1) ? 1 : 0;
        case ExprOp::LessEqual:
            return arg(0) <= arg(1) ? 1 : 0;
        case ExprOp::Greater:
            return arg(0) > arg(1) ? 1 : 0;
        case ExprOp::GreaterEqual:
            return arg(0) >= arg(1) ? 1 : 0;
        case ExprOp::And:
            return arg(0) != 0 && arg(1) != 0 ? 1 : 0;
        case ExprOp::Or:
            return arg(0) != 0 || arg(1) != 0 ? 1 : 0;
        case ExprOp::Select:
            return arg(0) != 0 ? arg(1) : arg(2);
    }
    return 0;
}

std::int64_t boundary_value(const Recurrence& recurrence, std::uint32_t table, std::int64_t row,
                            std::int64_t col) {
    const Table& filled = recurrence.tables[table];
    CellView view;
    view.row = row;
    view.col = col;
    return evaluate(recurrence, row == 0 ? filled.first_row : filled.first_col, view);
}

Matrix interpret(const Recurrence& recurrence, std::string_view a, std::string_view b) {
    const std::size_t table_count = recurrence.tables.size();
    const std::size_t stride = b.size() + 1;
    Matrix matrix{a.size(), b.size(), {}};
    matrix.tables.assign(table_count, std::vector<std::int64_t>((a.size() + 1) * stride));
    for (std::uint32_t t = 0; t < table_count; ++t) {
        for (std::size_t j = 0; j <= b.size(); ++j) {
            matrix.tables[t][j] = boundary_value(recurrence, t, 0, static_cast<std::int64_t>(j));
        }
        for (std::size_t i = 1; i <= a.size(); ++i) {
            matrix.tables[t][i * stride] =
                boundary_value(recurrence, t, static_cast<std::int64_t>(i), 0);
        }
    }

    std::vector<std::int64_t> neighbours(table_count * 4);
    std::vector<std::uint8_t> holds(recurrence.relations.size());
    CellView view{neighbours.data(),
                  holds.data(),
                  0,
                  0,
                  static_cast<std::int64_t>(a.size()),
                  static_cast<std::int64_t>(b.size())};
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            view.row = static_cast<std::int64_t>(i);
            view.col = static_cast<std::int64_t>(j);
            for (std::size_t r = 0; r < holds.size(); ++r) {
                holds[r] = recurrence.relations[r](static_cast<unsigned char>(a[i - 1]),
                                                   static_cast<unsigned char>(b[j - 1]));
            }
            for (std::size_t t = 0; t < table_count; ++t) {
                const std::vector<std::int64_t>& table = matrix.tables[t];
                neighbours[t * 4 + 1] = table[i * stride + j - 1];
                neighbours[t * 4 + 2] = table[(i - 1) * stride + j];
                neighbours[t * 4 + 3] = table[(i - 1) * stride + j - 1];
            }
            for (std::size_t t = 0; t < table_count; ++t) {
                const std::int64_t value = evaluate(recurrence, recurrence.tables[t].cell, view);
                neighbours[t * 4] = value;
                matrix.tables[t][i * stride + j] = value;
            }
        }
    }
    return matrix;
}

AnswerValue answer_of(const Recurrence& recurrence, const Matrix& matrix) {
    const Answer& answer = recurrence.answer;
    AnswerValue result;
    if (answer.kind == AnswerKind::Corner) {
        result.value = matrix.at(answer.table, matrix.rows, matrix.cols);
        return result;
    }
    if (answer.kind == AnswerKind::ReportLastRow) {
        std::vector<std::int64_t> values(recurrence.tables.size() * 4);
        const auto last_row = static_cast<std::int64_t>(matrix.rows);
        CellView view{
            values.data(), nullptr, last_row, 0, last_row, static_cast<std::int64_t>(matrix.cols)};
        for (std::size_t j = 0; j <= matrix.cols; ++j) {
            view.col = static_cast<std::int64_t>(j);
            for (std::size_t t = 0; t < recurrence.tables.size(); ++t) {
                values[t * 4] = matrix.at(t, matrix.rows, j);
            }
            if (evaluate(recurrence, answer.condition, view) != 0) result.positions.push_back(j);
        }
        result.value = static_cast<std::int64_t>(result.positions.size());
        return result;
    }
    const bool least = answer.kind == AnswerKind::MinLastRow;
    for (std::size_t j = 0; j <= matrix.cols; ++j) {
        const std::int64_t value = matrix.at(answer.table, matrix.rows, j);
        const bool better = least ? value < result.value : value > result.value;
        if (j == 0 || better) {
            result.value = value;
            result.positions.clear();
        }
        if (value == result.value) result.positions.push_back(j);
    }
    return result;
}

}  // namespace minterm
