// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/xbw_lines.hpp"

#include <bit>

namespace minterm {

bool XbwLines::write(ImageWriter& image, const TrieShape& shape, const TrieNumbering& numbering) {
    const LetterCounts counts = LetterCounts::of(shape);
    const LetterIndex letters = LetterIndex::of(counts, shape.nodes.size());
    const LetterRanges node_ranges(counts.nodes, 1);
    const LetterRanges leaf_ranges(counts.leaves, 0);
    const std::size_t blocks = shape.nodes.size() / kLineNodes + 1;
    const std::size_t dense = letters.dense();
    letters.write(image);
    node_ranges.write(image);
    leaf_ranges.write(image);
    const std::span<Line> lines = image.zeros<Line>(blocks * dense);
    std::vector<std::vector<std::uint32_t>> node_places(letters.sparse());
    std::vector<std::vector<std::uint32_t>> leaf_places(letters.sparse());
    std::vector<std::uint32_t> leaf_hints(shape.leaves.size() / kHint + 1);
    std::vector<EdgeLetters::SparseEdge> sparse_edges;
    const auto add = [&](std::uint32_t parent, std::uint8_t letter, bool to_node) {
        const LetterIndex::Entry entry = letters[letter];
        if (entry.kind == LetterIndex::Entry::Sparse) {
            (to_node ? node_places : leaf_places)[entry.vector].push_back(parent);
            sparse_edges.push_back({parent, letter});
        } else {
            Line& line = lines[parent / kLineNodes * dense + entry.vector];
            (to_node ? line.to_nodes : line.to_leaves) |= std::uint64_t{1} << parent % kLineNodes;
        }
    };
    for (std::size_t byte = 0; byte < 256; ++byte) {
        const auto letter = static_cast<std::uint8_t>(byte);
        std::uint32_t number = node_ranges.first(letter);
        for (const std::uint32_t end = number + counts.nodes[byte]; number < end; ++number) {
            const std::uint32_t parent = numbering.nodes[number].parent;
            add(parent, letter, true);
        }
        number = leaf_ranges.first(letter);
        for (const std::uint32_t end = number + counts.leaves[byte]; number < end; ++number) {
            const std::uint32_t parent = numbering.leaves[number].parent;
            add(parent, letter, false);
            if (number % kHint == 0) leaf_hints[number / kHint] = parent / kLineNodes;
        }
    }
    for (const std::uint8_t letter : letters.dense_letters()) {
        std::uint32_t node = node_ranges.first(letter);
        std::uint32_t leaf = leaf_ranges.first(letter);
        for (std::size_t block = 0; block < blocks; ++block) {
            Line& line = lines[block * dense + letters[letter].vector];
            line.node = node;
            line.leaf = leaf;
            node += static_cast<std::uint32_t>(ones(line.to_nodes));
            leaf += static_cast<std::uint32_t>(ones(line.to_leaves));
        }
    }
    SparseBits::write(image, shape.nodes.size(), node_places);
    SparseBits::write(image, shape.nodes.size(), leaf_places);
    PackedNumbers::Writer node_parents(
        static_cast<std::uint64_t>(std::bit_width(shape.nodes.size() - 1)));
    for (const TrieNumbering::Edge& edge : numbering.nodes) node_parents.append(edge.parent);
    std::move(node_parents).write(image);
    image.array(leaf_hints);
    EdgeLetters::write(image, shape.nodes.size(), std::move(sparse_edges));
    return true;
}

std::optional<XbwLines> XbwLines::open(ImageReader& image, std::uint64_t nodes,
                                       std::uint64_t leaves) {
    const auto letters = LetterIndex::open(image);
    const auto node_ranges = LetterRanges::open(image, nodes);
    const auto leaf_ranges = LetterRanges::open(image, leaves);
    const auto lines = image.array<Line>();
    const auto node_edges = SparseBits::open(image);
    const auto leaf_edges = SparseBits::open(image);
    const auto node_parents = PackedNumbers::open(image);
    const auto leaf_hints = image.array<std::uint32_t>();
    if (!letters) return std::nullopt;
    const auto edge_letters = EdgeLetters::open(image, nodes, *letters);
    if (!edge_letters || !node_ranges || !leaf_ranges || !lines || !node_edges || !leaf_edges ||
        !node_parents || !leaf_hints)
        return std::nullopt;
    if (lines->size() != (nodes / kLineNodes + 1) * letters->dense() ||
        node_edges->vectors() != letters->sparse() || leaf_edges->vectors() != letters->sparse() ||
        node_edges->size() != nodes || leaf_edges->size() != nodes ||
        node_parents->size() != nodes || leaf_hints->size() != leaves / kHint + 1)
        return std::nullopt;
    XbwLines trie;
    trie.letters_ = *letters;
    trie.edge_letters_ = *edge_letters;
    trie.vectors_.fill(kNoVector);
    for (const std::uint8_t letter : letters->dense_letters())
        trie.vectors_[letter] = (*letters)[letter].vector;
    trie.dense_ = letters->dense();
    trie.blocks_ = nodes / kLineNodes + 1;
    trie.nodes_ = nodes;
    trie.leaves_ = leaves;
    trie.node_ranges_ = *node_ranges;
    trie.leaf_ranges_ = *leaf_ranges;
    trie.lines_ = *lines;
    trie.node_edges_ = *node_edges;
    trie.leaf_edges_ = *leaf_edges;
    trie.node_parents_ = *node_parents;
    trie.leaf_hints_ = *leaf_hints;
    return trie;
}

Step XbwLines::sparse_step(std::uint32_t node, std::uint8_t letter) const {
    const LetterIndex::Entry entry = letters_[letter];
    if (entry.kind != LetterIndex::Entry::Sparse) return {};
    const std::uint8_t vector = entry.vector;
    if (const auto found = node_edges_.find(vector, node); found.present)
        return checked(true, node_ranges_.first(letter) + found.rank);
    if (const auto found = leaf_edges_.find(vector, node); found.present)
        return checked(false, leaf_ranges_.first(letter) + found.rank);
    return {};
}

}  // namespace minterm
