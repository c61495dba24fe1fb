// SPDX-License-Identifier: Apache-2.0
#include "bench/device_settings.hpp"

#include "bench/machine.hpp"
#include "bench/program.hpp"
#include "runtime/cuda/cuda_device.hpp"

namespace minterm::bench {

DeviceSettings parse_device_settings(const std::string& what, int argc, char** argv) {
    DeviceSettings settings;
    Options options(what, settings.repeats, settings.record);
    options.number("--length", settings.length, "Letters of each sequence of a pair");
    options.number("--long", settings.long_length,
                   "Letters of each sequence of one more pair, of which the longest common "
                   "subsequence is measured; 0: none",
                   0);
    options.number("--pairs", settings.pairs, "Pairs of 100 letters of a batch");
    options.number("--megabytes", settings.megabytes, "Length of the text that is searched");
    options.number("--millions", settings.millions, "Millions of synthetic words of a dictionary");
    options.number("--queries", settings.queries, "Millions of keys that are asked");
    options.text("--words", settings.words, "Keys of another dictionary, one a line");
    options.threads(settings.threads);
    options.parse_or_exit(argc, argv);
    return settings;
}

std::string device_text(int threads, int repeats) {
    const auto driver = CudaDriver::load();
    if (!driver) give_up(driver.failure().messages().front().text);
    const auto gpu = CudaDevice::open(*driver, 0);
    if (!gpu) give_up(gpu.failure().messages().front().text);
    return (*gpu)->name() + ", sm_" + std::to_string((*gpu)->capability()) + ", driver for CUDA " +
           cuda_version_text(driver->version()) + "; beside " + cores_text(threads) + " of " +
           cpu_name() + "; " + compiler_name() + "; " + commit_name() + "; " + today() +
           "; median of " + std::to_string(repeats);
}

}  // namespace minterm::bench
