// SPDX-License-Identifier: Apache-2.0
//
// The stages behind CUDA: ptx, cubin and sass.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "codegen/code_source.hpp"
#include "codegen/nvrtc.hpp"
#include "codegen/stage_time.hpp"
#include "minterm/result.hpp"
#include "synth/cell_store.hpp"

namespace minterm {

bool is_device_code_stage(const std::string& stage);

/// Makes a stage for an architecture, "sm_90". What NVRTC made before is kept in the store's
/// folder, beside other kernels.
class DeviceCodeEmitter {
public:
    /// Asks for NVRTC, so that nothing need be compiled where there is none. How long that took is
    /// appended to `times`. Errors: those of NVRTC; it does not know the architecture (user).
    static Result<DeviceCodeEmitter> create(const std::string& stage,
                                            const std::string& architecture, const CellStore& store,
                                            std::vector<StageTime>& times);

    /// The stage of the kernel of that name, of its CUDA. Appends to `times`. Errors: those of
    /// NVRTC and of nvdisasm.
    Result<std::string> emit(const std::string& cuda, const std::string& name,
                             std::vector<StageTime>& times) const;

private:
    DeviceCodeEmitter(std::string stage, std::string architecture,
                      std::shared_ptr<const CodeSource> source, Nvrtc nvrtc)
        : stage_(std::move(stage)),
          architecture_(std::move(architecture)),
          source_(std::move(source)),
          nvrtc_(std::move(nvrtc)) {}

    std::string stage_, architecture_;
    std::shared_ptr<const CodeSource> source_;
    Nvrtc nvrtc_;
};

}  // namespace minterm
