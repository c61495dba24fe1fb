// SPDX-License-Identifier: Apache-2.0
//
// Separators between blocks of sorted keys -> the block that a key is in, if any.
//
// A tree of 16 entries a node, as of a B-tree; the first one needs no separator. Between the
// separators on both sides of a node all strings begin with the same letters (prefix B-trees:
// Bayer, Unterauer 1977). Of a separator in the node the seven letters after those are kept, and
// how many there are, as one number: numbers are in the order of strings, and but where both have
// more than seven letters equal ones are of equal strings. What those have more comes from the
// node's tails: how many letters are those of the separator before, if its number is the same, and
// the others. A string that is greater than one separator and shares m letters with it is greater
// than the next one if that shares more than m with it, and less if it shares less; so that letters
// are compared only where it shares m.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/dictionary/bit_stream.hpp"
#include "runtime/dictionary/image.hpp"
#include "runtime/dictionary/key_letters.hpp"

namespace minterm {

class SeparatorTree {
public:
    class Writer;
    static std::optional<SeparatorTree> open(ImageReader& image, std::uint64_t blocks);

    /// The root is the one node of the last level; the entries of level 0 are blocks.
    std::size_t levels() const { return levels_.size(); }
    /// Which entry of a node a key is in.
    [[gnu::always_inline]] inline std::uint64_t step_down(std::size_t level, std::uint64_t node,
                                                          const KeyLetters& key) const {
        const Level& here = levels_[level];
        const Node& entries = nodes_[here.first + node];
        const std::uint64_t chunk = chunk_of(key, entries.skipped());
        // The node's first separator is not greater than any key that comes here.
        std::uint64_t last = 0;
        for (std::uint64_t half = kFanout / 2; half > 0; half /= 2)
            last += entries.chunks[last + half] <= chunk ? half : 0;
        if (chunk % 256 == kMore && last > 0 && entries.chunks[last] == chunk)
            last = step_among_equals(entries, last, key);
        return std::min(node * kFanout + last, here.entries - 1);
    }
    /// Brings into the cache what a step down from a node reads.
    [[gnu::always_inline]] inline void prefetch(std::size_t level, std::uint64_t node) const {
        const Node& entries = nodes_[levels_[level].first + node];
        __builtin_prefetch(&entries);
        __builtin_prefetch(&entries.chunks[kFanout / 2]);
    }
    std::uint64_t block_of(const KeyLetters& key) const {
        std::uint64_t place = 0;
        for (std::size_t level = levels_.size(); level-- > 0;) place = step_down(level, place, key);
        return place;
    }

private:
    static constexpr std::size_t kFanout = 16;
    static constexpr std::size_t kFanoutBits = 4;
    static constexpr std::size_t kChunkLetters = 7;
    static constexpr std::uint64_t kMore = kChunkLetters + 1;  ///< lowest byte of a chunk
    static constexpr std::uint64_t kMissing = ~std::uint64_t{0};
    static constexpr std::size_t kSkippedBits = 24;  ///< of a key's length
    /// A number of a tail is a byte, or this byte and four more.
    static constexpr std::uint8_t kLong = 255;

    struct alignas(64) Node {
        /// Of separators, kMissing where there are no more; in the first one's place where its
        /// tails begin and, in 24 bits, how many letters are skipped.
        std::array<std::uint64_t, kFanout> chunks;
        std::uint64_t skipped() const { return chunks[0] & ((1U << kSkippedBits) - 1); }
        std::uint64_t tails() const { return chunks[0] >> kSkippedBits; }
    };
    struct Level {
        std::uint64_t first = 0;    ///< its first node
        std::uint64_t entries = 0;  ///< blocks, or nodes of the level below
    };
    static std::vector<Level> levels_of(std::uint64_t blocks);
    [[gnu::always_inline]] static inline std::uint64_t chunk_of(const KeyLetters& key,
                                                                std::size_t begin) {
        const std::uint64_t size = key.size() - std::min(begin, key.size());
        return (__builtin_bswap64(key.from(begin)) & ~std::uint64_t{0xFF}) | std::min(size, kMore);
    }
    /// The last entry up to `last` that is not greater, of those that have the chunk of `last`,
    /// which is also the key's.
    std::uint64_t step_among_equals(const Node& node, std::uint64_t last,
                                    const KeyLetters& key) const;
    /// Letters or numbers of tails; zeros after the end.
    std::uint64_t eight_at(std::uint64_t place) const {
        std::uint64_t eight = 0;
        if (place + 8 <= tails_.size()) std::memcpy(&eight, tails_.data() + place, 8);
        return eight;
    }
    std::uint64_t number_at(std::uint64_t& place) const {
        const std::uint64_t bytes = eight_at(place);
        const bool is_long = (bytes & 0xFF) == kLong;
        place += is_long ? 5 : 1;
        return is_long ? bytes >> 8 & 0xFFFFFFFF : bytes & 0xFF;
    }

    std::vector<Level> levels_;  ///< of blocks first
    std::span<const Node> nodes_;
    std::span<const std::byte> tails_;
};

/// Takes separators from left to right. Nodes are filled so on every level, like those of a B-tree
/// that is loaded in order, and but the separators of one node a level are kept.
class SeparatorTree::Writer {
public:
    /// Of a tree that is in `image` next.
    static Result<Writer> make(ImageWriter& image, std::uint64_t blocks);
    /// Of the next block; of the first one it does not matter.
    void add(std::string_view separator);
    Status finish(ImageWriter& image);

private:
    Writer(std::vector<Level> levels, std::span<Node> nodes, ImageStream tails)
        : levels_(std::move(levels)),
          nodes_(nodes),
          tails_(std::move(tails)),
          open_nodes_(levels_.size()),
          written_nodes_(levels_.size()) {}
    /// With the separator after it.
    void end_node(std::size_t level, std::string_view next);
    void append_number(std::uint64_t number);

    std::vector<Level> levels_;
    std::span<Node> nodes_;
    BitStream tails_;
    std::uint64_t blocks_ = 0;  ///< so far
    /// By level: the separators of the node that is being filled, and how many nodes are full.
    std::vector<std::vector<std::string>> open_nodes_;
    std::vector<std::size_t> written_nodes_;
};

}  // namespace minterm
