// SPDX-License-Identifier: Apache-2.0
#include "runtime/symbols/utf8.hpp"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "minterm/symbol_units.hpp"

namespace minterm {

namespace {

/// The bytes of the ASCII that a text begins with, in eights.
std::size_t ascii_eights(std::string_view text) {
    std::size_t at = 0;
    for (; at + 8 <= text.size(); at += 8) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, text.data() + at, 8);
        if ((eight & 0x8080808080808080) != 0) break;
    }
    return at;
}

/// What bytes follow a first one (The Unicode Standard, table 3-7): so many, of which the first is
/// within these bounds and all others are continuations.
struct Followers {
    std::size_t count = 0;
    unsigned char least = 0x80, most = 0xBF;
};

/// Of a byte that is no ASCII; `count` 0: no character begins with it.
Followers followers_of(unsigned char first) {
    if (first >= 0xC2 && first <= 0xDF) return {1};
    if (first == 0xE0) return {2, 0xA0, 0xBF};
    if (first == 0xED) return {2, 0x80, 0x9F};
    if (first >= 0xE1 && first <= 0xEF) return {2};
    if (first == 0xF0) return {3, 0x90, 0xBF};
    if (first >= 0xF1 && first <= 0xF3) return {3};
    if (first == 0xF4) return {3, 0x80, 0x8F};
    return {};
}

}  // namespace

CodePoint first_code_point(std::string_view text) {
    utf8proc_int32_t number = 0;
    const utf8proc_ssize_t bytes =
        utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                         static_cast<utf8proc_ssize_t>(text.size()), &number);
    return {static_cast<std::uint32_t>(number), bytes};
}

std::string utf8_of(std::uint32_t code_point) {
    const auto number = static_cast<utf8proc_int32_t>(code_point);
    if (!utf8proc_codepoint_valid(number)) return {};
    std::array<utf8proc_uint8_t, 4> bytes{};
    const utf8proc_ssize_t count = utf8proc_encode_char(number, bytes.data());
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(count)};
}

bool is_word_character(std::uint32_t code_point) {
    const utf8proc_category_t category =
        utf8proc_category(static_cast<utf8proc_int32_t>(code_point));
    // Categories L*, M* and N* are neighbours.
    return (category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_NO) ||
           code_point == '_';
}

std::uint32_t folded_case(std::uint32_t code_point) {
    const auto small = static_cast<std::uint32_t>(
        utf8proc_tolower(utf8proc_toupper(static_cast<utf8proc_int32_t>(code_point))));
    return small >= 'a' && small <= 'z' ? small - 'a' + 'A' : small;
}

bool is_ascii(std::string_view text) {
    text.remove_prefix(ascii_eights(text));
    return text.size() < 8 &&
           std::all_of(text.begin(), text.end(), [](char byte) { return (byte & 0x80) == 0; });
}

Utf8Prefix utf8_prefix(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const auto first = static_cast<unsigned char>(text[at]);
        if (first < 0x80) {
            at += std::max<std::size_t>(1, ascii_eights(text.substr(at)));
            continue;
        }
        const Followers followers = followers_of(first);
        if (followers.count == 0) return {at, false};
        const std::string_view rest = text.substr(at + 1, followers.count);
        for (std::size_t i = 0; i < rest.size(); ++i) {
            const auto byte = static_cast<unsigned char>(rest[i]);
            const bool fits =
                i == 0 ? byte >= followers.least && byte <= followers.most : (byte & 0xC0U) == 0x80;
            if (!fits) return {at, false};
        }
        if (rest.size() < followers.count) return {at, true};
        at += 1 + followers.count;
    }
    return {at, false};
}

std::string no_character(char byte, std::uint64_t at) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    const auto bits = static_cast<unsigned char>(byte);
    const std::string hex{kDigits[bits >> 4U], kDigits[bits & 15U]};
    return "byte " + std::to_string(at + 1) + " (0x" + hex +
           ") is no part of a character in UTF-8; compare bytes, or convert the text";
}

Failure not_utf8(std::string_view text, std::size_t at, const std::string& name,
                 std::uint64_t bytes_before, std::uint64_t lines_before) {
    const std::string_view before = text.substr(0, at);
    const auto line = static_cast<std::uint64_t>(std::count(before.begin(), before.end(), '\n'));
    const std::size_t line_begin = before.rfind('\n') + 1;  // npos + 1 is 0
    Message message;
    message.place.file = name;
    message.place.line = static_cast<std::size_t>(lines_before + line + 1);
    message.place.column = pieces_of(before.substr(line_begin), SymbolUnit::Character).size() + 1;
    message.text = no_character(text[at], bytes_before + at);
    return {FailureKind::User, std::move(message)};
}

}  // namespace minterm
