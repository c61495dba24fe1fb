// SPDX-License-Identifier: Apache-2.0
//
// What a build without a compiler says instead of machine code.
#include "codegen/machine_code.hpp"

namespace minterm {

namespace {

Failure no_llvm() {
    return Failure::user(
        "this minterm was built without LLVM and makes no machine code; c, header and cuda are "
        "sources that any compiler takes, or build it with LLVM (cmake -DMINTERM_WITH_LLVM=ON)");
}

}  // namespace

Result<std::vector<char>> object_code(const KernelProgram&, const Target&) { return no_llvm(); }

Result<std::string> llvm_ir_text(const KernelProgram&, const Target&) { return no_llvm(); }

Result<std::string> assembly_text(const KernelProgram&, const Target&) { return no_llvm(); }

}  // namespace minterm
