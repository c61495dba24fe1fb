// SPDX-License-Identifier: Apache-2.0
//
// Many lists of keys at once, with and without threads, against std::set: short ones, ones that are
// longer than what is looked for ahead, and as many.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "minterm/dictionary.hpp"
#include "synth/random_sequence.hpp"

namespace minterm::many_lists_test {
namespace {

using Words = std::vector<std::string>;

constexpr DictionaryLayout kAll[] = {DictionaryLayout::Fast, DictionaryLayout::Paper,
                                     DictionaryLayout::Louds, DictionaryLayout::Small};
constexpr std::size_t kNoLimit = ~std::size_t{0};

struct Listed {
    std::size_t question;
    std::string key;
    bool operator==(const Listed&) const = default;
};

Words some_words(std::uint64_t seed, std::size_t count, std::size_t longest, std::size_t letters) {
    RandomSequence random(seed);
    Words words;
    for (std::size_t i = 0; i < count; ++i) {
        std::string word(random.below(longest + 1), ' ');
        for (char& letter : word) letter = static_cast<char>(random.below(letters) * 85);
        words.push_back(word);
    }
    return words;
}

Dictionary build(const std::set<std::string>& words, DictionaryLayout layout) {
    DictionaryBuilder builder;
    for (const std::string& word : words) EXPECT_TRUE(builder.add(word).ok());
    Result<Dictionary> built = std::move(builder).build({layout, IdOrder::Sorted});
    EXPECT_TRUE(built.ok());
    return *built;
}

/// What is listed, at most `most`; numbers are those of `find`.
template <typename Walk>
std::vector<Listed> listed(const Dictionary& dictionary, std::size_t most, const Walk& walk) {
    std::vector<Listed> all;
    walk([&](std::size_t i, std::string_view key, std::uint64_t id) {
        EXPECT_EQ(dictionary.find(key), id);
        all.push_back({i, std::string(key)});
        return all.size() < most;
    });
    return all;
}

void expect_like_a_set(const std::set<std::string>& words, const Words& questions,
                       const Words& lasts, std::size_t limit, std::size_t most) {
    std::vector<std::string_view> prefixes(questions.begin(), questions.end());
    std::vector<Dictionary::Range> ranges;
    std::vector<Listed> begin_alike;
    std::vector<Listed> between;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const bool to_the_end = i % 5 == 4;
        ranges.push_back({questions[i], std::nullopt});
        if (!to_the_end) ranges.back().last = lasts[i];
        std::size_t count = 0;
        for (auto at = words.lower_bound(questions[i]);
             at != words.end() && at->starts_with(questions[i]) && count < limit; ++at, ++count)
            if (begin_alike.size() < most) begin_alike.push_back({i, *at});
        count = 0;
        for (auto at = words.lower_bound(questions[i]);
             at != words.end() && (to_the_end || *at <= lasts[i]) && count < limit; ++at, ++count)
            if (between.size() < most) between.push_back({i, *at});
    }
    for (const DictionaryLayout layout : kAll) {
        const Dictionary dictionary = build(words, layout);
        for (const int threads : {1, 2, 7}) {
            SCOPED_TRACE(std::string(name_of(layout)) + ", " + std::to_string(threads));
            ASSERT_EQ(listed(dictionary, most,
                             [&](const auto& visit) {
                                 dictionary.visit_keys(prefixes, limit, threads, visit);
                             }),
                      begin_alike);
            ASSERT_EQ(listed(dictionary, most,
                             [&](const auto& visit) {
                                 dictionary.visit_ranges(ranges, limit, threads, visit);
                             }),
                      between);
        }
    }
}

TEST(ManyLists, AreThoseOfASet) {
    for (const std::size_t count : {0U, 1U, 40U, 700U}) {
        const Words words = some_words(count, count, 8, 3);
        const std::set<std::string> naive(words.begin(), words.end());
        const Words questions = some_words(1, 90, 3, 3);
        const Words lasts = some_words(2, 90, 4, 3);
        for (const std::size_t limit : {std::size_t{0}, std::size_t{1}, std::size_t{3}, kNoLimit})
            for (const std::size_t most : {std::size_t{1}, std::size_t{50}, kNoLimit})
                expect_like_a_set(naive, questions, lasts, limit, most);
    }
    expect_like_a_set({"", "a"}, {}, {}, kNoLimit, kNoLimit);
}

// More questions than are asked at once, of which some have more keys than are looked for ahead:
// 16 KiB each where there are 4,096.
TEST(ManyLists, GoOnBehindWhatIsAhead) {
    const Words words = some_words(3, 4000, 12, 3);
    const std::set<std::string> naive(words.begin(), words.end());
    Words questions = some_words(4, 4200, 12, 3);
    for (std::string& question : questions) question.resize(12, '\0');
    const Words lasts = questions;
    for (const std::size_t i : {0U, 1U, 7U, 4090U, 4100U, 4199U}) questions[i].clear();
    std::size_t bytes = 0;
    for (const std::string& word : naive) bytes += word.size() + 16;
    ASSERT_GT(bytes, 3U << 14);
    expect_like_a_set(naive, questions, lasts, 5, kNoLimit);
    Words few_ends = lasts;
    for (std::size_t i = 0; i < questions.size(); ++i)
        if (i % 100 != 0) few_ends[i] = questions[i];
    for (std::size_t i = 4; i < questions.size(); i += 5) questions[i] = "\xFF\xFF";
    expect_like_a_set(naive, questions, few_ends, kNoLimit, kNoLimit);
    expect_like_a_set(naive, questions, few_ends, 2000, 9000);
}

TEST(ManyLists, LongestPrefixesAreThoseOfASet) {
    const Words words = some_words(5, 300, 5, 3);
    const std::set<std::string> naive(words.begin(), words.end());
    const Words texts = some_words(6, 500, 9, 3);
    const std::vector<std::string_view> asked(texts.begin(), texts.end());
    for (const DictionaryLayout layout : kAll) {
        const Dictionary dictionary = build(naive, layout);
        for (const int threads : {1, 3}) {
            const auto longest = dictionary.longest_prefix_of(asked, threads);
            ASSERT_EQ(longest.size(), texts.size());
            for (std::size_t i = 0; i < texts.size(); ++i) {
                std::optional<Dictionary::Prefix> expected;
                for (std::size_t length = 0; length <= texts[i].size(); ++length)
                    if (const auto at = naive.find(texts[i].substr(0, length)); at != naive.end())
                        expected = {length,
                                    static_cast<std::uint64_t>(std::distance(naive.begin(), at))};
                ASSERT_EQ(longest[i], expected);
            }
        }
    }
}

}  // namespace
}  // namespace minterm::many_lists_test
