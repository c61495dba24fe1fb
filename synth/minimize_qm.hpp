// SPDX-License-Identifier: Apache-2.0
//
// Quine-McCluskey: every prime implicant of a multi-output table, then a minimum cover in which
// outputs share products. Tables that are too large for a proof get a good cover instead.
//
// Note [Exact or not]. Inputs that no output looks at are dropped first. With up to
// `prime_inputs` inputs left, and outputs few enough for `prime_bytes`, all primes are generated in
// an array of 3^inputs cubes. If the covering matrix (one row for each 1 of each output, one column
// for each prime) has no more than `matrix_entries` ones, it is solved by reduction and branch and
// bound (cover_problem.hpp); when that ends within `search_budget`, the cover is proved minimum.
// Otherwise the cover comes from a heuristic (heuristic_cover.hpp) or from the search as far as it
// got: it is correct, no product and no literal of it can just be left out, and `proved_minimum` is
// false.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "synth/cover.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// Limits that decide between a proof and a heuristic. They count work, not time, so that the same
/// table gives the same cover on every machine.
struct MinimizeParams {
    int prime_inputs = 16;  ///< most inputs for which all primes are generated, at most 16
    std::uint64_t prime_bytes = std::uint64_t{256} << 20;  ///< most memory for generating them
    std::uint64_t matrix_entries = 1'500'000;              ///< largest covering matrix to search
    std::uint64_t search_budget = 20'000'000;  ///< matrix entries that the search may look at
    bool exact = true;                         ///< false: straight to the heuristic
    std::function<bool()> stop;  ///< asked now and then: whether to end with what there is
};

/// How a cover was found.
enum class CoverMethod {
    Exact,         ///< all primes and a covering search, which may have ended early
    GreedyPrimes,  ///< all primes, chosen greedily
    Isop,          ///< irredundant sums by Minato and Morreale, shared and tidied
    Expand,        ///< the rows of the table, expanded and made irredundant
};

struct MinimizedTable {
    Cover cover;
    std::uint64_t lower_bound = 0;  ///< no cover has fewer products
    std::uint64_t primes = 0;       ///< 0: not generated
    CoverMethod method = CoverMethod::Exact;
};

/// Most inputs for `prime_products` (3^16 cubes are 43 million).
inline constexpr int kMaxPrimeInputs = 16;

/// All multi-output primes: a cube together with the largest set of outputs it may feed, such that
/// no larger cube may feed the same outputs (McCluskey 1956; Bartee 1961 for several outputs).
/// A prime covers at least one on-minterm of one of its outputs. Sorted by (mask, bits).
///
/// Needs a well-formed table of which at most kMaxPrimeInputs inputs matter. Takes memory and time
/// for 3^inputs cubes: some milliseconds for 11 inputs, a tenth of a second for 14, one for 16.
std::vector<Product> prime_products(const TruthTable& table);

/// Bytes that `prime_products` takes for all cubes of a table all of whose inputs matter: 3 to 17
/// a cube, as the outputs are many.
std::uint64_t prime_bytes(const TruthTable& table);

/// A cover with the fewest products and, among those, the fewest literals; don't-cares are used
/// where they help and never have to be covered. Among covers that are equal in both, products that
/// may feed more outputs are preferred, and each product feeds no output that does not need it (the
/// sums of the outputs have as few terms as the chosen products allow). `proved_minimum` tells
/// whether minimality in products and literals was proved. Deterministic.
Cover minimize_qm(const TruthTable& table, const MinimizeParams& params = {});

/// The same with what is known about the result.
MinimizedTable minimize_table(const TruthTable& table, const MinimizeParams& params = {});

}  // namespace minterm
