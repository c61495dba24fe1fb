// SPDX-License-Identifier: Apache-2.0
//
// Dictionaries on a device: every answer is the processor's. On a fake one here
// (tests/support/fake_cuda_driver.cpp); with the label gpu, on the one that the machine has.
#include "codegen/device_dictionary.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "codegen/nvrtc.hpp"
#include "tests/support/cuda_environment.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::cuda_dictionary_test {
namespace {

using Keys = std::vector<std::string>;
using Ids = std::vector<std::uint64_t>;

std::vector<std::string_view> views(const Keys& keys) { return {keys.begin(), keys.end()}; }

Dictionary build(const Keys& keys, DictionaryLayout layout, IdOrder ids) {
    DictionaryBuilder builder;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        // Some of 64 bits, some that several keys have.
        const std::uint64_t own = i % 3 == 0 ? ~std::uint64_t{1} - i : i / 2;
        const Status added = ids == IdOrder::Own ? builder.add(keys[i], own) : builder.add(keys[i]);
        EXPECT_TRUE(added);
    }
    auto dictionary = std::move(builder).build({layout, ids});
    EXPECT_TRUE(dictionary) << (dictionary ? "" : dictionary.failure().render());
    return *std::move(dictionary);
}

/// A layout, and how it is searched.
struct Search {
    const char* kernel;
    DictionaryLayout layout;
    bool split;
};
constexpr Search kSearches[] = {
    {"lookup_fast", DictionaryLayout::Fast, false},
    {"lookup_paper", DictionaryLayout::Paper, false},
    {"lookup_louds", DictionaryLayout::Louds, false},
    {"split_louds", DictionaryLayout::Louds, true},
};

class CudaDictionary : public ::testing::Test {
protected:
    void SetUp() override {
        const auto driver = CudaDriver::load();
        if (!driver) GTEST_SKIP() << driver.failure().render();
        const auto nvrtc = Nvrtc::load();
        if (!nvrtc) GTEST_SKIP() << nvrtc.failure().render();
    }
    // Sources of kernels that the driver was to refuse.
    void TearDown() override { forget_kept_sources(); }

    std::string text(std::size_t length, std::string_view letters) {
        std::string result;
        while (result.size() < length) result += letters[random_() % letters.size()];
        return result;
    }
    /// Different ones, in any order.
    Keys keys(std::size_t count, std::size_t longest, std::string_view letters) {
        std::set<std::string> different;
        for (std::size_t tries = 0; different.size() < count && tries < 20 * count; ++tries)
            different.insert(text(random_() % (longest + 1), letters));
        Keys result(different.begin(), different.end());
        std::shuffle(result.begin(), result.end(), random_);
        return result;
    }
    /// All keys, and what is nearly a key: cut, longer, or with another letter.
    Keys questions(const Keys& of, std::string_view letters) {
        Keys all = of;
        all.emplace_back();
        for (const std::string& key : of) {
            all.push_back(key.substr(0, random_() % (key.size() + 1)));
            all.push_back(key + text(1 + random_() % 9, letters));
            if (key.empty()) continue;
            all.push_back(key);
            all.back()[random_() % key.size()] = letters[random_() % letters.size()];
        }
        all.push_back(std::string(5000, letters[0]));
        std::shuffle(all.begin(), all.end(), random_);
        return all;
    }

    Ids there(const Dictionary& dictionary, const Keys& asked, const CudaLookupParams& params) {
        auto device = DeviceDictionary::open(dictionary, {0, params}, store_);
        EXPECT_TRUE(device) << (device ? "" : device.failure().render());
        if (!device) return {};
        Ids ids(asked.size(), 12345);
        const Status found = device->find(views(asked), ids);
        EXPECT_TRUE(found) << (found ? "" : found.failure().render());
        return ids;
    }
    static Ids here(const Dictionary& dictionary, const Keys& asked) {
        Ids ids(asked.size());
        dictionary.find(views(asked), ids);
        return ids;
    }
    /// All numbers back to keys, and numbers that no key has.
    void expect_way_back(const Dictionary& dictionary, const Ids& numbers,
                         const CudaLookupParams& params) {
        auto device = DeviceDictionary::open(dictionary, {0, params, false, true}, store_);
        ASSERT_TRUE(device) << device.failure().render();
        Ids asked = numbers;
        for (const std::uint64_t number :
             {dictionary.size(), dictionary.size() + 7, Dictionary::kNoId, std::uint64_t{1} << 40U})
            asked.push_back(number);
        std::string here = "before";
        std::string there = "before";
        std::vector<std::size_t> here_ends;
        std::vector<std::size_t> there_ends;
        dictionary.append_keys(asked, here, here_ends);
        const Status found = device->append_keys(asked, there, there_ends);
        EXPECT_TRUE(found) << (found ? "" : found.failure().render());
        EXPECT_EQ(there, here);
        EXPECT_EQ(there_ends, here_ends);
    }
    void expect_agreement(const Keys& all, const Keys& asked, IdOrder ids) {
        for (const Search& search : kSearches) {
            const Dictionary dictionary = build(all, search.layout, ids);
            CudaLookupParams params;
            params.split = search.split;
            const Ids expected = here(dictionary, asked);
            EXPECT_EQ(there(dictionary, asked, params), expected) << search.kernel;
            if (!search.split) expect_way_back(dictionary, expected, params);
        }
    }

    std::mt19937 random_{17};
#ifdef MINTERM_FAKE_CUDA_DRIVER
    const testing::Environment environment_{
        {{"MINTERM_CUDA_DRIVER", MINTERM_FAKE_CUDA_DRIVER}, {"MINTERM_NVRTC", MINTERM_FAKE_NVRTC}}};
#endif
    const testing::TemporaryFolder folder_;
    const CellStore store_{folder_.path().string()};
};

TEST_F(CudaDictionary, KeysOfAllKinds) {
    std::string every_byte;
    for (int byte = 0; byte < 256; ++byte) every_byte += static_cast<char>(byte);
    using namespace std::string_view_literals;
    for (const std::string_view letters :
         {"a"sv, "ab"sv, "ACGT"sv, "etaoinshrdlucmfwygpb"sv, "\0\xff"sv, "ab\0\xff"sv,
          std::string_view(every_byte)}) {
        for (const std::size_t longest : {3, 12, 40}) {
            const Keys all = keys(longest == 12 ? 1500 : 200, longest, letters);
            expect_agreement(all, questions(all, letters), IdOrder::Sorted);
        }
    }
}

TEST_F(CudaDictionary, NumbersOfAllKinds) {
    const Keys all = keys(700, 9, "abcdefgh");
    const Keys asked = questions(all, "abcdefghx");
    for (const IdOrder ids : {IdOrder::Sorted, IdOrder::Trie, IdOrder::Own})
        expect_agreement(all, asked, ids);
}

TEST_F(CudaDictionary, FewKeys) {
    using namespace std::string_literals;
    const Keys asked{""s, "a"s, "ab"s, "abc"s, "b"s, "\0"s, "\xff"s, "a\0"s, "abcabcabcabcabcabc"s};
    for (const Keys& all : {Keys{}, Keys{""}, Keys{"a"}, Keys{"", "a"}, Keys{"ab", "a"},
                            Keys{"\0"s, "a\0"s, "\xff"s}, Keys{"abcabcabcabcabcabc", "abc"}})
        expect_agreement(all, asked, IdOrder::Sorted);
    // Nothing is asked, or nothing that can be a key.
    const Dictionary dictionary = build({"a", "b"}, DictionaryLayout::Paper, IdOrder::Sorted);
    EXPECT_EQ(there(dictionary, {}, {}), Ids{});
    EXPECT_EQ(there(dictionary, {"ab", "bb"}, {}), Ids(2, Dictionary::kNoId));
}

/// Few nodes have an edge with z, so that it has a list of places: nodes whose prefixes end with b,
/// which are numbered after the others, so that buckets before them are empty. All are asked.
TEST_F(CudaDictionary, RareLetters) {
    Keys all{""};
    for (std::size_t i = 0; all[i].size() < 11; ++i)
        for (const char letter : {'a', 'b'}) all.push_back(all[i] + letter);
    Keys asked;
    for (const std::string& key : all) asked.push_back(key + 'z');
    for (const std::string& key : asked)
        if (key.ends_with("bz") && random_() % 150 == 0) all.push_back(key);
    expect_agreement(all, asked, IdOrder::Sorted);
}

/// Most keys are short, and slots are made for them. Long ones end in long tails, or begin alike.
TEST_F(CudaDictionary, KeysLongerThanTheirSlots) {
    Keys all = keys(300, 6, "abcd");
    for (const char* middle : {"", "e", "ee"})
        all.push_back(std::string("b") + middle + std::string(700, 'y'));
    for (const char* end : {"a", "b"}) all.push_back(std::string(90, 'z').append(end));
    for (const IdOrder ids : {IdOrder::Sorted, IdOrder::Trie}) expect_agreement(all, all, ids);
}

/// The last thread of a split trie takes all levels that are deeper than there are threads.
TEST_F(CudaDictionary, TriesDeeperThanABlock) {
    Keys all;
    for (const std::size_t length : {1, 31, 32, 33, 255, 256, 257, 258, 600, 1500}) {
        all.push_back(std::string(length, 'a'));
        all.push_back(std::string(length, 'a').append("b"));
    }
    Keys asked = all;
    asked.push_back(std::string(700, 'a'));
    asked.push_back(std::string(1501, 'a').append("b"));
    asked.push_back(std::string(1499, 'a').append("c"));
    expect_agreement(all, asked, IdOrder::Sorted);
}

TEST_F(CudaDictionary, BlocksPiecesAndOrdersMakeNoDifference) {
    const Keys all = keys(900, 14, "abcdef");
    const Keys asked = questions(all, "abcdef");
    for (const Search& search : kSearches) {
        const Dictionary dictionary = build(all, search.layout, IdOrder::Sorted);
        const Ids expected = here(dictionary, asked);
        for (const unsigned blocks : {0U, 1U, 7U})
            for (const bool by_length : {false, true})
                for (const std::size_t piece : {1U, 33U, 100000U}) {
                    if (piece == 1 && blocks != 0) continue;
                    CudaLookupParams params;
                    params.split = search.split;
                    params.blocks = blocks;
                    params.by_length = by_length;
                    params.piece_keys = piece == 1 ? 500 : 100000;
                    params.piece_bytes = 40 * piece;
                    EXPECT_EQ(there(dictionary, asked, params), expected)
                        << search.kernel << ' ' << blocks << ' ' << by_length << ' ' << piece;
                    if (piece == 1 && !search.split) expect_way_back(dictionary, expected, params);
                }
    }
}

TEST_F(CudaDictionary, ManyCallsAndWhatIsReported) {
    const Keys all = keys(500, 10, "abcd");
    const Dictionary dictionary = build(all, DictionaryLayout::Paper, IdOrder::Sorted);
    auto device = DeviceDictionary::open(dictionary, {}, store_);
    ASSERT_TRUE(device) << device.failure().render();
    for (const std::size_t count : {0, 1, 2, 31, 400, 32, 500}) {
        const Keys asked(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count));
        Ids ids(count);
        ASSERT_TRUE(device->find(views(asked), ids));
        EXPECT_EQ(ids, here(dictionary, asked));
    }
    const DeviceDictionary::Report report = device->report();
    EXPECT_EQ(report.device.find("device 0: "), 0U);
    EXPECT_EQ(report.kernel, "lookup_paper");
    EXPECT_EQ(report.code_not_kept, "");
    EXPECT_GT(report.device_seconds, 0);
    EXPECT_GT(report.bytes, std::size_t{35} << 10U);
    if (report.code_origin != "stored") {
        const auto again = DeviceDictionary::open(dictionary, {}, store_);
        ASSERT_TRUE(again);
        EXPECT_EQ(again->report().code_origin, MINTERM_HAS_COMPILER ? "stored" : "compiled");
    }
}

TEST_F(CudaDictionary, WhatADeviceDoesNotDoIsSaid) {
    const auto refused =
        DeviceDictionary::open(build({"a"}, DictionaryLayout::Small, IdOrder::Sorted));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.failure().kind(), FailureKind::User);
    EXPECT_NE(refused.failure().render().find("build it with --layout fast or paper"),
              std::string::npos);
    const Dictionary dictionary = build({"a"}, DictionaryLayout::Paper, IdOrder::Sorted);
    CudaLookupParams split;
    split.split = true;
    EXPECT_FALSE(DeviceDictionary::open(dictionary, {0, split}));
    const auto nowhere = DeviceDictionary::open(dictionary, {99, {}});
    ASSERT_FALSE(nowhere);
    EXPECT_NE(nowhere.failure().render().find("no CUDA device 99"), std::string::npos);
}

#ifdef MINTERM_FAKE_CUDA_DRIVER

TEST_F(CudaDictionary, MoreThanTheMemoryHoldsGoesThroughInPieces) {
    const Keys all = keys(2000, 12, "abcdefgh");
    const Keys asked = questions(all, "abcdefgh");
    const Dictionary dictionary = build(all, DictionaryLayout::Paper, IdOrder::Sorted);
    const Ids expected = here(dictionary, asked);
    for (const char* bytes : {"90000", "150000", "400000"}) {
        const testing::Environment small{{{"FAKE_CUDA_MEMORY", bytes}}};
        EXPECT_EQ(there(dictionary, asked, {}), expected) << bytes;
        if (std::stoul(bytes) > 100000) expect_way_back(dictionary, expected, {});
    }
    const testing::Environment too_small{{{"FAKE_CUDA_MEMORY", "30000"}}};
    const auto refused = DeviceDictionary::open(dictionary, {}, store_);
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.failure().render().find("has not enough free memory"), std::string::npos);
}

/// Every call of the driver fails once, wherever it is: a sentence, and nothing is kept.
TEST_F(CudaDictionary, EveryFailureIsASentenceAndLeavesNothing) {
    const Keys all = keys(300, 8, "abc");
    const Dictionary dictionary = build(all, DictionaryLayout::Paper, IdOrder::Sorted);
    CudaLookupParams params;
    params.piece_keys = 100;
    const auto all_of_it = [&]() -> Status {
        MINTERM_TRY(DeviceDictionary device,
                    DeviceDictionary::open(dictionary, {0, params, true, true}, store_));
        Ids ids(all.size());
        MINTERM_TRY([[maybe_unused]] const Unit found, device.find(views(all), ids));
        std::string text;
        std::vector<std::size_t> ends;
        return device.append_keys(ids, text, ends);
    };
    ASSERT_TRUE(all_of_it());
    EXPECT_EQ(testing::reset_fake_cuda(), 0);
    for (const std::string function :
         {"Init", "DeviceGet", "DevicePrimaryCtxRetain", "CtxSetCurrent", "MemGetInfo", "MemAlloc",
          "MemHostAlloc", "MemcpyHtoDAsync", "MemcpyDtoHAsync", "StreamCreate", "StreamSynchronize",
          "EventCreate", "EventRecord", "EventElapsedTime", "ModuleLoadDataEx", "ModuleGetFunction",
          "LaunchKernel"}) {
        int call = 1;
        for (;; ++call) {
            const testing::Environment fails{
                {{"FAKE_CUDA_FAIL", function + ":" + std::to_string(call) + ":719"}}};
            const Status done = all_of_it();
            EXPECT_EQ(testing::reset_fake_cuda(), 0) << function << ' ' << call;
            if (done) break;
            EXPECT_NE(done.failure().render().find("CUDA fails to "), std::string::npos);
            ASSERT_LT(call, 200);
        }
        EXPECT_GT(call, 1) << function << " is never called";
    }
    const testing::Environment none{{{"FAKE_CUDA_FAIL", "MemHostAlloc:1:2"}}};
    const Status refused = all_of_it();
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.failure().render().find("of this machine's memory for copies"),
              std::string::npos);
}

#endif

}  // namespace
}  // namespace minterm::cuda_dictionary_test
