// SPDX-License-Identifier: Apache-2.0
//
// The XBW trie with RRR bit vectors, as Wakatsuki, Keyaki and Miyazaki publish it, over inner nodes
// only: child(x, c) = rank(x, B_c) + C[c] numbers the edges; one more bit vector says which of them
// lead to leaves, and its ranks number nodes and leaves. Letters with few edges have lists of
// places instead of B_c.
#pragma once

#include <optional>

#include "runtime/dictionary/edge_letters.hpp"
#include "runtime/dictionary/letter_index.hpp"
#include "runtime/dictionary/plain_bits.hpp"
#include "runtime/dictionary/rrr_bits.hpp"
#include "runtime/dictionary/sparse_bits.hpp"
#include "runtime/dictionary/trie_step.hpp"

namespace minterm {

class XbwRrr {
public:
    static bool write(ImageWriter& image, const TrieShape& shape, const TrieNumbering& numbering);
    static std::optional<XbwRrr> open(ImageReader& image, std::uint64_t nodes,
                                      std::uint64_t leaves);

    /// Where a step reads: a superblock, then the number of a block, or a list, then the bit that
    /// tells leaves.
    struct Place {
        RrrBits::Place superblock;  ///< none of a letter that has a list or nothing
        RrrBits::Block block;
        std::uint32_t node;
        std::uint8_t letter;
    };
    /// And brings it into the cache.
    [[gnu::always_inline]] inline void set_out(std::uint32_t node, std::uint8_t letter,
                                               Place& place) const {
        const LetterIndex::Entry entry = letters_[letter];
        place.node = node;
        place.letter = letter;
        if (entry.kind == LetterIndex::Entry::Dense) [[likely]] {
            dense_.locate(entry.vector, node, place.superblock);
            dense_.prefetch(place.superblock);
            return;
        }
        place.superblock.superblock = nullptr;
        if (entry.kind == LetterIndex::Entry::Sparse) sparse_.prefetch(entry.vector, node);
    }
    [[gnu::always_inline]] inline void approach(Place& place) const {
        if (place.superblock.superblock == nullptr) [[unlikely]]
            return;
        dense_.go_to_block(place.superblock, place.block);
        dense_.prefetch(place.block);
    }
    /// The number of an edge; kNoEdge if there is none.
    using Pending = std::uint64_t;
    [[gnu::always_inline]] inline Pending start(const Place& place) const {
        bool present = false;
        std::uint64_t rank = 0;
        if (place.superblock.superblock != nullptr) [[likely]] {
            const RrrBits::Found found = dense_.find(place.block);
            present = found.present;
            rank = found.rank;
        } else if (const LetterIndex::Entry entry = letters_[place.letter];
                   entry.kind == LetterIndex::Entry::Sparse) {
            const SparseBits::Found found = sparse_.find(entry.vector, place.node);
            present = found.present;
            rank = found.rank;
        }
        const std::uint64_t edge = ranges_.first(place.letter) + rank;
        return present && edge < to_leaf_.size() ? edge : kNoEdge;
    }
    [[gnu::always_inline]] inline Pending start(std::uint32_t node, std::uint8_t letter) const {
        Place at;
        set_out(node, letter, at);
        if (at.superblock.superblock != nullptr) dense_.go_to_block(at.superblock, at.block);
        return start(at);
    }
    [[gnu::always_inline]] inline Step finish(Pending edge) const {
        if (edge == kNoEdge) return {};
        const std::uint64_t leaf = to_leaf_.rank(edge);
        const bool is_leaf = to_leaf_.get(edge);
        const std::uint64_t number = is_leaf ? leaf : edge - leaf + 1;
        if (number >= (is_leaf ? leaves_ : nodes_)) return {};
        return {is_leaf ? Step::Leaf : Step::Node, static_cast<std::uint32_t>(number)};
    }
    [[gnu::always_inline]] inline void prefetch(Pending edge) const {
        if (edge != kNoEdge) to_leaf_.prefetch(edge);
    }
    using At = std::uint32_t;  ///< a node of which several letters are tried
    [[gnu::always_inline]] inline At at(std::uint32_t node) const { return node; }
    [[gnu::always_inline]] inline Step step(At node, std::uint8_t letter) const {
        if (letters_[letter].kind == LetterIndex::Entry::Sparse && !edge_letters_.has_sparse(node))
            return {};
        return finish(start(node, letter));
    }

    struct PendingUp {
        std::uint32_t edge = 0;
        LetterIndex::Entry entry;
        std::uint8_t letter = 0;
        std::uint64_t rank = 0;   ///< among the edges with this letter
        std::uint64_t first = 0;  ///< the superblocks among which the parent's is
        std::uint64_t last = 0;
    };
    [[gnu::always_inline]] inline void prefetch_up_from_node(std::uint32_t node) const {
        to_leaf_.prefetch_select_zero(node - 1);
    }
    [[gnu::always_inline]] inline void prefetch_up_from_leaf(std::uint32_t leaf) const {
        to_leaf_.prefetch_select(leaf);
    }
    [[gnu::always_inline]] inline void approach_up_from_node(std::uint32_t node) const {
        to_leaf_.prefetch_selected_zero(node - 1);
    }
    [[gnu::always_inline]] inline void approach_up_from_leaf(std::uint32_t leaf) const {
        to_leaf_.prefetch_selected(leaf);
    }
    [[gnu::always_inline]] inline PendingUp start_up_from_node(std::uint32_t node) const {
        return pending_up(to_leaf_.select_zero(node - 1));
    }
    [[gnu::always_inline]] inline PendingUp start_up_from_leaf(std::uint32_t leaf) const {
        return pending_up(to_leaf_.select(leaf));
    }
    [[gnu::always_inline]] inline void prefetch(PendingUp pending) const {
        __builtin_prefetch(&hints_[pending.edge / kHint]);
    }
    /// Knows which superblocks it may be.
    [[gnu::always_inline]] inline void approach(PendingUp& pending) const {
        constexpr std::uint64_t kMostPrefetched = 4;
        const std::uint32_t edge = pending.edge;
        pending.letter = ranges_.letter_of(edge);
        pending.entry = letters_[pending.letter];
        pending.rank = edge - ranges_.first(pending.letter);
        if (pending.entry.kind != LetterIndex::Entry::Dense) return;
        // What is noted may be the parent by another letter, which says nothing.
        const std::uint32_t noted = edge / kHint;
        const std::uint64_t end = dense_.superblocks() - 1;
        const bool before = noted * kHint >= ranges_.first(pending.letter);
        const bool after = (noted + 1) * kHint < ranges_.end(pending.letter);
        pending.last = std::min<std::uint64_t>(after ? hints_[noted + 1] : end, end);
        pending.first = std::min<std::uint64_t>(before ? hints_[noted] : 0, pending.last);
        for (std::uint64_t i = 0; i < kMostPrefetched && pending.first + i <= pending.last; ++i)
            dense_.prefetch_superblock(pending.entry.vector, pending.first + i);
    }
    /// Knows which superblock it is.
    [[gnu::always_inline]] inline void narrow(PendingUp& pending) const {
        if (pending.entry.kind != LetterIndex::Entry::Dense) return;
        const std::uint8_t vector = pending.entry.vector;
        pending.first = dense_.superblock_of(vector, pending.first, pending.last, pending.rank);
        dense_.prefetch_blocks(vector, pending.first);
    }
    [[gnu::always_inline]] inline Edge finish(PendingUp pending) const {
        const std::uint8_t vector = pending.entry.vector;
        std::uint64_t parent = 0;
        if (pending.entry.kind == LetterIndex::Entry::Dense)
            parent = dense_.select_in_superblock(vector, pending.first, pending.rank);
        else if (pending.entry.kind == LetterIndex::Entry::Sparse)
            parent = sparse_.select(vector, pending.rank);
        return {static_cast<std::uint32_t>(std::min(parent, nodes_ - 1)), pending.letter};
    }

    template <typename F>
    [[gnu::always_inline]] inline void for_each_edge(std::uint32_t node, const F& f) const {
        edge_letters_.for_each(
            node, [&](std::uint8_t letter) __attribute__((always_inline)) {
                const Step step = finish(start(node, letter));
                if (step.kind != Step::None) f(letter, step);
            });
    }

private:
    friend class LookupArraysMaker;
    static constexpr std::uint64_t kNoEdge = ~std::uint64_t{0};
    /// One parent in so many is noted, for the way up.
    static constexpr std::uint32_t kHint = 32;

    [[gnu::always_inline]] inline PendingUp pending_up(std::uint64_t edge) const {
        const std::uint64_t most = std::max<std::uint64_t>(to_leaf_.size(), 1) - 1;
        PendingUp pending;
        pending.edge = static_cast<std::uint32_t>(std::min(edge, most));
        return pending;
    }

    LetterIndex letters_;
    std::uint64_t nodes_ = 0;
    std::uint64_t leaves_ = 0;
    LetterRanges ranges_;
    RrrBits dense_;
    SparseBits sparse_;
    PlainBits to_leaf_;                     ///< by the number of the edge
    std::span<const std::uint32_t> hints_;  ///< the superblock of the parent of every 32nd edge
    EdgeLetters edge_letters_;
};

}  // namespace minterm
