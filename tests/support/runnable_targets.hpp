// SPDX-License-Identifier: Apache-2.0
//
// What tests of kernels run on.
#pragma once

#include <vector>

#include "codegen/target.hpp"

namespace minterm::testing {

/// The target of 8-bit words, then those that this machine can run, the slowest first.
inline std::vector<const Target*> runnable_targets() {
    std::vector<const Target*> targets{&narrow_test_target()};
    for (const Target& target : all_targets())
        if (why_unavailable(target).empty()) targets.push_back(&target);
    return targets;
}

}  // namespace minterm::testing
