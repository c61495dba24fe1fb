// SPDX-License-Identifier: Apache-2.0
//
// Kernel program -> CUDA C++. A word is a register of a whole warp: 32 lanes of 32 bits, of which
// lane 0 has the lowest, so that a kernel function of any layout is the work of one warp and
// everything that wavefront, batch, column and cyclic layouts say of words holds for 1,024 bits.
//
// Note [Warps]. All lanes go the same way: indices are the same in all of them, so no branch ever
// divides a warp and every exchange has 32 partners. A move by a bit is a shuffle and a funnel
// shift; where the bit that leaves is wanted, too, a vote.
//
// Loads and stores of aligned words are coalesced. Others read two aligned words a lane and shift,
// and write byte by byte; a warp waits for itself around stores, because another lane may write or
// read the same byte in the next step.
//
// Note [Additions]. An addition of 1,024 bits begins as Sklansky's conditional sums (1960) do: each
// lane adds its 32 bits, and knows whether it makes a carry if none enters, and whether it does if
// one enters. There Kawanami and Fujimoto (2011) join neighbours in five rounds, each of which
// chooses one of two sums for twice as many lanes. Here both answers of all lanes are numbers of 32
// bits, by two votes. A lane that makes a carry in any case has a one in both, one that hands a
// carry on in the second alone; so these numbers add up with the carries that the lanes have: the
// bits by which their sum is not their exclusive or are what enters each lane, and what it is too
// large by leaves the word. That is 11 instructions, where five rounds by shuffles take 38.
#pragma once

#include <string>

#include "codegen/emit_c.hpp"
#include "codegen/kernel_program.hpp"
#include "codegen/target.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

/// Words of 1,024 bits and gates of three inputs (LOP3); machine code for it is NVRTC's.
const Target& cuda_target();

/// For each function of the program a kernel `PROGRAM_FUNCTION(buffers, scalars, tasks)`: warp t of
/// the grid does task t < tasks with the buffers t * (number of buffers) .. and scalars alike. For
/// NVRTC and nvcc. The program must be valid (`check`). The same bytes for the same program.
std::string emit_cuda(const KernelProgram& program, const SourceHead& head);

/// What `emit_cuda_batch` calls its kernels.
inline constexpr const char* kCudaPairsKernel = "pairs";
inline constexpr const char* kCudaTargetsKernel = "targets";
inline constexpr const char* kCudaMasksKernel = "masks_of_symbols";
inline constexpr const char* kCudaQueriesKernel = "queries";

/// What `emit_cuda_search` calls its kernels.
inline constexpr const char* kCudaSearchKernel = "search";
inline constexpr const char* kCudaBeforeTextKernel = "before_text";

/// Kernels `NAME(buffers, scalars, tasks)` for many groups of pairs at once
/// (runtime/kernel_abi.hpp, Note [Batches on a device]): `pairs` or, `with_masks`, the three
/// others. `program` is of the batch layout with the planes and tiles of `shape`.
std::string emit_cuda_batch(const KernelProgram& program, const BatchKernel& shape, bool with_masks,
                            const SourceHead& head);

/// Kernels `search` and `before_text` (runtime/kernel_abi.hpp, Note [Search on a device]).
/// `program` has the functions of the cyclic layout with the planes and copies of `shape`.
std::string emit_cuda_search(const KernelProgram& program, const CyclicKernel& shape,
                             const SourceHead& head);

/// A kernel `block(buffers, scalars, launch)` for blocks of any size
/// (runtime/kernel_abi.hpp, Note [Blocks on a device]), and those beside it. `program` has the
/// functions `edge` and `steady` of the wavefront layout with the planes and rows of `shape`, `tap`
/// the functions for a last strip that is not full; null where nobody needs a bottom edge.
std::string emit_cuda_block(const KernelProgram& program, const KernelProgram* tap,
                            const WavefrontKernel& shape, const SourceHead& head);

/// The same of the column layout (Note [Columns on a device]): `program` has the function `sweep`
/// of a kernel of the planes and words of `shape`, `tap` has `sweep_tap`.
std::string emit_cuda_column(const KernelProgram& program, const KernelProgram* tap,
                             const ColumnKernel& shape, const SourceHead& head);

}  // namespace minterm
