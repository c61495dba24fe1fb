// SPDX-License-Identifier: Apache-2.0
//
// Greedy choice among primes, irredundant sums of products, and tidying.
#include "synth/heuristic_cover.hpp"

#include <algorithm>
#include <bit>

#include "synth/cover_problem.hpp"
#include "synth/cover_rows.hpp"
#include "synth/cube_words.hpp"

namespace minterm {

namespace {

std::uint64_t bit_of(std::size_t output) { return std::uint64_t{1} << output; }

/// Where the output must be 0.
MintermSet off_set(const TableOutput& output) {
    MintermSet allowed = output.on;
    allowed |= output.dont_care;
    return ~allowed;
}

std::vector<MintermSet> off_sets(const TruthTable& table) {
    std::vector<MintermSet> off;
    for (const TableOutput& output : table.outputs) off.push_back(off_set(output));
    return off;
}

Cube without_input(Cube cube, int input) {
    const std::uint32_t bit = std::uint32_t{1} << input;
    cube.mask &= ~bit;
    cube.bits &= ~bit;
    return cube;
}

/// Drops literals, slowest input first, as long as no output of the product is hurt.
void drop_literals(const std::vector<MintermSet>& off, Product& product) {
    for (int input = 31; input >= 0; --input) {
        if (((product.cube.mask >> input) & 1) == 0) continue;
        const Cube larger = without_input(product.cube, input);
        bool hurts = false;
        for (std::size_t o = 0; o < off.size() && !hurts; ++o) {
            hurts = (product.outputs & bit_of(o)) != 0 && intersects(off[o], larger);
        }
        if (!hurts) product.cube = larger;
    }
}

/// Irredundant sum of products between two bounds, by words. Morreale's recursion as Minato states
/// it: split on the slowest input; what one half needs and the other forbids gets the literal, the
/// rest needs none.
class IrredundantSum {
public:
    std::vector<Cube> cubes;

    /// Adds cubes that cover `lower` and stay within `upper`, both over `inputs` inputs and subject
    /// to the literals of `prefix`; returns what they cover.
    std::vector<std::uint64_t> cover(const std::vector<std::uint64_t>& lower,
                                     const std::vector<std::uint64_t>& upper, int inputs,
                                     Cube prefix) {
        const auto zero = [](std::uint64_t word) { return word == 0; };
        const auto one = [](std::uint64_t word) { return word == ~std::uint64_t{0}; };
        if (std::all_of(lower.begin(), lower.end(), zero)) {
            return std::vector<std::uint64_t>(lower.size(), 0);
        }
        if (std::all_of(upper.begin(), upper.end(), one)) {
            cubes.push_back(prefix);
            return std::vector<std::uint64_t>(lower.size(), ~std::uint64_t{0});
        }
        const int input = inputs - 1;
        const std::vector<std::uint64_t> lower_0 = half(lower, input, false);
        const std::vector<std::uint64_t> lower_1 = half(lower, input, true);
        const std::vector<std::uint64_t> upper_0 = half(upper, input, false);
        const std::vector<std::uint64_t> upper_1 = half(upper, input, true);

        const std::uint32_t bit = std::uint32_t{1} << input;
        const std::vector<std::uint64_t> got_0 =
            cover(and_not(lower_0, upper_1), upper_0, input, {prefix.bits, prefix.mask | bit});
        const std::vector<std::uint64_t> got_1 = cover(and_not(lower_1, upper_0), upper_1, input,
                                                       {prefix.bits | bit, prefix.mask | bit});
        std::vector<std::uint64_t> rest = and_not(lower_0, got_0);
        std::vector<std::uint64_t> both = upper_0;
        for (std::size_t i = 0; i < rest.size(); ++i) {
            rest[i] |= lower_1[i] & ~got_1[i];
            both[i] &= upper_1[i];
        }
        const std::vector<std::uint64_t> got_both = cover(rest, both, input, prefix);
        return join(got_0, got_1, got_both, input);
    }

private:
    static std::vector<std::uint64_t> and_not(std::vector<std::uint64_t> a,
                                              const std::vector<std::uint64_t>& b) {
        for (std::size_t i = 0; i < a.size(); ++i) a[i] &= ~b[i];
        return a;
    }

    /// The cofactor. Below six inputs a word keeps its width and holds copies.
    static std::vector<std::uint64_t> half(const std::vector<std::uint64_t>& words, int input,
                                           bool value) {
        if (input >= 6) {
            const auto middle = words.begin() + static_cast<std::ptrdiff_t>(words.size() / 2);
            return value ? std::vector<std::uint64_t>(middle, words.end())
                         : std::vector<std::uint64_t>(words.begin(), middle);
        }
        const std::uint64_t pattern = kInputPattern[static_cast<std::size_t>(input)];
        const unsigned shift = 1U << input;
        if (value) {
            const std::uint64_t part = words[0] & pattern;
            return {part | (part >> shift)};
        }
        const std::uint64_t part = words[0] & ~pattern;
        return {part | (part << shift)};
    }

    static std::vector<std::uint64_t> join(std::vector<std::uint64_t> zero,
                                           std::vector<std::uint64_t> one,
                                           const std::vector<std::uint64_t>& both, int input) {
        for (std::size_t i = 0; i < both.size(); ++i) {
            zero[i] |= both[i];
            one[i] |= both[i];
        }
        if (input >= 6) {
            zero.insert(zero.end(), one.begin(), one.end());
            return zero;
        }
        const std::uint64_t pattern = kInputPattern[static_cast<std::size_t>(input)];
        return {(zero[0] & ~pattern) | (one[0] & pattern)};
    }
};

/// The words of a set; one over fewer than six inputs is repeated to fill its word.
std::vector<std::uint64_t> full_words(const MintermSet& set) {
    std::vector<std::uint64_t> words = set.words();
    for (int inputs = set.inputs(); inputs < 6; ++inputs) words[0] |= words[0] << (1U << inputs);
    return words;
}

/// Which of the products that feed `output` it can do without, by counting how often each minterm
/// is covered. Those that come first in `order` are given up first.
std::vector<std::size_t> needed_by_count(const MintermSet& on, const std::vector<Product>& products,
                                         const std::vector<std::size_t>& order) {
    std::vector<std::uint32_t> count(on.size(), 0);
    for (const std::size_t p : order) {
        visit_minterms(on, products[p].cube, [&](std::uint64_t minterm) { ++count[minterm]; });
    }
    std::vector<std::size_t> needed;
    for (const std::size_t p : order) {
        bool alone = false;
        visit_minterms(on, products[p].cube,
                       [&](std::uint64_t m) { alone = alone || count[m] == 1; });
        if (alone) {
            needed.push_back(p);
        } else {
            visit_minterms(on, products[p].cube, [&](std::uint64_t minterm) { --count[minterm]; });
        }
    }
    return needed;
}

constexpr std::uint64_t kExactSumEntries = 50'000;  // matrix entries of an output's own covering
constexpr std::uint64_t kExactSumBudget = 500'000;

}  // namespace

std::vector<Product> greedy_products(const TruthTable& table, const std::vector<Product>& primes) {
    struct Entry {
        std::uint64_t open;
        std::uint32_t prime;
        int literals;
        bool operator<(const Entry& other) const {  // the top of the heap is the greatest
            if (open != other.open) return open < other.open;
            if (literals != other.literals) return literals > other.literals;
            return prime > other.prime;
        }
    };
    std::vector<MintermSet> open;
    for (const TableOutput& output : table.outputs) open.push_back(output.on);
    const auto open_in = [&](const Product& product) {
        std::uint64_t total = 0;
        for (std::uint64_t rest = product.outputs; rest != 0; rest &= rest - 1) {
            total += count_minterms(open[static_cast<std::size_t>(std::countr_zero(rest))],
                                    product.cube);
        }
        return total;
    };
    std::vector<Entry> heap;
    for (std::uint32_t p = 0; p < primes.size(); ++p) {
        heap.push_back({open_in(primes[p]), p, std::popcount(primes[p].cube.mask)});
    }
    std::make_heap(heap.begin(), heap.end());

    std::vector<Product> chosen;
    while (!heap.empty() && heap.front().open > 0) {
        std::pop_heap(heap.begin(), heap.end());
        const Product& prime = primes[heap.back().prime];
        const std::uint64_t now = open_in(prime);
        if (now < heap.back().open) {  // the numbers only fall, so an up-to-date top is the best
            heap.back().open = now;
            std::push_heap(heap.begin(), heap.end());
            continue;
        }
        heap.pop_back();
        chosen.push_back(prime);
        const std::uint64_t pattern = word_pattern(prime.cube, table.input_count());
        for (std::uint64_t rest = prime.outputs; rest != 0; rest &= rest - 1) {
            MintermSet& set = open[static_cast<std::size_t>(std::countr_zero(rest))];
            any_word(prime.cube, table.input_count(), [&](std::size_t i) {
                set.words()[i] &= ~pattern;
                return false;
            });
        }
    }
    sort_products(chosen);
    return chosen;
}

std::vector<Product> isop_products(const TruthTable& table) {
    std::vector<Product> products;
    for (std::size_t o = 0; o < table.outputs.size(); ++o) {
        MintermSet upper = table.outputs[o].on;
        upper |= table.outputs[o].dont_care;
        IrredundantSum sum;
        sum.cover(full_words(table.outputs[o].on), full_words(upper), table.input_count(), {});
        for (const Cube& cube : sum.cubes) products.push_back({cube, bit_of(o)});
    }
    const std::vector<MintermSet> off = off_sets(table);
    for (Product& product : products) drop_literals(off, product);
    sort_products(products);
    for (Product& product : products) {
        for (std::size_t o = 0; o < off.size(); ++o) {
            if (!intersects(off[o], product.cube)) product.outputs |= bit_of(o);
        }
    }
    return products;
}

void drop_connections(const TruthTable& table, bool keep_all, std::vector<Product>& products) {
    std::vector<std::uint64_t> kept(products.size(), 0);
    for (std::size_t o = 0; o < table.outputs.size(); ++o) {
        const MintermSet& on = table.outputs[o].on;
        std::vector<std::size_t> feeding;
        std::uint64_t entries = 0;
        for (std::size_t p = 0; p < products.size(); ++p) {
            if ((products[p].outputs & bit_of(o)) == 0) continue;
            feeding.push_back(p);
            entries += count_minterms(on, products[p].cube);
        }
        const auto price = [&](std::size_t p) {
            if (keep_all || kept[p] != 0) return std::uint64_t{1};
            return static_cast<std::uint64_t>(2 + std::popcount(products[p].cube.mask));
        };
        std::vector<std::size_t> needed;
        if (entries <= kExactSumEntries) {
            std::vector<Product> candidates;
            for (const std::size_t p : feeding) candidates.push_back(products[p]);
            CoverProblem problem = covering_rows(table, bit_of(o), candidates);
            for (const std::size_t p : feeding) problem.weight.push_back(price(p) * kFirstPart);
            for (const std::uint32_t c : solve_cover(problem, kExactSumBudget).columns) {
                needed.push_back(feeding[c]);
            }
        } else {
            std::stable_sort(feeding.begin(), feeding.end(),
                             [&](std::size_t a, std::size_t b) { return price(a) > price(b); });
            needed = needed_by_count(on, products, feeding);
        }
        for (const std::size_t p : needed) kept[p] |= bit_of(o);
    }
    std::size_t count = 0;
    for (std::size_t p = 0; p < products.size(); ++p) {
        if (kept[p] != 0) products[count++] = {products[p].cube, kept[p]};
    }
    products.resize(count);
}

void make_irredundant(const TruthTable& table, std::vector<Product>& products) {
    const std::vector<MintermSet> off = off_sets(table);
    // Ends because every turn but the last makes the cover smaller.
    for (;;) {
        const std::vector<Product> before = products;
        drop_connections(table, false, products);
        for (Product& product : products) drop_literals(off, product);
        sort_products(products);
        if (products == before) return;
    }
}

}  // namespace minterm
