// SPDX-License-Identifier: Apache-2.0
//
// Searches through encodings and exact synthesis take turns: Note [Effort].
#include "synth/search_cell.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <optional>

#include "synth/care_table.hpp"
#include "synth/cell_figures.hpp"
#include "synth/exact_synthesis.hpp"
#include "synth/map_with_symbols.hpp"
#include "synth/search_encodings.hpp"

namespace minterm {
namespace {

/// Beyond these the clauses for free codes are too many to give an answer.
constexpr int kMostExactInputs = 8;
constexpr int kMostExactCost = 24;

class SearchInTurns {
public:
    /// The mapper's time since `start` counts, too.
    SearchInTurns(const CellProblem& problem, const CellParams& params, SolvedCell& best,
                  StopCondition::Clock::time_point start)
        : problem_(problem), params_(params), best_(best), start_(start) {
        stop_.cancelled = params.cancelled;
        stop_.deadline = StopCondition::in(params.effort - best.effort - seconds());
    }

    Status run() {
        report();
        if (is_small()) search(kQuick, stop_);
        // Exact synthesis and searches take turns, each for longer than before.
        const bool exact = can_be_exact();
        double share = params_.effort / 32;
        EncodingSearchParams thorough = first_search();
        thorough.seed += static_cast<std::uint64_t>(1000 * best_.effort);  // others than last time
        while (!over()) {
            StopCondition turn;
            turn.outer = &stop_;
            turn.deadline = exact ? StopCondition::in(share) : turn.deadline;
            if (exact) synthesize(turn);
            if (over()) break;
            if (exact) turn.deadline = StopCondition::in(share);
            search(thorough, turn);
            share *= 2;
            ++thorough.seed;
            thorough.work_per_trial *= 2;
            thorough.final_work *= 2;
        }
        best_.effort += seconds();
        best_.origin = SolvedCell::Origin::Searched;
        if (failure_) return *failure_;
        return success();
    }

private:
    /// All classes of a small cell in a quarter of a second.
    static constexpr EncodingSearchParams kQuick{.work_per_trial = 1'000'000,
                                                 .final_work = 10'000'000,
                                                 .class_trials = 200,
                                                 .climbers = 0,
                                                 .changes = 0,
                                                 .given = {}};

    int cost() const { return total_cost(best_.network, problem_.library); }

    double seconds() const {
        return std::chrono::duration<double>(StopCondition::Clock::now() - start_).count();
    }

    bool over() const { return best_.lower_bound >= cost() || stop_.met() || failure_; }

    bool is_small() const {
        return problem_.encoding.vertical.bits <= 2 && problem_.encoding.horizontal.bits <= 2;
    }

    /// A walk takes steps in proportion to the gates, and a step work in proportion to gates and
    /// minterms. A fifth of the time at most goes into an average trial, however large the cell is.
    EncodingSearchParams first_search() const {
        EncodingSearchParams params;
        const CareTable table = care_table(problem_.flows, problem_.encoding);
        const auto gates = static_cast<std::uint64_t>(cost());
        params.work_per_trial =
            std::max<std::uint64_t>(2'000'000, 20'000 * table.words * gates * gates);
        constexpr double kWorkPerSecond = 1e9;
        params.work_per_trial =
            std::min(params.work_per_trial,
                     static_cast<std::uint64_t>(params_.effort / 40 * kWorkPerSecond) + 1'000'000);
        params.final_work = 10 * params.work_per_trial;
        if (!is_small()) params.class_trials = 60;
        params.changes = 60;
        return params;
    }

    bool can_be_exact() const {
        const int v_bits = problem_.encoding.vertical.bits;
        const int h_bits = problem_.encoding.horizontal.bits;
        return std::max(v_bits, h_bits) <= kMostFreeBits &&
               v_bits + h_bits + problem_.flows.relations <= kMostExactInputs &&
               cost() <= kMostExactCost;
    }

    void report() const {
        if (params_.progress) {
            params_.progress({cost(), best_.lower_bound, seconds(), params_.effort});
        }
    }

    void offer(const Encoding& encoding, const MappedNetwork& network) {
        const int new_cost = total_cost(network, problem_.library);
        if (new_cost > cost()) return;
        const auto rank_of = [&](const Encoding& codes, const MappedNetwork& gates) {
            return rank_among_equals(problem_.flows, codes, gates, problem_.library);
        };
        if (new_cost == cost()) {
            if (network == best_.network && encoding == best_.encoding) return;
            if (!best_rank_) best_rank_ = rank_of(best_.encoding, best_.network);
            const std::array<int, 8> new_rank = rank_of(encoding, network);
            if (new_rank >= *best_rank_) return;
            best_rank_ = new_rank;
        } else {
            best_rank_.reset();
        }
        best_.encoding = encoding;
        best_.network = network;
        report();
    }

    void search(EncodingSearchParams params, const StopCondition& stop) {
        params.given = problem_.given;
        params.stop = &stop;
        const Result<EncodedCell> cell = search_encodings(
            problem_.flows, best_.encoding, problem_.library, params,
            [&](const EncodedCell& better) { offer(better.encoding, better.network); });
        if (!cell) {
            failure_ = cell.failure();
            return;
        }
        offer(cell->encoding, cell->network);
    }

    void synthesize(const StopCondition& turn) {
        ExactParams params;
        params.stop = &turn;
        params.known_gates = cost();
        params.least_gates = best_.lower_bound;
        params.proof_prefix = params_.proof_prefix;
        params.progress = [&](const ExactStep& step) {
            if (step.event == ExactStep::Event::Impossible) {
                best_.lower_bound = std::max(best_.lower_bound, step.gates + 1);
            }
            report();
        };
        const Encoding& encoding = problem_.encoding;
        const CellCodes codes{encoding.vertical.bits, encoding.horizontal.bits,
                              problem_.given.vertical ? &encoding.vertical : nullptr,
                              problem_.given.horizontal ? &encoding.horizontal : nullptr};
        const Result<ExactNetwork> found =
            synthesize_cell(problem_.flows, codes, problem_.library, params);
        if (!found) {
            failure_ = found.failure();
            return;
        }
        best_.lower_bound = std::max(best_.lower_bound, found->lower_bound);
        if (found->network) offer(found->encoding, *found->network);
    }

    const CellProblem& problem_;
    const CellParams& params_;
    SolvedCell& best_;
    std::optional<std::array<int, 8>> best_rank_;  // among equals; empty: not asked for yet
    StopCondition::Clock::time_point start_;
    StopCondition stop_;
    std::optional<Failure> failure_;  // of a proof that cannot be written, or of memory
};

}  // namespace

Status search_cell(const CellProblem& problem, const CellParams& params, SolvedCell& best,
                   StopCondition::Clock::time_point start) {
    return SearchInTurns(problem, params, best, start).run();
}

}  // namespace minterm
