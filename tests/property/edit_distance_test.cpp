// SPDX-License-Identifier: Apache-2.0
//
// Every way through the matrix against the whole matrix: distances, bounds, ends, alignments.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <functional>
#include <random>
#include <string>
#include <vector>

#include "codegen/alignment_model.hpp"
#include "codegen/batch_engine.hpp"
#include "codegen/engine.hpp"
#include "tests/reference/alignments.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm {
namespace {

using reference::BestAlignments;
using testing::runnable_targets;

constexpr std::array kMethods{Method::Choose, Method::Full, Method::Band, Method::FurthestReaching};

std::string random_text(std::mt19937& random, std::size_t length, unsigned letters) {
    std::string text(length, '\0');
    for (char& symbol : text)
        symbol = static_cast<char>(
            "\0A\xff"
            "CGTacgtnN"[random() % letters]);
    return text;
}

/// `text` with edits, gaps among them.
std::string edited(std::mt19937& random, std::string text, unsigned letters) {
    for (unsigned edits = random() % 8; edits > 0; --edits) {
        const std::size_t place = random() % (text.size() + 1);
        switch (random() % 4) {
            case 0:
                text.insert(place, random_text(random, 1 + random() % 20, letters));
                break;
            case 1:
                text.erase(place, random() % 20);
                break;
            default:
                if (place < text.size()) text[place] = random_text(random, 1, letters)[0];
        }
    }
    return text;
}

/// All that an engine says about a pair, with one way of going.
::testing::AssertionResult agrees(Engine& engine, const Recurrence& recurrence,
                                  const std::string& a, const std::string& b,
                                  const RunOptions& options, const BestAlignments& best) {
    const auto run = engine.run(recurrence, a, b, options);
    if (!run) return ::testing::AssertionFailure() << run.failure().render();
    const auto wrong = [&](const char* what) {
        return ::testing::AssertionFailure()
               << recurrence.name << ": " << what << "; target " << run->target << ", "
               << run->layout << ", K " << run->rows << ", got " << run->answer.value
               << (run->too_costly ? " (more)" : "") << ", expected " << best.distance
               << "\n  a: " << ::testing::PrintToString(a)
               << "\n  b: " << ::testing::PrintToString(b);
    };
    const bool over =
        options.max_distance && *options.max_distance < static_cast<std::uint64_t>(best.distance);
    if (run->too_costly != over) return wrong("the bound");
    if (over) return ::testing::AssertionSuccess();
    if (run->answer.value != best.distance) return wrong("the distance");

    std::vector<std::uint64_t> ends;
    std::vector<std::uint64_t> begins;
    for (const reference::AlignedInfix& infix : best.infixes) {
        ends.push_back(infix.end);
        begins.push_back(infix.begin);
    }
    const AlignmentMode mode = options.mode.value_or(AlignmentMode::Global);
    if (mode != AlignmentMode::Global && run->answer.positions != ends) return wrong("the ends");
    if (options.begins && run->begins != begins) return wrong("the begins");
    if (!options.alignment) return ::testing::AssertionSuccess();
    if (!run->alignment) return wrong("there is no alignment");
    const reference::AlignedInfix& first = best.infixes.front();
    if (run->alignment->begin != first.begin || run->alignment->end != first.end ||
        cigar(*run->alignment) != first.cigar)
        return wrong("the alignment") << "\n  " << cigar(*run->alignment) << "\n  " << first.cigar;
    return ::testing::AssertionSuccess();
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
            const unsigned letters = std::array{1U, 2U, 4U, 12U}[random() % 4];
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
                const unsigned letters = std::array{2U, 6U, 12U}[random() % 3];
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
                const std::string a = random_text(random, random() % 200, 8);
                const std::string b =
                    swapped(random, edited(random, edited(random, a, 8), 8), random() % 16);
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
                const unsigned letters = std::array{2U, 4U, 12U}[random() % 3];
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
        const auto answers =
            batches.pairs(osa, std::vector<std::string_view>(a.begin(), a.end()),
                          std::vector<std::string_view>(b.begin(), b.end()), bounded);
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
                const std::string a = random_text(random, 6000 + random() % 1000, 6);
                std::string b = swapped(random, a, 300);
                for (int edits = 0; edits < 20; ++edits) b = edited(random, std::move(b), 6);
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

/// Every bound around the distance, of pairs that differ little, much and in length.
TEST(EditDistances, BoundsChangeNoAnswerThatTheyAllow) {
    std::mt19937 random(6);
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    for (const Target* target : runnable_targets()) {
        Engine engine(*target);
        for (int round = 0; round < 30; ++round) {
            const std::string a = random_text(random, random() % 80, 4);
            const std::string b =
                round % 3 == 0 ? random_text(random, random() % 80, 4) : edited(random, a, 4);
            for (const AlignmentMode mode :
                 {AlignmentMode::Global, AlignmentMode::Prefix, AlignmentMode::Infix}) {
                const BestAlignments best = reference::best_alignments(
                    a, b,
                    {mode == AlignmentMode::Infix, mode != AlignmentMode::Global, true,
                     [](char x, char y) { return x == y; }});
                for (std::uint64_t bound = 0; bound <= 2 * a.size() + b.size() + 1;
                     bound += 1 + bound / 4) {
                    for (const Method method : kMethods) {
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
            const std::string text = random_text(random, length, 8);
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
            std::string a = random_text(random, 3000 + random() % 3000, 4);
            std::string b = a;
            for (int i = 0; i < 30; ++i) b = edited(random, std::move(b), 4);
            std::string c = b;
            for (int i = 0; i < 30; ++i) c = edited(random, std::move(c), 4);
            const std::int64_t ab = distance(a, b);
            EXPECT_GT(ab, 0);
            EXPECT_EQ(distance(b, a), ab);
            EXPECT_EQ(
                distance(std::string(a.rbegin(), a.rend()), std::string(b.rbegin(), b.rend())), ab);
            const std::string more = random_text(random, 777, 4);
            EXPECT_EQ(distance(more + a, more + b), ab);
            EXPECT_EQ(distance(a + more, b + more), ab);
            EXPECT_LE(distance(a, c), ab + distance(b, c));
        }
    }
}

/// Long enough for every bound there is, seeds and slack among them: against every cell.
TEST(EditDistances, LongPairsInNarrowBands) {
    std::mt19937 random(10);
    for (const char* spec : {"levenshtein", "indel", "lcs", "weighted"}) {
        const Recurrence recurrence = testing::load_shipped(spec);
        for (const Target* target : runnable_targets()) {
            Engine engine(*target);
            for (int round = 0; round < 3; ++round) {
                // Edits alone, with a long gap, and with a piece moved to another place.
                std::string a = random_text(random, 11'000 + random() % 1000, 6);
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
                    std::string longer = random_text(random, 5'000, 4);
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
                                EXPECT_LT(band->cells_computed, full->cells / 6)
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
    const std::string b = random_text(random, 120'000, 4);
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
            const std::string a = random_text(random, 2300 + random() % 200, 6);
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
            std::string b = random_text(random, 3000, 6);
            if (round % 4 != 3) b += copy();
            if (round % 4 == 1) b = b.substr(4000) + random_text(random, 500, 6) + b.substr(3000);
            if (round % 4 != 2) b += random_text(random, 1500, 6);
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

/// A gap that is too long for points between two rows, in either sequence.
TEST(EditDistances, LongGapsHaveAlignments) {
    std::mt19937 random(14);
    const std::string a = random_text(random, 3000, 6);
    std::string b = a;
    b.insert(1234, random_text(random, 20'000, 6));
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
}  // namespace minterm
