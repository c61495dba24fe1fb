// SPDX-License-Identifier: Apache-2.0
//
// Where a pattern occurs in a text, by trying every place. Nothing of the project is included.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace reference {

/// Every end of an occurrence (the occurrence is text[end - pattern.size(), end)), increasing.
/// The empty pattern ends everywhere, 0 and text.size() included.
std::vector<std::uint64_t> occurrences(std::string_view pattern, std::string_view text);

/// The same with at most `k` letters replaced.
std::vector<std::uint64_t> mismatch_occurrences(std::string_view pattern, std::string_view text,
                                                std::int64_t k);

/// Whether a letter of a pattern matches a letter of a text.
using Matches = std::function<bool(unsigned char, unsigned char)>;

/// One end of an approximate occurrence.
struct ApproximateEnd {
    std::uint64_t start = 0;  ///< of the shortest substring of least cost that ends at `end`
    std::uint64_t end = 0;
    std::int64_t cost = 0;

    bool operator==(const ApproximateEnd&) const = default;
};

/// Every end of a substring that the pattern becomes with at most `k` letters replaced, increasing.
std::vector<ApproximateEnd> mismatch_ends(std::string_view pattern, std::string_view text,
                                          std::int64_t k, const Matches& matches);

/// The same with at most `k` letters replaced, inserted or deleted.
std::vector<ApproximateEnd> edit_ends(std::string_view pattern, std::string_view text,
                                      std::int64_t k, const Matches& matches);

}  // namespace reference
