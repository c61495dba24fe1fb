// SPDX-License-Identifier: Apache-2.0
//
// Machine code that runs wherever it lies: what the linker makes of LLVM's objects, what is loaded,
// and what is kept on disk.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace minterm {

/// Alignment that an image may count on wherever it is loaded: a page.
inline constexpr std::uint64_t kImageAlignment = 4096;

struct CodeImage {
    std::vector<char> bytes;  ///< instructions and the constants that they read, nothing to write
    std::map<std::string, std::uint64_t, std::less<>> entries;  ///< function -> place in `bytes`

    bool operator==(const CodeImage&) const = default;
};

}  // namespace minterm
