// SPDX-License-Identifier: Apache-2.0
//
// Screens of every shape, place by place and with vectors, against their definition; and that their
// plans miss no occurrence.
#include "runtime/search/window_screen.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <random>
#include <string>

#include "runtime/search/screen_plan.hpp"

namespace minterm::window_screen_test {
namespace {

ScreenTables random_tables(std::mt19937& random, const ScreenShape& shape) {
    ScreenTables tables;
    tables.shape = shape;
    for (std::uint64_t& function : tables.functions)
        function = std::uint64_t{random()} << 32U | random();
    tables.lookups.resize(shape.groups);
    // So many bits that some places survive, and most do not.
    for (ScreenTables::Lookup& lookup : tables.lookups)
        for (std::uint8_t& buckets : lookup)
            buckets = static_cast<std::uint8_t>(random() | (random() % 2 == 0 ? random() : 0));
    return tables;
}

/// Of a window that ends there.
unsigned buckets_by_definition(const ScreenTables& tables, std::string_view text,
                               std::size_t place) {
    const ScreenShape& shape = tables.shape;
    unsigned result = 0;
    for (unsigned bucket = 0; bucket < 8; ++bucket) {
        std::size_t right = 0;
        for (std::size_t group = 0; group < shape.groups; ++group) {
            unsigned hash = 0;
            for (std::size_t i = 0; i < shape.bytes; ++i) {
                const auto byte = static_cast<std::uint8_t>(text[place - group * shape.bytes - i]);
                hash ^= shape.bytes == 1 ? byte : linear_hash(tables.functions[i], byte);
            }
            right += tables.lookups[group][hash % 64] >> bucket & 1U;
        }
        if (right + shape.spare >= shape.groups) result |= 1U << bucket;
    }
    return result;
}

std::string random_bytes(std::mt19937& random, std::size_t length) {
    std::string text(length, '\0');
    for (char& byte : text)
        byte = static_cast<char>(random() % 5 == 0 ? 0xff * (random() % 2) : random());
    return text;
}

TEST(WindowScreen, EveryShapeAtEveryPlace) {
    std::mt19937 random(1);
    auto found = std::make_unique<WindowScreen::Survivors>();
    for (std::uint32_t bytes = 1; bytes <= ScreenShape::kMostBytes; ++bytes)
        for (std::uint32_t groups = 1; groups <= ScreenShape::kMostGroups; ++groups)
            for (std::uint32_t spare = 0; spare <= std::min(1U, groups - 1); ++spare) {
                const ScreenTables tables = random_tables(random, {bytes, groups, spare});
                const std::string text = random_bytes(random, 700);
                std::vector<unsigned> expected(text.size());
                for (std::size_t i = tables.shape.window() - 1; i < text.size(); ++i)
                    expected[i] = buckets_by_definition(tables, text, i);
                for (const WindowScreen::By by : WindowScreen::all()) {
                    const WindowScreen screen(tables, by);
                    for (const std::size_t first : {0U, 1U, 20U, 63U, 64U, 65U, 100U})
                        for (const std::size_t count :
                             {0U, 1U, 63U, 64U, 65U, 255U, 256U, 300U, 600U, 700U}) {
                            std::vector<unsigned> survived(text.size());
                            const std::size_t kept = screen.survivors(text, first, count, *found);
                            std::size_t before = 0;
                            for (std::size_t i = 0; i < kept; ++i) {
                                const auto [place, buckets] = (*found)[i];
                                ASSERT_TRUE(i == 0 || place > before);
                                ASSERT_LT(first + place, text.size());
                                before = place;
                                survived[first + place] = buckets;
                            }
                            for (std::size_t i = 0; i < text.size(); ++i)
                                ASSERT_EQ(survived[i],
                                          i >= first && i - first < count ? expected[i] : 0)
                                    << groups << " x " << bytes << " - " << spare << " at " << i
                                    << " from " << first << ", " << count;
                        }
                }
            }
}

/// Texts are read neither in front of their first byte nor behind their last: tables are asked
/// about texts that end where memory of their own does (a sanitizer sees that).
TEST(WindowScreen, TextsOfEveryLength) {
    std::mt19937 random(2);
    auto found = std::make_unique<WindowScreen::Survivors>();
    const ScreenTables tables = random_tables(random, {3, 3, 0});
    for (std::size_t length = 0; length < 200; ++length) {
        const std::string bytes = random_bytes(random, length);
        const std::vector<char> text(bytes.begin(), bytes.end());
        for (const WindowScreen::By by : WindowScreen::all()) {
            const std::size_t kept =
                WindowScreen(tables, by).survivors({text.data(), text.size()}, 0, length, *found);
            std::size_t expected = 0;
            for (std::size_t i = 8; i < length; ++i)
                expected += buckets_by_definition(tables, bytes, i) != 0 ? 1 : 0;
            ASSERT_EQ(kept, expected) << length;
        }
    }
}

std::vector<SymbolBytes> symbols_of(std::string_view pattern) {
    std::vector<SymbolBytes> symbols;
    for (const char byte : pattern) symbols.emplace_back().set(static_cast<unsigned char>(byte));
    return symbols;
}

TEST(WindowScreen, APlanKeepsWhatOccurs) {
    std::mt19937 random(3);
    auto found = std::make_unique<WindowScreen::Survivors>();
    for (std::size_t errors = 0; errors < 5; ++errors) {
        std::string text = random_bytes(random, 4000);
        ScreenQuestion question;
        std::vector<std::string> patterns;
        for (std::size_t i = 0; i < 20; ++i) {
            patterns.push_back(text.substr(random() % 3000, 1 + errors + random() % 30));
            question.patterns.push_back(symbols_of(patterns.back()));
        }
        question.errors = errors;
        question.sample = text;
        question.without = 1;
        question.survivor = 10;
        question.is_asked_for = true;
        const auto plan = plan_screen(question);
        ASSERT_TRUE(plan);
        const ScreenTables& tables = plan->tables;
        for (std::uint32_t number = 0; number < patterns.size(); ++number)
            for (int i = 0; i < 50; ++i) {
                std::string occurrence = patterns[number];
                for (std::size_t e = 0; e < errors; ++e)
                    occurrence[random() % occurrence.size()] = static_cast<char>(random());
                const std::string around = "xx" + occurrence + "yyy";
                const std::size_t kept =
                    WindowScreen(tables).survivors(around, 0, around.size(), *found);
                bool is_there = false;
                for (std::size_t k = 0; k < kept; ++k)
                    for (unsigned bucket = 0; bucket < 8; ++bucket)
                        for (const ScreenEntry& entry : tables.of_bucket(bucket))
                            is_there |= ((*found)[k].buckets >> bucket & 1U) != 0 &&
                                        entry.pattern == number &&
                                        (*found)[k].place + 1 == 2 + entry.end;
                ASSERT_TRUE(is_there) << errors << " errors, pattern " << number;
            }
    }
}

/// There are windows even if they are everywhere.
TEST(WindowScreen, APlanIsMadeOfWhatIsEverywhere) {
    ScreenQuestion question;
    question.patterns.push_back(symbols_of("aaaa"));
    question.sample = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";
    question.survivor = 1;
    question.is_asked_for = true;
    EXPECT_TRUE(plan_screen(question));
    question.is_asked_for = false;
    EXPECT_FALSE(plan_screen(question));
}

TEST(WindowScreen, DnaLosesNothing) {
    std::mt19937 random(4);
    std::string text;
    for (int i = 0; i < 8000; ++i) text += "ACGT"[random() % 4];
    ScreenQuestion question;
    const std::string pattern = text.substr(100, 26);
    question.patterns.push_back(symbols_of(pattern));
    question.sample = text;
    question.without = 0.2;
    question.survivor = 20;
    const auto plan = plan_screen(question);
    ASSERT_TRUE(plan);
    EXPECT_EQ(plan->tables.shape.window(), 6U);
    for (const ScreenTables::Lookup& lookup : plan->tables.lookups)
        EXPECT_EQ(std::count(lookup.begin(), lookup.end(), 0), 63);
    // Where nearly nothing is to be gained there is none.
    question.without = 0.03;
    EXPECT_FALSE(plan_screen(question));
}

}  // namespace
}  // namespace minterm::window_screen_test
