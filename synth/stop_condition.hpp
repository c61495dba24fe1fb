// SPDX-License-Identifier: Apache-2.0
//
// When a long search has to end with what it has.
#pragma once

#include <atomic>
#include <chrono>

namespace minterm {

/// The default is never.
struct StopCondition {
    using Clock = std::chrono::steady_clock;

    Clock::time_point deadline = Clock::time_point::max();
    const std::atomic<bool>* cancelled = nullptr;  ///< may be set by another thread
    const StopCondition* outer = nullptr;          ///< what ends that search ends this one

    bool met() const {
        return (cancelled != nullptr && cancelled->load(std::memory_order_relaxed)) ||
               (deadline != Clock::time_point::max() && Clock::now() >= deadline) ||
               (outer != nullptr && outer->met());
    }

    /// So many seconds from now; a great number means never.
    static Clock::time_point in(double seconds) {
        constexpr double kForever = 1e8;
        if (!(seconds < kForever)) return Clock::time_point::max();
        return Clock::now() +
               std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
    }
};

/// Whether there is a condition and it is met.
inline bool met(const StopCondition* stop) { return stop != nullptr && stop->met(); }

}  // namespace minterm
