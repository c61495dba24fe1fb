// SPDX-License-Identifier: Apache-2.0
//
// Patterns side by side in words, on every target, against a naive searcher: all ends and costs, in
// order, wherever a text is cut.
#include "codegen/compile_cyclic.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <tuple>

#include "codegen/cyclic.hpp"
#include "synth/lower_reach.hpp"
#include "tests/reference/occurrences.hpp"
#include "tests/support/needs_compiler.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::cyclic_test {
namespace {

using testing::load_shipped;
using testing::runnable_targets;

struct Kind {
    std::string name;
    std::int64_t k = 0;
    Recurrence recurrence;
    DelayCell cell;
};

Kind kind_of(const std::string& name, std::int64_t k = -1) {
    Kind kind;
    kind.name = name;
    kind.k = std::max<std::int64_t>(k, 0);
    kind.recurrence =
        *lower_reach(load_shipped(name, k < 0 ? ParameterValues{} : ParameterValues{{"k", k}}));
    kind.cell = *derive_delay_cell(kind.recurrence, *derive(kind.recurrence));
    return kind;
}

const std::vector<Kind>& kinds() {
    static const std::vector<Kind> all{kind_of("shift_or"), kind_of("k_mismatch", 0),
                                       kind_of("k_mismatch", 2), kind_of("k_edit", 1),
                                       kind_of("k_edit", 3)};
    return all;
}

std::vector<ReportedColumn> expected_columns(const Kind& kind,
                                             const std::vector<std::string>& patterns,
                                             std::string_view text) {
    const auto matches = [](unsigned char a, unsigned char b) { return a == b; };
    std::vector<ReportedColumn> columns;
    for (std::uint32_t number = 0; number < patterns.size(); ++number) {
        const auto ends = kind.name == "k_edit"
                              ? reference::edit_ends(patterns[number], text, kind.k, matches)
                              : reference::mismatch_ends(patterns[number], text, kind.k, matches);
        for (const reference::ApproximateEnd& end : ends)
            columns.push_back({end.end, number, end.cost});
    }
    std::stable_sort(columns.begin(), columns.end(),
                     [](const ReportedColumn& a, const ReportedColumn& b) {
                         return std::pair(a.end, a.pattern) < std::pair(b.end, b.pattern);
                     });
    return columns;
}

CompiledCyclic compiled(const Kind& kind, const std::vector<std::string>& patterns,
                        const Target& target, bool parts) {
    auto result = compile_cyclic(kind.recurrence, kind.cell,
                                 classify(kind.recurrence.relations, kind.cell, patterns), parts,
                                 *code_source(target, {}));
    if (!result) {
        ADD_FAILURE() << result.failure().render();
        std::abort();
    }
    return *std::move(result);
}

/// Piece by piece; `piece` 0: as much as there is room for. Windows hold no more than they must.
std::vector<ReportedColumn> found_columns(const CyclicPatterns& patterns, std::string_view text,
                                          std::size_t piece = 0) {
    CyclicWorkspace workspace = *CyclicWorkspace::create(patterns);
    if (piece == 0) piece = workspace.piece_size();
    std::vector<ReportedColumn> columns;
    for (std::size_t begin = 0; begin < text.size(); begin += piece) {
        const std::size_t end = std::min(begin + piece, text.size());
        const std::size_t from = begin - std::min(begin, patterns.memory);
        workspace.search({text.substr(from, end - from), from}, begin - from, end - from, columns);
    }
    // Where a pattern would begin before the text is for the caller to see.
    return columns;
}

std::string shown(const std::vector<ReportedColumn>& columns) {
    std::string text = std::to_string(columns.size()) + ": ";
    for (std::size_t i = 0; i < std::min<std::size_t>(columns.size(), 20); ++i)
        text += std::to_string(columns[i].end) + " p" + std::to_string(columns[i].pattern) + " c" +
                std::to_string(columns[i].cost) + ", ";
    return text;
}

std::string random_text(std::mt19937& random, std::size_t length, int letters) {
    std::string text;
    for (std::size_t i = 0; i < length; ++i)
        text += static_cast<char>(letters == 256 ? random() % 256U
                                                 : 'a' + random() % static_cast<unsigned>(letters));
    return text;
}

class Cyclic : public ::testing::TestWithParam<std::tuple<std::size_t, bool>> {
protected:
    const Kind& kind() const { return kinds()[std::get<0>(GetParam())]; }
    bool parts() const { return std::get<1>(GetParam()); }

    void expect_all(const std::vector<std::string>& patterns, const Target& target,
                    const std::vector<std::string>& texts) {
        const CompiledCyclic code = compiled(kind(), patterns, target, parts());
        for (const std::string& text : texts) {
            const auto expected = expected_columns(kind(), patterns, text);
            for (const std::size_t piece : {std::size_t{0}, std::size_t{7}, std::size_t{61}}) {
                if (piece != 0 && text.size() > 500) continue;
                auto found = found_columns(code.patterns, text, piece);
                if (kind().cell.diagonal)
                    found.erase(std::remove_if(found.begin(), found.end(),
                                               [&](const ReportedColumn& column) {
                                                   return column.end <
                                                          patterns[column.pattern].size();
                                               }),
                                found.end());
                ASSERT_EQ(found, expected) << target.name << ", piece " << piece << "\nfound "
                                           << shown(found) << "\nexpected " << shown(expected);
            }
        }
    }
};

TEST_P(Cyclic, RandomPatternsOfAllLengths) {
    std::mt19937 random(5);
    for (const Target* target : runnable_targets()) {
        const int most =
            parts() ? std::min(64, target->word_bits) : std::min(150, 5 * target->word_bits);
        const int least = static_cast<int>(kind().k) + 1;
        for (int round = 0; round < 6; ++round) {
            const int letters = std::vector<int>{1, 2, 4, 256}[random() % 4];
            const std::size_t count = 1 + random() % (round % 3 == 0 ? 70 : 9);
            const int longest = round % 2 == 0 ? std::min(most, least + 8) : most;
            const std::string text = random_text(random, 300, letters);
            std::vector<std::string> patterns;
            for (std::size_t i = 0; i < count; ++i) {
                const std::size_t length = static_cast<std::size_t>(least) +
                                           random() % static_cast<std::size_t>(longest - least + 1);
                patterns.push_back(random() % 2 == 0
                                       ? text.substr(random() % (text.size() - length), length)
                                       : random_text(random, length, letters));
            }
            expect_all(patterns, *target,
                       {text, random_text(random, 3, letters), random_text(random, 64, letters)});
        }
    }
}

TEST_P(Cyclic, LongTextsCrossStreamsAndPieces) {
    std::mt19937 random(6);
    for (const Target* target : runnable_targets()) {
        const std::string text = random_text(random, 40'000, 3);
        std::vector<std::string> patterns;
        for (int i = 0; i < 7; ++i) patterns.push_back(random_text(random, 5 + random() % 3, 3));
        expect_all(patterns, *target, {text});
    }
}

INSTANTIATE_TEST_SUITE_P(Kinds, Cyclic,
                         ::testing::Combine(::testing::Range<std::size_t>(0, 5),
                                            ::testing::Bool()));

TEST(CyclicCells, ShiftOrIsAnOrAndAMove) {
    const Kind& kind = kinds().front();
    for (const Target& target : all_targets()) {
        const CyclicCell cell = *derive_cyclic_cell(kind.cell, *target.library);
        EXPECT_EQ(cell.gates, 1) << target.name;
        EXPECT_TRUE(cell.report_is_complemented);
        EXPECT_EQ(cell.mask_is_match, std::vector<bool>{false});
        // Per stream and column: a move, the OR, and what is gathered, which the first column of an
        // iteration does not need.
        const CyclicShape shape = cyclic_shape(target, kind.cell, 8, 27, 26, true);
        const KernelProgram program = layout_cyclic("shift_or", kind.cell, cell, shape);
        const InstructionMix mix = loop_mix(program.functions.front());
        const int columns = static_cast<int>(cyclic::kColumns * shape.streams);
        EXPECT_EQ(shape.streams,
                  std::min<std::size_t>(8, static_cast<std::size_t>(target.registers) / 2));
        EXPECT_EQ(mix.shifts, columns);
        EXPECT_EQ(mix.gates, 2 * columns - 1);
        EXPECT_EQ(mix.loads, 2 * columns);
        // The states before an iteration, and whether it reports.
        EXPECT_EQ(mix.stores, static_cast<int>(shape.streams) + 1);
    }
}

/// Ends of substrings within k edits, column by column (Sellers 1980): `reference::edit_ends` looks
/// for their beginnings, too, which takes minutes for patterns of thousands of symbols.
std::vector<ReportedColumn> columns_within(const std::string& pattern, const std::string& text,
                                           std::int64_t k) {
    std::vector<std::int64_t> costs(pattern.size() + 1);
    for (std::size_t i = 0; i < costs.size(); ++i) costs[i] = static_cast<std::int64_t>(i);
    std::vector<ReportedColumn> columns;
    for (std::size_t j = 0; j < text.size(); ++j) {
        std::int64_t diagonal = 0;
        for (std::size_t i = 1; i < costs.size(); ++i) {
            const std::int64_t through = diagonal + (pattern[i - 1] == text[j] ? 0 : 1);
            diagonal = costs[i];
            costs[i] = std::min({through, costs[i] + 1, costs[i - 1] + 1});
        }
        if (costs.back() <= k) columns.push_back({j + 1, 0, costs.back()});
    }
    return columns;
}

/// Up to the longest chain of words, and one symbol more.
TEST(CyclicCells, PatternsOfManyWords) {
    std::mt19937 random(9);
    const Target& scalar = **find_target("scalar");
    const std::size_t longest = kLongestChain * 64;
    std::string text = random_text(random, 2 * longest, 4);
    for (const Kind& kind : {kind_of("k_mismatch", 2), kind_of("k_edit", 3)}) {
        for (const std::size_t rows : {33 * 64UL, longest}) {
            std::string pattern = text.substr(100, rows);
            pattern[rows / 2] ^= 1;
            const CompiledCyclic code = compiled(kind, {pattern}, scalar, false);
            // Kernels that are linked have room for the next of a few sizes.
            EXPECT_GE(code.patterns.kernel.chain, rows / 64);
            EXPECT_LE(code.patterns.kernel.chain, MINTERM_HAS_COMPILER ? rows / 64 : kLongestChain);
            auto found = found_columns(code.patterns, text);
            EXPECT_FALSE(found.empty());
            EXPECT_EQ(found, kind.name == "k_edit" ? columns_within(pattern, text, kind.k)
                                                   : expected_columns(kind, {pattern}, text));
        }
        const std::vector<std::string> too_long{std::string(longest + 1, 'a')};
        const auto refused = compile_cyclic(
            kind.recurrence, kind.cell, classify(kind.recurrence.relations, kind.cell, too_long),
            false, *code_source(scalar, {}));
        ASSERT_FALSE(refused);
        EXPECT_NE(refused.failure().render().find("too long to lie in 128 words of 64 bits"),
                  std::string::npos);
    }
}

TEST(CyclicCells, PublishedPackingHasLastRowsOnTop) {
    const Kind& kind = kinds().front();
    const Target& avx2 = **find_target("avx2");
    const CyclicShape shape = cyclic_shape(avx2, kind.cell, 8, 27, 26, false);
    EXPECT_EQ(shape.patterns, 8U);
    EXPECT_EQ(shape.chain, 1U);
    const CyclicShape many = cyclic_shape(avx2, kind.cell, 40, 8, 7, false);
    EXPECT_LE(many.patterns, 32U);
    EXPECT_LE(many.patterns * 8, 256U);
}

TEST(CyclicCells, LongPatternIsAChain) {
    const Kind& kind = kinds().front();
    const Target& scalar = **find_target("scalar");
    const CyclicShape shape = cyclic_shape(scalar, kind.cell, 1, 200, 199, false);
    EXPECT_EQ(shape.patterns, 1U);
    EXPECT_EQ(shape.chain, 4U);
}

TEST(CyclicCells, PatternTooLongForALaneIsRefused) {
    const Kind& kind = kinds().front();
    const std::vector<std::string> patterns{"abc", std::string(65, 'a')};
    const auto result = compile_cyclic(kind.recurrence, kind.cell,
                                       classify(kind.recurrence.relations, kind.cell, patterns),
                                       true, *code_source(**find_target("scalar"), {}));
    ASSERT_FALSE(result);
    EXPECT_NE(result.failure().render().find("pattern 2 has 65 symbols"), std::string::npos);
}

TEST(CyclicCells, MemoryIsWhatResultsDependOn) {
    EXPECT_EQ(delay_memory(kinds()[0].cell, 24), 23U);
    EXPECT_EQ(delay_memory(kinds()[2].cell, 24), 23U);
    EXPECT_EQ(delay_memory(kinds()[4].cell, 24), 26U);
}

}  // namespace
}  // namespace minterm::cyclic_test
