// SPDX-License-Identifier: Apache-2.0
//
// Many pairs of strings in, answers out: kernels, groups of like lengths, threads.
#include "codegen/batch_engine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <limits>
#include <map>
#include <mutex>
#include <new>
#include <numeric>
#include <string>
#include <utility>

#include "codegen/batch_call.hpp"
#include "codegen/batch_groups.hpp"
#include "codegen/batch_kernel.hpp"
#include "codegen/batch_matrix.hpp"
#include "codegen/batch_symbols.hpp"
#include "codegen/block_edges.hpp"
#include "codegen/bound_guess.hpp"
#include "codegen/kernel_key.hpp"
#include "codegen/lane_shares.hpp"
#include "runtime/batch/batch_driver.hpp"
#include "runtime/cuda/cuda_batch_driver.hpp"
#include "runtime/cuda/cuda_device.hpp"
#include "runtime/cuda/cuda_driver.hpp"
#include "runtime/support/clock.hpp"
#include "runtime/support/run_jobs.hpp"
#include "synth/interpret.hpp"
#include "synth/symbols.hpp"
#include "synth/symmetry.hpp"

namespace minterm {

namespace {

using Texts = std::span<const SymbolSpan>;
using Indices = std::span<const std::uint32_t>;

/// Whether words of queries are clearly fewer than words of targets, and worth telling all the
/// other way round.
bool is_better_exchanged(std::uint64_t query_words, std::uint64_t target_words) {
    return static_cast<double>(query_words) < 0.8 * static_cast<double>(target_words);
}

/// Error (user): the batch layout is asked for, and some text is longer than it can have.
Status check_layout(const BatchOptions& options, const ListShape& shape, std::size_t most) {
    const std::size_t longest = shape.sizes().most;
    if (options.layout != Layout::Batch || longest <= most) return success();
    return Failure::user(fmt::format(
        "the batch layout computes sequences of up to {} symbols side by side, and one has {}; let "
        "the layout be chosen",
        most, longest));
}

/// What a bound needs to know of the recurrence to leave out cells, if that is known.
Result<std::optional<GapCosts>> gaps_of(const Recurrence& recurrence) {
    MINTERM_TRY(const std::optional<AlignmentModel> model, alignment_model(recurrence));
    return model ? gap_costs(*model) : std::nullopt;
}

}  // namespace

void BatchReport::add(const BatchReport& call) {
    compile_seconds += call.compile_seconds;
    seconds += call.seconds;
    device_seconds += call.device_seconds;
    cells += call.cells;
    cells_computed += call.cells_computed;
    groups += call.groups;
    target_words += call.target_words;
    if (call.query_words) query_words = query_words.value_or(0) + *call.query_words;
    pairs_by_length += call.pairs_by_length;
    pairs_alone += call.pairs_alone;
    pairs_too_long += call.pairs_too_long;
    for (const auto& [layout, count] : call.alone_layouts) alone_layouts[layout] += count;
    expected_seconds += call.expected_seconds;
    expected_alone_seconds += call.expected_alone_seconds;
    groups_deferred += call.groups_deferred;
    groups_guessed += call.groups_guessed;
    pairs_again += call.pairs_again;
    symbol_planes = std::max(symbol_planes, call.symbol_planes);
    tile_rows = std::max(tile_rows, call.tile_rows);
    threads = std::max(threads, call.threads);
    are_exchanged = call.are_exchanged;
    sharing_queries = call.sharing_queries;
    shared_words = call.shared_words;
    is_matrix = call.is_matrix;
    is_mirrored = call.is_mirrored;
    bound_saves = call.bound_saves;
    planes_are_bits = call.planes_are_bits;
    gates = call.gates;
    cell_origin = call.cell_origin;
    code_origin = call.code_origin;
    code_not_kept = call.code_not_kept;
    device = call.device;
}

struct BatchEngine::State {
    State(const Target& t, CellStore s)
        : target(t), store(std::move(s)), code(code_source(target, store)) {}

    Status open_device(int number);
    Result<LoadedBatch*> load(const Recurrence& recurrence, const SymbolLogic& symbols,
                              PredicateSource source);
    Result<BatchRun> set_up(JobTeam& team, const Recurrence& recurrence, Texts a, Texts b,
                            const ListShape& shape, SymbolsOf which, PredicateSource source,
                            int device_number, CallSymbols& symbols, BatchReport& report);
    /// Of drivers for the kernel that was loaded last.
    std::function<std::unique_ptr<GroupDriver>()> driver_maker(const BatchRun& run) const;
    std::size_t lanes() const { return static_cast<std::size_t>(target.word_bits); }
    /// A device has one that gives it work.
    int threads_of(const BatchOptions& options) const {
        return target.is_device ? 1 : options.threads;
    }
    /// Of strings that a list has side by side.
    std::size_t longest_in_list() const {
        return target.is_device ? kLongestBatched : kLongestInList;
    }

    Result<BatchAnswers> pairs(const Recurrence& recurrence, Texts a, Texts b,
                               const BatchOptions& options);
    /// Every pair by itself, and no kernel for many.
    Result<BatchAnswers> pairs_alone(const Recurrence& recurrence, Texts a, Texts b,
                                     const BatchOptions& options);
    Result<BatchReport> matrix(const Recurrence& recurrence, Texts queries, Texts targets,
                               const MatrixConsumer& consumer, const BatchOptions& options);

    const Target& target;
    const CellStore store;
    const std::shared_ptr<const CodeSource> code;
    std::unique_ptr<CudaDevice> device;  ///< for targets of one; kernels are on it
    std::map<std::string, std::unique_ptr<LoadedBatch>> kernels;
    CudaBatchKernels device_kernels;  ///< of the kernel that was loaded last
    std::optional<double> ratio;      ///< that bounds of the last list were guessed by
};

BatchEngine::BatchEngine(const Target& target, CellStore store)
    : state_(std::make_unique<State>(target, std::move(store))) {}
BatchEngine::~BatchEngine() = default;
BatchEngine::BatchEngine(BatchEngine&&) noexcept = default;
BatchEngine& BatchEngine::operator=(BatchEngine&&) noexcept = default;

Status BatchEngine::State::open_device(int number) {
    if (!target.is_device) return success();
    if (!device || device->number() != number) {
        MINTERM_TRY(const CudaDriver driver, CudaDriver::load());
        kernels.clear();
        MINTERM_TRY(device, CudaDevice::open(driver, number));
    }
    return device->make_current();
}

std::function<std::unique_ptr<GroupDriver>()> BatchEngine::State::driver_maker(
    const BatchRun& run) const {
    return [&run, this]() -> std::unique_ptr<GroupDriver> {
        if (device) return std::make_unique<CudaBatchDriver>(*device, run, device_kernels);
        return std::make_unique<BatchDriver>(run);
    };
}

Result<LoadedBatch*> BatchEngine::State::load(const Recurrence& recurrence,
                                              const SymbolLogic& symbols, PredicateSource source) {
    const char* const predicates = source == PredicateSource::Masks ? "masks " : "symbols ";
    std::unique_ptr<LoadedBatch>& slot = kernels[predicates + kernel_key(recurrence, symbols)];
    if (slot) return slot.get();
    MINTERM_TRY(LoadedBatch loaded, load_batch(recurrence, symbols, source, *code, device.get()));
    slot = std::make_unique<LoadedBatch>(std::move(loaded));
    return slot.get();
}

/// Compiles what is missing and evaluates the boundary as far as groups can need it.
Result<BatchRun> BatchEngine::State::set_up(JobTeam& team, const Recurrence& recurrence, Texts a,
                                            Texts b, const ListShape& shape, SymbolsOf which,
                                            PredicateSource source, int device_number,
                                            CallSymbols& symbols, BatchReport& report) {
    const Clock::time_point start = Clock::now();
    MINTERM_TRY([[maybe_unused]] const Unit opened, open_device(device_number));
    MINTERM_TRY(symbols, symbols_of(team, *code, recurrence, a, b, shape, which));
    const double coding_seconds = seconds_since(start);
    MINTERM_TRY(const LoadedBatch* const loaded, load(recurrence, symbols.logic, source));
    report.compile_seconds += seconds_since(start) - coding_seconds;
    report.symbol_planes = std::max(symbols.logic.a_planes, symbols.logic.b_planes);
    report.planes_are_bits = !symbols.own_a && symbols.a_bits.codes.empty();
    report.bound_saves = loaded->gaps.has_value();
    report.gates = static_cast<int>(loaded->solved.cell.network.gates.size());
    report.cell_origin = name_of(loaded->solved.cell.origin);
    report.tile_rows = loaded->kernel.tiles.front().rows;
    report.code_origin = loaded->origin();
    report.code_not_kept = loaded->not_kept();
    device_kernels = loaded->device_kernels;
    if (device)
        report.device = fmt::format("device {}: {}, sm_{}", device->number(), device->name(),
                                    device->capability());

    const Recurrence& lowered = loaded->solved.recurrence;
    const Flows& flows = loaded->solved.flows;
    const Encoding& encoding = loaded->solved.cell.encoding;
    const std::size_t longest =
        source == PredicateSource::Masks ? kLongestBatched : longest_in_list();
    const std::size_t rows = std::min(shape.a.most, longest);
    const std::size_t columns = std::min(shape.b.most, longest);
    BatchRun run;
    run.kernel = loaded->kernel;
    run.a = symbols.a_bits;
    run.b = symbols.b_bits;
    MINTERM_TRY(run.left, left_edge(lowered, flows, encoding, rows));
    MINTERM_TRY(run.top, top_edge(lowered, flows, encoding, columns));
    run.is_sum = loaded->answer.is_sum;
    run.least = loaded->answer.least;
    run.step = loaded->answer.step;
    for (std::size_t j = 0; run.is_sum && j <= columns; ++j)
        run.first_row.push_back(
            boundary_value(lowered, loaded->answer.table, 0, static_cast<std::int64_t>(j)));
    run.gaps = loaded->gaps;
    return run;
}

// ---- pairs --------------------------------------------------------------------------------------

namespace {

/// Pairs whose lengths one thread asks for in one go.
constexpr std::size_t kMeasuredAtOnce = 8192;

/// Notes lengths, those of more than `longest` as one more; returns how many cells the pairs have.
Result<std::uint64_t> measure_pairs(JobTeam& team, Texts a, Texts b, std::size_t longest,
                                    ListShape& shape, std::span<PairLengths> lengths) {
    std::uint64_t cells = 0;
    std::mutex mutex;
    const auto cut = [&](std::size_t length) {
        return static_cast<std::uint16_t>(std::min(length, longest + 1));
    };
    const auto measure = [&](std::size_t begin, std::size_t end) {
        ListShape part;
        std::uint64_t part_cells = 0;
        for (std::size_t p = begin; p < end; ++p) {
            part.take_a(a[p]);
            part.take_b(b[p]);
            lengths[p] = {cut(a[p].size()), cut(b[p].size())};
            part_cells += std::uint64_t{a[p].size()} * b[p].size();
        }
        const std::lock_guard lock(mutex);
        shape.take(part);
        cells += part_cells;
    };
    MINTERM_TRY([[maybe_unused]] const Unit measured,
                run_in_blocks(team, a.size(), kMeasuredAtOnce, measure));
    return cells;
}

/// The bound of one of the pairs of a list.
std::optional<std::int64_t> bound_of_pair(const BatchOptions& options, std::size_t pair) {
    return options.pair_bounds.empty() ? options.bound : options.pair_bounds[pair];
}

/// What is computed of a list: groups in the order in which jobs take them.
struct PairsPlan {
    std::span<const BatchGroup> together;  ///< side by side, so many at once as the driver likes
    std::span<const BatchGroup> alone;
    std::size_t at_once = 1;
    Indices order;
    const std::optional<ListBytes>& known;  ///< what strings are made of that `together` can have
    bool guesses = false;                   ///< bounds for groups (Note [Guessed bounds]),
    std::optional<double> ratio;            ///< by what was learnt of the list before

    std::size_t jobs_together() const { return (together.size() + at_once - 1) / at_once; }
    std::size_t jobs() const { return jobs_together() + alone.size(); }
};

/// What threads add to what comes of a list.
struct PairsOutcome {
    std::span<std::int64_t> answers;  ///< by pair
    std::atomic<std::uint64_t> cells_computed{0};
    std::atomic<double> device_seconds{0};
    AloneLayouts alone_layouts;
    std::atomic<std::uint64_t> groups_guessed{0};
    std::mutex mutex;                  ///< of what follows
    std::vector<BatchGroup> deferred;  ///< with bytes that were not known
    std::vector<std::uint32_t> again;  ///< pairs with more than a guess
    std::optional<double> ratio;       ///< that guesses go by
};

/// One thread's way through a list of pairs.
class PairsWorker {
public:
    PairsWorker(const BatchCall& call, const PairsPlan& plan, PairsOutcome& outcome)
        : call_(call),
          plan_(plan),
          outcome_(outcome),
          driver_(call.make_driver()),
          alone_(call.recurrence, call.run.gaps.has_value(), call.target, call.options, call.store,
                 outcome.alone_layouts),
          guess_(call.run, plan.ratio) {}

    Status operator()(std::size_t job) {
        if (job >= plan_.jobs_together())
            return run_alone(members_of(plan_.alone[job - plan_.jobs_together()]).front());
        const std::size_t first = job * plan_.at_once;
        return run_together(
            plan_.together.subspan(first, std::min(plan_.at_once, plan_.together.size() - first)));
    }

private:
    Status run_alone(std::uint32_t pair) {
        MINTERM_TRY(outcome_.answers[pair],
                    alone_.run(call_.a[pair], call_.b[pair], bound_of_pair(call_.options, pair)));
        return success();
    }

    Status run_together(std::span<const BatchGroup> groups) {
        a_.clear();
        b_.clear();
        groups_.clear();
        longest_.clear();
        for (const BatchGroup& group : groups) {
            const std::size_t first = a_.size();
            const Indices members = members_of(group);
            a_.resize(first + members.size());
            b_.resize(first + members.size());
            std::size_t longest = 0;
            for (std::size_t i = 0; i < members.size(); ++i) {
                a_[first + i] = call_.coded_a[members[i]];
                b_[first + i] = call_.coded_b[members[i]];
                longest = std::max({longest, a_[first + i].size(), b_[first + i].size()});
            }
            // The processor looks when it reads them anyhow.
            if (!call_.target.is_device || !plan_.known ||
                bytes_are_known(std::span(a_).subspan(first), std::span(b_).subspan(first),
                                *plan_.known)) {
                groups_.push_back(group);
                longest_.push_back(longest);
                continue;
            }
            a_.resize(first);
            b_.resize(first);
            defer(group);
        }
        const std::uint64_t before = driver_->cells_computed();
        if (plan_.guesses && !groups_.empty()) {
            MINTERM_TRY([[maybe_unused]] const Unit seen, compare_beginnings());
        }
        tasks_.clear();
        std::size_t first = 0;
        for (const BatchGroup& group : groups_) {
            const std::span<const SymbolSpan> a = std::span(a_).subspan(first, group.count);
            const std::span<const SymbolSpan> b = std::span(b_).subspan(first, group.count);
            tasks_.push_back({a, b,
                              plan_.guesses ? guess_.bound(longest_[tasks_.size()])
                                            : greatest_bound(members_of(group)),
                              known_bytes()});
            first += group.count;
        }
        std::vector<BatchGroup> once_more;
        const auto take = [&](std::size_t g, GroupDriver::Answers values) {
            const Indices members = members_of(groups_[g]);
            if (values.empty()) {
                defer(groups_[g]);
            } else if (plan_.guesses && !guess_.take(longest_[g], values)) {
                once_more.push_back(groups_[g]);
            } else {
                keep(members, values, plan_.guesses && tasks_[g].bound);
            }
            return success();
        };
        const Status done = driver_->run_pairs(tasks_, take);
        if (plan_.guesses && guess_.ratio()) {
            const std::lock_guard lock(outcome_.mutex);
            outcome_.ratio = guess_.ratio();
        }
        outcome_.cells_computed += driver_->cells_computed() - before;
        outcome_.device_seconds = driver_->device_seconds();  // a device has one thread
        return done && !once_more.empty() ? run_together(once_more) : done;
    }

    /// Of the strings of the first group, as far as they tell of its bound.
    Status compare_beginnings() {
        std::vector<SymbolSpan> a, b;
        const auto begin = [&](Texts texts, std::size_t length, std::vector<SymbolSpan>& result) {
            result.clear();
            for (const SymbolSpan text : texts.first(groups_.front().count))
                result.push_back(text.first(std::min(length, text.size())));
        };
        bool are_known = true;
        while (are_known) {
            const std::size_t length = guess_.beginning(longest_.front());
            if (length == 0) break;
            begin(a_, length, a);
            begin(b_, length, b);
            const PairGroup task{a, b, guess_.bound(length), known_bytes()};
            const auto take = [&](std::size_t, GroupDriver::Answers values) {
                are_known = !values.empty();  // else the whole group will be put off
                if (are_known) guess_.take_beginning(length, values);
                return success();
            };
            MINTERM_TRY([[maybe_unused]] const Unit done, driver_->run_pairs({&task, 1}, take));
        }
        return success();
    }

    const ListBytes* known_bytes() const { return plan_.known ? &*plan_.known : nullptr; }

    /// Answers of a group; with a guessed bound only those that are within it.
    void keep(Indices members, GroupDriver::Answers values, bool is_guessed) {
        const std::span<const std::int64_t> bounds = call_.options.pair_bounds;
        for (std::size_t i = 0; i < values.size(); ++i)
            // The group had the greatest bound of its pairs.
            outcome_.answers[members[i]] =
                bounds.empty() ? values[i] : AloneRunner::within(values[i], bounds[members[i]]);
        if (!is_guessed) return;
        ++outcome_.groups_guessed;
        if (std::ranges::find(values, kMoreThanBound) == values.end()) return;
        const std::lock_guard lock(outcome_.mutex);
        for (std::size_t i = 0; i < values.size(); ++i)
            if (values[i] == kMoreThanBound) outcome_.again.push_back(members[i]);
    }

    /// Notes a group that has bytes that are not known.
    void defer(const BatchGroup& group) {
        const std::lock_guard lock(outcome_.mutex);
        outcome_.deferred.push_back(group);
    }

    Indices members_of(const BatchGroup& group) const {
        return plan_.order.subspan(group.begin, group.count);
    }

    std::optional<std::int64_t> greatest_bound(Indices members) const {
        if (call_.options.pair_bounds.empty()) return call_.options.bound;
        std::int64_t greatest = std::numeric_limits<std::int64_t>::min();
        for (const std::uint32_t p : members)
            greatest = std::max(greatest, call_.options.pair_bounds[p]);
        return greatest;
    }

    const BatchCall& call_;
    const PairsPlan& plan_;
    PairsOutcome& outcome_;
    std::unique_ptr<GroupDriver> driver_;
    AloneRunner alone_;
    std::vector<SymbolSpan> a_, b_;
    std::vector<BatchGroup> groups_;
    std::vector<std::size_t> longest_;  ///< symbols of the longest string, by group
    std::vector<PairGroup> tasks_;
    BoundGuess guess_;
};

}  // namespace

Result<BatchAnswers> BatchEngine::State::pairs(const Recurrence& recurrence, Texts a, Texts b,
                                               const BatchOptions& options) {
    BatchAnswers answers;
    BatchReport& report = answers.report;
    const Clock::time_point start = Clock::now();
    JobTeam team(threads_of(options));
    ListShape shape;
    std::vector<PairLengths> lengths(a.size());
    const std::size_t longest = longest_in_list();
    MINTERM_TRY(report.cells, measure_pairs(team, a, b, longest, shape, lengths));
    MINTERM_TRY([[maybe_unused]] const Unit able, check_layout(options, shape, longest));
    CallSymbols symbols;
    MINTERM_TRY(BatchRun run, set_up(team, recurrence, a, b, shape, SymbolsOf::Sample,
                                     PredicateSource::Symbols, options.device, symbols, report));
    answers.values.resize(a.size());

    std::vector<std::uint32_t> order(a.size());
    std::iota(order.begin(), order.end(), 0U);
    std::vector<std::uint32_t> too_long;
    const bool is_bounded = options.bound || !options.pair_bounds.empty();
    const auto [least, most] = shape.sizes();
    if (is_bounded || least == 0 || most > longest) {
        const auto is_out = [&](std::uint32_t p) {
            const auto [rows, columns] = lengths[p];
            const std::optional<std::int64_t> bound = bound_of_pair(options, p);
            if (rows == 0 || columns == 0) {
                answers.values[p] = AloneRunner::within(
                    boundary_answer(recurrence, a[p].size(), b[p].size()).value, bound);
            } else if (too_different(run.gaps, bound, a[p].size(), b[p].size())) {
                answers.values[p] = kMoreThanBound;
                ++report.pairs_by_length;
            } else if (std::max<std::size_t>(rows, columns) > longest) {
                too_long.push_back(p);
            } else {
                return false;
            }
            return true;
        };
        std::erase_if(order, is_out);
    }
    if (!shape.is_even()) order_by_lengths(lengths, lanes(), order);
    BatchCosts costs = target.is_device ? kDeviceBatchCosts : kProcessorBatchCosts;
    if (options.explains) {
        const ExpectedTimes times = expected_times(lengths, order, lanes(), costs);
        report.expected_seconds = times.together * 1e-9;
        report.expected_alone_seconds = times.alone * 1e-9;
    }
    if (options.layout == Layout::Batch) costs.group_cell = costs.group_symbol = 0;
    MINTERM_TRY(std::vector<BatchGroup> groups,
                make_groups(team, lengths, order, lanes(), !too_long.empty(), costs));
    report.pairs_too_long = too_long.size();
    for (const std::uint32_t p : too_long) {
        groups.push_back({static_cast<std::uint32_t>(order.size()), 1, true});
        order.push_back(p);
    }
    const auto alone = std::stable_partition(groups.begin(), groups.end(),
                                             [](const BatchGroup& group) { return !group.alone; });
    report.groups = static_cast<std::uint64_t>(alone - groups.begin());
    report.pairs_alone = groups.size() - report.groups;

    PairsOutcome outcome;
    outcome.answers = answers.values;
    const std::optional<double> learnt = options.goes_on ? ratio : std::nullopt;
    outcome.ratio = learnt;
    // A device computes many groups before it answers.
    const bool guesses = !is_bounded && !target.is_device;
    const auto run_groups = [&](std::span<const BatchGroup> together,
                                std::span<const BatchGroup> alone_ones, Indices in_order,
                                bool with_guesses) {
        const BatchCall call{recurrence, target, store,     run,       options, team,
                             a,          b,      symbols.a, symbols.b, false,   driver_maker(run)};
        const PairsPlan plan{together, alone_ones,    call.make_driver()->groups_at_once(),
                             in_order, symbols.known, with_guesses,
                             learnt};
        report.threads =
            std::max(report.threads, static_cast<int>(std::min<std::size_t>(
                                         static_cast<std::size_t>(team.threads()), plan.jobs())));
        return run_jobs(team, plan.jobs(), [&] { return PairsWorker(call, plan, outcome); });
    };
    const std::span<const BatchGroup> all = groups;
    MINTERM_TRY([[maybe_unused]] const Unit done,
                run_groups(all.first(report.groups), all.subspan(report.groups), order, guesses));
    report.groups_deferred = outcome.deferred.size();
    if (!outcome.deferred.empty()) {
        MINTERM_TRY(run, set_up(team, recurrence, a, b, shape, SymbolsOf::All,
                                PredicateSource::Symbols, options.device, symbols, report));
        MINTERM_TRY([[maybe_unused]] const Unit done_then,
                    run_groups(std::exchange(outcome.deferred, {}), {}, order, guesses));
    }
    ratio = outcome.ratio;
    report.groups_guessed = outcome.groups_guessed;
    report.pairs_again = outcome.again.size();
    if (!outcome.again.empty()) {
        if (!shape.is_even()) order_by_lengths(lengths, lanes(), outcome.again);
        MINTERM_TRY(std::vector<BatchGroup> rest, make_groups(team, lengths, outcome.again, lanes(),
                                                              report.pairs_alone > 0, costs));
        const auto one_by_one = std::stable_partition(
            rest.begin(), rest.end(), [](const BatchGroup& group) { return !group.alone; });
        MINTERM_TRY([[maybe_unused]] const Unit done_again,
                    run_groups({rest.begin(), one_by_one}, {one_by_one, rest.end()}, outcome.again,
                               /*with_guesses=*/false));
    }
    report.alone_layouts = outcome.alone_layouts.take();
    report.cells_computed = outcome.cells_computed;
    report.device_seconds = outcome.device_seconds;
    report.seconds = seconds_since(start) - report.compile_seconds;
    return answers;
}

Result<BatchAnswers> BatchEngine::State::pairs_alone(const Recurrence& recurrence, Texts a, Texts b,
                                                     const BatchOptions& options) {
    BatchAnswers answers;
    BatchReport& report = answers.report;
    const Clock::time_point start = Clock::now();
    if (options.alignments && options.layout == Layout::Batch)
        return Failure::user(
            "the batch layout has distances and no alignments; leave the alignments out, or let "
            "the "
            "layout be chosen");
    if (options.alignments && target.is_device)
        return Failure::user(
            "on a GPU many pairs run for the answer alone; leave the alignments out, or take the "
            "processor with another --target");
    MINTERM_TRY(const std::optional<GapCosts> gaps, gaps_of(recurrence));
    answers.values.resize(a.size());
    if (options.alignments) answers.alignments.resize(a.size());
    report.pairs_alone = a.size();
    report.bound_saves = gaps.has_value();
    report.threads = static_cast<int>(
        std::clamp<std::size_t>(a.size(), 1, static_cast<std::size_t>(options.threads)));
    for (std::size_t p = 0; p < a.size(); ++p)
        report.cells += std::uint64_t{a[p].size()} * b[p].size();

    std::atomic<std::uint64_t> computed{0};
    AloneLayouts layouts;
    // What has alignments has bounds, too.
    const bool knows_bounds = options.alignments || gaps.has_value();
    const auto make_worker = [&] {
        return [&, alone = AloneRunner(recurrence, knows_bounds, target, options, store, layouts)](
                   std::size_t p) mutable -> Status {
            const std::optional<std::int64_t> bound = bound_of_pair(options, p);
            MINTERM_TRY(RunResult result, alone.run_engine(a[p], b[p], bound, options.alignments));
            answers.values[p] = AloneRunner::value_of(result, bound);
            if (options.alignments && answers.values[p] != kMoreThanBound)
                answers.alignments[p] = std::move(result.alignment);
            computed += result.cells_computed;
            return success();
        };
    };
    if (Status done = run_jobs(options.threads, a.size(), make_worker); !done)
        return std::move(done).failure();
    report.alone_layouts = layouts.take();
    report.cells_computed = computed;
    report.seconds = seconds_since(start);
    return answers;
}

// ---- matrices -----------------------------------------------------------------------------------

namespace {

/// Those that can be computed side by side.
std::size_t count_batched(Texts texts) {
    return static_cast<std::size_t>(std::count_if(texts.begin(), texts.end(), is_batched));
}

std::uint64_t total_length(Texts texts) {
    std::uint64_t length = 0;
    for (const SymbolSpan text : texts) length += text.size();
    return length;
}

}  // namespace

Result<BatchReport> BatchEngine::State::matrix(const Recurrence& recurrence, Texts queries,
                                               Texts targets, const MatrixConsumer& consumer,
                                               const BatchOptions& options) {
    BatchReport report;
    const Clock::time_point start = Clock::now();
    JobTeam team(threads_of(options));
    CallSymbols symbols;
    BatchRun run;
    report.is_matrix = true;
    report.cells = total_length(queries) * total_length(targets);
    if (is_for_one_pair(options.layout)) {
        MINTERM_TRY(run.gaps, gaps_of(recurrence));
        run.kernel.word_bits = target.word_bits;
        report.bound_saves = run.gaps.has_value();
        const BatchCall call{recurrence, target,  store,   run,     options, team,
                             queries,    targets, queries, targets, false,   driver_maker(run)};
        MINTERM_TRY([[maybe_unused]] const Unit done, run_matrix(call, consumer, report));
        report.seconds = seconds_since(start);
        return report;
    }
    MINTERM_TRY([[maybe_unused]] const Unit able,
                check_layout(options, shape_of(queries, targets), kLongestBatched));
    const auto set_sides = [&](Texts a, Texts b) -> Status {
        MINTERM_TRY(run, set_up(team, recurrence, a, b, shape_of(a, b), SymbolsOf::All,
                                PredicateSource::Masks, options.device, symbols, report));
        return success();
    };
    MINTERM_TRY([[maybe_unused]] const Unit given, set_sides(queries, targets));
    const std::size_t side_by_side = count_batched(targets);
    const std::size_t one_by_one = count_batched(queries);
    // Queries side by side share no lanes.
    report.target_words =
        words_of_matrix(one_by_one, side_by_side, lanes(), driver_maker(run)()->most_shares());
    if (!options.first_query_target && is_symmetric(recurrence))
        report.query_words = words_of_matrix(side_by_side, one_by_one, lanes(), 1);
    const bool are_exchanged =
        report.query_words && is_better_exchanged(*report.query_words, report.target_words);
    const Texts a = are_exchanged ? targets : queries;
    const Texts b = are_exchanged ? queries : targets;
    if (are_exchanged) {
        MINTERM_TRY([[maybe_unused]] const Unit exchanged, set_sides(a, b));
    }

    const BatchCall call{recurrence, target,    store,     run,           options,          team, a,
                         b,          symbols.a, symbols.b, are_exchanged, driver_maker(run)};
    MINTERM_TRY([[maybe_unused]] const Unit done, run_matrix(call, consumer, report));
    report.seconds = seconds_since(start) - report.compile_seconds;
    return report;
}

Result<BatchAnswers> BatchEngine::pairs(const Recurrence& recurrence, Texts a, Texts b,
                                        const BatchOptions& options) {
    if (a.size() != b.size())
        return Failure::user(fmt::format(
            "the two lists of a batch differ in size: {} and {} strings", a.size(), b.size()));
    if (!options.pair_bounds.empty() && options.pair_bounds.size() != a.size())
        return Failure::user(
            fmt::format("{} bounds for {} pairs", options.pair_bounds.size(), a.size()));
    if (options.threads < 1)
        return Failure::user(fmt::format("threads must be at least 1; got {}", options.threads));
    try {
        return options.alignments || is_for_one_pair(options.layout)
                   ? state_->pairs_alone(recurrence, a, b, options)
                   : state_->pairs(recurrence, a, b, options);
    } catch (const std::bad_alloc&) {
        return Failure::environment(
            fmt::format("not enough memory to compare {} pairs of strings", a.size()));
    }
}

Result<BatchReport> BatchEngine::matrix(const Recurrence& recurrence, Texts queries, Texts targets,
                                        const MatrixConsumer& consumer,
                                        const BatchOptions& options) {
    if (options.threads < 1)
        return Failure::user(fmt::format("threads must be at least 1; got {}", options.threads));
    try {
        return state_->matrix(recurrence, queries, targets, consumer, options);
    } catch (const std::bad_alloc&) {
        return Failure::environment(fmt::format("not enough memory to compare {} with {} strings",
                                                queries.size(), targets.size()));
    }
}

}  // namespace minterm
