// SPDX-License-Identifier: Apache-2.0
//
// One hit a line instead of all: by every method, on every target, whatever the lines are like.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <random>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "codegen/search_engine.hpp"
#include "tests/support/needs_compiler.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/search_hits.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::search_line_hits_test {
namespace {

using testing::load_shipped;
using testing::runnable_targets;
using testing::scanned;

/// Lines, by their first bytes, in which a hit lies.
std::set<std::size_t> lines_with(const std::vector<SearchHit>& hits, std::string_view text) {
    std::vector<std::size_t> begins{0};
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] == '\n') begins.push_back(i + 1);
    std::set<std::size_t> lines;
    for (const SearchHit& hit : hits) {
        const std::string_view matched = text.substr(hit.start, hit.end - hit.start);
        if (matched.find('\n') != std::string_view::npos) continue;
        lines.insert(*std::prev(std::upper_bound(begins.begin(), begins.end(), hit.start)));
    }
    return lines;
}

/// Lines of all lengths from 0 to some hundred, one of which fills pieces and more.
std::string text_of_lines(std::mt19937& random, std::string_view letters) {
    std::string text;
    while (text.size() < 60'000) {
        const std::size_t length = text.size() > 20'000 && text.size() < 25'000 ? 30'000
                                   : random() % 3 == 0                          ? random() % 400
                                                                                : random() % 30;
        for (std::size_t i = 0; i < length; ++i) text += letters[random() % letters.size()];
        text += '\n';
    }
    if (random() % 2 == 0) text += letters.front();
    return text;
}

void expect_same_lines(const Recurrence& recurrence, const std::vector<std::string>& patterns,
                       const std::vector<SearchMethod>& methods) {
    std::mt19937 random(47);
    std::vector<std::string> texts;
    for (const std::string_view letters : {"a", "ab", "abcdefghijklmnop"})
        texts.push_back(text_of_lines(random, letters));
    for (const Target* target : runnable_targets())
        for (const SearchMethod method : methods) {
            SearchOptions options;
            options.method = method;
            options.stretch_bytes = 10'000;
            const SearchEngine engine =
                testing::search_engine(recurrence, patterns, *target, options);
            for (const std::string& text : texts) {
                const std::vector<SearchHit> all = scanned(engine, text);
                for (const int threads : {1, 3}) {
                    const std::vector<SearchHit> some =
                        scanned(engine, text, threads, HitsWanted::OneALine);
                    ASSERT_EQ(lines_with(some, text), lines_with(all, text))
                        << target->name << ", method " << static_cast<int>(method);
                    const auto before = [](const SearchHit& x, const SearchHit& y) {
                        return std::tuple(x.end, x.pattern) < std::tuple(y.end, y.pattern);
                    };
                    EXPECT_TRUE(
                        std::includes(all.begin(), all.end(), some.begin(), some.end(), before));
                    // Lines of one letter are full of hits.
                    if (&text == &texts.front()) {
                        EXPECT_LT(some.size(), all.size() / 10);
                    }
                }
            }
        }
}

TEST(SearchLineHits, WithoutErrors) {
    expect_same_lines(load_shipped("shift_or"), {"a", "aab", "ba", "abcd", "aaaaaaaa"},
                      {SearchMethod::TextSliced, SearchMethod::Cyclic, SearchMethod::Lanes,
                       SearchMethod::Filter, SearchMethod::Automaton, SearchMethod::Screened});
}

TEST(SearchLineHits, WithMismatches) {
    MINTERM_NEEDS_COMPILER();
    expect_same_lines(load_shipped("k_mismatch", {{"k", 2}}), {"aab", "abcab", "aaaaaaa"},
                      {SearchMethod::TextSliced, SearchMethod::Cyclic, SearchMethod::Lanes,
                       SearchMethod::Screened});
}

TEST(SearchLineHits, WithEdits) {
    MINTERM_NEEDS_COMPILER();
    expect_same_lines(load_shipped("k_edit", {{"k", 2}}), {"aab", "abcab", "aaaaaaa"},
                      {SearchMethod::TextSliced, SearchMethod::Cyclic, SearchMethod::Lanes,
                       SearchMethod::Screened});
}

}  // namespace
}  // namespace minterm::search_line_hits_test
