// SPDX-License-Identifier: Apache-2.0
#include "bench/machine.hpp"

#include <array>
#include <cctype>
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

}  // namespace

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
