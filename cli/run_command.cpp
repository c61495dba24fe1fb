// SPDX-License-Identifier: Apache-2.0
#include "cli/command_line.hpp"

#include <CLI/CLI.hpp>

#include "cli/output.hpp"
#include "cli/run_pair.hpp"

namespace minterm {

int run_command(const Arguments& arguments) {
    RunPairOptions options;
    CLI::App app("Runs a recurrence on two sequences and prints its answer.", "minterm run");
    app.add_option(
           "SPEC", options.spec,
           "A .dp file, the name of a shipped spec (see minterm specs), or - for standard input")
        ->required();
    add_run_options(app, options);
    add_recurrence_option(app, options.recurrence);
    add_param_option(app, options.params);
    app.footer(
        "Prints the number that the spec's answer asks for. For the least or greatest value of the "
        "last\n"
        "row every column that attains it follows, one a line; for reported columns there are only "
        "the\n"
        "columns. Column j means: after j symbols of B, so a match ends just before position j, "
        "counted\n"
        "from 0.\n\n"
        "Examples:\n"
        "  minterm run lcs a.fa b.fa\n"
        "  minterm run k_mismatch pattern.txt text.txt --param k=2\n"
        "  minterm run my.dp a.fa b.fa --recurrence second --json");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(run_pair(options));
}

}  // namespace minterm
