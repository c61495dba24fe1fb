// SPDX-License-Identifier: Apache-2.0
//
// As EditBand for few edits: all of a row is in one word, so that a letter takes some twenty
// instructions.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "runtime/dictionary/text_places.hpp"
#include "runtime/dictionary/word_bits.hpp"

namespace minterm {

/// At most `kEdits` <= 4 edits matter.
template <std::size_t kEdits>
class EditColumn {
public:
    /// The string is empty.
    explicit EditColumn(std::string_view text)
        : text_(text),
          places_(text, kEdits, kEdits + 2),
          columns_(text.size() + kEdits + 2),
          ends_(text.size() + kEdits + 2) {
        for (std::size_t depth = 0; depth < ends_.size(); ++depth)
            ends_[depth] = (places_.ends(depth) & low_bits(kField - 1)) * kFields;
        for (std::size_t e = 0; e <= kEdits; ++e)
            columns_[0] |= low_bits(e + 1) << kEdits << e * kField;
        columns_[0] &= ends_[0];
    }

    /// The string's first `depth` letters, which it had before, and `letter`. False if whatever
    /// begins like that is farther than `edits` from the text; it must not grow then.
    [[gnu::always_inline]] inline bool put(std::size_t depth, std::uint8_t letter) {
        const std::uint64_t here = columns_[depth];
        const std::uint64_t equal = places_.some_of(letter, depth) & low_bits(kField - 1);
        const std::uint64_t ends = ends_[depth + 1];
        const std::uint64_t fewer = here << kField;
        // Equal; another letter; a letter that the text has not.
        std::uint64_t next = ((here & equal * kFields) | fewer | fewer >> 1) & ends;
        // Letters that it has besides.
        for (std::size_t e = 0; e < kEdits; ++e) next |= next << kField << 1 & ends;
        columns_[depth + 1] = next;
        return next != 0;
    }
    /// From the first `depth` letters to the text; edits + 1 stands for more.
    [[gnu::always_inline]] inline unsigned distance(std::size_t depth) const {
        const std::uint64_t whole = columns_[depth] & end_of_text(depth);
        if (whole == 0) return static_cast<unsigned>(kEdits + 1);
        return static_cast<unsigned>(static_cast<std::size_t>(std::countr_zero(whole)) / kField);
    }
    /// Whether the first `depth` letters may have any letter after them. If not, all edits are
    /// spent, and what follows must be equal.
    [[gnu::always_inline]] inline bool takes_any_letter(std::size_t depth) const {
        return (columns_[depth] & low_bits(kEdits * kField)) != 0;
    }
    /// Calls `f` for each letter that they may have after them then, once.
    template <typename F>
    [[gnu::always_inline]] inline void for_each_letter(std::size_t depth, const F& f) const {
        std::uint64_t left = (columns_[depth] & ~end_of_text(depth)) >> kEdits * kField;
        while (left != 0) {
            const auto letter = static_cast<std::uint8_t>(
                text_[depth + static_cast<std::size_t>(std::countr_zero(left)) - kEdits]);
            left &= ~places_.some_of(letter, depth);
            f(letter);
        }
    }

private:
    /// The bits of the text itself.
    [[gnu::always_inline]] inline std::uint64_t end_of_text(std::size_t depth) const {
        const std::size_t bit = text_.size() + kEdits - depth;  // wraps where there is none
        return bit <= 2 * kEdits ? kFields << bit : 0;
    }

    static_assert(kEdits <= 4);
    /// 2 * kEdits + 1 bits of one number of edits, and a zero.
    static constexpr std::size_t kField = 2 * kEdits + 2;
    /// The first bit of each.
    static constexpr std::uint64_t kFields = [] {
        std::uint64_t fields = 0;
        for (std::size_t e = 0; e <= kEdits; ++e) fields |= std::uint64_t{1} << e * kField;
        return fields;
    }();

    std::string_view text_;
    TextPlaces places_;
    /// By length: for e = 0, 1, ..., edits, a field whose bit o says that the text's first
    /// length - edits + o letters are within e edits of the string's first letters.
    std::vector<std::uint64_t> columns_;
    std::vector<std::uint64_t> ends_;  ///< by length: which of these beginnings there are
};

}  // namespace minterm
