// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/edit_band.hpp"

#include <algorithm>

namespace minterm {

EditBand::EditBand(std::string_view text, unsigned edits)
    : text_(text),
      edits_(edits),
      words_(words_for(edits_)),
      row_words_((edits_ + 1) * words_),
      rows_(row_words_),
      // The longest string that is near has `edits` letters more than the text.
      places_(text, edits_, 64 * words_) {
    for (std::size_t e = 0; e <= edits_; ++e)
        for (std::size_t letters = 0; letters <= std::min(e, text.size()); ++letters) {
            const std::size_t bit = edits_ + letters;
            rows_[e * words_ + bit / 64] |= std::uint64_t{1} << bit % 64;
        }
}

/// As `put_word`, with bits that go from word to word.
bool EditBand::put_words(std::size_t depth, std::uint8_t letter) {
    const std::uint64_t* const above = row(depth);
    std::uint64_t* const next = rows_.data() + (depth + 1) * row_words_;
    std::uint64_t any = 0;
    for (std::size_t w = 0; w < words_; ++w) {
        const std::uint64_t equal = places_.of(letter, depth + 64 * w);
        const std::uint64_t there = places_.ends(depth + 1 + 64 * w);
        for (std::size_t e = 0; e <= edits_; ++e) {
            std::uint64_t bits = above[e * words_ + w] & equal;
            if (e > 0) {
                const std::uint64_t* const fewer = above + (e - 1) * words_ + w;
                const std::uint64_t* const next_fewer = next + (e - 1) * words_ + w;
                bits |= fewer[0] | fewer[0] >> 1 | next_fewer[0] << 1;
                if (w + 1 < words_) bits |= fewer[1] << 63;
                if (w > 0) bits |= next_fewer[-1] >> 63;
            }
            next[e * words_ + w] = bits & there;
        }
        any |= next[edits_ * words_ + w];
    }
    return any != 0;
}

}  // namespace minterm
