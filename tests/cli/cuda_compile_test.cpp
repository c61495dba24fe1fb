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

TEST_F(CudaCompile, CodeIsKeptOnDisk) {
    ASSERT_EQ(run("cp '" MINTERM_FAKE_NVRTC "' nvrtc.so").exit_code, 0);
    write("nvdisasm", "#!/bin/sh\nwc -c < \"$1\"\n");
    ASSERT_EQ(run("chmod +x nvdisasm").exit_code, 0);
    const std::string compile =
        "MINTERM_NVRTC=./nvrtc.so MINTERM_NVDISASM=./nvdisasm "
        "FAKE_NVRTC_LOADS=loads FAKE_NVRTC_LOG=log minterm compile lcs ";
    const Outcome first = run(compile + "--emit cubin -o first --time");
    EXPECT_EQ(first.exit_code, 0) << first.err;
    const std::string stages = "\n" + first.err;
    for (const std::string stage : {"\nload NVRTC ", "\nNVRTC "}) {
        EXPECT_NE(stages.find(stage), std::string::npos) << stages;
        EXPECT_EQ(stages.find(stage), stages.rfind(stage)) << stages;
    }
    const Outcome second = run(compile + "--emit cubin -o second --time");
    EXPECT_EQ(second.exit_code, 0) << second.err;
    EXPECT_NE(second.err.find("kernel from the cache "), std::string::npos) << second.err;
    EXPECT_EQ(read("first").substr(0, 4), "\177ELF");
    EXPECT_EQ(read("first"), read("second"));
    // SASS is another text of the same code; PTX, other architectures and other sources are others.
    const Outcome sass = run(compile + "--emit sass --time");
    EXPECT_EQ(sass.out, std::to_string(read("first").size()) + "\n") << sass.err;
    EXPECT_NE(sass.err.find("nvdisasm "), std::string::npos) << sass.err;
    EXPECT_EQ(read("log"), "sm_90\n");
    EXPECT_EQ(read("loads"), "loaded\n");
    for (const char* const other : {"--emit ptx", "--emit cubin --target cuda:sm_80",
                                    "--emit cubin --rows 2", "--emit cubin --layout column"})
        EXPECT_EQ(run(compile + other + " -o third").exit_code, 0) << other;
    EXPECT_EQ(read("log"), "sm_90\ncompute_90\nsm_80\nsm_90\nsm_90\n");
    const Outcome json = run(compile + "--emit ptx --time --json");
    EXPECT_NE(json.out.find("kernel from the cache"), std::string::npos) << json.out << json.err;
    EXPECT_EQ(run(compile + "--emit cubin --no-cache -o third").exit_code, 0);
    EXPECT_EQ(read("log"), "sm_90\ncompute_90\nsm_80\nsm_90\nsm_90\nsm_90\n");
}

// Builds of one version have different bugs.
TEST_F(CudaCompile, AnotherBuildOfNvrtcCompilesAgain) {
    ASSERT_EQ(run("cp '" MINTERM_FAKE_NVRTC "' nvrtc.so").exit_code, 0);
    const std::string compile =
        "MINTERM_NVRTC=./nvrtc.so FAKE_NVRTC_LOG=log minterm compile lcs --emit ptx -o out";
    EXPECT_EQ(run(compile).exit_code, 0);
    EXPECT_EQ(
        run("mkdir other && mv nvrtc.so other && cp other/nvrtc.so . && " + compile).exit_code, 0);
    EXPECT_EQ(read("log"), "compute_90\n");
    EXPECT_EQ(run("echo >> nvrtc.so && " + compile).exit_code, 0);
    EXPECT_EQ(run(compile).exit_code, 0);
    EXPECT_EQ(read("log"), "compute_90\ncompute_90\n");
}

TEST_F(CudaCompile, SourcesNeedNoNvrtc) {
    const std::string cuda = "minterm compile lcs --emit cuda --target cuda:sm_";
    for (const char* const number : {"9", "80", "121"}) {
        const Outcome without = run("MINTERM_NVRTC=/none.so " + cuda + number);
        EXPECT_EQ(without.exit_code, 0) << without.err;
        const Outcome with = run(kFakeNvrtc + "FAKE_NVRTC_LOADS=loads " + cuda + number);
        EXPECT_EQ(with.exit_code, 0) << with.err;
        EXPECT_EQ(with.out, without.out);
        EXPECT_NE(with.out.find("--target cuda:sm_" + std::string(number)), std::string::npos);
    }
    EXPECT_EQ(read("loads"), "");
    for (const char* const name : {"", "9x", "90 ", "0", "_90"})
        expect_refusal(
            "minterm compile lcs --emit cuda --target 'cuda:sm_" + std::string(name) + "'", 2,
            "is no architecture of a GPU; they are called sm_90 and the like (minterm targets "
            "lists them)\n");
    expect_refusal(
        kFakeNvrtc + "minterm compile lcs --emit cubin --target cuda:sm_91", 2,
        "NVRTC 13.0 knows no architecture 'sm_91'; it knows sm_75, sm_80, sm_90, sm_100; "
        "take one of these, or another NVRTC");
    // It is missed before anything is searched for.
    expect_refusal("MINTERM_NVRTC=/none.so minterm compile affine --fresh --effort 20 --emit sass",
                   1, "NVRTC, which compiles CUDA, cannot be loaded");
}

TEST_F(CudaCompile, TheVariableStandsForTheOption) {
    const auto with = [](const std::string& target, const std::string& how) {
        return "MINTERM_TARGET='" + target + "' minterm compile lcs " + how;
    };
    for (const char* const target : {"cuda:sm_80", "cuda", "spu", "scalar", "avx2"})
        for (const char* const stage : {"", "--emit mapped", "--emit program"}) {
            const Outcome option = run("minterm compile lcs --target "s + target + " " + stage);
            EXPECT_EQ(run(with(target, stage)).out, option.out) << target << stage;
            EXPECT_NE(option.out, "");
        }
    EXPECT_EQ(run(with("cuda:sm_80", "--emit cuda")).out,
              run("minterm compile lcs --target cuda:sm_80 --emit cuda").out);
    EXPECT_EQ(run(with("neon", "--emit c")).out,
              run("minterm compile lcs --target neon --emit c").out);
    EXPECT_EQ(run(kFakeNvrtc + "FAKE_NVRTC_LOG=log " + with("cuda:sm_80", "--emit ptx -o out")).err,
              "");
    EXPECT_EQ(read("log"), "compute_80\n");
    // The option is what counts, and an empty variable is none.
    EXPECT_EQ(run(with("nonsense", "--target avx2 --emit mapped")).exit_code, 0);
    EXPECT_EQ(run(with("", "--emit cuda")).out, run("minterm compile lcs --emit cuda").out);
    expect_refusal(with("auto", ""), 2, "unknown target 'auto'; known targets: ");
    expect_refusal(with("auto", ""), 2, ", cuda (from MINTERM_TARGET)\n");
    expect_refusal(with("nonsense", "--emit program"), 2, "unknown target 'nonsense'; known");
    expect_refusal(with("nonsense", "--emit program"), 2, " (from MINTERM_TARGET)\n");
    expect_refusal(with("cuda:90", ""), 2, "'90' is no architecture of a GPU");
    expect_refusal(with("cuda:90", ""), 2, " (from MINTERM_TARGET)\n");
    expect_refusal(with("avx2", "--emit cuda"), 2,
                   "--emit cuda: that is for --target cuda, not avx2 (from MINTERM_TARGET)\n");
    expect_refusal(with("cuda", "--emit asm"), 2,
                   "target cuda has program, cuda, ptx, cubin and sass (from MINTERM_TARGET)\n");
    expect_refusal("minterm compile lcs --target nonsense", 2, ", cuda\n");
}

}  // namespace
}  // namespace minterm::testing::cuda_compile_test
