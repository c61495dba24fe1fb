// SPDX-License-Identifier: Apache-2.0
//
// Syntax tree -> normal form: names, types, arity, boundary formulas, the dependence stencil,
// parameters, predicates. Reports every independent error, the most precise first.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

#include "minterm/result.hpp"
#include "synth/recurrence.hpp"
#include "synth/source.hpp"
#include "synth/spec_ast.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// A raw truth table of a spec, with its name and, where the spec states it, the codes of the cell.
struct NamedTable {
    std::string name;
    TruthTable table;
};

/// What a .dp file defines, in file order.
struct SpecItems {
    std::vector<Recurrence> recurrences;
    std::vector<NamedTable> tables;
};

/// Values for parameters, by name; they override the spec's defaults.
using ParameterValues = std::map<std::string, std::int64_t>;

Result<SpecItems> check_spec(const Spec& spec, const Source& source,
                             const ParameterValues& parameters = {});

/// Reads, parses and checks a file.
Result<SpecItems> load_spec(const std::string& path, const ParameterValues& parameters = {});

}  // namespace minterm
