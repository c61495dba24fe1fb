// SPDX-License-Identifier: Apache-2.0
//
// What benchmarks of a GPU are told: the same options for all of them, so that `make bench-device`
// can hand them on. Each takes what is about its work.
#pragma once

#include <cstdint>
#include <string>

namespace minterm::bench {

struct DeviceSettings {
    std::uint64_t length = 1'000'000;
    std::uint64_t long_length = std::uint64_t{16} << 20U;  ///< 0: no such pair
    std::uint64_t pairs = 8'000'000;
    double megabytes = 256;
    double millions = 10;
    double queries = 16;
    std::string words = "/usr/share/dict/american-english-insane";
    int threads = 1;
    int repeats = 5;
    std::string record;  ///< folder for the file; empty: standard output
};

/// The command line of a benchmark that measures `what`; ends the program as
/// `Options::parse_or_exit` does.
DeviceSettings parse_device_settings(const std::string& what, int argc, char** argv);

/// "NVIDIA H100 PCIe, sm_90, driver for CUDA 12.4; beside one core of AMD EPYC; g++ 12.2.0,
/// Release; COMMIT; DAY; median of 5": what stands above a table. Gives up where there is no
/// device, with why.
std::string device_text(int threads, int repeats);

}  // namespace minterm::bench
