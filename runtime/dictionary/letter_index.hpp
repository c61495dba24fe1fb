// SPDX-License-Identifier: Apache-2.0
//
// The letters on edges, and which kind of bit vector each of them has in an XBW trie.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "runtime/dictionary/image.hpp"
#include "runtime/dictionary/trie_shape.hpp"

namespace minterm {

/// How many edges to nodes, and how many to leaves, have each letter.
struct LetterCounts {
    std::array<std::uint32_t, 256> nodes{};
    std::array<std::uint32_t, 256> leaves{};

    static LetterCounts of(const TrieShape& shape) {
        LetterCounts counts;
        for (std::size_t y = 1; y < shape.nodes.size(); ++y) ++counts.nodes[shape.nodes[y].letter];
        for (const TrieShape::Leaf& leaf : shape.leaves) ++counts.leaves[leaf.letter()];
        return counts;
    }
};

class LetterIndex {
public:
    /// What a letter has: nothing, a vector among those with many ones (dense), or among the
    /// sparse.
    struct Entry {
        enum Kind : std::uint8_t { Absent, Dense, Sparse };
        Kind kind = Absent;
        std::uint8_t vector = 0;
    };

    /// A letter is sparse when fewer than one node in 128 has an edge with it: its bit vector would
    /// be much longer than a list of its ones.
    static LetterIndex of(const LetterCounts& counts, std::size_t nodes) {
        LetterIndex index;
        for (std::size_t byte = 0; byte < 256; ++byte) {
            const std::uint64_t edges = std::uint64_t{counts.nodes[byte]} + counts.leaves[byte];
            if (edges == 0) continue;
            const bool dense = edges * 128 >= nodes;
            index.entries_[byte] = {
                dense ? Entry::Dense : Entry::Sparse,
                static_cast<std::uint8_t>(dense ? index.dense_++ : index.sparse_++)};
        }
        index.list_dense_letters();
        return index;
    }
    void write(ImageWriter& image) const { image.array(std::span<const Entry>(entries_)); }
    static std::optional<LetterIndex> open(ImageReader& image) {
        const auto entries = image.array<Entry>();
        if (!entries || entries->size() != 256) return std::nullopt;
        LetterIndex index;
        for (std::size_t byte = 0; byte < 256; ++byte) {
            const Entry entry = (*entries)[byte];
            index.entries_[byte] = entry;
            std::size_t& next = entry.kind == Entry::Dense ? index.dense_ : index.sparse_;
            if (entry.kind > Entry::Sparse || (entry.kind != Entry::Absent && entry.vector != next))
                return std::nullopt;
            next += entry.kind != Entry::Absent ? 1 : 0;
        }
        index.list_dense_letters();
        return index;
    }

    std::size_t dense() const { return dense_; }
    std::size_t sparse() const { return sparse_; }
    [[gnu::always_inline]] inline Entry operator[](std::uint8_t letter) const {
        return entries_[letter];
    }
    /// Those that are dense, ascending.
    const std::vector<std::uint8_t>& dense_letters() const { return dense_letters_; }

private:
    void list_dense_letters() {
        for (std::size_t byte = 0; byte < 256; ++byte)
            if (entries_[byte].kind == Entry::Dense)
                dense_letters_.push_back(static_cast<std::uint8_t>(byte));
    }

    std::array<Entry, 256> entries_{};
    std::size_t dense_ = 0;
    std::size_t sparse_ = 0;
    std::vector<std::uint8_t> dense_letters_;
};

/// Numbers that are given out letter by letter.
class LetterRanges {
public:
    LetterRanges() = default;
    /// `counts[c]` numbers for letter c, from `begin` on.
    LetterRanges(const std::array<std::uint32_t, 256>& counts, std::uint32_t begin) {
        first_[0] = begin;
        for (std::size_t c = 0; c < 256; ++c) first_[c + 1] = first_[c] + counts[c];
    }
    void write(ImageWriter& image) const { image.array(std::span<const std::uint32_t>(first_)); }
    /// All numbers are below `end`.
    static std::optional<LetterRanges> open(ImageReader& image, std::uint64_t end) {
        const auto stored = image.array<std::uint32_t>();
        if (!stored || stored->size() != 257) return std::nullopt;
        LetterRanges ranges;
        for (std::size_t c = 0; c < 257; ++c) {
            ranges.first_[c] = (*stored)[c];
            if (c > 0 && ranges.first_[c] < ranges.first_[c - 1]) return std::nullopt;
        }
        if (ranges.first_[256] != end) return std::nullopt;
        while (end >> ranges.shift_ >= kStarts) ++ranges.shift_;
        std::size_t letter = 0;
        for (std::size_t i = 0; i < kStarts; ++i) {
            const std::uint64_t number = std::uint64_t{i} << ranges.shift_;
            while (letter < 255 && ranges.first_[letter + 1] <= number) ++letter;
            ranges.starts_[i] = static_cast<std::uint8_t>(letter);
        }
        return ranges;
    }

    [[gnu::always_inline]] inline std::uint32_t first(std::uint8_t letter) const {
        return first_[letter];
    }
    /// After the last.
    [[gnu::always_inline]] inline std::uint32_t end(std::uint8_t letter) const {
        return first_[std::size_t{letter} + 1];
    }
    /// The letter whose numbers `number` is among, if it is among any.
    [[gnu::always_inline]] inline std::uint8_t letter_of(std::uint32_t number) const {
        std::size_t letter = starts_[std::min<std::size_t>(number >> shift_, kStarts - 1)];
        while (letter < 255 && first_[letter + 1] <= number) ++letter;
        return static_cast<std::uint8_t>(letter);
    }

private:
    static constexpr std::size_t kStarts = 1024;

    std::array<std::uint32_t, 257> first_{};      ///< of each letter, and after the last
    std::array<std::uint8_t, kStarts> starts_{};  ///< the letter of each 2^shift-th number
    std::uint32_t shift_ = 0;
};

}  // namespace minterm
