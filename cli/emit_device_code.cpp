// SPDX-License-Identifier: Apache-2.0
#include "cli/emit_device_code.hpp"

#include <memory>

#include "codegen/device_code.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/known_nvrtc.hpp"

namespace minterm {

bool is_device_code_stage(const std::string& stage) {
    return stage == "ptx" || stage == "cubin" || stage == "sass";
}

Result<std::string> emit_device_code(const std::string& stage, const std::string& cuda,
                                     const std::string& name, const std::string& architecture,
                                     const CellStore& store, std::vector<StageTime>& times) {
    const std::shared_ptr<const CodeSource> source = code_source(cuda_target(), store);
    // The second time it is known, or loaded.
    std::vector<StageTime> again;
    MINTERM_TRY(const Nvrtc nvrtc, known_nvrtc(*source, cuda.empty() ? times : again));
    MINTERM_TRY([[maybe_unused]] const Unit known, nvrtc.check_architecture(architecture));
    if (cuda.empty()) return cuda;
    const CudaForm form = stage == "ptx" ? CudaForm::Ptx : CudaForm::Cubin;
    const auto draft = [&]() -> Result<DeviceDraft> { return DeviceDraft{name, cuda, {}}; };
    MINTERM_TRY(const DeviceCode code,
                code_for({architecture, form}, *source, nvrtc, "source\n" + cuda, draft, times));
    std::string bytes(code.bytes.begin(), code.bytes.end());
    if (stage != "sass") return bytes;
    StageClock clock(times);
    MINTERM_TRY(std::string text, disassemble_cubin(bytes));
    clock.done("nvdisasm");
    return text;
}

}  // namespace minterm
