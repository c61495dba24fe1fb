// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/louds.hpp"

namespace minterm {

bool Louds::write(ImageWriter& image, const TrieShape& shape, const TrieNumbering& numbering) {
    const std::size_t edges = shape.nodes.size() - 1 + shape.leaves.size();
    BitArray degrees(edges + shape.nodes.size());
    BitArray to_leaf(edges);
    std::vector<std::uint8_t> letters(edges + 16);
    // Edges are nodes and leaves merged.
    std::size_t node = 1;
    std::size_t leaf = 0;
    for (std::size_t edge = 0; edge < edges; ++edge) {
        std::uint64_t keys[2] = {~std::uint64_t{0}, ~std::uint64_t{0}};  // parent, then letter
        if (node < shape.nodes.size()) {
            const TrieNumbering::Edge next = numbering.nodes[node];
            keys[0] = std::uint64_t{next.parent} << 8 | shape.nodes[next.index].letter;
        }
        if (leaf < shape.leaves.size()) {
            const TrieNumbering::Edge next = numbering.leaves[leaf];
            keys[1] = std::uint64_t{next.parent} << 8 | shape.leaves[next.index].letter();
        }
        const bool is_leaf = keys[1] < keys[0];
        const std::uint64_t key = keys[is_leaf ? 1 : 0];
        ++(is_leaf ? leaf : node);
        if (is_leaf) to_leaf.set(edge);
        letters[edge] = static_cast<std::uint8_t>(key);
        degrees.set(edge + (key >> 8));
    }
    PlainBits::write(image, degrees);
    PlainBits::write(image, to_leaf);
    image.array(letters);
    return true;
}

std::optional<Louds> Louds::open(ImageReader& image, std::uint64_t nodes, std::uint64_t leaves) {
    const auto degrees = PlainBits::open(image);
    const auto to_leaf = PlainBits::open(image);
    const auto letters = image.array<std::uint8_t>();
    if (!degrees || !to_leaf || !letters) return std::nullopt;
    Louds trie;
    trie.degrees_ = *degrees;
    trie.to_leaf_ = *to_leaf;
    trie.letters_ = *letters;
    trie.nodes_ = nodes;
    trie.leaves_ = leaves;
    trie.edges_ = nodes - 1 + leaves;
    if (degrees->size() != trie.edges_ + nodes || degrees->count() != trie.edges_ ||
        to_leaf->size() != trie.edges_ || to_leaf->count() != leaves ||
        letters->size() != trie.edges_ + 16)
        return std::nullopt;
    return trie;
}

}  // namespace minterm
