// SPDX-License-Identifier: Apache-2.0
//
// Complement and complete sum (all primes) of lists of cubes, by recursion on the inputs. Neither
// ever looks at 2^inputs minterms, and both give up when their budget is gone: the results can be
// exponentially long.
//
// Note [Unate recursion]. A list of cubes is split on the input with the most literals of both
// polarities; its halves no longer mention the input. For the complete sum of a function f with the
// halves f0 and f1 (Quine 1955; Brayton, Hachtel, McMullen and Sangiovanni-Vincentelli 1984): its
// primes are the maximal ones among x' p, x q and the common parts of p and q, for p prime in f0
// and q prime in f1. Where all literals of an input have one polarity, f0 is within f1, and primes
// without the input are those of f0. Several outputs are handled as one more variable whose
// literals are sets of outputs: common parts intersect them, and equal cubes join them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "synth/cube_table.hpp"

namespace minterm {

/// Work that a computation on cubes may do. Counted, so that the same table gives the same answer
/// on every machine, unless `stop` (asked now and then) says that nobody waits any longer.
struct CubeBudget {
    std::uint64_t work = 100'000'000;  ///< cubes looked at
    std::size_t cubes = 50'000;        ///< longest list
    std::function<bool()> stop;        ///< may be empty
    std::uint64_t spent = 0;

    /// Counts; false when the budget is gone.
    bool spend(std::uint64_t amount) {
        const bool ask = (spent >> 20) != ((spent + amount) >> 20);
        spent += amount;
        if (ask && stop && stop()) work = 0;
        return spent <= work;
    }
};

/// Drops products that another one contains, cube and outputs; sorted as by sort_products. Nothing:
/// the budget is gone.
bool absorb(std::vector<WideProduct>& products, CubeBudget& budget);

/// For each output in `outputs` the minterms that no product feeding it holds. Nothing: the budget
/// is gone.
std::optional<std::vector<WideProduct>> complement(const std::vector<WideProduct>& products,
                                                   std::uint64_t outputs, CubeBudget& budget);

/// All primes of the functions that the products make, as `prime_products` defines them, except
/// that don't-cares are not told apart. Sorted. Nothing: the budget is gone.
std::optional<std::vector<WideProduct>> complete_sum(std::vector<WideProduct> products,
                                                     CubeBudget& budget);

/// Whether the products that feed all of `outputs` hold every minterm of the cube, one output at a
/// time. Nothing: the budget is gone.
std::optional<bool> holds(const std::vector<WideProduct>& products, const WideCube& cube,
                          std::uint64_t outputs, CubeBudget& budget);

}  // namespace minterm
