// SPDX-License-Identifier: Apache-2.0
//
// A recurrence and how symbols arrive -> the batch kernel that can be called.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codegen/alignment_model.hpp"
#include "codegen/code_source.hpp"
#include "codegen/compile_batch.hpp"
#include "minterm/result.hpp"
#include "runtime/cuda/cuda_batch_driver.hpp"
#include "runtime/cuda/cuda_device.hpp"
#include "runtime/kernel_abi.hpp"
#include "synth/recurrence.hpp"
#include "synth/symbols.hpp"

namespace minterm {

/// A recurrence and the functions of its batch kernel, on a processor or on a device.
struct LoadedBatch {
    SolvedRecurrence solved;
    RightEdgeAnswer answer;
    KernelCode code;
    DeviceCode device_code;
    CudaModule module;
    CudaBatchKernels device_kernels;
    BatchKernel kernel;            ///< without functions on a device
    std::optional<GapCosts> gaps;  ///< where gaps have them

    const std::string& origin() const { return module.get() ? device_code.origin : code.origin; }
    const std::string& not_kept() const {
        return module.get() ? device_code.not_kept : code.not_kept;
    }
};

/// All of a kernel that its cell and symbols do not say, as numbers that are kept with its code.
std::vector<std::int64_t> batch_figures(const CompiledBatch& compiled);

/// A kernel that these are figures of, without its functions.
BatchKernel batch_shape(const Encoding& encoding, const SymbolLogic& symbols,
                        const std::vector<std::int64_t>& figures, const Target& target);

/// `device`: for targets that are one; its calls are the thread's. Errors: those of
/// `compile_batch`, of the code source, of NVRTC and of the driver.
Result<LoadedBatch> load_batch(const Recurrence& recurrence, const SymbolLogic& symbols,
                               PredicateSource predicates, const CodeSource& source,
                               const CudaDevice* device = nullptr);

}  // namespace minterm
