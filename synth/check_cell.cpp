// SPDX-License-Identifier: Apache-2.0
//
// Names, cells and symbols of a formula. The rule behind most errors here: cells are filled in
// increasing i and j, so that cell (i,j) may look back, at cells and symbols up to two rows and
// columns before it, and at tables computed before its own in the same cell.
#include "synth/check_cell.hpp"

#include <cstdlib>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "synth/interpret.hpp"

namespace minterm {

namespace {

Message& error(Scope& scope, Span span, std::string text) {
    return scope.diagnostics.error(span, std::move(text));
}

Typed index_value(ExprOp op, Span span) {
    Typed node;
    node.type = FormulaType::Int;
    node.op = op;
    node.span = span;
    return node;
}

/// i, j, m and n where they are no values: why not.
std::string misplaced_index(char name, FormulaPlace place, const Scope& scope) {
    const std::string own = scope.own != nullptr ? scope.own->name.text : "D";
    const bool length = name == 'm' || name == 'n';
    switch (place) {
        case FormulaPlace::FirstRow:
            if (length) break;
            return fmt::format("'{}' is not known in a boundary row: {}[0][j] depends on j only",
                               name, own);
        case FormulaPlace::FirstCol:
            if (length) break;
            return fmt::format("'{}' is not known in a boundary column: {}[i][0] depends on i only",
                               name, own);
        case FormulaPlace::Corner:
            if (length) break;
            return fmt::format("'{}' is not known in {}[0][0], where i and j are 0", name, own);
        case FormulaPlace::Cell:
            if (length) break;
            return fmt::format(
                "'{0}' may stand only in an index here, or be compared with a small constant, as "
                "in "
                "{0} > 1: every cell must obey the same rule, wherever it lies",
                name);
        case FormulaPlace::Constant:
            return fmt::format("'{}' is not a constant", name);
        case FormulaPlace::Condition:
        case FormulaPlace::Predicate:
            break;
    }
    return fmt::format("'{}' is the length of '{}', which only an answer may use", name,
                       name == 'm' ? scope.first : scope.second);
}

bool allowed(char name, FormulaPlace place) {
    switch (place) {
        case FormulaPlace::FirstRow:
            return name == 'j';
        case FormulaPlace::FirstCol:
            return name == 'i';
        case FormulaPlace::Condition:
            return name != 'i';
        case FormulaPlace::Corner:
        case FormulaPlace::Cell:
        case FormulaPlace::Constant:
        case FormulaPlace::Predicate:
            return false;
    }
    return false;
}

std::vector<std::string> table_names(const Scope& scope) {
    std::vector<std::string> names;
    if (scope.tables != nullptr) {
        for (const TableInfo& table : *scope.tables) names.push_back(table.name.text);
    }
    return names;
}

/// Everything that a bare name could have been meant to be.
std::vector<std::string> value_names(const Scope& scope) {
    std::vector<std::string> names;
    for (const auto& [name, info] : scope.constants) names.push_back(name);
    if (scope.place == FormulaPlace::Predicate) {
        names.push_back(scope.first);
        names.push_back(scope.second);
    }
    return names;
}

bool mentions_index(const SyntaxExpr& expr) {
    if (expr.op == SyntaxOp::Name && expr.name.text.size() == 1 &&
        std::string_view("ijmn").find(expr.name.text[0]) != std::string_view::npos) {
        return true;
    }
    for (const SyntaxExpr& arg : expr.args) {
        if (mentions_index(arg)) return true;
    }
    return false;
}

std::string show_index(const IndexForm& form) {
    if (form.kind == IndexForm::Kind::Constant) return std::to_string(form.value);
    if (form.value == 0) return std::string(1, form.base);
    return fmt::format("{}{:+}", form.base, form.value);
}

std::string readable_cells(const std::string& table) {
    return fmt::format("{0}[i-1][j], {0}[i][j-1], {0}[i-1][j-1] and the like up to {0}[i-2][j-2]",
                       table);
}

/// A cell that a formula of table `own` may not read, if that is so: reported.
bool refuse_read(const SyntaxExpr& expr, const TableInfo& table, const IndexForm& row,
                 const IndexForm& col, Scope& scope) {
    const std::string& name = table.name.text;
    const std::string& own = scope.own->name.text;
    const std::string cell = fmt::format("{}[{}][{}]", name, show_index(row), show_index(col));
    const std::string readable = readable_cells(name);
    if (row.value > 0) {
        Message& message =
            error(scope, expr.span,
                  fmt::format("{} is not yet known when {}[i][j] is computed", cell, own));
        if (scope.own->first_row) {
            message.notes.push_back(scope.diagnostics.note(
                *scope.own->first_row,
                "rows are filled in increasing i, starting with row 0, given here"));
        }
        return true;
    }
    if (col.value > 0 && row.value == 0) {
        Message& message =
            error(scope, expr.span,
                  fmt::format("{} is not yet known when {}[i][j] is computed", cell, own));
        if (scope.own->first_col) {
            message.notes.push_back(scope.diagnostics.note(
                *scope.own->first_col,
                "columns are filled in increasing j, starting with column 0, given here"));
        }
        return true;
    }
    if (col.value > 0) {
        error(scope, expr.span,
              fmt::format("{} lies to the right of the cell; a cell may read only {}", cell,
                          readable));
        return true;
    }
    if (row.value < -kGreatestReach || col.value < -kGreatestReach) {
        const bool rows = row.value < -kGreatestReach;
        error(scope, expr.span,
              fmt::format("{} reaches {} {} back, and the greatest reach is {}: a cell may read {}",
                          cell, rows ? -row.value : -col.value, rows ? "rows" : "columns",
                          kGreatestReach, readable));
        return true;
    }
    if (row.value != 0 || col.value != 0) return false;
    if (&table == scope.own) {
        error(scope, expr.span,
              fmt::format("{} cannot read itself: this formula is what computes it", cell))
            .notes.push_back(Diagnostics::advice("a cell may read " + readable));
        return true;
    }
    if (table.order > scope.own->order && table.cell) {
        error(scope, expr.span,
              fmt::format("{} is not yet known when {}[i][j] is computed", cell, own))
            .notes.push_back(scope.diagnostics.note(
                *table.cell,
                fmt::format(
                    "{}[i][j] is computed after it, here; the formulas of a cell run in the "
                    "order of the file",
                    name)));
        return true;
    }
    return false;
}

Typed read_of(const TableInfo& table, Span span) {
    Typed node;
    node.type = table.is_bool ? FormulaType::Bool : FormulaType::Int;
    node.op = ExprOp::TableRead;
    node.table = table.order;
    node.span = span;
    return node;
}

Typed type_cell(const SyntaxExpr& expr, Scope& scope) {
    if (scope.place == FormulaPlace::Predicate) {
        error(scope, expr.span, "a predicate may look only at its two symbols, not at tables");
        return {};
    }
    const TableInfo* table = find_table(expr, scope);
    if (table == nullptr) return {};
    const std::string& name = table->name.text;
    switch (scope.place) {
        case FormulaPlace::FirstRow:
        case FormulaPlace::FirstCol:
        case FormulaPlace::Corner: {
            const char* index = scope.place == FormulaPlace::FirstRow   ? "j"
                                : scope.place == FormulaPlace::FirstCol ? "i"
                                                                        : nullptr;
            error(scope, expr.span,
                  index == nullptr ? "a boundary cell may not read tables; give its value directly"
                                   : fmt::format("a boundary formula may not read tables; give the "
                                                 "value as a function of {0}, "
                                                 "such as 2 * {0}",
                                                 index));
            return {};
        }
        case FormulaPlace::Constant:
        case FormulaPlace::Cell:
        case FormulaPlace::Condition:
        case FormulaPlace::Predicate:
            break;
    }
    const IndexForm row = index_form(expr.args[0], scope);
    const IndexForm col = index_form(expr.args[1], scope);
    if (row.kind == IndexForm::Kind::Error || col.kind == IndexForm::Kind::Error) return {};
    if (scope.place == FormulaPlace::Condition) {
        if (row.is('m', 0) && col.is('j', 0)) return read_of(*table, expr.span);
        error(scope, expr.span,
              fmt::format("a condition of 'report' may read only the last row: write {}[m][j]",
                          name));
        return {};
    }
    const bool swapped = (row.kind == IndexForm::Kind::Offset && row.base == 'j') ||
                         (col.kind == IndexForm::Kind::Offset && col.base == 'i');
    if (swapped) {
        error(
            scope, expr.span,
            fmt::format("the first index is the row i, the second the column j: write {0}[i-1][j], "
                        "{0}[i][j-1] or {0}[i-1][j-1]",
                        name));
        return {};
    }
    if (row.kind != IndexForm::Kind::Offset || col.kind != IndexForm::Kind::Offset ||
        row.base != 'i' || col.base != 'j') {
        error(scope, expr.span,
              "a cell may read only cells at a fixed distance: " + readable_cells(name));
        return {};
    }
    if (refuse_read(expr, *table, row, col, scope)) return {};
    Typed node = read_of(*table, expr.span);
    node.up = static_cast<std::uint8_t>(-row.value);
    node.left = static_cast<std::uint8_t>(-col.value);
    return node;
}

Typed type_symbol(const SyntaxExpr& expr, Scope& scope) {
    const std::string& name = expr.name.text;
    const bool is_first = name == scope.first;
    if (!is_first && name != scope.second) {
        for (const std::string& table : table_names(scope)) {
            if (table != name) continue;
            error(scope, expr.span,
                  fmt::format("'{0}' is a table and needs two indices, as in {0}[i-1][j]", name));
            return {};
        }
        if (scope.reported.insert(name).second) {
            error(scope, expr.name.span,
                  fmt::format("unknown string '{}'; the strings here are {} and {}", name,
                              scope.first, scope.second));
        }
        return {};
    }
    if (scope.place != FormulaPlace::Cell) {
        error(scope, expr.span,
              "a symbol of a string may be used only in the formula of a cell (D[i][j] = ...)");
        return {};
    }
    const char index = is_first ? 'i' : 'j';
    const IndexForm form = index_form(expr.args[0], scope);
    if (form.kind == IndexForm::Kind::Error) return {};
    const bool along = form.kind == IndexForm::Kind::Offset && form.base == index;
    if (!along || form.value > 0 || form.value < -kGreatestReach) {
        const std::string line = is_first ? "row" : "column";
        if (along) {
            error(scope, expr.span,
                  form.value > 0
                      ? fmt::format("{}[{}] lies ahead of {} {}: strings are numbered from 1, and "
                                    "{}[{}] is the last symbol of the prefix that {} {} stands for",
                                    name, show_index(form), line, index, name, index, line, index)
                      : fmt::format("{0}[{1}] reaches {2} symbols back, and the greatest reach is "
                                    "{3}: a cell may look at {0}[{4}], {0}[{4}-1] and {0}[{4}-2]",
                                    name, show_index(form), -form.value, kGreatestReach, index));
            return {};
        }
        Message& message = error(
            scope, expr.span,
            fmt::format("of '{0}', cell (i,j) may look only at {0}[{1}], {0}[{1}-1] and {0}[{1}-2]",
                        name, index));
        if (form.kind == IndexForm::Kind::Offset && form.base != index && form.value <= 0) {
            message.notes.push_back(
                Diagnostics::advice(fmt::format("'{}' runs along the {}s", name, line)));
        }
        return {};
    }
    Typed node;
    node.type = is_first ? FormulaType::SymbolA : FormulaType::SymbolB;
    node.span = expr.span;
    node.op = ExprOp::Predicate;  // never emitted: a symbol ends as an operand of a predicate
    (is_first ? node.up : node.left) = static_cast<std::uint8_t>(-form.value);
    return node;
}

/// The relation of the recurrence for a predicate (nothing: equality), made at its first use.
std::uint32_t relation_of(const PredicateInfo* predicate, bool swapped, Scope& scope) {
    auto holds = std::make_shared<PairSet>();
    bool equality = true;
    bool symmetric = true;
    for (unsigned a = 0; a < 256; ++a) {
        for (unsigned b = 0; b < 256; ++b) {
            const bool value = predicate == nullptr ? a == b
                               : swapped            ? predicate->holds->test(256 * b + a)
                                                    : predicate->holds->test(256 * a + b);
            holds->set(256 * a + b, value);
            equality = equality && value == (a == b);
            symmetric =
                symmetric && (predicate == nullptr || value == predicate->holds->test(256 * a + b));
        }
    }
    Relation relation;
    relation.name = predicate == nullptr ? "match" : predicate->name;
    if (swapped && !symmetric) relation.name += "_swapped";
    relation.is_equality = equality;
    relation.holds = std::move(holds);
    for (std::size_t at = 0; at < scope.relations->size(); ++at) {
        if (*(*scope.relations)[at].holds == *relation.holds) return static_cast<std::uint32_t>(at);
    }
    scope.relations->push_back(std::move(relation));
    return static_cast<std::uint32_t>(scope.relations->size() - 1);
}

/// The predicate of two symbols, one of each string in either order.
Typed predicate_node(const PredicateInfo* predicate, bool swapped, const Typed& x, const Typed& y,
                     Span span, Scope& scope) {
    Typed node;
    node.up = x.type == FormulaType::SymbolA ? x.up : y.up;
    node.left = x.type == FormulaType::SymbolB ? x.left : y.left;
    node.type = FormulaType::Bool;
    node.op = ExprOp::Predicate;
    node.table = relation_of(predicate, swapped, scope);
    node.span = span;
    return node;
}

}  // namespace

IndexForm index_form(const SyntaxExpr& expr, const Scope& scope) {
    using Kind = IndexForm::Kind;
    if (!mentions_index(expr)) {
        const std::optional<std::int64_t> value = constant_value(expr, scope, "an index");
        return value ? IndexForm{Kind::Constant, 0, *value} : IndexForm{};
    }
    if (expr.op == SyntaxOp::Name) return {Kind::Offset, expr.name.text[0], 0};
    if (expr.op == SyntaxOp::Add || expr.op == SyntaxOp::Sub) {
        IndexForm left = index_form(expr.args[0], scope);
        IndexForm right = index_form(expr.args[1], scope);
        if (left.kind == Kind::Error || right.kind == Kind::Error) return {};
        if (expr.op == SyntaxOp::Sub) {
            if (right.kind != Kind::Constant) return {Kind::Other, 0, 0};
            right.value = -right.value;
        }
        if (left.kind == Kind::Constant) std::swap(left, right);
        if (left.kind == Kind::Offset && right.kind == Kind::Constant) {
            return {Kind::Offset, left.base, left.value + right.value};
        }
    }
    return {Kind::Other, 0, 0};
}

const TableInfo* find_table(const SyntaxExpr& expr, Scope& scope) {
    const std::string& name = expr.name.text;
    if (name == scope.first || name == scope.second) {
        error(scope, expr.span,
              fmt::format("'{0}' is a string and takes one index: {0}[{1}]", name,
                          name == scope.first ? 'i' : 'j'));
        return nullptr;
    }
    if (scope.tables != nullptr) {
        for (const TableInfo& table : *scope.tables) {
            if (table.name.text != name) continue;
            if (expr.args.size() == 2) return &table;
            error(scope, expr.span,
                  fmt::format("'{0}' is a table and takes two indices, as in {0}[i-1][j]", name));
            return nullptr;
        }
    }
    if (scope.reported.insert(name).second) {
        const std::vector<std::string> known = table_names(scope);
        std::string meant = did_you_mean(name, known);
        if (meant.empty() && known.size() == 1 && name.size() == 1)
            meant = fmt::format("; did you mean '{}'?", known[0]);
        Message& message =
            error(scope, expr.name.span, fmt::format("unknown table '{}'{}", name, meant));
        if (meant.empty())
            message.notes.push_back(
                Diagnostics::advice(fmt::format("a table is declared by: table {};", name)));
    }
    return nullptr;
}

Typed type_name(const SyntaxExpr& expr, Scope& scope) {
    const std::string& name = expr.name.text;
    if (scope.place == FormulaPlace::Predicate) {
        if (name == scope.first) return index_value(ExprOp::RowIndex, expr.span);
        if (name == scope.second) return index_value(ExprOp::ColIndex, expr.span);
    } else if (mentions_index(expr)) {
        const char index = name[0];
        if (!allowed(index, scope.place)) {
            error(scope, expr.span, misplaced_index(index, scope.place, scope));
            return {};
        }
        return index_value(index == 'i'   ? ExprOp::RowIndex
                           : index == 'j' ? ExprOp::ColIndex
                           : index == 'm' ? ExprOp::RowCount
                                          : ExprOp::ColCount,
                           expr.span);
    }
    if (const auto found = scope.constants.find(name); found != scope.constants.end()) {
        if (!found->second.value) return {};
        Typed node;
        node.type = FormulaType::Int;
        node.value = *found->second.value;
        node.span = expr.span;
        return node;
    }
    for (const std::string& table : table_names(scope)) {
        if (table != name) continue;
        error(scope, expr.span,
              fmt::format("'{0}' is a table; name one of its cells, as in {0}[i-1][j]", name));
        return {};
    }
    if (scope.place != FormulaPlace::Predicate && (name == scope.first || name == scope.second)) {
        error(scope, expr.span,
              fmt::format("'{0}' is a string; its symbol is written {0}[{1}]", name,
                          name == scope.first ? 'i' : 'j'));
        return {};
    }
    for (const PredicateInfo& predicate : scope.predicates) {
        if (predicate.name != name) continue;
        error(scope, expr.span,
              fmt::format("'{0}' is a predicate; it needs two symbols, as in {0}({1}{2}, {3}{4})",
                          name, scope.first, scope.place == FormulaPlace::Predicate ? "" : "[i]",
                          scope.second, scope.place == FormulaPlace::Predicate ? "" : "[j]"));
        return {};
    }
    if (scope.reported.insert(name).second) {
        error(scope, expr.span,
              fmt::format("unknown name '{}'{}", name, did_you_mean(name, value_names(scope))));
    }
    return {};
}

bool is_cell_index(const SyntaxExpr& expr, const Scope& scope) {
    return scope.place == FormulaPlace::Cell && expr.op == SyntaxOp::Name &&
           (expr.name.text == "i" || expr.name.text == "j");
}

Typed type_index_condition(const SyntaxExpr& expr, ExprOp op, Scope& scope) {
    const bool index_is_first = is_cell_index(expr.args[0], scope);
    const SyntaxExpr& index = expr.args[index_is_first ? 0 : 1];
    const Typed other = type_formula(expr.args[index_is_first ? 1 : 0], scope);
    if (other.type == FormulaType::Error) return {};
    const char* name = index.name.text == "i" ? "i" : "j";
    if (other.type != FormulaType::Int || !other.is_constant()) {
        error(scope, expr.span,
              fmt::format("in a cell '{0}' may be compared only with a constant, as in {0} > 1",
                          name));
        return {};
    }
    // The answer may change at the constant only.
    const auto holds = [&](std::int64_t line) {
        return index_is_first ? apply_operator(op, line, other.value, 0)
                              : apply_operator(op, other.value, line, 0);
    };
    const std::int64_t rest = holds(kGreatestReach + 1);
    for (std::int64_t line = other.value - 1; line <= other.value + 1; ++line) {
        if (line <= kGreatestReach || holds(line) == rest) continue;
        error(scope, expr.span,
              fmt::format("this tells cells far from the start apart; only the first two {0}s may "
                          "differ from the rest, as in {1} > 1 or {1} > 2",
                          *name == 'i' ? "row" : "column", name));
        return {};
    }
    Typed line = index_value(*name == 'i' ? ExprOp::RowIndex : ExprOp::ColIndex, index.span);
    Typed node;
    node.type = FormulaType::Bool;
    node.op = op;
    node.span = expr.span;
    node.args = {std::move(line), other};
    if (!index_is_first) std::swap(node.args[0], node.args[1]);
    return node;
}

Typed type_index(const SyntaxExpr& expr, Scope& scope) {
    if (expr.args.size() == 1 && scope.place == FormulaPlace::Predicate) {
        error(scope, expr.span,
              fmt::format("a predicate's symbols have no index: write {} or {}", scope.first,
                          scope.second));
        return {};
    }
    if (scope.place == FormulaPlace::Constant) {
        error(scope, expr.span, "a constant may not depend on strings or tables");
        return {};
    }
    if (expr.args.size() == 1) return type_symbol(expr, scope);
    return type_cell(expr, scope);
}

Typed type_bit(const SyntaxExpr& expr, Scope& scope) {
    const std::string& name = expr.name.text;
    if (scope.place != FormulaPlace::Predicate) {
        error(scope, expr.span,
              "bits of symbols may be used only in a predicate, as in: predicate f(x, y) = x.5 == "
              "y.5;");
        return {};
    }
    if (name != scope.first && name != scope.second) {
        error(scope, expr.name.span,
              fmt::format("only the symbols {} and {} have bits", scope.first, scope.second));
        return {};
    }
    if (expr.value > 7) {
        error(scope, expr.span, "a symbol has the bits 0 (the least) to 7");
        return {};
    }
    Typed node = index_value(name == scope.first ? ExprOp::RowIndex : ExprOp::ColIndex, expr.span);
    node.type = FormulaType::Bool;
    node.value = expr.value;
    return node;
}

Typed type_symbol_comparison(const SyntaxExpr& expr, const Typed& left, const Typed& right,
                             Scope& scope) {
    const bool straight = left.type == FormulaType::SymbolA && right.type == FormulaType::SymbolB;
    const bool reversed = left.type == FormulaType::SymbolB && right.type == FormulaType::SymbolA;
    if (expr.op != SyntaxOp::Equal && expr.op != SyntaxOp::NotEqual) {
        error(scope, expr.span,
              "symbols have no order here; compare them with == or !=, or define a predicate")
            .notes.push_back(
                Diagnostics::advice("for example: predicate not_after(x, y) = x <= y;"));
        return {};
    }
    if (!straight && !reversed) {
        error(scope, expr.span,
              left.type == right.type
                  ? fmt::format("this compares a symbol with itself; compare {}[i] with {}[j]",
                                scope.first, scope.second)
                  : "a symbol can be compared only with one of the other string")
            .notes.push_back(Diagnostics::advice("to ask about one symbol, define a predicate, "
                                                 "such as: predicate is_n(x, y) = x == 'N';"));
        return {};
    }
    const PredicateInfo* match = scope.match ? &scope.predicates[*scope.match] : nullptr;
    if (match != nullptr && !match->holds) return {};
    // `match` is always asked about (a[i], b[j]): which side of == a symbol stands on says nothing.
    return predicate_node(match, false, left, right, expr.span, scope);
}

const PredicateInfo* find_predicate(const Name& name, Scope& scope) {
    std::vector<std::string> known{"min", "max"};
    for (const PredicateInfo& predicate : scope.predicates) {
        if (predicate.name == name.text) return predicate.holds ? &predicate : nullptr;
        known.push_back(predicate.name);
    }
    if (!scope.reported.insert(name.text).second) return nullptr;
    Message& message = error(scope, name.span,
                             fmt::format("unknown function or predicate '{}'{}", name.text,
                                         did_you_mean(name.text, known)));
    if (known.size() == 2) {
        message.notes.push_back(
            Diagnostics::advice("the functions are min and max; a predicate is defined before its "
                                "use, as in: predicate NAME(x, y) = ...;"));
    }
    return nullptr;
}

Typed apply_predicate(const PredicateInfo& predicate, const SyntaxExpr& expr,
                      std::vector<Typed> args, Scope& scope) {
    if (scope.place == FormulaPlace::Predicate) {
        for (const Typed& arg : args) {
            const bool symbol = arg.op == ExprOp::RowIndex || arg.op == ExprOp::ColIndex;
            const bool byte = arg.is_constant() && arg.value >= 0 && arg.value <= 255;
            if (arg.type == FormulaType::Int && (symbol || byte)) continue;
            error(scope, arg.span,
                  fmt::format("a predicate is about symbols: {}, {} or a byte such as 'A'",
                              scope.first, scope.second));
            return {};
        }
        Typed node;
        node.type = FormulaType::Bool;
        node.op = ExprOp::Predicate;
        node.table = static_cast<std::uint32_t>(&predicate - scope.predicates.data());
        node.args = std::move(args);
        node.span = expr.span;
        return node;
    }
    const bool straight =
        args[0].type == FormulaType::SymbolA && args[1].type == FormulaType::SymbolB;
    const bool reversed =
        args[0].type == FormulaType::SymbolB && args[1].type == FormulaType::SymbolA;
    if (!straight && !reversed) {
        error(scope, expr.span,
              fmt::format(
                  "the predicate '{0}' is about a symbol of each string: write {0}({1}[i], {2}[j])",
                  predicate.name, scope.first, scope.second));
        return {};
    }
    return predicate_node(&predicate, reversed, args[0], args[1], expr.span, scope);
}

}  // namespace minterm
