// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "minterm/generate_pair.hpp"

namespace minterm::generate_pair_test {
namespace {

/// The textbook edit distance, in two rows.
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0]++;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            row[j] = std::min({above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1])});
            diagonal = above;
        }
    }
    return row[b.size()];
}

std::uint64_t sum(const EditCounts& edits) {
    return edits.substitutions + edits.insertions + edits.deletions;
}

GeneratedPair pair_of(const GenerateParams& params) {
    Result<GeneratedPair> pair = generate_pair(params);
    EXPECT_TRUE(pair.ok());
    return *pair;
}

// Known values: the published generator from the state 1, 2, 3, 4 would begin 11520, 0, 1509978240;
// from a seed the state comes from splitmix64, whose first value for seed 0 is e220a8397b1dcdaf.
TEST(RandomNumbers, IsTheSameEverywhere) {
    RandomNumbers zero(0);
    EXPECT_EQ(zero.next(), 0x99EC5F36CB75F2B4U);
    EXPECT_EQ(zero.next(), 0xBF6E1F784956452AU);
    EXPECT_EQ(zero.next(), 0x1A5F849D4933E6E0U);
}

TEST(RandomNumbers, BelowIsUniformAndInRange) {
    RandomNumbers random(1);
    std::map<std::uint64_t, int> seen;
    for (int i = 0; i < 30000; ++i) ++seen[random.below(3)];
    ASSERT_EQ(seen.size(), 3U);
    for (const auto& [value, count] : seen) EXPECT_NEAR(count, 10000, 400) << value;
    EXPECT_EQ(random.below(1), 0U);
    EXPECT_LT(random.below(std::uint64_t{1} << 63), std::uint64_t{1} << 63);
}

TEST(GeneratePair, KnownValues) {
    GenerateParams params;
    params.seed = 7;
    params.length = 40;
    params.mutate_percent = 15;
    const GeneratedPair pair = pair_of(params);
    EXPECT_EQ(pair.a, "GGCCGCTCCGTTGTACTCTTGGTTAGCCTATGGACTATGA");
    EXPECT_EQ(pair.b, "GGCGTCCGTTCGTACTCTTGGTTGAGCGTATGGACTATGA");
    EXPECT_EQ(pair.edits, (EditCounts{2, 2, 2}));
}

TEST(GeneratePair, SeedsDecide) {
    GenerateParams params;
    params.length = 200;
    params.mutate_percent = 10;
    const GeneratedPair once = pair_of(params);
    const GeneratedPair twice = pair_of(params);
    EXPECT_EQ(once.a, twice.a);
    EXPECT_EQ(once.b, twice.b);
    params.seed = 2;
    EXPECT_NE(pair_of(params).a, once.a);
}

TEST(GeneratePair, EditsAreCountedAndSharedEqually) {
    for (const double percent : {0.0, 0.5, 1.0, 5.0, 20.0, 100.0}) {
        for (const std::uint64_t length :
             {std::uint64_t{1}, std::uint64_t{7}, std::uint64_t{1000}}) {
            GenerateParams params;
            params.length = length;
            params.mutate_percent = percent;
            const GeneratedPair pair = pair_of(params);
            SCOPED_TRACE(std::to_string(percent) + " % of " + std::to_string(length));
            EXPECT_EQ(sum(pair.edits), static_cast<std::uint64_t>(std::llround(
                                           percent / 100 * static_cast<double>(length))));
            EXPECT_LE(pair.edits.substitutions - pair.edits.deletions, 1U);
            EXPECT_LE(pair.edits.insertions - pair.edits.deletions, 1U);
            EXPECT_EQ(pair.b.size(), length + pair.edits.insertions - pair.edits.deletions);
            const std::size_t distance = edit_distance(pair.a, pair.b);
            EXPECT_LE(distance, sum(pair.edits));
            // Edits seldom cancel each other out when they are few.
            if (percent <= 5) {
                EXPECT_GE(distance + 2, sum(pair.edits) * 9 / 10);
            }
        }
    }
}

TEST(GeneratePair, SubstitutionsChangeTheLetterAndKeepTheCase) {
    RandomNumbers random(3);
    EditCounts counts;
    const std::string text(300, 'a');
    const std::string copy = mutate(text, 300, random, counts);
    EXPECT_EQ(counts, (EditCounts{100, 100, 100}));
    EXPECT_EQ(copy.find_first_not_of("acgt"), std::string::npos);
    // 100 were replaced by something else; insertions may bring in up to 100 more.
    EXPECT_GE(copy.size() - static_cast<std::size_t>(std::count(copy.begin(), copy.end(), 'a')),
              100U);
}

TEST(GeneratePair, OtherTextKeepsItsOwnLetters) {
    RandomNumbers random(3);
    EditCounts counts;
    const std::string copy = mutate("hello, world; hello, world", 20, random, counts);
    EXPECT_EQ(copy.find_first_not_of("helo, wrd;"), std::string::npos);
    const std::string one_letter = mutate("zzzzzz", 6, random, counts);
    EXPECT_EQ(one_letter.find_first_not_of("zACGT"), std::string::npos);
}

TEST(GeneratePair, EmptySequences) {
    GenerateParams params;
    params.mutate_percent = 50;
    EXPECT_EQ(pair_of(params).b, "");
    params.mutate_percent.reset();
    EXPECT_EQ(pair_of(params).b, "");
}

TEST(GeneratePair, FromAGivenSequence) {
    GenerateParams params;
    params.from = "ACGTACGTAC";
    params.mutate_percent = 0;
    EXPECT_EQ(pair_of(params).a, "ACGTACGTAC");
    EXPECT_EQ(pair_of(params).b, "ACGTACGTAC");
    params.mutate_percent.reset();
    EXPECT_EQ(pair_of(params).b.size(), 10U);
    EXPECT_NE(pair_of(params).b, "ACGTACGTAC");
}

TEST(GeneratePair, IndependentSequencesAreFarApart) {
    GenerateParams params;
    params.length = 1000;
    const GeneratedPair pair = pair_of(params);
    EXPECT_EQ(pair.edits, EditCounts{});
    const std::size_t distance = edit_distance(pair.a, pair.b);  // about 0.52 of the length
    EXPECT_GT(distance, 450U);
    EXPECT_LT(distance, 600U);
}

TEST(GeneratePair, RefusesImpossiblePercentages) {
    for (const double percent : {-1.0, 100.5, std::numeric_limits<double>::quiet_NaN()}) {
        GenerateParams params;
        params.length = 10;
        params.mutate_percent = percent;
        EXPECT_FALSE(generate_pair(params).ok()) << percent;
    }
}

}  // namespace
}  // namespace minterm::generate_pair_test
