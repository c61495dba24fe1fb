// SPDX-License-Identifier: Apache-2.0
//
// The C++ interface over the C interface: what a program that links libminterm sees.
#include "minterm/distance.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <random>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "tests/reference/edit_distances.hpp"
#include "tests/support/needs_compiler.hpp"
#include "tests/support/random_text.hpp"

namespace minterm::distance_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using testing::random_text;

TEST(Interface, SimpleCase) {
    EXPECT_EQ(*edit_distance("kitten", "sitting"), 3);
    EXPECT_EQ(*edit_distance("", "abc"), 3);
    EXPECT_EQ(*edit_distance(std::string("a\0b", 3), std::string("ab")), 1);
    EXPECT_EQ(*edit_distance(U"caf\u00e9", U"cafe\u0301"), 2);
    EXPECT_EQ(*edit_distance("ab", std::vector<std::uint32_t>{'a', 'b'}), 0);
    EXPECT_EQ(*edit_distance("kitten", "sitting", 2), std::nullopt);
    EXPECT_EQ(*edit_distance("kitten", "sitting", 3), 3);
}

TEST(Interface, PlacesAndAlignments) {
    const auto engine = DistanceEngine::create();
    ASSERT_TRUE(engine) << engine.failure().render();
    CallOptions call;
    call.mode = AlignmentMode::Infix;
    call.alignment = true;
    call.begins = true;
    const auto found = engine->compare("TGATTCTCAGCCCTTCGC", "GCATGATTCTCAGCCCTCCGTGCA", call);
    ASSERT_TRUE(found) << found.failure().render();
    EXPECT_EQ(found->value, 2);
    EXPECT_THAT(found->places, ElementsAre(Place{3, 19}, Place{3, 20}, Place{3, 21}));
    EXPECT_FALSE(found->cigar.empty());
    EXPECT_FALSE(found->layout.empty());
    // With an alignment the first one begins where that does, as well.
    call.begins = false;
    const auto aligned = engine->compare("TGATTCTCAGCCCTTCGC", "GCATGATTCTCAGCCCTCCGTGCA", call);
    ASSERT_TRUE(aligned) << aligned.failure().render();
    EXPECT_THAT(aligned->places, ElementsAre(Place{3, 19}, Place{0, 20}, Place{0, 21}));
    EXPECT_EQ(aligned->cigar, found->cigar);
    EXPECT_TRUE(aligned->cigars.empty());
    call.all_places = true;
    const auto all = engine->compare("TGATTCTCAGCCCTTCGC", "GCATGATTCTCAGCCCTCCGTGCA", call);
    ASSERT_TRUE(all) << all.failure().render();
    EXPECT_EQ(all->places, found->places);
    EXPECT_THAT(all->cigars, ElementsAre("13=1I2=1I1=", "14=1X2=1I", "14=1X2=1X"));
    EXPECT_EQ(all->cigar, found->cigar);
    EXPECT_THAT(engine->compare("", "ACGT", call)->places.front(), Place({0, 0}));
    call.max_distance = 1;
    EXPECT_EQ(engine->compare("TGATTCTCAGCCCTTCGC", "GCATGATTCTCAGCCCTCCGTGCA", call)->value,
              std::nullopt);
    const auto global = engine->compare("abc", "abd", {{}, {}, true, false, 1, {}});
    EXPECT_EQ(global->cigar, "2=1X");
    EXPECT_THAT(global->places, ElementsAre(Place{0, 3}));
    DistanceOptions options;
    options.metric = "indel";
    call = {};
    call.mode = AlignmentMode::Infix;
    call.alignment = true;
    const auto read = DistanceEngine::create(options)->compare("ACGT", "TTACGATT", call);
    ASSERT_TRUE(read) << read.failure().render();
    EXPECT_EQ(read->places.front(), Place({2, 5}));
    EXPECT_EQ(read->cigar, "3=1I");
}

TEST(Interface, MetricsAndSpecsOfTheUser) {
    DistanceOptions options;
    options.metric = "weighted";
    options.parameters = {{"substitution", 3}};
    const auto wrong = DistanceEngine::create(options);
    EXPECT_FALSE(wrong);
    EXPECT_EQ(wrong.failure().kind(), FailureKind::User);
    options.parameters.clear();
    options.metric = "indel";
    EXPECT_EQ(**DistanceEngine::create(options)->distance("TCGTGTCCCAGCT", "TCGTTATTGCT"), 6);
    options.metric = "osa";
    CallOptions aligned;
    aligned.alignment = true;
    const auto swapped = DistanceEngine::create(options)->compare("tehre", "there", aligned);
    ASSERT_TRUE(swapped) << swapped.failure().render();
    EXPECT_EQ(swapped->value, 1);
    EXPECT_EQ(swapped->cigar, "1=2T2=");
    options.metric = "levenshtein";
    options.wildcards = {'N'};
    EXPECT_EQ(**DistanceEngine::create(options)->distance("ACNT", "ACGT"), 0);
    options = {};
    options.spec =
        "recurrence hamming_like(a, b) {\n    table D : int;\n    D[0][j] = j;\n    D[i][0] = i;\n"
        "    D[i][j] = min(D[i-1][j] + 2, D[i][j-1] + 2, D[i-1][j-1] + (a[i] == b[j] ? 0 : 1));\n"
        "    answer D[m][n];\n}\n";
    const auto own = DistanceEngine::create(options);
    ASSERT_TRUE(own) << own.failure().render();
    EXPECT_EQ(**own->distance("abcd", "abd"), 2);
    options.spec = "recurrence x(a, b) { table D : int; }";
    EXPECT_THAT(DistanceEngine::create(options).failure().render(), HasSubstr("spec:1:"));
    options = {};
    options.target = "z80";
    EXPECT_FALSE(DistanceEngine::create(options));
}

TEST(Interface, ErrorsAreSaidOnce) {
    const auto message = [](const DistanceOptions& options) {
        return DistanceEngine::create(options).failure().render();
    };
    DistanceOptions options;
    options.metric = "levenstein";
    EXPECT_EQ(message(options),
              "error: there is no shipped spec 'levenstein'; `spec` takes the text of one");
    EXPECT_STREQ(minterm_last_error(),
                 "there is no shipped spec 'levenstein'; `spec` takes the text of one");
    options = {};
    options.match = "foo";
    EXPECT_EQ(message(options),
              "error: there is no shipped spec 'foo'; `match` takes the name of one, such as iupac "
              "or casefold");
    // Where there is a place, what is said of it is what the library says.
    options = {};
    options.spec = "recurrence x(a, b) {\n    table D : float;\n}\n";
    EXPECT_EQ(message(options), minterm_last_error());
    EXPECT_THAT(minterm_last_error(), ::testing::MatchesRegex("spec:2:15: error: [^\n]*\n(.|\n)*"));
    EXPECT_EQ(minterm_distance(nullptr, {}, {}, nullptr, nullptr), MINTERM_BAD_INPUT);
    EXPECT_EQ(detail::last_failure(MINTERM_BAD_INPUT).render(), "error: `value` is NULL");
}

TEST(Interface, LessThanNoThreadIsRefused) {
    const auto engine = DistanceEngine::create();
    ASSERT_TRUE(engine);
    const std::vector<SymbolSpan> texts(2, SymbolSpan("ACGT"));
    CallOptions call;
    call.threads = -3;
    const auto refused = engine->distance("ab", "b", call);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.failure().kind(), FailureKind::User);
    EXPECT_EQ(refused.failure().render(), "error: `threads` is less than 0; there is at least one");
    EXPECT_FALSE(engine->pairs(texts, texts, call));
    EXPECT_FALSE(engine->matrix(texts, texts, call));
    EXPECT_FALSE(engine->last_row("ab", "b", call));
    call.threads = 0;
    EXPECT_EQ(**engine->distance("ab", "b", call), 1);
}

TEST(Interface, ListsAndMatrices) {
    std::mt19937 random(51);
    std::vector<std::string> a;
    std::vector<std::string> b;
    for (int i = 0; i < 300; ++i) {
        a.push_back(random_text(random, random() % 60, "ACGT"));
        b.push_back(random_text(random, random() % 60, "ACGT"));
    }
    const std::vector<SymbolSpan> first(a.begin(), a.end());
    const std::vector<SymbolSpan> second(b.begin(), b.end());
    const auto engine = DistanceEngine::create();
    ASSERT_TRUE(engine);
    CallOptions call;
    for (const std::optional<std::uint64_t> bound : {std::optional<std::uint64_t>{}, {20U}}) {
        call.max_distance = bound;
        call.threads = bound ? 2 : 1;
        const auto expected = [&](std::size_t i, std::size_t j) {
            const std::int64_t distance = reference::edit_distance(a[i], b[j]);
            return bound && distance > 20 ? MINTERM_MORE_VALUE : distance;
        };
        const auto pairs = engine->pairs(first, second, call);
        ASSERT_TRUE(pairs) << pairs.failure().render();
        for (std::size_t i = 0; i < a.size(); ++i) ASSERT_EQ((*pairs)[i], expected(i, i));
        const auto matrix = engine->matrix(std::span(first).first(7), second, call);
        ASSERT_TRUE(matrix) << matrix.failure().render();
        for (std::size_t i = 0; i < 7; ++i)
            for (std::size_t j = 0; j < b.size(); ++j)
                ASSERT_EQ((*matrix)[i * b.size() + j], expected(i, j));
        // Of a list with itself, and of a part of it with all, every value is there as well.
        const std::vector<SymbolSpan> same = first;
        const auto other = engine->matrix(first, same, call);
        ASSERT_TRUE(other) << other.failure().render();
        EXPECT_EQ(*engine->matrix(first, first, call), *other);
        const auto part = engine->matrix(std::span(first).subspan(20, 270), first, call);
        ASSERT_TRUE(part) << part.failure().render();
        EXPECT_TRUE(std::equal(part->begin(), part->end(), other->begin() + 20 * 300));
    }
    EXPECT_TRUE(engine->pairs({}, {})->empty());
    EXPECT_FALSE(engine->pairs(first, std::span(second).first(3)));
}

TEST(Interface, Similarities) {
    const auto levenshtein = DistanceEngine::create();
    ASSERT_TRUE(levenshtein);
    EXPECT_EQ(*levenshtein->similarity(3, 6, 7), 4.0 / 7);
    EXPECT_EQ(*levenshtein->similarity(0, 0, 0), 1.0);
    EXPECT_EQ(*levenshtein->similarity(1, 6, 7), 6.0 / 7);
    EXPECT_EQ(*levenshtein->similarity(7, 7, 6), 0.0);
    for (const std::int64_t value :
         {std::int64_t{-1}, std::int64_t{0}, std::int64_t{8}, MINTERM_MORE_VALUE})
        EXPECT_FALSE(levenshtein->similarity(value, 6, 7)) << value;
    EXPECT_FALSE(levenshtein->similarity(1, 0, 0));
    DistanceOptions options;
    options.metric = "lcs";
    const auto lcs = DistanceEngine::create(options);
    ASSERT_TRUE(lcs);
    EXPECT_EQ(*lcs->similarity(4, 6, 7), *normalized_similarity("kitten", "sitting"));
    EXPECT_EQ(*lcs->similarity(6, 6, 7), 12.0 / 13);
    for (const std::int64_t value : {std::int64_t{-1}, std::int64_t{7}, MINTERM_MORE_VALUE})
        EXPECT_FALSE(lcs->similarity(value, 6, 7)) << value;
    options.metric = "affine";
    const auto affine = DistanceEngine::create(options);
    ASSERT_TRUE(affine);
    const auto none = affine->similarity(3, 6, 7);
    ASSERT_FALSE(none);
    EXPECT_NE(none.failure().render().find("'affine'"), std::string::npos);
}

TEST(Interface, NoResultHasNothingToTell) {
    EXPECT_EQ(minterm_result_value(nullptr), 0);
    EXPECT_EQ(minterm_result_places(nullptr), 0);
    EXPECT_EQ(minterm_result_begin(nullptr, 0), 0);
    EXPECT_EQ(minterm_result_end(nullptr, 0), 0);
    EXPECT_STREQ(minterm_result_cigar(nullptr), "");
    EXPECT_STREQ(minterm_result_layout(nullptr), "");
    minterm_result_free(nullptr);
}

TEST(Interface, CallsCanBeStopped) {
    std::mt19937 random(52);
    const std::string a = random_text(random, 60'000, "ACGT");
    const std::string b = random_text(random, 60'000, "ACGT");
    const auto engine = DistanceEngine::create();
    CallOptions call;
    int calls = 0;
    call.progress = [&](std::uint64_t done, std::uint64_t total) {
        EXPECT_LE(done, total);
        return ++calls < 1;
    };
    const auto stopped = engine->distance(a, b, call);
    // A machine may be quicker than the first report.
    if (calls > 0) {
        ASSERT_FALSE(stopped);
        EXPECT_THAT(stopped.failure().render(), HasSubstr("`progress` ended the call"));
    }
    const std::vector<SymbolSpan> texts(10, SymbolSpan("ACGT"));
    EXPECT_FALSE(engine->matrix(texts, texts, [](auto, auto, auto) { return false; }));
    EXPECT_FALSE(engine->pairs(texts, texts, call));
    EXPECT_FALSE(engine->matrix(texts, texts, call));
    calls = -1000;
    EXPECT_EQ(engine->matrix(texts, texts, call)->size(), 100U);
    EXPECT_GT(calls, -1000);
    EXPECT_EQ(**engine->distance("ab", "b"), 1);
}

TEST(Interface, WhatACallbackThrowsIsAFailure) {
    const auto engine = DistanceEngine::create();
    ASSERT_TRUE(engine);
    const std::string text(500, 'A');
    const std::vector<SymbolSpan> texts(100, SymbolSpan(text));
    const std::thread::id caller = std::this_thread::get_id();
    CallOptions call;
    for (call.threads = 1; call.threads <= 3; ++call.threads) {
        std::atomic<bool> thrown{false};
        const auto consume = [&](auto, auto, auto) -> bool {
            // Another thread is the first, if there is one.
            while (call.threads > 1 && !thrown && std::this_thread::get_id() == caller)
                std::this_thread::yield();
            thrown = true;
            throw std::runtime_error("enough");
        };
        const Status ended = engine->matrix(texts, texts, consume, call);
        ASSERT_FALSE(ended);
        EXPECT_EQ(ended.failure().kind(), FailureKind::Internal);
        EXPECT_EQ(ended.failure().render(), "error: enough");
    }
    call.threads = 1;
    call.progress = [](std::uint64_t, std::uint64_t) -> bool {
        throw std::runtime_error("enough");
    };
    EXPECT_EQ(engine->matrix(texts, texts, call).failure().render(), "error: enough");
    EXPECT_EQ(engine->pairs(texts, texts, call).failure().render(), "error: enough");
    EXPECT_EQ(**engine->distance("ab", "b"), 1);
}

TEST(Interface, OneEngineForManyThreads) {
    const auto engine = DistanceEngine::create();
    ASSERT_TRUE(engine);
    std::atomic<int> wrong{0};
    std::vector<std::jthread> threads;
    for (unsigned seed = 0; seed < 4; ++seed)
        threads.emplace_back([&engine, &wrong, seed] {
            std::mt19937 random(seed);
            for (int round = 0; round < 25; ++round) {
                const std::string a = random_text(random, random() % 300, "ACGT");
                const std::string b = random_text(random, random() % 300, "ACGT");
                const auto distance = engine->distance(a, b);
                if (!distance || **distance != reference::edit_distance(a, b)) ++wrong;
                // Messages of one thread are not seen by another.
                if (minterm_engine_create(nullptr, nullptr) != MINTERM_BAD_INPUT) ++wrong;
            }
        });
    threads.clear();
    EXPECT_EQ(wrong, 0);
}

TEST(Interface, AnswersForAllPrefixes) {
    std::mt19937 random(5);
    const auto engine = DistanceEngine::create();
    ASSERT_TRUE(engine) << engine.failure().render();
    for (const std::size_t length : {0, 1, 7, 63, 64, 200, 600}) {
        const std::string a = random_text(random, length, "ACGT");
        const std::string b = random_text(random, random() % 300, "ACGT");
        const auto column = engine->last_column(a, b);
        const auto row = engine->last_row(a, b);
        const auto lengths = lcs_prefix_lengths(a, b);
        ASSERT_TRUE(column && row && lengths) << column.failure().render();
        ASSERT_EQ(column->size(), a.size() + 1);
        ASSERT_EQ(row->size(), b.size() + 1);
        ASSERT_EQ(lengths->size(), a.size() + 1);
        for (std::size_t i = 0; i <= a.size(); i += 1 + i / 5) {
            EXPECT_EQ((*column)[i], reference::edit_distance(a.substr(0, i), b)) << i;
            EXPECT_EQ((*lengths)[i], reference::lcs_length(a.substr(0, i), b)) << i;
        }
        for (std::size_t j = 0; j <= b.size(); j += 1 + j / 5)
            EXPECT_EQ((*row)[j], reference::edit_distance(a, b.substr(0, j))) << j;
        EXPECT_EQ(lengths->back(), *lcs_length(a, b));
    }
    CallOptions call;
    call.mode = AlignmentMode::Infix;
    EXPECT_THAT(*engine->last_row("ACG", "TACGT", call), ElementsAre(3, 3, 2, 1, 0, 1));
    call.max_distance = 3;
    EXPECT_FALSE(engine->last_row("ACG", "TACGT", call));
}

TEST(Interface, CommonSubsequences) {
    EXPECT_EQ(*lcs_length("ABCABBA", "CBABAC"), 4);
    EXPECT_EQ(*indel_distance("ABCABBA", "CBABAC"), 5);
    EXPECT_DOUBLE_EQ(*normalized_similarity("ABCABBA", "CBABAC"), 8.0 / 13);
    EXPECT_EQ(*normalized_similarity("", ""), 1);
    EXPECT_EQ(*normalized_similarity("abc", ""), 0);
    EXPECT_EQ(*lcs_length("abc", ""), 0);
    EXPECT_EQ(*lcs("", ""), "");
    std::mt19937 random(2);
    for (int round = 0; round < 100; ++round) {
        const std::string a = random_text(random, random() % 200, "ACGT");
        const std::string b = random_text(random, random() % 200, "ACGT");
        const std::int64_t length = reference::lcs_length(a, b);
        const std::string kept = *lcs(a, b);
        EXPECT_EQ(static_cast<std::int64_t>(kept.size()), length);
        EXPECT_EQ(reference::lcs_length(kept, a), length);
        EXPECT_EQ(reference::lcs_length(kept, b), length);
    }
}

}  // namespace
}  // namespace minterm::distance_test
