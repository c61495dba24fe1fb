// SPDX-License-Identifier: Apache-2.0
//
// The C++ interface of dictionaries, as a program sees it that links libminterm, and what minterm.h
// refuses.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "minterm/key_dictionary.hpp"

namespace minterm::dictionary_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::vector<FoundKey> listed(const KeyDictionary& dictionary, std::string_view prefix) {
    std::vector<FoundKey> all;
    EXPECT_TRUE(dictionary.list(prefix, [&](std::string_view key, std::uint64_t id) {
        all.push_back({std::string(key), id, 0});
        return true;
    }));
    return all;
}

TEST(KeyDictionary, SimpleCase) {
    const auto words = KeyDictionary::build({"then", "cat", "the", "then"});
    ASSERT_TRUE(words) << words.failure().render();
    EXPECT_EQ(words->size(), 3U);
    EXPECT_EQ(words->lookup("the"), 1U);
    EXPECT_EQ(words->lookup("th"), KeyDictionary::kNoId);
    EXPECT_EQ(*words->key(2), "then");
    EXPECT_THAT(*words->prefixes_of("thence"),
                ElementsAre(FoundKey{"the", 1, 0}, FoundKey{"then", 2, 0}));
    std::size_t length = 99;
    EXPECT_EQ(words->longest_prefix_of("thence", length), 2U);
    EXPECT_EQ(length, 4U);
    EXPECT_EQ(words->longest_prefix_of("dog", length), KeyDictionary::kNoId);
    EXPECT_EQ(length, 0U);
    EXPECT_THAT(listed(*words, "the"), ElementsAre(FoundKey{"the", 1, 0}, FoundKey{"then", 2, 0}));
    EXPECT_THAT(*words->near("thee", 1),
                ElementsAre(FoundKey{"the", 1, 1}, FoundKey{"then", 2, 1}));
    EXPECT_THAT(*words->near("then", 1, 1), ElementsAre(FoundKey{"then", 2, 0}));
}

TEST(KeyDictionary, NoKeysAndTheEmptyKey) {
    const auto none = KeyDictionary::build({});
    ASSERT_TRUE(none);
    EXPECT_EQ(none->size(), 0U);
    EXPECT_THAT(listed(*none, ""), IsEmpty());
    const auto empty = KeyDictionary::build({""});
    ASSERT_TRUE(empty);
    EXPECT_EQ(empty->lookup(""), 0U);
    EXPECT_EQ(*empty->key(0), "");
}

TEST(KeyDictionary, ManyKeysOfAnyBytesInEveryLayout) {
    std::mt19937 random(1);
    std::set<std::string> naive;
    while (naive.size() < 2'000) {
        std::string key(random() % 9, '\0');
        for (char& letter : key) letter = static_cast<char>(random() % 5 * 60);
        naive.insert(key);
    }
    const std::vector<std::string_view> sorted(naive.begin(), naive.end());
    std::vector<std::string_view> shuffled = sorted;
    std::shuffle(shuffled.begin(), shuffled.end(), random);
    for (const char* const layout : {"fast", "paper", "louds", "small"})
        for (const char* const ids : {"sorted", "trie"}) {
            const auto dictionary = KeyDictionary::build(shuffled, {layout, ids});
            ASSERT_TRUE(dictionary) << dictionary.failure().render();
            const std::vector<std::uint64_t> numbers = dictionary->lookup(sorted);
            for (std::size_t i = 0; std::string_view(ids) == "sorted" && i < sorted.size(); ++i)
                ASSERT_EQ(numbers[i], i);
            const auto keys = dictionary->keys(numbers);
            ASSERT_TRUE(keys);
            EXPECT_TRUE(std::equal(keys->begin(), keys->end(), sorted.begin(), sorted.end()));
            EXPECT_EQ(listed(*dictionary, "").size(), sorted.size());
            EXPECT_EQ(dictionary->lookup(sorted, 3), numbers);
            EXPECT_EQ(*dictionary->keys(numbers, 3), *keys);
            const std::span<const std::string_view> some = std::span(shuffled).first(60);
            const auto near = dictionary->near(some, 1, 4, 2);
            ASSERT_TRUE(near);
            ASSERT_EQ(near->size(), some.size());
            for (std::size_t i = 0; i < some.size(); ++i)
                EXPECT_EQ((*near)[i], *dictionary->near(some[i], 1, 4));
        }
}

TEST(KeyDictionary, NumbersOfTheirOwn) {
    const std::vector<std::uint64_t> own{70, KeyDictionary::kNoId - 1, 70};
    for (const char* const layout : {"fast", "paper", "louds", "small"}) {
        const auto words = KeyDictionary::build({"dog", "cat", "ant"}, {layout, "own", own});
        ASSERT_TRUE(words) << words.failure().render();
        EXPECT_EQ(words->lookup("cat"), KeyDictionary::kNoId - 1);
        EXPECT_EQ(words->lookup("dog"), 70U);
        EXPECT_EQ(*words->key(70), "ant");  // the first in byte order
        EXPECT_FALSE(words->key(0));
    }
    const std::vector<std::uint64_t> none{KeyDictionary::kNoId};
    EXPECT_FALSE(KeyDictionary::build({"a"}, {"fast", "own", none}));
}

TEST(KeyDictionary, RangesAreThoseOfASet) {
    std::mt19937 random(2);
    std::set<std::string> naive;
    while (naive.size() < 300) {
        std::string key(random() % 6, '\0');
        for (char& letter : key) letter = static_cast<char>(random() % 5 * 60);
        naive.insert(key);
    }
    const std::vector<std::string_view> sorted(naive.begin(), naive.end());
    for (const char* const layout : {"fast", "small"}) {
        const auto dictionary = KeyDictionary::build(sorted, {layout, "sorted"});
        ASSERT_TRUE(dictionary);
        for (int round = 0; round < 200; ++round) {
            const std::string first(sorted[random() % sorted.size()].substr(0, random() % 6));
            const std::string last(sorted[random() % sorted.size()]);
            for (const auto& end : {std::optional<std::string_view>(last), {}}) {
                std::vector<std::string> found;
                ASSERT_TRUE(
                    dictionary->range(first, end, [&](std::string_view key, std::uint64_t id) {
                        EXPECT_EQ(sorted[id], key);
                        found.emplace_back(key);
                        return true;
                    }));
                std::vector<std::string> expected;
                for (const std::string& key : naive)
                    if (key >= first && (!end || key <= *end)) expected.push_back(key);
                ASSERT_EQ(found, expected);
            }
        }
    }
}

// What is said of each text alone.
TEST(KeyDictionary, ManyTextsAreAskedAtOnce) {
    std::mt19937 random(3);
    std::vector<std::string> texts;
    for (int i = 0; i < 700; ++i) {
        texts.emplace_back(random() % 7, '\0');
        for (char& letter : texts.back()) letter = static_cast<char>(random() % 3 * 100);
    }
    const std::set<std::string> naive(texts.begin(), texts.begin() + 300);
    const std::vector<std::string_view> keys(naive.begin(), naive.end());
    const std::vector<std::string_view> asked(texts.begin(), texts.end());
    std::vector<std::string_view> lasts(texts.rbegin(), texts.rend());
    using Found = std::vector<std::pair<std::size_t, std::string>>;
    const auto id_of = [&](const std::string& key) {
        return static_cast<std::uint64_t>(std::distance(naive.begin(), naive.find(key)));
    };
    std::vector<std::vector<FoundKey>> prefixes(texts.size());
    std::vector<std::uint64_t> longest(texts.size(), KeyDictionary::kNoId);
    std::vector<std::size_t> longest_lengths(texts.size());
    Found lists;
    Found ranges;
    Found to_the_end;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        for (std::size_t length = 0; length <= texts[i].size(); ++length) {
            const std::string key = texts[i].substr(0, length);
            if (!naive.contains(key)) continue;
            prefixes[i].push_back({key, id_of(key), 0});
            longest[i] = id_of(key);
            longest_lengths[i] = length;
        }
        for (const std::string& key : naive)
            if (key.starts_with(texts[i])) lists.emplace_back(i, key);
        std::size_t count = 0;
        for (auto at = naive.lower_bound(texts[i]); at != naive.end() && count < 4; ++at, ++count) {
            if (*at <= lasts[i]) ranges.emplace_back(i, *at);
            to_the_end.emplace_back(i, *at);
        }
    }
    for (const char* const layout : {"fast", "small"})
        for (const int threads : {1, 3}) {
            const auto dictionary = KeyDictionary::build(keys, {layout, "sorted"});
            ASSERT_TRUE(dictionary);
            EXPECT_EQ(*dictionary->prefixes_of(asked, threads), prefixes);
            std::vector<std::size_t> lengths;
            EXPECT_EQ(dictionary->longest_prefix_of(asked, lengths, threads), longest);
            EXPECT_EQ(lengths, longest_lengths);
            Found found;
            const KeyDictionary::VisitEach visit = [&](std::size_t i, std::string_view key,
                                                       std::uint64_t id) {
                EXPECT_EQ(keys[id], key);
                found.emplace_back(i, key);
                return found.size() != 5000;
            };
            ASSERT_TRUE(dictionary->list(asked, SIZE_MAX, threads, visit));
            ASSERT_GT(lists.size(), 5000U);
            EXPECT_EQ(found, Found(lists.begin(), lists.begin() + 5000));
            found.clear();
            ASSERT_TRUE(dictionary->range(asked, lasts, 4, threads, visit));
            EXPECT_EQ(found, ranges);
            found.clear();
            ASSERT_TRUE(dictionary->range(asked, {}, 4, threads, visit));
            EXPECT_EQ(found, to_the_end);
            EXPECT_FALSE(dictionary->range(asked, std::span(lasts).first(9), 4, threads, visit));
            EXPECT_FALSE(dictionary->list(asked, 4, -1, visit));
            EXPECT_FALSE(dictionary->prefixes_of(asked, -1));
        }
}

TEST(KeyDictionary, FilesAreMapped) {
    const std::filesystem::path folder =
        std::filesystem::path(::testing::TempDir()) / "minterm_key_dictionary";
    std::filesystem::create_directories(folder);
    const std::string path = folder / "words.mtd";
    const auto words = KeyDictionary::build({"the", "cat"});
    ASSERT_TRUE(words);
    ASSERT_TRUE(words->save(path));
    for (const bool check : {true, false}) {
        const auto opened = KeyDictionary::open(path, check);
        ASSERT_TRUE(opened) << opened.failure().render();
        EXPECT_EQ(opened->lookup("the"), 1U);
    }
    // Nothing else was left in the folder.
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1);
    std::filesystem::resize_file(path, 100);
    const auto cut = KeyDictionary::open(path);
    ASSERT_FALSE(cut);
    EXPECT_EQ(cut.failure().kind(), FailureKind::User);
    EXPECT_THAT(words->save(path + "/a/b").failure().render(),
                HasSubstr(path + "/a/b: " + path + " is no folder; choose another place"));
    std::filesystem::remove_all(folder);
    EXPECT_THAT(KeyDictionary::open(path).failure().render(), HasSubstr("no such file"));
    const Status unsaved = words->save(path);
    ASSERT_FALSE(unsaved);
    EXPECT_EQ(unsaved.failure().kind(), FailureKind::User);
    EXPECT_THAT(unsaved.failure().render(), HasSubstr("there is no such folder"));
}

TEST(KeyDictionary, StopsWhenNoMoreIsWanted) {
    const auto words = KeyDictionary::build({"a", "b", "c"});
    std::size_t calls = 0;
    EXPECT_TRUE(words->list("", [&](std::string_view, std::uint64_t) { return ++calls < 2; }));
    EXPECT_EQ(calls, 2U);
}

TEST(KeyDictionary, BadInputIsRefused) {
    EXPECT_THAT(KeyDictionary::build({"a"}, {"tiny", "sorted"}).failure().render(),
                HasSubstr("there is no layout 'tiny'; choose one of fast, paper, louds, small"));
    EXPECT_THAT(KeyDictionary::build({"a"}, {"fast", "own"}).failure().render(),
                HasSubstr("numbers \"own\" and `own_ids` go together"));
    const std::vector<std::uint64_t> own{7, 8};
    EXPECT_THAT(KeyDictionary::build({"a", "b"}, {"fast", "trie", own}).failure().render(),
                HasSubstr("go together"));
    EXPECT_THAT(KeyDictionary::build({"a", "a"}, {"fast", "own", own}).failure().render(),
                HasSubstr("keys 0 and 1, counted from 0, are the same"));
    EXPECT_THAT(KeyDictionary::build({"a"}, {"fast", "own", own}).failure().render(),
                HasSubstr("there are 1 keys and 2 numbers of their own"));
    const auto words = KeyDictionary::build({"a", "b"});
    ASSERT_TRUE(words);
    EXPECT_THAT(words->key(2).failure().render(), HasSubstr("no key has the number 2"));
    EXPECT_FALSE(words->near("a", 256));
    EXPECT_EQ(minterm_dictionary_range(nullptr, minterm_bytes("a", 1), nullptr, nullptr, nullptr),
              MINTERM_BAD_INPUT);
    const minterm_text wide{U"abc", 3, 4};
    minterm_dictionary* dictionary = nullptr;
    EXPECT_EQ(minterm_dictionary_build(nullptr, &wide, 1, &dictionary), MINTERM_BAD_INPUT);
    EXPECT_EQ(dictionary, nullptr);
    EXPECT_EQ(minterm_dictionary_build(nullptr, nullptr, 1, &dictionary), MINTERM_BAD_INPUT);
    minterm_dictionary_options options = MINTERM_DICTIONARY_OPTIONS_INIT;
    options.size = 3;
    EXPECT_EQ(minterm_dictionary_build(&options, nullptr, 0, &dictionary), MINTERM_BAD_INPUT);
    EXPECT_THAT(minterm_last_error(), HasSubstr("MINTERM_DICTIONARY_OPTIONS_INIT"));
    std::uint64_t id = 7;
    EXPECT_EQ(minterm_dictionary_lookup(nullptr, &wide, 1, 1, &id), MINTERM_BAD_INPUT);
    EXPECT_FALSE(words->keys(std::span(&id, 1), -1));
    const std::vector<std::string_view> texts{"a"};
    EXPECT_FALSE(words->near(texts, 1, 9, -1));
    EXPECT_FALSE(words->near(texts, 256));
    EXPECT_EQ(minterm_dictionary_use_device(nullptr, 0, nullptr), MINTERM_BAD_INPUT);
    EXPECT_FALSE(words->on_device());
    EXPECT_EQ(id, 7U);
    EXPECT_EQ(minterm_dictionary_open(nullptr, 0, &dictionary), MINTERM_BAD_INPUT);
    EXPECT_EQ(minterm_dictionary_save(nullptr, "x"), MINTERM_BAD_INPUT);
    EXPECT_EQ(minterm_dictionary_keys(nullptr, &id, 1, 1, nullptr, nullptr), MINTERM_BAD_INPUT);
    EXPECT_EQ(minterm_dictionary_list(nullptr, wide, nullptr, nullptr), MINTERM_BAD_INPUT);
    std::size_t length = 7;
    EXPECT_EQ(minterm_dictionary_prefixes_all(nullptr, &wide, 1, 1, nullptr, nullptr),
              MINTERM_BAD_INPUT);
    EXPECT_EQ(minterm_dictionary_list_all(nullptr, &wide, 1, 1, 1, nullptr, nullptr),
              MINTERM_BAD_INPUT);
    EXPECT_EQ(minterm_dictionary_range_all(nullptr, &wide, nullptr, 1, 1, 1, nullptr, nullptr),
              MINTERM_BAD_INPUT);
    const minterm_text key = minterm_bytes("a", 1);
    ASSERT_EQ(minterm_dictionary_build(nullptr, &key, 1, &dictionary), MINTERM_OK);
    EXPECT_EQ(minterm_dictionary_longest_prefix(dictionary, key, nullptr, &id), MINTERM_BAD_INPUT);
    EXPECT_EQ(minterm_dictionary_longest_prefix_all(dictionary, &wide, 1, 1, &length, &id),
              MINTERM_BAD_INPUT);
    EXPECT_EQ(minterm_dictionary_longest_prefix_all(dictionary, nullptr, 1, 1, &length, &id),
              MINTERM_BAD_INPUT);
    EXPECT_EQ(minterm_dictionary_longest_prefix_all(dictionary, nullptr, 0, 1, nullptr, nullptr),
              MINTERM_OK);
    EXPECT_EQ(id, 7U);
    EXPECT_EQ(length, 7U);
    EXPECT_EQ(minterm_dictionary_list_all(dictionary, &key, 1, 1, 1, nullptr, nullptr),
              MINTERM_BAD_INPUT);
    minterm_dictionary_free(dictionary);
    EXPECT_EQ(minterm_dictionary_size(nullptr), 0U);
    minterm_dictionary_free(nullptr);
}

}  // namespace
}  // namespace minterm::dictionary_test
