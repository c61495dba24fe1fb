// SPDX-License-Identifier: Apache-2.0
#include "cli/batch_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "cli/output.hpp"
#include "cli/run_report.hpp"

namespace minterm {

void BatchTotals::add(const BatchReport& run, std::uint64_t run_pairs) {
    pairs += run_pairs;
    report.compile_seconds += run.compile_seconds;
    report.seconds += run.seconds;
    report.device_seconds += run.device_seconds;
    report.device = run.device;
    report.cells += run.cells;
    report.cells_computed += run.cells_computed;
    report.groups += run.groups;
    report.are_exchanged = run.are_exchanged;
    report.pairs_by_length += run.pairs_by_length;
    report.pairs_alone += run.pairs_alone;
    report.symbol_planes = std::max(report.symbol_planes, run.symbol_planes);
    report.tile_rows = std::max(report.tile_rows, run.tile_rows);
    report.code_origin = run.code_origin;
    report.code_not_kept = run.code_not_kept;
}

namespace {

/// `avx2 batch, 2 threads: 1,000,000 pairs in 3,907 groups of up to 256, ...`, with a newline.
std::string batch_line(const BatchTotals& totals, const Target& target, int threads) {
    const BatchReport& run = totals.report;
    const double seconds = std::max(run.seconds, 1e-9);
    const std::string on_threads =
        run.device.empty() ? fmt::format("{} thread{}", threads, threads == 1 ? "" : "s")
                           : run.device;
    if (run.code_origin.empty())
        return fmt::format(
            "{}, {}: {} pairs one by one; {:.3g} cells ({:.3g} computed) in {:.3g} s, {:.3g} M "
            "pairs/s, {:.3g} GCUPS\n",
            target.name, on_threads, grouped(totals.pairs), static_cast<double>(run.cells),
            static_cast<double>(run.cells_computed), run.seconds,
            static_cast<double>(totals.pairs) / seconds * 1e-6,
            static_cast<double>(run.cells) / seconds * 1e-9);
    return fmt::format(
        "{} batch, tiles of {} rows, {} symbol planes, {}: {} pairs in {} group{} of up to {}{}, "
        "{} by their lengths alone, {} one by one; {:.3g} cells ({:.3g} computed) in {:.3g} s, "
        "{:.3g} M pairs/s, {:.3g} GCUPS; {} in {:.3g} s\n",
        target.name, run.tile_rows, run.symbol_planes, on_threads, grouped(totals.pairs),
        grouped(run.groups), run.groups == 1 ? "" : "s", target.word_bits,
        run.are_exchanged ? " queries" : "", grouped(run.pairs_by_length), grouped(run.pairs_alone),
        static_cast<double>(run.cells), static_cast<double>(run.cells_computed), run.seconds,
        static_cast<double>(totals.pairs) / seconds * 1e-6,
        static_cast<double>(run.cells) / seconds * 1e-9,
        run.code_origin == "compiled" ? "compiled" : "kernel " + origin_text(run.code_origin),
        run.compile_seconds);
}

}  // namespace

void print_batch_report(const BatchCommandOptions& options, const BatchSession& session,
                        const BatchTotals& totals) {
    if (options.tells_kernel()) {
        print_error(batch_line(totals, *session.target, session.batch.threads));
        if (!totals.report.code_not_kept.empty())
            print_error("minterm: note: " + totals.report.code_not_kept + "\n");
    }
    if (!options.quiet) tell_if_interpreted(totals.report.code_origin);
    if (!options.time) return;
    std::vector<StageTime> times = session.times;
    times.push_back({"read inputs", totals.read_seconds * 1e3});
    times.push_back({"compile kernels", totals.report.compile_seconds * 1e3});
    times.push_back({"kernels", totals.report.seconds * 1e3});
    if (!totals.report.device.empty())
        times.push_back({"on the device", totals.report.device_seconds * 1e3});
    times.push_back({"write answers", totals.write_seconds * 1e3});
    print_error(time_table(times));
}

}  // namespace minterm
