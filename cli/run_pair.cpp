// SPDX-License-Identifier: Apache-2.0
#include "cli/run_pair.hpp"
#include "cli/device_choice.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <functional>
#include <utility>

#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/spec_choice.hpp"
#include "cli/stopwatch.hpp"
#include "codegen/emit_spu.hpp"

namespace minterm {
namespace {

/// Messages name `own_option`: --record speaks of both files, and fits the other one rarely.
Result<PickedSequence> read_input(const std::string& path, const std::string& own_record,
                                  const char* own_option, const RunPairOptions& options) {
    const RecordChoice choice{own_record.empty() ? options.input.record : own_record, own_option};
    SequenceOptions reading = options.input.reading();
    reading.ignore_case = false;  // UnitReader folds; what is printed stays as it is written
    reading.keep_last_newline = options.match.unit == "line";
    Result<PickedSequence> picked = read_one_sequence(path, choice, reading);
    if (picked.ok() && !picked->note.empty() && !options.quiet) {
        print_error("minterm: note: " + picked->note + "\n");
    }
    return picked;
}

void add_distance_options(CLI::App& app, RunPairOptions& options) {
    app.add_option("--mode", options.mode,
                   "Which part of B lies beside all of A: global, all of it; prefix; infix. "
                   "Default: what the recurrence says")
        ->option_text("MODE")
        ->check(CLI::IsMember({"global", "prefix", "infix"}));
    app.add_option("--max-distance", options.max_distance,
                   "Do not look for greater distances than K: \"more than K\" is the answer then")
        ->option_text("K")
        ->check(whole_number(0));
    app.add_flag("--cigar", options.cigar,
                 "Print an alignment: = equal, X different, I in A only, D in B only");
    app.add_flag("--pretty", options.pretty, "Print an alignment as lines of text");
    app.add_flag("--all-places", options.all_places,
                 "With --cigar or --pretty: of every place in B that attains the distance, not of "
                 "the first alone");
}

void add_way_options(CLI::App& app, RunPairOptions& options) {
    app.add_flag("--explain", options.explain,
                 "Say on standard error which way the matrix was gone through, and why");
    app.add_option("--method", options.method,
                   "Which way to go: choose (default), full (every cell), band, points (furthest-"
                   "reaching points). The answer is the same")
        ->option_text("METHOD")
        ->check(CLI::IsMember({"choose", "full", "band", "points"}));
    add_layout_option(
        app, options.layout,
        "Compute every cell, so: wavefront, an anti-diagonal at a time; column, a column at a "
        "time, "
        "where the recurrence can be; batch, as pairs does, cell by cell, for the answer of all of "
        "both alone (choose, the default: whatever is faster). The answer is the same");
}

AlignmentMode mode_of(const std::string& name) {
    if (name == "prefix") return AlignmentMode::Prefix;
    return name == "infix" ? AlignmentMode::Infix : AlignmentMode::Global;
}

Method method_of(const std::string& name) {
    if (name == "full") return Method::Full;
    if (name == "band") return Method::Band;
    return name == "points" ? Method::FurthestReaching : Method::Choose;
}

Result<const Target*> pair_target(const RunPairOptions& options) {
    if (options.target == spu_target().name && options.device == kNoDeviceNamed)
        return &spu_target();
    return choose_device_or_processor(options.target, options.device, options.quiet);
}

}  // namespace

RunOptions engine_options(const RunPairOptions& options) {
    RunOptions run;
    run.rows = options.rows;
    run.threads = options.threads;
    if (!options.mode.empty()) run.mode = mode_of(options.mode);
    run.max_distance = options.max_distance;
    run.alignment = options.cigar || options.pretty;
    run.all_places = options.all_places;
    run.begins = options.locations && !options.mode.empty() && options.mode != "global";
    run.method = method_of(options.method);
    run.layout = layout_of(options.layout);
    run.device = std::max(options.device, 0);
    return run;
}

void add_pair_options(CLI::App& app, RunPairOptions& options) {
    app.add_option(
           "A", options.a,
           "First sequence: FASTA, FASTQ or raw text, plain, gzip or bgzip; - is standard input")
        ->required();
    app.add_option("B", options.b, "Second sequence")->required();
    add_input_options(app, options.input, true);
    add_match_options(app, options.match);
    add_way_options(app, options);
    add_target_option(app, options.target);
    app.get_option("--target")
        ->description(app.get_option("--target")->get_description() +
                      ". cuda: a GPU; auto: a GPU, or the processor where there is none; spu: a "
                      "simulated Cell/B.E., with what it takes");
    add_device_option(app, options.device);
    add_rows_option(app, options.rows);
    add_threads_option(app, options.threads);
    add_cache_options(app, options.cache);
    add_json_option(app, options.json);
    add_output_option(app, options.output);
    app.add_flag("--time", options.time, "Say how long each stage took, on standard error");
    auto* verbose =
        app.add_flag("-v,--verbose", options.verbose,
                     "Say which kernel ran and how fast, on standard error (the default on a "
                     "terminal)");
    app.add_flag("-q,--quiet", options.quiet, "No notes, no progress, no kernel line")
        ->excludes(verbose);
}

void add_run_options(CLI::App& app, RunPairOptions& options) {
    add_pair_options(app, options);
    add_distance_options(app, options);
}

Status read_question(const RunPairOptions& options, PreparedPair& pair) {
    MINTERM_TRY([[maybe_unused]] const Unit apart,
                refuse_shared_standard_input({options.a, options.b, options.spec}));
    MINTERM_TRY([[maybe_unused]] const Unit other,
                refuse_own_input(options.output, {options.a, options.b}));
    MINTERM_TRY([[maybe_unused]] const Unit held, check_rows(options.rows, options.layout));
    if (options.all_places && !options.cigar && !options.pretty)
        return Failure::user(
            "--all-places is about alignments; ask for them with --cigar or --pretty");
    MINTERM_TRY(const ParameterValues parameters, parse_parameters(options.params));
    MINTERM_TRY(const Source source, read_spec(options.spec));
    MINTERM_TRY(const CheckedSpec spec, check_source(source, parameters));
    MINTERM_TRY(pair.recurrence, choose_recurrence(spec, source, options.recurrence));
    MINTERM_TRY(pair.target, pair_target(options));
    pair.report.recurrence = &pair.recurrence;
    pair.report.spec_file = source.file;
    pair.report.times = spec.times;
    return success();
}

Status prepare_pair(const RunPairOptions& options, PreparedPair& pair) {
    MINTERM_TRY([[maybe_unused]] const Unit asked, read_question(options, pair));
    RunReport& report = pair.report;
    Stopwatch watch;
    MINTERM_TRY(report.a, read_input(options.a, options.input.record_a, "--record-a", options));
    MINTERM_TRY(report.b, read_input(options.b, options.input.record_b, "--record-b", options));
    report.unit = options.match.unit_of(report.a.format, report.b.format);
    UnitReader units(report.unit, options.input.ignore_case);
    MINTERM_TRY(pair.a, read_units(units, report.a.record.bytes, report.a.file));
    MINTERM_TRY(pair.b, read_units(units, report.b.record.bytes, report.b.file));
    MINTERM_TRY(pair.recurrence, with_matches(std::move(pair.recurrence), options.match, units));
    report.a_length = pair.a.symbols().size();
    report.b_length = pair.b.symbols().size();
    report.times.push_back({"read inputs", watch.lap()});
    return success();
}

Status run_prepared(const RunPairOptions& options, PreparedPair& pair, SymbolSpan a, SymbolSpan b,
                    RunOptions how, const EngineRun& run) {
    const auto run_on = [&](const Target& target) -> Status {
        Engine engine(target, choose_store(options.cache));
        ProgressLine progress(!options.quiet);
        how.progress = progress.callback();
        const bool by_engine = target.is_simulated || (target.is_device && !how.alignment);
        MINTERM_TRY(pair.report.run, by_engine ? engine.run(pair.recurrence, a, b, how)
                                               : run(engine, pair.recurrence, a, b, how));
        return success();
    };
    MINTERM_TRY([[maybe_unused]] const Unit ran,
                run_on_device_or_processor(options.target, options.quiet, pair.target, run_on));
    add_run_times(pair.report);
    if (!options.quiet) {
        tell_if_not_kept(pair.report.run.cell_not_kept);
        tell_if_interpreted(pair.report.run.code_origin);
    }
    return success();
}

void tell_about_run(const RunPairOptions& options, const RunReport& report) {
    if (options.explain) {
        for (const std::string& reason : report.run.reasons) print_error(reason + "\n");
        if (report.run.rows != 0)
            print_error("kernel: " + origin_text(report.run.code_origin) + "\n");
    }
    const bool kernel =
        options.verbose || options.explain ||
        (!options.quiet && !options.json &&
         (report.run.simulated || (options.kernel_line && ::isatty(STDERR_FILENO) == 1)));
    if (kernel && !report.run.code_not_kept.empty())
        print_error("minterm: note: " + report.run.code_not_kept + "\n");
    if (kernel) print_error(kernel_line(report.run, report.a_length, report.b_length));
    if (options.time) print_error(time_table(report.times));
}

Status run_pair(const RunPairOptions& options) {
    PreparedPair pair;
    MINTERM_TRY([[maybe_unused]] const Unit prepared, prepare_pair(options, pair));
    MINTERM_TRY([[maybe_unused]] const Unit ran,
                run_prepared(options, pair, pair.a.symbols(), pair.b.symbols(),
                             engine_options(options), std::mem_fn(&Engine::run)));
    RunReport& report = pair.report;
    report.kind = report.run.answer_kind;
    report.max_distance = options.max_distance;
    report.cigar = options.cigar;
    report.pretty = options.pretty;
    report.all_places = options.all_places;
    MINTERM_TRY(
        [[maybe_unused]] const Unit written,
        write_answer(options.output, options.json ? json_report(report) : text_report(report)));
    tell_about_run(options, report);
    return success();
}

}  // namespace minterm
