// SPDX-License-Identifier: Apache-2.0
//
// Edit distance of one pair as `minterm dist` computes it, with and without an alignment, beside
// edlib and WFA2 where they are installed. Prints a Markdown table.
//
//     bench_distance [--repeats R] [--longest N] [--threads N] [--pair A B] [--record FOLDER]
//
// Pairs of random DNA of 10,000 to N letters (default 1,000,000), a given part of whose positions
// carries an edit, and unrelated pairs; or the first records of two files. Figures are processor
// time of a whole call on sequences in memory with an engine that knows the work (median of R,
// default 5): symbols to planes, bound, proof, way back; with threads, the least time on the wall.
// An engine compiles a kernel once doing without has cost as much, so it runs for 0.1 s before.
// The very first call, with a kernel if it compiles one, has its own column. Answers are compared
// with the rivals', or with those of all cells, before the clock starts; a rival is left out where
// it would take minutes.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <ostream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#ifdef MINTERM_HAVE_EDLIB
#include <edlib.h>
#endif
#ifdef MINTERM_HAVE_WFA2
#include <memory>
extern "C" {
#include <wavefront/wavefront_align.h>
}
#endif

#include "bench/machine.hpp"
#include "bench/program.hpp"
#include "bench/times.hpp"
#include "codegen/engine.hpp"
#include "minterm/generate_pair.hpp"
#include "minterm/sequences.hpp"

namespace {

using minterm::Engine;
using minterm::Method;
using minterm::Recurrence;
using minterm::RunOptions;
using minterm::RunResult;
using minterm::bench::give_up;
using minterm::bench::load_recurrence;
using minterm::bench::processor_seconds;
using minterm::bench::summarize;
using minterm::bench::Times;
using minterm::bench::wall_seconds;

struct Settings {
    int repeats = 5;
    int threads = 1;
    std::uint64_t longest = 1'000'000;
    std::vector<std::string> pair;  ///< two files; empty: generated pairs
    std::string record;
};

Settings parse(int argc, char** argv) {
    Settings settings;
    minterm::bench::Options options(
        "Edit distance of one pair of DNA, near and far apart, beside edlib and WFA2",
        settings.repeats, settings.record);
    options.number("--longest", settings.longest, "Skip pairs of more letters");
    options.threads(settings.threads);
    options.files("--pair", settings.pair, 2, "Compare the first records of two files instead");
    options.parse_or_exit(argc, argv);
    return settings;
}

RunResult run(Engine& engine, const Recurrence& recurrence, const minterm::GeneratedPair& pair,
              const RunOptions& options) {
    auto result = engine.run(recurrence, pair.a, pair.b, options);
    if (!result) give_up(result.failure().render());
    return *std::move(result);
}

/// A pair, and what its row says of it.
struct Work {
    std::string letters, apart;
    minterm::GeneratedPair pair;
};

Work generated(std::uint64_t length, double percent) {
    const bool unrelated = percent == 100.0;
    minterm::GenerateParams params;
    params.length = length;
    if (!unrelated) params.mutate_percent = percent;
    auto pair = minterm::generate_pair(params);
    if (!pair) give_up(pair.failure().render());
    return {std::to_string(length),
            unrelated ? "unrelated" : std::to_string(static_cast<int>(percent)) + " %",
            *std::move(pair)};
}

Work read(const std::vector<std::string>& files) {
    Work work;
    for (auto [file, place] :
         {std::pair(files[0], &work.pair.a), std::pair(files[1], &work.pair.b)}) {
        auto picked = minterm::read_one_sequence(file);
        if (!picked) give_up(picked.failure().render());
        *place = std::move(picked->record.bytes);
    }
    work.letters =
        std::to_string(work.pair.a.size()) + " and " + std::to_string(work.pair.b.size());
    work.apart = std::filesystem::path(files[0]).filename().string();
    return work;
}

#ifdef MINTERM_HAVE_EDLIB
std::int64_t edlib_distance(const minterm::GeneratedPair& pair) {
    EdlibAlignResult result =
        edlibAlign(pair.a.data(), static_cast<int>(pair.a.size()), pair.b.data(),
                   static_cast<int>(pair.b.size()), edlibDefaultAlignConfig());
    const std::int64_t distance = result.editDistance;
    edlibFreeAlignResult(result);
    return distance;
}
#endif

std::string milliseconds(double seconds) {
    char text[32];
    std::snprintf(text, sizeof text, "%.*f", seconds < 0.1 ? 2 : 0, seconds * 1e3);
    return text;
}

#ifdef MINTERM_HAVE_WFA2
struct DeleteAligner {
    void operator()(wavefront_aligner_t* aligner) const { wavefront_aligner_delete(aligner); }
};

/// An aligner that runs exactly, with an alignment or without.
std::unique_ptr<wavefront_aligner_t, DeleteAligner> wfa2_aligner(bool alignment) {
    wavefront_aligner_attr_t attributes = wavefront_aligner_attr_default;
    attributes.distance_metric = edit;
    attributes.alignment_scope = alignment ? compute_alignment : compute_score;
    attributes.heuristic.strategy = wf_heuristic_none;
    return std::unique_ptr<wavefront_aligner_t, DeleteAligner>(wavefront_aligner_new(&attributes));
}
#endif

/// Times of a rival's calls, or "-" where it was not there to build with. Gives up where it finds
/// another distance.
template <typename Distance>
std::string time_rival(const char* name, const Work& work, std::int64_t distance,
                       const Distance& find) {
    std::vector<double> seconds;
    for (int i = 0; i < (work.pair.a.size() > 100'000 ? 1 : 3); ++i) {
        std::int64_t theirs = 0;
        seconds.push_back(processor_seconds([&] { theirs = find(work.pair); }));
        if (theirs != distance)
            give_up(std::string(name) + " finds " + std::to_string(theirs) + ", minterm " +
                    std::to_string(distance) + " for " + work.letters + " letters");
    }
    return milliseconds(summarize(seconds).median);
}

std::string time_edlib([[maybe_unused]] const Work& work, [[maybe_unused]] std::int64_t distance) {
#ifdef MINTERM_HAVE_EDLIB
    return time_rival("edlib", work, distance, edlib_distance);
#else
    return "-";
#endif
}

std::string time_wfa2([[maybe_unused]] const Work& work, [[maybe_unused]] std::int64_t distance,
                      [[maybe_unused]] bool alignment) {
#ifdef MINTERM_HAVE_WFA2
    const auto aligner = wfa2_aligner(alignment);
    return time_rival("WFA2", work, distance, [&](const minterm::GeneratedPair& pair) {
        wavefront_align(aligner.get(), pair.a.data(), static_cast<int>(pair.a.size()),
                        pair.b.data(), static_cast<int>(pair.b.size()));
        return std::int64_t{aligner->cigar->score};
    });
#else
    return "-";
#endif
}

/// One row of the table. Answers are compared before the clock starts.
void measure(std::ostream& table, const Work& work, const Recurrence& recurrence,
             const minterm::Target& target, const Settings& settings) {
    Engine engine(target);
    RunOptions distance_only;
    distance_only.threads = settings.threads;
    RunOptions with_alignment = distance_only;
    with_alignment.alignment = true;
    RunResult first;
    const double first_seconds =
        processor_seconds([&] { first = run(engine, recurrence, work.pair, distance_only); });
    const std::int64_t distance = first.answer.value;
    if (run(engine, recurrence, work.pair, with_alignment).answer.value != distance)
        give_up("another distance with an alignment, for " + work.letters + " letters");
    const bool takes_minutes =
        settings.pair.empty() &&
        static_cast<double>(work.pair.a.size()) * static_cast<double>(distance) > 3e11;
    const std::string edlib = takes_minutes ? "-" : time_edlib(work, distance);
    // WFA2 takes the square of the distance, in time and for an alignment in memory.
    const bool has_wfa2 = distance < 25'000;
    const std::string wfa2 = has_wfa2 ? time_wfa2(work, distance, false) : "-";
    const std::string wfa2_aligned = has_wfa2 ? time_wfa2(work, distance, true) : "-";

    const auto time = [&](const RunOptions& options) {
        const auto call = [&] { run(engine, recurrence, work.pair, options); };
        for (double warm = 0; warm < 0.1;) warm += processor_seconds(call);
        std::vector<double> seconds;
        for (int i = 0; i < settings.repeats; ++i)
            seconds.push_back(settings.threads > 1 ? wall_seconds(call) : processor_seconds(call));
        const Times times = summarize(seconds);
        return milliseconds(settings.threads > 1 ? times.least : times.median);
    };
    const std::string alone = time(distance_only);
    const RunResult last = run(engine, recurrence, work.pair, distance_only);
    const std::string with_way_back = time(with_alignment);
    char part[32];
    std::snprintf(part, sizeof part, "%.3g",
                  100 * static_cast<double>(last.cells_computed) / static_cast<double>(last.cells));
    table << "| " << work.letters << " | " << work.apart << " | " << distance << " | "
          << last.layout << (last.rows != 0 ? " K=" + std::to_string(last.rows) : "") << " | "
          << part << " | " << alone << " | " << with_way_back << " | "
          << milliseconds(first_seconds) << " | " << edlib << " | " << wfa2 << " | " << wfa2_aligned
          << " |\n";
}

}  // namespace

int main(int argc, char** argv) {
    const Settings settings = parse(argc, argv);
    const auto target = minterm::choose_target();
    if (!target) give_up(target.failure().render());
    const Recurrence recurrence = load_recurrence("levenshtein");

    std::ostringstream table;
    table << "Edit distance of one pair of DNA, target " << (*target)->name << ", "
          << minterm::bench::cores_text(settings.threads) << " of "
          << minterm::bench::processor_text() << "; " << minterm::bench::compiler_name()
          << "; commit " << minterm::bench::commit_name() << "; " << minterm::bench::today() << "; "
          << (settings.threads > 1 ? "wall time, least of " : "processor time, median of ")
          << settings.repeats << " calls (rivals: processor time, median of 1 to 3).\n\n"
          << "| letters | apart | distance | way | cells, % of all | minterm, ms | with alignment, "
             "ms | first call, ms | edlib, ms | WFA2, ms | with alignment, ms |\n"
          << "| ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";
    const auto row = [&](const Work& work) {
        measure(table, work, recurrence, **target, settings);
    };
    if (!settings.pair.empty()) {
        row(read(settings.pair));
    } else {
        for (const std::uint64_t length : {10'000U, 100'000U, 1'000'000U, 5'000'000U})
            for (const double percent : {1.0, 5.0, 10.0, 20.0, 100.0})
                if (length <= settings.longest && (percent < 100 || length <= 100'000))
                    row(generated(length, percent));
    }

    return minterm::bench::print_and_record(table.str(), settings.record) ? 0 : 1;
}
