// SPDX-License-Identifier: Apache-2.0
//
// Jobs that have nothing to do with each other, over threads.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <mutex>
#include <new>
#include <optional>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "minterm/result.hpp"

namespace minterm {

/// Runs jobs 0 .. count - 1 on up to `threads` threads, the caller's among them, each with a worker
/// of its own: `make_worker()` gives a callable that takes a job's number and returns a Status. The
/// failure of the first of the jobs (by number) that failed is the result; jobs that have not begun
/// by then are left out. A job that is out of memory fails with an environment error.
template <typename MakeWorker>
Status run_jobs(int threads, std::size_t count, const MakeWorker& make_worker) {
    std::atomic<std::size_t> next{0};
    std::atomic<bool> stopped{false};
    std::mutex mutex;
    std::size_t failed_job = count;
    std::optional<Failure> failure;
    const auto fail = [&](std::size_t job, Failure why) {
        stopped = true;
        const std::lock_guard lock(mutex);
        if (job >= failed_job) return;
        failed_job = job;
        failure = std::move(why);
    };
    const auto work = [&] {
        std::size_t job = 0;
        try {
            auto worker = make_worker();
            while (!stopped && (job = next++) < count)
                if (Status done = worker(job); !done) fail(job, std::move(done).failure());
        } catch (const std::bad_alloc&) {
            fail(job, Failure::environment("not enough memory to compare these strings"));
        }
    };
    {
        std::vector<std::jthread> others;
        const auto useful = std::min<std::size_t>(static_cast<std::size_t>(threads), count);
        try {
            for (std::size_t i = 1; i < useful; ++i) others.emplace_back(work);
        } catch (const std::system_error&) {
            // The system gives no more threads: those that there are do all jobs.
        }
        work();
    }
    if (failure) return *std::move(failure);
    return success();
}

}  // namespace minterm
