// SPDX-License-Identifier: Apache-2.0
//
// CUDA source -> code for a device: from disk, or made by NVRTC and kept there.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "codegen/code_source.hpp"
#include "codegen/nvrtc.hpp"
#include "codegen/stage_time.hpp"
#include "minterm/result.hpp"
#include "runtime/cuda/cuda_device.hpp"

namespace minterm {

/// A kernel before NVRTC sees it, and numbers that are kept with its code.
struct DeviceDraft {
    std::string name;  ///< what errors call it
    std::string source;
    std::vector<std::int64_t> figures;
};
using MakeDeviceDraft = std::function<Result<DeviceDraft>()>;

/// Code of one form for one architecture of a kernel whose source depends on nothing but what `key`
/// says; `make` is called if it is not on disk. What was done is appended to `times`. Errors: those
/// of `make` and of NVRTC.
Result<DeviceCode> code_for(const CudaChoice& choice, const CodeSource& source, const Nvrtc& nvrtc,
                            const std::string& key, const MakeDeviceDraft& make,
                            std::vector<StageTime>& times);

/// Code for `device` of a kernel whose source depends on nothing but what `key` says, and `module`,
/// that code on the device; `make` is called if there is none. What was done is appended to
/// `times`. Errors: those of `make`, of NVRTC, and what it says of the device; the driver does not
/// take the code, with its version, NVRTC's, what the code is, and where its source is kept.
Result<DeviceCode> device_code(const CodeSource& source, const CudaDevice& device,
                               const std::string& key, const MakeDeviceDraft& make,
                               std::vector<StageTime>& times, CudaModule& module);

}  // namespace minterm
