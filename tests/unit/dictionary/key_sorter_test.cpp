// SPDX-License-Identifier: Apache-2.0
//
// Keys that are sorted in files: the same dictionaries, byte for byte, as those that are sorted in
// memory, and nothing left behind when a disk is full.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "minterm/dictionary.hpp"
#include "runtime/dictionary/key_sorter.hpp"
#include "synth/random_sequence.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::key_sorter_test {
namespace {

using Pairs = std::vector<std::pair<std::string, std::uint64_t>>;

constexpr DictionaryLayout kLayouts[] = {DictionaryLayout::Fast, DictionaryLayout::Paper,
                                         DictionaryLayout::Louds, DictionaryLayout::Small};

/// With repeated ones, and each with the same number every time.
Pairs random_pairs(RandomSequence& random, std::size_t count, std::size_t different) {
    Pairs pairs;
    for (std::size_t i = 0; i < count; ++i) {
        std::uint64_t value = random.below(different);
        std::string key;
        for (std::uint64_t rest = value * 2654435761U % 1000003; rest > 0; rest /= 3)
            key += "a\xFF\0"[rest % 3];
        pairs.emplace_back(key + std::string(value % 40, 'x'), value % 100);
    }
    return pairs;
}

bool is_empty(const testing::TemporaryFolder& folder) {
    return std::filesystem::is_empty(folder.path());
}

TEST(KeySorter, SortsAsAMapDoes) {
    const testing::TemporaryFolder folder;
    RandomSequence random(1);
    // From one run to hundreds, which are merged two at a time.
    for (const std::size_t memory : {1000U, 5000U, 100000U, 1000000U, 100000000U}) {
        for (const std::size_t count : {0U, 1U, 50U, 3000U}) {
            for (const bool numbers : {false, true}) {
                SCOPED_TRACE(std::to_string(memory) + " " + std::to_string(count));
                KeySorter sorter(memory, folder.path().string());
                std::map<std::string, std::uint64_t> naive;
                for (const auto& [key, number] : random_pairs(random, count, 1000)) {
                    ASSERT_TRUE(sorter.add(key, numbers ? std::optional(number) : std::nullopt));
                    naive.emplace(key, numbers ? number : 0);
                }
                ASSERT_EQ(sorter.size(), count);
                ASSERT_TRUE(sorter.sort());
                ASSERT_TRUE(sorter.sort());
                ASSERT_EQ(sorter.size(), naive.size());
                ASSERT_FALSE(sorter.contradiction());
                for (int twice = 0; twice < 2; ++twice) {
                    auto next = naive.begin();
                    std::string before;
                    ASSERT_TRUE(sorter.for_each(
                        [&](std::string_view key, std::size_t shared, std::uint64_t number) {
                            ASSERT_NE(next, naive.end());
                            ASSERT_EQ(key, next->first);
                            ASSERT_EQ(number, next->second);
                            ASSERT_EQ(key.substr(0, shared),
                                      std::string_view(before).substr(0, shared));
                            ASSERT_TRUE(shared == before.size() || key[shared] != before[shared]);
                            before = key;
                            ++next;
                        }));
                    ASSERT_EQ(next, naive.end());
                }
                ASSERT_TRUE(is_empty(folder));
            }
        }
    }
}

TEST(KeySorter, KeysThatAreLongerThanMemory) {
    const testing::TemporaryFolder folder;
    KeySorter sorter(1000, folder.path().string());
    const std::string longest((std::size_t{1} << 24) - 1, 'y');
    for (const std::string& key :
         {longest, std::string("z"), std::string(70000, 'y'), longest, std::string(100000, 'y')})
        ASSERT_TRUE(sorter.add(key));
    EXPECT_FALSE(sorter.add(longest + "y"));
    ASSERT_TRUE(sorter.sort());
    std::vector<std::size_t> sizes;
    ASSERT_TRUE(sorter.for_each(
        [&](std::string_view key, std::size_t, std::uint64_t) { sizes.push_back(key.size()); }));
    EXPECT_EQ(sizes, (std::vector<std::size_t>{70000, 100000, longest.size(), 1}));
}

/// The earliest addition of a key with another number than before, and the addition before it.
std::optional<KeySorter::Contradiction> naive_contradiction(const Pairs& pairs) {
    std::map<std::string, std::size_t> last;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto found = last.find(pairs[i].first);
        if (found != last.end() && pairs[found->second].second != pairs[i].second)
            return KeySorter::Contradiction{found->second, i};
        last[pairs[i].first] = i;
    }
    return std::nullopt;
}

TEST(KeySorter, ContradictionsAreTheEarliest) {
    const testing::TemporaryFolder folder;
    RandomSequence random(2);
    int contradictory = 0;
    for (int round = 0; round < 100; ++round) {
        Pairs pairs = random_pairs(random, 1 + random.below(400), 1 + random.below(200));
        for (std::size_t changes = random.below(4); changes > 0; --changes)
            pairs[random.below(pairs.size())].second = 1000 + random.below(2);
        const auto expected = naive_contradiction(pairs);
        contradictory += expected ? 1 : 0;
        for (const std::size_t memory : {500U, 3000U, 10000000U}) {
            KeySorter sorter(memory, folder.path().string());
            for (const auto& [key, number] : pairs) ASSERT_TRUE(sorter.add(key, number));
            ASSERT_TRUE(sorter.sort());
            const auto& found = sorter.contradiction();
            ASSERT_EQ(found.has_value(), expected.has_value());
            if (!expected) continue;
            ASSERT_EQ(found->first, expected->first) << round << " " << memory;
            ASSERT_EQ(found->second, expected->second) << round << " " << memory;
        }
    }
    EXPECT_GT(contradictory, 30);
    EXPECT_LT(contradictory, 95);
}

std::string bytes_of(std::span<const std::byte> bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

TEST(KeySorter, DictionariesAreThoseThatAreBuiltInMemory) {
    const testing::TemporaryFolder folder;
    RandomSequence random(3);
    for (const std::size_t different : {1U, 32U, 33U, 511U, 513U, 2000U}) {
        const Pairs pairs = random_pairs(random, 20000, different);
        for (const DictionaryLayout layout : kLayouts) {
            for (const IdOrder ids : {IdOrder::Sorted, IdOrder::Trie, IdOrder::Own}) {
                SCOPED_TRACE(name_of(layout) + std::string(" ") + name_of(ids));
                DictionaryBuilder inside;
                DictionaryBuilder outside({1000000, folder.path().string()});
                DictionaryBuilder filed({1000000, folder.path().string()});
                for (const auto& [key, number] : pairs) {
                    for (DictionaryBuilder* builder : {&inside, &outside, &filed})
                        ASSERT_TRUE(ids == IdOrder::Own ? builder->add(key, number)
                                                        : builder->add(key));
                }
                const Result<Dictionary> expected = std::move(inside).build({layout, ids});
                const Result<Dictionary> built = std::move(outside).build({layout, ids});
                ASSERT_TRUE(expected && built);
                ASSERT_EQ(bytes_of(built->image()), bytes_of(expected->image()));
                ASSERT_TRUE(is_empty(folder));
                const std::string file = (folder.path() / "filed.mtd").string();
                const auto written = std::move(filed).save({layout, ids}, file);
                ASSERT_TRUE(written);
                EXPECT_EQ(written->keys, expected->size());
                EXPECT_EQ(written->bytes, expected->image().size());
                std::ifstream stream(file, std::ios::binary);
                ASSERT_EQ(std::string(std::istreambuf_iterator<char>(stream), {}),
                          bytes_of(expected->image()));
                std::filesystem::remove(file);
            }
        }
    }
}

TEST(KeySorter, WhatDoesNotFitIsRefused) {
    const testing::TemporaryFolder folder;
    RandomSequence random(4);
    const Pairs pairs = random_pairs(random, 20000, 2000);
    for (const DictionaryLayout layout : kLayouts) {
        DictionaryBuilder builder({20000, folder.path().string()});
        for (const auto& [key, number] : pairs) ASSERT_TRUE(builder.add(key));
        const Result<Dictionary> built = std::move(builder).build({layout, IdOrder::Sorted});
        ASSERT_EQ(built.ok(), layout == DictionaryLayout::Small);
        if (built) continue;
        EXPECT_EQ(built.failure().kind(), FailureKind::User);
        EXPECT_NE(built.failure().render().find("choose the layout small"), std::string::npos);
    }
}

TEST(KeySorter, FoldersThatCannotBeWritten) {
    KeySorter sorter(1000, "/nowhere/at/all");
    Status status = success();
    for (int i = 0; i < 1000 && status; ++i) status = sorter.add(std::to_string(i));
    ASSERT_FALSE(status);
    EXPECT_EQ(status.failure().kind(), FailureKind::Environment);
    EXPECT_EQ(status.failure().render(),
              "error: cannot make a temporary file in /nowhere/at/all: No such file or directory; "
              "create the folder, or let TMPDIR be one that you may write to");
}

/// No file of this process may be longer, while this lives: as if the disk were full.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        ::getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{bytes, before_.rlim_max};
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }

private:
    rlimit before_{};
    void (*handler_)(int);
};

// Wherever the disk is full: while keys are added, when runs are merged, or at last.
TEST(KeySorter, FullDisksLeaveNothing) {
    const testing::TemporaryFolder folder;
    RandomSequence random(5);
    const Pairs pairs = random_pairs(random, 40000, 2000);
    int failed = 0;
    int built = 0;
    for (std::size_t bytes = 1000; bytes < 2000000; bytes = bytes * 5 / 4) {
        Status status = success();
        {
            const FullDisk full(bytes);
            DictionaryBuilder builder({200000, folder.path().string()});
            for (const auto& [key, number] : pairs)
                if (status) status = builder.add(key);
            const std::string file = (folder.path() / "words.mtd").string();
            if (status) {
                const auto written =
                    std::move(builder).save({DictionaryLayout::Small, IdOrder::Sorted}, file);
                if (!written) status = written.failure();
            }
        }
        if (status) {
            ++built;
            ASSERT_TRUE(std::filesystem::remove(folder.path() / "words.mtd"));
        } else {
            ++failed;
            EXPECT_EQ(status.failure().kind(), FailureKind::Environment);
            EXPECT_NE(status.failure().render().find("File too large"), std::string::npos);
        }
        ASSERT_TRUE(is_empty(folder)) << bytes;
    }
    EXPECT_GT(failed, 5);
    EXPECT_GT(built, 1);
}

}  // namespace
}  // namespace minterm::key_sorter_test
