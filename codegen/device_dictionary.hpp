// SPDX-License-Identifier: Apache-2.0
//
// A dictionary on a GPU: keys -> numbers, as Dictionary::find gives them, and back, many at a time.
//
//     Result<Dictionary> words = Dictionary::open("words.mtd");
//     Result<DeviceDictionary> there = DeviceDictionary::open(*words);
//     std::vector<std::uint64_t> ids(keys.size());
//     Status found = there->find(keys, ids);
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "minterm/dictionary.hpp"
#include "minterm/result.hpp"
#include "runtime/cuda/cuda_lookup_driver.hpp"
#include "synth/cell_store.hpp"

namespace minterm {

struct DeviceDictionaryOptions {
    int device = 0;  ///< as `CudaDevice::open` numbers them
    /// `split` is for the layout Louds.
    CudaLookupParams params;
    bool lookups = true;    ///< for `find`
    bool way_back = false;  ///< for `append_keys`, which takes more memory there
};

/// One thread at a time.
class DeviceDictionary {
public:
    /// Gets the kernel, from the folder of `store` or by NVRTC, and copies the dictionary to the
    /// device. Errors (user): the layout is Small, which is no trie, or `split` and not Louds; no
    /// driver, no device; (environment): no NVRTC, too little memory.
    static Result<DeviceDictionary> open(const Dictionary& dictionary,
                                         const DeviceDictionaryOptions& options = {},
                                         const CellStore& store = {});
    ~DeviceDictionary();
    DeviceDictionary(DeviceDictionary&&) noexcept;
    DeviceDictionary& operator=(DeviceDictionary&&) noexcept;

    /// `ids[i]` becomes the number of `keys[i]`, or Dictionary::kNoId; of one that was opened with
    /// `lookups`. Any number of keys of any length. Errors: those of CudaLookupDriver::find.
    Status find(std::span<const std::string_view> keys, std::span<std::uint64_t> ids);

    /// Appends the keys with these numbers to `text` and their ends to `ends`, as
    /// Dictionary::append_keys; of one that was opened with `way_back`. Few keys that are much
    /// longer than most come from the processor. Errors: as `find`.
    Status append_keys(std::span<const std::uint64_t> ids, std::string& text,
                       std::vector<std::size_t>& ends);

    struct Report {
        std::string device;         ///< "device 0: NVIDIA H100 PCIe, sm_90"
        std::string kernel;         ///< "lookup_fast", or without lookups "keys_fast"
        std::string code_origin;    ///< "compiled", or "stored": from disk
        std::string code_not_kept;  ///< why what was compiled is not on disk; empty if it is
        double compile_seconds;     ///< or of finding it
        double device_seconds;      ///< of kernels so far, by the device's clock
        std::size_t bytes;          ///< of the dictionary on the device
    };
    Report report() const;

private:
    struct State;
    explicit DeviceDictionary(std::unique_ptr<State> state);

    std::unique_ptr<State> state_;
};

}  // namespace minterm
