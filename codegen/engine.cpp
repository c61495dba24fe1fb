// SPDX-License-Identifier: Apache-2.0
//
// Recurrence and two strings in, answer out.
#include "codegen/engine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "codegen/alignment_model.hpp"
#include "codegen/batch_engine.hpp"
#include "codegen/block_edges.hpp"
#include "codegen/column.hpp"
#include "codegen/edit_distance.hpp"
#include "codegen/full_matrix.hpp"
#include "codegen/kernel_cache.hpp"
#include "codegen/wavefront.hpp"
#include "runtime/pair/furthest_reaching.hpp"

namespace minterm {

namespace {

bool needs_model(const RunOptions& options) {
    return options.max_distance || options.alignment || options.begins ||
           options.method == Method::Band || options.method == Method::FurthestReaching;
}

bool wants_edges(const RunOptions& options) { return options.last_column || options.last_row; }

/// Errors (user): what cannot be had with the last column or the last row.
Status check_edges(const Recurrence& recurrence, const RunOptions& options) {
    if (!wants_edges(options)) return success();
    if (recurrence.answer.kind == AnswerKind::ReportLastRow)
        return Failure::user(fmt::format(
            "'{}' reports columns and no number, so there are no values of a last row or column",
            recurrence.name));
    if (needs_model(options))
        return Failure::user(
            "the values of a last row or column need every cell; leave out what asks for a bound, "
            "for an alignment or for another method");
    return success();
}

Failure no_model(const Recurrence& recurrence) {
    return Failure::user(
        fmt::format("'{}' is not known to add up what gaps and pairs of symbols cost or score (and "
                    "swaps, where "
                    "they cost no less than mismatches); only for those that do there are bounds, "
                    "alignments and "
                    "a choice of method",
                    recurrence.name));
}

/// Errors (user): what the batch layout cannot do with one pair.
Status check_batch_layout(const RunOptions& options) {
    if (options.alignment || options.begins || options.method != Method::Choose)
        return Failure::user(
            "the batch layout has the answer of a last row and column, up to a bound, and nothing "
            "else; leave out what asks for an alignment, for places in b or for another method, or "
            "let the layout be chosen");
    if (wants_edges(options))
        return Failure::user(
            "the batch layout answers for all of both sequences, not for their prefixes; let the "
            "layout be chosen");
    if (options.rows != 0)
        return Failure::user(
            "the batch layout has tiles of several heights; leave the rows out, or take another "
            "layout");
    return success();
}

/// A bound is for costs, which are what is to be small; alignments are of steps whose costs their
/// own symbols decide. `longest` is the length of the longer sequence.
Status check_options(const Recurrence& recurrence, const AlignmentModel& model, std::size_t longest,
                     const RunOptions& options) {
    if (options.method == Method::FurthestReaching &&
        (!model.has_points() || longest > kFurthestReachingMaxLength))
        return Failure::user(
            "furthest-reaching points align all of a with all of b, up to 2^30 symbols, by gaps "
            "that cost 1 a symbol, mismatches that cost 1 or 2, or the same times any number, and "
            "no other steps; leave the method out, or take the band or every cell");
    if (options.max_distance && model.is_similarity())
        return Failure::user(fmt::format(
            "'{}' is no distance but a similarity, so a greatest distance says nothing about it; "
            "bound a distance, as indel is for lcs",
            recurrence.name));
    const bool begins = options.begins && model.mode == AlignmentMode::Infix;
    if ((options.alignment || begins) && !model.has_alignments())
        return Failure::user(fmt::format(
            "'{}' has steps along the diagonal whose cost depends on symbols before them, or swaps "
            "of several costs, and for these there are no alignments and no places where infixes "
            "begin; ask for the distance and the places where infixes end, as minterm run does, or "
            "take another recurrence, as levenshtein or osa are",
            recurrence.name));
    return success();
}

/// Alignments of nothing with nothing, or with something.
void align_empty(RunResult& result, const AlignmentModel& model, std::size_t rows,
                 std::size_t columns, const RunOptions& options) {
    std::vector<std::uint64_t> ends = result.answer.positions;
    if (model.mode == AlignmentMode::Global) ends = {columns};
    Alignment first{model.mode == AlignmentMode::Infix ? ends.front() : 0, ends.front(), {}};
    append_run(first.runs, EditOperation::OnlyInA, rows);
    append_run(first.runs, EditOperation::OnlyInB, first.end - first.begin);
    // Other places are of infixes without symbols.
    for (const std::uint64_t end : ends) {
        if (!options.alignment || !options.all_places) break;
        result.alignments.push_back({first.begin + (end - first.end), end, first.runs});
    }
    if (options.alignment) result.alignment = std::move(first);
    if (!options.begins) return;
    result.begins = std::move(ends);
    if (model.mode != AlignmentMode::Infix)
        std::fill(result.begins.begin(), result.begins.end(), 0);
}

}  // namespace

struct Engine::State {
    State(const Target& target, CellStore store) : kernels(code_source(target, std::move(store))) {}

    Result<std::optional<AlignmentModel>> model_of(const Recurrence& recurrence);
    Result<Recurrence> in_mode(const Recurrence& recurrence, AlignmentMode mode);
    Result<RunResult> run_boundary(const Recurrence& recurrence, std::size_t rows,
                                   std::size_t columns, const RunOptions& options);
    Result<RunResult> run(const Recurrence& recurrence, SymbolSpan a, SymbolSpan b,
                          const RunOptions& options);
    /// In one lane of the batch layout.
    Result<RunResult> run_batched(const Recurrence& recurrence, SymbolSpan a, SymbolSpan b,
                                  const RunOptions& options);

    KernelCache kernels;
    std::unique_ptr<BatchEngine> batch;  ///< where that layout was asked for
    std::map<std::string, std::optional<AlignmentModel>> models;  ///< by printed recurrence
};

Engine::Engine(const Target& target, CellStore store)
    : state_(std::make_unique<State>(target, std::move(store))) {}
const Target& Engine::target() const { return state_->kernels.target(); }
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

/// What a recurrence says that alignments cost, if it says that.
Result<std::optional<AlignmentModel>> Engine::State::model_of(const Recurrence& recurrence) {
    const auto [place, is_new] = models.try_emplace(print_recurrence(recurrence));
    if (is_new) {
        Result<std::optional<AlignmentModel>> model = alignment_model(recurrence);
        if (!model) {
            models.erase(place);
            return std::move(model).failure();
        }
        place->second = *model;
    }
    return place->second;
}

/// The recurrence with other ends. An error refuses those that know none.
Result<Recurrence> Engine::State::in_mode(const Recurrence& recurrence, AlignmentMode mode) {
    MINTERM_TRY(const std::optional<AlignmentModel> model, model_of(recurrence));
    if (!model || model->mode != AlignmentMode::Global)
        return Failure::user(fmt::format(
            "'{}' does not add up what gaps and pairs of symbols cost in all of a and all of b, so "
            "it is not known where else it may begin and end; write its first row and its answer "
            "in the spec, as specs/semiglobal.dp does",
            recurrence.name));
    Recurrence other = minterm::in_mode(recurrence, *model, mode);
    MINTERM_TRY(const std::optional<AlignmentModel> free_ends, model_of(other));
    if (free_ends) return other;
    if (model->values.value(model->costs.right, 0, 1) != 0)
        return Failure::user(fmt::format(
            "where parts of b that are nearest to a in '{}' begin and end is not known to be "
            "right: "
            "steps over two symbols cost less beside free ends than mismatches do; write its first "
            "row and its answer in the spec, as specs/semiglobal.dp does",
            recurrence.name));
    return Failure::user(
        fmt::format("'{}' loses nothing by symbols of b that stand alone, so no part of b is worth "
                    "more than all of it; indel has other modes",
                    recurrence.name));
}

/// When a side is empty, there is nothing but the boundary.
Result<RunResult> Engine::State::run_boundary(const Recurrence& recurrence, std::size_t rows,
                                              std::size_t columns, const RunOptions& options) {
    RunResult result;
    result.answer = boundary_answer(recurrence, rows, columns);
    result.layout = "boundary";
    result.reasons = {"a sequence is empty"};
    if (options.last_column) result.last_column = boundary_last_column(recurrence, rows, columns);
    if (options.last_row) result.last_row = boundary_last_row(recurrence, rows, columns);
    if (!needs_model(options)) return result;
    MINTERM_TRY(const std::optional<AlignmentModel> model, model_of(recurrence));
    if (!model) return no_model(recurrence);
    if (Status bounded = check_options(recurrence, *model, std::max(rows, columns), options);
        !bounded)
        return std::move(bounded).failure();
    if (options.max_distance && result.answer.value > 0 &&
        static_cast<std::uint64_t>(result.answer.value) > *options.max_distance) {
        result.answer = {};
        result.too_costly = true;
    } else {
        align_empty(result, *model, rows, columns, options);
    }
    return result;
}

Result<RunResult> Engine::State::run_batched(const Recurrence& recurrence, SymbolSpan a,
                                             SymbolSpan b, const RunOptions& options) {
    const Target& target = kernels.target();
    if (target.is_simulated)
        return Failure::user(fmt::format(
            "--target {} simulates kernels of one pair; take another layout", target.name));
    if (!batch) batch = std::make_unique<BatchEngine>(target, kernels.source().cells());
    BatchOptions how;
    how.layout = Layout::Batch;
    how.device = options.device;
    if (options.max_distance) {
        MINTERM_TRY(const std::optional<AlignmentModel> model, model_of(recurrence));
        if (!model) return no_model(recurrence);
        MINTERM_TRY([[maybe_unused]] const Unit bounded,
                    check_options(recurrence, *model, std::max(a.size(), b.size()), options));
        how.bound = static_cast<std::int64_t>(
            std::min(*options.max_distance, std::uint64_t{a.size() + b.size()} << 32U));
    }
    MINTERM_TRY(const BatchAnswers found, batch->pairs(recurrence, {&a, 1}, {&b, 1}, how));
    const BatchReport& report = found.report;
    RunResult result;
    result.too_costly = found.values.front() == kMoreThanBound;
    if (!result.too_costly) result.answer.value = found.values.front();
    result.seconds = result.total_seconds = report.seconds;
    result.compile_seconds = report.compile_seconds;
    result.cells = report.cells;
    result.cells_computed = report.cells_computed;
    result.layout = "batch";
    result.reasons = {
        fmt::format("the batch layout ran in one of {} lanes: it was asked for", target.word_bits)};
    if (options.threads > 1)
        result.reasons.push_back(threads_reason(options, 1, "a lane is for one thread"));
    result.rows = report.tile_rows;
    result.symbol_planes = report.symbol_planes;
    result.gates = report.gates;
    result.cell_origin = report.cell_origin;
    result.code_origin = report.code_origin;
    result.code_not_kept = report.code_not_kept;
    return result;
}

Result<RunResult> Engine::State::run(const Recurrence& recurrence, SymbolSpan a, SymbolSpan b,
                                     const RunOptions& options) {
    if (options.layout == Layout::Batch) return run_batched(recurrence, a, b, options);
    const bool is_device = kernels.target().is_device;
    if (is_device && (options.method == Method::Band || options.method == Method::FurthestReaching))
        return Failure::user(
            "on a GPU every cell is computed; leave other methods out, or take the processor with "
            "another --target");
    const bool is_simulated = kernels.target().is_simulated;
    if (is_simulated && options.method == Method::FurthestReaching)
        return Failure::user(fmt::format(
            "--target {} simulates what kernels do, which is every cell (--method full) or a band "
            "of them (--method band); points are found without kernels. Leave --method out, or "
            "take one of these two",
            kernels.target().name));
    // Pieces of strips are told in the order in which one SPU after the other takes them.
    if (is_simulated && options.threads > 1) {
        RunOptions alone = options;
        alone.threads = 1;
        MINTERM_TRY(RunResult result, run(recurrence, a, b, alone));
        result.reasons.emplace_back("one thread ran: a simulation has no use for more");
        return result;
    }
    const bool every_cell =
        is_device || wants_edges(options) || options.method == Method::Full ||
        options.layout != Layout::Choose ||
        (is_simulated && options.method == Method::Choose && !needs_model(options));
    if (every_cell && !needs_model(options))
        return run_full_matrix(kernels, recurrence, a, b, options);
    if (options.layout == Layout::Column)
        return Failure::user(
            "the column layout computes every cell and nothing else; leave out what asks for a "
            "bound, for an alignment or for another method, or let the layout be chosen");
    if (every_cell && options.method != Method::Choose && options.method != Method::Full)
        return Failure::user(
            "the wavefront layout computes every cell, and no other method does; leave the method "
            "out, or let the layout be chosen");
    MINTERM_TRY(const std::optional<AlignmentModel> model, model_of(recurrence));
    if (!model) {
        if (needs_model(options)) return no_model(recurrence);
        return run_full_matrix(kernels, recurrence, a, b, options);
    }
    if (Status bounded = check_options(recurrence, *model, std::max(a.size(), b.size()), options);
        !bounded)
        return std::move(bounded).failure();
    RunOptions how = options;
    if (every_cell) how.method = Method::Full;
    // Points would leave nothing to simulate.
    if (is_simulated && how.method == Method::Choose) how.method = Method::Band;
    return run_edit_distance(kernels, recurrence, *model, a, b, how);
}

Result<RunResult> Engine::run(const Recurrence& recurrence, SymbolSpan a, SymbolSpan b,
                              const RunOptions& options) {
    const int most_rows = options.layout == Layout::Column ? kMaxColumnWords : kMaxRows;
    if (options.rows < 0 || options.rows > most_rows)
        return Failure::user(fmt::format("rows must be between 1 and {}, or 0 to choose; got {}",
                                         most_rows, options.rows));
    if (options.threads < 1)
        return Failure::user(fmt::format("threads must be at least 1; got {}", options.threads));
    try {
        if (options.mode == AlignmentMode::Global && recurrence.answer.kind != AnswerKind::Corner)
            return Failure::user(fmt::format(
                "'{}' does not answer for all of b but for the best of its last row, so it has no "
                "global mode; leave the mode out, or take a recurrence that answers D[m][n]",
                recurrence.name));
        if (options.mode && *options.mode != AlignmentMode::Global) {
            MINTERM_TRY(const Recurrence other, state_->in_mode(recurrence, *options.mode));
            RunOptions as_written = options;
            as_written.mode.reset();
            return run(other, a, b, as_written);
        }
        if (Status edges = check_edges(recurrence, options); !edges)
            return std::move(edges).failure();
        if (options.layout == Layout::Batch) {
            MINTERM_TRY([[maybe_unused]] const Unit able, check_batch_layout(options));
        }
        Result<RunResult> result =
            a.empty() || b.empty() ? state_->run_boundary(recurrence, a.size(), b.size(), options)
                                   : state_->run(recurrence, a, b, options);
        MINTERM_TRY(std::optional<SimulatedRun> simulated,
                    state_->kernels.source().take_simulated());
        if (result) {
            result->simulated = std::move(simulated);
            result->target = state_->kernels.target().name;
            result->answer_kind = recurrence.answer.kind;
        }
        return result;
    } catch (const std::bad_alloc&) {
        return Failure::environment(fmt::format(
            "not enough memory to compare {} with {} symbols; about 16 bytes a symbol are needed",
            a.size(), b.size()));
    }
}

}  // namespace minterm
