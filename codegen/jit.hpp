// SPDX-License-Identifier: Apache-2.0
//
// Kernel program -> callable functions, in two steps: machine code, which may be kept, and
// executable memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "codegen/code_image.hpp"
#include "codegen/kernel_program.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

/// Machine code in executable memory, which goes with this object.
class JitKernel {
public:
    JitKernel() = default;
    ~JitKernel();
    JitKernel(JitKernel&& other) noexcept;
    JitKernel& operator=(JitKernel&& other) noexcept;

    /// Copies an image to memory that can be executed and not written. Microseconds. Errors: there
    /// is no such memory (environment).
    static Result<JitKernel> load(const CodeImage& image);

    /// The entry of a function of the program; null if there is none of that name.
    KernelEntry entry(std::string_view function) const;

private:
    char* memory_ = nullptr;
    std::size_t size_ = 0;
    std::map<std::string, std::uint64_t, std::less<>> entries_;
};

/// Generates and links the functions of a program, some ten milliseconds on two threads. Errors: a
/// target that this machine lacks (user), LLVM's own refusal (internal, with its words).
Result<CodeImage> compile_image(const KernelProgram& program, const Target& target);

/// `compile_image`, loaded.
Result<JitKernel> compile_kernel(const KernelProgram& program, const Target& target);

}  // namespace minterm
