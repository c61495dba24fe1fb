// SPDX-License-Identifier: Apache-2.0
//
// Seconds that have passed, as all figures of runs are told.
#pragma once

#include <chrono>

namespace minterm {

using Clock = std::chrono::steady_clock;

inline double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

}  // namespace minterm
