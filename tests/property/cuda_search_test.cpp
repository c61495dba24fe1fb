// SPDX-License-Identifier: Apache-2.0
//
// `SearchEngine` on a GPU against a naive searcher and against the processor: the same hits in the
// same order. Built twice: for the fake device, and for one that the machine has (label gpu).
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "codegen/device_search.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/nvrtc.hpp"
#include "runtime/cuda/cuda_driver.hpp"
#include "tests/property/search_kinds.hpp"
#include "tests/reference/occurrences.hpp"
#include "tests/support/cuda_environment.hpp"

namespace minterm::cuda_search_test {
namespace {

using namespace testing::search;
using testing::scanned;
using Patterns = std::vector<std::string>;

/// Bytes that a warp searches together, of patterns up to 64 symbols: 16 stretches or fewer.
constexpr std::size_t kStretch = 1024;
constexpr std::size_t kRow = 16 * kStretch;

class CudaSearch : public ::testing::Test {
protected:
    void SetUp() override {
        const auto driver = CudaDriver::load();
        if (!driver) GTEST_SKIP() << driver.failure().render();
        const auto nvrtc = Nvrtc::load();
        if (!nvrtc) GTEST_SKIP() << nvrtc.failure().render();
    }
    // Sources of kernels that the driver was to refuse.
    void TearDown() override { forget_kept_sources(); }

    /// Device and processor, pieces of that size and as large as they are.
    void expect_agreement(const Kind& kind, const Patterns& patterns,
                          const std::vector<std::string>& texts, SearchOptions how = {}) {
        const SearchEngine processor = engine_for(kind, patterns, **choose_target());
        const SearchEngine device = engine_for(kind, patterns, cuda_target(), how);
        how.stretch_bytes = 1;  // a row each
        const SearchEngine in_pieces = engine_for(kind, patterns, cuda_target(), how);
        ASSERT_NE(device.device(), nullptr);
        EXPECT_EQ(device.target_name(), "cuda");
        for (const std::string& text : texts) {
            const std::vector<SearchHit> expected = scanned(processor, text);
            EXPECT_TRUE(same(scanned(device, text), expected)) << kind.name << ' ' << kind.k;
            EXPECT_TRUE(same(scanned(in_pieces, text), expected)) << kind.name << ' ' << kind.k;
        }
    }

    std::mt19937 random_{31};
#ifdef MINTERM_FAKE_CUDA_DRIVER
    const testing::Environment environment_{
        {{"MINTERM_CUDA_DRIVER", MINTERM_FAKE_CUDA_DRIVER}, {"MINTERM_NVRTC", MINTERM_FAKE_NVRTC}}};
#endif
};

/// Occurrences by (end, pattern), of patterns as they stand.
std::vector<SearchHit> naive(const Patterns& patterns, const std::string& text) {
    std::vector<SearchHit> hits;
    for (std::uint32_t p = 0; p < patterns.size(); ++p)
        for (const std::uint64_t end : reference::occurrences(patterns[p], text))
            hits.push_back({end - patterns[p].size(), end, p, 0});
    std::stable_sort(hits.begin(), hits.end(),
                     [](const SearchHit& a, const SearchHit& b) { return a.end < b.end; });
    return hits;
}

TEST_F(CudaSearch, AllShortPatternsInAllShortTexts) {
    Patterns patterns;
    std::vector<std::string> texts{""};
    for (std::size_t length = 1; length <= 6; ++length)
        for (std::size_t bits = 0; bits < std::size_t{1} << length; ++bits) {
            std::string word;
            for (std::size_t i = 0; i < length; ++i) word += (bits >> i & 1U) != 0 ? 'b' : 'a';
            if (length <= 3) patterns.push_back(word);
            texts.push_back(word);
        }
    const SearchEngine device = engine_for(kind_of("shift_or"), patterns, cuda_target());
    for (const std::string& text : texts)
        ASSERT_TRUE(same(scanned(device, text), naive(patterns, text))) << text;
}

TEST_F(CudaSearch, RandomPatternsOfAllKinds) {
    for (const Kind& kind : {kind_of("shift_or"), kind_of("k_mismatch", 2), kind_of("k_edit", 1),
                             kind_of("k_edit", 3), with_relation(kind_of("k_edit", 1), "casefold")})
        for (const std::size_t count : {1U, 5U, 40U}) {
            const int letters = count == 5 ? 3 : 20;
            const std::string text = random_text(random_, count == 1 ? kRow + 300 : 2900, letters);
            Patterns patterns;
            while (patterns.size() < count)
                patterns.push_back(
                    pattern_from(random_, text, kind.k + 1 + random_() % 24, letters));
            expect_agreement(kind, patterns, {text, text.substr(0, 1), text.substr(0, 1025), ""});
        }
}

TEST_F(CudaSearch, LongPatternsLieInAllLanes) {
    SearchOptions cyclic;
    cyclic.method = SearchMethod::Cyclic;
    for (const Kind& kind : {kind_of("shift_or"), kind_of("k_edit", 2)})
        for (const auto& [shortest, longest] :
             {std::pair(3U, 40U), std::pair(60U, 70U), std::pair(1020U, 1040U)}) {
            const std::string text = random_text(random_, 2500, 2);
            Patterns patterns;
            while (patterns.size() < 5)
                patterns.push_back(pattern_from(
                    random_, text, shortest + random_() % (longest - shortest + 1), 2));
            expect_agreement(kind, patterns, {text}, cyclic);
        }
}

/// Around the end of each stretch, and so around those of rows and pieces, the pattern ends at
/// another offset.
TEST_F(CudaSearch, MatchesAroundEveryBoundary) {
    const std::string pattern = "GATTACAGATTAGG";
    for (const Kind& kind : {kind_of("shift_or"), kind_of("k_edit", 1)}) {
        std::string text(3 * kRow, 'C');
        const auto width = static_cast<std::ptrdiff_t>(pattern.size() + 2);
        std::ptrdiff_t offset = -2;
        for (std::size_t boundary = kStretch; boundary + kStretch <= text.size();
             boundary += kStretch) {
            const std::ptrdiff_t end = static_cast<std::ptrdiff_t>(boundary) + offset;
            text.replace(static_cast<std::size_t>(end) - pattern.size(), pattern.size(), pattern);
            offset = offset == width ? -2 : offset + 1;
        }
        const SearchEngine device = engine_for(kind, {pattern}, cuda_target());
        std::size_t exact = 0;
        for (const SearchHit& hit : scanned(device, text)) exact += hit.cost == 0 ? 1U : 0U;
        EXPECT_EQ(exact, 47U);
        expect_agreement(kind, {pattern, "TTA"}, {text});
    }
}

TEST_F(CudaSearch, TheTextBeginsWithNothing) {
    // A byte of zero stands where there is none.
    const Patterns patterns{std::string("\0", 1), std::string("\0\0", 2), std::string("\0\xff", 2),
                            "\xff\xff"};
    std::vector<std::string> texts{std::string(3, '\0'), std::string(kStretch + 2, '\0')};
    std::string mixed;
    while (mixed.size() < 4000) mixed += random_() % 2 == 0 ? '\0' : '\xff';
    texts.push_back(mixed);
    const SearchEngine device = engine_for(kind_of("shift_or"), patterns, cuda_target());
    for (const std::string& text : texts)
        EXPECT_TRUE(same(scanned(device, text), naive(patterns, text)));
    expect_agreement(kind_of("k_mismatch", 1), {std::string("a\0\0", 3), "\xff\xff"}, texts);
    expect_agreement(kind_of("k_edit", 2), {std::string("ab\0\0", 4), "\xff\xff\xff"}, texts);
}

TEST_F(CudaSearch, EqualAndNestedPatterns) {
    const Patterns patterns{"aba", "a", "aba", "ababa", "ba", "a", "aba"};
    const std::string text = random_text(random_, kRow + 50, 2);
    const SearchEngine device = engine_for(kind_of("shift_or"), patterns, cuda_target());
    EXPECT_TRUE(same(scanned(device, text), naive(patterns, text)));
}

TEST_F(CudaSearch, PatternsOfManyWords) {
    // 8 of 8 symbols in 64 bits, 128 in a word.
    for (const std::size_t count : {65U, 128U, 129U, 500U}) {
        Patterns patterns;
        const std::string text = random_text(random_, 3000, 2);
        while (patterns.size() < count) patterns.push_back(random_text(random_, 8, 2));
        const SearchEngine device = engine_for(kind_of("shift_or"), patterns, cuda_target());
        EXPECT_TRUE(same(scanned(device, text), naive(patterns, text))) << count;
    }
}

TEST_F(CudaSearch, MoreHitsThanThereIsRoomFor) {
    Patterns patterns;
    for (std::size_t length = 1; length <= 20; ++length) patterns.emplace_back(length, 'a');
    // Full stretches, empty ones, and some with a few hits between them.
    std::string text = std::string(3 * kStretch, 'a') + std::string(5 * kStretch, 'b') +
                       std::string(7, 'a') + std::string(9 * kStretch, 'b') +
                       std::string(kStretch + 13, 'a');
    expect_agreement(kind_of("shift_or"), patterns, {text});
}

TEST_F(CudaSearch, AScanEndsWhenTheSinkSaysSo) {
    SearchOptions pieces;
    pieces.stretch_bytes = 1;
    const SearchEngine device = engine_for(kind_of("shift_or"), {"aa"}, cuda_target(), pieces);
    const std::string text(4 * kRow, 'a');
    std::size_t calls = 0;
    const auto stop = [&](std::span<const SearchHit> hits) {
        ++calls;
        EXPECT_FALSE(hits.empty());
        return false;
    };
    for (int round = 0; round < 3; ++round) EXPECT_TRUE(device.scan(text, stop));
    EXPECT_EQ(calls, 3U);
    EXPECT_EQ(scanned(device, text).size(), text.size() - 1);
}

TEST_F(CudaSearch, WhatItDoesNotDoIsSaid) {
    const auto refusal = [](const Kind& kind, const Patterns& patterns, SearchOptions how) {
        const auto engine = SearchEngine::create(kind.recurrence, patterns, cuda_target(), {}, how);
        if (engine) return std::string("none");
        EXPECT_EQ(engine.failure().kind(), FailureKind::User);
        return engine.failure().render();
    };
    for (const SearchMethod method : {SearchMethod::TextSliced, SearchMethod::Screened,
                                      SearchMethod::Filter, SearchMethod::Automaton})
        EXPECT_NE(refusal(kind_of("shift_or"), {"a"}, by(method)).find("lanes and cyclic"),
                  std::string::npos);
    EXPECT_NE(refusal(kind_of("shift_or"), {std::string(65, 'a')}, by(SearchMethod::Lanes))
                  .find("have room for 64"),
              std::string::npos);
    EXPECT_NE(refusal(kind_of("k_edit", 3), {std::string(5000, 'a')}, {})
                  .find("a pattern of 5000 symbols is too long for target 'cuda'"),
              std::string::npos);
    Patterns many;
    while (many.size() < 33000) many.push_back(random_text(random_, 8, 26));
    EXPECT_NE(refusal(kind_of("shift_or"), many, {}).find("as many as 256 hold; leave --target"),
              std::string::npos);
    SearchOptions characters;
    characters.unit = SymbolUnit::Character;
    EXPECT_NE(refusal(kind_of("k_edit", 1), {"\xc3\xa4\xc3\xb6"}, characters)
                  .find("searches for characters as they stand"),
              std::string::npos);
    EXPECT_EQ(refusal(kind_of("shift_or"), {"\xc3\xa4"}, characters), "none");

    const SearchEngine engine = engine_for(kind_of("shift_or"), {"a"}, cuda_target());
    EXPECT_NE(engine.save("never").failure().render().find("this one is for a GPU"),
              std::string::npos);
    struct Texts final : TextFeed {
        std::unique_ptr<Text> make() override { return std::make_unique<Text>(); }
        bool read(Text&) override { return false; }
        bool begin(const Text&) override { return false; }
        bool take(std::span<const SearchHit>) override { return false; }
        bool end(const Text&) override { return false; }
    } texts;
    const Status fed = engine.scan(texts, 2, HitsWanted::All);
    ASSERT_FALSE(fed);
    EXPECT_NE(fed.failure().render().find("a processor takes chunks"), std::string::npos);
    EXPECT_NE(SearchStream::create(engine).failure().render().find("a processor takes chunks"),
              std::string::npos);
}

#ifdef MINTERM_FAKE_CUDA_DRIVER

TEST_F(CudaSearch, TextsThatTheDeviceHasNoRoomFor) {
    const std::string text = random_text(random_, 20 * kRow, 3);
    const std::vector<SearchHit> expected = naive({"abcabca"}, text);
    testing::reset_fake_cuda();
    for (const char* const memory : {"900000", "1200000", "4000000"}) {
        const testing::Environment small(
            std::map<std::string, std::string>{{"FAKE_CUDA_MEMORY", memory}});
        const SearchEngine device = engine_for(kind_of("shift_or"), {"abcabca"}, cuda_target());
        EXPECT_TRUE(same(scanned(device, text), expected)) << memory;
    }
    EXPECT_EQ(testing::reset_fake_cuda(), 0);
}

/// The device fails in each of the calls that it can fail in, one after the other; nothing is held
/// afterwards, and a search that is said to be well is.
TEST_F(CudaSearch, EveryFailureIsSaid) {
    const std::string text = random_text(random_, 3 * kRow, 2);
    const std::vector<SearchHit> expected = naive({"abab"}, text);
    std::size_t failures = 0;
    for (const char* const function :
         {"MemAlloc", "MemHostAlloc", "LaunchKernel", "StreamSynchronize", "MemcpyHtoDAsync",
          "MemcpyDtoHAsync", "ModuleLoadDataEx", "StreamCreate", "MemGetInfo"})
        for (int call = 1; call <= 3; ++call) {
            EXPECT_EQ(testing::reset_fake_cuda(), 0) << function;
            const testing::Environment failing(std::map<std::string, std::string>{
                {"FAKE_CUDA_FAIL", std::string(function) + ":" + std::to_string(call) + ":719"}});
            SearchOptions pieces;
            pieces.stretch_bytes = 1;
            auto engine = SearchEngine::create(kind_of("shift_or").recurrence, {"abab"},
                                               cuda_target(), {}, pieces);
            if (!engine) {
                ++failures;
                EXPECT_NE(engine.failure().render().find("the device is lost"), std::string::npos);
                continue;
            }
            std::vector<SearchHit> hits;
            const Status done = engine->scan(text, [&](std::span<const SearchHit> more) {
                hits.insert(hits.end(), more.begin(), more.end());
                return true;
            });
            if (done) {
                EXPECT_TRUE(same(hits, expected));
                continue;
            }
            ++failures;
            EXPECT_EQ(done.failure().kind(), FailureKind::Environment);
            EXPECT_NE(done.failure().render().find("the device is lost"), std::string::npos);
            // What was given before is the beginning.
            EXPECT_TRUE(hits.size() < expected.size() &&
                        std::equal(hits.begin(), hits.end(), expected.begin()));
        }
    EXPECT_EQ(testing::reset_fake_cuda(), 0);
    EXPECT_GE(failures, 20U);
}

#endif

}  // namespace
}  // namespace minterm::cuda_search_test
