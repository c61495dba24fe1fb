// SPDX-License-Identifier: Apache-2.0
//
// What all benchmarks do as programs: read their options, load a shipped spec, give up.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "synth/recurrence.hpp"

namespace minterm::bench {

/// Ends the program with a sentence on standard error and exit code 1.
[[noreturn]] void give_up(const std::string& why);

/// The options that every benchmark has: `repeats`, how many calls a median is of, and `record`, a
/// folder for the table (machine.hpp).
void add_common_options(CLI::App& app, int& repeats, std::string& record);

/// Reads the command line. Answers `--help` and mistakes itself, and ends the program then.
void parse_or_exit(CLI::App& app, int argc, char** argv);

/// The first recurrence of specs/NAME.dp in the source tree; gives up where there is none.
Recurrence load_recurrence(const std::string& name);

}  // namespace minterm::bench
