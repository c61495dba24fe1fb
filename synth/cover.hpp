// SPDX-License-Identifier: Apache-2.0
//
// Sums of products: cubes over up to 32 inputs, each feeding some of the outputs.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <vector>

#include "synth/truth_table.hpp"

namespace minterm {

/// A product of literals. Input i appears iff bit i of `mask` is set, with the polarity of bit i of
/// `bits`; `bits` is a subset of `mask`.
struct Cube {
    std::uint32_t bits = 0;
    std::uint32_t mask = 0;

    bool contains(std::uint64_t minterm) const {
        return ((static_cast<std::uint32_t>(minterm) ^ bits) & mask) == 0;
    }
    auto operator<=>(const Cube&) const = default;
};

/// A cube and the outputs it feeds (bit o of `outputs`).
struct Product {
    Cube cube;
    std::uint64_t outputs = 0;

    bool operator==(const Product&) const = default;
};

/// A two-level form of several outputs that share products. An output that no product feeds is the
/// constant 0; the cube without literals is the constant 1.
struct Cover {
    std::vector<std::string> inputs;
    std::vector<std::string> outputs;
    std::vector<Product> products;  ///< sorted by (cube.mask, cube.bits), each cube once
    bool proved_minimum = false;    ///< no cover has fewer products (then fewer literals)

    bool operator==(const Cover&) const = default;
};

/// Literals of all products, each product counted once however many outputs it feeds.
int literal_count(const Cover& cover);

/// Violated invariants, in words.
std::vector<std::string> check(const Cover& cover);

/// Puts every minterm of the cube into the set.
void insert(MintermSet& set, const Cube& cube);

/// Whether the set holds a minterm of the cube.
bool intersects(const MintermSet& set, const Cube& cube);

/// The values of every output on all minterms. At most kMaxTableInputs inputs.
std::vector<MintermSet> simulate(const Cover& cover);

/// Whether the cover computes the table: the same numbers of inputs and outputs, every output 1 on
/// its on-set and 0 outside of on-set and don't-cares. Names do not matter.
bool implements(const Cover& cover, const TruthTable& table);

/// The order of `Cover::products`; cubes that occur twice become one that feeds both lots.
void sort_products(std::vector<Product>& products);

}  // namespace minterm
