// SPDX-License-Identifier: Apache-2.0
//
// Every shipped recurrence in every layout of a device through NVIDIA's own compiler, where that is
// installed: for three architectures, without spills, and with the registers that are known. Each
// source is a test of its own and compiled once, so that they share the processors there are.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "codegen/emit_cuda.hpp"
#include "codegen/nvrtc.hpp"
#include "runtime/cuda/cuda_block_driver.hpp"
#include "tests/support/cuda_resources.hpp"
#include "tests/support/device_sources.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm::nvrtc_kernels_test {
namespace {

using testing::CudaResources;
using testing::DeviceSource;

constexpr const char* kArchitectures[] = {"sm_80", "sm_90", "sm_100"};

/// Most registers of a kernel. A multiprocessor has 65,536, which warps get by 256, eight a lane.
/// So these are multiples of eight, and the most that any of three compilers takes for any of the
/// architectures: NVRTC 12.9, 13.0 and 13.5.
struct Pin {
    const char* kernel;
    int registers;
};
const std::map<std::string, std::vector<Pin>> kPins{
    {"block_levenshtein_1", {{"block", 72}, {"pack_rows", 48}, {"whole_block", 80}}},
    {"block_lcs_1", {{"block", 64}, {"pack_rows", 48}, {"whole_block", 80}}},
    {"block_levenshtein_1_tap", {{"block", 80}, {"pack_rows", 48}, {"whole_block", 96}}},
    {"block_lcs_1_tap", {{"block", 72}, {"pack_rows", 48}, {"whole_block", 96}}},
    {"block_levenshtein_2", {{"block", 80}, {"pack_rows", 48}, {"whole_block", 96}}},
    {"block_lcs_2", {{"block", 72}, {"pack_rows", 48}, {"whole_block", 80}}},
    {"block_levenshtein_4", {{"block", 112}, {"pack_rows", 48}, {"whole_block", 144}}},
    {"block_lcs_4", {{"block", 80}, {"pack_rows", 48}, {"whole_block", 96}}},
    {"block_levenshtein_4_tap", {{"block", 112}, {"pack_rows", 48}, {"whole_block", 152}}},
    {"block_lcs_4_tap", {{"block", 96}, {"pack_rows", 48}, {"whole_block", 112}}},
    {"column_levenshtein_1", {{"block", 48}, {"whole_block", 56}}},
    {"column_levenshtein_2", {{"block", 48}, {"whole_block", 64}}},
    {"column_levenshtein_4", {{"block", 64}, {"whole_block", 64}}},
    {"pairs_levenshtein_dna", {{"pairs", 128}}},
    {"matrix_levenshtein_dna", {{"masks_of_symbols", 40}, {"queries", 112}, {"targets", 80}}},
    {"column_lcs_1", {{"block", 40}, {"whole_block", 56}}},
    {"column_lcs_2", {{"block", 48}, {"whole_block", 48}}},
    {"column_lcs_4", {{"block", 48}, {"whole_block", 56}}},
    {"pairs_lcs_dna", {{"pairs", 128}}},
    {"matrix_lcs_dna", {{"masks_of_symbols", 40}, {"queries", 128}, {"targets", 80}}},
    {"search_shift_or_parts", {{"before_text", 48}, {"search", 72}}},
    {"search_k_mismatch_3", {{"before_text", 56}, {"search", 80}}},
    {"search_k_edit_1", {{"before_text", 56}, {"search", 80}}},
};

/// The kernels that an engine looks for, by name.
std::set<std::string> kernels_of(const DeviceSource& source) {
    if (source.layout == "block")
        return {kBlockKernel, kWholeBlockKernel, wavefront_block::kPackKernel};
    if (source.layout == "column") return {kBlockKernel, kWholeBlockKernel};
    if (source.layout == "pairs") return {kCudaPairsKernel};
    if (source.layout == "search") return {kCudaSearchKernel, kCudaBeforeTextKernel};
    if (source.layout == "matrix")
        return {kCudaTargetsKernel, kCudaMasksKernel, kCudaQueriesKernel};
    const std::string& name = source.spec;
    if (name == "operations") return {name + "_all"};
    return {name + "_edge", name + "_steady"};
}

/// Bytes of the arrays in which a kernel hands addresses and numbers to the functions that it
/// calls: what a kernel has in memory beside them would be slow.
int frame_of(const std::string& layout) {
    if (layout == "block") return 8 * (8 + 6);
    if (layout == "search") return 8 * 6;
    if (layout == "pairs" || layout == "matrix") return 200;
    return 0;
}

class DeviceKernels : public ::testing::TestWithParam<DeviceSource> {
protected:
    void SetUp() override {
        const auto loaded = Nvrtc::load();
        if (!loaded) GTEST_SKIP() << loaded.failure().render();
        nvrtc_ = *loaded;
    }

    const Nvrtc* nvrtc_ = nullptr;
};

TEST_P(DeviceKernels, CompileWithoutSpills) {
    const DeviceSource& source = GetParam();
    const std::string text = source.text();
    const auto pins = kPins.find(source.name());
    for (const std::string architecture : kArchitectures) {
        if (!nvrtc_->check_architecture(architecture)) continue;
        const auto code = nvrtc_->compile(text, source.spec, architecture, CudaForm::Cubin);
        ASSERT_TRUE(code) << code.failure().render();
        EXPECT_EQ(code->bytes.substr(1, 3), "ELF");
        std::set<std::string> kernels;
        for (const CudaResources& kernel : testing::resources_in(code->log)) {
            const std::string shown = architecture + ", " + ::testing::PrintToString(kernel);
            kernels.insert(kernel.kernel);
            EXPECT_EQ(kernel.spilled, 0) << shown;
            EXPECT_EQ(kernel.frames_called, 0) << shown;
            EXPECT_LE(kernel.frame, frame_of(source.layout)) << shown;
            if (pins == kPins.end()) continue;
            const auto pin =
                std::find_if(pins->second.begin(), pins->second.end(),
                             [&](const Pin& known) { return known.kernel == kernel.kernel; });
            ASSERT_NE(pin, pins->second.end()) << shown;
            EXPECT_LE(kernel.registers, pin->registers) << shown;
        }
        EXPECT_EQ(kernels, kernels_of(source)) << architecture;
    }
}
INSTANTIATE_TEST_SUITE_P(All, DeviceKernels, ::testing::ValuesIn(testing::device_sources()),
                         [](const auto& source) { return source.param.name(); });

TEST(DeviceKernelsList, NvrtcKnowsTheArchitectures) {
    const auto nvrtc = Nvrtc::load();
    if (!nvrtc) GTEST_SKIP() << nvrtc.failure().render();
    for (const char* architecture : kArchitectures)
        if (const Status known = (*nvrtc)->check_architecture(architecture); !known)
            GTEST_SKIP() << known.failure().render();
}

/// Nothing that can be compiled for a device is left out.
TEST(DeviceKernelsList, IsWhole) {
    std::set<std::string> files;
    for (const auto& entry : std::filesystem::directory_iterator(MINTERM_SOURCE_DIR "/specs"))
        if (entry.path().extension() == ".dp") files.insert(entry.path().stem().string());
    files.erase("paper_cell");  // a table and no recurrence
    std::map<std::string, std::set<std::string>> specs;
    std::set<std::string> names;
    for (const DeviceSource& source : testing::device_sources()) {
        specs[source.layout].insert(source.spec);
        EXPECT_TRUE(names.insert(source.name()).second) << source.name();
    }
    EXPECT_EQ(specs["program"].erase("operations"), 1U);
    EXPECT_EQ(specs["program"], files);
    EXPECT_EQ(specs["block"], files);
    for (const std::string& spec : files) {
        if (specs["column"].count(spec) == 0) {
            EXPECT_FALSE(testing::columns_for_cuda(spec, 1, dna_symbols())) << spec;
        }
        if (specs["pairs"].count(spec) == 0) {
            EXPECT_FALSE(testing::batch_for_cuda(spec, PredicateSource::Symbols, dna_symbols()))
                << spec;
        }
        if (specs["search"].count(spec) == 0) {
            EXPECT_FALSE(testing::search_source({spec})) << spec;
        }
    }
    EXPECT_EQ(specs["matrix"], specs["pairs"]);
    for (const auto& [source, pins] : kPins) EXPECT_EQ(names.count(source), 1U) << source;
}

}  // namespace
}  // namespace minterm::nvrtc_kernels_test
