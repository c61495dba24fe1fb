// SPDX-License-Identifier: Apache-2.0
//
// Texts in UTF-8 -> a byte a character, so that what searches bytes searches characters.
//
// Note [Characters as bytes]. Patterns have few different characters, and all that a search asks of
// a character of the text is which of them it matches. So ASCII stands for itself, characters
// beyond it that patterns know have codes of their own, from 0x80 on, and all others share one. A
// text of ASCII is its own codes. Others become codes piece by piece, in front of whatever searches
// bytes, and the places that it finds become places in the text again. More characters than there
// are codes for are a matter of several sets of patterns.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "runtime/support/aligned_buffer.hpp"

namespace minterm {

class CharacterCodes {
public:
    static constexpr std::uint8_t kFirst = 0x80;
    /// Of all characters beyond ASCII that have none of their own.
    static constexpr std::uint8_t kOther = 0xFF;
    static constexpr std::size_t kMost = kOther - kFirst;

    using Entry = std::pair<std::uint32_t, std::uint8_t>;  ///< code point, code

    /// `entries`: characters beyond ASCII, each once; their codes may be bytes of ASCII, too.
    explicit CharacterCodes(std::vector<Entry> entries);

    const std::vector<Entry>& entries() const { return entries_; }

    /// The code of a character beyond ASCII, by all but its last six bits, and these.
    std::uint8_t operator()(std::uint32_t page, std::uint32_t last) const {
        return pages_[page_of_[page]][last];
    }

    /// The codes of a text. Bytes that are no UTF-8 are characters of their own, without a code.
    std::string of(std::string_view text) const;

private:
    using Page = std::array<std::uint8_t, 64>;

    std::vector<Entry> entries_;
    std::vector<std::uint16_t> page_of_;
    std::vector<Page> pages_;  ///< the first one has no codes
};

/// Where the character begins that the byte at `at` belongs to.
std::size_t character_begin(std::string_view text, std::size_t at);

/// Where the last `count` characters before `end` begin, or all that there are. O(count).
std::size_t characters_back(std::string_view text, std::size_t end, std::size_t count);

/// A piece of a text as codes, with characters in front of it.
class CharacterPiece {
public:
    /// Characters whose last bytes are at `begin` .. `end` - 1, at most `most` of them, and
    /// `before` in front of these if there are so many. A character that breaks off with the text
    /// is left out. False: there is not enough memory.
    bool read(const CharacterCodes& codes, std::string_view text, std::size_t begin,
              std::size_t end, std::size_t before, std::size_t most);

    std::string_view codes() const { return {codes_at_, count_}; }
    /// Which of the codes is the first of the piece.
    std::size_t first() const { return first_; }
    /// How far the piece reaches in the text: `end`, unless it has as many characters as it may.
    std::size_t end() const { return end_; }
    /// The byte of the text at which a code begins, or the last one ends.
    std::size_t place_of(std::size_t code) const {
        return code == 0 ? text_begin_ : text_begin_ + ends_[code - 1];
    }

private:
    AlignedBuffer buffer_;
    const char* codes_at_ = nullptr;
    std::vector<std::uint32_t> ends_;  ///< by code, from `text_begin_` on
    std::size_t text_begin_ = 0, count_ = 0, first_ = 0, end_ = 0;
};

}  // namespace minterm
