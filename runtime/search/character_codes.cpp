// SPDX-License-Identifier: Apache-2.0
#include "runtime/search/character_codes.hpp"

#include <algorithm>
#include <cstring>

namespace minterm {

namespace {

constexpr std::size_t kPageBits = 6;
/// Of all that four bytes can say.
constexpr std::size_t kPages = std::size_t{1} << (21 - kPageBits);

bool is_continuation(char byte) { return (byte & 0xC0) == 0x80; }

/// The bytes of the character that begins with one; 1 where none does.
std::size_t bytes_from(unsigned char first) {
    if (first < 0xC2 || first > 0xF4) return 1;
    return first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

struct CodedCharacter {
    std::uint8_t code = CharacterCodes::kOther;
    std::size_t bytes = 0;  ///< 0: it breaks off
};

CodedCharacter character_at(const CharacterCodes& codes, std::string_view text, std::size_t at) {
    const auto first = static_cast<unsigned char>(text[at]);
    if (first < 0x80) return {first, 1};
    const std::size_t bytes = bytes_from(first);
    if (bytes == 1) return {CharacterCodes::kOther, 1};
    std::uint32_t page = first & (0xFFU >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i) {
        if (at + i == text.size()) return {};
        if (!is_continuation(text[at + i])) return {CharacterCodes::kOther, 1};
        if (i + 1 < bytes)
            page = page << kPageBits | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
    }
    return {codes(page, static_cast<unsigned char>(text[at + bytes - 1]) & 0x3FU), bytes};
}

}  // namespace

CharacterCodes::CharacterCodes(std::vector<Entry> entries)
    : entries_(std::move(entries)), page_of_(kPages, 0), pages_(1) {
    pages_.front().fill(kOther);
    for (const auto& [code_point, code] : entries_) {
        std::uint16_t& page = page_of_[(code_point >> kPageBits) % kPages];
        if (page == 0) {
            page = static_cast<std::uint16_t>(pages_.size());
            pages_.push_back(pages_.front());
        }
        pages_[page][code_point % pages_[page].size()] = code;
    }
}

std::string CharacterCodes::of(std::string_view text) const {
    std::string codes;
    for (std::size_t at = 0; at < text.size();) {
        const CodedCharacter character = character_at(*this, text, at);
        codes += static_cast<char>(character.code);
        at += std::max<std::size_t>(1, character.bytes);
    }
    return codes;
}

std::size_t character_begin(std::string_view text, std::size_t at) {
    std::size_t begin = at;
    while (begin > 0 && at - begin < 3 && is_continuation(text[begin])) --begin;
    // Continuations of nothing are characters of their own.
    const bool holds_it = begin + bytes_from(static_cast<unsigned char>(text[begin])) > at;
    return holds_it ? begin : at;
}

std::size_t characters_back(std::string_view text, std::size_t end, std::size_t count) {
    std::size_t begin = end;
    for (; count > 0 && begin > 0; --count) begin = character_begin(text, begin - 1);
    return begin;
}

bool CharacterPiece::read(const CharacterCodes& codes, std::string_view text, std::size_t begin,
                          std::size_t end, std::size_t before, std::size_t most) {
    const std::size_t piece_begin = begin < text.size() ? character_begin(text, begin) : begin;
    text_begin_ = characters_back(text, piece_begin, before);
    const std::size_t in_front = piece_begin - text_begin_;  // bytes; codes are no more
    const std::size_t room = in_front + std::min(end - begin, most);
    constexpr std::size_t kLine = AlignedBuffer::kAlignment;
    if (!buffer_.reserve(room + kLine)) return false;
    if (ends_.size() < room) ends_.resize(room);

    auto* const to = reinterpret_cast<std::uint8_t*>(buffer_.data());
    std::size_t at = text_begin_;
    count_ = 0;
    const auto take = [&](const CodedCharacter& character) {
        at += character.bytes;
        to[count_] = character.code;
        ends_[count_++] = static_cast<std::uint32_t>(at - text_begin_);
    };
    while (at < piece_begin) {
        const CodedCharacter character = character_at(codes, text, at);
        if (character.bytes == 0) break;
        take(character);
    }
    first_ = count_;
    const std::size_t last = first_ + std::min(end - begin, most);
    end_ = end;
    while (at < end) {
        if (count_ == last) {
            end_ = std::max(at, begin + 1);  // also of what is no UTF-8
            break;
        }
        constexpr std::size_t kEight = 8;
        if (at + kEight <= end && count_ + kEight <= last) {
            std::uint64_t eight = 0;
            std::memcpy(&eight, text.data() + at, kEight);
            if ((eight & 0x8080808080808080) == 0) {
                std::memcpy(to + count_, &eight, kEight);
                const auto next = static_cast<std::uint32_t>(at - text_begin_ + 1);
                for (std::size_t i = 0; i < kEight; ++i)
                    ends_[count_ + i] = next + static_cast<std::uint32_t>(i);
                count_ += kEight;
                at += kEight;
                continue;
            }
        }
        const CodedCharacter character = character_at(codes, text, at);
        if (character.bytes == 0 || at + character.bytes > end) break;
        take(character);
    }
    codes_at_ = reinterpret_cast<const char*>(to);
    return true;
}

}  // namespace minterm
