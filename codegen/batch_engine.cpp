// SPDX-License-Identifier: Apache-2.0
//
// Many pairs of strings in, answers out: kernels, groups of like lengths, threads.
#include "codegen/batch_engine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <map>
#include <mutex>
#include <new>
#include <numeric>
#include <string>
#include <thread>
#include <utility>

#include "codegen/block_edges.hpp"
#include "codegen/compile_batch.hpp"
#include "codegen/engine.hpp"
#include "codegen/gap_costs.hpp"
#include "codegen/jit.hpp"
#include "codegen/kernel_key.hpp"
#include "runtime/byte_set.hpp"
#include "synth/interpret.hpp"
#include "synth/symbols.hpp"

namespace minterm {

namespace {

using Clock = std::chrono::steady_clock;
using Texts = std::span<const std::string_view>;
using Indices = std::span<const std::uint32_t>;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

std::size_t longest(Texts texts) {
    std::size_t length = 0;
    for (const std::string_view text : texts) length = std::max(length, text.size());
    return length;
}

// ---- symbols ------------------------------------------------------------------------------------

/// Bits of a byte that tell all of `bytes` apart, exactly `count` of them, if there are any. Then
/// planes need no table of codes.
std::vector<std::uint8_t> telling_bits(const ByteSet& bytes, int count) {
    for (unsigned mask = 0; mask < 256; ++mask) {
        if (std::popcount(mask) != count) continue;
        ByteSet seen;
        bool apart = true;
        for (unsigned byte = 0; byte < 256 && apart; ++byte) {
            if (!bytes.test(byte)) continue;
            apart = !seen.test(byte & mask);
            seen.set(byte & mask);
        }
        if (!apart) continue;
        std::vector<std::uint8_t> bits;
        for (std::uint8_t bit = 0; bit < 8; ++bit)
            if ((mask >> bit & 1) != 0) bits.push_back(bit);
        return bits;
    }
    return {};
}

PlaneBits coded_planes(const std::array<std::uint8_t, 256>& codes, int planes) {
    PlaneBits result;
    for (int bit = 0; bit < planes; ++bit) result.bits.push_back(static_cast<std::uint8_t>(bit));
    result.codes.assign(codes.begin(), codes.end());
    return result;
}

struct Symbols {
    SymbolLogic logic;
    PlaneBits a, b;
};

Symbols symbols_of(const Recurrence& recurrence, Texts a, Texts b) {
    const ByteSet a_bytes = bytes_in(a);
    const ByteSet b_bytes = bytes_in(b);
    const SymbolCoding coding = code_symbols(recurrence.relations, a_bytes, b_bytes);
    Symbols symbols{coding.logic, coded_planes(coding.a_code, coding.logic.a_planes),
                    coded_planes(coding.b_code, coding.logic.b_planes)};
    if (coding.logic.equality && recurrence.relations.size() == 1 &&
        recurrence.relations.front().is_equality) {
        const std::vector<std::uint8_t> bits =
            telling_bits(a_bytes | b_bytes, coding.logic.a_planes);
        if (!bits.empty()) symbols.a = symbols.b = {bits, {}};
    }
    return symbols;
}

// ---- groups -------------------------------------------------------------------------------------

/// Sorts by a length of at most kLongestBatched; equal ones keep their order.
template <typename LengthOf>
void sort_by_length(std::span<std::uint32_t> indices, const LengthOf& length_of) {
    std::vector<std::uint32_t> starts(kLongestBatched + 2, 0);
    for (const std::uint32_t index : indices) ++starts[length_of(index) + 1];
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    std::vector<std::uint32_t> sorted(indices.size());
    for (const std::uint32_t index : indices) sorted[starts[length_of(index)]++] = index;
    std::copy(sorted.begin(), sorted.end(), indices.begin());
}

/// An order in which `lanes` neighbours have about the same lengths on both sides: strips of like
/// first lengths, each sorted by second lengths, the strips about as many as groups in a strip
/// (sort-tile-recursive: Leutenegger et al. 1997).
void order_by_lengths(Texts a, Texts b, std::size_t lanes, std::span<std::uint32_t> indices) {
    sort_by_length(indices, [&](std::uint32_t index) { return a[index].size(); });
    const std::size_t groups = (indices.size() + lanes - 1) / lanes;
    std::size_t groups_in_strip = 1;
    while (groups_in_strip * groups_in_strip < groups) ++groups_in_strip;
    const std::size_t strip = groups_in_strip * lanes;
    for (std::size_t begin = 0; begin < indices.size(); begin += strip)
        sort_by_length(indices.subspan(begin, std::min(strip, indices.size() - begin)),
                       [&](std::uint32_t index) { return b[index].size(); });
}

/// About how many nanoseconds a pair takes by itself, and a group side by side. Measured with AVX2;
/// other words are longer or shorter on both sides alike.
double alone_cost(std::size_t rows, std::size_t columns, std::size_t lanes) {
    const auto m = static_cast<double>(rows);
    const auto n = static_cast<double>(columns);
    const auto w = static_cast<double>(lanes);
    return 2 * std::ceil(m / w) * (n + w) + 16 * (m + n) + 3000;
}
double group_cost(std::size_t rows, std::size_t columns) {
    return static_cast<double>(rows) * static_cast<double>(columns);
}
/// And the compilation of the kernel for pairs by themselves.
constexpr double kKernelCost = 20e6;

// ---- threads ------------------------------------------------------------------------------------

/// Runs jobs 0 .. count - 1 on so many threads, each with a worker of its own. The failure of the
/// first job (by number) that fails is the result; jobs that have not begun by then are left out.
template <typename MakeWorker>
Status run_jobs(int threads, std::size_t count, const MakeWorker& make_worker) {
    std::atomic<std::size_t> next{0};
    std::atomic<bool> stopped{false};
    std::mutex mutex;
    std::size_t failed_job = count;
    std::optional<Failure> failure;
    const auto work = [&] {
        auto worker = make_worker();
        while (!stopped) {
            const std::size_t job = next++;
            if (job >= count) return;
            Status done = success();
            try {
                done = worker(job);
            } catch (const std::bad_alloc&) {
                done = Failure::environment("not enough memory to compare these strings");
            }
            if (done) continue;
            stopped = true;
            const std::lock_guard lock(mutex);
            if (job < failed_job) {
                failed_job = job;
                failure = std::move(done).failure();
            }
        }
    };
    {
        std::vector<std::jthread> others;
        const auto useful = std::min<std::size_t>(static_cast<std::size_t>(threads), count);
        for (std::size_t i = 1; i < useful; ++i) others.emplace_back(work);
        work();
    }
    if (failure) return *std::move(failure);
    return success();
}

/// A compiled recurrence and its machine code.
struct LoadedBatch {
    CompiledBatch compiled;
    JitKernel code;
    BatchKernel kernel;
    std::optional<GapCosts> gaps;
};

BatchKernel kernel_of(const CompiledBatch& compiled, const JitKernel& code, const Target& target) {
    BatchKernel kernel;
    kernel.word_bits = target.word_bits;
    kernel.vertical_planes = compiled.cell.vertical_planes;
    kernel.horizontal_planes = compiled.cell.horizontal_planes;
    kernel.a_planes = compiled.cell.a_planes;
    kernel.b_planes = compiled.cell.b_planes;
    kernel.predicates = compiled.cell.predicates;
    kernel.counter_planes = compiled.cell.counter_planes;
    kernel.most_rows_summed = compiled.most_rows_summed;
    for (const int rows : compiled.heights)
        kernel.tiles.push_back(
            {rows, code.entry(tile_function(rows, false)), code.entry(tile_function(rows, true))});
    kernel.sum = code.entry("sum");
    kernel.sum_counted = code.entry("sum_counted");
    kernel.masks = code.entry("masks");
    return kernel;
}

/// What the groups of one call have in common.
struct Setup {
    LoadedBatch* loaded = nullptr;
    BatchRun run;
};

}  // namespace

struct BatchEngine::State {
    State(const Target& t, CellStore s) : target(t), store(std::move(s)) {}

    Result<LoadedBatch*> load(const Recurrence& recurrence, const SymbolLogic& symbols,
                              PredicateSource source);
    Result<Setup> set_up(const Recurrence& recurrence, Texts a, Texts b, PredicateSource source,
                         BatchReport& report);
    std::size_t lanes() const { return static_cast<std::size_t>(target.word_bits); }

    Result<BatchAnswers> pairs(const Recurrence& recurrence, Texts a, Texts b,
                               const BatchOptions& options);
    Result<BatchReport> matrix(const Recurrence& recurrence, Texts queries, Texts targets,
                               const MatrixConsumer& consumer, const BatchOptions& options);

    const Target& target;
    const CellStore store;
    std::unique_ptr<JitSession> jit;  // before the kernels, whose code must go before it
    std::map<std::string, std::unique_ptr<LoadedBatch>> kernels;
};

BatchEngine::BatchEngine(const Target& target, CellStore store)
    : state_(std::make_unique<State>(target, std::move(store))) {}
BatchEngine::~BatchEngine() = default;
BatchEngine::BatchEngine(BatchEngine&&) noexcept = default;
BatchEngine& BatchEngine::operator=(BatchEngine&&) noexcept = default;

Result<LoadedBatch*> BatchEngine::State::load(const Recurrence& recurrence,
                                              const SymbolLogic& symbols, PredicateSource source) {
    const char* const prefix = source == PredicateSource::Masks ? "masks " : "symbols ";
    std::unique_ptr<LoadedBatch>& slot = kernels[prefix + kernel_key(recurrence, symbols)];
    if (slot) return slot.get();
    if (!jit) {
        MINTERM_TRY(JitSession session, JitSession::create());
        jit = std::make_unique<JitSession>(std::move(session));
    }
    auto loaded = std::make_unique<LoadedBatch>();
    CompileParams params;
    params.symbols = symbols;
    params.rows = 1;
    params.cell.store = store;
    BatchParams batch;
    batch.predicates = source;
    MINTERM_TRY(loaded->compiled, compile_batch(recurrence, target, params, batch));
    MINTERM_TRY(loaded->code, jit->compile(loaded->compiled.program, target));
    loaded->kernel = kernel_of(loaded->compiled, loaded->code, target);
    loaded->gaps = gap_costs(loaded->compiled.stages.recurrence, loaded->compiled.stages.flows);
    slot = std::move(loaded);
    return slot.get();
}

/// Compiles what is missing and evaluates the boundary as far as groups can need it.
Result<Setup> BatchEngine::State::set_up(const Recurrence& recurrence, Texts a, Texts b,
                                         PredicateSource source, BatchReport& report) {
    const Clock::time_point start = Clock::now();
    const Symbols symbols = symbols_of(recurrence, a, b);
    const double coding_seconds = seconds_since(start);
    Setup setup;
    MINTERM_TRY(setup.loaded, load(recurrence, symbols.logic, source));
    report.compile_seconds = seconds_since(start) - coding_seconds;
    report.symbol_planes = std::max(symbols.logic.a_planes, symbols.logic.b_planes);
    report.tile_rows = setup.loaded->kernel.tiles.front().rows;

    const CompiledBatch& compiled = setup.loaded->compiled;
    const Recurrence& lowered = compiled.stages.recurrence;
    const Flows& flows = compiled.stages.flows;
    const Encoding& encoding = compiled.stages.cell.encoding;
    const std::size_t rows = std::min(longest(a), kLongestBatched);
    const std::size_t columns = std::min(longest(b), kLongestBatched);
    BatchRun& run = setup.run;
    run.kernel = setup.loaded->kernel;
    run.a = symbols.a;
    run.b = symbols.b;
    MINTERM_TRY(run.left, left_edge(lowered, flows, encoding, rows));
    MINTERM_TRY(run.top, top_edge(lowered, flows, encoding, columns));
    run.is_sum = compiled.answer.is_sum;
    run.least = compiled.answer.least;
    run.step = compiled.answer.step;
    for (std::size_t j = 0; run.is_sum && j <= columns; ++j)
        run.first_row.push_back(
            boundary_value(lowered, compiled.answer.table, 0, static_cast<std::int64_t>(j)));
    run.gaps = setup.loaded->gaps;
    return setup;
}

namespace {

/// One thread's way to run a pair by itself.
class AloneRunner {
public:
    AloneRunner(const Recurrence& recurrence, const Target& target, const CellStore& store)
        : recurrence_(recurrence), target_(target), store_(store) {}

    Result<std::int64_t> run(std::string_view a, std::string_view b,
                             std::optional<std::int64_t> bound) {
        if (!engine_) engine_ = std::make_unique<Engine>(target_, store_);
        MINTERM_TRY(const RunResult result, engine_->run(recurrence_, a, b));
        return within(result.answer.value, bound);
    }

    static std::int64_t within(std::int64_t answer, std::optional<std::int64_t> bound) {
        return bound && answer > *bound ? kMoreThanBound : answer;
    }

private:
    const Recurrence& recurrence_;
    const Target& target_;
    const CellStore& store_;
    std::unique_ptr<Engine> engine_;
};

/// Whether strings of these lengths differ by more than the bound, whatever they hold.
bool too_different(const std::optional<GapCosts>& gaps, std::optional<std::int64_t> bound,
                   std::size_t rows, std::size_t columns) {
    if (!gaps || !bound) return false;
    const auto difference = static_cast<std::int64_t>(columns) - static_cast<std::int64_t>(rows);
    return difference * (difference > 0 ? gaps->right : -gaps->down) > *bound;
}

/// Part of the pairs that are computed side by side or, where it is one, alone.
struct Group {
    std::uint32_t begin = 0;
    std::uint32_t count = 0;
    bool alone = false;
};

/// Cuts the order into groups of a word's lanes; those that are cheaper one by one become single
/// pairs, where that gains as much as the kernel costs that they need.
std::vector<Group> make_groups(Texts a, Texts b, Indices order, std::size_t lanes,
                               double kernel_cost) {
    std::vector<Group> groups;
    std::vector<bool> cheaper_alone;
    double gain = 0;
    for (std::size_t begin = 0; begin < order.size(); begin += lanes) {
        const Indices group = order.subspan(begin, std::min(lanes, order.size() - begin));
        std::size_t rows = 0;
        std::size_t columns = 0;
        double alone = 0;
        for (const std::uint32_t index : group) {
            rows = std::max(rows, a[index].size());
            columns = std::max(columns, b[index].size());
            alone += alone_cost(a[index].size(), b[index].size(), lanes);
        }
        const double saved = group_cost(rows, columns) - alone;
        groups.push_back(
            {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(group.size()), false});
        cheaper_alone.push_back(saved > 0);
        gain += std::max(saved, 0.0);
    }
    if (gain <= kernel_cost) return groups;
    std::vector<Group> split;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if (!cheaper_alone[i]) {
            split.push_back(groups[i]);
            continue;
        }
        for (std::uint32_t p = 0; p < groups[i].count; ++p)
            split.push_back({groups[i].begin + p, 1, true});
    }
    return split;
}

}  // namespace

Result<BatchAnswers> BatchEngine::State::pairs(const Recurrence& recurrence, Texts a, Texts b,
                                               const BatchOptions& options) {
    BatchAnswers answers;
    BatchReport& report = answers.report;
    const Clock::time_point start = Clock::now();
    MINTERM_TRY(const Setup setup, set_up(recurrence, a, b, PredicateSource::Symbols, report));
    answers.values.resize(a.size());

    std::vector<std::uint32_t> order;
    std::vector<std::uint32_t> too_long;
    order.reserve(a.size());
    for (std::uint32_t p = 0; p < a.size(); ++p) {
        report.cells += std::uint64_t{a[p].size()} * b[p].size();
        if (a[p].empty() || b[p].empty()) {
            answers.values[p] = AloneRunner::within(
                boundary_answer(recurrence, a[p].size(), b[p].size()).value, options.bound);
        } else if (too_different(setup.run.gaps, options.bound, a[p].size(), b[p].size())) {
            answers.values[p] = kMoreThanBound;
            ++report.pairs_by_length;
        } else if (std::max(a[p].size(), b[p].size()) > kLongestBatched) {
            too_long.push_back(p);
        } else {
            order.push_back(p);
        }
    }
    order_by_lengths(a, b, lanes(), order);
    std::vector<Group> groups =
        make_groups(a, b, order, lanes(), too_long.empty() ? kKernelCost : 0);
    for (const std::uint32_t p : too_long) {
        groups.push_back({static_cast<std::uint32_t>(order.size()), 1, true});
        order.push_back(p);
    }
    for (const Group& group : groups) report.pairs_alone += group.alone ? 1 : 0;

    std::atomic<std::uint64_t> computed{0};
    const auto make_worker = [&] {
        return
            [&, driver = BatchDriver(setup.run), alone = AloneRunner(recurrence, target, store),
             a_group = std::vector<std::string_view>(), b_group = std::vector<std::string_view>(),
             values = std::vector<std::int64_t>()](std::size_t job) mutable -> Status {
                const Group& group = groups[job];
                const Indices members = Indices(order).subspan(group.begin, group.count);
                if (group.alone) {
                    const std::uint32_t p = members.front();
                    MINTERM_TRY(answers.values[p], alone.run(a[p], b[p], options.bound));
                    return success();
                }
                a_group.clear();
                b_group.clear();
                for (const std::uint32_t p : members) {
                    a_group.push_back(a[p]);
                    b_group.push_back(b[p]);
                }
                values.resize(members.size());
                const std::uint64_t before = driver.cells_computed();
                if (Status done = driver.run_pairs(a_group, b_group, options.bound, values); !done)
                    return done;
                for (std::size_t i = 0; i < members.size(); ++i)
                    answers.values[members[i]] = values[i];
                computed += driver.cells_computed() - before;
                return success();
            };
    };
    if (Status done = run_jobs(options.threads, groups.size(), make_worker); !done)
        return std::move(done).failure();
    report.cells_computed = computed;
    report.seconds = seconds_since(start) - report.compile_seconds;
    return answers;
}

namespace {

// Targets are taken in chunks of groups whose masks fit a cache together. Within a chunk they are
// sorted by length; chunks follow the order of the targets, so that the answers of a chunk lie side
// by side.
constexpr std::size_t kMostGroupsInChunk = 32;
constexpr std::size_t kChunkBytes = std::size_t{1} << 22;
/// So many queries run over a group before the next group has its turn.
constexpr std::size_t kQueriesAtOnce = 16;

}  // namespace

Result<BatchReport> BatchEngine::State::matrix(const Recurrence& recurrence, Texts queries,
                                               Texts targets, const MatrixConsumer& consumer,
                                               const BatchOptions& options) {
    BatchReport report;
    const Clock::time_point start = Clock::now();
    MINTERM_TRY(const Setup setup,
                set_up(recurrence, queries, targets, PredicateSource::Masks, report));
    const BatchRun& run = setup.run;

    // Queries and targets without symbols, or with too many, go one by one.
    const auto is_batched = [](std::string_view text) {
        return !text.empty() && text.size() <= kLongestBatched;
    };
    std::vector<std::uint32_t> batched;
    std::vector<std::uint32_t> others;
    std::uint64_t target_symbols = 0;
    std::uint64_t query_symbols = 0;
    for (std::uint32_t t = 0; t < targets.size(); ++t) {
        target_symbols += targets[t].size();
        (is_batched(targets[t]) ? batched : others).push_back(t);
    }
    for (const std::string_view query : queries) query_symbols += query.size();
    report.cells = target_symbols * query_symbols;
    std::vector<std::uint32_t> all(targets.size());
    std::iota(all.begin(), all.end(), 0U);

    const std::size_t letters = std::min<std::size_t>(256, std::size_t{1} << run.a.planes());
    const std::size_t group_bytes = std::max<std::size_t>(1, run.top.size()) * letters *
                                    run.kernel.word_bytes() *
                                    static_cast<std::size_t>(std::max(1, run.kernel.predicates));
    const std::size_t groups_in_chunk =
        std::clamp<std::size_t>(kChunkBytes / group_bytes, 1, kMostGroupsInChunk);
    const std::size_t chunk_size = groups_in_chunk * lanes();
    const std::size_t chunks = (batched.size() + chunk_size - 1) / chunk_size;

    std::atomic<std::uint64_t> computed{0};
    std::atomic<std::uint64_t> alone_pairs{0};
    const Failure stopped = Failure::environment("stopped before the end");
    const auto make_worker = [&] {
        return [&, driver = BatchDriver(run), alone = AloneRunner(recurrence, target, store),
                loaded = std::vector<BatchTargets>(groups_in_chunk),
                values = std::vector<std::int64_t>(),
                texts = std::vector<std::string_view>()](std::size_t job) mutable -> Status {
            const auto one_by_one = [&](std::size_t q, Indices some) -> Status {
                values.resize(some.size());
                for (std::size_t i = 0; i < some.size(); ++i) {
                    const std::string_view text = targets[some[i]];
                    if (queries[q].empty() || text.empty()) {
                        values[i] = AloneRunner::within(
                            boundary_answer(recurrence, queries[q].size(), text.size()).value,
                            options.bound);
                    } else if (too_different(run.gaps, options.bound, queries[q].size(),
                                             text.size())) {
                        values[i] = kMoreThanBound;
                    } else {
                        MINTERM_TRY(values[i], alone.run(queries[q], text, options.bound));
                        ++alone_pairs;
                    }
                }
                return consumer({q, some, values}) ? success() : Status(stopped);
            };
            if (job >= chunks) {
                const std::size_t q = job - chunks;
                if (!is_batched(queries[q])) return one_by_one(q, all);
                return others.empty() ? success() : one_by_one(q, others);
            }
            const std::span<std::uint32_t> chunk = std::span(batched).subspan(
                job * chunk_size, std::min(chunk_size, batched.size() - job * chunk_size));
            sort_by_length(chunk, [&](std::uint32_t t) { return targets[t].size(); });
            const std::size_t groups = (chunk.size() + lanes() - 1) / lanes();
            const auto group = [&](std::size_t g) {
                return chunk.subspan(g * lanes(), std::min(lanes(), chunk.size() - g * lanes()));
            };
            for (std::size_t g = 0; g < groups; ++g) {
                texts.clear();
                for (const std::uint32_t t : group(g)) texts.push_back(targets[t]);
                if (Status done = loaded[g].load(run, texts); !done) return done;
            }
            const std::uint64_t before = driver.cells_computed();
            for (std::size_t begin = 0; begin < queries.size(); begin += kQueriesAtOnce) {
                const std::size_t end = std::min(queries.size(), begin + kQueriesAtOnce);
                for (std::size_t g = 0; g < groups; ++g) {
                    const auto members = group(g);
                    values.resize(members.size());
                    const std::size_t shortest = targets[members.front()].size();
                    const std::size_t longest_here = targets[members.back()].size();
                    for (std::size_t q = begin; q < end; ++q) {
                        const std::size_t rows = queries[q].size();
                        if (!is_batched(queries[q])) continue;
                        if ((rows < shortest &&
                             too_different(run.gaps, options.bound, rows, shortest)) ||
                            (rows > longest_here &&
                             too_different(run.gaps, options.bound, rows, longest_here))) {
                            std::fill(values.begin(), values.end(), kMoreThanBound);
                        } else if (Status done = driver.run_query(queries[q], loaded[g],
                                                                  options.bound, values);
                                   !done) {
                            return done;
                        }
                        if (!consumer({q, members, values})) return stopped;
                    }
                }
            }
            computed += driver.cells_computed() - before;
            return success();
        };
    };
    if (Status done = run_jobs(options.threads, chunks + queries.size(), make_worker); !done)
        return std::move(done).failure();
    report.cells_computed = computed;
    report.pairs_alone = alone_pairs;
    report.seconds = seconds_since(start) - report.compile_seconds;
    return report;
}

Result<BatchAnswers> BatchEngine::pairs(const Recurrence& recurrence, Texts a, Texts b,
                                        const BatchOptions& options) {
    if (a.size() != b.size())
        return Failure::user(fmt::format(
            "the two lists of a batch differ in size: {} and {} strings", a.size(), b.size()));
    if (options.threads < 1)
        return Failure::user(fmt::format("threads must be at least 1; got {}", options.threads));
    try {
        return state_->pairs(recurrence, a, b, options);
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
