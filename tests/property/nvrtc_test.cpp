// SPDX-License-Identifier: Apache-2.0
//
// Emitted CUDA through NVIDIA's own compiler, where that is installed: it keeps the gates as they
// were mapped. That everything compiles is in nvrtc_kernels_test.cpp.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>

#include "codegen/nvrtc.hpp"
#include "tests/support/cuda_text.hpp"
#include "tests/support/device_sources.hpp"

namespace minterm::nvrtc_test {
namespace {

using testing::count_matches;
using testing::SearchOnDevice;

class NvrtcTest : public ::testing::Test {
protected:
    void SetUp() override {
        const auto loaded = Nvrtc::load();
        if (!loaded) GTEST_SKIP() << loaded.failure().render();
        nvrtc_ = *loaded;
    }

    const Nvrtc* nvrtc_ = nullptr;
};

/// Instructions of PTX that are gates. What works on addresses has constants among its operands.
std::size_t gates_in(const std::string& ptx) {
    const std::string register_name = "%r[0-9]+";
    return count_matches(ptx, "lop3\\.b32|(xor|and|or)\\.b32\\s+" + register_name + ", " +
                                  register_name + ", " + register_name);
}

/// The body of a function of PTX that is no kernel.
std::string function_of_ptx(const std::string& ptx, const std::string& name) {
    std::smatch begin;
    const std::string mangled = std::to_string(name.size()) + name;
    if (!std::regex_search(ptx, begin,
                           std::regex("\\.func\\s+\\w*" + mangled + "\\w+\\([^)]*\\)\\s*\\{")))
        return {};
    const std::string behind = begin.suffix();
    return behind.substr(0, behind.find("\n}"));
}

// Four rows, four steps.
TEST_F(NvrtcTest, GatesSurvive) {
    for (const auto& [name, gates] : {std::pair("levenshtein", 6U), std::pair("lcs", 4U)}) {
        const Compiled compiled = testing::compiled_for_cuda(name, 4);
        const auto code = nvrtc_->compile(testing::program_source(compiled.program), name, "sm_90",
                                          CudaForm::Ptx);
        ASSERT_TRUE(code) << code.failure().render();
        EXPECT_EQ(gates_in(code->bytes.substr(code->bytes.find("_steady("))), 16 * gates) << name;
        // The same in the kernel of blocks, where the function is called.
        const auto block = nvrtc_->compile(testing::block_source(compiled, KernelPart::Tap), name,
                                           "sm_90", CudaForm::Ptx);
        ASSERT_TRUE(block) << block.failure().render();
        EXPECT_EQ(gates_in(function_of_ptx(block->bytes, "steady")), 16 * gates) << name;
    }
}

// Eight columns of a word; what they report is gathered by one gate less a column.
TEST_F(NvrtcTest, GatesOfSearchSurvive) {
    for (const auto& [name, k, gates] :
         {std::tuple("shift_or", -1, 1U), std::tuple("k_mismatch", 3, 4U),
          std::tuple("k_edit", 1, 3U)}) {
        const auto source = testing::search_source(SearchOnDevice{name, k, {"GATTACA"}});
        ASSERT_TRUE(source) << source.failure().render();
        const auto code = nvrtc_->compile(*source, name, "sm_90", CudaForm::Ptx);
        ASSERT_TRUE(code) << code.failure().render();
        EXPECT_EQ(gates_in(function_of_ptx(code->bytes, "columns")), 8 * gates + 7) << name;
    }
}

// A tile of eight rows, one column.
TEST_F(NvrtcTest, GatesOfBatchesSurvive) {
    struct Count {
        const char* name;
        PredicateSource predicates;
        std::size_t gates;
    };
    for (const Count& expected : {Count{"levenshtein", PredicateSource::Symbols, 6},
                                  {"levenshtein", PredicateSource::Masks, 4},
                                  {"lcs", PredicateSource::Symbols, 4},
                                  {"lcs", PredicateSource::Masks, 2}}) {
        const auto compiled =
            testing::batch_for_cuda(expected.name, expected.predicates, dna_symbols());
        ASSERT_TRUE(compiled) << compiled.failure().render();
        const std::string source =
            testing::batch_source(*compiled, expected.predicates, dna_symbols());
        ASSERT_EQ(compiled->heights.front(), 8);
        EXPECT_EQ(compiled->cell.cell.gates.size(), expected.gates) << expected.name;
        const auto code = nvrtc_->compile(source, expected.name, "sm_90", CudaForm::Ptx);
        ASSERT_TRUE(code) << code.failure().render();
        const std::string steady = function_of_ptx(code->bytes, "steady8");
        EXPECT_EQ(gates_in(steady), 8 * expected.gates) << expected.name;
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
    const std::string before = "its source is kept as ";
    const std::size_t begin = text.find(before) + before.size();
    const std::string kept = text.substr(begin, text.find(":\n") - begin);
    std::ifstream source(kept);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(source), {}), "int f( {") << text;
    std::filesystem::remove(kept);
}

}  // namespace
}  // namespace minterm::nvrtc_test
