// SPDX-License-Identifier: Apache-2.0
#include "runtime/support/ordered_jobs.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "runtime/support/run_jobs.hpp"

namespace minterm::ordered_jobs_test {
namespace {

/// A job's product is its number; some take longer than others.
struct Numbering {
    std::atomic<int>* running;
    void operator()(std::size_t job, std::size_t& product) const {
        ++*running;
        for (std::size_t i = 0; i < job * 7919 % 13; ++i) std::this_thread::yield();
        product = job;
        --*running;
    }
};

TEST(OrderedJobs, ProductsAreTakenInOrder) {
    std::atomic<int> running{0};
    for (const std::size_t threads : {1U, 2U, 3U, 8U})
        for (const std::size_t count : {0U, 1U, 2U, 7U, 100U, 1000U}) {
            std::vector<Numbering> workers(threads, Numbering{&running});
            std::vector<std::size_t> taken;
            const auto take = [&](const std::size_t& product) {
                taken.push_back(product);
                return true;
            };
            ASSERT_TRUE(run_jobs_in_order<std::size_t>(workers, count, take));
            EXPECT_EQ(running, 0);
            ASSERT_EQ(taken.size(), count);
            for (std::size_t i = 0; i < count; ++i) ASSERT_EQ(taken[i], i);
        }
}

TEST(OrderedJobs, WhoHasEnoughGetsNoMore) {
    std::atomic<int> running{0};
    for (const std::size_t threads : {1U, 2U, 5U})
        for (const std::size_t most : {1U, 2U, 50U}) {
            std::vector<Numbering> workers(threads, Numbering{&running});
            std::size_t taken = 0;
            const auto take = [&](const std::size_t&) { return ++taken < most; };
            ASSERT_TRUE(run_jobs_in_order<std::size_t>(workers, 1000, take));
            EXPECT_EQ(taken, most);
            EXPECT_EQ(running, 0);
        }
}

TEST(OrderedJobs, WhatIsOutOfMemoryEndsAll) {
    for (const std::size_t threads : {1U, 2U, 5U}) {
        const auto work = [](std::size_t job, std::size_t& product) {
            if (job == 30) throw std::bad_alloc();
            product = job;
        };
        std::vector workers(threads, work);
        std::size_t taken = 0;
        const auto take = [&](const std::size_t& product) {
            EXPECT_EQ(product, taken);
            ++taken;
            return true;
        };
        const Status done = run_jobs_in_order<std::size_t>(workers, 1000, take);
        ASSERT_FALSE(done);
        EXPECT_EQ(done.failure().kind(), FailureKind::Environment);
        EXPECT_LE(taken, 30U);
    }
}

TEST(Jobs, WhatIsOutOfMemoryEndsAll) {
    for (const int threads : {1, 2, 5}) {
        std::atomic<int> begun{0};
        const auto work = [&](std::size_t) -> Status {
            if (++begun >= 30) throw std::bad_alloc();
            return success();
        };
        const Status done = run_jobs(threads, 1000, [&] { return work; });
        ASSERT_FALSE(done);
        EXPECT_EQ(done.failure().render(), threads == 1 ? "error: not enough memory"
                                                        : "error: not enough memory for " +
                                                              std::to_string(threads) +
                                                              " threads; fewer need less");
        EXPECT_LE(begun, 30 + threads);
    }
}

TEST(OrderedJobs, WhatTakingThrowsReachesTheCaller) {
    std::atomic<int> running{0};
    std::vector<Numbering> workers(3, Numbering{&running});
    const auto take = [](const std::size_t& product) -> bool {
        if (product == 20) throw std::runtime_error("enough");
        return true;
    };
    EXPECT_THROW((void)run_jobs_in_order<std::size_t>(workers, 1000, take), std::runtime_error);
    EXPECT_EQ(running, 0);
}

/// Throws on every thread but the caller's, which goes on until then, so that another one does.
struct ThrowsElsewhere {
    std::thread::id caller = std::this_thread::get_id();
    std::atomic<bool>* thrown;

    void operator()() const {
        if (std::this_thread::get_id() == caller) {
            while (!*thrown) std::this_thread::yield();
            return;
        }
        *thrown = true;
        throw std::runtime_error("enough");
    }
};

TEST(OrderedJobs, WhatAWorkerThrowsReachesTheCaller) {
    std::atomic<bool> thrown{false};
    const auto work = [throws = ThrowsElsewhere{.thrown = &thrown}](
                          std::size_t job, std::size_t& product) { throws(), product = job; };
    std::vector workers(3, work);
    std::size_t taken = 0;
    const auto take = [&](std::size_t) { return ++taken > 0; };
    EXPECT_THROW((void)run_jobs_in_order<std::size_t>(workers, 1'000'000, take),
                 std::runtime_error);
    EXPECT_LT(taken, 1'000'000U);
}

TEST(Jobs, WhatAWorkerThrowsReachesTheCaller) {
    std::atomic<bool> thrown{false};
    std::atomic<std::size_t> done{0};
    const auto work = [&, throws = ThrowsElsewhere{.thrown = &thrown}](std::size_t) {
        throws();
        ++done;
        return success();
    };
    EXPECT_THROW((void)run_jobs(3, 100'000'000, [&] { return work; }), std::runtime_error);
    EXPECT_LT(done, 100'000'000U);
    // The caller's own thread ends the others as well.
    const auto alone = [&](std::size_t) -> Status { throw std::runtime_error("enough"); };
    for (const int threads : {1, 2, 5})
        EXPECT_THROW((void)run_jobs(threads, 1000, [&] { return alone; }), std::runtime_error);
}

}  // namespace
}  // namespace minterm::ordered_jobs_test
