// SPDX-License-Identifier: Apache-2.0
//
// Reads what comes next while one works on what was read last.
#pragma once

#include <functional>
#include <future>
#include <utility>

namespace minterm {

/// `action` on a thread of its own; where the system gives none, when it is waited for.
std::future<bool> start_beside(std::function<bool()> action);

/// Two things that are read in turn. `Read` fills one, and says whether there may be more; without
/// `ahead` it does so when it is asked to, else beside the caller, who must not use what it reads
/// from.
template <typename Thing>
class ReadAhead {
public:
    explicit ReadAhead(bool ahead) : ahead_(ahead) {}

    /// The next thing, until the next call.
    template <typename Read>
    Thing& next(const Read& read) {
        if (!ahead_) {
            read(current_);
            return current_;
        }
        const auto begin = [this, &read] {
            reading_ = start_beside([this, read] { return read(next_); });
        };
        if (!more_) return current_;  // the last one
        if (!reading_.valid()) begin();
        more_ = reading_.get();
        std::swap(current_, next_);
        if (more_) begin();
        return current_;
    }

private:
    bool ahead_;
    bool more_ = true;
    Thing current_, next_;
    std::future<bool> reading_;
};

}  // namespace minterm
