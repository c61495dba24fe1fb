// SPDX-License-Identifier: Apache-2.0
//
// One pair of random DNA on a GPU: edit distance and LLCS, every cell, with every number of rows a
// strip may have. Prints a Markdown table, or says why there is no device.
//
//     bench_device [--length N] [--repeats R] [--record FOLDER]
//
// Answers are checked before the clock starts: a shorter pair against the processor. Kernel time is
// the device's, from the first launch to the last one's end; a whole call is time on the clock
// on the wall with packing, copies and edges. Compilation is in neither.
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "bench/machine.hpp"
#include "bench/program.hpp"
#include "bench/times.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/engine.hpp"
#include "minterm/generate_pair.hpp"
#include "runtime/cuda_device.hpp"
#include "synth/check_spec.hpp"

namespace {

using minterm::Engine;
using minterm::Recurrence;
using minterm::RunResult;
using minterm::bench::give_up;
using minterm::bench::load_recurrence;

struct Settings {
    std::uint64_t length = 1'000'000;
    int repeats = 5;
    std::string record;  ///< folder for the file; empty: standard output
};

Settings parse(int argc, char** argv) {
    Settings settings;
    CLI::App app("Every cell of one pair of random DNA on a GPU");
    minterm::bench::add_common_options(app, settings.repeats, settings.record);
    app.add_option("--length", settings.length, "Letters of each sequence")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    minterm::bench::parse_or_exit(app, argc, argv);
    return settings;
}

RunResult run(Engine& engine, const Recurrence& recurrence, const std::string& a,
              const std::string& b, int rows) {
    minterm::RunOptions options;
    options.rows = rows;
    auto result = engine.run(recurrence, a, b, options);
    if (!result) give_up(result.failure().messages().front().text);
    return *std::move(result);
}

void check(Engine& device, const Recurrence& recurrence, int rows) {
    minterm::RandomNumbers random(2);
    const std::string a = minterm::random_dna(10'000, random);
    const std::string b = minterm::random_dna(9'000, random);
    Engine processor(**minterm::choose_target());
    if (run(device, recurrence, a, b, rows).answer != run(processor, recurrence, a, b, 0).answer)
        give_up(recurrence.name + ": the device and the processor do not agree");
}

std::string milliseconds(double seconds) {
    std::ostringstream text;
    text << seconds * 1e3;
    return text.str();
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
          << "| recurrence | rows | kernels, ms | GCUPS | whole call, ms | answer |\n"
          << "| --- | ---: | ---: | ---: | ---: | ---: |\n";
    for (const char* name : {"levenshtein", "lcs"}) {
        const Recurrence recurrence = load_recurrence(name);
        for (const int rows : {1, 2, 4}) {
            Engine engine(minterm::cuda_target());
            check(engine, recurrence, rows);
            std::vector<double> kernels;
            std::vector<double> calls;
            RunResult result = run(engine, recurrence, a, b, rows);
            for (int i = 0; i < settings.repeats; ++i) {
                calls.push_back(minterm::bench::wall_seconds(
                    [&] { result = run(engine, recurrence, a, b, rows); }));
                kernels.push_back(result.seconds);
            }
            const double median = minterm::bench::summarize(kernels).median;
            table << "| " << name << " | " << rows << " | " << milliseconds(median) << " | "
                  << static_cast<double>(result.cells) / median * 1e-9 << " | "
                  << milliseconds(minterm::bench::summarize(calls).median) << " | "
                  << result.answer.value << " |\n";
        }
    }
    return minterm::bench::print_and_record(table.str(), settings.record) ? 0 : 1;
}
