// SPDX-License-Identifier: Apache-2.0
//
// Symbols and edges around one block, and the layout that computes it.
#include "codegen/full_matrix.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "codegen/block_edges.hpp"
#include "codegen/compile_column.hpp"
#include "codegen/layout_choice.hpp"
#include "codegen/progress_throttle.hpp"
#include "runtime/blocks/column_driver.hpp"
#include "runtime/blocks/wavefront_driver.hpp"
#include "runtime/support/clock.hpp"
#include "synth/symbols.hpp"

namespace minterm {

namespace {

/// K of those that there are, ascending: no more registers than the rows need, and no more than run
/// well.
int choose_size(const std::vector<int>& sizes, const Target& target, std::size_t rows) {
    const auto word_bits = static_cast<std::size_t>(target.word_bits);
    const std::size_t registers = (rows + word_bits - 1) / word_bits;
    const auto enough = std::find_if(sizes.begin(), sizes.end(), [&](int size) {
        return static_cast<std::size_t>(size) >= registers;
    });
    return enough == sizes.end() ? sizes.back() : *enough;
}

/// Two strings and what layouts share on the way from them to an answer.
class MatrixRun {
public:
    MatrixRun(KernelCache& kernels, const Recurrence& recurrence, SymbolSpan a, SymbolSpan b,
              const RunOptions& options)
        : kernels_(kernels), recurrence_(recurrence), a_(a), b_(b), options_(options) {}

    Result<RunResult> run() {
        if (kernels_.target().is_device) {
            MINTERM_TRY(coding_,
                        code_symbols(recurrence_.relations, symbols_in(a_), symbols_in(b_)));
            return options_.layout == Layout::Column ? run_column_on_device() : run_on_device();
        }
        MINTERM_TRY(coding_,
                    kernels_.source().code(recurrence_.relations, symbols_in(a_), symbols_in(b_)));
        Layout layout = options_.layout;
        if (layout == Layout::Choose) {
            MINTERM_TRY(layout, choose_layout());
        }
        return layout == Layout::Column ? run_column() : run_wavefront();
    }

private:
    int wavefront_rows() {
        if (options_.rows != 0) return options_.rows;
        if (rows_ == 0)
            rows_ =
                choose_size(kernels_.rows_choices(recurrence_, coding_.logic, result_.stage_times),
                            kernels_.target(), a_.size());
        return rows_;
    }

    int column_words() {
        if (options_.rows != 0) return options_.rows;
        std::vector<int> words = kernels_.words_choices(recurrence_, coding_.logic);
        if (words.empty()) words = kernels_.source().column_words();
        if (words.empty()) words = {1};
        return choose_size(words, kernels_.target(), a_.size());
    }

    /// A number of registers that was asked for is one of the wavefront layout.
    Result<Layout> choose_layout() {
        if (options_.rows != 0 || kernels_.source().column_words().empty())
            return Layout::Wavefront;
        MINTERM_TRY(const SolvedRecurrence* const solved,
                    kernels_.solve(recurrence_, result_.stage_times));
        const MatrixCost matrix{kernels_.target(), coding_.logic, a_.size(), b_.size(),
                                static_cast<int>(solved->cell.network.gates.size())};
        const double wavefront = wavefront_nanoseconds(matrix, wavefront_rows());
        const StripThreads threads{options_.threads, options_.least_cells_a_thread};
        const auto strip_rows = static_cast<std::size_t>(wavefront_rows()) *
                                static_cast<std::size_t>(kernels_.target().word_bits);
        if (useful_threads(threads, strip_rows, a_.size(), b_.size(), 0).count > 1)
            return because(Layout::Wavefront, "several threads can share it");
        // Less than it takes to find out what the column layout would do.
        constexpr double kWorthAnEffort = 1e6;
        const bool ready = kernels_.is_column_ready(recurrence_, coding_.logic, column_words());
        const bool may_make = kernels_.source().compiles() && wavefront >= kWorthAnEffort;
        if (!ready && !may_make) return Layout::Wavefront;
        MINTERM_TRY(const ColumnRecurrence* const by_column,
                    kernels_.column_recurrence_of(recurrence_));
        const std::optional<std::vector<ColumnStep>>& steps = by_column->steps;
        if (!steps) return because(Layout::Wavefront, "it cannot be computed a column at a time");
        double column = column_nanoseconds(matrix, column_words(), *steps);
        if (!ready) column += column_search_nanoseconds(*steps);
        const std::string times = fmt::format(
            "{:.3g} ms were expected of the wavefront layout, {:.3g} of the column "
            "layout{}",
            wavefront * 1e-6, column * 1e-6, ready ? "" : ", with looking for its cell");
        return because(column < wavefront ? Layout::Column : Layout::Wavefront, times);
    }

    Layout because(Layout layout, const std::string& reason) {
        result_.reasons.push_back(fmt::format(
            "the {} layout ran: {}", layout == Layout::Column ? "column" : "wavefront", reason));
        return layout;
    }

    Result<RunResult> run_wavefront() {
        const int rows = wavefront_rows();
        MINTERM_TRY(LoadedKernel* const loaded,
                    kernels_.load(recurrence_, coding_.logic, rows, result_.stage_times));
        const SolvedRecurrence& solved = *loaded->solved;
        if (needs_bottom(solved.recurrence, solved.flows) &&
            WavefrontDriver::needs_tap(loaded->kernel, a_.size()))
            if (Status ready = kernels_.load_tap(*loaded, result_.stage_times); !ready)
                return std::move(ready).failure();
        WavefrontDriver driver(loaded->kernel);
        const StripThreads threads{options_.threads, options_.least_cells_a_thread};
        if (Status done = run_block(solved.recurrence, solved.flows, solved.cell.encoding,
                                    [&](const Block& block, const BlockProgress& progress) {
                                        return driver.run(block, progress, threads);
                                    });
            !done)
            return std::move(done).failure();
        if (options_.threads > 1)
            result_.reasons.push_back(
                threads_reason(options_, result_.threads,
                               driver.useful_threads(a_.size(), b_.size(), threads).why_no_more));
        result_.layout = "wavefront";
        report_kernel(*loaded, result_);
        return std::move(result_);
    }

    Result<RunResult> run_on_device() {
        MINTERM_TRY(const LoadedDeviceKernel* const loaded,
                    kernels_.load_on_device(recurrence_, coding_.logic, a_.size(), options_,
                                            result_.stage_times));
        result_.layout = "wavefront";
        return run_loaded(*loaded, loaded->solved->cell.encoding);
    }

    Result<RunResult> run_column_on_device() {
        MINTERM_TRY(const LoadedDeviceColumn* const loaded,
                    kernels_.load_column_on_device(recurrence_, coding_.logic, a_.size(), options_,
                                                   result_.stage_times));
        result_.layout = "column";
        return run_loaded(*loaded, loaded->codes.encoding);
    }

    /// On a device.
    template <typename Loaded>
    Result<RunResult> run_loaded(const Loaded& loaded, const Encoding& encoding) {
        MINTERM_TRY([[maybe_unused]] const Unit done,
                    run_block(loaded.solved->recurrence, loaded.solved->flows, encoding,
                              [&](const Block& block, const BlockProgress& progress) {
                                  return loaded.run(block, progress, options_);
                              }));
        report_kernel(loaded, result_);
        return std::move(result_);
    }

    Result<RunResult> run_column() {
        const int words = column_words();
        MINTERM_TRY(LoadedColumn* const loaded,
                    kernels_.load_column(recurrence_, coding_.logic, words, result_.stage_times));
        const ColumnRecurrence& solved = *loaded->solved;
        if (needs_bottom(solved.recurrence, solved.flows) &&
            ColumnDriver::needs_tap(loaded->kernel, a_.size()))
            if (Status ready = kernels_.load_column_tap(*loaded, result_.stage_times); !ready)
                return std::move(ready).failure();
        ColumnDriver driver(loaded->kernel);
        if (Status done = run_block(solved.recurrence, solved.flows, loaded->codes.encoding,
                                    [&](const Block& block, const BlockProgress& progress) {
                                        return driver.run(block, progress);
                                    });
            !done)
            return std::move(done).failure();
        if (options_.threads > 1)
            result_.reasons.push_back(threads_reason(
                options_, 1, "the column layout computes one column after the other"));
        result_.layout = "column";
        report_kernel(*loaded, result_);
        return std::move(result_);
    }

    bool needs_bottom(const Recurrence& compiled, const Flows& flows) const {
        return options_.last_row || !answer_is_on_right_edge(compiled, flows);
    }

    using RunDriver = std::function<Result<StripCost>(const Block&, const BlockProgress&)>;

    /// The whole matrix as one block: edges in, an answer out.
    Status run_block(const Recurrence& compiled, const Flows& flows, const Encoding& encoding,
                     const RunDriver& run_driver) {
        result_.compile_seconds = seconds_since(compile_start_);
        const Clock::time_point start = Clock::now();
        const SymbolCodes a_codes(a_, coding_.a_code, coding_.planes());
        const SymbolCodes b_codes(b_, coding_.b_code, coding_.planes());
        MINTERM_TRY(const std::vector<std::uint8_t> left,
                    left_edge(compiled, flows, encoding, a_.size()));
        MINTERM_TRY(const std::vector<std::uint8_t> top,
                    top_edge(compiled, flows, encoding, b_.size()));
        std::vector<std::uint8_t> right(a_.size());
        std::vector<std::uint8_t> bottom(needs_bottom(compiled, flows) ? b_.size() : 0);

        result_.cells = std::uint64_t{a_.size()} * b_.size();
        ProgressThrottle throttle(options_.progress, result_.cells);
        BlockProgress progress;
        if (throttle.wanted()) progress = std::ref(throttle);
        MINTERM_TRY(const StripCost cost,
                    run_driver(Block{a_codes, b_codes, left, top, right, bottom}, progress));
        result_.answer = read_answer(compiled, flows, encoding, b_.size(), right, bottom);
        if (options_.last_column) {
            MINTERM_TRY(result_.last_column,
                        last_column(compiled, flows, encoding, b_.size(), right));
        }
        if (options_.last_row) {
            MINTERM_TRY(result_.last_row, last_row(compiled, flows, encoding, a_.size(), bottom));
        }
        result_.total_seconds = seconds_since(start);
        result_.seconds = cost.seconds;
        result_.cells_computed = cost.cells_computed;
        result_.threads = cost.threads;
        result_.symbol_planes = coding_.planes();
        return success();
    }

    KernelCache& kernels_;
    const Recurrence& recurrence_;
    const SymbolSpan a_;
    const SymbolSpan b_;
    const RunOptions& options_;
    const Clock::time_point compile_start_ = Clock::now();
    SymbolCoding coding_;
    int rows_ = 0;  ///< K of the wavefront layout, when it was chosen
    RunResult result_;
};

}  // namespace

Result<RunResult> run_full_matrix(KernelCache& kernels, const Recurrence& recurrence, SymbolSpan a,
                                  SymbolSpan b, const RunOptions& options) {
    return MatrixRun(kernels, recurrence, a, b, options).run();
}

}  // namespace minterm
