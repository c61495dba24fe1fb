// SPDX-License-Identifier: Apache-2.0
//
// `Engine` on a GPU. Built twice: for the fake device, and for one that the machine has (label
// gpu), where longer sequences are compared with the processor's answers, too.
#include <gtest/gtest.h>

#include <random>

#include "codegen/emit_cuda.hpp"
#include "codegen/engine.hpp"
#include "codegen/nvrtc.hpp"
#include "runtime/cuda/cuda_driver.hpp"
#include "tests/support/cuda_environment.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm {
namespace {

class CudaEngine : public ::testing::Test {
protected:
    void SetUp() override {
        const auto driver = CudaDriver::load();
        if (!driver) GTEST_SKIP() << driver.failure().render();
        const auto nvrtc = Nvrtc::load();
        if (!nvrtc) GTEST_SKIP() << nvrtc.failure().render();
    }

    std::string letters(std::size_t length) {
        std::string text;
        while (text.size() < length) text += "ACGT"[random_() & 3U];
        return text;
    }

    std::mt19937 random_{17};
#ifdef MINTERM_FAKE_CUDA_DRIVER
    static constexpr bool kIsFake = true;
    const testing::Environment environment_{
        { {"MINTERM_CUDA_DRIVER", MINTERM_FAKE_CUDA_DRIVER},
          { "MINTERM_NVRTC",
            MINTERM_FAKE_NVRTC } }};
#else
    static constexpr bool kIsFake = false;
#endif
};

TEST_F(CudaEngine, AnswersOfAllSpecs) {
    Engine engine(cuda_target());
    for (const testing::ShippedSpec& spec : testing::shipped_specs()) {
        const Recurrence recurrence = testing::load_shipped(spec.name);
        for (const auto& [m, n] : {std::pair(0U, 0U), std::pair(0U, 9U), std::pair(9U, 0U),
                                   std::pair(1U, 30U), std::pair(1025U, 60U)}) {
            const std::string a = letters(m);
            const std::string b = letters(n);
            const auto run = engine.run(recurrence, a, b);
            ASSERT_TRUE(run) << spec.name << ": " << run.failure().render();
            EXPECT_EQ(run->answer, spec.expected(a, b)) << spec.name << ' ' << m << 'x' << n;
            EXPECT_EQ(run->target, "cuda");
        }
    }
}

TEST_F(CudaEngine, SymbolsOfAnyKind) {
    Engine engine(cuda_target());
    const Recurrence recurrence = testing::load_shipped("levenshtein");
    const auto expected = [](const std::string& a, const std::string& b) {
        for (const testing::ShippedSpec& spec : testing::shipped_specs())
            if (spec.name == "levenshtein") return spec.expected(a, b);
        return AnswerValue{};
    };
    const auto compare = [&](const std::string& a, const std::string& b) {
        const auto run = engine.run(recurrence, a, b);
        ASSERT_TRUE(run) << run.failure().render();
        EXPECT_EQ(run->answer, expected(a, b));
    };
    compare(std::string(40, 'a'), std::string(50, 'a'));
    compare(std::string(40, 'a'), std::string(50, 'b'));
    std::string bytes;
    for (int i = 0; i < 300; ++i) bytes += static_cast<char>(random_());
    compare(bytes, bytes.substr(7) + letters(5));
}

TEST_F(CudaEngine, LongSequencesAsOnTheProcessor) {
    if (kIsFake) GTEST_SKIP() << "this takes hours on a fake device";
    Engine device(cuda_target());
    Engine processor(**choose_target());
    for (const char* name : {"levenshtein", "lcs", "affine", "semiglobal"}) {
        const Recurrence recurrence = testing::load_shipped(name);
        for (const int rows : {1, 2, 4})
            for (const auto& [m, n] :
                 {std::pair(4096U, 4096U), std::pair(50001U, 20000U), std::pair(1000U, 300000U)}) {
                const std::string a = letters(m);
                const std::string b = letters(n);
                RunOptions options;
                options.rows = rows;
                const auto there = device.run(recurrence, a, b, options);
                ASSERT_TRUE(there) << there.failure().render();
                const auto here = processor.run(recurrence, a, b);
                ASSERT_TRUE(here) << here.failure().render();
                EXPECT_EQ(there->answer, here->answer)
                    << name << ' ' << rows << ' ' << m << 'x' << n;
            }
    }
}

}  // namespace
}  // namespace minterm
