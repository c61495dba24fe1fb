// SPDX-License-Identifier: Apache-2.0
//
// Runs a batch kernel over groups of pairs on this processor: as many pairs of strings as a word
// has bits, of any lengths, one group after the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/batch/batch_group.hpp"
#include "runtime/kernel_abi.hpp"
#include "runtime/support/aligned_buffer.hpp"

namespace minterm {

/// The second strings of a group in which all first strings of a share are the same: their planes,
/// and the masks of the symbols, or combinations of them, that were asked for so far.
class BatchTargets {
public:
    /// O(texts x longest). Errors: no memory (environment).
    Status load(const BatchRun& run, const PlaceTexts& place);

private:
    friend class BatchDriver;

    /// What the symbols of a row are, one of each share: the code of the only one; or the planes of
    /// the first one, then of the second and so on. Where a string has ended, anything.
    std::uint32_t code_of_row(const BatchRun& run, std::span<const SymbolSpan> a,
                              std::size_t row) const;
    /// The masks of the rows of `a`; makes those that are not there yet.
    Status find_masks(const BatchRun& run, std::span<const SymbolSpan> a, std::size_t rows,
                      std::vector<std::byte*>& row_masks);
    Status make_mask(const BatchRun& run, std::uint32_t code, AlignedBuffer& mask);
    void forget_masks();

    std::vector<std::size_t> share_ends_;
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

/// `GroupDriver` of this processor. The run must outlive it.
class BatchDriver final : public GroupDriver {
public:
    explicit BatchDriver(const BatchRun& run) : run_(run) {}

    std::size_t groups_at_once() const override { return 1; }
    Status run_pairs(std::span<const PairGroup> groups, const Consumer& consumer) override;
    Result<std::size_t> places_at_once(std::size_t bytes) const override;
    std::size_t most_shares() const override;
    Status load_targets(std::span<const PlaceTexts> places) override;
    Status run_queries(std::span<const QueryGroup> groups, const Consumer& consumer) override;

private:
    /// Planes of a group's symbols, and where its columns exist.
    struct Words {
        const std::byte* symbols_a = nullptr;
        const std::byte* symbols_b = nullptr;
        const std::byte* active = nullptr;
    };

    Status prepare(const GroupShape& shape);
    Answers compute(const GroupShape& shape, const Words& words, std::optional<std::int64_t> bound);
    Result<Answers> run_pair_group(const PairGroup& group);
    Result<Answers> run_query(std::span<const SymbolSpan> a, BatchTargets& targets,
                              std::optional<std::int64_t> bound);
    void mark_counted(const GroupShape& shape);

    const BatchRun& run_;
    AlignedBuffer symbols_a_, symbols_b_, active_, vertical_, horizontal_, counted_, counters_;
    AlignedBuffer left_words_, top_words_;  ///< edges in all lanes, as long as needed so far
    std::size_t left_ready_ = 0;
    std::size_t top_ready_ = 0;
    std::vector<std::byte*> buffers_;
    std::vector<BatchStep> steps_;       ///< of a group
    std::vector<std::byte*> row_masks_;  ///< one a row
    std::vector<std::uint32_t> rows_;    ///< of a query, or of each lane where shares differ
    std::vector<std::int64_t> answers_;  ///< one a lane
    std::vector<std::int64_t> numbers_;  ///< one a lane: sums of the numbers of its rows
    std::vector<BatchTargets> targets_;  ///< by place
};

}  // namespace minterm
