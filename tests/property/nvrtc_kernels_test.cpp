// SPDX-License-Identifier: Apache-2.0
//
// Every shipped recurrence in every layout of a device through NVIDIA's own compiler, where that is
// installed: for three architectures, without spills. Each
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
}

}  // namespace
}  // namespace minterm::nvrtc_kernels_test
