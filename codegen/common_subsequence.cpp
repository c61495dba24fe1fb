// SPDX-License-Identifier: Apache-2.0
#include "codegen/common_subsequence.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <new>
#include <optional>
#include <utility>
#include <vector>

#include "runtime/pair/furthest_reaching.hpp"
#include "runtime/pair/hunt_szymanski.hpp"
#include "runtime/support/clock.hpp"
#include "runtime/symbols/shared_symbols.hpp"

namespace minterm {

namespace {

/// Measured on one core of an AMD EPYC; they decide about time only. A pair of equal symbols; a
/// symbol, where pairs are looked for and where the engine makes bits of it; a kernel with its
/// compilation; of the engine a word of cells for each plane, rows of a strip, and a point and 64
/// cells of the way back between two strips.
constexpr double kSecondsAPair = 35e-9;
constexpr double kSecondsASymbol = 30e-9;
constexpr double kSecondsACode = 70e-9;
constexpr double kSecondsAKernel = 25e-3;
constexpr double kSecondsAWordOfCells = 0.55e-9;
constexpr double kRowsOfAStrip = 512;
constexpr double kSecondsAPointBack = 8e-9;
constexpr double kSecondsAWordBack = 2.5e-9;

/// What is spent on a way that may not lead to the end, beside the one that does.
constexpr double kTried = 0.25;
/// Bytes are what the engine takes as they are. It takes numbers of those that both have instead
/// only where at least this part of all symbols is left out.
constexpr double kWorthLeavingOut = 0.25;
/// Points are not kept for greater distances: 4 bytes times the square.
constexpr std::uint64_t kMostCostByPoints = 2000;
constexpr std::uint32_t kLag = 32;

bool asks_for_equality_alone(const Recurrence& recurrence) {
    return recurrence.relations.size() == 1 && recurrence.relations.front().is_equality &&
           recurrence.relations.front().wildcards.empty();
}

/// What is equal at the beginning and at the end of both.
struct CommonEnds {
    std::size_t prefix = 0;
    std::size_t suffix = 0;
};

CommonEnds common_ends(SymbolSpan a, SymbolSpan b) {
    const std::size_t most = std::min(a.size(), b.size());
    CommonEnds ends;
    while (ends.prefix < most && a[ends.prefix] == b[ends.prefix]) ++ends.prefix;
    while (ends.suffix < most - ends.prefix &&
           a[a.size() - 1 - ends.suffix] == b[b.size() - 1 - ends.suffix])
        ++ends.suffix;
    return ends;
}

/// The alignment of what is between the ends as one of everything.
Alignment with_ends(std::span<const EditRun> runs, const CommonEnds& ends, std::size_t columns) {
    Alignment whole{0, columns, {}};
    append_run(whole.runs, EditOperation::Match, ends.prefix);
    for (const EditRun& run : runs) append_run(whole.runs, run.operation, run.length);
    append_run(whole.runs, EditOperation::Match, ends.suffix);
    return whole;
}

/// Where a GPU is the engine, ways without it are chosen as without a GPU: what is short is not for
/// one, and a subsequence is the same with it and without.
int processor_word_bits(const Target& target) {
    if (target.is_device)
        if (const Result<const Target*> processor = choose_target()) return (*processor)->word_bits;
    return target.word_bits;
}

class CommonSubsequenceRun {
public:
    CommonSubsequenceRun(Engine& engine, const Recurrence& indel, SymbolSpan a, SymbolSpan b,
                         const SharedCounts& counts, const RunOptions& options)
        : engine_(engine),
          indel_(indel),
          all_a_(a),
          all_b_(b),
          counts_(counts),
          options_(options),
          word_bits_(processor_word_bits(engine.target())) {}

    Result<RunResult> run() && {
        // What the engine takes at most; points find out more, but not if pairs are out of
        // question.
        const bool few_pairs = seconds_by_pairs() < seconds_by_engine(kept());
        const bool are_bytes = !all_a_.is_wide() && !all_b_.is_wide();
        if (!few_pairs && are_bytes &&
            static_cast<double>(left_out()) <
                kWorthLeavingOut * static_cast<double>(all_a_.size() + all_b_.size()))
            return by_engine();
        shared_.emplace(all_a_, all_b_, counts_);
        a_ = shared_->a();
        b_ = shared_->b();
        if (left_out() > 0)
            because(fmt::format("{} symbols that the other side does not have were left out",
                                left_out()));
        std::optional<std::vector<EditRun>> runs;
        if (few_pairs) {
            runs = by_points(seconds_by_pairs());
            if (!runs) runs = by_pairs();
        } else if (!are_bytes) {
            runs = by_points(seconds_to_code());
        }
        if (!runs) return by_engine();
        result_.seconds = result_.total_seconds = seconds_since(start_);
        for (const EditRun& run : *runs)
            if (run.operation == EditOperation::Match) length_ += run.length;
        result_.answer.value =
            static_cast<std::int64_t>(all_a_.size() + all_b_.size() - 2 * length_);
        if (options_.alignment)
            result_.alignment = Alignment{0, all_b_.size(), shared_->with_all(*runs)};
        return std::move(result_);
    }

private:
    void because(std::string reason) { result_.reasons.push_back(std::move(reason)); }

    std::size_t kept() const { return counts_.a_kept + counts_.b_kept; }
    std::size_t left_out() const { return all_a_.size() + all_b_.size() - kept(); }

    double seconds_by_pairs() const {
        return static_cast<double>(counts_.matching_pairs) * kSecondsAPair +
               static_cast<double>(kept()) * kSecondsASymbol;
    }

    /// What the engine takes before it begins, to make bits of symbols that are not bytes.
    double seconds_to_code() const { return static_cast<double>(kept()) * kSecondsACode; }

    /// For a distance of `cost`.
    double seconds_by_engine(std::size_t cost) const {
        const auto rows = static_cast<double>(counts_.a_kept);
        const auto columns = static_cast<double>(counts_.b_kept);
        const auto edits = static_cast<double>(cost);
        const double cells = rows * std::min(columns, edits / 2 + kRowsOfAStrip);
        const auto planes =
            static_cast<double>(std::bit_width(std::max<std::size_t>(counts_.symbols, 2) - 1));
        const double edits_a_strip = edits * std::min(1.0, kRowsOfAStrip / rows);
        // Of texts that have little in common a way back may come from anywhere.
        const double width = edits < rows + columns ? kRowsOfAStrip + edits_a_strip : columns;
        const double back = std::max(1.0, rows / kRowsOfAStrip) *
                            std::min(edits_a_strip * edits_a_strip * kSecondsAPointBack,
                                     kRowsOfAStrip / 64 * width * kSecondsAWordBack);
        return kSecondsAKernel + cells * planes * kSecondsAWordOfCells / word_bits_ +
               (options_.alignment ? back : 0);
    }

    /// If it takes little beside `seconds`.
    std::optional<std::vector<EditRun>> by_points(double seconds) {
        FurthestReaching points(UnitCosts::Indel);
        FurthestReachingLimits limits;
        limits.most_cost = std::min<std::uint64_t>(a_.size() + b_.size(), kMostCostByPoints);
        limits.most_points = static_cast<std::uint64_t>(kTried * seconds / seconds_a_point());
        limits.keep_waves = true;
        const FurthestReachingResult end = points.distance(a_, b_, limits);
        if (end.outcome != FurthestReachingResult::Outcome::Found) return {};
        result_.layout = "furthest-reaching";
        because(fmt::format("a distance of {} takes points few steps", end.cost));
        std::vector<EditRun> runs;
        const std::size_t met = points.trace_back(a_, b_, runs);
        append_run(runs, EditOperation::OnlyInB, met);
        std::reverse(runs.begin(), runs.end());
        return runs;
    }

    /// Unless the engine is faster for what is known of the distance.
    std::optional<std::vector<EditRun>> by_pairs() {
        FurthestReaching points(UnitCosts::Indel);
        FurthestReachingLimits limits;
        limits.most_cost = a_.size() + b_.size();
        limits.most_points =
            static_cast<std::uint64_t>(kTried * seconds_by_pairs() / seconds_a_point());
        limits.lag = kLag;
        const FurthestReachingResult bound = points.distance(a_, b_, limits);
        if (bound.outcome == FurthestReachingResult::Outcome::Found &&
            seconds_by_engine(bound.cost) < seconds_by_pairs())
            return {};
        std::optional<std::vector<EditRun>> runs =
            align_by_pairs(shared_->a(), shared_->b(), counts_.symbols);
        because(
            runs ? fmt::format("there are only {} pairs of equal symbols", counts_.matching_pairs)
                 : "too many pairs of equal symbols would have to be kept");
        if (runs) result_.layout = "pairs";
        return runs;
    }

    Result<RunResult> by_engine() {
        const bool whole = !shared_ || left_out() == 0;
        const double tried = seconds_since(start_);
        Result<RunResult> run = whole ? engine_.run(indel_, all_a_, all_b_, options_)
                                      : engine_.run(indel_, a_, b_, options_);
        if (!run) return run;
        run->seconds += tried;
        run->total_seconds += tried;
        run->reasons.insert(run->reasons.begin(), result_.reasons.begin(), result_.reasons.end());
        if (whole) return run;
        run->answer.value += static_cast<std::int64_t>(left_out());
        if (run->alignment)
            run->alignment = Alignment{0, all_b_.size(), shared_->with_all(run->alignment->runs)};
        return run;
    }

    Engine& engine_;
    const Recurrence& indel_;
    const SymbolSpan all_a_, all_b_;
    const SharedCounts& counts_;
    std::optional<SharedSymbols> shared_;
    SymbolSpan a_, b_;  ///< of the symbols that both have
    const RunOptions& options_;
    const int word_bits_;
    const Clock::time_point start_ = Clock::now();
    std::uint64_t length_ = 0;
    RunResult result_;
};

}  // namespace

Result<RunResult> run_common_subsequence(Engine& engine, const Recurrence& indel, SymbolSpan a,
                                         SymbolSpan b, const RunOptions& options) {
    const bool chosen = options.method != Method::Choose || options.mode || options.begins ||
                        options.max_distance || options.rows != 0 ||
                        options.layout != Layout::Choose || options.last_column || options.last_row;
    if (chosen || !asks_for_equality_alone(indel) ||
        std::max(a.size(), b.size()) > kFurthestReachingMaxLength)
        return engine.run(indel, a, b, options);
    try {
        const CommonEnds ends = common_ends(a, b);
        const SymbolSpan a_middle = a.subspan(ends.prefix, a.size() - ends.prefix - ends.suffix);
        const SymbolSpan b_middle = b.subspan(ends.prefix, b.size() - ends.prefix - ends.suffix);
        std::optional<SharedCounts> counts;
        if (!a_middle.empty() && !b_middle.empty()) counts = count_shared(a_middle, b_middle);
        Result<RunResult> run =
            counts ? CommonSubsequenceRun(engine, indel, a_middle, b_middle, *counts, options).run()
                   : engine.run(indel, a_middle, b_middle, options);
        if (!run) return run;
        run->cells = std::uint64_t{a.size()} * b.size();
        if (!counts && !a.empty() && !b.empty()) run->reasons = {kOneSideIsLeft};
        if (run->alignment) run->alignment = with_ends(run->alignment->runs, ends, b.size());
        return run;
    } catch (const std::bad_alloc&) {
        return Failure::environment(
            fmt::format("not enough memory to compare {} with {} symbols", a.size(), b.size()));
    }
}

}  // namespace minterm
