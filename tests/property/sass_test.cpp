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
#include "tests/support/conditional_sums.hpp"
#include "tests/support/cuda_text.hpp"
#include "tests/support/device_sources.hpp"

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

/// What machine code does in a column: the loop over columns is the shortest one with all of its
/// exchanges between lanes.
struct ColumnFigures {
    std::size_t instructions = 0;
    std::size_t gates = 0;
    std::size_t votes = 0;
    std::size_t shuffles = 0;
};
ColumnFigures column_figures(const std::string& kernel, std::size_t exchanges) {
    ColumnFigures found;
    for (const std::string& loop : loops_of(kernel)) {
        const ColumnFigures here{
            count_matches(loop, "/\\*[0-9a-f]{4,}\\*/ "), count_matches(loop, "\\*/ +LOP3"),
            count_matches(loop, "\\*/ +VOTE"), count_matches(loop, "\\*/ +SHFL")};
        if (here.votes + here.shuffles < exchanges) continue;
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
        EXPECT_EQ(four.gates, 4U * 4) << architecture;
        EXPECT_EQ(eight.gates, 4U * 8) << architecture;
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

}  // namespace
}  // namespace minterm::sass_test
