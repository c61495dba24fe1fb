// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace minterm {

/// How many bytes two strings begin with alike; compared eight at a time.
inline std::size_t common_prefix(std::string_view a, std::string_view b) {
    static_assert(std::endian::native == std::endian::little,
                  "the first of eight bytes is the low one");
    const std::size_t most = std::min(a.size(), b.size());
    std::size_t equal = 0;
    for (; equal + 8 <= most; equal += 8) {
        std::uint64_t left = 0;
        std::uint64_t right = 0;
        std::memcpy(&left, a.data() + equal, 8);
        std::memcpy(&right, b.data() + equal, 8);
        if (left != right)
            return equal + static_cast<std::size_t>(std::countr_zero(left ^ right)) / 8;
    }
    while (equal < most && a[equal] == b[equal]) ++equal;
    return equal;
}

}  // namespace minterm
