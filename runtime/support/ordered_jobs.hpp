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

/// Runs jobs 0 .. count - 1, on the caller's thread and one for each further worker. A worker is a
/// callable that takes a job's number and the `Product` that it is to fill, which may hold what was
/// in it before; `take` is given the products in order, on the caller's thread, and says whether to
/// go on. So many products per worker exist at once. What is out of memory ends with an environment
/// error; what a worker or `take` throws else ends all, too, and is thrown on the caller's thread.
template <typename Product, typename Worker, typename Take>
class OrderedJobs {
public:
    OrderedJobs(std::vector<Worker>& workers, std::size_t count, const Take& take)
        : workers_(workers), count_(count), take_(take), slots_(kSlotsOfWorker * workers.size()) {}

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

    bool can_start() const { return next_ < count_ && next_ < taken_ + slots_.size(); }

    void stop() {
        const std::lock_guard lock(mutex_);
        stopped_ = true;
        changed_.notify_all();
    }

    /// Called and left with the lock held.
    void do_next(Worker& worker, std::unique_lock<std::mutex>& lock) {
        const std::size_t job = next_++;
        Slot& slot = slots_[job % slots_.size()];
        lock.unlock();
        bool has_memory = true;
        std::exception_ptr thrown;
        try {
            worker(job, slot.product);
        } catch (const std::bad_alloc&) {
            has_memory = false;  // to say it takes memory
        } catch (...) {
            thrown = std::current_exception();
        }
        lock.lock();
        slot.is_full = true;
        if (!has_memory) out_of_memory_ = stopped_ = true;
        if (thrown) stopped_ = true;
        if (!thrown_) thrown_ = thrown;
        changed_.notify_all();
    }

    void work(Worker& worker) {
        std::unique_lock lock(mutex_);
        for (;;) {
            changed_.wait(lock, [this] { return stopped_ || next_ == count_ || can_start(); });
            if (stopped_ || next_ == count_) return;
            do_next(worker, lock);
        }
    }

    /// The caller's thread takes what is ready, and else works like the others.
    void lead(Worker& worker) {
        std::unique_lock lock(mutex_);
        while (taken_ < count_ && !stopped_) {
            Slot& slot = slots_[taken_ % slots_.size()];
            if (slot.is_full) {
                lock.unlock();
                const bool goes_on = take_(slot.product);
                lock.lock();
                slot.is_full = false;
                ++taken_;
                stopped_ = stopped_ || !goes_on;
                changed_.notify_all();
            } else if (can_start()) {
                do_next(worker, lock);
            } else {
                changed_.wait(lock, [&] { return stopped_ || slot.is_full; });
            }
        }
    }

    std::vector<Worker>& workers_;
    std::size_t count_;
    const Take& take_;
    std::mutex mutex_;  ///< of all that follows, but products, which belong to whom they were given
    std::condition_variable changed_;
    std::vector<Slot> slots_;  ///< of job j: j modulo their number
    std::size_t next_ = 0;     ///< the first job that nobody has begun
    std::size_t taken_ = 0;    ///< the first job whose product was not taken
    bool stopped_ = false;
    bool out_of_memory_ = false;
    std::exception_ptr thrown_;  ///< by the first worker that threw
};

template <typename Product, typename Worker, typename Take>
Status run_jobs_in_order(std::vector<Worker>& workers, std::size_t count, const Take& take) {
    return OrderedJobs<Product, Worker, Take>(workers, count, take).run();
}

}  // namespace minterm
