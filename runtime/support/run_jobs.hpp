// SPDX-License-Identifier: Apache-2.0
//
// Jobs that have nothing to do with each other, over threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "minterm/result.hpp"
#include "runtime/support/job_team.hpp"

namespace minterm {

/// Error (environment): threads that work side by side found no memory.
inline Failure out_of_memory_on(int threads) {
    return Failure::environment(threads == 1 ? std::string("not enough memory")
                                             : "not enough memory for " + std::to_string(threads) +
                                                   " threads; fewer need less");
}

/// As many threads as there are processors, for work that may have all of them.
inline int threads_of_all_processors() {
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

/// Runs jobs 0 .. count - 1 on the threads of a team, each with a worker of its own:
/// `make_worker()` gives a callable that takes a job's number and returns a Status. The failure of
/// the first of the jobs (by number) that failed is the result; jobs that have not begun by then
/// are left out. A job that is out of memory ends them all with an environment error; what else one
/// throws ends them all, too, and is thrown on the caller's thread.
template <typename MakeWorker>
Status run_jobs(JobTeam& team, std::size_t count, const MakeWorker& make_worker) {
    std::atomic<std::size_t> next{0};
    std::atomic<bool> stopped{false};
    std::atomic<bool> out_of_memory{false};
    std::mutex mutex;
    std::size_t failed_job = count;
    std::optional<Failure> failure;
    std::exception_ptr thrown;
    const auto fail = [&](std::size_t job, Failure why) {
        stopped = true;
        const std::lock_guard lock(mutex);
        if (job >= failed_job) return;
        failed_job = job;
        failure = std::move(why);
    };
    team.run_together(count, [&] {
        try {
            auto worker = make_worker();
            for (std::size_t job = 0; !stopped && (job = next++) < count;)
                if (Status done = worker(job); !done) fail(job, std::move(done).failure());
        } catch (const std::bad_alloc&) {
            out_of_memory = stopped = true;  // to say it takes memory
        } catch (...) {
            stopped = true;
            const std::lock_guard lock(mutex);
            if (!thrown) thrown = std::current_exception();
        }
    });
    if (thrown) std::rethrow_exception(thrown);
    if (failure) return *std::move(failure);
    if (out_of_memory) return out_of_memory_on(team.threads());
    return success();
}

/// The same on up to `threads` threads, the caller's among them.
template <typename MakeWorker>
Status run_jobs(int threads, std::size_t count, const MakeWorker& make_worker) {
    JobTeam team(threads);
    return run_jobs(team, count, make_worker);
}

/// Runs `work(begin, end)`, which returns nothing, for blocks of up to `size` of the numbers 0 ..
/// count - 1. Errors: no memory (environment).
template <typename Work>
Status run_in_blocks(JobTeam& team, std::size_t count, std::size_t size, const Work& work) {
    const auto run_block = [&](std::size_t block) {
        work(block * size, std::min(count, (block + 1) * size));
        return success();
    };
    return run_jobs(team, (count + size - 1) / size, [&] { return run_block; });
}

}  // namespace minterm
