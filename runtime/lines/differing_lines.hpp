// SPDX-License-Identifier: Apache-2.0
//
// Two texts -> their lines, without most of those at the beginning and at the end that are the same
// in both.
#pragma once

#include <cstddef>
#include <string_view>

#include "runtime/support/large_vector.hpp"

namespace minterm {

/// The lines of a text, each with the newline (LF) that ends it; the last one may have none.
LargeVector<std::string_view> lines_with_ends(std::string_view text);

/// What is left of two texts.
struct DifferingLines {
    std::string_view a;
    std::string_view b;
    std::size_t lines_before = 0;  ///< that were left out at the beginning of both
};

/// Leaves out whole lines at the beginning and at the end of both that are the same, but for the
/// `around` lines next to those that differ. Both empty if the texts are the same. O(bytes), at
/// memory speed; bytes that differ are looked at no further.
DifferingLines differing_lines(std::string_view a, std::string_view b, std::size_t around);

}  // namespace minterm
