// SPDX-License-Identifier: Apache-2.0
//
// Many pairs of strings, one core: minterm on every target of this machine, and edlib pair by pair
// in the same run where it is installed. Prints a Markdown table.
//
//     bench_batch [--repeats R] [--words FILE] [--only NAME] [--target NAME] [--spec NAME]
//                 [--threads T] [--times N] [--record FOLDER]
//
//     pairs    100,000 pairs of 100 letters of DNA, random and 5 % apart, a list of pairs;
//              10,000 of 1,000 and 1,000 of 10,000 letters, 10 % apart; N times as many
//     matrix   320 x 320 reads of 100 and of 1,000 letters, all against all
//     words    the first 1,000 words of a sample against all words of FILE, a matrix of bytes
//
// Input lies in memory as bytes, and everything from there to the answers in the caller's order is
// timed, in CPU seconds; the first run, which compiles the kernel, is not. Every row is the median
// of R runs (default 5) with the fastest and slowest beside it. Answers are checked before the
// clock starts: a sample of the pairs against edlib, or the interpreter, and targets with each
// other. Another spec than levenshtein has no rival. The last column is how many times as fast T
// threads (default 2) are as one, by the clock, the two in turn: the median, and of the least
// times.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#ifdef MINTERM_HAVE_EDLIB
#include <edlib.h>
#endif

#include "bench/machine.hpp"
#include "bench/program.hpp"
#include "bench/times.hpp"
#include "codegen/batch_engine.hpp"
#include "codegen/target.hpp"
#include "minterm/generate_pair.hpp"
#include "synth/check_spec.hpp"
#include "synth/interpret.hpp"

namespace {

using minterm::BatchEngine;
using minterm::BatchReport;
using minterm::Recurrence;
using minterm::Target;
using minterm::bench::give_up;
using minterm::bench::load_recurrence;
using minterm::bench::processor_seconds;
using minterm::bench::times_as_fast;
using Texts = std::vector<std::string>;
using Views = std::vector<minterm::SymbolSpan>;

struct Settings {
    int repeats = 5;
    int threads = 2;
    std::uint64_t times = 1;  ///< so many times as many pairs in lists
    std::string words;        ///< file, one word a line; empty: no words
    std::string record;       ///< folder for the file; empty: standard output
    std::string only;         ///< part of the names of the works to run
    std::string target;       ///< one target and no rival; empty: all
    std::string spec = "levenshtein";
};

/// Two lists in step; with `all` every first string meets every second one instead.
struct Work {
    std::string name;
    Texts a, b;
    bool all = false;

    std::size_t pairs() const { return all ? a.size() * b.size() : a.size(); }
    const std::string& first(std::size_t pair) const { return a[all ? pair / b.size() : pair]; }
    const std::string& second(std::size_t pair) const { return b[all ? pair % b.size() : pair]; }
    double cells() const {
        double sum = 0;
        if (!all)
            for (std::size_t p = 0; p < a.size(); ++p)
                sum += static_cast<double>(a[p].size()) * static_cast<double>(b[p].size());
        double first_symbols = 0;
        double second_symbols = 0;
        for (const std::string& text : a) first_symbols += static_cast<double>(text.size());
        for (const std::string& text : b) second_symbols += static_cast<double>(text.size());
        return all ? first_symbols * second_symbols : sum;
    }
};

/// Pairs of DNA; without `percent` the second strings are random, too.
Work dna_pairs(const std::string& name, std::size_t count, std::uint64_t length,
               std::optional<double> percent) {
    Work work{name, {}, {}, false};
    for (std::size_t p = 0; p < count; ++p) {
        minterm::GenerateParams params;
        params.length = length;
        params.mutate_percent = percent;
        params.seed = p + 1;
        auto pair = generate_pair(params);
        if (!pair) give_up(pair.failure().render());
        work.a.push_back(std::move(pair->a));
        work.b.push_back(std::move(pair->b));
    }
    return work;
}

Work words_of(const std::string& file) {
    std::ifstream in(file);
    if (!in) give_up("cannot read " + file);
    Work work{"", {}, {}, true};
    for (std::string line; std::getline(in, line);) work.b.push_back(std::move(line));
    const std::size_t step = std::max<std::size_t>(1, work.b.size() / 1000);
    for (std::size_t i = 0; i < work.b.size() && work.a.size() < 1000; i += step)
        work.a.push_back(work.b[i]);
    work.name = std::to_string(work.a.size()) + " x " + std::to_string(work.b.size()) + " words";
    return work;
}

struct Run {
    std::vector<std::uint16_t> answers;
    BatchReport report;
};

/// Answers of at most 16 bits (8 where the strings are that short) in the order of the pairs.
Run run(BatchEngine& engine, const Recurrence& recurrence, const Work& work, const Views& a,
        const Views& b, std::vector<std::uint8_t>& bytes, int threads = 1) {
    minterm::BatchOptions options;
    options.threads = threads;
    Run result;
    if (!work.all) {
        auto answers = engine.pairs(recurrence, a, b, options);
        if (!answers) give_up(answers.failure().render());
        result.report = answers->report;
        result.answers.assign(answers->values.begin(), answers->values.end());
        return result;
    }
    const auto longest = [](const Views& texts) {
        std::size_t length = 0;
        for (const minterm::SymbolSpan text : texts) length = std::max(length, text.size());
        return length;
    };
    const bool narrow = std::max(longest(a), longest(b)) < 256;
    const std::size_t columns = b.size();
    const std::size_t width = narrow ? 1 : 2;
    bytes.resize(a.size() * columns * width);
    const auto keep = [&](const minterm::MatrixPart& part) {
        // Copies, because a byte that is written may be anything, these spans included.
        std::uint8_t* const row = bytes.data() + part.query * columns * width;
        const auto targets = part.targets;
        const auto values = part.values;
        if (narrow) {
            for (std::size_t i = 0; i < targets.size(); ++i)
                row[targets[i]] = static_cast<std::uint8_t>(values[i]);
        } else {
            for (std::size_t i = 0; i < targets.size(); ++i) {
                const auto value = static_cast<std::uint16_t>(values[i]);
                std::memcpy(row + 2 * targets[i], &value, 2);
            }
        }
        return true;
    };
    auto report = engine.matrix(recurrence, a, b, keep, options);
    if (!report) give_up(report.failure().render());
    result.report = *report;
    return result;
}

std::uint16_t answer_at(const Run& result, const Work& work, const std::vector<std::uint8_t>& bytes,
                        std::size_t pair) {
    if (!work.all) return result.answers[pair];
    const std::size_t width = bytes.size() / work.pairs();
    if (width == 1) return bytes[pair];
    std::uint16_t value = 0;
    std::memcpy(&value, bytes.data() + 2 * pair, 2);
    return value;
}

std::int64_t rival_distance(const std::string& a, const std::string& b) {
#ifdef MINTERM_HAVE_EDLIB
    EdlibAlignResult result = edlibAlign(a.data(), static_cast<int>(a.size()), b.data(),
                                         static_cast<int>(b.size()), edlibDefaultAlignConfig());
    const int distance = result.editDistance;
    edlibFreeAlignResult(result);
    return distance;
#else
    static const Recurrence recurrence = load_recurrence("levenshtein");
    return answer_of(recurrence, interpret(recurrence, a, b)).value;
#endif
}

/// Some thousand pairs all over the list, or so many as the interpreter does in seconds.
void check_sample(const Run& result, const Work& work, const Recurrence& recurrence,
                  const std::vector<std::uint8_t>& bytes, const Target& target) {
    const bool has_rival = recurrence.name == "levenshtein";
    const double cells = work.cells() / static_cast<double>(work.pairs());
    const auto sample =
        has_rival ? std::size_t{3001} : static_cast<std::size_t>(std::max(10.0, 3e7 / cells));
    const std::size_t step = std::max<std::size_t>(1, work.pairs() / sample);
    for (std::size_t pair = 0; pair < work.pairs(); pair += step) {
        const std::string& a = work.first(pair);
        const std::string& b = work.second(pair);
        if (answer_at(result, work, bytes, pair) ==
            (has_rival ? rival_distance(a, b)
                       : answer_of(recurrence, interpret(recurrence, a, b)).value))
            continue;
        give_up(work.name + " on " + target.name + ": wrong answer for pair " +
                std::to_string(pair));
    }
}

std::string format(const char* pattern, double value) {
    char text[64];
    std::snprintf(text, sizeof text, pattern, value);
    return text;
}

void print_row(std::ostream& out, const Work& work, const std::string& tool,
               const std::string& target, const std::string& rows, std::vector<double> times,
               double share, const std::string& compile, const std::string& gain) {
    std::sort(times.begin(), times.end());
    for (double& time : times) time /= share;
    const double median = times[times.size() / 2];
    out << "| " << work.name << " | " << tool << " | " << target << " | " << rows << " | "
        << format("%.2f", median * 1e3) << " | " << format("%.2f", times.front() * 1e3) << " to "
        << format("%.2f", times.back() * 1e3) << " | "
        << format("%.1f", work.cells() / median * 1e-9) << " | "
        << format("%.1f", static_cast<double>(work.pairs()) / median * 1e-6) << " | " << compile
        << " | " << gain << " |\n";
}

void time_minterm(std::ostream& out, const Work& work, const Recurrence& recurrence,
                  const Target& target, const Settings& settings) {
    const Views a(work.a.begin(), work.a.end());
    const Views b(work.b.begin(), work.b.end());
    BatchEngine engine(target);
    std::vector<std::uint8_t> bytes;
    Run first;
    const double compile =
        processor_seconds([&] { first = run(engine, recurrence, work, a, b, bytes); });
    check_sample(first, work, recurrence, bytes, target);
    std::vector<std::uint8_t> bytes_of_threads;
    const Run of_threads = run(engine, recurrence, work, a, b, bytes_of_threads, settings.threads);
    if (of_threads.answers != first.answers || bytes_of_threads != bytes)
        give_up(work.name + " on " + target.name + ": threads have other answers than one");
    std::vector<double> times;
    const auto run_on = [&](int threads) {
        (void)run(engine, recurrence, work, a, b, bytes, threads);
    };
    for (int i = 0; i < settings.repeats; ++i)
        times.push_back(processor_seconds([&] { run_on(1); }));
    const minterm::bench::Gain gain = times_as_fast(
        settings.repeats, [&] { run_on(1); }, [&] { run_on(settings.threads); });
    print_row(out, work, "minterm", target.name, std::to_string(first.report.tile_rows), times, 1,
              format("%.1f", compile * 1e3), text_of(gain));
}

/// edlib pair by pair: a share of the pairs, if they are many, and the time of all from it.
void time_edlib([[maybe_unused]] std::ostream& out, [[maybe_unused]] const Work& work,
                [[maybe_unused]] int repeats) {
#ifdef MINTERM_HAVE_EDLIB
    constexpr std::size_t kMost = 100'000;
    const std::size_t step = (work.pairs() + kMost - 1) / kMost;
    std::size_t done = 0;
    std::vector<double> times;
    for (int i = 0; i < repeats; ++i) {
        done = 0;
        times.push_back(processor_seconds([&] {
            for (std::size_t pair = 0; pair < work.pairs(); pair += step, ++done)
                rival_distance(work.first(pair), work.second(pair));
        }));
    }
    print_row(out, work, "edlib", "-", "-", times,
              static_cast<double>(done) / static_cast<double>(work.pairs()), "-", "-");
#endif
}

Settings parse(int argc, char** argv) {
    Settings settings;
    minterm::bench::Options options(
        "Answers of many pairs, target by target; distances beside edlib's", settings.repeats,
        settings.record);
    options.file("--words", settings.words, "Compare words of this file, one a line, as well");
    options.text("--only", settings.only, "Run works with this in their names");
    options.text("--target", settings.target, "One target, and no rival");
    options.text("--spec", settings.spec, "A shipped spec whose answer is a corner");
    options.threads(settings.threads);
    options.number("--times", settings.times, "So many times as many pairs in lists");
    options.parse_or_exit(argc, argv);
    return settings;
}

}  // namespace

int main(int argc, char** argv) {
    const Settings settings = parse(argc, argv);
    const Recurrence recurrence = load_recurrence(settings.spec);
    std::vector<Work> works;
    const auto is_wanted = [&](const std::string& name) {
        return name.find(settings.only) != std::string::npos;
    };
    const auto add = [&](const std::string& name, std::size_t count, std::uint64_t length,
                         std::optional<double> percent) {
        if (is_wanted(name)) works.push_back(dna_pairs(name, count, length, percent));
    };
    const auto add_list = [&](const std::string& name, std::size_t count, std::uint64_t length,
                              std::optional<double> percent) {
        const std::uint64_t times = settings.times;
        add(times == 1 ? name : std::to_string(times) + " x " + name, times * count, length,
            percent);
    };
    add_list("100,000 pairs of 100, random", 100'000, 100, std::nullopt);
    add_list("100,000 pairs of 100, 5 %", 100'000, 100, 5.0);
    add_list("10,000 pairs of 1,000, 10 %", 10'000, 1000, 10.0);
    add_list("1,000 pairs of 10,000, 10 %", 1'000, 10'000, 10.0);
    for (const std::uint64_t length : {100U, 1000U}) {
        const std::string name = "320 x 320 reads of " + std::to_string(length);
        if (!is_wanted(name)) continue;
        add(name, 320, length, std::nullopt);
        works.back().all = true;
    }
    if (!settings.words.empty()) works.push_back(words_of(settings.words));
    std::erase_if(works, [&](const Work& work) { return !is_wanted(work.name); });

    std::ostringstream table;
    table << "Many pairs, " << settings.spec << ", one core of " << minterm::bench::processor_text()
          << "; " << minterm::bench::compiler_name() << "; commit " << minterm::bench::commit_name()
          << "; " << minterm::bench::today() << "; median of " << settings.repeats << " runs.\n\n"
          << "| work | tool | target | T | ms | least to greatest | GCUPS | M pairs/s | first run, "
             "ms | "
          << settings.threads << " threads |\n"
          << "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";
    for (const Work& work : works) {
        if (settings.target.empty() && settings.spec == "levenshtein")
            time_edlib(table, work, std::min(settings.repeats, 3));
        for (const Target& target : minterm::all_targets()) {
            if (!settings.target.empty() && settings.target != target.name) continue;
            const std::string lacks = why_unavailable(target);
            if (lacks.empty())
                time_minterm(table, work, recurrence, target, settings);
            else
                table << "| " << work.name << " | minterm | " << target.name
                      << " | not run: " << lacks << " |\n";
        }
    }

    return minterm::bench::print_and_record(table.str(), settings.record) ? 0 : 1;
}
