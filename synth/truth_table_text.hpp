// SPDX-License-Identifier: Apache-2.0
//
// Plain truth tables (`.tt`): one line for each output, its values row by row.
//
//     # a full adder
//     inputs a b c
//     carry 00010111
//     sum   0x96
//
// Row k is where input i has the value of bit i of k: the first input changes fastest. Character k
// of a line of 0, 1 and - (or *: the output may be either) is row k; bit k of a number that begins
// with 0x is row k, so that the last digit holds rows 0 to 3, as in ABC and mockturtle. A second
// number after the word `dc` holds the rows that may be either. Blanks and _ between values mean
// nothing. Names of outputs and the line `inputs` may be left out; `order last_fastest` turns the
// order of the inputs round, as tables are printed in most books. A comment runs from # to the end
// of the line.
#pragma once

#include <string>
#include <string_view>

#include "minterm/result.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// Errors (user), with line and column: no output, a number of rows that is no power of two or not
/// that of the inputs or of the outputs before, characters that mean nothing, names twice, more
/// than kMaxTableInputs inputs or kMaxTableOutputs outputs.
Result<TruthTable> read_truth_table(std::string_view text, const std::string& file);

}  // namespace minterm
