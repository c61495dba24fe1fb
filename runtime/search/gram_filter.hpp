// SPDX-License-Identifier: Apache-2.0
//
// Many patterns without errors, found by some neighbouring bytes of each: a table of bits says of
// nearly all places of a text that no pattern is there.
//
// Note [Gram filter]. Of each pattern a window is chosen, as many bytes as all of them have, at
// most twelve: the last ones, or those that are rarest. Where windows may end is asked of s places
// at once: what all windows that end there have in common, q bytes, is the gram that ends at the
// first of these places. It is hashed, and the upper bits of the hash are a word of a table. Which
// bits of that are asked for depends on the rest of each window, its flank: s - 1 bytes, of which j
// lie behind the gram if the window ends at place j. They are laid into four bytes, those in front
// where they are and those behind where the ones in front are missing, multiplied by an odd number,
// one for each j, and added to the rest of the hash; its upper bits are two bits of the word (the
// blocked filter of Putze, Sanders and Singler 2007, with the least of blocks). So a word is
// fetched once for s places, eight words with one instruction where there is such a one, and
// still each place is asked for all bytes of its window.
//
// What survives is looked up in a table of entries, side by side those of windows that have the
// same hash: where there is one, the sixteen bytes that end with the window are compared with the
// pattern's at once, whatever they are, so that nothing branches on guesses. Only where more
// entries share a hash, or a pattern has more bytes, one looks at each. Each stage waits for some
// places that the one before leaves, for what they ask of memory can be asked for at once.
//
// Bits of a byte that do not tell patterns' bytes apart, as those of letters in either case, are
// masked; what is equal only under the mask is compared by its codes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "runtime/search/line_skip.hpp"
#include "runtime/search/pattern_texts.hpp"
#include "runtime/search/pattern_trie.hpp"
#include "runtime/search/text_window.hpp"
#include "runtime/search/window_bytes.hpp"
#include "runtime/support/shared_array.hpp"

namespace minterm {

struct GramShape {
    static constexpr std::size_t kLongest = 8;
    static constexpr std::size_t kWidest = 5;

    std::size_t length = 1;  ///< bytes of a gram: 1 .. kLongest
    std::size_t stride = 1;  ///< places that share a gram: 1 .. kWidest

    /// Bytes that are asked for at each place.
    std::size_t window() const { return length + stride - 1; }
    bool is_sound() const {
        return length >= 1 && length <= kLongest && stride >= 1 && stride <= kWidest;
    }

    bool operator==(const GramShape&) const = default;
};

/// Which places of a text may be worth a look.
class GramBits {
public:
    /// The most places that `survivors` looks at.
    static constexpr std::size_t kPlaces = 2048;
    /// With room for what is written before it is known to count.
    using Places = std::array<std::uint32_t, kPlaces + 64>;
    static constexpr std::size_t kEdge = 16;

    /// Words of a table with room for so many grams.
    static std::size_t words_for(std::size_t grams);
    /// Whether a table may have so many.
    static bool is_size(std::size_t words);
    /// Whether this machine looks at many places at once.
    static bool has_vectors() { return by_vectors(1) != nullptr; }

    /// Over `words`, which has so many of them as `words_for` says.
    GramBits(const GramShape& shape, std::uint8_t byte_mask, std::span<const std::uint32_t> words);

    /// Sets what the window, as many bytes, asks for in the table, which may be changed by whoever
    /// made it.
    void add(std::string_view window, std::vector<std::uint32_t>& words) const;
    /// Of the places `begin` .. `end` - 1 of a text, at most `kPlaces`, those at which the last
    /// byte of a window may be, in their order and counted from `begin`; says how many. Of places
    /// nearer than `kEdge` bytes to an end of the text all may be there.
    std::size_t survivors(std::string_view text, std::size_t begin, std::size_t end,
                          Places& places) const;
    /// Of all places of a text that are not so near to its ends, the part that survives.
    double survival(std::string_view text) const;

    const GramShape& shape() const { return shape_; }
    std::size_t bytes() const { return words_.size_bytes(); }

private:
    friend struct EightGrams;
    /// From `first` on, blocks of eight grams; places are counted from `offset`.
    using ByVectors = std::size_t (*)(const GramBits&, const char* first, std::size_t blocks,
                                      std::uint32_t offset, std::uint32_t* places);
    /// Of a word, which bits a window has.
    struct Asked {
        std::uint32_t word;
        std::uint32_t bits;
    };

    // Odd, and with no pattern in their bits: of the golden ratio and of roots.
    static constexpr std::uint32_t kLateFactor = 0x9E3779B1;
    static constexpr std::uint32_t kEarlyFactor = 0xBB67AE85;
    static constexpr std::array<std::uint32_t, GramShape::kWidest> kFlankFactors{
        0x3C6EF373, 0xA54FF53B, 0x510E527F, 0x9B05688D, 0x1F83D9AB};
    static constexpr unsigned kBitOfWord = 5;  ///< of a hash, each of the two

    static ByVectors by_vectors(std::size_t stride);
    /// Of a flank, the bytes that lie behind the gram if the window ends at place j.
    static constexpr std::uint32_t behind_gram(std::size_t j) {
        return static_cast<std::uint32_t>((std::uint64_t{1} << (8 * j)) - 1);
    }
    /// Of the window that ends j places behind the gram whose last byte that is; reads eleven bytes
    /// before it and four behind it.
    Asked asked(const char* last, std::size_t j) const;

    GramShape shape_;
    std::uint64_t mask_;        ///< of grams
    std::uint32_t flank_mask_;  ///< of flanks
    unsigned index_bits_;
    std::span<const std::uint32_t> words_;
    ByVectors by_vectors_;  ///< null on machines without such
};

/// A pattern, by the bytes that end with its window. All bytes are something, so that files are the
/// same every time.
struct GramEntry {
    std::uint64_t last = 0;   ///< bytes, the last of which is the top one
    std::uint64_t front = 0;  ///< those before them
    std::uint32_t pattern = 0;
    std::uint8_t last_length = 0;   ///< bytes of `last`
    std::uint8_t front_length = 0;  ///< bytes of `front`
    std::uint8_t behind = 0;        ///< bytes of the pattern behind its window
    std::uint8_t has_more = 0;      ///< 1: to be compared as a whole, too
};

/// What a filter looks at, made just now or mapped from a file.
struct GramTables {
    GramShape shape;
    SharedArray<std::uint32_t> bits;
    SharedArray<std::uint32_t> first;  ///< of each hash and one more, ascending: in `entries`
    SharedArray<GramEntry> entries;    ///< and an empty one
};

/// Bytes of patterns behind their windows, no more than this.
inline constexpr std::size_t kMostBehind = 64;

/// `members`: which of the patterns; `behind`: of each of them, the bytes behind its window; none:
/// windows are the last bytes. Each has at least so many and those of a window. O(symbols).
GramTables build_gram_tables(const PatternTexts& patterns, std::span<const std::uint32_t> members,
                             std::span<const std::uint8_t> behind, const ByteCodes& codes,
                             const GramShape& shape);

/// Whether tables from a file can be searched with, whatever else they say: no number leads out of
/// them. O(tables).
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
    struct Search;

    bool is_there(const GramEntry& entry, std::string_view text, std::size_t place) const;

    const PatternTexts* patterns_;
    const ByteCodes* codes_;
    GramTables tables_;
    GramBits bits_;
    WindowBytes byte_mask_;
    WindowBytes window_mask_;  ///< of what is hashed
    unsigned shift_;
    std::size_t most_behind_ = 0;
};

}  // namespace minterm
