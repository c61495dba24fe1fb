// SPDX-License-Identifier: Apache-2.0
//
// Emitted C in this process: compiled by the system's compiler, loaded as a shared library.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "runtime/kernel_abi.hpp"

namespace minterm::testing {

/// The compilers of this machine among cc, gcc and clang, each once.
std::vector<std::string> c_compilers();

/// What a command says, and whether it succeeded.
struct CommandResult {
    bool succeeded = false;
    std::string output;
};
CommandResult run_command(const std::string& command);

/// Files in one shared library, which goes with this object.
class CLibrary {
public:
    /// Compiles `sources` with `compiler` and `flags`; warnings are errors. Nothing, and a failed
    /// expectation, if that fails.
    static std::optional<CLibrary> compile(const std::string& compiler, const std::string& flags,
                                           const std::vector<std::string>& sources);
    ~CLibrary();
    CLibrary(CLibrary&& other) noexcept;
    CLibrary& operator=(CLibrary&&) = delete;

    /// A kernel function; null if there is none of that name.
    KernelEntry entry(const std::string& name) const;

private:
    explicit CLibrary(void* handle) : handle_(handle) {}
    void* handle_ = nullptr;
};

}  // namespace minterm::testing
