// SPDX-License-Identifier: Apache-2.0
#include "codegen/device_code.hpp"

#include <fmt/format.h>

#include <utility>

#include "codegen/nvrtc.hpp"

namespace minterm {

Result<DeviceCode> device_code(const CodeSource& source, const CudaDevice& device,
                               const std::string& key, const MakeDeviceDraft& make,
                               std::vector<StageTime>& times) {
    MINTERM_TRY(const Nvrtc* const nvrtc, Nvrtc::load());
    MINTERM_TRY(const CudaChoice choice,
                nvrtc->choose(device.capability(), device.driver().version()));
    const auto compile_it = [&]() -> Result<DeviceCode> {
        MINTERM_TRY(DeviceDraft draft, make());
        StageClock clock(times);
        MINTERM_TRY(const CudaCode code,
                    nvrtc->compile(draft.source, draft.name, choice.architecture, choice.form));
        clock.done("NVRTC");
        return DeviceCode{
            {code.bytes.begin(), code.bytes.end()}, std::move(draft.figures), "compiled", {}};
    };
    const std::string whole_key =
        fmt::format("{}\nNVRTC {} {} {}", key, nvrtc->version(), choice.architecture,
                    choice.form == CudaForm::Ptx ? "PTX" : "cubin");
    return source.get_for_device(whole_key, compile_it, times);
}

}  // namespace minterm
