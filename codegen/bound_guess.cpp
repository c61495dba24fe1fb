// SPDX-License-Identifier: Apache-2.0
#include "codegen/bound_guess.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace minterm {

namespace {

/// The shortest beginning, how it grows, and the part of the strings that the longest one is at
/// most.
constexpr std::size_t kFirstBeginning = 128;
constexpr std::size_t kGrowth = 4;
constexpr std::size_t kMostBegun = 4;
constexpr double kRise = 4;
constexpr double kLeastRisen = 1.0 / 64;
/// Pairs of a group that may be left for later.
constexpr double kMostLeft = 0.25;
/// A bound that does not save so much is none.
constexpr double kLeastSaved = 0.25;
/// To compute a pair once more takes so many times as long as the first time: symbols are read
/// again, and groups are not as full.
constexpr double kAgain = 1.5;
/// Groups from one that is learnt from to the next.
constexpr std::size_t kLearnEvery = 16;
/// Answers of a group that are learnt from.
constexpr std::size_t kMostLearnt = 128;
/// What is added to the greatest that a bound lets through, of what that is above the median.
constexpr double kSlack = 0.5;

}  // namespace

double BoundGuess::share(double bound, std::size_t longest) const {
    const double either = bound / static_cast<double>(gaps_->down + gaps_->right) +
                          static_cast<double>(gaps_->margin) + height_;
    return std::min(1.0, 2 * either / static_cast<double>(longest));
}

std::size_t BoundGuess::beginning(std::size_t longest) const {
    if (!gaps_ || groups_ > 0 || (ratio_ && begun_ == 0)) return 0;
    const std::size_t length = begun_ == 0 ? kFirstBeginning : kGrowth * begun_;
    return length <= longest / kMostBegun ? length : 0;
}

void BoundGuess::take_beginning(std::size_t length, std::span<const std::int64_t> values) {
    if (is_too_narrow(length, values)) return;
    learn(length, values, /*slack=*/0);
    begun_ = length;
}

std::optional<std::int64_t> BoundGuess::bound(std::size_t longest) const {
    if (!gaps_ || !ratio_) return {};
    const std::int64_t bound = std::llround(*ratio_ * static_cast<double>(longest)) + 1;
    if (share(static_cast<double>(bound), longest) > 1 - kLeastSaved) return {};
    return bound;
}

bool BoundGuess::is_too_narrow(std::size_t longest, std::span<const std::int64_t> values) {
    if (!bound(longest)) return false;
    const auto left = static_cast<double>(std::ranges::count(values, kMoreThanBound));
    if (left <= kMostLeft * static_cast<double>(values.size())) return false;
    ratio_ = std::max(kLeastRisen, kRise * *ratio_);
    return true;
}

bool BoundGuess::take(std::size_t longest, std::span<const std::int64_t> values) {
    if (!gaps_) return true;
    if (is_too_narrow(longest, values)) {
        groups_ = 0;
        return false;
    }
    if (groups_++ % kLearnEvery == 0) learn(longest, values, kSlack);
    return true;
}

void BoundGuess::learn(std::size_t longest, std::span<const std::int64_t> values, double slack) {
    // Some of them say enough.
    const std::size_t stride = (values.size() + kMostLearnt - 1) / kMostLearnt;
    sorted_.clear();
    for (std::size_t i = 0; i < values.size(); i += stride) sorted_.push_back(values[i]);
    std::ranges::sort(sorted_);
    const auto count = static_cast<double>(sorted_.size());
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < sorted_.size() && sorted_[i] != kMoreThanBound; ++i) {
        const auto bound = static_cast<double>(sorted_[i]);
        const double cost =
            share(bound, longest) + kAgain * (count - static_cast<double>(i + 1)) / count;
        if (cost >= least) continue;
        least = cost;
        const double above = bound - static_cast<double>(sorted_[i / 2]);
        ratio_ = (bound + slack * above) / static_cast<double>(longest);
    }
}

}  // namespace minterm
