// SPDX-License-Identifier: Apache-2.0
//
// Symbols that are numbers: more of them than bytes have values, wildcards among them, one pair and
// many, against the whole matrix and against the same symbols as bytes.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>
#include <vector>

#include "codegen/batch_engine.hpp"
#include "codegen/code_source.hpp"
#include "codegen/engine.hpp"
#include "tests/reference/alignments.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::wide_symbols_test {
namespace {

using testing::runnable_targets;

using Wide = std::u32string;

/// The letters are spread over all numbers of 32 bits.
char32_t letter(std::uint32_t number) { return static_cast<char32_t>(number * 2'654'435'761U); }

Wide random_wide(std::mt19937& random, std::size_t length, std::uint32_t letters) {
    Wide text(length, 0);
    for (char32_t& symbol : text) symbol = letter(static_cast<std::uint32_t>(random()) % letters);
    return text;
}

Wide edited(std::mt19937& random, Wide text, std::uint32_t letters) {
    for (std::size_t edits = text.size() / 20 + random() % 8; edits > 0; --edits) {
        const std::size_t place = random() % (text.size() + 1);
        if (random() % 3 == 0)
            text.insert(place, random_wide(random, 1 + random() % 5, letters));
        else if (random() % 2 == 0)
            text.erase(place, random() % 5);
        else if (place < text.size())
            text[place] = letter(static_cast<std::uint32_t>(random()) % letters);
    }
    return text;
}

/// `spec` with these wildcards.
Recurrence with_wildcards(const char* spec, std::vector<std::uint32_t> wildcards) {
    Recurrence recurrence = testing::load_shipped(spec);
    recurrence.relations.front().wildcards = std::move(wildcards);
    return recurrence;
}

struct Metric {
    Recurrence recurrence;
    bool mismatches;
    std::function<bool(char32_t, char32_t)> match;
    std::int64_t mismatch = 1;
    std::int64_t gap = 1;

    reference::AlignmentRules rules(AlignmentMode mode) const {
        return {mode == AlignmentMode::Infix,
                mode != AlignmentMode::Global,
                mismatches,
                {},
                mismatch,
                gap,
                gap};
    }
};

std::vector<Metric> metrics() {
    const auto wild = [](char32_t symbol) { return symbol == letter(1) || symbol == letter(3); };
    const std::vector<std::uint32_t> wildcards{letter(1), letter(3)};
    const auto equal = [](char32_t x, char32_t y) { return x == y; };
    const auto equal_or_wild = [=](char32_t x, char32_t y) { return x == y || wild(x) || wild(y); };
    return {{testing::load_shipped("levenshtein"), true, equal},
            {testing::load_shipped("indel"), false, equal},
            {with_wildcards("levenshtein", wildcards), true, equal_or_wild},
            {with_wildcards("indel", wildcards), false, equal_or_wild},
            {with_wildcards("weighted", wildcards), true, equal_or_wild, 3, 2}};
}

TEST(WideSymbols, EveryWayGivesWhatTheWholeMatrixGives) {
    std::mt19937 random(41);
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        for (const std::uint32_t letters : {1U, 5U, 1000U, 1'000'000U}) {
            for (int round = 0; round < 3; ++round) {
                // Long enough to hold more than 256 different ones.
                const std::size_t length = letters < 1000 ? random() % 90 : 400 + random() % 300;
                const Wide a = random_wide(random, length, letters);
                const Wide b =
                    round == 2 ? random_wide(random, length, letters) : edited(random, a, letters);
                for (const Metric& metric : metrics()) {
                    for (const AlignmentMode mode :
                         {AlignmentMode::Global, AlignmentMode::Prefix, AlignmentMode::Infix}) {
                        const reference::BestAlignments best =
                            reference::best_alignments(a, b, metric.rules(mode), metric.match);
                        for (const Method method : {Method::Choose, Method::Full, Method::Band,
                                                    Method::FurthestReaching}) {
                            if (method == Method::FurthestReaching &&
                                (mode != AlignmentMode::Global || metric.gap != 1))
                                continue;
                            RunOptions options;
                            options.mode = mode;
                            options.method = method;
                            options.rows = 1 + static_cast<int>(random() % 2);
                            options.alignment = true;
                            const auto run = engine.run(metric.recurrence, a, b, options);
                            ASSERT_TRUE(run) << run.failure().render();
                            ASSERT_EQ(run->answer.value, best.distance)
                                << target->name << ' ' << run->layout;
                            ASSERT_EQ(cigar(*run->alignment), best.infixes.front().cigar);
                        }
                    }
                }
            }
        }
    }
}

/// Symbols that are rare, in any order: any column may be the best one to come from.
TEST(WideSymbols, AnotherOrder) {
    std::mt19937 random(43);
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        for (const std::uint32_t repeats : {1U, 3U, 20U}) {
            Wide a;
            while (a.size() < 2000)
                a.push_back(letter(static_cast<std::uint32_t>(a.size()) / repeats));
            Wide b = a;
            std::shuffle(b.begin(), b.end(), random);
            for (const Metric& metric : metrics()) {
                const std::string expected =
                    reference::best_alignments(a, b, metric.rules(AlignmentMode::Global),
                                               metric.match)
                        .infixes.front()
                        .cigar;
                RunOptions options;
                options.method = Method::Band;
                options.alignment = true;
                options.rows = 1;
                for (const std::size_t most_row_bytes : {1'000'000U, 1000U}) {
                    options.most_row_bytes = most_row_bytes;
                    const auto run = engine.run(metric.recurrence, a, b, options);
                    ASSERT_TRUE(run) << run.failure().render();
                    ASSERT_EQ(cigar(*run->alignment), expected) << target->name << ' ' << repeats;
                }
            }
        }
    }
}

/// 2^16 and more different symbols, against edits that were made.
TEST(WideSymbols, AMillionDifferentSymbols) {
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    Wide a(300'000, 0);
    for (std::uint32_t i = 0; i < a.size(); ++i) a[i] = letter(i);
    Wide b = a;
    for (std::size_t i = 0; i < 3000; ++i) b[i * 97] = letter(2'000'000);
    for (const Target& target : all_targets()) {
        if (!why_unavailable(target).empty()) continue;
        Engine engine(target);
        for (const Method method : {Method::Band, Method::FurthestReaching}) {
            RunOptions options;
            options.method = method;
            const auto run = engine.run(recurrence, a, b, options);
            ASSERT_TRUE(run) << run.failure().render();
            EXPECT_EQ(run->answer.value, 3000);
            // Linked kernels have some numbers of planes.
            EXPECT_EQ(run->symbol_planes, has_compiler() ? 19 : 20);
        }
    }
}

/// Numbers below 256 are bytes, on one side or on both, for every recurrence there is.
TEST(WideSymbols, BytesAsNumbersAreBytes) {
    std::mt19937 random(42);
    for (const testing::ShippedSpec& spec : testing::shipped_specs()) {
        const Recurrence recurrence = testing::load_shipped(spec.name);
        for (const Target* target : runnable_targets()) {
            Engine engine(*target);
            BatchEngine batch(*target);
            for (const unsigned letters : {4U, 256U}) {
                std::string a(random() % 60, '\0');
                std::string b(random() % 60, '\0');
                for (std::string* text : {&a, &b})
                    for (char& symbol : *text)
                        symbol = static_cast<char>(letters == 4 ? "ACgt"[random() % 4] : random());
                std::vector<std::uint32_t> wide_a;
                std::vector<std::uint32_t> wide_b;
                for (const char symbol : a) wide_a.push_back(static_cast<unsigned char>(symbol));
                for (const char symbol : b) wide_b.push_back(static_cast<unsigned char>(symbol));
                const auto narrow = engine.run(recurrence, a, b);
                ASSERT_TRUE(narrow) << narrow.failure().render();
                const auto wide = engine.run(recurrence, wide_a, wide_b);
                ASSERT_TRUE(wide) << wide.failure().render();
                EXPECT_EQ(wide->answer, narrow->answer) << spec.name;
                const auto mixed = engine.run(recurrence, a, wide_b);
                ASSERT_TRUE(mixed) << mixed.failure().render();
                EXPECT_EQ(mixed->answer, narrow->answer) << spec.name;
                if (recurrence.answer.kind != AnswerKind::Corner) continue;
                const auto answers = batch.pairs(recurrence, std::vector<SymbolSpan>{a, wide_a, a},
                                                 std::vector<SymbolSpan>{b, wide_b, wide_b});
                ASSERT_TRUE(answers) << answers.failure().render();
                EXPECT_EQ(answers->values, std::vector<std::int64_t>(3, narrow->answer.value))
                    << spec.name;
            }
        }
    }
}

/// Many pairs, and a matrix, whose symbols together are many; long ones run by themselves.
TEST(WideSymbols, ManyPairs) {
    std::mt19937 random(43);
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        for (const std::uint32_t letters : {3U, 200U, 3000U}) {
            std::vector<Wide> a;
            std::vector<Wide> b;
            for (int pair = 0; pair < 150; ++pair) {
                a.push_back(random_wide(random, random() % 50, letters));
                b.push_back(pair % 3 == 0 ? random_wide(random, random() % 50, letters)
                                          : edited(random, a.back(), letters));
            }
            const std::vector<SymbolSpan> a_spans(a.begin(), a.end());
            const std::vector<SymbolSpan> b_spans(b.begin(), b.end());
            for (const Metric& metric : metrics()) {
                const auto expected = [&](const Wide& x, const Wide& y) {
                    return reference::best_alignments(x, y, metric.rules(AlignmentMode::Global),
                                                      metric.match)
                        .distance;
                };
                const auto answers = engine.pairs(metric.recurrence, a_spans, b_spans);
                ASSERT_TRUE(answers) << answers.failure().render();
                for (std::size_t p = 0; p < a.size(); ++p)
                    ASSERT_EQ(answers->values[p], expected(a[p], b[p])) << target->name;
                const auto queries = std::span(a_spans).first(20);
                std::vector<std::int64_t> values(queries.size() * b.size(), -1);
                const auto report =
                    engine.matrix(metric.recurrence, queries, b_spans, [&](const MatrixPart& part) {
                        for (std::size_t i = 0; i < part.targets.size(); ++i)
                            values[part.query * b.size() + part.targets[i]] = part.values[i];
                        return true;
                    });
                ASSERT_TRUE(report) << report.failure().render();
                for (std::size_t q = 0; q < queries.size(); ++q)
                    for (std::size_t t = 0; t < b.size(); ++t)
                        ASSERT_EQ(values[q * b.size() + t], expected(a[q], b[t])) << target->name;
            }
        }
        // More different symbols than masks are kept, in every query.
        const Wide query = random_wide(random, 900, 1'000'000);
        std::vector<Wide> targets;
        for (int i = 0; i < 40; ++i) targets.push_back(edited(random, query, 1'000'000));
        const std::vector<SymbolSpan> queries{query, query, targets[3]};
        const std::vector<SymbolSpan> spans(targets.begin(), targets.end());
        const Metric metric = metrics().front();
        std::vector<std::int64_t> values(queries.size() * spans.size(), -1);
        const auto report =
            engine.matrix(metric.recurrence, queries, spans, [&](const MatrixPart& part) {
                for (std::size_t i = 0; i < part.targets.size(); ++i)
                    values[part.query * spans.size() + part.targets[i]] = part.values[i];
                return true;
            });
        ASSERT_TRUE(report) << report.failure().render();
        Engine one(*target);
        for (std::size_t q = 0; q < queries.size(); ++q)
            for (std::size_t t = 0; t < spans.size(); ++t) {
                const auto run = one.run(metric.recurrence, queries[q], spans[t]);
                ASSERT_TRUE(run);
                ASSERT_EQ(values[q * spans.size() + t], run->answer.value);
            }
    }
}

}  // namespace
}  // namespace minterm::wide_symbols_test
