// SPDX-License-Identifier: Apache-2.0
//
// Columns on a device. Built twice: for a fake (tests/support/fake_cuda_driver.cpp) that runs
// emitted CUDA as fibers, and for one that the machine has (label gpu): strips, segments, pieces
// and their edges, against naive programs and each other.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <utility>
#include <vector>

#include "codegen/compile_column.hpp"
#include "codegen/emit_cuda.hpp"
#include "runtime/cuda/cuda_column_driver.hpp"
#include "tests/support/cuda_blocks.hpp"
#include "tests/support/cut_block.hpp"

namespace minterm::cuda_column_test {
namespace {

using testing::Codes;
using testing::random_symbols;
using testing::shipped;
using testing::Symbols;

/// A spec's kernel on the device.
struct OnDevice {
    ColumnRecurrence solved;
    ColumnCodes codes;
    ColumnKernel shape;
    CudaModule module;
    CudaStripKernels kernels;
};

class CudaColumns : public testing::CudaBlockTest {
protected:
    Result<OnDevice> load(const std::string& name, int words,
                          const SymbolLogic& symbols = dna_symbols()) const {
        OnDevice loaded;
        MINTERM_TRY(loaded.solved, column_recurrence(testing::load_shipped(name)));
        MINTERM_TRY(const CompiledColumn compiled,
                    compile_column(loaded.solved, cuda_target(), symbols, words));
        loaded.codes = compiled.codes;
        loaded.shape = column_kernel(compiled.codes, symbols, cuda_target(), words);
        const KernelProgram tap = layout_column(name, compiled.layout, /*tap=*/true);
        MINTERM_TRY(loaded.module,
                    load_source(emit_cuda_column(compiled.program, &tap, loaded.shape,
                                                 {"a test", "minterm", "", "Columns on a device"}),
                                name));
        MINTERM_TRY(loaded.kernels, find_strip_kernels(*device_, loaded.module));
        return loaded;
    }

    Result<AnswerValue> run(const OnDevice& on_device, const Symbols& a, const Symbols& b,
                            const CudaBlockParams& params = {},
                            const BlockProgress& progress = {}) const {
        CudaColumnDriver driver(*device_, on_device.shape, on_device.kernels, params);
        return answer_of(on_device.solved.recurrence, on_device.solved.flows,
                         on_device.codes.encoding, a, b,
                         [&](const Block& block) { return driver.run(block, progress); });
    }

    void expect_answer(const std::string& name, const OnDevice& loaded, const Symbols& a,
                       const Symbols& b, const CudaBlockParams& params = {}) const {
        const auto answer = run(loaded, a, b, params);
        ASSERT_TRUE(answer) << answer.failure().render();
        EXPECT_EQ(*answer, shipped(name).expected(a.letters, b.letters))
            << name << ", K = " << loaded.shape.words << ": " << a.letters.size() << 'x'
            << b.letters.size();
    }
};

TEST_F(CudaColumns, StripsSegmentsAndPiecesMeet) {
    std::mt19937 random(41);
    constexpr DeviceLaunches kOne = DeviceLaunches::One;
    for (const auto& [name, words] :
         {std::pair("lcs", 1), std::pair("levenshtein", 1), std::pair("levenshtein", 2)}) {
        const auto loaded = load(name, words);
        ASSERT_TRUE(loaded) << loaded.failure().render();
        const std::size_t strip = loaded->shape.block_rows();
        struct Size {
            std::size_t m, n;
            CudaBlockParams params;
        };
        const Size sizes[] = {{1, 1, {}},
                              {strip - 1, 40, {}},
                              {strip, 1, {}},
                              {strip + 1, 1023, {}},
                              {2 * strip + 1, 1024, {}},
                              {30, 1025, {}},
                              {strip + 9, 2100, {}},
                              {strip + 9, 2100, {{}, 0, 1}},
                              {strip + 3, 300, {{}, 1, 0}},
                              {strip + 3, 300, {{}, 128, 200}},
                              {3 * strip, 1, {kOne, 0, 0}},
                              {3 * strip - 1, 1025, {kOne, 0, 0}},
                              {3 * strip - 1, 300, {kOne, 32, 0}},
                              {strip + 2, 1100, {kOne, 1024, 1024}}};
        for (const Size& size : sizes)
            expect_answer(name, *loaded, random_symbols(random, size.m),
                          random_symbols(random, size.n), size.params);
    }
}

// Where a carry goes through all lanes, words and strips.
TEST_F(CudaColumns, CarriesGoAllTheWay) {
    const auto loaded = load("lcs", 2);
    ASSERT_TRUE(loaded) << loaded.failure().render();
    std::mt19937 random(42);
    const Symbols same = random_symbols(random, 4097, 0);
    Symbols few = random_symbols(random, 40, 0);
    for (const std::size_t at : {3U, 20U}) {
        few.codes[at] = 1;
        few.letters[at] = 'C';
    }
    expect_answer("lcs", *loaded, same, few);
    expect_answer("lcs", *loaded, same, few, {DeviceLaunches::One, 0, 0});
}

TEST_F(CudaColumns, AllPairsToLength3OverTwoLetters) {
    const auto loaded = load("levenshtein", 1);
    ASSERT_TRUE(loaded) << loaded.failure().render();
    std::vector<Symbols> all;
    for (std::size_t length = 1; length <= 3; ++length)
        for (unsigned bits = 0; bits < 1U << length; ++bits) {
            Symbols text;
            for (std::size_t i = 0; i < length; ++i) {
                text.codes.push_back(static_cast<std::uint8_t>(bits >> i & 1U));
                text.letters += "AC"[text.codes.back()];
            }
            all.push_back(text);
        }
    for (const Symbols& a : all)
        for (const Symbols& b : all) expect_answer("levenshtein", *loaded, a, b);
}

/// A code of an edge for each of so many rows or columns, any of those that stand for a value: so
/// what goes through a block is not what the edges of whole matrices soon lead to.
Codes any_codes(std::mt19937& random, std::size_t count, const EdgeEncoding& encoding) {
    Codes codes(count);
    for (std::uint8_t& code : codes) do
            code = static_cast<std::uint8_t>(random() % encoding.value_of_code.size());
        while (encoding.value_of_code[code] < 0);
    return codes;
}

/// What leaves a block of lcs or levenshtein, by numbers: which values of the flows, of which
/// `least` is the first.
std::pair<Codes, Codes> edges_of_numbers(bool is_lcs, const Codes& a, const Codes& b,
                                         const Codes& left, const Codes& top) {
    const int least = is_lcs ? 0 : -1;
    std::vector<int> row(b.size() + 1);
    for (std::size_t j = 0; j < b.size(); ++j) row[j + 1] = row[j] + top[j] + least;
    Codes right;
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::vector<int> next{row[0] + left[i] + least};
        for (std::size_t j = 0; j < b.size(); ++j) {
            const bool same = a[i] == b[j];
            next.push_back(is_lcs
                               ? std::max({row[j + 1], next[j], row[j] + (same ? 1 : 0)})
                               : std::min({row[j + 1] + 1, next[j] + 1, row[j] + (same ? 0 : 1)}));
        }
        right.push_back(static_cast<std::uint8_t>(next.back() - row.back() - least));
        row = next;
    }
    Codes bottom;
    for (std::size_t j = 0; j < b.size(); ++j)
        bottom.push_back(static_cast<std::uint8_t>(row[j + 1] - row[j] - least));
    return {right, bottom};
}

/// Every bit of edges, also of those that no answer looks at; with two kinds of tables.
TEST_F(CudaColumns, AnyEdgesAndAnyCut) {
    std::mt19937 random(43);
    SymbolSet proteins;
    for (std::uint32_t letter = 0; letter < 20; ++letter) proteins.push_back(letter);
    for (const auto& [name, words] : {std::pair("levenshtein", 1), std::pair("lcs", 2)}) {
        const bool is_lcs = words == 2;
        const Recurrence as_written = testing::load_shipped(name);
        const SymbolLogic symbols =
            is_lcs ? code_symbols(as_written.relations, proteins, proteins)->logic : dna_symbols();
        const auto loaded = load(name, words, symbols);
        ASSERT_TRUE(loaded) << loaded.failure().render();
        const Encoding& encoding = loaded->codes.encoding;
        CudaColumnDriver driver(*device_, loaded->shape, loaded->kernels);
        for (int round = 0; round < 5; ++round) {
            const std::size_t m = 1 + random() % (2 * loaded->shape.block_rows() + 10);
            const std::size_t n = 1 + random() % 60;
            Codes a(m);
            Codes b(n);
            for (Codes* const codes : {&a, &b})
                for (std::uint8_t& code : *codes)
                    code = static_cast<std::uint8_t>(random() % (is_lcs ? 20 : 4));
            Codes left = any_codes(random, m, encoding.vertical);
            Codes top = any_codes(random, n, encoding.horizontal);
            const auto [right_values, bottom_values] =
                edges_of_numbers(is_lcs, a, b, testing::meaning(left, encoding.vertical),
                                 testing::meaning(top, encoding.horizontal));
            const std::string where =
                std::string(name) + ' ' + std::to_string(m) + 'x' + std::to_string(n);
            Codes right(m);
            Codes bottom(n);
            ASSERT_TRUE(driver.run({a, b, left, top, right, bottom}));
            EXPECT_EQ(testing::meaning(right, encoding.vertical), right_values) << where;
            EXPECT_EQ(testing::meaning(bottom, encoding.horizontal), bottom_values) << where;
            testing::run_in_four(a, b, left, top, random() % (m + 1), random() % (n + 1),
                                 [&](const Block& block) { return driver.run(block).ok(); });
            EXPECT_EQ(testing::meaning(left, encoding.vertical), right_values) << where;
            EXPECT_EQ(testing::meaning(top, encoding.horizontal), bottom_values) << where;
        }
    }
}

#ifdef MINTERM_FAKE_CUDA_DRIVER

TEST_F(CudaColumns, FailuresLeaveNothingBehind) {
    std::mt19937 random(44);
    const auto loaded = load("lcs", 1);
    ASSERT_TRUE(loaded) << loaded.failure().render();
    const Symbols a = random_symbols(random, 1500);
    const Symbols b = random_symbols(random, 60);
    const auto refused = [&](const char* environment, const char* value, const char* says) {
        const testing::Environment fails{{{environment, value}}};
        testing::reset_fake_cuda();
        const auto answer = run(*loaded, a, b);
        ASSERT_FALSE(answer) << value;
        EXPECT_NE(answer.failure().render().find(says), std::string::npos)
            << answer.failure().render();
    };
    refused("FAKE_CUDA_FAIL", "MemAlloc:3:2", "has not enough free memory");
    refused("FAKE_CUDA_FAIL", "MemAlloc:6:2", "has not enough free memory");
    refused("FAKE_CUDA_FAIL", "LaunchKernel:2:719", "the device is lost");
    refused("FAKE_CUDA_FAIL", "StreamSynchronize:2:719", "the device is lost");
    refused("FAKE_CUDA_FAIL", "MemcpyDtoHAsync:1:719", "CUDA fails to copy from the device");
    refused("FAKE_CUDA_MEMORY", "2000", "has not enough free memory");
    const auto stopped = run(*loaded, a, random_symbols(random, 1025), {{}, 0, 1024},
                             [](std::uint64_t, double) { return false; });
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.failure().kind(), FailureKind::Environment);
}

#endif

}  // namespace
}  // namespace minterm::cuda_column_test
