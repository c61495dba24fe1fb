// SPDX-License-Identifier: Apache-2.0
//
// Machine code of emitted CUDA, where NVRTC and nvdisasm are installed: a cell takes no more LOP3
// than the mapped network has gates, in the kernels that engines run.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "codegen/emit_cuda.hpp"
#include "codegen/nvrtc.hpp"
#include "runtime/cuda/cuda_block_driver.hpp"
#include "tests/support/conditional_sums.hpp"
#include "tests/support/cuda_text.hpp"
#include "tests/support/device_sources.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::sass_test {
namespace {

using testing::count_matches;
using testing::gates_of_sass;
using testing::loops_of;

class SassTest : public ::testing::Test {
protected:
    void SetUp() override {
        const auto loaded = Nvrtc::load();
        if (!loaded) GTEST_SKIP() << loaded.failure().render();
        nvrtc_ = *loaded;
        // It refuses what is no cubin, in other words than what is not there.
        const auto tool = disassemble_cubin("no cubin");
        if (!tool && tool.failure().render().find("there is no ") != std::string::npos)
            GTEST_SKIP() << tool.failure().render();
    }

    std::vector<std::string> architectures() const {
        std::vector<std::string> known;
        for (const char* name : {"sm_80", "sm_90", "sm_100"})
            if (nvrtc_->check_architecture(name)) known.emplace_back(name);
        return known;
    }
    std::string sass(const std::string& source, const std::string& architecture) const {
        const auto code = nvrtc_->compile(source, "test", architecture, CudaForm::Cubin);
        EXPECT_TRUE(code) << (code ? "" : code.failure().render());
        if (!code) return {};
        const auto text = disassemble_cubin(code->bytes);
        EXPECT_TRUE(text) << (text ? "" : text.failure().render());
        return text ? *text : std::string();
    }

    const Nvrtc* nvrtc_ = nullptr;
};

std::size_t most_gates(const std::vector<std::string>& loops) {
    std::size_t most = 0;
    for (const std::string& loop : loops) most = std::max(most, gates_of_sass(loop));
    return most;
}

TEST_F(SassTest, ProgramsHaveAsManyGatesAsWereMapped) {
    for (const std::string& architecture : architectures())
        for (const auto& [name, gates] : {std::pair("levenshtein", 6U), std::pair("lcs", 4U)}) {
            const std::string text = sass(
                testing::program_source(testing::compiled_for_cuda(name, 4).program), architecture);
            EXPECT_EQ(
                most_gates(loops_of(testing::sass_of_kernel(text, std::string(name) + "_steady"))),
                16 * gates)
                << name << ' ' << architecture;
        }
}

/// Gates in `steady`, and the steps that they are of. The compiler unrolls the loop, so steps are
/// told by what is stored in each of them: a byte for each plane that leaves the strip.
struct SteadyGates {
    std::size_t gates = 0;
    std::size_t steps = 0;
    std::size_t others = 0;  ///< LOP3 that are no gates: of addresses and of the byte that enters
};
SteadyGates steady_gates(const std::string& sass, const std::string& kernel, int planes) {
    const std::string text = testing::sass_of_function(sass, kernel, "steady");
    const std::size_t stores = count_matches(text, " ST(G)?\\.E\\.U8 ");
    EXPECT_EQ(stores % static_cast<std::size_t>(planes), 0U) << kernel;
    const std::size_t gates = gates_of_sass(text);
    return {gates, stores / static_cast<std::size_t>(planes),
            count_matches(text, "\\*/ +LOP3") - gates};
}

void expect_steady_gates(const std::string& sass, const Compiled& compiled,
                         const std::string& shown) {
    const std::size_t mapped =
        static_cast<std::size_t>(total_cost(compiled.mapped, *cuda_target().library));
    for (const char* kernel : {kBlockKernel, kWholeBlockKernel}) {
        const SteadyGates found =
            steady_gates(sass, kernel, compiled.cell.encoding.horizontal.bits);
        EXPECT_GT(found.steps, 0U) << shown;
        const std::size_t cells = found.steps * static_cast<std::size_t>(compiled.rows);
        EXPECT_LE(found.gates, cells * mapped) << shown << ' ' << kernel;
        // Nor fewer, which would mean that this count misses some.
        EXPECT_GE(found.gates, cells * (mapped - 1)) << shown << ' ' << kernel;
        // What docs/DESIGN.md says of them.
        EXPECT_LE(2 * found.others, 17 * found.steps) << shown << ' ' << kernel;
    }
}

TEST_F(SassTest, CellsOfBlocksTakeTheGatesThatWereMapped) {
    for (const testing::ShippedSpec& spec : testing::shipped_specs()) {
        const Compiled compiled = testing::compiled_for_cuda(spec.name, 1);
        expect_steady_gates(sass(testing::block_source(compiled, KernelPart::Main), "sm_90"),
                            compiled, spec.name);
    }
}

TEST_F(SassTest, CellsOfDistanceAndSubsequenceTakeSixAndFour) {
    for (const std::string& architecture : architectures())
        for (const auto& [name, gates] : {std::pair("levenshtein", 6), std::pair("lcs", 4)})
            for (const int rows : {1, 2, 4}) {
                const Compiled compiled = testing::compiled_for_cuda(name, rows);
                EXPECT_EQ(total_cost(compiled.mapped, *cuda_target().library), gates);
                expect_steady_gates(
                    sass(testing::block_source(compiled, KernelPart::Main), architecture), compiled,
                    architecture + ' ' + name + ' ' + std::to_string(rows));
            }
}

/// A tile of eight rows, one column.
TEST_F(SassTest, CellsOfBatchesTakeTheGatesThatWereMapped) {
    struct Count {
        const char* name;
        PredicateSource predicates;
        std::size_t gates;
    };
    for (const std::string& architecture : architectures())
        for (const Count& expected : {Count{"levenshtein", PredicateSource::Symbols, 6},
                                      {"levenshtein", PredicateSource::Masks, 4},
                                      {"lcs", PredicateSource::Symbols, 4},
                                      {"lcs", PredicateSource::Masks, 2}}) {
            const auto compiled =
                testing::batch_for_cuda(expected.name, expected.predicates, dna_symbols());
            ASSERT_TRUE(compiled) << compiled.failure().render();
            const std::string text = sass(
                testing::batch_source(*compiled, expected.predicates, dna_symbols()), architecture);
            const bool masks = expected.predicates == PredicateSource::Masks;
            EXPECT_EQ(most_gates(loops_of(testing::sass_of_function(
                          text, masks ? kCudaQueriesKernel : kCudaPairsKernel, "steady8"))),
                      8 * expected.gates)
                << expected.name << ' ' << architecture;
        }
}

/// Eight columns of a word; what they report is gathered by one gate less a column, or fewer.
TEST_F(SassTest, ColumnsOfSearchTakeTheGatesThatWereMapped) {
    for (const std::string& architecture : architectures())
        for (const auto& [name, k, gates] :
             {std::tuple("shift_or", -1, 1U), std::tuple("k_mismatch", 3, 4U),
              std::tuple("k_edit", 1, 3U)}) {
            const auto source = testing::search_source({name, k});
            ASSERT_TRUE(source) << source.failure().render();
            const std::size_t found = most_gates(loops_of(testing::sass_of_function(
                sass(*source, architecture), kCudaSearchKernel, "columns")));
            EXPECT_LE(found, 8 * gates + 7) << name << ' ' << architecture;
            EXPECT_GE(found, 8 * gates) << name << ' ' << architecture;
        }
}

/// What machine code does in a column: the loop over columns is the shortest one with all of its
/// exchanges between lanes.
struct ColumnFigures {
    std::size_t instructions = 0;
    std::size_t logic = 0;  ///< LOP3, all of them
    std::size_t gates = 0;  ///< of registers
    std::size_t votes = 0;
    std::size_t shuffles = 0;
};
ColumnFigures column_figures(const std::string& kernel, std::size_t exchanges) {
    ColumnFigures found;
    for (const std::string& loop : loops_of(kernel)) {
        const ColumnFigures here{count_matches(loop, "/\\*[0-9a-f]{4,}\\*/ "),
                                 count_matches(loop, "\\*/ +LOP3"), gates_of_sass(loop),
                                 count_matches(loop, "\\*/ +VOTE"),
                                 count_matches(loop, "\\*/ +SHFL")};
        // Bits become bytes by votes, too, and without a gate.
        if (here.gates == 0 || here.votes + here.shuffles < exchanges) continue;
        if (found.instructions == 0 || here.instructions < found.instructions) found = here;
    }
    return found;
}

// Of each word of LCS a load, two gates, and eleven instructions of an addition, of which two are
// gates, too. Five rounds of shuffles would take more than twice as long.
TEST_F(SassTest, AdditionsAreTwoVotes) {
    for (const std::string& architecture : architectures()) {
        const auto figures = [&](const char* name, int words, bool rounds) {
            std::string source = testing::program_source(
                testing::columns_for_cuda(name, words, dna_symbols())->program);
            if (rounds) source = testing::with_conditional_sums(source);
            return column_figures(
                testing::sass_of_kernel(sass(source, architecture), std::string(name) + "_sweep"),
                static_cast<std::size_t>(words * (rounds ? 7 : 2)));
        };
        const ColumnFigures four = figures("lcs", 4, false);
        const ColumnFigures eight = figures("lcs", 8, false);
        ASSERT_GT(four.instructions, 0U);
        EXPECT_EQ(four.votes, 2U * 4);
        EXPECT_EQ(four.shuffles, 0U);
        EXPECT_EQ(four.logic, 4U * 4) << architecture;
        EXPECT_EQ(eight.logic, 4U * 8) << architecture;
        EXPECT_LE(eight.instructions - four.instructions, 4U * (1 + 2 + 11)) << architecture;
        if (architecture != "sm_90") continue;
        const std::size_t by_rounds =
            figures("lcs", 8, true).instructions - figures("lcs", 4, true).instructions;
        EXPECT_GT(by_rounds, 2 * (eight.instructions - four.instructions)) << architecture;
        // Edit distance has a move by a bit beside its addition, which is one vote.
        const ColumnFigures distance = figures("levenshtein", 4, false);
        EXPECT_EQ(distance.votes, 3U * 4);
        EXPECT_EQ(distance.shuffles, 0U);
    }
}

// LCS has two gates a word and one more in its addition; a word of edit distance eight with those
// of the addition, and fewer where words have some in common.
TEST_F(SassTest, WordsOfColumnsTakeThreeAndEight) {
    for (const std::string& architecture : architectures())
        for (const auto& [name, gates, votes] :
             {std::tuple("lcs", 3U, 2U), std::tuple("levenshtein", 8U, 3U)})
            for (const int words : {1, 4}) {
                const auto compiled = testing::columns_for_cuda(name, words, dna_symbols());
                ASSERT_TRUE(compiled) << compiled.failure().render();
                const std::string text =
                    sass(testing::column_source(*compiled, dna_symbols(), words), architecture);
                for (const char* kernel : {kBlockKernel, kWholeBlockKernel}) {
                    const ColumnFigures found =
                        column_figures(testing::sass_of_function(text, kernel, "do_segment"),
                                       static_cast<std::size_t>(words) * votes);
                    EXPECT_GT(found.gates, 0U);
                    EXPECT_LE(found.gates * votes, found.votes * gates)
                        << architecture << ' ' << name << ' ' << words << ' ' << kernel;
                }
            }
}

}  // namespace
}  // namespace minterm::sass_test
