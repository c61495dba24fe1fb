// SPDX-License-Identifier: Apache-2.0
//
// A recurrence and many pairs of sequences in, an answer for each out. Pairs of about the same
// lengths are computed side by side, one in each bit of a word (runtime/batch/batch_group.hpp);
// where few long strings would leave most bits idle, each pair is run by itself
// (codegen/engine.hpp).
//
//     BatchEngine engine(**choose_target());
//     Result<BatchAnswers> answers = engine.pairs(recurrence, first_strings, second_strings);
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "codegen/batch_groups.hpp"
#include "codegen/run_result.hpp"
#include "codegen/target.hpp"
#include "minterm/alignment.hpp"
#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/batch/batch_group.hpp"
#include "synth/cell_store.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// The bound of one query of a matrix, which may fall while others are computed. From all threads
/// at once.
using QueryBound = std::function<std::optional<std::int64_t>(std::size_t query)>;

struct BatchOptions {
    /// Answers above it come out as kMoreThanBound. For a distance whose gaps cost something
    /// (`gap_costs`) this also saves work; what is not computed is never a smaller answer.
    std::optional<std::int64_t> bound;
    /// Instead of `bound`, of `pairs`: one for each.
    std::span<const std::int64_t> pair_bounds{};
    /// Instead of `bound`, of a matrix: asked before some pairs of the query are computed.
    QueryBound query_bound{};
    /// Of a matrix: the queries are the targets from this one on, in order. Where the recurrence
    /// treats both sequences alike (synth/symmetry.hpp), and they are not so short that it would
    /// save nothing, most pairs of two queries are computed in one order only, and told in both.
    std::optional<std::size_t> first_query_target{};
    int threads = 1;  ///< at least 1; answers do not depend on it, and a device has one
    int device = 0;   ///< which GPU, for targets of one
    /// `pairs` alone: how the strings lie beside each other as well. Each pair is run by itself
    /// then.
    bool alignments = false;
    /// `pairs` alone: they belong to the same list as those of the call before, of which it was
    /// learnt how far apart they are (Note [Guessed bounds] in codegen/bound_guess.hpp).
    bool goes_on = false;
    /// Layouts of one pair run each by itself; with `Batch` none is.
    Layout layout = Layout::Choose;
    bool explains = false;  ///< `BatchReport` has what takes time to find out, too
};

/// Whether each pair is run by itself because that layout is asked for.
inline bool is_for_one_pair(Layout layout) {
    return layout == Layout::Wavefront || layout == Layout::Column;
}

/// What a call, or several together, did and how long it took.
struct BatchReport {
    double compile_seconds = 0;
    double seconds = 0;                ///< without compilation
    double device_seconds = 0;         ///< of kernels on a device, by its clock
    std::uint64_t cells = 0;           ///< m * n of all pairs
    std::uint64_t cells_computed = 0;  ///< side by side, with lanes and columns that are padding
    std::uint64_t groups = 0;          ///< that are computed side by side
    bool are_exchanged = false;        ///< of a matrix: queries side by side, not targets
    /// Words of a matrix, as many as lanes of cells, for each of their rows and columns: with
    /// targets side by side, and with queries side by side where that is possible.
    std::uint64_t target_words = 0;
    std::optional<std::uint64_t> query_words;
    std::uint64_t pairs_by_length = 0;  ///< more than the bound by their lengths alone
    std::uint64_t pairs_alone = 0;      ///< run one by one
    std::uint64_t pairs_too_long = 0;   ///< of these, for side by side they are too long
    std::map<std::string, std::uint64_t> alone_layouts;  ///< of these, by `RunResult::layout`
    /// About how long the pairs of a list that can be side by side take so, and one by one; where
    /// `BatchOptions::explains`.
    double expected_seconds = 0;
    double expected_alone_seconds = 0;
    /// Groups of a list whose strings have bytes that no string of a sample had, run afterwards.
    std::uint64_t groups_deferred = 0;
    /// Groups of a list without a bound that were computed within one that the answers of others
    /// suggested, and pairs that were computed again because theirs is greater.
    std::uint64_t groups_guessed = 0;
    std::uint64_t pairs_again = 0;
    std::uint64_t sharing_queries = 0;  ///< that have so many words of a matrix's last group,
    std::uint64_t shared_words = 0;     ///< together
    bool is_matrix = false;             ///< else a list
    bool is_mirrored = false;           ///< of a matrix: most pairs of queries are computed once
    bool bound_saves = true;            ///< cells, if there is a bound
    bool planes_are_bits = false;       ///< of the bytes of strings, without a table
    int threads = 1;                    ///< that there was work for
    int symbol_planes = 0;
    int tile_rows = 0;          ///< of the highest tiles
    int gates = 0;              ///< of one cell in the kernel, without comparisons
    std::string cell_origin;    ///< as in `RunResult`
    std::string code_origin;    ///< of the kernel, as in `RunResult`
    std::string code_not_kept;  ///< as in `RunResult`
    std::string device;         ///< "device 0: NVIDIA H100 PCIe, sm_90"; empty where there is none

    /// Takes a further call of the same engine in.
    void add(const BatchReport& call);
};

struct BatchAnswers {
    std::vector<std::int64_t> values;  ///< in the order of the pairs
    /// One a pair where they were asked for; none of a pair that costs more than the bound.
    std::vector<std::optional<Alignment>> alignments;
    BatchReport report;
};

/// Some answers of one first string: `values[i]` is that of `targets[i]`, numbers of second
/// strings.
struct MatrixPart {
    std::size_t query = 0;
    std::span<const std::uint32_t> targets;
    std::span<const std::int64_t> values;
};
/// Called once for every pair, in parts, from all threads at once. Returning false stops the run.
using MatrixConsumer = std::function<bool(const MatrixPart&)>;

/// Thread-compatible: one engine per thread, or a lock around it.
class BatchEngine {
public:
    explicit BatchEngine(const Target& target, CellStore store = {});
    ~BatchEngine();
    BatchEngine(BatchEngine&&) noexcept;
    BatchEngine& operator=(BatchEngine&&) noexcept;

    /// a[p] with b[p] for every p; the two are of equal size. Any lengths, empty sequences
    /// included, any symbols (a call with wide ones among them copies all symbols); the answer is
    /// that of the last row and column. Time O(sum of m n / word bits), for groups of like lengths.
    /// Errors: those of `Engine::run`; lists or bounds of different size; a recurrence whose answer
    /// is not in the corner, or that has no alignments where they are asked for; what the layout
    /// that is asked for cannot do (user).
    Result<BatchAnswers> pairs(const Recurrence& recurrence, std::span<const SymbolSpan> a,
                               std::span<const SymbolSpan> b, const BatchOptions& options = {});

    /// Every query with every target. Comparisons of symbols are done once for each group of
    /// targets and distinct symbol of the queries. Where there are few targets and many queries,
    /// and the recurrence treats both alike, it is the queries that are computed side by side.
    /// Memory O(targets + queries) beside what `consumer` keeps.
    /// Errors: as `pairs`; stopped by `consumer` (environment).
    Result<BatchReport> matrix(const Recurrence& recurrence, std::span<const SymbolSpan> queries,
                               std::span<const SymbolSpan> targets, const MatrixConsumer& consumer,
                               const BatchOptions& options = {});

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace minterm
