// SPDX-License-Identifier: Apache-2.0
//
// Keys -> numbers for minterm dict lookup and encode, and back for decode: on the processor, or
// with --target on a GPU.
#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/dict_actions.hpp"
#include "codegen/device_dictionary.hpp"

namespace minterm {

class KeyFinder {
public:
    enum class Way : std::uint8_t { ToNumbers, ToKeys };

    /// --target, --device, --cache, --no-cache, -v and -q; to numbers also --split.
    static void add_options(CLI::App& app, DictOptions& options, Way way);
    /// Opens the dictionary and, if asked, puts it on the device. Errors: those of both.
    static Result<KeyFinder> open(const DictOptions& options, Way way);
    KeyFinder(KeyFinder&& other) noexcept
        : options_(other.options_),
          way_(other.way_),
          dictionary_(std::move(other.dictionary_)),
          device_(std::move(other.device_)) {}

    /// Whether a device looks keys up: many at a time then, since one thread at a time can.
    bool on_device() const { return device_.has_value(); }
    const Dictionary& dictionary() const { return dictionary_; }

    /// From any thread. Errors: those of a device, with `--target cuda`; with auto the processor
    /// takes over, which is said.
    Status find(std::span<const std::string_view> keys, std::span<std::uint64_t> ids);

    /// As Dictionary::append_keys, from any thread. Errors: likewise.
    Status append_keys(std::span<const std::uint64_t> ids, std::string& text,
                       std::vector<std::size_t>& ends);

    /// With -v: on standard error, what looked keys up, how many and how fast.
    void report() const;

private:
    KeyFinder(const DictOptions& options, Way way, Dictionary dictionary)
        : options_(options), way_(way), dictionary_(std::move(dictionary)) {}
    template <typename There, typename Here>
    Status answer(std::size_t count, const There& there, const Here& here);

    const DictOptions& options_;
    Way way_;
    Dictionary dictionary_;
    std::optional<DeviceDictionary> device_;
    std::mutex mutex_;         ///< of what follows, and of the device
    bool is_lost_ = false;     ///< the device failed
    std::uint64_t count_ = 0;  ///< of questions so far
    double seconds_ = 0;       ///< of all calls together
};

}  // namespace minterm
