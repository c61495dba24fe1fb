// SPDX-License-Identifier: Apache-2.0
//
// Bytes <-> characters of UTF-8: which are there, where none is, and which differ in case only.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "minterm/result.hpp"

namespace minterm {

/// The code point that a text begins with, and its bytes: 0 or less if it begins with none.
struct CodePoint {
    std::uint32_t number = 0;
    std::ptrdiff_t bytes = 0;
};
CodePoint first_code_point(std::string_view text);

/// A code point in UTF-8; nothing if it is no character (a surrogate, more than 10FFFF).
std::string utf8_of(std::uint32_t code_point);

/// Letters, what is written with them, digits and _: what grep's -w takes for parts of words.
bool is_word_character(std::uint32_t code_point);

/// One code point for all that differ in case only, by Unicode's simple mappings. Upper case first:
/// several lower-case letters may share an upper-case one, as the two small sigmas do. Letters of
/// ASCII end in upper case, which is what predicates over bytes are written for.
std::uint32_t folded_case(std::uint32_t code_point);

/// Every letter that has a case is below this code point: in planes 0 and 1.
inline constexpr std::uint32_t kEndOfCases = 0x20000;

bool is_ascii(std::string_view text);

/// How a text begins.
struct Utf8Prefix {
    std::size_t bytes = 0;    ///< of whole characters
    bool breaks_off = false;  ///< what is left, if anything, is the beginning of one
};
/// O(bytes).
Utf8Prefix utf8_prefix(std::string_view text);

/// What is wrong with a byte of a text, which is its `at`th, from 0.
std::string no_character(char byte, std::uint64_t at);

/// The error of a text whose byte `at`, from 0, is no part of a character; with its line and column
/// in `name`. `bytes_before`, `lines_before`: of what came before the text.
Failure not_utf8(std::string_view text, std::size_t at, const std::string& name,
                 std::uint64_t bytes_before = 0, std::uint64_t lines_before = 0);

}  // namespace minterm
