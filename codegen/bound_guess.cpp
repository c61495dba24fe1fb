// SPDX-License-Identifier: Apache-2.0
#include "codegen/bound_guess.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace minterm {

namespace {

/// The shortest beginning, how it grows, and the part of the strings that the longest one is at
/// most.
constexpr std::size_t kFirstBeginning = 64;
constexpr std::size_t kGrowth = 4;
constexpr std::size_t kMostBegun = 3;
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
/// What is added to the best bound, of what that is above the median.
constexpr double kSlack = 0.5;
/// Less of a mean square than this is no sign that some pairs are more alike than others.
constexpr double kDoubt = 0.3;

}  // namespace

double BoundGuess::share(double bound, std::size_t longest) const {
    const double either = bound / static_cast<double>(gaps_->down + gaps_->right) +
                          static_cast<double>(gaps_->margin) + height_;
    return std::min(1.0, 2 * either / static_cast<double>(longest));
}

double BoundGuess::Line::at(double length) const {
    return ratio * length + std::sqrt(by_chance * length + steady * length * length);
}

std::optional<double> BoundGuess::ratio() const {
    // Then nothing is left to chance.
    return line_ && groups_ > 0 ? std::optional(line_->at(1)) : std::nullopt;
}

std::size_t BoundGuess::beginning(std::size_t longest) const {
    if (!gaps_ || groups_ > 0 || (line_ && begun_ == 0)) return 0;
    const std::size_t length = begun_ == 0 ? kFirstBeginning : kGrowth * begun_;
    return length <= longest / kMostBegun ? length : 0;
}

void BoundGuess::take_beginning(std::size_t length, std::span<const std::int64_t> values) {
    if (is_too_narrow(length, values)) return;
    const auto before = static_cast<double>(std::exchange(begun_, length));
    const std::optional<Best> best = best_bound(length, values);
    if (!best) return;
    const auto here = static_cast<double>(length);
    const double square_before = std::exchange(square_, best->square);
    line_ = {best->bound / here, 0, 0};
    if (before == 0 || square_ == 0) return;
    // Of both squares by_chance times the length and steady times its square.
    double by_chance = std::max(0.0, (square_before * here * here - square_ * before * before) /
                                         (before * here * (here - before)));
    if (by_chance * here > (1 - kDoubt) * square_) by_chance = square_ / here;
    const double above = (1 + kSlack) * (best->bound - best->median);
    const double factor = above * above / square_;
    line_ = {best->median / here, factor * by_chance,
             factor * (square_ - by_chance * here) / (here * here)};
}

std::optional<std::int64_t> BoundGuess::bound(std::size_t longest) const {
    if (!gaps_ || !line_) return {};
    const std::int64_t bound = std::llround(line_->at(static_cast<double>(longest))) + 1;
    if (share(static_cast<double>(bound), longest) > 1 - kLeastSaved) return {};
    return bound;
}

bool BoundGuess::is_too_narrow(std::size_t longest, std::span<const std::int64_t> values) {
    if (!bound(longest)) return false;
    const auto left = static_cast<double>(std::ranges::count(values, kMoreThanBound));
    if (left <= kMostLeft * static_cast<double>(values.size())) return false;
    const auto length = static_cast<double>(longest);
    line_ = {std::max(kLeastRisen, kRise * line_->at(length) / length), 0, 0};
    return true;
}

bool BoundGuess::take(std::size_t longest, std::span<const std::int64_t> values) {
    if (!gaps_) return true;
    if (is_too_narrow(longest, values)) {
        groups_ = 0;
        return false;
    }
    if (groups_++ % kLearnEvery != 0) return true;
    if (const std::optional<Best> best = best_bound(longest, values)) {
        const double bound = best->bound + kSlack * (best->bound - best->median);
        line_ = {bound / static_cast<double>(longest), 0, 0};
    }
    return true;
}

std::optional<BoundGuess::Best> BoundGuess::best_bound(std::size_t longest,
                                                       std::span<const std::int64_t> values) {
    // Some of them say enough.
    const std::size_t stride = (values.size() + kMostLearnt - 1) / kMostLearnt;
    sorted_.clear();
    for (std::size_t i = 0; i < values.size(); i += stride) sorted_.push_back(values[i]);
    std::ranges::sort(sorted_);
    const auto count = static_cast<double>(sorted_.size());
    double least = std::numeric_limits<double>::max();
    std::optional<Best> best;
    for (std::size_t i = 0; i < sorted_.size() && sorted_[i] != kMoreThanBound; ++i) {
        const auto bound = static_cast<double>(sorted_[i]);
        const double cost =
            share(bound, longest) + kAgain * (count - static_cast<double>(i + 1)) / count;
        if (cost >= least) continue;
        least = cost;
        best = {bound, static_cast<double>(sorted_[i / 2]), 0};
    }
    if (!best) return {};
    double within = 0;
    for (const std::int64_t value : sorted_) {
        if (static_cast<double>(value) > best->bound) break;
        const double off = static_cast<double>(value) - best->median;
        best->square += off * off;
        ++within;
    }
    best->square /= within;
    return best;
}

}  // namespace minterm
