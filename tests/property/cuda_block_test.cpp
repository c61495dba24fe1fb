// SPDX-License-Identifier: Apache-2.0
//
// Blocks on a device. Built twice: for a fake (tests/support/fake_cuda_driver.cpp) that runs
// emitted CUDA as fibers, and for one that the machine has (label gpu): every strip, launch and
// piece, against the recurrences' naive programs.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <tuple>

#include "codegen/block_edges.hpp"
#include "codegen/compile.hpp"
#include "codegen/emit_cuda.hpp"
#include "runtime/cuda/cuda_block_driver.hpp"
#include "synth/lower_reach.hpp"
#include "tests/support/cuda_blocks.hpp"

namespace minterm::cuda_block_test {
namespace {

const SourceHead kHead{"a test", "minterm", "", "Wavefront layout"};

using testing::random_symbols;
using testing::shipped;
using testing::Symbols;

/// A spec's kernel on the device.
struct OnDevice {
    Compiled compiled;
    WavefrontKernel shape;
    CudaModule module;
    CudaBlockKernels kernels;
};

class CudaBlocks : public testing::CudaBlockTest {
protected:
    Result<OnDevice> load(const std::string& name, int rows) const {
        CompileParams params;
        params.symbols = dna_symbols();
        params.rows = rows;
        OnDevice loaded;
        MINTERM_TRY(loaded.compiled,
                    compile(*lower_reach(testing::load_shipped(name)), cuda_target(), params));
        const Compiled& compiled = loaded.compiled;
        const Encoding& encoding = compiled.cell.encoding;
        loaded.shape = {cuda_target().word_bits,  rows, encoding.vertical.bits,
                        encoding.horizontal.bits, 2,    2};
        const KernelProgram tap =
            layout_wavefront(compiled.program.name, compiled.layout_cell, rows, KernelPart::Tap);
        MINTERM_TRY(loaded.module,
                    load_source(emit_cuda_block(compiled.program, &tap, loaded.shape, kHead),
                                compiled.program.name));
        MINTERM_TRY(loaded.kernels, find_block_kernels(*device_, loaded.module));
        return loaded;
    }

    Result<AnswerValue> run(const OnDevice& on_device, const Symbols& a, const Symbols& b,
                            const CudaBlockParams& params = {},
                            const BlockProgress& progress = {}) const {
        const Compiled& compiled = on_device.compiled;
        CudaBlockDriver driver(*device_, on_device.shape, on_device.kernels, params);
        return answer_of(compiled.recurrence, compiled.flows, compiled.cell.encoding, a, b,
                         [&](const Block& block) { return driver.run(block, progress); });
    }
};

TEST_F(CudaBlocks, EverySpecGivesItsAnswers) {
    std::mt19937 random(31);
    for (const testing::ShippedSpec& spec : testing::shipped_specs()) {
        const auto loaded = load(spec.name, 1);
        ASSERT_TRUE(loaded) << spec.name << ": " << loaded.failure().render();
        for (const auto& [m, n] : {std::pair(1U, 1U), std::pair(1300U, 200U)}) {
            const Symbols a = random_symbols(random, m);
            const Symbols b = random_symbols(random, n);
            const auto answer = run(*loaded, a, b);
            ASSERT_TRUE(answer) << answer.failure().render();
            EXPECT_EQ(*answer, spec.expected(a.letters, b.letters))
                << spec.name << ' ' << m << 'x' << n;
        }
    }
}

TEST_F(CudaBlocks, StripsSegmentsAndPiecesMeet) {
    std::mt19937 random(32);
    for (const int rows : {1, 2}) {
        const auto loaded = load("levenshtein", rows);
        ASSERT_TRUE(loaded) << loaded.failure().render();
        const auto strip = loaded->shape.strip_rows();
        struct Size {
            std::size_t m, n;
            CudaBlockParams params;
        };
        const Size sizes[] = {{strip, 1, {}},
                              {strip - 1, 40, {}},
                              {strip + 1, 40, {}},
                              {2 * strip, 100, {{}, 7, 0}},
                              {2 * strip + 5, 700, {{}, 100, 0}},
                              {strip + 9, 3, {{}, 1000, 1}},
                              {strip + 9, 600, {{}, 0, 250}},
                              {30, 2500, {{}, 0, 0}},
                              {30, 2500, {{}, 64, 1024}},
                              {strip + 1, strip + 70, {{}, 0, 0}},
                              {3 * strip, 1, {DeviceLaunches::One, 0, 0}},
                              {2 * strip + 7, 300, {DeviceLaunches::One, 0, 0}},
                              {strip + 1, 600, {DeviceLaunches::One, 100, 250}}};
        for (const Size& size : sizes) {
            const Symbols a = random_symbols(random, size.m);
            const Symbols b = random_symbols(random, size.n);
            const auto answer = run(*loaded, a, b, size.params);
            ASSERT_TRUE(answer) << answer.failure().render();
            EXPECT_EQ(*answer, shipped("levenshtein").expected(a.letters, b.letters))
                << rows << ": " << size.m << 'x' << size.n;
        }
    }
}

/// The bits of a row that a block of the rows above it ends in.
std::vector<std::byte> bits_of(const std::vector<std::uint8_t>& codes, int planes) {
    std::vector<std::byte> bits((codes.size() + 63) / 64 * static_cast<std::size_t>(planes) * 8);
    for (std::size_t column = 0; column < codes.size(); ++column)
        for (int plane = 0; plane < planes; ++plane) {
            const std::size_t block =
                column / 64 * static_cast<std::size_t>(planes) + static_cast<std::size_t>(plane);
            bits[block * 8 + column % 64 / 8] |=
                static_cast<std::byte>((codes[column] >> plane & 1) << column % 8);
        }
    return bits;
}

TEST_F(CudaBlocks, RowsBetweenStripsAreBottomEdges) {
    std::mt19937 random(35);
    const auto loaded = load("levenshtein", 1);
    ASSERT_TRUE(loaded) << loaded.failure().render();
    const Compiled& compiled = loaded->compiled;
    const Encoding& encoding = compiled.cell.encoding;
    const Symbols a = random_symbols(random, 4 * 1024 + 30);
    const Symbols b = random_symbols(random, 200);
    const auto left = *left_edge(compiled.recurrence, compiled.flows, encoding, a.codes.size());
    const auto top = *top_edge(compiled.recurrence, compiled.flows, encoding, b.codes.size());
    std::vector<std::uint8_t> right(a.codes.size());
    std::vector<std::uint8_t> bottom(b.codes.size());
    const auto run_rows = [&](std::size_t rows, const CudaBlockParams& params,
                              RowsBetween* between) {
        CudaBlockDriver driver(*device_, loaded->shape, loaded->kernels, params);
        return driver.run({SymbolSpan(a.codes).first(rows), b.codes, std::span(left).first(rows),
                           top, std::span(right).first(rows), bottom},
                          {}, between);
    };
    std::vector<std::vector<std::byte>> rows_below;  // each strip
    for (std::size_t strip = 0; strip < 4; ++strip) {
        ASSERT_TRUE(run_rows(1024 * (strip + 1), {}, nullptr));
        rows_below.push_back(bits_of(bottom, loaded->shape.horizontal_planes));
    }
    ASSERT_TRUE(run_rows(a.codes.size(), {}, nullptr));
    const std::vector<std::uint8_t> last = bottom;
    constexpr DeviceLaunches kOne = DeviceLaunches::One;
    using Kept = std::vector<std::size_t>;
    for (const auto& [params, every, kept] :
         {std::tuple(CudaBlockParams{}, 1U, Kept{0, 1, 2, 3}),
          std::tuple(CudaBlockParams{{}, 64, 100}, 1U, Kept{0, 1}),
          std::tuple(CudaBlockParams{{}, 0, 190}, 2U, Kept{1, 3}),
          std::tuple(CudaBlockParams{kOne, 0, 0}, 4U, Kept{3}),
          std::tuple(CudaBlockParams{kOne, 300, 128}, 1U, Kept{0, 1, 2, 3})}) {
        RowsBetween between{every, kept.size(), {}};
        ASSERT_TRUE(run_rows(a.codes.size(), params, &between));
        EXPECT_EQ(bottom, last);
        ASSERT_EQ(between.bits.size(), kept.size());
        for (std::size_t row = 0; row < kept.size(); ++row)
            EXPECT_EQ(between.bits[row], rows_below[kept[row]]) << every << ' ' << row;
    }
}

TEST_F(CudaBlocks, NoStripReadsWhatWasNotHandedOn) {
    for (const int k : {1, 2, 4}) {
        const WavefrontKernel kernel{1024, k, 2, 2, 2, 2};
        const std::size_t strip_rows = kernel.strip_rows();
        for (const std::size_t segment : {0, 1, 7, 1024, 5000})
            for (const std::size_t rows : {std::size_t{1}, strip_rows, 5 * strip_rows + 3})
                for (const std::size_t columns : {std::size_t{1}, std::size_t{3000}}) {
                    const StripSchedule schedule = schedule_strips(kernel, rows, columns, segment);
                    ASSERT_EQ(schedule.strips, (rows + strip_rows - 1) / strip_rows);
                    // So many steps the strip above is ahead, before a launch, of what is read.
                    EXPECT_GE((schedule.lag - 1) * schedule.segment * static_cast<std::size_t>(k),
                              strip_rows - 1 + 128);
                    std::vector<std::size_t> done(schedule.strips);
                    for (std::size_t t = 0; t < schedule.launches(); ++t) {
                        const std::size_t newest = std::min(t / schedule.lag, schedule.strips - 1);
                        for (std::size_t w = 0; w < schedule.warps(t); ++w) ++done[newest - w];
                    }
                    for (const std::size_t segments : done) EXPECT_EQ(segments, schedule.segments);
                }
    }
}

#ifdef MINTERM_FAKE_CUDA_DRIVER

TEST_F(CudaBlocks, FailuresLeaveNothingBehind) {
    std::mt19937 random(33);
    const auto loaded = load("lcs", 1);
    ASSERT_TRUE(loaded) << loaded.failure().render();
    const Symbols a = random_symbols(random, 1500);
    const Symbols b = random_symbols(random, 300);
    const auto refused = [&](const char* environment, const char* value, const char* says) {
        const testing::Environment fails{{{environment, value}}};
        testing::reset_fake_cuda();
        const auto answer = run(*loaded, a, b);
        ASSERT_FALSE(answer) << value;
        EXPECT_NE(answer.failure().render().find(says), std::string::npos)
            << answer.failure().render();
    };
    refused("FAKE_CUDA_FAIL", "MemAlloc:3:2", "has not enough free memory");
    refused("FAKE_CUDA_FAIL", "MemAlloc:7:2", "has not enough free memory");
    refused("FAKE_CUDA_FAIL", "LaunchKernel:2:719", "the device is lost");
    refused("FAKE_CUDA_FAIL", "StreamSynchronize:3:719", "the device is lost");
    refused("FAKE_CUDA_FAIL", "MemcpyDtoHAsync:1:719", "CUDA fails to copy from the device");
    refused("FAKE_CUDA_MEMORY", "3000", "has not enough free memory");
    {
        const testing::Environment small{{{"FAKE_CUDA_MEMORY", "100000"}}};
        const auto answer = run(*loaded, a, b);
        ASSERT_TRUE(answer) << answer.failure().render();
        EXPECT_EQ(*answer, shipped("lcs").expected(a.letters, b.letters));
    }
    for (const DeviceLaunches launches : {DeviceLaunches::Many, DeviceLaunches::One}) {
        const auto in_pieces = run(*loaded, a, b, {launches, 0, 64},
                                   [](std::uint64_t cells, double) { return cells < 200'000; });
        EXPECT_FALSE(in_pieces);
    }
    const auto stopped =
        run(*loaded, a, b, {{}, 1, 0}, [](std::uint64_t, double) { return false; });
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.failure().kind(), FailureKind::Environment);
}

#endif

}  // namespace
}  // namespace minterm::cuda_block_test
