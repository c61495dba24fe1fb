// SPDX-License-Identifier: Apache-2.0
//
// Bounds: the arithmetic of the systems. What the cell and the boundary do to them is in
// cell_bounds.cpp.
#include "synth/difference_bounds.hpp"

#include <algorithm>

namespace minterm {
namespace {

std::int64_t sum(std::int64_t x, std::int64_t y) {
    constexpr std::int64_t kNone = DifferenceBounds::kNoBound;
    // The sum of bounds that fell below any real one would wrap in the end; it may be weakened.
    return x == kNone || y == kNone ? kNone : std::clamp(x + y, -kNone + 1, kNone);
}

}  // namespace

void DifferenceBounds::close() {
    for (std::size_t via = 0; via < count_; ++via) {
        for (std::size_t x = 0; x < count_; ++x) {
            if (at(x, via) == kNoBound) continue;
            for (std::size_t y = 0; y < count_; ++y) {
                at(x, y) = std::min(at(x, y), sum(at(x, via), at(via, y)));
            }
        }
    }
}

bool DifferenceBounds::constrain(std::size_t x, std::size_t y, std::int64_t bound) {
    if (bound >= at(x, y)) return true;
    if (sum(bound, at(y, x)) < 0) return false;
    for (std::size_t p = 0; p < count_; ++p) {
        const std::int64_t to_x = sum(at(p, x), bound);
        if (to_x == kNoBound) continue;
        for (std::size_t q = 0; q < count_; ++q) {
            at(p, q) = std::min(at(p, q), sum(to_x, at(y, q)));
        }
    }
    return true;
}

std::size_t DifferenceBounds::add_unknown() {
    DifferenceBounds larger(count_ + 1);
    for (std::size_t p = 0; p < count_; ++p) {
        for (std::size_t q = 0; q < count_; ++q) larger.at(p, q) = at(p, q);
    }
    *this = std::move(larger);
    return count_ - 1;
}

std::size_t DifferenceBounds::add_near(std::size_t x, std::int64_t least, std::int64_t greatest) {
    const std::size_t added = add_unknown();
    for (std::size_t p = 0; p < added; ++p) {
        at(added, p) = sum(at(x, p), greatest);
        at(p, added) = sum(at(p, x), least == -kNoBound ? kNoBound : -least);
    }
    return added;
}

void DifferenceBounds::join(const DifferenceBounds& other) {
    for (std::size_t k = 0; k < most_.size(); ++k) most_[k] = std::max(most_[k], other.most_[k]);
}

}  // namespace minterm
