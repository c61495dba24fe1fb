// SPDX-License-Identifier: Apache-2.0
//
// Emitted CUDA through NVIDIA's own compiler, where that is installed: it compiles for every
// architecture, keeps the gates as they were mapped, and spills nothing.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>

#include "codegen/compile.hpp"
#include "codegen/compile_column.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/nvrtc.hpp"
#include "synth/lower_reach.hpp"
#include "tests/support/all_operations.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm {
namespace {

const SourceHead kHead{"a test", "minterm", "", "Wavefront layout"};

class NvrtcTest : public ::testing::Test {
protected:
    void SetUp() override {
        const auto loaded = Nvrtc::load();
        if (!loaded) GTEST_SKIP() << loaded.failure().render();
        nvrtc_ = *loaded;
    }

    std::vector<std::string> known(std::initializer_list<const char*> wanted) const {
        std::vector<std::string> found;
        for (const char* name : wanted)
            if (std::find(nvrtc_->architectures().begin(), nvrtc_->architectures().end(), name) !=
                nvrtc_->architectures().end())
                found.emplace_back(name);
        return found;
    }

    const Nvrtc* nvrtc_ = nullptr;
};

std::size_t count(const std::string& text, const std::string& pattern) {
    const std::regex expression(pattern);
    return static_cast<std::size_t>(std::distance(
        std::sregex_iterator(text.begin(), text.end(), expression), std::sregex_iterator()));
}

Compiled compiled_for_cuda(const std::string& name, int rows) {
    CompileParams params;
    params.symbols = dna_symbols();
    params.rows = rows;
    auto compiled = compile(*lower_reach(testing::load_shipped(name)), cuda_target(), params);
    EXPECT_TRUE(compiled) << (compiled ? "" : compiled.failure().render());
    return *std::move(compiled);
}

TEST_F(NvrtcTest, EveryKernelCompilesWithoutSpills) {
    std::vector<KernelProgram> programs{testing::all_operations()};
    for (const testing::ShippedSpec& spec : testing::shipped_specs())
        programs.push_back(compiled_for_cuda(spec.name, 1).program);
    ColumnRecurrence solved = *column_recurrence(testing::load_shipped("lcs"));
    programs.push_back(compile_column(solved, cuda_target(), dna_symbols(), 4)->program);
    for (const std::string& architecture : known({"sm_80", "sm_90", "sm_100"})) {
        for (const KernelProgram& program : programs) {
            const auto code = nvrtc_->compile(emit_cuda(program, kHead), program.name, architecture,
                                              CudaForm::Cubin);
            ASSERT_TRUE(code) << code.failure().render();
            EXPECT_EQ(code->bytes.substr(1, 3), "ELF");
            EXPECT_EQ(count(code->log, "[1-9][0-9]* bytes spill"), 0U) << code->log;
        }
    }
}

/// The kernel that runs blocks on a device.
std::string block_source(const Compiled& compiled) {
    const Encoding& encoding = compiled.cell.encoding;
    const WavefrontKernel shape{cuda_target().word_bits,
                                compiled.rows,
                                encoding.vertical.bits,
                                encoding.horizontal.bits,
                                2,
                                2};
    const KernelProgram tap =
        layout_wavefront(compiled.program.name, compiled.layout_cell, compiled.rows, true);
    return emit_cuda_block(compiled.program, &tap, shape, kHead);
}

TEST_F(NvrtcTest, KernelsOfBlocksCompileWithoutSpills) {
    for (const auto& [name, rows] : {std::pair("levenshtein", 1), std::pair("levenshtein", 4),
                                     std::pair("lcs", 4), std::pair("affine", 1)}) {
        const std::string source = block_source(compiled_for_cuda(name, rows));
        for (const std::string& architecture : known({"sm_80", "sm_90", "sm_100"})) {
            const auto code = nvrtc_->compile(source, name, architecture, CudaForm::Cubin);
            ASSERT_TRUE(code) << code.failure().render();
            EXPECT_EQ(count(code->log, "[1-9][0-9]* bytes spill"), 0U) << code->log;
            EXPECT_NE(code->bytes.find(kCudaBlockKernel), std::string::npos);
        }
    }
}

/// Instructions of PTX that are gates. What works on addresses has constants among its operands.
std::size_t gates_in(const std::string& ptx) {
    const std::string register_name = "%r[0-9]+";
    return count(ptx, "lop3\\.b32|(xor|and|or)\\.b32\\s+" + register_name + ", " + register_name +
                          ", " + register_name);
}

// Four rows, four steps.
TEST_F(NvrtcTest, GatesSurvive) {
    for (const auto& [name, gates] : {std::pair("levenshtein", 6U), std::pair("lcs", 4U)}) {
        const Compiled compiled = compiled_for_cuda(name, 4);
        const auto code =
            nvrtc_->compile(emit_cuda(compiled.program, kHead), name, "sm_90", CudaForm::Ptx);
        ASSERT_TRUE(code) << code.failure().render();
        EXPECT_EQ(gates_in(code->bytes.substr(code->bytes.find("_steady("))), 16 * gates) << name;
        // The same in the kernel of blocks, where the function is called.
        const auto block = nvrtc_->compile(block_source(compiled), name, "sm_90", CudaForm::Ptx);
        ASSERT_TRUE(block) << block.failure().render();
        std::smatch begin;
        ASSERT_TRUE(std::regex_search(block->bytes, begin,
                                      std::regex("\\.func\\s+\\w*6steady\\w+\\([^)]*\\)\\s*\\{")));
        const std::string behind = begin.suffix();
        EXPECT_EQ(gates_in(behind.substr(0, behind.find("\n}"))), 16 * gates) << name;
    }
}

TEST_F(NvrtcTest, BadInputIsRefused) {
    const auto unknown = nvrtc_->compile("", "x", "sm_1", CudaForm::Ptx);
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.failure().kind(), FailureKind::User);
    EXPECT_NE(unknown.failure().render().find("knows no architecture 'sm_1'; it knows sm_"),
              std::string::npos);
    const auto broken = nvrtc_->compile("int f( {", "broken", "sm_90", CudaForm::Ptx);
    ASSERT_FALSE(broken);
    const std::string text = broken.failure().render();
    EXPECT_NE(text.find("broken.cu(1): error"), std::string::npos) << text;
    const std::string before = "which is kept as ";
    const std::size_t begin = text.find(before) + before.size();
    const std::string kept = text.substr(begin, text.find(":\n") - begin);
    std::ifstream source(kept);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(source), {}), "int f( {") << text;
    std::filesystem::remove(kept);
}

}  // namespace
}  // namespace minterm
