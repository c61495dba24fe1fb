// SPDX-License-Identifier: Apache-2.0
//
// Dictionaries on a GPU, as a program asks for it that links libminterm; on a fake one
// (tests/support/fake_cuda_driver.cpp).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "minterm/key_dictionary.hpp"
#include "tests/support/cuda_environment.hpp"

namespace minterm::device_test {
namespace {

using ::testing::HasSubstr;
using Variables = std::map<std::string, std::string>;

class DeviceKeys : public ::testing::Test {
protected:
    void SetUp() override {
        for (int i = 0; i < 3000; ++i) words_.push_back(std::to_string(i * 7919 % 100003));
        views_ = {words_.begin(), words_.end()};
        views_.emplace_back("no key");
    }
    KeyDictionary build(const char* layout) {
        const std::span<const std::string_view> keys(views_.data(), words_.size());
        auto built = KeyDictionary::build(keys, {layout, "sorted"});
        EXPECT_TRUE(built);
        return *std::move(built);
    }

    std::vector<std::string> words_;
    std::vector<std::string_view> views_;
    const testing::Environment fake_{
        {{"MINTERM_CUDA_DRIVER", MINTERM_FAKE_CUDA_DRIVER}, {"MINTERM_NVRTC", MINTERM_FAKE_NVRTC}}};
};

TEST_F(DeviceKeys, AnswersAreTheProcessors) {
    for (const char* const layout : {"fast", "paper", "louds"}) {
        KeyDictionary dictionary = build(layout);
        const std::vector<std::uint64_t> ids = dictionary.lookup(views_);
        EXPECT_EQ(ids.back(), KeyDictionary::kNoId);
        EXPECT_FALSE(dictionary.on_device());
        const Status used = dictionary.use_device();
        ASSERT_TRUE(used) << used.failure().render();
        EXPECT_EQ(dictionary.lookup(views_), ids);
        const auto keys = dictionary.keys(std::span(ids).first(words_.size()));
        ASSERT_TRUE(keys) << keys.failure().render();
        EXPECT_EQ(*keys, words_);
        EXPECT_TRUE(dictionary.on_device());
        EXPECT_EQ(dictionary.near(words_[5], 1)->front().key, words_[5]);
    }
}

TEST_F(DeviceKeys, TheProcessorTakesOverWhereTheDeviceFails) {
    for (const bool back : {false, true}) {
        KeyDictionary dictionary = build("paper");
        const std::vector<std::uint64_t> ids = dictionary.lookup(views_);
        testing::reset_fake_cuda();
        const testing::Environment failing(Variables{{"FAKE_CUDA_FAIL", "LaunchKernel:1:719"}});
        ASSERT_TRUE(dictionary.use_device());
        if (back)
            EXPECT_EQ(*dictionary.keys(std::span(ids).first(words_.size())), words_);
        else
            EXPECT_EQ(dictionary.lookup(views_), ids);
        EXPECT_FALSE(dictionary.on_device());
        EXPECT_EQ(dictionary.lookup(views_), ids);
    }
}

TEST_F(DeviceKeys, WhatIsMissingIsSaid) {
    KeyDictionary words = build("small");
    EXPECT_THAT(words.use_device().failure().render(), HasSubstr("of the layout small is none"));
    words = build("fast");
    EXPECT_THAT(words.use_device(9).failure().render(), HasSubstr("no CUDA device 9"));
    const testing::Environment none(Variables{{"MINTERM_CUDA_DRIVER", "/none.so"}});
    const Status refused = words.use_device();
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.failure().kind(), FailureKind::User);
    EXPECT_EQ(words.lookup(words_[5]), build("fast").lookup(words_[5]));
}

}  // namespace
}  // namespace minterm::device_test
