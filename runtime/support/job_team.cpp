// SPDX-License-Identifier: Apache-2.0
#include "runtime/support/job_team.hpp"

#include <algorithm>
#include <chrono>
#include <new>
#include <system_error>

#include "runtime/support/clock.hpp"

namespace minterm {

namespace {

/// To look for so long costs about as much as to sleep and be woken.
constexpr std::chrono::microseconds kPatience{100};

/// Waits for a condition that comes soon or not for long. Others may have the processor.
template <typename Condition>
void wait_a_while(const Condition& condition) {
    const Clock::time_point start = Clock::now();
    while (!condition() && Clock::now() - start < kPatience) std::this_thread::yield();
}

}  // namespace

JobTeam::~JobTeam() {
    {
        const std::lock_guard lock(mutex_);
        ended_ = true;
        ++calls_;
    }
    called_.notify_all();
}

void JobTeam::start(std::size_t helpers) {
    while (helpers_.size() < helpers) {
        ++fresh_;
        try {
            helpers_.emplace_back([this] { help(); });
            continue;
        } catch (const std::system_error&) {
            // The system gives no more threads: those that there are do all work.
        } catch (const std::bad_alloc&) {
            // The same.
        }
        --fresh_;
        return;
    }
}

void JobTeam::run_together(std::size_t useful, const std::function<void()>& work) {
    const std::size_t helpers = std::clamp<std::size_t>(useful, 1, threads_) - 1;
    if (helpers > 0) {
        {
            const std::lock_guard lock(mutex_);
            work_ = &work;
            places_ = helpers;
            ++calls_;
        }
        called_.notify_all();
        start(helpers);
    }
    work();
    if (helpers == 0) return;
    const auto none_comes = [&] { return fresh_ == 0; };
    const auto none_works = [&] { return inside_ == 0; };
    wait_a_while(none_comes);
    std::unique_lock lock(mutex_);
    done_.wait(lock, none_comes);
    places_ = 0;
    lock.unlock();
    wait_a_while(none_works);
    lock.lock();
    done_.wait(lock, none_works);
}

void JobTeam::help() {
    std::uint64_t seen = 0;
    for (bool is_fresh = true;; is_fresh = false) {
        wait_a_while([&] { return calls_ != seen; });
        std::unique_lock lock(mutex_);
        called_.wait(lock, [&] { return calls_ != seen; });
        seen = calls_;
        if (ended_) return;
        if (places_ == 0) continue;
        --places_;
        ++inside_;
        if (is_fresh && --fresh_ == 0) done_.notify_all();
        const std::function<void()>& work = *work_;
        lock.unlock();
        work();
        lock.lock();
        if (--inside_ == 0) done_.notify_all();
    }
}

}  // namespace minterm
