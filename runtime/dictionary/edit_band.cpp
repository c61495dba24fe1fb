// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/edit_band.hpp"

#include <algorithm>

namespace minterm {

EditBand::EditBand(std::string_view text, unsigned edits)
    : text_(text), edits_(edits), width_(2 * edits_ + 1), rows_(width_) {
    for (std::size_t o = 0; o < width_; ++o) {
        const bool there = o >= edits_ && o - edits_ <= text.size();
        rows_[o] = static_cast<std::uint16_t>(there ? o - edits_ : edits_ + 1);
    }
}

bool EditBand::put(std::size_t depth, std::uint8_t letter) {
    rows_.resize(std::max(rows_.size(), (depth + 2) * width_));
    const std::uint16_t* const above = rows_.data() + depth * width_;
    std::uint16_t* const row = rows_.data() + (depth + 1) * width_;
    const auto more = static_cast<std::uint16_t>(edits_ + 1);
    std::uint16_t least = more;
    for (std::size_t o = 0; o < width_; ++o) {
        row[o] = more;
        // How many letters of the text, and `edits` more.
        const std::size_t letters = depth + 1 + o;
        if (letters < edits_ || letters - edits_ > text_.size()) continue;
        std::uint16_t best = more;
        if (letters > edits_) {
            const bool equal = static_cast<std::uint8_t>(text_[letters - edits_ - 1]) == letter;
            best = static_cast<std::uint16_t>(above[o] + (equal ? 0 : 1));
            if (o > 0)
                best = std::min<std::uint16_t>(best, static_cast<std::uint16_t>(row[o - 1] + 1));
        }
        if (o + 1 < width_)
            best = std::min<std::uint16_t>(best, static_cast<std::uint16_t>(above[o + 1] + 1));
        row[o] = std::min(best, more);
        least = std::min(least, row[o]);
    }
    return least < more;
}

unsigned EditBand::distance(std::size_t depth) const {
    const std::size_t entry = text_.size() + edits_ - depth;  // wraps where there is none
    return entry < width_ ? rows_[depth * width_ + entry] : static_cast<unsigned>(edits_) + 1;
}

}  // namespace minterm
