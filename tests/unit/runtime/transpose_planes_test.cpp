// SPDX-License-Identifier: Apache-2.0
#include "runtime/batch/transpose_planes.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace minterm {
namespace {

bool bit(const std::byte* word, std::size_t lane) {
    return (std::to_integer<unsigned>(word[lane / 8]) >> (lane % 8) & 1) != 0;
}

/// Texts of about `columns` symbols, some ended, some lanes without any.
template <typename Text>
void check_random(std::mt19937& random, const PlaneBits& symbols, std::size_t word_bytes,
                  std::size_t columns) {
    const std::size_t lanes = 8 * word_bytes;
    std::vector<Text> texts(1 + random() % lanes);
    for (Text& text : texts) {
        text.resize(random() % 3 == 0 ? columns : random() % (columns + 40));
        for (auto& symbol : text) symbol = static_cast<typename Text::value_type>(random());
    }
    const std::vector<SymbolSpan> spans(texts.begin(), texts.end());
    std::vector<std::byte> words(columns * symbols.planes() * word_bytes, std::byte{0xAA});
    transpose_planes(spans, symbols, columns, word_bytes, words.data());
    for (std::size_t column = 0; column < columns; ++column) {
        for (std::size_t plane = 0; plane < symbols.planes(); ++plane) {
            const std::byte* word = words.data() + (column * symbols.planes() + plane) * word_bytes;
            for (std::size_t lane = 0; lane < lanes; ++lane) {
                const bool there = lane < spans.size() && column < spans[lane].size();
                const std::uint32_t code = there ? symbols.code(spans[lane][column]) : 0;
                ASSERT_EQ(bit(word, lane), (code >> symbols.bits[plane] & 1) != 0)
                    << "column " << column << ", plane " << plane << ", lane " << lane;
            }
        }
    }
}

TEST(TransposePlanes, AnyTextsAndWords) {
    std::mt19937 random(2);
    PlaneBits coded{{0, 1, 2}, std::vector<std::uint8_t>(256)};
    for (std::uint8_t& code : coded.codes) code = static_cast<std::uint8_t>(random() % 8);
    const PlaneBits bits{{1, 2}, {}};
    const PlaneBits all{{0, 1, 2, 3, 4, 5, 6, 7}, {}};
    for (const std::size_t word_bytes : {1U, 8U, 32U, 64U})
        for (const std::size_t columns : {1U, 2U, 31U, 32U, 33U, 63U, 64U, 65U, 100U, 130U})
            for (const PlaneBits& symbols : {bits, all, coded})
                check_random<std::string>(random, symbols, word_bytes, columns);
}

TEST(TransposePlanes, WideSymbols) {
    std::mt19937 random(4);
    PlaneBits low;
    for (std::uint8_t plane = 0; plane < 19; ++plane) low.bits.push_back(plane);
    const PlaneBits some{{3, 7, 8, 22, 31}, {}};
    for (const std::size_t word_bytes : {1U, 8U, 32U, 64U})
        for (const std::size_t columns : {1U, 33U, 64U, 65U})
            for (const PlaneBits& symbols : {low, some})
                check_random<std::u32string>(random, symbols, word_bytes, columns);
}

TEST(TransposePlanes, WithoutPlanesNothingIsWritten) {
    std::byte untouched{7};
    transpose_planes(std::vector<SymbolSpan>{"abc"}, {{}, {}}, 3, 8, &untouched);
    EXPECT_EQ(untouched, std::byte{7});
}

TEST(LaneNumbers, AreAdded) {
    std::mt19937_64 random(3);
    for (const std::size_t word_bytes : {1U, 8U, 32U, 64U}) {
        for (const std::size_t count : {0U, 1U, 7U, 8U, 9U, 20U, 56U}) {
            std::vector<std::byte> planes(count * word_bytes);
            for (std::byte& byte : planes) byte = static_cast<std::byte>(random() & 0xFF);
            std::vector<std::int64_t> numbers(8 * word_bytes);
            for (std::size_t lane = 0; lane < numbers.size(); ++lane)
                numbers[lane] = static_cast<std::int64_t>(lane) - 5;
            add_lane_numbers(planes.data(), count, word_bytes, numbers.data());
            for (std::size_t lane = 0; lane < numbers.size(); ++lane) {
                std::int64_t expected = static_cast<std::int64_t>(lane) - 5;
                for (std::size_t plane = 0; plane < count; ++plane)
                    if (bit(planes.data() + plane * word_bytes, lane))
                        expected += std::int64_t{1} << plane;
                ASSERT_EQ(numbers[lane], expected) << word_bytes << ' ' << count << ' ' << lane;
            }
        }
    }
}

}  // namespace
}  // namespace minterm
