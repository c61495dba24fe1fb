// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/xbw_rrr.hpp"

namespace minterm {

bool XbwRrr::write(ImageWriter& image, const TrieShape& shape, const TrieNumbering& numbering) {
    const LetterCounts counts = LetterCounts::of(shape);
    const LetterIndex letters = LetterIndex::of(counts, shape.nodes.size());
    std::vector<BitArray> dense(letters.dense(), BitArray(shape.nodes.size()));
    std::vector<std::vector<std::uint32_t>> sparse(letters.sparse());
    std::array<std::uint32_t, 256> edges_with{};
    const std::size_t edges = shape.nodes.size() - 1 + shape.leaves.size();
    BitArray to_leaf(edges);
    std::vector<EdgeLetters::SparseEdge> sparse_edges;
    std::vector<std::uint32_t> hints(edges / kHint + 1);
    std::size_t node = 1;
    std::size_t leaf = 0;
    std::size_t edge = 0;
    for (std::size_t byte = 0; byte < 256; ++byte) {
        // Edges are nodes and leaves merged.
        edges_with[byte] = counts.nodes[byte] + counts.leaves[byte];
        const std::size_t node_end = node + counts.nodes[byte];
        const std::size_t leaf_end = leaf + counts.leaves[byte];
        const LetterIndex::Entry entry = letters[static_cast<std::uint8_t>(byte)];
        for (; node < node_end || leaf < leaf_end; ++edge) {
            const bool is_leaf =
                node == node_end ||
                (leaf < leaf_end && numbering.leaves[leaf].parent < numbering.nodes[node].parent);
            const std::uint32_t parent =
                is_leaf ? numbering.leaves[leaf++].parent : numbering.nodes[node++].parent;
            if (is_leaf) to_leaf.set(edge);
            if (edge % kHint == 0)
                hints[edge / kHint] = static_cast<std::uint32_t>(parent / RrrBits::kSuperblockBits);
            if (entry.kind == LetterIndex::Entry::Dense) {
                dense[entry.vector].set(parent);
            } else {
                sparse[entry.vector].push_back(parent);
                sparse_edges.push_back({parent, static_cast<std::uint8_t>(byte)});
            }
        }
    }
    letters.write(image);
    LetterRanges(edges_with, 0).write(image);
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
