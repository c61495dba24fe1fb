// SPDX-License-Identifier: Apache-2.0
//
// Patterns as they are written -> bytes: escapes as printf and grep -P have them, or hex digits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace minterm {

/// How patterns are written: as they stand; with \n \r \t \0 \\ \xHH and \x{H...}, a code point
/// in UTF-8; as two hex digits a byte, ? for any digit, blanks between bytes.
enum class PatternWriting { Plain, Escapes, Hex };

/// Which byte of a pattern is any of several.
struct MaskedByte {
    std::size_t at = 0;
    std::uint8_t mask = 0, value = 0;  ///< those whose bits under the mask are the value

    bool holds(std::uint32_t byte) const { return (byte & mask) == value; }
};

/// The bytes, or what is wrong with the text, and where.
struct WrittenBytes {
    std::string bytes;
    std::vector<MaskedByte> masked{};
    std::string error;  ///< empty: nothing
    std::size_t at = 0, width = 0;
};
WrittenBytes bytes_written(std::string_view text, PatternWriting writing);

}  // namespace minterm
