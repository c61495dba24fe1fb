// SPDX-License-Identifier: Apache-2.0
//
// What an edit distance is asked for beside the distance: refused, stopped, on several threads.
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <thread>

#include "codegen/engine.hpp"
#include "tests/support/shipped_specs.hpp"

namespace minterm {
namespace {

std::string random_text(std::mt19937& random, std::size_t length) {
    std::string text(length, ' ');
    for (char& symbol : text) symbol = "ACGT"[random() % 4];
    return text;
}

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
    refused("osa", alignment, "has other steps than gaps");
    RunOptions bound;
    bound.max_distance = 3;
    refused("lcs", bound, "no distance but a similarity");
    refused("bitpal", bound, "no distance but a similarity");
    RunOptions infix;
    infix.mode = AlignmentMode::Infix;
    refused("lcs", infix, "indel has other modes");
    refused("semiglobal", infix, "write its first row and its answer");
}

TEST(EditDistances, CanBeStopped) {
    std::mt19937 random(9);
    const std::string a = random_text(random, 200'000);
    const std::string b = random_text(random, 200'000);
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
    const std::string a = random_text(random, 20'000);
    const std::string b = random_text(random, 20'000);
    Engine engine(**find_target("scalar"));
    RunOptions options;
    options.threads = 2;
    for (const Method method : {Method::Full, Method::Band}) {
        options.method = method;
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
}  // namespace minterm
