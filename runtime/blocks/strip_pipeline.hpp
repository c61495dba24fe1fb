// SPDX-License-Identifier: Apache-2.0
//
// Strips of one matrix over threads, in wavefront order.
//
// Note [Strips on threads]. A strip belongs to the thread that takes it, from its first column to
// its last; threads take them from the top down. The strip below runs a little behind, as far as
// columns are handed on to it: through the row of flows itself (Note [Strips that follow each
// other] in runtime/blocks/strip_runner.hpp) and one number, which the thread above stores after
// every piece of some hundred or thousand columns and the thread below waits for. Nothing is
// locked. As the strip above was always taken before, the uppermost one never waits, so there is
// always one that runs.
//
// A strip that fails, or is stopped, gives up its columns; the strips below then give up, too.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <new>
#include <optional>
#include <span>
#include <thread>
#include <utility>
#include <vector>

#include "minterm/result.hpp"
#include "runtime/blocks/strip_runner.hpp"
#include "runtime/support/clock.hpp"
#include "runtime/support/run_jobs.hpp"

namespace minterm {

/// About how many cells are computed between two calls of a progress function.
constexpr std::uint64_t kCellsBetweenProgress = 1'000'000'000;

/// How many threads a matrix may take, and what they share.
struct StripThreads {
    int most = 1;  ///< the caller's among them
    /// Cells that are worth a thread: it takes some 50 microseconds to begin.
    std::uint64_t least_cells = 50'000'000;
    /// From one look at the strip above to the next, at most: long beside a call of the kernel and
    /// a cache line's way from core to core.
    std::size_t most_columns_handed_on = 4096;

    /// The same for strips of about `columns` columns: short beside a row.
    std::size_t columns_handed_on(std::size_t columns) const {
        return std::clamp<std::size_t>(columns / 16,
                                       std::min<std::size_t>(256, most_columns_handed_on),
                                       most_columns_handed_on);
    }
};

/// How many threads run strips of `rows` rows and about `columns` columns, and why no more.
struct UsefulThreads {
    int count = 1;
    const char* why_no_more = "";
};

/// A strip begins and ends `further_right` columns behind where the one above it does.
UsefulThreads useful_threads(const StripThreads& threads, std::size_t strip_rows, std::size_t rows,
                             std::size_t columns, std::size_t further_right);

/// What the strip above has done.
enum class RowAbove {
    Ready,     ///< it is there so far
    Complete,  ///< all of it is there
    GivenUp    ///< the rest will never be there
};

/// How far a row between two strips is: one thread writes, another waits.
class RowSignal {
public:
    /// The row is there before `column`. Everything the thread wrote is visible to who waits.
    void hand_on(std::size_t column) {
        state_.store(column + 1);
        // Whoever begins to wait after this has seen the row (both orders are sequential).
        if (column >= wanted_.load()) state_.notify_all();
    }
    void complete() { end(kComplete); }
    void give_up() { end(kGivenUp); }

    /// What is there, without waiting: whether the row is before `column`.
    bool is_ready(std::size_t column) const {
        return state_.load(std::memory_order_acquire) > column;
    }

    /// Whether all of it is, and where it ends may be read.
    bool is_complete() const { return state_.load(std::memory_order_acquire) == kComplete; }

    /// Until the row is there before `column`, or there will be no more of it.
    RowAbove wait(std::size_t column) {
        for (int i = 0; i < kYields && !is_ready(column); ++i) std::this_thread::yield();
        if (!is_ready(column)) {
            wanted_.store(column);
            for (std::size_t state = state_.load(); state <= column; state = state_.load())
                state_.wait(state);
        }
        const std::size_t state = state_.load(std::memory_order_acquire);
        if (state == kGivenUp) return RowAbove::GivenUp;
        return state == kComplete ? RowAbove::Complete : RowAbove::Ready;
    }
    RowAbove wait_for_all() { return wait(kComplete - 1); }

private:
    static constexpr std::size_t kGivenUp = std::numeric_limits<std::size_t>::max();
    static constexpr std::size_t kComplete = kGivenUp - 1;
    /// Some 50 microseconds, as long as it takes to fall asleep and to be woken.
    static constexpr int kYields = 100;

    void end(std::size_t state) {
        state_.store(state);
        state_.notify_all();
    }

    alignas(64) std::atomic<std::size_t> state_{0};   ///< columns + 1; a cache line of its own
    alignas(64) std::atomic<std::size_t> wanted_{0};  ///< by who sleeps
};

/// One strip, as the thread sees it that computes it.
struct StripTurn {
    std::size_t strip;
    StripRunner& runner;
    StripCost& cost;            ///< of the thread
    std::span<RowSignal> rows;  ///< the one above strip s is rows[s]
    bool on_calling_thread;     ///< where progress is told
    std::size_t piece;  ///< columns from one look at the strip above, or at progress, to the next
    std::size_t patience;  ///< columns to wait for, where not even a piece is there

    RowSignal& above() const { return rows[strip]; }
    RowSignal& below() const { return rows[strip + 1]; }
    static Failure stopped() { return Failure::environment("stopped before the end"); }

    /// Until a piece from `column` on may be computed. Who has caught up waits for some pieces: two
    /// threads at one pace would else wait for each other at every piece, whenever one is late.
    RowAbove wait_above(std::size_t column) const {
        return above().wait(column + (above().is_ready(column + piece) ? piece : patience));
    }

    /// Runs the rows that were set from column `begin` to `find_end()`, which is called once, when
    /// the row above is complete. `passed(column)` is called whenever the row below is final up to
    /// a further column, before that is handed on: up to which column it may be, or nothing to
    /// stop. `shorten(end)` is called between the pieces before the end, which it may bring nearer,
    /// but not before `runner.least_end()`.
    template <typename FindEnd, typename Passed, typename Shorten = std::identity>
    Status run(std::size_t begin, bool tap, const FindEnd& find_end, const Passed& passed,
               const Shorten& shorten = {}) {
        runner.start(begin, tap);
        const auto go_on_to = [&](std::size_t column) {
            runner.advance(column, cost);
            const std::optional<std::size_t> final = passed(runner.handed_on());
            if (final) below().hand_on(*final);
            return final.has_value();
        };
        // While columns come from above, the range is long: the strip above is a strip's rows
        // further, and this one may end where that one is.
        RowAbove row = RowAbove::Ready;
        while ((row = wait_above(runner.position())) == RowAbove::Ready)
            if (!go_on_to(runner.position() + piece)) return stopped();
        if (row == RowAbove::GivenUp) return stopped();
        std::size_t end = find_end();
        if (runner.is_long(end))
            while (runner.position() + piece < end) {
                if (!go_on_to(runner.position() + piece)) return stopped();
                end = shorten(end);
            }
        runner.finish(end, cost);
        return passed(end) ? success() : Status(stopped());
    }
};

/// Runs strips 0 .. strips-1, of about `width` columns, on `count` threads with `run_strip(turn)`,
/// which gives a Status; it tells `turn.below()` of a row that is complete. `runners` are kept from
/// call to call. The first failure of a strip is the result; `no_memory` is, where there is none.
/// What a strip throws else ends all, and is thrown on the caller's thread.
template <typename RunStrip>
Result<StripCost> pipeline_strips(StripColumns& columns, std::vector<StripRunner>& runners,
                                  const StripThreads& threads, int count, std::size_t strips,
                                  std::size_t width, const Failure& no_memory,
                                  const RunStrip& run_strip) {
    const auto workers = static_cast<std::size_t>(count);
    const std::size_t grain = columns.grain();
    const std::size_t wanted =
        count > 1 ? threads.columns_handed_on(width) : kCellsBetweenProgress / columns.strip_rows();
    const std::size_t piece = std::max<std::size_t>(2, (wanted + grain - 1) / grain) * grain;
    // Far enough that jitter is made up for; not so far that threads wait who need not.
    const std::size_t patience = std::max<std::size_t>(1, width / (4 * workers) / piece) * piece;
    try {
        runners.resize(std::max(runners.size(), workers));
        for (std::size_t worker = 0; worker < workers; ++worker)
            if (!runners[worker].attach(columns)) return no_memory;
        std::vector<RowSignal> signals(strips + 1);
        signals.front().complete();
        struct alignas(64) ThreadCost {  // written after every piece
            StripCost sum;
        };
        std::vector<ThreadCost> costs(workers);
        std::atomic<std::size_t> next_worker{0};
        const std::thread::id caller = std::this_thread::get_id();
        const auto make_worker = [&] {
            const std::size_t worker = next_worker++;
            const bool calling = std::this_thread::get_id() == caller;
            return [&, worker, calling](std::size_t strip) -> Status {
                StripTurn turn{strip,   runners[worker], costs[worker].sum, signals,
                               calling, piece,           patience};
                Status done = success();
                try {
                    done = run_strip(turn);
                } catch (const std::bad_alloc&) {
                    done = no_memory;
                } catch (...) {
                    turn.below().give_up();
                    throw;  // what progress threw
                }
                if (!done) turn.below().give_up();
                return done;
            };
        };
        const Clock::time_point start = Clock::now();
        if (Status done = run_jobs(count, strips, make_worker); !done)
            return std::move(done).failure();
        StripCost all = costs.front().sum;
        all.threads = static_cast<int>(next_worker);
        if (count == 1) return all;
        all.seconds = seconds_since(start);
        for (std::size_t worker = 1; worker < workers; ++worker)
            all.cells_computed += costs[worker].sum.cells_computed;
        return all;
    } catch (const std::bad_alloc&) {
        return no_memory;
    }
}

}  // namespace minterm
