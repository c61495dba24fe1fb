// SPDX-License-Identifier: Apache-2.0
//
// Many patterns without errors, found by the last bytes that they have: a table of bits says of
// nearly all places of a text that no pattern is there.
//
// Note [Gram filter]. The q bytes that end at a place of the text, a gram, are eight bytes loaded
// and masked. The two halves, each multiplied by an odd number, have a sum whose upper bits are a
// word of a table and two bits of this word; those of the grams of all patterns are set (the
// blocked filter of Putze, Sanders and Singler 2007, with the least of blocks). Eight places are
// looked up with one instruction where there is such a one. If every pattern has q + s - 1 bytes
// only each s-th place is looked at, and of each pattern the s last grams are in the table: one of
// them ends at such a place (Wu and Manber 1994 skip for the same reason).
//
// What survives is a guess of at most s places where a pattern may end. These are looked up, all at
// once, in a second table of bits, which is filled with longer grams, the tails of patterns. A tail
// that is there, too, is looked up in a table that knows which it is. A pattern that is the only
// one with its tail is there if its other bytes, up to eight, are. Else the text is read backwards
// from the tail along a trie of the reversed patterns, so all patterns that end at a place are
// found at once, and places in the order of the text. Each stage waits for some places that the one
// before leaves, for what they ask of memory can be asked for at once.
//
// Bits of a byte that do not tell patterns' bytes apart, as those of letters in either case, are
// masked; what is equal only under the mask fails in the trie.
#pragma once

#include <algorithm>
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

namespace minterm {

struct GramShape {
    static constexpr std::size_t kLongest = 8;
    static constexpr std::size_t kWidest = 8;

    std::size_t length = 1;  ///< bytes of a gram: 1 .. kLongest
    std::size_t stride = 1;  ///< each `stride`th place is looked at: 1 .. kWidest

    /// Of the tails: as many bytes as all patterns have and a gram can.
    std::size_t tail_length() const { return std::min(kLongest, length + stride - 1); }

    /// Places from `first` on, a stride apart, before `end`.
    std::size_t places_in(std::size_t first, std::size_t end) const {
        return (end - first + stride - 1) / stride;
    }

    bool operator==(const GramShape&) const = default;
};

/// Which places of a text may be worth a look.
class GramBits {
public:
    /// The most places that `survivors` looks at.
    static constexpr std::size_t kPlaces = 64;

    /// Words of a table with room for so many grams.
    static std::size_t words_for(std::size_t grams);
    /// Whether a table may have so many.
    static bool is_size(std::size_t words);
    /// Whether this machine looks at many places at once.
    static bool has_vectors() { return by_vectors(1) != nullptr; }

    /// Over `words`, which has so many of them as `words_for` says.
    GramBits(const GramShape& shape, std::uint8_t byte_mask, std::span<const std::uint32_t> words);

    /// The gram that ends at `end` - 1; bytes before the text are 0.
    std::uint64_t key(std::string_view text, std::size_t end) const;
    /// Sets the gram in the table, which may be changed by whoever made it.
    void add(std::uint64_t key, std::vector<std::uint32_t>& words) const {
        const Place place = place_of(key);
        words[place.word] |= place.bits;
    }
    bool holds(std::uint64_t key) const {
        const Place place = place_of(key);
        return (words_[place.word] & place.bits) == place.bits;
    }
    /// Of at most `kPlaces` places of a text, the last bytes of which are `last`, `last + stride`,
    /// ..: which are held, the first as the lowest bit.
    std::uint64_t survivors(std::string_view text, std::size_t last, std::size_t places) const {
        return by_vectors_ != nullptr && can_load(text, last, places)
                   ? by_vectors_(*this, text.data() + last, places)
                   : one_by_one(text, last, places);
    }
    /// The same for each of `lasts` and at most 8 places; of a stride of 1.
    void survivors_from(std::string_view text, std::span<const std::size_t> lasts,
                        std::size_t places, std::uint8_t* held) const;
    /// Of all places of a text, the part that are held.
    double survival(std::string_view text) const;

    const GramShape& shape() const { return shape_; }
    std::size_t bytes() const { return words_.size_bytes(); }

private:
    friend struct EightPlaces;
    using ByVectors = std::uint64_t (*)(const GramBits&, const char* last, std::size_t places);
    /// Of a word, which bits a gram has.
    struct Place {
        std::uint32_t word;
        std::uint32_t bits;
    };

    // Odd, and with no pattern in their bits: of the golden ratio and of the root of three.
    static constexpr std::uint32_t kLateFactor = 0x9E3779B1;
    static constexpr std::uint32_t kEarlyFactor = 0xBB67AE85;
    static constexpr unsigned kBitOfWord = 5;  ///< of a hash, each of the two

    Place place_of(std::uint64_t key) const {
        constexpr std::uint32_t kTop = 0x80000000;
        const std::uint32_t hash = static_cast<std::uint32_t>(key >> 32) * kLateFactor +
                                   static_cast<std::uint32_t>(key) * kEarlyFactor;
        return {hash >> shift_, kTop >> (hash >> (shift_ - kBitOfWord) & 31) |
                                    kTop >> (hash >> (shift_ - 2 * kBitOfWord) & 31)};
    }
    static ByVectors by_vectors(std::size_t stride);
    /// Whether a text has all bytes that vectors take.
    bool can_load(std::string_view text, std::size_t last, std::size_t places) const {
        constexpr std::size_t kVector = 16;
        return last + 1 >= GramShape::kLongest &&
               last + (places + 7) / 8 * 8 * shape_.stride + kVector <= text.size();
    }
    std::uint64_t one_by_one(std::string_view text, std::size_t last, std::size_t places) const;

    GramShape shape_;
    std::uint64_t mask_;
    unsigned shift_;
    std::span<const std::uint32_t> words_;
    ByVectors by_vectors_;  ///< null on machines without such
};

/// What patterns end with. All bytes are something, so that files are the same every time.
struct Tail {
    enum class Kind : std::uint8_t {
        None,     ///< an empty slot
        State,    ///< `number` is the state of the trie after the tail; the root: not known
        Pattern,  ///< `number` is the only pattern with this tail, and `front` is all before it
    };

    std::uint64_t key = 0;
    std::uint64_t front = 0;  ///< bytes, the last of which is the top one
    std::uint32_t number = 0;
    Kind kind = Kind::None;
    std::uint8_t front_length = 0;  ///< bytes, at most `GramShape::kLongest`
    std::uint8_t zeros[2] = {};
};

/// What a filter looks at, made just now or mapped from a file.
struct GramTables {
    GramShape shape;
    SharedArray<std::uint32_t> bits;       ///< of grams
    SharedArray<std::uint32_t> tail_bits;  ///< none where tails are the grams: a stride of 1
    SharedArray<Tail> tails;               ///< open addressing, at most half full
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
    /// Places, in the order of the text, for which a stage waits.
    template <std::size_t kMostPlaces>
    struct Places {
        static constexpr std::size_t kMost = kMostPlaces;
        std::array<std::size_t, kMost> places;
        std::size_t count = 0;

        void add(std::size_t place) { places[count++] = place; }
    };
    using Survivors = Places<2 * GramBits::kPlaces>;
    using Ends = Places<2 * GramBits::kPlaces * GramShape::kWidest>;

    void find_ends(const TextWindow& text, std::size_t end, const Survivors& survivors,
                   Ends& ends) const;
    void find_patterns(const TextWindow& text, const Ends& ends, LineSkip& skip,
                       std::vector<ReportedColumn>& found, std::size_t& steps) const;
    void walk(const TextWindow& text, std::size_t last, std::uint32_t state,
              std::vector<ReportedColumn>& found, std::size_t& steps) const;
    bool has_tail(std::string_view text, std::size_t last, std::size_t depth,
                  std::string_view pattern) const;
    const PatternTexts* patterns_;
    const ByteCodes* codes_;
    GramTables tables_;
    GramBits bits_;
    GramBits tail_bits_;
    unsigned tail_shift_;
};

}  // namespace minterm
