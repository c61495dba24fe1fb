// SPDX-License-Identifier: Apache-2.0
//
// The normal form as text, and the rules that every recurrence keeps.
#include "synth/recurrence.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "synth/reach.hpp"
#include "synth/visit_nodes.hpp"

namespace minterm {

int arity(ExprOp op) {
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
        case ExprOp::Not:
            return 1;
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
            return 2;
        case ExprOp::Select:
            return 3;
    }
    return 0;
}

bool is_comparison(ExprOp op) {
    return op == ExprOp::Equal || op == ExprOp::NotEqual || op == ExprOp::Less ||
           op == ExprOp::LessEqual || op == ExprOp::Greater || op == ExprOp::GreaterEqual;
}

namespace {

// How tightly the printed form of an operator binds; an operand that binds less gets parentheses.
enum Binding {
    kSelect,
    kOr,
    kAnd,
    kCompare,
    kSum,
    kProduct,
    kUnary,
    kPrimary,
};

std::string_view symbol_of(ExprOp op) {
    switch (op) {
        case ExprOp::Add:
            return "+";
        case ExprOp::Sub:
            return "-";
        case ExprOp::Mul:
            return "*";
        case ExprOp::Equal:
            return "==";
        case ExprOp::NotEqual:
            return "!=";
        case ExprOp::Less:
            return "<";
        case ExprOp::LessEqual:
            return "<=";
        case ExprOp::Greater:
            return ">";
        case ExprOp::GreaterEqual:
            return ">=";
        case ExprOp::And:
            return "and";
        case ExprOp::Or:
            return "or";
        case ExprOp::Min:
            return "min";
        case ExprOp::Max:
            return "max";
        case ExprOp::Negate:
            return "-";
        case ExprOp::Not:
            return "not";
        case ExprOp::Constant:
        case ExprOp::RowIndex:
        case ExprOp::ColIndex:
        case ExprOp::RowCount:
        case ExprOp::ColCount:
        case ExprOp::TableRead:
        case ExprOp::Predicate:
        case ExprOp::Select:
            break;
    }
    return "?";
}

// Prints formulas; `row` and `col` are what the cell's own indices are called (D[m][j] in answers).
struct FormulaPrinter {
    const Recurrence& recurrence;
    std::string_view row = "i";
    std::string_view col = "j";

    std::string operand(ExprId id, int at_least) const {
        int binding = kPrimary;
        std::string text = print(id, binding);
        return binding < at_least ? "(" + text + ")" : text;
    }

    std::string binary(const ExprNode& node, int left, int right) const {
        return fmt::format("{} {} {}", operand(node.args[0], left), symbol_of(node.op),
                           operand(node.args[1], right));
    }

    // min(min(a, b), c) is printed as min(a, b, c): lists are folded from the left.
    std::string list(const ExprNode& node) const {
        std::vector<ExprId> members;
        const ExprNode* at = &node;
        ExprId first = node.args[0];
        for (;;) {
            members.push_back(at->args[1]);
            first = at->args[0];
            if (recurrence.nodes[first].op != node.op) break;
            at = &recurrence.nodes[first];
        }
        std::string text = fmt::format("{}({}", symbol_of(node.op), operand(first, kSelect));
        for (auto member = members.rbegin(); member != members.rend(); ++member) {
            text += ", " + operand(*member, kSelect);
        }
        return text + ")";
    }

    static std::string back(int steps) { return steps == 0 ? "" : fmt::format("-{}", steps); }

    std::string print(ExprId id, int& binding) const {
        const ExprNode& node = recurrence.nodes[id];
        binding = kPrimary;
        switch (node.op) {
            case ExprOp::Constant:
                if (node.type == ValueType::Bool) return node.value != 0 ? "true" : "false";
                if (node.value < 0) binding = kUnary;
                return std::to_string(node.value);
            case ExprOp::RowIndex:
                return std::string(row);
            case ExprOp::ColIndex:
                return std::string(col);
            case ExprOp::RowCount:
                return "m";
            case ExprOp::ColCount:
                return "n";
            case ExprOp::TableRead:
                return fmt::format("{}[{}{}][{}{}]", recurrence.tables[node.table].name, row,
                                   back(node.up), col, back(node.left));
            case ExprOp::Predicate: {
                const std::string& name = recurrence.relations[node.table].name;
                if (node.up == 0 && node.left == 0) return name;
                return fmt::format("{}(a[i{}], b[j{}])", name, back(node.up), back(node.left));
            }
            case ExprOp::Negate:
                binding = kUnary;
                return "-" + operand(node.args[0], kPrimary);
            case ExprOp::Not:
                binding = kUnary;
                return "not " + operand(node.args[0], kUnary);
            case ExprOp::Add:
            case ExprOp::Sub:
                binding = kSum;
                return binary(node, kSum, kProduct);
            case ExprOp::Mul:
                binding = kProduct;
                return binary(node, kProduct, kUnary);
            case ExprOp::Min:
            case ExprOp::Max:
                return list(node);
            case ExprOp::Equal:
            case ExprOp::NotEqual:
            case ExprOp::Less:
            case ExprOp::LessEqual:
            case ExprOp::Greater:
            case ExprOp::GreaterEqual:
                binding = kCompare;
                return binary(node, kSum, kSum);
            case ExprOp::And:
                binding = kAnd;
                return binary(node, kAnd, kCompare);
            case ExprOp::Or:
                binding = kOr;
                return binary(node, kOr, kAnd);
            case ExprOp::Select:
                binding = kSelect;
                return fmt::format("{} ? {} : {}", operand(node.args[0], kOr),
                                   operand(node.args[1], kOr), operand(node.args[2], kSelect));
        }
        return "?";
    }
};

std::string_view name_of_value_type(ValueType type) {
    return type == ValueType::Int ? "int" : "bool";
}

std::string print_answer(const Recurrence& recurrence) {
    const Answer& answer = recurrence.answer;
    const std::string& table = recurrence.tables[answer.table].name;
    switch (answer.kind) {
        case AnswerKind::Corner:
            return table + "[m][n]";
        case AnswerKind::MinLastRow:
            return "min of " + table + "[m][j]";
        case AnswerKind::MaxLastRow:
            return "max of " + table + "[m][j]";
        case AnswerKind::ReportLastRow:
            return "report j where " +
                   FormulaPrinter{recurrence, "m", "j"}.operand(answer.condition, kSelect);
    }
    return "?";
}

// Where a formula stands, which decides what it may look at.
enum class Role { FirstRow, FirstCol, Cell, Condition };

class Checker {
public:
    explicit Checker(const Recurrence& recurrence) : recurrence_(recurrence) {}

    std::vector<std::string> run() {
        for (ExprId id = 0; id < recurrence_.nodes.size(); ++id) check_node(id);
        if (recurrence_.tables.empty()) problem("there is no table");
        for (const Relation& relation : recurrence_.relations) {
            if (!relation.is_equality && !relation.holds) {
                problem("predicate {} has no relation", relation.name);
            }
        }
        // Walking a formula relies on sound nodes.
        if (problems_.empty()) {
            for (std::uint32_t t = 0; t < recurrence_.tables.size(); ++t) check_table(t);
            check_answer();
        }
        check_parameters();
        return std::move(problems_);
    }

private:
    template <typename... Args>
    void problem(fmt::format_string<Args...> format, Args&&... args) {
        problems_.push_back(fmt::format(format, std::forward<Args>(args)...));
    }

    static bool is_too_far(const ExprNode& node) {
        return node.up > kGreatestReach || node.left > kGreatestReach;
    }

    void check_node(ExprId id) {
        const ExprNode& node = recurrence_.nodes[id];
        for (int k = 0; k < arity(node.op); ++k) {
            if (node.args[k] >= id) {
                problem("node {}: operand {} does not come before it", id, k);
                return;
            }
        }
        const auto operand = [&](int k) { return recurrence_.nodes[node.args[k]].type; };
        const auto types = [&](ValueType result, ValueType operands) {
            bool fits = node.type == result;
            for (int k = 0; k < arity(node.op); ++k) fits = fits && operand(k) == operands;
            if (!fits) problem("node {}: wrong type for '{}'", id, symbol_of(node.op));
        };
        switch (node.op) {
            case ExprOp::Constant:
                if (node.type == ValueType::Bool && node.value != 0 && node.value != 1) {
                    problem("node {}: a Boolean constant is {}", id, node.value);
                }
                break;
            case ExprOp::RowIndex:
            case ExprOp::ColIndex:
            case ExprOp::RowCount:
            case ExprOp::ColCount:
                if (node.type != ValueType::Int) problem("node {}: an index is an integer", id);
                break;
            case ExprOp::TableRead:
                if (node.table >= recurrence_.tables.size()) {
                    problem("node {}: there is no table {}", id, node.table);
                } else if (recurrence_.tables[node.table].type != node.type) {
                    problem("node {}: wrong type for a read of {}", id,
                            recurrence_.tables[node.table].name);
                }
                if (is_too_far(node)) problem("node {}: reads too far away", id);
                break;
            case ExprOp::Predicate:
                if (node.table >= recurrence_.relations.size()) {
                    problem("node {}: there is no predicate {}", id, node.table);
                }
                if (node.type != ValueType::Bool) problem("node {}: a predicate is Boolean", id);
                if (is_too_far(node)) problem("node {}: asks about symbols too far away", id);
                break;
            case ExprOp::Negate:
            case ExprOp::Add:
            case ExprOp::Sub:
            case ExprOp::Mul:
            case ExprOp::Min:
            case ExprOp::Max:
                types(ValueType::Int, ValueType::Int);
                break;
            case ExprOp::Equal:
            case ExprOp::NotEqual:
                types(ValueType::Bool, operand(0));
                break;
            case ExprOp::Less:
            case ExprOp::LessEqual:
            case ExprOp::Greater:
            case ExprOp::GreaterEqual:
                types(ValueType::Bool, ValueType::Int);
                break;
            case ExprOp::Not:
            case ExprOp::And:
            case ExprOp::Or:
                types(ValueType::Bool, ValueType::Bool);
                break;
            case ExprOp::Select:
                if (operand(0) != ValueType::Bool || operand(1) != node.type ||
                    operand(2) != node.type) {
                    problem("node {}: wrong type for '?:'", id);
                }
                break;
        }
    }

    // Every node of the formula may stand where it does; `table` is the one that is being computed.
    void check_reads(ExprId root, Role role, std::uint32_t table, const std::string& what) {
        for_each_node(recurrence_, root, [&](const ExprNode& node) {
            const bool cell = role == Role::Cell;
            const bool answer = role == Role::Condition;
            const bool here = node.up == 0 && node.left == 0;
            if (node.op == ExprOp::RowIndex && role == Role::FirstRow) {
                problem("{} depends on i", what);
            } else if (node.op == ExprOp::ColIndex && role == Role::FirstCol) {
                problem("{} depends on j", what);
            } else if ((node.op == ExprOp::RowCount || node.op == ExprOp::ColCount) && !answer) {
                problem("{} depends on the length of a string", what);
            } else if (node.op == ExprOp::Predicate && !cell) {
                problem("{} looks at symbols", what);
            } else if (node.op == ExprOp::TableRead && !cell && !(answer && here)) {
                problem("{} reads a neighbour of {}", what, recurrence_.tables[node.table].name);
            } else if (node.op == ExprOp::TableRead && cell && here && node.table >= table) {
                problem("{} reads {}[i][j], which is not computed before it", what,
                        recurrence_.tables[node.table].name);
            }
        });
    }

    void check_formula(ExprId root, ValueType type, Role role, std::uint32_t table,
                       const std::string& what) {
        if (root >= recurrence_.nodes.size()) {
            problem("{} has no formula", what);
            return;
        }
        if (recurrence_.nodes[root].type != type)
            problem("{} is not {}", what, name_of_value_type(type));
        check_reads(root, role, table, what);
    }

    void check_table(std::uint32_t t) {
        const Table& table = recurrence_.tables[t];
        check_formula(table.first_row, table.type, Role::FirstRow, t, table.name + "[0][j]");
        check_formula(table.first_col, table.type, Role::FirstCol, t, table.name + "[i][0]");
        check_formula(table.cell, table.type, Role::Cell, t, table.name + "[i][j]");
        if (!problems_.empty()) return;
        if (const auto place = place_without_value(recurrence_, table.cell)) {
            problem("{}[i][j] may have no value in {}", table.name, place->words());
        }
    }

    void check_answer() {
        const Answer& answer = recurrence_.answer;
        if (answer.table >= recurrence_.tables.size()) {
            problem("the answer is about no table");
            return;
        }
        if (answer.kind == AnswerKind::ReportLastRow) {
            check_formula(answer.condition, ValueType::Bool, Role::Condition, answer.table,
                          "the answer's condition");
        }
        const bool extreme =
            answer.kind == AnswerKind::MinLastRow || answer.kind == AnswerKind::MaxLastRow;
        if (extreme && recurrence_.tables[answer.table].type != ValueType::Int) {
            problem("the answer is an extreme of the Boolean table {}",
                    recurrence_.tables[answer.table].name);
        }
    }

    void check_parameters() {
        for (const Parameter& parameter : recurrence_.parameters) {
            if (parameter.value < parameter.least || parameter.value > parameter.greatest) {
                problem("parameter {} = {} is outside {}..{}", parameter.name, parameter.value,
                        parameter.least, parameter.greatest);
            }
        }
        for (const SpecEncoding& encoding : recurrence_.encodings) {
            for (const SpecCode& code : encoding.codes) {
                if (code.code.find_first_not_of("01*") != std::string::npos) {
                    problem("the code '{}' of {} is not made of 0, 1 and *", code.code, code.value);
                }
            }
        }
    }

    const Recurrence& recurrence_;
    std::vector<std::string> problems_;
};

}  // namespace

std::string print_recurrence(const Recurrence& recurrence) {
    const FormulaPrinter formulas{recurrence};
    std::string text = fmt::format("recurrence {}\n", recurrence.name);
    for (const Parameter& parameter : recurrence.parameters) {
        text += fmt::format("  param {} = {} in {}..{}\n", parameter.name, parameter.value,
                            parameter.least, parameter.greatest);
    }
    for (const Relation& relation : recurrence.relations) {
        text += relation.is_equality
                    ? fmt::format("  predicate {}: a[i] == b[j]\n", relation.name)
                    : fmt::format("  predicate {}: {} of 65536 pairs\n", relation.name,
                                  relation.holds ? relation.holds->count() : 0);
    }
    for (const Table& table : recurrence.tables) {
        text += fmt::format("  {} {}[0][j] = {}\n", name_of_value_type(table.type), table.name,
                            formulas.operand(table.first_row, kSelect));
        text += fmt::format("  {} {}[i][0] = {}\n", name_of_value_type(table.type), table.name,
                            formulas.operand(table.first_col, kSelect));
        text += fmt::format("  {} {}[i][j] = {}\n", name_of_value_type(table.type), table.name,
                            formulas.operand(table.cell, kSelect));
    }
    for (const SpecEncoding& encoding : recurrence.encodings) {
        text += fmt::format("  encode {}:", encoding.vertical && encoding.horizontal ? "both"
                                            : encoding.vertical                      ? "vertical"
                                                                : "horizontal");
        for (const SpecCode& code : encoding.codes) {
            text += fmt::format(" {} = {}{}", code.value, code.code,
                                &code == &encoding.codes.back() ? "" : ",");
        }
        text += "\n";
    }
    return text + "  answer " + print_answer(recurrence) + "\n";
}

bool is_index_condition(const Recurrence& recurrence, ExprId id) {
    const ExprNode& node = recurrence.nodes[id];
    if (!is_comparison(node.op)) return false;
    const auto is_index = [](const ExprNode& operand) {
        return operand.op == ExprOp::RowIndex || operand.op == ExprOp::ColIndex;
    };
    const ExprNode& first = recurrence.nodes[node.args[0]];
    const ExprNode& second = recurrence.nodes[node.args[1]];
    return (is_index(first) && second.op == ExprOp::Constant) ||
           (first.op == ExprOp::Constant && is_index(second));
}

bool has_reach_one(const Recurrence& recurrence) {
    std::vector<bool> seen(recurrence.nodes.size());
    std::vector<ExprId> open;
    for (const Table& table : recurrence.tables) open.push_back(table.cell);
    while (!open.empty()) {
        const ExprId id = open.back();
        open.pop_back();
        if (seen[id]) continue;
        seen[id] = true;
        const ExprNode& node = recurrence.nodes[id];
        const bool far = node.up > 1 || node.left > 1;
        const bool shifted = node.up > 0 || node.left > 0;
        if (node.op == ExprOp::TableRead && far) return false;
        if (node.op == ExprOp::Predicate && shifted) return false;
        if (is_index_condition(recurrence, id)) return false;
        for (int k = 0; k < arity(node.op); ++k) open.push_back(node.args[k]);
    }
    return true;
}

std::vector<std::string> check(const Recurrence& recurrence) { return Checker(recurrence).run(); }

}  // namespace minterm
