// SPDX-License-Identifier: Apache-2.0
//
// Kernel program -> callable functions, through LLVM ORC.
#pragma once

#include <memory>
#include <string_view>

#include "codegen/kernel_program.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

class JitSession;

/// The machine code of one program; freed with this object. Must not outlive its session.
class JitKernel {
public:
    JitKernel();
    ~JitKernel();
    JitKernel(JitKernel&&) noexcept;
    JitKernel& operator=(JitKernel&&) noexcept;

    /// The entry of a function of the program; null if there is none of that name.
    KernelEntry entry(std::string_view function) const;

private:
    friend class JitSession;
    struct State;
    std::unique_ptr<State> state_;
};

/// Owns executable memory. One per engine; not thread-safe.
class JitSession {
public:
    static Result<JitSession> create();
    ~JitSession();
    JitSession(JitSession&&) noexcept;
    JitSession& operator=(JitSession&&) noexcept;

    /// Generates, links and loads. Errors: a target that this machine lacks (user), LLVM's own
    /// refusal (internal, with its words), no memory for code (environment).
    Result<JitKernel> compile(const KernelProgram& program, const Target& target);

private:
    struct State;
    explicit JitSession(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

}  // namespace minterm
