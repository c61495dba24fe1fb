// SPDX-License-Identifier: Apache-2.0
//
// Bits that say which places of a text are worth a look: whatever way they are asked, the answer is
// the same, and what was put in is held. Which windows of patterns are chosen.
#include "runtime/search/gram_filter.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/search/window_choice.hpp"

namespace minterm::gram_filter_test {
namespace {

std::string random_text(std::mt19937& random, std::size_t length, unsigned letters) {
    std::string text(length, ' ');
    for (char& byte : text) byte = static_cast<char>(random() % letters * 37);
    return text;
}

struct Filled {
    std::vector<std::uint32_t> words;
    GramBits bits;

    Filled(const GramShape& shape, std::uint8_t byte_mask, const std::vector<std::string>& windows)
        : words(GramBits::words_for(windows.size() * shape.stride)), bits(shape, byte_mask, words) {
        for (const std::string& window : windows) bits.add(window, words);
    }

    std::vector<std::size_t> survivors(std::string_view text, std::size_t begin,
                                       std::size_t end) const {
        GramBits::Places places;
        const std::size_t count = bits.survivors(text, begin, end, places);
        std::vector<std::size_t> result;
        for (const std::uint32_t place : std::span(places).first(count))
            result.push_back(begin + place);
        return result;
    }
};

std::vector<std::string> random_windows(std::mt19937& random, std::size_t count,
                                        std::size_t length) {
    std::vector<std::string> windows;
    for (std::size_t i = 0; i < count; ++i) windows.push_back(random_text(random, length, 4));
    return windows;
}

/// A text that ends soon is asked place by place.
TEST(GramBits, ManyPlacesAtOnceAreAsOneByOne) {
    std::mt19937 random(1);
    for (std::size_t stride = 1; stride <= GramShape::kWidest; ++stride) {
        for (std::size_t length = 1; length <= GramShape::kLongest; ++length) {
            const GramShape shape{length, stride};
            const Filled filled(shape, length % 2 == 0 ? 0xff : 0xdf,
                                random_windows(random, 40, shape.window()));
            for (const std::size_t size : {0U, 1U, 17U, 33U, 300U, 2500U}) {
                const std::string text = random_text(random, size, 4);
                for (std::size_t begin = 0; begin < size; begin += 1 + random() % 300) {
                    const std::size_t end =
                        begin + std::min(size - begin, 1 + random() % GramBits::kPlaces);
                    std::vector<std::size_t> expected;
                    std::size_t place = begin;
                    for (; place < std::min(end, GramBits::kEdge); ++place)
                        expected.push_back(place);
                    for (; place < end; place += stride) {
                        const std::string_view here = std::string_view(text).substr(
                            0, std::max(place + GramBits::kEdge, place + stride));
                        const auto some =
                            filled.survivors(here, place, std::min(place + stride, end));
                        expected.insert(expected.end(), some.begin(), some.end());
                    }
                    ASSERT_EQ(filled.survivors(text, begin, end), expected)
                        << "length " << length << ", stride " << stride << ", " << begin << " to "
                        << end << " of " << size;
                }
            }
        }
    }
}

TEST(GramBits, WhatWasPutInSurvives) {
    std::mt19937 random(3);
    for (std::size_t stride = 1; stride <= GramShape::kWidest; ++stride) {
        for (std::size_t length = 1; length <= GramShape::kLongest; ++length) {
            const GramShape shape{length, stride};
            const auto windows = random_windows(random, 40, shape.window());
            const Filled filled(shape, 0xff, windows);
            std::string text;
            std::vector<std::size_t> lasts;
            for (const std::string& window : windows) {
                text += random_text(random, random() % 7, 9) + window;
                lasts.push_back(text.size() - 1);
            }
            for (std::size_t begin = 0; begin < 10; ++begin) {
                const auto held = filled.survivors(text, begin, text.size());
                for (const std::size_t last : lasts)
                    EXPECT_TRUE(last < begin || std::binary_search(held.begin(), held.end(), last))
                        << "length " << length << ", stride " << stride << ", from " << begin;
            }
        }
    }
}

/// However many places share a word, all bytes of a window are asked for.
TEST(GramBits, FewOtherWindowsSurvive) {
    std::mt19937 random(5);
    for (const std::size_t count : {100U, 1000U, 10000U}) {
        for (std::size_t stride = 1; stride <= GramShape::kWidest; ++stride) {
            for (const std::size_t length : {std::size_t{8}, 9 - stride}) {
                const GramShape shape{length, stride};
                std::vector<std::string> windows;
                for (std::size_t i = 0; i < count; ++i)
                    windows.push_back(random_text(random, shape.window(), 256));
                const Filled filled(shape, 0xff, windows);
                EXPECT_LT(filled.bits.survival(random_text(random, 100'000, 256)), 0.02)
                    << count << " windows, length " << length << ", stride " << stride;
            }
        }
    }
    // Of four letters there are 65536 windows of eight: what is not there is held rarely, too.
    const Filled filled({7, 2}, 0xff, random_windows(random, 1000, 8));
    EXPECT_NEAR(filled.bits.survival(random_text(random, 100'000, 4)), 1000.0 / 65536, 0.01);
}

TEST(GramBits, SurvivalIsThePartOfAllPlaces) {
    std::mt19937 random(4);
    for (std::size_t stride = 1; stride <= GramShape::kWidest; ++stride) {
        const Filled filled({3, stride}, 0xff, random_windows(random, 40, stride + 2));
        EXPECT_EQ(filled.bits.survival(""), 0);
        EXPECT_EQ(filled.bits.survival("abc"), 0);
        const std::string text = random_text(random, 1000, 4);
        const std::size_t end = text.size() - GramBits::kEdge;
        EXPECT_DOUBLE_EQ(filled.bits.survival(text),
                         static_cast<double>(filled.survivors(text, GramBits::kEdge, end).size()) /
                             static_cast<double>(end - GramBits::kEdge));
    }
}

ByteCodes codes_of(const std::vector<std::string>& patterns) {
    ByteCodes codes;
    for (const std::string& pattern : patterns)
        for (const char letter : pattern) {
            std::uint8_t& code = codes.code[static_cast<unsigned char>(letter)];
            if (code == 0) code = static_cast<std::uint8_t>(++codes.count);
        }
    ++codes.count;
    return codes;
}

/// Saved engines hold these tables, and literals' are for every build that reads their format: what
/// changes this number changes the format (kEngineFormat in codegen/search_engine_file.cpp), too.
TEST(GramTables, AreThoseOfTheFormat) {
    const std::vector<std::string> words{"director", "Americans", "adventure"};
    const PatternTexts patterns(words);
    const std::vector<std::uint32_t> members{0, 1, 2};
    const std::vector<std::uint8_t> behind{0, 1, 0};
    const GramTables tables = build_gram_tables(patterns, members, behind, codes_of(words), {6, 3});
    ASSERT_TRUE(is_sound(tables, patterns));
    std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
    const auto add = [&](const auto& array) {
        for (const std::byte byte : std::as_bytes(array.span()))
            hash = (hash ^ std::to_integer<std::uint64_t>(byte)) * 0x100000001b3;
    };
    add(tables.bits);
    add(tables.first);
    add(tables.entries);
    EXPECT_EQ(hash, 14832937223870160705U);
}

TEST(GramTables, NumbersThatLeadOutOfThemAreFound) {
    const std::vector<std::string> words{"director", "Americans", "adventure"};
    const PatternTexts patterns(words);
    const std::vector<std::uint32_t> members{0, 1, 2};
    const GramTables good = build_gram_tables(patterns, members, {}, codes_of(words), {6, 3});
    ASSERT_TRUE(is_sound(good, patterns));
    const auto with_entry = [&](auto change) {
        std::vector<GramEntry> entries(good.entries.begin(), good.entries.end());
        change(entries);
        GramTables tables = good;
        tables.entries = std::move(entries);
        return is_sound(tables, patterns);
    };
    EXPECT_FALSE(with_entry([](auto& entries) { entries[0].pattern = 3; }));
    EXPECT_FALSE(with_entry([](auto& entries) { entries[0].behind = 9; }));
    EXPECT_FALSE(with_entry([](auto& entries) { entries[1].last_length = 9; }));
    EXPECT_FALSE(with_entry([](auto& entries) { entries[1].front_length = 9; }));
    EXPECT_FALSE(with_entry([](auto& entries) { entries.back().front_length = 9; }));
    EXPECT_FALSE(with_entry([](auto& entries) { entries.pop_back(); }));
    GramTables tables = good;
    std::vector<std::uint32_t> first(good.first.begin(), good.first.end());
    first[1] = 4;
    tables.first = std::move(first);
    EXPECT_FALSE(is_sound(tables, patterns));
}

/// Patterns that end alike are found by what they do not have in common, be there a sample or not.
TEST(WindowChoice, IsWhatIsRare) {
    std::vector<std::string> words;
    for (char letter = 'a'; letter <= 'z'; ++letter)
        words.push_back(std::string("0123") + letter + "456789012345");
    const PatternTexts patterns(words);
    std::vector<std::uint32_t> members;
    for (std::uint32_t i = 0; i < words.size(); ++i) members.push_back(i);
    std::string ring;
    while (ring.size() < 2000) ring += "0123456789";
    for (const std::string& sample : {ring, std::string(2000, 'x')}) {
        const WindowChooser chooser(patterns, codes_of(words), sample, sample != ring);
        const WindowChoice last = chooser.last(members, 8);
        EXPECT_TRUE(last.behind.empty());
        const WindowChoice rarest = chooser.rarest(members, 8);
        ASSERT_EQ(rarest.behind.size(), words.size());
        for (const std::uint8_t behind : rarest.behind) EXPECT_TRUE(behind >= 5 && behind <= 12);
        EXPECT_LT(rarest.candidates, last.candidates / 10);
    }
}

/// Of letters in no order the rarest of many windows are as frequent as others.
TEST(WindowChoice, ChanceGainsNothing) {
    std::mt19937 random(6);
    std::vector<std::string> words;
    for (int i = 0; i < 2000; ++i) words.push_back(random_text(random, 12, 4));
    const PatternTexts patterns(words);
    std::vector<std::uint32_t> members;
    for (std::uint32_t i = 0; i < words.size(); ++i) members.push_back(i);
    const std::string sample = random_text(random, 32'768, 4);
    const WindowChooser chooser(patterns, codes_of(words), sample, false);
    const double last = chooser.last(members, 6).candidates;
    EXPECT_NEAR(last, 2000 / 4096.0, 0.1);
    EXPECT_NEAR(chooser.rarest(members, 6).candidates, last, 0.05);
}

}  // namespace
}  // namespace minterm::gram_filter_test
