// SPDX-License-Identifier: Apache-2.0
//
// Kernel program -> callable functions, through LLVM ORC.
//
// Every kernel gets a JITDylib of its own, so that dropping the kernel removes the dylib and its
// memory goes back; code that was dropped cannot be found by name again. Kernels call nothing, so
// no platform, no process symbols and no unwind information are set up: that is most of what an
// LLJIT spends its start on.
#include "codegen/jit.hpp"

#include <fmt/format.h>
#include <llvm/ExecutionEngine/JITLink/JITLinkMemoryManager.h>
#include <llvm/ExecutionEngine/Orc/Core.h>
#include <llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h>
#if __has_include(<llvm/ExecutionEngine/Orc/SelfExecutorProcessControl.h>)
#include <llvm/ExecutionEngine/Orc/SelfExecutorProcessControl.h>
#else
#include <llvm/ExecutionEngine/Orc/ExecutorProcessControl.h>
#endif
#include <llvm/Support/MemoryBuffer.h>

#include <future>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "codegen/machine_code.hpp"

namespace minterm {

struct JitSession::State {
    explicit State(std::unique_ptr<llvm::orc::ExecutorProcessControl> control)
        : session(std::move(control)), linker(session) {}
    ~State() { llvm::consumeError(session.endSession()); }

    llvm::orc::ExecutionSession session;
    llvm::orc::ObjectLinkingLayer linker;
    std::uint64_t kernels = 0;
};

struct JitKernel::State {
    llvm::orc::ExecutionSession* session = nullptr;
    llvm::orc::JITDylib* dylib = nullptr;
    std::map<std::string, KernelEntry, std::less<>> entries;

    ~State() {
        if (dylib != nullptr) {
            llvm::consumeError(session->removeJITDylib(*dylib));
            session->getSymbolStringPool()->clearDeadEntries();
        }
    }
};

JitKernel::JitKernel() = default;
JitKernel::~JitKernel() = default;
JitKernel::JitKernel(JitKernel&&) noexcept = default;
JitKernel& JitKernel::operator=(JitKernel&&) noexcept = default;

KernelEntry JitKernel::entry(std::string_view function) const {
    if (!state_) return nullptr;
    const auto found = state_->entries.find(function);
    return found == state_->entries.end() ? nullptr : found->second;
}

JitSession::JitSession(std::unique_ptr<State> state) : state_(std::move(state)) {}
JitSession::~JitSession() = default;
JitSession::JitSession(JitSession&&) noexcept = default;
JitSession& JitSession::operator=(JitSession&&) noexcept = default;

Result<JitSession> JitSession::create() {
    auto control = llvm::orc::SelfExecutorProcessControl::Create();
    if (!control)
        return Failure::environment("cannot get memory for compiled kernels: " +
                                    llvm::toString(control.takeError()));
    return JitSession(std::make_unique<State>(std::move(*control)));
}

namespace {

using ObjectCode = std::vector<char>;

/// One object a function, made side by side: code generation is most of the time from a spec to its
/// kernel, and functions have nothing in common.
Result<std::vector<ObjectCode>> object_code_by_function(const KernelProgram& program,
                                                        const Target& target) {
    std::vector<std::future<Result<ObjectCode>>> pending;
    for (const KernelFunction& function : program.functions) {
        pending.push_back(std::async([&program, &target, &function]() -> Result<ObjectCode> {
            KernelProgram alone = program;
            alone.functions = {function};
            return object_code(alone, target);
        }));
    }
    std::vector<ObjectCode> objects;
    for (auto& object : pending) {
        MINTERM_TRY(ObjectCode code, object.get());
        objects.push_back(std::move(code));
    }
    return objects;
}

}  // namespace

Result<JitKernel> JitSession::compile(const KernelProgram& program, const Target& target) {
    if (const std::string reason = why_unavailable(target); !reason.empty())
        return Failure::user(reason);
    MINTERM_TRY(const std::vector<ObjectCode> objects, object_code_by_function(program, target));

    const std::string name = fmt::format("kernel{}", state_->kernels++);
    JitKernel kernel;
    kernel.state_ = std::make_unique<JitKernel::State>();
    kernel.state_->session = &state_->session;
    kernel.state_->dylib = &state_->session.createBareJITDylib(name);
    for (const ObjectCode& object : objects) {
        auto buffer = llvm::MemoryBuffer::getMemBufferCopy({object.data(), object.size()}, name);
        if (llvm::Error error = state_->linker.add(*kernel.state_->dylib, std::move(buffer)))
            return Failure::internal("cannot link a kernel: " + llvm::toString(std::move(error)));
    }
    for (const KernelFunction& function : program.functions) {
        auto symbol = state_->session.lookup({kernel.state_->dylib}, function.name);
        if (!symbol)
            return Failure::environment("cannot load a kernel: " +
                                        llvm::toString(symbol.takeError()));
        kernel.state_->entries[function.name] = symbol->getAddress().toPtr<KernelEntry>();
    }
    return kernel;
}

}  // namespace minterm
