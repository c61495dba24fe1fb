// SPDX-License-Identifier: Apache-2.0
//
// Exactly what the loops of batch kernels hold, and what is known of gap costs.
#include "codegen/batch.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "codegen/compile_batch.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::batch_test {
namespace {

using testing::load_shipped;

struct Mix {
    int gates, loads, stores;
    bool operator==(const Mix&) const = default;
};
std::ostream& operator<<(std::ostream& out, const Mix& mix) {
    return out << mix.gates << " gates, " << mix.loads << " loads, " << mix.stores << " stores";
}

CompiledBatch compiled(const char* spec, const char* target, PredicateSource source) {
    CompileParams params;
    params.symbols = dna_symbols();
    params.rows = 1;
    BatchParams batch;
    batch.predicates = source;
    batch.heights = {4, 1};
    const Target& here = **find_target(target);
    auto result =
        compile_batch(*solve_recurrence(load_shipped(spec), here, params), here, params, batch);
    EXPECT_TRUE(result) << (result ? "" : result.failure().render());
    return *std::move(result);
}

Mix mix_of(const CompiledBatch& batch, const std::string& function) {
    for (const KernelFunction& candidate : batch.program.functions) {
        if (candidate.name != function) continue;
        const InstructionMix mix = loop_mix(candidate);
        EXPECT_EQ(mix.shifts, 0);
        return {mix.gates, mix.loads, mix.stores};
    }
    ADD_FAILURE() << "no function " << function;
    return {};
}

TEST(BatchLayout, LoopsHoldNothingButCells) {
    const CompiledBatch avx2 = compiled("levenshtein", "avx2", PredicateSource::Symbols);
    EXPECT_EQ(mix_of(avx2, "steady4"), (Mix{44, 12, 2}));
    EXPECT_EQ(mix_of(avx2, "held4"), (Mix{68, 13, 2}));
    EXPECT_EQ(mix_of(avx2, "steady1"), (Mix{11, 6, 2}));
    EXPECT_EQ(mix_of(avx2, "sum"), (Mix{20, 2, 0}));
    EXPECT_EQ(mix_of(avx2, "sum_counted"), (Mix{21, 3, 0}));
    const CompiledBatch avx512 = compiled("levenshtein", "avx512", PredicateSource::Symbols);
    EXPECT_EQ(mix_of(avx512, "steady4"), (Mix{24, 12, 2}));
    EXPECT_EQ(mix_of(avx512, "held4"), (Mix{32, 13, 2}));
    EXPECT_EQ(mix_of(avx512, "sum"), (Mix{12, 2, 0}));
    EXPECT_EQ(mix_of(compiled("lcs", "avx512", PredicateSource::Symbols), "steady4"),
              (Mix{16, 11, 1}));
}

TEST(BatchLayout, GivenMasksACellCostsItsOwnGatesOnly) {
    const CompiledBatch avx2 = compiled("levenshtein", "avx2", PredicateSource::Masks);
    EXPECT_EQ(mix_of(avx2, "steady4"), (Mix{32, 6, 2}));
    EXPECT_EQ(mix_of(avx2, "masks"), (Mix{3, 2, 1}));
    const CompiledBatch avx512 = compiled("levenshtein", "avx512", PredicateSource::Masks);
    EXPECT_EQ(mix_of(avx512, "steady4"), (Mix{16, 6, 2}));
    EXPECT_EQ(mix_of(avx512, "held4"), (Mix{24, 7, 2}));
    EXPECT_EQ(mix_of(avx512, "masks"), (Mix{2, 2, 1}));
    EXPECT_EQ(mix_of(compiled("lcs", "avx512", PredicateSource::Masks), "steady4"), (Mix{8, 5, 1}));
}

TEST(BatchLayout, ProgramsAreWellFormed) {
    for (const auto& spec : testing::shipped_specs()) {
        if (load_shipped(spec.name).answer.kind != AnswerKind::Corner) continue;
        for (const Target& target : all_targets())
            for (const PredicateSource source : {PredicateSource::Symbols, PredicateSource::Masks})
                EXPECT_TRUE(
                    check(compiled(spec.name.c_str(), target.name.c_str(), source).program).empty())
                    << spec.name;
    }
}

}  // namespace
}  // namespace minterm::batch_test
