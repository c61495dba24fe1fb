// SPDX-License-Identifier: Apache-2.0
//
// One recurrence as written -> normal form: its names, what each formula fills, that nothing is
// missing or given twice, and the answer.
#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "synth/check_items.hpp"
#include "synth/reach.hpp"

namespace minterm {

namespace {

bool is_index_name(const std::string& name) {
    return name.size() == 1 && std::string_view("ijmn").find(name[0]) != std::string_view::npos;
}

std::string show_range(std::int64_t least, std::int64_t greatest) {
    return fmt::format("{}..{}", least, greatest);
}

/// "x", "x and y", "x, y and z"
std::string join(const std::vector<std::string>& parts) {
    std::string text;
    for (std::size_t at = 0; at < parts.size(); ++at) {
        text += (at == 0 ? "" : at + 1 == parts.size() ? " and " : ", ") + parts[at];
    }
    return text;
}

/// The formulas of a table, while they are collected.
struct TableFormulas {
    const FormulaStatement* first_row = nullptr;
    const FormulaStatement* first_col = nullptr;
    const FormulaStatement* corner = nullptr;
    const FormulaStatement* cell = nullptr;
    bool has_bad_target = false;  ///< then something that seems to be missing may be there
};

class RecurrenceChecker {
public:
    RecurrenceChecker(const RecurrenceItem& item, FileScope& file)
        : item_(item), file_(file), diagnostics_(file.diagnostics), constants_(file.constants) {}

    std::optional<Recurrence> run() {
        const std::size_t errors_before = diagnostics_.count();
        recurrence_.name = item_.name.text;
        recurrence_.place = diagnostics_.place(item_.name.span);
        take_strings();
        take_declarations();
        collect_formulas();
        order_tables();
        check_tables();
        if (diagnostics_.count() == errors_before && !has_unknown_formula_) check_places();
        check_answers();
        for (const Statement& statement : item_.statements) {
            if (const auto* encode = std::get_if<EncodeStatement>(&statement))
                check_encoding(*encode);
        }
        if (diagnostics_.count() != errors_before) return std::nullopt;
        return std::move(recurrence_);
    }

private:
    Message& error(Span span, std::string text, Precision precision = Precision::Exact) {
        return diagnostics_.error(span, std::move(text), precision);
    }

    Scope scope(FormulaPlace place, const TableInfo* own = nullptr) {
        return {diagnostics_,
                place,
                file_.predicates,
                constants_,
                reported_,
                item_.first.text,
                item_.second.text,
                &tables_,
                own,
                &recurrence_.relations,
                match_};
    }

    // ---- Names ----------------------------------------------------------------------------------

    bool take_name(const Name& name, const std::string& kind) {
        if (is_index_name(name.text)) {
            error(name.span, fmt::format("'{}' cannot be the name of {}: i and j are the row and "
                                         "the column, m and n the "
                                         "lengths of the strings",
                                         name.text, kind));
            return false;
        }
        if (!check_new_name(name, names_, kind, diagnostics_)) return false;
        names_.emplace(name.text, name.span);
        return true;
    }

    void take_strings() {
        for (const auto& [name, info] : file_.constants) names_.emplace(name, info.span);
        for (const PredicateInfo& predicate : file_.predicates)
            names_.emplace(predicate.name, predicate.span);
        take_name(item_.first, "a string");
        take_name(item_.second, "a string");
    }

    void take_declarations() {
        const MatchStatement* match = nullptr;
        for (const Statement& statement : item_.statements) {
            if (const auto* table = std::get_if<TableStatement>(&statement)) {
                if (!take_name(table->name, "a table")) continue;
                TableInfo info;
                info.name = table->name;
                info.is_bool = table->is_bool;
                tables_.push_back(std::move(info));
            } else if (const auto* constant = std::get_if<ConstStatement>(&statement)) {
                if (take_name(constant->name, "a constant"))
                    check_constant(*constant, scope(FormulaPlace::Constant), constants_);
            } else if (const auto* param = std::get_if<ParamStatement>(&statement)) {
                take_parameter(*param);
            } else if (const auto* given = std::get_if<MatchStatement>(&statement)) {
                if (match != nullptr) {
                    error(given->span, "'match' is given twice")
                        .notes.push_back(diagnostics_.note(match->span, "it was first given here"));
                    continue;
                }
                match = given;
                take_match(*given);
            }
        }
        formulas_.resize(tables_.size());
    }

    void take_parameter(const ParamStatement& param) {
        const std::string& name = param.name.text;
        if (!take_name(param.name, "a parameter")) return;
        ConstantInfo& info = constants_[name];
        info = {std::nullopt, param.name.span};
        const Scope constants = scope(FormulaPlace::Constant);
        const auto value =
            constant_value(param.value, constants, fmt::format("the default of '{}'", name));
        const auto least =
            constant_value(param.least, constants, fmt::format("the least value of '{}'", name));
        const auto greatest = constant_value(param.greatest, constants,
                                             fmt::format("the greatest value of '{}'", name));
        file_.known_parameters.emplace(name, "");
        if (!value || !least || !greatest) return;
        const Span range{param.least.span.begin, param.greatest.span.end};
        if (*least > *greatest) {
            error(range, fmt::format("the range of '{}' is empty: {} is greater than {}", name,
                                     *least, *greatest));
            return;
        }
        file_.known_parameters[name] =
            fmt::format("{} ({}, default {})", name, show_range(*least, *greatest), *value);
        if (*value < *least || *value > *greatest) {
            error(param.value.span,
                  fmt::format("the default of '{}' is {}, which is outside its range {}", name,
                              *value, show_range(*least, *greatest)));
            return;
        }
        Parameter parameter{name, *value, *least, *greatest};
        if (const auto given = file_.parameters.find(name); given != file_.parameters.end()) {
            if (given->second < *least || given->second > *greatest) {
                error(range,
                      fmt::format(
                          "{} = {} was asked for, and that is outside the parameter's range {}",
                          name, given->second, show_range(*least, *greatest)));
                return;
            }
            parameter.value = given->second;
        }
        info.value = parameter.value;
        recurrence_.parameters.push_back(std::move(parameter));
    }

    void take_match(const MatchStatement& statement) {
        for (std::size_t at = 0; at < file_.predicates.size(); ++at) {
            if (file_.predicates[at].name == statement.name.text) {
                match_ = at;
                return;
            }
        }
        std::vector<std::string> known;
        for (const PredicateInfo& predicate : file_.predicates) known.push_back(predicate.name);
        reported_.insert(statement.name.text);
        Message& message =
            error(statement.name.span, fmt::format("unknown predicate '{}'{}", statement.name.text,
                                                   did_you_mean(statement.name.text, known)));
        if (known.empty()) {
            message.notes.push_back(
                Diagnostics::advice("a predicate is defined before the recurrence that uses it, as "
                                    "in: predicate NAME(x, y) = ...;"));
        }
    }

    // ---- Formulas -------------------------------------------------------------------------------

    void collect_formulas() {
        for (const Statement& statement : item_.statements) {
            if (const auto* formula = std::get_if<FormulaStatement>(&statement))
                collect_formula(*formula);
        }
    }

    void collect_formula(const FormulaStatement& formula) {
        Scope names = scope(FormulaPlace::Constant);
        const SyntaxExpr& target = formula.target;
        const TableInfo* found = find_table(target, names);
        if (found == nullptr) return;
        const auto at = static_cast<std::size_t>(found - tables_.data());
        TableInfo& table = tables_[at];
        TableFormulas& formulas = formulas_[at];
        const std::string& name = table.name.text;
        const IndexForm row = index_form(target.args[0], names);
        const IndexForm col = index_form(target.args[1], names);

        const FormulaStatement** slot = nullptr;
        std::optional<Span>* span = nullptr;
        std::string what;
        if (row.is_zero() && col.is('j', 0)) {
            slot = &formulas.first_row, span = &table.first_row,
            what = "the boundary row " + name + "[0][j]";
        } else if (row.is('i', 0) && col.is_zero()) {
            slot = &formulas.first_col, span = &table.first_col,
            what = "the boundary column " + name + "[i][0]";
        } else if (row.is_zero() && col.is_zero()) {
            slot = &formulas.corner, what = "the corner " + name + "[0][0]";
        } else if (row.is('i', 0) && col.is('j', 0)) {
            slot = &formulas.cell, span = &table.cell, what = "the cell formula " + name + "[i][j]";
        }
        if (slot == nullptr) {
            formulas.has_bad_target = true;
            if (row.kind == IndexForm::Kind::Error || col.kind == IndexForm::Kind::Error) return;
            Message& message =
                error(target.span, fmt::format("a formula fills {0}[0][j], {0}[i][0], {0}[0][0] or "
                                               "{0}[i][j], and nothing else",
                                               name));
            const bool swapped = (row.kind == IndexForm::Kind::Offset && row.base == 'j') ||
                                 (col.kind == IndexForm::Kind::Offset && col.base == 'i');
            if (swapped)
                message.notes.push_back(
                    Diagnostics::advice("the first index is the row i, the second the column j"));
            return;
        }
        if (*slot != nullptr) {
            error(target.span, fmt::format("{} is given twice", what))
                .notes.push_back(
                    diagnostics_.note((*slot)->target.span, "it was first given here"));
            return;
        }
        *slot = &formula;
        if (span != nullptr) *span = target.span;
    }

    /// Numbers the tables by their cell formulas: a cell's formulas run in the order of the file.
    void order_tables() {
        std::vector<std::size_t> order(tables_.size());
        for (std::size_t at = 0; at < order.size(); ++at) order[at] = at;
        std::stable_sort(order.begin(), order.end(), [&](std::size_t x, std::size_t y) {
            const auto position = [&](std::size_t at) {
                return tables_[at].cell ? tables_[at].cell->begin : static_cast<std::size_t>(-1);
            };
            return position(x) < position(y);
        });
        for (std::size_t at = 0; at < order.size(); ++at)
            tables_[order[at]].order = static_cast<std::uint32_t>(at);
        recurrence_.tables.resize(tables_.size());
    }

    void check_tables() {
        const bool any_formula = std::any_of(
            item_.statements.begin(), item_.statements.end(), [](const Statement& statement) {
                return std::holds_alternative<TableStatement>(statement) ||
                       std::holds_alternative<FormulaStatement>(statement);
            });
        if (tables_.empty() && !any_formula) {
            error(item_.name.span,
                  fmt::format("the recurrence '{}' has no table; declare one, as in: table D;",
                              item_.name.text),
                  Precision::Missing);
        }
        for (std::size_t at = 0; at < tables_.size(); ++at) check_table(tables_[at], formulas_[at]);
    }

    void check_table(const TableInfo& info, const TableFormulas& formulas) {
        const std::string& name = info.name.text;
        if (!formulas.has_bad_target) {
            std::vector<std::string> missing;
            if (formulas.first_row == nullptr)
                missing.push_back(fmt::format("a boundary row ({}[0][j] = ...;)", name));
            if (formulas.first_col == nullptr)
                missing.push_back(fmt::format("a boundary column ({}[i][0] = ...;)", name));
            if (formulas.cell == nullptr)
                missing.push_back(fmt::format("a cell formula ({}[i][j] = ...;)", name));
            if (!missing.empty())
                error(info.name.span, fmt::format("the table '{}' lacks {}", name, join(missing)),
                      Precision::Missing);
        }
        Table& table = recurrence_.tables[info.order];
        table.name = name;
        table.type = info.is_bool ? ValueType::Bool : ValueType::Int;
        if (formulas.cell != nullptr) table.place = diagnostics_.place(formulas.cell->target.span);

        Typed row = type_table_formula(formulas.first_row, FormulaPlace::FirstRow, info);
        const Typed col = type_table_formula(formulas.first_col, FormulaPlace::FirstCol, info);
        if (formulas.corner != nullptr) {
            row = with_corner(std::move(row),
                              type_table_formula(formulas.corner, FormulaPlace::Corner, info),
                              formulas.corner->target.span);
        }
        const Typed cell = type_table_formula(formulas.cell, FormulaPlace::Cell, info);
        if (row.type == FormulaType::Error || col.type == FormulaType::Error ||
            cell.type == FormulaType::Error) {
            has_unknown_formula_ = true;
            return;
        }
        table.first_row = append(row);
        table.first_col = append(col);
        table.cell = append(cell);
    }

    // ---- What cells look at -------------------------------------------------------------------

    /// Where a node of the normal form was written.
    Span span_of(ExprId id) const { return id < spans_.size() ? spans_[id] : Span{}; }

    ExprId append(const Typed& formula) {
        collect_spans(formula);
        return append_formula(formula, diagnostics_, recurrence_);
    }

    /// In the order of `append_formula`: operands first.
    void collect_spans(const Typed& formula) {
        for (const Typed& arg : formula.args) collect_spans(arg);
        spans_.push_back(formula.span);
    }

    void check_places() {
        for (const Table& table : recurrence_.tables) {
            if (const auto place = place_without_value(recurrence_, table.cell))
                report_missing_value(table, *place);
        }
        check_numbering(item_.first.text, 'i', &ExprNode::up);
        check_numbering(item_.second.text, 'j', &ExprNode::left);
    }

    void report_missing_value(const Table& table, const PlaceWithoutValue& place) {
        const ExprNode& read = recurrence_.nodes[place.cause];
        const std::string& name = recurrence_.tables[read.table].name;
        const bool rows = place.region.row < read.up;
        Message& message =
            error(span_of(place.cause),
                  fmt::format("{}[i][j] {} no value in {}: this cell lies outside the matrix there",
                              table.name, place.presence == Presence::Never ? "has" : "may have",
                              place.words()));
        message.notes.push_back(Diagnostics::advice(
            fmt::format("make it one of several in min(...) or max(...), which leave out what does "
                        "not exist, or ask first, as in ({0} > {1} ? {2}[i{3}][j{4}] : ...)",
                        rows ? "i" : "j", (rows ? read.up : read.left) - 1, name, back(read.up),
                        back(read.left))));
    }

    static std::string back(int steps) { return steps == 0 ? "" : fmt::format("-{}", steps); }

    /// Who numbers strings from 0 writes a[i-1] for a[i], and then nothing asks about a[i].
    void check_numbering(const std::string& name, char index, std::uint8_t ExprNode::*offset) {
        std::optional<ExprId> first;
        for (ExprId id = 0; id < recurrence_.nodes.size(); ++id) {
            if (recurrence_.nodes[id].op != ExprOp::Predicate) continue;
            if (recurrence_.nodes[id].*offset == 0) return;
            if (!first) first = id;
        }
        if (!first) return;
        error(span_of(*first),
              fmt::format("nothing here looks at {0}[{1}], only at {0}[{1}-{2}]{3}", name, index,
                          recurrence_.nodes[*first].*offset,
                          recurrence_.nodes[*first].*offset == 1 ? "" : " and the like"))
            .notes.push_back(Diagnostics::advice(
                fmt::format("strings are numbered from 1: {0}[{1}] is the last symbol of the "
                            "prefix that {2} {1} stands for",
                            name, index, index == 'i' ? "row" : "column")));
    }

    Typed type_table_formula(const FormulaStatement* formula, FormulaPlace place,
                             const TableInfo& info) {
        if (formula == nullptr) return {};
        Scope names = scope(place, &info);
        const std::string what = fmt::format("a formula of the {} table '{}'",
                                             info.is_bool ? "bool" : "int", info.name.text);
        return type_formula_as(info.is_bool ? FormulaType::Bool : FormulaType::Int, formula->value,
                               names, what);
    }

    /// The normal form has no corner of its own: T[0][0] is the row's formula at j = 0.
    static Typed with_corner(Typed row, Typed corner, Span span) {
        if (row.type == FormulaType::Error || corner.type == FormulaType::Error) return {};
        Typed index{FormulaType::Int, ExprOp::ColIndex, 0, 0, 0, 0, {}, span};
        Typed zero{FormulaType::Int, ExprOp::Constant, 0, 0, 0, 0, {}, span};
        Typed at_zero{FormulaType::Bool,
                      ExprOp::Equal,
                      0,
                      0,
                      0,
                      0,
                      {std::move(index), std::move(zero)},
                      span};
        const FormulaType type = row.type;
        return {type,
                ExprOp::Select,
                0,
                0,
                0,
                0,
                {std::move(at_zero), std::move(corner), std::move(row)},
                span};
    }

    // ---- The answer -----------------------------------------------------------------------------

    void check_answers() {
        std::optional<Span> given;
        for (const Statement& statement : item_.statements) {
            const auto* answer = std::get_if<AnswerStatement>(&statement);
            const auto* report = std::get_if<ReportStatement>(&statement);
            if (answer == nullptr && report == nullptr) continue;
            const Span span = answer != nullptr ? answer->span : report->span;
            if (given) {
                error(span, "a recurrence has one answer, and this is a second one")
                    .notes.push_back(diagnostics_.note(*given, "the first is here"));
                continue;
            }
            given = span;
            recurrence_.answer.place = diagnostics_.place(span);
            if (answer != nullptr) check_answer(*answer);
            if (report != nullptr) check_report(*report);
        }
        if (given || tables_.empty()) return;
        const std::string& name = tables_.front().name.text;
        error(item_.name.span,
              fmt::format("the recurrence '{}' has no answer; add, for example: answer {}[m][n];",
                          item_.name.text, name),
              Precision::Missing);
    }

    void check_answer(const AnswerStatement& answer) {
        const bool extreme = answer.word != AnswerWord::None;
        const char* word = answer.word == AnswerWord::Min   ? "min"
                           : answer.word == AnswerWord::Max ? "max"
                                                            : "";
        if (answer.cell.op != SyntaxOp::Index) {
            const std::string name = tables_.empty() ? "D" : tables_.front().name.text;
            error(answer.cell.span, fmt::format("an answer is one cell or an extreme of the last "
                                                "row: {0}[m][n], min {0}[m][j] or max {0}[m][j]",
                                                name));
            return;
        }
        Scope names = scope(FormulaPlace::Constant);
        const TableInfo* table = find_table(answer.cell, names);
        if (table == nullptr) return;
        const std::string& name = table->name.text;
        const IndexForm row = index_form(answer.cell.args[0], names);
        const IndexForm col = index_form(answer.cell.args[1], names);
        if (row.kind == IndexForm::Kind::Error || col.kind == IndexForm::Kind::Error) return;
        const bool corner = row.is('m', 0) && col.is('n', 0);
        const bool last_row = row.is('m', 0) && col.is('j', 0);
        if (corner && extreme) {
            error(answer.cell.span,
                  fmt::format("'{0}' is over the last row: write 'answer {0} {1}[m][j];', or "
                              "'answer {1}[m][n];' for the corner",
                              word, name));
        } else if (last_row && !extreme) {
            error(answer.cell.span,
                  fmt::format("{0}[m][j] is a whole row: write 'answer min {0}[m][j];', 'answer "
                              "max {0}[m][j];' or 'report j where ...;'",
                              name));
        } else if (!corner && !last_row) {
            error(answer.cell.span,
                  fmt::format("an answer is read off the last row: write {0}[m][n], min {0}[m][j] "
                              "or max {0}[m][j] (m and n are the lengths of '{1}' and '{2}')",
                              name, item_.first.text, item_.second.text));
        } else if (extreme && table->is_bool) {
            error(answer.cell.span,
                  fmt::format("'{}' has no {} of true and false; write 'report j where {}[m][j];'",
                              name, answer.word == AnswerWord::Min ? "least" : "greatest", name));
        }
        recurrence_.answer.kind = answer.word == AnswerWord::Min   ? AnswerKind::MinLastRow
                                  : answer.word == AnswerWord::Max ? AnswerKind::MaxLastRow
                                                                   : AnswerKind::Corner;
        recurrence_.answer.table = table->order;
    }

    void check_report(const ReportStatement& report) {
        if (report.index.text != "j") {
            error(report.index.span,
                  fmt::format(
                      "what is reported is the column j, not '{}': write 'report j where ...;'",
                      report.index.text));
            return;
        }
        Scope names = scope(FormulaPlace::Condition);
        const Typed condition = type_formula_as(FormulaType::Bool, report.condition, names,
                                                "what stands after 'where'");
        if (condition.type == FormulaType::Error) return;
        const std::optional<std::uint32_t> table = first_table(condition);
        if (!table) {
            error(report.condition.span,
                  "the condition reads no table, so it says nothing about the strings");
            return;
        }
        recurrence_.answer.kind = AnswerKind::ReportLastRow;
        recurrence_.answer.table = *table;
        recurrence_.answer.condition = append(condition);
    }

    static std::optional<std::uint32_t> first_table(const Typed& node) {
        if (node.op == ExprOp::TableRead) return node.table;
        for (const Typed& arg : node.args) {
            if (const auto table = first_table(arg)) return table;
        }
        return std::nullopt;
    }

    // ---- Encodings ------------------------------------------------------------------------------

    void check_encoding(const EncodeStatement& encode) {
        const auto known = std::find_if(
            tables_.begin(), tables_.end(),
            [&](const TableInfo& table) { return table.name.text == encode.table.text; });
        if (known == tables_.end()) {
            std::vector<std::string> names;
            for (const TableInfo& table : tables_) names.push_back(table.name.text);
            if (reported_.insert(encode.table.text).second) {
                error(encode.table.span, fmt::format("unknown table '{}'{}", encode.table.text,
                                                     did_you_mean(encode.table.text, names)));
            }
            return;
        }
        for (const auto& [before, span] : encodings_) {
            if ((before->vertical && encode.vertical) ||
                (before->horizontal && encode.horizontal)) {
                error(encode.table.span,
                      fmt::format("the {} code of '{}' is given twice",
                                  before->vertical && encode.vertical ? "vertical" : "horizontal",
                                  encode.table.text))
                    .notes.push_back(diagnostics_.note(span, "it was first given here"));
                return;
            }
        }
        encodings_.emplace_back(&encode, encode.table.span);
        SpecEncoding encoding{
            encode.vertical, encode.horizontal, {}, diagnostics_.place(encode.table.span)};
        if (encode.rows.empty())
            error(encode.span, "this encoding has no codes; write, for example: 0 : 00;");
        std::vector<const CodeRow*> good;
        for (const CodeRow& row : encode.rows) {
            if (!check_bits(row.code, diagnostics_)) continue;
            if (check_code(row, good)) good.push_back(&row);
            encoding.codes.push_back({row.value, row.code.bits, diagnostics_.place(row.code.span)});
        }
        recurrence_.encodings.push_back(std::move(encoding));
    }

    bool check_code(const CodeRow& row, const std::vector<const CodeRow*>& before) {
        if (row.code.bits.size() > static_cast<std::size_t>(kMaxStateBits)) {
            error(row.code.span, fmt::format("a code has at most {} bits, this one has {}",
                                             kMaxStateBits, row.code.bits.size()));
            return false;
        }
        for (const CodeRow* other : before) {
            if (other->code.bits.size() != row.code.bits.size()) {
                error(row.code.span, fmt::format("this code has {} bits and an earlier one {}; all "
                                                 "codes need the same width",
                                                 row.code.bits.size(), other->code.bits.size()))
                    .notes.push_back(
                        diagnostics_.note(other->code.span, "the earlier one is here"));
                return false;
            }
            if (other->value == row.value) {
                error(row.value_span,
                      fmt::format(
                          "the value {} has two codes; write * for the bits that may be either",
                          row.value))
                    .notes.push_back(diagnostics_.note(other->code.span, "its first code is here"));
                return false;
            }
            if (codes_meet(other->code.bits, row.code.bits)) {
                error(row.code.span,
                      fmt::format(
                          "the code {} of {} and the code {} of {} have a bit pattern in common",
                          row.code.bits, row.value, other->code.bits, other->value))
                    .notes.push_back(diagnostics_.note(other->code.span, "the other code is here"));
                return false;
            }
        }
        return true;
    }

    const RecurrenceItem& item_;
    FileScope& file_;
    Diagnostics& diagnostics_;
    Recurrence recurrence_;
    std::map<std::string, Span> names_;
    std::map<std::string, ConstantInfo> constants_;
    std::set<std::string> reported_;
    std::vector<TableInfo> tables_;
    std::vector<TableFormulas> formulas_;
    std::vector<std::pair<const EncodeStatement*, Span>> encodings_;
    std::optional<std::size_t> match_;
    bool has_unknown_formula_ = false;  ///< wrong, or about something wrong in the file
    std::vector<Span> spans_;           ///< of the nodes of recurrence_
};

}  // namespace

std::optional<Recurrence> check_recurrence(const RecurrenceItem& item, FileScope& file) {
    return RecurrenceChecker(item, file).run();
}

}  // namespace minterm
