// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/xbw_rrr.hpp"

namespace minterm {

bool XbwRrr::write(ImageWriter& image, const TrieShape& shape, const TrieNumbering& numbering) {
    const LetterIndex letters = LetterIndex::of(shape);

    std::vector<BitArray> dense(letters.dense(), BitArray(shape.nodes.size()));
    std::vector<std::vector<std::uint32_t>> sparse(letters.sparse());
    std::array<std::uint32_t, 256> counts{};
    const std::size_t edges = shape.nodes.size() - 1 + shape.leaves.size();
    BitArray to_leaf(edges);
    std::vector<EdgeLetters::SparseEdge> sparse_edges;
    std::vector<std::uint32_t> hints(edges / kHint + 1);
    // Nodes and leaves are both sorted by letter and by parent; edges are the two of them merged.
    std::size_t node = 1;
    std::size_t leaf = 0;
    for (std::size_t edge = 0; edge < edges; ++edge) {
        std::uint64_t keys[2] = {~std::uint64_t{0}, ~std::uint64_t{0}};  // letter, then parent
        if (node < shape.nodes.size()) {
            const TrieShape::Node& next = shape.nodes[numbering.nodes[node]];
            keys[0] = std::uint64_t{next.letter} << 32 | numbering.number_of_node[next.parent];
        }
        if (leaf < shape.leaves.size()) {
            const TrieShape::Leaf& next = shape.leaves[numbering.leaves[leaf]];
            keys[1] = std::uint64_t{next.letter} << 32 | numbering.number_of_node[next.parent];
        }
        const bool is_leaf = keys[1] < keys[0];
        const std::uint64_t key = keys[is_leaf ? 1 : 0];
        const auto letter = static_cast<std::uint8_t>(key >> 32);
        const auto parent = static_cast<std::uint32_t>(key);
        ++(is_leaf ? leaf : node);
        if (is_leaf) to_leaf.set(edge);
        if (edge % kHint == 0)
            hints[edge / kHint] = static_cast<std::uint32_t>(parent / RrrBits::kSuperblockBits);
        const LetterIndex::Entry entry = letters[letter];
        if (entry.kind == LetterIndex::Entry::Dense) {
            dense[entry.vector].set(parent);
        } else {
            sparse[entry.vector].push_back(parent);
            sparse_edges.push_back({parent, letter});
        }
        ++counts[letter];
    }
    letters.write(image);
    LetterRanges(counts, 0).write(image);
    if (!RrrBits::write(image, dense)) return false;
    SparseBits::write(image, shape.nodes.size(), sparse);
    PlainBits::write(image, to_leaf);
    image.array(hints);
    EdgeLetters::write(image, shape.nodes.size(), std::move(sparse_edges));
    return true;
}

std::optional<XbwRrr> XbwRrr::open(ImageReader& image, std::uint64_t nodes, std::uint64_t leaves) {
    const std::uint64_t edges = nodes - 1 + leaves;
    const auto letters = LetterIndex::open(image);
    const auto ranges = LetterRanges::open(image, edges);
    const auto dense = RrrBits::open(image);
    const auto sparse = SparseBits::open(image);
    const auto to_leaf = PlainBits::open(image);
    const auto hints = image.array<std::uint32_t>();
    if (!letters) return std::nullopt;
    const auto edge_letters = EdgeLetters::open(image, nodes, *letters);
    if (!edge_letters || !ranges || !dense || !sparse || !to_leaf || !hints) return std::nullopt;
    if (dense->vectors() != letters->dense() || (letters->dense() > 0 && dense->size() != nodes) ||
        sparse->vectors() != letters->sparse() || sparse->size() != nodes ||
        to_leaf->size() != edges || to_leaf->count() != leaves ||
        hints->size() != edges / kHint + 1)
        return std::nullopt;
    XbwRrr trie;
    trie.letters_ = *letters;
    trie.edge_letters_ = *edge_letters;
    trie.nodes_ = nodes;
    trie.leaves_ = leaves;
    trie.ranges_ = *ranges;
    trie.dense_ = *dense;
    trie.sparse_ = *sparse;
    trie.to_leaf_ = *to_leaf;
    trie.hints_ = *hints;
    return trie;
}

}  // namespace minterm
