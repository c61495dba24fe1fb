// SPDX-License-Identifier: Apache-2.0
//
// Many patterns without errors, found by the last bytes that they have: a table of bits says of
// nearly all places of a text that no pattern is there.
//
// Note [Gram filter]. The q bytes that end at a place of the text, a gram, are eight bytes loaded
// and masked. Multiplied by an odd number (Knuth 1973) they have an index in a table of bits, in
// which the grams of all patterns are set. If every pattern has q + s - 1 bytes only each s-th
// place is looked at, and of each pattern the s last grams are in the table: one of them ends at
// such a place (Wu and Manber 1994 skip for the same reason). What survives is looked up in a table
// of grams, which says how many bytes further a pattern may end. From there the text is read
// backwards along a trie of the reversed patterns, so all patterns that end at a place are found at
// once, and places in the order of the text.
//
// Bits of a byte that do not tell patterns' bytes apart, as those of letters in either case, are
// masked; what is equal only under the mask fails in the trie.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "runtime/pattern_texts.hpp"
#include "runtime/pattern_trie.hpp"
#include "runtime/search_driver.hpp"

namespace minterm {

struct GramShape {
    std::size_t length = 1;  ///< bytes of a gram: 1 .. 8
    std::size_t stride = 1;  ///< each `stride`th place is looked at: 1 .. 4

    bool operator==(const GramShape&) const = default;
};

/// Which places of a text may be worth a look.
class GramBits {
public:
    static constexpr std::size_t kLongest = 8;

    /// Words of a table with room for so many grams.
    static std::size_t words_for(std::size_t grams);
    /// Whether a table may have so many.
    static bool is_size(std::size_t words);

    /// Over `words`, which has so many of them as `words_for` says.
    GramBits(const GramShape& shape, std::uint8_t byte_mask, std::span<const std::uint64_t> words);

    /// The gram that ends at `end` - 1; bytes before the text are 0.
    std::uint64_t key(std::string_view text, std::size_t end) const;
    std::uint64_t hash(std::uint64_t key) const { return key * kMultiplier; }
    /// Sets the gram in the table, which may be changed by whoever made it.
    void add(std::uint64_t key, std::vector<std::uint64_t>& words) const {
        const std::uint64_t index = hash(key) >> shift_;
        words[index / 64] |= std::uint64_t{1} << index % 64;
    }
    bool holds(std::uint64_t key) const {
        const std::uint64_t index = hash(key) >> shift_;
        return (bits_[index / 64] >> index % 64 & 1) != 0;
    }
    /// Of 64 places, the last bytes of which are `last`, `last + stride`, ..: which are held. Seven
    /// bytes before `last` can be read.
    template <std::size_t kStride>
    std::uint64_t survivors(const char* last) const;

    const GramShape& shape() const { return shape_; }
    std::size_t bytes() const { return bits_.size_bytes(); }

private:
    static constexpr std::uint64_t kMultiplier = 0x9E3779B97F4A7C15;

    GramShape shape_;
    std::uint64_t mask_;
    unsigned shift_;
    std::span<const std::uint64_t> bits_;
};

/// One gram of a table. All bytes are something, so that files are the same every time.
struct Gram {
    std::uint64_t key = 0;
    std::uint32_t state = 0;   ///< of the trie after the gram; the root if that is not known
    std::uint8_t offsets = 0;  ///< bit o: patterns may end o bytes further; 0: no gram
    std::uint8_t zeros[3] = {};
};

/// What a filter looks at, made just now or mapped from a file.
struct GramTables {
    GramShape shape;
    SharedArray<std::uint64_t> bits;
    SharedArray<Gram> grams;  ///< open addressing, at most half full
    PatternTrie trie;
};

/// `members`: which of the patterns; each has at least length + stride - 1 bytes. O(symbols log
/// patterns).
GramTables build_gram_tables(const PatternTexts& patterns, std::span<const std::uint32_t> members,
                             const ByteCodes& codes, const GramShape& shape);

/// Whether tables from a file can be searched with, whatever else they say: no number leads out of
/// them, and searches end. O(tables).
bool is_sound(const GramTables& tables, const PatternTexts& patterns);

class GramFilter {
public:
    /// Tables that are sound for `patterns`, which outlive the filter, as `codes` do.
    GramFilter(const PatternTexts& patterns, const ByteCodes& codes, GramTables tables);

    /// Appends the patterns that end at the positions `begin` .. `end` - 1 of the window, by end
    /// and then by number, and adds to `steps` what it took to look at survivors. Gives up, and
    /// says so with false, when that is more than `most_steps` and four for each pattern found.
    bool search(const TextWindow& text, std::size_t begin, std::size_t end, std::size_t most_steps,
                std::vector<ReportedColumn>& found, std::size_t& steps) const;

    const GramShape& shape() const { return bits_.shape(); }
    const GramTables& tables() const { return tables_; }

private:
    const Gram* find(std::uint64_t key) const;
    void look(const TextWindow& text, std::size_t last, std::size_t end,
              std::vector<ReportedColumn>& found, std::size_t& steps) const;
    void walk(const TextWindow& text, std::size_t last, std::uint32_t state,
              std::vector<ReportedColumn>& found, std::size_t& steps) const;
    bool has_tail(std::string_view text, std::size_t last, std::size_t depth,
                  std::string_view pattern) const;
    template <std::size_t kStride>
    bool search_strided(const TextWindow& text, std::size_t begin, std::size_t end,
                        std::size_t most_steps, std::vector<ReportedColumn>& found,
                        std::size_t& steps) const;

    const PatternTexts* patterns_;
    const ByteCodes* codes_;
    GramTables tables_;
    GramBits bits_;
    unsigned gram_shift_;
};

}  // namespace minterm
