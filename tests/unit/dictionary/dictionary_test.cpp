// SPDX-License-Identifier: Apache-2.0
//
// Every layout against std::set: keys, numbers, prefixes and lists, single and in batches.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "minterm/dictionary.hpp"
#include "synth/random_sequence.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::dictionary_test {
namespace {

using namespace std::string_literals;
using Words = std::vector<std::string>;

constexpr DictionaryLayout kLayouts[] = {DictionaryLayout::Fast, DictionaryLayout::Paper,
                                         DictionaryLayout::Louds, DictionaryLayout::Small};
constexpr IdOrder kOrders[] = {IdOrder::Sorted, IdOrder::Trie};

Dictionary build(const Words& words, const DictionaryOptions& options) {
    DictionaryBuilder builder;
    for (const std::string& word : words) EXPECT_TRUE(builder.add(word).ok());
    Result<Dictionary> built = std::move(builder).build(options);
    EXPECT_TRUE(built.ok());
    return *built;
}

/// Compares everything with a set of the same words; `queries` are looked up besides.
void expect_like_a_set(const Words& words, const Words& queries) {
    const std::set<std::string> naive(words.begin(), words.end());
    const Words sorted(naive.begin(), naive.end());
    Words all = sorted;
    all.insert(all.end(), queries.begin(), queries.end());
    for (const DictionaryLayout layout : kLayouts) {
        for (const IdOrder order : kOrders) {
            SCOPED_TRACE(std::string(name_of(layout)) + ", " + name_of(order));
            const Dictionary dictionary = build(words, {layout, order});
            ASSERT_EQ(dictionary.size(), sorted.size());

            std::vector<std::string_view> keys(all.begin(), all.end());
            std::vector<std::uint64_t> ids(keys.size());
            dictionary.find(keys, ids);
            std::vector<bool> taken(sorted.size());
            for (std::size_t i = 0; i < keys.size(); ++i) {
                SCOPED_TRACE(::testing::PrintToString(all[i]));
                ASSERT_EQ(dictionary.find(keys[i]), ids[i]);
                if (!naive.contains(all[i])) {
                    ASSERT_EQ(ids[i], Dictionary::kNoId);
                    continue;
                }
                ASSERT_LT(ids[i], sorted.size());
                if (order == IdOrder::Sorted) {
                    const auto rank =
                        std::lower_bound(sorted.begin(), sorted.end(), all[i]) - sorted.begin();
                    ASSERT_EQ(ids[i], static_cast<std::uint64_t>(rank));
                }
                if (i < sorted.size()) {
                    ASSERT_FALSE(taken[ids[i]]);
                    taken[ids[i]] = true;
                }
                ASSERT_EQ(dictionary.key(ids[i]), all[i]);
            }
            ASSERT_EQ(dictionary.key(sorted.size()), std::nullopt);
            ASSERT_EQ(dictionary.key(Dictionary::kNoId), std::nullopt);

            std::string text;
            std::vector<std::size_t> ends;
            std::vector<std::uint64_t> wanted(ids.begin(),
                                              ids.begin() + static_cast<long>(sorted.size()));
            wanted.push_back(sorted.size());
            dictionary.append_keys(wanted, text, ends);
            ASSERT_EQ(ends.size(), wanted.size());
            std::size_t begin = 0;
            for (std::size_t i = 0; i < wanted.size(); ++i) {
                const std::string expected = i < sorted.size() ? sorted[i] : "";
                ASSERT_EQ(text.substr(begin, ends[i] - begin), expected);
                begin = ends[i];
            }

            for (const std::string& query : queries) {
                SCOPED_TRACE(::testing::PrintToString(query));
                std::vector<Dictionary::Prefix> prefixes;
                for (std::size_t length = 0; length <= query.size(); ++length)
                    if (naive.contains(query.substr(0, length)))
                        prefixes.push_back({length, dictionary.find(query.substr(0, length))});
                ASSERT_EQ(dictionary.prefixes_of(query), prefixes);
                ASSERT_EQ(dictionary.longest_prefix_of(query),
                          prefixes.empty() ? std::nullopt : std::optional(prefixes.back()));
                Words listed;
                dictionary.visit_keys(query, [&](std::string_view key, std::uint64_t id) {
                    EXPECT_EQ(dictionary.find(key), id);
                    listed.emplace_back(key);
                    return true;
                });
                Words expected;
                for (auto at = naive.lower_bound(query);
                     at != naive.end() && at->starts_with(query); ++at)
                    expected.push_back(*at);
                ASSERT_EQ(listed, expected);

                const std::string& last = queries[(query.size() * 7 + 3) % queries.size()];
                for (const auto& end : {std::optional<std::string_view>(last), {}}) {
                    listed.clear();
                    dictionary.visit_range(query, end, [&](std::string_view key, std::uint64_t id) {
                        EXPECT_EQ(dictionary.find(key), id);
                        listed.emplace_back(key);
                        return listed.size() < 50;
                    });
                    expected.clear();
                    for (auto at = naive.lower_bound(query);
                         at != naive.end() && (!end || *at <= *end) && expected.size() < 50; ++at)
                        expected.push_back(*at);
                    ASSERT_EQ(listed, expected);
                }
            }
        }
    }
}

// DI-06: sets of nothing, of the empty key and of one.
TEST(Dictionary, SmallSets) {
    const Words queries{"", "a", "b", "ab", "ba", "abc", "\0"s, "\xFF"s, "aa", "abcd"};
    expect_like_a_set({}, queries);
    expect_like_a_set({""}, queries);
    expect_like_a_set({"a"}, queries);
    expect_like_a_set({"ab"}, queries);
    expect_like_a_set({"", "a"}, queries);
    expect_like_a_set({"a", "ab", "abc"}, queries);
    expect_like_a_set({"abc", "abd", "abc", "", "b", "abc"}, queries);
    expect_like_a_set({"\0"s, "\0\0"s, "\xFF"s, "\xFF\xFF"s, "\0\xFF"s, "a\0"s}, queries);
}

TEST(Dictionary, AllWordsOfTwoLettersAndEverySubset) {
    Words all{""};
    for (std::size_t i = 0; all.size() < 15; ++i)
        for (const char* letter : {"a", "b"}) all.push_back(all[i] + letter);
    for (unsigned subset = 0; subset < 1U << 7; ++subset) {
        Words words;
        for (std::size_t i = 0; i < all.size(); ++i)
            if ((subset * 0x0101U >> i & 1) != 0) words.push_back(all[i]);
        expect_like_a_set(words, all);
    }
}

Words random_words(RandomSequence& random, std::size_t count, std::size_t longest,
                   std::size_t letters) {
    Words words;
    for (std::size_t i = 0; i < count; ++i) {
        std::string word(random.below(longest + 1), ' ');
        for (char& letter : word) letter = static_cast<char>(random.below(letters) * 37);
        words.push_back(word);
    }
    return words;
}

TEST(Dictionary, RandomWords) {
    RandomSequence random(7);
    for (const std::size_t count : {3U, 31U, 32U, 33U, 500U, 3000U})
        for (const std::size_t longest : {2U, 9U, 70U})
            for (const std::size_t letters : {1U, 2U, 4U, 26U, 256U})
                expect_like_a_set(random_words(random, count, longest, letters),
                                  random_words(random, 60, longest / 2 + 1, letters));
}

// Long common beginnings, common ends, and letters that few words have.
TEST(Dictionary, UnevenWords) {
    Words words;
    RandomSequence random(8);
    for (std::size_t i = 0; i < 4000; ++i) {
        std::string word(i % 300, 'x');
        word += std::to_string(random.below(5000));
        if (i % 7 == 0) word += "ing";
        if (i % 900 == 0) word.insert(word.begin(), static_cast<char>(200 + i / 900));
        words.push_back(word);
    }
    expect_like_a_set(words, random_words(random, 40, 5, 10));
}

// Thousands of nodes whose prefixes end alike, however far back one looks.
TEST(Dictionary, LongPrefixesThatRepeatThemselves) {
    const std::string run(5000, 'a');
    std::string turns;
    while (turns.size() < 5000) turns += "aab";
    expect_like_a_set({run, run + "b", run.substr(1) + "c", turns, turns + "a", turns + "c",
                       turns + run, turns + run + "c", run + "b" + run, run + "b" + run + "c",
                       turns + turns, turns + turns + "\xFF", "b" + run, "b" + run + "b"},
                      {run + "b" + run + "a", turns + "aa", "aa", turns + run.substr(1)});
}

// Keys around the ends of blocks and of nodes of the separators' tree, in neighbourhoods that the
// letters in a node tell apart, do not, or cannot: zeros, and more than may be skipped.
TEST(Dictionary, BlocksOfSortedKeys) {
    RandomSequence random(12);
    const auto binary = [](std::size_t i, std::size_t digits) {
        std::string word(digits, '\0');
        for (std::size_t d = 0; d < digits; ++d)
            word[digits - 1 - d] = static_cast<char>(i >> d & 1);
        return word;
    };
    for (const std::size_t count : {511U, 512U, 513U, 8191U, 8193U}) {
        for (const std::string& before : {""s, "a"s, std::string(12, 'a'), "\0\0"s}) {
            std::vector<std::string> words;
            for (std::size_t i = 0; i < count; ++i) {
                words.push_back(before + binary(i, 14));
                if (i % 5 == 0) words.back() += binary(0, random.below(20));
            }
            std::sort(words.begin(), words.end());
            words.erase(std::unique(words.begin(), words.end()), words.end());
            const Dictionary dictionary = build(words, {DictionaryLayout::Small, IdOrder::Sorted});
            for (std::size_t i = 0; i < words.size(); ++i) {
                ASSERT_EQ(dictionary.find(words[i]), i);
                ASSERT_EQ(dictionary.key(i), words[i]);
                for (const std::string& other :
                     {words[i] + "\0"s, words[i].substr(0, words[i].size() - 1), words[i] + "b"}) {
                    const auto at = std::lower_bound(words.begin(), words.end(), other);
                    const bool is_key = at != words.end() && *at == other;
                    ASSERT_EQ(dictionary.find(other),
                              is_key ? static_cast<std::uint64_t>(at - words.begin())
                                     : Dictionary::kNoId);
                }
            }
        }
    }
    // The longest key that there may be, and one letter of which there is no other.
    const Words longest{"a", std::string((std::size_t{1} << 24) - 2, 'x') + "y"};
    const Dictionary of_longest = build(longest, {DictionaryLayout::Small, IdOrder::Sorted});
    EXPECT_EQ(of_longest.find(longest[1]), 1U);
    EXPECT_EQ(of_longest.find(longest[1].substr(1)), Dictionary::kNoId);
    EXPECT_TRUE(of_longest.key(1) == longest[1]);
    Words words;
    for (std::size_t i = 0; i < 530; ++i) words.push_back(std::string(65540, 'x') + binary(i, 10));
    const Dictionary dictionary = build(words, {DictionaryLayout::Small, IdOrder::Sorted});
    for (std::size_t i = 0; i < words.size(); i += 7) {
        ASSERT_EQ(dictionary.find(words[i]), i);
        ASSERT_EQ(dictionary.key(i), words[i]);
        ASSERT_EQ(dictionary.find(words[i] + "x"), Dictionary::kNoId);
    }
}

// Names of files: records of several strings, separators that share more than 8, 16 and 64 letters,
// and keys that are beginnings of others over the ends of blocks. How many bytes they take.
TEST(Dictionary, LongKeysInBlocks) {
    RandomSequence random(21);
    constexpr const char* kParts[] = {
        "/usr/share", "/doc", "/__init__.py", "/index.html", "/python3/dist-packages", "/x"};
    Words words;
    for (const std::size_t common : {0U, 9U, 17U, 65U, 300U}) {
        const std::string before(common, 'd');
        for (std::size_t i = 0; i < 700; ++i) {
            std::string name = before;
            for (std::size_t parts = 1 + random.below(6); parts > 0; --parts) {
                name += kParts[random.below(6)];
                if (i % 3 == 0) words.push_back(name);
            }
            words.push_back(name + std::to_string(i));
        }
        for (std::size_t i = 1; i < 50; ++i) words.push_back(before + "/" + std::string(i, 'p'));
    }
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    Words queries;
    for (std::size_t i = 0; i < words.size(); i += 411) {
        queries.push_back(words[i] + "0");
        queries.push_back(words[i].substr(0, words[i].size() / 2));
    }
    expect_like_a_set(words, queries);
    const Dictionary dictionary = build(words, {DictionaryLayout::Small, IdOrder::Sorted});
    EXPECT_EQ(words.size(), 5618U);
    EXPECT_EQ(dictionary.image().size(), 46400U);
    EXPECT_EQ(dictionary.statistics().trie_bytes, 9216U);
}

/// By the whole matrix.
unsigned naive_distance(const std::string& a, const std::string& b) {
    std::vector<unsigned> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = static_cast<unsigned>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        unsigned diagonal = row[0];
        row[0] = static_cast<unsigned>(i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const unsigned replaced = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

/// Compares the keys near each query with those that a scan finds.
void expect_near_as_a_scan(const Words& words, const Words& queries,
                           const std::vector<unsigned>& most_edits) {
    const std::set<std::string> naive(words.begin(), words.end());
    for (const DictionaryLayout layout : kLayouts) {
        const Dictionary dictionary = build(words, {layout, IdOrder::Sorted});
        for (const std::string& query : queries) {
            for (const unsigned edits : most_edits) {
                SCOPED_TRACE(::testing::PrintToString(query) + ", " + std::to_string(edits));
                std::vector<std::pair<unsigned, std::string>> expected;
                for (const std::string& word : naive)
                    if (const unsigned distance = naive_distance(query, word); distance <= edits)
                        expected.emplace_back(distance, word);
                std::sort(expected.begin(), expected.end());
                for (const std::size_t limit : {words.size(), std::size_t{3}}) {
                    expected.resize(std::min(expected.size(), limit));
                    const std::vector<Dictionary::Near> near = dictionary.near(query, edits, limit);
                    ASSERT_EQ(near.size(), expected.size());
                    for (std::size_t i = 0; i < near.size(); ++i) {
                        ASSERT_EQ(near[i].distance, expected[i].first);
                        ASSERT_EQ(near[i].key, expected[i].second);
                        ASSERT_EQ(near[i].id, dictionary.find(near[i].key));
                    }
                }
            }
        }
    }
}

TEST(Dictionary, NearKeysAreAllThatAScanFinds) {
    RandomSequence random(9);
    for (const std::size_t letters : {2U, 4U, 256U}) {
        const Words words = random_words(random, 400, 8, letters);
        Words queries = random_words(random, 30, 9, letters);
        queries.push_back("");
        expect_near_as_a_scan(words, queries, {0, 1, 2, 3, 4, 5, 20});
    }
}

// More questions than one thread takes together, threads that get none, and what was there before.
TEST(Dictionary, ThreadsKeepAnswersAndOrder) {
    RandomSequence random(12);
    const Words words = random_words(random, 9000, 9, 3);
    const Words others = random_words(random, 9001, 9, 4);
    const std::vector<std::string_view> queries(others.begin(), others.end());
    const std::vector<std::string_view> some(others.begin(), others.begin() + 70);
    for (const DictionaryLayout layout : kLayouts) {
        const Dictionary dictionary = build(words, {layout, IdOrder::Sorted});
        std::vector<std::uint64_t> ids(queries.size());
        dictionary.find(queries, ids);
        std::string text = "x";
        std::vector<std::size_t> ends;
        dictionary.append_keys(ids, text, ends);
        for (const int threads : {0, 2, 7}) {
            std::vector<std::uint64_t> same_ids(queries.size());
            dictionary.find(queries, same_ids, threads);
            EXPECT_EQ(same_ids, ids);
            std::string same_text = "x";
            std::vector<std::size_t> same_ends;
            dictionary.append_keys(ids, same_text, same_ends, threads);
            EXPECT_EQ(same_text, text);
            EXPECT_EQ(same_ends, ends);
            const auto near = dictionary.near(some, 2, 5, threads);
            const auto prefixes = dictionary.prefixes_of(some, threads);
            ASSERT_EQ(near.size(), some.size());
            ASSERT_EQ(prefixes.size(), some.size());
            for (std::size_t i = 0; i < some.size(); ++i) {
                EXPECT_EQ(near[i], dictionary.near(some[i], 2, 5)) << others[i];
                EXPECT_EQ(prefixes[i], dictionary.prefixes_of(some[i])) << others[i];
            }
        }
    }
}

// Bands of several machine words, and texts that are longer than their band.
TEST(Dictionary, NearKeysOfLongStrings) {
    RandomSequence random(10);
    Words words = random_words(random, 60, 150, 3);
    Words queries = random_words(random, 4, 150, 3);
    for (std::size_t i = 0; i < 4; ++i) {
        std::string changed = words[i];
        for (std::size_t edit = 0; edit < 9 * i; ++edit) {
            changed.insert(random.below(changed.size() + 1), "x");
            changed.erase(random.below(changed.size()), 1);
        }
        queries.push_back(changed);
    }
    expect_near_as_a_scan(words, queries, {1, 3, 31, 32, 64, 255});
}

// The caller's own numbers against std::map: of few and of all bits, distinct and shared.
TEST(Dictionary, OwnNumbersAreThoseOfAMap) {
    RandomSequence random(31);
    for (const unsigned bits : {0U, 1U, 9U, 33U, 58U, 64U}) {
        std::map<std::string, std::uint64_t> map{{"", 0}};
        for (std::size_t i = 0; i < 1500; ++i) {
            std::string key(random.below(9), ' ');
            for (char& letter : key) letter = static_cast<char>('a' + random.below(4));
            map[key] = bits == 0 ? 0 : (random.next() >> (64 - bits)) & ~std::uint64_t{bits == 64};
        }
        std::map<std::uint64_t, std::string> first_key;
        for (const auto& [key, id] : map) first_key.emplace(id, key);
        Words queries;
        for (const auto& [key, id] : map) queries.push_back(key);
        std::reverse(queries.begin(), queries.end());
        queries.insert(queries.end(), {"abcdz", "z", "aaaaaaaaaaaa"});
        for (const DictionaryLayout layout : kLayouts) {
            SCOPED_TRACE(std::string(name_of(layout)) + ", bits " + std::to_string(bits));
            DictionaryBuilder builder;
            for (const std::string& key : queries) {
                if (!map.contains(key)) continue;
                ASSERT_TRUE(builder.add(key, map[key]).ok());
            }
            ASSERT_TRUE(builder.add("", map[""]).ok());  // repeated, and no contradiction
            const Result<Dictionary> built = std::move(builder).build({layout, IdOrder::Own});
            ASSERT_TRUE(built.ok());
            ASSERT_EQ(built->size(), map.size());

            const std::vector<std::string_view> keys(queries.begin(), queries.end());
            std::vector<std::uint64_t> ids(keys.size());
            built->find(keys, ids);
            for (std::size_t i = 0; i < keys.size(); ++i) {
                const auto at = map.find(queries[i]);
                ASSERT_EQ(ids[i], at == map.end() ? Dictionary::kNoId : at->second);
                ASSERT_EQ(built->find(keys[i]), ids[i]);
                for (const Dictionary::Prefix& prefix : built->prefixes_of(keys[i]))
                    ASSERT_EQ(prefix.id, map.at(queries[i].substr(0, prefix.length)));
            }
            std::map<std::string, std::uint64_t> listed;
            built->visit_keys("", [&](std::string_view key, std::uint64_t id) {
                return listed.emplace(key, id).second;
            });
            ASSERT_EQ(listed, map);
            for (const Dictionary::Near& near : built->near("abcab", 1))
                ASSERT_EQ(near.id, map.at(near.key));

            for (const auto& [id, key] : first_key) ASSERT_EQ(built->key(id), key);
            for (std::size_t i = 0; i < 500; ++i) {
                const std::uint64_t id = i < 250 ? i : random.next();
                ASSERT_EQ(built->has_id(id), first_key.contains(id));
                ASSERT_EQ(built->key(id).has_value(), first_key.contains(id));
            }
            ASSERT_FALSE(built->has_id(Dictionary::kNoId));
        }
    }
}

TEST(Dictionary, OwnNumbersThatContradictAreRefused) {
    DictionaryBuilder builder;
    for (const auto& [key, id] : std::initializer_list<std::pair<const char*, std::uint64_t>>{
             {"b", 1}, {"z", 7}, {"b", 1}, {"z", 8}, {"a", 3}, {"a", 4}, {"z", 9}})
        ASSERT_TRUE(builder.add(key, id).ok());
    EXPECT_FALSE(builder.add("c").ok());
    EXPECT_FALSE(builder.add("c", Dictionary::kNoId).ok());
    const auto sorted = builder.sort();
    ASSERT_TRUE(sorted.ok());
    const auto found = *sorted;
    ASSERT_TRUE(found.has_value());
    EXPECT_EQ(found->first, 1U);
    EXPECT_EQ(found->second, 3U);
    EXPECT_FALSE(std::move(builder).build({DictionaryLayout::Fast, IdOrder::Own}).ok());

    DictionaryBuilder other;
    ASSERT_TRUE(other.add("c", 5).ok());
    EXPECT_FALSE(std::move(other).build({}).ok());
    DictionaryBuilder without;
    ASSERT_TRUE(without.add("c").ok());
    EXPECT_FALSE(std::move(without).build({DictionaryLayout::Louds, IdOrder::Own}).ok());
    const Result<Dictionary> none =
        DictionaryBuilder().build({DictionaryLayout::Fast, IdOrder::Own});
    ASSERT_TRUE(none.ok());
    EXPECT_FALSE(none->has_id(0));
}

// DI-01: numbers are ranks in sorted order.
TEST(Dictionary, NumbersAreSorted) {
    const Dictionary dictionary =
        build({"zeroth", "first", "second", "third", "fourth", "fifth"}, {});
    const Words sorted{"fifth", "first", "fourth", "second", "third", "zeroth"};
    for (std::size_t i = 0; i < sorted.size(); ++i) EXPECT_EQ(dictionary.find(sorted[i]), i);
}

// DI-02: the way back needs no lookup before it, and gives the key and nothing behind it.
TEST(Dictionary, KeysComeBackBeforeAnyLookup) {
    for (const DictionaryLayout layout : kLayouts)
        for (const std::uint64_t id : {0U, 1U}) {
            const Dictionary dictionary = build({"foo", "bar"}, {layout, IdOrder::Sorted});
            EXPECT_EQ(dictionary.key(id), id == 0 ? "bar" : "foo") << name_of(layout);
        }
}

// DI-03: lists are sorted, and can be stopped.
TEST(Dictionary, ListsStop) {
    const Dictionary dictionary = build({"foo", "foo1", "foobar", "bar"}, {});
    Words listed;
    dictionary.visit_keys("foo", [&](std::string_view key, std::uint64_t) {
        listed.emplace_back(key);
        return listed.size() < 2;
    });
    EXPECT_EQ(listed, (Words{"foo", "foo1"}));
}

// DI-04: letters of any alphabet.
TEST(Dictionary, AnyLetters) {
    expect_like_a_set(
        {"James Siegel", "Andor Luk\u00e1ts", "颖礼仿古烟盒折扣", "今天天气真好", "今天好", "今天"},
        {"今天天气真好吗", "今", "今天"});
}

// DI-09: nothing points into what the caller gave.
TEST(Dictionary, OwnsItsKeys) {
    DictionaryBuilder builder;
    std::string word = "a word that is longer than short strings are";
    ASSERT_TRUE(builder.add(word).ok());
    word.assign(word.size(), '?');
    const Result<Dictionary> dictionary = std::move(builder).build({});
    ASSERT_TRUE(dictionary.ok());
    EXPECT_EQ(dictionary->key(0), "a word that is longer than short strings are");
}

TEST(Dictionary, RefusesAKeyThatIsTooLong) {
    DictionaryBuilder builder;
    const std::string longest((std::size_t{1} << 24) - 1, 'x');
    EXPECT_TRUE(builder.add(longest).ok());
    const Status refused = builder.add(longest + "x");
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.failure().render(),
              "error: a key has 16777216 bytes; at most 16777215 are possible");
    const Result<Dictionary> dictionary = std::move(builder).build({});
    ASSERT_TRUE(dictionary.ok());
    EXPECT_EQ(dictionary->find(longest), 0U);
}

TEST(Dictionary, SavingKeepsLinksAndRefusesWhatIsNoFile) {
    namespace fs = std::filesystem;
    const testing::TemporaryFolder folder;
    const Dictionary dictionary = build({"a", "b"}, {});
    const fs::path file = folder.path() / "words.mtd";
    const fs::path link = folder.path() / "link.mtd";
    fs::create_symlink(file.filename(), link);
    ASSERT_TRUE(dictionary.save(file.string()).ok());
    fs::resize_file(file, 1);
    ASSERT_TRUE(dictionary.save(link.string()).ok());
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(fs::file_size(file), dictionary.image().size());
    fs::remove(file);  // what the link leads to is made, too
    ASSERT_TRUE(dictionary.save(link.string()).ok());
    EXPECT_TRUE(fs::is_symlink(link));
    EXPECT_EQ(fs::file_size(file), dictionary.image().size());
    const fs::path circle = folder.path() / "circle";
    fs::create_symlink(circle.filename(), circle);
    EXPECT_FALSE(dictionary.save(circle.string()).ok());
    EXPECT_TRUE(fs::is_symlink(circle));

    const fs::path pipe = folder.path() / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const Status refused = dictionary.save(pipe.string());
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.failure().render(), "error: cannot write " + pipe.string() +
                                              ": it is there and no regular file; choose another "
                                              "name");
    EXPECT_TRUE(fs::is_fifo(pipe));
}

}  // namespace
}  // namespace minterm::dictionary_test
