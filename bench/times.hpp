// SPDX-License-Identifier: Apache-2.0
//
// How long work takes: median, least and greatest of some times.
#pragma once

#include <time.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

namespace minterm::bench {

struct Times {
    double median = 0, least = 0, greatest = 0;
};

inline Times summarize(std::vector<double> seconds) {
    std::sort(seconds.begin(), seconds.end());
    return {seconds[seconds.size() / 2], seconds.front(), seconds.back()};
}

/// Seconds of processor time of one call of `work`, all threads together.
template <typename Work>
double processor_seconds(const Work& work) {
    timespec before{};
    timespec after{};
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before);
    work();
    ::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &after);
    return static_cast<double>(after.tv_sec - before.tv_sec) +
           static_cast<double>(after.tv_nsec - before.tv_nsec) * 1e-9;
}

/// Seconds on the clock on the wall of one call of `work`.
template <typename Work>
double wall_seconds(const Work& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

/// How many times as fast as one piece of work another is, by the clock.
struct Gain {
    double median = 0;    ///< of the quotients of neighbours
    double of_least = 0;  ///< the quotient of the least times: of a machine that nobody else uses
};

/// The two in turn, for a machine is not equally fast all the time.
template <typename One, typename Other>
Gain times_as_fast(int repeats, const One& one, const Other& other) {
    std::vector<double> ones;
    std::vector<double> others;
    std::vector<double> quotients;
    for (int i = 0; i < repeats; ++i) {
        ones.push_back(wall_seconds(one));
        others.push_back(wall_seconds(other));
        quotients.push_back(ones.back() / others.back());
    }
    return {summarize(quotients).median, summarize(ones).least / summarize(others).least};
}

/// "1.72 (1.88)": the median, and that of the least times.
inline std::string text_of(const Gain& gain) {
    char text[64];
    std::snprintf(text, sizeof text, "%.2f (%.2f)", gain.median, gain.of_least);
    return text;
}

}  // namespace minterm::bench
