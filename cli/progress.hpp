// SPDX-License-Identifier: Apache-2.0
//
// The state of a long run -> one line on a terminal, rewritten in place.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "codegen/engine.hpp"

namespace minterm {

/// Seconds before a line of progress appears.
inline constexpr double kProgressPatience = 0.5;
/// What wipes it.
inline constexpr const char* kWipeLine = "\r\x1b[K";

/// The line itself: `42 %  3.9e9 of 9.4e9 cells  412 GCUPS  2 s left`.
std::string progress_text(const RunProgress& progress, double elapsed_seconds);

/// Shows progress on standard error if that is a terminal, once a run has taken half a second;
/// wipes the line at the end. In a pipe, or when not `wanted`, it shows nothing.
class ProgressLine {
public:
    explicit ProgressLine(bool wanted);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    /// For RunOptions; empty when nothing would be shown. Must not outlive this object.
    ProgressCallback callback();

    /// Shows `42 %  3.9e9 pairs  200 M pairs/s  2 s left`, at most ten times a second; without what
    /// nobody knows where `total` is 0. For one thread at a time.
    void show_pairs(std::uint64_t done, std::uint64_t total);

    /// The same for bytes of which nobody knows how many there are: `3.1 GB  1.2 GB/s`.
    void show_bytes(std::uint64_t done);

private:
    /// Seconds since the start where a line is due, else 0.
    double due();
    void show(const std::string& text);

    bool shown_ = false;
    bool enabled_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    double last_ = 0;  ///< seconds from the start to the last line
};

}  // namespace minterm
