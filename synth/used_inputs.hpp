// SPDX-License-Identifier: Apache-2.0
//
// A table without the inputs that no output looks at, and cubes of the smaller table back over the
// inputs of the whole one.
#pragma once

#include <vector>

#include "synth/cover.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// The inputs, ascending, on whose value some output's on-set or don't-care set depends. A cube
/// that is prime has no literal of any other input.
std::vector<int> used_inputs(const TruthTable& table);

/// The table over the inputs `used` alone; the others are set to 0.
TruthTable keep_inputs(const TruthTable& table, const std::vector<int>& used);

/// A cube over the inputs `used`, as a cube of the table that `keep_inputs` was given.
Cube widen(const Cube& cube, const std::vector<int>& used);

}  // namespace minterm
