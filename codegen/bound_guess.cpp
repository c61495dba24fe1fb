// SPDX-License-Identifier: Apache-2.0
#include "codegen/bound_guess.hpp"

#include <algorithm>
#include <limits>

namespace minterm {

namespace {

/// Shorter strings are computed whole the first time.
constexpr std::size_t kShort = 512;
constexpr double kFirstRatio = 1.0 / 64;
constexpr double kRise = 4;
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

}  // namespace

double BoundGuess::share(double bound, std::size_t longest) const {
    const double either = bound / static_cast<double>(gaps_->down + gaps_->right) +
                          static_cast<double>(gaps_->margin) + height_;
    return std::min(1.0, 2 * either / static_cast<double>(longest));
}

std::optional<std::int64_t> BoundGuess::bound(std::size_t longest) const {
    if (!gaps_) return {};
    if (!ratio_ && longest < kShort) return {};
    const double bound = ratio_.value_or(kFirstRatio) * static_cast<double>(longest) + 1;
    if (share(bound, longest) > 1 - kLeastSaved) return {};
    return static_cast<std::int64_t>(bound);
}

bool BoundGuess::take(std::size_t longest, std::span<const std::int64_t> values) {
    if (!gaps_) return true;
    const auto left = bound(longest) ? std::ranges::count(values, kMoreThanBound) : 0;
    if (static_cast<double>(left) > kMostLeft * static_cast<double>(values.size())) {
        ratio_ = std::max(kFirstRatio, kRise * ratio_.value_or(kFirstRatio));
        groups_ = 0;
        return false;
    }
    if (groups_++ % kLearnEvery == 0) learn(longest, values);
    return true;
}

void BoundGuess::learn(std::size_t longest, std::span<const std::int64_t> values) {
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
        ratio_ = bound / static_cast<double>(longest);
    }
}

}  // namespace minterm
