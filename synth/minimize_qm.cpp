// SPDX-License-Identifier: Apache-2.0
//
// Truth table -> primes -> covering problem -> cover.
#include "synth/minimize_qm.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "synth/cover_problem.hpp"
#include "synth/cover_rows.hpp"
#include "synth/heuristic_cover.hpp"
#include "synth/used_inputs.hpp"

namespace minterm {

namespace {

struct Chosen {
    std::vector<Product> products;
    bool proved = false;
    std::uint64_t lower_bound = 0;
    std::uint64_t primes = 0;
    CoverMethod method = CoverMethod::Isop;
};

/// Products, then literals.
std::pair<std::size_t, int> size_of_products(const std::vector<Product>& products) {
    int literals = 0;
    for (const Product& product : products) literals += std::popcount(product.cube.mask);
    return {products.size(), literals};
}

/// Primes that feed more outputs first (they win ties in the covering), then the order of covers.
void prefer_shared(std::vector<Product>& primes) {
    std::stable_sort(primes.begin(), primes.end(), [](const Product& a, const Product& b) {
        return std::popcount(a.outputs) > std::popcount(b.outputs);
    });
}

/// Whether there is room for the primes.
bool primes_fit(const TruthTable& table, const MinimizeParams& params) {
    if (table.input_count() > std::min(params.prime_inputs, kMaxPrimeInputs)) return false;
    return prime_bytes(table) <= params.prime_bytes;
}

Chosen irredundant_sums(const TruthTable& table) {
    Chosen chosen{isop_products(table), false, 1, 0, CoverMethod::Isop};
    make_irredundant(table, chosen.products);
    return chosen;
}

Chosen choose_primes(const TruthTable& table, const MinimizeParams& params) {
    std::vector<Product> primes = prime_products(table);
    if (covering_entries(table, primes) > params.matrix_entries || (params.stop && params.stop())) {
        Chosen chosen{greedy_products(table, primes), false, 1, primes.size(),
                      CoverMethod::GreedyPrimes};
        make_irredundant(table, chosen.products);
        return chosen;
    }
    prefer_shared(primes);
    std::uint64_t every_output = 0;
    for (const Product& prime : primes) every_output |= prime.outputs;
    CoverProblem problem = covering_rows(table, every_output, primes);
    for (const Product& prime : primes) {
        // Products count first, literals second.
        problem.weight.push_back(kFirstPart +
                                 static_cast<std::uint64_t>(std::popcount(prime.cube.mask)));
    }
    const CoverSolution solution = solve_cover(problem, params.search_budget, params.stop);
    Chosen chosen;
    chosen.proved = solution.proved;
    chosen.lower_bound = solution.lower_bound / kFirstPart;
    chosen.primes = primes.size();
    chosen.method = CoverMethod::Exact;
    for (const std::uint32_t column : solution.columns) chosen.products.push_back(primes[column]);
    sort_products(chosen.products);
    if (chosen.proved) {
        drop_connections(table, true, chosen.products);
    } else {
        make_irredundant(table, chosen.products);
    }
    return chosen;
}

Chosen choose_products(const TruthTable& table, const MinimizeParams& params) {
    const bool nothing_to_cover =
        std::all_of(table.outputs.begin(), table.outputs.end(),
                    [](const TableOutput& output) { return output.on.none(); });
    if (nothing_to_cover) return {{}, true, 0, 0, CoverMethod::Exact};

    if (!params.exact || !primes_fit(table, params)) return irredundant_sums(table);
    Chosen chosen = choose_primes(table, params);
    if (chosen.proved) return chosen;
    // A search that was cut short may have ended behind what needs none.
    Chosen sums = irredundant_sums(table);
    if (size_of_products(sums.products) >= size_of_products(chosen.products)) return chosen;
    sums.lower_bound = chosen.lower_bound;
    sums.primes = chosen.primes;
    return sums;
}

}  // namespace

MinimizedTable minimize_table(const TruthTable& table, const MinimizeParams& params) {
    const std::vector<int> used = used_inputs(table);
    const Chosen chosen = choose_products(keep_inputs(table, used), params);

    MinimizedTable result;
    Cover& cover = result.cover;
    cover.inputs = table.inputs;
    for (const TableOutput& output : table.outputs) cover.outputs.push_back(output.name);
    cover.products = chosen.products;
    for (Product& product : cover.products) product.cube = widen(product.cube, used);
    sort_products(cover.products);
    cover.proved_minimum = chosen.proved;
    result.lower_bound = chosen.lower_bound;
    result.primes = chosen.primes;
    result.method = chosen.method;
    return result;
}

Cover minimize_qm(const TruthTable& table, const MinimizeParams& params) {
    return minimize_table(table, params).cover;
}

}  // namespace minterm
