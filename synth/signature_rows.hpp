// SPDX-License-Identifier: Apache-2.0
//
// The rows of a covering problem whose on-set is given by cubes.
//
// Note [Signatures]. The covering problem of Quine and McCluskey has a row for each on-minterm.
// Minterms that the same products hold give the same row (McGeer, Sanghavi, Brayton and
// Sangiovanni-Vincentelli 1993 call the set of these products the minterm's signature), so cubes
// of minterms will do: an on-cube is cut along the products that hold a part of it until each
// product holds a piece wholly or not at all. Pieces outside of a product are cut first. What lies
// inside has that product in its signature on top, and is not even looked at when the signature so
// far already contains another row: whoever covers that row covers the piece.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "synth/cube_sets.hpp"

namespace minterm {

/// The smallest signatures, each an ascending list of numbers of products: a choice of products
/// that has one of each list covers the outputs in `outputs` of the on-set `on` except for
/// minterms in `dont_care`, and no other choice does. Nothing: the budget is gone. An empty list
/// among the rows: some minterm is in no product.
std::optional<std::vector<std::vector<std::uint32_t>>> signature_rows(
    const std::vector<WideProduct>& on, const std::vector<WideProduct>& dont_care,
    std::uint64_t outputs, const std::vector<WideProduct>& products, CubeBudget& budget);

}  // namespace minterm
