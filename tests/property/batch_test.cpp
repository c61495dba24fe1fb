// SPDX-License-Identifier: Apache-2.0
//
// Lists of pairs against naive programs: every corner recurrence, every target, bounds, threads;
// and what matrices (tests/property/batch_matrix_test.cpp) have in common with them.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "codegen/batch_engine.hpp"
#include "tests/reference/alignments.hpp"
#include "tests/reference/edit_distances.hpp"
#include "tests/support/batch_answers.hpp"
#include "tests/support/random_text.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::batch_test {
namespace {

using testing::Answers;
using testing::every_byte;
using testing::load_shipped;
using testing::matrix_agrees;
using testing::matrix_of;
using testing::mixed_pairs;
using testing::mutated;
using testing::PairList;
using testing::pairs_agree;
using testing::random_text;
using testing::runnable_targets;
using testing::shipped_specs;
using testing::ShippedSpec;
using testing::Texts;
using testing::views;

class CornerSpec : public ::testing::TestWithParam<ShippedSpec> {};

/// All lengths 0 to 70 against all others' like, in one list, in no order.
TEST_P(CornerSpec, ListsOfMixedLengths) {
    const Recurrence recurrence = load_shipped(GetParam().name);
    std::mt19937 random(21);
    Texts a;
    Texts b;
    for (std::size_t m = 0; m <= 70; ++m) {
        for (const std::size_t n : {m, std::size_t{random() % 71}, std::size_t{random() % 71}}) {
            a.push_back(random_text(random, m, "ACGT"));
            b.push_back(random() % 2 == 0 ? mutated(random, a.back(), 20, "ACGT")
                                          : random_text(random, n, "ACGT"));
        }
    }
    std::vector<std::size_t> order(a.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::shuffle(order.begin(), order.end(), random);
    Texts a_mixed;
    Texts b_mixed;
    Answers expected;
    for (const std::size_t i : order) {
        a_mixed.push_back(a[i]);
        b_mixed.push_back(b[i]);
        expected.push_back(GetParam().expected(a[i], b[i]).value);
    }
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        ASSERT_TRUE(pairs_agree(engine, *target, recurrence, a_mixed, b_mixed, expected));
        for (const std::int64_t bound : {0, 1, 3, 8, 20, 200}) {
            BatchOptions options;
            options.bound = bound;
            ASSERT_TRUE(
                pairs_agree(engine, *target, recurrence, a_mixed, b_mixed, expected, options));
        }
    }
}

/// NUL and 0xFF, one letter, all 256, disjoint alphabets, equal strings.
TEST_P(CornerSpec, AnyBytes) {
    const Recurrence recurrence = load_shipped(GetParam().name);
    std::mt19937 random(23);
    const std::string bytes = every_byte();
    const std::string_view extremes("\0\xff", 2);
    const std::vector<std::pair<std::string_view, std::string_view>> alphabets{
        {extremes, extremes}, {extremes.substr(0, 1), extremes.substr(0, 1)},
        {"a", "b"},           {"a", "abc"},
        {bytes, bytes},       {"abc", "xyz"}};
    for (const auto& [a_letters, b_letters] : alphabets) {
        Texts a;
        Texts b;
        Answers expected;
        for (int pair = 0; pair < 90; ++pair) {
            a.push_back(random_text(random, 1 + random() % 70, a_letters));
            b.push_back(pair % 5 == 0 ? a.back()
                                      : random_text(random, 1 + random() % 70, b_letters));
            expected.push_back(GetParam().expected(a.back(), b.back()).value);
        }
        const Texts queries(a.begin(), a.begin() + 5);
        Answers matrix;
        for (const std::string& query : queries)
            for (const std::string& text : b)
                matrix.push_back(GetParam().expected(query, text).value);
        for (const Target* target : runnable_targets()) {
            BatchEngine engine(*target);
            ASSERT_TRUE(pairs_agree(engine, *target, recurrence, a, b, expected));
            ASSERT_TRUE(matrix_agrees(engine, *target, recurrence, queries, b, matrix));
        }
    }
}

/// Groups whose bound is guessed from others: near pairs, then far ones, then both, so that guesses
/// are good, too small for all of a group, and too small for some of it.
TEST_P(CornerSpec, ListsWithoutBoundOfNearAndFarPairs) {
    const Recurrence recurrence = load_shipped(GetParam().name);
    std::mt19937 random(24);
    for (const std::size_t length : {60U, 530U}) {
        Texts near_a, near_b, far_a, far_b;
        Answers near_expected, far_expected;
        for (std::size_t pair = 0; pair < 8; ++pair) {
            near_a.push_back(random_text(random, length + random() % 20, "ACGT"));
            near_b.push_back(mutated(random, near_a.back(), 1 + random() % 4, "ACGT"));
            near_expected.push_back(GetParam().expected(near_a.back(), near_b.back()).value);
            far_a.push_back(random_text(random, length + random() % 20, "ACGT"));
            far_b.push_back(random_text(random, length + random() % 20, "ACGT"));
            far_expected.push_back(GetParam().expected(far_a.back(), far_b.back()).value);
        }
        Texts a, b;
        Answers expected;
        constexpr std::size_t kPart = 1300;
        for (std::size_t pair = 0; pair < 3 * kPart; ++pair) {
            const bool is_far = pair < kPart ? false : pair < 2 * kPart || pair % 20 == 0;
            const std::size_t which = random() % 8;
            a.push_back((is_far ? far_a : near_a)[which]);
            b.push_back((is_far ? far_b : near_b)[which]);
            expected.push_back((is_far ? far_expected : near_expected)[which]);
        }
        for (const Target* target : runnable_targets()) {
            BatchEngine engine(*target);
            for (const int threads : {1, 3}) {
                BatchOptions options;
                options.threads = threads;
                ASSERT_TRUE(pairs_agree(engine, *target, recurrence, a, b, expected, options));
            }
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Specs, CornerSpec, ::testing::ValuesIn(testing::corner_specs()),
                         [](const auto& test) { return test.param.name; });

/// Numbers of pairs around the widths of all words, so that the last group has one lane, all or all
/// but one.
TEST(Batch, NumbersOfPairsAroundTheWords) {
    const Recurrence levenshtein = load_shipped("levenshtein");
    const PairList all = mixed_pairs(1025, 30, 31);
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        for (const std::size_t count :
             {0U, 1U, 2U, 7U, 8U, 9U, 63U, 64U, 65U, 255U, 256U, 257U, 511U, 512U, 513U, 1025U}) {
            const auto end = static_cast<std::ptrdiff_t>(count);
            const Texts a(all.a.begin(), all.a.begin() + end);
            const Texts b(all.b.begin(), all.b.begin() + end);
            const Answers expected(all.expected.begin(), all.expected.begin() + end);
            ASSERT_TRUE(pairs_agree(engine, *target, levenshtein, a, b, expected)) << count;
            if (count == 0) continue;
            Answers row;
            for (const std::string& text : b)
                row.push_back(reference::edit_distance("ACCGTTA", text));
            ASSERT_TRUE(matrix_agrees(engine, *target, levenshtein, {"ACCGTTA"}, b, row)) << count;
        }
    }
}

/// Every bound from 0 to more than the distance: the answer, or "more".
TEST(Batch, EveryBoundAroundTheDistance) {
    std::mt19937 random(32);
    for (const char* name : {"levenshtein", "indel", "weighted", "lcs", "osa", "affine"}) {
        const Recurrence recurrence = load_shipped(name);
        const auto spec =
            std::find_if(shipped_specs().begin(), shipped_specs().end(),
                         [&](const ShippedSpec& shipped) { return shipped.name == name; });
        Texts a;
        Texts b;
        Answers expected;
        for (int pair = 0; pair < 70; ++pair) {
            a.push_back(random_text(random, 1 + random() % 40, "ACGT"));
            b.push_back(pair % 2 == 0 ? mutated(random, a.back(), 30, "ACGT")
                                      : random_text(random, 1 + random() % 40, "ACGT"));
            // Neighbours swapped, on all diagonals that a bound leaves.
            std::string& text = b.back();
            for (int swaps = pair % 5; swaps > 0 && text.size() > 1; --swaps) {
                const std::size_t place = random() % (text.size() - 1);
                std::swap(text[place], text[place + 1]);
            }
            expected.push_back(spec->expected(a.back(), text).value);
        }
        const std::int64_t most = *std::max_element(expected.begin(), expected.end());
        for (const Target* target : runnable_targets()) {
            BatchEngine engine(*target);
            for (std::int64_t bound = 0; bound <= most + 2; ++bound) {
                BatchOptions options;
                options.bound = bound;
                ASSERT_TRUE(pairs_agree(engine, *target, recurrence, a, b, expected, options))
                    << name;
            }
        }
    }
}

TEST(Batch, EveryPairHasItsOwnBound) {
    std::mt19937 random(37);
    const Recurrence recurrence = load_shipped("levenshtein");
    Texts a;
    Texts b;
    Answers expected;
    for (int pair = 0; pair < 300; ++pair) {
        a.push_back(random_text(random, random() % 90, "ACGT"));
        b.push_back(mutated(random, a.back(), random() % 60, "ACGT"));
        expected.push_back(reference::edit_distance(a.back(), b.back()));
    }
    // One that is run by itself.
    a.push_back(random_text(random, 5000, "ACGT"));
    b.push_back(mutated(random, a.back(), 5, "ACGT"));
    expected.push_back(reference::edit_distance(a.back(), b.back()));
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        for (const std::int64_t off : {-1, 0, 1}) {
            std::vector<std::int64_t> bounds;
            Answers right;
            for (std::size_t p = 0; p < a.size(); ++p) {
                bounds.push_back(
                    std::max<std::int64_t>(0, expected[p] + (p % 3 == 0   ? off
                                                             : p % 3 == 1 ? 10
                                                                          : -expected[p] / 2)));
                right.push_back(expected[p] > bounds[p] ? kMoreThanBound : expected[p]);
            }
            BatchOptions options;
            options.pair_bounds = bounds;
            options.threads = 2;
            for (const bool alignments : {false, true}) {
                options.alignments = alignments;
                const auto answers = engine.pairs(recurrence, views(a), views(b), options);
                ASSERT_TRUE(answers) << answers.failure().render();
                EXPECT_EQ(answers->values, right) << target->name << ", " << off;
            }
            options.pair_bounds = std::span(bounds).first(7);
            EXPECT_FALSE(engine.pairs(recurrence, views(a), views(b), options));
        }
    }
}

TEST(Batch, ABoundSavesWork) {
    std::mt19937 random(33);
    Texts a;
    Texts b;
    for (int pair = 0; pair < 64; ++pair) {
        a.push_back(random_text(random, 400, "ACGT"));
        b.push_back(random_text(random, pair < 32 ? 400 : 450, "ACGT"));
    }
    const Recurrence levenshtein = load_shipped("levenshtein");
    BatchEngine engine(**find_target("scalar"));
    const auto all = engine.pairs(levenshtein, views(a), views(b));
    BatchOptions options;
    options.bound = 20;
    const auto bounded = engine.pairs(levenshtein, views(a), views(b), options);
    ASSERT_TRUE(all && bounded);
    EXPECT_EQ(bounded->report.pairs_by_length, 32U);
    EXPECT_LT(bounded->report.cells_computed, all->report.cells_computed / 10);
    EXPECT_TRUE(std::all_of(bounded->values.begin(), bounded->values.end(),
                            [](std::int64_t value) { return value == kMoreThanBound; }));
}

/// More rows than the counters of the sum hold.
TEST(Batch, LengthsAroundTheCounters) {
    std::mt19937 random(34);
    for (const char* name : {"levenshtein", "lcs", "weighted", "affine"}) {
        const Recurrence recurrence = load_shipped(name);
        const auto spec =
            std::find_if(shipped_specs().begin(), shipped_specs().end(),
                         [&](const ShippedSpec& shipped) { return shipped.name == name; });
        Texts a;
        Texts b;
        Answers expected;
        for (const std::size_t m : {126U, 127U, 128U, 254U, 255U, 256U, 257U, 511U, 512U, 513U})
            for (const std::size_t n : {1U, 255U, 300U, 513U}) {
                a.push_back(random_text(random, m, "ACGT"));
                b.push_back(n == 300 ? mutated(random, a.back(), 10, "ACGT")
                                     : random_text(random, n, "ACGT"));
                expected.push_back(spec->expected(a.back(), b.back()).value);
            }
        for (const Target* target : runnable_targets()) {
            BatchEngine engine(*target);
            ASSERT_TRUE(pairs_agree(engine, *target, recurrence, a, b, expected)) << name;
        }
    }
}

/// Both sides of the length up to which pairs are computed side by side, short ones beside them.
TEST(Batch, LengthsAroundTheLongestInAGroup) {
    std::mt19937 random(35);
    Texts a;
    Texts b;
    Answers expected;
    const auto add = [&](std::string first, std::string second) {
        expected.push_back(reference::edit_distance(first, second));
        a.push_back(std::move(first));
        b.push_back(std::move(second));
    };
    for (const std::size_t m : {kLongestBatched - 1, kLongestBatched, kLongestBatched + 1,
                                kLongestInList, kLongestInList + 1}) {
        const std::string text = random_text(random, m, "ACGT");
        if (m <= kLongestBatched + 1) add(text, mutated(random, text, 5, "ACGT"));
        add(text, "ACG");
        add("ACG", text);
        add("ACG", "CG");
    }
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        ASSERT_TRUE(pairs_agree(engine, *target, load_shipped("levenshtein"), a, b, expected));
        const Texts queries{a[0], "ACGGT", ""};
        Answers matrix;
        for (const std::string& query : queries)
            for (const std::string& text : b)
                matrix.push_back(reference::edit_distance(query, text));
        ASSERT_TRUE(
            matrix_agrees(engine, *target, load_shipped("levenshtein"), queries, b, matrix));
    }
}

/// Strings longer than those of a matrix are side by side in a list, in a narrow band where they
/// are alike; those that are not are computed again.
TEST(Batch, LongPairsOfAListAreGuessedToBeNear) {
    std::mt19937 random(38);
    Texts a, b;
    Answers expected;
    for (int pair = 0; pair < 3; ++pair) {
        a.push_back(random_text(random, kLongestBatched + 900, "ACGT"));
        b.push_back(pair == 2 ? random_text(random, kLongestBatched + 900, "ACGT")
                              : mutated(random, a.back(), 3, "ACGT"));
        expected.push_back(reference::edit_distance(a.back(), b.back()));
    }
    Texts many_a, many_b;
    Answers of_many;
    for (std::size_t pair = 0; pair < 400; ++pair) {
        const std::size_t which = pair % 40 == 7 ? 2 : pair % 2;
        many_a.push_back(a[which]);
        many_b.push_back(b[which]);
        of_many.push_back(expected[which]);
    }
    BatchOptions options;
    options.layout = Layout::Batch;
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        const auto answers =
            engine.pairs(load_shipped("levenshtein"), views(many_a), views(many_b), options);
        ASSERT_TRUE(answers) << answers.failure().render();
        EXPECT_EQ(answers->values, of_many) << target->name;
        EXPECT_EQ(answers->report.groups_guessed, answers->report.groups) << target->name;
        EXPECT_EQ(answers->report.pairs_again, 10U) << target->name;
        EXPECT_EQ(answers->report.pairs_alone, 0U) << target->name;
    }
}

/// A list in several calls: its first group of each is as near as those of the call before were.
TEST(Batch, ListsThatGoOnAreGuessedFromTheStart) {
    std::mt19937 random(39);
    Texts a, b;
    Answers expected;
    for (int pair = 0; pair < 1600; ++pair) {
        a.push_back(random_text(random, 100, "ACGT"));
        b.push_back(mutated(random, a.back(), 3, "ACGT"));
        expected.push_back(reference::edit_distance(a.back(), b.back()));
    }
    // Far ones, which the guess is no good for.
    for (int pair = 0; pair < 20; ++pair) {
        b[static_cast<std::size_t>(pair) * 31] = random_text(random, 100, "ACGT");
        expected[static_cast<std::size_t>(pair) * 31] = reference::edit_distance(
            a[static_cast<std::size_t>(pair) * 31], b[static_cast<std::size_t>(pair) * 31]);
    }
    for (const Target* target : runnable_targets()) {
        BatchEngine engine(*target);
        BatchOptions options;
        for (const bool goes_on : {false, true, true, false}) {
            options.goes_on = goes_on;
            const auto answers =
                engine.pairs(load_shipped("levenshtein"), views(a), views(b), options);
            ASSERT_TRUE(answers) << answers.failure().render();
            EXPECT_EQ(answers->values, expected) << target->name;
            EXPECT_EQ(answers->report.groups_guessed + (goes_on ? 0 : 1), answers->report.groups)
                << target->name;
        }
    }
}

/// A few long pairs are run one by one, where the kernel for that is needed anyway.
TEST(Batch, FewLongPairsRunAlone) {
    std::mt19937 random(36);
    Texts a{random_text(random, kLongestInList + 1, "ACGT")};
    Texts b{"ACGT"};
    for (int pair = 0; pair < 9; ++pair) {
        a.push_back(random_text(random, 4000 - static_cast<std::size_t>(pair) * 20, "ACGT"));
        b.push_back(random_text(random, 3800, "ACGT"));
    }
    BatchEngine engine(**find_target("scalar"));
    const auto answers = engine.pairs(load_shipped("levenshtein"), views(a), views(b));
    ASSERT_TRUE(answers);
    BatchOptions bounded;
    bounded.bound = answers->values[3];
    const auto near = engine.pairs(load_shipped("levenshtein"), views(a), views(b), bounded);
    ASSERT_TRUE(near);
    EXPECT_EQ(near->values[3], answers->values[3]);
    for (std::size_t pair = 0; pair < a.size(); ++pair)
        EXPECT_EQ(near->values[pair], answers->values[pair] > answers->values[3]
                                          ? kMoreThanBound
                                          : answers->values[pair]);
    EXPECT_EQ(answers->report.pairs_alone, 10U);
    for (std::size_t p = 0; p < a.size(); ++p)
        EXPECT_EQ(answers->values[p], reference::edit_distance(a[p], b[p]));
}

TEST(Batch, ThreadsChangeNothing) {
    const PairList pairs = mixed_pairs(3000, 60, 37);
    const Recurrence levenshtein = load_shipped("levenshtein");
    BatchEngine engine(**find_target("scalar"));
    for (const int threads : {1, 2, 5}) {
        BatchOptions options;
        options.threads = threads;
        ASSERT_TRUE(pairs_agree(engine, **find_target("scalar"), levenshtein, pairs.a, pairs.b,
                                pairs.expected, options));
        const Texts queries(pairs.a.begin(), pairs.a.begin() + 50);
        const auto one = matrix_of(engine, levenshtein, queries, pairs.b);
        const auto many = matrix_of(engine, levenshtein, queries, pairs.b, options);
        ASSERT_TRUE(one && many);
        EXPECT_EQ(*one, *many);
    }
}

/// A long list is coded by a sample of it; what has other bytes is computed apart.
TEST(Batch, BytesThatNoSampleHas) {
    constexpr std::size_t kPairs = 10'000;
    const Recurrence levenshtein = load_shipped("levenshtein");
    std::mt19937 random(43);
    for (const std::size_t rare : {0U, 1U, 40U, 3000U}) {
        Texts a, b;
        for (std::size_t p = 0; p < kPairs; ++p) {
            a.push_back(random_text(random, random() % 9, "AC"));
            b.push_back(random_text(random, random() % 9, "AC"));
        }
        const std::string letters = every_byte();
        for (std::size_t i = 0; i < rare; ++i) {
            Texts& side = random() % 2 == 0 ? a : b;
            side[random() % kPairs] += letters[random() % 256];
        }
        Answers expected;
        for (std::size_t p = 0; p < kPairs; ++p)
            expected.push_back(reference::edit_distance(a[p], b[p]));
        for (const Target* target : runnable_targets()) {
            BatchEngine engine(*target);
            for (const int threads : {1, 3}) {
                BatchOptions options;
                options.threads = threads;
                ASSERT_TRUE(pairs_agree(engine, *target, levenshtein, a, b, expected, options))
                    << rare << " rare bytes, " << threads << " threads";
            }
        }
    }
}

/// With wildcards the codes of all bytes have more bits than a byte.
TEST(Batch, WildcardsAmongAllBytes) {
    std::mt19937 random(44);
    for (const std::size_t letters : {127U, 128U, 129U, 130U, 255U, 256U}) {
        Recurrence levenshtein = load_shipped("levenshtein");
        levenshtein.relations.front().wildcards = {0, static_cast<std::uint32_t>(letters - 1)};
        const auto wild = [&](char symbol) {
            return symbol == 0 || static_cast<unsigned char>(symbol) == letters - 1;
        };
        const auto distance = [&](const std::string& a, const std::string& b) {
            std::vector<std::int64_t> row(b.size() + 1);
            std::iota(row.begin(), row.end(), std::int64_t{0});
            for (const char letter : a) {
                std::int64_t before = row.front()++;
                for (std::size_t j = 1; j <= b.size(); ++j) {
                    const bool match = letter == b[j - 1] || wild(letter) || wild(b[j - 1]);
                    const std::int64_t through = before + (match ? 0 : 1);
                    before = row[j];
                    row[j] = std::min({through, row[j] + 1, row[j - 1] + 1});
                }
            }
            return row.back();
        };
        const std::string alphabet = every_byte().substr(0, letters);
        Texts a{alphabet}, b{alphabet.substr(letters / 2) + alphabet.substr(0, letters / 2)};
        for (int p = 0; p < 600; ++p) {
            a.push_back(random_text(random, random() % 20, alphabet));
            b.push_back(random_text(random, random() % 20, alphabet));
        }
        Answers expected;
        for (std::size_t p = 0; p < a.size(); ++p) expected.push_back(distance(a[p], b[p]));
        const Texts queries(a.begin(), a.begin() + 5);
        Answers of_matrix;
        for (const std::string& query : queries)
            for (const std::string& target : b) of_matrix.push_back(distance(query, target));
        for (const Target* target : runnable_targets()) {
            SCOPED_TRACE(letters);
            BatchEngine engine(*target);
            ASSERT_TRUE(pairs_agree(engine, *target, levenshtein, a, b, expected));
            ASSERT_TRUE(matrix_agrees(engine, *target, levenshtein, queries, b, of_matrix));
        }
        // A list of which a sample is looked at.
        Texts many_a, many_b;
        Answers of_many;
        for (std::size_t p = 0; p < 9000; ++p) {
            many_a.push_back(a[1 + p % 600]);
            many_b.push_back(b[1 + p % 600]);
            of_many.push_back(expected[1 + p % 600]);
        }
        many_a[5001] = a[0];
        many_b[5001] = b[0];
        of_many[5001] = expected[0];
        const Target& best = **choose_target();
        BatchEngine engine(best);
        ASSERT_TRUE(pairs_agree(engine, best, levenshtein, many_a, many_b, of_many)) << letters;
    }
}

TEST(Batch, PairsHaveTheAlignmentsOfTheNaiveProgram) {
    std::mt19937 random(20);
    Texts a{"", "", "ACGT"}, b{"", "AC", ""};
    for (int p = 0; p < 60; ++p) {
        a.push_back(random_text(random, random() % 300, "ACGT"));
        b.push_back(p % 3 == 0 ? random_text(random, random() % 300, "ACGT")
                               : mutated(random, a.back(), 20, "ACGT"));
    }
    for (const bool mismatches : {true, false}) {
        const Recurrence recurrence = load_shipped(mismatches ? "levenshtein" : "indel");
        reference::AlignmentRules rules;
        rules.mismatches = mismatches;
        for (const Target* target : runnable_targets()) {
            BatchEngine engine(*target);
            for (const std::optional<std::int64_t> bound :
                 {std::optional<std::int64_t>{}, {0}, {9}})
                for (const int threads : {1, 3}) {
                    BatchOptions options;
                    options.bound = bound;
                    options.threads = threads;
                    options.alignments = true;
                    const auto found = engine.pairs(recurrence, views(a), views(b), options);
                    ASSERT_TRUE(found) << found.failure().render();
                    ASSERT_EQ(found->alignments.size(), a.size());
                    EXPECT_EQ(found->report.pairs_alone, a.size());
                    for (std::size_t p = 0; p < a.size(); ++p) {
                        SCOPED_TRACE(target->name + ": " + a[p] + " with " + b[p]);
                        const auto best = reference::best_alignments(a[p], b[p], rules);
                        if (bound && best.distance > *bound) {
                            EXPECT_EQ(found->values[p], kMoreThanBound);
                            EXPECT_FALSE(found->alignments[p]);
                            continue;
                        }
                        EXPECT_EQ(found->values[p], best.distance);
                        ASSERT_TRUE(found->alignments[p]);
                        EXPECT_EQ(cigar(*found->alignments[p]), best.infixes.front().cigar);
                    }
                }
        }
    }
    const Texts one{"AC"};
    BatchOptions alignments;
    alignments.alignments = true;
    EXPECT_FALSE(BatchEngine(*runnable_targets().front())
                     .pairs(load_shipped("affine"), views(one), views(one), alignments));
}

TEST(Batch, WhatCannotBeDoneIsSaid) {
    BatchEngine engine(**find_target("scalar"));
    const Texts one{"A"};
    const Texts two{"A", "C"};
    const auto uneven = engine.pairs(load_shipped("levenshtein"), views(one), views(two));
    ASSERT_FALSE(uneven);
    EXPECT_EQ(uneven.failure().kind(), FailureKind::User);
    const auto infix = engine.pairs(load_shipped("semiglobal"), views(one), views(one));
    ASSERT_FALSE(infix);
    EXPECT_EQ(infix.failure().kind(), FailureKind::User);
    BatchOptions no_threads;
    no_threads.threads = 0;
    EXPECT_FALSE(engine.pairs(load_shipped("levenshtein"), views(one), views(one), no_threads));
    const auto stopped = engine.matrix(load_shipped("levenshtein"), views(one), views(two),
                                       [](const MatrixPart&) { return false; });
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.failure().kind(), FailureKind::Environment);
}

TEST(ForcedTargetBatch, PairsAndMatrices) {
    const Result<const Target*> target = choose_target();
    if (!target) GTEST_SKIP() << target.failure().render();
    const PairList pairs = mixed_pairs(1300, 50, 38);
    BatchEngine engine(**target);
    const Recurrence levenshtein = load_shipped("levenshtein");
    ASSERT_TRUE(pairs_agree(engine, **target, levenshtein, pairs.a, pairs.b, pairs.expected));
    const Texts queries{"", "A", "ACGTTGCA", std::string(45, 'C') + "GT"};
    Answers matrix;
    for (const std::string& query : queries)
        for (const std::string& text : pairs.b)
            matrix.push_back(reference::edit_distance(query, text));
    ASSERT_TRUE(matrix_agrees(engine, **target, levenshtein, queries, pairs.b, matrix));
}

}  // namespace
}  // namespace minterm::batch_test
