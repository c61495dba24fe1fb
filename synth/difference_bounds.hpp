// SPDX-License-Identifier: Apache-2.0
//
// Recurrence -> bounds on the differences of neighbouring table values, over all tables together,
// that hold in every matrix.
//
// A system of bounds x - y <= c over the values around a cell is closed by shortest paths, and a
// cell takes it to another one: a minimum is one operand where that is the less, and the other
// elsewhere; what holds in both cases holds. Starting with the boundary, the systems of the two
// kinds of edges (above each other, beside each other) are widened until they hold for what comes
// out of the cell as well: an invariant, by induction over the cells. (A. Mine, "A new numerical
// abstract domain based on difference-bound matrices", 2001.)
//
// For gap costs this finds what is usually proved by hand: H falls by no more than one gap from
// cell to cell, because E does, because H does.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "synth/flows.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// x - y <= at(x, y) for values numbered from 0; kNoBound where nothing is known.
class DifferenceBounds {
public:
    static constexpr std::int64_t kNoBound = INT64_MAX / 4;

    explicit DifferenceBounds(std::size_t count = 0) : count_(count), most_(count * count) {
        for (std::size_t x = 0; x < most_.size(); ++x) {
            most_[x] = x / count == x % count ? 0 : kNoBound;
        }
    }

    std::size_t count() const { return count_; }
    std::int64_t at(std::size_t x, std::size_t y) const { return most_[x * count_ + y]; }
    std::int64_t& at(std::size_t x, std::size_t y) { return most_[x * count_ + y]; }
    bool operator==(const DifferenceBounds&) const = default;

    /// Derives what follows from the bounds. O(n^3).
    void close();
    /// Adds x - y <= bound to closed bounds and closes them. False when nothing satisfies them;
    /// then they are of no use any more. O(n^2).
    bool constrain(std::size_t x, std::size_t y, std::int64_t bound);
    /// A new value between x + least and x + greatest; its number. O(n^2).
    std::size_t add_near(std::size_t x, std::int64_t least, std::int64_t greatest);
    /// A new value of which nothing is known.
    std::size_t add_unknown();
    /// What holds wherever either system holds (of as many values). O(n^2).
    void join(const DifferenceBounds& other);

private:
    std::size_t count_;
    std::vector<std::int64_t> most_;
};

/// The numbers from `least` to `greatest`.
struct ValueRange {
    std::int64_t least = 0;
    std::int64_t greatest = 0;

    bool operator==(const ValueRange&) const = default;
};

/// By table: a range that holds all its values in every matrix, or nothing where none was found.
/// Intervals are widened until they hold for what the cell makes of them (Cousot and Cousot,
/// "Abstract interpretation", 1977). Microseconds.
std::vector<std::optional<ValueRange>> value_ranges(const Recurrence& recurrence);

/// Bounds around a cell: value t is T[i-1][j-1], value tables + t is T[i][j-1] and value
/// 2 * tables + t is T[i-1][j] of table t, each after its limit (Note [Limits]); closed. Nothing is
/// known of Boolean tables. Nothing at all when a boundary formula is not piecewise linear or the
/// cell is very large.
/// Cost: some ten microseconds for one table, a millisecond for three.
std::optional<DifferenceBounds> bounds_around_cell(const Recurrence& recurrence,
                                                   std::uint32_t base);

}  // namespace minterm
