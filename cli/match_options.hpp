// SPDX-License-Identifier: Apache-2.0
//
// What is compared, and what counts as equal: --unit, --bytes, --wildcard, --iupac, --mismatch,
// --match-table.
#pragma once

#include <string>
#include <vector>

#include "cli/cli11_names.hpp"
#include "minterm/result.hpp"
#include "minterm/sequences.hpp"
#include "minterm/symbol_units.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

struct MatchOptions {
    std::string unit = "auto";
    bool bytes = false;
    std::vector<std::string> wildcards;
    bool iupac = false;
    bool iupac_patterns = false;  ///< a's codes stand for bases, b's for nothing
    std::vector<std::string> mismatches;
    std::string table;  ///< path

    /// The unit that was asked for; else characters for raw text and bytes for records.
    SymbolUnit unit_of(SequenceFormat a, SequenceFormat b) const;
};
void add_match_options(CLI::App& app, MatchOptions& options);
/// Those that say what counts as equal: all but --unit and --bytes. `a` and `b` name the sides.
void add_equality_options(CLI::App& app, MatchOptions& options, const std::string& a = "A",
                          const std::string& b = "B");

/// The symbols of a text; where it is no UTF-8 the message names the option that helps.
Result<UnitText> read_units(UnitReader& reader, std::string_view text, const std::string& name);

/// `recurrence` with what these options make of its question whether symbols are equal. Errors
/// (user): it asks something else or several things; a table that cannot be read, with its place.
Result<Recurrence> with_matches(Recurrence recurrence, const MatchOptions& options,
                                UnitReader& reader);

/// `recurrence` with the letters a to z the same as A to Z for its predicates over bytes.
Recurrence without_case(Recurrence recurrence);

}  // namespace minterm
