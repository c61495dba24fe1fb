// SPDX-License-Identifier: Apache-2.0
//
// A GPU: edit distance and LLCS of one pair of random DNA, every cell, in both layouts of a pair,
// with every number of rows a strip may have, in many launches and in one, and with an alignment
// where the layout has one; and of many pairs of 100 letters, a list and one against many. Prints
// Markdown tables, or says why there is no device.
//
//     bench_device [--length N] [--pairs N] [--repeats R] [--record FOLDER]
//
// Answers are checked before the clock starts: a shorter pair against the processor. Kernel time is
// the device's, from the first launch to the last one's end; a whole call is time on the clock
// on the wall with packing, copies and edges. Compilation is in neither. Kernels of a batch begin
// with strings as bytes in the device's memory.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "bench/machine.hpp"
#include "bench/program.hpp"
#include "bench/times.hpp"
#include "codegen/batch_engine.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/engine.hpp"
#include "minterm/generate_pair.hpp"
#include "runtime/cuda/cuda_device.hpp"
#include "synth/check_spec.hpp"

namespace {

using minterm::BatchEngine;
using minterm::BatchReport;
using minterm::DeviceLaunches;
using minterm::Engine;
using minterm::Layout;
using minterm::Recurrence;
using minterm::RunResult;
using minterm::bench::give_up;
using minterm::bench::load_recurrence;

struct Settings {
    std::uint64_t length = 1'000'000;
    std::uint64_t pairs = 8'000'000;
    int repeats = 5;
    std::string record;  ///< folder for the file; empty: standard output
};

Settings parse(int argc, char** argv) {
    Settings settings;
    minterm::bench::Options options("One pair and many pairs of random DNA on a GPU",
                                    settings.repeats, settings.record);
    options.number("--length", settings.length, "Letters of each sequence");
    options.number("--pairs", settings.pairs, "Pairs of 100 letters of a batch");
    options.parse_or_exit(argc, argv);
    return settings;
}

RunResult run(Engine& engine, const Recurrence& recurrence, const std::string& a,
              const std::string& b, const minterm::RunOptions& options) {
    auto result = engine.run(recurrence, a, b, options);
    if (!result) give_up(result.failure().messages().front().text);
    return *std::move(result);
}

void check(Engine& device, const Recurrence& recurrence, const minterm::RunOptions& options,
           std::uint64_t length) {
    minterm::RandomNumbers random(2);
    const std::string a = minterm::random_dna(length, random);
    const std::string b = minterm::random_dna(length / 10 * 9, random);
    Engine processor(**minterm::choose_target());
    minterm::RunOptions plain;
    plain.alignment = options.alignment;
    const RunResult there = run(device, recurrence, a, b, options);
    const RunResult here = run(processor, recurrence, a, b, plain);
    if (there.answer != here.answer || there.alignment != here.alignment)
        give_up(recurrence.name + ": the device and the processor do not agree");
}

std::string milliseconds(double seconds) {
    std::ostringstream text;
    text << seconds * 1e3;
    return text.str();
}

/// Strings of 100 letters, each a part of `letters`.
std::vector<std::string_view> reads_of(std::string_view letters) {
    constexpr std::size_t kLength = 100;
    std::vector<std::string_view> reads;
    for (std::size_t at = 0; at < letters.size(); at += kLength)
        reads.push_back(letters.substr(at, kLength));
    return reads;
}

using Reads = std::span<const std::string_view>;

/// What a batch took, and a sum of its answers, by which two of them are compared.
struct Batch {
    BatchReport report;
    std::uint64_t sum = 0;
};

/// a[p] with b[p], or all of a with all of b.
Batch run_batch(BatchEngine& engine, const Recurrence& recurrence, Reads a, Reads b, bool all) {
    Batch batch;
    if (all) {
        auto report = engine.matrix(recurrence, a, b, [&](const minterm::MatrixPart& part) {
            for (std::size_t i = 0; i < part.values.size(); ++i)
                batch.sum += static_cast<std::uint64_t>(part.values[i]) *
                             (part.query * 31 + part.targets[i] % 1009);
            return true;
        });
        if (!report) give_up(report.failure().messages().front().text);
        batch.report = *std::move(report);
    } else {
        auto answers = engine.pairs(recurrence, a, b);
        if (!answers) give_up(answers.failure().messages().front().text);
        for (std::size_t p = 0; p < answers->values.size(); ++p)
            batch.sum += static_cast<std::uint64_t>(answers->values[p]) * (p % 1009);
        batch.report = std::move(answers->report);
    }
    return batch;
}

void add_batches(std::ostream& table, const Settings& settings) {
    minterm::RandomNumbers random(3);
    const std::string letters_a = minterm::random_dna(settings.pairs * 100, random);
    const std::string letters_b = minterm::random_dna(settings.pairs * 100, random);
    const std::vector<std::string_view> a = reads_of(letters_a);
    const std::vector<std::string_view> b = reads_of(letters_b);
    table << "\n| recurrence | pairs of 100 letters | kernels, ms | M pairs/s | GCUPS | whole "
             "call, ms "
             "| M pairs/s |\n"
          << "| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n";
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
            const Reads few_a = first.first(std::min<std::size_t>(all ? 3 : 5000, queries));
            const Reads few_b =
                second.first(all ? std::min<std::size_t>(5000, targets) : few_a.size());
            if (run_batch(device, recurrence, few_a, few_b, all).sum !=
                run_batch(processor, recurrence, few_a, few_b, all).sum)
                give_up(recurrence.name + ": the device and the processor do not agree");
            std::vector<double> kernels;
            std::vector<double> calls;
            Batch batch = run_batch(device, recurrence, first, second, all);
            for (int i = 0; i < settings.repeats; ++i) {
                calls.push_back(minterm::bench::wall_seconds(
                    [&] { batch = run_batch(device, recurrence, first, second, all); }));
                kernels.push_back(batch.report.device_seconds);
            }
            const double pairs = static_cast<double>(all ? queries * targets : queries);
            const double kernel = minterm::bench::summarize(kernels).median;
            const double call = minterm::bench::summarize(calls).median;
            table << "| " << name << " | " << (all ? std::to_string(queries) + " x " : "")
                  << targets << " | " << milliseconds(kernel) << " | " << pairs / kernel * 1e-6
                  << " | " << static_cast<double>(batch.report.cells) / kernel * 1e-9 << " | "
                  << milliseconds(call) << " | " << pairs / call * 1e-6 << " |\n";
        }
    }
}

/// A row: one layout, number of rows and way to launch.
void add_pair(std::ostream& table, const Settings& settings, const Recurrence& recurrence,
              const std::string& a, const std::string& b, const minterm::RunOptions& options) {
    Engine engine(minterm::cuda_target());
    const bool has_alignments = options.layout != Layout::Column;
    const bool in_one = options.device_launches == DeviceLaunches::One;
    minterm::RunOptions aligned = options;
    aligned.alignment = true;
    const std::uint64_t few = std::min(settings.length, std::uint64_t{10'000});
    check(engine, recurrence, options, few);
    if (has_alignments) check(engine, recurrence, aligned, few);
    std::vector<double> kernels;
    std::vector<double> calls;
    std::vector<double> alignments;
    RunResult result = run(engine, recurrence, a, b, options);
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
          << " | " << result.answer.value << " |\n";
}

}  // namespace

int main(int argc, char** argv) {
    const Settings settings = parse(argc, argv);
    const auto driver = minterm::CudaDriver::load();
    if (!driver) give_up(driver.failure().messages().front().text);
    const auto gpu = minterm::CudaDevice::open(*driver, 0);
    if (!gpu) give_up(gpu.failure().messages().front().text);

    minterm::RandomNumbers random(1);
    const std::string a = minterm::random_dna(settings.length, random);
    const std::string b = minterm::random_dna(settings.length, random);
    std::ostringstream table;
    table << "## bench_device: two random sequences of DNA, " << settings.length
          << " letters each\n\n"
          << (*gpu)->name() << ", sm_" << (*gpu)->capability() << ", driver for CUDA "
          << minterm::cuda_version_text(driver->version()) << "; "
          << minterm::bench::compiler_name() << "; " << minterm::bench::commit_name() << "; "
          << minterm::bench::today() << "; median of " << settings.repeats << "\n\n"
          << "| recurrence | layout | rows | launches | kernels, ms | GCUPS | whole call, ms | "
             "with an "
             "alignment, ms | answer |\n"
          << "| --- | --- | ---: | --- | ---: | ---: | ---: | ---: | ---: |\n";
    for (const char* name : {"levenshtein", "lcs"}) {
        const Recurrence recurrence = load_recurrence(name);
        for (const Layout layout : {Layout::Wavefront, Layout::Column})
            for (const int rows : {1, 2, 4})
                for (const DeviceLaunches launches : {DeviceLaunches::Many, DeviceLaunches::One}) {
                    minterm::RunOptions options;
                    options.layout = layout;
                    options.rows = rows;
                    options.device_launches = launches;
                    add_pair(table, settings, recurrence, a, b, options);
                }
    }
    add_batches(table, settings);
    return minterm::bench::print_and_record(table.str(), settings.record) ? 0 : 1;
}
