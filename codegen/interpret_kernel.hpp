// SPDX-License-Identifier: Apache-2.0
//
// Kernel programs without machine code: an interpreter of their instructions, for builds that have
// no compiler. An instruction works on a whole word of cells, so that what it takes to choose it is
// spread over all of them.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "codegen/kernel_program.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

/// The functions of a program by their names. An entry can be called from any thread, as long as
/// `bodies` or a copy of it lives; a call needs memory for the function's values, which each thread
/// keeps for its next call, and throws std::bad_alloc if there is none.
struct InterpretedKernel {
    std::map<std::string, KernelEntry, std::less<>> entries;
    std::shared_ptr<const void> bodies;
};

/// Takes time and memory linear in the program's instructions. `word_bits` is 8, 64, 256 or 512.
/// The program has no faults that `check` knows.
InterpretedKernel interpret_kernel(const KernelProgram& program, int word_bits);

}  // namespace minterm
