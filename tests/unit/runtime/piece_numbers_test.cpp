// SPDX-License-Identifier: Apache-2.0
#include "runtime/symbols/piece_numbers.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>

namespace minterm::piece_numbers_test {
namespace {

using ::testing::ElementsAre;

TEST(PieceNumbers, CountFromTheFirstInTheOrderOfReading) {
    PieceNumbers numbers(256);
    EXPECT_THAT(numbers.number(std::vector<std::string_view>{"the", "cat", "", "the", ""}),
                ElementsAre(256, 257, 258, 256, 258));
    EXPECT_THAT(numbers.number(std::vector<std::string_view>{"dog", "cat"}), ElementsAre(259, 257));
    EXPECT_THAT(numbers.number({}), ElementsAre());
}

TEST(PieceNumbers, CopiesWhatMayGo) {
    PieceNumbers numbers(0);
    std::string text = "one";
    EXPECT_THAT(numbers.number(std::vector<std::string_view>{text}), ElementsAre(0));
    text = "two";
    EXPECT_THAT(numbers.number(std::vector<std::string_view>{text, "one"}), ElementsAre(1, 0));
}

/// Pieces of all lengths around those that the hash takes at once, alike but for one byte, zeros
/// among them; so many that the table grows while it is in use.
TEST(PieceNumbers, BytesDecide) {
    std::mt19937 random(1);
    std::vector<std::string> texts;
    for (std::size_t length = 0; length < 40; ++length)
        for (std::size_t place = 0; place < length; ++place)
            for (const char other : {'\0', 'b', '\xff'}) {
                texts.emplace_back(length, 'a');
                texts.back()[place] = other;
            }
    for (int number = 0; number < 300'000; ++number)
        texts.push_back(std::to_string(random() % 200'000));
    for (const auto storage : {PieceNumbers::Storage::Copied, PieceNumbers::Storage::Borrowed}) {
        PieceNumbers numbers(7, storage);
        std::map<std::string_view, std::uint32_t> expected;
        const std::vector<std::string_view> pieces(texts.begin(), texts.end());
        const std::vector<std::uint32_t> found = numbers.number(pieces);
        ASSERT_EQ(found.size(), pieces.size());
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            const auto next = static_cast<std::uint32_t>(7 + expected.size());
            ASSERT_EQ(found[i], expected.try_emplace(pieces[i], next).first->second) << i;
        }
    }
}

}  // namespace
}  // namespace minterm::piece_numbers_test
