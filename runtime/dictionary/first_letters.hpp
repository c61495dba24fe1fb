// SPDX-License-Identifier: Apache-2.0
//
// The first two steps of most keys down a trie in one look at a small table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "runtime/dictionary/trie_step.hpp"

namespace minterm {

class FirstLetters {
public:
    static constexpr std::size_t kLetters = 2;

    FirstLetters() = default;
    /// O(edges of the root and of its children). Of many letters, as keys that are numbers in
    /// binary begin with, there is no table: it would have to be large, and opening would take
    /// long.
    template <typename Trie>
    [[gnu::always_inline]] inline explicit FirstLetters(const Trie& trie) {
        struct Child {
            std::uint8_t first, second;
            std::uint32_t node;
        };
        std::vector<Child> children;
        trie.for_each_edge(0, [&](std::uint8_t letter, Step step) {
            if (step.kind == Step::Node) children.push_back({letter, 0, step.number});
        });
        if (children.size() > kMost) return;
        std::vector<Child> grandchildren;
        for (const Child& child : children)
            trie.for_each_edge(child.node, [&](std::uint8_t letter, Step step) {
                if (step.kind == Step::Node)
                    grandchildren.push_back({child.first, letter, step.number});
            });
        std::array<std::uint8_t, 256> codes{};
        std::size_t width = 1;
        for (const Child& child : grandchildren)
            for (const std::uint8_t letter : {child.first, child.second})
                if (codes[letter] == 0 && width <= kMost)
                    codes[letter] = static_cast<std::uint8_t>(width++);
        if (width > kMost) return;
        codes_ = codes;
        width_ = width;
        nodes_.assign(width * width, 0);
        for (const Child& child : grandchildren)
            nodes_[codes[child.first] * width + codes[child.second]] = child.node;
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
