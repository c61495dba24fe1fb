// SPDX-License-Identifier: Apache-2.0
//
// Complement, complete sum and containment of lists of cubes, against minterms and against the
// primes that the array of all cubes finds.
#include "synth/cube_sets.hpp"

#include <gtest/gtest.h>

#include <random>

#include "synth/minimize_qm.hpp"

namespace minterm::cube_sets_test {
namespace {

using Products = std::vector<WideProduct>;

Products random_products(std::mt19937& random, int inputs, int outputs, std::size_t count) {
    Products products(count);
    for (WideProduct& product : products) {
        for (int i = 0; i < inputs; ++i) {
            if (random() % 2 == 0) product.cube.add_literal(i, random() % 2 == 0);
        }
        product.outputs = 1 + random() % ((std::uint64_t{1} << outputs) - 1);
    }
    return products;
}

Cover cover_of(int inputs, int outputs, const Products& products) {
    Cover cover;
    for (int i = 0; i < inputs; ++i) cover.inputs.push_back("x" + std::to_string(i));
    for (int o = 0; o < outputs; ++o) cover.outputs.push_back("y" + std::to_string(o));
    for (const WideProduct& product : products) {
        cover.products.push_back({narrow_cube(product.cube), product.outputs});
    }
    return cover;
}

TEST(CubeSetsTest, AgreeWithMinterms) {
    std::mt19937 random(21);
    for (int round = 0; round < 300; ++round) {
        const int inputs = static_cast<int>(random() % 8);
        const int outputs = 1 + static_cast<int>(random() % 3);
        const Products products = random_products(random, inputs, outputs, random() % 9);
        const Cover cover = cover_of(inputs, outputs, products);
        const std::vector<MintermSet> values = simulate(cover);
        CubeBudget budget;

        const auto rest = complement(products, (std::uint64_t{1} << outputs) - 1, budget);
        ASSERT_TRUE(rest);
        const std::vector<MintermSet> others = simulate(cover_of(inputs, outputs, *rest));
        for (std::size_t o = 0; o < values.size(); ++o) EXPECT_EQ(others[o], ~values[o]);

        TruthTable table;
        table.inputs = cover.inputs;
        for (std::size_t o = 0; o < values.size(); ++o) {
            table.outputs.push_back({cover.outputs[o], values[o], MintermSet(inputs)});
        }
        const auto sum = complete_sum(products, budget);
        ASSERT_TRUE(sum);
        std::vector<Product> primes = cover_of(inputs, outputs, *sum).products;
        sort_products(primes);
        EXPECT_EQ(primes, prime_products(table));

        const WideCube cube = random_products(random, inputs, 1, 1).front().cube;
        for (std::size_t o = 0; o < values.size(); ++o) {
            EXPECT_EQ(holds(products, cube, std::uint64_t{1} << o, budget),
                      !intersects(~values[o], narrow_cube(cube)));
        }
    }
}

TEST(CubeSetsTest, EndWithTheBudget) {
    std::mt19937 random(22);
    const Products products = random_products(random, 60, 2, 200);
    for (const std::uint64_t work : {std::uint64_t{0}, std::uint64_t{1000}}) {
        CubeBudget budget;
        budget.work = work;
        EXPECT_FALSE(complete_sum(products, budget));
        budget.spent = 0;
        EXPECT_FALSE(complement(products, 3, budget));
    }
    CubeBudget few;
    few.cubes = 10;
    EXPECT_FALSE(complete_sum(products, few));
    CubeBudget stopped;
    stopped.stop = [] { return true; };
    EXPECT_FALSE(complement(random_products(random, 128, 2, 3000), 3, stopped));
}

TEST(CubeSetsTest, TheLastInputCounts) {
    Products products(2);
    products[0] = {{}, 1};
    products[0].cube.add_literal(127, true);
    products[1] = {{}, 1};
    products[1].cube.add_literal(127, false);
    CubeBudget budget;
    EXPECT_EQ(holds(products, {}, 1, budget), true);
    const auto sum = complete_sum(products, budget);
    ASSERT_TRUE(sum);
    EXPECT_EQ(*sum, Products{(WideProduct{{}, 1})});
    EXPECT_TRUE(complement(products, 1, budget)->empty());
}

}  // namespace
}  // namespace minterm::cube_sets_test
