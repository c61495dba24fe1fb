// SPDX-License-Identifier: Apache-2.0
//
// Separators between blocks of sorted keys -> the block that a key is in, if any.
//
// A tree of 32 entries a node, as of a B-tree. Separators are front coded: of each but the first in
// a node there is how many letters it shares with the one before, and the others. A key is walked
// down with the number of letters that it shares with the separator it is not less than. If the
// next separator shares more with that, the key is greater than it, too; if it shares less, the key
// is less; so that letters are compared only where both are the same. All separators of a node are
// looked at together.
#pragma once

#include <emmintrin.h>

#include <array>
#include <bit>
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

    /// How far down a key has come.
    struct Walk {
        std::uint64_t place = 0;  ///< of a node in its level, at last a block
        /// Letters that the key shares with the separator before that place, which it is not less
        /// than.
        std::uint64_t matched = 0;
        bool all = true;  ///< of that separator
    };
    /// The root is the one node of the last level; below level 0 are blocks.
    std::size_t levels() const { return levels_.size(); }
    /// From a node of this level to one of the next.
    [[gnu::always_inline]] inline void step_down(std::size_t level, Walk& walk,
                                                 const KeyLetters& key) const {
        const Level& here = levels_[level];
        const Node& node = nodes_[here.first + walk.place];
        const std::uint64_t begin = walk.place * kFanout;
        const std::uint64_t count = std::min(kFanout, here.entries - begin);
        walk.place = begin;
        if (node.is_long()) [[unlikely]]
            step_long(node, count, walk, key);
        else
            step(node, count, walk, key);
    }
    /// Brings into the cache what a step down from a node reads first.
    [[gnu::always_inline]] inline void prefetch(std::size_t level, std::uint64_t place) const {
        __builtin_prefetch(&nodes_[levels_[level].first + place]);
    }
    Walk find(const KeyLetters& key) const {
        Walk walk;
        for (std::size_t level = levels_.size(); level-- > 0;) step_down(level, walk, key);
        return walk;
    }
    /// The same of a key that is greater than the one that led to `walk`, with which it shares
    /// `shared` letters. Time: O(1) if it is in the same node.
    Walk go_on(const Walk& walk, const KeyLetters& key, std::uint64_t shared) const;

private:
    static constexpr std::uint64_t kFanout = 32;
    static constexpr std::size_t kFanoutBits = 5;
    static constexpr std::size_t kSkippedBits = 24;  ///< of a key's length
    static constexpr std::size_t kMostShared = 254;  ///< of an entry, more than all share
    static constexpr std::uint64_t kLongBit = std::uint64_t{1} << 63;

    using Bytes = std::array<std::uint8_t, kFanout>;
    /// By entry; the first one is that of the node before.
    struct alignas(64) Node {
        Bytes shared;           ///< letters, less those that all share
        Bytes next;             ///< the letter after them
        Bytes rest;             ///< how many are after that, in the node's tails
        std::uint64_t numbers;  ///< kLongBit, where tails begin, letters that all share
        std::uint64_t unused[3];

        /// Numbers do not fit in bytes: entries are in the tails.
        bool is_long() const { return (numbers & kLongBit) != 0; }
        std::uint64_t skipped() const { return numbers & ((1U << kSkippedBits) - 1); }
        std::uint64_t tails() const { return (numbers & ~kLongBit) >> kSkippedBits; }
    };
    [[gnu::always_inline]] static inline __m128i bytes_of(const Bytes& bytes, std::size_t begin) {
        return _mm_load_si128(reinterpret_cast<const __m128i*>(bytes.data() + begin));
    }
    /// How many letters are in the tails before those of an entry.
    [[gnu::always_inline]] static inline std::uint64_t rest_before(const Node& node,
                                                                   std::size_t entry) {
        const __m128i places = _mm_setr_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        __m128i sums = _mm_setzero_si128();
        for (std::size_t begin = 0; begin < kFanout; begin += 16) {
            const __m128i before = _mm_cmplt_epi8(
                places, _mm_set1_epi8(static_cast<char>(static_cast<int>(entry - begin))));
            sums =
                _mm_add_epi64(sums, _mm_sad_epu8(_mm_and_si128(bytes_of(node.rest, begin), before),
                                                 _mm_setzero_si128()));
        }
        return static_cast<std::uint64_t>(_mm_cvtsi128_si64(sums) +
                                          _mm_cvtsi128_si64(_mm_srli_si128(sums, 8)));
    }
    struct Level {
        std::uint64_t first = 0;    ///< its first node
        std::uint64_t entries = 0;  ///< blocks, or nodes of the level below
    };
    static std::vector<Level> levels_of(std::uint64_t blocks);

    /// Entries, a bit each, that share less letters than a key or as many and have then a greater
    /// letter; and those that share as many and have then its letter.
    struct Compared {
        std::uint64_t greater = 0;
        std::uint64_t equal = 0;
    };
    [[gnu::always_inline]] static inline Compared compare(const Node& node, std::uint8_t shared,
                                                          std::uint8_t letter, bool ended) {
        const auto mask = [](__m128i bytes) __attribute__((always_inline)) {
            return static_cast<std::uint32_t>(_mm_movemask_epi8(bytes));
        };
        const __m128i limit = _mm_set1_epi8(static_cast<char>(shared));
        const __m128i wanted = _mm_set1_epi8(static_cast<char>(letter));
        const std::uint32_t all = ended ? 0xFFFF : 0;
        Compared compared;
        for (std::size_t begin = 0; begin < kFanout; begin += 16) {
            const __m128i own = bytes_of(node.shared, begin);
            const __m128i next = bytes_of(node.next, begin);
            const std::uint32_t same = mask(_mm_cmpeq_epi8(own, limit));
            const std::uint32_t not_more = mask(_mm_cmpeq_epi8(_mm_min_epu8(own, limit), own));
            const std::uint32_t not_less = mask(_mm_cmpeq_epi8(_mm_max_epu8(next, wanted), next));
            const std::uint32_t equal = same & ~all & mask(_mm_cmpeq_epi8(next, wanted));
            const std::uint32_t greater = (not_more & ~same) | (same & ~equal & (not_less | all));
            compared.greater |= std::uint64_t{greater} << begin;
            compared.equal |= std::uint64_t{equal} << begin;
        }
        return compared;
    }
    /// From an entry on, of which the key is known not to be less.
    [[gnu::always_inline]] inline void step(const Node& node, std::uint64_t count, Walk& walk,
                                            const KeyLetters& key, std::uint64_t from = 0) const {
        const std::uint64_t skipped = node.skipped();
        std::uint64_t last = from;
        std::uint64_t end = count;
        for (std::uint64_t left = ~std::uint64_t{1} << from; walk.matched >= skipped;) {
            const std::uint64_t shared =
                std::min<std::uint64_t>(walk.matched - skipped, kMostShared + 1);
            const Compared compared = compare(node, static_cast<std::uint8_t>(shared),
                                              static_cast<std::uint8_t>(key.from(walk.matched)),
                                              walk.matched >= key.size());
            end = static_cast<std::uint64_t>(
                std::countr_zero((compared.greater & left) | std::uint64_t{1} << count));
            const std::uint64_t equal = compared.equal & left & low_bits(end);
            if (equal == 0) break;
            const auto entry = static_cast<std::uint64_t>(std::countr_zero(equal));
            KeyComparison comparison(key, walk.matched + 1);
            const bool all =
                goes_on(comparison, node.tails() + rest_before(node, entry), node.rest[entry]);
            if (!all && comparison.less()) {
                end = entry;
                break;
            }
            walk.matched = comparison.matched();
            walk.all = all;
            last = entry;
            left = ~std::uint64_t{1} << entry;
        }
        walk.all = walk.all && last == end - 1;
        walk.place += end - 1;
    }
    /// Whether a key goes on with these letters of the tails.
    [[gnu::always_inline]] inline bool goes_on(KeyComparison& comparison, std::uint64_t at,
                                               std::uint64_t count) const {
        if (count <= 8) [[likely]]
            return comparison.take(eight_at(at), count);
        for (std::uint64_t i = 0; i < count; i += 8)
            if (!comparison.take(eight_at(at + i), std::min<std::uint64_t>(8, count - i)))
                return false;
        return true;
    }
    void step_long(const Node& node, std::uint64_t count, Walk& walk, const KeyLetters& key) const;
    /// Of the tails; zeros after their end.
    [[gnu::always_inline]] inline std::uint64_t eight_at(std::uint64_t place) const {
        std::uint64_t eight = 0;
        if (place + 8 <= tails_.size()) std::memcpy(&eight, tails_.data() + place, 8);
        return eight;
    }

    std::vector<Level> levels_;  ///< of blocks first
    std::span<const Node> nodes_;
    std::span<const std::byte> tails_;
};

/// Takes separators from left to right. Nodes are filled so on every level, like those of a B-tree
/// that is loaded in order, and but the separators of one node a level are kept.
class SeparatorTree::Writer {
public:
    /// Of a tree whose nodes are next in `image`.
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
    void end_node(std::size_t level);
    void append_letters(std::string_view letters);

    std::vector<Level> levels_;
    std::span<Node> nodes_;
    BitStream tails_;
    std::uint64_t blocks_ = 0;  ///< so far
    /// By level: the separators of the node that is being filled, and how many nodes are full.
    std::vector<std::vector<std::string>> open_nodes_;
    std::vector<std::size_t> written_nodes_;
};

}  // namespace minterm
