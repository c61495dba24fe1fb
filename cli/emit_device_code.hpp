// SPDX-License-Identifier: Apache-2.0
//
// The stages behind CUDA: ptx, cubin and sass.
#pragma once

#include <string>
#include <vector>

#include "codegen/stage_time.hpp"
#include "minterm/result.hpp"
#include "synth/cell_store.hpp"

namespace minterm {

bool is_device_code_stage(const std::string& stage);

/// A stage of the kernel of that name for an architecture, "sm_90", of its CUDA; of none at all
/// nothing, but the errors are the same: so whoever asks before the CUDA is made need not wait for
/// it. What NVRTC made before is kept in the store's folder, beside other kernels. Appends how long
/// it and its like took. Errors: those of NVRTC and of nvdisasm; NVRTC does not know the
/// architecture (user).
Result<std::string> emit_device_code(const std::string& stage, const std::string& cuda,
                                     const std::string& name, const std::string& architecture,
                                     const CellStore& store, std::vector<StageTime>& times);

}  // namespace minterm
