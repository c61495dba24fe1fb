// SPDX-License-Identifier: Apache-2.0
//
// Where a line matches, as a whole, no more of it has to be looked at.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "runtime/search/text_window.hpp"

namespace minterm {

/// Says which positions of a window that is searched from front to back, up to `end`, are still of
/// interest: all, or, where the window wants one hit a line, those of lines without one.
class LineSkip {
public:
    LineSkip(const TextWindow& text, std::size_t end) : text_(text), end_(end) {}

    /// Whether hits are wanted that end there, one past the last byte.
    bool wants(std::uint64_t end) const { return end > until_; }

    /// Takes the hits that end at one position, if there are any. Time O(their lengths + the rest
    /// of the line).
    void found(std::span<const ReportedColumn> hits) {
        if (text_.one_a_line == nullptr || hits.empty()) return;
        // Where hits are rare a line has one: to find its end would take longer than it saves.
        const std::uint64_t last = std::exchange(last_, hits.front().end);
        if (hits.front().end - last > kNear) return;
        for (const ReportedColumn& hit : hits) {
            const auto here = static_cast<std::size_t>(hit.end - text_.offset);
            const std::size_t length = text_.one_a_line->most_bytes(hit);
            // What begins before the window is not known to be within the line.
            if (length > here) continue;
            if (newline_from(here - length, here) < here) continue;
            until_ = text_.offset + newline_from(here, end_);
            return;
        }
    }

private:
    static constexpr std::uint64_t kNear = 32;

    /// The first newline, or `end`.
    std::size_t newline_from(std::size_t begin, std::size_t end) const {
        return std::min(text_.bytes.substr(0, end).find('\n', begin), end);
    }

    TextWindow text_;
    std::size_t end_;
    std::uint64_t until_ = 0;
    std::uint64_t last_ = 0;  ///< end of the last hit
};

}  // namespace minterm
