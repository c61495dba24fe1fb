// SPDX-License-Identifier: Apache-2.0
//
// Keys -> numbers for minterm dict lookup and encode: on the processor, or with --target on a GPU.
#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <string_view>

#include "cli/dict_actions.hpp"
#include "codegen/device_dictionary.hpp"

namespace minterm {

/// --target, --device, --cache, --no-cache, -v and -q.
void add_finder_options(CLI::App& app, DictOptions& options);

class KeyFinder {
public:
    /// Opens the dictionary and, if asked, puts it on the device. Errors: those of both.
    static Result<KeyFinder> open(const DictOptions& options);
    KeyFinder(KeyFinder&& other) noexcept
        : options_(other.options_),
          dictionary_(std::move(other.dictionary_)),
          device_(std::move(other.device_)) {}

    /// Whether a device looks keys up: many at a time then, since one thread at a time can.
    bool on_device() const { return device_.has_value(); }

    /// From any thread. Errors: those of a device, with `--target cuda`; with auto the processor
    /// takes over, which is said.
    Status find(std::span<const std::string_view> keys, std::span<std::uint64_t> ids);

    /// With -v: on standard error, what looked keys up, how many and how fast.
    void report() const;

private:
    KeyFinder(const DictOptions& options, Dictionary dictionary)
        : options_(options), dictionary_(std::move(dictionary)) {}

    const DictOptions& options_;
    Dictionary dictionary_;
    std::optional<DeviceDictionary> device_;
    std::mutex mutex_;        ///< of what follows, and of the device
    bool is_lost_ = false;    ///< the device failed
    std::uint64_t keys_ = 0;  ///< so far
    double seconds_ = 0;      ///< of all calls together
};

}  // namespace minterm
