// SPDX-License-Identifier: Apache-2.0
//
// Texts -> symbols: what is compared, bytes, characters, words or lines.
//
//     minterm::UnitReader reader(minterm::SymbolUnit::Word);
//     minterm::Result<minterm::UnitText> a = reader.read("the cat sat", "a.txt");
//     minterm::Result<minterm::UnitText> b = reader.read("the cat sat down", "b.txt");
//     engine.run(recurrence, a->symbols(), b->symbols());
//
// Note [Units].
//   byte       each byte.
//   character  each code point of a text in UTF-8. Nothing is normalized: an "e" with an accent is
//              one symbol or two, as it was written.
//   word       what stands between blanks (space, tab, line ends, vertical tab, form feed). Equal
//              bytes are equal words, whatever their encoding.
//   line       what ends with LF or CRLF, without that end; the last line may have none.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"

namespace minterm {

enum class SymbolUnit { Byte, Character, Word, Line };

/// "byte", "character", "word" or "line".
const char* name_of(SymbolUnit unit);

/// The symbols of a text, which must outlive this where they are its bytes as they are.
class UnitText {
public:
    UnitText() = default;
    /// Bytes of somebody else, bytes of its own, numbers of its own.
    explicit UnitText(std::string_view bytes) : bytes_(bytes) {}
    explicit UnitText(std::vector<std::uint8_t> bytes) : own_bytes_(std::move(bytes)) {}
    explicit UnitText(std::vector<std::uint32_t> numbers) : numbers_(std::move(numbers)) {}

    SymbolSpan symbols() const {
        if (!numbers_.empty()) return numbers_;
        if (!own_bytes_.empty()) return own_bytes_;
        return bytes_;
    }

private:
    std::string_view bytes_;
    std::vector<std::uint8_t> own_bytes_;
    std::vector<std::uint32_t> numbers_;
};

class PieceNumbers;

/// Numbers the symbols of all texts that are compared with each other: words and lines get numbers
/// from 256 on, in the order in which they are first seen; code points are their own.
class UnitReader {
public:
    /// `ignore_case`: letters that differ in case only are one symbol, by Unicode's simple mappings
    /// of one code point to one (for bytes, the letters of ASCII).
    explicit UnitReader(SymbolUnit unit, bool ignore_case = false);
    ~UnitReader();
    UnitReader(UnitReader&&) noexcept;
    UnitReader& operator=(UnitReader&&) noexcept;

    SymbolUnit unit() const { return unit_; }

    /// O(bytes); memory 4 bytes a symbol (none for bytes and for characters of ASCII, unless case
    /// is ignored: 1), and for words and lines what the different ones take. Error (user):
    /// characters were asked for and the text is not UTF-8, with the byte, line and column in
    /// `name`.
    Result<UnitText> read(std::string_view text, const std::string& name);

    /// The one symbol that `text` is. Error (user): it is none or several.
    Result<std::uint32_t> symbol(std::string_view text, const std::string& name);

private:
    Result<std::vector<std::uint32_t>> read_characters(std::string_view text,
                                                       const std::string& name) const;
    std::vector<std::uint32_t> number(const std::vector<std::string_view>& pieces);

    SymbolUnit unit_;
    bool ignore_case_;
    std::unique_ptr<PieceNumbers> numbers_;
};

/// The text with one letter for all that differ in case only, as `UnitReader` sees words and lines;
/// what is no UTF-8 stays.
std::string fold_case(std::string_view text);

/// The pieces of a text that are its symbols, as they were written. Bytes that are no UTF-8 are
/// pieces of their own where characters are asked for.
std::vector<std::string_view> pieces_of(std::string_view text, SymbolUnit unit);

/// Columns of a terminal that a piece takes, with what does not print as one `?` a byte.
struct ShownPiece {
    std::string text;
    std::size_t columns = 0;
};
ShownPiece shown(std::string_view piece);

}  // namespace minterm
