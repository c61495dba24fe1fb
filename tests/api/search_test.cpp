// SPDX-License-Identifier: Apache-2.0
//
// The C++ interface of the search, as a program sees it that links libminterm.
#include "minterm/search.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "minterm/distance.hpp"
#include "tests/reference/occurrences.hpp"
#include "tests/support/needs_compiler.hpp"
#include "tests/support/random_text.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::search_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::random_text;

std::vector<Hit> expected_hits(const std::vector<std::string_view>& patterns, std::string_view text,
                               const PatternOptions& options) {
    const auto matches = [](unsigned char a, unsigned char b) { return a == b; };
    std::vector<Hit> hits;
    for (std::uint32_t number = 0; number < patterns.size(); ++number) {
        const auto ends =
            options.gaps
                ? reference::edit_ends(patterns[number], text, options.errors, matches)
                : reference::mismatch_ends(patterns[number], text, options.errors, matches);
        for (const reference::ApproximateEnd& end : ends)
            hits.push_back({end.start, end.end, number, static_cast<std::uint32_t>(end.cost)});
    }
    std::stable_sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) {
        return std::pair(a.end, a.pattern) < std::pair(b.end, b.pattern);
    });
    return hits;
}

TEST(Search, SimpleCase) {
    const auto search = PatternSearch::create({"ana", "ban", "ana"});
    ASSERT_TRUE(search) << search.failure().render();
    EXPECT_THAT(*search->find_all("banana"),
                ElementsAre(Hit{0, 3, 1, 0}, Hit{1, 4, 0, 0}, Hit{1, 4, 2, 0}, Hit{3, 6, 0, 0},
                            Hit{3, 6, 2, 0}));
    EXPECT_TRUE(search->find_all("")->empty());
}

/// Answers do not depend on what a search is chosen by.
TEST(Search, SamplesAndLengthsOfTexts) {
    std::mt19937 random(12);
    const std::string text = random_text(random, 50'000, "ACGT");
    std::vector<std::string_view> patterns;
    for (std::size_t i = 0; i < 300; ++i)
        patterns.push_back(std::string_view(text).substr(37 * i, 7 + i % 9));
    for (const std::string& sample : {std::string(), text, std::string("x")})
        for (const std::uint64_t bytes : {0ULL, 1ULL, 1ULL << 40U}) {
            PatternOptions options;
            options.sample = sample;
            options.text_bytes = bytes;
            const auto search = PatternSearch::create(patterns, options);
            ASSERT_TRUE(search) << search.failure().render();
            EXPECT_EQ(*search->find_all(text), expected_hits(patterns, text, options));
        }
    minterm_engine_options options = MINTERM_ENGINE_OPTIONS_INIT;
    const std::uint32_t number = 1;
    options.sample = minterm_numbers(&number, 1);
    const minterm_text pattern = minterm_bytes("abc", 3);
    minterm_search* search = nullptr;
    EXPECT_EQ(minterm_search_create(&options, &pattern, 1, &search), MINTERM_BAD_INPUT);
    EXPECT_THAT(minterm_last_error(), HasSubstr("are of bytes"));
}

TEST(Search, ErrorsWithAndWithoutGaps) {
    std::mt19937 random(1);
    const std::string text = random_text(random, 5'000, "ACGT");
    const std::vector<std::string_view> patterns{"ACGTACGT", "TTTTTT", "GATTACAGATTACA"};
    for (const std::uint32_t errors : {0U, 1U, 2U})
        for (const bool gaps : {false, true}) {
            PatternOptions options;
            options.errors = errors;
            options.gaps = gaps;
            const auto search = PatternSearch::create(patterns, options);
            ASSERT_TRUE(search) << search.failure().render();
            const std::vector<Hit> expected = expected_hits(patterns, text, options);
            EXPECT_EQ(*search->find_all(text), expected);
            EXPECT_EQ(*search->find_all(text, 3), expected);
        }
}

TEST(Search, AnyBytes) {
    const std::string pattern("\0\xff\0", 3);
    const auto search = PatternSearch::create({pattern});
    ASSERT_TRUE(search);
    const std::string text = "a" + pattern + std::string("\xff\0", 2);
    EXPECT_THAT(*search->find_all(text), ElementsAre(Hit{1, 4, 0, 0}, Hit{3, 6, 0, 0}));
}

TEST(Search, OtherComparisonsOfLetters) {
    PatternOptions options;
    options.match = "casefold";
    EXPECT_THAT(*PatternSearch::create({"abc"}, options)->find_all("xABcx"),
                ElementsAre(Hit{1, 4, 0, 0}));
    options.match = "iupac";
    EXPECT_THAT(*PatternSearch::create({"NGG"}, options)->find_all("ATGGA"),
                ElementsAre(Hit{1, 4, 0, 0}));
    DistanceOptions distance;
    distance.match = "casefold";
    EXPECT_EQ(**DistanceEngine::create(distance)->distance("Kitten", "sITTING"), 3);
    distance.match = "levenshtein";
    EXPECT_EQ(**DistanceEngine::create(distance)->distance("ab", "aB"), 1);
    distance.wildcards = {'N'};
    distance.match = "iupac";
    EXPECT_FALSE(DistanceEngine::create(distance));
}

TEST(Search, Characters) {
    PatternOptions options;
    options.characters = true;
    options.errors = 1;
    const auto search = PatternSearch::create({"cafe", "na\xC3\xAFve"}, options);
    ASSERT_TRUE(search) << search.failure().render();
    const std::string text = "caf\xC3\xA9 naive";
    EXPECT_THAT(*search->find_all(text), ElementsAre(Hit{0, 5, 0, 1}, Hit{6, 11, 1, 1}));
    EXPECT_EQ(*search->cigar({0, 5, 0, 1}, text.substr(0, 5)), "3=1X");
    const auto refused = search->find_all("cafe\n\xE9");
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.failure().render(), HasSubstr("text:2:1: error: byte 6 (0xE9)"));
    EXPECT_FALSE(PatternSearch::create({"caf\xC3"}, options));

    auto stream = PatternStream::create(*search);
    std::vector<Hit> hits;
    const auto keep = [&](std::span<const Hit> more) {
        hits.insert(hits.end(), more.begin(), more.end());
        return true;
    };
    for (const char& byte : text) EXPECT_TRUE(stream->feed({&byte, 1}, keep));
    EXPECT_TRUE(stream->feed("\xE4\xB8", keep));
    EXPECT_FALSE(stream->feed("a", keep)) << "a character broke off";
    EXPECT_TRUE(stream->feed("\xAD", keep));
    const auto failed = stream->feed("ab\xFF", keep);
    ASSERT_FALSE(failed);
    EXPECT_THAT(failed.failure().render(), HasSubstr("byte 17 (0xFF) is no part"));
    EXPECT_TRUE(stream->flush(keep));
    EXPECT_THAT(hits, ElementsAre(Hit{0, 5, 0, 1}, Hit{6, 11, 1, 1}));
    stream->restart();
    EXPECT_TRUE(stream->feed("cafe", keep));

    options.errors = 0;
    options.match = "casefold";
    EXPECT_THAT(*PatternSearch::create({"\xC3\x89"}, options)->find_all("x\xC3\xA9"),
                ElementsAre(Hit{1, 3, 0, 0}));
    options.match = "";
    options.wildcards = {'?', 0xB7};
    EXPECT_THAT(*PatternSearch::create({"a?\xC2\xB7z"}, options)->find_all("a\xE4\xB8\xADxz"),
                ElementsAre(Hit{0, 6, 0, 0}));
    options.characters = false;
    EXPECT_THAT(*PatternSearch::create({"a?z"}, options)->find_all("axz"),
                ElementsAre(Hit{0, 3, 0, 0}));
}

TEST(Search, SpecOfTheUser) {
    PatternOptions options;
    options.spec =
        "recurrence own(a, b) {\n    table S : bool;\n    S[0][j] = true;\n    S[i][0] = false;\n"
        "    S[i][j] = S[i-1][j-1] and a[i] != b[j];\n    report j where S[m][j];\n}\n";
    const auto search = PatternSearch::create({"aa"}, options);
    ASSERT_TRUE(search) << search.failure().render();
    EXPECT_THAT(*search->find_all("abba"), ElementsAre(Hit{1, 3, 0, 0}));
}

TEST(Search, StreamsAreWholeTexts) {
    std::mt19937 random(2);
    const std::string text = random_text(random, 60'000, "ACGT");
    const std::vector<std::string_view> patterns{"ACGTA", "GGGG"};
    PatternOptions options;
    options.errors = 1;
    options.gaps = true;
    const auto search = PatternSearch::create(patterns, options);
    ASSERT_TRUE(search);
    auto stream = PatternStream::create(*search);
    ASSERT_TRUE(stream) << stream.failure().render();
    for (int round = 0; round < 2; ++round) {
        std::vector<Hit> hits;
        const auto keep = [&](std::span<const Hit> more) {
            hits.insert(hits.end(), more.begin(), more.end());
            return true;
        };
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t length = 1 + random() % 9'000;
            EXPECT_TRUE(stream->feed(std::string_view(text).substr(begin, length), keep));
            begin += length;
        }
        EXPECT_TRUE(stream->flush(keep));
        EXPECT_EQ(hits, expected_hits(patterns, text, options));
        stream->restart();
    }
}

TEST(Search, StopsWhenNoMoreIsWanted) {
    const auto search = PatternSearch::create({"a"});
    std::size_t calls = 0;
    EXPECT_TRUE(search->scan(std::string(1'000'000, 'a'), [&](std::span<const Hit>) {
        ++calls;
        return false;
    }));
    EXPECT_EQ(calls, 1U);
}

TEST(Search, ManyThreadsShareOneSearch) {
    std::mt19937 random(3);
    const std::string text = random_text(random, 50'000, "ACGT");
    const auto search = PatternSearch::create({"ACGT", "TTT"});
    const std::vector<Hit> expected = *search->find_all(text);
    std::vector<int> right(4, 0);
    std::vector<std::thread> threads;
    for (int& one : right)
        threads.emplace_back([&] { one = *search->find_all(text) == expected ? 1 : 0; });
    for (std::thread& thread : threads) thread.join();
    EXPECT_THAT(right, ElementsAre(1, 1, 1, 1));
}

TEST(Search, SavedAndOpened) {
    MINTERM_NEEDS_COMPILER();
    const testing::TemporaryFolder folder;
    const std::string path = (folder.path() / "engine").string();
    PatternOptions options;
    options.errors = 1;
    const auto search = PatternSearch::create({"banana", "nana"}, options);
    ASSERT_TRUE(search->save(path));
    const auto opened = PatternSearch::open(path);
    ASSERT_TRUE(opened) << opened.failure().render();
    EXPECT_EQ(*opened->find_all("a banxna nana"), *search->find_all("a banxna nana"));
    EXPECT_FALSE(search->save((folder.path() / "none" / "engine").string()));
    const auto missing = PatternSearch::open(path + "x");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.failure().kind(), FailureKind::User);
}

TEST(Search, AlignmentsOfHits) {
    PatternOptions options;
    options.errors = 2;
    options.gaps = true;
    // A CIGAR with a run a letter, longer than what most have.
    std::string pattern;
    std::string text;
    for (int i = 0; i < 40; ++i) {
        pattern += "ab";
        text += i % 20 == 7 ? "a" : "ab";
    }
    const auto search = PatternSearch::create({pattern, "abc"}, options);
    const std::vector<Hit> hits = *search->find_all(text);
    const Hit whole{0, text.size(), 0, 2};
    ASSERT_NE(std::find(hits.begin(), hits.end(), whole), hits.end());
    EXPECT_EQ(*search->cigar(whole, text), "15=1I39=1I24=");
    options.errors = 30;
    options.gaps = false;
    const std::string other = "a" + std::string(39, 'x') + "a";
    std::string striped = other;
    for (std::size_t i = 0; i < striped.size(); i += 2) striped[i] = 'y';
    const auto mismatches = PatternSearch::create({other}, options);
    std::string runs;
    for (std::size_t i = 0; i < striped.size(); ++i) runs += i % 2 == 0 ? "1X" : "1=";
    EXPECT_EQ(*mismatches->cigar(mismatches->find_all(striped)->front(), striped), runs);
    const auto refused = search->cigar({0, 3, 7, 0}, "abc");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.failure().kind(), FailureKind::User);
    const minterm_hit hit{0, 3, 0, 0};
    EXPECT_EQ(minterm_search_cigar(nullptr, &hit, minterm_bytes("abc", 3), nullptr, 0, nullptr),
              MINTERM_BAD_INPUT);
}

TEST(Search, BadInputIsRefused) {
    PatternOptions options;
    const auto message = [&](std::initializer_list<std::string_view> patterns) {
        const auto search = PatternSearch::create(patterns, options);
        EXPECT_FALSE(search);
        EXPECT_EQ(search.failure().kind(), FailureKind::User);
        return search.failure().render();
    };
    EXPECT_THAT(message({}), HasSubstr("no pattern"));
    EXPECT_THAT(message({"a", ""}), HasSubstr("pattern 2 is empty"));
    options.errors = 2;
    EXPECT_THAT(message({"abcd", "ab"}), HasSubstr("pattern 2 has 2 symbols"));
    options.match = "nothing";
    EXPECT_THAT(message({"abcd"}), HasSubstr("no shipped spec 'nothing'"));
    const minterm_text wide{U"abc", 3, 4};
    minterm_search* search = nullptr;
    EXPECT_EQ(minterm_search_create(nullptr, &wide, 1, &search), MINTERM_BAD_INPUT);
    EXPECT_EQ(search, nullptr);
    EXPECT_EQ(minterm_search_scan(nullptr, wide, 1, nullptr, nullptr), MINTERM_BAD_INPUT);
    const auto one = PatternSearch::create({"ab"});
    EXPECT_EQ(one->find_all("abab", 0)->size(), 2U);
    const auto refused = one->find_all("abab", -1);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.failure().kind(), FailureKind::User);
}

}  // namespace
}  // namespace minterm::search_test
