// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>

namespace minterm {

/// Milliseconds since it was made, or since the last lap.
class Stopwatch {
public:
    double milliseconds() const {
        return std::chrono::duration<double, std::milli>(Clock::now() - start_).count();
    }
    double lap() {
        const double passed = milliseconds();
        start_ = Clock::now();
        return passed;
    }

private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point start_ = Clock::now();
};

}  // namespace minterm
