// SPDX-License-Identifier: Apache-2.0
//
// Kernel program -> assembly for a Synergistic Processor Unit of the Cell Broadband Engine.
#pragma once

#include <string>
#include <vector>

#include "codegen/emit_c.hpp"
#include "codegen/kernel_program.hpp"
#include "codegen/schedule_spu.hpp"
#include "codegen/spu_code.hpp"
#include "codegen/target.hpp"
#include "codegen/wavefront.hpp"
#include "minterm/result.hpp"

namespace minterm {

/// Words of 128 bits, gates of two inputs and `selb`. Not in `all_targets`: this machine runs it by
/// simulation only (codegen/spu_machine.hpp).
const Target& spu_target();

/// The local store of wavefront kernels. A call does up to `kSpuIterations` iterations, so that
/// strides are known and small: what is done between two signals to the next SPU.
inline constexpr int kSpuIterations = 32;
SpuMemory spu_wavefront_memory(const WavefrontCell& cell, int rows);

struct SpuFunctionSchedule {
    std::string name;
    SpuSchedule schedule;
};

struct SpuAssembly {
    std::string text;
    std::vector<SpuFunctionSchedule> functions;  ///< in the order of the programs
};

/// Whether so many instructions have room below the buffers. Errors (environment): they have not.
Status check_code_room(const std::string& name, std::size_t steps, const SpuMemory& memory);

/// A function `PROGRAM_FUNCTION` for each function of the programs, which are of one layout;
/// scalars that `memory` does not know are its arguments, from $3 on. Each loop stands in lines of
/// one cycle for both pipes. The same bytes for the same programs. Errors: see `lower_to_spu` and
/// `schedule_spu`.
Result<SpuAssembly> emit_spu(const std::vector<const KernelProgram*>& programs,
                             const SpuMemory& memory, const SourceHead& head);

/// A line for each cycle of each loop: what both pipes issue and which values of the kernel program
/// that is; before it how long the loop must be at least.
std::string print_schedules(const SpuAssembly& assembly);

}  // namespace minterm
