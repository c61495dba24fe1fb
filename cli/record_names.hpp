// SPDX-License-Identifier: Apache-2.0
//
// Names of records, which may hold any byte -> columns and JSON strings.
#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace minterm {

/// Appends a name as a field of a TSV line: a tab, a newline, a carriage return and a backslash
/// become \t, \n, \r and two backslashes; every other byte stays as it is.
void append_field(std::string& line, std::string_view name);

/// Appends a name as a JSON string, with its quotes.
void append_json_string(std::string& line, std::string_view name);

/// No number is longer in decimal.
inline constexpr std::size_t kLongestNumber = 20;

/// Three digits of each number below 1,000, and two bytes to read past the last.
inline constexpr std::array<char, 3002> kThreeDigits = [] {
    std::array<char, 3002> digits{};
    for (std::size_t n = 0; n < 1000; ++n) {
        digits[3 * n] = static_cast<char>('0' + n / 100);
        digits[3 * n + 1] = static_cast<char>('0' + n / 10 % 10);
        digits[3 * n + 2] = static_cast<char>('0' + n % 10);
    }
    return digits;
}();

/// Writes a number in decimal to `out`, where kLongestNumber bytes are free, and gives where it
/// ends. Inline, because a matrix has millions of them.
inline char* write_number(char* out, std::int64_t number) {
    if (number < 0 || number >= 1000) return std::to_chars(out, out + kLongestNumber, number).ptr;
    const auto n = static_cast<std::size_t>(number);
    const std::size_t leading = std::size_t{n < 10} + std::size_t{n < 100};
    // Always three bytes, of which the last ones may be overwritten: copying as many as there are
    // would be a branch that nothing can predict.
    std::memcpy(out, &kThreeDigits[3 * n + leading], 3);
    return out + (3 - leading);
}

/// Writes a number from 0 to 1 with as few digits as tell it from all others, where
/// kLongestFraction bytes are free, and gives where it ends.
inline constexpr std::size_t kLongestFraction = 24;
inline char* write_fraction(char* out, double number) {
    return std::to_chars(out, out + kLongestFraction, number).ptr;
}

/// Appends such a number.
inline void append_fraction(std::string& line, double number) {
    char digits[kLongestFraction];
    line.append(digits, write_fraction(digits, number));
}

/// Appends a number in decimal.
inline void append_number(std::string& line, std::int64_t number) {
    char digits[kLongestNumber];
    line.append(digits, write_number(digits, number));
}

}  // namespace minterm
