// SPDX-License-Identifier: Apache-2.0
#include "codegen/device_dictionary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "codegen/code_source.hpp"
#include "codegen/device_code.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/lookup_source.hpp"
#include "codegen/stage_time.hpp"
#include "codegen/target.hpp"
#include "runtime/support/clock.hpp"

namespace minterm {

namespace {

std::string dictionary_source(std::string_view last) {
    std::string source;
    for (const std::string_view name :
         {std::string_view("lookup_arguments"), std::string_view("bit_vectors"), last})
        for (const EmbeddedText& file : lookup_texts())
            if (file.name == name) source += file.text;
    return source;
}

/// Room for keys of twice the mean, or for all where they are not so long.
std::size_t slot_bytes_of(const Dictionary::Statistics& statistics) {
    const std::uint64_t mean = statistics.key_bytes / std::max<std::uint64_t>(statistics.keys, 1);
    const std::uint64_t wanted =
        std::min(statistics.longest_key, std::max<std::uint64_t>(2 * mean, 32));
    return std::max<std::size_t>((wanted + 3) / 4 * 4, 4);
}

}  // namespace

std::string lookup_source() { return dictionary_source("lookup"); }
std::string way_back_source() { return dictionary_source("way_back"); }

struct DeviceDictionary::State {
    struct Kernel {
        DeviceCode code;
        CudaModule module;
        CudaFunctions::Function function = nullptr;
    };

    explicit State(Dictionary of) : dictionary(std::move(of)) {}
    Result<Kernel> load(const CellStore& store, const std::string& source,
                        const std::string& name) const;

    Dictionary dictionary;  ///< where keys are that have no room in a slot
    std::unique_ptr<CudaDevice> device;
    Kernel lookup;
    Kernel way_back;
    std::optional<CudaDictionary> there;
    std::optional<CudaLookupDriver> keys_to_ids;
    std::optional<CudaKeyDriver> ids_to_keys;
    std::string kernel_name;  ///< of the first that was asked for
    double compile_seconds = 0;
};

Result<DeviceDictionary::State::Kernel> DeviceDictionary::State::load(
    const CellStore& store, const std::string& source, const std::string& name) const {
    Kernel kernel;
    std::vector<StageTime> times;
    const auto make = [&]() -> Result<DeviceDraft> {
        return DeviceDraft{"dictionary", source, {}};
    };
    MINTERM_TRY(kernel.code, device_code(*code_source(cuda_target(), store), *device,
                                         "dictionary " + source, make, times, kernel.module));
    MINTERM_TRY(kernel.function, find_kernel(*device, kernel.module, name));
    return kernel;
}

DeviceDictionary::DeviceDictionary(std::unique_ptr<State> state) : state_(std::move(state)) {}
DeviceDictionary::~DeviceDictionary() = default;
DeviceDictionary::DeviceDictionary(DeviceDictionary&&) noexcept = default;
DeviceDictionary& DeviceDictionary::operator=(DeviceDictionary&&) noexcept = default;

Result<DeviceDictionary> DeviceDictionary::open(const Dictionary& dictionary,
                                                const DeviceDictionaryOptions& options,
                                                const CellStore& store) {
    const DictionaryLayout layout = dictionary.statistics().layout;
    const std::optional<LookupArrays> arrays = LookupArrays::of(dictionary, options.way_back);
    if (!arrays)
        return Failure::user(
            fmt::format("target 'cuda' looks keys up in tries, and a dictionary of the layout {} "
                        "is none; build "
                        "it with --layout fast or paper",
                        name_of(layout)));
    if (options.params.split && layout != DictionaryLayout::Louds)
        return Failure::user("a level of the trie a thread is for the layout louds");
    auto state = std::make_unique<State>(dictionary);
    MINTERM_TRY(const CudaDriver driver, CudaDriver::load());
    MINTERM_TRY(state->device, CudaDevice::open(driver, options.device));
    const Clock::time_point start = Clock::now();
    const std::string lookup_name =
        std::string(options.params.split ? "split_" : "lookup_") + name_of(layout);
    const std::string keys_name = std::string("keys_") + name_of(layout);
    if (options.lookups) {
        MINTERM_TRY(state->lookup, state->load(store, lookup_source(), lookup_name));
    }
    if (options.way_back) {
        MINTERM_TRY(state->way_back, state->load(store, way_back_source(), keys_name));
    }
    state->kernel_name = options.lookups ? lookup_name : keys_name;
    state->compile_seconds = seconds_since(start);
    MINTERM_TRY(CudaDictionary there, CudaDictionary::create(*state->device, *arrays));
    state->there.emplace(std::move(there));
    if (options.lookups)
        state->keys_to_ids.emplace(*state->there, state->lookup.function, options.params);
    if (options.way_back)
        state->ids_to_keys.emplace(
            *state->there, state->way_back.function, slot_bytes_of(dictionary.statistics()),
            [&processor = state->dictionary](std::uint64_t id, std::string& text) {
                processor.append_key(id, text);
            },
            options.params.piece_keys);
    return DeviceDictionary(std::move(state));
}

Status DeviceDictionary::find(std::span<const std::string_view> keys,
                              std::span<std::uint64_t> ids) {
    return state_->keys_to_ids->find(keys, ids);
}

Status DeviceDictionary::append_keys(std::span<const std::uint64_t> ids, std::string& text,
                                     std::vector<std::size_t>& ends) {
    return state_->ids_to_keys->append_keys(ids, text, ends);
}

DeviceDictionary::Report DeviceDictionary::report() const {
    const CudaDevice& device = *state_->device;
    const DeviceCode& code = (state_->keys_to_ids ? state_->lookup : state_->way_back).code;
    double device_seconds = 0;
    if (state_->keys_to_ids) device_seconds += state_->keys_to_ids->device_seconds();
    if (state_->ids_to_keys) device_seconds += state_->ids_to_keys->device_seconds();
    return {
        fmt::format("device {}: {}, sm_{}", device.number(), device.name(), device.capability()),
        state_->kernel_name,
        code.origin,
        code.not_kept,
        state_->compile_seconds,
        device_seconds,
        state_->there->bytes()};
}

}  // namespace minterm
