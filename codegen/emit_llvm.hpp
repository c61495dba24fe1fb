// SPDX-License-Identifier: Apache-2.0
//
// Kernel program -> LLVM module. Only emit_llvm.cpp, machine_code.cpp, link_objects.cpp and
// code_store.cpp include LLVM.
#pragma once

#include <memory>

#include "codegen/kernel_program.hpp"
#include "codegen/target.hpp"

namespace llvm {
class LLVMContext;
class Module;
}  // namespace llvm

namespace minterm {

/// One LLVM function for each function of the program, with external linkage and the signature of
/// `KernelEntry`. A word becomes iN for targets of at most 64 bits and a vector of i64 above. The
/// program must be valid (`check`).
std::unique_ptr<llvm::Module> emit_llvm(llvm::LLVMContext& context, const KernelProgram& program,
                                        const Target& target);

}  // namespace minterm
