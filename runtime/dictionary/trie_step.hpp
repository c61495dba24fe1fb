// SPDX-License-Identifier: Apache-2.0
//
// What all tries speak of. A trie is a class with
//
//     static bool write(ImageWriter&, const TrieShape&, const TrieNumbering&)   false: too large
//     static std::optional<Trie> open(ImageReader&, nodes, leaves)
//     set_out(node, letter, Place&)                       where a step down reads first,
//     prefetched, approach(Place&)                                    second, once that has come,
//     Pending start(Place), prefetch(Pending)             and last; Step where nothing is left
//     Step finish(Pending)
//     Pending start(node, letter)                         all but the last at once
//     At at(node), Step step(At, letter)                  as both halves, for several letters of a
//                                                         node, most of which lead nowhere
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
