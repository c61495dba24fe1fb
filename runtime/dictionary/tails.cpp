// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/tails.hpp"

#include <algorithm>
#include <queue>
#include <utility>

namespace minterm {

/// Huffman (1952). Where a code would be longer than kMostWidth, frequencies are made more alike.
Tails::Widths Tails::huffman_widths(const std::array<std::uint64_t, 256>& frequencies) {
    std::array<std::uint64_t, 256> weights = frequencies;
    for (;;) {
        Widths widths{};
        using Tree = std::pair<std::uint64_t, std::vector<std::uint8_t>>;  // weight, letters
        std::priority_queue<Tree, std::vector<Tree>, std::greater<>> trees;
        for (std::size_t byte = 0; byte < 256; ++byte)
            if (weights[byte] > 0) trees.push({weights[byte], {static_cast<std::uint8_t>(byte)}});
        if (trees.size() == 1) widths[trees.top().second.front()] = 1;
        while (trees.size() > 1) {
            Tree joined = trees.top();
            trees.pop();
            const Tree other = trees.top();
            trees.pop();
            joined.first += other.first;
            joined.second.insert(joined.second.end(), other.second.begin(), other.second.end());
            for (const std::uint8_t byte : joined.second) ++widths[byte];
            trees.push(std::move(joined));
        }
        if (*std::max_element(widths.begin(), widths.end()) <= kMostWidth) return widths;
        for (std::uint64_t& weight : weights) weight = (weight + 1) / 2 + (weight > 0 ? 1 : 0);
    }
}

/// Canonical codes, the first bit at the bottom.
std::array<std::uint16_t, 256> Tails::codes_of(const Widths& widths) {
    std::array<std::uint16_t, 256> codes{};
    unsigned code = 0;
    for (std::size_t width = 1; width <= kMostWidth; ++width) {
        for (std::size_t byte = 0; byte < 256; ++byte) {
            if (widths[byte] != width) continue;
            for (std::size_t bit = 0; bit < width; ++bit)
                codes[byte] = static_cast<std::uint16_t>(codes[byte] << 1 | (code >> bit & 1));
            ++code;
        }
        code <<= 1;
    }
    return codes;
}

std::optional<Tails> Tails::open(ImageReader& image) {
    auto begins = RisingNumbers::open(image);
    const auto stored = image.array<std::uint8_t>();
    const auto bits = image.array<std::byte>();
    if (!begins || begins->size() == 0 || !stored || stored->size() != 256 || !bits)
        return std::nullopt;
    Tails tails;
    tails.begins_ = *begins;
    tails.bits_ = *bits;
    Widths widths{};
    std::size_t taken = 0;  // of all codes of kMostWidth bits
    for (std::size_t byte = 0; byte < 256; ++byte) {
        widths[byte] = (*stored)[byte];
        if (widths[byte] > kMostWidth) return std::nullopt;
        if (widths[byte] > 0) taken += std::size_t{1} << (kMostWidth - widths[byte]);
    }
    if (taken > std::size_t{1} << kMostWidth) return std::nullopt;
    const std::array<std::uint16_t, 256> codes = codes_of(widths);
    for (std::size_t byte = 0; byte < 256; ++byte) {
        const Letter letter{codes[byte], widths[byte], static_cast<std::uint8_t>(byte)};
        tails.letters_[byte] = letter;
        if (letter.width == 0) continue;
        for (std::size_t bits_after = 0; bits_after < std::size_t{1} << (kMostWidth - letter.width);
             ++bits_after)
            tails.decoded_[letter.code | bits_after << letter.width] = letter;
    }
    return tails;
}

std::optional<std::size_t> Tails::prefix_of(Place place, std::string_view rest) const {
    std::size_t length = 0;
    const bool equal = for_each_letter(place, [&](std::uint8_t letter) {
        if (length == rest.size() || static_cast<std::uint8_t>(rest[length]) != letter)
            return false;
        ++length;
        return true;
    });
    if (!equal) return std::nullopt;
    return length;
}

void Tails::append_to(std::string& key, Place place) const {
    for_each_letter(place, [&](std::uint8_t letter) {
        key += static_cast<char>(letter);
        return true;
    });
}

}  // namespace minterm
