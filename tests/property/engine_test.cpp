// SPDX-License-Identifier: Apache-2.0
//
// Every shipped spec on every target and register count against naive programs and the interpreter.
#include "codegen/engine.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "tests/reference/edit_distances.hpp"
#include "tests/support/random_text.hpp"
#include "tests/support/recurrence_builder.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::engine_test {
namespace {

using testing::load_shipped;
using testing::random_text;
using testing::runnable_targets;
using testing::shipped_specs;
using testing::ShippedSpec;

/// Every string over `letters` of length 0 to `longest`.
std::vector<std::string> all_strings(std::string_view letters, std::size_t longest) {
    std::vector<std::string> strings{""};
    for (std::size_t first = 0, length = 0; length < longest; ++length) {
        const std::size_t end = strings.size();
        for (; first < end; ++first)
            for (const char letter : letters) strings.push_back(strings[first] + letter);
    }
    return strings;
}

std::string shown(std::string_view text) {
    std::string hex;
    for (const char byte : text)
        hex += ::testing::PrintToString(static_cast<int>(static_cast<unsigned char>(byte))) + " ";
    return text.size() > 80 ? std::to_string(text.size()) + " bytes" : hex;
}

/// Which part of an answer is wrong, with all that is needed to see it again.
::testing::AssertionResult differs(const Recurrence& recurrence, std::string_view a,
                                   std::string_view b, const RunResult& result,
                                   const AnswerValue& expected) {
    return ::testing::AssertionFailure()
           << recurrence.name << " on " << result.target << ", K = " << result.rows << ": got "
           << result.answer.value << " (" << ::testing::PrintToString(result.answer.positions)
           << "), expected " << expected.value << " ("
           << ::testing::PrintToString(expected.positions) << ")\n  a: " << shown(a)
           << "\n  b: " << shown(b);
}

/// Every cell, and whatever the engine chooses.
::testing::AssertionResult agrees(Engine& engine, const Recurrence& recurrence, std::string_view a,
                                  std::string_view b, int rows, const AnswerValue& expected) {
    RunOptions options;
    options.rows = rows;
    for (const Method method : {Method::Full, Method::Choose}) {
        options.method = method;
        const auto result = engine.run(recurrence, a, b, options);
        if (!result) return ::testing::AssertionFailure() << result.failure().render();
        if (!(result->answer == expected)) return differs(recurrence, a, b, *result, expected);
    }
    return ::testing::AssertionSuccess();
}

class EverySpec : public ::testing::TestWithParam<ShippedSpec> {};

/// The naive program and the interpreter agree on all pairs, and so does every target; K changes
/// with the pair so that each is met with every pair of lengths.
void compare_all_pairs(const ShippedSpec& spec, std::string_view letters, std::size_t longest) {
    const Recurrence recurrence = load_shipped(spec.name);
    const std::vector<std::string> strings = all_strings(letters, longest);
    std::vector<AnswerValue> expected;
    for (const std::string& a : strings) {
        for (const std::string& b : strings) {
            expected.push_back(spec.expected(a, b));
            ASSERT_EQ(answer_of(recurrence, interpret(recurrence, a, b)), expected.back())
                << spec.name << "\n  a: " << a << "\n  b: " << b;
        }
    }
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        std::size_t pair = 0;
        for (const std::string& a : strings)
            for (const std::string& b : strings) {
                const int rows = 1 + static_cast<int>(pair % 3);
                ASSERT_TRUE(agrees(engine, recurrence, a, b, rows, expected[pair++]));
            }
    }
}

TEST_P(EverySpec, AllPairsToLength6OverTwoLetters) { compare_all_pairs(GetParam(), "ab", 6); }

TEST_P(EverySpec, AllPairsToLength4OverThreeLetters) { compare_all_pairs(GetParam(), "abc", 4); }

/// Lengths around every place where the layout changes: a word, a strip, a register more.
std::vector<std::size_t> interesting_lengths(const Target& target, int rows) {
    const auto word = static_cast<std::size_t>(target.word_bits);
    const std::size_t strip = word * static_cast<std::size_t>(rows);
    std::vector<std::size_t> lengths{0,        1,         2,     word - 1,  word,
                                     word + 1, strip - 1, strip, strip + 1, 2 * strip + 1};
    std::sort(lengths.begin(), lengths.end());
    lengths.erase(std::unique(lengths.begin(), lengths.end()), lengths.end());
    return lengths;
}

TEST_P(EverySpec, LengthsAroundWordsAndStrips) {
    const Recurrence recurrence = load_shipped(GetParam().name);
    std::mt19937 random(7);
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        for (const int rows : {1, 2, 3, target->default_rows}) {
            for (const std::size_t m : interesting_lengths(*target, rows)) {
                for (const std::size_t n :
                     {std::size_t{0}, std::size_t{1}, std::size_t{random() % 200}, m}) {
                    const std::string a = random_text(random, m, "ACGT");
                    std::string b = random_text(random, n, "ACGT");
                    // Half of the time b resembles a, so that patterns occur.
                    if (random() % 2 == 0 && !a.empty())
                        b = a.substr(0, std::min(n, m)) + b.substr(std::min(n, m));
                    ASSERT_TRUE(agrees(engine, recurrence, a, b, rows, GetParam().expected(a, b)));
                }
            }
        }
    }
}

/// The values of the last column and row are the answers for prefixes, in every layout and on
/// several threads.
TEST_P(EverySpec, LastColumnsAndRowsAreAnswersForPrefixes) {
    const ShippedSpec& spec = GetParam();
    const Recurrence recurrence = load_shipped(spec.name);
    std::mt19937 random(9);
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        for (const std::size_t m : interesting_lengths(*target, 1)) {
            const std::string a = random_text(random, m, "ACGT");
            const std::string b = random_text(random, random() % 150, "ACGT");
            RunOptions options;
            options.last_column = options.last_row = true;
            options.layout = random() % 2 == 0 ? Layout::Choose : Layout::Wavefront;
            options.threads = 1 + static_cast<int>(random() % 2);
            options.least_cells_a_thread = 1;
            const auto result = engine.run(recurrence, a, b, options);
            if (recurrence.answer.kind == AnswerKind::ReportLastRow) {
                EXPECT_FALSE(result) << spec.name;
                continue;
            }
            ASSERT_TRUE(result) << result.failure().render();
            EXPECT_EQ(result->answer, spec.expected(a, b));
            ASSERT_EQ(result->last_column.size(), a.size() + 1);
            ASSERT_EQ(result->last_row.size(), b.size() + 1);
            if (recurrence.answer.kind != AnswerKind::Corner) {
                EXPECT_EQ(std::ranges::min(result->last_row), result->answer.value);
                continue;
            }
            for (std::size_t i = 0; i <= m; i += 1 + m / 20)
                EXPECT_EQ(result->last_column[i], spec.expected(a.substr(0, i), b).value)
                    << spec.name << " on " << target->name << ", row " << i << " of " << m;
            for (std::size_t j = 0; j <= b.size(); j += 1 + b.size() / 20)
                EXPECT_EQ(result->last_row[j], spec.expected(a, b.substr(0, j)).value)
                    << spec.name << " on " << target->name << ", column " << j << ", " << m
                    << " rows";
        }
    }
}

/// NUL and 0xFF, one letter, all 256, disjoint alphabets, equal strings.
TEST_P(EverySpec, AnyBytes) {
    const Recurrence recurrence = load_shipped(GetParam().name);
    std::string every_byte;
    for (int byte = 0; byte < 256; ++byte) every_byte += static_cast<char>(byte);
    const std::string_view extremes("\0\xff", 2);
    std::mt19937 random(8);
    std::vector<std::pair<std::string, std::string>> pairs;
    for (const std::size_t length : {1U, 5U, 64U, 100U}) {
        pairs.emplace_back(std::string(length, '\0'), std::string(length + 3, '\0'));
        pairs.emplace_back(std::string(length, '\xff'), std::string(length, 'a'));
        pairs.emplace_back(random_text(random, length, extremes),
                           random_text(random, 2 * length, extremes));
        pairs.emplace_back(random_text(random, length, "abc"), random_text(random, length, "xyz"));
        const std::string same = random_text(random, length, every_byte);
        pairs.emplace_back(same, same);
        pairs.emplace_back(random_text(random, length, every_byte),
                           random_text(random, 100, every_byte));
        pairs.emplace_back(every_byte, every_byte.substr(length));
    }
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        for (const auto& [a, b] : pairs)
            for (const int rows : {0, 1, 2})
                ASSERT_TRUE(agrees(engine, recurrence, a, b, rows, GetParam().expected(a, b)));
    }
}

INSTANTIATE_TEST_SUITE_P(Specs, EverySpec, ::testing::ValuesIn(shipped_specs()),
                         [](const auto& test) { return test.param.name; });

/// The naive program for infixes is itself a table; here it meets its definition.
TEST(Reference, InfixDistanceIsTheLeastOverAllInfixes) {
    for (const std::string& a : all_strings("ab", 4)) {
        for (const std::string& b : all_strings("ab", 5)) {
            const reference::BestEnds table = reference::infix_distance(a, b);
            const reference::BestEnds definition = reference::infix_distance_by_definition(a, b);
            ASSERT_EQ(table.distance, definition.distance) << a << ' ' << b;
            ASSERT_EQ(table.ends, definition.ends) << a << ' ' << b;
        }
    }
}

/// And the one for gaps meets the one that tries every gap.
TEST(Reference, GapsOfAllLengths) {
    std::mt19937 random(12);
    for (int round = 0; round < 200; ++round) {
        const std::string a = random_text(random, random() % 14, "ab");
        const std::string b = random_text(random, random() % 14, "abc");
        const auto mismatch = static_cast<std::int64_t>(random() % 9);
        const auto open = static_cast<std::int64_t>(random() % 9);
        const auto extend = 1 + static_cast<std::int64_t>(random() % 4);
        ASSERT_EQ(reference::gotoh_distance(a, b, mismatch, open, extend),
                  reference::affine_distance(a, b, mismatch, open, extend))
            << a << ' ' << b << ' ' << mismatch << ' ' << open << ' ' << extend;
    }
}

/// Other costs than the defaults of the specs, on every target.
TEST(EngineCases, CostsFromTheCommandLine) {
    std::mt19937 random(13);
    const std::vector<std::vector<std::int64_t>> scores{{2, -3, -5}, {1, -2, -2}, {5, -4, -3}};
    const std::vector<std::vector<std::int64_t>> gaps{
        {1, 1, 1}, {3, 5, 1}, {6, 0, 2}, {2, 6, 1}, {8, 8, 2}};
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        const auto text = [&] { return random_text(random, 1 + random() % 150, "ACGT"); };
        for (const auto& score : scores) {
            const Recurrence bitpal = load_shipped(
                "bitpal", {{"matching", score[0]}, {"mismatch", score[1]}, {"gap", score[2]}});
            const std::string a = text();
            const std::string b = text();
            const std::int64_t expected =
                reference::global_score(a, b, score[0], score[1], score[2]);
            ASSERT_TRUE(agrees(engine, bitpal, a, b, 2, {expected, {}}));
        }
        for (const auto& cost : gaps) {
            const Recurrence affine = load_shipped(
                "affine", {{"mismatch", cost[0]}, {"open", cost[1]}, {"extend", cost[2]}});
            const std::string a = text();
            const std::string b = a.substr(0, a.size() / 2) + text();
            const std::int64_t expected =
                reference::gotoh_distance(a, b, cost[0], cost[1], cost[2]);
            ASSERT_TRUE(agrees(engine, affine, a, b, 2, {expected, {}}));
        }
    }
}

/// An "infinite" boundary value that the distances catch up with.
TEST(EngineCases, StringsTooLongForInfinity) {
    const Recurrence gaps = testing::gotoh(4, 6, 2, 1000, 0);
    Engine engine(**find_target("scalar"));
    const std::string text(495, 'A');
    const std::string_view fits = std::string_view(text).substr(1);
    EXPECT_TRUE(agrees(engine, gaps, fits, fits, 0, {0, {}}));
    for (const auto& [a, b] : {std::pair{std::string_view(text), fits}, {fits, text}}) {
        const auto result = engine.run(gaps, a, b);
        ASSERT_FALSE(result);
        EXPECT_EQ(result.failure().kind(), FailureKind::User);
        EXPECT_NE(result.failure().render().find("the number that stands for infinity"),
                  std::string::npos)
            << result.failure().render();
    }
}

/// Codes of several bases, in both cases.
TEST(EngineCases, LettersThatStandForOthers) {
    std::mt19937 random(14);
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        for (int round = 0; round < 4; ++round) {
            const std::string a = random_text(random, 90, "ACGTUacgtRYSWKMBDHVNryswkmbdhvn-x");
            const std::string b = random_text(random, 130, "ACGTNacgtnRYry-X");
            ASSERT_TRUE(agrees(engine, load_shipped("iupac"), a, b, 1,
                               {reference::iupac_distance(a, b), {}}));
            const std::string c = random_text(random, 90, "aAbBzZ@`[{\xc4\xe4");
            const std::string d = random_text(random, 90, "aAbBzZ@`[{\xc4\xe4");
            ASSERT_TRUE(agrees(engine, load_shipped("casefold"), c, d, 1,
                               {reference::case_folded_distance(c, d), {}}));
        }
    }
}

/// rapidfuzz and edlib users' faults, with the right answers.
TEST(EngineCases, EmptyShortAndVeryDifferentLengths) {
    const Recurrence levenshtein = load_shipped("levenshtein");
    const struct {
        const char* a;
        const char* b;
        std::int64_t distance;
    } cases[] = {
        {"", "", 0},
        {"", "AA", 2},
        {"AA", "", 2},
        {"", "abc", 3},
        {"cat", "thundercatsarego", 13},
        {"thundercatsarego", "cat", 13},
        {"123456789012345678901234567890123", "123456789012345678901234567890123", 0},
        {"aaliyahmarie", "rvolnwkxcqefqbthwxfrskwchnmqoibgbvosrdyyuswdyqtiez", 44},
        {"aaliyahmarie", "mfhdfvbfykinhnhkhcubdjjqgjdcaazjvuijpdodsulveprmmh", 45},
        {"ATCTCTCTCAACAAAACAACGAGGAGGAGTGAAAAGAGAGAGAT",
         "ATCTCTCTCAACAACAACAACGGAGGAGGAGGAAAAGAGAGAGAT", 3},
        {"A", "A", 0},
        {"A", "C", 1},
        {"AC", "A", 1},
        {"elephant", "telephone", 3},
        {"ACTGA", "ACGA", 1},
        {"CA", "ABC", 3},
        {"49482", "48924", 4},
    };
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        for (const auto& test : cases)
            ASSERT_TRUE(agrees(engine, levenshtein, test.a, test.b, 0, {test.distance, {}}));
    }
}

/// Pairs on which libraries confuse optimal string alignment, Levenshtein and true Damerau
/// distances (4, 4 and 3 for the second one), beside the plain ones.
TEST(EngineCases, Transpositions) {
    const Recurrence osa = load_shipped("osa");
    const struct {
        const char* a;
        const char* b;
        std::int64_t distance;
    } cases[] = {
        {"CA", "ABC", 3},
        {"49482", "48924", 4},
        {"ca", "ac", 1},
        {"abcd", "badc", 2},
        {"", "", 0},
        {"", "abc", 3},
        {"ab", "", 2},
        {"a", "b", 1},
        {"ab", "ba", 1},
        {"abc", "bca", 2},
        {"aaab", "aaba", 1},
        {"abab", "baba", 2},
        {"aaliyahmarie", "rvolnwkxcqefqbthwxfrskwchnmqoibgbvosrdyyuswdyqtiez", 44},
        {"aaliyahmarie", "mfhdfvbfykinhnhkhcubdjjqgjdcaazjvuijpdodsulveprmmh", 45},
        {"aaliyahmarie", "hxswuwpeahyulhwnjxsdtopawjqbcytjkrszhfonapovxyyazr", 45},
        {"aaliyahmarie", "ukcmvhgxewuliefeinkftyjbqgvymzzzqmlzeuwjjquxvrtjic", 44},
    };
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        for (const auto& test : cases)
            ASSERT_TRUE(agrees(engine, osa, test.a, test.b, 0, {test.distance, {}}));
    }
}

/// d(s, s) = 0, d(s, s + x) = 1, d(s, "") = |s| for every length across the words of every target.
TEST(EngineCases, EveryLengthTo1100) {
    const Recurrence levenshtein = load_shipped("levenshtein");
    std::mt19937 random(9);
    const std::string text = random_text(random, 1101, "ACGT");
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        for (std::size_t n = 1; n <= 1100; ++n) {
            const std::string_view s = std::string_view(text).substr(0, n);
            ASSERT_TRUE(agrees(engine, levenshtein, s, s, 0, {0, {}}));
            ASSERT_TRUE(agrees(engine, levenshtein, s, std::string_view(text).substr(0, n + 1), 0,
                               {1, {}}));
            ASSERT_TRUE(agrees(engine, levenshtein, s, "", 0, {static_cast<std::int64_t>(n), {}}));
        }
    }
}

TEST(EngineCases, CellsAreCountedWithoutPadding) {
    Engine engine(**find_target("scalar"));
    RunOptions options;
    options.method = Method::Full;
    options.layout = Layout::Wavefront;
    const auto result = engine.run(load_shipped("levenshtein"), "ACGTACG", "ACG", options);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->cells, 21U);
    EXPECT_GE(result->cells_computed, 21U);
    EXPECT_EQ(result->target, "scalar");
    EXPECT_EQ(result->layout, "wavefront");
    EXPECT_EQ(result->symbol_planes, 2);
}

TEST(EngineCases, AnEmptySideNeedsNoKernel) {
    Engine engine(**find_target("scalar"));
    const auto result = engine.run(load_shipped("levenshtein"), "", "ACG");
    ASSERT_TRUE(result);
    EXPECT_EQ(result->answer.value, 3);
    EXPECT_EQ(result->layout, "boundary");
    EXPECT_EQ(result->cells, 0U);
    EXPECT_EQ(result->gcups(), 0);
}

TEST(EngineCases, RowsOutOfRangeAreRefused) {
    Engine engine(**find_target("scalar"));
    RunOptions options;
    options.rows = 17;
    const auto result = engine.run(load_shipped("levenshtein"), "A", "C", options);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.failure().kind(), FailureKind::User);
}

TEST(EngineCases, ProgressCanStopARun) {
    Engine engine(**find_target("scalar"));
    RunOptions options;
    int calls = 0;
    options.progress = [&](const RunProgress& progress) {
        ++calls;
        EXPECT_LE(progress.cells_done, progress.cells_total);
        EXPECT_EQ(progress.cells_total, 200'000ULL * 200'000ULL);
        return false;
    };
    std::mt19937 random(10);
    const auto result =
        engine.run(load_shipped("levenshtein"), random_text(random, 200'000, "ACGT"),
                   random_text(random, 200'000, "ACGT"), options);
    EXPECT_FALSE(result);
    EXPECT_EQ(calls, 1);
}

}  // namespace
}  // namespace minterm::engine_test
