// SPDX-License-Identifier: Apache-2.0
//
// Patterns as they are written -> bytes: escapes as printf and grep -P have them, or hex digits.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace minterm {

/// How patterns are written: as they stand; with \n \r \t \0 \\ \xHH and \x{H...}, a code point
/// in UTF-8; as two hex digits a byte, blanks between bytes.
enum class PatternWriting { Plain, Escapes, Hex };

/// The bytes, or what is wrong with the text, and where.
struct WrittenBytes {
    std::string bytes;
    std::string error;  ///< empty: nothing
    std::size_t at = 0, width = 0;
};
WrittenBytes bytes_written(std::string_view text, PatternWriting writing);

}  // namespace minterm
