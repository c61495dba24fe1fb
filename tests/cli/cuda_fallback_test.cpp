// SPDX-License-Identifier: Apache-2.0
//
// Which GPU `--device N` is, and what is left of one that fails where `--target auto` has the
// processor go on.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "tests/cli/shell.hpp"

namespace minterm::testing::cuda_fallback_test {
namespace {

const std::string kFake =
    "MINTERM_CUDA_DRIVER='" MINTERM_FAKE_CUDA_DRIVER "' MINTERM_NVRTC='" MINTERM_FAKE_NVRTC "' ";

class CudaFallback : public Shell {
protected:
    void SetUp() override {
        Shell::SetUp();
        std::mt19937 random(9);
        for (const char* const name : {"a.txt", "b.txt", "c.txt"}) {
            std::string text;
            for (int line = 0; line < 300; ++line) {
                for (auto length = 5 + random() % 60; length > 0; --length)
                    text += "ACGT"[random() & 3U];
                text += '\n';
            }
            write(name, text);
        }
    }
};

TEST_F(CudaFallback, DevicesAreNumberedAsNvidiaSmiListsThem) {
    const std::string two = kFake + "FAKE_CUDA_DEVICES=2 ";
    const std::string dist =
        "minterm dist a.txt b.txt --format raw --target cuda --explain --device ";
    EXPECT_EQ(run(two + dist + "0").err.find("device 0 ran it: Fake GPU, sm_90\n"), 0U);
    EXPECT_EQ(run(two + dist + "1").err.find("device 1 ran it: Fake GPU 1, sm_90\n"), 0U);
    // Unless the driver is told how to number them.
    const Outcome fastest = run(two + "CUDA_DEVICE_ORDER=FASTEST_FIRST " + dist + "1");
    EXPECT_EQ(fastest.err.find("device 1 ran it: Fake GPU, sm_90\n"), 0U) << fastest.err;
    const std::string targets = run("unset CUDA_DEVICE_ORDER; " + two + "minterm targets").out;
    EXPECT_NE(targets.find("device 0: Fake GPU, "), std::string::npos) << targets;
    EXPECT_NE(targets.find("device 1: Fake GPU 1, "), std::string::npos) << targets;
}

}  // namespace
}  // namespace minterm::testing::cuda_fallback_test
