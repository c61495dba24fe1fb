// SPDX-License-Identifier: Apache-2.0
#include "cli/command_line.hpp"

#include <CLI/CLI.hpp>

#include "cli/output.hpp"
#include "cli/run_pair.hpp"

namespace minterm {

int dist_command(const Arguments& arguments) {
    RunPairOptions options;
    options.locations = true;
    CLI::App app("Prints the edit distance (Levenshtein) of two sequences.", "minterm dist");
    add_run_options(app, options);
    app.add_option(
           "--metric", options.spec,
           "Another distance: levenshtein (default), indel, osa, iupac, casefold, weighted, "
           "or a .dp file")
        ->option_text("NAME|SPEC");
    add_param_option(app, options.params);
    app.footer(
        "Examples:\n"
        "  minterm dist a.fa b.fa.gz\n"
        "  zcat reads.fq.gz | minterm dist - genome.fa --record-b chr2\n"
        "  minterm dist old.txt new.txt --format raw --ignore-case\n"
        "  minterm dist a.fa b.fa --max-distance 100 --cigar\n"
        "  minterm dist read.fa genome.fa --mode infix --pretty\n"
        "  minterm dist a.fa b.fa --target avx2 --json\n\n"
        "With --mode prefix or infix every place in B that attains the distance follows, one a "
        "line: "
        "where it\nbegins and where it ends, counted from 0, the end exclusive. An alignment is "
        "that "
        "of the first.");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(run_pair(options));
}

}  // namespace minterm
