// SPDX-License-Identifier: Apache-2.0
//
// The kernels that are linked into a build without a compiler: a table that is generated
// (generated/linked).
#pragma once

#include <cstdint>
#include <span>

#include "runtime/kernel_abi.hpp"

namespace minterm {

/// A kernel's key, and which part of the lists below is its own.
struct LinkedKernel {
    std::uint64_t key = 0;  ///< `text_hash` of the key that a code source is asked for
    std::uint16_t first_function = 0;
    std::uint16_t functions = 0;
    std::uint16_t first_figure = 0;
    std::uint16_t figures = 0;
};

/// Lists of all kernels together, without an address that a loader would have to adjust.
struct LinkedTable {
    std::span<const LinkedKernel> kernels;    ///< ascending by key
    std::span<const std::int32_t> distances;  ///< of functions, each from its place here in bytes
    std::span<const std::uint8_t> names;      ///< of functions: which of `known_names`
    std::span<const char* const> known_names;
    std::span<const std::int32_t> figures;

    KernelEntry entry(std::size_t function) const {
        const std::int32_t& distance = distances[function];
        return reinterpret_cast<KernelEntry::Code>(reinterpret_cast<std::intptr_t>(&distance) +
                                                   distance);
    }
};
LinkedTable linked_table();

}  // namespace minterm
