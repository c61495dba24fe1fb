// SPDX-License-Identifier: Apache-2.0
//
// A string that grows and shrinks at its end -> which beginnings of a text are within 0, 1, 2, ...
// edits of it, one bit each (Wu and Manber 1992), of which a band is kept (Ukkonen 1985).
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "runtime/dictionary/text_places.hpp"

namespace minterm {

class EditBand {
public:
    /// Bytes for each letter of the string.
    static std::size_t bytes_a_letter(std::size_t edits) {
        return 8 * (edits + 1) * words_for(edits);
    }

    /// At most `edits` <= 255 matter. The string is empty.
    EditBand(std::string_view text, unsigned edits);

    /// The string's first `depth` letters, which it had before, and `letter`. False if whatever
    /// begins like that is farther than `edits` from the text; it must not grow then. Time:
    /// O(edits) for up to 31 edits, O(edits^2 / 32) beyond.
    [[gnu::always_inline]] inline bool put(std::size_t depth, std::uint8_t letter) {
        const std::size_t end = (depth + 2) * row_words_;
        if (rows_.size() < end) rows_.resize(2 * end);
        return words_ == 1 ? put_word(depth, letter) : put_words(depth, letter);
    }
    /// From the first `depth` letters to the text; edits + 1 stands for more.
    [[gnu::always_inline]] inline unsigned distance(std::size_t depth) const {
        const std::size_t bit = text_.size() + edits_ - depth;  // wraps where there is none
        std::size_t e = bit <= 2 * edits_ ? 0 : edits_ + 1;
        while (e <= edits_ && (row(depth)[e * words_ + bit / 64] >> bit % 64 & 1) == 0) ++e;
        return static_cast<unsigned>(e);
    }

    /// Whether the first `depth` letters may have any letter after them. If not, all edits are
    /// spent, and what follows must be equal.
    [[gnu::always_inline]] inline bool takes_any_letter(std::size_t depth) const {
        if (edits_ == 0) return false;
        const std::uint64_t* const bits = row(depth) + (edits_ - 1) * words_;
        std::uint64_t any = 0;
        for (std::size_t w = 0; w < words_; ++w) any |= bits[w];
        return any != 0;
    }
    /// Calls `f` for each letter that they may have after them then, once.
    template <typename F>
    [[gnu::always_inline]] inline void for_each_letter(std::size_t depth, const F& f) const {
        const std::uint64_t* const bits = row(depth) + edits_ * words_;
        std::array<std::uint64_t, 4> seen{};
        for (std::size_t w = 0; w < words_; ++w) {
            for (std::uint64_t left = bits[w]; left != 0; left &= left - 1) {
                const std::size_t letters =
                    depth + 64 * w + static_cast<std::size_t>(std::countr_zero(left)) - edits_;
                if (letters == text_.size()) continue;
                const auto letter = static_cast<std::uint8_t>(text_[letters]);
                std::uint64_t& word = seen[letter / 64];
                const std::uint64_t bit = std::uint64_t{1} << letter % 64;
                if ((word & bit) == 0) f(letter);
                word |= bit;
            }
        }
    }

private:
    /// The words of 2 * edits + 1 bits.
    static std::size_t words_for(std::size_t edits) { return (2 * edits + 1 + 63) / 64; }

    /// Row d: for e = 0, 1, ..., edits, `words_` words whose bit o says that the text's first
    /// d - edits + o letters are within e edits of the string's first d letters.
    [[gnu::always_inline]] inline const std::uint64_t* row(std::size_t depth) const {
        return rows_.data() + depth * row_words_;
    }
    [[gnu::always_inline]] inline bool put_word(std::size_t depth, std::uint8_t letter) {
        const std::uint64_t* const above = row(depth);
        std::uint64_t* const next = rows_.data() + (depth + 1) * row_words_;
        const std::uint64_t equal = places_.of(letter, depth);
        const std::uint64_t there = places_.ends(depth + 1);
        std::uint64_t fewer = 0;       // of the string before, with an edit less
        std::uint64_t next_fewer = 0;  // the same of the string with its new letter
        for (std::size_t e = 0; e <= edits_; ++e) {
            const std::uint64_t here = above[e];
            // Equal; another letter; a letter that the text has not; one that it has besides.
            next_fewer = ((here & equal) | fewer | fewer >> 1 | next_fewer << 1) & there;
            next[e] = next_fewer;
            fewer = here;
        }
        return next_fewer != 0;
    }
    bool put_words(std::size_t depth, std::uint8_t letter);

    std::string_view text_;
    std::size_t edits_;
    std::size_t words_;      ///< for the 2 * edits + 1 bits of one number of edits
    std::size_t row_words_;  ///< of a row
    std::vector<std::uint64_t> rows_;
    TextPlaces places_;
};

}  // namespace minterm
