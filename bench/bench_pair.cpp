// SPDX-License-Identifier: Apache-2.0
//
// One pair of strings, one core (or threads): every shipped recurrence of interest on every target
// of this machine in both layouts (threads: the one that has them), and edlib in the same run where
// it is installed. Prints a Markdown table.
//
//     bench_pair [--length N] [--threads N] [--repeats R] [--record FOLDER]
//
// Answers are checked before the clock starts: short strings against the interpreter, the long pair
// against edlib (levenshtein) and between targets. Then every row is the median of R runs (default
// 5) with the fastest and slowest beside it. GCUPS count N x N cells of the full matrix. minterm
// computes every cell. On one thread times are processor time of a whole call, edges and packing
// included; on several threads they are kernel time, from the first one's start to the last one's
// end. Packing and the first call's compilation, which is never in these, are also told apart.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#ifdef MINTERM_HAVE_EDLIB
#include <edlib.h>
#endif

#include "bench/machine.hpp"
#include "bench/program.hpp"
#include "bench/times.hpp"
#include "codegen/engine.hpp"
#include "codegen/target.hpp"
#include "synth/interpret.hpp"
#include "synth/random_sequence.hpp"

namespace {

using minterm::Engine;
using minterm::Layout;
using minterm::Recurrence;
using minterm::RunResult;
using minterm::Target;
using minterm::bench::give_up;
using minterm::bench::load_recurrence;
using minterm::bench::processor_seconds;
using minterm::bench::summarize;
using minterm::bench::Times;

struct Settings {
    std::size_t length = 100'000;
    int repeats = 5;
    int threads = 1;
    std::string record;  ///< folder for the file; empty: standard output
};

struct Pair {
    std::string a, b;
};

std::string random_dna(std::size_t length, std::uint64_t seed) {
    minterm::RandomSequence random(seed);
    std::string text(length, 'A');
    for (char& letter : text) letter = "ACGT"[random.next() >> 62];
    return text;
}

/// One line of the table.
struct Row {
    std::string work, tool, target, layout, rows, compile, packing;
    Times times;
    double cells = 0;
    std::int64_t answer = 0;
};

std::string format(const char* pattern, double value) {
    char text[64];
    std::snprintf(text, sizeof text, pattern, value);
    return text;
}

void print(std::ostream& out, const Row& row) {
    out << "| " << row.work << " | " << row.tool << " | " << row.target << " | " << row.layout
        << " | " << row.rows << " | " << format("%.3f", row.times.median * 1e3) << " | "
        << format("%.3f", row.times.least * 1e3) << " to "
        << format("%.3f", row.times.greatest * 1e3) << " | "
        << format("%.1f", row.cells / row.times.median * 1e-9) << " | " << row.packing << " | "
        << row.compile << " | " << row.answer << " |\n";
}

RunResult run(Engine& engine, const Recurrence& recurrence, const Pair& pair, Layout layout,
              int threads = 1) {
    minterm::RunOptions options;
    options.layout = layout;
    options.threads = threads;
    auto result = engine.run(recurrence, pair.a, pair.b, options);
    if (!result) give_up(result.failure().render());
    return *std::move(result);
}

/// Lengths around a register's width and a few rows of registers, on the interpreter's word.
void check_short(Engine& engine, const Recurrence& recurrence, const Target& target,
                 Layout layout) {
    const auto width = static_cast<std::size_t>(target.word_bits);
    for (const std::size_t length : {std::size_t{1}, width - 1, width, width + 1, 3 * width + 7}) {
        const Pair pair{random_dna(length, length), random_dna(length + 13, length + 1)};
        const auto expected = answer_of(recurrence, interpret(recurrence, pair.a, pair.b));
        if (run(engine, recurrence, pair, layout).answer == expected) continue;
        give_up(recurrence.name + " on " + target.name + ": wrong answer for lengths " +
                std::to_string(pair.a.size()) + " and " + std::to_string(pair.b.size()));
    }
}

Row time_minterm(const Recurrence& recurrence, const Target& target, const Pair& pair,
                 Layout layout, const Settings& settings) {
    Engine engine(target);
    check_short(engine, recurrence, target, layout);
    Engine fresh(target);
    const RunResult first =
        run(fresh, recurrence, pair, layout, settings.threads);  // compiles, warms up
    std::vector<double> kernel, packing;
    for (int i = 0; i < settings.repeats; ++i) {
        RunResult again;
        const double processor = processor_seconds(
            [&] { again = run(fresh, recurrence, pair, layout, settings.threads); });
        kernel.push_back(settings.threads > 1 ? again.seconds : processor);
        packing.push_back(again.total_seconds - again.seconds);
    }
    return {.work = recurrence.name,
            .tool = "minterm",
            .target = first.target,
            .layout = first.layout,
            .rows = std::to_string(first.rows),
            .compile = format("%.1f", first.compile_seconds * 1e3),
            .packing = format("%.3f", summarize(packing).median * 1e3),
            .times = summarize(kernel),
            .cells = static_cast<double>(first.cells),
            .answer = first.answer.value};
}

/// Global edit distance by edlib without a bound, or nothing where it was not there to build with.
std::optional<Row> time_edlib([[maybe_unused]] const Pair& pair, [[maybe_unused]] int repeats) {
#ifdef MINTERM_HAVE_EDLIB
    std::vector<double> seconds;
    std::int64_t answer = 0;
    for (int i = 0; i < repeats; ++i) {
        EdlibAlignResult result{};
        seconds.push_back(processor_seconds([&] {
            result = edlibAlign(pair.a.data(), static_cast<int>(pair.a.size()), pair.b.data(),
                                static_cast<int>(pair.b.size()), edlibDefaultAlignConfig());
        }));
        answer = result.editDistance;
        edlibFreeAlignResult(result);
    }
    const double cells = static_cast<double>(pair.a.size()) * static_cast<double>(pair.b.size());
    return Row{"levenshtein", "edlib", "-", "-", "-", "-", "-", summarize(seconds), cells, answer};
#else
    return std::nullopt;
#endif
}

Settings parse(int argc, char** argv) {
    Settings settings;
    minterm::bench::Options options(
        "Every cell of one pair of random DNA, target by target, beside edlib", settings.repeats,
        settings.record);
    options.number("--length", settings.length, "Letters of each sequence", 1, 100'000'000);
    options.threads(settings.threads);
    options.parse_or_exit(argc, argv);
    return settings;
}

}  // namespace

int main(int argc, char** argv) {
    const Settings settings = parse(argc, argv);
    const Pair pair{random_dna(settings.length, 1), random_dna(settings.length, 2)};

    std::ostringstream table;
    table << "One pair of random DNA, " << settings.length << " x " << settings.length << ", "
          << minterm::bench::cores_text(settings.threads) << " of "
          << minterm::bench::processor_text() << "; " << minterm::bench::compiler_name()
          << "; commit " << minterm::bench::commit_name() << "; " << minterm::bench::today() << "; "
          << (settings.threads > 1 ? "kernel time" : "processor time of the call") << ", median of "
          << settings.repeats << " runs.\n\n"
          << "| work | tool | target | layout | K | ms | least to greatest | GCUPS | edges and "
             "packing, ms | "
             "compile, ms | answer |\n"
          << "| --- | --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";

    for (const char* name : {"levenshtein", "lcs", "indel"}) {
        const Recurrence recurrence = load_recurrence(name);
        std::optional<std::int64_t> answer;
        const auto agree = [&](const Row& row) {
            if (answer && *answer != row.answer) {
                give_up(row.work + ": " + row.tool + " " + row.target + " answers " +
                        std::to_string(row.answer) + ", the row before " + std::to_string(*answer));
            }
            answer = row.answer;
            print(table, row);
        };
        if (std::string_view(name) == "levenshtein") {
            if (const auto rival = time_edlib(pair, std::min(settings.repeats, 3))) agree(*rival);
        }
        for (const Target& target : minterm::all_targets()) {
            const std::string lacks = why_unavailable(target);
            if (lacks.empty()) {
                agree(time_minterm(recurrence, target, pair, Layout::Wavefront, settings));
                if (settings.threads == 1)
                    agree(time_minterm(recurrence, target, pair, Layout::Column, settings));
            } else {
                table << "| " << name << " | minterm | " << target.name << " | not run: " << lacks
                      << " |\n";
            }
        }
    }

    return minterm::bench::print_and_record(table.str(), settings.record) ? 0 : 1;
}
