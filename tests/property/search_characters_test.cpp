// SPDX-License-Identifier: Apache-2.0
//
// Searches by characters against a naive searcher of letters that are bytes: each letter is then
// spelled as a character of one to four bytes, and places are moved accordingly.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "runtime/search/character_codes.hpp"
#include "runtime/symbols/utf8.hpp"
#include "tests/property/search_kinds.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::search_characters_test {
namespace {

using namespace testing::search;
using testing::runnable_targets;
using testing::scanned;

/// What letters 'a', 'b' ... are spelled as: U+0061, U+00E9, U+4E2D, U+1D11E, newline, U+00EA.
const std::vector<std::string> kFew{"a",  "\xC3\xA9", "\xE4\xB8\xAD", "\xF0\x9D\x84\x9E",
                                    "\n", "\xC3\xAA"};

std::string letters_of(std::mt19937& random, std::size_t length, std::size_t count) {
    std::string text(length, '\0');
    for (char& letter : text) letter = static_cast<char>('a' + static_cast<int>(random() % count));
    return text;
}

/// A text of letters as it is spelled, and where its letters begin.
struct Spelled {
    Spelled(std::string_view letters, const std::vector<std::string>& spelling) {
        for (const char letter : letters) {
            begins.push_back(text.size());
            text += spelling[static_cast<unsigned char>(letter) - std::size_t{'a'}];
        }
        begins.push_back(text.size());
    }
    std::string text;
    std::vector<std::uint64_t> begins;
};

std::vector<std::string> spelled(const std::vector<std::string>& patterns,
                                 const std::vector<std::string>& spelling) {
    std::vector<std::string> texts;
    for (const std::string& pattern : patterns) texts.push_back(Spelled(pattern, spelling).text);
    return texts;
}

std::vector<SearchHit> expected_hits(const Kind& kind, const std::vector<std::string>& patterns,
                                     std::string_view letters, const Spelled& text) {
    std::vector<SearchHit> hits;
    for (std::uint32_t number = 0; number < patterns.size(); ++number) {
        const auto ends =
            kind.name == "k_edit"
                ? reference::edit_ends(patterns[number], letters, kind.k, kind.matches)
                : reference::mismatch_ends(patterns[number], letters, kind.k, kind.matches);
        for (const reference::ApproximateEnd& end : ends)
            hits.push_back({text.begins[end.start], text.begins[end.end], number,
                            static_cast<std::uint32_t>(end.cost)});
    }
    std::stable_sort(hits.begin(), hits.end(), [](const SearchHit& a, const SearchHit& b) {
        return std::pair(a.end, a.pattern) < std::pair(b.end, b.pattern);
    });
    return hits;
}

/// Letter 'b' of a pattern or a text matches every letter.
Kind with_wildcard(Kind kind) {
    kind.recurrence.relations.front().wildcards = {0xE9};
    kind.matches = [](unsigned char a, unsigned char b) { return a == b || a == 'b' || b == 'b'; };
    return kind;
}

SearchOptions of_characters(SearchMethod method = SearchMethod::Auto) {
    SearchOptions options = by(method);
    options.unit = SymbolUnit::Character;
    return options;
}

TEST(SearchCharacters, AgainstTheNaiveSearcher) {
    std::vector<Kind> all = kinds();
    all.push_back(with_wildcard(kind_of("shift_or")));
    all.push_back(with_wildcard(kind_of("k_edit", 1)));
    for (const Target* target : runnable_targets())
        for (const Kind& kind : all) {
            std::mt19937 random(static_cast<unsigned>(kind.k) + 5);
            const std::string letters = letters_of(random, 900, kFew.size());
            const Spelled text(letters, kFew);
            std::vector<std::string> patterns;
            for (std::size_t i = 0; i < 12; ++i)
                patterns.push_back(letters.substr(random() % 800, 5 + i % 4));
            patterns.push_back(patterns.front());
            const bool is_literal =
                kind.name == "shift_or" && kind.recurrence.relations.front().wildcards.empty();
            for (const SearchMethod method : methods_of(kind)) {
                // Filters know no wildcards, and lanes have no room for the bytes of literals.
                if (kind.name == "shift_or" && method != SearchMethod::Auto &&
                    is_literal == (method == SearchMethod::Lanes))
                    continue;
                const SearchEngine engine =
                    engine_for(kind, spelled(patterns, kFew), *target, of_characters(method));
                ASSERT_EQ(engine.unit(), SymbolUnit::Character);
                const auto expected = expected_hits(kind, patterns, letters, text);
                ASSERT_TRUE(same(scanned(engine, text.text), expected))
                    << kind.name << " k = " << kind.k << " on " << target->name;
                for (const SearchHit& hit : expected) {
                    if (!is_literal) {
                        ASSERT_EQ(engine.pattern_size(hit.pattern), patterns[hit.pattern].size());
                    }
                    const auto alignment = engine.align(
                        hit, std::string_view(text.text).substr(hit.start, hit.end - hit.start));
                    ASSERT_TRUE(alignment) << alignment.failure().render();
                }
            }
        }
}

TEST(SearchCharacters, PiecesChunksAndThreads) {
    const Target& target = *runnable_targets().back();
    for (const Kind& kind :
         {with_wildcard(kind_of("shift_or")), kind_of("k_mismatch", 1), kind_of("k_edit", 2)}) {
        std::mt19937 random(8);
        const std::vector<std::string> patterns{"abca", "cccdb", "dacbaf"};
        const std::string letters =
            letters_of(random, 6000, 4) + letters_of(random, 3000, 1) + letters_of(random, 6000, 6);
        const Spelled text(letters, kFew);
        const auto expected = expected_hits(kind, patterns, letters, text);
        SearchOptions options = of_characters();
        for (const std::size_t stretch : {0, 1, 997, 4096}) {
            options.stretch_bytes = stretch;
            const SearchEngine engine = engine_for(kind, spelled(patterns, kFew), target, options);
            for (const int threads : {1, 2, 5})
                ASSERT_TRUE(same(scanned(engine, text.text, threads), expected)) << stretch;
        }
        const SearchEngine engine = engine_for(kind, spelled(patterns, kFew), target, options);
        auto stream = SearchStream::create(engine);
        ASSERT_TRUE(stream);
        for (const std::size_t most : {1U, 2U, 3U, 7U, 5000U, 100'000U}) {
            std::vector<SearchHit> hits;
            const auto sink = [&](std::span<const SearchHit> more) {
                hits.insert(hits.end(), more.begin(), more.end());
                return true;
            };
            for (std::size_t at = 0; at < text.text.size();) {
                const std::size_t size = 1 + random() % most;
                stream->feed(std::string_view(text.text).substr(at, size), sink);
                if (random() % 50 == 0) stream->flush(sink);
                at += size;
            }
            stream->flush(sink);
            ASSERT_TRUE(same(hits, expected)) << kind.name << " in chunks of up to " << most;
            stream->restart();
        }
    }
}

// Nothing is read of what wildcards match, but occurrences begin there, in pieces before.
TEST(SearchCharacters, PatternsThatBeginWithWildcards) {
    const Target& target = *runnable_targets().back();
    std::mt19937 random(9);
    const std::string letters = letters_of(random, 5000, 4);
    const Spelled text(letters, kFew);
    SearchOptions options = of_characters();
    options.stretch_bytes = 997;
    for (const Kind& kind :
         {with_wildcard(kind_of("shift_or")), with_wildcard(kind_of("k_edit", 1))})
        for (const std::string& pattern : {std::string(69, 'b'), std::string(20, 'b') + "a"}) {
            const auto expected = expected_hits(kind, {pattern}, letters, text);
            const SearchEngine engine = engine_for(kind, spelled({pattern}, kFew), target, options);
            for (const int threads : {1, 3})
                ASSERT_TRUE(same(scanned(engine, text.text, threads), expected)) << kind.name;
            auto stream = SearchStream::create(engine);
            ASSERT_TRUE(stream);
            std::vector<SearchHit> hits;
            const auto sink = [&](std::span<const SearchHit> more) {
                hits.insert(hits.end(), more.begin(), more.end());
                return true;
            };
            for (std::size_t at = 0; at < text.text.size(); at += 100) {
                stream->feed(std::string_view(text.text).substr(at, 100), sink);
                stream->flush(sink);
            }
            ASSERT_TRUE(same(hits, expected)) << kind.name << " in chunks";
        }
}

TEST(SearchCharacters, MoreCharactersThanThereAreCodes) {
    const Target& target = *runnable_targets().back();
    std::vector<std::string> spelling;
    for (std::uint32_t i = 0; i < 150; ++i) spelling.push_back(utf8_of(0x4E00 + 7 * i));
    for (const Kind& kind : {kind_of("k_mismatch", 1), kind_of("k_edit", 1)}) {
        std::mt19937 random(9);
        const std::string letters = letters_of(random, 4000, spelling.size());
        std::vector<std::string> patterns;
        for (std::size_t i = 0; i < 100; ++i) patterns.push_back(letters.substr(37 * i, 4 + i % 5));
        const Spelled text(letters, spelling);
        const SearchEngine engine =
            engine_for(kind, spelled(patterns, spelling), target, of_characters());
        const auto expected = expected_hits(kind, patterns, letters, text);
        ASSERT_TRUE(same(scanned(engine, text.text), expected)) << kind.name;
        ASSERT_TRUE(same(scanned(engine, text.text, 3), expected)) << kind.name;

        const testing::TemporaryFolder folder;
        const std::string path = (folder.path() / "engine").string();
        ASSERT_TRUE(engine.save(path));
        const auto opened = SearchEngine::open(path);
        ASSERT_TRUE(opened) << opened.failure().render();
        EXPECT_EQ(opened->unit(), SymbolUnit::Character);
        EXPECT_EQ(opened->pattern_size(99), patterns[99].size());
        ASSERT_TRUE(same(scanned(*opened, text.text), expected)) << kind.name;
    }
    std::string all;
    for (std::size_t i = 0; i <= CharacterCodes::kMost; ++i) all += spelling[i];
    const auto refused = SearchEngine::create(kind_of("k_edit", 1).recurrence, {"ab", all}, target,
                                              {}, of_characters());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.failure().messages().front().text,
              "pattern 2 has, with wildcards and the like, 128 different characters beyond ASCII; "
              "up to 127 are told apart");
    // As they stand any number of them is fine.
    EXPECT_EQ(scanned(engine_for(kind_of("shift_or"), {all}, target, of_characters()), all).size(),
              1);
}

TEST(SearchCharacters, CaseOfAllScripts) {
    const Target& target = *runnable_targets().back();
    SearchOptions options = of_characters();
    options.ignore_case = true;
    // E with an acute accent, the three sigmas, the Kelvin sign and the long s.
    const SearchEngine engine = engine_for(
        kind_of("shift_or"), {"\xC3\x89", "\xCF\x83", "k", "S", "\xC3\x9F"}, target, options);
    const std::string text = "\xC3\xA9 \xCE\xA3 \xCF\x82 \xE2\x84\xAA \xC5\xBF \xC3\xA8 ss";
    const std::vector<SearchHit> expected{{0, 2, 0, 0},  {3, 5, 1, 0},   {6, 8, 1, 0},
                                          {9, 12, 2, 0}, {13, 15, 3, 0}, {19, 20, 3, 0},
                                          {20, 21, 3, 0}};
    EXPECT_TRUE(same(scanned(engine, text), expected));
}

TEST(SearchCharacters, WhatIsNoUtf8NeverLeadsAstray) {
    const Target& target = *runnable_targets().back();
    std::mt19937 random(10);
    const SearchEngine engine = engine_for(kind_of("k_edit", 1),
                                           {"a\xC3\xA9z",
                                            "\xE4\xB8\xAD\xE4"
                                            "\xB8\xAD"},
                                           target, of_characters());
    const std::string_view bytes = "az\xC3\xA9\xE4\xB8\xAD\xF0\x80\xFF";
    for (int round = 0; round < 300; ++round) {
        std::string text(random() % 200, '\0');
        for (char& byte : text) byte = bytes[random() % bytes.size()];
        for (const SearchHit& hit : scanned(engine, text, 1 + round % 3)) {
            ASSERT_LT(hit.start, hit.end);
            ASSERT_LE(hit.end, text.size());
        }
    }
    const auto refused = SearchEngine::create(kind_of("shift_or").recurrence, {"ab", "a\xC3("},
                                              target, {}, of_characters());
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.failure().render(),
              "pattern 2:1:2: error: byte 2 (0xC3) is no part of a character in UTF-8; compare "
              "bytes, or convert the text");
}

TEST(SearchCharacters, OneHitALine) {
    const Target& target = *runnable_targets().back();
    const Kind kind = with_wildcard(kind_of("shift_or"));
    const SearchEngine engine = engine_for(kind, {"\xC3\xA9"}, target, of_characters());
    std::string text;
    for (int line = 0; line < 500; ++line) text += std::string(40, 'x') + "\xE4\xB8\xAD\n";
    std::vector<bool> has_hit(500);
    std::size_t count = 0;
    for (const SearchHit& hit : scanned(engine, text, 1, HitsWanted::OneALine)) {
        has_hit[hit.start / 44] = true;
        ++count;
    }
    EXPECT_EQ(std::count(has_hit.begin(), has_hit.end(), true), 500);
    EXPECT_LT(count, 42U * 500);
}

}  // namespace
}  // namespace minterm::search_characters_test
