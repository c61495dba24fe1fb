// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/huffman.hpp"

#include <algorithm>
#include <functional>
#include <queue>
#include <utility>

namespace minterm {

std::vector<std::uint8_t> huffman_widths(std::span<const std::uint64_t> frequencies,
                                         std::size_t most) {
    std::vector<std::uint64_t> weights(frequencies.begin(), frequencies.end());
    for (;;) {
        std::vector<std::uint8_t> widths(weights.size());
        using Tree = std::pair<std::uint64_t, std::vector<std::uint16_t>>;  // weight, symbols
        std::priority_queue<Tree, std::vector<Tree>, std::greater<>> trees;
        for (std::size_t symbol = 0; symbol < weights.size(); ++symbol)
            if (weights[symbol] > 0)
                trees.push({weights[symbol], {static_cast<std::uint16_t>(symbol)}});
        if (trees.size() == 1) widths[trees.top().second.front()] = 1;
        while (trees.size() > 1) {
            Tree joined = trees.top();
            trees.pop();
            const Tree other = trees.top();
            trees.pop();
            joined.first += other.first;
            joined.second.insert(joined.second.end(), other.second.begin(), other.second.end());
            for (const std::uint16_t symbol : joined.second) ++widths[symbol];
            trees.push(std::move(joined));
        }
        if (widths.empty() || *std::max_element(widths.begin(), widths.end()) <= most)
            return widths;
        for (std::uint64_t& weight : weights) weight = (weight + 1) / 2 + (weight > 0 ? 1 : 0);
    }
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
