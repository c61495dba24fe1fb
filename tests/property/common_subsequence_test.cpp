// SPDX-License-Identifier: Apache-2.0
//
// Longest common subsequences on every way there is: as long as by the whole matrix, and common.
#include "codegen/common_subsequence.hpp"

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>
#include <vector>

#include "tests/support/kept_symbols.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::common_subsequence_test {
namespace {

using testing::kept_symbols;

/// One row of the matrix, for symbols of any kind.
std::int64_t lcs_length(const std::u32string& a, const std::u32string& b) {
    std::vector<std::int64_t> row(b.size() + 1);
    for (const char32_t symbol : a) {
        std::int64_t diagonal = 0;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::int64_t above = row[j];
            row[j] = symbol == b[j - 1] ? diagonal + 1 : std::max(above, row[j - 1]);
            diagonal = above;
        }
    }
    return row.back();
}

class CommonSubsequences : public ::testing::Test {
protected:
    /// The layout that ran; nothing if the answer is wrong.
    std::string check(const std::u32string& a, const std::u32string& b, bool alignment = true) {
        RunOptions options;
        options.alignment = alignment;
        const auto run = run_common_subsequence(engine_, indel_, a, b, options);
        EXPECT_TRUE(run) << run.failure().render();
        if (!run) return {};
        const std::int64_t length = lcs_length(a, b);
        const auto distance = static_cast<std::int64_t>(a.size() + b.size()) - 2 * length;
        EXPECT_EQ(run->answer.value, distance) << run->layout;
        EXPECT_EQ(run->alignment.has_value(), alignment);
        if (alignment) {
            EXPECT_EQ(kept_symbols(run->alignment->runs, a, b), length) << run->layout;
            EXPECT_EQ(run->alignment->end, b.size());
        }
        const bool right = run->answer.value == distance &&
                           (!alignment || kept_symbols(run->alignment->runs, a, b) == length);
        return right ? run->layout : "";
    }

    Recurrence indel_ = testing::load_shipped("indel");
    Engine engine_{narrow_test_target()};
};

std::u32string random_text(std::mt19937& random, std::size_t length, std::uint32_t symbols) {
    std::u32string text(length, U'\0');
    for (char32_t& symbol : text) symbol = static_cast<char32_t>(random() % symbols);
    return text;
}

TEST_F(CommonSubsequences, AllShortPairs) {
    std::vector<std::u32string> texts{U""};
    for (std::size_t begin = 0; begin < texts.size() && texts[begin].size() < 5; ++begin)
        for (const char32_t symbol : {U'a', U'b', U'c'}) texts.push_back(texts[begin] + symbol);
    // One in seven pairs, a different one for each first text.
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t j = i % 7; j < texts.size(); j += 7)
            ASSERT_NE(check(texts[i], texts[j]), "") << i << ' ' << j;
}

TEST_F(CommonSubsequences, RandomPairsOnEveryWay) {
    std::mt19937 random(3);
    std::map<std::string, int> ways;
    for (int round = 0; round < 3000; ++round) {
        const std::uint32_t symbols = 1U << random() % 12;
        std::u32string a = random_text(random, random() % 300, symbols);
        std::u32string b = random_text(random, random() % 300, symbols);
        if (round % 2 == 0) {
            b = a;
            for (unsigned long edits = random() % 12; edits > 0; --edits) {
                const std::size_t place = random() % (b.size() + 1);
                if (random() % 2 == 0)
                    b.insert(place, random_text(random, 1 + random() % 5, 2 * symbols));
                else
                    b.erase(place, random() % 5);
            }
        }
        const std::string way = check(a, b, round % 5 != 0);
        ASSERT_NE(way, "") << "round " << round;
        ++ways[way];
    }
    for (const char* way : {"boundary", "furthest-reaching", "pairs"})
        EXPECT_GT(ways[way], 20) << way;
}

TEST_F(CommonSubsequences, LongPairsGoToTheEngine) {
    std::mt19937 random(4);
    std::map<std::string, int> ways;
    for (int round = 0; round < 12; ++round) {
        // Symbols of each side alone, so that the engine sees others than the caller.
        std::u32string a = random_text(random, 6000, 2);
        std::u32string b = random_text(random, 6000, 2);
        if (round % 2 == 0) {
            a[random() % a.size()] = U'x';
            b[random() % b.size()] = U'y';
        }
        const std::string way = check(a, b, round % 4 < 2);
        ASSERT_NE(way, "");
        ++ways[way];
    }
    EXPECT_GT(ways["band"], 3);
}

/// Blank lines make many pairs of equal symbols, and still no engine is asked about versions of a
/// file.
TEST_F(CommonSubsequences, NearTextsNeedNoEngineHoweverOftenASymbolRepeats) {
    std::mt19937 random(5);
    std::u32string a(10'000, U'\0');
    for (std::size_t at = 0; at < a.size(); at += 2) a[at] = static_cast<char32_t>(1 + at);
    std::u32string b = a;
    for (int edit = 0; edit < 30; ++edit) b.erase(random() % b.size(), 1);
    RunOptions options;
    options.alignment = true;
    const auto run = run_common_subsequence(engine_, indel_, a, b, options);
    ASSERT_TRUE(run) << run.failure().render();
    EXPECT_EQ(run->answer.value, 30);
    EXPECT_EQ(kept_symbols(run->alignment->runs, a, b), static_cast<std::int64_t>(b.size()));
    EXPECT_EQ(run->layout, "furthest-reaching");
    EXPECT_EQ(run->symbol_planes, 0);  // which the engine would have counted
}

/// Random bytes: millions of pairs of equal symbols take longer than all cells.
TEST_F(CommonSubsequences, ManyPairsAreNotListed) {
    std::mt19937 random(6);
    const auto bytes = [&] {
        std::string text(30'000, '\0');
        for (char& byte : text) byte = static_cast<char>(random());
        return text;
    };
    const std::string a = bytes();
    const std::string b = bytes();
    Engine engine(**choose_target());
    const auto run = run_common_subsequence(engine, indel_, a, b, {});
    RunOptions every_cell;
    every_cell.method = Method::Full;
    const auto expected = engine.run(indel_, a, b, every_cell);
    ASSERT_TRUE(run && expected);
    EXPECT_EQ(run->answer, expected->answer);
    EXPECT_NE(run->layout, "pairs");
}

TEST_F(CommonSubsequences, BytesAreLeftOutOnlyWhereManyAre) {
    std::mt19937 random(7);
    const auto letters = [&](std::size_t length, char first) {
        std::string text(length, first);
        for (char& letter : text) letter = static_cast<char>(first + random() % 4);
        return text;
    };
    const auto reasons_of = [&](const std::string& a, const std::string& b) {
        const auto run = run_common_subsequence(engine_, indel_, a, b, {});
        EXPECT_TRUE(run);
        EXPECT_EQ(run->answer.value,
                  static_cast<std::int64_t>(a.size() + b.size()) -
                      2 * lcs_length({a.begin(), a.end()}, {b.begin(), b.end()}));
        std::string all;
        for (const std::string& reason : run->reasons) all += reason + "; ";
        return all;
    };
    const std::string a = letters(5000, 'a');
    const std::string b = letters(5000, 'a');
    EXPECT_EQ(reasons_of("x" + a, "y" + b).find("left out"), std::string::npos);
    EXPECT_NE(reasons_of(letters(3000, 'p') + a, letters(3000, 'u') + b)
                  .find("6000 symbols that the other side does not have were left out"),
              std::string::npos);
}

TEST_F(CommonSubsequences, OtherRelationsAndChosenMethods) {
    Recurrence wild = indel_;
    wild.relations.front().wildcards = {U'N'};
    RunOptions options;
    options.alignment = true;
    const auto run =
        run_common_subsequence(engine_, wild, std::string("xNy"), std::string("axb"), options);
    ASSERT_TRUE(run);
    EXPECT_EQ(run->answer.value, 2);
    for (const Method method : {Method::Full, Method::Band, Method::FurthestReaching}) {
        options.method = method;
        const std::string a = "ABCABBA";
        const std::string b = "CBABAC";
        const auto chosen = run_common_subsequence(engine_, indel_, a, b, options);
        ASSERT_TRUE(chosen);
        EXPECT_EQ(chosen->answer.value, 5);
        EXPECT_EQ(kept_symbols(chosen->alignment->runs, a, b), 4);
    }
}

}  // namespace
}  // namespace minterm::common_subsequence_test
