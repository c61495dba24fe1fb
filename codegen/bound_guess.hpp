// SPDX-License-Identifier: Apache-2.0
//
// Bounds for the groups of a list that was given none.
//
// Note [Guessed bounds]. Strings that are compared pair by pair are mostly alike: reads with what
// they were read from, versions of a record. With a bound such a group is a narrow band (Note
// [Bound] in runtime/batch/batch_group.hpp), and what its answers come to, the groups before it
// tell. A pair whose answer is greater is computed again afterwards, without a bound, so a guess is
// never wrong, only dear. The bound is the one of the answers of a group that would have cost this
// group least: what the band takes, and the share of pairs to be computed again.
//
// The first group has no group before it. Of long strings, of which a list may have few groups,
// beginnings are compared first, each four times as long as the one before and with the bound that
// that one tells, up to a third: beginnings are about as alike as the rest. But their answers
// spread more, beside their length: pairs differ by chance, which makes a spread that grows as the
// root of the length, and some are more alike than others, which makes one that grows as the
// length. Two beginnings tell how much there is of each, where that is clear; else it is taken for
// chance. Where a bound is too narrow for a quarter of a group's pairs, whatever it came from, the
// group takes one four times as wide, up to all cells.
//
// Of answers that spread, other groups have some that go beyond the greatest that was seen, and to
// compute one pair again is dear beside a band that is a little wider. So a bound lies beyond the
// answer that it is made from by half of what that one is above the median of those within.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "runtime/batch/batch_group.hpp"

namespace minterm {

/// What one thread knows of the groups that it has computed.
class BoundGuess {
public:
    /// Never a bound where the recurrence has no `gaps`, which is when it saves nothing. `ratio`:
    /// what another guess has learnt of the same list.
    explicit BoundGuess(const BatchRun& run, std::optional<double> ratio = {})
        : height_(static_cast<double>(run.kernel.tiles.front().rows)) {
        if (ratio) line_ = {*ratio, 0, 0};
        if (run.gaps && run.gaps->down + run.gaps->right > 0) gaps_ = run.gaps;
    }

    /// Of bounds to lengths, once a group was taken; none: nothing was learnt.
    std::optional<double> ratio() const;

    /// So many symbols of the strings of a group are to be compared before all of them, with the
    /// bound for so many; 0: none.
    std::size_t beginning(std::size_t longest) const;
    /// Takes what they came to, as `take` does.
    void take_beginning(std::size_t length, std::span<const std::int64_t> values);

    /// For a group whose strings have up to so many symbols; none if all cells are to be computed.
    std::optional<std::int64_t> bound(std::size_t longest) const;

    /// Takes what such a group came to with `bound(longest)`; O(values). False: too many of them
    /// are greater, and the group is to be computed again with the new bound.
    bool take(std::size_t longest, std::span<const std::int64_t> values);

private:
    /// Bounds by length: `ratio` of it, and the root of `by_chance` times the length and `steady`
    /// times its square.
    struct Line {
        double ratio = 0;
        double by_chance = 0;
        double steady = 0;

        double at(double length) const;
    };
    /// The answer that would have been the best bound, and of those within it the median and the
    /// mean square of what they differ from that.
    struct Best {
        double bound = 0;
        double median = 0;
        double square = 0;
    };

    /// What part of a group's cells a band takes.
    double share(double bound, std::size_t longest) const;
    /// Whether too many answers are greater than the bound; then the next one is wider.
    bool is_too_narrow(std::size_t longest, std::span<const std::int64_t> values);
    std::optional<Best> best_bound(std::size_t longest, std::span<const std::int64_t> values);

    std::optional<GapCosts> gaps_;  ///< none: no guesses
    double height_;                 ///< rows of a tile
    std::optional<Line> line_;      ///< none: nothing was learnt
    std::size_t begun_ = 0;         ///< symbols of the last beginning
    double square_ = 0;             ///< of answers there
    std::size_t groups_ = 0;        ///< that were taken
    std::vector<std::int64_t> sorted_;
};

}  // namespace minterm
