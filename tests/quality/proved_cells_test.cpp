// SPDX-License-Identifier: Apache-2.0
//
// The fewest gates of the shipped cells, found here and now by exact synthesis over all encodings.
#include <gtest/gtest.h>

#include <string>

#include "synth/exact_synthesis.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm {
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

TEST(ProvedCells, IndelDistanceIsAsCheapAsTheSubsequence) {
    for (const char* spec : {"lcs", "indel"}) {
        EXPECT_EQ(proved_gates(spec, 1, "lut3"), 2) << spec;
        EXPECT_EQ(proved_gates(spec, 1, "avx2"), 4) << spec;
        EXPECT_EQ(proved_gates(spec, 1, "spu"), 3) << spec;
    }
}

}  // namespace
}  // namespace minterm
