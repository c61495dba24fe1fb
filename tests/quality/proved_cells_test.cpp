// SPDX-License-Identifier: Apache-2.0
//
// The fewest gates of the shipped cells, found here and now by exact synthesis over all encodings.
#include <gtest/gtest.h>

#include <string>

#include "synth/exact_synthesis.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::proved_cells_test {
namespace {

int proved_gates(const std::string& spec, int bits, const std::string& library) {
    const Flows flows = *derive(testing::load_shipped(spec));
    const Result<ExactNetwork> result =
        synthesize_cell(flows, {bits, bits}, **library_named(library));
    if (!result || !result->network) return -1;
    const auto gates = static_cast<int>(result->network->gates.size());
    return result->proved(gates) ? gates : -1;
}

TEST(ProvedCells, EditDistanceTakesFourTablesOfThreeInputs) {
    EXPECT_EQ(proved_gates("levenshtein", 2, "lut3"), 4);
    EXPECT_EQ(proved_gates("semiglobal", 2, "lut3"), 4);
}

/// Seven gates are found by other means (CellTable), which shortens the proof to seconds.
TEST(ProvedCells, GlobalScoreDoesNotFitIntoSixTablesOfThreeInputs) {
    const Flows flows = *derive(testing::load_shipped("bitpal"));
    ExactParams params;
    params.known_gates = 7;
    const Result<ExactNetwork> result = synthesize_cell(flows, {2, 2}, lut3_library(), params);
    ASSERT_TRUE(result);
    EXPECT_FALSE(result->network.has_value());
    EXPECT_EQ(result->lower_bound, 7);
}

/// What is proved for a library holds for those whose gates it has: spu2 stands for avx2 and bmi,
/// and neon_sha3 for neon.
TEST(ProvedCells, IndelDistanceIsAsCheapAsTheSubsequence) {
    for (const char* spec : {"lcs", "indel"}) {
        EXPECT_EQ(proved_gates(spec, 1, "lut3"), 2) << spec;
        EXPECT_EQ(proved_gates(spec, 1, "spu2"), 4) << spec;
        EXPECT_EQ(proved_gates(spec, 1, "avx2"), 4) << spec;
        EXPECT_EQ(proved_gates(spec, 1, "spu"), 3) << spec;
        EXPECT_EQ(proved_gates(spec, 1, "neon_sha3"), 3) << spec;
    }
}

TEST(ProvedCells, CellsOfAbsoluteValues) {
    EXPECT_EQ(proved_gates("hamming", 2, "lut3"), 2);
    EXPECT_EQ(proved_gates("hamming", 2, "spu2"), 4);
    EXPECT_EQ(proved_gates("k_mismatch", 2, "lut3"), 2);
    EXPECT_EQ(proved_gates("k_mismatch", 2, "spu2"), 5);
    EXPECT_EQ(proved_gates("k_mismatch", 2, "spu"), 3);
    EXPECT_EQ(proved_gates("k_mismatch", 2, "neon_sha3"), 3);
    EXPECT_EQ(proved_gates("shift_or", 1, "lut3"), 1);
    EXPECT_EQ(proved_gates("shift_or", 1, "spu2"), 1);
}

}  // namespace
}  // namespace minterm::proved_cells_test
