// SPDX-License-Identifier: Apache-2.0
//
// Tests of what only a build with the compiler does: specs and parameters of one's own, sizes and
// symbols that no linked kernel is for, what is said of compiling.
#pragma once

#include <gtest/gtest.h>

/// Skips the test where the build (MINTERM_HAS_COMPILER) has none.
#define MINTERM_NEEDS_COMPILER() \
    if (!MINTERM_HAS_COMPILER) GTEST_SKIP() << "this build has no compiler"
