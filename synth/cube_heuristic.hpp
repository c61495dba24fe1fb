// SPDX-License-Identifier: Apache-2.0
//
// Good covers of tables that are given by cubes and too large for a proof: the rows themselves,
// expanded and made irredundant as in espresso (Brayton, Hachtel, McMullen and
// Sangiovanni-Vincentelli 1984), without its last-gasp and reduction loops.
#pragma once

#include <vector>

#include "synth/cube_sets.hpp"

namespace minterm {

/// The sets of a table. With `off_given`, everything outside of `on` and `off` is free and
/// `dont_care` only names what need not be covered although a row of `on` holds it; otherwise
/// everything outside of `on` and `dont_care` is off, and `off` may hold that (`off_known`).
struct CubeSets {
    std::vector<WideProduct> on;
    std::vector<WideProduct> dont_care;
    std::vector<WideProduct> off;
    bool off_known = false;
};

/// A cover; literals go as long as no off-cube is touched (where the off-set is not known: as long
/// as the on-set and the don't-cares hold the cube), then products that the others make
/// superfluous. Ends early, but with a cover, when the budget is gone.
std::vector<WideProduct> expanded_cover(const CubeSets& sets, CubeBudget& budget);

/// Takes away products from outputs that are covered without them, then products that feed nothing.
/// `keep_all`: no product may go, as in a minimum cover.
void drop_connections(const CubeSets& sets, bool keep_all, std::vector<WideProduct>& products,
                      CubeBudget& budget);

}  // namespace minterm
