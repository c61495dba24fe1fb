// SPDX-License-Identifier: Apache-2.0
//
// A block of the matrix in four pieces, for tests that compare its edges with those of the whole.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "runtime/blocks/block.hpp"
#include "synth/encoding.hpp"

namespace minterm::testing {

using Codes = std::vector<std::uint8_t>;

/// Which value each code stands for: edges are compared by meaning.
inline Codes meaning(const Codes& codes, const EdgeEncoding& encoding) {
    Codes values;
    for (const std::uint8_t code : codes)
        values.push_back(static_cast<std::uint8_t>(encoding.value_of_code[code]));
    return values;
}

/// Runs the blocks around the corner (row, column) with `run(block)`, which says whether it went
/// well, in place: an edge is the next block's other edge, so that `left` and `top` become the
/// right and the bottom edge of the whole.
template <typename Run>
void run_in_four(const Codes& a, const Codes& b, Codes& left, Codes& top, std::size_t row,
                 std::size_t column, const Run& run) {
    const auto part = [](auto& codes, std::size_t begin, std::size_t end) {
        return std::span(codes).subspan(begin, end - begin);
    };
    for (const auto& [i0, i1] : {std::pair{std::size_t{0}, row}, std::pair{row, a.size()}}) {
        for (const auto& [j0, j1] :
             {std::pair{std::size_t{0}, column}, std::pair{column, b.size()}}) {
            if (i0 == i1 || j0 == j1) continue;
            Codes right(i1 - i0);
            Codes bottom(j1 - j0);
            ASSERT_TRUE(run(Block{part(a, i0, i1), part(b, j0, j1), part(left, i0, i1),
                                  part(top, j0, j1), right, bottom}));
            std::copy(right.begin(), right.end(), left.begin() + static_cast<std::ptrdiff_t>(i0));
            std::copy(bottom.begin(), bottom.end(), top.begin() + static_cast<std::ptrdiff_t>(j0));
        }
    }
}

}  // namespace minterm::testing
