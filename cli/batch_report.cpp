// SPDX-License-Identifier: Apache-2.0
#include "cli/batch_report.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "cli/output.hpp"
#include "cli/run_report.hpp"

namespace minterm {

void BatchTotals::add(const BatchReport& run, std::uint64_t run_pairs) {
    pairs += run_pairs;
    report.add(run);
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

const char* plural_s(std::uint64_t count) { return count == 1 ? "" : "s"; }

/// Why pairs were computed side by side, or one by one.
std::string why_layout(const BatchCommandOptions& options, const BatchSession& session,
                       const BatchReport& run) {
    const bool was_asked = session.batch.layout != Layout::Choose;
    if (session.batch.alignments)
        return "each pair ran by itself: an alignment takes all that a kernel for one pair leaves";
    if (was_asked && run.code_origin.empty())
        return fmt::format("each pair ran by itself: the {} layout was asked for", options.layout);
    if (run.groups == 0) return {};
    const std::string asked = was_asked ? ": it was asked for" : "";
    if (run.is_matrix)
        return fmt::format("the batch layout ran, {} in each bit of a word of {}{}",
                           run.are_exchanged ? "a query" : "a target", session.target->word_bits,
                           asked);
    return fmt::format(
        "the batch layout ran, a pair in each bit of a word of {}{}; {:.3g} ms were expected of "
        "pairs side by side, {:.3g} one by one",
        session.target->word_bits, asked, run.expected_seconds * 1e3,
        run.expected_alone_seconds * 1e3);
}

/// Which side of a matrix is side by side, and why; nothing of a list.
std::string why_sides(const BatchReport& run) {
    if (run.is_mirrored)
        return "of two records that are both queries one order is computed: the recurrence treats "
               "both alike, and cells take longer than to tell an answer twice";
    if (run.groups == 0 || !run.is_matrix) return {};
    std::string text = fmt::format("with targets side by side there are {} word{} of cells",
                                   grouped(run.target_words), plural_s(run.target_words));
    if (run.sharing_queries > 0)
        text += fmt::format(" ({} queries share {} where targets are too few for one)",
                            run.sharing_queries, grouped(run.shared_words));
    if (!run.query_words)
        return text +
               "; queries cannot be, for the recurrence does not treat both alike or "
               "queries are targets";
    return text + fmt::format(", with queries side by side {}{}", grouped(*run.query_words),
                              run.are_exchanged || *run.query_words >= run.target_words
                                  ? ""
                                  : ", which is not fewer than four fifths");
}

std::string why_alone(const BatchReport& run) {
    if (run.pairs_alone == 0) return {};
    std::vector<std::string> layouts;
    for (const auto& [layout, count] : run.alone_layouts)
        layouts.push_back(fmt::format("{} by {}", grouped(count), layout));
    std::string text = fmt::format("{} pair{} ran one by one: {}", grouped(run.pairs_alone),
                                   plural_s(run.pairs_alone), fmt::join(layouts, ", "));
    if (run.code_origin.empty()) return text;
    if (run.pairs_too_long > 0)
        text += fmt::format(
            "; {} of them are longer than {} symbols", grouped(run.pairs_too_long),
            grouped(run.is_matrix || !run.device.empty() ? kLongestBatched : kLongestInList));
    if (run.pairs_alone > run.pairs_too_long)
        text += "; others are too few, beside their lengths, to fill words";
    return text;
}

std::string why_guessed(const BatchReport& run) {
    if (run.groups_guessed == 0) return {};
    return fmt::format(
        "{} of {} groups were computed near the diagonal, as far from it as answers before them "
        "suggested; {} pair{} with a greater one computed again",
        grouped(run.groups_guessed), grouped(run.groups), grouped(run.pairs_again),
        run.pairs_again == 1 ? " was" : "s were");
}

std::string why_symbols(const BatchReport& run) {
    if (run.groups == 0) return {};
    std::string text =
        fmt::format("symbols have {} plane{}, {}", run.symbol_planes,
                    plural_s(static_cast<std::uint64_t>(run.symbol_planes)),
                    run.planes_are_bits ? "bits of their bytes" : "codes from a table");
    if (run.groups_deferred > 0)
        text += fmt::format(
            "; {} group{} had bytes that a sample of the list had not, and ran "
            "afterwards",
            grouped(run.groups_deferred), plural_s(run.groups_deferred));
    return text;
}

std::string why_threads(const BatchReport& run, int allowed) {
    if (allowed == 1) return {};
    if (!run.device.empty()) return "one thread gives the device its work";
    if (run.threads == allowed) return fmt::format("{} threads ran", allowed);
    return fmt::format("{} of {} threads ran: there were no more groups or pairs at a time",
                       run.threads, allowed);
}

std::string why_bound(const BatchCommandOptions& options, const BatchReport& run) {
    if (!options.max_distance && !options.min_similarity) return {};
    if (!run.bound_saves)
        return "the bound saves no cells: what gaps cost in this recurrence is not known";
    return fmt::format("the bound leaves out cells; {} pair{} had lengths that differ by more",
                       grouped(run.pairs_by_length), plural_s(run.pairs_by_length));
}

}  // namespace

void print_batch_report(const BatchCommandOptions& options, const BatchSession& session,
                        const BatchTotals& totals) {
    if (options.explain)
        for (const std::string& reason :
             {why_layout(options, session, totals.report), why_sides(totals.report),
              why_alone(totals.report), why_guessed(totals.report), why_symbols(totals.report),
              why_bound(options, totals.report), why_threads(totals.report, session.batch.threads)})
            if (!reason.empty()) print_error(reason + "\n");
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
