// SPDX-License-Identifier: Apache-2.0
#include "cli/emit_device_code.hpp"

#include "codegen/device_code.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/known_nvrtc.hpp"

namespace minterm {

bool is_device_code_stage(const std::string& stage) {
    return stage == "ptx" || stage == "cubin" || stage == "sass";
}

Result<DeviceCodeEmitter> DeviceCodeEmitter::create(const std::string& stage,
                                                    const std::string& architecture,
                                                    const CellStore& store,
                                                    std::vector<StageTime>& times) {
    std::shared_ptr<const CodeSource> source = code_source(cuda_target(), store);
    MINTERM_TRY(Nvrtc nvrtc, known_nvrtc(*source, times));
    MINTERM_TRY([[maybe_unused]] const Unit known, nvrtc.check_architecture(architecture));
    return DeviceCodeEmitter(stage, architecture, std::move(source), std::move(nvrtc));
}

Result<std::string> DeviceCodeEmitter::emit(const std::string& cuda, const std::string& name,
                                            std::vector<StageTime>& times) const {
    const CudaForm form = stage_ == "ptx" ? CudaForm::Ptx : CudaForm::Cubin;
    const auto draft = [&]() -> Result<DeviceDraft> { return DeviceDraft{name, cuda, {}}; };
    MINTERM_TRY(const DeviceCode code,
                code_for({architecture_, form}, *source_, nvrtc_, "source\n" + cuda, draft, times));
    std::string bytes(code.bytes.begin(), code.bytes.end());
    if (stage_ != "sass") return bytes;
    StageClock clock(times);
    MINTERM_TRY(std::string text, disassemble_cubin(bytes));
    clock.done("nvdisasm");
    return text;
}

}  // namespace minterm
