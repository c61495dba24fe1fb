// SPDX-License-Identifier: Apache-2.0
//
// The kernels that are linked into a build without a compiler: a table that is generated
// (generated/linked).
#pragma once

#include <cstdint>
#include <span>

#include "runtime/kernel_abi.hpp"

namespace minterm {

struct LinkedFunction {
    const char* name = nullptr;
    KernelEntry entry = nullptr;
};

struct LinkedKernel {
    std::uint64_t key = 0;  ///< `text_hash` of the key that a code source is asked for
    std::span<const LinkedFunction> functions;
    std::span<const std::int64_t> figures;
};

/// Ascending by key.
std::span<const LinkedKernel> linked_kernels();

}  // namespace minterm
