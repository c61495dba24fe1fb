// SPDX-License-Identifier: Apache-2.0
//
// Threads that stay together for all that one call does with threads.
//
// Note [Job team]. To start a thread, or to wake one that sleeps, takes about as long as to compare
// a thousand reads. So threads that have nothing to do look for work for a while before they sleep,
// and nobody waits for one that wakes up late: what it came for is done by then. Those that are
// started for a call take part in it, however late they are, so that a team of one call has as many
// threads as it was given.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace minterm {

/// The caller's thread and some others, which are started when they are first of use.
class JobTeam {
public:
    /// Of up to so many threads, the caller's among them.
    explicit JobTeam(int threads) : threads_(threads < 1 ? 1 : static_cast<std::size_t>(threads)) {}
    ~JobTeam();
    JobTeam(const JobTeam&) = delete;
    JobTeam& operator=(const JobTeam&) = delete;

    int threads() const { return static_cast<int>(threads_); }

    /// Runs `work`, which must not throw, on the caller's thread and on up to `useful` - 1 others
    /// at the same time: on those that the system gives and that are awake before the caller is
    /// done. Returns when all are done. Not from within `work`.
    void run_together(std::size_t useful, const std::function<void()>& work);

private:
    void start(std::size_t helpers);
    void help();

    const std::size_t threads_;
    std::mutex mutex_;
    std::condition_variable called_, done_;
    const std::function<void()>* work_ = nullptr;
    std::size_t places_ = 0;               ///< for so many helpers more
    std::atomic<std::size_t> fresh_{0};    ///< helpers that were started and are yet to come
    std::atomic<std::size_t> inside_{0};   ///< that are at work
    std::atomic<std::uint64_t> calls_{0};  ///< so far
    bool ended_ = false;
    std::vector<std::jthread> helpers_;  ///< the last member: they use the others
};

}  // namespace minterm
