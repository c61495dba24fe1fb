// SPDX-License-Identifier: Apache-2.0
//
// What `minterm compile` makes for GPUs on machines that have none, and where it finds what it
// makes it with.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "tests/cli/shell.hpp"

namespace minterm::testing::cuda_compile_test {
namespace {

using namespace std::string_literals;

const std::string kFakeNvrtc = "MINTERM_NVRTC='" MINTERM_FAKE_NVRTC "' ";

class CudaCompile : public Shell {
protected:
    void expect_refusal(const std::string& line, int exit_code, const std::string& says) const {
        const Outcome outcome = run(line);
        EXPECT_EQ(outcome.exit_code, exit_code) << line << "\n" << outcome.err;
        EXPECT_EQ(outcome.out, "") << line;
        EXPECT_NE(outcome.err.find(says), std::string::npos) << line << "\n" << outcome.err;
    }
};

TEST_F(CudaCompile, OtherLibrariesAreNotCalledOld) {
    write("a.txt", "ACGT\n");
    const std::string dist = "minterm dist a.txt a.txt --target cuda";
    expect_refusal("MINTERM_CUDA_DRIVER='" MINTERM_FAKE_NVRTC "' " + dist, 2,
                   "is none of NVIDIA's, it has no cuInit): install NVIDIA's driver");
    expect_refusal("MINTERM_NVRTC='" MINTERM_FAKE_CUDA_DRIVER "' minterm compile lcs --emit ptx", 1,
                   MINTERM_FAKE_CUDA_DRIVER " is no NVRTC, it has no nvrtcVersion): install ");
    // One that lacks what newer ones have is.
    write("old.c",
          "int cuInit(unsigned flags) { return 0; }\nint nvrtcVersion(void) { return 0; }\n");
    if (run("cc -shared -fPIC -o old.so old.c").exit_code != 0) GTEST_SKIP() << "no compiler";
    expect_refusal("MINTERM_CUDA_DRIVER=./old.so " + dist, 2,
                   "(./old.so is too old, it has no cuDriverGetVersion): ");
    expect_refusal("MINTERM_NVRTC=./old.so minterm compile lcs --emit ptx", 1,
                   "(./old.so is too old, it has no nvrtcGetNumSupportedArchs): ");
}

// The dynamic linker maps what is not there, and whoever reads it ends by SIGBUS.
TEST_F(CudaCompile, LibrariesThatAreCutOffAreRefused) {
    write("a.txt", "ACGT\n");
    for (const char* const name : {MINTERM_FAKE_NVRTC, MINTERM_FAKE_CUDA_DRIVER}) {
        const auto size = std::filesystem::file_size(name);
        for (const auto bytes : {size / 16, size / 2, size * 3 / 4}) {
            ASSERT_EQ(
                run("head -c " + std::to_string(bytes) + " '" + name + "' > cut.so").exit_code, 0);
            if (std::string(name) == MINTERM_FAKE_NVRTC)
                expect_refusal("MINTERM_NVRTC=./cut.so minterm compile lcs --emit ptx", 1,
                               "(./cut.so is cut off: it is shorter than it says itself): install");
            else
                expect_refusal(
                    "MINTERM_CUDA_DRIVER=./cut.so minterm dist a.txt a.txt --target cuda", 2,
                    "(./cut.so is cut off: it is shorter than it says itself)");
        }
    }
}

TEST_F(CudaCompile, ToolkitsAreFoundByTheirFolders) {
    ASSERT_EQ(run("mkdir -p kit/lib64 kit/bin && cp '" MINTERM_FAKE_NVRTC
                  "' kit/lib64/libnvrtc.so.13 && printf '#!/bin/sh\\necho kit\\n' > "
                  "kit/bin/nvdisasm && chmod +x kit/bin/nvdisasm")
                  .exit_code,
              0);
    for (const std::string variable : {"CUDA_HOME", "CUDA_PATH"}) {
        const Outcome sass = run("unset CUDA_HOME CUDA_PATH; FAKE_NVRTC_LOADS=loads " + variable +
                                 "=$PWD/kit minterm compile lcs --emit sass --no-cache");
        EXPECT_EQ(sass.out, "kit\n") << sass.err;
    }
    EXPECT_EQ(read("loads"), "loaded\nloaded\n");
    // What is named outright comes first.
    expect_refusal("CUDA_HOME=$PWD/kit MINTERM_NVRTC=/none.so minterm compile lcs --emit ptx", 1,
                   "NVRTC, which compiles CUDA, cannot be loaded (/none.so: ");
    EXPECT_EQ(run(kFakeNvrtc + "CUDA_HOME=/none minterm compile lcs --emit ptx -o out").exit_code,
              0);
}

TEST_F(CudaCompile, WhyNvdisasmFailsIsSaid) {
    const std::string sass = kFakeNvrtc + "MINTERM_NVDISASM=./tool minterm compile lcs --emit sass";
    const auto tool = [&](const std::string& script) {
        write("tool", "#!/bin/sh\n" + script + "\n");
        ASSERT_EQ(run("chmod +x tool").exit_code, 0);
    };
    tool("exit 3");
    expect_refusal(sass, 1, "./tool failed with exit code 3, and said nothing\n");
    tool("kill -9 $$");
    expect_refusal(sass, 1, "./tool failed with exit code 137");
    tool("echo no cubin; exit 1");
    expect_refusal(sass, 1, "./tool failed with exit code 1: no cubin\n");
}

}  // namespace
}  // namespace minterm::testing::cuda_compile_test
