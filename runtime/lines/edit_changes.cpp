// SPDX-License-Identifier: Apache-2.0
#include "runtime/lines/edit_changes.hpp"

#include "runtime/support/large_vector.hpp"

namespace minterm {

namespace {

/// How many symbols stand alone before each match, and behind the last one. Sliding past a match
/// moves a number to its neighbour, and nothing else.
using Gaps = LargeVector<std::size_t>;

struct BothGaps {
    Gaps a{0};
    Gaps b{0};
};

BothGaps gaps_of(std::span<const EditRun> runs) {
    std::size_t matches = 0;
    for (const EditRun& run : runs)
        if (run.operation == EditOperation::Match) matches += run.length;
    BothGaps gaps;
    gaps.a.reserve(matches + 1);
    gaps.b.reserve(matches + 1);
    for (const EditRun& run : runs) {
        if (run.operation == EditOperation::OnlyInA) {
            gaps.a.back() += run.length;
        } else if (run.operation == EditOperation::OnlyInB) {
            gaps.b.back() += run.length;
        } else {
            gaps.a.resize(gaps.a.size() + run.length, 0);
            gaps.b.resize(gaps.b.size() + run.length, 0);
        }
    }
    return gaps;
}

/// What stands alone in one gap of a text.
class Group {
public:
    Group(std::span<const std::uint32_t> text, Gaps& gaps, std::size_t gap, std::size_t begin)
        : text_(text), gaps_(gaps), gap_(gap), begin_(begin) {}

    std::size_t gap() const { return gap_; }
    std::size_t size() const { return gaps_[gap_]; }
    std::size_t end() const { return begin_ + size(); }

    /// Slides past the match before it, and joins what stands alone there; false if it cannot.
    bool slide_left() {
        if (gap_ == 0 || text_[begin_ - 1] != text_[end() - 1]) return false;
        begin_ -= 1 + gaps_[gap_ - 1];
        move_to(gap_ - 1);
        return true;
    }
    bool slide_right() {
        if (gap_ + 1 == gaps_.size() || text_[begin_] != text_[end()]) return false;
        ++begin_;
        move_to(gap_ + 1);
        return true;
    }

private:
    void move_to(std::size_t gap) {
        gaps_[gap] += gaps_[gap_];
        gaps_[gap_] = 0;
        gap_ = gap;
    }

    std::span<const std::uint32_t> text_;
    Gaps& gaps_;
    std::size_t gap_;
    std::size_t begin_;
};

void slide_groups(std::span<const std::uint32_t> text, Gaps& gaps, const Gaps& other) {
    std::size_t begin = 0;  // of the gap
    for (std::size_t gap = 0; gap < gaps.size(); ++gap, ++begin) {
        if (gaps[gap] == 0) continue;
        Group group(text, gaps, gap, begin);
        std::size_t beside = gaps.size();  // the last gap on the way that the other text has, too
        for (std::size_t size = 0; size != group.size();) {
            size = group.size();
            while (group.slide_left()) {
            }
            beside = gaps.size();
            do {
                if (other[group.gap()] != 0) beside = group.gap();
            } while (group.slide_right());
        }
        while (beside < group.gap() && group.slide_left()) {
        }
        gap = group.gap();
        begin = group.end();
    }
}

}  // namespace

std::vector<Change> changes_of(std::span<const EditRun> runs, std::span<const std::uint32_t> a,
                               std::span<const std::uint32_t> b) {
    BothGaps gaps = gaps_of(runs);
    slide_groups(a, gaps.a, gaps.b);
    slide_groups(b, gaps.b, gaps.a);
    std::vector<Change> changes;
    Change next;
    for (std::size_t gap = 0; gap < gaps.a.size(); ++gap) {
        next.a_count = gaps.a[gap];
        next.b_count = gaps.b[gap];
        if (next.a_count + next.b_count != 0) changes.push_back(next);
        next.a_begin += next.a_count + 1;
        next.b_begin += next.b_count + 1;
    }
    return changes;
}

}  // namespace minterm
