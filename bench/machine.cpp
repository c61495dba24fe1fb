// SPDX-License-Identifier: Apache-2.0
#include "bench/machine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>

namespace minterm::bench {
namespace {

/// First line that `command` prints, or nothing.
std::string first_line_of(const std::string& command) {
    std::FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return {};
    std::array<char, 512> buffer{};
    std::string line;
    if (std::fgets(buffer.data(), static_cast<int>(buffer.size()), pipe) != nullptr) {
        line = buffer.data();
    }
    pclose(pipe);
    while (!line.empty() && line.back() == '\n') line.pop_back();
    return line;
}

#if defined(__x86_64__)

/// Sixteen gates that do not wait for each other, `rounds` times.
void do_gates_512(long rounds) {
    for (long i = 0; i < rounds; ++i)
        asm volatile(
            ".irp n,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\n"
            "vpternlogq $0x96, %%zmm30, %%zmm31, %%zmm\\n\n"
            ".endr\n" ::
                : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9",
                  "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
}

void do_gates_256(long rounds) {
    for (long i = 0; i < rounds; ++i)
        asm volatile(
            ".irp n,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15\n"
            "vpand %%ymm\\n, %%ymm\\n, %%ymm\\n\n"
            ".endr\n" ::
                : "xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9",
                  "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
}

/// The best of some tries: others may have the core, or half of it, for a while.
double gates_a_nanosecond(void (*do_gates)(long), int bits) {
    constexpr long kRounds = 100'000;
    double best = 0;
    for (int i = 0; i < 50; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        do_gates(kRounds);
        const std::chrono::duration<double, std::nano> time =
            std::chrono::steady_clock::now() - begin;
        best = std::max(best, 16.0 * kRounds * bits / time.count());
    }
    return best;
}

#endif

}  // namespace

std::string processor_text() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512f"))
        return fmt::format("{} ({:.0f} three-input gates of one bit a ns with AVX-512)", cpu_name(),
                           gates_a_nanosecond(do_gates_512, 512));
    if (__builtin_cpu_supports("avx2"))
        return fmt::format("{} ({:.0f} two-input gates of one bit a ns with AVX2)", cpu_name(),
                           gates_a_nanosecond(do_gates_256, 256));
#endif
    return cpu_name();
}

std::string cpu_name() {
    std::ifstream info("/proc/cpuinfo");
    for (std::string line; std::getline(info, line);) {
        if (line.rfind("model name", 0) != 0) continue;
        const std::size_t begin = line.find_first_not_of(" \t", line.find(':') + 1);
        if (begin != std::string::npos) return line.substr(begin);
    }
    return "unknown processor";
}

std::string compiler_name() {
#if defined(__clang__)
    const std::string compiler = "clang++ " __clang_version__;
#else
    const std::string compiler = "g++ " __VERSION__;
#endif
    return compiler + ", " MINTERM_BUILD_TYPE;
}

std::string commit_name() {
    const std::string git = "git -C '" MINTERM_SOURCE_DIR "' ";
    const std::string hash = first_line_of(git + "rev-parse --short HEAD 2>/dev/null");
    if (hash.empty()) return "no commit";
    const std::string changes = first_line_of(git + "status --porcelain 2>/dev/null");
    return changes.empty() ? hash : hash + "+changes";
}

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 16> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d", &parts);
    return text.data();
}

std::string file_name_part(const std::string& text) {
    std::string part;
    for (const char c : text) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
            part += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        } else if (!part.empty() && part.back() != '-') {
            part += '-';
        }
    }
    while (!part.empty() && part.back() == '-') part.pop_back();
    return part;
}

bool print_and_record(const std::string& table, const std::string& folder) {
    std::cout << table;
    if (folder.empty()) return true;
    const std::string path = folder + "/" + today() + "-" + file_name_part(cpu_name()) + ".md";
    std::ofstream file(path, std::ios::app);
    file << table << '\n';
    if (!file.flush()) {
        std::cerr << "cannot write " << path << '\n';
        return false;
    }
    std::cout << "\nAdded to " << path << '\n';
    return true;
}

std::string cores_text(int threads) {
    return threads == 1 ? "one core" : "up to " + std::to_string(threads) + " threads";
}

}  // namespace minterm::bench
