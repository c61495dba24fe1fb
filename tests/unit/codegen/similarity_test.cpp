// SPDX-License-Identifier: Apache-2.0
#include "codegen/similarity.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/support/shipped_specs.hpp"

namespace minterm::similarity_test {
namespace {

using testing::load_shipped;

SimilarityScale scale_of(const std::string& spec, const ParameterValues& parameters = {}) {
    Result<SimilarityScale> scale = SimilarityScale::of(load_shipped(spec, parameters));
    EXPECT_TRUE(scale) << spec;
    return *scale;
}

TEST(Similarities, AreOneMinusAShareOfTheGreatestDistance) {
    EXPECT_EQ(scale_of("levenshtein").similarity(3, 6, 7), 4.0 / 7);
    EXPECT_EQ(scale_of("osa").similarity(1, 2, 2), 0.5);
    EXPECT_EQ(scale_of("casefold").similarity(5, 5, 2), 0.0);
    EXPECT_EQ(scale_of("iupac").similarity(0, 5, 5), 1.0);
    EXPECT_EQ(scale_of("indel").similarity(5, 6, 7), 8.0 / 13);
    // Nothing in common: three replaced (3 each), and two left out (2 each).
    EXPECT_EQ(scale_of("weighted").similarity(4, 5, 3), 9.0 / 13);
    // Gaps that cost less on one side: all of a deleted, all of b inserted.
    const ParameterValues unlike{{"sub", 4}, {"ins", 1}, {"del", 2}};
    EXPECT_EQ(scale_of("weighted", unlike).similarity(2, 5, 3), 11.0 / 13);
    EXPECT_EQ(scale_of("weighted", unlike).similarity(2, 3, 5), 9.0 / 11);
    const ParameterValues dear{{"sub", 1}, {"ins", 1}, {"del", 3}};
    EXPECT_EQ(scale_of("weighted", dear).similarity(6, 5, 3), 3.0 / 9);
}

TEST(Similarities, OfScoresAreThoseOfTheirCosts) {
    const SimilarityScale lcs = scale_of("lcs");
    EXPECT_FALSE(lcs.is_distance());
    for (const auto& [length, m, n] : {std::array<std::int64_t, 3>{4, 6, 7}, {0, 3, 9}, {5, 5, 5}})
        EXPECT_EQ(lcs.similarity(length, static_cast<std::size_t>(m), static_cast<std::size_t>(n)),
                  static_cast<double>(2 * length) / static_cast<double>(m + n));
    // Two matches, one mismatch and a gap; all that scores less has more of these.
    const ParameterValues scores{{"matching", 2}, {"mismatch", -3}, {"gap", -5}};
    EXPECT_EQ(scale_of("bitpal", scores).similarity(10, 5, 5), 1.0);
    EXPECT_EQ(scale_of("bitpal", scores).similarity(-15, 5, 5), 0.0);
    EXPECT_EQ(scale_of("bitpal", scores).similarity(0, 5, 5), 0.6);
}

TEST(Similarities, OfNothingAreOne) {
    for (const char* spec : {"levenshtein", "indel", "lcs", "weighted", "bitpal"}) {
        EXPECT_EQ(scale_of(spec).similarity(0, 0, 0), 1.0) << spec;
        EXPECT_EQ(scale_of(spec).greatest_distance(1.0, 0, 0), 0) << spec;
    }
    EXPECT_EQ(scale_of("levenshtein").similarity(4, 0, 4), 0.0);
}

/// Shares of the greatest distance, and what lies on both sides of them.
std::vector<double> leasts() {
    std::vector<double> all{1e-9, 0.999999, 1.0};
    for (int i = 1; i < 20; ++i) all.push_back(i / 20.0);
    for (int i = 1; i < 7; ++i) all.push_back(i / 7.0);
    return all;
}

TEST(Similarities, BoundsAreTheGreatestDistancesThatAreSimilarEnough) {
    for (const auto& [spec, parameters] :
         {std::pair<const char*, ParameterValues>{"levenshtein", {}},
          {"indel", {}},
          {"weighted", {}},
          {"weighted", {{"sub", 1}, {"ins", 1}, {"del", 4}}},
          {"weighted", {{"sub", 4}, {"ins", 3}, {"del", 1}}}}) {
        const SimilarityScale scale = scale_of(spec, parameters);
        ASSERT_TRUE(scale.is_distance());
        const auto value_of = [&](const char* name) {
            for (const auto& [parameter, value] : parameters)
                if (parameter == name) return value;
            return std::int64_t{std::string_view(name) == "sub" ? 3 : 2};
        };
        const bool weighted = std::string_view(spec) == "weighted";
        const std::int64_t insertion = weighted ? value_of("ins") : 1;
        const std::int64_t deletion = weighted ? value_of("del") : 1;
        for (const double least : leasts()) {
            for (std::size_t m = 0; m < 12; ++m) {
                for (std::size_t longest = 0; longest < 16; ++longest) {
                    std::int64_t of_any = 0;
                    for (std::size_t n = 0; n <= longest; ++n) {
                        std::int64_t greatest = 0;
                        while (m + n > 0 && scale.similarity(greatest + 1, m, n) >= least)
                            ++greatest;
                        EXPECT_EQ(scale.greatest_distance(least, m, n), greatest)
                            << spec << ", " << least << ", " << m << " and " << n;
                        const std::int64_t gaps =
                            m > n ? deletion * static_cast<std::int64_t>(m - n)
                                  : insertion * static_cast<std::int64_t>(n - m);
                        if (gaps <= greatest) of_any = std::max(of_any, greatest);
                    }
                    EXPECT_GE(scale.greatest_distance_up_to(least, m, longest), of_any)
                        << spec << ", " << least << ", " << m << " up to " << longest;
                }
            }
        }
    }
}

TEST(Similarities, ABoundOfAllTargetsIsNoGreaterThanItNeedsToBe) {
    const SimilarityScale scale = scale_of("levenshtein");
    // 10 symbols, and 12 of which 10 are those.
    EXPECT_EQ(scale.greatest_distance_up_to(0.8, 10, 1000), 2);
    EXPECT_EQ(scale.greatest_distance_up_to(0.8, 10, 8), 2);
    EXPECT_EQ(scale.greatest_distance_up_to(1.0, 10, 1000), 0);
    EXPECT_EQ(scale_of("indel").greatest_distance_up_to(0.8, 10, 1000), 5);
}

TEST(Similarities, WhatHasNone) {
    for (const char* spec : {"affine", "hamming", "prefix", "semiglobal", "shift_or", "k_edit"}) {
        const Result<SimilarityScale> scale = SimilarityScale::of(load_shipped(spec));
        ASSERT_FALSE(scale) << spec;
        EXPECT_EQ(scale.failure().kind(), FailureKind::User);
    }
}

}  // namespace
}  // namespace minterm::similarity_test
