// SPDX-License-Identifier: Apache-2.0
//
// A table and candidate products as a covering problem: one row for each 1 of each output.
#pragma once

#include <cstdint>
#include <vector>

#include "synth/cover.hpp"
#include "synth/cover_problem.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// How many (product, output, minterm) there are with the output 1 on a minterm of its product: the
/// entries of the covering matrix.
std::uint64_t covering_entries(const TruthTable& table, const std::vector<Product>& products);

/// The matrix, restricted to the outputs in `outputs` (bit o). Weights are left empty.
CoverProblem covering_rows(const TruthTable& table, std::uint64_t outputs,
                           const std::vector<Product>& products);

}  // namespace minterm
