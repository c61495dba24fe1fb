// SPDX-License-Identifier: Apache-2.0
//
// A recurrence and two strings -> the filled matrix and the answer, by the textbook double loop.
#include "synth/interpret.hpp"

#include <algorithm>
#include <optional>

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

std::int64_t apply_operator(ExprOp op, std::int64_t x, std::int64_t y, std::int64_t z) {
    switch (op) {
        case ExprOp::Constant:
        case ExprOp::RowIndex:
        case ExprOp::ColIndex:
        case ExprOp::RowCount:
        case ExprOp::ColCount:
        case ExprOp::TableRead:
        case ExprOp::Predicate:
            return 0;
        case ExprOp::Negate:
            return wrapping_subtract(0, x);
        case ExprOp::Not:
            return x == 0 ? 1 : 0;
        case ExprOp::Add:
            return add(x, y);
        case ExprOp::Sub:
            return wrapping_subtract(x, y);
        case ExprOp::Mul:
            return multiply(x, y);
        case ExprOp::Min:
            return std::min(x, y);
        case ExprOp::Max:
            return std::max(x, y);
        case ExprOp::Equal:
            return x == y ? 1 : 0;
        case ExprOp::NotEqual:
            return x != y ? 1 : 0;
        case ExprOp::Less:
            return x < y ? 1 : 0;
        case ExprOp::LessEqual:
            return x <= y ? 1 : 0;
        case ExprOp::Greater:
            return x > y ? 1 : 0;
        case ExprOp::GreaterEqual:
            return x >= y ? 1 : 0;
        case ExprOp::And:
            return x != 0 && y != 0 ? 1 : 0;
        case ExprOp::Or:
            return x != 0 || y != 0 ? 1 : 0;
        case ExprOp::Select:
            return x != 0 ? y : z;
    }
    return 0;
}

std::int64_t evaluate(const Recurrence& recurrence, ExprId expression, const CellView& view) {
    const ExprNode& node = recurrence.nodes[expression];
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
        case ExprOp::Select: {
            const bool yes = evaluate(recurrence, node.args[0], view) != 0;
            return evaluate(recurrence, node.args[yes ? 1 : 2], view);
        }
        case ExprOp::Negate:
        case ExprOp::Not:
            return apply_operator(node.op, evaluate(recurrence, node.args[0], view), 0, 0);
        case ExprOp::Add:
        case ExprOp::Sub:
        case ExprOp::Mul:
        case ExprOp::Min:
        case ExprOp::Max:
        case ExprOp::Equal:
        case ExprOp::NotEqual:
        case ExprOp::Less:
        case ExprOp::LessEqual:
        case ExprOp::Greater:
        case ExprOp::GreaterEqual:
        case ExprOp::And:
        case ExprOp::Or:
            return apply_operator(node.op, evaluate(recurrence, node.args[0], view),
                                  evaluate(recurrence, node.args[1], view), 0);
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

namespace {

// A cell formula at one place of a matrix that is filled up to there; nothing where a number is
// missing (Note [Outside] in recurrence.hpp).
class CellEvaluator {
public:
    CellEvaluator(const Recurrence& recurrence, const Matrix& matrix, std::string_view a,
                  std::string_view b)
        : recurrence_(recurrence), matrix_(matrix), a_(a), b_(b) {}

    std::optional<std::int64_t> at(std::size_t i, std::size_t j, ExprId formula) {
        i_ = i;
        j_ = j;
        return value(formula);
    }

private:
    std::optional<std::int64_t> value(ExprId id) const {
        const ExprNode& node = recurrence_.nodes[id];
        switch (node.op) {
            case ExprOp::Constant:
                return node.value;
            case ExprOp::RowIndex:
                return static_cast<std::int64_t>(i_);
            case ExprOp::ColIndex:
                return static_cast<std::int64_t>(j_);
            case ExprOp::RowCount:
                return static_cast<std::int64_t>(a_.size());
            case ExprOp::ColCount:
                return static_cast<std::int64_t>(b_.size());
            case ExprOp::TableRead:
                if (i_ >= node.up && j_ >= node.left)
                    return matrix_.at(node.table, i_ - node.up, j_ - node.left);
                if (node.type == ValueType::Bool) return 0;
                return std::nullopt;
            case ExprOp::Predicate:
                return i_ > node.up && j_ > node.left &&
                       recurrence_.relations[node.table](
                           static_cast<unsigned char>(a_[i_ - 1 - node.up]),
                           static_cast<unsigned char>(b_[j_ - 1 - node.left]));
            case ExprOp::Select:
                return value(node.args[*value(node.args[0]) != 0 ? 1 : 2]);
            case ExprOp::Negate:
            case ExprOp::Not:
            case ExprOp::Add:
            case ExprOp::Sub:
            case ExprOp::Mul:
            case ExprOp::Min:
            case ExprOp::Max:
            case ExprOp::Equal:
            case ExprOp::NotEqual:
            case ExprOp::Less:
            case ExprOp::LessEqual:
            case ExprOp::Greater:
            case ExprOp::GreaterEqual:
            case ExprOp::And:
            case ExprOp::Or:
                break;
        }
        const std::optional<std::int64_t> x = value(node.args[0]);
        const std::optional<std::int64_t> y = arity(node.op) > 1 ? value(node.args[1]) : 0;
        if (x && y) return apply_operator(node.op, *x, *y, 0);
        if (node.op == ExprOp::Min || node.op == ExprOp::Max) return x ? x : y;
        if (is_comparison(node.op)) return node.op == ExprOp::NotEqual;
        return std::nullopt;
    }

    const Recurrence& recurrence_;
    const Matrix& matrix_;
    std::string_view a_;
    std::string_view b_;
    std::size_t i_ = 0;
    std::size_t j_ = 0;
};

}  // namespace

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
    CellEvaluator cells(recurrence, matrix, a, b);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            for (std::size_t t = 0; t < table_count; ++t) {
                matrix.tables[t][i * stride + j] =
                    cells.at(i, j, recurrence.tables[t].cell).value_or(0);
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
