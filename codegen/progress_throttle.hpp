// SPDX-License-Identifier: Apache-2.0
//
// Progress about ten times a second, however often somebody has some.
#pragma once

#include <chrono>
#include <cstdint>

#include "codegen/run_result.hpp"

namespace minterm {

class ProgressThrottle {
public:
    ProgressThrottle(const ProgressCallback& callback, std::uint64_t cells)
        : callback_(callback), cells_(cells) {}

    bool wanted() const { return static_cast<bool>(callback_); }

    /// Passes it on if it is time; false if the caller wants to stop.
    bool operator()(std::uint64_t done, double seconds) {
        const auto now = std::chrono::steady_clock::now();
        if (now - last_ < std::chrono::milliseconds(100)) return true;
        last_ = now;
        return callback_({done, cells_, seconds});
    }

private:
    const ProgressCallback& callback_;
    std::uint64_t cells_;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

}  // namespace minterm
