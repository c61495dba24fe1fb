// SPDX-License-Identifier: Apache-2.0
//
// A column at a time against an anti-diagonal at a time, naive programs and the interpreter.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "codegen/block_edges.hpp"
#include "codegen/compile_column.hpp"
#include "codegen/engine.hpp"
#include "codegen/jit.hpp"
#include "runtime/blocks/column_driver.hpp"
#include "synth/interpret.hpp"
#include "tests/property/random_recurrence.hpp"
#include "tests/support/cut_block.hpp"
#include "tests/support/random_text.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/wide_test_target.hpp"

namespace minterm::column_test {
namespace {

using testing::column_targets;
using testing::load_shipped;
using testing::random_text;
using testing::ShippedSpec;

/// All that can be computed a column at a time; gap costs cannot (unit/synth/column_cell_test.cpp).
std::vector<ShippedSpec> column_specs() {
    std::vector<ShippedSpec> specs;
    for (const ShippedSpec& spec : testing::shipped_specs())
        if (spec.name != "affine") specs.push_back(spec);
    return specs;
}

RunOptions layout_options(Layout layout, int rows = 0) {
    RunOptions options;
    options.layout = layout;
    options.rows = rows;
    return options;
}

/// Some of `a`, with edits, so that there are matches to be found.
std::string relative(std::mt19937& random, const std::string& a, std::size_t length,
                     std::string_view letters) {
    std::string b = random_text(random, length, letters);
    for (std::size_t at = 0; at < length && !a.empty();) {
        const std::size_t from = random() % a.size();
        const std::size_t count = std::min({a.size() - from, length - at, 1 + random() % 60});
        std::copy_n(a.begin() + static_cast<std::ptrdiff_t>(from), count,
                    b.begin() + static_cast<std::ptrdiff_t>(at));
        at += count + random() % 4;
    }
    return b;
}

class Columns : public ::testing::TestWithParam<ShippedSpec> {
protected:
    /// Both layouts answer the same, and `expected` if it is given.
    static void expect_agree(Engine& engine, const Recurrence& recurrence, SymbolSpan a,
                             SymbolSpan b, int words, const std::string& what,
                             const AnswerValue* expected = nullptr) {
        const auto column = engine.run(recurrence, a, b, layout_options(Layout::Column, words));
        ASSERT_TRUE(column) << column.failure().render();
        if (!a.empty() && !b.empty()) {
            ASSERT_EQ(column->layout, "column");
            ASSERT_TRUE(words == 0 || column->rows == words);
        }
        if (expected != nullptr) {
            ASSERT_EQ(column->answer, *expected) << what << ", K = " << column->rows;
            return;
        }
        const auto wavefront = engine.run(recurrence, a, b, layout_options(Layout::Wavefront));
        ASSERT_TRUE(wavefront) << wavefront.failure().render();
        ASSERT_EQ(column->answer, wavefront->answer) << what << ", K = " << column->rows;
    }
};

TEST_P(Columns, AllPairsToLength5OverTwoLetters) {
    const Recurrence recurrence = load_shipped(GetParam().name);
    std::vector<std::string> strings{""};
    for (std::size_t first = 0; strings[first].size() < 5; ++first)
        for (const char letter : {'a', 'b'}) strings.push_back(strings[first] + letter);
    for (const Target* target : column_targets()) {
        Engine engine(*target);
        int pair = 0;
        for (const std::string& a : strings)
            for (const std::string& b : strings) {
                const AnswerValue expected = GetParam().expected(a, b);
                expect_agree(engine, recurrence, a, b, 1 + pair++ % 2,
                             target->name + " '" + a + "' '" + b + "'", &expected);
                if (HasFatalFailure()) return;
            }
    }
}

/// Lengths around every place where the layout changes: a word, a lane, a block.
TEST_P(Columns, LengthsAroundWordsAndBlocks) {
    const Recurrence recurrence = load_shipped(GetParam().name);
    std::mt19937 random(3);
    for (const Target* target : column_targets()) {
        Engine engine(*target);
        const auto word = static_cast<std::size_t>(target->word_bits);
        for (const int words : {1, 3}) {
            std::vector<std::size_t> lengths{1, 2, 63, 64, 65, 127, 128, 129, 200};
            const std::size_t block = word * static_cast<std::size_t>(words);
            for (const std::size_t edge : {word, block, 2 * block})
                for (const std::size_t length : {edge - 1, edge, edge + 1})
                    if (length <= 1600) lengths.push_back(length);
            for (const std::size_t length : lengths) {
                const std::string a = random_text(random, length, "ACGT");
                const std::string b = relative(random, a, 1 + random() % 150, "ACGT");
                expect_agree(
                    engine, recurrence, a, b, words,
                    target->name + ' ' + std::to_string(length) + " x " + std::to_string(b.size()));
                if (HasFatalFailure()) return;
            }
        }
    }
}

/// As many words as the target likes, and bytes of every value.
TEST_P(Columns, WholeBlocksOfAnyBytes) {
    const Recurrence recurrence = load_shipped(GetParam().name);
    std::string bytes(256, ' ');
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<char>(i);
    std::mt19937 random(5);
    for (const Target* target : column_targets()) {
        Engine engine(*target);
        const std::size_t block =
            static_cast<std::size_t>(target->word_bits * target->column_words);
        for (const std::string_view letters :
             {std::string_view(bytes), std::string_view("\0", 1), std::string_view("\0\xff", 2)}) {
            const std::string a = random_text(random, block + 70, letters);
            const std::string b = relative(random, a, 300, letters);
            expect_agree(engine, recurrence, a, b, 0,
                         target->name + ", " + std::to_string(letters.size()) + " letters");
            if (HasFatalFailure()) return;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Specs, Columns, ::testing::ValuesIn(column_specs()),
                         [](const auto& test) { return test.param.name; });

/// One row makes a carry and all others pass it on, through every word of several blocks; or none
/// does.
TEST(ColumnCarries, RunThroughAllWords) {
    const Recurrence lcs = load_shipped("lcs");
    const Recurrence levenshtein = load_shipped("levenshtein");
    for (const Target* target : column_targets()) {
        Engine engine(*target);
        const auto rows =
            static_cast<std::size_t>(2 * target->word_bits * target->column_words + 77);
        for (const std::size_t place : {std::size_t{0}, std::size_t{1}, rows / 2, rows - 1}) {
            std::string a(rows, 'b');
            a[place] = 'a';
            for (const std::string b : {"a", "aa", "ab", "ba", "cc", "abababab"}) {
                for (const Recurrence* recurrence : {&lcs, &levenshtein}) {
                    const auto column =
                        engine.run(*recurrence, a, b, layout_options(Layout::Column));
                    ASSERT_TRUE(column) << column.failure().render();
                    ASSERT_EQ(column->answer, answer_of(*recurrence, interpret(*recurrence, a, b)))
                        << target->name << ' ' << recurrence->name << ' ' << place << ' ' << b;
                }
            }
        }
    }
}

/// Masks come from a table or are computed; both sides of the limit, codes of one byte and wider.
TEST(ColumnSymbols, AlphabetsOfAnySize) {
    const Recurrence recurrence = load_shipped("lcs");
    std::mt19937 random(11);
    for (const Target* target : column_targets()) {
        Engine engine(*target);
        for (const std::uint32_t letters : {1U, 2U, 200U, 1000U, 5000U, 70000U}) {
            std::vector<std::uint32_t> a(900);
            std::vector<std::uint32_t> b(400);
            const auto any_letter = [&] {
                return static_cast<std::uint32_t>(random()) % letters * 1000003U;
            };
            for (std::uint32_t& symbol : a) symbol = any_letter();
            for (std::uint32_t& symbol : b)
                symbol = random() % 2 != 0 ? a[random() % a.size()] : any_letter();
            // So many classes that codes are as wide as the alphabet is large.
            if (letters > 400) {
                a.resize(letters);
                b.resize(letters);
                for (std::uint32_t i = 0; i < letters; ++i) a[i] = b[letters - 1 - i] = i;
                std::shuffle(a.begin(), a.end(), random);
                if (letters > 1000) b.resize(700);
            }
            for (const int words : {1, 4}) {
                const auto column =
                    engine.run(recurrence, a, b, layout_options(Layout::Column, words));
                const auto wavefront =
                    engine.run(recurrence, a, b, layout_options(Layout::Wavefront));
                ASSERT_TRUE(column) << column.failure().render();
                ASSERT_TRUE(wavefront) << wavefront.failure().render();
                ASSERT_EQ(column->answer, wavefront->answer)
                    << target->name << ", " << letters << " letters, K = " << words;
            }
        }
    }
}

TEST(ColumnSymbols, LargeTablesAreNotMade) {
    SymbolLogic wide;
    wide.a_planes = wide.b_planes = 10;
    const Target& scalar = all_targets().front();
    EXPECT_TRUE(has_mask_table(dna_symbols(), scalar, 32));
    EXPECT_TRUE(has_mask_table(wide, scalar, 32));
    EXPECT_FALSE(has_mask_table(wide, scalar, 64));
    wide.a_planes = wide.b_planes = 20;
    EXPECT_FALSE(has_mask_table(wide, scalar, 1));
}

class RandomColumns : public ::testing::TestWithParam<int> {};

TEST_P(RandomColumns, AgreeWithTheInterpreterOrAreRefused) {
    int compared = 0;
    for (int offset = 0; offset < 24; ++offset) {
        const auto seed = static_cast<std::uint64_t>(GetParam() * 24 + offset + 1000);
        const Recurrence recurrence = testing::random_recurrence(seed);
        DeriveParams small;
        small.value_limit = 4;
        if (!derive(recurrence, small)) continue;
        testing::Random random(seed);
        for (const Target* target : column_targets()) {
            Engine engine(*target);
            for (int round = 0; round < 6; ++round) {
                const std::string a = testing::random_string(
                    random, static_cast<std::size_t>(random.below(round < 3 ? 9 : 80)));
                const std::string b = testing::random_string(
                    random, static_cast<std::size_t>(random.below(round < 3 ? 9 : 80)));
                const auto result =
                    engine.run(recurrence, a, b, layout_options(Layout::Column, 1 + round % 3));
                if (!result) {
                    ASSERT_EQ(result.failure().kind(), FailureKind::User)
                        << "seed " << seed << '\n'
                        << result.failure().render();
                    break;
                }
                ASSERT_EQ(result->answer, answer_of(recurrence, interpret(recurrence, a, b)))
                    << "seed " << seed << ", target " << target->name
                    << "\n  a: " << ::testing::PrintToString(a)
                    << "\n  b: " << ::testing::PrintToString(b) << '\n'
                    << print_recurrence(recurrence);
                ++compared;
            }
        }
    }
    EXPECT_GT(compared, 60) << "too few random recurrences could be computed a column at a time";
}

INSTANTIATE_TEST_SUITE_P(Seeds, RandomColumns, ::testing::Range(0, 2));

// ---- blocks -------------------------------------------------------------------------------------

using testing::Codes;
using testing::meaning;

/// A matrix cut into four blocks anywhere has the edges of the whole.
TEST(ColumnBlocks, AnyCutGivesTheEdgesOfTheWhole) {
    std::mt19937 random(13);
    for (const char* name : {"lcs", "levenshtein", "k_mismatch", "osa", "bitpal"}) {
        for (const Target* target : column_targets()) {
            ColumnRecurrence solved = *column_recurrence(load_shipped(name));
            const int words = 2;
            const CompiledColumn compiled = *compile_column(solved, *target, dna_symbols(), words);
            const JitKernel plain = *compile_kernel(compiled.program, *target);
            const JitKernel tap =
                *compile_kernel(layout_column("tap", compiled.layout, true), *target);
            ColumnKernel kernel = column_kernel(compiled.codes, dna_symbols(), *target, words);
            kernel.sweep = plain.entry("sweep");
            kernel.sweep_tap = tap.entry("sweep_tap");
            const Encoding& encoding = compiled.codes.encoding;
            ColumnDriver driver(kernel);
            for (int round = 0; round < 8; ++round) {
                const std::size_t m = 1 + random() % (2 * kernel.block_rows() + 10);
                const std::size_t n = 1 + random() % 200;
                Codes a(m);
                Codes b(n);
                for (std::uint8_t& code : a) code = random() & 3U;
                for (std::uint8_t& code : b) code = random() & 3U;
                Codes left = *left_edge(solved.recurrence, solved.flows, encoding, m);
                Codes top = *top_edge(solved.recurrence, solved.flows, encoding, n);
                Codes right(m);
                Codes bottom(n);
                ASSERT_TRUE(driver.run({a, b, left, top, right, bottom}));
                const std::size_t row = random() % (m + 1);
                const std::size_t column = random() % (n + 1);
                testing::run_in_four(a, b, left, top, row, column,
                                     [&](const Block& block) { return driver.run(block).ok(); });
                ASSERT_EQ(meaning(left, encoding.vertical), meaning(right, encoding.vertical))
                    << name << ' ' << target->name << ' ' << m << 'x' << n << " cut at " << row
                    << ',' << column;
                ASSERT_EQ(meaning(top, encoding.horizontal), meaning(bottom, encoding.horizontal))
                    << name << ' ' << target->name << ' ' << m << 'x' << n << " cut at " << row
                    << ',' << column;
            }
        }
    }
}

TEST(ColumnBlocks, AStoppedRunSaysSo) {
    RunOptions options = layout_options(Layout::Column);
    options.progress = [](const RunProgress&) { return false; };
    const std::string text(3'000, 'a');
    Engine engine(all_targets().front());
    std::string longer;
    for (int i = 0; i < 300; ++i) longer += text;
    const auto result = engine.run(load_shipped("lcs"), longer, longer, options);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.failure().kind(), FailureKind::Environment);
}

// ---- choice -------------------------------------------------------------------------------------

TEST(ColumnChoice, RefusesWhatItCannotDo) {
    Engine engine(*column_targets()[1]);
    const auto gaps =
        engine.run(load_shipped("affine"), "abc", "abd", layout_options(Layout::Column));
    ASSERT_FALSE(gaps);
    EXPECT_EQ(gaps.failure().kind(), FailureKind::User);
    EXPECT_NE(gaps.failure().render().find("cannot be computed a column at a time"),
              std::string::npos);
    RunOptions bound = layout_options(Layout::Column);
    bound.max_distance = 3;
    const auto bounded = engine.run(load_shipped("levenshtein"), "abc", "abd", bound);
    ASSERT_FALSE(bounded);
    EXPECT_NE(bounded.failure().render().find("the column layout computes every cell"),
              std::string::npos);
}

/// On 64-bit words columns are the faster way, on vectors anti-diagonals are where carries go down.
TEST(ColumnChoice, IsByWhatIsExpected) {
    const std::string a(9000, 'a');
    const std::string b = a + "b";
    const auto layout_on = [&](const char* target, const char* spec) -> std::string {
        if (!why_unavailable(**find_target(target)).empty()) return "";
        Engine engine(**find_target(target));
        const Recurrence recurrence = load_shipped(spec);
        // With its cell known nothing but the kernels counts.
        EXPECT_TRUE(engine.run(recurrence, a, b, layout_options(Layout::Column)));
        RunOptions every_cell;
        every_cell.method = Method::Full;
        const auto chosen = engine.run(recurrence, a, b, every_cell);
        EXPECT_TRUE(chosen) << chosen.failure().render();
        EXPECT_EQ(chosen->reasons.size(), 1U);
        return chosen->layout;
    };
    EXPECT_EQ(layout_on("scalar", "lcs"), "column");
    EXPECT_EQ(layout_on("scalar", "bitpal"), "column");
    EXPECT_NE(layout_on("avx2", "lcs"), "column");
    EXPECT_NE(layout_on("avx2", "shift_or"), "wavefront");
}

}  // namespace
}  // namespace minterm::column_test
