// SPDX-License-Identifier: Apache-2.0
//
// The minimiser for tables that are given by cubes: exact where all primes and the covering
// problem stay small, whatever the number of inputs; by minterms where the inputs are few; else a
// good cover. Work and memory are bounded for every table.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "synth/cube_sets.hpp"
#include "synth/cube_table.hpp"
#include "synth/minimize_qm.hpp"

namespace minterm {

struct MinimizedCubes {
    std::vector<WideProduct> products;  ///< as sort_products orders them
    bool proved_minimum = false;        ///< no cover has fewer products, then fewer literals
    std::uint64_t lower_bound = 0;      ///< no cover has fewer products
    std::uint64_t primes = 0;           ///< 0: not generated
    CoverMethod method = CoverMethod::Exact;
};

/// Replaces `best` by another cover of the same table if that is smaller or proved minimum, and
/// joins what is known of both.
void keep_better(MinimizedCubes& best, MinimizedCubes other);

/// A cover of the table as `minimize_qm` makes it, never worse than without `exact`. On-set and
/// off-set do not contradict.
MinimizedCubes minimize_cubes(const CubeTable& table, const MinimizeParams& params = {});

/// Whether the products compute the table: every output is 1 where its on-set says so (and no
/// don't-care does), and 0 wherever it is off. Nothing: the budget is gone.
std::optional<bool> implements(const std::vector<WideProduct>& products, const CubeTable& table,
                               CubeBudget& budget);

}  // namespace minterm
