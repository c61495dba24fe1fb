// SPDX-License-Identifier: Apache-2.0
#include "minterm/symbol_units.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace minterm::symbol_units_test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

using Numbers = std::vector<std::uint32_t>;

/// The symbols of some texts, read one after the other.
std::vector<Numbers> symbols(UnitReader reader, const std::vector<std::string>& texts) {
    std::vector<Numbers> all;
    for (const std::string& text : texts) {
        const Result<UnitText> units = reader.read(text, "text");
        EXPECT_TRUE(units);
        Numbers numbers;
        for (std::size_t i = 0; i < units->symbols().size(); ++i)
            numbers.push_back(units->symbols()[i]);
        all.push_back(numbers);
    }
    return all;
}

TEST(SymbolUnits, Bytes) {
    EXPECT_THAT(symbols(UnitReader(SymbolUnit::Byte), {std::string("a\0\xff\xc3", 4), ""}),
                ElementsAre(ElementsAre('a', 0, 0xff, 0xc3), IsEmpty()));
    EXPECT_THAT(symbols(UnitReader(SymbolUnit::Byte, true), {"aB\xc3\x89"}),
                ElementsAre(ElementsAre('A', 'B', 0xc3, 0x89)));
}

TEST(SymbolUnits, Characters) {
    EXPECT_THAT(
        symbols(UnitReader(SymbolUnit::Character),
                {"caf\u00e9", "cafe\u0301", "\U0001F431", std::string("a\0b", 3)}),
        ElementsAre(ElementsAre('c', 'a', 'f', 0xe9), ElementsAre('c', 'a', 'f', 'e', 0x301),
                    ElementsAre(0x1F431), ElementsAre('a', 0, 'b')));
    EXPECT_THAT(symbols(UnitReader(SymbolUnit::Character, true),
                        {"\u00c9\u03a3\u00df", "\u00e9\u03c2\u00df", "AbC"}),
                ElementsAre(ElementsAre(0xe9, 0x3c3, 0xdf), ElementsAre(0xe9, 0x3c3, 0xdf),
                            ElementsAre('A', 'B', 'C')));
    // A long s and a Kelvin sign are letters of ASCII in another dress.
    EXPECT_THAT(symbols(UnitReader(SymbolUnit::Character, true), {"\u017f\u212a", "sk"}),
                ElementsAre(ElementsAre('S', 'K'), ElementsAre('S', 'K')));
}

TEST(SymbolUnits, WhatIsNoUtf8IsRefusedWithItsPlace) {
    const std::vector<std::pair<std::string, std::string>> texts{
        {"ab\n\u00e9\xff!", "text:2:2: error: byte 6 (0xFF) is no part of a character in UTF-8"},
        {"\xc3", "text:1:1: error: byte 1 (0xC3)"},               // cut off
        {"x\xed\xa0\x80", "text:1:2: error: byte 2 (0xED)"},      // half of a surrogate pair
        {"\xc0\xaf", "text:1:1: error: byte 1 (0xC0)"},           // longer than it must be
        {"\xf4\x90\x80\x80", "text:1:1: error: byte 1 (0xF4)"}};  // beyond the last code point
    for (const auto& [text, message] : texts) {
        const Result<UnitText> units = UnitReader(SymbolUnit::Character).read(text, "text");
        ASSERT_FALSE(units);
        EXPECT_EQ(units.failure().kind(), FailureKind::User);
        EXPECT_THAT(units.failure().render(), ::testing::StartsWith(message));
        // Words and lines may be in any encoding.
        EXPECT_TRUE(UnitReader(SymbolUnit::Word).read(text, "text"));
        EXPECT_TRUE(UnitReader(SymbolUnit::Line, true).read(text, "text"));
    }
}

TEST(SymbolUnits, WordsAndLinesAreNumberedInAllTextsTogether) {
    EXPECT_THAT(symbols(UnitReader(SymbolUnit::Word),
                        {" the cat\tsat\r\n", "the\vcat lay down", "", " \n"}),
                ElementsAre(ElementsAre(256, 257, 258), ElementsAre(256, 257, 259, 260), IsEmpty(),
                            IsEmpty()));
    EXPECT_THAT(symbols(UnitReader(SymbolUnit::Line), {"a\r\n\nb", "b\n\na\n", "a\r", "\n"}),
                ElementsAre(ElementsAre(256, 257, 258), ElementsAre(258, 257, 256),
                            ElementsAre(259), ElementsAre(257)));
    EXPECT_THAT(
        symbols(UnitReader(SymbolUnit::Word, true), {"The \u00c9t\u00c9", "tHe \u00e9t\u00e9"}),
        ElementsAre(ElementsAre(256, 257), ElementsAre(256, 257)));
}

TEST(SymbolUnits, OneSymbol) {
    UnitReader characters(SymbolUnit::Character, true);
    ASSERT_TRUE(characters.symbol("\u00c9", "option"));
    EXPECT_EQ(*characters.symbol("\u00c9", "option"), 0xe9U);
    EXPECT_FALSE(characters.symbol("", "option"));
    EXPECT_EQ(characters.symbol("ab", "option").failure().render(),
              "error: option: expected one character, got 2 in 'ab'");
    UnitReader words(SymbolUnit::Word);
    EXPECT_EQ(*words.symbol("any", "option"), *words.symbol(" any ", "option"));
}

TEST(SymbolUnits, PiecesAndHowTheyAreShown) {
    EXPECT_THAT(pieces_of("a\u00e9\xff", SymbolUnit::Character),
                ElementsAre("a", "\u00e9", "\xff"));
    EXPECT_THAT(pieces_of("a\xc3", SymbolUnit::Byte), ElementsAre("a", "\xc3"));
    EXPECT_EQ(shown("a\u8a9e").columns, 3U);
    EXPECT_EQ(shown(std::string_view("a\0\n\xff", 4)).text, "a???");
}

}  // namespace
}  // namespace minterm::symbol_units_test
