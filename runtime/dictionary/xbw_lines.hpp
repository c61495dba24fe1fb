// SPDX-License-Identifier: Apache-2.0
//
// The XBW trie of Hon et al. (2013) for speed: child(x, c) = rank(x, B_c) + C[c], every step one
// memory access. For each letter there are two bit vectors, of edges to nodes and of edges to
// leaves; 64 nodes of both, and the numbers of the next node and the next leaf, are 24 bytes.
// Letters with few edges have lists of places instead.
#pragma once

#include <optional>

#include "runtime/dictionary/edge_letters.hpp"
#include "runtime/dictionary/letter_index.hpp"
#include "runtime/dictionary/sparse_bits.hpp"
#include "runtime/dictionary/trie_step.hpp"

namespace minterm {

class XbwLines {
    static constexpr std::uint32_t kLineNodes = 64;
    /// A bit for each of 64 parents, and the numbers that follow those of the parents before.
    struct Line {
        std::uint64_t to_nodes;
        std::uint64_t to_leaves;
        std::uint32_t node;
        std::uint32_t leaf;
    };
    static_assert(sizeof(Line) == 24);

public:
    static bool write(ImageWriter& image, const TrieShape& shape, const TrieNumbering& numbering);
    static std::optional<XbwLines> open(ImageReader& image, std::uint64_t nodes,
                                        std::uint64_t leaves);

    /// Where a step reads: a line, or none of a letter that has a list or nothing.
    struct Place {
        const Line* line;
        std::uint32_t node;
        std::uint8_t letter;
    };
    /// And brings it into the cache.
    [[gnu::always_inline]] inline void set_out(std::uint32_t node, std::uint8_t letter,
                                               Place& place) const {
        const std::uint16_t vector = vectors_[letter];
        place.node = node;
        place.letter = letter;
        if (vector != kNoVector) [[likely]] {
            place.line = &lines_[node / kLineNodes * dense_ + vector];
            prefetch_line(place.line);
            return;
        }
        place.line = nullptr;
        if (const LetterIndex::Entry entry = letters_[letter];
            entry.kind == LetterIndex::Entry::Sparse)
            node_edges_.prefetch(entry.vector, node);
    }
    using Pending = Step;  ///< nothing more is read
    [[gnu::always_inline]] inline Pending start(const Place& place) const {
        if (place.line == nullptr) [[unlikely]]
            return sparse_step(place.node, place.letter);
        return step_along(*place.line, place.node);
    }
    [[gnu::always_inline]] inline Pending start(std::uint32_t node, std::uint8_t letter) const {
        const std::uint16_t vector = vectors_[letter];
        if (vector == kNoVector) [[unlikely]]
            return sparse_step(node, letter);
        return step_along(lines_[node / kLineNodes * dense_ + vector], node);
    }
    [[gnu::always_inline]] inline Step finish(Pending pending) const { return pending; }
    /// A node of which several letters are tried.
    struct At {
        const Line* lines;  ///< of all dense letters
        std::uint32_t node;
    };
    [[gnu::always_inline]] inline At at(std::uint32_t node) const {
        return {lines_.data() + node / kLineNodes * dense_, node};
    }
    [[gnu::always_inline]] inline Step step(At at, std::uint8_t letter) const {
        const std::uint16_t vector = vectors_[letter];
        if (vector == kNoVector) [[unlikely]]
            return edge_letters_.has_sparse(at.node) ? sparse_step(at.node, letter) : Step{};
        return step_along(at.lines[vector], at.node);
    }

    struct PendingUp {
        std::uint32_t number = 0;
        std::uint32_t block = 0;  ///< where to begin to look for a leaf's parent
        std::uint8_t letter = 0;
        bool is_leaf = false;
    };
    [[gnu::always_inline]] inline void prefetch_up_from_node(std::uint32_t node) const {
        node_parents_.prefetch(node);
    }
    [[gnu::always_inline]] inline void prefetch_up_from_leaf(std::uint32_t leaf) const {
        __builtin_prefetch(&leaf_hints_[leaf / kHint]);
    }
    [[gnu::always_inline]] inline void approach_up_from_node(std::uint32_t) const {}
    [[gnu::always_inline]] inline void approach_up_from_leaf(std::uint32_t) const {}
    [[gnu::always_inline]] inline void approach(PendingUp&) const {}
    [[gnu::always_inline]] inline PendingUp start_up_from_node(std::uint32_t node) const {
        return {node, 0, node_ranges_.letter_of(node), false};
    }
    [[gnu::always_inline]] inline PendingUp start_up_from_leaf(std::uint32_t leaf) const {
        const std::uint8_t letter = leaf_ranges_.letter_of(leaf);
        // What is noted may be the parent by another letter, which says nothing.
        const bool noted = leaf - leaf % kHint >= leaf_ranges_.first(letter);
        const std::uint64_t block = noted ? leaf_hints_[leaf / kHint] : 0;
        return {leaf, static_cast<std::uint32_t>(std::min(block, blocks_ - 1)), letter, true};
    }
    [[gnu::always_inline]] inline void prefetch(PendingUp pending) const {
        const LetterIndex::Entry entry = letters_[pending.letter];
        if (!pending.is_leaf || entry.kind != LetterIndex::Entry::Dense) return;
        const Line* const line = &lines_[pending.block * dense_ + entry.vector];
        prefetch_line(line);
        prefetch_line(line + dense_);
    }
    [[gnu::always_inline]] inline void narrow(PendingUp&) const {}
    [[gnu::always_inline]] inline Edge finish(PendingUp pending) const {
        const std::uint64_t parent =
            pending.is_leaf ? parent_of_leaf(pending) : node_parents_[pending.number];
        return {static_cast<std::uint32_t>(std::min(parent, nodes_ - 1)), pending.letter};
    }

    template <typename F>
    [[gnu::always_inline]] inline void for_each_edge(std::uint32_t node, const F& f) const {
        const Line* const lines = at(node).lines;
        EdgeLetters::Sparse sparse = edge_letters_.sparse(node);
        const auto take_sparse = [&] {
            const std::uint8_t letter = sparse.take();
            if (const Step step = sparse_step(node, letter); step.kind != Step::None)
                f(letter, step);
        };
        const std::span<const std::uint8_t> letters = letters_.dense_letters();
        // Which dense letters there are is one pass over the lines, and few are.
        for (std::size_t first = 0; first < letters.size(); first += 64) {
            const std::size_t count = std::min<std::size_t>(64, letters.size() - first);
            std::uint64_t present = 0;
            for (std::size_t i = 0; i < count; ++i) {
                const Line& line = lines[first + i];
                present |= ((line.to_nodes | line.to_leaves) >> node % kLineNodes & 1) << i;
            }
            for (; present != 0; present &= present - 1) {
                const std::size_t vector =
                    first + static_cast<std::size_t>(std::countr_zero(present));
                while (sparse.before(letters[vector])) take_sparse();
                if (const Step step = step_along(lines[vector], node); step.kind != Step::None)
                    f(letters[vector], step);
            }
        }
        while (!sparse.empty()) take_sparse();
    }

private:
    friend class LookupArraysMaker;
    /// One leaf's parent in so many is noted, for the way up.
    static constexpr std::uint32_t kHint = 8;

    /// One in four is in two cache lines.
    [[gnu::always_inline]] static inline void prefetch_line(const Line* line) {
        __builtin_prefetch(line);
        __builtin_prefetch(&line->leaf);
    }
    [[gnu::always_inline]] inline Step checked(bool to_node, std::uint64_t number) const {
        if (number >= (to_node ? nodes_ : leaves_)) return {};
        return {to_node ? Step::Node : Step::Leaf, static_cast<std::uint32_t>(number)};
    }
    [[gnu::always_inline]] inline Step step_along(const Line& line, std::uint32_t node) const {
        // Up to the node's bit, which is on top.
        const std::uint32_t above = kLineNodes - 1 - node % kLineNodes;
        const std::uint64_t to_nodes = line.to_nodes << above;
        if (to_nodes >> 63 != 0) return checked(true, line.node + ones(to_nodes) - 1);
        const std::uint64_t to_leaves = line.to_leaves << above;
        if (to_leaves >> 63 != 0) return checked(false, line.leaf + ones(to_leaves) - 1);
        return {};
    }
    Step sparse_step(std::uint32_t node, std::uint8_t letter) const;
    [[gnu::always_inline]] inline std::uint64_t parent_of_leaf(PendingUp pending) const {
        const LetterIndex::Entry entry = letters_[pending.letter];
        if (entry.kind == LetterIndex::Entry::Absent) return 0;
        if (entry.kind == LetterIndex::Entry::Sparse)
            return leaf_edges_.select(entry.vector,
                                      pending.number - leaf_ranges_.first(pending.letter));
        const Line* line = &lines_[pending.block * dense_ + entry.vector];
        const std::uint64_t last = blocks_ - 1;
        std::uint64_t block = pending.block;
        while (block < last && line[dense_].leaf <= pending.number) {
            ++block;
            line += dense_;
        }
        const std::uint64_t rank = pending.number - line->leaf;
        return rank < ones(line->to_leaves)
                   ? block * kLineNodes + select_in_word(line->to_leaves, rank)
                   : 0;
    }

    static constexpr std::uint16_t kNoVector = 256;

    LetterIndex letters_;
    std::array<std::uint16_t, 256> vectors_{};  ///< of dense letters, or kNoVector
    std::uint64_t dense_ = 0;
    std::uint64_t blocks_ = 0;  ///< of 64 nodes
    std::uint64_t nodes_ = 0;
    std::uint64_t leaves_ = 0;
    LetterRanges node_ranges_;
    LetterRanges leaf_ranges_;
    std::span<const Line> lines_;  ///< 64 nodes of each dense letter, then the next 64
    SparseBits node_edges_;        ///< of sparse letters
    SparseBits leaf_edges_;
    PackedNumbers node_parents_;
    std::span<const std::uint32_t> leaf_hints_;  ///< the line of the parent of every 8th leaf
    EdgeLetters edge_letters_;
};

}  // namespace minterm
