// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <mutex>

#include "cli/batch_options.hpp"
#include "cli/batch_report.hpp"
#include "cli/command_line.hpp"
#include "cli/matrix_output.hpp"
#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/progress.hpp"
#include "cli/run_report.hpp"
#include "runtime/support/clock.hpp"
#include "synth/symmetry.hpp"

namespace minterm {
namespace {

struct MatrixOptions {
    std::string queries;
    std::string targets;  ///< empty: the queries again
    std::optional<std::uint64_t> top;
    std::string npy;
    BatchCommandOptions batch;
};

Result<std::unique_ptr<MatrixOutput>> make_output(const MatrixOptions& options,
                                                  const MatrixSides& sides) {
    if (options.top)
        return nearest_targets(sides, options.batch, static_cast<std::size_t>(*options.top));
    if (!options.npy.empty()) return full_matrix_npy(sides, options.batch, options.npy);
    if (options.batch.max_distance || options.batch.min_similarity)
        return targets_within_bound(sides, options.batch);
    return full_matrix_text(sides, options.batch);
}

/// Whether both hold the same texts in the same order.
bool are_equal(std::span<const SymbolSpan> x, std::span<const SymbolSpan> y) {
    return std::equal(x.begin(), x.end(), y.begin(), y.end(), [](SymbolSpan one, SymbolSpan other) {
        return one.size() == other.size() && one.is_wide() == other.is_wide() &&
               std::equal(one.data(), one.at(one.size()), other.data());
    });
}

/// Runs some queries after the other until the output has all. With `mirrored` queries are the
/// targets.
Status run_blocks(const BatchCommandOptions& options, BatchSession& session,
                  std::span<const SymbolSpan> queries, std::span<const SymbolSpan> targets,
                  bool mirrored, MatrixOutput& output, BatchTotals& totals,
                  ProgressLine& progress) {
    const std::uint64_t all = std::uint64_t{queries.size()} * targets.size();
    BatchOptions how = session.batch;
    how.query_bound = output.query_bound();
    std::size_t first = 0;
    while (first < queries.size()) {
        const std::size_t count = std::min(output.queries_at_once(), queries.size() - first);
        if (mirrored) how.first_query_target = first;
        std::atomic<bool> full{false};
        std::atomic<std::uint64_t> done{0};
        std::mutex showing;
        const auto consumer = [&](const MatrixPart& part) {
            if (!output.take(part)) full = true;
            done += part.values.size();
            if (const std::unique_lock lock(showing, std::try_to_lock); lock)
                progress.show_pairs(done, all);
            return !full;
        };
        // What a device has told of these queries before it failed is told again.
        BatchReport report;
        const auto ask = [&](BatchEngine& engine) -> Status {
            done = std::uint64_t{first} * targets.size();
            MINTERM_TRY([[maybe_unused]] const Unit begun, output.begin(first, count));
            Result<BatchReport> run = engine.matrix(
                session.recurrence, queries.subspan(first, count), targets, consumer, how);
            if (full) return success();
            MINTERM_TRY(report, std::move(run));
            return success();
        };
        MINTERM_TRY([[maybe_unused]] const Unit asked, session.ask_engine(options, ask));
        if (full) {
            MINTERM_TRY([[maybe_unused]] const Unit there, output.make_room());
            continue;
        }
        totals.add(report, std::uint64_t{count} * targets.size());
        const Clock::time_point start = Clock::now();
        MINTERM_TRY([[maybe_unused]] const Unit ended, output.end());
        totals.write_seconds += seconds_since(start);
        first += count;
    }
    return success();
}

/// Prints what is wrong with a record; the run goes on.
void tell_broken_record(const RecordList::Broken& broken) {
    const std::string text = broken.why.render();
    const bool placeless = text.starts_with("error: ");
    print_error(fmt::format("{}{}\n  (record {} has no answers)\n", placeless ? "minterm: " : "",
                            text, broken.record + 1));
}

Status run_matrix_command(const MatrixOptions& options) {
    MINTERM_TRY(
        [[maybe_unused]] const Unit apart,
        refuse_shared_standard_input({options.queries, options.targets, options.batch.metric}));
    for (const std::string& file : {options.batch.output, options.npy}) {
        MINTERM_TRY([[maybe_unused]] const Unit other,
                    refuse_own_input(file, {options.queries, options.targets}));
    }
    MINTERM_TRY(BatchSession session, begin_batch(options.batch));
    BatchTotals totals;
    Clock::time_point start = Clock::now();
    MINTERM_TRY(RecordList queries, read_record_list(options.queries, options.batch));
    RecordList others;
    const bool same = options.targets.empty();
    if (!same) {
        MINTERM_TRY(others, read_record_list(options.targets, options.batch));
    }
    MatrixSides sides{queries, same ? queries : others, same};
    MINTERM_TRY(UnitReader units,
                choose_units(options.batch, queries.format, sides.targets.format, session));
    const SymbolList query_symbols = queries.symbols(units);
    const SymbolList other_symbols = same ? SymbolList() : others.symbols(units);
    const SymbolList& target_symbols = same ? query_symbols : other_symbols;
    const std::size_t broken = queries.broken.size() + others.broken.size();
    for (const RecordList* list : {&queries, &others})
        for (const RecordList::Broken& record : list->broken) tell_broken_record(record);
    if (broken > 0 && !options.npy.empty())
        return Failure::user(fmt::format(
            "{} of {} records could not be read, and --npy has nothing to put into their places; "
            "mend them, or leave --npy out",
            grouped(broken), grouped(queries.size() + others.size())));
    sides.mirrored = is_symmetric(session.recurrence) &&
                     are_equal(query_symbols.symbols(), target_symbols.symbols());
    if (session.scale) {
        MatrixSimilarity similarity{*session.scale, options.batch.min_similarity.value_or(0.0),
                                    query_symbols.symbols(), target_symbols.symbols(), 0};
        for (const SymbolSpan target : similarity.targets)
            similarity.longest_target = std::max(similarity.longest_target, target.size());
        sides.similarity.emplace(similarity);
    }
    totals.read_seconds = seconds_since(start);

    MINTERM_TRY(const std::unique_ptr<MatrixOutput> output, make_output(options, sides));
    {
        ProgressLine progress(options.batch.shows_progress());
        MINTERM_TRY(
            [[maybe_unused]] const Unit done,
            run_blocks(options.batch, session, query_symbols.symbols(), target_symbols.symbols(),
                       sides.mirrored, *output, totals, progress));
    }
    start = Clock::now();
    MINTERM_TRY([[maybe_unused]] const Unit whole, output->finish());
    totals.write_seconds += seconds_since(start);

    print_batch_report(options.batch, session, totals);
    if (broken > 0)
        return Failure::user(fmt::format("{} of {} records could not be read and have no answers",
                                         grouped(broken), grouped(queries.size() + others.size())));
    return success();
}

}  // namespace

int matrix_command(const Arguments& arguments) {
    MatrixOptions options;
    CLI::App app("Prints the edit distances of all sequences of one list to all of another.",
                 "minterm matrix");
    app.add_option("QUERIES", options.queries,
                   "Sequences: FASTA, FASTQ or a line each, plain, gzip or bgzip; - is standard "
                   "input")
        ->required();
    app.add_option("TARGETS", options.targets,
                   "Sequences to compare them with; default: QUERIES themselves");
    add_batch_options(app, options.batch);
    auto* npy = app.add_option("--npy", options.npy,
                               "Write the full matrix to FILE as NumPy has it, in the smallest "
                               "integers that hold all distances; the greatest of these stands "
                               "for more than --max-distance")
                    ->option_text("FILE")
                    ->check(file_name());
    npy->excludes("--output");
    app.add_option("--top", options.top,
                   "Print the N nearest targets of each query, nearest first; of equally near "
                   "ones those that come first")
        ->option_text("N")
        ->check(whole_number(1))
        ->excludes(npy);
    app.footer(
        "Examples:\n"
        "  minterm matrix barcodes.txt                         a table of all distances\n"
        "  minterm matrix reads.fa genes.fa --max-distance 2   only those that are near\n"
        "  minterm matrix names.txt --top 3 --max-distance 5   the nearest others of each name\n"
        "  minterm matrix names.txt --min-similarity 0.9       names that may be the same\n"
        "  minterm matrix queries.txt words.txt --npy d.npy    for numpy.load(\"d.npy\")\n\n"
        "Without an option: a line of the names of all targets, then a line for each query: its "
        "name and all\nits distances. With --max-distance, --min-similarity or --top: a line for "
        "each pair that is "
        "near: query, target and\ndistance, in the order of the queries, then of the targets or, "
        "with --top, of the distances. Columns\nhave tabs between them. Where TARGETS is left out, "
        "those lines leave out each query itself.");
    if (const std::optional<int> over = parse_arguments(app, arguments)) return *over;
    return finish(run_matrix_command(options));
}

}  // namespace minterm
