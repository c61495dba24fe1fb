// SPDX-License-Identifier: Apache-2.0
//
// The choice among the ways through the matrix.
#include "codegen/edit_distance.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "codegen/progress_throttle.hpp"
#include "runtime/pair/furthest_reaching.hpp"
#include "runtime/pair/seed_bound.hpp"
#include "runtime/support/clock.hpp"
#include "synth/symbols.hpp"

namespace minterm {

namespace {

/// Note [Costs]. Measured on one core of shared machines, an AMD EPYC (avx2, scalar) and an Intel
/// Xeon (avx512, as far as it was known), beside seconds_a_point(): a cell of
/// the wavefront layout at the K that runs best, and what part of that speed other K have; a kernel
/// with its compilation, or from disk. They decide about time only, so it does no harm that
/// machines differ.
constexpr double kSecondsASeedSymbol = 1.2e-9;
constexpr double kSecondsACompilation = 25e-3;
constexpr double kSecondsAStoredKernel = 1e-3;

struct KernelSpeed {
    double cells_a_second;
    std::span<const double> at_rows;  ///< K = 1, 2, ..
};

KernelSpeed speed_of(const Target& target) {
    static constexpr std::array kSpu{0.15, 0.68, 0.78, 0.91, 0.9, 0.96, 0.94, 1.0};
    static constexpr std::array kWide{0.24, 0.57, 0.87, 1.0};
    static constexpr std::array kHalf{0.55, 1.0, 0.95, 0.9};
    static constexpr std::array kNarrow{0.7, 1.0, 0.95, 0.9};
    if (target.is_simulated) return {43e9, kSpu};
    if (target.word_bits >= 512) return {380e9, kWide};
    if (target.word_bits >= 256) return {130e9, kHalf};
    return {40e9, kNarrow};
}

/// Diagonals that are further behind than this are dropped when an alignment is looked for; the
/// second lag is for pairs in which the first one lost it.
constexpr std::array<std::uint32_t, 2> kLags{32, 256};
/// Pairs of gap symbols that are the slack of bands that look for a better bound, one after the
/// other, and how much longer the proof must take than they do.
constexpr std::array<std::uint64_t, 4> kSlacks{128, 1024, 8192, 65536};
constexpr double kProofToBound = 4;
/// A band for so few edits needs no seeds.
constexpr std::uint64_t kLeastEditsForSeeds = 500;
/// Points are worth seeds if they take so many times as long.
constexpr double kPointsToSeeds = 2;
/// Points for an alignment at most; of sixteen one is kept: 64 MiB.
constexpr std::uint64_t kMostTracedPoints = std::uint64_t{1} << 28U;

/// How many symbols match at the end or at the beginning of both.
std::size_t common_length(SymbolSpan a, SymbolSpan b, const DiagonalCosts& costs, bool at_end) {
    const auto matches = [&](std::uint32_t x, std::uint32_t y) { return costs(x, y) == 0; };
    const std::size_t most = std::min(a.size(), b.size());
    std::size_t length = 0;
    if (at_end)
        while (length < most && matches(a[a.size() - 1 - length], b[b.size() - 1 - length]))
            ++length;
    else
        while (length < most && matches(a[length], b[length])) ++length;
    return length;
}

/// The predicate over codes, as a table where it is not their equality. Codes that do not occur
/// mean nothing.
SymbolMatch matches_of(const SymbolLogic& logic) {
    if (logic.is_plain_equality()) return {};
    if (logic.equality) {
        const std::uint32_t wildcard = 1U << static_cast<unsigned>(logic.equal_planes());
        return SymbolMatch::wildcards(logic.a_wildcards ? wildcard : 0,
                                      logic.b_wildcards ? wildcard : 0);
    }
    const TableOutput& mismatch = logic.mismatch.front().outputs.front();
    std::vector<std::uint8_t> table(mismatch.on.size(), 0);
    for (std::uint64_t minterm = 0; minterm < mismatch.on.size(); ++minterm)
        table[minterm] = mismatch.on.test(minterm) || mismatch.dont_care.test(minterm) ? 0 : 1;
    return {std::move(table), logic.a_planes};
}

/// What the model says of codes. Nothing that is used where it has no alignments.
DiagonalCosts diagonal_of(const AlignmentModel& model, const SymbolLogic& logic) {
    if (model.has_matches) return {matches_of(logic), model.costs.mismatch};
    if (model.diagonal.empty()) return {};
    std::vector<std::uint8_t> predicates(std::size_t{1} << (logic.a_planes + logic.b_planes));
    for (std::size_t codes = 0; codes < predicates.size(); ++codes)
        for (std::size_t r = 0; r < logic.mismatch.size(); ++r)
            if (!logic.mismatch[r].outputs.front().on.test(codes))
                predicates[codes] |= static_cast<std::uint8_t>(1U << r);
    return {std::move(predicates), logic.a_planes, model.diagonal};
}

/// One pair on its way from strings to an answer.
class EditDistanceRun {
public:
    EditDistanceRun(KernelCache& kernels, const Recurrence& recurrence, const AlignmentModel& model,
                    const SymbolCoding& coding, SymbolSpan a, SymbolSpan b,
                    const RunOptions& options)
        : kernels_(kernels),
          recurrence_(recurrence),
          model_(model),
          options_(options),
          logic_(coding.logic),
          diagonal_(diagonal_of(model, logic_)),
          all_a_(a, coding.a_code, coding.planes()),
          all_b_(b, coding.b_code, coding.planes()),
          a_(all_a_),
          b_(all_b_),
          threads_{options.threads, options.least_cells_a_thread},
          throttle_(options.progress, std::uint64_t{a.size()} * b.size()) {
        result_.cells = std::uint64_t{a.size()} * b.size();
        result_.symbol_planes = coding.planes();
    }

    Result<RunResult> run() && {
        const Clock::time_point start = Clock::now();
        strip();
        Status done = success();
        if (const std::optional<std::uint64_t> most = most_allowed(); !most || least() > *most)
            too_different();
        else if (most_cost_ = *most; a_.empty() || b_.empty())
            done = read_lengths();
        else
            done = search();
        if (!done) return std::move(done).failure();
        if (options_.begins && model_.mode != AlignmentMode::Infix && !result_.too_costly)
            result_.begins.assign(std::max<std::size_t>(result_.answer.positions.size(), 1), 0);
        result_.total_seconds = seconds_since(start) - result_.compile_seconds;
        return std::move(result_);
    }

private:
    bool is_global() const { return model_.mode == AlignmentMode::Global; }
    std::size_t all_rows() const { return SymbolSpan(all_a_).size(); }
    std::size_t all_columns() const { return SymbolSpan(all_b_).size(); }
    bool wants_alignments() const {
        return options_.alignment || (options_.begins && model_.mode == AlignmentMode::Infix);
    }
    const AlignmentCosts& costs() const { return model_.costs; }
    std::uint64_t both_gaps() const { return static_cast<std::uint64_t>(costs().both_gaps()); }
    std::uint64_t right() const { return static_cast<std::uint64_t>(costs().right); }

    /// What the lengths say about the cost.
    std::uint64_t least() const {
        if (a_.size() > b_.size())
            return (a_.size() - b_.size()) * static_cast<std::uint64_t>(costs().down);
        return is_global() ? (b_.size() - a_.size()) * right() : 0;
    }
    std::uint64_t greatest() const {
        if (!is_global()) return a_.size() * static_cast<std::uint64_t>(costs().down);
        return least() +
               std::min(a_.size(), b_.size()) * static_cast<std::uint64_t>(costs().mismatch);
    }
    /// The greatest cost that is of interest; nothing if none is.
    std::optional<std::uint64_t> most_allowed() const {
        if (!options_.max_distance) return greatest();
        const std::uint64_t bound =
            std::min<std::uint64_t>(*options_.max_distance, std::uint64_t{1} << 60U);
        const std::int64_t cost = model_.values.greatest_cost(
            static_cast<std::int64_t>(bound), static_cast<std::int64_t>(all_rows()),
            static_cast<std::int64_t>(all_columns()));
        if (cost < 0) return std::nullopt;
        return std::min(static_cast<std::uint64_t>(cost), greatest());
    }

    void strip() {
        if (!is_global() || !model_.has_alignments() || options_.method == Method::Full) return;
        suffix_ = common_length(a_, b_, diagonal_, true);
        a_ = a_.first(a_.size() - suffix_);
        b_ = b_.first(b_.size() - suffix_);
        // At the end D[i][j] is no less than D[i-1][j-1], whatever steps there are.
        if (wants_alignments() || model_.swap) return;
        const std::size_t prefix = common_length(a_, b_, diagonal_, false);
        a_ = a_.subspan(prefix);
        b_ = b_.subspan(prefix);
    }

    void because(std::string reason) { result_.reasons.push_back(std::move(reason)); }

    void too_different() {
        result_.layout = "boundary";
        because("the lengths differ by more than the greatest distance asked for");
        result_.too_costly = true;
    }

    Status read_lengths() {
        result_.layout = "boundary";
        because(kOneSideIsLeft);
        found(least());
        if (!wants_alignments()) return success();
        Alignment whole{0, all_columns(), {}};
        append_run(whole.runs, EditOperation::OnlyInA, a_.size());
        append_run(whole.runs, EditOperation::OnlyInB, b_.size());
        append_run(whole.runs, EditOperation::Match, suffix_);
        take_alignment(std::move(whole));
        return success();
    }

    Status search() {
        bool proved = false;
        if (options_.method != Method::Full) proved = bound();
        if (proved && !wants_alignments() && !kernels_.target().is_simulated) {
            result_.layout = "furthest-reaching";
            because("an alignment has the least cost that the lengths allow");
            found(most_cost_);
            return success();
        }
        if (kernels_.target().is_device) return run_on_device();
        if (by_points()) {
            const Result<bool> known = run_points();
            if (!known) return known.failure();
            if (*known) return success();
        }
        return run_band();
    }

    /// Lowers `most_cost_` to the cost of some alignment. True if there cannot be a lower one.
    bool bound() {
        if (model_.mode == AlignmentMode::Infix || !has_points()) return false;
        const std::size_t columns = is_global() ? b_.size() : std::min(a_.size(), b_.size());
        const std::optional<std::uint64_t> cost = follow(a_, b_.first(columns), most_cost_);
        if (!cost) return false;
        bounded_ = true;
        most_cost_ = *cost;
        because(fmt::format("an alignment of cost {} was found by points", *cost));
        return is_global() && most_cost_ == least();
    }

    /// The cost of an alignment of all of a with all of b that points with a lag find, if they find
    /// one that costs no more than `most_cost`.
    std::optional<std::uint64_t> follow(SymbolSpan a, SymbolSpan b, std::uint64_t most_cost) {
        const Clock::time_point start = Clock::now();
        FurthestReaching points(unit_costs(), diagonal_.matches());
        std::optional<std::uint64_t> cost;
        for (const std::uint32_t lag : kLags) {
            FurthestReachingLimits limits;
            limits.most_cost = most_cost;
            limits.lag = lag;
            // No more time than the narrowest of the bands that are tried else.
            limits.most_points =
                100'000 + static_cast<std::uint64_t>(
                              seconds_of_bound(kernels_.target().default_rows, kSlacks.front()) /
                              seconds_a_point());
            const FurthestReachingResult end = points.distance(a, b, limits);
            if (end.outcome == FurthestReachingResult::Outcome::Lost) continue;
            if (end.outcome == FurthestReachingResult::Outcome::Found) cost = end.cost;
            break;
        }
        result_.seconds += seconds_since(start);
        return cost;
    }

    bool has_points() const {
        return model_.is_plain() && costs().are_units() &&
               std::max(a_.size(), b_.size()) <= kFurthestReachingMaxLength;
    }
    UnitCosts unit_costs() const {
        return costs().mismatch == 1 ? UnitCosts::Levenshtein : UnitCosts::Indel;
    }

    double seconds_of_cells(int rows, double height, double width,
                            std::optional<std::uint64_t> slack = {}) const {
        const KernelSpeed speed = speed_of(kernels_.target());
        const auto at = std::min<std::size_t>(static_cast<std::size_t>(rows), speed.at_rows.size());
        const UsefulThreads threads = BandDriver::useful_threads(
            threads_, static_cast<std::size_t>(rows * kernels_.target().word_bits),
            static_cast<std::size_t>(height), static_cast<std::size_t>(width), slack);
        return height * width / (speed.cells_a_second * speed.at_rows[at - 1] * threads.count);
    }

    double seconds_of_band(int rows) const {
        const auto strip = static_cast<double>(rows) * kernels_.target().word_bits;
        const auto columns = static_cast<double>(b_.size());
        const double width = model_.mode == AlignmentMode::Infix
                                 ? columns
                                 : std::min(columns, static_cast<double>(most_cost_ + least()) /
                                                             static_cast<double>(both_gaps()) +
                                                         strip);
        const double height = std::max(static_cast<double>(a_.size()), strip);
        return seconds_of_cells(rows, height, width);
    }

    /// What the way back takes between the rows that strips leave: the steps of a kernel with one
    /// register; where points can go there, too, the square of a strip's edits if that is less
    /// (BandDriver::trace_back).
    double seconds_of_way_back(int rows) const {
        if (!wants_alignments()) return 0;
        const auto word = static_cast<double>(kernels_.target().word_bits);
        const double strip = rows * word;
        const double strips = std::max(1.0, static_cast<double>(a_.size()) / strip);
        const double edits = static_cast<double>(most_edits()) / strips;
        // Of a word's rows the columns that a way can pass, and as many steps again as rows.
        double points = kPointsATracedStep * rows * 2 * (word + edits);
        if (has_points()) points = std::min(points, edits * edits);
        return strips * points * seconds_a_point();
    }

    /// What a band with a slack of so many pairs of gap symbols takes.
    double seconds_of_bound(int rows, std::uint64_t slack) const {
        const double width = 4 * static_cast<double>(slack) +
                             static_cast<double>(rows) * kernels_.target().word_bits;
        return seconds_of_cells(rows, static_cast<double>(a_.size()),
                                std::min(width, static_cast<double>(b_.size())), slack);
    }

    /// How long it takes to have a kernel.
    double seconds_of_kernel(int rows, bool look_on_disk) {
        if (kernels_.is_loaded(recurrence_, logic_, rows)) return 0;
        const Clock::time_point start = Clock::now();
        const bool stored =
            look_on_disk && kernels_.is_stored(recurrence_, logic_, rows, result_.stage_times);
        result_.compile_seconds += seconds_since(start);
        return stored ? kSecondsAStoredKernel
                      : std::max(0.0, kSecondsACompilation - kernels_.seconds_lost());
    }

    /// K, and what a band with it is expected to take.
    std::pair<int, double> best_band(bool look_on_disk) {
        const auto seconds_of = [&](int rows) {
            return seconds_of_band(rows) + seconds_of_way_back(rows);
        };
        if (options_.rows != 0) return {options_.rows, seconds_of(options_.rows)};
        std::pair<int, double> best{0, 0};
        expected_.clear();
        const std::vector<int> choices =
            look_on_disk ? kernels_.rows_choices(recurrence_, logic_, result_.stage_times)
                         : kernels_.source().wavefront_rows();
        for (const int rows : choices) {
            const double seconds = seconds_of(rows) + seconds_of_kernel(rows, look_on_disk);
            expected_.emplace_back(rows, seconds);
            if (best.first == 0 || seconds < best.second) best = {rows, seconds};
        }
        return best;
    }

    bool by_points() {
        if (options_.method == Method::Band || options_.method == Method::Full) return false;
        if (!is_global() || !has_points()) return false;
        const double proof = points_of_proof();
        if (options_.method == Method::FurthestReaching) return true;
        if (wants_alignments() && proof > static_cast<double>(kMostTracedPoints)) return false;
        const double points = proof * seconds_a_point();
        const auto [rows, band] = best_band(/*look_on_disk=*/points > kSecondsAStoredKernel);
        because(fmt::format(
            "distances up to {} are expected to take {:.2g} ms by points and {:.2g} ms by a band",
            most_cost_, points * 1e3, band * 1e3));
        if (points >= band) return false;
        kernels_.seconds_lost() += std::max(0.0, points - seconds_of_band(rows));
        return true;
    }

    /// How many points a proof is expected to take; finds the seeds that make them fewer. A
    /// diagonal is left when the seeds that are missing, and the edits spent off the way, are too
    /// many: behind U - s edits at first, of U of which seeds know s, and fewer later.
    double points_of_proof() {
        const auto cost = static_cast<double>(most_cost_);
        const double all = cost * cost / 2;
        const double symbols = static_cast<double>(a_.size() + b_.size());
        if (all * seconds_a_point() > kPointsToSeeds * symbols * kSecondsASeedSymbol) find_seeds();
        if (!seeds_) return all;
        return std::min(all, cost * (cost - static_cast<double>(seeds_->between(0, a_.size()))));
    }

    /// Whether points knew the answer: not if more would have to be kept than there is room for.
    Result<bool> run_points() {
        const Clock::time_point start = Clock::now();
        FurthestReaching points(unit_costs(), diagonal_.matches());
        FurthestReachingLimits limits;
        limits.most_cost = most_cost_;
        if (seeds_) limits.seeds = &*seeds_;
        limits.keep_waves = wants_alignments();
        if (wants_alignments() && options_.method != Method::FurthestReaching)
            limits.most_points = kMostTracedPoints;
        const FurthestReachingResult end = points.distance(a_, b_, limits);
        if (end.outcome == FurthestReachingResult::Outcome::TooMuchWork) {
            because("points took more than was expected, and were given up");
            result_.seconds += seconds_since(start);
            return false;
        }
        result_.layout = "furthest-reaching";
        if (options_.threads > 1)
            because(threads_reason(options_, 1, "points go one after another"));
        if (end.outcome == FurthestReachingResult::Outcome::Found) {
            found(end.cost);
            if (wants_alignments()) {
                Alignment whole{0, all_columns(), {}};
                const std::size_t met = points.trace_back(a_, b_, whole.runs);
                append_run(whole.runs, EditOperation::OnlyInB, met);
                finish_alignment(std::move(whole));
            }
        } else if (Status done = nothing_found(); !done) {
            return std::move(done).failure();
        }
        result_.seconds += seconds_since(start);
        return true;
    }

    /// Why not points, and which K were to be chosen from.
    void explain_band(int rows) {
        if (options_.method != Method::Choose)
            because(options_.method == Method::Full ? "every cell was asked for"
                                                    : "a band was asked for");
        else if (!is_global())
            because(fmt::format("a band ran: points align all of both sequences, and this is {}",
                                model_.mode == AlignmentMode::Infix ? "an infix" : "a prefix"));
        else if (!has_points())
            because("a band ran: points are for gaps of one cost and mismatches of one or two");
        if (expected_.size() < 2) return;
        std::string times;
        for (const auto& [k, seconds] : expected_)
            times +=
                fmt::format("{}{:.2g} ms with K={}", times.empty() ? "" : ", ", seconds * 1e3, k);
        because(fmt::format("K={} ran; of bands of K x {} rows were expected {}", rows,
                            kernels_.target().word_bits, times));
    }

    Status run_band() {
        const int rows = best_band(/*look_on_disk=*/true).first;
        explain_band(rows);
        const Clock::time_point compile_start = Clock::now();
        MINTERM_TRY(LoadedKernel* const loaded,
                    kernels_.load(recurrence_, logic_, rows, result_.stage_times));
        if (!is_global())
            if (Status ready = kernels_.load_tap(*loaded, result_.stage_times); !ready)
                return std::move(ready).failure();
        result_.compile_seconds += seconds_since(compile_start);

        result_.layout = options_.method == Method::Full ? "wavefront" : "band";
        report_kernel(*loaded, result_);
        BandDriver driver(loaded->kernel, costs_of(*loaded->solved), diagonal_,
                          trace_source(*loaded->solved));
        return run_band(driver);
    }

    /// Every cell, on a GPU.
    Status run_on_device() {
        const Clock::time_point compile_start = Clock::now();
        MINTERM_TRY(
            const LoadedDeviceKernel* const loaded,
            kernels_.load_on_device(recurrence_, logic_, a_.size(), options_, result_.stage_times));
        result_.compile_seconds += seconds_since(compile_start);
        result_.layout = "wavefront";
        report_kernel(*loaded, result_);
        CudaBlockDriver blocks = loaded->driver(options_);
        BandDriver driver(
            loaded->shape, costs_of(*loaded->solved), diagonal_, trace_source(*loaded->solved),
            [&](const Block& block, const BlockProgress& progress, RowsBetween& between) {
                return blocks.run(block, progress, &between);
            });
        return run_band(driver);
    }

    BandCosts costs_of(const SolvedRecurrence& solved) const {
        return band_costs(model_, recurrence_, solved.recurrence, solved.flows,
                          solved.cell.encoding);
    }

    /// Of rows that a kernel of `above` computed.
    TraceKernelSource trace_source(const SolvedRecurrence& above) {
        return [this, &above]() -> Result<const TraceKernel*> {
            const Clock::time_point start = Clock::now();
            MINTERM_TRY(const LoadedTrace* const loaded,
                        kernels_.load_trace(recurrence_, logic_, result_.stage_times));
            report_kernel(*loaded, result_);
            trace_ = {
                loaded->kernel, costs_of(*loaded->solved),
                codes_in(loaded->solved->cell.encoding.horizontal, above.cell.encoding.horizontal)};
            result_.compile_seconds += seconds_since(start);
            return &trace_;
        };
    }

    Status run_band(BandDriver& driver) {
        BandParams params;
        params.mode = model_.mode;
        params.most_cost =
            options_.method == Method::Full ? (a_.size() + b_.size()) * both_gaps() : most_cost_;
        params.keep_rows = wants_alignments();
        params.most_row_bytes = options_.most_row_bytes;
        params.threads = threads_;
        if (throttle_.wanted())
            params.progress = [this](std::size_t rows_done, double seconds) {
                return throttle_(std::uint64_t{rows_done} * all_columns(), seconds);
            };
        // What follows a prefix that is longer than that costs more.
        SymbolSpan b = b_;
        if (model_.mode == AlignmentMode::Prefix)
            b = b.first(std::min<std::uint64_t>(b.size(), a_.size() + most_cost_ / right()));
        if (Status done = bound_by_bands(driver, params, b); !done) return done;
        if (Status done = bound_by_first_strip(driver, params); !done) return done;
        find_seeds_for_band();
        if (seeds_) params.seeds = &*seeds_;
        MINTERM_TRY(BandResult band, driver.distance(a_, b, params));
        if (options_.threads > 1 && !kernels_.target().is_device)
            because(threads_reason(options_, band.work.threads, band.why_no_more_threads));
        if (!band.cost || *band.cost > most_cost_) {
            take_work(band.work);
            return nothing_found();
        }
        found(*band.cost);
        result_.answer.positions.assign(band.ends.begin(), band.ends.end());
        if (Status done = trace_band(driver, b.size()); !done) return done;
        take_work(driver.work());
        return success();
    }

    /// Lowers the bound as long as that takes little beside what it is good for.
    Status bound_by_bands(BandDriver& driver, BandParams& params, SymbolSpan b) {
        if (options_.method == Method::Full || model_.mode == AlignmentMode::Infix || bounded_)
            return success();
        if (!is_global()) b = b.first(std::min(a_.size(), b.size()));
        for (const std::uint64_t slack : kSlacks) {
            if (seconds_of_band(result_.rows) <
                kProofToBound * seconds_of_bound(result_.rows, slack))
                break;
            BandParams looser = params;
            looser.mode = AlignmentMode::Global;
            looser.slack = slack * both_gaps();
            looser.keep_rows = false;
            MINTERM_TRY(const BandResult found, driver.distance(a_, b, looser));
            take_work(found.work);
            if (!found.cost) continue;
            bounded_ = true;
            if (*found.cost >= most_cost_) continue;
            because(fmt::format("a band of slack {} found an alignment of cost {}", *looser.slack,
                                *found.cost));
            most_cost_ = *found.cost;
            params.most_cost = most_cost_;
        }
        return success();
    }

    /// For infixes: where the first rows fit best, the others are likely to fit, too. After one
    /// strip over all columns most of the others need only a few.
    Status bound_by_first_strip(BandDriver& driver, BandParams& params) {
        const std::size_t rows =
            static_cast<std::size_t>(result_.rows * kernels_.target().word_bits);
        if (model_.mode != AlignmentMode::Infix || options_.method == Method::Full ||
            a_.size() < 2 * rows)
            return success();
        BandParams head = params;
        head.keep_rows = false;
        MINTERM_TRY(const BandResult first, driver.distance(a_.first(rows), b_, head));
        take_work(first.work);
        if (!first.cost || *first.cost > most_cost_) return success();
        const SymbolSpan rest = a_.subspan(rows);
        const SymbolSpan beside = b_.subspan(first.ends.front());
        MINTERM_TRY(
            const std::optional<std::uint64_t> cost,
            bound_of(driver, params, rest, beside.first(std::min(rest.size(), beside.size())),
                     most_cost_ - *first.cost));
        if (!cost) return success();
        bounded_ = true;
        most_cost_ = *first.cost + *cost;
        params.most_cost = most_cost_;
        because(fmt::format("an infix of cost {} was found where the first {} symbols fit best",
                            most_cost_, rows));
        return success();
    }

    /// The cost of some alignment of all of a with all of b, if one is found that costs no more.
    Result<std::optional<std::uint64_t>> bound_of(BandDriver& driver, const BandParams& params,
                                                  SymbolSpan a, SymbolSpan b,
                                                  std::uint64_t most_cost) {
        if (has_points()) return follow(a, b, most_cost);
        if (b.empty()) return std::optional<std::uint64_t>{};
        BandParams looser = params;
        looser.mode = AlignmentMode::Global;
        looser.most_cost = most_cost;
        looser.slack = kSlacks.front() * both_gaps();
        looser.keep_rows = false;
        MINTERM_TRY(const BandResult found, driver.distance(a, b, looser));
        take_work(found.work);
        return found.cost;
    }

    std::uint64_t most_edits() const {
        return most_cost_ /
               static_cast<std::uint64_t>(std::max<std::int64_t>(costs().least_edit(), 1));
    }

    void find_seeds_for_band() {
        if (is_global() ? most_edits() >= kLeastEditsForSeeds : bounded_) find_seeds();
    }

    /// Seeds are of use where rows hold an edit in eight or fewer: else they have edits anyway.
    void find_seeds() {
        if (!model_.is_plain() || !diagonal_.matches().is_equality() ||
            result_.symbol_planes == 0 || options_.method == Method::Full ||
            most_edits() > a_.size() / 8)
            return;
        if (seeds_ && seeds_cost_ == most_cost_) return;
        // An infix may lie on any diagonal; else there are no more gap symbols than are paid for.
        const std::uint64_t most =
            is_global() ? most_cost_ / static_cast<std::uint64_t>(costs().least_gap())
                        : a_.size() + b_.size();
        seeds_.emplace(a_, b_, result_.symbol_planes, most, options_.threads);
        seeds_cost_ = most_cost_;
        because(fmt::format("{} seeds of {} symbols do not occur in B near enough",
                            seeds_->between(0, a_.size()), seeds_->seed_length()));
    }

    Status trace_band(BandDriver& driver, std::size_t columns) {
        if (!wants_alignments()) return success();
        std::vector<std::uint64_t> ends = result_.answer.positions;
        if (is_global()) ends = {columns};
        const bool wants_begins = options_.begins && model_.mode == AlignmentMode::Infix;
        if (!wants_begins && !options_.all_places) ends.resize(1);
        for (std::size_t place = 0; place < ends.size(); ++place) {
            const std::uint64_t end = ends[place];
            MINTERM_TRY(BandDriver::Trace trace,
                        driver.trace_back(end, std::span(ends).subspan(place + 1)));
            finish_alignment(
                {trace.begin, is_global() ? all_columns() : end, std::move(trace.runs)});
        }
        return success();
    }

    void take_work(const StripCost& work) {
        result_.seconds += work.seconds;
        result_.cells_computed += work.cells_computed;
        result_.threads = std::max(result_.threads, work.threads);
    }

    Status nothing_found() {
        if (bounded_) return Failure::internal("no way has the cost that an alignment has");
        result_.too_costly = true;
        return success();
    }

    void found(std::uint64_t cost) {
        result_.answer.value = model_.values.value(static_cast<std::int64_t>(cost),
                                                   static_cast<std::int64_t>(all_rows()),
                                                   static_cast<std::int64_t>(all_columns()));
    }

    /// Takes runs from the end to the beginning of what was not stripped.
    void finish_alignment(Alignment alignment) {
        std::reverse(alignment.runs.begin(), alignment.runs.end());
        append_run(alignment.runs, EditOperation::Match, suffix_);
        take_alignment(std::move(alignment));
    }

    void take_alignment(Alignment alignment) {
        if (options_.begins && model_.mode == AlignmentMode::Infix)
            result_.begins.push_back(alignment.begin);
        if (!options_.alignment) return;
        if (!result_.alignment) result_.alignment = alignment;
        if (options_.all_places) result_.alignments.push_back(std::move(alignment));
    }

    KernelCache& kernels_;
    const Recurrence& recurrence_;
    const AlignmentModel model_;
    const RunOptions& options_;
    const SymbolLogic logic_;
    const DiagonalCosts diagonal_;
    const SymbolCodes all_a_, all_b_;
    SymbolSpan a_, b_;  ///< without what was stripped
    const StripThreads threads_;
    ProgressThrottle throttle_;
    std::size_t suffix_ = 0;
    std::uint64_t most_cost_ = 0;
    bool bounded_ = false;  ///< some alignment has the cost `most_cost_`
    TraceKernel trace_;     ///< for the way back, if it needs one
    std::optional<SeedBound> seeds_;
    std::uint64_t seeds_cost_ = 0;                  ///< the bound that they are for
    std::vector<std::pair<int, double>> expected_;  ///< K of bands, and seconds
    RunResult result_;
};

}  // namespace

Result<RunResult> run_edit_distance(KernelCache& kernels, const Recurrence& recurrence,
                                    const AlignmentModel& model, SymbolSpan a, SymbolSpan b,
                                    const RunOptions& options) {
    const SymbolSet of_a = symbols_in(a);
    const SymbolSet of_b = symbols_in(b);
    MINTERM_TRY(const SymbolCoding coding,
                kernels.target().is_device
                    ? code_symbols(recurrence.relations, of_a, of_b)
                    : kernels.source().code(recurrence.relations, of_a, of_b));
    return EditDistanceRun(kernels, recurrence, model, coding, a, b, options).run();
}

}  // namespace minterm
