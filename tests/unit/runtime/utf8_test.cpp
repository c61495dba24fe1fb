// SPDX-License-Identifier: Apache-2.0
#include "runtime/symbols/utf8.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>

#include "runtime/search/character_codes.hpp"

namespace minterm::utf8_test {
namespace {

/// By the table of The Unicode Standard, as utf8proc has it.
std::size_t naive_prefix(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const CodePoint point = first_code_point(text.substr(at));
        if (point.bytes <= 0) break;
        at += static_cast<std::size_t>(point.bytes);
    }
    return at;
}

TEST(Utf8, PrefixesOfAllPairsAndOfRandomBytes) {
    for (unsigned first = 0; first < 256; ++first)
        for (unsigned second = 0; second < 256; ++second) {
            const std::string text{static_cast<char>(first), static_cast<char>(second), '\x80',
                                   '\x80', 'a'};
            ASSERT_EQ(utf8_prefix(text).bytes, naive_prefix(text)) << first << " " << second;
        }
    std::mt19937 random(1);
    const std::string_view bytes = "aaaaaaaaaaaa\xC3\xA9\xE4\xB8\xAD\xF0\x9D\x84\x9E\xED\xA0";
    for (int round = 0; round < 20'000; ++round) {
        std::string text(random() % 40, '\0');
        for (char& byte : text) byte = bytes[random() % bytes.size()];
        ASSERT_EQ(utf8_prefix(text).bytes, naive_prefix(text));
        ASSERT_EQ(is_ascii(text), text.find_first_not_of('a') == std::string::npos);
    }
}

TEST(Utf8, WhatBreaksOff) {
    for (const std::string& text : {std::string("a\xC3"), std::string("a\xE4\xB8"),
                                    std::string("a\xF0\x9D\x84"), std::string("a\xF4")}) {
        EXPECT_EQ(utf8_prefix(text).bytes, 1);
        EXPECT_TRUE(utf8_prefix(text).breaks_off);
        EXPECT_FALSE(utf8_prefix(text + "a").breaks_off);
    }
    EXPECT_FALSE(utf8_prefix("a\xE0\x80").breaks_off);
    EXPECT_FALSE(utf8_prefix("a\xFF").breaks_off);
    EXPECT_FALSE(utf8_prefix("a").breaks_off);
    EXPECT_EQ(utf8_of(0x20AC), "\xE2\x82\xAC");
    EXPECT_EQ(utf8_of(0xD800), "");
    EXPECT_EQ(utf8_of(0x110000), "");
}

TEST(CharacterPiece, PiecesCutAnywhereAreTheWholeText) {
    const CharacterCodes codes({{0xE9, 0x80}, {0x4E2D, 0x81}, {0x212A, 'K'}});
    std::string text;
    std::mt19937 random(2);
    const std::vector<std::string> characters{
        "a", "\xC3\xA9", "\xE4\xB8\xAD", "\xF0\x9D\x84\x9E", "\xE2\x84\xAA", "abcdefghijkl"};
    for (int i = 0; i < 200; ++i) text += characters[random() % characters.size()];
    const std::string whole = codes.of(text);
    for (int round = 0; round < 500; ++round) {
        const std::size_t before = random() % 5;
        const std::size_t most = 1 + random() % 40;
        CharacterPiece piece;
        std::string joined;
        std::size_t end = 0;
        for (std::size_t begin = 0; begin < text.size(); begin = end) {
            const std::size_t last = std::min(text.size(), begin + 1 + random() % 60);
            ASSERT_TRUE(piece.read(codes, text, begin, last, before, most));
            ASSERT_EQ(piece.first(), std::min(before, joined.size()));
            ASSERT_EQ(piece.codes().substr(0, piece.first()),
                      joined.substr(joined.size() - piece.first()));
            ASSERT_EQ(piece.place_of(piece.codes().size()),
                      characters_back(
                          text, text.size(),
                          whole.size() - joined.size() - piece.codes().size() + piece.first()));
            joined += piece.codes().substr(piece.first());
            end = piece.end();
            ASSERT_GT(end, begin);
        }
        ASSERT_EQ(joined, whole);
    }
}

}  // namespace
}  // namespace minterm::utf8_test
