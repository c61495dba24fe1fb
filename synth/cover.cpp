// SPDX-License-Identifier: Apache-2.0
//
// Covers: counting, checking, simulating.
#include "synth/cover.hpp"

#include <algorithm>
#include <bit>
#include <tuple>

#include "synth/cube_words.hpp"

namespace minterm {

int literal_count(const Cover& cover) {
    int total = 0;
    for (const Product& product : cover.products) total += std::popcount(product.cube.mask);
    return total;
}

std::vector<std::string> check(const Cover& cover) {
    std::vector<std::string> violations;
    if (cover.inputs.size() > 32) violations.emplace_back("more than 32 inputs");
    if (cover.outputs.size() > static_cast<std::size_t>(kMaxTableOutputs)) {
        violations.push_back("more than " + std::to_string(kMaxTableOutputs) + " outputs");
    }
    check_names(cover.inputs, "input", violations);
    check_names(cover.outputs, "output", violations);

    for (std::size_t i = 0; i < cover.products.size(); ++i) {
        const Product& product = cover.products[i];
        const std::string name = "product " + std::to_string(i);
        if ((product.cube.bits & ~product.cube.mask) != 0) {
            violations.push_back(name + " gives a polarity to an input that is not in it");
        }
        if (cover.inputs.size() < 32 && (product.cube.mask >> cover.inputs.size()) != 0) {
            violations.push_back(name + " has a literal of an input that does not exist");
        }
        if (product.outputs == 0) violations.push_back(name + " feeds no output");
        if (cover.outputs.size() < 64 && (product.outputs >> cover.outputs.size()) != 0) {
            violations.push_back(name + " feeds an output that does not exist");
        }
        if (i > 0) {
            const Cube& before = cover.products[i - 1].cube;
            if (std::tie(before.mask, before.bits) >=
                std::tie(product.cube.mask, product.cube.bits)) {
                violations.push_back(name + " is out of order or has the cube of the one before");
            }
        }
    }
    return violations;
}

void insert(MintermSet& set, const Cube& cube) {
    const std::uint64_t pattern = word_pattern(cube, set.inputs());
    std::vector<std::uint64_t>& words = set.words();
    any_word(cube, set.inputs(), [&](std::size_t i) {
        words[i] |= pattern;
        return false;
    });
}

bool intersects(const MintermSet& set, const Cube& cube) {
    const std::uint64_t pattern = word_pattern(cube, set.inputs());
    const std::vector<std::uint64_t>& words = set.words();
    return any_word(cube, set.inputs(), [&](std::size_t i) { return (words[i] & pattern) != 0; });
}

std::vector<MintermSet> simulate(const Cover& cover) {
    std::vector<MintermSet> values(cover.outputs.size(),
                                   MintermSet(static_cast<int>(cover.inputs.size())));
    for (const Product& product : cover.products) {
        for (std::size_t o = 0; o < values.size(); ++o) {
            if ((product.outputs >> o) & 1) insert(values[o], product.cube);
        }
    }
    return values;
}

bool implements(const Cover& cover, const TruthTable& table) {
    if (cover.inputs.size() != table.inputs.size() ||
        cover.outputs.size() != table.outputs.size()) {
        return false;
    }
    const std::vector<MintermSet> values = simulate(cover);
    for (std::size_t o = 0; o < values.size(); ++o) {
        const std::vector<std::uint64_t>& on = table.outputs[o].on.words();
        const std::vector<std::uint64_t>& free = table.outputs[o].dont_care.words();
        for (std::size_t i = 0; i < on.size(); ++i) {
            if (((values[o].words()[i] ^ on[i]) & ~free[i]) != 0) return false;
        }
    }
    return true;
}

void sort_products(std::vector<Product>& products) {
    std::sort(products.begin(), products.end(), [](const Product& a, const Product& b) {
        return std::tie(a.cube.mask, a.cube.bits) < std::tie(b.cube.mask, b.cube.bits);
    });
    std::size_t kept = 0;
    for (const Product& product : products) {
        if (kept > 0 && products[kept - 1].cube == product.cube) {
            products[kept - 1].outputs |= product.outputs;
        } else {
            products[kept++] = product;
        }
    }
    products.resize(kept);
}

}  // namespace minterm
