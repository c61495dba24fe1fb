// SPDX-License-Identifier: Apache-2.0
//
// Syntax tree -> normal form, item by item. Names are visible from their definition to the end of
// the file, so one pass in file order is enough.
#include "synth/check_spec.hpp"

#include <utility>

#include <fmt/format.h>

#include "synth/check_items.hpp"
#include "synth/parse_spec.hpp"

namespace minterm {

namespace {

/// Parameters on the command line that no recurrence of the file has.
void check_parameters(const FileScope& file) {
    std::vector<std::string> known;
    std::string list;
    for (const auto& [name, description] : file.known_parameters) {
        known.push_back(name);
        list += (list.empty() ? "" : ", ") + (description.empty() ? name : description);
    }
    for (const auto& [name, value] : file.parameters) {
        if (file.known_parameters.contains(name)) continue;
        file.diagnostics.error_in_file(
            known.empty()
                ? fmt::format("there is no parameter '{}': this spec has no parameters", name)
                : fmt::format("there is no parameter '{}'{}; this spec has: {}", name,
                              did_you_mean(name, known), list));
    }
}

class SpecChecker {
public:
    explicit SpecChecker(FileScope& file) : file_(file) {}

    SpecItems run(const Spec& spec) {
        for (const Item& item : spec.items) {
            if (const auto* constant = std::get_if<ConstStatement>(&item)) take_constant(*constant);
            if (const auto* predicate = std::get_if<PredicateItem>(&item)) {
                take_predicate(predicate->name, check_predicate(*predicate, file_));
            }
            if (const auto* relation = std::get_if<RelationItem>(&item)) {
                take_predicate(relation->name, check_relation(*relation, file_));
            }
            if (const auto* recurrence = std::get_if<RecurrenceItem>(&item)) {
                take_item(recurrence->name, "a recurrence");
                if (auto checked = check_recurrence(*recurrence, file_)) {
                    items_.recurrences.push_back(*std::move(checked));
                }
            }
            if (const auto* table = std::get_if<TruthTableItem>(&item)) {
                take_item(table->name, "a truth table");
                if (auto checked = check_truth_table(*table, file_.diagnostics)) {
                    items_.tables.push_back(*std::move(checked));
                }
            }
            if (const auto* pla = std::get_if<PlaItem>(&item)) {
                take_item(pla->name, "a truth table");
                if (auto checked = check_pla(*pla, file_.diagnostics))
                    items_.tables.push_back(*std::move(checked));
            }
        }
        return std::move(items_);
    }

private:
    void take_item(const Name& name, const std::string& kind) {
        if (check_new_name(name, file_.items, kind, file_.diagnostics))
            file_.items.emplace(name.text, name.span);
    }

    void take_predicate(const Name& name, std::shared_ptr<const PairSet> holds) {
        if (!check_new_name(name, names_, "a predicate", file_.diagnostics)) return;
        names_.emplace(name.text, name.span);
        file_.predicates.push_back({name.text, name.span, std::move(holds)});
    }

    void take_constant(const ConstStatement& constant) {
        if (!check_new_name(constant.name, names_, "a constant", file_.diagnostics)) return;
        names_.emplace(constant.name.text, constant.name.span);
        std::set<std::string> reported;
        check_constant(constant,
                       {file_.diagnostics, FormulaPlace::Constant, file_.predicates,
                        file_.constants, reported, "", "", nullptr, nullptr, nullptr, std::nullopt},
                       file_.constants);
    }

    FileScope& file_;
    SpecItems items_;
    std::map<std::string, Span> names_;  ///< constants and predicates
};

}  // namespace

void check_constant(const ConstStatement& statement, Scope scope,
                    std::map<std::string, ConstantInfo>& constants) {
    const auto value = constant_value(statement.value, scope,
                                      fmt::format("the constant '{}'", statement.name.text));
    constants[statement.name.text] = {value, statement.name.span};
}

bool check_new_name(const Name& name, const std::map<std::string, Span>& taken,
                    const std::string& kind, Diagnostics& diagnostics) {
    const auto found = taken.find(name.text);
    if (found == taken.end()) return true;
    diagnostics
        .error(name.span,
               fmt::format("'{}' cannot be the name of {}: the name is taken", name.text, kind))
        .notes.push_back(
            diagnostics.note(found->second, fmt::format("'{}' was first defined here", name.text)));
    return false;
}

Result<SpecItems> check_spec(const Spec& spec, const Source& source,
                             const ParameterValues& parameters) {
    Diagnostics diagnostics(source);
    FileScope file{diagnostics, parameters, {}, {}, {}, {}};
    SpecItems items = SpecChecker(file).run(spec);
    check_parameters(file);
    if (diagnostics.count() > 0) return diagnostics.failure();
    return items;
}

Result<SpecItems> load_spec(const std::string& path, const ParameterValues& parameters) {
    MINTERM_TRY(const Source source, read_source(path));
    MINTERM_TRY(const Spec spec, parse_spec(source));
    return check_spec(spec, source, parameters);
}

}  // namespace minterm
