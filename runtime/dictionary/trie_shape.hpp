// SPDX-License-Identifier: Apache-2.0
//
// Sorted keys -> the trie that tells them apart, and the numbers of its parts.
//
// A node is a prefix that two or more keys begin with; the root is one whatever the keys are. A key
// either ends at a node (the node is terminal) or leaves the trie by a leaf edge, whose letter is
// the first that no other key shares; what comes after that letter is the key's tail. So an edge
// leads to a node or to a leaf, and only nodes need an index.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "runtime/dictionary/key_sorter.hpp"
#include "runtime/support/large_vector.hpp"

namespace minterm {

/// Nodes are in the order of a walk that comes to a parent before its children and to children in
/// the order of their letters; node 0 is the root. Memory: 12 bytes a node, 16 a leaf, the tails.
struct TrieShape {
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;

    struct Node {
        std::uint32_t parent = 0;
        std::uint32_t key = kNone;  ///< that ends here
        std::uint8_t letter = 0;    ///< of the edge to it
    };
    struct Leaf {
        std::uint32_t parent;
        std::uint32_t key;
        std::uint64_t tail_and_letter;  ///< where the tail begins in `tails`; 8 bits: the letter
        std::uint8_t letter() const { return static_cast<std::uint8_t>(tail_and_letter); }
        std::uint64_t tail() const { return tail_and_letter >> 8; }
    };
    LargeVector<Node> nodes;
    LargeVector<Leaf> leaves;  ///< in the order of keys
    std::string tails;         ///< of leaves, one after the other

    std::string_view tail(std::size_t leaf) const {
        const std::uint64_t begin = leaves[leaf].tail();
        const std::uint64_t end = leaf + 1 < leaves.size() ? leaves[leaf + 1].tail() : tails.size();
        return std::string_view(tails).substr(begin, end - begin);
    }
};

/// How large the shape of keys will be, and what else is known when all have been read once.
struct TrieSize {
    std::uint64_t keys = 0;
    std::uint64_t key_bytes = 0;
    std::uint64_t longest_key = 0;
    std::uint64_t nodes = 1;
    std::uint64_t leaves = 0;
    std::uint64_t tail_bytes = 0;
};
/// Time: O(bytes of the keys). Errors (environment): those of KeySorter::for_each.
Result<TrieSize> trie_size(const KeySorter& keys);

/// `keys` are sorted. Time: O(bytes of the keys). Errors (environment): those of
/// KeySorter::for_each.
Result<TrieShape> make_trie_shape(const KeySorter& keys, const TrieSize& size);

/// The shape's nodes and leaves in the order of their numbers in a trie.
struct TrieNumbering {
    struct Edge {
        std::uint32_t parent;  ///< its number
        std::uint32_t index;   ///< of the node or leaf, in the shape
    };
    LargeVector<Edge> nodes;  ///< the first one is the root, its own parent
    LargeVector<Edge> leaves;
};

/// XBW: nodes by their prefixes read backwards, leaves by letter, then by the number of the parent
/// (Ferragina, Luccio, Manzini, Muthukrishnan 2009; Hon et al. 2013). Both are in the order of
/// their letters, then of the numbers of their parents. Time: O(nodes log depth + leaves).
TrieNumbering xbw_numbering(const TrieShape& shape);

/// LOUDS: nodes by depth, leaves by the number of the parent, then by letter (Jacobson 1989). Both
/// are in the order of the numbers of their parents, then of their letters.
TrieNumbering louds_numbering(const TrieShape& shape);

}  // namespace minterm
