// SPDX-License-Identifier: Apache-2.0
//
// The first two steps of most keys down a trie in one look at a small table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace minterm {

class FirstLetters {
public:
    static constexpr std::size_t kLetters = 2;

    /// An edge to a node.
    struct Edge {
        std::uint8_t letter;
        std::uint32_t node;
    };
    /// The edges of a node that lead to nodes.
    using EdgesOf = std::function<std::vector<Edge>(std::uint32_t node)>;

    FirstLetters() = default;
    /// O(edges of the root and of its children). Of many letters, as keys that are numbers in
    /// binary begin with, there is no table: it would have to be large, and opening would take
    /// long.
    explicit FirstLetters(const EdgesOf& edges_of) {
        const std::vector<Edge> first = edges_of(0);
        if (first.size() > kMost) return;
        std::vector<std::vector<Edge>> second;
        std::array<std::uint8_t, 256> codes{};
        std::size_t width = 1;
        const auto code = [&](std::uint8_t letter) {
            if (codes[letter] == 0 && width <= kMost)
                codes[letter] = static_cast<std::uint8_t>(width++);
        };
        for (const Edge& edge : first) {
            second.push_back(edges_of(edge.node));
            if (!second.back().empty()) code(edge.letter);
            for (const Edge& below : second.back()) code(below.letter);
        }
        if (width > kMost) return;
        codes_ = codes;
        width_ = width;
        nodes_.assign(width * width, 0);
        for (std::size_t i = 0; i < first.size(); ++i)
            for (const Edge& below : second[i])
                nodes_[codes[first[i].letter] * width + codes[below.letter]] = below.node;
    }

    /// The node that two letters lead to from the root; 0, which is the root, if there is none.
    [[gnu::always_inline]] inline std::uint32_t node(std::uint8_t first,
                                                     std::uint8_t second) const {
        return nodes_[codes_[first] * width_ + codes_[second]];
    }

private:
    static constexpr std::size_t kMost = 96;  ///< letters

    std::array<std::uint8_t, 256> codes_{};  ///< from 1; 0 of letters that lead to no node
    std::size_t width_ = 1;
    std::vector<std::uint32_t> nodes_ = {0};  ///< by the codes of both letters
};

}  // namespace minterm
