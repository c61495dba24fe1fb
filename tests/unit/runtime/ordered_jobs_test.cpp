// SPDX-License-Identifier: Apache-2.0
#include "runtime/support/ordered_jobs.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstddef>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "runtime/support/run_jobs.hpp"

namespace minterm::ordered_jobs_test {
namespace {

/// What begins jobs 0 .. count - 1, whose products begin with their numbers, and checks that it is
/// called once at a time.
auto numbers_below(std::size_t count) {
    struct State {
        std::atomic<int> callers{0};
        std::size_t next = 0;
    };
    return [count, state = std::make_shared<State>()](std::size_t& product) {
        EXPECT_EQ(++state->callers, 1);
        if (state->next % 3 == 0) std::this_thread::yield();
        product = state->next++;
        --state->callers;
        EXPECT_LE(product, count) << "called again after the last";
        return product < count;
    };
}

/// A job's product is its number; some take longer than others.
struct Numbering {
    std::atomic<int>* running;
    void operator()(std::size_t& product) const {
        ++*running;
        const std::size_t job = std::exchange(product, 0);
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
            ASSERT_TRUE(run_jobs_in_order<std::size_t>(workers, numbers_below(count), take));
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
            ASSERT_TRUE(run_jobs_in_order<std::size_t>(workers, numbers_below(1000), take));
            EXPECT_EQ(taken, most);
            EXPECT_EQ(running, 0);
        }
}

TEST(OrderedJobs, WhatIsOutOfMemoryEndsAll) {
    for (const std::size_t threads : {1U, 2U, 5U}) {
        const auto work = [](std::size_t& product) {
            if (product == 30) throw std::bad_alloc();
        };
        std::vector workers(threads, work);
        std::size_t taken = 0;
        const auto take = [&](const std::size_t& product) {
            EXPECT_EQ(product, taken);
            ++taken;
            return true;
        };
        const Status done = run_jobs_in_order<std::size_t>(workers, numbers_below(1000), take);
        ASSERT_FALSE(done);
        EXPECT_EQ(done.failure().kind(), FailureKind::Environment);
        EXPECT_LE(taken, 30U);
    }
}

TEST(OrderedJobs, WhatBeginningThrowsReachesTheCaller) {
    std::atomic<int> running{0};
    for (const std::size_t threads : {1U, 2U, 5U}) {
        std::vector<Numbering> workers(threads, Numbering{&running});
        std::size_t taken = 0;
        const auto take = [&](const std::size_t& product) { return product == taken++; };
        const auto begin = numbers_below(1000);
        const auto throw_at_30 = [&](std::size_t& product) -> bool {
            const bool is_there = begin(product);
            if (product == 30) throw std::runtime_error("enough");
            return is_there;
        };
        EXPECT_THROW((void)run_jobs_in_order<std::size_t>(workers, throw_at_30, take),
                     std::runtime_error);
        EXPECT_LE(taken, 30U);
        const auto out_of_memory = [](std::size_t&) -> bool { throw std::bad_alloc(); };
        const Status done = run_jobs_in_order<std::size_t>(workers, out_of_memory, take);
        ASSERT_FALSE(done);
        EXPECT_EQ(done.failure().kind(), FailureKind::Environment);
        EXPECT_EQ(running, 0);
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
    EXPECT_THROW((void)run_jobs_in_order<std::size_t>(workers, numbers_below(1000), take),
                 std::runtime_error);
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
    const auto work = [throws = ThrowsElsewhere{.thrown = &thrown}](std::size_t&) { throws(); };
    std::vector workers(3, work);
    std::size_t taken = 0;
    const auto take = [&](std::size_t) { return ++taken > 0; };
    EXPECT_THROW((void)run_jobs_in_order<std::size_t>(workers, numbers_below(1'000'000), take),
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
