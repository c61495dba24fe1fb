// SPDX-License-Identifier: Apache-2.0
//
// Sets of patterns without errors, searched by logic, by filters and by the automaton, against a
// naive searcher: all hits in order, whole texts, chunks and threads.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>

#include "codegen/search_engine.hpp"
#include "codegen/target.hpp"
#include "tests/reference/occurrences.hpp"
#include "tests/support/needs_compiler.hpp"
#include "tests/support/search_hits.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::search_sets_test {
namespace {

using testing::load_shipped;
using testing::scanned;

constexpr std::array kLiteralMethods{SearchMethod::Filter, SearchMethod::Automaton,
                                     SearchMethod::Screened};

SearchEngine engine_for(const std::vector<std::string>& patterns, SearchMethod method,
                        const Recurrence& recurrence = load_shipped("shift_or"),
                        std::string_view sample = {}) {
    SearchOptions options;
    options.method = method;
    options.sample = sample;
    return testing::search_engine(recurrence, patterns, **choose_target(), options);
}

std::vector<SearchHit> expected_hits(const std::vector<std::string>& patterns,
                                     std::string_view text) {
    std::vector<SearchHit> hits;
    for (std::uint32_t number = 0; number < patterns.size(); ++number)
        for (const std::uint64_t end : reference::occurrences(patterns[number], text))
            hits.push_back({end - patterns[number].size(), end, number, 0});
    std::sort(hits.begin(), hits.end(), [](const SearchHit& a, const SearchHit& b) {
        return std::pair(a.end, a.pattern) < std::pair(b.end, b.pattern);
    });
    return hits;
}

::testing::AssertionResult same(const std::vector<SearchHit>& found,
                                const std::vector<SearchHit>& expected) {
    const auto [f, e] = std::mismatch(found.begin(), found.end(), expected.begin(), expected.end());
    if (f == found.end() && e == expected.end()) return ::testing::AssertionSuccess();
    const auto told = [](auto place, auto end) {
        if (place == end) return std::string("nothing more");
        return "pattern " + std::to_string(place->pattern) + " at " + std::to_string(place->start) +
               " .. " + std::to_string(place->end);
    };
    return ::testing::AssertionFailure()
           << "hit " << f - found.begin() << " is " << told(f, found.end()) << ", expected "
           << told(e, expected.end());
}

std::string random_text(std::mt19937& random, std::size_t length, unsigned letters) {
    std::string text(length, '\0');
    for (char& byte : text)
        byte = static_cast<char>((letters < 200 ? unsigned{'a'} : 0U) + random() % letters);
    return text;
}

/// Some are parts of the text, so that there is something to find.
std::vector<std::string> random_patterns(std::mt19937& random, const std::string& text,
                                         std::size_t count, std::size_t shortest,
                                         std::size_t longest, unsigned letters) {
    std::vector<std::string> patterns;
    while (patterns.size() < count) {
        const std::size_t length = shortest + random() % (longest - shortest + 1);
        patterns.push_back(random() % 2 == 0
                               ? random_text(random, length, letters)
                               : text.substr(random() % (text.size() - length), length));
    }
    return patterns;
}

TEST(SearchSets, AllShortPatternsInAllShortTexts) {
    std::vector<std::string> strings{""};
    for (std::size_t first = 0; strings.back().size() < 9; ++first)
        for (const char letter : {'a', 'b'}) strings.push_back(strings[first] + letter);
    for (const std::size_t longest : {2U, 5U}) {
        std::vector<std::string> patterns;
        for (const std::string& string : strings)
            if (!string.empty() && string.size() <= longest) patterns.push_back(string);
        for (const SearchMethod method : kLiteralMethods) {
            const SearchEngine engine = engine_for(patterns, method);
            for (const std::string& text : strings)
                ASSERT_TRUE(same(scanned(engine, text), expected_hits(patterns, text))) << text;
        }
    }
}

TEST(SearchSets, EveryLengthAndAlphabet) {
    std::mt19937 random(1);
    for (const unsigned letters : {1U, 2U, 4U, 20U, 256U}) {
        const std::string text = random_text(random, 6000, letters);
        for (const auto& [shortest, longest] :
             {std::pair{1U, 1U}, {1U, 3U}, {2U, 9U}, {4U, 7U}, {8U, 12U}, {10U, 40U}, {1U, 300U}}) {
            std::vector<std::string> patterns =
                random_patterns(random, text, 60, shortest, longest, letters);
            patterns.push_back(patterns.front());
            patterns.push_back(patterns[7].substr(patterns[7].size() / 2));
            const std::vector<SearchHit> expected = expected_hits(patterns, text);
            for (const SearchMethod method : kLiteralMethods)
                ASSERT_TRUE(same(scanned(engine_for(patterns, method), text), expected))
                    << letters << " letters, patterns of " << shortest << " to " << longest
                    << ", method " << static_cast<int>(method);
        }
    }
}

/// Zeros stand for what is before a text, and patterns may have some.
TEST(SearchSets, NothingIsBeforeATextNorBehindIt) {
    for (std::size_t before = 0; before < 20; ++before) {
        for (std::size_t length = 1; length < 20; ++length) {
            const std::string zeros(before, '\0');
            const std::vector<std::string> patterns{zeros + std::string(length, 'a'),
                                                    std::string(length, 'a') + zeros};
            // Of both some: what is behind a screen is compiled.
            const SearchEngine engine =
                engine_for(patterns, (before + length) % 4 == 0 ? SearchMethod::Screened
                                                                : SearchMethod::Filter);
            for (const std::size_t there : {before, before / 2, std::size_t{0}})
                for (const std::size_t letters : {length, length - 1}) {
                    const std::string text = std::string(there, '\0') + std::string(letters, 'a') +
                                             std::string(there, '\0');
                    ASSERT_TRUE(same(scanned(engine, text), expected_hits(patterns, text)))
                        << before << " zeros, " << length << " letters";
                }
        }
    }
}

TEST(SearchSets, LogicFindsTheSame) {
    std::mt19937 random(2);
    const std::string text = random_text(random, 100'000, 4);
    const std::vector<std::string> patterns = random_patterns(random, text, 50, 3, 20, 4);
    const std::vector<SearchHit> expected =
        scanned(engine_for(patterns, SearchMethod::TextSliced), text);
    EXPECT_GT(expected.size(), 1000U);
    for (const SearchMethod method : kLiteralMethods)
        EXPECT_TRUE(same(scanned(engine_for(patterns, method), text), expected));
}

TEST(SearchSets, ChunksCutAnywhereAroundAMatch) {
    std::mt19937 random(3);
    std::string text = random_text(random, 90'000, 3);
    const std::string pattern = random_text(random, 23, 3);
    text.replace(65'530, pattern.size(), pattern);
    std::vector<std::string> patterns = random_patterns(random, text, 30, 5, 30, 3);
    patterns.insert(patterns.end(), {pattern, pattern.substr(0, 9), pattern.substr(7), "abc"});
    for (const SearchMethod method : kLiteralMethods) {
        const SearchEngine engine = engine_for(patterns, method);
        const std::vector<SearchHit> expected = scanned(engine, text);
        ASSERT_TRUE(same(expected, expected_hits(patterns, text)));
        auto stream = SearchStream::create(engine);
        ASSERT_TRUE(stream);
        for (std::size_t cut = 65'520; cut < 65'560; ++cut) {
            std::vector<SearchHit> hits;
            const HitSink sink = [&](std::span<const SearchHit> more) {
                hits.insert(hits.end(), more.begin(), more.end());
                return true;
            };
            stream->restart();
            stream->feed(std::string_view(text).substr(0, cut), sink);
            if (cut % 2 == 0) stream->flush(sink);
            stream->feed(std::string_view(text).substr(cut, 3), sink);
            stream->feed(std::string_view(text).substr(cut + 3), sink);
            stream->flush(sink);
            ASSERT_TRUE(same(hits, expected)) << cut;
        }
    }
}

TEST(SearchSets, ThreadsGiveTheSameInTheSameOrder) {
    std::mt19937 random(4);
    const std::string text = random_text(random, (std::size_t{3} << 20U) + 99, 4);
    const std::vector<std::string> patterns = random_patterns(random, text, 200, 6, 40, 4);
    for (const SearchMethod method : kLiteralMethods) {
        const SearchEngine engine = engine_for(patterns, method);
        const std::vector<SearchHit> expected = scanned(engine, text);
        EXPECT_TRUE(same(scanned(engine, text, 3), expected));
    }
}

TEST(SearchSets, CaseIsFoldedAndNothingElseIs) {
    std::mt19937 random(5);
    std::string text;
    for (int i = 0; i < 4000; ++i) text += "abAB@`[{zZ"[random() % 10];
    const Recurrence folded = [] {
        Recurrence recurrence = load_shipped("shift_or");
        recurrence.relations = load_shipped("casefold").relations;
        return recurrence;
    }();
    const auto lower = [](std::string word) {
        for (char& c : word)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        return word;
    };
    const std::vector<std::string> patterns{"aB",  "AB",   "@a",    "`a",  "[zA", "{Za",
                                            "a@b", "A`bb", "zzzzz", "bab", "[",   "Z{@"};
    std::vector<std::string> lowered;
    for (const std::string& pattern : patterns) lowered.push_back(lower(pattern));
    const std::vector<SearchHit> expected = expected_hits(lowered, lower(text));
    for (const SearchMethod method : kLiteralMethods)
        EXPECT_TRUE(same(scanned(engine_for(patterns, method, folded), text), expected));
}

/// What filters are no help for: they give up, and the automaton takes their place.
TEST(SearchSets, TextsThatFiltersFailOn) {
    std::mt19937 random(6);
    std::string ring;
    while (ring.size() < 200'000) ring += "abcdefghij";
    // Windows lie within so many bytes before the end that there is none with what differs.
    const auto different_at = [&](std::size_t place) {
        std::vector<std::string> patterns;
        for (int i = 0; i < 200; ++i) {
            std::string& pattern =
                patterns.emplace_back(ring.substr(static_cast<std::size_t>(i) % 10, 100));
            pattern[place] = static_cast<char>('k' + i / 10 % 10);
            pattern[place + 1] = static_cast<char>('A' + i % 26);
        }
        return patterns;
    };
    const std::vector<std::string> differ_first = different_at(0);
    const std::vector<std::string> differ_in_the_middle = different_at(50);
    std::vector<std::string> all_a;
    for (std::size_t length = 100; length < 120; ++length)
        all_a.push_back("b" + std::string(length, 'a'));
    std::vector<std::string> nested;
    for (std::size_t length = 1; length < 30; ++length) nested.emplace_back(length, 'a');
    std::string patterns_themselves;
    for (const std::string& pattern : differ_first) patterns_themselves += pattern;
    const std::string a(100'000, 'a');
    enum class Walked { None, Most, Some };
    const struct {
        const std::vector<std::string>& patterns;
        const std::string& text;
        Walked walked;
    } cases[]{{differ_first, ring, Walked::Most},
              {differ_in_the_middle, ring, Walked::None},
              {differ_first, patterns_themselves, Walked::Some},
              {all_a, a, Walked::Most},
              {nested, a, Walked::Some}};
    for (const auto& [patterns, text, walked] : cases) {
        const SearchEngine engine = engine_for(patterns, SearchMethod::Filter);
        ASSERT_TRUE(same(scanned(engine, text), expected_hits(patterns, text)));
        ASSERT_NE(engine.literals(), nullptr);
        if (walked == Walked::None) {
            EXPECT_EQ(engine.literals()->walked(), 0U);
        }
        if (walked == Walked::Most) {
            EXPECT_GT(engine.literals()->walked(), text.size() / 2);
        }
        EXPECT_TRUE(same(scanned(engine_for(patterns, SearchMethod::Automaton), text),
                         scanned(engine, text)));
    }
}

/// Some windows are in the middle of their patterns, others at the end, and pieces end anywhere.
TEST(SearchSets, WindowsAnywhereInPatterns) {
    std::mt19937 random(11);
    std::string ring;
    while (ring.size() < 100) ring += "abcdefghij";
    std::vector<std::string> patterns;
    for (std::size_t i = 0; i < 60; ++i) {
        std::string& pattern = patterns.emplace_back(i % 2 == 0 ? ring.substr(i % 10, 14)
                                                                : ring.substr(i % 10, 12 + i % 40));
        const std::size_t place = i % 2 == 0 ? 13 : random() % pattern.size();
        pattern[place] = static_cast<char>('k' + i % 16);
    }
    std::string text;
    while (text.size() < 150'000) {
        text += patterns[random() % patterns.size()];
        text += ring.substr(random() % 10, random() % 30);
    }
    const std::vector<SearchHit> expected = expected_hits(patterns, text);
    const std::string sample = text.substr(0, 30'000);
    for (const std::string& like : {std::string(), ring + ring, sample}) {
        const SearchEngine engine =
            engine_for(patterns, SearchMethod::Filter, load_shipped("shift_or"), like);
        EXPECT_TRUE(same(scanned(engine, text), expected));
    }
}

/// The same of screens: of what they fail on nearly all goes past them, of what they do not
/// nothing.
TEST(SearchSets, TextsThatScreensFailOn) {
    std::mt19937 random(9);
    std::vector<std::string> patterns{"abcdefgk", "bcdefghl", "aaaaaaam"};
    const std::string good = random_text(random, 400'000, 26);
    std::string bad;
    while (bad.size() < 400'000) bad += "abcdefghijabcdefgk";
    const SearchEngine engine =
        engine_for(patterns, SearchMethod::Screened, load_shipped("shift_or"), good);
    ASSERT_NE(engine.screen(), nullptr);
    EXPECT_TRUE(same(scanned(engine, good), expected_hits(patterns, good)));
    EXPECT_EQ(engine.screen()->searched(), good.size());
    EXPECT_EQ(engine.screen()->passed(), 0U);
    // Windows are the rarest letters of the sample, of which this text is full.
    const std::string nearly(400'000, 'a');
    const SearchEngine all_a =
        engine_for({"aaaab", "caaaa"}, SearchMethod::Screened, load_shipped("shift_or"), "bcbcbc");
    EXPECT_TRUE(same(scanned(engine, bad), expected_hits(patterns, bad)));
    EXPECT_TRUE(same(scanned(all_a, nearly), expected_hits({"aaaab", "caaaa"}, nearly)));
    EXPECT_GT(all_a.screen()->passed(), nearly.size() * 9 / 10);
    // And back: after so many pieces the screen is tried again.
    const std::string mixed = nearly.substr(0, 100'000) + std::string(8'000'000, 'x');
    const std::uint64_t before = all_a.screen()->passed();
    EXPECT_TRUE(scanned(all_a, mixed).empty());
    EXPECT_LT(all_a.screen()->passed() - before, 2'000'000U);
}

TEST(SearchSets, ScreensAreForFewPatterns) {
    std::mt19937 random(10);
    const std::string text = random_text(random, 10'000, 26);
    SearchOptions options;
    options.method = SearchMethod::Screened;
    const auto engine =
        SearchEngine::create(load_shipped("shift_or"), random_patterns(random, text, 300, 8, 9, 26),
                             **choose_target(), {}, options);
    ASSERT_FALSE(engine);
    EXPECT_NE(engine.failure().messages().front().text.find("up to 256 patterns"),
              std::string::npos);
}

TEST(SearchSets, ManyPatternsAndLongOnes) {
    std::mt19937 random(7);
    const std::string text = random_text(random, 300'000, 4);
    std::vector<std::string> patterns = random_patterns(random, text, 20'000, 9, 14, 4);
    for (int i = 0; i < 20; ++i)
        patterns.push_back(text.substr(random() % 100'000, 1000 + random() % 5000));
    const SearchEngine filter = engine_for(patterns, SearchMethod::Filter);
    const SearchEngine automaton = engine_for(patterns, SearchMethod::Automaton);
    const std::vector<SearchHit> hits = scanned(filter, text);
    EXPECT_TRUE(same(scanned(automaton, text), hits));
    for (std::size_t i = 0; i < hits.size(); i += 97)
        ASSERT_EQ(
            text.compare(hits[i].start, hits[i].end - hits[i].start, patterns[hits[i].pattern]), 0);
    // A part of the patterns is enough for the naive searcher.
    const std::vector<std::string> some(patterns.end() - 200, patterns.end());
    std::vector<SearchHit> of_some;
    for (SearchHit hit : hits) {
        if (hit.pattern < patterns.size() - 200) continue;
        hit.pattern -= static_cast<std::uint32_t>(patterns.size() - 200);
        of_some.push_back(hit);
    }
    EXPECT_TRUE(same(of_some, expected_hits(some, text)));
}

TEST(SearchSets, TheMethodIsChosenByCost) {
    MINTERM_NEEDS_COMPILER();
    std::mt19937 random(8);
    const std::string text = random_text(random, 30'000, 20);
    EXPECT_EQ(engine_for({"abcdabcdabcd", "dcbadcbadcba"}, SearchMethod::Auto).literals(), nullptr);
    const auto many = random_patterns(random, text, 3000, 12, 16, 20);
    const SearchEngine engine =
        engine_for(many, SearchMethod::Auto, load_shipped("shift_or"), text);
    ASSERT_NE(engine.literals(), nullptr);
    EXPECT_FALSE(engine.literals()->plan().automaton);
    EXPECT_EQ(engine.figures().groups, 0U);
}

TEST(SearchSets, LiteralMethodsAreRefusedForWhatIsNoLiteral) {
    for (const Recurrence& recurrence : {load_shipped("k_edit", {{"k", 1}}), [] {
                                             Recurrence codes = load_shipped("shift_or");
                                             codes.relations = load_shipped("iupac").relations;
                                             return codes;
                                         }()}) {
        SearchOptions options;
        options.method = SearchMethod::Filter;
        const auto engine =
            SearchEngine::create(recurrence, {"ACGT"}, **choose_target(), {}, options);
        ASSERT_FALSE(engine);
        EXPECT_NE(engine.failure().messages().front().text.find("without errors"),
                  std::string::npos);
    }
}

}  // namespace
}  // namespace minterm::search_sets_test
