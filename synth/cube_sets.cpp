// SPDX-License-Identifier: Apache-2.0
//
// Unate recursion on lists of cubes.
#include "synth/cube_sets.hpp"

#include <algorithm>
#include <bit>

namespace minterm {

namespace {

using Products = std::vector<WideProduct>;

/// The part of the list where the input has the value, without its literals.
Products cofactor(const Products& products, int input, bool value) {
    Products result;
    result.reserve(products.size());
    for (const WideProduct& product : products) {
        if (product.cube.mask.test(input) && product.cube.bits.test(input) != value) continue;
        result.push_back(product);
        result.back().cube.drop_literal(input);
    }
    return result;
}

/// The input to split on.
struct Split {
    int input = -1;  ///< -1: no product has a literal
    bool binate = false;
    bool positive = false;  ///< the polarity of its literals if they have only one
};

Split choose_split(const Products& products) {
    std::array<std::uint32_t, kMaxCubeInputs> ones{};
    std::array<std::uint32_t, kMaxCubeInputs> zeros{};
    for (const WideProduct& product : products) {
        for (InputSet rest = product.cube.mask; !rest.none();) {
            const int input = rest.first();
            rest.reset(input);
            ++(product.cube.bits.test(input) ? ones : zeros)[static_cast<std::size_t>(input)];
        }
    }
    Split best;
    std::uint32_t most = 0;
    for (int input = 0; input < kMaxCubeInputs; ++input) {
        const std::uint32_t one = ones[static_cast<std::size_t>(input)];
        const std::uint32_t zero = zeros[static_cast<std::size_t>(input)];
        const bool binate = one != 0 && zero != 0;
        if (one + zero == 0 || (best.binate && !binate)) continue;
        if (binate == best.binate && one + zero <= most) continue;
        best = {input, binate, one != 0};
        most = one + zero;
    }
    return best;
}

void add_literal(Products& products, int input, bool value) {
    for (WideProduct& product : products) product.cube.add_literal(input, value);
}

bool absorbs(const WideProduct& large, const WideProduct& small) {
    return (small.outputs & ~large.outputs) == 0 && contains(large.cube, small.cube);
}

/// Moves to `kept` what no product of `large` absorbs.
bool keep_others(Products candidates, const Products& large, Products& kept, CubeBudget& budget) {
    for (const WideProduct& candidate : candidates) {
        if (!budget.spend(large.size() + 1)) return false;
        const bool gone = std::any_of(large.begin(), large.end(),
                                      [&](const WideProduct& l) { return absorbs(l, candidate); });
        if (!gone) kept.push_back(candidate);
    }
    return kept.size() <= budget.cubes;
}

bool complete(Products& products, CubeBudget& budget) {
    if (!absorb(products, budget) || products.size() > budget.cubes) return false;
    if (products.size() < 2) return true;
    const Split split = choose_split(products);
    const bool same_outputs = std::all_of(
        products.begin(), products.end(),
        [&](const WideProduct& product) { return product.outputs == products.front().outputs; });
    if (!split.binate && same_outputs) return true;  // unate: nothing to merge

    Products zero = cofactor(products, split.input, false);
    Products one = cofactor(products, split.input, true);
    if (!complete(zero, budget) || !complete(one, budget)) return false;
    Products both;
    if (!split.binate) {
        both = split.positive ? zero : one;  // the half within the other
    } else {
        for (const WideProduct& p : zero) {
            if (!budget.spend(one.size())) return false;
            for (const WideProduct& q : one) {
                const std::uint64_t outputs = p.outputs & q.outputs;
                if (outputs == 0 || disjoint(p.cube, q.cube)) continue;
                both.push_back({common(p.cube, q.cube), outputs});
            }
            // Most common parts are no primes; they must not pile up.
            if (both.size() > 4 * budget.cubes && !absorb(both, budget)) return false;
            if (both.size() > 4 * budget.cubes) return false;
        }
        if (!absorb(both, budget)) return false;
    }
    Products result = both;
    if (split.binate || !split.positive) {
        Products only;
        if (!keep_others(std::move(zero), both, only, budget)) return false;
        add_literal(only, split.input, false);
        result.insert(result.end(), only.begin(), only.end());
    }
    if (split.binate || split.positive) {
        Products only;
        if (!keep_others(std::move(one), both, only, budget)) return false;
        add_literal(only, split.input, true);
        result.insert(result.end(), only.begin(), only.end());
    }
    products = std::move(result);
    return products.size() <= budget.cubes;
}

bool complement_of(const Products& list, std::uint64_t outputs, Products& result,
                   CubeBudget& budget) {
    if (!budget.spend(list.size() + 1)) return false;
    Products products;
    std::uint64_t full = 0;
    for (const WideProduct& product : list) {
        if (product.cube.mask.none()) full |= product.outputs;
    }
    outputs &= ~full;
    for (const WideProduct& product : list) {
        if ((product.outputs & outputs) != 0) {
            products.push_back({product.cube, product.outputs & outputs});
        }
    }
    result.clear();
    if (outputs == 0) return true;
    if (products.empty()) {
        result.push_back({{}, outputs});
        return true;
    }
    const Split split = choose_split(products);
    Products zero;
    Products one;
    if (!complement_of(cofactor(products, split.input, false), outputs, zero, budget) ||
        !complement_of(cofactor(products, split.input, true), outputs, one, budget)) {
        return false;
    }
    // What both halves have, cube and outputs, needs no literal of the input.
    sort_products(zero);
    sort_products(one);
    if (!budget.spend(zero.size() + one.size())) return false;
    for (WideProduct& p : zero) {
        const auto twin = std::lower_bound(
            one.begin(), one.end(), p, [](const WideProduct& a, const WideProduct& b) {
                const int a_literals = a.cube.literals();
                const int b_literals = b.cube.literals();
                return a_literals != b_literals ? a_literals < b_literals : a.cube < b.cube;
            });
        if (twin != one.end() && twin->cube == p.cube) {
            const std::uint64_t both = twin->outputs & p.outputs;
            if (both != 0) result.push_back({p.cube, both});
            twin->outputs &= ~both;
            p.outputs &= ~both;
        }
    }
    for (const bool value : {false, true}) {
        for (const WideProduct& p : value ? one : zero) {
            if (p.outputs == 0) continue;
            result.push_back(p);
            result.back().cube.add_literal(split.input, value);
        }
    }
    return result.size() <= budget.cubes;
}

std::optional<bool> is_one(const Products& products, CubeBudget& budget) {
    if (!budget.spend(products.size() + 1)) return std::nullopt;
    double volume = 0;  // of all products together, with 1 for all minterms
    for (const WideProduct& product : products) {
        const int literals = product.cube.literals();
        if (literals == 0) return true;
        volume += literals < 1000
                      ? 1.0 / static_cast<double>(std::uint64_t{1} << std::min(literals, 62))
                      : 0.0;
    }
    if (volume < 0.999999) return false;  // too little to hold everything
    const Split split = choose_split(products);
    // A unate list holds everything only if one product does.
    if (split.input < 0 || !split.binate) return false;
    for (const bool value : {false, true}) {
        const std::optional<bool> half = is_one(cofactor(products, split.input, value), budget);
        if (!half.has_value() || !*half) return half;
    }
    return true;
}

}  // namespace

bool absorb(std::vector<WideProduct>& products, CubeBudget& budget) {
    sort_products(products);
    std::size_t kept = 0;
    for (const WideProduct& product : products) {
        bool gone = false;
        std::size_t k = 0;
        for (; k < kept && !gone; ++k) gone = absorbs(products[k], product);
        if (!budget.spend(k + 1)) return false;
        if (!gone) products[kept++] = product;
    }
    products.resize(kept);
    return true;
}

std::optional<std::vector<WideProduct>> complement(const std::vector<WideProduct>& products,
                                                   std::uint64_t outputs, CubeBudget& budget) {
    Products result;
    if (!complement_of(products, outputs, result, budget)) return std::nullopt;
    if (!absorb(result, budget)) return std::nullopt;
    return result;
}

std::optional<std::vector<WideProduct>> complete_sum(std::vector<WideProduct> products,
                                                     CubeBudget& budget) {
    if (!complete(products, budget)) return std::nullopt;
    sort_products(products);
    return products;
}

std::optional<bool> holds(const std::vector<WideProduct>& products, const WideCube& cube,
                          std::uint64_t outputs, CubeBudget& budget) {
    for (std::uint64_t rest = outputs; rest != 0; rest &= rest - 1) {
        const std::uint64_t output = rest & (~rest + 1);
        Products inside;
        if (!budget.spend(products.size())) return std::nullopt;
        for (const WideProduct& product : products) {
            if ((product.outputs & output) == 0 || disjoint(product.cube, cube)) continue;
            WideCube part = product.cube;
            part.mask = part.mask & ~cube.mask;
            part.bits = part.bits & part.mask;
            inside.push_back({part, output});
        }
        const std::optional<bool> one = is_one(inside, budget);
        if (!one.has_value() || !*one) return one;
    }
    return true;
}

}  // namespace minterm
