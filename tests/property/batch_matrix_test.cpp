// SPDX-License-Identifier: Apache-2.0
//
// All of one list with all of another against naive programs: masks, lists with themselves, lists
// of which one is short, bounds that fall.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <mutex>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "codegen/batch_engine.hpp"
#include "tests/reference/edit_distances.hpp"
#include "tests/support/batch_answers.hpp"
#include "tests/support/random_text.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::batch_matrix_test {
namespace {

using testing::Answers;
using testing::load_shipped;
using testing::matrix_agrees;
using testing::matrix_of;
using testing::mutated;
using testing::random_text;
using testing::runnable_targets;
using testing::Texts;
using testing::views;

class CornerMatrix : public ::testing::TestWithParam<testing::ShippedSpec> {};

TEST_P(CornerMatrix, MatricesOfMixedLengths) {
    const Recurrence recurrence = load_shipped(GetParam().name);
    std::mt19937 random(22);
    Texts queries;
    Texts targets;
    for (const std::size_t m : {0U, 1U, 2U, 3U, 4U, 5U, 7U, 12U, 33U})
        queries.push_back(random_text(random, m, "ABCDEa"));
    for (std::size_t n = 0; n < 300; ++n)
        targets.push_back(n % 3 == 0 ? mutated(random, queries[n % queries.size()], 30, "ABCDEa")
                                     : random_text(random, random() % 40, "ABCDEa"));
    Answers expected;
    for (const std::string& query : queries)
        for (const std::string& target : targets)
            expected.push_back(GetParam().expected(query, target).value);
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        ASSERT_TRUE(matrix_agrees(engine, *target, recurrence, queries, targets, expected));
        for (const std::int64_t bound : {0, 2, 6, 100}) {
            BatchOptions options;
            options.bound = bound;
            ASSERT_TRUE(
                matrix_agrees(engine, *target, recurrence, queries, targets, expected, options));
        }
    }
}

/// A list with itself and parts of it with all of it: the same answers, each told once, by less
/// work where the recurrence treats both sides alike; lists of all sizes around groups and chunks.
TEST_P(CornerMatrix, QueriesThatAreTargets) {
    const Recurrence recurrence = load_shipped(GetParam().name);
    std::mt19937 random(38);
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        const auto lanes = static_cast<std::size_t>(target->word_bits);
        const std::size_t few = 3 * lanes + random() % lanes;
        for (const std::size_t size : {std::size_t{1}, lanes, lanes + 1, few, 40 * lanes + 3}) {
            if (size > 700) continue;
            Texts texts;
            for (std::size_t t = 0; t < size; ++t)
                texts.push_back(random_text(random, random() % 40, "ACGT"));
            if (GetParam().name == std::string("levenshtein"))
                texts[random() % size] = random_text(random, kLongestBatched + 1, "ACGT");
            for (int round = 0; round < 4; ++round) {
                const std::size_t first = round == 0 ? 0 : random() % size;
                const std::size_t count = round == 0 ? size : 1 + random() % (size - first);
                const Texts queries(texts.begin() + static_cast<std::ptrdiff_t>(first),
                                    texts.begin() + static_cast<std::ptrdiff_t>(first + count));
                BatchOptions options;
                options.threads = 1 + round % 3;
                if (round % 2 == 1) options.bound = 12;
                const auto plain = matrix_of(engine, recurrence, queries, texts, options);
                ASSERT_TRUE(plain) << plain.failure().render();
                options.first_query_target = first;
                const auto mirrored = matrix_of(engine, recurrence, queries, texts, options);
                ASSERT_TRUE(mirrored) << mirrored.failure().render();
                ASSERT_EQ(*mirrored, *plain)
                    << target->name << ", " << size << " texts, queries from " << first << ", "
                    << count << " of them";
            }
        }
    }
}

/// Few targets and many queries: the queries are side by side where the recurrence allows it, and
/// nobody sees that in the answers.
TEST_P(CornerMatrix, FewTargetsAndManyQueries) {
    const Recurrence recurrence = load_shipped(GetParam().name);
    std::mt19937 random(45);
    Texts targets{"", random_text(random, 33, "ACGT"), "A", random_text(random, 20, "ACGT")};
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        const auto lanes = static_cast<std::size_t>(target->word_bits);
        Texts queries;
        for (std::size_t q = 0; q < 5 * lanes + 7; ++q)
            queries.push_back(q % 3 == 0 ? mutated(random, targets[q % 4], 20, "ACGT")
                                         : random_text(random, random() % 40, "ACGT"));
        queries[lanes] = random_text(random, kLongestBatched + 1, "ACGT");
        Answers expected;
        for (const std::string& query : queries)
            for (const std::string& text : targets)
                expected.push_back(GetParam().expected(query, text).value);
        for (const int threads : {1, 2, 5})
            for (const std::optional<std::int64_t> bound :
                 {std::optional<std::int64_t>{}, {0}, {9}}) {
                BatchOptions options;
                options.threads = threads;
                options.bound = bound;
                ASSERT_TRUE(
                    matrix_agrees(engine, *target, recurrence, queries, targets, expected, options))
                    << threads << " threads";
            }
    }
}

/// Targets that leave lanes idle, and queries of few letters and all lengths that share them.
TEST_P(CornerMatrix, QueriesThatShareLanes) {
    const Recurrence recurrence = load_shipped(GetParam().name);
    std::mt19937 random(49);
    Texts queries{""};
    while (queries.size() < 40)
        queries.push_back(random_text(random, random() % 7 == 0 ? 1 : random() % 20, "ACGT"));
    Texts texts;
    Answers all;  // target by target
    for (int t = 0; t < 448; ++t) {
        texts.push_back(random_text(random, 1 + random() % 20, "ACGT"));
        for (const std::string& query : queries)
            all.push_back(GetParam().expected(query, texts.back()).value);
    }
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        const auto lanes = static_cast<std::size_t>(target->word_bits);
        for (const std::size_t eighths : {1U, 2U, 3U, 5U, 6U, 7U, 13U}) {
            const std::size_t size = eighths * lanes / 8 - eighths / 3;
            if (size > texts.size()) continue;
            const Texts targets(texts.begin(), texts.begin() + static_cast<std::ptrdiff_t>(size));
            Answers expected;
            for (std::size_t query = 0; query < queries.size(); ++query)
                for (std::size_t t = 0; t < size; ++t)
                    expected.push_back(all[t * queries.size() + query]);
            for (const std::optional<std::int64_t> bound :
                 {std::optional<std::int64_t>{}, {0}, {9}}) {
                BatchOptions options;
                options.threads = bound ? 1 : 3;
                options.bound = bound;
                ASSERT_TRUE(
                    matrix_agrees(engine, *target, recurrence, queries, targets, expected, options))
                    << eighths << " eighths";
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Specs, CornerMatrix, ::testing::ValuesIn(testing::corner_specs()),
                         [](const auto& test) { return test.param.name; });

TEST(BatchMatrix, SidesAreExchangedWhereThatIsFewerWords) {
    const Texts few{"ACGT", "AC", "T"};
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        const auto lanes = static_cast<std::size_t>(target->word_bits);
        const Texts many(2 * lanes, "ACGA");
        const auto report_of = [&](const Recurrence& recurrence, const Texts& queries,
                                   const Texts& targets, const BatchOptions& options = {}) {
            const auto report = engine.matrix(
                recurrence, views(queries), views(targets), [](const MatrixPart&) { return true; },
                options);
            EXPECT_TRUE(report);
            return report ? *report : BatchReport{};
        };
        for (const char* spec : {"levenshtein", "lcs", "osa"}) {
            const BatchReport exchanged = report_of(load_shipped(spec), many, few);
            EXPECT_TRUE(exchanged.are_exchanged);
            EXPECT_EQ(exchanged.groups, 2U);
            // Two groups with each of three targets, of which the longest has four symbols.
            EXPECT_EQ(exchanged.cells_computed, 2 * (4 + 2 + 1) * 4 * lanes) << spec;
        }
        const Recurrence levenshtein = load_shipped("levenshtein");
        EXPECT_FALSE(report_of(levenshtein, few, many).are_exchanged);
        const Recurrence one_sided = load_shipped("weighted", {{"ins", 1}, {"del", 2}});
        EXPECT_FALSE(report_of(one_sided, many, few).are_exchanged);
        BatchOptions mirrored;
        mirrored.first_query_target = 0;
        EXPECT_FALSE(report_of(levenshtein, many, many, mirrored).are_exchanged);
    }
}

/// Five eighths of the lanes have targets: 40 queries of four letters are 25 words, and of so many
/// letters that no word has more than two queries 30; of more letters 40.
TEST(BatchMatrix, SharedLanesAreFewerWords) {
    const Recurrence levenshtein = load_shipped("levenshtein");
    for (const Target* target : runnable_targets()) {
        if (target->word_bits < 64) continue;
        BatchEngine engine(*target);
        const auto lanes = static_cast<std::size_t>(target->word_bits);
        const auto words_of = [&](std::size_t count, const std::string& letters) {
            const Texts queries(count, letters);
            const Texts targets(5 * lanes / 8, letters);
            const auto report = engine.matrix(levenshtein, views(queries), views(targets),
                                              [](const MatrixPart&) { return true; });
            EXPECT_TRUE(report);
            const std::size_t word = letters.size() * letters.size() * lanes;
            return report ? static_cast<double>(report->cells_computed) / double(word) : 0.0;
        };
        EXPECT_EQ(words_of(40, "ACGTACGT"), 25) << target->name;
        EXPECT_EQ(words_of(41, "ACGTACGT"), 26) << target->name;
        EXPECT_EQ(words_of(8, "ACGTACGT"), 8) << target->name;
        // Linked kernels compare bytes there.
        EXPECT_EQ(words_of(40, "ABCDEFGHIJ"), MINTERM_HAS_COMPILER ? 30 : 40) << target->name;
        EXPECT_EQ(words_of(40, "abcdefghijklmnopqrstuvwxyz"), 40) << target->name;
        EXPECT_EQ(words_of(40, "AAAA"), 25) << target->name;
    }
}

/// What is counted to choose the sides is what runs. Without shares 330 queries with targets in
/// half the lanes would be exchanged: 330 words, or 256 with queries side by side.
TEST(BatchMatrix, WordsThatAreCountedAreThoseThatRun) {
    const Recurrence levenshtein = load_shipped("levenshtein");
    const std::string letters = "ACGTACGT";
    for (const Target* target : runnable_targets()) {
        if (target->word_bits < 64) continue;
        BatchEngine engine(*target);
        const auto lanes = static_cast<std::size_t>(target->word_bits);
        const auto report_of = [&](std::size_t queries, std::size_t targets) {
            Texts a(queries, letters);
            a[queries / 2] = "";  // no word has it
            const auto report = engine.matrix(levenshtein, views(a), views(Texts(targets, letters)),
                                              [](const MatrixPart&) { return true; });
            EXPECT_TRUE(report);
            const BatchReport found = report ? *report : BatchReport{};
            EXPECT_EQ(found.cells_computed,
                      (found.are_exchanged ? *found.query_words : found.target_words) *
                          letters.size() * letters.size() * lanes)
                << target->name << ' ' << queries << " x " << targets;
            return found;
        };
        const BatchReport shared = report_of(lanes / 2 + lanes / 8 + 10 + 1, lanes / 2);
        EXPECT_EQ(shared.target_words, (lanes / 2 + lanes / 8 + 10) / 2) << target->name;
        EXPECT_EQ(shared.query_words, lanes / 2);
        EXPECT_FALSE(shared.are_exchanged);
        EXPECT_TRUE(report_of(2 * lanes + 1, 3).are_exchanged);
        EXPECT_FALSE(report_of(31, lanes / 2).are_exchanged);
        report_of(100, 2 * lanes + lanes / 8);
        report_of(2 * lanes + 77, lanes + 5 * (lanes / 8));
    }
}

/// A bound of every query that falls while others share its word.
TEST(BatchMatrix, BoundsThatFallOfQueriesThatShareLanes) {
    std::mt19937 random(50);
    const Recurrence recurrence = load_shipped("levenshtein");
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        Texts targets;
        for (int t = 0; t < 2 * target->word_bits + target->word_bits / 2 - 1; ++t)
            targets.push_back(random_text(random, 20 + random() % 40, "ACGT"));
        Texts queries;
        for (int q = 0; q < 50; ++q)
            queries.push_back(mutated(random, targets[random() % targets.size()], 10, "ACGT"));
        const auto all = matrix_of(engine, recurrence, queries, targets);
        ASSERT_TRUE(all) << all.failure().render();
        // Bounds of their own, of queries beside each other.
        Answers bounded = *all;
        const auto bound_of = [](std::size_t query) -> std::optional<std::int64_t> {
            if (query % 5 == 0) return std::nullopt;
            return static_cast<std::int64_t>(query % 5 * 9);
        };
        for (std::size_t pair = 0; pair < bounded.size(); ++pair) {
            const auto bound = bound_of(pair / targets.size());
            if (bound && bounded[pair] > *bound) bounded[pair] = kMoreThanBound;
        }
        BatchOptions own_bounds;
        own_bounds.query_bound = bound_of;
        const auto within = matrix_of(engine, recurrence, queries, targets, own_bounds);
        ASSERT_TRUE(within) << within.failure().render();
        EXPECT_EQ(*within, bounded) << target->name;
        for (const int threads : {1, 2}) {
            std::mutex mutex;
            Answers nearest(queries.size(), kMoreThanBound);
            BatchOptions options;
            options.threads = threads;
            options.query_bound = [&](std::size_t query) -> std::optional<std::int64_t> {
                const std::lock_guard lock(mutex);
                if (nearest[query] == kMoreThanBound) return std::nullopt;
                return nearest[query];
            };
            const auto report = engine.matrix(
                recurrence, views(queries), views(targets),
                [&](const MatrixPart& part) {
                    const std::lock_guard lock(mutex);
                    for (const std::int64_t value : part.values)
                        nearest[part.query] = std::min(nearest[part.query], value);
                    return true;
                },
                options);
            ASSERT_TRUE(report) << report.failure().render();
            EXPECT_FALSE(report->are_exchanged);
            for (std::size_t query = 0; query < queries.size(); ++query) {
                const auto row = all->begin() + static_cast<std::ptrdiff_t>(query * targets.size());
                ASSERT_EQ(nearest[query],
                          *std::min_element(row, row + static_cast<std::ptrdiff_t>(targets.size())))
                    << target->name << ", query " << query;
            }
        }
    }
}

/// A bound of every query that falls while others are computed side by side with it.
TEST(BatchMatrix, BoundsThatFallOfQueriesSideBySide) {
    std::mt19937 random(46);
    const Recurrence recurrence = load_shipped("levenshtein");
    Texts targets{"", random_text(random, kLongestBatched + 1, "ACGT")};
    for (std::size_t t = 0; t < 4; ++t) targets.push_back(random_text(random, 80, "ACGT"));
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        Texts queries;
        for (int q = 0; q < 2 * target->word_bits + 3; ++q)
            queries.push_back(mutated(random, targets[2 + random() % 4], 10, "ACGT"));
        const auto all = matrix_of(engine, recurrence, queries, targets);
        ASSERT_TRUE(all) << all.failure().render();
        for (const int threads : {1, 2}) {
            std::mutex mutex;
            Answers nearest(queries.size(), kMoreThanBound);
            BatchOptions options;
            options.threads = threads;
            options.query_bound = [&](std::size_t query) -> std::optional<std::int64_t> {
                const std::lock_guard lock(mutex);
                if (nearest[query] == kMoreThanBound) return std::nullopt;
                return nearest[query];
            };
            const auto report = engine.matrix(
                recurrence, views(queries), views(targets),
                [&](const MatrixPart& part) {
                    const std::lock_guard lock(mutex);
                    for (const std::int64_t value : part.values)
                        nearest[part.query] = std::min(nearest[part.query], value);
                    return true;
                },
                options);
            ASSERT_TRUE(report) << report.failure().render();
            EXPECT_TRUE(report->are_exchanged);
            for (std::size_t query = 0; query < queries.size(); ++query)
                ASSERT_EQ(
                    nearest[query],
                    *std::min_element(
                        all->begin() + static_cast<std::ptrdiff_t>(query * targets.size()),
                        all->begin() + static_cast<std::ptrdiff_t>((query + 1) * targets.size())))
                    << target->name << ", query " << query;
        }
    }
}

TEST(BatchMatrix, ListsWithThemselvesTakeHalfTheWork) {
    std::mt19937 random(39);
    const Target& target = **choose_target();
    BatchEngine engine(target);
    Texts texts;
    for (int t = 0; t < 40 * target.word_bits; ++t)
        texts.push_back(random_text(random, 20 + random() % 20, "ACGT"));
    std::uint64_t computed[2];
    for (const bool mirrored : {false, true}) {
        BatchOptions options;
        if (mirrored) options.first_query_target = 0;
        const auto report = engine.matrix(
            load_shipped("levenshtein"), views(texts), views(texts),
            [](const MatrixPart&) { return true; }, options);
        ASSERT_TRUE(report) << report.failure().render();
        computed[mirrored] = report->cells_computed;
    }
    EXPECT_LT(static_cast<double>(computed[true]), 0.53 * static_cast<double>(computed[false]));
}

/// What is too far for one of two queries is still told to the other.
TEST(BatchMatrix, BoundsThatFallAreThoseOfBothQueries) {
    std::mt19937 random(40);
    const Recurrence recurrence = load_shipped("levenshtein");
    Texts texts{"", random_text(random, kLongestBatched + 1, "ACGT")};
    for (std::size_t t = 0; t < 400; ++t)
        texts.push_back(t < 40 || t % 3 == 0 ? random_text(random, random() % 60, "ACGT")
                                             : mutated(random, texts[t - 20], 10, "ACGT"));
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        const auto all = matrix_of(engine, recurrence, texts, texts);
        ASSERT_TRUE(all) << all.failure().render();
        for (const int threads : {1, 2}) {
            std::mutex mutex;
            Answers nearest(texts.size(), kMoreThanBound);
            BatchOptions options;
            options.threads = threads;
            options.first_query_target = 0;
            options.query_bound = [&](std::size_t query) -> std::optional<std::int64_t> {
                const std::lock_guard lock(mutex);
                if (nearest[query] == kMoreThanBound) return std::nullopt;
                return nearest[query];
            };
            const auto report = engine.matrix(
                recurrence, views(texts), views(texts),
                [&](const MatrixPart& part) {
                    const std::lock_guard lock(mutex);
                    for (std::size_t i = 0; i < part.targets.size(); ++i)
                        if (part.targets[i] != part.query)
                            nearest[part.query] = std::min(nearest[part.query], part.values[i]);
                    return true;
                },
                options);
            ASSERT_TRUE(report) << report.failure().render();
            for (std::size_t query = 0; query < texts.size(); ++query) {
                std::int64_t expected = kMoreThanBound;
                for (std::size_t t = 0; t < texts.size(); ++t)
                    if (t != query) expected = std::min(expected, (*all)[query * texts.size() + t]);
                ASSERT_EQ(nearest[query], expected) << target->name << ", query " << query;
            }
        }
    }
}

/// The nearest target of each query, whatever is left out because another one is nearer.
TEST(BatchMatrix, ABoundThatFallsSavesWorkAndNoNearestTarget) {
    std::mt19937 random(37);
    const Recurrence recurrence = load_shipped("levenshtein");
    Texts targets;
    for (std::size_t t = 0; t < 2000; ++t)
        targets.push_back(random_text(random, 50 + random() % 200, "ACGT"));
    for (std::size_t t = 0; t < 4; ++t)
        targets.push_back(random_text(random, kLongestBatched + 10 * t, "ACGT"));
    Texts queries{"", targets[2001]};
    for (std::size_t q = 0; q < 9; ++q)
        queries.push_back(mutated(random, targets[200 * q], 5, "ACGT"));
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        for (const int threads : {1, 2}) {
            std::uint64_t computed[2];
            Answers nearest[2];
            for (const bool falls : {false, true}) {
                std::mutex mutex;
                nearest[falls].assign(queries.size(), kMoreThanBound);
                BatchOptions options;
                options.threads = threads;
                if (falls)
                    options.query_bound = [&](std::size_t query) -> std::optional<std::int64_t> {
                        const std::lock_guard lock(mutex);
                        const std::int64_t best = nearest[falls][query];
                        return best == kMoreThanBound ? std::nullopt : std::optional(best);
                    };
                std::size_t told = 0;
                const auto report = engine.matrix(
                    recurrence, views(queries), views(targets),
                    [&](const MatrixPart& part) {
                        const std::lock_guard lock(mutex);
                        told += part.targets.size();
                        for (const std::int64_t value : part.values)
                            nearest[falls][part.query] =
                                std::min(nearest[falls][part.query], value);
                        return true;
                    },
                    options);
                ASSERT_TRUE(report) << report.failure().render();
                EXPECT_EQ(told, queries.size() * targets.size());
                computed[falls] = report->cells_computed;
            }
            EXPECT_EQ(nearest[true], nearest[false]) << target->name;
            EXPECT_EQ(nearest[true][1], 0);
            EXPECT_LT(computed[true], computed[false] / 2) << target->name;
        }
    }
}

}  // namespace
}  // namespace minterm::batch_matrix_test
