// SPDX-License-Identifier: Apache-2.0
//
// The LOUDS trie (Jacobson 1989; Tabei and Tanaka search it on a GPU): nodes level by level, each
// as as many ones as it has edges and a zero. The ones number the edges, which have their letters
// beside each other and a bit that says which lead to leaves.
#pragma once

#include <emmintrin.h>

#include <algorithm>
#include <optional>

#include "runtime/dictionary/plain_bits.hpp"
#include "runtime/dictionary/trie_shape.hpp"
#include "runtime/dictionary/trie_step.hpp"

namespace minterm {

class Louds {
public:
    static bool write(ImageWriter& image, const TrieShape& shape, const TrieNumbering& numbering);
    static std::optional<Louds> open(ImageReader& image, std::uint64_t nodes, std::uint64_t leaves);

    /// Where a step reads: degrees, then letters and the bits that tell leaves.
    struct Place {
        std::uint32_t node;
        std::uint8_t letter;
    };
    /// And brings it into the cache.
    [[gnu::always_inline]] inline void set_out(std::uint32_t node, std::uint8_t letter,
                                               Place& place) const {
        place.node = node;
        place.letter = letter;
        if (node > 0) degrees_.prefetch_select_zero(node - 1);
    }
    [[gnu::always_inline]] inline void approach(Place& place) const {
        if (place.node > 0) degrees_.prefetch_selected_zero(place.node - 1);
    }
    /// The edges among which the letter must be.
    struct Pending {
        std::uint64_t begin = 0;
        std::uint64_t end = 0;
        std::uint8_t letter = 0;
    };
    [[gnu::always_inline]] inline Pending start(std::uint32_t node, std::uint8_t letter) const {
        const std::uint64_t first = node == 0 ? 0 : degrees_.select_zero(node - 1) + 1;
        std::uint64_t after = degrees_.next_zero(first);
        // Before a node's ones there are as many zeros as there are nodes before it.
        after = std::min<std::uint64_t>(std::max<std::uint64_t>(after, node) - node, edges_);
        return {std::min<std::uint64_t>(std::max<std::uint64_t>(first, node) - node, after), after,
                letter};
    }
    [[gnu::always_inline]] inline Pending start(const Place& place) const {
        return start(place.node, place.letter);
    }
    [[gnu::always_inline]] inline Step finish(Pending pending) const {
        const __m128i wanted = _mm_set1_epi8(static_cast<char>(pending.letter));
        for (std::uint64_t edge = pending.begin; edge < pending.end; edge += 16) {
            const auto* const at = reinterpret_cast<const __m128i*>(letters_.data() + edge);
            auto equal = static_cast<unsigned>(
                _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_loadu_si128(at), wanted)));
            if (pending.end - edge < 16) equal &= (1U << (pending.end - edge)) - 1;
            if (equal != 0)
                return step_along(edge + static_cast<unsigned>(std::countr_zero(equal)));
        }
        return {};
    }
    [[gnu::always_inline]] inline void prefetch(Pending pending) const {
        __builtin_prefetch(letters_.data() + pending.begin);
        to_leaf_.prefetch(pending.begin);
    }
    using At = Pending;  ///< a node of which several letters are tried: its edges
    [[gnu::always_inline]] inline At at(std::uint32_t node) const { return start(node, 0); }
    [[gnu::always_inline]] inline Step step(At at, std::uint8_t letter) const {
        at.letter = letter;
        return finish(at);
    }

    struct PendingUp {
        std::uint64_t edge = 0;
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
        return {to_leaf_.select_zero(node - 1)};
    }
    [[gnu::always_inline]] inline PendingUp start_up_from_leaf(std::uint32_t leaf) const {
        return {to_leaf_.select(leaf)};
    }
    [[gnu::always_inline]] inline void prefetch(PendingUp pending) const {
        degrees_.prefetch_select(pending.edge);
        __builtin_prefetch(letters_.data() + pending.edge);
    }
    [[gnu::always_inline]] inline void approach(PendingUp& pending) const {
        degrees_.prefetch_selected(pending.edge);
    }
    [[gnu::always_inline]] inline void narrow(PendingUp&) const {}
    [[gnu::always_inline]] inline Edge finish(PendingUp pending) const {
        if (pending.edge >= edges_) return {};
        const std::uint64_t place = degrees_.select(pending.edge);
        const std::uint64_t parent = std::max(place, pending.edge) - pending.edge;
        return {static_cast<std::uint32_t>(std::min(parent, nodes_ - 1)), letters_[pending.edge]};
    }

    template <typename F>
    [[gnu::always_inline]] inline void for_each_edge(std::uint32_t node, const F& f) const {
        const Pending all = start(node, 0);
        // No node has more than 256 edges, unless the image was changed.
        const std::uint64_t end = std::min(all.end, all.begin + 256);
        for (std::uint64_t edge = all.begin; edge < end; ++edge) {
            const Step to = step_along(edge);
            if (to.kind != Step::None) f(letters_[edge], to);
        }
    }

private:
    friend class LookupArraysMaker;
    /// `edge` < edges.
    [[gnu::always_inline]] inline Step step_along(std::uint64_t edge) const {
        const std::uint64_t leaf = to_leaf_.rank(edge);
        const bool is_leaf = to_leaf_.get(edge);
        const std::uint64_t number = is_leaf ? leaf : edge - leaf + 1;
        if (number >= (is_leaf ? leaves_ : nodes_)) return {};
        return {is_leaf ? Step::Leaf : Step::Node, static_cast<std::uint32_t>(number)};
    }

    PlainBits degrees_;
    PlainBits to_leaf_;                      ///< by the number of the edge
    std::span<const std::uint8_t> letters_;  ///< of edges, and 16 bytes more
    std::uint64_t nodes_ = 0;
    std::uint64_t leaves_ = 0;
    std::uint64_t edges_ = 0;
};

}  // namespace minterm
