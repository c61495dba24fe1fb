// SPDX-License-Identifier: Apache-2.0
//
// What tests of edit distances by one engine share: letters, edits, and all that is said of a pair.
#pragma once

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <string_view>

#include "codegen/engine.hpp"
#include "tests/reference/alignments.hpp"

namespace minterm::testing {

/// The first so many of twelve letters, the ends of the alphabet among them.
std::string_view first_letters(std::size_t count);

/// `text` with up to seven edits of these letters, gaps among them.
std::string edited(std::mt19937& random, std::string text, std::string_view letters);

/// All that an engine says about a pair, with one way of going.
::testing::AssertionResult agrees(Engine& engine, const Recurrence& recurrence,
                                  const std::string& a, const std::string& b,
                                  const RunOptions& options, const reference::BestAlignments& best);

}  // namespace minterm::testing
