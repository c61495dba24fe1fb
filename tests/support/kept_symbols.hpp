// SPDX-License-Identifier: Apache-2.0
//
// Whether an alignment is one, for tests of common subsequences.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "minterm/alignment.hpp"

namespace minterm::testing {

/// How many symbols an alignment of all of a with all of b keeps; -1 if it is none, or has
/// mismatches.
template <typename Text>
std::int64_t kept_symbols(const std::vector<EditRun>& runs, const Text& a, const Text& b) {
    std::size_t i = 0;
    std::size_t j = 0;
    std::int64_t count = 0;
    for (const EditRun& run : runs) {
        if (run.operation == EditOperation::Mismatch) return -1;
        for (std::uint64_t column = 0; column < run.length; ++column) {
            if (run.operation == EditOperation::Match) {
                if (i >= a.size() || j >= b.size() || a[i] != b[j]) return -1;
                ++count;
            }
            if (run.operation != EditOperation::OnlyInB) ++i;
            if (run.operation != EditOperation::OnlyInA) ++j;
        }
    }
    return i == a.size() && j == b.size() ? count : -1;
}

}  // namespace minterm::testing
