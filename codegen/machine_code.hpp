// SPDX-License-Identifier: Apache-2.0
//
// Kernel program -> object code or text through LLVM's code generator.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "codegen/kernel_program.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"

namespace minterm {

/// An ELF object with one symbol for each function of the program. For the target's instruction set
/// and whatever optional features of it this machine has.
Result<std::vector<char>> object_code(const KernelProgram& program, const Target& target);

/// The version of LLVM that makes them: "22.1.8".
std::string llvm_version();

/// LLVM IR of the program, as given to the code generator.
Result<std::string> llvm_ir_text(const KernelProgram& program, const Target& target);

/// Assembly (AT&T syntax) for `target`. Works for targets that this machine cannot run.
Result<std::string> assembly_text(const KernelProgram& program, const Target& target);

}  // namespace minterm
