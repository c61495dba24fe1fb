// SPDX-License-Identifier: Apache-2.0
#include "cli/command_line.hpp"
#include "cli/output.hpp"
#include "cli/run_pair.hpp"

namespace minterm {

int dist_command(const Arguments& arguments) {
    RunPairOptions options;
    CLI::App app("Prints the edit distance (Levenshtein) of two sequences.", "minterm dist");
    add_run_options(app, options);
    app.footer(
        "Examples:\n"
        "  minterm dist a.fa b.fa.gz\n"
        "  zcat reads.fq.gz | minterm dist - genome.fa --record-b chr2\n"
        "  minterm dist old.txt new.txt --format raw --ignore-case\n"
        "  minterm dist a.fa b.fa --target avx2 --json");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(run_pair(options));
}

}  // namespace minterm
