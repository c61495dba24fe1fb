// SPDX-License-Identifier: Apache-2.0
//
// A bit vector as it is, with rank and select: lines of 64 bytes that hold 448 bits and the number
// of ones before them, so that a rank touches one line.
#pragma once

#include <algorithm>
#include <optional>

#include "runtime/dictionary/image.hpp"
#include "runtime/dictionary/word_bits.hpp"

namespace minterm {

class PlainBits {
public:
    static constexpr std::uint64_t kLineBits = 448;

    static void write(ImageWriter& image, const BitArray& bits);
    static std::optional<PlainBits> open(ImageReader& image);

    std::uint64_t size() const { return size_; }
    std::uint64_t count() const { return count_; }  ///< of all ones

    /// `place` < size.
    [[gnu::always_inline]] inline bool get(std::uint64_t place) const {
        const std::uint64_t within = place % kLineBits;
        return (lines_[place / kLineBits].words[within / 64] >> within % 64 & 1) != 0;
    }
    /// Ones before `place` <= size.
    [[gnu::always_inline]] inline std::uint64_t rank(std::uint64_t place) const {
        const Line& line = lines_[place / kLineBits];
        const std::uint64_t within = place % kLineBits;
        const std::uint64_t words = within / 64;
        std::uint64_t rank = line.before + ones(line.words[words] & low_bits(within % 64));
        // Nobody can foresee how many words, and a comparison would become a branch.
        for (std::uint64_t i = 0; i < 6; ++i) {
            const std::uint64_t is_before = (i - words) >> 63;
            rank += ones(line.words[i] & (0 - is_before));
        }
        return rank;
    }
    /// Where the one is that has `rank` ones before it; size where there is none.
    [[gnu::always_inline]] inline std::uint64_t select(std::uint64_t rank) const {
        return rank < count_ ? select_bit<true>(rank) : size_;
    }
    /// The same for zeros.
    [[gnu::always_inline]] inline std::uint64_t select_zero(std::uint64_t rank) const {
        return rank < size_ - count_ ? select_bit<false>(rank) : size_;
    }
    /// The first one at or after `place`; size where there is none.
    [[gnu::always_inline]] inline std::uint64_t next_one(std::uint64_t place) const {
        return next_bit<true>(place);
    }
    /// The same for zeros.
    [[gnu::always_inline]] inline std::uint64_t next_zero(std::uint64_t place) const {
        return next_bit<false>(place);
    }
    [[gnu::always_inline]] inline void prefetch(std::uint64_t place) const {
        __builtin_prefetch(&lines_[place / kLineBits]);
    }
    /// Prefetch what a select needs first.
    [[gnu::always_inline]] inline void prefetch_select(std::uint64_t rank) const {
        __builtin_prefetch(&one_hints_[rank / kHintBits]);
    }
    [[gnu::always_inline]] inline void prefetch_select_zero(std::uint64_t rank) const {
        __builtin_prefetch(&zero_hints_[rank / kHintBits]);
    }

    /// Then these, once that has come.
    [[gnu::always_inline]] inline void prefetch_selected(std::uint64_t rank) const {
        if (rank < count_) prefetch_lines(one_hints_, rank);
    }
    [[gnu::always_inline]] inline void prefetch_selected_zero(std::uint64_t rank) const {
        if (rank < size_ - count_) prefetch_lines(zero_hints_, rank);
    }

private:
    friend class LookupArraysMaker;
    struct Line {
        std::uint64_t before;
        std::uint64_t words[7];
    };
    static constexpr std::uint64_t kHintBits = 512;

    /// Ones, or zeros, before a line.
    template <bool One>
    [[gnu::always_inline]] inline std::uint64_t before(std::uint64_t line) const {
        return One ? lines_[line].before : line * kLineBits - lines_[line].before;
    }
    template <bool One>
    [[gnu::always_inline]] inline std::uint64_t next_bit(std::uint64_t place) const {
        while (place < size_) {
            const std::uint64_t within = place % kLineBits;
            const std::uint64_t stored = lines_[place / kLineBits].words[within / 64];
            const std::uint64_t word = (One ? stored : ~stored) >> within % 64;
            if (word != 0)
                return std::min(place + static_cast<std::uint64_t>(std::countr_zero(word)), size_);
            place += 64 - within % 64;
        }
        return size_;
    }
    [[gnu::always_inline]] inline void prefetch_lines(std::span<const std::uint32_t> hints,
                                                      std::uint64_t rank) const {
        constexpr std::uint64_t kMostLines = 4;
        const std::uint64_t first = hints[rank / kHintBits];
        const std::uint64_t last = hints[rank / kHintBits + 1];
        for (std::uint64_t line = 0; line < kMostLines && first + line <= last; ++line)
            __builtin_prefetch(lines_.data() + first + line);
    }
    /// Which line and which word it is nobody can foresee, so few branches ask.
    template <bool One>
    [[gnu::always_inline]] inline std::uint64_t select_bit(std::uint64_t rank) const {
        constexpr std::uint64_t kFew = 4;
        const std::span<const std::uint32_t> hints = One ? one_hints_ : zero_hints_;
        std::uint64_t first = std::min<std::uint64_t>(hints[rank / kHintBits], lines_.size() - 1);
        std::uint64_t last =
            std::min<std::uint64_t>(hints[rank / kHintBits + 1], lines_.size() - 1);
        while (first + kFew < last) {
            const std::uint64_t middle = (first + last + 1) / 2;
            if (before<One>(middle) <= rank)
                first = middle;
            else
                last = middle - 1;
        }
        std::uint64_t found = first;
        for (std::uint64_t line = first + 1; line <= last; ++line)
            found += before<One>(line) <= rank ? 1 : 0;
        const Line& line = lines_[found];
        rank -= before<One>(found);
        std::uint64_t words_before = 0;  // that all ones are after
        std::uint64_t in_them = 0;
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < 6; ++i) {
            sum += ones(One ? line.words[i] : ~line.words[i]);
            const bool after = sum <= rank;
            words_before += after ? 1 : 0;
            in_them = after ? sum : in_them;
        }
        const std::uint64_t word = One ? line.words[words_before] : ~line.words[words_before];
        rank -= in_them;
        if (rank >= ones(word)) return size_;
        return std::min(found * kLineBits + words_before * 64 + select_in_word(word, rank), size_);
    }

    std::span<const Line> lines_;
    std::span<const std::uint32_t> one_hints_;   ///< the line of every 512th one, and the last line
    std::span<const std::uint32_t> zero_hints_;  ///< the same of zeros
    std::uint64_t size_ = 0;
    std::uint64_t count_ = 0;
};

}  // namespace minterm
