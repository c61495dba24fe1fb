// SPDX-License-Identifier: Apache-2.0
//
// The checks of one item of a spec each; `check_spec` calls them in file order.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "synth/check_formula.hpp"
#include "synth/check_spec.hpp"

namespace minterm {

/// What the items before the present one have defined, and what is known of parameters.
struct FileScope {
    Diagnostics& diagnostics;
    const ParameterValues& parameters;  ///< from the command line
    std::vector<PredicateInfo> predicates;
    std::map<std::string, ConstantInfo> constants;
    std::map<std::string, Span> items;  ///< recurrences and truth tables, by name
    std::map<std::string, std::string>
        known_parameters;  ///< name -> "k = 2 in 0..31 of ..." for messages
};

/// The relation that a formula or a table of pairs stands for; null if it is wrong.
std::shared_ptr<const PairSet> check_predicate(const PredicateItem& item, FileScope& file);
std::shared_ptr<const PairSet> check_relation(const RelationItem& item, FileScope& file);

/// A truth table, written out or in a PLA file. Nothing if it is wrong.
std::optional<NamedTable> check_truth_table(const TruthTableItem& item, Diagnostics& diagnostics);
std::optional<NamedTable> check_pla(const PlaItem& item, Diagnostics& diagnostics);

/// Whether two texts over 0, 1 and * of equal length have a code in common.
bool codes_meet(const std::string& x, const std::string& y);

/// Reports what is not 0, 1 or *. True if all is well.
bool check_bits(const BitText& text, Diagnostics& diagnostics);

/// A recurrence; nothing if it is wrong.
std::optional<Recurrence> check_recurrence(const RecurrenceItem& item, FileScope& file);

/// Takes a constant into `constants`; an unsound value is taken as unknown.
void check_constant(const ConstStatement& statement, Scope scope,
                    std::map<std::string, ConstantInfo>& constants);

/// Reports a name that has been given already; `kind` is what the new one is.
bool check_new_name(const Name& name, const std::map<std::string, Span>& taken,
                    const std::string& kind, Diagnostics& diagnostics);

}  // namespace minterm
