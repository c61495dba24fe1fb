// SPDX-License-Identifier: Apache-2.0
//
// Keys in sorted order, some in a block, each as what it changes of the key before (front coding:
// Witten, Moffat, Bell 1999): a number of letters is dropped from its end and others are appended.
// A key's number is its rank, so that sorted numbers take no memory.
//
// A record is a symbol of a Huffman code and letters in a code of strings (StringCode). A symbol
// says how many letters are dropped and how many follow, or, for frequent ones, which ("drop none,
// append 's"). Symbol 0 is for rare numbers, which it is followed by. A block is the number of bits
// of its symbols, then its symbols, then its letters, so that letters nobody needs are passed by
// many at once. Blocks are of 32 keys, or of 16 where letters are long and are most of the image.
//
// Which block a key is in, if any, says a tree of separators (SeparatorTree). The separator of a
// block is the shortest string that is greater than the key before the block and not greater than
// its first. Which strings keys begin with (Beginnings) is for walks to near keys.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/dictionary/beginnings.hpp"
#include "runtime/dictionary/image.hpp"
#include "runtime/dictionary/key_letters.hpp"
#include "runtime/dictionary/key_sorter.hpp"
#include "runtime/dictionary/packed_numbers.hpp"
#include "runtime/dictionary/separator_tree.hpp"
#include "runtime/dictionary/string_code.hpp"

namespace minterm {

class KeyBlocks {
public:
    /// Takes keys that are sorted. Time: linear, three times through the keys. Memory: the image's,
    /// or, where its streams are in files, a byte a key. Errors (environment): those of files.
    static Status write(ImageWriter& image, const KeySorter& keys);
    /// The image is of `keys` keys, none longer than `longest_key`.
    static std::optional<KeyBlocks> open(ImageReader& image, std::uint64_t keys,
                                         std::uint64_t longest_key);

    /// Where a string is among the keys.
    struct Found {
        std::uint64_t rank;  ///< how many keys are less
        bool exact;          ///< it is a key
    };
    Found find(std::string_view key) const;
    /// The same of many, 32 at a time, so that their cache misses overlap. `tell(i, found)`.
    template <typename Tell>
    void find_all(std::span<const std::string_view> keys, const Tell& tell) const;

    /// Which strings keys begin with.
    const Beginnings& beginnings() const { return beginnings_; }

    /// The bytes of that and of the separators' tree.
    std::uint64_t tree_bytes() const { return tree_bytes_; }

    /// Bring into the cache what a cursor needs to get to the key of this rank.
    void prefetch_place(std::uint64_t rank) const { begins_.prefetch(block_of(rank)); }
    void prefetch_block(std::uint64_t rank) const { prefetch_records(block_of(rank)); }

    class Cursor;

private:
    static constexpr std::uint64_t kMostBlockKeys = 32;
    static constexpr std::size_t kMostWidth = 12;
    static constexpr std::size_t kMostSymbols = 1024;
    static constexpr std::size_t kMostGiven = 7;
    static constexpr std::uint64_t kRareBits = 24;  ///< of a rare number
    /// Of the number of bits of a block's symbols.
    static constexpr std::uint64_t kSymbolsBits = 11;
    static_assert(kMostBlockKeys * (kMostWidth + 2 * kRareBits) < std::uint64_t{1} << kSymbolsBits);
    static constexpr std::size_t kGroup = 32;

    /// What a record does, if it is frequent.
    struct Symbol {
        std::uint32_t dropped;
        std::uint32_t appended;
        std::uint8_t given;  ///< 1: `letters`, at most kMostGiven; 0: they follow
        std::array<std::uint8_t, kMostGiven> letters;
    };
    struct Record {
        std::uint64_t dropped;
        std::uint64_t appended;
        std::uint64_t following;  ///< of these in the code: none or all
        const Symbol* symbol;
    };
    /// Where a block is read, in bits.
    struct Places {
        std::uint64_t symbol = 0;
        std::uint64_t letter = 0;
    };
    class Writer;

    [[gnu::always_inline]] inline std::uint64_t blocks() const { return begins_.size(); }
    /// Of a key, by its rank.
    std::uint64_t block_of(std::uint64_t rank) const { return rank >> block_bits_; }
    std::uint64_t place_in_block(std::uint64_t rank) const { return rank & low_bits(block_bits_); }
    static std::uint64_t blocks_of(std::uint64_t keys, std::uint64_t block_bits) {
        return (keys + low_bits(block_bits)) >> block_bits;
    }
    [[gnu::always_inline]] inline Places places_of(std::uint64_t block) const {
        const std::uint64_t begin = begins_[block];
        const std::uint64_t symbol = begin + kSymbolsBits;
        return {symbol, symbol + read_bits(bits_, begin, kSymbolsBits)};
    }
    /// The bits from a place on, as many as four symbols may have: their widths are known sooner
    /// than if each were read by itself.
    struct SymbolBits {
        std::uint64_t at;
        std::uint64_t next;
    };
    static constexpr std::uint64_t kSymbolsAtOnce = 4;
    static_assert(kSymbolsAtOnce * kMostWidth <= kMostBitsRead);
    [[gnu::always_inline]] inline SymbolBits symbols_at(std::uint64_t at) const {
        return {at, read_bits(bits_, at, kMostBitsRead)};
    }
    /// False where the image was changed and there is none.
    [[gnu::always_inline]] inline bool read_record(SymbolBits& from, Record& record) const {
        const std::uint16_t code = symbol_codes_[from.next & low_bits(kMostWidth)];
        from.at += code % 16;
        from.next >>= code % 16;
        const Symbol& symbol = symbols_[code / 16];
        record = {symbol.dropped, symbol.appended, symbol.given != 0 ? 0U : symbol.appended,
                  &symbol};
        if (code < 16) [[unlikely]] {
            record.dropped = read_bits(bits_, from.at, kRareBits);
            record.appended = record.following = read_bits(bits_, from.at + kRareBits, kRareBits);
            from = symbols_at(from.at + 2 * kRareBits);
        }
        return code != 0;
    }
    /// The same of one alone.
    bool read_one(std::uint64_t& at, Record& record) const {
        SymbolBits from = symbols_at(at);
        const bool is_there = read_record(from, record);
        at = from.at;
        return is_there;
    }
    /// Calls `f(letters, count)` for the letters of a record, some at a time: at most eight as a
    /// number, the first one at the bottom. Until it says false; whether it never did.
    template <typename F>
    [[gnu::always_inline]] inline bool for_letters(std::uint64_t& at, const Record& record,
                                                   const F& f) const {
        if (record.following == 0) {
            std::uint64_t letters = 0;
            std::memcpy(&letters, record.symbol->letters.data(), kMostGiven);
            return record.appended == 0 || f(letters, record.appended);
        }
        std::uint64_t left = record.following;
        bool wanted = true;
        const bool found = letters_.for_each(
            bits_, at,
            [&](std::uint64_t letters, std::uint64_t count, std::uint64_t width)
                __attribute__((always_inline)) {
                    const std::uint64_t taken = std::min(left, count);
                    at += width;
                    left -= taken;
                    wanted = f(letters, taken);
                    return wanted && left > 0;
                });
        return found && wanted;
    }

    /// Past `count` letters.
    [[gnu::always_inline]] inline void skip_letters(std::uint64_t& at, std::uint64_t count) const {
        letters_.skip(bits_, at, count);
    }

    /// How a key that is greater than the one before a record, and shares with it what the record
    /// keeps, stands to the one that the record makes, whose letters are at `at`.
    [[gnu::noinline]] std::strong_ordering compare(KeyComparison& comparison, std::uint64_t at,
                                                   const Record& record) const;
    /// The same of a block's first record, if the letters that are known to be the same are all of
    /// its separator.
    std::strong_ordering compare_first(KeyComparison& comparison, std::uint64_t at,
                                       Record record) const;
    /// Where the key is that has come to a block.
    Found find_in_block(const SeparatorTree::Walk& walk, const KeyLetters& key) const;
    [[gnu::always_inline]] inline void prefetch_records(std::uint64_t block) const {
        constexpr std::uint64_t kMostLines = 12;
        const std::uint64_t first = begins_[block] / 512;
        const std::uint64_t last = begins_[std::min(block + 1, blocks() - 1)] / 512;
        for (std::uint64_t line = 0; line < kMostLines && first + line <= last; ++line)
            __builtin_prefetch(bits_.data() + 64 * (first + line));
    }

    std::uint64_t keys_ = 0;
    std::uint64_t longest_key_ = 0;
    std::uint64_t tree_bytes_ = 0;
    std::uint64_t block_bits_ = 0;  ///< log2 of the keys of a block
    Beginnings beginnings_;
    SeparatorTree tree_;
    PackedNumbers begins_;  ///< of blocks, in bits
    std::span<const Symbol> symbols_;
    /// By the next kMostWidth bits: the width of a code and, 16 times, the symbol; 0: none.
    std::vector<std::uint16_t> symbol_codes_;
    StringCode letters_;
    std::span<const std::byte> bits_;
};

/// A key in the sorted list; the next ones follow.
class KeyBlocks::Cursor {
public:
    explicit Cursor(const KeyBlocks& blocks) : blocks_(&blocks) {}
    /// To the key of this rank. Time: that of half a block's records on the average.
    void go_to(std::uint64_t rank);
    /// To the first key that is not less. Time: O(log keys), and that.
    void go_to(std::string_view key) { go_to(blocks_->find(key).rank); }
    void next();
    /// On to the first key that is not less than `target`, which has `shared` letters in common
    /// with the key here and is greater. Time: O(log keys), and that of a block's records, of most
    /// of which no letter is read.
    void go_on_to(std::string_view target, std::size_t shared);
    bool at_end() const { return rank_ >= blocks_->keys_; }
    std::uint64_t rank() const { return rank_; }
    /// Valid until the cursor moves.
    std::string_view key() const { return {room_.data(), length_}; }
    /// Letters that it has in common with the last target, or, after `next`, with the key before.
    std::size_t shared() const { return std::min<std::size_t>(shared_, length_); }

private:
    void read();
    /// For a key.
    [[gnu::always_inline]] inline void make_room(std::uint64_t length) {
        // Eight are written and read at a time.
        if (room_.size() < length + 8) [[unlikely]]
            room_.resize(2 * length + 8);
    }
    /// Letters that the key here has in common with a target, `same` at least.
    [[gnu::always_inline]] inline std::size_t common(const KeyLetters& target,
                                                     std::size_t same) const {
        const std::size_t most = std::min<std::size_t>(length_, target.size());
        while (same < most) {
            std::uint64_t letters = 0;
            std::memcpy(&letters, room_.data() + same, sizeof letters);
            const std::uint64_t different = letters ^ target.from(same);
            same += different == 0 ? 8U : static_cast<std::size_t>(std::countr_zero(different)) / 8;
            if (different != 0) break;
        }
        return std::min(same, most);
    }
    /// Whether the key here is not less than a target with which it shares `shared_` letters.
    bool is_reached(const KeyLetters& target) const {
        if (shared_ == target.size()) return true;
        return length_ > shared_ &&
               static_cast<unsigned char>(room_[shared_]) > (target.from(shared_) & 0xFF);
    }
    /// As go_on_to, in this block. False where there is none, and the key here is the block's last.
    bool scan_to(const KeyLetters& target);
    /// The record's letters to where they are in the key, as far as they go before `end`.
    [[gnu::always_inline]] inline void append(std::uint64_t& at, const Record& record,
                                              std::uint64_t kept, std::uint64_t end) {
        char* next = room_.data() + kept;
        char* const after = room_.data() + end;
        blocks_->for_letters(
            at,
            record, [&](std::uint64_t letters, std::size_t count) __attribute__((always_inline)) {
                if (next >= after) return false;
                std::memcpy(next, &letters, sizeof letters);
                next += count;
                return next < after;
            });
    }
    /// The next key keeps `kept` letters and has the record's, which are next in the block, after.
    [[gnu::always_inline]] inline void replace(const Record& record, std::uint64_t kept,
                                               std::uint64_t end) {
        make_room(end);
        append(at_.letter, record, kept, end);
        length_ = end;
    }

    const KeyBlocks* blocks_;
    std::uint64_t rank_ = 0;
    std::size_t shared_ = 0;
    std::optional<SeparatorTree::Walk> walk_;  ///< of the last target, if it led to this block
    std::size_t shared_since_ = 0;  ///< letters that all keys since have in common with that
    Places at_;                     ///< of the next record
    std::string room_;              ///< begins with the key
    std::uint64_t length_ = 0;
};

template <typename Tell>
void KeyBlocks::find_all(std::span<const std::string_view> keys, const Tell& tell) const {
    if (keys_ == 0) {
        for (std::size_t i = 0; i < keys.size(); ++i) tell(i, Found{0, false});
        return;
    }
    std::array<SeparatorTree::Walk, kGroup> walks;
    std::array<KeyLetters, kGroup> letters;
    std::size_t next = 0;  // whose letters are asked for
    for (std::size_t first = 0; first < keys.size(); first += kGroup) {
        const std::size_t count = std::min(kGroup, keys.size() - first);
        for (; next < std::min(first + 2 * kGroup, keys.size()); ++next)
            __builtin_prefetch(keys[next].data());
        walks.fill({});
        for (std::size_t i = 0; i < count; ++i) letters[i] = KeyLetters(keys[first + i]);
        for (std::size_t level = tree_.levels(); level-- > 0;) {
            for (std::size_t i = 0; i < count; ++i) {
                tree_.step_down(level, walks[i], letters[i]);
                if (level > 0)
                    tree_.prefetch(level - 1, walks[i].place);
                else
                    begins_.prefetch(walks[i].place);
            }
        }
        for (std::size_t i = 0; i < count; ++i) prefetch_records(walks[i].place);
        for (std::size_t i = 0; i < count; ++i)
            tell(first + i, find_in_block(walks[i], letters[i]));
    }
}

}  // namespace minterm
