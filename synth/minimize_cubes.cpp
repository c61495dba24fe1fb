// SPDX-License-Identifier: Apache-2.0
//
// Cubes -> all primes -> signatures -> covering problem -> cover, with ways out at every step.
#include "synth/minimize_cubes.hpp"

#include <algorithm>
#include <bit>
#include <optional>

#include "synth/cover_problem.hpp"
#include "synth/cube_heuristic.hpp"
#include "synth/signature_rows.hpp"

namespace minterm {

namespace {

using Products = std::vector<WideProduct>;

constexpr int kFewInputs = 11;  // 3^11 cubes take no longer than a look at the rows
constexpr int kDenseShift = 4;  // nor do those of a table with a row for each 16 minterms
constexpr std::size_t kMostPrimes = 30'000;
constexpr std::uint64_t kPrimesWork = 200'000'000;  // as much time as 3^16 cubes take
constexpr std::size_t kBoundPoints = 300;

CubeBudget budget_of(const MinimizeParams& params) {
    CubeBudget budget;
    budget.work = params.search_budget * 10;
    budget.cubes = kMostPrimes;
    budget.stop = params.stop;
    return budget;
}

std::uint64_t all_outputs(const CubeTable& table) {
    return table.outputs.size() == 64 ? ~std::uint64_t{0}
                                      : (std::uint64_t{1} << table.outputs.size()) - 1;
}

std::optional<MinimizedCubes> exact_cover(const CubeTable& table, const CubeSets& sets,
                                          const MinimizeParams& params) {
    CubeBudget budget = budget_of(params);
    // With so few inputs an array of all cubes is another way to the primes.
    if (table.input_count() <= kMaxPrimeInputs) budget.work = std::min(budget.work, kPrimesWork);
    Products inside = sets.on;
    inside.insert(inside.end(), sets.dont_care.begin(), sets.dont_care.end());
    if (gives_off_set(table.type)) {
        std::optional<Products> rest = complement(sets.off, all_outputs(table), budget);
        if (!rest) return std::nullopt;
        inside = std::move(*rest);
    }
    std::optional<Products> primes = complete_sum(std::move(inside), budget);
    if (!primes) return std::nullopt;
    // Only primes that hold a 1 are worth a column.
    std::erase_if(*primes, [&](const WideProduct& prime) {
        budget.spend(sets.on.size());
        return std::none_of(sets.on.begin(), sets.on.end(), [&](const WideProduct& on) {
            return (on.outputs & prime.outputs) != 0 && !disjoint(on.cube, prime.cube);
        });
    });
    std::stable_sort(primes->begin(), primes->end(), [](const auto& a, const auto& b) {
        return std::popcount(a.outputs) > std::popcount(b.outputs);
    });
    const auto rows = signature_rows(sets.on, sets.dont_care, all_outputs(table), *primes, budget);
    if (!rows) return std::nullopt;
    std::uint64_t entries = 0;
    for (const auto& row : *rows) entries += row.size();
    if (entries > params.matrix_entries) return std::nullopt;

    CoverProblem problem;
    problem.rows = static_cast<std::uint32_t>(rows->size());
    problem.columns.resize(primes->size());
    for (std::uint32_t r = 0; r < rows->size(); ++r) {
        for (const std::uint32_t p : (*rows)[r]) problem.columns[p].push_back(r);
    }
    for (const WideProduct& prime : *primes) {
        problem.weight.push_back(kFirstPart + static_cast<std::uint64_t>(prime.cube.literals()));
    }
    const CoverSolution solution = solve_cover(problem, params.search_budget, params.stop);
    MinimizedCubes result;
    for (const std::uint32_t column : solution.columns) {
        result.products.push_back((*primes)[column]);
    }
    result.proved_minimum = solution.proved;
    result.lower_bound = solution.lower_bound / kFirstPart;
    result.primes = primes->size();
    CubeBudget tidy = budget_of(params);
    drop_connections(sets, solution.proved, result.products, tidy);
    return result;
}

/// Minterms of the on-set no two of which fit into one product: each needs a product of its own.
std::uint64_t independent_points(const CubeSets& sets) {
    if (!sets.off_known) return sets.on.empty() ? 0 : 1;
    Products chosen;
    const std::size_t step = sets.on.size() / kBoundPoints + 1;
    for (std::size_t i = 0; i < sets.on.size(); i += step) {
        WideProduct point = sets.on[i];
        point.outputs &= ~point.outputs + 1;
        for (int input = 0; input < kMaxCubeInputs; ++input) {
            if (!point.cube.mask.test(input)) point.cube.add_literal(input, false);
        }
        const auto fits = [&](const WideProduct& a) {
            const WideCube both = supercube(a.cube, point.cube);
            return std::none_of(sets.off.begin(), sets.off.end(), [&](const WideProduct& off) {
                return (off.outputs & (a.outputs | point.outputs)) != 0 &&
                       !disjoint(off.cube, both);
            });
        };
        const bool free =
            std::any_of(sets.dont_care.begin(), sets.dont_care.end(), [&](const WideProduct& row) {
                return (row.outputs & point.outputs) != 0 && contains(row.cube, point.cube);
            });
        if (!free && std::none_of(chosen.begin(), chosen.end(), fits)) chosen.push_back(point);
    }
    return chosen.size();
}

MinimizedCubes by_minterms(const CubeTable& table, const MinimizeParams& params) {
    const MinimizedTable minimized = minimize_table(expand_rows(table), params);
    MinimizedCubes result;
    for (const Product& product : minimized.cover.products) {
        result.products.push_back({wide_cube(product.cube), product.outputs});
    }
    result.proved_minimum = minimized.cover.proved_minimum;
    result.lower_bound = minimized.lower_bound;
    result.primes = minimized.primes;
    result.method = minimized.method;
    return result;
}

CubeSets sets_of(const CubeTable& table) {
    CubeSets sets{on_rows(table), dont_care_rows(table), off_rows(table),
                  gives_off_set(table.type)};
    return sets;
}

/// Whether a look at every minterm is no more work than one at the rows.
bool is_dense(const CubeTable& table, const MinimizeParams& params) {
    const int inputs = table.input_count();
    return inputs <= kFewInputs || (inputs <= std::min(params.prime_inputs, kMaxPrimeInputs) &&
                                    table.rows.size() >= std::size_t{1} << (inputs - kDenseShift));
}

MinimizedCubes by_expansion(const CubeTable& table, CubeSets sets, const MinimizeParams& params) {
    CubeBudget budget = budget_of(params);
    if (!sets.off_known) {
        Products inside = sets.on;
        inside.insert(inside.end(), sets.dont_care.begin(), sets.dont_care.end());
        CubeBudget try_off = budget;
        if (std::optional<Products> off = complement(inside, all_outputs(table), try_off)) {
            sets.off = std::move(*off);
            sets.off_known = true;
        }
    }
    MinimizedCubes result;
    result.products = expanded_cover(sets, budget);
    result.lower_bound = independent_points(sets);
    result.method = CoverMethod::Expand;
    return result;
}

MinimizedCubes minimize_small(const CubeTable& table, const MinimizeParams& params) {
    if (is_dense(table, params)) return by_minterms(table, params);
    // What costs little comes first: a search may take all the time and find nothing.
    const CubeSets sets = sets_of(table);
    MinimizedCubes best = by_expansion(table, sets, params);
    if (params.exact) {
        if (std::optional<MinimizedCubes> exact = exact_cover(table, sets, params)) {
            keep_better(best, *std::move(exact));
            return best;
        }
    }
    if (table.input_count() <= kMaxTableInputs) keep_better(best, by_minterms(table, params));
    return best;
}

}  // namespace

void keep_better(MinimizedCubes& best, MinimizedCubes other) {
    const auto size = [](const MinimizedCubes& cubes) {
        return std::pair(cubes.products.size(), literal_count(cubes.products));
    };
    const std::uint64_t lower_bound = std::max(best.lower_bound, other.lower_bound);
    if (other.proved_minimum || size(other) < size(best)) best = std::move(other);
    best.lower_bound = lower_bound;
}

MinimizedCubes minimize_cubes(const CubeTable& table, const MinimizeParams& params) {
    const std::vector<int> used = mentioned_inputs(table);
    MinimizedCubes result = minimize_small(keep_inputs(table, used), params);
    for (WideProduct& product : result.products) product.cube = widen(product.cube, used);
    sort_products(result.products);
    return result;
}

std::optional<bool> implements(const std::vector<WideProduct>& products, const CubeTable& table,
                               CubeBudget& budget) {
    const CubeSets sets = sets_of(table);
    Products reached = products;  // what the products and the don't-cares hold
    reached.insert(reached.end(), sets.dont_care.begin(), sets.dont_care.end());
    for (const WideProduct& on : sets.on) {
        const std::optional<bool> held = holds(reached, on.cube, on.outputs, budget);
        if (!held.has_value() || !*held) return held;
    }
    Products inside = sets.on;
    inside.insert(inside.end(), sets.dont_care.begin(), sets.dont_care.end());
    for (const WideProduct& product : products) {
        if (!sets.off_known) {
            const std::optional<bool> held = holds(inside, product.cube, product.outputs, budget);
            if (!held.has_value() || !*held) return held;
            continue;
        }
        if (!budget.spend(sets.off.size())) return std::nullopt;
        for (const WideProduct& off : sets.off) {
            if ((off.outputs & product.outputs) != 0 && !disjoint(off.cube, product.cube)) {
                return false;
            }
        }
    }
    return true;
}

}  // namespace minterm
