// SPDX-License-Identifier: Apache-2.0
#include "runtime/support/job_team.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstddef>
#include <string>
#include <thread>
#include <vector>

#include "runtime/support/run_jobs.hpp"

namespace minterm::job_team_test {
namespace {

/// Waits until so many threads are in here at once.
class Meeting {
public:
    void come(int expected) {
        ++here_;
        while (here_ < expected) std::this_thread::yield();
    }

private:
    std::atomic<int> here_{0};
};

TEST(JobTeam, ThreadsWorkAtTheSameTime) {
    JobTeam team(4);
    EXPECT_EQ(team.threads(), 4);
    for (const int useful : {2, 4, 3, 4}) {
        Meeting meeting;
        std::atomic<int> calls{0};
        team.run_together(static_cast<std::size_t>(useful), [&] {
            ++calls;
            meeting.come(useful);
        });
        EXPECT_EQ(calls, useful) << "no more threads than are of use";
    }
}

TEST(JobTeam, OneThreadIsTheCaller) {
    const auto is_run_once_by_caller = [](JobTeam& team, std::size_t useful) {
        std::vector<std::thread::id> callers;
        team.run_together(useful, [&] { callers.push_back(std::this_thread::get_id()); });
        return callers == std::vector{std::this_thread::get_id()};
    };
    for (const int threads : {-1, 0, 1}) {
        JobTeam team(threads);
        EXPECT_EQ(team.threads(), 1);
        EXPECT_TRUE(is_run_once_by_caller(team, 100));
    }
    JobTeam team(8);
    EXPECT_TRUE(is_run_once_by_caller(team, 0));
    EXPECT_TRUE(is_run_once_by_caller(team, 1));
}

/// Whatever the others do in between, sleep or look for work, they come again.
TEST(JobTeam, ThreadsComeAgain) {
    JobTeam team(3);
    std::atomic<std::size_t> sum{0};
    std::size_t expected = 0;
    for (std::size_t turn = 0; turn < 300; ++turn) {
        if (turn % 100 == 50) std::this_thread::sleep_for(std::chrono::milliseconds(5));
        ASSERT_TRUE(run_jobs(team, turn % 7, [&] {
            return [&](std::size_t job) {
                sum += job + 1;
                return success();
            };
        }));
        for (std::size_t job = 0; job < turn % 7; ++job) expected += job + 1;
        ASSERT_EQ(sum, expected) << "a call returns when all is done";
    }
    Meeting meeting;
    team.run_together(3, [&] { meeting.come(3); });
}

/// What failed in one call does not stop the next.
TEST(JobTeam, FailuresEndWithTheirCall) {
    JobTeam team(2);
    const auto fail = [](std::size_t job) -> Status {
        if (job < 7) return success();
        return Failure::user("job " + std::to_string(job));
    };
    const Status failed = run_jobs(team, 50, [&] { return fail; });
    ASSERT_FALSE(failed);
    EXPECT_NE(failed.failure().render().find("job 7"), std::string::npos);
    EXPECT_TRUE(run_jobs(team, 7, [&] { return fail; }));
}

TEST(JobTeam, BlocksHaveEveryNumberOnce) {
    JobTeam team(3);
    for (const std::size_t count : {0U, 1U, 9U, 10U, 11U, 1000U})
        for (const std::size_t size : {1U, 10U, 2000U}) {
            std::vector<std::atomic<int>> seen(count);
            ASSERT_TRUE(run_in_blocks(team, count, size, [&](std::size_t begin, std::size_t end) {
                EXPECT_LT(begin, end);
                EXPECT_LE(end - begin, size);
                for (std::size_t i = begin; i < end; ++i) ++seen[i];
            }));
            for (const std::atomic<int>& times : seen) ASSERT_EQ(times, 1);
        }
}

}  // namespace
}  // namespace minterm::job_team_test
