// SPDX-License-Identifier: Apache-2.0
//
// A text -> where each letter is in it, a bit a place, read from any place on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <utility>
#include <vector>

namespace minterm {

class TextPlaces {
public:
    /// Bit `margin` is the text's begin, and as many zeros and `more` are after its end.
    TextPlaces(std::string_view text, std::size_t margin, std::size_t more)
        : line_words_((text.size() + 2 * margin + more) / 64 + 2) {
        std::size_t words = 2 * line_words_;
        for (const char symbol : text) {
            std::size_t& line = line_of_letter_[static_cast<std::uint8_t>(symbol)];
            if (line == 0) line = std::exchange(words, words + line_words_);
        }
        words_.resize(words);
        const auto set = [&](std::size_t line, std::size_t place) {
            const std::size_t bit = margin + place;
            words_[line + bit / 64] |= std::uint64_t{1} << bit % 64;
        };
        for (std::size_t place = 0; place < text.size(); ++place)
            set(line_of_letter_[static_cast<std::uint8_t>(text[place])], place);
        for (std::size_t end = 0; end <= text.size(); ++end) set(line_words_, end);
    }

    /// 64 bits of a letter's places from `bit` on.
    [[gnu::always_inline]] inline std::uint64_t of(std::uint8_t letter, std::size_t bit) const {
        return window(line_of_letter_[letter], bit);
    }
    /// The same of the ends of all beginnings of the text.
    [[gnu::always_inline]] inline std::uint64_t ends(std::size_t bit) const {
        return window(line_words_, bit);
    }
    /// At least 57 bits of a letter's places, in fewer instructions.
    [[gnu::always_inline]] inline std::uint64_t some_of(std::uint8_t letter,
                                                        std::size_t bit) const {
        std::uint64_t word = 0;
        std::memcpy(
            &word, reinterpret_cast<const char*>(words_.data() + line_of_letter_[letter]) + bit / 8,
            8);
        return word >> bit % 8;
    }

private:
    [[gnu::always_inline]] inline std::uint64_t window(std::size_t line, std::size_t bit) const {
        const std::uint64_t* const words = words_.data() + line + bit / 64;
        return words[0] >> bit % 64 | words[1] << 1 << (63 - bit % 64);
    }

    std::size_t line_words_;  ///< the first line is empty, the second one says where beginnings end
    std::array<std::size_t, 256> line_of_letter_{};  ///< its first word
    std::vector<std::uint64_t> words_;
};

}  // namespace minterm
