// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/huffman.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace minterm {

// Package-merge (Larmore, Hirschberg 1990): a symbol of width w is a coin of its weight on each of
// the w lowest levels. On a level coins are sorted with the pairs of the level below, and the 2n -
// 2 least of the top one say which are taken.
std::vector<std::uint8_t> huffman_widths(std::span<const std::uint64_t> frequencies,
                                         std::size_t most) {
    struct Item {
        std::uint64_t weight;
        bool coin;
    };
    std::vector<std::uint16_t> symbols;  // that occur
    for (std::size_t symbol = 0; symbol < frequencies.size(); ++symbol)
        if (frequencies[symbol] > 0) symbols.push_back(static_cast<std::uint16_t>(symbol));
    std::vector<std::uint8_t> widths(frequencies.size());
    if (symbols.size() == 1) widths[symbols.front()] = 1;
    if (symbols.size() < 2) return widths;
    std::stable_sort(symbols.begin(), symbols.end(), [&](std::uint16_t a, std::uint16_t b) {
        return frequencies[a] < frequencies[b];
    });
    std::vector<Item> coins;
    for (const std::uint16_t symbol : symbols) coins.push_back({frequencies[symbol], true});
    std::vector<std::vector<Item>> levels{coins};
    while (levels.size() < most) {
        const std::vector<Item>& below = levels.back();
        std::vector<Item> pairs;
        for (std::size_t i = 0; i + 1 < below.size(); i += 2)
            pairs.push_back({below[i].weight + below[i + 1].weight, false});
        std::vector<Item> level;
        std::merge(coins.begin(), coins.end(), pairs.begin(), pairs.end(),
                   std::back_inserter(level),
                   [](const Item& a, const Item& b) { return a.weight < b.weight; });
        levels.push_back(std::move(level));
    }
    std::size_t taken = 2 * symbols.size() - 2;
    for (std::size_t level = levels.size(); level-- > 0;) {
        std::size_t taken_coins = 0;
        for (std::size_t i = 0; i < taken; ++i)
            if (levels[level][i].coin) ++widths[symbols[taken_coins++]];
        taken = 2 * (taken - taken_coins);
    }
    return widths;
}

bool widths_fit(std::span<const std::uint8_t> widths, std::size_t most) {
    std::size_t taken = 0;  // of all codes of `most` bits
    for (const std::uint8_t width : widths) {
        if (width > most) return false;
        if (width > 0) taken += std::size_t{1} << (most - width);
    }
    return taken <= std::size_t{1} << most;
}

std::vector<std::uint16_t> huffman_codes(std::span<const std::uint8_t> widths, std::size_t most) {
    std::vector<std::uint16_t> codes(widths.size());
    unsigned code = 0;
    for (std::size_t width = 1; width <= most; ++width) {
        for (std::size_t symbol = 0; symbol < widths.size(); ++symbol) {
            if (widths[symbol] != width) continue;
            for (std::size_t bit = 0; bit < width; ++bit)
                codes[symbol] = static_cast<std::uint16_t>(codes[symbol] << 1 | (code >> bit & 1));
            ++code;
        }
        code <<= 1;
    }
    return codes;
}

}  // namespace minterm
