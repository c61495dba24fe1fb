// SPDX-License-Identifier: Apache-2.0
//
// A dictionary -> what a GPU needs of it, for lookups and for the way back: arrays of its image as
// they are, tables that are made of others, and numbers (runtime/dictionary/device reads them).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "minterm/dictionary.hpp"

namespace minterm {

namespace lookup_device {
#include "runtime/dictionary/device/lookup_arguments.inc"
}  // namespace lookup_device

/// Views of the dictionary, which must outlive it, and of tables of its own.
struct LookupArrays {
    std::array<std::span<const std::byte>, lookup_device::kDictionaryBuffers> arrays;
    std::array<std::int64_t, lookup_device::kScalarCount> scalars{};
    DictionaryLayout layout = DictionaryLayout::Paper;
    std::uint64_t longest_key = 0;  ///< in bytes; what is longer is no key

    /// With `way_back` also what only that needs. Nothing where there is no trie, in the layout
    /// Small.
    static std::optional<LookupArrays> of(const Dictionary& dictionary, bool way_back = false);

    LookupArrays() = default;
    LookupArrays(LookupArrays&&) = default;
    LookupArrays& operator=(LookupArrays&&) = default;

private:
    friend class LookupArraysMaker;
    std::vector<std::vector<std::uint32_t>> tables_;  ///< those that are in no image
};

}  // namespace minterm
