// SPDX-License-Identifier: Apache-2.0
#include "cli/batch_options.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "cli/device_choice.hpp"
#include "cli/options.hpp"
#include "cli/spec_choice.hpp"

namespace minterm {
namespace {

/// No answer is greater, and nothing that is computed from a bound overflows.
constexpr std::uint64_t kGreatestBound = std::uint64_t{1} << 48;

}  // namespace

SequenceOptions BatchCommandOptions::reading() const {
    SequenceOptions reading;
    reading.list = true;
    reading.ignore_case = ignore_case;
    if (format == "fasta") reading.format = SequenceFormat::Fasta;
    if (format == "fastq") reading.format = SequenceFormat::Fastq;
    if (format == "lines" || format == "tsv") reading.format = SequenceFormat::Raw;
    return reading;
}

bool BatchCommandOptions::tells_kernel() const {
    return verbose || explain || (!quiet && !json && ::isatty(STDERR_FILENO) == 1);
}

bool BatchCommandOptions::shows_progress() const {
    const bool to_file = !output.empty() && output != "-";
    return !quiet && (to_file || ::isatty(STDOUT_FILENO) != 1);
}

void add_batch_options(CLI::App& app, BatchCommandOptions& options,
                       const std::vector<std::string>& more_formats) {
    app.add_option("--metric", options.metric,
                   "Which distance: levenshtein (default), indel, osa, iupac, casefold, weighted, "
                   "or any recurrence whose answer is a corner, shipped or a .dp file")
        ->option_text("NAME|SPEC");
    add_param_option(app, options.params);
    auto* bound = app.add_option("--max-distance", options.max_distance,
                                 "Do not tell distances greater than K apart, which saves work")
                      ->option_text("K")
                      ->check(whole_number(0));
    auto* similarity = app.add_flag(
        "--similarity", options.similarity,
        "Tell how similar sequences are, from 0 to 1: 1 - distance / the greatest distance of two "
        "sequences as long as they are");
    auto* least = app.add_option("--min-similarity", options.min_similarity,
                                 "The same, and do not tell apart what is less similar than S, "
                                 "which saves work")
                      ->option_text("S")
                      ->check(fraction());
    similarity->excludes(bound);
    least->excludes(bound);
    std::vector<std::string> formats{"auto", "fasta", "fastq", "lines"};
    formats.insert(formats.end(), more_formats.begin(), more_formats.end());
    app.add_option("--format", options.format,
                   fmt::format("{}; auto looks at the content (default). lines: every line is a "
                               "record, its name the line itself",
                               fmt::join(formats, ", ")))
        ->option_text("FORMAT")
        ->check(CLI::IsMember(formats));
    app.add_flag("--ignore-case", options.ignore_case, "Read the letters a to z as A to Z");
    add_match_options(app, options.match);
    app.add_flag("--numbers", options.numbers,
                 "Tell records by their numbers from 1 instead of their names");
    add_output_option(app, options.output);
    add_threads_option(app, options.threads);
    add_layout_option(
        app, options.layout,
        "batch: all pairs side by side, one in each bit of a word; wavefront, column: "
        "each pair by itself, every cell (choose, the default: whatever is faster). "
        "Answers are the same");
    add_target_option(app, options.target);
    app.get_option("--target")
        ->description(app.get_option("--target")->get_description() +
                      ". cuda: a GPU, for distances without alignments; auto: a GPU, or the "
                      "processor where there is none");
    add_device_option(app, options.device);
    add_cache_options(app, options.cache);
    app.add_flag("--json", options.json, "Print a JSON object a line instead of columns");
    app.add_flag("--time", options.time, "Say how long each stage took, on standard error");
    auto* explain =
        app.add_flag("--explain", options.explain, "Say on standard error what ran, and why");
    auto* verbose = app.add_flag("-v,--verbose", options.verbose,
                                 "Say what ran and how fast, on standard error (the default on a "
                                 "terminal)");
    app.add_flag("-q,--quiet", options.quiet, "No notes, no progress, no line on what ran")
        ->excludes(verbose)
        ->excludes(explain);
}

Result<BatchSession> begin_batch(const BatchCommandOptions& options) {
    MINTERM_TRY(const ParameterValues parameters, parse_parameters(options.params));
    MINTERM_TRY(const Source source, read_spec(options.metric));
    MINTERM_TRY(const CheckedSpec spec, check_source(source, parameters));
    MINTERM_TRY(Recurrence recurrence, choose_recurrence(spec, source, ""));
    MINTERM_TRY(const Target* target,
                choose_device_or_processor(options.target, options.device, options.quiet));
    BatchOptions batch;
    if (options.max_distance)
        batch.bound = static_cast<std::int64_t>(std::min(*options.max_distance, kGreatestBound));
    batch.threads = options.threads;
    batch.device = std::max(options.device, 0);
    batch.layout = layout_of(options.layout);
    batch.explains = options.explain;
    return BatchSession{std::move(recurrence),
                        target,
                        BatchEngine(*target, choose_store(options.cache)),
                        batch,
                        {},
                        spec.times};
}

BatchEngine& BatchSession::engine_for(const Target& on, const BatchCommandOptions& options) {
    if (&on != target) engine = BatchEngine(on, choose_store(options.cache));
    return engine;
}

Result<UnitReader> choose_units(const BatchCommandOptions& options, SequenceFormat a,
                                SequenceFormat b, BatchSession& session) {
    const SymbolUnit unit = options.match.unit_of(a, b);
    UnitReader reader(unit, options.ignore_case);
    MINTERM_TRY(session.recurrence,
                with_matches(std::move(session.recurrence), options.match, reader));
    if (options.tells_similarity()) {
        MINTERM_TRY(session.scale, SimilarityScale::of(session.recurrence));
    }
    return reader;
}

}  // namespace minterm
