// SPDX-License-Identifier: Apache-2.0
//
// Bit vectors as Raman, Raman and Rao compress them (2007), in the form that Wakatsuki, Keyaki and
// Miyazaki publish for their trie: a block is 15 bits, given by its class (how many ones, 4 bits)
// and by its number among the blocks of the class (as many bits as the class needs); a superblock
// is 16 blocks, and its rank, its pointer to the numbers and its 16 classes are 16 bytes, one
// access.
//
// Several vectors of one length are kept side by side: superblock s of all of them, then s + 1.
#pragma once

#include <emmintrin.h>

#include <algorithm>
#include <array>
#include <optional>

#include "runtime/dictionary/image.hpp"
#include "runtime/dictionary/word_bits.hpp"

namespace minterm {

/// What turns numbers of blocks into blocks.
struct RrrTables {
    std::array<std::uint16_t, 1 << 15> blocks;          ///< of class 0, then class 1 ...: ascending
    std::array<std::uint16_t, 1 << 15> numbers;         ///< of a block in its class
    std::array<std::uint16_t, 16> first;                ///< of a class in `blocks`
    std::array<std::uint8_t, 16> widths;                ///< bits of a number
    std::array<std::uint8_t, 1 << 12> widths_of_three;  ///< of three blocks, by their classes
};
const RrrTables& rrr_tables();

class RrrBits {
    struct Superblock {
        std::uint32_t rank;
        std::uint32_t pointer;  ///< to the number of the first block, in bits
        std::uint64_t classes;  ///< 4 bits a block
    };
    static_assert(sizeof(Superblock) == 16);

public:
    static constexpr std::uint64_t kBlockBits = 15;
    static constexpr std::uint64_t kSuperblockBits = 16 * kBlockBits;

    struct Found {
        bool present;
        std::uint64_t rank;
    };

    /// All of one size. False, and nothing is written, if their numbers of blocks together take
    /// more than 2^32 bits, which is what a pointer can say.
    [[nodiscard]] static bool write(ImageWriter& image, std::span<const BitArray> vectors);
    static std::optional<RrrBits> open(ImageReader& image);

    std::uint64_t size() const { return size_; }
    std::uint64_t vectors() const { return vectors_; }

    /// Where a place is looked up: first its superblock, then the number of its block.
    struct Place {
        const Superblock* superblock;
        std::uint32_t within;  ///< the superblock
    };
    struct Block {
        std::uint64_t pointer;  ///< to its number, in bits
        std::uint32_t rank;     ///< ones before it
        std::uint32_t ones;     ///< its class
        std::uint32_t bit;      ///< of the place
    };
    /// `place` <= size. What is known goes where it stays, a number at a time: a structure that is
    /// copied as a whole waits for the writes of its parts.
    [[gnu::always_inline]] inline void locate(std::uint64_t vector, std::uint64_t place,
                                              Place& at) const {
        at.superblock = &superblocks_[place / kSuperblockBits * vectors_ + vector];
        at.within = static_cast<std::uint32_t>(place % kSuperblockBits);
    }
    [[gnu::always_inline]] inline void prefetch(const Place& place) const {
        __builtin_prefetch(place.superblock);
    }
    [[gnu::always_inline]] inline void go_to_block(const Place& place, Block& at) const {
        const std::uint64_t classes = place.superblock->classes;
        const std::uint32_t block = place.within / kBlockBits;
        const std::uint64_t before = classes & low_bits(4 * block);
        at.pointer = place.superblock->pointer + sum_of_widths(before);
        at.rank = place.superblock->rank + static_cast<std::uint32_t>(sum_of_classes(before));
        at.ones = static_cast<std::uint32_t>(classes >> 4 * block & 15);
        at.bit = place.within - static_cast<std::uint32_t>(block * kBlockBits);
    }
    [[gnu::always_inline]] inline void prefetch(const Block& block) const {
        __builtin_prefetch(numbers_.data() + block.pointer / 8);
    }
    /// Whether there is a one at that place (at size there is none), and how many are before it.
    [[gnu::always_inline]] inline Found find(const Block& block) const {
        const std::uint64_t bits = decode(block.pointer, block.ones);
        return {(bits >> block.bit & 1) != 0, block.rank + ones(bits & low_bits(block.bit))};
    }
    [[gnu::always_inline]] inline Found find(std::uint64_t vector, std::uint64_t place) const {
        Place at;
        locate(vector, place, at);
        Block block;
        go_to_block(at, block);
        return find(block);
    }
    /// Ones before the superblock with number `superblock`.
    std::uint64_t rank_of_superblock(std::uint64_t vector, std::uint64_t superblock) const {
        return superblocks_[superblock * vectors_ + vector].rank;
    }
    std::uint64_t superblocks() const { return size_ / kSuperblockBits + 1; }
    /// Where the one with `rank` ones before it is, if it is in this superblock; otherwise size.
    [[gnu::always_inline]] inline std::uint64_t select_in_superblock(std::uint64_t vector,
                                                                     std::uint64_t superblock,
                                                                     std::uint64_t rank) const {
        const Superblock& here = superblocks_[superblock * vectors_ + vector];
        rank -= here.rank;
        // Of the sums of the first 1, 2 .. 16 classes, how many are not greater.
        constexpr std::uint64_t kLowNibbles = 0x0F0F0F0F0F0F0F0F;
        const auto low = static_cast<long long>(here.classes & kLowNibbles);
        const auto high = static_cast<long long>(here.classes >> 4 & kLowNibbles);
        __m128i sums = _mm_unpacklo_epi8(_mm_cvtsi64_si128(low), _mm_cvtsi64_si128(high));
        sums = _mm_add_epi8(sums, _mm_slli_si128(sums, 1));
        sums = _mm_add_epi8(sums, _mm_slli_si128(sums, 2));
        sums = _mm_add_epi8(sums, _mm_slli_si128(sums, 4));
        sums = _mm_add_epi8(sums, _mm_slli_si128(sums, 8));
        const __m128i wanted = _mm_set1_epi8(static_cast<char>(std::min<std::uint64_t>(rank, 255)));
        const auto not_greater = static_cast<unsigned>(
            _mm_movemask_epi8(_mm_cmpeq_epi8(_mm_min_epu8(sums, wanted), sums)));
        const std::uint64_t block = ones(not_greater);
        if (block == 16) return size_;
        alignas(16) std::uint8_t after_zero[32] = {};
        _mm_store_si128(reinterpret_cast<__m128i*>(after_zero + 16), sums);
        rank -= after_zero[15 + block];
        const std::uint64_t bits =
            decode(here.pointer + sum_of_widths(here.classes & low_bits(4 * block)),
                   here.classes >> 4 * block & 15);
        if (rank >= ones(bits)) return size_;
        return std::min(
            superblock * kSuperblockBits + block * kBlockBits + select_in_word(bits, rank), size_);
    }
    /// The last superblock from `first` to `last` that has no more than `rank` ones before it; the
    /// first has not.
    [[gnu::always_inline]] inline std::uint64_t superblock_of(std::uint64_t vector,
                                                              std::uint64_t first,
                                                              std::uint64_t last,
                                                              std::uint64_t rank) const {
        constexpr std::uint64_t kFew = 3;
        while (first + kFew < last) {
            const std::uint64_t middle = (first + last + 1) / 2;
            if (rank_of_superblock(vector, middle) <= rank)
                first = middle;
            else
                last = middle - 1;
        }
        std::uint64_t found = first;
        for (std::uint64_t superblock = first + 1; superblock <= last; ++superblock)
            found += rank_of_superblock(vector, superblock) <= rank ? 1 : 0;
        return found;
    }
    [[gnu::always_inline]] inline void prefetch_superblock(std::uint64_t vector,
                                                           std::uint64_t superblock) const {
        __builtin_prefetch(&superblocks_[superblock * vectors_ + vector]);
    }
    /// Once that has come.
    [[gnu::always_inline]] inline void prefetch_blocks(std::uint64_t vector,
                                                       std::uint64_t superblock) const {
        __builtin_prefetch(numbers_.data() +
                           superblocks_[superblock * vectors_ + vector].pointer / 8);
    }

private:
    friend class LookupArraysMaker;

    /// At most 15 * 15, so the sum fits the byte in which the product collects it.
    [[gnu::always_inline]] static std::uint64_t sum_of_classes(std::uint64_t classes) {
        constexpr std::uint64_t kLowNibbles = 0x0F0F0F0F0F0F0F0F;
        const std::uint64_t pairs = (classes & kLowNibbles) + (classes >> 4 & kLowNibbles);
        return pairs * 0x0101010101010101 >> 56;
    }
    /// Of the numbers of blocks with these classes, up to 15; class 0 takes no bits.
    [[gnu::always_inline]] inline std::uint64_t sum_of_widths(std::uint64_t classes) const {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < 5; ++i)
            sum += tables_->widths_of_three[classes >> 12 * i & low_bits(12)];
        return sum;
    }
    /// The block of a class whose number is at `pointer`.
    [[gnu::always_inline]] inline std::uint64_t decode(std::uint64_t pointer,
                                                       std::uint64_t of_class) const {
        const std::uint64_t number = read_bits(numbers_, pointer, tables_->widths[of_class]);
        return tables_->blocks[std::min<std::uint64_t>(tables_->first[of_class] + number, 32767)];
    }

    const RrrTables* tables_ = nullptr;
    std::span<const Superblock> superblocks_;
    std::span<const std::byte> numbers_;
    std::uint64_t size_ = 0;
    std::uint64_t vectors_ = 0;
};

}  // namespace minterm
