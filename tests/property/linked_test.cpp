// SPDX-License-Identifier: Apache-2.0
//
// A build without a compiler: kernels that are linked in, and those that are interpreted instead,
// on every target, against naive programs.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>
#include <vector>

#include "codegen/batch_engine.hpp"
#include "codegen/code_source.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/engine.hpp"
#include "codegen/search_engine.hpp"
#include "tests/reference/edit_distances.hpp"
#include "tests/reference/occurrences.hpp"
#include "tests/support/random_text.hpp"
#include "tests/support/search_hits.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::linked_test {
namespace {

using testing::load_shipped;
using testing::random_text;
using testing::scanned;
using testing::shipped_specs;
using testing::ShippedSpec;

std::vector<const Target*> targets() {
    std::vector<const Target*> runnable;
    for (const Target& target : all_targets())
        if (why_unavailable(target).empty()) runnable.push_back(&target);
    return runnable;
}

/// Some of the symbols replaced, left out or doubled.
std::string mutated(std::mt19937& random, std::string_view text, std::string_view letters) {
    std::string result;
    for (const char symbol : text) {
        const auto kind = random() % 30;
        if (kind == 0) result += letters[random() % letters.size()];
        if (kind != 1) result += symbol;
        if (kind == 2) result += symbol;
    }
    return result;
}

std::string every_byte() {
    std::string letters;
    for (int byte = 0; byte < 256; ++byte) letters += static_cast<char>(byte);
    return letters;
}

/// Of a spec, so that its predicate has work: DNA, bytes, and what iupac is about.
std::vector<std::string> alphabets(const std::string& spec) {
    if (spec == "iupac") return {"ACGT", "ACGTRYSWKMBDHVNacgtu-"};
    return {"a", "ACGT", "the quick brown fox", every_byte()};
}

class LinkedSpec : public ::testing::TestWithParam<ShippedSpec> {};

TEST_P(LinkedSpec, EveryLengthAndAlphabetHasItsKernel) {
    const ShippedSpec& spec = GetParam();
    const Recurrence recurrence = load_shipped(spec.name);
    std::mt19937 random(1);
    for (const Target* const target : targets()) {
        Engine engine(*target);
        const auto word = static_cast<std::size_t>(target->word_bits);
        for (const std::string& letters : alphabets(spec.name))
            for (const std::size_t length : {std::size_t{1}, word - 1, 2 * word + 3, 5 * word}) {
                const std::string a = random_text(random, length, letters);
                const std::string b = mutated(random, a, letters);
                const AnswerValue expected = spec.expected(a, b);
                for (const Layout layout : {Layout::Choose, Layout::Wavefront})
                    for (const Method method : {Method::Choose, Method::Full}) {
                        RunOptions options;
                        options.layout = layout;
                        options.method = method;
                        const auto result = engine.run(recurrence, a, b, options);
                        ASSERT_TRUE(result) << result.failure().render();
                        EXPECT_EQ(result->answer, expected)
                            << spec.name << " on " << target->name << ", " << result->layout << ", "
                            << length << " of " << letters.size() << " symbols";
                        if (result->rows != 0) {
                            EXPECT_EQ(result->code_origin, "linked");
                        }
                    }
            }
    }
}

TEST_P(LinkedSpec, BatchesGiveTheSameAnswers) {
    const ShippedSpec& spec = GetParam();
    const Recurrence recurrence = load_shipped(spec.name);
    if (recurrence.answer.kind != AnswerKind::Corner)
        GTEST_SKIP() << "answers of " << spec.name << " are not in the corner";
    std::mt19937 random(2);
    for (const Target* const target : targets()) {
        BatchEngine engine(*target);
        for (const std::string& letters : alphabets(spec.name)) {
            std::vector<std::string> texts, others;
            std::vector<std::int64_t> expected, expected_of_first;
            for (std::size_t pair = 0; pair < 40; ++pair) {
                texts.push_back(random_text(random, 30 + pair % 7, letters));
                others.push_back(mutated(random, texts.back(), letters));
                expected.push_back(spec.expected(texts.back(), others.back()).value);
                expected_of_first.push_back(spec.expected(texts.front(), others.back()).value);
            }
            const std::vector<SymbolSpan> a(texts.begin(), texts.end());
            const std::vector<SymbolSpan> b(others.begin(), others.end());
            const auto pairs = engine.pairs(recurrence, a, b);
            ASSERT_TRUE(pairs) << pairs.failure().render();
            EXPECT_EQ(pairs->values, expected) << spec.name << " on " << target->name;
            std::vector<std::int64_t> row(b.size());
            const auto take = [&](const MatrixPart& part) {
                for (std::size_t i = 0; i < part.targets.size(); ++i)
                    row[part.targets[i]] = part.values[i];
                return true;
            };
            const std::vector<SymbolSpan> first{a.front()};
            const auto matrix = engine.matrix(recurrence, first, b, take);
            ASSERT_TRUE(matrix) << matrix.failure().render();
            EXPECT_EQ(row, expected_of_first) << spec.name << " on " << target->name;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Shipped, LinkedSpec, ::testing::ValuesIn(shipped_specs()),
                         [](const auto& test) { return test.param.name; });

TEST(Linked, ColumnsOnAGpuAreRefused) {
    RunOptions options;
    options.layout = Layout::Column;
    const auto refused = Engine(cuda_target()).run(load_shipped("lcs"), "AC", "AG", options);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.failure().kind(), FailureKind::User);
    EXPECT_NE(refused.failure().render().find("computes no columns on a GPU"), std::string::npos);
}

TEST(Linked, OtherEndsAndColumns) {
    std::mt19937 random(3);
    const Recurrence recurrence = load_shipped("levenshtein");
    for (const Target* const target : targets()) {
        Engine engine(*target);
        const auto word = static_cast<std::size_t>(target->word_bits);
        const std::string b = random_text(random, 9 * word, "ACGT");
        const std::string a = mutated(random, b.substr(2 * word, 3 * word), "ACGT");
        RunOptions options;
        options.method = Method::Band;
        options.mode = AlignmentMode::Infix;
        const auto infix = engine.run(recurrence, a, b, options);
        ASSERT_TRUE(infix) << infix.failure().render();
        EXPECT_EQ(infix->answer.value, reference::infix_distance(a, b).distance);
        options.mode = AlignmentMode::Prefix;
        const auto prefix = engine.run(recurrence, a, b, options);
        ASSERT_TRUE(prefix) << prefix.failure().render();
        EXPECT_EQ(prefix->answer.value, reference::prefix_distance(a, b).distance);
        RunOptions by_column;
        by_column.layout = Layout::Column;
        const auto column = engine.run(load_shipped("lcs"), a, b, by_column);
        ASSERT_TRUE(column) << column.failure().render();
        EXPECT_EQ(column->layout, "column");
        EXPECT_EQ(column->answer.value, reference::lcs_length(a, b));
    }
}

TEST(Linked, NumbersAreSymbolsToo) {
    std::mt19937 random(4);
    std::vector<std::uint32_t> a(700), b;
    for (std::uint32_t& symbol : a) symbol = 1000 + static_cast<std::uint32_t>(random() % 600);
    b = a;
    for (std::size_t place = 0; place < b.size(); place += 10) b[place] = 7;
    RunOptions options;
    options.method = Method::Full;
    for (const Target* const target : targets()) {
        const auto result = Engine(*target).run(load_shipped("levenshtein"), a, b, options);
        ASSERT_TRUE(result) << result.failure().render();
        EXPECT_EQ(result->answer.value, 70) << target->name;
    }
}

TEST(Linked, PatternsAreData) {
    std::mt19937 random(5);
    const std::string text = random_text(random, 20'000, "ACGT");
    const auto equal = [](unsigned char x, unsigned char y) { return x == y; };
    for (const Target* const target : targets())
        for (const std::size_t length : {std::size_t{8}, std::size_t{30}, std::size_t{100}})
            for (const std::int64_t k : {1, 2, 3})
                for (const bool gaps : {false, true}) {
                    const std::string pattern = text.substr(5000, length);
                    const Recurrence recurrence =
                        load_shipped(gaps ? "k_edit" : "k_mismatch", {{"k", k}});
                    const auto engine = SearchEngine::create(recurrence, {pattern}, *target);
                    ASSERT_TRUE(engine) << engine.failure().render();
                    std::vector<SearchHit> expected;
                    for (const reference::ApproximateEnd& end :
                         gaps ? reference::edit_ends(pattern, text, k, equal)
                              : reference::mismatch_ends(pattern, text, k, equal))
                        expected.push_back(
                            {end.start, end.end, 0, static_cast<std::uint32_t>(end.cost)});
                    EXPECT_EQ(scanned(*engine, text), expected)
                        << target->name << ", " << length << " symbols, " << k;
                }
}

/// Parameters, symbols and layouts that no linked kernel is for.
TEST(Linked, WhatIsNotThereIsInterpreted) {
    EXPECT_FALSE(has_compiler());
    std::mt19937 random(6);
    const Recurrence other = load_shipped("weighted", {{"sub", 1}, {"ins", 2}, {"del", 3}});
    const auto expected_of = [](std::string_view a, std::string_view b) {
        return reference::weighted_edit_distance(a, b, 1, 2, 3);
    };
    for (const Target* const target : targets()) {
        const auto word = static_cast<std::size_t>(target->word_bits);
        for (const std::size_t length : {std::size_t{1}, word, 3 * word + 5})
            for (const Layout layout : {Layout::Wavefront, Layout::Column}) {
                const std::string a = random_text(random, length, "ACGT");
                const std::string b = mutated(random, a, "ACGT");
                RunOptions options;
                options.method = Method::Full;
                options.layout = layout;
                const auto run = Engine(*target).run(other, a, b, options);
                ASSERT_TRUE(run) << run.failure().render();
                EXPECT_EQ(run->answer.value, expected_of(a, b)) << target->name;
                if (run->rows != 0) {
                    EXPECT_EQ(run->code_origin, "interpreted");
                }
            }
        std::vector<std::string> texts;
        std::vector<std::int64_t> expected;
        for (std::size_t i = 0; i < 30; ++i) {
            texts.push_back(random_text(random, i, "ACGT"));
            expected.push_back(expected_of(texts.front(), texts.back()));
        }
        const std::vector<SymbolSpan> a(texts.size(), texts.front());
        const std::vector<SymbolSpan> b(texts.begin(), texts.end());
        const auto pairs = BatchEngine(*target).pairs(other, a, b);
        ASSERT_TRUE(pairs) << pairs.failure().render();
        EXPECT_EQ(pairs->values, expected) << target->name;
    }
}

/// As logic, which is made for the patterns; and with more errors than linked kernels count.
TEST(Linked, SearchesAreInterpretedToo) {
    std::mt19937 random(7);
    const std::string text = random_text(random, 5'000, "ACGT");
    const auto equal = [](unsigned char x, unsigned char y) { return x == y; };
    for (const Target* const target : targets())
        for (const SearchMethod method :
             {SearchMethod::Auto, SearchMethod::TextSliced, SearchMethod::Lanes}) {
            const std::string pattern = text.substr(2'000, 20);
            SearchOptions options;
            options.method = method;
            const auto engine = SearchEngine::create(load_shipped("k_mismatch", {{"k", 5}}),
                                                     {pattern}, *target, {}, options);
            ASSERT_TRUE(engine) << engine.failure().render();
            EXPECT_EQ(engine->figures().origin, "interpreted");
            std::vector<SearchHit> expected;
            for (const reference::ApproximateEnd& end :
                 reference::mismatch_ends(pattern, text, 5, equal))
                expected.push_back({end.start, end.end, 0, static_cast<std::uint32_t>(end.cost)});
            EXPECT_EQ(scanned(*engine, text), expected) << target->name;
        }
}

}  // namespace
}  // namespace minterm::linked_test
