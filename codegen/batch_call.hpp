// SPDX-License-Identifier: Apache-2.0
//
// What the threads of one call of a batch engine share, lists and matrices alike.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "codegen/batch_engine.hpp"
#include "codegen/engine.hpp"
#include "codegen/target.hpp"
#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"
#include "runtime/batch/batch_group.hpp"
#include "runtime/support/job_team.hpp"
#include "synth/cell_store.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// What all threads of a call read.
struct BatchCall {
    const Recurrence& recurrence;
    const Target& target;
    const CellStore& store;
    const BatchRun& run;
    const BatchOptions& options;
    JobTeam& team;                                 ///< one thread alone gives a device its work
    std::span<const SymbolSpan> a, b;              ///< as they were given
    std::span<const SymbolSpan> coded_a, coded_b;  ///< as the groups read them
    /// Of a matrix: a are the targets and b the queries, and all is told the other way round.
    bool are_exchanged = false;
    /// Who computes groups of `run`, for one thread.
    std::function<std::unique_ptr<GroupDriver>()> make_driver;

    std::size_t lanes() const { return static_cast<std::size_t>(target.word_bits); }
    /// Whether the string is computed beside others.
    bool is_batched(SymbolSpan text) const {
        return !is_for_one_pair(options.layout) && minterm::is_batched(text);
    }
};

/// How many pairs threads ran by themselves, by what ran.
class AloneLayouts {
public:
    void count(const std::string& layout) {
        const std::lock_guard lock(mutex_);
        ++counts_[layout];
    }
    /// When the threads are done.
    std::map<std::string, std::uint64_t> take() { return std::move(counts_); }

private:
    std::mutex mutex_;
    std::map<std::string, std::uint64_t> counts_;
};

/// One thread's way to run a pair by itself.
class AloneRunner {
public:
    /// `knows_bounds`: there are `gap_costs`. A device computes all cells anyhow.
    AloneRunner(const Recurrence& recurrence, bool knows_bounds, const Target& target,
                const BatchOptions& options, const CellStore& store, AloneLayouts& layouts)
        : recurrence_(recurrence),
          knows_bounds_(knows_bounds && !target.is_device),
          target_(target),
          options_(options),
          store_(store),
          layouts_(layouts) {}

    Result<std::int64_t> run(SymbolSpan a, SymbolSpan b, std::optional<std::int64_t> bound) {
        MINTERM_TRY(const RunResult result, run_engine(a, b, bound, /*alignment=*/false));
        return value_of(result, bound);
    }

    static std::int64_t value_of(const RunResult& result, std::optional<std::int64_t> bound) {
        return result.too_costly ? kMoreThanBound : within(result.answer.value, bound);
    }

    static std::int64_t within(std::int64_t answer, std::optional<std::int64_t> bound) {
        return bound && answer > *bound ? kMoreThanBound : answer;
    }

    Result<RunResult> run_engine(SymbolSpan a, SymbolSpan b, std::optional<std::int64_t> bound,
                                 bool alignment) {
        if (!engine_) engine_ = std::make_unique<Engine>(target_, store_);
        RunOptions options;
        options.alignment = alignment;
        options.device = options_.device;
        options.layout = options_.layout;
        if (knows_bounds_ && bound && *bound >= 0)
            options.max_distance = static_cast<std::uint64_t>(*bound);
        MINTERM_TRY(RunResult result, engine_->run(recurrence_, a, b, options));
        layouts_.count(result.layout);
        return result;
    }

private:
    const Recurrence& recurrence_;
    const bool knows_bounds_;
    const Target& target_;
    const BatchOptions& options_;
    const CellStore& store_;
    AloneLayouts& layouts_;
    std::unique_ptr<Engine> engine_;
};

/// Whether strings of these lengths differ by more than the bound, whatever they hold.
inline bool too_different(const std::optional<GapCosts>& gaps, std::optional<std::int64_t> bound,
                          std::size_t rows, std::size_t columns) {
    if (!gaps || !bound) return false;
    const auto difference = static_cast<std::int64_t>(columns) - static_cast<std::int64_t>(rows);
    return difference * (difference > 0 ? gaps->right : -gaps->down) > *bound;
}

}  // namespace minterm
