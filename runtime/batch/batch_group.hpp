// SPDX-License-Identifier: Apache-2.0
//
// Groups of pairs that are computed side by side (runtime/kernel_abi.hpp, Note [Batch layout]):
// what is done with one, step by step, whoever does it, and the interface of those who do. A
// group's answers depend on nothing but its strings.
//
// Note [Bound]. With a bound k only cells are computed through which an alignment of cost at most k
// can go. Let a step down the matrix cost `down` and one to the right `right` (GapCosts), and let x
// = j - i be the diagonal of a cell. To be on diagonal x and end on diagonal d = n - m takes at
// least x steps to the right and x - d down, or as many the other way round, so
//     x <= (k + d down) / (down + right)     and    -x <= (k - d right) / (down + right)
// (Ukkonen 1985). What is outside of that band reads as if it were entered by gaps only, which is
// what lies in the memory of both flows before the first tile, and what is true or too great: then
// every value is right or too great, and those on cheap paths are right. Where a step looks at what
// its neighbours know of the symbols, as a swap does, the band has a margin for them.
//
// Note [Shares]. Second strings that are fewer than lanes can be at a place more than once. Then
// its lanes are cut into shares, neighbours each, and each share meets a first string of its own.
// A mask says what the symbols of a row have to do with a column, so it belongs to a combination
// of symbols, one a share; of few letters there are few combinations, and their masks are kept as
// those of single letters are.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/batch/transpose_planes.hpp"
#include "runtime/kernel_abi.hpp"

namespace minterm {

/// The answer of a pair whose answer is greater than the bound that was given.
inline constexpr std::int64_t kMoreThanBound = std::numeric_limits<std::int64_t>::max();

/// What a step away from the diagonal costs, in recurrences that a bound can be used for: D[i][0] =
/// down * i, D[0][j] = right * j, and nothing makes them cheaper.
struct GapCosts {
    std::int64_t down = 1;    ///< a symbol of a without a partner
    std::int64_t right = 1;   ///< a symbol of b without a partner
    std::int64_t margin = 0;  ///< diagonals on both sides that the steps of cells look at

    bool operator==(const GapCosts&) const = default;
};

/// What the groups of a run have in common.
struct BatchRun {
    BatchKernel kernel;
    PlaneBits a;
    PlaneBits b;
    std::vector<std::uint8_t> left;       ///< codes that enter rows 1.. at column 0
    std::vector<std::uint8_t> top;        ///< codes that enter columns 1.. at row 0
    std::vector<std::int64_t> first_row;  ///< D[0][j] for j = 0..; for sums only
    bool is_sum = true;      ///< D[0][n] and the values of all rows; else the value of the last row
    std::int64_t least = 0;  ///< the value of a row is least + step * its number
    std::int64_t step = 1;
    std::optional<GapCosts> gaps;  ///< nothing: a bound saves no work
};

/// The least and the greatest of some lengths.
struct LengthRange {
    std::size_t least = std::numeric_limits<std::size_t>::max();
    std::size_t most = 0;

    void take(std::size_t length) {
        least = std::min(least, length);
        most = std::max(most, length);
    }
    void take(const LengthRange& other) {
        least = std::min(least, other.least);
        most = std::max(most, other.most);
    }
};

std::vector<std::uint32_t> lengths_of(std::span<const SymbolSpan> texts);
LengthRange range_of(std::span<const std::uint32_t> lengths);
/// D[0][n] of each lane, by its columns; zeros where answers are no sums.
std::vector<std::int64_t> first_row_of(const BatchRun& run, std::span<const std::uint32_t> columns);

/// Lengths of the pairs of a group, at least one.
struct GroupShape {
    std::span<const std::uint32_t> rows;     ///< of each lane; one entry where all have the same
    std::span<const std::uint32_t> columns;  ///< of each lane
    LengthRange row_range;
    LengthRange column_range;
    std::span<const std::int64_t> first_row;  ///< D[0][n] of each lane

    std::uint32_t rows_of(std::size_t lane) const { return rows[rows.size() == 1 ? 0 : lane]; }
};

/// A call of one of a kernel's functions. They are numbered: `steady` and `held` of the first tile,
/// of the second and so on, then `sum` and `sum_counted`.
struct BatchStep {
    std::uint32_t function = 0;
    std::uint32_t row = 0;    ///< a tile's first
    std::uint32_t begin = 0;  ///< columns of a tile, rows of a sum, no more than the counters hold
    std::uint32_t end = 0;

    bool operator==(const BatchStep&) const = default;
};

/// All that is done with a group, in this order: tiles from top to bottom, each over the columns of
/// the pairs that still have rows and through which the bound leaves a way; then sums of the rows.
/// Appends this to `steps`, and adds the cells that it computes, with those that are padding, to
/// `cells`. O(lanes + rows).
void schedule_group(const BatchRun& run, const GroupShape& shape, std::optional<std::int64_t> bound,
                    std::vector<BatchStep>& steps, std::uint64_t& cells);

/// How much more than its `first_row` the answer of a lane is whose numbers add up to 0, if that is
/// the same for all lanes.
std::optional<std::int64_t> more_than_first_row(const BatchRun& run, const GroupShape& shape);

/// The answers of lanes whose numbers add up to 0, one a lane of the group; the sum of a lane's
/// numbers times `run.step` is to be added.
void answers_of_nothing(const BatchRun& run, const GroupShape& shape,
                        std::span<std::int64_t> answers);

/// Pairs to be computed side by side: a[p] with b[p] for every p. At least one pair, at most a
/// word's bits of them, no empty string, none longer than the run's edges.
struct PairGroup {
    std::span<const SymbolSpan> a, b;
    std::optional<std::int64_t> bound;  ///< answers that are greater are kMoreThanBound
    /// Not null: bytes that the kernel can compare. Of a group with others there are no answers;
    /// a device does not look.
    const ListBytes* known = nullptr;
};

/// What is loaded at a place: second strings, one a lane.
struct PlaceTexts {
    std::span<const SymbolSpan> texts;
    /// Where each share of the lanes ends, at multiples of eight lanes but for the last; see Note
    /// [Shares].
    std::vector<std::size_t> share_ends;
};

/// First strings and what was loaded at a place.
struct QueryGroup {
    std::span<const SymbolSpan> a;  ///< one a share
    std::size_t place = 0;
    std::optional<std::int64_t> bound;
};

/// Who computes groups: the processor (runtime/batch/batch_driver.hpp) or a device. Holds the
/// memory that it is done in; one for each thread.
class GroupDriver {
public:
    /// Answers of a group, one a pair; they stand until the call is over.
    using Answers = std::span<const std::int64_t>;
    /// Takes the answers of the groups of a call, in their order.
    using Consumer = std::function<Status(std::size_t group, Answers answers)>;

    GroupDriver() = default;
    virtual ~GroupDriver() = default;
    GroupDriver(const GroupDriver&) = delete;
    GroupDriver& operator=(const GroupDriver&) = delete;

    /// So many groups are worth one call; more may be given.
    virtual std::size_t groups_at_once() const = 0;

    /// For a kernel that compares symbols. Time O(longest a x longest b) steps of a word for each
    /// group, memory O(sum of both) words. Errors: no memory (environment), those of `consumer`.
    virtual Status run_pairs(std::span<const PairGroup> groups, const Consumer& consumer) = 0;

    /// How many places of `bytes` each, planes and masks, are worth loading at once; at least 1.
    /// Errors: a device that does not say how much memory it has.
    virtual Result<std::size_t> places_at_once(std::size_t bytes) const = 0;
    /// So many shares a place may have.
    virtual std::size_t most_shares() const = 0;
    /// For a kernel that is given masks: forgets all places and takes the second strings of groups
    /// in which all first strings of a share are the same, group g at place g. The strings must
    /// stand as long as they are used.
    virtual Status load_targets(std::span<const PlaceTexts> places) = 0;
    virtual Status run_queries(std::span<const QueryGroup> groups, const Consumer& consumer) = 0;

    /// Cells that kernels computed so far, with those that are padding.
    std::uint64_t cells_computed() const { return cells_computed_; }
    /// What kernels took so far by the clock of a device; 0 where there is none.
    double device_seconds() const { return device_seconds_; }

protected:
    std::uint64_t cells_computed_ = 0;
    double device_seconds_ = 0;
};

}  // namespace minterm
