// SPDX-License-Identifier: Apache-2.0
//
// Some patterns -> at which places of a text a part of one of them may end, 64 places at a time.
//
// Note [Window screen]. Every pattern has windows: neighbouring symbols, of all windows equally
// many, that are there wherever the pattern occurs. A pattern without errors has one, the rarest.
// One that may have k errors is cut into more parts than errors can spoil: k + 1, of which one is
// whole, or k / 2 + 1, of which one has at most one error. A window is cut into groups of one to
// three symbols, and a group's bytes are hashed to six bits, so that one instruction looks up 64
// neighbouring groups of a text in a table of 64 bytes (`vpermb`). The windows are in eight
// buckets, one bit of such a byte each: it says whether a window of the bucket has a group with
// this hash (Hyperscan's Teddy asks so for the two halves of a byte; the README of aho-corasick's
// tells it). A window may end where the bytes of all its groups have a bit in common; where windows
// may have an error, where all but one have.
//
// A hash of a group is the sum, without carries, of a linear function of each byte (`gf2p8affineqb`
// computes any). Each byte has two or three bits, or six, for itself, chosen so that letters of the
// text, and of the patterns, that differ have different ones as far as possible: DNA loses nothing.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "runtime/search/pattern_texts.hpp"

namespace minterm {

struct ScreenShape {
    static constexpr std::size_t kMostBytes = 3;
    static constexpr std::size_t kMostGroups = 4;

    std::uint32_t bytes = 1;   ///< of a group: 1 .. kMostBytes
    std::uint32_t groups = 1;  ///< of a window: 1 .. kMostGroups
    std::uint32_t spare = 0;   ///< groups that need not be right: 0 or 1, and not all

    std::size_t window() const { return std::size_t{bytes} * groups; }
    bool is_sound() const {
        return bytes >= 1 && bytes <= kMostBytes && groups >= 1 && groups <= kMostGroups &&
               spare <= 1 && spare < groups;
    }
    bool operator==(const ScreenShape&) const = default;
};

/// A window of a pattern.
struct ScreenEntry {
    std::uint32_t pattern = 0;
    std::uint32_t end = 0;     ///< symbols of the pattern up to its end
    std::uint32_t behind = 0;  ///< and from there on
    /// Symbols around it that have at most `part_errors` errors where this window is needed.
    std::uint32_t part_begin = 0, part_end = 0;
    std::uint32_t part_errors = 0;

    bool operator==(const ScreenEntry&) const = default;
};

struct ScreenTables {
    static constexpr std::size_t kBuckets = 8;
    static constexpr std::size_t kHashes = 64;
    using Lookup = std::array<std::uint8_t, kHashes>;

    ScreenShape shape;
    std::uint32_t errors = 0;  ///< that an occurrence may have, at most
    bool gaps = false;         ///< whether these may be insertions and deletions
    /// Of each byte of a group, its last one first: the linear function, as `gf2p8affineqb` has it.
    std::array<std::uint64_t, ScreenShape::kMostBytes> functions{};
    std::vector<Lookup> lookups;                            ///< by group, the last one first
    std::vector<ScreenEntry> entries;                       ///< by bucket
    std::array<std::uint32_t, kBuckets + 1> first_entry{};  ///< of a bucket, and the end

    std::span<const ScreenEntry> of_bucket(unsigned bucket) const {
        return std::span(entries).subspan(first_entry[bucket],
                                          first_entry[bucket + 1] - first_entry[bucket]);
    }
    /// An occurrence ends so many bytes more or less than `behind` after its window.
    std::size_t moved() const { return gaps ? errors : 0; }
    /// Whether tables from a file can be searched with, for these patterns.
    bool is_sound(const PatternTexts& patterns) const;
};

/// The value of a linear function, of which only six bits are used.
std::uint8_t linear_hash(std::uint64_t function, std::uint8_t byte);

class WindowScreen {
public:
    /// The most places that `survivors` looks at.
    static constexpr std::size_t kPlaces = std::size_t{16} << 10U;

    /// A place where a window may end, and the buckets that it is of.
    struct Survivor {
        std::uint32_t place;  ///< from the first one
        std::uint32_t buckets;
    };
    using Survivors = std::array<Survivor, kPlaces>;

    enum class By : std::uint8_t { Bytes, Avx2, Avx512 };
    /// The widest that this machine has in words of so many bits, and all that it has.
    static By widest(int word_bits = 512);
    static std::vector<By> all();

    explicit WindowScreen(ScreenTables tables, By by = widest());

    /// Of the places `first` .. `first + count` - 1 of a text, at most `kPlaces`: where a window
    /// may end, in their order. Windows lie within the text. Gives how many survive.
    std::size_t survivors(std::string_view text, std::size_t first, std::size_t count,
                          Survivors& found) const;

    const ScreenTables& tables() const { return tables_; }
    const ScreenShape& shape() const { return tables_.shape; }
    By by() const { return by_; }

    /// What the four lower and the four upper bits of a byte stand for.
    struct HalfTable {
        std::array<std::uint8_t, 16> low{}, high{};
    };

private:
    friend struct Vbmi;
    friend struct Nibbles;
    /// Places that are looked at together, a bit of a mark each; most marks are 0, and so are most
    /// groups of some.
    static constexpr std::size_t kBlock = 64;
    static constexpr std::size_t kTogether = 8;
    static constexpr std::size_t kBlocks = kPlaces / kBlock;
    /// Marks where a window may end, in whole blocks of places from `last` on, lists the first
    /// blocks of groups that have a mark, and gives how many these are. Nothing branches on what
    /// the text is: that would fail at each survivor, and nothing be loaded ahead meanwhile.
    using Mark = std::size_t (*)(const WindowScreen&, const char* last, std::size_t blocks,
                                 std::uint64_t* marks, std::uint32_t* marked_groups);

    std::uint32_t buckets_at(const char* last) const;

    ScreenTables tables_;
    By by_;
    std::array<std::array<std::uint8_t, 256>, ScreenShape::kMostBytes> hashes_{};
    std::vector<HalfTable> half_functions_, half_lookups_;
    Mark mark_ = nullptr;
};

}  // namespace minterm
