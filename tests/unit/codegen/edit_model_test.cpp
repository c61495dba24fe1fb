// SPDX-License-Identifier: Apache-2.0
#include "codegen/edit_model.hpp"

#include <gtest/gtest.h>

#include "tests/support/shipped_specs.hpp"

namespace minterm {
namespace {

using testing::load_shipped;

std::optional<EditModel> model_of(const std::string& spec, const ParameterValues& parameters = {}) {
    const Recurrence recurrence = load_shipped(spec, parameters);
    const auto flows = derive(recurrence);
    EXPECT_TRUE(flows);
    return edit_model(recurrence, *flows);
}

TEST(EditModels, AreRecognizedByWhatTheyCompute) {
    using enum UnitCosts;
    using enum AlignmentMode;
    EXPECT_EQ(model_of("levenshtein"), (EditModel{Levenshtein, Global}));
    EXPECT_EQ(model_of("casefold"), (EditModel{Levenshtein, Global}));
    EXPECT_EQ(model_of("iupac"), (EditModel{Levenshtein, Global}));
    EXPECT_EQ(model_of("prefix"), (EditModel{Levenshtein, Prefix}));
    EXPECT_EQ(model_of("semiglobal"), (EditModel{Levenshtein, Infix}));
    EXPECT_EQ(model_of("indel"), (EditModel{Indel, Global}));
    EXPECT_EQ(model_of("weighted", {{"sub", 1}, {"ins", 1}, {"del", 1}}),
              (EditModel{Levenshtein, Global}));
    EXPECT_EQ(model_of("weighted", {{"sub", 4}, {"ins", 1}, {"del", 1}}),
              (EditModel{Indel, Global}));
}

TEST(EditModels, OthersAreNot) {
    for (const char* spec : {"lcs", "hamming", "weighted", "bitpal", "shift_or", "k_mismatch"})
        EXPECT_EQ(model_of(spec), std::nullopt) << spec;
}

TEST(EditModels, ModesChangeTheEndsAlone) {
    const Recurrence global = load_shipped("levenshtein");
    for (const AlignmentMode mode : {AlignmentMode::Prefix, AlignmentMode::Infix}) {
        const Recurrence other = in_mode(global, mode);
        EXPECT_TRUE(check(other).empty());
        const auto flows = derive(other);
        ASSERT_TRUE(flows);
        EXPECT_EQ(edit_model(other, *flows), (EditModel{UnitCosts::Levenshtein, mode}));
    }
}

}  // namespace
}  // namespace minterm
