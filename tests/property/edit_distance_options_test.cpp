// SPDX-License-Identifier: Apache-2.0
//
// What an edit distance is asked for beside the distance: refused, stopped, on several threads.
#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <string>
#include <thread>

#include "codegen/engine.hpp"
#include "tests/support/random_text.hpp"
#include "tests/support/shipped_specs.hpp"
#include "tests/support/temporary_folder.hpp"

namespace minterm::edit_distance_options_test {
namespace {

using testing::random_text;

TEST(EditDistances, WhatMakesNoSenseIsRefused) {
    Engine engine(**choose_target());
    const auto refused = [&](const char* spec, const RunOptions& options, const char* why) {
        for (const char* b : {"abd", ""}) {
            const auto run = engine.run(testing::load_shipped(spec), "abc", b, options);
            ASSERT_FALSE(run) << spec;
            EXPECT_EQ(run.failure().kind(), FailureKind::User);
            EXPECT_NE(run.failure().render().find(why), std::string::npos)
                << run.failure().render();
        }
    };
    RunOptions alignment;
    alignment.alignment = true;
    refused("affine", alignment, "only for those that do");
    RunOptions bound;
    bound.max_distance = 3;
    refused("lcs", bound, "no distance but a similarity");
    refused("bitpal", bound, "no distance but a similarity");
    RunOptions infix;
    infix.mode = AlignmentMode::Infix;
    refused("lcs", infix, "indel has other modes");
    refused("semiglobal", infix, "write its first row and its answer");
}

/// What has bounds, but no alignments.
TEST(EditDistances, AlignmentsThatOtherSymbolsDecideAreRefused) {
    const testing::TemporaryFolder folder;
    const std::string file = folder.path() / "other_steps.dp";
    std::ofstream(file) << R"(
        recurrence after_mismatches(a, b) {
            table D : int;
            D[0][j] = j;
            D[i][0] = i;
            D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1,
                          D[i-1][j-1] + (a[i] == b[j] and a[i-1] == b[j-1] ? 0 : 1));
            answer D[m][n];
        }
        recurrence swaps_of_two_costs(a, b) {
            table D : int;
            D[0][j] = j;
            D[i][0] = i;
            D[i][j] = min(D[i-1][j] + 1, D[i][j-1] + 1,
                          D[i-1][j-1] + (a[i] == b[j] ? 0 : 1),
                          (a[i-1] == b[j] and a[i] == b[j-1] ? D[i-2][j-2] : D[i-1][j-1]) + 1,
                          (a[i-1] == b[j] ? D[i-2][j-2] : D[i-1][j-1]) + 2);
            answer D[m][n];
        })";
    const auto items = load_spec(file);
    ASSERT_TRUE(items) << items.failure().render();
    Engine engine(**choose_target());
    RunOptions options;
    options.max_distance = 20;
    for (const Recurrence& recurrence : items->recurrences) {
        options.alignment = false;
        EXPECT_TRUE(engine.run(recurrence, "abcd", "abdc", options)) << recurrence.name;
        options.alignment = true;
        for (const char* b : {"abdc", ""}) {
            const auto run = engine.run(recurrence, "abcd", b, options);
            ASSERT_FALSE(run) << recurrence.name;
            EXPECT_EQ(run.failure().kind(), FailureKind::User);
            EXPECT_NE(run.failure().render().find("cost depends on symbols before them"),
                      std::string::npos)
                << run.failure().render();
        }
    }
}

TEST(EditDistances, CanBeStopped) {
    std::mt19937 random(9);
    const std::string a = random_text(random, 200'000, "ACGT");
    const std::string b = random_text(random, 200'000, "ACGT");
    Engine engine(**find_target("scalar"));
    for (const Method method : {Method::Full, Method::Band}) {
        for (const int threads : {1, 2}) {
            RunOptions options;
            options.method = method;
            options.threads = threads;
            options.progress = [caller = std::this_thread::get_id()](const RunProgress&) {
                EXPECT_EQ(std::this_thread::get_id(), caller);
                return false;
            };
            const auto run = engine.run(testing::load_shipped("levenshtein"), a, b, options);
            ASSERT_FALSE(run);
            EXPECT_EQ(run.failure().kind(), FailureKind::Environment);
        }
    }
}

TEST(EditDistances, NoThreadsAreRefused) {
    Engine engine(**choose_target());
    RunOptions options;
    options.threads = 0;
    const auto run = engine.run(testing::load_shipped("levenshtein"), "abc", "abd", options);
    ASSERT_FALSE(run);
    EXPECT_EQ(run.failure().kind(), FailureKind::User);
}

/// Little work runs on one thread, and both are said.
TEST(EditDistances, ThreadsAreTold) {
    std::mt19937 random(12);
    const std::string a = random_text(random, 20'000, "ACGT");
    const std::string b = random_text(random, 20'000, "ACGT");
    Engine engine(**find_target("scalar"));
    RunOptions options;
    options.threads = 2;
    for (const Method method : {Method::Full, Method::Band}) {
        options.method = method;
        // By columns there are no threads; a build without a compiler has their kernels ready.
        options.layout = method == Method::Full ? Layout::Wavefront : Layout::Choose;
        const auto two = engine.run(testing::load_shipped("levenshtein"), a, b, options);
        ASSERT_TRUE(two) << two.failure().render();
        EXPECT_EQ(two->threads, 2);
        EXPECT_EQ(two->reasons.back(), "2 threads ran");
        const auto one =
            engine.run(testing::load_shipped("levenshtein"), a.substr(0, 900), b, options);
        ASSERT_TRUE(one) << one.failure().render();
        EXPECT_EQ(one->threads, 1);
        EXPECT_EQ(one->reasons.back(), "1 of 2 threads ran: it is too little work for more");
    }
}

}  // namespace
}  // namespace minterm::edit_distance_options_test
