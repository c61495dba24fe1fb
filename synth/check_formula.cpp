// SPDX-License-Identifier: Apache-2.0
//
// Formulas as written -> typed trees: types, arity, constants. What names in brackets mean is in
// check_cell.cpp.
#include "synth/check_formula.hpp"

#include <array>
#include <limits>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "synth/check_cell.hpp"
#include "synth/interpret.hpp"
#include "synth/spelling.hpp"

namespace minterm {

namespace {

std::string_view spelling_of(SyntaxOp op) {
    switch (op) {
        case SyntaxOp::Negate:
        case SyntaxOp::Sub:
            return "-";
        case SyntaxOp::Not:
            return "not";
        case SyntaxOp::Add:
            return "+";
        case SyntaxOp::Mul:
            return "*";
        case SyntaxOp::Equal:
            return "==";
        case SyntaxOp::NotEqual:
            return "!=";
        case SyntaxOp::Less:
            return "<";
        case SyntaxOp::LessEqual:
            return "<=";
        case SyntaxOp::Greater:
            return ">";
        case SyntaxOp::GreaterEqual:
            return ">=";
        case SyntaxOp::And:
            return "and";
        case SyntaxOp::Or:
            return "or";
        case SyntaxOp::Select:
            return "? :";
        case SyntaxOp::Integer:
        case SyntaxOp::Character:
        case SyntaxOp::True:
        case SyntaxOp::False:
        case SyntaxOp::Name:
        case SyntaxOp::Index:
        case SyntaxOp::Call:
        case SyntaxOp::Bit:
            break;
    }
    return "";
}

/// The operator of the normal form; only for the operators proper.
ExprOp expr_op(SyntaxOp op) {
    switch (op) {
        case SyntaxOp::Negate:
            return ExprOp::Negate;
        case SyntaxOp::Not:
            return ExprOp::Not;
        case SyntaxOp::Add:
            return ExprOp::Add;
        case SyntaxOp::Sub:
            return ExprOp::Sub;
        case SyntaxOp::Mul:
            return ExprOp::Mul;
        case SyntaxOp::Equal:
            return ExprOp::Equal;
        case SyntaxOp::NotEqual:
            return ExprOp::NotEqual;
        case SyntaxOp::Less:
            return ExprOp::Less;
        case SyntaxOp::LessEqual:
            return ExprOp::LessEqual;
        case SyntaxOp::Greater:
            return ExprOp::Greater;
        case SyntaxOp::GreaterEqual:
            return ExprOp::GreaterEqual;
        case SyntaxOp::And:
            return ExprOp::And;
        case SyntaxOp::Or:
            return ExprOp::Or;
        case SyntaxOp::Select:
            return ExprOp::Select;
        case SyntaxOp::Integer:
        case SyntaxOp::Character:
        case SyntaxOp::True:
        case SyntaxOp::False:
        case SyntaxOp::Name:
        case SyntaxOp::Index:
        case SyntaxOp::Call:
        case SyntaxOp::Bit:
            break;
    }
    return ExprOp::Constant;
}

bool compares(SyntaxOp op) {
    return op == SyntaxOp::Equal || op == SyntaxOp::NotEqual || op == SyntaxOp::Less ||
           op == SyntaxOp::LessEqual || op == SyntaxOp::Greater || op == SyntaxOp::GreaterEqual;
}

bool is_symbol(const Typed& value) {
    return value.type == FormulaType::SymbolA || value.type == FormulaType::SymbolB;
}

std::string_view name_of_type(FormulaType type) {
    switch (type) {
        case FormulaType::Error:
            return "an error";
        case FormulaType::Int:
            return "a number";
        case FormulaType::Bool:
            return "a condition (true or false)";
        case FormulaType::SymbolA:
        case FormulaType::SymbolB:
            return "a symbol";
    }
    return "";
}

Typed constant_of(FormulaType type, std::int64_t value, Span span) {
    Typed node;
    node.type = type;
    node.value = value;
    node.span = span;
    return node;
}

std::size_t count_nodes(const SyntaxExpr& expr) {
    std::size_t count = 1;
    for (const SyntaxExpr& arg : expr.args) count += count_nodes(arg);
    return count;
}

/// The value of an operator on constants. The operands are within kMaxConstant, so 64 bits do.
std::int64_t folded_value(ExprOp op, const std::vector<Typed>& args) {
    const auto value = [&](std::size_t at) { return at < args.size() ? args[at].value : 0; };
    return apply_operator(op, value(0), value(1), value(2));
}

class Typer {
public:
    explicit Typer(Scope& scope) : scope_(scope) {}

    Typed type(const SyntaxExpr& expr) {
        switch (expr.op) {
            case SyntaxOp::Integer:
                return in_range(constant_of(FormulaType::Int, expr.value, expr.span));
            case SyntaxOp::Character:
                if (scope_.place == FormulaPlace::Predicate) {
                    return constant_of(FormulaType::Int, expr.value, expr.span);
                }
                error(expr.span, "a character may stand only in a predicate")
                    .notes.push_back(
                        Diagnostics::advice("to ask about one symbol, define for example: "
                                            "predicate is_n(x, y) = x == 'N';"));
                return {};
            case SyntaxOp::True:
                return constant_of(FormulaType::Bool, 1, expr.span);
            case SyntaxOp::False:
                return constant_of(FormulaType::Bool, 0, expr.span);
            case SyntaxOp::Name:
                return type_name(expr, scope_);
            case SyntaxOp::Index:
                return type_index(expr, scope_);
            case SyntaxOp::Bit:
                return type_bit(expr, scope_);
            case SyntaxOp::Call:
                return type_call(expr);
            case SyntaxOp::Negate:
            case SyntaxOp::Add:
            case SyntaxOp::Sub:
            case SyntaxOp::Mul:
                return type_operator(expr, FormulaType::Int, FormulaType::Int);
            case SyntaxOp::Not:
            case SyntaxOp::And:
            case SyntaxOp::Or:
                return type_operator(expr, FormulaType::Bool, FormulaType::Bool);
            case SyntaxOp::Equal:
            case SyntaxOp::NotEqual:
            case SyntaxOp::Less:
            case SyntaxOp::LessEqual:
            case SyntaxOp::Greater:
            case SyntaxOp::GreaterEqual:
                return type_comparison(expr);
            case SyntaxOp::Select:
                return type_select(expr);
        }
        return {};
    }

    /// Reports an operand of another type; `who` needs it.
    bool expect(const Typed& operand, FormulaType wanted, const std::string& who) {
        if (operand.type == wanted || operand.type == FormulaType::Error) return true;
        Message& message =
            error(operand.span,
                  fmt::format("{} {}, and this is {}", who,
                              wanted == FormulaType::Int ? "needs numbers" : "needs conditions",
                              name_of_type(operand.type)));
        add_advice(message, operand, wanted);
        return false;
    }

    void add_advice(Message& message, const Typed& operand, FormulaType wanted) {
        if (operand.type == FormulaType::Bool && wanted == FormulaType::Int) {
            message.notes.push_back(
                Diagnostics::advice("to count a condition, write (condition ? 1 : 0)"));
        } else if (operand.type == FormulaType::Int && wanted == FormulaType::Bool) {
            message.notes.push_back(
                Diagnostics::advice("to ask about a number, compare it, as in x > 0"));
        } else if (is_symbol(operand)) {
            message.notes.push_back(
                Diagnostics::advice(fmt::format("symbols can be compared with == and !=, or handed "
                                                "to a predicate: NAME({}[i], {}[j])",
                                                scope_.first, scope_.second)));
        }
    }

private:
    Message& error(Span span, std::string text) {
        return scope_.diagnostics.error(span, std::move(text));
    }

    Typed in_range(Typed node) {
        if (node.type != FormulaType::Int ||
            (node.value <= kMaxConstant && node.value >= -kMaxConstant)) {
            return node;
        }
        const std::string_view written = scope_.diagnostics.text_of(node.span);
        const bool literal = written.find_first_not_of("0123456789") == written.npos;
        error(node.span, literal
                             ? fmt::format("the constant {} is out of range; constants lie between "
                                           "-1,000,000 and 1,000,000",
                                           written.substr(0, 40))
                             : fmt::format("this comes to {}, which is out of range; constants lie "
                                           "between -1,000,000 and 1,000,000",
                                           node.value));
        return {};
    }

    /// An operator on typed operands, computed if they are constants.
    Typed make(ExprOp op, FormulaType type, std::vector<Typed> args, Span span) {
        Typed node;
        node.span = span;
        bool constants = true;
        for (const Typed& arg : args) {
            if (arg.type == FormulaType::Error) return node;
            constants = constants && arg.is_constant();
        }
        node.type = type;
        if (constants) {
            node.value = folded_value(op, args);
            return in_range(std::move(node));
        }
        node.op = op;
        node.args = std::move(args);
        return node;
    }

    Typed type_operator(const SyntaxExpr& expr, FormulaType operands, FormulaType result) {
        std::vector<Typed> args;
        bool sound = true;
        for (const SyntaxExpr& arg : expr.args) {
            args.push_back(type(arg));
            sound =
                expect(args.back(), operands, fmt::format("'{}'", spelling_of(expr.op))) && sound;
        }
        if (!sound) return {};
        if (expr.op == SyntaxOp::Mul && args[0].type == FormulaType::Int &&
            args[1].type == FormulaType::Int && !args[0].is_constant() && !args[1].is_constant()) {
            error(expr.span,
                  "one side of '*' must be a constant; the product of two values that vary is "
                  "not supported");
            return {};
        }
        return make(expr_op(expr.op), result, std::move(args), expr.span);
    }

    Typed type_comparison(const SyntaxExpr& expr) {
        const SyntaxExpr& first = expr.args[0];
        if (compares(first.op) && !first.parenthesized && expr.op != SyntaxOp::Equal &&
            expr.op != SyntaxOp::NotEqual) {
            error(expr.span, "comparisons do not chain; write x < y and y < z");
            return {};
        }
        if (is_cell_index(expr.args[0], scope_) || is_cell_index(expr.args[1], scope_))
            return type_index_condition(expr, expr_op(expr.op), scope_);
        Typed left = type(expr.args[0]);
        Typed right = type(expr.args[1]);
        if (left.type == FormulaType::Error || right.type == FormulaType::Error) return {};
        const bool equality = expr.op == SyntaxOp::Equal || expr.op == SyntaxOp::NotEqual;
        if (is_symbol(left) || is_symbol(right)) {
            Typed matches = type_symbol_comparison(expr, left, right, scope_);
            if (expr.op == SyntaxOp::Equal) return matches;
            return make(ExprOp::Not, FormulaType::Bool, {std::move(matches)}, expr.span);
        }
        if (equality && left.type == FormulaType::Bool && right.type == FormulaType::Bool) {
            return make(expr_op(expr.op), FormulaType::Bool, {std::move(left), std::move(right)},
                        expr.span);
        }
        const std::string who = fmt::format("'{}'", spelling_of(expr.op));
        if (equality && left.type != right.type) {
            error(expr.span, fmt::format("{} compares {} with {}; both sides must be of one kind",
                                         who, name_of_type(left.type), name_of_type(right.type)));
            return {};
        }
        const bool sound = expect(left, FormulaType::Int, who);
        if (!(expect(right, FormulaType::Int, who) && sound)) return {};
        return make(expr_op(expr.op), FormulaType::Bool, {std::move(left), std::move(right)},
                    expr.span);
    }

    Typed type_select(const SyntaxExpr& expr) {
        Typed condition = type(expr.args[0]);
        Typed yes = type(expr.args[1]);
        Typed no = type(expr.args[2]);
        bool sound = true;
        if (condition.type != FormulaType::Bool && condition.type != FormulaType::Error) {
            Message& message =
                error(condition.span,
                      fmt::format("what stands before '?' must be a condition, and this is {}",
                                  name_of_type(condition.type)));
            add_advice(message, condition, FormulaType::Bool);
            sound = false;
        }
        for (const Typed* branch : {&yes, &no}) {
            if (is_symbol(*branch)) sound = expect(*branch, FormulaType::Int, "'? :'") && sound;
        }
        if (!sound || yes.type == FormulaType::Error || no.type == FormulaType::Error) return {};
        if (yes.type != no.type) {
            error(no.span,
                  fmt::format(
                      "both values of '? :' must be of one kind; the first is {}, and this is {}",
                      name_of_type(yes.type), name_of_type(no.type)));
            return {};
        }
        // Only one branch is left where the condition is known, which spares the cell the other.
        if (condition.is_constant()) return condition.value != 0 ? yes : no;
        const FormulaType result = yes.type;
        return make(ExprOp::Select, result, {std::move(condition), std::move(yes), std::move(no)},
                    expr.span);
    }

    Typed type_call(const SyntaxExpr& expr) {
        if (expr.name.text != "min" && expr.name.text != "max") return type_predicate_call(expr);
        const bool least = expr.name.text == "min";
        std::vector<Typed> args;
        bool sound = true;
        for (const SyntaxExpr& arg : expr.args) {
            args.push_back(type(arg));
            const bool right =
                expect(args.back(), FormulaType::Int, fmt::format("'{}'", expr.name.text));
            if (!right && args.back().type == FormulaType::Bool) {
                scope_.diagnostics.last().notes = {Diagnostics::advice(
                    fmt::format("of conditions, the {} is '{}'", least ? "least" : "greatest",
                                least ? "and" : "or"))};
            }
            sound = right && sound;
        }
        if (args.size() < 2) {
            error(expr.span,
                  fmt::format("'{}' needs at least two values, and here {}", expr.name.text,
                              args.empty() ? "there is none" : "is only one"));
            return {};
        }
        if (!sound) return {};
        Typed node = std::move(args[0]);
        for (std::size_t at = 1; at < args.size(); ++at) {
            node = make(least ? ExprOp::Min : ExprOp::Max, FormulaType::Int,
                        std::vector<Typed>{std::move(node), std::move(args[at])}, expr.span);
        }
        return node;
    }

    Typed type_predicate_call(const SyntaxExpr& expr) {
        const PredicateInfo* predicate = find_predicate(expr.name, scope_);
        std::vector<Typed> args;
        bool sound = predicate != nullptr;
        for (const SyntaxExpr& arg : expr.args) {
            args.push_back(type(arg));
            sound = sound && args.back().type != FormulaType::Error;
        }
        if (predicate != nullptr && args.size() != 2) {
            error(expr.span, fmt::format("the predicate '{}' is about two symbols, and here {}",
                                         expr.name.text,
                                         args.empty()       ? "is none"
                                         : args.size() == 1 ? "is one"
                                                            : fmt::format("are {}", args.size())));
            return {};
        }
        if (!sound) return {};
        return apply_predicate(*predicate, expr, std::move(args), scope_);
    }

    Scope& scope_;
};

}  // namespace

Typed type_formula(const SyntaxExpr& expr, Scope& scope) {
    // Lists fold into chains as deep as they are long, over which later stages recurse.
    if (const std::size_t size = count_nodes(expr); size > kMaxFormulaNodes) {
        scope.diagnostics.error(
            {expr.span.begin, expr.span.begin + 1},
            fmt::format("this formula has {} values and operators; the limit is {}", size,
                        kMaxFormulaNodes));
        return {};
    }
    return Typer(scope).type(expr);
}

Typed type_formula_as(FormulaType wanted, const SyntaxExpr& expr, Scope& scope,
                      const std::string& what) {
    Typed value = type_formula(expr, scope);
    if (value.type == wanted || value.type == FormulaType::Error) return value;
    Message& message = scope.diagnostics.error(
        expr.span, fmt::format("{} must be {}, and this is {}", what, name_of_type(wanted),
                               name_of_type(value.type)));
    Typer(scope).add_advice(message, value, wanted);
    return {};
}

std::optional<std::int64_t> constant_value(const SyntaxExpr& expr, Scope scope,
                                           const std::string& what) {
    scope.place = FormulaPlace::Constant;
    const Typed value = type_formula_as(FormulaType::Int, expr, scope, what);
    if (!value.is_constant()) return std::nullopt;
    return value.value;
}

std::string did_you_mean(const std::string& written, const std::vector<std::string>& known) {
    const std::optional<std::string> meant = closest_word(written, known);
    return meant ? fmt::format("; did you mean '{}'?", *meant) : "";
}

ExprId append_formula(const Typed& formula, const Diagnostics& diagnostics,
                      Recurrence& recurrence) {
    ExprNode node;
    for (std::size_t at = 0; at < formula.args.size(); ++at) {
        node.args[at] = append_formula(formula.args[at], diagnostics, recurrence);
    }
    node.op = formula.op;
    node.type = formula.type == FormulaType::Bool ? ValueType::Bool : ValueType::Int;
    node.value = formula.value;
    node.table = formula.table;
    node.up = formula.up;
    node.left = formula.left;
    node.place = diagnostics.place(formula.span);
    recurrence.nodes.push_back(std::move(node));
    return static_cast<ExprId>(recurrence.nodes.size() - 1);
}

}  // namespace minterm
