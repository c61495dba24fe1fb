// SPDX-License-Identifier: Apache-2.0
//
// How long each stage of the compiler took, and the clock that notes it.
#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace minterm {

struct StageTime {
    std::string stage;
    double milliseconds = 0;
};

/// Notes the time since the last stage ended (or since it was made) under the name of each stage.
class StageClock {
public:
    explicit StageClock(std::vector<StageTime>& times) : times_(times) {}

    void done(const char* stage) {
        const auto now = std::chrono::steady_clock::now();
        times_.push_back({stage, std::chrono::duration<double, std::milli>(now - start_).count()});
        start_ = now;
    }

    /// What was done since the last stage, others have noted.
    void skip() { start_ = std::chrono::steady_clock::now(); }

private:
    std::vector<StageTime>& times_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

}  // namespace minterm
