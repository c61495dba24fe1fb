// SPDX-License-Identifier: Apache-2.0
//
// Bits that say which places of a text are worth a look: whatever way they are asked, the answer is
// the same, and what was put in is held.
#include "runtime/search/gram_filter.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <random>
#include <span>
#include <string>
#include <vector>

namespace minterm {
namespace {

std::string random_text(std::mt19937& random, std::size_t length, unsigned letters) {
    std::string text(length, ' ');
    for (char& byte : text) byte = static_cast<char>(random() % letters * 37);
    return text;
}

struct Filled {
    std::vector<std::uint32_t> words;
    GramBits bits;

    Filled(const GramShape& shape, std::uint8_t byte_mask, const std::vector<std::string>& patterns)
        : words(GramBits::words_for(patterns.size() * shape.stride)),
          bits(shape, byte_mask, words) {
        for (const std::string& pattern : patterns)
            for (std::size_t offset = 0; offset < shape.stride; ++offset)
                bits.add(bits.key(pattern, pattern.size() - offset), words);
    }
};

std::vector<std::string> random_patterns(std::mt19937& random, std::size_t length) {
    std::vector<std::string> patterns;
    for (int i = 0; i < 40; ++i) patterns.push_back(random_text(random, length, 4));
    return patterns;
}

TEST(GramBits, ManyPlacesAtOnceAreAsOneByOne) {
    std::mt19937 random(1);
    for (std::size_t stride = 1; stride <= GramShape::kWidest; ++stride) {
        for (std::size_t length = 1; length <= GramShape::kLongest; ++length) {
            const GramShape shape{length, stride};
            const Filled filled(shape, length % 2 == 0 ? 0xff : 0xdf,
                                random_patterns(random, length + stride - 1));
            for (const std::size_t size : {0U, 1U, 7U, 8U, 40U, 600U, 1200U}) {
                const std::string text = random_text(random, size, 4);
                for (std::size_t last = 0; last < text.size(); last += 1 + random() % 5) {
                    const std::size_t there = shape.places_in(last, text.size());
                    for (const std::size_t places : {1U, 7U, 8U, 9U, 63U, 64U}) {
                        if (places > there) break;
                        std::uint64_t expected = 0;
                        for (std::size_t i = 0; i < places; ++i)
                            if (filled.bits.holds(filled.bits.key(text, last + i * stride + 1)))
                                expected |= std::uint64_t{1} << i;
                        ASSERT_EQ(filled.bits.survivors(text, last, places), expected)
                            << "length " << length << ", stride " << stride << ", " << places
                            << " places from " << last << " of " << size;
                    }
                }
            }
        }
    }
}

TEST(GramBits, PlacesFromManyAreAsThoseFromOne) {
    std::mt19937 random(2);
    for (std::size_t length = 1; length <= GramShape::kLongest; ++length) {
        const Filled filled({length, 1}, 0xff, random_patterns(random, length));
        const std::string text = random_text(random, 200, 4);
        std::vector<std::size_t> lasts;
        for (std::size_t last = 0; last < text.size(); ++last) lasts.push_back(last);
        for (std::size_t places = 1; places <= 8; ++places) {
            std::vector<std::uint8_t> held(lasts.size());
            filled.bits.survivors_from(text, lasts, places, held.data());
            for (const std::size_t last : lasts)
                ASSERT_EQ(held[last], filled.bits.survivors(text, last, places))
                    << "length " << length << ", " << places << " places from " << last;
        }
    }
}

TEST(GramBits, WhatWasPutInSurvives) {
    std::mt19937 random(3);
    for (std::size_t stride = 1; stride <= GramShape::kWidest; ++stride) {
        for (std::size_t length = 1; length <= GramShape::kLongest; ++length) {
            const std::vector<std::string> patterns = random_patterns(random, length + stride - 1);
            const Filled filled({length, stride}, 0xff, patterns);
            std::string text;
            for (const std::string& pattern : patterns) {
                text += random_text(random, 3, 9) + pattern;
                // One of the places at which it may end, whichever is looked at first.
                const std::size_t end = text.size();
                bool survived = false;
                for (std::size_t last = end - stride; last < end; ++last)
                    survived |= filled.bits.survivors(text, last, 1) != 0;
                EXPECT_TRUE(survived) << "length " << length << ", stride " << stride;
            }
        }
    }
}

TEST(GramBits, SurvivalIsThePartOfAllPlaces) {
    std::mt19937 random(4);
    for (std::size_t stride = 1; stride <= GramShape::kWidest; ++stride) {
        const Filled filled({3, stride}, 0xff, random_patterns(random, stride + 2));
        EXPECT_EQ(filled.bits.survival(""), 0);
        for (const std::size_t size : {1U, 100U, 5000U}) {
            const std::string text = random_text(random, size, 4);
            std::size_t held = 0;
            for (std::size_t end = 1; end <= size; ++end)
                if (filled.bits.holds(filled.bits.key(text, end))) ++held;
            EXPECT_DOUBLE_EQ(filled.bits.survival(text),
                             static_cast<double>(held) / static_cast<double>(size))
                << "stride " << stride << ", " << size << " bytes";
        }
    }
}

/// Saved engines hold these tables, and literals' are for every build that reads their format: what
/// changes this number changes the format (kEngineFormat in codegen/search_engine_file.cpp), too.
TEST(GramTables, AreThoseOfTheFormat) {
    const PatternTexts patterns(std::vector<std::string>{"director", "Americans", "adventure"});
    ByteCodes codes;
    for (const std::string& pattern : patterns.strings())
        for (const char letter : pattern) {
            std::uint8_t& code = codes.code[static_cast<unsigned char>(letter)];
            if (code == 0) code = static_cast<std::uint8_t>(++codes.count);
        }
    ++codes.count;
    const std::vector<std::uint32_t> members{0, 1, 2};
    const GramTables tables = build_gram_tables(patterns, members, codes, {6, 3});
    ASSERT_TRUE(is_sound(tables, patterns));
    std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a
    const auto add = [&](const auto& array) {
        for (const std::byte byte : std::as_bytes(array.span()))
            hash = (hash ^ std::to_integer<std::uint64_t>(byte)) * 0x100000001b3;
    };
    add(tables.bits);
    add(tables.tail_bits);
    add(tables.tails);
    add(tables.trie.first_child);
    add(tables.trie.label);
    add(tables.trie.pattern);
    add(tables.trie.has_tail);
    EXPECT_EQ(hash, 9188551903676610078U);
}

/// So many that hashes of different grams meet by chance only.
TEST(GramBits, FewOtherGramsSurvive) {
    std::mt19937 random(5);
    for (const std::size_t count : {100U, 1000U, 10000U}) {
        std::vector<std::string> patterns;
        for (std::size_t i = 0; i < count; ++i) patterns.push_back(random_text(random, 8, 256));
        const Filled filled({8, 1}, 0xff, patterns);
        EXPECT_LT(filled.bits.survival(random_text(random, 100'000, 256)), 0.015) << count;
    }
}

}  // namespace
}  // namespace minterm
