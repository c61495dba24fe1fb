// SPDX-License-Identifier: Apache-2.0
//
// Edit distance of one pair as `minterm dist` computes it, with and without an alignment, beside
// edlib where that is installed. Prints a Markdown table.
//
//     bench_distance [--repeats R] [--longest N] [--threads N] [--record FOLDER]
//
// Pairs of random DNA of 10,000 to N letters (default 1,000,000), a given part of whose positions
// carries an edit, and unrelated pairs. Figures are processor time of a whole call on sequences in
// memory with an engine that has run before (median of R, default 5): symbols to planes, bound,
// proof, way back; with threads, the least time on the wall. What compiling the kernel took the
// first time has its own column. Answers are compared with edlib's, or with those of all cells,
// before the clock starts; edlib is left out where it would take minutes.
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#ifdef MINTERM_HAVE_EDLIB
#include <edlib.h>
#endif

#include "bench/machine.hpp"
#include "bench/times.hpp"
#include "codegen/engine.hpp"
#include "minterm/generate_pair.hpp"
#include "synth/check_spec.hpp"

namespace {

using minterm::Engine;
using minterm::Method;
using minterm::Recurrence;
using minterm::RunOptions;
using minterm::RunResult;
using minterm::bench::processor_seconds;
using minterm::bench::summarize;
using minterm::bench::Times;
using minterm::bench::wall_seconds;

[[noreturn]] void give_up(const std::string& why) {
    std::cerr << "bench_distance: " << why << '\n';
    std::exit(1);
}

struct Settings {
    int repeats = 5;
    int threads = 1;
    std::uint64_t longest = 1'000'000;
    std::string record;
};

Settings parse(int argc, char** argv) {
    const std::string usage =
        "usage: bench_distance [--repeats R] [--longest N] [--threads N] [--record FOLDER]";
    Settings settings;
    for (int i = 1; i < argc; i += 2) {
        if (i + 1 == argc) give_up(usage);
        const std::string_view option = argv[i];
        const std::string value = argv[i + 1];
        const unsigned long number = std::strtoul(value.c_str(), nullptr, 10);
        if (option == "--record")
            settings.record = value;
        else if (option == "--repeats" && number > 0)
            settings.repeats = static_cast<int>(number);
        else if (option == "--threads" && number > 0 && number <= 1000)
            settings.threads = static_cast<int>(number);
        else if (option == "--longest" && number > 0)
            settings.longest = number;
        else
            give_up(usage);
    }
    return settings;
}

RunResult run(Engine& engine, const Recurrence& recurrence, const minterm::GeneratedPair& pair,
              const RunOptions& options) {
    auto result = engine.run(recurrence, pair.a, pair.b, options);
    if (!result) give_up(result.failure().render());
    return *std::move(result);
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

}  // namespace

int main(int argc, char** argv) {
    const Settings settings = parse(argc, argv);
    const auto target = minterm::choose_target();
    if (!target) give_up(target.failure().render());
    const auto items = minterm::load_spec(MINTERM_SOURCE_DIR "/specs/levenshtein.dp");
    if (!items) give_up(items.failure().render());
    const Recurrence& recurrence = items->recurrences.front();

    std::ostringstream table;
    table << "Edit distance of one pair of DNA, target " << (*target)->name << ", "
          << minterm::bench::cores_text(settings.threads) << " of " << minterm::bench::cpu_name()
          << "; " << minterm::bench::compiler_name() << "; commit " << minterm::bench::commit_name()
          << "; " << minterm::bench::today() << "; "
          << (settings.threads > 1 ? "wall time, least of " : "processor time, median of ")
          << settings.repeats << " calls (edlib: processor time, median of 1 to 3).\n\n"
          << "| letters | apart | distance | way | cells, % of all | minterm, ms | with alignment, "
             "ms | compile, ms | edlib, ms |\n"
          << "| ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: |\n";
    for (std::uint64_t length = 10'000; length <= settings.longest; length *= 10) {
        for (const double percent : {1.0, 5.0, 10.0, 20.0, 100.0}) {
            const bool unrelated = percent == 100.0;
            if (unrelated && length > 100'000) continue;
            minterm::GenerateParams params;
            params.length = length;
            if (!unrelated) params.mutate_percent = percent;
            const auto pair = minterm::generate_pair(params);
            if (!pair) give_up(pair.failure().render());

            Engine engine(**target);
            RunOptions distance_only;
            distance_only.threads = settings.threads;
            RunOptions with_alignment = distance_only;
            with_alignment.alignment = true;
            const RunResult first = run(engine, recurrence, *pair, distance_only);
            const RunResult aligned = run(engine, recurrence, *pair, with_alignment);
            std::int64_t expected = aligned.answer.value;
            std::string edlib = "-";
#ifdef MINTERM_HAVE_EDLIB
            if (static_cast<double>(length) * static_cast<double>(first.answer.value) < 3e11) {
                std::vector<double> seconds;
                const int repeats = length > 100'000 ? 1 : 3;
                for (int i = 0; i < repeats; ++i)
                    seconds.push_back(processor_seconds([&] { expected = edlib_distance(*pair); }));
                edlib = milliseconds(summarize(seconds).median);
            }
#endif
            if (first.answer.value != expected || aligned.answer.value != expected)
                give_up("wrong answer for " + std::to_string(length) + " letters");
            const auto time = [&](const RunOptions& options) {
                const auto call = [&] { run(engine, recurrence, *pair, options); };
                std::vector<double> seconds;
                for (int i = 0; i < settings.repeats; ++i)
                    seconds.push_back(settings.threads > 1 ? wall_seconds(call)
                                                           : processor_seconds(call));
                const Times times = summarize(seconds);
                return milliseconds(settings.threads > 1 ? times.least : times.median);
            };
            const std::string alone = time(distance_only);
            // An engine compiles once points have cost as much, so ways differ from call to call.
            const RunResult last = run(engine, recurrence, *pair, distance_only);
            const std::string with_way_back = time(with_alignment);
            char part[32];
            std::snprintf(
                part, sizeof part, "%.3g",
                100 * static_cast<double>(last.cells_computed) / static_cast<double>(last.cells));
            table << "| " << length << " | "
                  << (unrelated ? "unrelated" : std::to_string(static_cast<int>(percent)) + " %")
                  << " | " << expected << " | " << last.layout
                  << (last.rows != 0 ? " K=" + std::to_string(last.rows) : "") << " | " << part
                  << " | " << alone << " | " << with_way_back << " | "
                  << milliseconds(first.compile_seconds) << " | " << edlib << " |\n";
        }
    }

    return minterm::bench::print_and_record(table.str(), settings.record) ? 0 : 1;
}
