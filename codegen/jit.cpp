// SPDX-License-Identifier: Apache-2.0
//
// Kernel program -> callable functions.
//
// LLVM has a linker and loader of its own for this (ORC, JITLink). Kernels call nothing and refer
// to nothing but their constants, so that all there is to link is a handful of distances, and what
// comes out does not depend on where it lies: it can be kept on disk, and whoever finds it there
// starts without LLVM.
#include "codegen/jit.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <thread>
#include <utility>
#include <vector>

#include "codegen/link_objects.hpp"
#include "codegen/machine_code.hpp"
#include "runtime/support/run_jobs.hpp"

namespace minterm {

JitKernel::~JitKernel() {
    if (memory_ != nullptr) ::munmap(memory_, size_);
}

JitKernel::JitKernel(JitKernel&& other) noexcept
    : memory_(std::exchange(other.memory_, nullptr)),
      size_(std::exchange(other.size_, 0)),
      entries_(std::move(other.entries_)) {}

JitKernel& JitKernel::operator=(JitKernel&& other) noexcept {
    std::swap(memory_, other.memory_);
    std::swap(size_, other.size_);
    std::swap(entries_, other.entries_);
    return *this;
}

Result<JitKernel> JitKernel::load(const CodeImage& image) {
    JitKernel kernel;
    const auto no_memory = [] {
        return Failure::environment(std::string("cannot get memory for compiled kernels: ") +
                                    std::strerror(errno));
    };
    void* memory = ::mmap(nullptr, image.bytes.size(), PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return no_memory();
    kernel.memory_ = static_cast<char*>(memory);
    kernel.size_ = image.bytes.size();
    std::memcpy(memory, image.bytes.data(), image.bytes.size());
    if (::mprotect(memory, kernel.size_, PROT_READ | PROT_EXEC) != 0) return no_memory();
    kernel.entries_ = image.entries;
    return kernel;
}

KernelEntry JitKernel::entry(std::string_view function) const {
    const auto found = entries_.find(function);
    return found == entries_.end() ? nullptr
                                   : reinterpret_cast<KernelEntry::Code>(memory_ + found->second);
}

Result<CodeImage> compile_image(const KernelProgram& program, const Target& target) {
    if (const std::string reason = why_unavailable(target); !reason.empty())
        return Failure::user(reason);
    // One object a function, made side by side: code generation is most of the time from a spec to
    // its kernel, and functions have nothing in common.
    std::vector<std::vector<char>> objects(program.functions.size());
    const auto worker = [&] {
        return [&](std::size_t function) -> Status {
            const KernelProgram alone{
                program.name, program.buffers, program.scalars, {program.functions[function]}};
            MINTERM_TRY(objects[function], object_code(alone, target));
            return success();
        };
    };
    const int threads = static_cast<int>(std::max(2U, std::thread::hardware_concurrency()));
    if (Status made = run_jobs(threads, objects.size(), worker); !made)
        return std::move(made).failure();
    return link_objects(objects);
}

Result<JitKernel> compile_kernel(const KernelProgram& program, const Target& target) {
    MINTERM_TRY(const CodeImage image, compile_image(program, target));
    return JitKernel::load(image);
}

}  // namespace minterm
