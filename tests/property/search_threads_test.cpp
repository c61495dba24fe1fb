// SPDX-License-Identifier: Apache-2.0
//
// One engine on many threads, and one used by many: the same hits in the same order, with no thread
// in another's way. ThreadSanitizer runs this in builds without a compiler (CONTRIBUTING.md).
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "codegen/code_source.hpp"
#include "tests/property/search_kinds.hpp"
#include "tests/support/runnable_targets.hpp"

namespace minterm::search_threads_test {
namespace {

using namespace testing::search;
using testing::runnable_targets;
using testing::scanned;

std::vector<SearchMethod> all_methods_of(const Kind& kind) {
    std::vector<SearchMethod> methods = methods_of(kind);
    if (has_compiler()) methods.push_back(SearchMethod::TextSliced);
    return methods;
}

TEST(SearchThreads, GiveTheSameInTheSameOrder) {
    const Target& target = *runnable_targets().back();
    std::mt19937 random(11);
    std::string text = random_text(random, (std::size_t{5} << 20U) + 777, 4);
    const std::vector<std::string> patterns{"abcdabcd", text.substr((1U << 20U) - 9, 18),
                                            text.substr((2U << 20U) - 1, 12)};
    for (const Kind& kind : {kind_of("shift_or"), kind_of("k_edit", 1)}) {
        const SearchEngine engine = engine_for(kind, patterns, target);
        const std::vector<SearchHit> expected = scanned(engine, text);
        for (const int threads : {2, 3, 8})
            EXPECT_TRUE(same(scanned(engine, text, threads), expected)) << threads;
        std::size_t calls = 0;
        EXPECT_TRUE(engine.scan(
            text, [&](std::span<const SearchHit>) { return ++calls < 2; }, 2));
        EXPECT_EQ(calls, 2U);
    }
}

TEST(SearchThreads, EveryMethodOnShortStretches) {
    const Target& target = *runnable_targets().back();
    std::mt19937 random(12);
    // A part that filters are no help for, so that one thread makes the automaton for all.
    const std::string text =
        random_text(random, 30'000, 3) + std::string(70'000, 'a') + random_text(random, 30'000, 3);
    std::vector<std::string> patterns{text.substr(29'995, 12), "b" + std::string(20, 'a')};
    for (std::size_t i = 0; i < 10; ++i)
        patterns.push_back(pattern_from(random, text.substr(0, 30'000), 8 + i, 3));
    for (const Kind& kind : {kind_of("shift_or"), kind_of("k_mismatch", 1), kind_of("k_edit", 2)})
        for (const SearchMethod method : all_methods_of(kind)) {
            SearchOptions options = by(method);
            options.stretch_bytes = 5000;
            const SearchEngine engine = engine_for(kind, patterns, target, options);
            const std::vector<SearchHit> expected = scanned(engine, text);
            EXPECT_TRUE(same(scanned(engine, text, 4), expected)) << kind.name;
            std::vector<SearchHit> some;
            EXPECT_TRUE(engine.scan(
                text,
                [&](std::span<const SearchHit> hits) {
                    some.insert(some.end(), hits.begin(), hits.end());
                    return some.size() < expected.size() / 2;
                },
                4));
            ASSERT_LE(some.size(), expected.size());
            EXPECT_TRUE(std::equal(some.begin(), some.end(), expected.begin())) << kind.name;
        }
}

/// More hits in a stretch than a thread hands out at once.
TEST(SearchThreads, HitsEverywhere) {
    const Target& target = *runnable_targets().back();
    const std::string text((std::size_t{1} << 19U) + 5, 'a');
    const std::vector<std::string> patterns{"a", "aa", "a", "aaaaaaa"};
    const SearchEngine engine = engine_for(kind_of("shift_or"), patterns, target);
    const std::vector<SearchHit> expected = scanned(engine, text);
    EXPECT_EQ(expected.size(), 4 * text.size() - 1 - 6);
    for (const int threads : {2, 3}) {
        EXPECT_TRUE(same(scanned(engine, text, threads), expected)) << threads;
        std::size_t hits = 0;
        EXPECT_TRUE(engine.scan(
            text, [&](std::span<const SearchHit> some) { return (hits += some.size()) < 900'000; },
            threads));
        EXPECT_LT(hits, 1'800'000U);
    }
}

TEST(SearchThreads, ManyCallersOfOneEngine) {
    const Target& target = *runnable_targets().back();
    std::mt19937 random(13);
    const std::string text = random_text(random, 60'000, 4) + std::string(60'000, 'a');
    const std::vector<std::string> patterns{text.substr(100, 9), text.substr(5000, 14),
                                            "b" + std::string(30, 'a')};
    for (const Kind& kind : {kind_of("shift_or"), kind_of("k_edit", 1)})
        for (const SearchMethod method : all_methods_of(kind)) {
            const SearchEngine engine = engine_for(kind, patterns, target, by(method));
            const std::vector<SearchHit> expected = scanned(engine, text);
            const SearchEngine untried = engine_for(kind, patterns, target, by(method));
            std::atomic<int> right{0};
            std::vector<std::jthread> callers;
            for (int caller = 0; caller < 4; ++caller)
                callers.emplace_back([&, caller] {
                    if (caller % 2 == 0) {
                        if (scanned(untried, text, caller + 1) == expected) ++right;
                        return;
                    }
                    std::vector<SearchHit> hits;
                    const HitSink sink = [&](std::span<const SearchHit> more) {
                        hits.insert(hits.end(), more.begin(), more.end());
                        return true;
                    };
                    auto stream = SearchStream::create(untried);
                    for (std::size_t place = 0; place < text.size(); place += 7777)
                        stream->feed(std::string_view(text).substr(place, 7777), sink);
                    stream->flush(sink);
                    if (hits == expected) ++right;
                });
            callers.clear();
            EXPECT_EQ(right, 4) << kind.name;
        }
}

}  // namespace
}  // namespace minterm::search_threads_test
