// SPDX-License-Identifier: Apache-2.0
#include "runtime/byte_set.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

namespace minterm {
namespace {

std::bitset<256> expected(const std::vector<std::string>& texts) {
    std::bitset<256> bytes;
    for (const std::string& text : texts)
        for (const char byte : text) bytes.set(static_cast<unsigned char>(byte));
    return bytes;
}

std::bitset<256> found(const std::vector<std::string>& texts) {
    return bytes_in(std::vector<SymbolSpan>(texts.begin(), texts.end()));
}

TEST(BytesIn, EveryByteAtEveryPlace) {
    for (const std::size_t length : {1U, 31U, 32U, 33U, 64U, 70U}) {
        for (int byte = 0; byte < 256; ++byte) {
            for (std::size_t place = 0; place < length; ++place) {
                std::string text(length, 'A');
                text[place] = static_cast<char>(byte);
                ASSERT_EQ(found({"AAAA", text}), expected({"AAAA", text}))
                    << byte << " at " << place << " of " << length;
            }
        }
    }
}

TEST(BytesIn, ManyRandomTexts) {
    std::mt19937 random(1);
    for (int round = 0; round < 50; ++round) {
        std::vector<std::string> texts(random() % 60);
        for (std::string& text : texts) {
            text.resize(random() % 100);
            for (char& symbol : text) symbol = static_cast<char>(random() % 256 & random());
        }
        ASSERT_EQ(found(texts), expected(texts)) << round;
    }
    EXPECT_TRUE(found({}).none());
}

}  // namespace
}  // namespace minterm
