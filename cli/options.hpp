// SPDX-License-Identifier: Apache-2.0
//
// What the subcommands' options have in common: parsing with CLI11, --param, --format.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/cli11_names.hpp"
#include "cli/command_line.hpp"
#include "codegen/run_result.hpp"
#include "minterm/result.hpp"
#include "minterm/sequences.hpp"
#include "synth/check_spec.hpp"

namespace minterm {

/// Whether MINTERM_TARGET names what is no processor of this machine, and so what the library does
/// not look for there: cuda, auto or spu.
bool is_other_target_named();

/// An option that exists more than once in the program, in the same words everywhere.
void add_target_option(CLI::App& app, std::string& target);
void add_json_option(CLI::App& app, bool& json);
/// --output of an answer that is written whole or not at all.
void add_output_option(CLI::App& app, std::string& output);
void add_rows_option(CLI::App& app, int& rows);
/// --layout of runs, by names in the order of `Layout`.
void add_layout_option(CLI::App& app, std::string& layout, const std::string& description);
Layout layout_of(const std::string& name);
/// Error (user): more rows than kernels of that layout have.
Status check_rows(int rows, const std::string& layout);
/// --threads; 0 on the command line becomes the number of processors.
void add_threads_option(CLI::App& app, int& threads);
void add_param_option(CLI::App& app, std::vector<std::string>& params);
void add_recurrence_option(CLI::App& app, std::string& recurrence);

/// What messages call the value of an option: "nothing" if it is empty.
std::string shown_value(const std::string& text);

/// For counts: digits alone, at least `least`.
CLI::Validator whole_number(std::uint64_t least);
/// For files that are written: not empty, as a variable of a script may be.
CLI::Validator file_name();
/// For shares: a number from 0 to 1.
CLI::Validator fraction();

/// How input files are read.
struct InputOptions {
    std::string record;
    std::string record_a;
    std::string record_b;
    std::string format = "auto";
    bool ignore_case = false;

    SequenceOptions reading() const;
};
/// --record, --format, --ignore-case; `pair` adds --record-a and --record-b.
void add_input_options(CLI::App& app, InputOptions& input, bool pair);

/// Parses. Gives the exit code when the command is over already: --help was asked for (0), or the
/// arguments are wrong (2, with the mistake and a suggestion on standard error).
std::optional<int> parse_arguments(CLI::App& app, const Arguments& arguments);

/// Errors (user): more than one of the inputs is "-".
Status refuse_shared_standard_input(const std::vector<std::string>& inputs);

/// `{"k=3", "w=-1"}` as values by name. Errors (user): no '=', no name, no integer, a name twice.
Result<ParameterValues> parse_parameters(const std::vector<std::string>& params);

}  // namespace minterm
