// SPDX-License-Identifier: Apache-2.0
//
// Where a pattern occurs in a text, by trying every place. Nothing of the project is included.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace reference {

/// Every end of an occurrence (the occurrence is text[end - pattern.size(), end)), increasing.
/// The empty pattern ends everywhere, 0 and text.size() included.
std::vector<std::uint64_t> occurrences(std::string_view pattern, std::string_view text);

/// The same with at most `k` letters replaced.
std::vector<std::uint64_t> mismatch_occurrences(std::string_view pattern, std::string_view text,
                                                std::int64_t k);

}  // namespace reference
