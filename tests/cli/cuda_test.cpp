// SPDX-License-Identifier: Apache-2.0
//
// `--target cuda` on a machine that has no GPU and on one that believes to have one
// (tests/support/fake_cuda_driver.cpp).
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "tests/cli/shell.hpp"
#include "tests/reference/edit_distances.hpp"

namespace minterm::testing::cuda_test {
namespace {

using Json = nlohmann::json;
using namespace std::string_literals;

const std::string kFake =
    "MINTERM_CUDA_DRIVER='" MINTERM_FAKE_CUDA_DRIVER "' MINTERM_NVRTC='" MINTERM_FAKE_NVRTC "' ";
const std::string kNone = "MINTERM_CUDA_DRIVER=/none.so MINTERM_NVRTC=/none.so ";

class CudaTarget : public Shell {
protected:
    void SetUp() override {
        Shell::SetUp();
        std::mt19937 random(5);
        while (a_.size() < 1500) a_ += "ACGT"[random() & 3U];
        while (b_.size() < 400) b_ += "ACGT"[random() & 3U];
        write("a.txt", a_);
        write("b.txt", b_);
        write("empty.txt", "");
    }

    std::string distance() const { return std::to_string(reference::edit_distance(a_, b_)) + "\n"; }

    std::string a_;
    std::string b_;
};

TEST_F(CudaTarget, RunsDistAndLcsOnTheDevice) {
    const std::string log = kFake + "FAKE_NVRTC_LOG=log ";
    for (const char* how : {"", " --rows 2", " --device 0"}) {
        const Outcome outcome = run(log + "minterm dist a.txt b.txt --target cuda" + how);
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        EXPECT_EQ(outcome.out, distance()) << how;
    }
    // The third found what the first had made.
    EXPECT_EQ(read("log"), "sm_90\nsm_90\n");
    const Json json = Json::parse(run(kFake + "minterm dist a.txt b.txt --target cuda --json").out);
    EXPECT_EQ(json["target"], "cuda");
    EXPECT_EQ(json["code_origin"], "stored");
    EXPECT_EQ(json["reasons"][0], "device 0 ran it: Fake GPU, sm_90");
    const std::string length =
        std::to_string(
            (a_.size() + b_.size() - static_cast<std::size_t>(reference::indel_distance(a_, b_))) /
            2) +
        "\n";
    EXPECT_EQ(run(kFake + "minterm lcs a.txt b.txt --length --target cuda").out, length);
    EXPECT_EQ(run(kFake + "minterm lcs a.txt b.txt --length --target auto").out, length);
    EXPECT_EQ(run(kFake + "minterm dist a.txt empty.txt --format raw --target cuda").out, "1500\n");
}

TEST_F(CudaTarget, RunsColumnsOnTheDevice) {
    const std::string line = "minterm dist a.txt b.txt --target cuda --layout column --rows 1";
    const Outcome told = run(kFake + line + " --explain");
    EXPECT_EQ(told.exit_code, 0) << told.err;
    EXPECT_EQ(told.out, distance());
    EXPECT_EQ(
        told.err.find("device 0 ran it: Fake GPU, sm_90\nkernel: compiled\ncuda column K=1, "), 0U)
        << told.err;
    const Json json = Json::parse(run(kFake + line + " --json").out);
    EXPECT_EQ(json["layout"], "column");
    EXPECT_EQ(json["rows"], 1);
    EXPECT_EQ(json["code_origin"], "stored");
    EXPECT_EQ(json["result"], std::stoi(distance()));
    // What matches ends in the last row, which is no strip's last one; bytes, and numbers.
    for (const char* how : {"run semiglobal a.txt b.txt", "dist a.txt b.txt --bytes",
                            "dist a.txt b.txt --unit line", "lcs a.txt b.txt --length"}) {
        const std::string same = std::string("minterm ") + how;
        const Outcome there = run(kFake + same + " --target cuda --layout column");
        EXPECT_EQ(there.exit_code, 0) << there.err;
        EXPECT_EQ(there.out, run(same).out) << how;
    }
}

TEST_F(CudaTarget, AlignmentsAreThoseOfTheProcessor) {
    const std::string near = a_.substr(0, 700) + "TTAC" + a_.substr(750);
    write("near.txt", near);
    write("part.txt", near.substr(100, 1100));
    for (const char* how :
         {"dist a.txt b.txt --cigar", "dist a.txt near.txt --pretty",
          "dist a.txt near.txt --cigar --json", "dist part.txt a.txt --mode infix",
          "dist part.txt a.txt --mode infix --cigar --all-places",
          "dist part.txt near.txt --mode prefix --cigar",
          "dist a.txt near.txt --metric osa --cigar", "dist a.txt near.txt --max-distance 3",
          "dist a.txt near.txt --max-distance 99 --cigar",
          "dist a.txt empty.txt --format raw --cigar", "lcs a.txt near.txt",
          "lcs a.txt b.txt --string", "lcs a.txt b.txt --string --method full",
          "lcs a.txt near.txt --diff",
          "lcs a.txt near.txt --unit character --method full --json --string"}) {
        const std::string line = std::string("minterm ") + how;
        const Outcome here = run(line);
        ASSERT_LE(here.exit_code, 1) << here.err;
        // Of a small device's memory pieces.
        for (const char* before : {"", "FAKE_CUDA_MEMORY=60000 "}) {
            const Outcome there = run(kFake + before + line + " --target cuda");
            EXPECT_EQ(there.exit_code, here.exit_code) << there.err;
            if (line.find("--json") == std::string::npos) {
                EXPECT_EQ(there.out, here.out) << before << line;
                continue;
            }
            const Json said = Json::parse(there.out);
            EXPECT_EQ(said["target"], "cuda");
            EXPECT_EQ(said["layout"], "wavefront");
            for (const char* field : {"cigar", "answer", "string", "length"})
                EXPECT_EQ(said.value(field, Json()), Json::parse(here.out).value(field, Json()))
                    << line << ' ' << field;
        }
    }
    EXPECT_EQ(run(kFake + "minterm lcs a.txt b.txt --target auto").out,
              run("minterm lcs a.txt b.txt").out);
}

TEST_F(CudaTarget, RunsPairsAndMatrixOnTheDevice) {
    std::mt19937 random(8);
    std::string first;
    std::string second;
    for (int line = 0; line < 1100; ++line) {
        for (std::string* const text : {&first, &second}) {
            for (auto length = random() % 12; length > 0; --length) *text += "ACGT"[random() & 3U];
            *text += "A\n";
        }
    }
    write("first.txt", first);
    write("second.txt", second);
    write("few.txt", first.substr(0, first.find('\n', 40) + 1));
    for (const char* how : {"pairs first.txt second.txt", "pairs first.txt second.txt --json",
                            "pairs first.txt second.txt --max-distance 4 --metric osa",
                            "pairs first.txt second.txt --min-similarity 0.5",
                            "matrix few.txt second.txt", "matrix few.txt second.txt --top 3",
                            "matrix few.txt --max-distance 3", "matrix few.txt --similarity"}) {
        const std::string line = std::string("minterm ") + how;
        const Outcome here = run(line);
        ASSERT_EQ(here.exit_code, 0) << here.err;
        for (const char* target : {" --target cuda", " --target auto --device 0"}) {
            const Outcome there = run(kFake + line + target);
            EXPECT_EQ(there.exit_code, 0) << there.err;
            EXPECT_EQ(there.out, here.out) << line << target;
        }
    }
    const Outcome told = run(kFake + "minterm pairs first.txt second.txt --target cuda -v");
    EXPECT_NE(told.err.find("cuda batch, tiles of 8 rows"), std::string::npos) << told.err;
    EXPECT_NE(told.err.find("device 0: Fake GPU, sm_90"), std::string::npos) << told.err;
    const Outcome without = run(kNone + "minterm pairs first.txt second.txt --target auto");
    EXPECT_EQ(without.exit_code, 0);
    EXPECT_EQ(without.err.find("minterm: note: the processor runs it, and no GPU: "), 0U)
        << without.err;
}

TEST_F(CudaTarget, SearchesOnTheDevice) {
    std::string text;
    std::string records;
    for (std::size_t i = 0; i + 40 < a_.size(); i += 7 + i % 33) {
        text += a_.substr(i, 7 + i % 33) + "\n";
        records += ">r" + std::to_string(i) + "\n" + a_.substr(i, 7 + i % 33) + "\n";
    }
    write("text.txt", text);
    write("records.fa", records);
    write("patterns.txt", "ACG\nTT\nACG\nGATTACA\n");
    for (const char* how :
         {"ACGT text.txt", "ACGT text.txt -n -o", "ACGT text.txt -c", "ACGT text.txt -v",
          "-f patterns.txt text.txt --json", "-f patterns.txt text.txt a.txt --count-per-pattern",
          "acgt text.txt -i -w", "ACGTAC text.txt -k 1 -o --byte-offset",
          "ACGTAC text.txt -k 2 --mismatches --json", "ACGTAC records.fa -k 1 --rc --bed",
          "ACGT a.txt b.txt --format raw --all", "--method cyclic ACGTACG text.txt -k 1",
          "NOTHING text.txt", "ACGT text.txt -q", "ACGT empty.txt",
          "--unit character ACGT text.txt -c"}) {
        const std::string line = std::string("minterm search ") + how;
        const Outcome here = run(line);
        ASSERT_LE(here.exit_code, 1) << line << here.err;
        for (const char* target : {" --target cuda", " --target auto --device 0"}) {
            const Outcome there = run(kFake + line + target);
            EXPECT_EQ(there.exit_code, here.exit_code) << there.err;
            EXPECT_EQ(there.out, here.out) << line << target;
            EXPECT_EQ(there.err, here.err);
        }
    }
    const Outcome told =
        run(kFake + "minterm search -f patterns.txt text.txt --target cuda --explain -c");
    EXPECT_EQ(told.err.find("cuda, device 0: Fake GPU, sm_90: 4 patterns side by side (lanes) in 1 "
                            "word of 1,024 bits, with 16 pieces of a text at a time; a position "
                            "takes 1 gates a word; kernels "),
              0U)
        << told.err;
}

TEST_F(CudaTarget, TheProcessorSearchesWhereThatIsAskedFor) {
    const std::string here = run("minterm search ACGTA a.txt").out;
    const std::string search = "minterm search ACGTA a.txt --target auto";
    for (const std::string& line :
         {kNone + search, kFake + "FAKE_CUDA_DEVICES=0 " + search,
          kFake + "MINTERM_NVRTC=/none " + search, kFake + "FAKE_CUDA_MEMORY=2000 " + search,
          kFake + search + " --method automaton"}) {
        const Outcome outcome = run(line);
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        EXPECT_EQ(outcome.out, here);
        EXPECT_EQ(outcome.err.find("minterm: note: the processor runs it, and no GPU: "), 0U)
            << outcome.err;
        EXPECT_EQ(run(line + " -q").err, "");
    }
}

TEST_F(CudaTarget, PtxForDevicesThatNvrtcDoesNotKnow) {
    const std::string newer = kFake + "FAKE_CUDA_CAPABILITY=99 FAKE_NVRTC_LOG=log ";
    EXPECT_EQ(run(newer + "minterm dist a.txt b.txt --target cuda").out, distance());
    EXPECT_EQ(read("log"), "compute_90\n");
    const Outcome old_driver =
        run(newer + "FAKE_CUDA_VERSION=12020 minterm dist a.txt b.txt --target cuda");
    EXPECT_EQ(old_driver.exit_code, 2);
    EXPECT_NE(old_driver.err.find("NVRTC 13.0 knows no sm_99"), std::string::npos);
    EXPECT_NE(old_driver.err.find("no PTX newer than CUDA 12.2"), std::string::npos);
    const Outcome old_device =
        run(kFake + "FAKE_CUDA_CAPABILITY=21 minterm dist a.txt b.txt --target cuda");
    EXPECT_EQ(old_device.exit_code, 2);
    EXPECT_NE(old_device.err.find("NVRTC 13.0 makes no code for this device, which is sm_21; it "
                                  "knows sm_75, sm_80, sm_90, sm_100"),
              std::string::npos)
        << old_device.err;
}

TEST_F(CudaTarget, WhatIsMissingIsSaid) {
    struct Refusal {
        std::string line;
        int exit_code;
        const char* says;
    };
    const std::string dist = "minterm dist a.txt b.txt --target cuda";
    const std::string search = "minterm search ACGTA a.txt --target cuda";
    for (const Refusal& refusal :
         {Refusal{kNone + dist, 2, "there is no driver"},
          {kNone + "minterm lcs a.txt b.txt --length --target cuda", 2, "there is no driver"},
          {kFake + "FAKE_CUDA_DEVICES=0 " + dist, 2, "finds no CUDA device"},
          {kFake + dist + " --device 2", 2, "no CUDA device 2: this machine shows 1"},
          {kFake + "MINTERM_NVRTC=/none.so " + dist, 1, "nvidia-cuda-nvrtc"},
          {kFake + "FAKE_CUDA_MEMORY=2000 " + dist, 1, "not enough free memory"},
          {kFake + "FAKE_CUDA_FAIL=LaunchKernel:2:719 " + dist, 1, "the device is lost"},
          {kFake + "FAKE_CUDA_FAIL=ModuleLoadDataEx:1:222 " + dist, 1,
           "made by NVRTC 13.0 (--gpu-architecture=sm_90 --std=c++17 --ptxas-options=-v), on Fake "
           "GPU with a driver for CUDA 13.0 (error 222): the driver does not take the code"},
          {kFake + dist + " --method band", 2, "on a GPU every cell is computed"},
          {kFake + dist + " --method points --cigar", 2, "on a GPU every cell is computed"},
          {kFake + dist + " --layout column --cigar", 2, "the column layout computes every cell"},
          {kFake + dist + " --layout column --metric affine", 2, "use the wavefront layout"},
          {kFake + "FAKE_CUDA_FAIL=LaunchKernel:2:719 " + dist + " --layout column", 1,
           "the device is lost"},
          {kFake + dist + " --metric affine --cigar", 2, "only for those that do there are bounds"},
          {kFake + "FAKE_CUDA_MEMORY=2000 " + dist + " --cigar", 1, "not enough free memory"},
          {kFake + "FAKE_CUDA_FAIL=LaunchKernel:3:719 " + dist + " --cigar", 1,
           "the device is lost"},
          {kFake + "minterm compile lcs --target cuda:sm_9 --emit ptx", 2,
           "NVRTC 13.0 knows no architecture 'sm_9'; it knows sm_75, sm_80, sm_90, sm_100"},
          {kNone + "minterm compile lcs --target cuda:90 --emit cuda", 2,
           "'90' is no architecture of a GPU; they are called sm_90 and the like"},
          {kNone + "minterm pairs a.txt b.txt --target cuda", 2, "there is no driver"},
          {kNone + "minterm matrix a.txt b.txt --target cuda", 2, "there is no driver"},
          {kFake + "minterm pairs a.txt b.txt --target cuda --device 2", 2,
           "no CUDA device 2: this machine shows 1"},
          {kFake + "MINTERM_NVRTC=/none.so minterm pairs a.txt b.txt --target cuda", 1,
           "nvidia-cuda-nvrtc"},
          {kFake + "FAKE_CUDA_FAIL=LaunchKernel:1:719 minterm pairs a.txt b.txt --target cuda", 1,
           "the device is lost"},
          {kFake + "minterm pairs a.txt b.txt --cigar --target cuda", 2, "for the answer alone"},
          {kNone + search, 2, "--target auto would take the processor"},
          {kFake + "FAKE_CUDA_DEVICES=0 " + search, 2, "finds no CUDA device"},
          {kFake + search + " --device 2", 2, "no CUDA device 2: this machine shows 1"},
          {kFake + "MINTERM_NVRTC=/none.so " + search, 2, "nvidia-cuda-nvrtc"},
          {kFake + "FAKE_CUDA_MEMORY=2000 " + search, 2, "not enough free memory"},
          {kFake + "FAKE_CUDA_FAIL=LaunchKernel:2:719 " + search, 2, "the device is lost"},
          {kFake + search + " --method filter", 2, "by the methods lanes and cyclic"},
          {kFake + "minterm search ACGTA --save-engine e.mte --target cuda", 2,
           "this one is for a GPU"},
          {kFake + "minterm search --unit character -k 1 \303\244bc a.txt --target cuda", 2,
           "with errors, wildcards or cases a processor does it"},
          {kFake + "minterm search --engine e.mte a.txt --device 1", 2, "leave out --device"},
          {kFake + "minterm dist a.txt b.txt --device 0", 2, "--device says which GPU"},
          {kFake + "minterm dist a.txt b.txt --target spu --device 0", 2,
           "--device says which GPU"},
          {kFake + "minterm lcs a.txt b.txt --target avx2 --device 1", 2,
           "--device says which GPU"},
          {kFake + "minterm pairs a.txt b.txt --device 0", 2, "--device says which GPU"},
          {kFake + "minterm matrix a.txt --device 0", 2, "--device says which GPU"},
          {kFake + "minterm search ACGTA a.txt --device 0", 2, "--device says which GPU"}}) {
        const Outcome outcome = run(refusal.line);
        EXPECT_EQ(outcome.exit_code, refusal.exit_code) << refusal.line << "\n" << outcome.err;
        EXPECT_EQ(outcome.out, "") << refusal.line;
        EXPECT_NE(outcome.err.find(refusal.says), std::string::npos) << outcome.err;
    }
}

TEST_F(CudaTarget, TheProcessorRunsItOnlyWhereThatIsAskedFor) {
    const std::string dist = "minterm dist a.txt b.txt --target auto";
    for (const std::string& line : {kNone + dist, kFake + "FAKE_CUDA_DEVICES=0 " + dist,
                                    kFake + "FAKE_CUDA_FAIL=LaunchKernel:2:719 " + dist,
                                    kFake + "MINTERM_NVRTC=/none " + dist}) {
        const Outcome outcome = run(line);
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        EXPECT_EQ(outcome.out, distance());
        EXPECT_EQ(outcome.err.find("minterm: note: the processor runs it, and no GPU: "), 0U)
            << outcome.err;
        EXPECT_EQ(run(line + " --quiet").err, "");
    }
    EXPECT_EQ(run(kFake + dist).err, "");
}

/// Machine code needs no GPU, only what makes it.
class CudaSources : public CudaTarget {
protected:
    /// What `minterm compile` writes on a machine without a driver.
    std::string emit(const std::string& before, const std::string& how) const {
        const Outcome outcome =
            run(before + "MINTERM_CUDA_DRIVER=/none.so minterm compile " + how + " -o out");
        EXPECT_EQ(outcome.exit_code, 0) << how << outcome.err;
        EXPECT_EQ(outcome.out, "");
        return outcome.exit_code == 0 ? read("out") : std::string();
    }
};

TEST_F(CudaSources, NvrtcIsAskedForTheFormAndTheArchitecture) {
    const std::string fake = "MINTERM_NVRTC='" MINTERM_FAKE_NVRTC "' FAKE_NVRTC_LOG=log ";
    write("nvdisasm", "#!/bin/sh\nhead -c 4 \"$1\" | tail -c 3; echo\n");
    ASSERT_EQ(run("chmod +x nvdisasm").exit_code, 0);
    EXPECT_EQ(emit(fake, "lcs --target cuda --emit cubin").substr(0, 4), "\177ELF");
    EXPECT_EQ(emit(fake, "lcs --target cuda:sm_80 --emit ptx").substr(0, 4), "\177ELF");
    EXPECT_EQ(emit(fake + "MINTERM_NVDISASM=./nvdisasm ", "lcs --target cuda:sm_100 --emit sass"),
              "ELF\n");
    EXPECT_EQ(read("log"), "sm_90\ncompute_80\nsm_100\n");
}

TEST_F(CudaSources, PtxAndCubinAreThoseOfTheKernel) {
    const Json nvrtc = Json::parse(run("minterm targets --json").out)["cuda"]["nvrtc"];
    if (!nvrtc["available"]) GTEST_SKIP() << nvrtc["why_not"].get<std::string>();
    struct Kernel {
        std::string how;
        std::vector<std::string> functions;
    };
    const Kernel kernels[] = {{"levenshtein", {"levenshtein_edge", "levenshtein_steady"}},
                              {"lcs --layout column", {"lcs_sweep"}},
                              {"semiglobal --rows 2", {"semiglobal_steady_tap"}}};
    for (const Kernel& kernel : kernels)
        for (const auto& [target, number] :
             {std::pair("cuda", "90"), std::pair("cuda:sm_80", "80")}) {
            const std::string how = kernel.how + " --target " + target + " --emit ";
            const std::string ptx = emit("", how + "ptx");
            EXPECT_NE(ptx.find(".target sm_"s + number + "\n"), std::string::npos) << how;
            EXPECT_EQ(ptx.find('\0'), std::string::npos);
            const std::string cubin = emit("", how + "cubin");
            EXPECT_EQ(cubin.substr(0, 4), "\177ELF") << how;
            for (const std::string& function : kernel.functions) {
                EXPECT_NE(ptx.find(".visible .entry " + function + "("), std::string::npos) << how;
                EXPECT_NE(cubin.find(".text." + function), std::string::npos) << how;
            }
            EXPECT_NE(ptx.find("lop3.b32"), std::string::npos) << how;
        }
}

TEST_F(CudaSources, SassIsThatOfTheKernel) {
    const Outcome sass = run("minterm compile levenshtein --target cuda --emit sass");
    for (const char* const tool : {"nvidia-cuda-nvrtc", "nvidia-cuda-nvdisasm"})
        if (sass.err.find(tool) != std::string::npos) GTEST_SKIP() << sass.err;
    EXPECT_EQ(sass.exit_code, 0) << sass.err;
    for (const char* const part : {".text.levenshtein_steady", " LOP3.LUT ", " SHFL."})
        EXPECT_NE(sass.out.find(part), std::string::npos) << part;
}

/// Loading NVRTC takes longer than all the rest of a short run.
TEST_F(CudaTarget, AKernelFromTheCacheNeedsNoNvrtc) {
    ASSERT_EQ(run("cp '" MINTERM_FAKE_NVRTC "' nvrtc.so").exit_code, 0);
    const std::string dist = kFake +
                             "MINTERM_NVRTC=./nvrtc.so FAKE_NVRTC_LOADS=loads FAKE_NVRTC_LOG=log "
                             "minterm dist a.txt b.txt --target cuda --time";
    const Outcome first = run(dist);
    EXPECT_EQ(first.out, distance()) << first.err;
    for (const char* const stage : {"load NVRTC ", "NVRTC ", "kernel to the device "})
        EXPECT_NE(first.err.find(stage), std::string::npos) << first.err;
    const Outcome second = run(dist);
    EXPECT_EQ(second.out, distance()) << second.err;
    EXPECT_EQ(second.err.find("load NVRTC "), std::string::npos) << second.err;
    for (const char* const stage :
         {"NVRTC as known ", "kernel from the cache ", "kernel to the device "})
        EXPECT_NE(second.err.find(stage), std::string::npos) << second.err;
    EXPECT_EQ(read("loads"), "loaded\n");
    EXPECT_EQ(read("log"), "sm_90\n");
    // Another file is another NVRTC, perhaps of the same version.
    ASSERT_EQ(run("touch -d 2001-01-01 nvrtc.so").exit_code, 0);
    EXPECT_EQ(run(dist).out, distance());
    EXPECT_EQ(read("loads"), "loaded\nloaded\n");
    EXPECT_EQ(read("log"), "sm_90\n");
    ASSERT_EQ(run("touch -d 2002-02-02 nvrtc.so").exit_code, 0);
    EXPECT_EQ(run("FAKE_NVRTC_VERSION=12040 " + dist).out, distance());
    EXPECT_EQ(read("log"), "sm_90\nsm_90\n");
    // One that is gone is missed, and nothing else is taken for it.
    ASSERT_EQ(run("rm nvrtc.so").exit_code, 0);
    EXPECT_NE(run(dist).err.find("nvidia-cuda-nvrtc"), std::string::npos);
}

/// A kernel that is refused can be looked at: by whoever reports it.
TEST_F(CudaTarget, TheSourceOfARefusedKernelIsKept) {
    const std::string dist = "minterm dist a.txt b.txt --target cuda --no-cache";
    const auto kept = [&](const std::string& said) {
        const std::string before = "its source is kept as ";
        const std::size_t begin = said.find(before) + before.size();
        return begin < before.size() ? std::string()
                                     : said.substr(begin, said.find_first_of(":\n", begin) - begin);
    };
    for (const std::string& how :
         {"FAKE_CUDA_FAIL=ModuleLoadDataEx:*:222 "s, "FAKE_NVRTC_FAIL='line 7: no' "s}) {
        const Outcome outcome = run("mkdir -p kept && " + kFake + "TMPDIR=kept " + how + dist);
        EXPECT_EQ(outcome.exit_code, 1);
        ASSERT_NE(kept(outcome.err), "") << outcome.err;
        const std::string source = read(kept(outcome.err));
        EXPECT_NE(source.find("__global__ void"), std::string::npos) << outcome.err;
        EXPECT_NE(source.find(";  // g0 levenshtein.dp:"), std::string::npos);
        EXPECT_NE(source.find(" * g0 = "), std::string::npos);
        EXPECT_NE(outcome.err.find("--gpu-architecture=sm_90 --std=c++17 --ptxas-options=-v"),
                  std::string::npos)
            << outcome.err;
        EXPECT_NE(outcome.err.find(how[5] == 'C' ? "\nptxas fatal" : "\nline 7: no"),
                  std::string::npos)
            << outcome.err;
    }
    const Outcome nowhere = run(kFake + "TMPDIR=/none FAKE_NVRTC_FAIL='line 7: no' " + dist);
    EXPECT_EQ(nowhere.exit_code, 1);
    EXPECT_NE(nowhere.err.find("NVRTC 13.0 does not compile levenshtein.cu"), std::string::npos);
    EXPECT_NE(nowhere.err.find(
                  "its source is not kept: cannot write a temporary file in /none: No such file or "
                  "directory; TMPDIR names another folder"),
              std::string::npos)
        << nowhere.err;
    EXPECT_NE(nowhere.err.find("\nline 7: no"), std::string::npos) << nowhere.err;
}

/// What a device lacks may turn out late: when code for it is made, when memory is taken, or when
/// some answers are there already.
TEST_F(CudaTarget, TheProcessorTakesOverWhereTheDeviceCannotServe) {
    std::string few;
    for (std::size_t i = 0; i + 20 < a_.size(); i += 30) few += a_.substr(i, 5 + i % 15) + "\n";
    write("few.txt", few);
    for (const std::string how :
         {"dist a.txt b.txt", "dist a.txt b.txt --cigar", "lcs a.txt b.txt --string --method full",
          "lcs a.txt b.txt --length", "run semiglobal a.txt b.txt", "pairs few.txt few.txt",
          "pairs few.txt few.txt --metric osa --json", "matrix few.txt a.txt",
          "matrix few.txt --top 3", "matrix few.txt --max-distance 4",
          "matrix few.txt --npy m.npy && cat m.npy", "search ACGTA a.txt"}) {
        const Outcome here = run("minterm " + how);
        ASSERT_EQ(here.exit_code, 0) << here.err;
        const std::size_t command_end = how.find(" && ");
        const std::string line = "minterm " + how.substr(0, command_end) + " --target auto";
        const std::string rest = command_end == std::string::npos ? "" : how.substr(command_end);
        for (const std::string lacking :
             {"FAKE_CUDA_CAPABILITY=21 ", "MINTERM_NVRTC=/none.so ", "FAKE_CUDA_MEMORY=99 ",
              "FAKE_CUDA_CAPABILITY=99 FAKE_CUDA_VERSION=12020 ",
              "FAKE_CUDA_FAIL=ModuleLoadDataEx:1:222 ",
              "FAKE_CUDA_FAIL=DevicePrimaryCtxRetain:1:46 ", "FAKE_CUDA_DEVICES=0 "}) {
            const Outcome outcome = run(kFake + lacking + line + rest);
            EXPECT_EQ(outcome.exit_code, 0) << lacking << line << outcome.err;
            EXPECT_EQ(outcome.out, here.out) << lacking << line;
            EXPECT_EQ(outcome.err.find("minterm: note: the processor runs it, and no GPU: "), 0U)
                << lacking << line << outcome.err;
            EXPECT_EQ(run(kFake + lacking + line + " --quiet" + rest).err, "") << lacking << line;
        }
        const Outcome lost = run(kFake + "FAKE_CUDA_FAIL=LaunchKernel:1:719 " + line + rest);
        EXPECT_EQ(lost.out, here.out) << line;
        EXPECT_NE(lost.err.find("the device is lost"), std::string::npos) << line << lost.err;
    }
    // What no machine would do is no matter of the GPU.
    const Outcome wrong =
        run(kFake + "minterm pairs few.txt few.txt --metric semiglobal --target auto");
    EXPECT_EQ(wrong.exit_code, 2);
    EXPECT_EQ(wrong.err.find("no GPU"), std::string::npos) << wrong.err;
    // The variable is one way to ask for it.
    const Outcome variable = run(kNone + "MINTERM_TARGET=auto minterm dist a.txt b.txt");
    EXPECT_EQ(variable.out, distance()) << variable.err;
}

/// Words with their numbers, and a text of words, of which some are none of them.
class CudaWords : public CudaTarget {
protected:
    void SetUp() override {
        CudaTarget::SetUp();
        std::mt19937 random(6);
        for (int line = 0; line < 3000; ++line) {
            std::string word;
            for (auto length = 1 + random() % 9; length > 0; --length)
                word += static_cast<char>('a' + random() % 6);
            words_ += word + "\n";
            text_ += word + (random() % 7 == 0 ? "x" : "") + (random() % 5 == 0 ? "\n" : " ");
        }
        write("words.txt", words_);
        write("text.txt", text_);
        for (const std::string layout : {"paper", "louds", "fast", "small"})
            EXPECT_EQ(run("minterm dict build words.txt -o " + layout + ".mtd --quiet " +
                          (layout == "louds" ? "--trie louds" : "--layout " + layout))
                          .exit_code,
                      0);
    }
    std::string words_;
    std::string text_;
};

TEST_F(CudaWords, LookUpEncodeAndDecodeOnTheDevice) {
    write("ids.txt", run("minterm dict encode paper.mtd text.txt").out);
    for (const std::string dictionary : {"fast.mtd", "paper.mtd", "louds.mtd"}) {
        for (const std::string& line :
             {"minterm dict lookup " + dictionary + " -f words.txt",
              "minterm dict lookup " + dictionary + " a b \"\" zebra --threads 2",
              "minterm dict encode " + dictionary + " text.txt",
              "minterm dict encode " + dictionary + " empty.txt",
              "minterm dict decode " + dictionary + " -f ids.txt",
              "minterm dict decode " + dictionary + " 0 1 5"}) {
            const Outcome here = run(line);
            ASSERT_EQ(here.exit_code, 0) << here.err;
            for (const char* target : {" --target cuda", " --target auto --device 0"}) {
                const Outcome there = run(kFake + line + target);
                EXPECT_EQ(there.exit_code, 0) << there.err;
                EXPECT_EQ(there.out, here.out) << line << target;
                EXPECT_EQ(there.err, "");
            }
        }
    }
    for (const char* const line : {"lookup louds.mtd -f words.txt", "lookup louds.mtd a \"\" zebra",
                                   "encode louds.mtd text.txt"}) {
        const Outcome split = run(kFake + "minterm dict " + line + " --target cuda --split -v");
        EXPECT_EQ(split.err.find("cuda split_louds, device 0: Fake GPU, sm_90: "), 0U) << split.err;
        EXPECT_EQ(split.out, run("minterm dict "s + line).out) << line;
    }
    const std::string lookup = "minterm dict lookup paper.mtd -f words.txt -o out.txt -v";
    const Outcome told = run(kFake + lookup + " --target cuda");
    EXPECT_EQ(told.err.find("cuda lookup_paper, device 0: Fake GPU, sm_90: 3,000 keys in "), 0U)
        << told.err;
    EXPECT_NE(told.err.find("kernel from the cache in "), std::string::npos) << told.err;
    EXPECT_EQ(run(lookup + " --threads 2").err.find("processor, layout paper, 2 threads: 3,000 "),
              0U);
    const Outcome back = run(kFake + "minterm dict decode paper.mtd 0 1 --target cuda -v");
    EXPECT_EQ(back.err.find("cuda keys_paper, device 0: Fake GPU, sm_90: 2 numbers in "), 0U)
        << back.err;
}

TEST_F(CudaWords, WhatIsMissingIsSaid) {
    struct Refusal {
        std::string line;
        int exit_code;
        const char* says;
    };
    const std::string lookup = "minterm dict lookup paper.mtd -f words.txt --target cuda";
    for (const Refusal& refusal :
         {Refusal{kNone + lookup, 2, "--target auto would take the processor"},
          {kNone + "minterm dict encode paper.mtd text.txt --target cuda", 2, "there is no driver"},
          {kFake + "FAKE_CUDA_DEVICES=0 " + lookup, 2, "finds no CUDA device"},
          {kFake + lookup + " --device 2", 2, "no CUDA device 2: this machine shows 1"},
          {kFake + "MINTERM_NVRTC=/none.so " + lookup, 1, "nvidia-cuda-nvrtc"},
          {kFake + "FAKE_CUDA_MEMORY=2000 " + lookup, 1, "not enough free memory"},
          {kFake + "FAKE_CUDA_FAIL=LaunchKernel:1:719 " + lookup, 1, "the device is lost"},
          {kFake + "minterm dict lookup small.mtd a --target cuda", 2,
           "a dictionary of the layout small is none; build it with --layout fast or paper"},
          {kFake + "minterm dict lookup paper.mtd a --target avx2", 2, "takes cuda and auto"},
          {kNone + "minterm dict decode paper.mtd 1 --target cuda", 2, "there is no driver"},
          {kFake +
               "FAKE_CUDA_FAIL=LaunchKernel:1:719 minterm dict decode paper.mtd 1 --target cuda",
           1, "the device is lost"},
          {kFake + "minterm dict lookup paper.mtd a --target cuda --split", 2,
           "a level of the trie a thread is for the layout louds"},
          {kFake + "minterm dict lookup louds.mtd a --split", 2, "--split requires --target"},
          {kFake + "minterm dict lookup paper.mtd a --device 0", 2,
           "--device says which GPU, and the processor is to do it; add --target cuda, or auto"},
          {kFake + "MINTERM_TARGET=spu minterm dict decode paper.mtd 1", 2,
           "(from MINTERM_TARGET)"},
          {kNone + "MINTERM_TARGET=cuda minterm dict lookup paper.mtd a", 2, "there is no driver"},
          {kFake + "minterm dict decode louds.mtd 0 --target cuda --split", 2, "--split"},
          {kFake + "minterm dict fuzzy paper.mtd a --target cuda", 2, "--target"}}) {
        const Outcome outcome = run(refusal.line);
        EXPECT_EQ(outcome.exit_code, refusal.exit_code) << refusal.line << "\n" << outcome.err;
        EXPECT_EQ(outcome.out, "") << refusal.line;
        EXPECT_NE(outcome.err.find(refusal.says), std::string::npos) << outcome.err;
    }
}

TEST_F(CudaWords, TheProcessorLooksUpWhereThatIsAskedFor) {
    const std::string expected = run("minterm dict lookup paper.mtd -f words.txt").out;
    const std::string lookup = "minterm dict lookup paper.mtd -f words.txt --target auto";
    for (const std::string& line :
         {kNone + lookup, kFake + "FAKE_CUDA_DEVICES=0 " + lookup,
          kFake + "FAKE_CUDA_FAIL=LaunchKernel:1:719 " + lookup,
          kFake + "FAKE_CUDA_MEMORY=2000 " + lookup, kFake + "MINTERM_NVRTC=/none " + lookup,
          kFake + "minterm dict lookup small.mtd -f words.txt --target auto"}) {
        const Outcome outcome = run(line);
        EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
        EXPECT_EQ(outcome.out, expected);
        EXPECT_EQ(outcome.err.find("minterm: note: the processor runs it, and no GPU: "), 0U)
            << outcome.err;
        EXPECT_EQ(run(line + " --quiet").err, "");
    }
    // As of other commands: the variable stands for the option.
    for (const char* const target : {"cuda", "auto"}) {
        const Outcome outcome = run(kFake + "MINTERM_TARGET=" + target +
                                    " minterm dict lookup paper.mtd -f words.txt --device 0 -v");
        EXPECT_EQ(outcome.out, expected);
        EXPECT_EQ(outcome.err.find("cuda lookup_paper, device 0"), 0U) << outcome.err;
    }
    EXPECT_EQ(run(kFake + "MINTERM_TARGET=scalar minterm dict lookup paper.mtd -f words.txt").out,
              expected);
}

/// Of a device that is lost between two pieces nothing is kept.
TEST_F(CudaWords, TheProcessorDecodesWhatADeviceHasBegun) {
    write("ids.txt", run("minterm dict encode paper.mtd text.txt").out);
    const std::string decode = "minterm dict decode paper.mtd -f ids.txt";
    const Outcome outcome =
        run(kFake + "FAKE_CUDA_FAIL=StreamSynchronize:2:719 " + decode + " --target auto");
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.out, run(decode).out);
    EXPECT_EQ(outcome.err.find("minterm: note: the processor runs it, and no GPU: "), 0U)
        << outcome.err;
}

TEST_F(CudaTarget, TargetsSaysWhatThereIs) {
    const std::string there = run(kFake + "minterm targets").out;
    EXPECT_NE(there.find("CUDA (--target cuda: dist, run, lcs, pairs, matrix, search, and dict "
                         "lookup, encode and decode):\n"),
              std::string::npos);
    EXPECT_NE(there.find("driver: for CUDA 13.0\n"
                         "device 0: Fake GPU, sm_90, 2 multiprocessors, 1073 MB\n"
                         "nvrtc: 13.0, which knows sm_75, sm_80, sm_90, sm_100\n"),
              std::string::npos)
        << there;
    const Json json = Json::parse(run(kNone + "minterm targets --json").out)["cuda"];
    EXPECT_EQ(json["driver"]["available"], false);
    EXPECT_NE(json["nvrtc"]["why_not"].get<std::string>().find("nvidia-cuda-nvrtc"),
              std::string::npos);
}

}  // namespace
}  // namespace minterm::testing::cuda_test
