// SPDX-License-Identifier: Apache-2.0
//
// What CUDA sources of all layouts are made of.
#pragma once

#include <string>

#include "codegen/emit_c.hpp"
#include "codegen/kernel_program.hpp"

namespace minterm {

/// A function that emitted ones call, by its name.
struct CudaHelper {
    const char* name;
    const char* text;
};

/// A function of the program for one warp; `kind` says how it is compiled, `before_loop` how its
/// loop is.
std::string cuda_warp_function(const KernelProgram& program, const KernelFunction& function,
                               const char* kind, const char* before_loop = "");

/// A whole source: a comment that `grid` is part of, what the functions call, and they. `other`
/// stands for the helper of its name.
std::string cuda_source(const KernelProgram& program, const SourceHead& head, const char* grid,
                        const std::string& functions, const CudaHelper* other = nullptr);

}  // namespace minterm
