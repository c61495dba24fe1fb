// SPDX-License-Identifier: Apache-2.0
//
// Recurrence and two strings in, answer out.
#include "codegen/engine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "codegen/alignment_model.hpp"
#include "codegen/block_edges.hpp"
#include "codegen/edit_distance.hpp"
#include "codegen/kernel_cache.hpp"
#include "codegen/progress_throttle.hpp"
#include "codegen/wavefront.hpp"
#include "runtime/clock.hpp"
#include "runtime/wavefront_driver.hpp"
#include "synth/flows.hpp"
#include "synth/lower_reach.hpp"
#include "synth/symbols.hpp"

namespace minterm {

namespace {

/// K: no more registers than the rows fill, and no more than runs well.
int choose_rows(const Target& target, std::size_t rows) {
    const auto registers = (rows + static_cast<std::size_t>(target.word_bits) - 1) /
                           static_cast<std::size_t>(target.word_bits);
    return static_cast<int>(
        std::clamp<std::size_t>(registers, 1, static_cast<std::size_t>(target.default_rows)));
}

bool needs_model(const RunOptions& options) {
    return options.max_distance || options.alignment || options.begins ||
           options.method == Method::Band || options.method == Method::FurthestReaching;
}

Failure no_model(const Recurrence& recurrence) {
    return Failure::user(fmt::format(
        "'{}' does not add up what gaps and pairs of symbols cost or score; only for those that do "
        "there are bounds, alignments and a choice of method",
        recurrence.name));
}

/// A bound is for costs, which are what is to be small; alignments are of symbols that match or do
/// not.
Status check_options(const Recurrence& recurrence, const AlignmentModel& model,
                     const RunOptions& options) {
    if (options.max_distance && model.is_similarity())
        return Failure::user(fmt::format(
            "'{}' is no distance but a similarity, so a greatest distance says nothing about it; "
            "bound a distance, as indel is for lcs",
            recurrence.name));
    const bool begins = options.begins && model.mode == AlignmentMode::Infix;
    if ((options.alignment || begins) && !model.has_alignments())
        return Failure::user(fmt::format(
            "'{}' has other steps than gaps, matches and mismatches, and only for these there are "
            "alignments and places where infixes begin",
            recurrence.name));
    return success();
}

Result<std::optional<AlignmentModel>> find_model(const Recurrence& recurrence) {
    MINTERM_TRY(const Recurrence lowered, lower_reach(recurrence));
    MINTERM_TRY(const Flows flows, derive(lowered));
    return alignment_model(recurrence, lowered, flows);
}

/// Alignments of nothing with nothing, or with something.
void align_empty(RunResult& result, const AlignmentModel& model, std::size_t rows,
                 std::size_t columns, const RunOptions& options) {
    std::vector<std::uint64_t> ends = result.answer.positions;
    if (model.mode == AlignmentMode::Global) ends = {columns};
    Alignment first{model.mode == AlignmentMode::Infix ? ends.front() : 0, ends.front(), {}};
    append_run(first.runs, EditOperation::OnlyInA, rows);
    append_run(first.runs, EditOperation::OnlyInB, first.end - first.begin);
    if (options.alignment) result.alignment = std::move(first);
    if (!options.begins) return;
    result.begins = std::move(ends);
    if (model.mode != AlignmentMode::Infix)
        std::fill(result.begins.begin(), result.begins.end(), 0);
}

}  // namespace

struct Engine::State {
    State(const Target& target, CellStore store) : kernels(target, std::move(store)) {}

    Result<std::optional<AlignmentModel>> model_of(const Recurrence& recurrence);
    Result<Recurrence> in_mode(const Recurrence& recurrence, AlignmentMode mode);
    Result<RunResult> run_boundary(const Recurrence& recurrence, std::size_t rows,
                                   std::size_t columns, const RunOptions& options);
    Result<RunResult> run(const Recurrence& recurrence, SymbolSpan a, SymbolSpan b,
                          const RunOptions& options);
    Result<RunResult> run_block(const Recurrence& recurrence, SymbolSpan a, SymbolSpan b,
                                const RunOptions& options);

    KernelCache kernels;
    std::map<std::string, std::optional<AlignmentModel>> models;  ///< by printed recurrence
};

Engine::Engine(const Target& target, CellStore store)
    : state_(std::make_unique<State>(target, std::move(store))) {}
Engine::~Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;

/// What a recurrence says that alignments cost, if it says that.
Result<std::optional<AlignmentModel>> Engine::State::model_of(const Recurrence& recurrence) {
    // Flows of several tables take time, and are none.
    if (recurrence.tables.size() != 1) return std::optional<AlignmentModel>{};
    const auto [place, is_new] = models.try_emplace(print_recurrence(recurrence));
    if (is_new) {
        Result<std::optional<AlignmentModel>> model = find_model(recurrence);
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
    if (!needs_model(options)) return result;
    MINTERM_TRY(const std::optional<AlignmentModel> model, model_of(recurrence));
    if (!model) return no_model(recurrence);
    if (Status bounded = check_options(recurrence, *model, options); !bounded)
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

/// Every cell, as one block.
Result<RunResult> Engine::State::run_block(const Recurrence& recurrence, SymbolSpan a, SymbolSpan b,
                                           const RunOptions& options) {
    const Clock::time_point compile_start = Clock::now();
    MINTERM_TRY(const SymbolCoding coding,
                code_symbols(recurrence.relations, symbols_in(a), symbols_in(b)));
    const int rows = options.rows != 0 ? options.rows : choose_rows(kernels.target(), a.size());
    RunResult result;
    MINTERM_TRY(LoadedKernel* const loaded,
                kernels.load(recurrence, coding.logic, rows, result.stage_times));
    const Recurrence& compiled = loaded->solved->recurrence;
    const Flows& flows = loaded->solved->flows;
    const Encoding& encoding = loaded->solved->cell.encoding;
    const bool need_bottom = !answer_is_on_right_edge(compiled, flows);
    if (need_bottom && WavefrontDriver::needs_tap(loaded->kernel, a.size()))
        if (Status ready = kernels.load_tap(*loaded, result.stage_times); !ready)
            return std::move(ready).failure();

    result.compile_seconds = seconds_since(compile_start);
    const Clock::time_point start = Clock::now();
    const SymbolCodes a_codes(a, coding.a_code, coding.planes());
    const SymbolCodes b_codes(b, coding.b_code, coding.planes());
    MINTERM_TRY(const std::vector<std::uint8_t> left,
                left_edge(compiled, flows, encoding, a.size()));
    MINTERM_TRY(const std::vector<std::uint8_t> top, top_edge(compiled, flows, encoding, b.size()));
    std::vector<std::uint8_t> right(a.size());
    std::vector<std::uint8_t> bottom(need_bottom ? b.size() : 0);

    result.cells = std::uint64_t{a.size()} * b.size();
    ProgressThrottle throttle(options.progress, result.cells);
    BlockProgress progress;
    if (throttle.wanted()) progress = std::ref(throttle);
    WavefrontDriver driver(loaded->kernel);
    const StripThreads threads{options.threads, options.least_cells_a_thread};
    MINTERM_TRY(const StripCost cost,
                driver.run({a_codes, b_codes, left, top, right, bottom}, progress, threads));
    result.answer = read_answer(compiled, flows, encoding, b.size(), right, bottom);
    result.total_seconds = seconds_since(start);
    result.seconds = cost.seconds;
    result.cells_computed = cost.cells_computed;
    result.threads = cost.threads;
    if (options.threads > 1)
        result.reasons.push_back(threads_reason(
            options, cost.threads, driver.useful_threads(a.size(), b.size(), threads).why_no_more));
    result.layout = "wavefront";
    report_kernel(*loaded, result);
    result.symbol_planes = coding.planes();
    return result;
}

Result<RunResult> Engine::State::run(const Recurrence& recurrence, SymbolSpan a, SymbolSpan b,
                                     const RunOptions& options) {
    if (!needs_model(options) && options.method == Method::Full)
        return run_block(recurrence, a, b, options);
    MINTERM_TRY(const std::optional<AlignmentModel> model, model_of(recurrence));
    if (!model) {
        if (needs_model(options)) return no_model(recurrence);
        return run_block(recurrence, a, b, options);
    }
    if (Status bounded = check_options(recurrence, *model, options); !bounded)
        return std::move(bounded).failure();
    return run_edit_distance(kernels, recurrence, *model, a, b, options);
}

Result<RunResult> Engine::run(const Recurrence& recurrence, SymbolSpan a, SymbolSpan b,
                              const RunOptions& options) {
    if (options.rows < 0 || options.rows > kMaxRows)
        return Failure::user(fmt::format("rows must be between 1 and {}, or 0 to choose; got {}",
                                         kMaxRows, options.rows));
    if (options.threads < 1)
        return Failure::user(fmt::format("threads must be at least 1; got {}", options.threads));
    try {
        if (options.mode && *options.mode != AlignmentMode::Global) {
            MINTERM_TRY(const Recurrence other, state_->in_mode(recurrence, *options.mode));
            RunOptions as_written = options;
            as_written.mode.reset();
            return run(other, a, b, as_written);
        }
        Result<RunResult> result =
            a.empty() || b.empty() ? state_->run_boundary(recurrence, a.size(), b.size(), options)
                                   : state_->run(recurrence, a, b, options);
        if (result) {
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
