// SPDX-License-Identifier: Apache-2.0
#include "cli/written_bytes.hpp"

#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>

#include "runtime/symbols/utf8.hpp"

namespace minterm {
namespace {

constexpr std::size_t kDigitsOfByte = 2;
constexpr int kHexBase = 16;

std::optional<std::uint32_t> hex_number(std::string_view digits) {
    std::uint32_t number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, number, kHexBase);
    if (digits.empty() || error != std::errc() || stop != end) return std::nullopt;
    return number;
}

WrittenBytes wrong(std::size_t at, std::size_t width, std::string error) {
    return {{}, {}, std::move(error), at, width};
}

WrittenBytes hex_bytes(std::string_view text) {
    WrittenBytes result;
    const auto is_blank = [&](std::size_t at) { return text[at] == ' ' || text[at] == '\t'; };
    for (std::size_t at = 0; at < text.size();) {
        if (is_blank(at)) {
            ++at;
            continue;
        }
        // By itself a ? is a whole byte, as debuggers write it.
        const bool is_alone = text[at] == '?' && (at + 1 == text.size() || is_blank(at + 1));
        std::string digits = is_alone ? "??" : std::string(text.substr(at, kDigitsOfByte));
        std::uint8_t mask = 0xFF;
        for (std::size_t i = 0; i < digits.size(); ++i)
            if (std::exchange(digits[i], digits[i] == '?' ? '0' : digits[i]) == '?')
                mask = static_cast<std::uint8_t>(mask & (i == 0 ? 0x0FU : 0xF0U));
        const std::optional<std::uint32_t> byte = hex_number(digits);
        if (!byte || digits.size() < kDigitsOfByte)
            return wrong(at, digits.size(), "expected two hex digits, or ? for any, for each byte");
        if (mask != 0xFF)
            result.masked.push_back({result.bytes.size(), mask, static_cast<std::uint8_t>(*byte)});
        result.bytes += static_cast<char>(*byte);
        at += is_alone ? 1 : kDigitsOfByte;
    }
    return result;
}

/// Of the letter behind a backslash, where it stands for one byte.
std::optional<char> byte_of_letter(char letter) {
    switch (letter) {
        case 'n':
            return '\n';
        case 'r':
            return '\r';
        case 't':
            return '\t';
        case '0':
            return '\0';
        case '\\':
            return '\\';
        default:
            return std::nullopt;
    }
}

WrittenBytes escaped_bytes(std::string_view text) {
    WrittenBytes result;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] != '\\') {
            result.bytes += text[at++];
            continue;
        }
        const std::string_view rest = text.substr(at + 1);
        if (rest.starts_with("x{")) {
            const std::size_t close = rest.find('}');
            if (close == std::string_view::npos) return wrong(at, 3, "\\x{ has no } behind it");
            const auto number = hex_number(rest.substr(2, close - 2));
            const std::string character = number ? utf8_of(*number) : std::string();
            if (character.empty())
                return wrong(at, close + 2,
                             "expected a code point in \\x{...}: hex digits, at most 10FFFF, not "
                             "D800 to DFFF");
            result.bytes += character;
            at += close + 2;
        } else if (rest.starts_with('x')) {
            const std::string_view digits = rest.substr(1, kDigitsOfByte);
            const auto byte = hex_number(digits);
            if (!byte || digits.size() < kDigitsOfByte)
                return wrong(at, 2 + digits.size(), "expected two hex digits behind \\x");
            result.bytes += static_cast<char>(*byte);
            at += 2 + kDigitsOfByte;
        } else {
            const auto byte = rest.empty() ? std::nullopt : byte_of_letter(rest.front());
            if (!byte)
                return wrong(at, rest.empty() ? 1 : 2,
                             "expected \\n, \\r, \\t, \\0, \\\\, \\xHH or \\x{H...}");
            result.bytes += *byte;
            at += 2;
        }
    }
    return result;
}

}  // namespace

WrittenBytes bytes_written(std::string_view text, PatternWriting writing) {
    switch (writing) {
        case PatternWriting::Plain:
            break;
        case PatternWriting::Escapes:
            return escaped_bytes(text);
        case PatternWriting::Hex:
            return hex_bytes(text);
    }
    return {std::string(text), {}, {}, 0, 0};
}

}  // namespace minterm
