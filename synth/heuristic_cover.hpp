// SPDX-License-Identifier: Apache-2.0
//
// Good covers of tables that are too large for a proof, and the tidying that every cover gets.
// All functions need a well-formed table and return products in the order of a Cover.
#pragma once

#include <vector>

#include "synth/cover.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// A cover chosen from the primes, always taking the one with the most minterms still open (then
/// the fewest literals). The primes cover the table.
std::vector<Product> greedy_products(const TruthTable& table, const std::vector<Product>& primes);

/// A cover without knowledge of the primes: an irredundant sum for each output (Morreale 1970,
/// Minato 1993), whose products are then offered to all other outputs.
std::vector<Product> isop_products(const TruthTable& table);

/// Takes away products from outputs that are covered without them, so that every sum has as few
/// terms as possible where that is cheap to find and no superfluous one in any case. A product that
/// feeds nothing any more goes. `keep_all`: all products are needed by somebody, as in a minimum
/// cover; otherwise an output prefers products that outputs before it need.
void drop_connections(const TruthTable& table, bool keep_all, std::vector<Product>& products);

/// Takes away literals, products and connections until none can go alone.
void make_irredundant(const TruthTable& table, std::vector<Product>& products);

}  // namespace minterm
