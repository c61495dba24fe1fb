// SPDX-License-Identifier: Apache-2.0
//
// A node of an XBW trie -> letters that its edges may have: all dense ones, and of the sparse ones
// those that it has, which are listed for each node that has any.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "runtime/dictionary/letter_index.hpp"
#include "runtime/dictionary/plain_bits.hpp"
#include "runtime/dictionary/rising_numbers.hpp"

namespace minterm {

class EdgeLetters {
public:
    /// An edge with a sparse letter.
    struct SparseEdge {
        std::uint32_t node;
        std::uint8_t letter;
        auto operator<=>(const SparseEdge&) const = default;
    };
    static void write(ImageWriter& image, std::size_t nodes, std::vector<SparseEdge> edges) {
        std::sort(edges.begin(), edges.end());
        BitArray nodes_listed(nodes);
        std::uint64_t count = 0;
        for (const SparseEdge& edge : edges) {
            count += nodes_listed.get(edge.node) ? 0U : 1U;
            nodes_listed.set(edge.node);
        }
        RisingNumbers::Writer begins(count + 1, edges.size());
        std::vector<std::uint8_t> letters;
        letters.reserve(edges.size());
        for (std::size_t i = 0; i < edges.size(); ++i) {
            if (i == 0 || edges[i].node != edges[i - 1].node) begins.append(i);
            letters.push_back(edges[i].letter);
        }
        begins.append(letters.size());
        PlainBits::write(image, nodes_listed);
        std::move(begins).write(image);
        image.array(letters);
    }
    static std::optional<EdgeLetters> open(ImageReader& image, std::uint64_t nodes,
                                           const LetterIndex& letters) {
        const auto nodes_listed = PlainBits::open(image);
        const auto begins = RisingNumbers::open(image);
        const auto sparse_letters = image.array<std::uint8_t>();
        if (!nodes_listed || !begins || !sparse_letters || nodes_listed->size() != nodes ||
            begins->size() != nodes_listed->count() + 1)
            return std::nullopt;
        EdgeLetters edges;
        edges.nodes_listed_ = *nodes_listed;
        edges.begins_ = *begins;
        edges.sparse_letters_ = *sparse_letters;
        edges.dense_letters_ = letters.dense_letters();
        return edges;
    }

    /// Whether the node has an edge with a sparse letter.
    [[gnu::always_inline]] inline bool has_sparse(std::uint32_t node) const {
        return nodes_listed_.get(node);
    }
    /// The sparse letters of a node that are still to be seen, ascending.
    class Sparse {
    public:
        explicit Sparse(std::span<const std::uint8_t> letters) : letters_(letters) {}
        [[gnu::always_inline]] inline bool empty() const { return letters_.empty(); }
        [[gnu::always_inline]] inline bool before(std::uint8_t letter) const {
            return !empty() && letters_.front() < letter;
        }
        [[gnu::always_inline]] inline std::uint8_t take() {
            const std::uint8_t letter = letters_.front();
            letters_ = letters_.subspan(1);
            return letter;
        }

    private:
        std::span<const std::uint8_t> letters_;
    };
    [[gnu::always_inline]] inline Sparse sparse(std::uint32_t node) const {
        if (!nodes_listed_.get(node)) return Sparse({});
        const RisingNumbers::Pair range = begins_.pair(nodes_listed_.rank(node));
        const std::uint64_t end = std::min<std::uint64_t>(range.second, sparse_letters_.size());
        const std::uint64_t begin = std::min(range.first, end);
        // No node has more, unless the image was changed.
        return Sparse(sparse_letters_.subspan(begin, std::min<std::uint64_t>(end - begin, 256)));
    }
    /// Calls `f` for each letter, those that are dense and those of the node that are not,
    /// ascending.
    template <typename F>
    [[gnu::always_inline]] inline void for_each(std::uint32_t node, const F& f) const {
        Sparse left = sparse(node);
        for (const std::uint8_t letter : dense_letters_) {
            while (left.before(letter)) f(left.take());
            f(letter);
        }
        while (!left.empty()) f(left.take());
    }

private:
    PlainBits nodes_listed_;
    RisingNumbers begins_;  ///< of the letters of each node listed, and the end
    std::span<const std::uint8_t> sparse_letters_;
    std::vector<std::uint8_t> dense_letters_;
};

}  // namespace minterm
