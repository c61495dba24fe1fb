// SPDX-License-Identifier: Apache-2.0
//
// What all tries speak of. A trie is a class with
//
//     static bool write(ImageWriter&, const TrieShape&, const TrieNumbering&)   false: too large
//     static std::optional<Trie> open(ImageReader&, nodes, leaves)
//     Pending start(node, letter), Step finish(Pending)   one step down, in two halves of one
//     memory
//                                                         access each, so that batches can prefetch
//     prefetch(node, letter)                              what `start` will read
//     Step try_step(node, letter)                         as both halves, for letters that most
//                                                         nodes have no edge with
//     start_up_from_node(node), start_up_from_leaf(leaf) -> PendingUp, Edge finish(PendingUp)
//                                                         one step up, in two halves as well
//     prefetch_up_from_node(node), prefetch_up_from_leaf(leaf), prefetch(PendingUp)
//     for_each_edge(node, f)                              f(letter, Step) in the order of letters
//
// and no number it gives is ever too large, whatever the bytes of its image are.
#pragma once

#include <cstdint>

namespace minterm {

struct Step {
    enum Kind : std::uint32_t { None, Node, Leaf };
    Kind kind = None;
    std::uint32_t number = 0;
};

/// Where a node or a leaf hangs.
struct Edge {
    std::uint32_t parent = 0;
    std::uint8_t letter = 0;
};

}  // namespace minterm
