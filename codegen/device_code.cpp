// SPDX-License-Identifier: Apache-2.0
#include "codegen/device_code.hpp"

#include <fmt/format.h>

#include <utility>

#include "codegen/known_nvrtc.hpp"
#include "codegen/nvrtc.hpp"

namespace minterm {

Result<const Nvrtc*> load_nvrtc(std::vector<StageTime>& times) {
    StageClock clock(times);
    MINTERM_TRY(const Nvrtc* const nvrtc, Nvrtc::load());
    clock.done("load NVRTC");
    return nvrtc;
}

Result<DeviceCode> code_for(const CudaChoice& choice, const CodeSource& source, const Nvrtc& nvrtc,
                            const std::string& key, const MakeDeviceDraft& make,
                            std::vector<StageTime>& times) {
    const auto compile_it = [&]() -> Result<DeviceCode> {
        MINTERM_TRY(DeviceDraft draft, make());
        if (!nvrtc.is_loaded()) {
            MINTERM_TRY([[maybe_unused]] const Nvrtc* const loaded, load_nvrtc(times));
        }
        StageClock clock(times);
        MINTERM_TRY(const CudaCode code,
                    nvrtc.compile(draft.source, draft.name, choice.architecture, choice.form));
        clock.done("NVRTC");
        return DeviceCode{
            {code.bytes.begin(), code.bytes.end()}, std::move(draft.figures), "compiled", {}};
    };
    return source.get_for_device(
        fmt::format("{}\nNVRTC {} {} {}", key, nvrtc.build(), choice.architecture,
                    choice.form == CudaForm::Ptx ? "PTX" : "cubin"),
        compile_it, times);
}

Result<DeviceCode> device_code(const CodeSource& source, const CudaDevice& device,
                               const std::string& key, const MakeDeviceDraft& make,
                               std::vector<StageTime>& times, CudaModule& module) {
    MINTERM_TRY(const Nvrtc nvrtc, known_nvrtc(source, times));
    MINTERM_TRY(const CudaChoice choice,
                nvrtc.choose(device.capability(), device.driver().version()));
    MINTERM_TRY(DeviceCode code, code_for(choice, source, nvrtc, key, make, times));
    StageClock clock(times);
    const std::string made_by = fmt::format("NVRTC {} ({})", nvrtc.version(),
                                            Nvrtc::options_text(choice.architecture, choice.form));
    Result<CudaModule> loaded =
        load_module(device, {code.bytes.begin(), code.bytes.end()}, made_by);
    if (!loaded) {
        const Failure& refused = loaded.failure();
        MINTERM_TRY(const DeviceDraft draft, make());
        std::string text = refused.messages().front().text + "\n" + kept_source_text(draft.source);
        return Failure(refused.kind(), Message{{}, std::move(text), {}});
    }
    module = *std::move(loaded);
    clock.done("kernel to the device");
    return code;
}

}  // namespace minterm
