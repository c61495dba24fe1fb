// SPDX-License-Identifier: Apache-2.0
//
// One engine on many threads, and one used by many: the same hits in the same order, with no thread
// in another's way. ThreadSanitizer runs this in builds without a compiler (CONTRIBUTING.md).
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <random>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "cli/text_search.hpp"
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

/// Texts in memory, read into room of their own. Notes what is found in each, and checks the order
/// of calls.
class ListFeed final : public TextFeed {
public:
    explicit ListFeed(const std::vector<std::string>& texts) : texts_(texts) {}

    std::vector<std::vector<SearchHit>> found{};  ///< of texts that were ended
    std::size_t unwanted = ~std::size_t{0};       ///< the text of which nothing is wanted
    std::size_t most_hits = ~std::size_t{0};      ///< that are wanted of a text, about
    std::size_t last = ~std::size_t{0};           ///< the last text that is wanted

    std::unique_ptr<Text> make() override { return std::make_unique<Numbered>(); }

    bool read(Text& text) override {
        EXPECT_EQ(++readers_, 1);
        EXPECT_LE(read_, texts_.size());
        const bool is_there = read_ < texts_.size();
        if (is_there) {
            auto& room = static_cast<Numbered&>(text);
            room.own = texts_[read_];
            room.bytes = room.own;
            room.number = read_;
        }
        ++read_;
        --readers_;
        return is_there;
    }

    bool begin(const Text& text) override {
        EXPECT_FALSE(is_open_);
        is_open_ = true;
        EXPECT_EQ(static_cast<const Numbered&>(text).number, found.size());
        EXPECT_EQ(text.bytes, texts_[found.size()]);
        hits_.clear();
        return found.size() != unwanted;
    }

    bool take(std::span<const SearchHit> hits) override {
        EXPECT_TRUE(is_open_);
        EXPECT_NE(found.size(), unwanted);
        EXPECT_LT(hits_.size(), most_hits) << "no more was wanted";
        hits_.insert(hits_.end(), hits.begin(), hits.end());
        return hits_.size() < most_hits;
    }

    bool end(const Text& text) override {
        EXPECT_TRUE(is_open_);
        is_open_ = false;
        EXPECT_EQ(static_cast<const Numbered&>(text).number, found.size());
        found.push_back(hits_);
        return found.size() <= last;
    }

private:
    struct Numbered final : Text {
        std::string own;
        std::size_t number = 0;
    };

    const std::vector<std::string>& texts_;
    std::atomic<int> readers_{0};
    std::size_t read_ = 0;
    bool is_open_ = false;
    std::vector<SearchHit> hits_;
};

TextSearchOptions on_threads(int threads) {
    TextSearchOptions options;
    options.threads = threads;
    return options;
}

TEST(SearchThreads, TextsOfAFeedAreSearchedByThemselves) {
    const Target& target = *runnable_targets().back();
    std::mt19937 random(14);
    std::vector<std::string> texts;
    for (const std::size_t size : {0U, 1U, 7U, 8U, 0U, 0U, 30'000U, 4999U, 5000U, 5001U, 10'000U})
        texts.push_back(random_text(random, size, 3));
    for (int i = 0; i < 60; ++i) texts.push_back(random_text(random, random() % 300, 3));
    texts.push_back(std::string(100'000, 'a'));  // more hits than a thread hands out at once
    texts.emplace_back();
    const std::vector<std::string> patterns{"abcab", "aaaaaaa", "abcab", texts[6].substr(9, 11)};
    SearchOptions options;
    options.stretch_bytes = 5000;
    for (const Kind& kind : {kind_of("shift_or"), kind_of("k_edit", 1)})
        for (const int threads : {1, 2, 3, 8}) {
            const TextSearch search =
                TextSearch::from(engine_for(kind, patterns, target, options), on_threads(threads));
            std::vector<std::vector<SearchHit>> expected;
            for (const std::string& text : texts)
                expected.push_back(scanned(*search.engine(), text));
            // Texts that are read ahead, and texts that are shared by all threads in turn.
            for (const int readers : {threads, 1}) {
                ListFeed all(texts);
                ASSERT_TRUE(search.scan(all, Occurrences::All, readers));
                ASSERT_EQ(all.found.size(), texts.size());
                for (std::size_t i = 0; i < texts.size(); ++i)
                    EXPECT_TRUE(same(all.found[i], expected[i])) << threads << ", text " << i;

                ListFeed some(texts);
                some.unwanted = 8;
                some.most_hits = 5;
                some.last = texts.size() - 3;
                ASSERT_TRUE(search.scan(some, Occurrences::All, readers));
                ASSERT_EQ(some.found.size(), texts.size() - 2);
                for (std::size_t i = 0; i < some.found.size(); ++i) {
                    const std::size_t least = std::min<std::size_t>(5, expected[i].size());
                    EXPECT_GE(some.found[i].size(), i == 8 ? 0 : least);
                    EXPECT_LE(some.found[i].size(), i == 8 ? 0 : expected[i].size());
                    EXPECT_TRUE(std::equal(some.found[i].begin(), some.found[i].end(),
                                           expected[i].begin()));
                }
            }
        }
}

TEST(SearchThreads, AFeedWithoutTexts) {
    const Target& target = *runnable_targets().back();
    for (const int threads : {1, 2})
        for (const int readers : {threads, 1}) {
            const TextSearch search = TextSearch::from(
                engine_for(kind_of("shift_or"), {"abc"}, target), on_threads(threads));
            const std::vector<std::string> none;
            ListFeed feed(none);
            EXPECT_TRUE(search.scan(feed, Occurrences::All, readers));
            EXPECT_TRUE(feed.found.empty());
        }
}

}  // namespace
}  // namespace minterm::search_threads_test
