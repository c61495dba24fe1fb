// SPDX-License-Identifier: Apache-2.0
//
// Jobs over threads, whose results are taken in the order of the jobs: no thread waits for another
// as long as results are taken about as fast as they are made.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "minterm/result.hpp"
#include "runtime/support/run_jobs.hpp"

namespace minterm {

/// Runs jobs on the caller's thread and one for each further worker. `begin` is given the `Product`
/// that the next job is to fill, which may hold what was in it before, and says whether there is
/// such a job: once at a time, in the order of the jobs, on any thread, as reading wants it. A
/// worker is a callable that fills the product; `take` is given the products in order, on the
/// caller's thread, and says whether to go on. So many products per worker exist at once. What is
/// out of memory ends with an environment error; what `begin`, a worker or `take` throws else ends
/// all, too, and is thrown on the caller's thread.
template <typename Product, typename Worker, typename Begin, typename Take>
class OrderedJobs {
public:
    OrderedJobs(std::vector<Worker>& workers, const Begin& begin, const Take& take)
        : workers_(workers), begin_(begin), take_(take), slots_(kSlotsOfWorker * workers.size()) {}

    Status run() {
        {
            std::vector<std::jthread> others;
            try {
                for (std::size_t i = 1; i < workers_.size(); ++i)
                    others.emplace_back([this, i] { work(workers_[i]); });
            } catch (const std::system_error&) {
                // The system gives no more threads: those that there are do all jobs.
            } catch (const std::bad_alloc&) {
                // The same.
            }
            try {
                lead(workers_.front());
            } catch (...) {
                stop();
                throw;  // what `take` threw
            }
            stop();
        }
        if (thrown_) std::rethrow_exception(thrown_);
        if (out_of_memory_) return out_of_memory_on(static_cast<int>(workers_.size()));
        return success();
    }

private:
    static constexpr std::size_t kSlotsOfWorker = 4;

    struct Slot {
        Product product;
        bool is_full = false;
    };

    bool can_begin() const { return !beginning_ && !ended_ && next_ < taken_ + slots_.size(); }
    bool is_over() const { return stopped_ || (ended_ && taken_ == next_); }

    void stop() {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
        others_.notify_all();
    }

    /// Runs a part of a job without the lock, with which it is called and left.
    template <typename Part>
    void run_part(const Part& part, std::unique_lock<std::mutex>& lock) {
        lock.unlock();
        bool has_memory = true;
        std::exception_ptr thrown;
        try {
            part();
        } catch (const std::bad_alloc&) {
            has_memory = false;  // to say it takes memory
        } catch (...) {
            thrown = std::current_exception();
        }
        lock.lock();
        if (!has_memory) out_of_memory_ = stopped_ = true;
        if (thrown) stopped_ = true;
        if (!thrown_) thrown_ = thrown;
        if (stopped_) others_.notify_all();
        leader_.notify_one();
    }

    void do_next(Worker& worker, std::unique_lock<std::mutex>& lock) {
        Slot& slot = slots_[next_ % slots_.size()];
        beginning_ = true;
        bool is_there = false;
        run_part([&] { is_there = begin_(slot.product); }, lock);
        beginning_ = false;
        if (!is_there) {
            ended_ = true;
            others_.notify_all();
            return;
        }
        ++next_;
        others_.notify_one();  // to begin the one after it
        run_part([&] { worker(slot.product); }, lock);
        slot.is_full = true;
    }

    void work(Worker& worker) {
        std::unique_lock lock(mutex_);
        for (;;) {
            others_.wait(lock, [this] { return stopped_ || ended_ || can_begin(); });
            if (stopped_ || ended_) return;
            do_next(worker, lock);
        }
    }

    /// The caller's thread takes what is ready, and else works like the others.
    void lead(Worker& worker) {
        std::unique_lock lock(mutex_);
        while (!is_over()) {
            Slot& slot = slots_[taken_ % slots_.size()];
            if (slot.is_full) {
                lock.unlock();
                const bool goes_on = take_(slot.product);
                lock.lock();
                slot.is_full = false;
                ++taken_;
                stopped_ = stopped_ || !goes_on;
                others_.notify_one();  // who waited for room
            } else if (can_begin()) {
                do_next(worker, lock);
            } else {
                leader_.wait(lock, [&] { return is_over() || slot.is_full || can_begin(); });
            }
        }
    }

    std::vector<Worker>& workers_;
    const Begin& begin_;
    const Take& take_;
    std::mutex mutex_;  ///< of all that follows, but products, which belong to whom they were given
    std::condition_variable leader_;  ///< that the caller's thread waits for,
    std::condition_variable others_;  ///< and the others
    std::vector<Slot> slots_;         ///< of job j: j modulo their number
    std::size_t next_ = 0;            ///< the first job that was not begun
    std::size_t taken_ = 0;           ///< the first job whose product was not taken
    bool beginning_ = false;          ///< somebody begins job `next_`
    bool ended_ = false;              ///< there is no job `next_`
    bool stopped_ = false;
    bool out_of_memory_ = false;
    std::exception_ptr thrown_;  ///< by the first that threw
};

template <typename Product, typename Worker, typename Begin, typename Take>
Status run_jobs_in_order(std::vector<Worker>& workers, const Begin& begin, const Take& take) {
    return OrderedJobs<Product, Worker, Begin, Take>(workers, begin, take).run();
}

}  // namespace minterm
