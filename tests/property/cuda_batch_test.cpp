// SPDX-License-Identifier: Apache-2.0
//
// `BatchEngine` on a GPU against naive programs and against the processor. Built twice: for the
// fake device, and for one that the machine has (label gpu).
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "codegen/batch_engine.hpp"
#include "codegen/emit_cuda.hpp"
#include "codegen/nvrtc.hpp"
#include "runtime/cuda/cuda_driver.hpp"
#include "tests/support/cuda_environment.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::cuda_batch_test {
namespace {

using testing::load_shipped;
using testing::ShippedSpec;
using Texts = std::vector<std::string>;
using Answers = std::vector<std::int64_t>;

std::vector<SymbolSpan> views(const Texts& texts) { return {texts.begin(), texts.end()}; }

Answers matrix_answers(BatchEngine& engine, const Recurrence& recurrence, const Texts& queries,
                       const Texts& targets, const BatchOptions& options = {}) {
    Answers answers(queries.size() * targets.size(), -1);
    const auto report = engine.matrix(
        recurrence, views(queries), views(targets),
        [&](const MatrixPart& part) {
            for (std::size_t i = 0; i < part.targets.size(); ++i)
                answers[part.query * targets.size() + part.targets[i]] = part.values[i];
            return true;
        },
        options);
    EXPECT_TRUE(report) << (report ? "" : report.failure().render());
    return answers;
}

class CudaBatch : public ::testing::Test {
protected:
    void SetUp() override {
        const auto driver = CudaDriver::load();
        if (!driver) GTEST_SKIP() << driver.failure().render();
        const auto nvrtc = Nvrtc::load();
        if (!nvrtc) GTEST_SKIP() << nvrtc.failure().render();
    }
    // Sources of kernels that the driver was to refuse.
    void TearDown() override { forget_kept_sources(); }

    std::string text(std::size_t length, std::string_view letters = "ACGT") {
        std::string result;
        while (result.size() < length) result += letters[random_() % letters.size()];
        return result;
    }
    /// Lengths from 0 on, so that all remainders of tiles and words occur, and then random ones.
    Texts texts(std::size_t count, std::size_t longest, std::string_view letters = "ACGT") {
        Texts result;
        for (std::size_t i = 0; i < count; ++i)
            result.push_back(text(i <= longest ? i : random_() % (longest + 1), letters));
        std::shuffle(result.begin(), result.end(), random_);
        return result;
    }
    Answers pairs(BatchEngine& engine, const Recurrence& recurrence, const Texts& a, const Texts& b,
                  const BatchOptions& options = {}) {
        const auto answers = engine.pairs(recurrence, views(a), views(b), options);
        EXPECT_TRUE(answers) << (answers ? "" : answers.failure().render());
        return answers ? answers->values : Answers{};
    }
    /// Both engines, lists and matrices.
    void expect_agreement(const Recurrence& recurrence, const Texts& a, const Texts& b,
                          const BatchOptions& options = {}) {
        EXPECT_EQ(pairs(device_, recurrence, a, b, options),
                  pairs(processor_, recurrence, a, b, options));
        EXPECT_EQ(matrix_answers(device_, recurrence, a, b, options),
                  matrix_answers(processor_, recurrence, a, b, options));
    }

    std::mt19937 random_{23};
#ifdef MINTERM_FAKE_CUDA_DRIVER
    const testing::Environment environment_{
        {{"MINTERM_CUDA_DRIVER", MINTERM_FAKE_CUDA_DRIVER}, {"MINTERM_NVRTC", MINTERM_FAKE_NVRTC}}};
#endif
    BatchEngine device_{cuda_target()};
    BatchEngine processor_{**choose_target()};
};

TEST_F(CudaBatch, AnswersOfAllSpecs) {
    for (const ShippedSpec& spec : testing::shipped_specs()) {
        const Recurrence recurrence = load_shipped(spec.name);
        if (recurrence.answer.kind != AnswerKind::Corner) continue;
        const Texts a = texts(1030, 24);
        const Texts b = texts(1030, 24);
        Answers expected;
        for (std::size_t p = 0; p < a.size(); ++p)
            expected.push_back(spec.expected(a[p], b[p]).value);
        const auto found = device_.pairs(recurrence, views(a), views(b));
        ASSERT_TRUE(found) << spec.name << ": " << found.failure().render();
        EXPECT_EQ(found->values, expected) << spec.name;
        EXPECT_EQ(found->report.pairs_alone, 0U);
        EXPECT_GT(found->report.device_seconds, 0);
        EXPECT_EQ(found->report.device.find("device 0: "), 0U);

        const Texts queries(a.begin(), a.begin() + 7);
        expected.clear();
        for (const std::string& query : queries)
            for (const std::string& target : b)
                expected.push_back(spec.expected(query, target).value);
        EXPECT_EQ(matrix_answers(device_, recurrence, queries, b), expected) << spec.name;
    }
}

TEST_F(CudaBatch, LengthsAroundEverySwitch) {
    const Recurrence recurrence = load_shipped("levenshtein");
    // Counters hold 127 rows; lanes are 32 pairs, reads are of four columns and of 128.
    Texts a;
    Texts b;
    for (const std::size_t m : {1, 7, 8, 9, 126, 127, 128, 129, 255, 300})
        for (const std::size_t n : {1, 3, 4, 5, 31, 32, 33, 127, 128, 129, 260}) {
            a.push_back(text(m));
            b.push_back(text(n));
        }
    expect_agreement(recurrence, a, b);
    for (const std::size_t count : {1, 31, 32, 33, 1023, 1024, 1025, 2049}) {
        const Texts few_a = texts(count, 12);
        const Texts few_b = texts(count, 12);
        EXPECT_EQ(pairs(device_, recurrence, few_a, few_b),
                  pairs(processor_, recurrence, few_a, few_b))
            << count;
    }
}

TEST_F(CudaBatch, LongAndShortTogether) {
    const Recurrence recurrence = load_shipped("levenshtein");
    Texts a = texts(40, 100);
    Texts b = texts(40, 100);
    for (const auto& [m, n] : {std::pair(1025U, 300U), std::pair(40U, 4096U), std::pair(4096U, 9U),
                               std::pair(4097U, 5U), std::pair(6U, 5000U)}) {
        a.push_back(text(m));
        b.push_back(text(n));
    }
    const auto there = device_.pairs(recurrence, views(a), views(b));
    ASSERT_TRUE(there) << there.failure().render();
    EXPECT_EQ(there->values, pairs(processor_, recurrence, a, b));
    EXPECT_GE(there->report.pairs_alone, 2U);
    const Texts queries{a[3], a[44], ""};
    EXPECT_EQ(matrix_answers(device_, recurrence, queries, b),
              matrix_answers(processor_, recurrence, queries, b));
    const Texts long_query{a[40]};
    const Texts few(b.begin(), b.begin() + 10);
    EXPECT_EQ(matrix_answers(device_, recurrence, long_query, few),
              matrix_answers(processor_, recurrence, long_query, few));
}

TEST_F(CudaBatch, SymbolsOfAnyKind) {
    std::string every_byte;
    for (int byte = 0; byte < 256; ++byte) every_byte += static_cast<char>(byte);
    for (const std::string_view letters :
         {std::string_view("a"), std::string_view("ab"), std::string_view("AbcdEFGhijkl"),
          std::string_view(every_byte)})
        expect_agreement(load_shipped("levenshtein"), texts(60, 40, letters),
                         texts(60, 40, letters));
    expect_agreement(load_shipped("casefold"), texts(60, 20, "aAbBcC"), texts(60, 20, "aAbBcC"));
    expect_agreement(load_shipped("iupac"), texts(60, 20, "ACGTNRY"), texts(60, 20, "ACGTNRY"));

    std::vector<std::u32string> a;
    std::vector<std::u32string> b;
    for (std::size_t i = 0; i < 300; ++i) {
        std::u32string first;
        for (std::size_t length = i % 40 + 1; length > 0; --length)
            first += static_cast<char32_t>(0x400 + random_() % 700);
        std::u32string second = first;
        for (char32_t& symbol : second)
            if (random_() % 4 == 0) symbol = static_cast<char32_t>(0x400 + random_() % 700);
        a.push_back(std::move(first));
        b.push_back(std::move(second));
    }
    const std::vector<SymbolSpan> wide_a(a.begin(), a.end());
    const std::vector<SymbolSpan> wide_b(b.begin(), b.end());
    const Recurrence recurrence = load_shipped("levenshtein");
    const auto there = device_.pairs(recurrence, wide_a, wide_b);
    ASSERT_TRUE(there) << there.failure().render();
    EXPECT_EQ(there->values, processor_.pairs(recurrence, wide_a, wide_b)->values);
    const auto matrix = [&](BatchEngine& engine) {
        Answers answers(9 * wide_b.size());
        const auto report = engine.matrix(
            recurrence, std::span(wide_a).first(9), wide_b, [&](const MatrixPart& part) {
                for (std::size_t i = 0; i < part.targets.size(); ++i)
                    answers[part.query * wide_b.size() + part.targets[i]] = part.values[i];
                return true;
            });
        EXPECT_TRUE(report) << (report ? "" : report.failure().render());
        return answers;
    };
    EXPECT_EQ(matrix(device_), matrix(processor_));
}

TEST_F(CudaBatch, BoundsLeaveTheSameAnswers) {
    Texts a = texts(200, 60);
    Texts b;
    for (const std::string& one : a) {
        std::string other = one;
        for (char& letter : other)
            if (random_() % 8 == 0) letter = "ACGT"[random_() % 4];
        b.push_back(random_() % 5 == 0 ? text(random_() % 60) : other);
    }
    for (const char* name : {"levenshtein", "osa", "weighted"}) {
        const Recurrence recurrence = load_shipped(name);
        std::uint64_t before = 0;
        for (const std::int64_t bound : {0, 1, 3, 9, 40}) {
            BatchOptions options;
            options.bound = bound;
            expect_agreement(recurrence, a, b, options);
            const auto report = device_.pairs(recurrence, views(a), views(b), options)->report;
            EXPECT_GE(report.cells_computed, before);
            before = report.cells_computed;
        }
        Answers bounds;
        for (std::size_t p = 0; p < a.size(); ++p)
            bounds.push_back(static_cast<std::int64_t>(p % 7));
        BatchOptions options;
        options.pair_bounds = bounds;
        EXPECT_EQ(pairs(device_, recurrence, a, b, options),
                  pairs(processor_, recurrence, a, b, options));
        BatchOptions by_query;
        by_query.query_bound = [](std::size_t query) -> std::optional<std::int64_t> {
            return static_cast<std::int64_t>(query % 9);
        };
        EXPECT_EQ(matrix_answers(device_, recurrence, a, b, by_query),
                  matrix_answers(processor_, recurrence, a, b, by_query));
    }
}

TEST_F(CudaBatch, QueriesThatAreTargetsAndThreads) {
    const Recurrence recurrence = load_shipped("levenshtein");
    const Texts all = texts(1300, 30);
    BatchOptions options;
    options.first_query_target = 0;
    options.threads = 3;
    const Answers expected = matrix_answers(processor_, recurrence, all, all);
    EXPECT_EQ(matrix_answers(device_, recurrence, all, all, options), expected);
    EXPECT_EQ(pairs(device_, recurrence, all, all, options), Answers(all.size(), 0));
}

TEST_F(CudaBatch, WhatADeviceDoesNotDoIsSaid) {
    const Recurrence recurrence = load_shipped("levenshtein");
    BatchOptions options;
    options.alignments = true;
    const Texts one{"ACGT"};
    const auto aligned = device_.pairs(recurrence, views(one), views(one), options);
    ASSERT_FALSE(aligned);
    EXPECT_EQ(aligned.failure().kind(), FailureKind::User);
    EXPECT_NE(aligned.failure().render().find("for the answer alone"), std::string::npos);
    BatchOptions other;
    other.device = 99;
    const auto nowhere = device_.pairs(recurrence, views(one), views(one), other);
    ASSERT_FALSE(nowhere);
    EXPECT_NE(nowhere.failure().render().find("no CUDA device 99"), std::string::npos);
}

#ifdef MINTERM_FAKE_CUDA_DRIVER

TEST_F(CudaBatch, MoreThanTheMemoryHoldsGoesThroughInPieces) {
    const Recurrence recurrence = load_shipped("levenshtein");
    const Texts a = texts(5000, 30);
    const Texts b = texts(5000, 30);
    const Answers expected = pairs(processor_, recurrence, a, b);
    const Texts queries(a.begin(), a.begin() + 40);
    const Texts many(b.begin(), b.begin() + 2500);
    const Answers all = matrix_answers(processor_, recurrence, queries, many);
    for (const char* bytes : {"250000", "500000", "3000000"}) {
        const testing::Environment small{{{"FAKE_CUDA_MEMORY", bytes}}};
        EXPECT_EQ(pairs(device_, recurrence, a, b), expected) << bytes;
        EXPECT_EQ(matrix_answers(device_, recurrence, queries, many), all) << bytes;
    }
    const testing::Environment too_small{{{"FAKE_CUDA_MEMORY", "20000"}}};
    const auto refused = device_.pairs(recurrence, views(a), views(b));
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.failure().render().find("has not enough free memory"), std::string::npos);
}

/// A copy to other memory would wait for the kernel, and nothing be packed meanwhile.
TEST_F(CudaBatch, AnswersComeToPinnedMemory) {
    const testing::Environment pinned{{{"FAKE_CUDA_PINNED", "1"}}};
    expect_agreement(load_shipped("levenshtein"), texts(1100, 20), texts(1100, 20));
}

/// Every call of the driver fails once, wherever it is: a sentence, and nothing is kept.
TEST_F(CudaBatch, EveryFailureIsASentenceAndLeavesNothing) {
    const Recurrence recurrence = load_shipped("lcs");
    const Texts a = texts(1100, 20);
    const Texts b = texts(1100, 20);
    const Texts queries(a.begin(), a.begin() + 3);
    const testing::TemporaryFolder folder;
    const auto all_of_it = [&]() -> Status {
        BatchEngine engine(cuda_target(), CellStore(folder.path().string()));
        MINTERM_TRY([[maybe_unused]] const BatchAnswers list,
                    engine.pairs(recurrence, views(a), views(b)));
        MINTERM_TRY([[maybe_unused]] const BatchReport report,
                    engine.matrix(recurrence, views(queries), views(b),
                                  [](const MatrixPart&) { return true; }));
        return success();
    };
    ASSERT_TRUE(all_of_it());
    EXPECT_EQ(testing::reset_fake_cuda(), 0);
    for (const std::string function : {"Init",
                                       "DriverGetVersion",
                                       "DeviceGetCount",
                                       "DeviceGet",
                                       "DeviceGetName",
                                       "DeviceGetAttribute",
                                       "DeviceTotalMem",
                                       "DevicePrimaryCtxRetain",
                                       "CtxSetCurrent",
                                       "MemGetInfo",
                                       "MemAlloc",
                                       "MemHostAlloc",
                                       "MemcpyHtoDAsync",
                                       "MemcpyDtoHAsync",
                                       "StreamCreate",
                                       "StreamSynchronize",
                                       "EventCreate",
                                       "EventRecord",
                                       "EventElapsedTime",
                                       "ModuleLoadDataEx",
                                       "ModuleGetFunction",
                                       "LaunchKernel"}) {
        int call = 1;
        for (;; ++call) {
            const testing::Environment fails{
                {{"FAKE_CUDA_FAIL", function + ":" + std::to_string(call) + ":719"}}};
            const Status done = all_of_it();
            EXPECT_EQ(testing::reset_fake_cuda(), 0) << function << ' ' << call;
            if (done) break;
            const std::string said = done.failure().render();
            EXPECT_NE(said.find("CUDA fails to "), std::string::npos) << function << said;
            ASSERT_LT(call, 200);
        }
        EXPECT_GT(call, 1) << function << " is never called";
    }
}

#endif

}  // namespace
}  // namespace minterm::cuda_batch_test
