// SPDX-License-Identifier: Apache-2.0
//
// Recurrences with swaps of neighbours and mismatches of several costs: bands, bounds, alignments.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "codegen/alignment_model.hpp"
#include "codegen/batch_engine.hpp"
#include "codegen/engine.hpp"
#include "tests/reference/alignments.hpp"
#include "tests/support/edited_pairs.hpp"
#include "tests/support/random_text.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::other_steps_test {
namespace {

using reference::BestAlignments;
using testing::agrees;
using testing::edited;
using testing::first_letters;
using testing::random_text;
using testing::runnable_targets;

/// Swaps of neighbours, and mismatches that do not all cost the same, some of them dearer where
/// symbols before them do not match.
std::vector<Recurrence> with_other_steps() {
    const testing::TemporaryFolder folder;
    const std::string file = folder.path() / "transitions.dp";
    std::ofstream(file) << R"(
        relation transition(x, y) { 'A' ~ 'G'; 'C' ~ 'T'; symmetric; otherwise false; }
        recurrence transitions(a, b) {
            table D : int;
            D[0][j] = 3 * j;
            D[i][0] = 2 * i;
            D[i][j] = min(D[i-1][j] + 2, D[i][j-1] + 3,
                          D[i-1][j-1] + (a[i] == b[j] ? 0 : transition(a[i], b[j]) ? 2 : 4));
            answer D[m][n];
        }
        recurrence swaps(a, b) {
            table D : int;
            D[0][j] = 3 * j;
            D[i][0] = 2 * i;
            D[i][j] = min(D[i-1][j] + 2, D[i][j-1] + 3,
                          D[i-1][j-1] + (a[i] == b[j] ? 0 : 2),
                          (a[i-1] == b[j] and a[i] == b[j-1] ? D[i-2][j-2] : D[i-1][j-1]) + 3);
            answer D[m][n];
        }
        recurrence swaps_and_transitions(a, b) {
            table D : int;
            D[0][j] = 3 * j;
            D[i][0] = 2 * i;
            D[i][j] = min(D[i-1][j] + 2, D[i][j-1] + 3,
                          D[i-1][j-1] + (a[i] == b[j] ? 0 : transition(a[i], b[j]) ? 1 : 2),
                          (a[i-1] == b[j] and a[i] == b[j-1] ? D[i-2][j-2] : D[i-1][j-1]) + 2);
            answer D[m][n];
        }
        recurrence after_mismatches(a, b) {
            table D : int;
            D[0][j] = 2 * j;
            D[i][0] = 2 * i;
            D[i][j] = min(D[i-1][j] + 2, D[i][j-1] + 2,
                          D[i-1][j-1] + (a[i] == b[j] ? 0 : 1) + (a[i-2] == b[j-2] ? 0 : 1));
            answer D[m][n];
        })";
    const auto items = load_spec(file);
    EXPECT_TRUE(items);
    std::vector<Recurrence> recurrences = items->recurrences;
    recurrences.push_back(testing::load_shipped("osa"));
    return recurrences;
}

Recurrence other_steps(const std::string& name) {
    for (Recurrence& recurrence : with_other_steps())
        if (recurrence.name == name) return std::move(recurrence);
    ADD_FAILURE() << name;
    return {};
}

/// Swaps some neighbours, at any places and therefore at every edge of a strip.
std::string swapped(std::mt19937& random, std::string text, std::size_t times) {
    for (; times > 0 && text.size() > 1; --times) {
        const std::size_t place = random() % (text.size() - 1);
        std::swap(text[place], text[place + 1]);
    }
    return text;
}

TEST(EditDistances, OtherStepsHaveBandsAndBounds) {
    std::mt19937 random(15);
    for (const Recurrence& recurrence : with_other_steps()) {
        for (const Target* target : runnable_targets()) {
            Engine engine(*target);
            for (int round = 0; round < 12; ++round) {
                const std::string_view letters =
                    first_letters(std::array{2U, 6U, 12U}[random() % 3]);
                const std::string a = random_text(random, random() % 120, letters);
                const std::string b =
                    round % 4 == 0 ? random_text(random, random() % 120, letters)
                                   : swapped(random, edited(random, a, letters), random() % 12);
                for (const AlignmentMode mode :
                     {AlignmentMode::Global, AlignmentMode::Prefix, AlignmentMode::Infix}) {
                    const Recurrence in = in_mode(recurrence, {}, mode);
                    const AnswerValue expected = answer_of(in, interpret(in, a, b));
                    const auto distance = static_cast<std::uint64_t>(expected.value);
                    for (const Method method : {Method::Choose, Method::Full, Method::Band}) {
                        for (const std::uint64_t bound :
                             {distance, distance + 1, distance + 10, 2 * distance + 50}) {
                            RunOptions options;
                            options.mode = mode;
                            options.method = method;
                            options.max_distance = bound;
                            options.rows = 1 + static_cast<int>(random() % 2);
                            options.threads = std::array{1, 2, 3}[random() % 3];
                            options.least_cells_a_thread = 1;
                            const auto run = engine.run(recurrence, a, b, options);
                            ASSERT_TRUE(run) << run.failure().render();
                            ASSERT_EQ(run->answer, expected)
                                << recurrence.name << " on " << target->name << ", bound " << bound
                                << "\n  a: " << ::testing::PrintToString(a)
                                << "\n  b: " << ::testing::PrintToString(b);
                            if (distance == 0) continue;
                            options.max_distance = distance - 1;
                            const auto less = engine.run(recurrence, a, b, options);
                            ASSERT_TRUE(less) << less.failure().render();
                            ASSERT_TRUE(less->too_costly);
                        }
                    }
                }
            }
        }
    }
}

/// What an alignment costs where gaps cost 2 and 3; -1 if it is none of these sequences.
struct KindsOfMismatches {
    std::int64_t transition = 0;
    std::int64_t other = 0;
    std::int64_t swap = 0;
};
std::int64_t cost_of(const Alignment& alignment, const std::string& a, const std::string& b,
                     const KindsOfMismatches& costs) {
    const auto is_transition = [](char x, char y) {
        const std::string pair{x, y};
        return pair == "AG" || pair == "GA" || pair == "CT" || pair == "TC";
    };
    std::int64_t cost = 0;
    std::size_t i = 0;
    std::size_t j = alignment.begin;
    for (const EditRun& run : alignment.runs) {
        for (std::uint64_t symbol = 0; symbol < run.length; ++symbol) {
            const bool in_a = run.operation != EditOperation::OnlyInB;
            const bool in_b = run.operation != EditOperation::OnlyInA;
            if ((in_a && i >= a.size()) || (in_b && j >= alignment.end)) return -1;
            if (!in_b) {
                cost += 2;
            } else if (!in_a) {
                cost += 3;
            } else if (run.operation == EditOperation::Swap) {
                const bool first = symbol % 2 == 0;
                if (a[i] != b[first ? j + 1 : j - 1]) return -1;
                if (first) cost += costs.swap;
            } else {
                if ((a[i] == b[j]) != (run.operation == EditOperation::Match)) return -1;
                if (a[i] != b[j])
                    cost += is_transition(a[i], b[j]) ? costs.transition : costs.other;
            }
            i += in_a ? 1 : 0;
            j += in_b ? 1 : 0;
        }
    }
    return i == a.size() && j == alignment.end ? cost : -1;
}

TEST(EditDistances, MismatchesOfSeveralKindsHaveAlignments) {
    std::mt19937 random(17);
    for (const auto& [name, costs] :
         {std::pair{"transitions", KindsOfMismatches{2, 4, 0}},
          std::pair{"swaps_and_transitions", KindsOfMismatches{1, 2, 2}}}) {
        const Recurrence recurrence = other_steps(name);
        for (const Target* target : runnable_targets()) {
            Engine engine(*target);
            for (int round = 0; round < 60; ++round) {
                const std::string a = random_text(random, random() % 200, first_letters(8));
                const std::string b = swapped(
                    random, edited(random, edited(random, a, first_letters(8)), first_letters(8)),
                    random() % 16);
                for (const AlignmentMode mode :
                     {AlignmentMode::Global, AlignmentMode::Prefix, AlignmentMode::Infix}) {
                    RunOptions options;
                    options.mode = mode;
                    options.alignment = true;
                    options.rows = 1 + round % 2;
                    if (round % 3 == 0) options.most_row_bytes = random() % 64;
                    const auto run = engine.run(recurrence, a, b, options);
                    ASSERT_TRUE(run) << run.failure().render();
                    ASSERT_TRUE(run->alignment);
                    if (mode == AlignmentMode::Global) {
                        EXPECT_EQ(run->alignment->begin, 0U);
                        EXPECT_EQ(run->alignment->end, b.size());
                    }
                    ASSERT_EQ(cost_of(*run->alignment, a, b, costs), run->answer.value)
                        << name << ' ' << target->name << ' ' << cigar(*run->alignment)
                        << "\n  a: " << ::testing::PrintToString(a)
                        << "\n  b: " << ::testing::PrintToString(b);
                }
            }
        }
    }
}

/// Costs of `osa` or of `swaps`, with what may begin and end anywhere.
reference::AlignmentRules rules_of_swaps(const Recurrence& recurrence, AlignmentMode mode) {
    reference::AlignmentRules rules;
    rules.swap = 1;
    if (recurrence.name == "swaps") {
        rules.mismatch = 2;
        rules.a_alone = 2;
        rules.b_alone = 3;
        rules.swap = 3;
    }
    rules.free_begin = mode == AlignmentMode::Infix;
    rules.free_end = mode != AlignmentMode::Global;
    return rules;
}

/// Distance, places and alignment of a pair in every mode and with every bound next to the
/// distance; what is said is replayed as well.
void expect_swaps(Engine& engine, const Recurrence& recurrence, const std::string& a,
                  const std::string& b, RunOptions options) {
    for (const AlignmentMode mode :
         {AlignmentMode::Global, AlignmentMode::Prefix, AlignmentMode::Infix}) {
        const reference::AlignmentRules rules = rules_of_swaps(recurrence, mode);
        const BestAlignments best = reference::best_alignments(a, b, rules);
        for (const reference::AlignedInfix& infix : best.infixes)
            ASSERT_EQ(reference::replayed_cost(a, b.substr(infix.begin, infix.end - infix.begin),
                                               infix.cigar, rules),
                      best.distance)
                << infix.cigar;
        options.mode = mode;
        options.alignment = true;
        options.begins = true;
        if (mode == AlignmentMode::Global) options.begins = false;
        const auto distance = static_cast<std::uint64_t>(best.distance);
        options.max_distance.reset();
        ASSERT_TRUE(agrees(engine, recurrence, a, b, options, best));
        for (std::uint64_t bound = distance - std::min<std::uint64_t>(distance, 1);
             bound <= distance + 1; ++bound) {
            options.max_distance = bound;
            ASSERT_TRUE(agrees(engine, recurrence, a, b, options, best)) << "bound " << bound;
        }
    }
}

/// All texts of up to so many of these letters.
std::vector<std::string> all_texts(const std::string& letters, std::size_t most) {
    std::vector<std::string> texts{""};
    for (std::size_t at = 0; at < texts.size() && texts[at].size() < most; ++at)
        for (const char letter : letters) texts.push_back(texts[at] + letter);
    return texts;
}

TEST(EditDistances, SwapsOfAllShortPairs) {
    Engine engine(*runnable_targets().front());
    for (const char* name : {"osa", "swaps"}) {
        const Recurrence recurrence = other_steps(name);
        for (const auto& [letters, most] : {std::pair{"AB", 5U}, std::pair{"ABC", 3U}})
            for (const std::string& a : all_texts(letters, most))
                for (const std::string& b : all_texts(letters, most))
                    ASSERT_NO_FATAL_FAILURE(expect_swaps(engine, recurrence, a, b, {}));
    }
}

/// All short pairs at every place beside the edge between the first two strips.
TEST(EditDistances, SwapsOverTheEdgeOfAStrip) {
    const std::vector<std::string> texts = all_texts("ABC", 3);
    for (const Target* target : runnable_targets()) {
        if (target->word_bits > 64) continue;
        Engine engine(*target);
        for (const char* name : {"osa", "swaps"}) {
            const Recurrence recurrence = other_steps(name);
            const auto edge = static_cast<std::size_t>(target->word_bits);
            for (std::size_t place = edge - 3; place <= edge; ++place) {
                std::string before(place, ' ');
                for (std::size_t i = 0; i < place; ++i) before[i] = "xyz"[i * i % 3];
                for (std::size_t one = 0; one < texts.size(); ++one) {
                    RunOptions options;
                    options.rows = 1;
                    options.method = one % 2 == 0 ? Method::Band : Method::Full;
                    const std::string& a = texts[one];
                    const std::string& b = texts[(one * 7 + place * 11) % texts.size()];
                    // What follows differs, so that the way back does not begin above the edge.
                    ASSERT_NO_FATAL_FAILURE(expect_swaps(engine, recurrence, before + a + "pq",
                                                         before + b + "qrs", options));
                }
            }
        }
    }
}

/// Longer ones of which many swaps are, at the edges of strips, too, with rows that are dropped
/// and computed again.
TEST(EditDistances, SwapsOfRandomPairs) {
    std::mt19937 random(18);
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        for (const char* name : {"osa", "swaps"}) {
            const Recurrence recurrence = other_steps(name);
            for (int round = 0; round < 25; ++round) {
                const std::string_view letters =
                    first_letters(std::array{2U, 4U, 12U}[random() % 3]);
                const std::string a = random_text(random, random() % 250, letters);
                const std::string b =
                    round % 5 == 0 ? random_text(random, random() % 250, letters)
                                   : swapped(random, edited(random, a, letters), random() % 40);
                RunOptions options;
                options.rows = 1 + static_cast<int>(random() % 2);
                options.threads = std::array{1, 2, 3}[random() % 3];
                options.least_cells_a_thread = 1;
                options.method =
                    std::array{Method::Choose, Method::Full, Method::Band}[random() % 3];
                if (random() % 2 == 0) options.most_row_bytes = random() % 64;
                ASSERT_NO_FATAL_FAILURE(expect_swaps(engine, recurrence, a, b, options));
            }
        }
    }
}

/// A swap on the outermost diagonal that the bound allows, at every place of strips and tiles: a
/// letter more before it and one less behind it, or the other way round.
TEST(EditDistances, SwapsAtTheRimOfABand) {
    const Recurrence osa = testing::load_shipped("osa");
    std::string text(150, '\0');
    for (std::size_t place = 0; place < text.size(); ++place)
        text[place] = static_cast<char>(place + 1);
    std::vector<std::string> a;
    std::vector<std::string> b;
    for (std::size_t place = 1; place + 3 < text.size(); ++place) {
        std::string longer = text;
        std::swap(longer[place], longer[place + 1]);
        longer.insert(0, 1, '\xff');
        longer.pop_back();
        a.insert(a.end(), {text, longer});
        b.insert(b.end(), {longer, text});
    }
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        BatchEngine batches(*target);
        BatchOptions bounded;
        bounded.bound = 3;
        const auto answers = batches.pairs(osa, std::vector<SymbolSpan>(a.begin(), a.end()),
                                           std::vector<SymbolSpan>(b.begin(), b.end()), bounded);
        ASSERT_TRUE(answers) << answers.failure().render();
        for (std::size_t pair = 0; pair < a.size(); ++pair) {
            EXPECT_EQ(answers->values[pair], 3) << target->name << ", pair " << pair;
            for (const int rows : {1, 2}) {
                RunOptions options;
                options.max_distance = 3;
                options.rows = rows;
                const auto run = engine.run(osa, a[pair], b[pair], options);
                ASSERT_TRUE(run) << run.failure().render();
                EXPECT_EQ(run->answer.value, 3) << target->name << ", pair " << pair;
            }
        }
    }
}

/// The same where strips are few and bands narrow, against every cell.
TEST(EditDistances, LongPairsWithOtherSteps) {
    std::mt19937 random(16);
    for (const Recurrence& recurrence : with_other_steps()) {
        for (const Target* target : runnable_targets()) {
            Engine engine(*target);
            for (int round = 0; round < 4; ++round) {
                const std::string a = random_text(random, 6000 + random() % 1000, first_letters(6));
                std::string b = swapped(random, a, 300);
                for (int edits = 0; edits < 20; ++edits)
                    b = edited(random, std::move(b), first_letters(6));
                if (round == 1) b.erase(random() % 3000, 700);
                RunOptions options;
                options.method = Method::Full;
                const auto full = engine.run(recurrence, a, b, options);
                ASSERT_TRUE(full) << full.failure().render();
                options.method = Method::Choose;
                options.threads = 1 + round % 3;
                options.least_cells_a_thread = 1;
                const auto distance = static_cast<std::uint64_t>(full->answer.value);
                for (const std::uint64_t bound :
                     {distance, distance + 200, std::uint64_t{1} << 40U}) {
                    options.max_distance = bound;
                    const auto run = engine.run(recurrence, a, b, options);
                    ASSERT_TRUE(run) << run.failure().render();
                    EXPECT_EQ(run->answer, full->answer) << recurrence.name << ' ' << target->name;
                    EXPECT_LT(run->cells_computed, full->cells_computed);
                }
            }
        }
    }
}

}  // namespace
}  // namespace minterm::other_steps_test
