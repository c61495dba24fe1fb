// SPDX-License-Identifier: Apache-2.0
#include "codegen/alignment_model.hpp"

#include <gtest/gtest.h>

#include "synth/lower_reach.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::alignment_model_test {
namespace {

using testing::load_shipped;
using enum AlignmentMode;

std::optional<AlignmentModel> model_of(const Recurrence& written) {
    const auto recurrence = lower_reach(written);
    EXPECT_TRUE(recurrence);
    const auto flows = derive(*recurrence);
    EXPECT_TRUE(flows);
    return alignment_model(written, *recurrence, *flows);
}

std::optional<AlignmentModel> model_of(const std::string& spec,
                                       const ParameterValues& parameters = {}) {
    return model_of(load_shipped(spec, parameters));
}

TEST(AlignmentModels, AreRecognizedByWhatTheyCompute) {
    const AlignmentModel levenshtein{Global, {1, 1, 1}, {}};
    const AlignmentModel indel{Global, {1, 1, 2}, {}};
    EXPECT_EQ(model_of("levenshtein"), levenshtein);
    EXPECT_EQ(model_of("casefold"), levenshtein);
    EXPECT_EQ(model_of("iupac"), levenshtein);
    EXPECT_EQ(model_of("prefix"), (AlignmentModel{Prefix, {1, 1, 1}, {}}));
    EXPECT_EQ(model_of("semiglobal"), (AlignmentModel{Infix, {1, 1, 1}, {}}));
    EXPECT_EQ(model_of("indel"), indel);
    EXPECT_EQ(model_of("weighted", {{"sub", 1}, {"ins", 1}, {"del", 1}}), levenshtein);
    EXPECT_EQ(model_of("weighted", {{"sub", 4}, {"ins", 1}, {"del", 1}}), indel);
    for (const char* spec : {"hamming", "affine", "shift_or", "k_mismatch"})
        EXPECT_EQ(model_of(spec), std::nullopt) << spec;
}

TEST(AlignmentModels, ValuesAreMadeOfCosts) {
    // L = (i + j - C) / 2.
    EXPECT_EQ(model_of("lcs"), (AlignmentModel{Global, {1, 1, 2}, {-1, 1, 1, 2}}));
    EXPECT_EQ(model_of("weighted"), (AlignmentModel{Global, {2, 2, 3}, {}}));
    // All costs are multiples of 3, or would be if gaps cost the same on both sides.
    EXPECT_EQ(model_of("weighted", {{"sub", 3}, {"ins", 3}, {"del", 3}}),
              (AlignmentModel{Global, {1, 1, 1}, {3, 0, 0, 1}}));
    EXPECT_EQ(model_of("weighted", {{"sub", 4}, {"ins", 1}, {"del", 3}}),
              (AlignmentModel{Global, {1, 1, 2}, {2, 1, -1, 1}}));
    EXPECT_EQ(model_of("weighted", {{"sub", 3}, {"ins", 1}, {"del", 2}}),
              (AlignmentModel{Global, {1, 1, 2}, {3, 1, -1, 2}}));
    EXPECT_EQ(model_of("bitpal"), (AlignmentModel{Global, {3, 3, 4}, {-1, 1, 1, 2}}));
    EXPECT_EQ(model_of("bitpal", {{"matching", 2}, {"mismatch", -3}, {"gap", -5}}),
              (AlignmentModel{Global, {6, 6, 5}, {-1, 1, 1, 1}}));
}

TEST(AlignmentModels, OtherStepsAreReadOffTheFormula) {
    const auto model = [](AlignmentMode mode) {
        return AlignmentModel{mode, {1, 1, 1}, {}, true, 1, {}, 1};
    };
    const Recurrence osa = load_shipped("osa");
    EXPECT_EQ(model_of(osa), model(Global));
    for (const AlignmentMode mode : {Prefix, Infix})
        EXPECT_EQ(model_of(in_mode(osa, model(Global), mode)), model(mode));
}

TEST(AlignmentModels, ModesChangeTheEndsAlone) {
    const auto changed = [](const char* spec, AlignmentMode mode,
                            const ParameterValues& parameters = {}) {
        const Recurrence global = load_shipped(spec, parameters);
        const Recurrence other = in_mode(global, *model_of(global), mode);
        EXPECT_TRUE(check(other).empty());
        return model_of(other);
    };
    for (const AlignmentMode mode : {Prefix, Infix}) {
        EXPECT_EQ(changed("levenshtein", mode), (AlignmentModel{mode, {1, 1, 1}, {}}));
        EXPECT_EQ(changed("weighted", mode, {{"sub", 3}, {"ins", 1}, {"del", 3}}),
                  (AlignmentModel{mode, {3, 1, 3}, {}}));
        // Ends are compared, so columns do not change what a cost is worth.
        EXPECT_EQ(changed("bitpal", mode), (AlignmentModel{mode, {2, 1, 2}, {-1, 1, 0, 1}}));
        EXPECT_EQ(changed("lcs", mode), std::nullopt);
    }
}

TEST(AlignmentModels, BoundsOfValuesAreBoundsOfCosts) {
    const ValueMap values{3, 1, -1, 2};
    for (std::int64_t bound = -20; bound < 20; ++bound) {
        const std::int64_t most = values.greatest_cost(bound, 4, 7);
        EXPECT_LE(3 * most + 4 - 7, 2 * bound);
        EXPECT_GT(3 * (most + 1) + 4 - 7, 2 * bound);
    }
}

std::optional<GapCosts> gaps_of(const char* spec, const ParameterValues& parameters = {}) {
    const auto model = model_of(spec, parameters);
    return model ? gap_costs(*model) : std::nullopt;
}

TEST(GapCosts, AreKnownOfDistancesOnly) {
    for (const char* spec : {"levenshtein", "indel", "casefold", "iupac"})
        EXPECT_EQ(gaps_of(spec), (GapCosts{1, 1})) << spec;
    EXPECT_EQ(gaps_of("osa"), (GapCosts{1, 1, 1}));
    EXPECT_EQ(gaps_of("weighted"), (GapCosts{2, 2}));
    EXPECT_EQ(gaps_of("weighted", {{"ins", 1}, {"del", 3}}), (GapCosts{3, 1}));
    for (const char* score : {"lcs", "bitpal", "hamming", "affine", "semiglobal"})
        EXPECT_EQ(gaps_of(score), std::nullopt) << score;
}

}  // namespace
}  // namespace minterm::alignment_model_test
