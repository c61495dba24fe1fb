// SPDX-License-Identifier: Apache-2.0
//
// What CUDA sources of all layouts are made of.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>

#include "codegen/emit_c.hpp"
#include "codegen/kernel_program.hpp"

namespace minterm {

/// A function that emitted ones call, by its name.
struct CudaHelper {
    const char* name;
    const char* text;
};

/// A name for a number, which kernels of a layout are written with: their texts are the same for
/// all sizes.
struct CudaNumber {
    const char* name;
    std::size_t value;
};

/// A definition a line.
std::string cuda_numbers(std::initializer_list<CudaNumber> numbers);

/// A function of the program for one warp; `kind` says how it is compiled, `before_loop` how its
/// loop is.
std::string cuda_warp_function(const KernelProgram& program, const KernelFunction& function,
                               const SourceHead& head, const char* kind,
                               const char* before_loop = "");

/// A store of a word of which no lane reads another's part.
extern const CudaHelper kStoreForOneself;

/// Kernels `block` and `whole_block`. They need a function `do_segment(buffers, scalars, strip,
/// number)`, and names for numbers: STRIP_ROWS, scalars ROWS, LAG, SEGMENTS, and buffer PROGRESS.
extern const char* const kStripKernels;

/// A whole source: a comment that `grid` is part of, what the functions call, and they. `others`
/// stand for helpers of their names.
std::string cuda_source(const KernelProgram& program, const SourceHead& head, const char* grid,
                        const std::string& functions, std::span<const CudaHelper> others = {});

}  // namespace minterm
