// SPDX-License-Identifier: Apache-2.0
#include "runtime/batch/transpose_planes.hpp"

#include <gtest/gtest.h>

#include <random>
#include <string>

namespace minterm::transpose_planes_test {
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
        for (const std::size_t columns :
             {1U, 2U, 31U, 32U, 33U, 63U, 64U, 65U, 100U, 130U, 257U, 600U})
            for (const PlaneBits& symbols : {bits, all, coded})
                check_random<std::string>(random, symbols, word_bytes, columns);
}

/// As one after the other; and what is not known is seen wherever it is, but not where it is known.
TEST(TransposePlanes, PairsInStep) {
    std::mt19937 random(5);
    const PlaneBits bits{{1, 2}, {}};
    PlaneBits coded{{0, 1, 2}, std::vector<std::uint8_t>(256)};
    for (std::uint8_t& code : coded.codes) code = static_cast<std::uint8_t>(random() % 8);
    ByteSet dna;
    for (const char letter : {'A', 'C', 'G', 'T'}) dna.set(static_cast<unsigned char>(letter));
    ByteSet more = dna;
    more.set(0xC3);
    for (const std::size_t word_bytes : {1U, 8U, 32U, 64U})
        for (const std::size_t longest : {1U, 63U, 64U, 100U, 257U, 520U})
            for (const PlaneBits& symbols_b : {bits, coded}) {
                std::vector<std::string> a(1 + random() % (8 * word_bytes));
                std::vector<std::string> b(a.size());
                for (std::string* text = a.data(); text != a.data() + a.size(); ++text) {
                    text->resize(1 + random() % longest);
                    for (char& letter : *text) letter = "ACGT"[random() % 4];
                    std::string& other = b[static_cast<std::size_t>(text - a.data())];
                    other.resize(1 + random() % 300);
                    for (char& letter : other) letter = "ACGT"[random() % 4];
                }
                a.front().resize(longest, 'A');
                b.back().resize(300, 'A');
                const auto agree = [&](const ByteSet& known_a, const ByteSet& known_b) {
                    const std::vector<SymbolSpan> first(a.begin(), a.end());
                    const std::vector<SymbolSpan> second(b.begin(), b.end());
                    std::vector<std::byte> words_a(2 * longest * word_bytes);
                    std::vector<std::byte> words_b(symbols_b.planes() * 300 * word_bytes);
                    std::vector<std::byte> expected_a = words_a;
                    std::vector<std::byte> expected_b = words_b;
                    if (!transpose_pair({first, bits, &known_a, longest, words_a.data()},
                                        {second, symbols_b, &known_b, 300, words_b.data()},
                                        word_bytes))
                        return false;
                    transpose_planes(first, bits, longest, word_bytes, expected_a.data());
                    transpose_planes(second, symbols_b, 300, word_bytes, expected_b.data());
                    EXPECT_EQ(words_a, expected_a);
                    EXPECT_EQ(words_b, expected_b);
                    return true;
                };
                EXPECT_TRUE(agree(dna, dna));
                std::string& one = a[random() % a.size()];
                const std::size_t place = random() % one.size();
                for (const char other : {'N', '\0', '\xC3', '\x43'}) {
                    one[place] = other;
                    EXPECT_EQ(agree(dna, dna), other == '\x43') << int{other};
                    EXPECT_EQ(agree(more, dna), other == '\x43' || other == '\xC3') << int{other};
                }
                b[random() % b.size()].back() = '\xC3';
                EXPECT_FALSE(agree(more, dna));
                EXPECT_TRUE(agree(dna, more));
            }
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
        for (const std::size_t count : {1U, 7U, 8U, 9U, 20U, 56U}) {
            std::vector<std::byte> planes(count * word_bytes);
            for (std::byte& byte : planes) byte = static_cast<std::byte>(random() & 0xFF);
            std::vector<std::int64_t> numbers(8 * word_bytes);
            for (std::size_t lane = 0; lane < numbers.size(); ++lane)
                numbers[lane] = static_cast<std::int64_t>(lane) - 5;
            std::vector<std::int64_t> elsewhere(numbers.size());
            add_lane_numbers(planes.data(), count, word_bytes, numbers.data(), 17,
                             elsewhere.data());
            add_lane_numbers(planes.data(), count, word_bytes, numbers.data(), 17, numbers.data());
            EXPECT_EQ(elsewhere, numbers);
            for (std::size_t lane = 0; lane < numbers.size(); ++lane) {
                std::int64_t expected = static_cast<std::int64_t>(lane) + 12;
                for (std::size_t plane = 0; plane < count; ++plane)
                    if (bit(planes.data() + plane * word_bytes, lane))
                        expected += std::int64_t{1} << plane;
                ASSERT_EQ(numbers[lane], expected) << word_bytes << ' ' << count << ' ' << lane;
            }
        }
    }
}

}  // namespace
}  // namespace minterm::transpose_planes_test
