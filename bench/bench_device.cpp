// SPDX-License-Identifier: Apache-2.0
//
// A GPU beside processors, in the same run: edit distance and LLCS of one pair of random DNA, every
// cell, in both layouts of a pair, with every number of rows a strip may have, in many launches and
// in one, and with an alignment where the layout has one; LLCS of a pair that would take a
// processor minutes; many pairs of 100 letters, a list and one against many; and patterns in a
// text. Prints Markdown tables, or says why there is no device.
//
//     bench_device [--length N] [--long N] [--pairs N] [--megabytes N] [--threads N] [--repeats R]
//                  [--record FOLDER]
//
// Answers are checked before the clock starts, all of them against the processor's; of the long
// pair those of its first letters. Kernel time is the device's, from the first launch to the last
// one's end; a whole call is time on the clock on the wall with packing, copies and edges, and so
// is what the processor takes, in the layout of the row. Compilation is in neither. Kernels of a
// batch begin with strings as bytes in the device's memory.
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "bench/device_search.hpp"
#include "bench/device_settings.hpp"
#include "bench/machine.hpp"
#include "bench/program.hpp"
#include "bench/times.hpp"
#include "codegen/batch_engine.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/engine.hpp"
#include "minterm/generate_pair.hpp"
#include "synth/check_spec.hpp"

namespace {

using minterm::BatchEngine;
using minterm::BatchReport;
using minterm::DeviceLaunches;
using minterm::Engine;
using minterm::Layout;
using minterm::Recurrence;
using minterm::RunResult;
using minterm::bench::DeviceSettings;
using minterm::bench::give_up;
using minterm::bench::load_recurrence;

RunResult run(Engine& engine, const Recurrence& recurrence, const std::string& a,
              const std::string& b, const minterm::RunOptions& options) {
    auto result = engine.run(recurrence, a, b, options);
    if (!result) give_up(result.failure().messages().front().text);
    return *std::move(result);
}

void agree(const RunResult& there, const RunResult& here, const std::string& name) {
    if (there.answer != here.answer || there.alignment != here.alignment)
        give_up(name + ": the device and the processor do not agree");
}

/// The same options on a processor, where K and launches are others.
minterm::RunOptions on_processor(const DeviceSettings& settings, minterm::RunOptions options) {
    options.rows = 0;
    options.threads = settings.threads;
    // Threads have strips of the wavefront layout.
    if (settings.threads > 1) options.layout = Layout::Wavefront;
    return options;
}

void check_alignment(Engine& device, const Recurrence& recurrence,
                     const minterm::RunOptions& options, std::uint64_t length) {
    minterm::RandomNumbers random(2);
    const std::string a = minterm::random_dna(length, random);
    const std::string b = minterm::random_dna(std::max<std::uint64_t>(length / 10 * 9, 1), random);
    Engine processor(**minterm::choose_target());
    minterm::RunOptions plain;
    plain.alignment = true;
    agree(run(device, recurrence, a, b, options), run(processor, recurrence, a, b, plain),
          recurrence.name);
}

/// What a processor answers, and seconds of a whole call without compilation.
struct OnProcessor {
    RunResult result;
    double seconds = 0;
    double gcups() const { return static_cast<double>(result.cells) / seconds * 1e-9; }
};

OnProcessor measure_processor(const DeviceSettings& settings, const Recurrence& recurrence,
                              const std::string& a, const std::string& b,
                              const minterm::RunOptions& options) {
    Engine processor(**minterm::choose_target());
    OnProcessor found;
    std::vector<double> seconds;
    for (int i = 0; i < std::min(settings.repeats, 3); ++i) {
        found.result = run(processor, recurrence, a, b, options);
        seconds.push_back(found.result.total_seconds);
    }
    found.seconds = minterm::bench::summarize(seconds).median;
    return found;
}

std::string milliseconds(double seconds) {
    std::ostringstream text;
    text << seconds * 1e3;
    return text.str();
}

/// Strings of 100 letters, each a part of `letters`.
std::vector<minterm::SymbolSpan> reads_of(std::string_view letters) {
    constexpr std::size_t kLength = 100;
    std::vector<minterm::SymbolSpan> reads;
    for (std::size_t at = 0; at < letters.size(); at += kLength)
        reads.push_back(letters.substr(at, kLength));
    return reads;
}

using Reads = std::span<const minterm::SymbolSpan>;

/// What a batch took, and a sum of its answers, by which two of them are compared.
struct Batch {
    BatchReport report;
    std::uint64_t sum = 0;
};

/// a[p] with b[p], or all of a with all of b.
Batch run_batch(BatchEngine& engine, const Recurrence& recurrence, Reads a, Reads b, bool all,
                int threads = 1) {
    Batch batch;
    minterm::BatchOptions options;
    options.threads = threads;
    if (all) {
        std::atomic<std::uint64_t> sum{0};
        auto report = engine.matrix(
            recurrence, a, b,
            [&](const minterm::MatrixPart& part) {
                std::uint64_t here = 0;
                for (std::size_t i = 0; i < part.values.size(); ++i)
                    here += static_cast<std::uint64_t>(part.values[i]) *
                            (part.query * 31 + part.targets[i] % 1009);
                sum += here;
                return true;
            },
            options);
        if (!report) give_up(report.failure().messages().front().text);
        batch.report = *std::move(report);
        batch.sum = sum;
    } else {
        auto answers = engine.pairs(recurrence, a, b, options);
        if (!answers) give_up(answers.failure().messages().front().text);
        for (std::size_t p = 0; p < answers->values.size(); ++p)
            batch.sum += static_cast<std::uint64_t>(answers->values[p]) * (p % 1009);
        batch.report = std::move(answers->report);
    }
    return batch;
}

void add_batches(std::ostream& table, const DeviceSettings& settings) {
    minterm::RandomNumbers random(3);
    const std::string letters_a = minterm::random_dna(settings.pairs * 100, random);
    const std::string letters_b = minterm::random_dna(settings.pairs * 100, random);
    const std::vector<minterm::SymbolSpan> a = reads_of(letters_a);
    const std::vector<minterm::SymbolSpan> b = reads_of(letters_b);
    table << "\n| recurrence | pairs of 100 letters | kernels, ms | M pairs/s | GCUPS | whole "
             "call, ms "
             "| M pairs/s | processor, ms | M pairs/s |\n"
          << "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";
    BatchEngine processor(**minterm::choose_target());
    for (const char* name : {"levenshtein", "lcs"}) {
        const Recurrence recurrence = load_recurrence(name);
        for (const bool all : {false, true}) {
            // All of some queries, so that a matrix has as many pairs.
            const std::size_t queries = all ? std::min<std::size_t>(a.size(), 128) : a.size();
            const std::size_t targets = all ? b.size() / queries : b.size();
            const Reads first = std::span(a).first(queries);
            const Reads second = std::span(b).first(targets);
            BatchEngine device(minterm::cuda_target());
            const auto here = [&] {
                return run_batch(processor, recurrence, first, second, all, settings.threads);
            };
            const std::uint64_t expected = here().sum;
            std::vector<double> kernels;
            std::vector<double> calls;
            Batch batch = run_batch(device, recurrence, first, second, all);
            if (batch.sum != expected)
                give_up(recurrence.name + ": the device and the processor do not agree");
            std::vector<double> processors;
            for (int i = 0; i < settings.repeats; ++i) {
                calls.push_back(minterm::bench::wall_seconds(
                    [&] { batch = run_batch(device, recurrence, first, second, all); }));
                kernels.push_back(batch.report.device_seconds);
                processors.push_back(minterm::bench::wall_seconds(here));
            }
            const double one = minterm::bench::summarize(processors).median;
            const double pairs = static_cast<double>(all ? queries * targets : queries);
            const double kernel = minterm::bench::summarize(kernels).median;
            const double call = minterm::bench::summarize(calls).median;
            table << "| " << name << " | " << (all ? std::to_string(queries) + " x " : "")
                  << targets << " | " << milliseconds(kernel) << " | " << pairs / kernel * 1e-6
                  << " | " << static_cast<double>(batch.report.cells) / kernel * 1e-9 << " | "
                  << milliseconds(call) << " | " << pairs / call * 1e-6 << " | "
                  << milliseconds(one) << " | " << pairs / one * 1e-6 << " |\n";
        }
    }
}

/// A row: one layout, number of rows and way to launch; `here` is the processor's.
void add_pair(std::ostream& table, const DeviceSettings& settings, const Recurrence& recurrence,
              const std::string& a, const std::string& b, const minterm::RunOptions& options,
              const OnProcessor& here) {
    Engine engine(minterm::cuda_target());
    const bool has_alignments = options.layout != Layout::Column;
    const bool in_one = options.device_launches == DeviceLaunches::One;
    minterm::RunOptions aligned = options;
    aligned.alignment = true;
    RunResult result = run(engine, recurrence, a, b, options);
    agree(result, here.result, recurrence.name);
    if (has_alignments)
        check_alignment(engine, recurrence, aligned,
                        std::min(settings.length, std::uint64_t{10'000}));
    std::vector<double> kernels;
    std::vector<double> calls;
    std::vector<double> alignments;
    for (int i = 0; i < settings.repeats; ++i) {
        if (has_alignments)
            alignments.push_back(
                minterm::bench::wall_seconds([&] { run(engine, recurrence, a, b, aligned); }));
        calls.push_back(
            minterm::bench::wall_seconds([&] { result = run(engine, recurrence, a, b, options); }));
        kernels.push_back(result.seconds);
    }
    const double median = minterm::bench::summarize(kernels).median;
    table << "| " << recurrence.name << " | " << result.layout << " | " << result.rows << " | "
          << (in_one ? "one" : "many") << " | " << milliseconds(median) << " | "
          << static_cast<double>(result.cells) / median * 1e-9 << " | "
          << milliseconds(minterm::bench::summarize(calls).median) << " | "
          << (has_alignments ? milliseconds(minterm::bench::summarize(alignments).median) : "-")
          << " | " << milliseconds(here.seconds) << " | " << here.gcups() << " | "
          << result.answer.value << " |\n";
}

void add_pairs(std::ostream& table, const DeviceSettings& settings) {
    minterm::RandomNumbers random(1);
    const std::string a = minterm::random_dna(settings.length, random);
    const std::string b = minterm::random_dna(settings.length, random);
    table << "| recurrence | layout | rows | launches | kernels, ms | GCUPS | whole call, ms | "
             "with an alignment, ms | processor, ms | GCUPS | answer |\n"
          << "| --- | --- | ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n";
    for (const char* name : {"levenshtein", "lcs"}) {
        const Recurrence recurrence = load_recurrence(name);
        for (const Layout layout : {Layout::Wavefront, Layout::Column}) {
            minterm::RunOptions options;
            options.layout = layout;
            const OnProcessor here =
                measure_processor(settings, recurrence, a, b, on_processor(settings, options));
            for (const int rows : {1, 2, 4})
                for (const DeviceLaunches launches : {DeviceLaunches::Many, DeviceLaunches::One}) {
                    options.rows = rows;
                    options.device_launches = launches;
                    add_pair(table, settings, recurrence, a, b, options, here);
                }
        }
    }
}

/// LLCS of a pair as long as Kawanami and Fujimoto's (2011) longest. A processor has its first
/// letters, for all of it would take it minutes; its cells a second do not depend on how many.
void add_long_pair(std::ostream& table, const DeviceSettings& settings) {
    minterm::RandomNumbers random(4);
    const std::string a = minterm::random_dna(settings.long_length, random);
    const std::string b = minterm::random_dna(settings.long_length, random);
    const std::size_t few = std::min(settings.long_length, settings.length);
    const std::string first_a = a.substr(0, few);
    const std::string first_b = b.substr(0, few);
    const Recurrence recurrence = load_recurrence("lcs");
    minterm::RunOptions options;
    options.layout = Layout::Wavefront;
    const OnProcessor here =
        measure_processor(settings, recurrence, first_a, first_b, on_processor(settings, options));
    table << "\n| LLCS, letters | rows | launches | kernels, ms | GCUPS | whole call, ms | "
             "processor, GCUPS | answer |\n"
          << "| --- | ---: | --- | ---: | ---: | ---: | ---: | ---: |\n";
    for (const DeviceLaunches launches : {DeviceLaunches::Many, DeviceLaunches::One}) {
        options.device_launches = launches;
        Engine engine(minterm::cuda_target());
        agree(run(engine, recurrence, first_a, first_b, options), here.result, recurrence.name);
        std::vector<double> kernels;
        std::vector<double> calls;
        RunResult result;
        for (int i = 0; i < std::min(settings.repeats, 3); ++i) {
            calls.push_back(minterm::bench::wall_seconds(
                [&] { result = run(engine, recurrence, a, b, options); }));
            kernels.push_back(result.seconds);
        }
        const double median = minterm::bench::summarize(kernels).median;
        table << "| " << settings.long_length << " x " << settings.long_length << " | "
              << result.rows << " | " << (launches == DeviceLaunches::One ? "one" : "many") << " | "
              << milliseconds(median) << " | " << static_cast<double>(result.cells) / median * 1e-9
              << " | " << milliseconds(minterm::bench::summarize(calls).median) << " | "
              << here.gcups() << " | " << result.answer.value << " |\n";
    }
}

}  // namespace

int main(int argc, char** argv) {
    const DeviceSettings settings = minterm::bench::parse_device_settings(
        "Pairs, batches and searches on a GPU, beside a processor", argc, argv);
    std::ostringstream table;
    table << "## bench_device: two random sequences of DNA, " << settings.length
          << " letters each\n\n"
          << minterm::bench::device_text(settings.threads, settings.repeats) << "\n\n";
    add_pairs(table, settings);
    if (settings.long_length != 0) add_long_pair(table, settings);
    add_batches(table, settings);
    minterm::bench::add_searches(table, settings);
    return minterm::bench::print_and_record(table.str(), settings.record) ? 0 : 1;
}
