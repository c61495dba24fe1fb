// SPDX-License-Identifier: Apache-2.0
//
// Expands cubes and drops what is superfluous.
#include "synth/cube_heuristic.hpp"

#include <algorithm>
#include <bit>

#include "synth/cover_problem.hpp"
#include "synth/signature_rows.hpp"

namespace minterm {

namespace {

using Products = std::vector<WideProduct>;

constexpr std::uint64_t kSumBudget = 2'000'000;  // matrix entries of an output's own covering

class Expander {
public:
    Expander(const CubeSets& sets, CubeBudget& budget) : sets_(sets), budget_(budget) {
        if (sets.off_known) return;
        inside_ = sets.on;
        inside_.insert(inside_.end(), sets.dont_care.begin(), sets.dont_care.end());
    }

    /// Whether the cube may feed the outputs. No, too, when there is no time left to find out.
    bool allowed(const WideCube& cube, std::uint64_t outputs) {
        if (!sets_.off_known) return holds(inside_, cube, outputs, budget_).value_or(false);
        if (!budget_.spend(sets_.off.size())) return false;
        return std::none_of(sets_.off.begin(), sets_.off.end(), [&](const WideProduct& off) {
            return (off.outputs & outputs) != 0 && !disjoint(off.cube, cube);
        });
    }

    /// The literals of the product in the order in which to drop them: those that keep few
    /// off-cubes away first.
    std::vector<int> order(const WideProduct& product) const {
        std::vector<std::pair<std::size_t, int>> found;
        for (InputSet rest = product.cube.mask; !rest.none();) {
            const int input = rest.first();
            rest.reset(input);
            std::size_t keeps_away = 0;
            for (const WideProduct& off : sets_.off) {
                keeps_away += (off.outputs & product.outputs) != 0 && off.cube.mask.test(input) &&
                              off.cube.bits.test(input) != product.cube.bits.test(input);
            }
            found.emplace_back(keeps_away, input);
        }
        std::sort(found.begin(), found.end());
        std::vector<int> result;
        for (const auto& [count, input] : found) result.push_back(input);
        return result;
    }

    void expand(WideProduct& product, std::uint64_t every_output) {
        budget_.spend(sets_.off.size());
        for (const int input : order(product)) {
            WideCube larger = product.cube;
            larger.drop_literal(input);
            if (allowed(larger, product.outputs)) product.cube = larger;
        }
        for (std::uint64_t rest = every_output & ~product.outputs; rest != 0; rest &= rest - 1) {
            const std::uint64_t output = rest & (~rest + 1);
            if (allowed(product.cube, output)) product.outputs |= output;
        }
    }

private:
    const CubeSets& sets_;
    CubeBudget& budget_;
    Products inside_;
};

}  // namespace

void drop_connections(const CubeSets& sets, bool keep_all, std::vector<WideProduct>& products,
                      CubeBudget& budget) {
    std::uint64_t every_output = 0;
    for (const WideProduct& product : products) every_output |= product.outputs;
    std::vector<std::uint64_t> kept(products.size(), 0);
    for (std::uint64_t rest = every_output; rest != 0; rest &= rest - 1) {
        const std::uint64_t output = rest & (~rest + 1);
        const auto rows = signature_rows(sets.on, sets.dont_care, output, products, budget);
        if (!rows) {  // no time left to find out: what is there stays
            for (std::size_t p = 0; p < products.size(); ++p) {
                kept[p] |= products[p].outputs & output;
            }
            continue;
        }
        CoverProblem problem;
        problem.rows = static_cast<std::uint32_t>(rows->size());
        problem.columns.resize(products.size());
        for (std::uint32_t r = 0; r < rows->size(); ++r) {
            for (const std::uint32_t p : (*rows)[r]) problem.columns[p].push_back(r);
        }
        for (std::size_t p = 0; p < products.size(); ++p) {
            const int price = keep_all || kept[p] != 0 ? 1 : 2 + products[p].cube.literals();
            problem.weight.push_back(static_cast<std::uint64_t>(price) * kFirstPart);
        }
        for (const std::uint32_t p : solve_cover(problem, kSumBudget, budget.stop).columns) {
            kept[p] |= output;
        }
    }
    std::size_t count = 0;
    for (std::size_t p = 0; p < products.size(); ++p) {
        if (kept[p] != 0) products[count++] = {products[p].cube, kept[p]};
    }
    products.resize(count);
}

std::vector<WideProduct> expanded_cover(const CubeSets& sets, CubeBudget& budget) {
    std::uint64_t every_output = 0;
    for (const WideProduct& product : sets.on) every_output |= product.outputs;
    Products open = sets.on;
    // A row within the don't-cares needs no cover.
    std::erase_if(open, [&](WideProduct& row) {
        for (const WideProduct& free : sets.dont_care) {
            if (contains(free.cube, row.cube)) row.outputs &= ~free.outputs;
        }
        return row.outputs == 0;
    });
    sort_products(open);
    Expander expander(sets, budget);
    Products result;
    for (WideProduct& product : open) {
        const bool gone = std::any_of(result.begin(), result.end(), [&](const WideProduct& large) {
            if (contains(large.cube, product.cube)) product.outputs &= ~large.outputs;
            return product.outputs == 0;
        });
        if (gone) continue;
        expander.expand(product, every_output);
        result.push_back(product);
    }
    sort_products(result);
    CubeBudget tidy = budget;
    tidy.spent = 0;
    tidy.work /= 4;
    drop_connections(sets, false, result, tidy);
    return result;
}

}  // namespace minterm
