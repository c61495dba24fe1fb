// SPDX-License-Identifier: Apache-2.0
//
// The SPEC argument -> a checked spec, and of its recurrences and tables the one that is meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "codegen/compile.hpp"
#include "minterm/result.hpp"
#include "specs/embedded_specs.hpp"
#include "synth/check_spec.hpp"
#include "synth/parse_spec.hpp"

namespace minterm {

/// The text of a spec. `name` is the name of a shipped spec; or a path, when it contains '/' or
/// ends in ".dp" or ".pla", or names nothing shipped; or "-", standard input. Errors (user): no
/// such file or spec, with the nearest name.
Result<Source> read_spec(const std::string& name);

/// A file or "-", standard input; `what` names in errors what it should hold.
Result<Source> read_text(const std::string& path, const std::string& what, std::size_t limit);

/// A spec with the time that its stages took.
struct CheckedSpec {
    SpecItems items;
    std::vector<StageTime> times;  ///< parse, check
};

/// Whether a source is in espresso's format: it is named so, or begins with a word such as `.i`.
bool is_pla(const Source& source);

/// Parses and checks a spec, or reads a truth table in espresso's format.
Result<CheckedSpec> check_source(const Source& source, const ParameterValues& parameters);

/// The recurrence of that name, or the only one. Errors (user): no such name, several and no name
/// (lists them), only raw tables.
Result<Recurrence> choose_recurrence(const CheckedSpec& spec, const Source& source,
                                     const std::string& name);

/// The same among recurrences and tables together: exactly one pointer is set; it points into
/// `spec`.
struct SpecItem {
    const Recurrence* recurrence = nullptr;
    const NamedTable* table = nullptr;
};
Result<SpecItem> choose_item(const CheckedSpec& spec, const Source& source,
                             const std::string& name);

}  // namespace minterm
