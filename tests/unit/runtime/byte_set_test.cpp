// SPDX-License-Identifier: Apache-2.0
#include "runtime/symbols/byte_set.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

namespace minterm::byte_set_test {
namespace {

using Texts = std::vector<std::string>;

ByteSet expected(const Texts& texts) {
    ByteSet bytes;
    for (const std::string& text : texts)
        for (const char byte : text) bytes.set(static_cast<unsigned char>(byte));
    return bytes;
}

std::vector<SymbolSpan> spans(const Texts& texts) { return {texts.begin(), texts.end()}; }

void check(const Texts& a, const Texts& b) {
    const ListBytes found = bytes_in(spans(a), spans(b));
    ASSERT_EQ(found.a, expected(a));
    ASSERT_EQ(found.b, expected(b));
    ASSERT_TRUE(bytes_are_known(spans(a), spans(b), found));
}

TEST(BytesIn, EveryByteAtEveryPlace) {
    for (const std::size_t length : {1U, 31U, 32U, 33U, 64U, 70U}) {
        for (int byte = 0; byte < 256; ++byte) {
            for (std::size_t place = 0; place < length; ++place) {
                std::string text(length, 'A');
                text[place] = static_cast<char>(byte);
                SCOPED_TRACE(::testing::Message() << byte << " at " << place << " of " << length);
                ASSERT_NO_FATAL_FAILURE(check({"AAAA", text}, {"AAAA"}));
                const ListBytes known{expected({"A"}), expected({text})};
                const Texts all_a = {"AAAA"};
                ASSERT_TRUE(bytes_are_known(spans(all_a), spans({text}), known));
                ASSERT_EQ(bytes_are_known(spans({text}), spans(all_a), known), byte == 'A');
            }
        }
    }
}

TEST(BytesIn, ManyRandomTexts) {
    std::mt19937 random(1);
    for (int round = 0; round < 100; ++round) {
        Texts lists[2];
        for (Texts& texts : lists) {
            texts.resize(random() % 60);
            for (std::string& text : texts) {
                text.resize(random() % 100);
                for (char& symbol : text) symbol = static_cast<char>(random() % 256 & random());
            }
        }
        SCOPED_TRACE(round);
        ASSERT_NO_FATAL_FAILURE(check(lists[0], lists[1]));
        // Without any one byte of the second list.
        ListBytes known{expected(lists[0]), expected(lists[1])};
        for (std::size_t byte = 0; byte < 256; ++byte) {
            if (!known.b.test(byte)) continue;
            known.b.reset(byte);
            ASSERT_FALSE(bytes_are_known(spans(lists[0]), spans(lists[1]), known)) << byte;
            known.b.set(byte);
        }
    }
    EXPECT_TRUE(bytes_in({}, {}).a.none());
}

}  // namespace
}  // namespace minterm::byte_set_test
