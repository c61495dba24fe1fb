// SPDX-License-Identifier: Apache-2.0
//
// What tests of kernels run on.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <vector>

#include "codegen/target.hpp"

namespace minterm::testing {

/// The target of 8-bit words, then those that this machine can run, the slowest first; or the one
/// that MINTERM_TARGET names alone, where time matters more (scripts/test-avx512-emulated.sh).
inline std::vector<const Target*> runnable_targets() {
    const char* only = std::getenv("MINTERM_TARGET");
    if (only != nullptr && *only != '\0') {
        const auto target = choose_target();
        if (target) return {*target};
        ADD_FAILURE() << target.failure().render();
    }
    std::vector<const Target*> targets{&narrow_test_target()};
    for (const Target& target : all_targets())
        if (why_unavailable(target).empty()) targets.push_back(&target);
    return targets;
}

}  // namespace minterm::testing
