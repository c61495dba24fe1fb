// SPDX-License-Identifier: Apache-2.0
//
// Pairs of thousands of symbols, in narrow bands: what is left out, and that nothing is missed.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <string>

#include "codegen/engine.hpp"
#include "tests/support/edited_pairs.hpp"
#include "tests/support/random_text.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::long_pairs_test {
namespace {

using testing::first_letters;
using testing::random_text;
using testing::runnable_targets;

/// Long enough for every bound there is, seeds and slack among them: against every cell.
TEST(EditDistances, LongPairsInNarrowBands) {
    std::mt19937 random(10);
    for (const char* spec : {"levenshtein", "indel", "lcs", "weighted"}) {
        const Recurrence recurrence = testing::load_shipped(spec);
        for (const Target* target : runnable_targets()) {
            Engine engine(*target);
            for (int round = 0; round < 3; ++round) {
                // Edits alone, with a long gap, and with a piece moved to another place.
                std::string a = random_text(random, 11'000 + random() % 1000, first_letters(6));
                std::string b = a;
                for (int edit = 0; edit < 700; ++edit) {
                    const std::size_t place = random() % b.size();
                    if (random() % 3 == 0)
                        b.erase(place, 1);
                    else if (random() % 2 == 0)
                        b.insert(place, 1, 'A');
                    else
                        b[place] = 'C';
                }
                if (round == 1) b.erase(random() % 5000, 600);
                if (round == 2) std::rotate(b.begin() + 4000, b.begin() + 4300, b.begin() + 5000);
                RunOptions options;
                options.alignment = true;
                options.method = Method::Full;
                const auto full = engine.run(recurrence, a, b, options);
                ASSERT_TRUE(full);
                options.rows = 1 + round % 2;
                options.least_cells_a_thread = 1;
                for (const int threads : {2, 3, 8}) {
                    options.threads = threads;
                    const auto again = engine.run(recurrence, a, b, options);
                    ASSERT_TRUE(again) << again.failure().render();
                    EXPECT_GT(again->threads, 1);
                    EXPECT_EQ(again->answer, full->answer);
                    EXPECT_EQ(again->alignment, full->alignment);
                }
                options.method = Method::Band;
                options.most_row_bytes = round == 0 ? 1000 : 1'000'000;
                for (const int threads : {1, 2, 3, 8}) {
                    options.threads = threads;
                    const auto band = engine.run(recurrence, a, b, options);
                    ASSERT_TRUE(band) << band.failure().render();
                    EXPECT_EQ(band->answer, full->answer);
                    EXPECT_EQ(band->alignment, full->alignment);
                    // With threads a proof may be quicker than looking for a better bound first.
                    if (threads == 1) {
                        EXPECT_LT(band->cells_computed, 2 * full->cells_computed / 3);
                    }
                }
                // The same by the wavefront layout, which knows nothing of costs.
                RunOptions every_cell;
                every_cell.method = Method::Full;
                EXPECT_EQ(engine.run(recurrence, a, b, every_cell)->answer, full->answer);
                if (spec == std::string("lcs")) continue;
                options.max_distance = static_cast<std::uint64_t>(full->answer.value) - 1;
                const auto less = engine.run(recurrence, a, b, options);
                ASSERT_TRUE(less) << less.failure().render();
                EXPECT_TRUE(less->too_costly);
            }
        }
    }
}

/// Where one text is nearly a part of the other cells further out are worth their gaps and nothing
/// else, and are left out.
TEST(EditDistances, ForcedValuesAreNotComputed) {
    std::mt19937 random(12);
    for (const char* const spec : {"levenshtein", "weighted", "indel"}) {
        const Recurrence recurrence = testing::load_shipped(spec);
        const std::int64_t gap = spec == std::string("weighted") ? 2 : 1;
        for (const Target* target : runnable_targets()) {
            Engine engine(*target);
            for (const bool more_of_a : {false, true})
                for (const unsigned edits : {0U, 1U, 40U}) {
                    std::string longer = random_text(random, 5'000, first_letters(4));
                    std::string shorter;
                    for (std::size_t i = 0; i < longer.size(); ++i)
                        if (i < 1'000 || i % 2 == 0) shorter += longer[i];
                    for (unsigned edit = 0; edit < edits; ++edit)
                        shorter[random() % shorter.size()] = 'x';
                    const std::string& a = more_of_a ? longer : shorter;
                    const std::string& b = more_of_a ? shorter : longer;
                    RunOptions options;
                    options.method = Method::Full;
                    const auto full = engine.run(recurrence, a, b, options);
                    ASSERT_TRUE(full) << full.failure().render();
                    if (edits == 0) {
                        EXPECT_EQ(full->answer.value, gap * 2'000);
                    }
                    options.method = Method::Band;
                    options.rows = 1;
                    options.max_distance = static_cast<std::uint64_t>(full->answer.value);
                    for (const AlignmentMode mode :
                         {AlignmentMode::Global, AlignmentMode::Prefix}) {
                        options.mode = mode;
                        for (const int threads : {1, 3}) {
                            options.threads = threads;
                            options.least_cells_a_thread = 1;
                            const auto band = engine.run(recurrence, a, b, options);
                            ASSERT_TRUE(band) << band.failure().render();
                            if (mode == AlignmentMode::Global) {
                                EXPECT_EQ(band->answer, full->answer) << spec << ' ' << edits;
                            } else if (more_of_a && edits == 0) {
                                EXPECT_EQ(band->answer.value, gap * 2'000);
                            }
                            if (mode == AlignmentMode::Global && threads == 1 && more_of_a &&
                                edits == 0) {
                                // A strip is as high as a word has bits.
                                const unsigned part = target->word_bits > 256 ? 3 : 6;
                                EXPECT_LT(band->cells_computed, full->cells / part)
                                    << spec << " on " << target->name;
                            }
                        }
                    }
                }
        }
    }
}

/// Where a strip ends is known when a piece of it is done, and shows in long rows only.
TEST(EditDistances, ForcedValuesEndLongRows) {
    std::mt19937 random(13);
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    const std::string b = random_text(random, 120'000, first_letters(4));
    std::string a;
    for (std::size_t i = 0; i < b.size(); i += 2) a += b[i];
    RunOptions options;
    options.method = Method::Band;
    options.rows = 1;
    options.max_distance = b.size() - a.size();
    const auto band = Engine(*runnable_targets().back()).run(recurrence, a, b, options);
    ASSERT_TRUE(band) << band.failure().render();
    EXPECT_EQ(band->answer.value, static_cast<std::int64_t>(b.size() - a.size()));
    // The cells that may be worth no more are half of all.
    EXPECT_LT(band->cells_computed, a.size() * b.size() / 4);
}

/// Long patterns somewhere in longer texts, once, twice, cut off at an end, or nowhere.
TEST(EditDistances, LongInfixes) {
    std::mt19937 random(11);
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        for (int round = 0; round < 24; ++round) {
            const Recurrence recurrence =
                testing::load_shipped(round < 12 ? "levenshtein" : "weighted");
            const std::string a = random_text(random, 2300 + random() % 200, first_letters(6));
            const auto copy = [&] {
                std::string text = a;
                for (unsigned edits = 20 + round % 12 * 10; edits > 0; --edits) {
                    const std::size_t place = random() % text.size();
                    if (random() % 3 == 0)
                        text.erase(place, 1 + random() % 2);
                    else
                        text[place] = 'G';
                }
                return text;
            };
            std::string b = random_text(random, 3000, first_letters(6));
            if (round % 4 != 3) b += copy();
            if (round % 4 == 1)
                b = b.substr(4000) + random_text(random, 500, first_letters(6)) + b.substr(3000);
            if (round % 4 != 2) b += random_text(random, 1500, first_letters(6));
            RunOptions options;
            options.mode = AlignmentMode::Infix;
            options.alignment = true;
            options.begins = true;
            options.method = Method::Full;
            const auto full = engine.run(recurrence, a, b, options);
            ASSERT_TRUE(full);
            options.method = Method::Choose;
            options.rows = 1 + round % 2;
            options.threads = 1 + round % 3;
            options.least_cells_a_thread = 1;
            const auto chosen = engine.run(recurrence, a, b, options);
            ASSERT_TRUE(chosen) << chosen.failure().render();
            EXPECT_EQ(chosen->answer, full->answer);
            EXPECT_EQ(chosen->begins, full->begins);
            EXPECT_EQ(chosen->alignment, full->alignment);
            const auto distance = static_cast<std::uint64_t>(full->answer.value);
            for (const std::uint64_t bound : {distance - 1, distance, distance + 1}) {
                options.max_distance = bound;
                const auto bounded = engine.run(recurrence, a, b, options);
                ASSERT_TRUE(bounded) << bounded.failure().render();
                EXPECT_EQ(bounded->too_costly, bound < distance);
                if (bound >= distance) {
                    EXPECT_EQ(bounded->answer, full->answer);
                }
            }
        }
    }
}

/// Infixes that end nearly everywhere: columns that ways back share, and ways by themselves.
TEST(EditDistances, InfixesInVeryManyPlaces) {
    std::mt19937 random(15);
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        for (int round = 0; round < 12; ++round) {
            const char* const spec = std::array{"levenshtein", "weighted", "indel"}[round % 3];
            const std::string letters = round % 2 == 0 ? "AC" : "AG";
            std::string a = random_text(random, 70 + random() % 80, "AC");
            std::string b;
            for (int i = 0; i < 300; ++i) b += letters[static_cast<std::size_t>(i) % 2];
            if (round % 4 == 3) b = random_text(random, 150, "G") + b;
            reference::AlignmentRules rules;
            rules.free_begin = rules.free_end = true;
            rules.mismatches = round % 3 != 2;
            if (round % 3 == 1) {
                rules.mismatch = 3;
                rules.a_alone = rules.b_alone = 2;
            }
            const reference::BestAlignments best = reference::best_alignments(a, b, rules);
            RunOptions options;
            options.mode = AlignmentMode::Infix;
            options.alignment = options.begins = options.all_places = true;
            options.rows = 1;
            const auto run = engine.run(testing::load_shipped(spec), a, b, options);
            ASSERT_TRUE(run) << run.failure().render();
            ASSERT_EQ(run->answer.value, best.distance);
            ASSERT_EQ(run->alignments.size(), best.infixes.size());
            for (std::size_t i = 0; i < best.infixes.size(); ++i) {
                const Alignment& alignment = run->alignments[i];
                const reference::AlignedInfix found{alignment.begin, alignment.end,
                                                    cigar(alignment)};
                ASSERT_EQ(found, best.infixes[i]) << target->name << ' ' << a << ' ' << b;
                ASSERT_EQ(run->begins[i], alignment.begin);
            }
            EXPECT_EQ(run->alignment, run->alignments.front());
        }
    }
}

/// A gap that is too long for points between two rows, in either sequence.
TEST(EditDistances, LongGapsHaveAlignments) {
    std::mt19937 random(14);
    const std::string a = random_text(random, 3000, first_letters(6));
    std::string b = a;
    b.insert(1234, random_text(random, 20'000, first_letters(6)));
    Engine engine(**choose_target());
    for (const char* spec : {"levenshtein", "indel", "weighted"}) {
        for (const bool swapped : {false, true}) {
            RunOptions options;
            options.alignment = true;
            options.method = Method::Band;
            const std::string& from = swapped ? b : a;
            const std::string& to = swapped ? a : b;
            const auto run = engine.run(testing::load_shipped(spec), from, to, options);
            ASSERT_TRUE(run) << run.failure().render();
            EXPECT_EQ(run->answer.value, spec == std::string("weighted") ? 40'000 : 20'000);
            std::size_t i = 0;
            std::size_t j = 0;
            std::size_t alone = 0;
            for (const EditRun& part : run->alignment->runs) {
                const bool match = part.operation == EditOperation::Match;
                if (match) {
                    EXPECT_EQ(from.substr(i, part.length), to.substr(j, part.length));
                } else {
                    EXPECT_EQ(part.operation,
                              swapped ? EditOperation::OnlyInA : EditOperation::OnlyInB);
                    alone += part.length;
                }
                if (match || swapped) i += part.length;
                if (match || !swapped) j += part.length;
            }
            EXPECT_EQ(alone, 20'000U);
            EXPECT_EQ(i, from.size());
            EXPECT_EQ(j, to.size());
        }
    }
}

}  // namespace
}  // namespace minterm::long_pairs_test
