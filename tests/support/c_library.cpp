// SPDX-License-Identifier: Apache-2.0
#include "tests/support/c_library.hpp"

#include <dlfcn.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <utility>

#include "tests/support/temporary_folder.hpp"

namespace minterm::testing {

CommandResult run_command(const std::string& command) {
    CommandResult result;
    std::FILE* const pipe = popen((command + " 2>&1").c_str(), "r");
    if (pipe == nullptr) return result;
    std::array<char, 4096> part{};
    while (const std::size_t got = std::fread(part.data(), 1, part.size(), pipe))
        result.output.append(part.data(), got);
    result.succeeded = pclose(pipe) == 0;
    return result;
}

std::vector<std::string> c_compilers() {
    std::vector<std::string> found;
    for (const char* name : {"gcc", "clang"})
        if (run_command(std::string(name) + " --version").succeeded) found.emplace_back(name);
    if (found.empty() && run_command("cc --version").succeeded) found.emplace_back("cc");
    return found;
}

std::optional<CLibrary> CLibrary::compile(const std::string& compiler, const std::string& flags,
                                          const std::vector<std::string>& sources) {
    const TemporaryFolder folder;
    std::string command = compiler + " -shared -fPIC -Wall -Wextra -Werror " + flags + " -o " +
                          (folder.path() / "kernels.so").string();
    for (std::size_t i = 0; i < sources.size(); ++i) {
        const std::string path = (folder.path() / ("kernel" + std::to_string(i) + ".c")).string();
        std::ofstream(path, std::ios::binary) << sources[i];
        command += " " + path;
    }
    const CommandResult compiled = run_command(command);
    EXPECT_TRUE(compiled.succeeded) << command << "\n" << compiled.output;
    if (!compiled.succeeded) return std::nullopt;
    void* const handle =
        dlopen(((folder.path() / "kernels.so").string()).c_str(), RTLD_NOW | RTLD_LOCAL);
    EXPECT_NE(handle, nullptr) << dlerror();
    if (handle == nullptr) return std::nullopt;
    return CLibrary(handle);
}

CLibrary::~CLibrary() {
    if (handle_ != nullptr) dlclose(handle_);
}

CLibrary::CLibrary(CLibrary&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}

KernelEntry CLibrary::entry(const std::string& name) const {
    return reinterpret_cast<KernelEntry::Code>(dlsym(handle_, name.c_str()));
}

}  // namespace minterm::testing
