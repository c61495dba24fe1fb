// SPDX-License-Identifier: Apache-2.0
//
// What a recurrence says of a pair of sequences -> how similar they are, from 0 to 1.
//
// Of a distance D, similarity is (W - D) / W, where W is the greatest distance that sequences of
// these lengths can have: that of two which nothing matches in. For levenshtein W is the greater
// length, for indel the sum of both. Of a score, as lcs and bitpal are, D is what the alignment
// costs that it scores (Note [Costs and values], codegen/alignment_model.hpp): for lcs that is the
// indel distance, and similarity twice the length through the sum of both. Sequences without
// symbols have similarity 1.
#pragma once

#include <cstddef>
#include <cstdint>

#include "codegen/alignment_model.hpp"
#include "minterm/result.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// Similarities of one recurrence. They are quotients of whole numbers, rounded once, so that one
/// that is a decimal fraction equals what that fraction is read as.
class SimilarityScale {
public:
    /// Errors (user): the recurrence does not add up what gaps and pairs of symbols cost or score,
    /// from corner to corner.
    static Result<SimilarityScale> of(const Recurrence& recurrence);

    /// Whether the value is neither less nor greater than those of sequences of m and n symbols: at
    /// the least the symbols that one has more than the other are gaps, at the most nothing
    /// matches. O(1).
    bool is_possible(std::int64_t value, std::size_t m, std::size_t n) const;

    /// Of sequences of m and n symbols with that value in the last cell. From 0 to 1, if it is
    /// possible. O(1).
    double similarity(std::int64_t value, std::size_t m, std::size_t n) const;

    /// The less the value the more similar two sequences are; bounds are for these alone.
    bool is_distance() const { return is_distance_; }
    /// The greatest distance at which sequences of m and n symbols have a similarity of `least` or
    /// more; `least` is at most 1. O(1).
    std::int64_t greatest_distance(double least, std::size_t m, std::size_t n) const;
    /// The same of a sequence of m symbols and any of at most `longest`, as far as their lengths
    /// allow it. O(log longest).
    std::int64_t greatest_distance_up_to(double least, std::size_t m, std::size_t longest) const;

private:
    SimilarityScale(const AlignmentModel& model, bool is_distance)
        : costs_(model.costs), values_(model.values), is_distance_(is_distance) {}

    /// What an alignment of m and n symbols costs at least, and where nothing matches.
    std::int64_t least_cost(std::size_t m, std::size_t n) const;
    std::int64_t greatest_cost(std::size_t m, std::size_t n) const;
    std::int64_t value_of(std::int64_t cost, std::size_t m, std::size_t n) const {
        return values_.value(cost, static_cast<std::int64_t>(m), static_cast<std::int64_t>(n));
    }
    /// The greatest distance of sequences of m and n symbols; of scores what it costs.
    std::int64_t greatest(std::size_t m, std::size_t n) const {
        const std::int64_t cost = greatest_cost(m, n);
        return is_distance_ ? value_of(cost, m, n) : cost;
    }

    AlignmentCosts costs_;
    ValueMap values_;
    bool is_distance_;
};

}  // namespace minterm
