// SPDX-License-Identifier: Apache-2.0
#include "codegen/layout_choice.hpp"

#include <gtest/gtest.h>

#include "codegen/compile.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/emit_spu.hpp"
#include "codegen/engine.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::layout_choice_test {
namespace {

SymbolLogic equality(int planes) {
    SymbolLogic logic;
    logic.a_planes = logic.b_planes = planes;
    return logic;
}

/// What Note [Rows of a kernel] measured, but for differences of some per cent.
TEST(LayoutChoice, RowsAreThoseThatMeasuredBest) {
    const Target& avx512 = **find_target("avx512");
    EXPECT_EQ(best_rows(avx512, equality(2), 4), 4);   // edit distance, DNA
    EXPECT_EQ(best_rows(avx512, equality(2), 10), 4);  // weighted, DNA
    EXPECT_EQ(best_rows(avx512, equality(3), 4), 3);
    EXPECT_EQ(best_rows(avx512, equality(5), 4), 2);   // proteins
    EXPECT_EQ(best_rows(avx512, equality(8), 4), 2);   // bytes
    EXPECT_EQ(best_rows(avx512, equality(20), 4), 2);  // lines
    EXPECT_EQ(best_rows(avx512, equality(2), 31), 2);  // affine gaps, DNA
    EXPECT_EQ(best_rows(avx512, equality(21), 1000), 2);
}

TEST(LayoutChoice, RowsAreAtMostTheTargets) {
    for (const Target& target : all_targets())
        for (const int planes : {1, 8, 21}) {
            EXPECT_LE(best_rows(target, equality(planes), 4), target.default_rows);
            EXPECT_EQ(best_rows(target, equality(planes), 1000), 2) << target.name;
        }
    EXPECT_EQ(best_rows(spu_target(), equality(8), 31), spu_target().default_rows);
    EXPECT_EQ(best_rows(cuda_target(), equality(8), 31), cuda_target().default_rows);
}

/// `compile` and engines take the same K.
TEST(LayoutChoice, KernelsHaveThem) {
    const Target& avx512 = **find_target("avx512");
    for (const auto& [name, rows] : {std::pair("levenshtein", 4), std::pair("affine", 2)}) {
        CompileParams params;
        params.symbols = equality(2);
        const auto compiled = compile(testing::load_shipped(name), avx512, params);
        ASSERT_TRUE(compiled) << compiled.failure().render();
        EXPECT_EQ(compiled->rows, rows) << name;
    }
}

}  // namespace
}  // namespace minterm::layout_choice_test
