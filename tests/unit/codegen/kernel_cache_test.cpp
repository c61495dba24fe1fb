// SPDX-License-Identifier: Apache-2.0
//
// Kernels from disk give the answers of kernels that were just compiled, and say what they are.
#include "codegen/kernel_cache.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "codegen/batch_engine.hpp"
#include "codegen/engine.hpp"
#include "codegen/kernel_key.hpp"
#include "synth/symbols.hpp"
#include "tests/reference/edit_distances.hpp"
#include "tests/support/runnable_targets.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::kernel_cache_test {
namespace {

namespace fs = std::filesystem;

std::vector<const Target*> targets_here() {
    std::vector<const Target*> targets = testing::runnable_targets();
    return targets;
}

class KernelCacheTest : public ::testing::Test {
protected:
    CellStore store() const { return {temporary_.path().string(), true}; }
    fs::path kernels() const { return temporary_.path() / "kernels"; }
    std::size_t files() const {
        const fs::directory_iterator entries(kernels());
        return static_cast<std::size_t>(std::distance(begin(entries), end(entries)));
    }
    RunResult run(const Target& target, const Recurrence& recurrence, std::string_view a,
                  std::string_view b, const RunOptions& options = {}) const {
        auto result = Engine(target, store()).run(recurrence, a, b, options);
        EXPECT_TRUE(result) << result.failure().render();
        return *std::move(result);
    }
    static bool has_stage(const RunResult& result, const std::string& stage) {
        return std::any_of(result.stage_times.begin(), result.stage_times.end(),
                           [&](const StageTime& time) { return time.stage == stage; });
    }

    testing::TemporaryFolder temporary_;
    const std::string a_ = "kitten sitting on the mat and looking at the sitting kitten";
    const std::string b_ = "sitting kitten sat on that mat, looking for the kittens sitting";
    RunOptions full_ = [] {
        RunOptions options;
        options.method = Method::Full;
        return options;
    }();
};

TEST_F(KernelCacheTest, WarmAndColdGiveTheSameAnswersOnEveryTarget) {
    for (const Target* target : targets_here()) {
        for (const testing::ShippedSpec& spec : testing::shipped_specs()) {
            const Recurrence recurrence = testing::load_shipped(spec.name);
            RunOptions options = full_;
            if (spec.name != "levenshtein") options.method = Method::Choose;
            const RunResult cold = run(*target, recurrence, a_, b_, options);
            const RunResult warm = run(*target, recurrence, a_, b_, options);
            EXPECT_EQ(cold.answer, spec.expected(a_, b_)) << target->name << ' ' << spec.name;
            EXPECT_EQ(warm.answer, cold.answer) << target->name << ' ' << spec.name;
            EXPECT_EQ(warm.gates, cold.gates);
            EXPECT_EQ(warm.code_origin, warm.rows != 0 ? "stored" : "") << spec.name;
        }
    }
}

TEST_F(KernelCacheTest, TheSecondProcessSaysWhereItsKernelIsFrom) {
    const Target& target = **choose_target();
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    const RunResult cold = run(target, recurrence, a_, b_, full_);
    EXPECT_EQ(cold.code_origin, "compiled");
    EXPECT_EQ(cold.code_not_kept, "");
    EXPECT_TRUE(has_stage(cold, "machine code"));
    EXPECT_FALSE(has_stage(cold, "kernel from the cache"));
    const RunResult warm = run(target, recurrence, a_, b_, full_);
    EXPECT_EQ(warm.code_origin, "stored");
    EXPECT_TRUE(has_stage(warm, "kernel from the cache"));
    for (const char* stage : {"mapped", "verify", "program", "machine code"})
        EXPECT_FALSE(has_stage(warm, stage)) << stage;
    EXPECT_EQ(warm.answer.value, reference::edit_distance(a_, b_));

    // Where an infix may begin changes the boundary and not the cell, but more code is needed.
    RunOptions infix = full_;
    infix.mode = AlignmentMode::Infix;
    const RunResult half = run(target, recurrence, a_, b_, infix);
    EXPECT_EQ(half.code_origin, "compiled");
    EXPECT_TRUE(has_stage(half, "kernel from the cache"));
    EXPECT_TRUE(has_stage(half, "machine code (tap)"));
    const RunResult whole = run(target, recurrence, a_, b_, infix);
    EXPECT_EQ(whole.code_origin, "stored");
    EXPECT_TRUE(has_stage(whole, "tap from the cache"));
    EXPECT_EQ(whole.answer, half.answer);
    EXPECT_EQ(whole.answer.value, reference::infix_distance(a_, b_).distance);
}

/// A kernel from disk brings its codes, so that no cell has to be looked for.
TEST_F(KernelCacheTest, ColumnsFindTheirKernelsAndCodes) {
    RunOptions column;
    column.layout = Layout::Column;
    for (const Target* target : targets_here()) {
        for (const char* name : {"lcs", "levenshtein", "semiglobal", "k_mismatch"}) {
            const Recurrence recurrence = testing::load_shipped(name);
            const RunResult cold = run(*target, recurrence, a_, b_, column);
            EXPECT_EQ(cold.layout, "column");
            const RunResult warm = run(*target, recurrence, a_, b_, column);
            EXPECT_EQ(warm.code_origin, "stored") << target->name << ' ' << name;
            EXPECT_FALSE(has_stage(warm, "column cell"));
            EXPECT_FALSE(has_stage(warm, "machine code"));
            EXPECT_EQ(warm.answer, cold.answer) << target->name << ' ' << name;
            EXPECT_EQ(warm.gates, cold.gates);
        }
    }
}

TEST(ColumnCodes, AreReadBackOrNotAtAll) {
    const Target& target = all_targets().front();
    ColumnRecurrence solved = *column_recurrence(testing::load_shipped("levenshtein"));
    const ColumnCodes codes = compile_column(solved, target, dna_symbols(), 1)->codes;
    const std::vector<std::int64_t> numbers = numbers_of(codes);
    const auto back = codes_of(numbers, solved.flows);
    ASSERT_TRUE(back);
    EXPECT_EQ(back->encoding.vertical.value_of_code, codes.encoding.vertical.value_of_code);
    EXPECT_EQ(back->encoding.horizontal.value_of_code, codes.encoding.horizontal.value_of_code);
    EXPECT_EQ(back->mask_is_match, codes.mask_is_match);
    EXPECT_EQ(back->operations, codes.operations);
    for (std::size_t length = 0; length < numbers.size(); ++length)
        EXPECT_FALSE(
            codes_of({numbers.begin(), numbers.begin() + static_cast<std::ptrdiff_t>(length)},
                     solved.flows));
    // A count or a value that cannot be; number 2 is whether a mask is 0 or not.
    for (std::size_t place = 1; place < numbers.size(); ++place) {
        if (place == 2) continue;
        std::vector<std::int64_t> damaged = numbers;
        damaged[place] = 1'000'000'000;
        EXPECT_FALSE(codes_of(damaged, solved.flows)) << place;
    }
}

TEST_F(KernelCacheTest, DamagedCodeIsCompiledAnew) {
    const Target& target = **choose_target();
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    const RunResult cold = run(target, recurrence, a_, b_, full_);
    ASSERT_EQ(files(), 1U);
    const fs::path file = fs::directory_iterator(kernels())->path();
    fs::resize_file(file, fs::file_size(file) / 2);
    const RunResult again = run(target, recurrence, a_, b_, full_);
    EXPECT_EQ(again.code_origin, "compiled");
    EXPECT_EQ(again.answer, cold.answer);
    EXPECT_EQ(run(target, recurrence, a_, b_, full_).code_origin, "stored");
}

TEST_F(KernelCacheTest, AFolderOfOthersIsNotUsedAndSaidSo) {
    const Target& target = **choose_target();
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    const RunResult cold = run(target, recurrence, a_, b_, full_);
    ASSERT_EQ(::chmod(kernels().c_str(), 0777), 0);
    const RunResult refused = run(target, recurrence, a_, b_, full_);
    EXPECT_EQ(refused.code_origin, "compiled");
    EXPECT_NE(refused.code_not_kept.find("other users can write there"), std::string::npos)
        << refused.code_not_kept;
    EXPECT_EQ(refused.answer, cold.answer);
}

TEST_F(KernelCacheTest, StoredKernelsAreWorthMoreThanPoints) {
    const Target& target = **choose_target();
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    std::string a(1500, 'a');
    std::string b(1500, 'b');
    for (std::size_t i = 0; i < a.size(); i += 3) a[i] = b[a.size() - 1 - i] = 'c';
    const RunResult points = run(target, recurrence, a, b);
    EXPECT_EQ(points.layout, "furthest-reaching") << "no kernel is worth its compilation";
    EXPECT_FALSE(fs::exists(kernels()));
    run(target, recurrence, a, b, full_);
    const RunResult band = run(target, recurrence, a, b);
    EXPECT_EQ(band.layout, "band");
    EXPECT_EQ(band.code_origin, "stored");
    EXPECT_EQ(band.answer, points.answer);
}

TEST_F(KernelCacheTest, BatchesFindTheirKernels) {
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    const std::vector<SymbolSpan> a{a_, b_, "kitten", "", "sitting"};
    const std::vector<SymbolSpan> b{b_, a_, "sitting", "mat", "kittens"};
    std::vector<std::int64_t> expected;
    for (std::size_t p = 0; p < a.size(); ++p)
        expected.push_back(reference::edit_distance(a[p].bytes(), b[p].bytes()));
    for (const Target* target : targets_here()) {
        for (const char* origin : {"compiled", "stored"}) {
            BatchEngine engine(*target, store());
            const auto pairs = engine.pairs(recurrence, a, b);
            ASSERT_TRUE(pairs) << pairs.failure().render();
            EXPECT_EQ(pairs->values, expected) << target->name;
            EXPECT_EQ(pairs->report.code_origin, origin) << target->name;
            EXPECT_EQ(pairs->report.code_not_kept, "");
            std::vector<std::int64_t> diagonal(a.size(), -1);
            const auto matrix = engine.matrix(recurrence, a, b, [&](const MatrixPart& part) {
                for (std::size_t i = 0; i < part.targets.size(); ++i)
                    if (part.targets[i] == part.query) diagonal[part.query] = part.values[i];
                return true;
            });
            ASSERT_TRUE(matrix) << matrix.failure().render();
            EXPECT_EQ(diagonal, expected) << target->name;
            EXPECT_EQ(matrix->code_origin, origin) << target->name;
        }
    }
}

TEST_F(KernelCacheTest, KeysSayWhatCodeDependsOn) {
    const Target& target = all_targets().front();
    const SolvedRecurrence edit =
        *solve_recurrence(testing::load_shipped("levenshtein"), target, {});
    const SymbolLogic dna = dna_symbols();
    const std::string key = code_key(edit, dna, target, "wavefront");
    EXPECT_EQ(code_key(edit, dna, target, "wavefront"), key);
    EXPECT_NE(code_key(edit, dna, target, "batch"), key);
    EXPECT_NE(code_key(edit, dna, narrow_test_target(), "wavefront"), key);
    SymbolLogic wider = dna;
    wider.a_planes = wider.b_planes = 3;
    EXPECT_NE(code_key(edit, wider, target, "wavefront"), key);
    SymbolLogic wild = wider;
    wild.a_wildcards = wild.b_wildcards = true;
    EXPECT_NE(code_key(edit, wild, target, "wavefront"),
              code_key(edit, wider, target, "wavefront"));
    SolvedRecurrence other = edit;
    other.recurrence.name = "other";
    EXPECT_EQ(code_key(other, dna, target, "wavefront"), key) << "names do not matter";
    other = edit;
    std::swap(other.cell.network.outputs[0].ref, other.cell.network.outputs[1].ref);
    EXPECT_NE(code_key(other, dna, target, "wavefront"), key);
    other = edit;
    std::swap(other.cell.encoding.vertical.value_of_code[0],
              other.cell.encoding.vertical.value_of_code[1]);
    EXPECT_NE(code_key(other, dna, target, "wavefront"), key);
    EXPECT_NE(code_key(*solve_recurrence(testing::load_shipped("lcs"), target, {}), dna, target,
                       "wavefront"),
              key);
}

}  // namespace
}  // namespace minterm::kernel_cache_test
