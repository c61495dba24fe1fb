// SPDX-License-Identifier: Apache-2.0
//
// Every way through the matrix against the whole matrix: distances, bounds, ends, alignments.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <functional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/alignment_model.hpp"
#include "codegen/engine.hpp"
#include "tests/reference/alignments.hpp"
#include "tests/support/edited_pairs.hpp"
#include "tests/support/random_text.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::edit_distance_test {
namespace {

using reference::BestAlignments;
using testing::agrees;
using testing::edited;
using testing::first_letters;
using testing::random_text;
using testing::runnable_targets;

constexpr std::array kMethods{Method::Choose, Method::Full, Method::Band, Method::FurthestReaching};

/// Points alone are for mismatches that cost as much as two gaps, one on either side, or half of
/// that, and for no free ends.
bool has_points(const reference::AlignmentRules& rules, AlignmentMode mode) {
    const std::int64_t gaps = rules.a_alone + rules.b_alone;
    return mode == AlignmentMode::Global && !rules.swap &&
           (rules.mismatch == gaps || 2 * rules.mismatch == gaps);
}

/// Costs and scores in which the value of an alignment is per_row * |a| + per_column * |b| + scale
/// * its cost, all of it divided by `divisor`.
struct Metric {
    const char* spec;
    ParameterValues parameters;
    reference::AlignmentRules costs;
    std::int64_t per_row = 0;
    std::int64_t per_column = 0;
    std::int64_t scale = 1;
    std::int64_t divisor = 1;
    bool has_modes = true;

    reference::AlignmentRules rules(AlignmentMode mode) const {
        reference::AlignmentRules rules = costs;
        rules.free_begin = mode == AlignmentMode::Infix;
        rules.free_end = mode != AlignmentMode::Global;
        return rules;
    }
    std::int64_t value(std::int64_t cost, const std::string& a, const std::string& b) const {
        return (per_row * static_cast<std::int64_t>(a.size()) +
                per_column * static_cast<std::int64_t>(b.size()) + scale * cost) /
               divisor;
    }
};

std::vector<Metric> metrics() {
    const auto fold = [](char x) { return x >= 'a' && x <= 'z' ? static_cast<char>(x - 32) : x; };
    const auto bases = [=](char x) -> unsigned {
        switch (fold(x)) {
            case 'A':
                return 1;
            case 'C':
                return 2;
            case 'G':
                return 4;
            case 'T':
                return 8;
            case 'N':
                return 15;
            default:
                return 0;
        }
    };
    const auto costs = [](std::int64_t mismatch, std::int64_t a_alone, std::int64_t b_alone,
                          std::function<bool(char, char)> match = std::equal_to<char>()) {
        reference::AlignmentRules rules;
        rules.match = std::move(match);
        rules.mismatches = mismatch < a_alone + b_alone;
        rules.mismatch = mismatch;
        rules.a_alone = a_alone;
        rules.b_alone = b_alone;
        return rules;
    };
    const auto with_swaps = [](reference::AlignmentRules rules, std::int64_t cost) {
        rules.swap = cost;
        return rules;
    };
    return {{"levenshtein", {}, costs(1, 1, 1)},
            {"indel", {}, costs(2, 1, 1)},
            {"casefold", {}, costs(1, 1, 1, [=](char x, char y) { return fold(x) == fold(y); })},
            {"iupac",
             {},
             costs(1, 1, 1, [=](char x, char y) { return x == y || (bases(x) & bases(y)) != 0; })},
            {"lcs", {}, costs(2, 1, 1), 1, 1, -1, 2, false},
            {"osa", {}, with_swaps(costs(1, 1, 1), 1)},
            {"weighted", {}, costs(3, 2, 2)},
            {"weighted", {{"sub", 2}, {"ins", 2}, {"del", 2}}, costs(2, 2, 2)},
            {"weighted", {{"sub", 4}, {"ins", 1}, {"del", 3}}, costs(4, 3, 1)},
            {"weighted", {{"sub", 1}, {"ins", 4}, {"del", 2}}, costs(1, 2, 4)},
            {"weighted", {{"sub", 3}, {"ins", 1}, {"del", 4}}, costs(3, 4, 1)},
            // A match is worth as much as the row it is in, and costs nothing then.
            {"bitpal", {}, costs(2, 2, 1), 1, 0, -1},
            {"bitpal", {{"matching", 2}, {"mismatch", -3}, {"gap", -5}}, costs(5, 7, 5), 2, 0, -1}};
}

TEST(EditDistances, EveryWayGivesWhatTheWholeMatrixGives) {
    std::mt19937 random(5);
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        // Strips of the narrow target have 8 rows a register, so these pairs have many.
        for (int round = 0; round < 10; ++round) {
            const std::string_view letters =
                first_letters(std::array{1U, 2U, 4U, 12U}[random() % 4]);
            const std::string a = random_text(random, random() % 100, letters);
            const std::string b = round % 3 == 0 ? random_text(random, random() % 100, letters)
                                                 : edited(random, a, letters);
            for (const Metric& metric : metrics()) {
                const Recurrence recurrence = testing::load_shipped(metric.spec, metric.parameters);
                for (const AlignmentMode mode :
                     {AlignmentMode::Global, AlignmentMode::Prefix, AlignmentMode::Infix}) {
                    if (mode != AlignmentMode::Global && !metric.has_modes) continue;
                    BestAlignments best = reference::best_alignments(a, b, metric.rules(mode));
                    best.distance = metric.value(best.distance, a, b);
                    for (const Method method : kMethods) {
                        RunOptions options;
                        options.mode = mode;
                        options.method = method;
                        if (method == Method::FurthestReaching && !has_points(metric.costs, mode)) {
                            ASSERT_FALSE(engine.run(recurrence, a, b, options)) << metric.spec;
                            continue;
                        }
                        options.rows = static_cast<int>(random() % 3);
                        options.threads = std::array{1, 1, 2, 3, 8}[random() % 5];
                        options.least_cells_a_thread = 1;
                        options.alignment = random() % 2 == 0;
                        options.begins = mode != AlignmentMode::Global && random() % 2 == 0;
                        // So little room that rows are dropped and computed again.
                        if (random() % 2 == 0) options.most_row_bytes = random() % 64;
                        if (metric.scale > 0 && random() % 2 == 0)
                            options.max_distance =
                                random() % 3 == 0
                                    ? random() % 100
                                    : static_cast<std::uint64_t>(best.distance) + random() % 3;
                        ASSERT_TRUE(agrees(engine, recurrence, a, b, options, best));
                    }
                }
            }
        }
    }
}

/// Every bound around the distance, of pairs that differ little, much and in length.
TEST(EditDistances, BoundsChangeNoAnswerThatTheyAllow) {
    std::mt19937 random(6);
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        for (int round = 0; round < 30; ++round) {
            const std::string a = random_text(random, random() % 80, first_letters(4));
            const std::string b = round % 3 == 0
                                      ? random_text(random, random() % 80, first_letters(4))
                                      : edited(random, a, first_letters(4));
            for (const AlignmentMode mode :
                 {AlignmentMode::Global, AlignmentMode::Prefix, AlignmentMode::Infix}) {
                const BestAlignments best = reference::best_alignments(
                    a, b,
                    {mode == AlignmentMode::Infix, mode != AlignmentMode::Global, true,
                     [](char x, char y) { return x == y; }});
                for (std::uint64_t bound = 0; bound <= 2 * a.size() + b.size() + 1;
                     bound += 1 + bound / 4) {
                    for (const Method method : kMethods) {
                        if (method == Method::FurthestReaching && mode != AlignmentMode::Global)
                            continue;
                        RunOptions options;
                        options.mode = mode;
                        options.method = method;
                        options.max_distance = bound;
                        options.alignment = random() % 2 == 0;
                        ASSERT_TRUE(agrees(engine, recurrence, a, b, options, best))
                            << "bound " << bound;
                    }
                }
            }
        }
    }
}

/// d(s, s) = 0, d(s, sx) = 1, d(s, "") = n at every length around words, strips and grains.
TEST(EditDistances, LengthsAroundEverySwitch) {
    std::mt19937 random(7);
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    std::vector<std::size_t> lengths;
    for (std::size_t length = 1; length <= 70; ++length) lengths.push_back(length);
    for (const std::size_t middle : {128U, 256U, 512U, 1024U, 2048U})
        for (std::size_t length = middle - 2; length <= middle + 2; ++length)
            lengths.push_back(length);
    for (const Target& target : all_targets()) {
        if (!why_unavailable(target).empty()) continue;
        Engine engine(target);
        for (const std::size_t length : lengths) {
            const std::string text = random_text(random, length, first_letters(8));
            std::string longer = text;
            longer.insert(random() % (length + 1), 1, 'z');
            for (const Method method : kMethods) {
                RunOptions options;
                options.method = method;
                const auto distance = [&](const std::string& a, const std::string& b) {
                    const auto run = engine.run(recurrence, a, b, options);
                    return run ? run->answer.value : -1;
                };
                ASSERT_EQ(distance(text, text), 0) << length;
                ASSERT_EQ(distance(text, longer), 1) << length;
                ASSERT_EQ(distance(longer, text), 1) << length;
                ASSERT_EQ(distance(text, ""), static_cast<std::int64_t>(length));
                ASSERT_EQ(distance(text, std::string(length, 'z')),
                          static_cast<std::int64_t>(length));
            }
        }
    }
}

/// Symmetry, reversal, the triangle, and text added on both sides, at lengths that no naive program
/// is needed for.
TEST(EditDistances, Metamorphic) {
    std::mt19937 random(8);
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    for (const Target& target : all_targets()) {
        if (!why_unavailable(target).empty()) continue;
        Engine engine(target);
        const auto distance = [&](const std::string& a, const std::string& b) {
            const auto run = engine.run(recurrence, a, b);
            return run ? run->answer.value : -1;
        };
        for (int round = 0; round < 4; ++round) {
            std::string a = random_text(random, 3000 + random() % 3000, first_letters(4));
            std::string b = a;
            for (int i = 0; i < 30; ++i) b = edited(random, std::move(b), first_letters(4));
            std::string c = b;
            for (int i = 0; i < 30; ++i) c = edited(random, std::move(c), first_letters(4));
            const std::int64_t ab = distance(a, b);
            EXPECT_GT(ab, 0);
            EXPECT_EQ(distance(b, a), ab);
            EXPECT_EQ(
                distance(std::string(a.rbegin(), a.rend()), std::string(b.rbegin(), b.rend())), ab);
            const std::string more = random_text(random, 777, first_letters(4));
            EXPECT_EQ(distance(more + a, more + b), ab);
            EXPECT_EQ(distance(a + more, b + more), ab);
            EXPECT_LE(distance(a, c), ab + distance(b, c));
        }
    }
}

}  // namespace
}  // namespace minterm::edit_distance_test
