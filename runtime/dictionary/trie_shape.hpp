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
#include <vector>

#include "runtime/dictionary/key_list.hpp"

namespace minterm {

/// Nodes are in the order of a walk that comes to a parent before its children and to children in
/// the order of their letters; node 0 is the root.
struct TrieShape {
    static constexpr std::uint32_t kNone = 0xFFFFFFFF;

    struct Node {
        std::uint32_t parent = 0;
        std::uint32_t depth = 0;    ///< length of the prefix
        std::uint32_t key = kNone;  ///< that ends here
        std::uint8_t letter = 0;    ///< of the edge to it
    };
    struct Leaf {
        std::uint32_t parent = 0;
        std::uint32_t key = 0;
        std::uint8_t letter = 0;
    };
    std::vector<Node> nodes;
    std::vector<Leaf> leaves;  ///< in the order of keys
};

/// `keys` are sorted and differ. Time: O(bytes of the keys). Memory: 16 bytes a node, 12 a leaf.
TrieShape make_trie_shape(const KeyList& keys);

/// Which number each of the shape's nodes, and which each of its leaves, has in a trie.
struct TrieNumbering {
    std::vector<std::uint32_t> number_of_node;
    std::vector<std::uint32_t> nodes;   ///< of the shape, in the order of their numbers
    std::vector<std::uint32_t> leaves;  ///< the same of leaves
};

/// XBW: nodes by their prefixes read backwards, leaves by letter, then by the number of the parent
/// (Ferragina, Luccio, Manzini, Muthukrishnan 2009; Hon et al. 2013). Time: O(nodes log depth).
TrieNumbering xbw_numbering(const TrieShape& shape);

/// LOUDS: nodes by depth, leaves by the number of the parent, then by letter (Jacobson 1989).
TrieNumbering louds_numbering(const TrieShape& shape);

}  // namespace minterm
