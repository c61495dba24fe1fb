// SPDX-License-Identifier: Apache-2.0
//
// Recognizes recurrences that say what an alignment costs, whoever wrote them and however: for
// those there are bands, bounds and alignments.
//
// Note [Costs and values]. Let a table take the least (or, for scores and similarities, the
// greatest) of "above + x", "left + y" and "diagonal + z", z by the predicates. Then
//
//     C[i][j] = (f T[i][j] + x' i + y' j) / g
//
// takes the least of steps that have costs, where f (negative for a greatest), x', y' and g are
// such that the cheapest step along the diagonal costs nothing and the others as little as whole
// numbers can: every way to (i, j) has i steps down and j to the right, those along the diagonal
// counting as both, so all of them are changed by the same amount. From corner to corner a step
// down and one to the right are made to cost the same. So the longest common subsequence is the
// indel distance (L = (i + j - C) / 2), and a score of matches, mismatches and gaps a weighted edit
// distance. Where b may end anywhere, ends are compared, and columns must not change them: y' = 0.
//
// Note [Rims]. What lies outside of a band reads as gaps: from the left enters what the first
// column says, from above what the first row does (where b may begin anywhere, what it would say
// else). Where more than a number crosses an edge these tuples say that nothing is known of the
// symbols out there, which is never better than the truth: a matrix could begin there. They have to
// be the same all along, and to meet all tuples that the cells inside have.
//
// Steps over more than one diagonal neighbour, as a swap of two symbols is one from (i-2, j-2) to
// (i, j), and costs that depend on earlier symbols are read off the formula
// (codegen/formula_steps.hpp). What they ask comes from cells beside the way, so bands are wider by
// `margin` columns on both sides. A way may cross a row in the
// middle of such a step. It must cost no less than a step to (i-1, j-1) that is always there: then
// this cell costs no more than (i, j), so it is of interest if that is. There are alignments where
// all such steps cost the same, and the others are decided by the cell's own symbols.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "minterm/alignment.hpp"
#include "minterm/result.hpp"
#include "runtime/batch/batch_driver.hpp"
#include "runtime/pair/alignment_costs.hpp"
#include "runtime/pair/band_driver.hpp"
#include "synth/encoding.hpp"
#include "synth/flows.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// Value = (scale * cost + per_row * i + per_column * j) / divisor, without a rest in every cell.
struct ValueMap {
    std::int64_t scale = 1;  ///< negative: the greater the cost, the less the value
    std::int64_t per_row = 0;
    std::int64_t per_column = 0;
    std::int64_t divisor = 1;  ///< 1 or 2

    std::int64_t value(std::int64_t cost, std::int64_t row, std::int64_t column) const {
        return (scale * cost + per_row * row + per_column * column) / divisor;
    }
    /// The greatest cost whose value is at most that; `scale` must be positive.
    std::int64_t greatest_cost(std::int64_t value, std::int64_t row, std::int64_t column) const;

    bool operator==(const ValueMap&) const = default;
};

struct AlignmentModel {
    AlignmentMode mode = AlignmentMode::Global;
    AlignmentCosts costs;  ///< see Note [Costs and values]; `mismatch` is the dearest diagonal step
    ValueMap values;       ///< from costs to the table of the recurrence
    /// There is one predicate, and where it holds a step along the diagonal costs nothing, else
    /// `costs.mismatch`.
    bool has_matches = true;
    std::int64_t margin = 0;  ///< see Note [Rims]
    /// Of several predicates: what a step along the diagonal costs, by those that hold (predicate r
    /// is bit r). Else, and where that depends on other symbols, too, empty.
    std::vector<std::int64_t> diagonal{};
    /// What a step over two diagonal neighbours costs, such as a swap; when there is one the cell
    /// knows. Nothing where no cell has one, and where they do not all cost the same.
    std::optional<std::int64_t> swap{};

    /// Steps are those of `has_matches` or `diagonal`, gaps, and swaps.
    bool has_alignments() const { return has_matches || !diagonal.empty(); }
    /// A step is a gap, a match or a mismatch of one kind.
    bool is_plain() const { return has_matches && !swap; }
    /// Furthest-reaching points alone find the least cost.
    bool has_points() const {
        return mode == AlignmentMode::Global && is_plain() && costs.are_units();
    }

    /// The more two sequences have in common the greater the value.
    bool is_similarity() const { return values.scale < 0; }

    bool operator==(const AlignmentModel&) const = default;
};

/// The model that `recurrence` computes, if it is one; `lowered` has the same values, reach one and
/// these flows. It has one table. A cell is, for all differences that can enter it, the least
/// (greatest) of a step down, a step to the right and a step along the diagonal; or its formula is
/// a least of steps, if more than one number crosses its edges. The first column goes down from 0
/// by steps, and so does the first row to the right (or it is 0); the answer is the last cell, or
/// the least (greatest) of the last row. O(pairs of flow values).
std::optional<AlignmentModel> alignment_model(const Recurrence& recurrence,
                                              const Recurrence& lowered, const Flows& flows);

/// The same of a recurrence whose flows nobody has yet. Errors: those of `lower_reach` and
/// `derive`.
Result<std::optional<AlignmentModel>> alignment_model(const Recurrence& recurrence);

/// The recurrence of a global model with other ends: a first row of 0 where b may begin anywhere,
/// the best of the last row where it may end anywhere.
Recurrence in_mode(const Recurrence& recurrence, const AlignmentModel& global, AlignmentMode mode);

/// The model as the codes of `encoding` spell it. The recurrence and its flows are those that the
/// model was found for.
BandCosts band_costs(const AlignmentModel& model, const Recurrence& recurrence,
                     const Recurrence& lowered, const Flows& flows, const Encoding& encoding);

/// By code of `edge`, what stands for the same value of the same flow in `other`; 0 for codes of no
/// value.
std::vector<std::uint8_t> codes_in(const EdgeEncoding& other, const EdgeEncoding& edge);

/// What Note [Bound] (runtime/batch/batch_driver.hpp) needs to know of a recurrence, if it is true
/// of it: values that are costs from corner to corner, none of them less than nothing.
std::optional<GapCosts> gap_costs(const AlignmentModel& model);

}  // namespace minterm
