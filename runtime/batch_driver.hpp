// SPDX-License-Identifier: Apache-2.0
//
// Runs a batch kernel over groups of pairs: as many pairs of strings as a word has bits, of any
// lengths (runtime/kernel_abi.hpp, Note [Batch layout]). A group's answers depend on nothing but
// its strings.
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
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/aligned_buffer.hpp"
#include "runtime/kernel_abi.hpp"
#include "runtime/transpose_planes.hpp"

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

/// The second strings of a group in which all first strings are the same: their planes, and the
/// masks of the symbols that were asked for so far.
class BatchTargets {
public:
    /// At least one text, at most a word's bits of them; none is empty and none longer than
    /// `run.top`. O(texts x longest). Errors: no memory (environment).
    Status load(const BatchRun& run, std::span<const SymbolSpan> texts);

private:
    friend class BatchDriver;

    /// Makes the masks of the symbols of `a` that are not there yet.
    Status make_masks(const BatchRun& run, SymbolSpan a);
    Status make_mask(const BatchRun& run, std::uint32_t code, AlignedBuffer& mask);
    void forget_masks();
    std::byte* mask_of(std::uint32_t code) { return masks_[slot_of_code_[code]].data(); }

    std::vector<std::uint32_t> columns_;  ///< of each lane
    LengthRange column_range_;
    std::vector<std::int64_t> first_row_;  ///< D[0][n] of each lane; for sums only
    AlignedBuffer symbols_, active_;
    // Masks that were made so far. Alphabets may be large, so there is not one for every code.
    static constexpr std::uint32_t kNoSlot = std::numeric_limits<std::uint32_t>::max();
    std::vector<std::uint32_t> slot_of_code_;
    std::vector<std::uint32_t> code_of_slot_;
    std::vector<AlignedBuffer> masks_;  ///< by slot; memory of slots that are free is kept
};

/// Holds the memory that groups are computed in, one after the other. The run must outlive it.
class BatchDriver {
public:
    explicit BatchDriver(const BatchRun& run) : run_(run) {}

    /// Answers of a group, one a pair; they stand until the next group is run.
    using Answers = std::span<const std::int64_t>;

    /// a[p] with b[p] for every p, for a kernel that compares symbols: at least one pair, at most a
    /// word's bits of them, no empty string, none longer than the run's edges. Answers greater than
    /// `bound` are kMoreThanBound. Time O(longest a x longest b) steps of a word, memory O(sum of
    /// both) words. Errors: no memory (environment).
    Result<Answers> run_pairs(std::span<const SymbolSpan> a, std::span<const SymbolSpan> b,
                              std::optional<std::int64_t> bound);

    /// `a` with every target, for a kernel that is given masks.
    Result<Answers> run_query(SymbolSpan a, BatchTargets& targets,
                              std::optional<std::int64_t> bound);

    /// Cells that kernels computed so far, with those that are padding.
    std::uint64_t cells_computed() const { return cells_computed_; }

private:
    /// Lengths of the pairs of a group.
    struct Shape;

    Status prepare(const Shape& shape);
    void sweep(const Shape& shape, std::optional<std::int64_t> bound);
    Answers read_answers(const Shape& shape, std::optional<std::int64_t> bound);
    void run(KernelEntry entry, std::size_t begin, std::size_t end);

    const BatchRun& run_;
    AlignedBuffer symbols_a_, symbols_b_, active_, vertical_, horizontal_, counted_, counters_;
    AlignedBuffer left_words_, top_words_;  ///< edges in all lanes, as long as needed so far
    std::size_t left_ready_ = 0;
    std::size_t top_ready_ = 0;
    std::vector<std::byte*> buffers_;
    std::vector<std::byte*> row_masks_;  ///< one a row
    std::vector<std::int64_t> answers_;  ///< one a lane
    std::vector<std::int64_t> numbers_;  ///< one a lane: sums of the numbers of its rows
    std::uint64_t cells_computed_ = 0;
};

}  // namespace minterm
