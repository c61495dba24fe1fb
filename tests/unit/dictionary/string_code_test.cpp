// SPDX-License-Identifier: Apache-2.0
//
// Codes of letters and of strings: widths against the best there are, parsing against all ways to
// parse, and letters that come back.
#include "runtime/dictionary/string_code.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "runtime/dictionary/huffman.hpp"
#include "synth/random_sequence.hpp"

namespace minterm::string_code_test {
namespace {

using namespace std::string_literals;
using Widths = std::vector<std::uint8_t>;
using Counts = std::vector<std::uint64_t>;

ShortString short_string(std::string_view letters) {
    ShortString string;
    string.size = static_cast<std::uint8_t>(letters.size());
    std::memcpy(&string.letters, letters.data(), letters.size());
    return string;
}

TEST(HuffmanWidths, OfAFew) {
    EXPECT_EQ(huffman_widths(Counts{}, 12), Widths{});
    EXPECT_EQ(huffman_widths(Counts{0, 0}, 12), (Widths{0, 0}));
    EXPECT_EQ(huffman_widths(Counts{0, 7}, 12), (Widths{0, 1}));
    EXPECT_EQ(huffman_widths(Counts{1, 9}, 12), (Widths{1, 1}));
    EXPECT_EQ(huffman_widths(Counts{1, 1, 2, 3, 5, 8}, 12), (Widths{5, 5, 4, 3, 2, 1}));
    EXPECT_EQ(huffman_widths(Counts{1, 1, 2, 3, 5, 8}, 4), (Widths{4, 4, 3, 2, 2, 2}));
    EXPECT_EQ(huffman_widths(Counts{1, 1, 2, 3, 5, 8}, 3), (Widths{3, 3, 3, 3, 2, 2}));
}

/// Bits of the best code of counts from `next` on, given how many of 2^most codes are left.
std::uint64_t least_bits(const Counts& counts, std::size_t next, std::size_t left,
                         std::size_t most) {
    if (next == counts.size()) return 0;
    std::uint64_t least = ~std::uint64_t{0};
    for (std::size_t width = 1; width <= most; ++width) {
        const std::size_t taken = std::size_t{1} << (most - width);
        if (taken > left) continue;
        const std::uint64_t others = least_bits(counts, next + 1, left - taken, most);
        if (others != ~std::uint64_t{0}) least = std::min(least, counts[next] * width + others);
    }
    return least;
}

TEST(HuffmanWidths, AreTheBestThatThereAre) {
    RandomSequence random(1);
    for (int round = 0; round < 200; ++round) {
        const std::size_t most = 2 + random.below(3);
        Counts counts(2 + random.below((std::size_t{1} << most) - 1));
        counts.resize(std::min<std::size_t>(counts.size(), 7));
        for (std::uint64_t& count : counts) count = 1 + random.below(1 + random.below(200));
        const Widths widths = huffman_widths(counts, most);
        ASSERT_TRUE(widths_fit(widths, most));
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < counts.size(); ++i) bits += counts[i] * widths[i];
        ASSERT_EQ(bits, least_bits(counts, 0, std::size_t{1} << most, most)) << round;
    }
    // As many symbols as there are codes.
    EXPECT_EQ(huffman_widths(Counts(4096, 3), 12), Widths(4096, 12));
}

/// What the best of all ways to parse costs.
std::uint32_t naive_cost(const std::map<std::string, std::uint32_t>& costs,
                         const std::string& letters) {
    std::vector<std::uint32_t> least(letters.size() + 1, 1000000);
    least.back() = 0;
    for (std::size_t i = letters.size(); i-- > 0;)
        for (const auto& [string, cost] : costs)
            if (letters.compare(i, string.size(), string) == 0)
                least[i] = std::min(least[i], cost + least[i + string.size()]);
    return least.front();
}

TEST(StringParser, ParsesForTheLeastCost) {
    RandomSequence random(2);
    for (int round = 0; round < 100; ++round) {
        std::map<std::string, std::uint32_t> costs;
        StringTable table;
        const auto add = [&](const std::string& string, std::size_t most) {
            const auto cost = static_cast<std::uint32_t>(1 + random.below(most));
            if (!costs.emplace(string, cost).second) return;
            table.strings.push_back(short_string(string));
            table.costs.push_back(cost);
        };
        for (const char letter : {'a', '\0', '\xFF'}) add({letter}, 14);
        for (std::size_t strings = random.below(30); strings > 0; --strings) {
            std::string string(1 + random.below(8), 'a');
            for (char& letter : string) letter = "a\0\xFF"[random.below(3)];
            add(string, 40);
        }
        // What must not be used is as if it were not there.
        table.strings.push_back(short_string("aaaaaaaa"));
        table.costs.push_back(StringTable::kNever);
        if (costs.contains("aaaaaaaa")) continue;
        StringParser parser(table);
        for (std::size_t length = 0; length < 40; ++length) {
            std::string letters(length, 'a');
            for (char& letter : letters) letter = "a\0\xFF"[random.below(3)];
            std::string back;
            std::uint32_t cost = 0;
            parser.parse(letters, [&](std::size_t string) {
                back += table.strings[string].view();
                cost += table.costs[string];
            });
            ASSERT_EQ(back, letters);
            ASSERT_EQ(cost, naive_cost(costs, letters));
        }
    }
}

/// The letters of parts in a code that is trained with them, and back. Gives the bits they take.
std::uint64_t expect_back(const std::vector<std::string>& parts, std::size_t most) {
    std::array<bool, 256> used{};
    for (const std::string& part : parts)
        for (const char letter : part) used[static_cast<unsigned char>(letter)] = true;
    const std::vector<std::string_view> views(parts.begin(), parts.end());
    StringTable table = train_strings(views, used, 1, most);
    Counts counts(table.strings.size());
    StringParser by_training(table);
    for (const std::string& part : parts)
        by_training.parse(part, [&](std::size_t string) { ++counts[string]; });
    const Widths widths = huffman_widths(counts, StringCode::kMostWidth);
    for (std::size_t i = 0; i < widths.size(); ++i)
        table.costs[i] = widths[i] == 0 ? StringTable::kNever : widths[i];
    const std::vector<std::uint16_t> codes = huffman_codes(widths, StringCode::kMostWidth);
    StringParser parser(table);
    BitArray bits;
    std::vector<std::uint64_t> begins;
    for (const std::string& part : parts) {
        begins.push_back(bits.size());
        parser.parse(part, [&](std::size_t string) { bits.append(codes[string], widths[string]); });
    }
    const std::uint64_t size = bits.size();
    begins.push_back(size);
    bits.append(0, 64);
    ImageWriter writer;
    StringCode::write(writer, table.strings, widths);
    const ImageLines image = writer.finish();
    auto reader = ImageReader::open(std::as_bytes(std::span(image)), "image", true);
    EXPECT_TRUE(reader);
    const auto code = StringCode::open(*reader);
    EXPECT_TRUE(code);
    const auto bytes = std::as_bytes(bits.words());
    for (std::size_t i = 0; i < parts.size(); ++i) {
        std::string back;
        if (!parts[i].empty())
            code->for_each(bytes, begins[i],
                           [&](std::uint64_t letters, std::uint64_t count, std::uint64_t) {
                               back.append(reinterpret_cast<const char*>(&letters), count);
                               return back.size() < parts[i].size();
                           });
        EXPECT_TRUE(back == parts[i]) << "part " << i;
        std::uint64_t at = begins[i];
        code->skip(bytes, at, parts[i].size());
        EXPECT_EQ(at, begins[i + 1]);
    }
    return size;
}

TEST(StringCode, LettersComeBack) {
    constexpr std::size_t kMost = StringCode::kMostStrings;
    EXPECT_EQ(expect_back({}, kMost), 0U);
    EXPECT_EQ(expect_back({"", ""}, kMost), 0U);
    EXPECT_EQ(expect_back({"a"}, kMost), 1U);
    EXPECT_EQ(expect_back({"\0\xFF"s, "\xFF\0"s}, kMost), 4U);
    std::string all(256, '\0');
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<char>(i);
    EXPECT_EQ(expect_back({all}, kMost), 2048U);
    // Eight letters a bit, and the last seven.
    EXPECT_EQ(expect_back({std::string((std::size_t{1} << 20) - 1, 'x')}, kMost), 131079U);
    RandomSequence random(3);
    for (const std::size_t letters : {1U, 2U, 30U, 256U}) {
        std::vector<std::string> parts(3000);
        for (std::string& part : parts) {
            part.resize(random.below(40));
            for (char& letter : part) letter = static_cast<char>(255 - random.below(letters));
            if (random.below(2) == 0) part += "/index.html";
        }
        for (const std::size_t most : {std::size_t{256}, std::size_t{300}, kMost})
            expect_back(parts, most);
    }
}

TEST(StringCode, StringsMustPay) {
    const std::array<bool, 256> used = [] {
        std::array<bool, 256> letters{};
        for (const char letter : "/abcdehrs") letters[static_cast<unsigned char>(letter)] = true;
        return letters;
    }();
    const std::vector<std::string_view> few{"a/share/b", "c/share/d", "d/share/a"};
    const auto longer_strings = [&](std::uint64_t scale) {
        const StringTable table = train_strings(few, used, scale, 2048);
        return std::count_if(table.strings.begin(), table.strings.end(),
                             [](const ShortString& string) { return string.size > 1; });
    };
    EXPECT_EQ(longer_strings(1), 0);  // fewer bits than a string takes in the image
    EXPECT_GT(longer_strings(1000), 0);
}

}  // namespace
}  // namespace minterm::string_code_test
