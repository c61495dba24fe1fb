// SPDX-License-Identifier: Apache-2.0
#include "codegen/device_dictionary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "codegen/code_source.hpp"
#include "codegen/device_code.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/lookup_source.hpp"
#include "codegen/stage_time.hpp"
#include "codegen/target.hpp"
#include "runtime/clock.hpp"

namespace minterm {

struct DeviceDictionary::State {
    std::unique_ptr<CudaDevice> device;
    DeviceCode code;
    CudaModule module;
    std::unique_ptr<CudaLookupDriver> driver;
    std::string kernel;
    double compile_seconds = 0;
};

DeviceDictionary::DeviceDictionary(std::unique_ptr<State> state) : state_(std::move(state)) {}
DeviceDictionary::~DeviceDictionary() = default;
DeviceDictionary::DeviceDictionary(DeviceDictionary&&) noexcept = default;
DeviceDictionary& DeviceDictionary::operator=(DeviceDictionary&&) noexcept = default;

std::string lookup_source() {
    std::string arguments;
    std::string lookup;
    for (const EmbeddedText& file : lookup_texts())
        (file.name == "lookup" ? lookup : arguments) = file.text;
    return arguments + lookup;
}

Result<DeviceDictionary> DeviceDictionary::open(const Dictionary& dictionary,
                                                const DeviceDictionaryOptions& options,
                                                const CellStore& store) {
    const DictionaryLayout layout = dictionary.statistics().layout;
    const std::optional<LookupArrays> arrays = LookupArrays::of(dictionary);
    if (!arrays)
        return Failure::user(
            fmt::format("target 'cuda' looks keys up in tries, and a dictionary of the layout {} "
                        "is none; build "
                        "it with --layout fast or paper",
                        name_of(layout)));
    if (options.params.split && layout != DictionaryLayout::Louds)
        return Failure::user("a level of the trie a thread is for the layout louds");
    auto state = std::make_unique<State>();
    state->kernel = std::string(options.params.split ? "split_" : "lookup_") + name_of(layout);
    MINTERM_TRY(const CudaDriver driver, CudaDriver::load());
    MINTERM_TRY(state->device, CudaDevice::open(driver, options.device));
    const Clock::time_point start = Clock::now();
    std::vector<StageTime> times;
    const std::string source = lookup_source();
    MINTERM_TRY(state->code,
                device_code(
                    *code_source(cuda_target(), store), *state->device, "lookup " + source,
                    [&]() -> Result<DeviceDraft> {
                        return DeviceDraft{"lookup", source, {}};
                    },
                    times));
    MINTERM_TRY(state->module,
                load_module(*state->device, {state->code.bytes.begin(), state->code.bytes.end()}));
    MINTERM_TRY(const CudaFunctions::Function kernel,
                find_kernel(*state->device, state->module, state->kernel));
    state->compile_seconds = seconds_since(start);
    MINTERM_TRY(state->driver,
                CudaLookupDriver::create(*state->device, *arrays, kernel, options.params));
    return DeviceDictionary(std::move(state));
}

Status DeviceDictionary::find(std::span<const std::string_view> keys,
                              std::span<std::uint64_t> ids) {
    return state_->driver->find(keys, ids);
}

DeviceDictionary::Report DeviceDictionary::report() const {
    const CudaDevice& device = *state_->device;
    return {
        fmt::format("device {}: {}, sm_{}", device.number(), device.name(), device.capability()),
        state_->kernel,
        state_->code.origin,
        state_->code.not_kept,
        state_->compile_seconds,
        state_->driver->device_seconds(),
        state_->driver->dictionary_bytes()};
}

}  // namespace minterm
