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

TEST_F(CudaFallback, NothingIsLeftThatIsNotSaid) {
    const std::string refused = kFake + "FAKE_CUDA_FAIL=ModuleLoadDataEx:*:222 ";
    for (const char* const how :
         {"dist a.txt b.txt --format raw", "pairs a.txt b.txt", "matrix a.txt --top 1",
          "search ACGTA a.txt", "search ACGTA a.txt --method automaton"}) {
        const std::string line = std::string("minterm ") + how + " --target auto";
        EXPECT_EQ(run(refused + line + " --quiet").exit_code, 0) << how;
        EXPECT_EQ(left_behind(), "") << how;
    }
    const Outcome said = run(refused + "minterm dist a.txt b.txt --format raw --target auto");
    const std::string name = left_behind();
    EXPECT_EQ(name.find("minterm-"), 0U);
    EXPECT_NE(said.err.find("its source is kept as "), std::string::npos) << said.err;
    EXPECT_NE(said.err.find("/" + name), std::string::npos) << said.err << name;
    ASSERT_EQ(run("rm $TMPDIR/*").exit_code, 0);
    // What fails on the processor, too, is no matter of the GPU, and not said to be one.
    EXPECT_EQ(
        run(refused + "minterm pairs a.txt b.txt --metric semiglobal --target auto").exit_code, 2);
    EXPECT_EQ(left_behind(), "");
}

/// Answers are the same whatever had been found and printed when the device was lost.
TEST_F(CudaFallback, TheProcessorGoesOnWithASearch) {
    for (const std::string how :
         {"search ACGT a.txt b.txt c.txt -n -o", "search ACGT a.txt b.txt -c",
          "search ACGTAC a.txt b.txt -k 1 -o --byte-offset",
          "search ACGT a.txt b.txt --line-buffered", "search ACGT a.txt b.txt -v",
          "search GATT a.txt b.txt --format raw --all",
          "search -e ACG -e TTA a.txt b.txt --json"}) {
        const Outcome here = run("minterm " + how);
        ASSERT_EQ(here.exit_code, 0) << here.err;
        const std::string line = "minterm " + how + " --target auto";
        int failures = 0;
        for (const char* const call : {"LaunchKernel:1", "LaunchKernel:2", "StreamSynchronize:2",
                                       "StreamSynchronize:4", "MemcpyDtoHAsync:3"}) {
            for (const char* const memory : {"1073741824", "300000"}) {
                const std::string lost =
                    kFake + "FAKE_CUDA_MEMORY=" + memory + " FAKE_CUDA_FAIL=" + call + ":719 ";
                const Outcome there = run(lost + line);
                EXPECT_EQ(there.exit_code, 0) << lost << line << there.err;
                EXPECT_EQ(there.out, here.out) << lost << line;
                if (there.err.empty()) continue;  // so many calls there were not
                ++failures;
                EXPECT_EQ(there.err.find("minterm: note: the processor runs it, and no GPU: "), 0U);
                EXPECT_NE(there.err.find("the device is lost"), std::string::npos) << there.err;
                EXPECT_EQ(there.err.find("minterm: ", 1), std::string::npos) << there.err;
            }
        }
        EXPECT_GE(failures, 4) << line;
    }
    EXPECT_EQ(run(kFake + "FAKE_CUDA_FAIL=LaunchKernel:1:719 minterm search ACGT a.txt -q --target "
                          "auto")
                  .err,
              "");
    // The GPU that was asked for is not replaced.
    const Outcome asked = run(kFake +
                              "FAKE_CUDA_FAIL=LaunchKernel:2:719 minterm search ACGT a.txt "
                              "b.txt --target cuda");
    EXPECT_EQ(asked.exit_code, 2);
}

}  // namespace
}  // namespace minterm::testing::cuda_fallback_test
