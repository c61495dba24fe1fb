// SPDX-License-Identifier: Apache-2.0
//
// What dictionaries are to be compared with: a trie as a table of transitions, a node's children by
// letter. Nothing is faster while it is in a cache, and nothing is larger.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "runtime/support/large_vector.hpp"

namespace minterm::bench {

/// Of keys of the letters a to z; numbers are those of the keys in the list.
class TransitionTable {
public:
    static constexpr std::uint32_t kNone = ~std::uint32_t{0};

    static bool can_have(std::span<const std::string_view> keys) {
        return std::ranges::all_of(keys, [](std::string_view key) {
            return std::ranges::all_of(key, [](char c) { return 'a' <= c && c <= 'z'; });
        });
    }

    explicit TransitionTable(std::span<const std::string_view> keys) {
        nodes_.emplace_back();
        for (std::size_t number = 0; number < keys.size(); ++number) {
            std::uint32_t node = 0;
            for (const char letter : keys[number]) {
                std::uint32_t child = nodes_[node].children[place_of(letter)];
                if (child == 0) {
                    child = static_cast<std::uint32_t>(nodes_.size());
                    nodes_[node].children[place_of(letter)] = child;
                    nodes_.emplace_back();
                }
                node = child;
            }
            nodes_[node].number = static_cast<std::uint32_t>(number);
        }
    }

    double bytes() const { return static_cast<double>(nodes_.size() * sizeof(Node)); }

    std::uint32_t find(std::string_view key) const {
        std::uint32_t node = 0;
        for (const char letter : key) {
            node = nodes_[node].children[place_of(letter)];
            if (node == 0) return kNone;
        }
        return nodes_[node].number;
    }

    /// Of up to 32 keys together: each goes on by a letter, and what it will read then is on its
    /// way while the others do.
    void find(std::span<const std::string_view> keys, std::uint32_t* numbers) const {
        std::array<std::uint32_t, 32> nodes{};
        std::array<std::uint8_t, 32> going;
        std::size_t left = 0;
        for (std::size_t i = 0; i < keys.size(); ++i) going[left++] = static_cast<std::uint8_t>(i);
        for (std::size_t at = 0; left > 0; ++at) {
            std::size_t still = 0;
            for (std::size_t g = 0; g < left; ++g) {
                const std::size_t i = going[g];
                if (at == keys[i].size()) {
                    numbers[i] = nodes_[nodes[i]].number;
                    continue;
                }
                nodes[i] = nodes_[nodes[i]].children[place_of(keys[i][at])];
                if (nodes[i] == 0) {
                    numbers[i] = kNone;
                    continue;
                }
                const Node& next = nodes_[nodes[i]];
                __builtin_prefetch(at + 1 == keys[i].size()
                                       ? &next.number
                                       : &next.children[place_of(keys[i][at + 1])]);
                going[still++] = going[g];
            }
            left = still;
        }
    }

private:
    struct Node {
        std::array<std::uint32_t, 26> children{};  ///< 0: none, for the root is nobody's child
        std::uint32_t number = kNone;
    };

    static std::size_t place_of(char letter) { return static_cast<std::size_t>(letter - 'a'); }

    LargeVector<Node> nodes_;
};

}  // namespace minterm::bench
