// SPDX-License-Identifier: Apache-2.0
//
// An alignment -> the places where two sequences differ, as people want to read them.
//
// Note [Sliding]. Of [x][y x][y] the insertion may as well be [y x] or [x y], for the same length:
// symbols that are alone may trade places with matches as long as the first one equals the match
// behind the last one, or the last one the match before the first one. Of all such places one is
// taken, as in GNU diff: in a, then in b, from left to right, symbols that are alone are joined
// with those that they can reach, and then stand as far right as they can; but beside some that are
// alone in the other sequence, if they can, so that a replaced line is one change and not two. The
// number of matches stays what it is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "minterm/alignment.hpp"

namespace minterm {

/// a[a_begin, a_begin + a_count) was replaced by b[b_begin, b_begin + b_count).
struct Change {
    std::size_t a_begin = 0;
    std::size_t a_count = 0;
    std::size_t b_begin = 0;
    std::size_t b_count = 0;

    bool operator==(const Change&) const = default;
};

/// The changes that an alignment without mismatches of all of a with all of b makes, slid as above,
/// from left to right; matches stand between them. O(m + n) time and memory, if few slide far.
std::vector<Change> changes_of(std::span<const EditRun> runs, std::span<const std::uint32_t> a,
                               std::span<const std::uint32_t> b);

}  // namespace minterm
