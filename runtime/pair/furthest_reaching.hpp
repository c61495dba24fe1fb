// SPDX-License-Identifier: Apache-2.0
//
// Edit distance by furthest-reaching points, for pairs that differ little, and the way back through
// a few rows of the matrix for pairs of any kind.
//
// Note [Furthest-reaching points]. On diagonal d = j - i the cells that cost at most e are those up
// to one row, the furthest-reaching point f(e, d): D never falls along a diagonal. Points of cost e
// follow from those of cost e - 1: one step down from d + 1, one to the right from d - 1, one along
// d, then on as long as symbols are equal (Ukkonen 1985, Myers 1986). A pair of distance e costs
// O(e^2) points and their comparisons of eight bytes at a time, whatever its length.
//
// The way back needs all waves, but of each only the points near the way. So every sixteenth is
// kept, and the others are computed again on its diagonals that the way can be on.
//
// What cannot be part of a way of cost `most_cost` is left out: diagonals further from the last
// one than the cost that is left. A point beyond the last row or column is dropped, which loses
// nothing: the point that it came from is on that row or column already and nearer to the end.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "minterm/alignment.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/pair/seed_bound.hpp"
#include "runtime/pair/waves.hpp"
#include "runtime/symbols/symbol_match.hpp"

namespace minterm {

/// Greatest length of a side: rows are held in 32 bits.
inline constexpr std::size_t kFurthestReachingMaxLength =
    std::numeric_limits<std::int32_t>::max() / 2;

/// What a search may cost.
struct FurthestReachingLimits {
    std::uint64_t most_cost = 0;  ///< greater distances are not looked for
    std::uint64_t most_points = std::numeric_limits<std::uint64_t>::max();
    /// 0: exact. Else diagonals are dropped whose way to the end is longer by more than `lag`
    /// symbols than that of the best one (Marco-Sola et al. 2021, "WFA-adaptive"): the cost found
    /// is that of a real alignment, so an upper bound, but not always the least.
    std::uint32_t lag = 0;
    /// Of the same sequences, for `most_cost` or more: points at both ends of a wave from which
    /// more is to be paid than may be are dropped.
    const SeedBound* seeds = nullptr;
    /// For `trace_back`; only without a lag. Takes four bytes for 16 points.
    bool keep_waves = false;
};

struct FurthestReachingResult {
    enum class Outcome {
        Found,        ///< `cost` is the distance (an upper bound of it with a lag)
        TooCostly,    ///< the distance is greater than `most_cost`
        TooMuchWork,  ///< `most_points` were not enough
        Lost          ///< with a lag: edits brought the best diagonal no nearer to the end than
                      ///< chance does; the best alignment has a gap longer than the lag there
    };
    Outcome outcome = Outcome::TooCostly;
    std::uint64_t cost = 0;    ///< of the last wave
    std::uint64_t points = 0;  ///< that were computed
};

/// What a point takes with its comparison, measured on one core of an AMD EPYC, with AVX2 if there
/// is. It decides about time only.
double seconds_a_point();

/// Holds the memory that searches work in, for many pairs one after the other.
class FurthestReaching {
public:
    explicit FurthestReaching(UnitCosts costs, SymbolMatch matches = {})
        : costs_(costs), matches_(std::move(matches)) {}

    /// Distance of two sequences of symbol codes of at most `kFurthestReachingMaxLength` each.
    /// Memory O(m + n) reserved, O(diagonals) touched. Throws std::bad_alloc.
    FurthestReachingResult distance(SymbolSpan a, SymbolSpan b,
                                    const FurthestReachingLimits& limits);

    /// Goes back from cell (m, n) to row 0 through the waves that the last `distance` found it by
    /// and kept; of the same sequences. Appends what this does to `runs`, last operation first.
    /// Returns the column at which row 0 was reached.
    ///
    /// Which of several optimal ways: from the end backwards a match where symbols match, else
    /// a mismatch, else a symbol of a alone, else one of b alone, whichever first leads to a cell
    /// on an optimal way; so gaps lie as far to the left as they can. This depends on the matrix
    /// alone, not on who computed the costs.
    std::size_t trace_back(SymbolSpan a, SymbolSpan b, std::vector<EditRun>& runs);

    /// The same from cell (m, n) of cost `cost`, whoever found it. `first_row[j]` is D[0][j], exact
    /// for every cell on an optimal way and nowhere too small; no optimal way meets row 0 at
    /// columns beyond its end.
    ///
    /// Time O(e^2) and memory a sixteenth of it, e = cost - the least cost at which row 0 can be
    /// met. Throws std::bad_alloc.
    std::size_t trace_back(SymbolSpan a, SymbolSpan b, std::span<const std::uint64_t> first_row,
                           std::uint64_t cost, std::vector<EditRun>& runs);

private:
    /// Memory that is kept from call to call and never filled: pages that no wave reaches are not
    /// touched.
    class Points {
    public:
        std::int32_t* room_for(std::size_t count) {
            if (count > capacity_) {
                points_ = std::make_unique_for_overwrite<std::int32_t[]>(count);
                capacity_ = count;
            }
            return points_.get();
        }

    private:
        std::unique_ptr<std::int32_t[]> points_;
        std::size_t capacity_ = 0;
    };

    /// Ways begin at cell (0, 0); or in row 0, wave e at columns of which `first_row` says that
    /// they cost `least` + e.
    struct Starts {
        std::span<const std::uint64_t> first_row;
        std::uint64_t least = 0;
    };

    /// Every `kStride`-th wave, one after the other in memory.
    struct KeptWaves {
        struct Kept {
            std::size_t place = 0;  ///< of the point of `first`
            std::int32_t first = 0;
            std::int32_t last = -1;
        };
        std::vector<std::int32_t> points;
        std::vector<Kept> waves;
        std::uint64_t last_cost = 0;  ///< of the last wave, kept or not

        void clear();
        void keep(const Wave& wave);
        /// Points of kept wave number `index` on the diagonals of `wave`.
        void restore(std::size_t index, const Wave& wave) const;
    };
    static constexpr std::uint64_t kStride = 16;

    /// Two waves of all diagonals of a matrix, and their margins.
    std::pair<Wave, Wave> two_waves(const WaveMatrix& matrix);
    /// `next`, on its diagonals, from the one before it; `cost` is from the least on.
    void compute_wave(const WaveMatrix& matrix, const Starts& starts, std::uint64_t cost,
                      const Wave& before, const Wave& next) const;
    std::size_t trace_back(const WaveMatrix& matrix, const Starts& starts,
                           std::vector<EditRun>& runs);

    UnitCosts costs_;
    SymbolMatch matches_;
    Points two_waves_;
    Points near_way_;
    KeptWaves kept_;
};

}  // namespace minterm
