// SPDX-License-Identifier: Apache-2.0
//
// The words of AVX-512 on a machine without it: what is generated for eight lanes and for mask
// registers, as LLVM makes it run on AVX2. (Three-input gates are an instruction of AVX-512 only.)
#pragma once

#include <vector>

#include "codegen/target.hpp"
#include "tests/support/runnable_targets.hpp"

namespace minterm::testing {

inline const Target& wide_test_target() {
    static const Target target = [] {
        Target wide = **find_target("avx2");
        wide.name = "wide";
        wide.description = "512 cells a word in two registers, for tests";
        wide.word_bits = 512;
        wide.mask_registers = true;
        return wide;
    }();
    return target;
}

/// The targets that this machine can run, and those of 8 and of 512 bits a word.
inline std::vector<const Target*> column_targets() {
    std::vector<const Target*> targets = runnable_targets();
    if (why_unavailable(wide_test_target()).empty()) targets.push_back(&wide_test_target());
    return targets;
}

}  // namespace minterm::testing
