// SPDX-License-Identifier: Apache-2.0
//
// Many pairs of strings in, answers out: kernels, groups of like lengths, threads.
#include "codegen/batch_engine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <bit>
#include <bitset>
#include <limits>
#include <map>
#include <new>
#include <numeric>
#include <string>
#include <utility>

#include "codegen/batch_groups.hpp"
#include "codegen/batch_kernel.hpp"
#include "codegen/block_edges.hpp"
#include "codegen/engine.hpp"
#include "codegen/kernel_key.hpp"
#include "runtime/byte_set.hpp"
#include "runtime/clock.hpp"
#include "runtime/run_jobs.hpp"
#include "synth/interpret.hpp"
#include "synth/symbols.hpp"
#include "synth/symmetry.hpp"

namespace minterm {

namespace {

using Texts = std::span<const SymbolSpan>;
using Indices = std::span<const std::uint32_t>;
using ByteSet = std::bitset<256>;

std::size_t longest(Texts texts) {
    std::size_t length = 0;
    for (const SymbolSpan text : texts) length = std::max(length, text.size());
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

PlaneBits low_bits(int planes) {
    PlaneBits result;
    for (int bit = 0; bit < planes; ++bit) result.bits.push_back(static_cast<std::uint8_t>(bit));
    return result;
}

PlaneBits coded_planes(const CodeTable& codes, int planes) {
    PlaneBits result = low_bits(planes);
    for (std::uint32_t byte = 0; byte < 256; ++byte)
        result.codes.push_back(static_cast<std::uint8_t>(codes[byte]));
    return result;
}

/// Texts of wide symbols one behind the other, and then as codes.
class CodedTexts {
public:
    explicit CodedTexts(Texts texts) : texts_(texts) {
        std::size_t total = 0;
        for (const SymbolSpan text : texts) total += text.size();
        symbols_.reserve(total);
        for (const SymbolSpan text : texts)
            text.visit([&](auto symbols) {
                symbols_.insert(symbols_.end(), symbols.begin(), symbols.end());
            });
    }

    SymbolSet symbols() const { return symbols_in(symbols_); }

    void code(const CodeTable& table, int planes) {
        codes_ = SymbolCodes(symbols_, table, planes);
        symbols_ = {};
        coded_.reserve(texts_.size());
        std::size_t begin = 0;
        for (const SymbolSpan text : texts_) {
            coded_.push_back(SymbolSpan(codes_).subspan(begin, text.size()));
            begin += text.size();
        }
    }
    Texts coded() const { return coded_; }

private:
    Texts texts_;
    std::vector<std::uint32_t> symbols_;
    SymbolCodes codes_;
    std::vector<SymbolSpan> coded_;
};

/// How the symbols of a call become planes.
struct CallSymbols {
    SymbolLogic logic;
    PlaneBits a_bits, b_bits;
    Texts a, b;                              ///< what these are bits of
    std::optional<CodedTexts> own_a, own_b;  ///< where that is not what the caller gave
};

bool any_wide(Texts texts) {
    return std::any_of(texts.begin(), texts.end(), [](SymbolSpan text) { return text.is_wide(); });
}

Result<CallSymbols> symbols_of(const CodeSource& source, const Recurrence& recurrence, Texts a,
                               Texts b) {
    CallSymbols symbols;
    if (any_wide(a) || any_wide(b)) {
        symbols.own_a.emplace(a);
        symbols.own_b.emplace(b);
        MINTERM_TRY(SymbolCoding coding, source.code(recurrence.relations, symbols.own_a->symbols(),
                                                     symbols.own_b->symbols()));
        symbols.own_a->code(coding.a_code, coding.planes());
        symbols.own_b->code(coding.b_code, coding.planes());
        symbols.a_bits = low_bits(coding.logic.a_planes);
        symbols.b_bits = low_bits(coding.logic.b_planes);
        symbols.a = symbols.own_a->coded();
        symbols.b = symbols.own_b->coded();
        symbols.logic = std::move(coding.logic);
        return symbols;
    }
    const ByteSet a_bytes = bytes_in(a);
    const ByteSet b_bytes = bytes_in(b);
    MINTERM_TRY(SymbolCoding coding,
                source.code(recurrence.relations, symbols_in(a_bytes), symbols_in(b_bytes)));
    symbols.a = a;
    symbols.b = b;
    symbols.a_bits = coded_planes(coding.a_code, coding.logic.a_planes);
    symbols.b_bits = coded_planes(coding.b_code, coding.logic.b_planes);
    const Relation* const only =
        recurrence.relations.size() == 1 ? &recurrence.relations.front() : nullptr;
    if (only != nullptr && only->is_equality && only->wildcards.empty()) {
        const std::vector<std::uint8_t> bits =
            telling_bits(a_bytes | b_bytes, coding.logic.a_planes);
        if (!bits.empty()) symbols.a_bits = symbols.b_bits = {bits, {}};
    }
    symbols.logic = std::move(coding.logic);
    return symbols;
}

}  // namespace

struct BatchEngine::State {
    State(const Target& t, CellStore s)
        : target(t), store(std::move(s)), code(code_source(target, store)) {}

    Result<LoadedBatch*> load(const Recurrence& recurrence, const SymbolLogic& symbols,
                              PredicateSource source);
    Result<BatchRun> set_up(const Recurrence& recurrence, Texts a, Texts b, PredicateSource source,
                            CallSymbols& symbols, BatchReport& report);
    std::size_t lanes() const { return static_cast<std::size_t>(target.word_bits); }

    Result<BatchAnswers> pairs(const Recurrence& recurrence, Texts a, Texts b,
                               const BatchOptions& options);
    /// Every pair by itself, and no kernel for many.
    Result<BatchAnswers> aligned_pairs(const Recurrence& recurrence, Texts a, Texts b,
                                       const BatchOptions& options);
    Result<BatchReport> matrix(const Recurrence& recurrence, Texts queries, Texts targets,
                               const MatrixConsumer& consumer, const BatchOptions& options);

    const Target& target;
    const CellStore store;
    const std::shared_ptr<const CodeSource> code;
    std::map<std::string, std::unique_ptr<LoadedBatch>> kernels;
};

BatchEngine::BatchEngine(const Target& target, CellStore store)
    : state_(std::make_unique<State>(target, std::move(store))) {}
BatchEngine::~BatchEngine() = default;
BatchEngine::BatchEngine(BatchEngine&&) noexcept = default;
BatchEngine& BatchEngine::operator=(BatchEngine&&) noexcept = default;

Result<LoadedBatch*> BatchEngine::State::load(const Recurrence& recurrence,
                                              const SymbolLogic& symbols, PredicateSource source) {
    const char* const predicates = source == PredicateSource::Masks ? "masks " : "symbols ";
    std::unique_ptr<LoadedBatch>& slot = kernels[predicates + kernel_key(recurrence, symbols)];
    if (slot) return slot.get();
    MINTERM_TRY(LoadedBatch loaded, load_batch(recurrence, symbols, source, *code));
    slot = std::make_unique<LoadedBatch>(std::move(loaded));
    return slot.get();
}

/// Compiles what is missing and evaluates the boundary as far as groups can need it.
Result<BatchRun> BatchEngine::State::set_up(const Recurrence& recurrence, Texts a, Texts b,
                                            PredicateSource source, CallSymbols& symbols,
                                            BatchReport& report) {
    const Clock::time_point start = Clock::now();
    MINTERM_TRY(symbols, symbols_of(*code, recurrence, a, b));
    const double coding_seconds = seconds_since(start);
    MINTERM_TRY(const LoadedBatch* const loaded, load(recurrence, symbols.logic, source));
    report.compile_seconds = seconds_since(start) - coding_seconds;
    report.symbol_planes = std::max(symbols.logic.a_planes, symbols.logic.b_planes);
    report.tile_rows = loaded->kernel.tiles.front().rows;
    report.code_origin = loaded->code.origin;
    report.code_not_kept = loaded->code.not_kept;

    const Recurrence& lowered = loaded->solved.recurrence;
    const Flows& flows = loaded->solved.flows;
    const Encoding& encoding = loaded->solved.cell.encoding;
    const std::size_t rows = std::min(longest(a), kLongestBatched);
    const std::size_t columns = std::min(longest(b), kLongestBatched);
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

namespace {

/// One thread's way to run a pair by itself.
class AloneRunner {
public:
    /// `knows_bounds`: there are `gap_costs`.
    AloneRunner(const Recurrence& recurrence, bool knows_bounds, const Target& target,
                const CellStore& store)
        : recurrence_(recurrence), knows_bounds_(knows_bounds), target_(target), store_(store) {}

    Result<std::int64_t> run(SymbolSpan a, SymbolSpan b, std::optional<std::int64_t> bound) {
        MINTERM_TRY(const RunResult result, run_engine(a, b, bound, /*alignment=*/false));
        return value_of(result, bound);
    }

    /// The same with an alignment.
    Result<RunResult> align(SymbolSpan a, SymbolSpan b, std::optional<std::int64_t> bound) {
        return run_engine(a, b, bound, /*alignment=*/true);
    }

    static std::int64_t value_of(const RunResult& result, std::optional<std::int64_t> bound) {
        return result.too_costly ? kMoreThanBound : within(result.answer.value, bound);
    }

    static std::int64_t within(std::int64_t answer, std::optional<std::int64_t> bound) {
        return bound && answer > *bound ? kMoreThanBound : answer;
    }

private:
    Result<RunResult> run_engine(SymbolSpan a, SymbolSpan b, std::optional<std::int64_t> bound,
                                 bool alignment) {
        if (!engine_) engine_ = std::make_unique<Engine>(target_, store_);
        RunOptions options;
        options.alignment = alignment;
        if (knows_bounds_ && bound && *bound >= 0)
            options.max_distance = static_cast<std::uint64_t>(*bound);
        return engine_->run(recurrence_, a, b, options);
    }

    const Recurrence& recurrence_;
    const bool knows_bounds_;
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

// ---- pairs --------------------------------------------------------------------------------------

/// The bound of one of the pairs of a list.
std::optional<std::int64_t> bound_of_pair(const BatchOptions& options, std::size_t pair) {
    return options.pair_bounds.empty() ? options.bound : options.pair_bounds[pair];
}

/// What all threads of a call read.
struct Call {
    const Recurrence& recurrence;
    const Target& target;
    const CellStore& store;
    const BatchRun& run;
    const BatchOptions& options;
    Texts a;  ///< as they were given
    Texts b;
    Texts coded_a;  ///< as the groups read them
    Texts coded_b;

    std::size_t lanes() const { return static_cast<std::size_t>(target.word_bits); }
};

/// One thread's way through a list of pairs: a job is a group.
class PairsWorker {
public:
    PairsWorker(const Call& call, const std::vector<BatchGroup>& groups, Indices order,
                std::span<std::int64_t> answers, std::atomic<std::uint64_t>& cells_computed)
        : call_(call),
          groups_(groups),
          order_(order),
          answers_(answers),
          cells_computed_(cells_computed),
          driver_(call.run),
          alone_(call.recurrence, call.run.gaps.has_value(), call.target, call.store) {}

    Status operator()(std::size_t job) {
        const BatchGroup& group = groups_[job];
        const Indices members = order_.subspan(group.begin, group.count);
        if (group.alone) {
            const std::uint32_t p = members.front();
            MINTERM_TRY(answers_[p],
                        alone_.run(call_.a[p], call_.b[p], bound_of_pair(call_.options, p)));
            return success();
        }
        a_.clear();
        b_.clear();
        for (const std::uint32_t p : members) {
            a_.push_back(call_.coded_a[p]);
            b_.push_back(call_.coded_b[p]);
        }
        const std::uint64_t before = driver_.cells_computed();
        MINTERM_TRY(const BatchDriver::Answers values,
                    driver_.run_pairs(a_, b_, greatest_bound(members)));
        for (std::size_t i = 0; i < members.size(); ++i)
            answers_[members[i]] =
                AloneRunner::within(values[i], bound_of_pair(call_.options, members[i]));
        cells_computed_ += driver_.cells_computed() - before;
        return success();
    }

private:
    std::optional<std::int64_t> greatest_bound(Indices members) const {
        if (call_.options.pair_bounds.empty()) return call_.options.bound;
        std::int64_t greatest = std::numeric_limits<std::int64_t>::min();
        for (const std::uint32_t p : members)
            greatest = std::max(greatest, call_.options.pair_bounds[p]);
        return greatest;
    }

    const Call& call_;
    const std::vector<BatchGroup>& groups_;
    Indices order_;
    std::span<std::int64_t> answers_;
    std::atomic<std::uint64_t>& cells_computed_;
    BatchDriver driver_;
    AloneRunner alone_;
    std::vector<SymbolSpan> a_, b_;
};

}  // namespace

Result<BatchAnswers> BatchEngine::State::pairs(const Recurrence& recurrence, Texts a, Texts b,
                                               const BatchOptions& options) {
    BatchAnswers answers;
    BatchReport& report = answers.report;
    const Clock::time_point start = Clock::now();
    CallSymbols symbols;
    MINTERM_TRY(const BatchRun run,
                set_up(recurrence, a, b, PredicateSource::Symbols, symbols, report));
    answers.values.resize(a.size());

    std::vector<std::uint32_t> order;
    std::vector<std::uint32_t> too_long;
    order.reserve(a.size());
    for (std::uint32_t p = 0; p < a.size(); ++p) {
        report.cells += std::uint64_t{a[p].size()} * b[p].size();
        const std::optional<std::int64_t> bound = bound_of_pair(options, p);
        if (a[p].empty() || b[p].empty()) {
            answers.values[p] = AloneRunner::within(
                boundary_answer(recurrence, a[p].size(), b[p].size()).value, bound);
        } else if (too_different(run.gaps, bound, a[p].size(), b[p].size())) {
            answers.values[p] = kMoreThanBound;
            ++report.pairs_by_length;
        } else if (std::max(a[p].size(), b[p].size()) > kLongestBatched) {
            too_long.push_back(p);
        } else {
            order.push_back(p);
        }
    }
    order_by_lengths(a, b, lanes(), order);
    std::vector<BatchGroup> groups = make_groups(a, b, order, lanes(), !too_long.empty());
    for (const std::uint32_t p : too_long) {
        groups.push_back({static_cast<std::uint32_t>(order.size()), 1, true});
        order.push_back(p);
    }
    for (const BatchGroup& group : groups) ++(group.alone ? report.pairs_alone : report.groups);

    const Call call{recurrence, target, store, run, options, a, b, symbols.a, symbols.b};
    std::atomic<std::uint64_t> computed{0};
    const auto make_worker = [&] {
        return PairsWorker(call, groups, order, answers.values, computed);
    };
    if (Status done = run_jobs(options.threads, groups.size(), make_worker); !done)
        return std::move(done).failure();
    report.cells_computed = computed;
    report.seconds = seconds_since(start) - report.compile_seconds;
    return answers;
}

Result<BatchAnswers> BatchEngine::State::aligned_pairs(const Recurrence& recurrence, Texts a,
                                                       Texts b, const BatchOptions& options) {
    BatchAnswers answers;
    BatchReport& report = answers.report;
    const Clock::time_point start = Clock::now();
    answers.values.resize(a.size());
    answers.alignments.resize(a.size());
    report.pairs_alone = a.size();
    for (std::size_t p = 0; p < a.size(); ++p)
        report.cells += std::uint64_t{a[p].size()} * b[p].size();

    std::atomic<std::uint64_t> computed{0};
    // What has alignments has bounds, too.
    const auto make_worker = [&] {
        return [&, alone = AloneRunner(recurrence, /*knows_bounds=*/true, target, store)](
                   std::size_t p) mutable -> Status {
            const std::optional<std::int64_t> bound = bound_of_pair(options, p);
            MINTERM_TRY(RunResult result, alone.align(a[p], b[p], bound));
            answers.values[p] = AloneRunner::value_of(result, bound);
            if (answers.values[p] != kMoreThanBound)
                answers.alignments[p] = std::move(result.alignment);
            computed += result.cells_computed;
            return success();
        };
    };
    if (Status done = run_jobs(options.threads, a.size(), make_worker); !done)
        return std::move(done).failure();
    report.cells_computed = computed;
    report.seconds = seconds_since(start);
    return answers;
}

// ---- matrices -----------------------------------------------------------------------------------

namespace {

/// Targets are taken in chunks of groups whose masks fit a cache together. Within a chunk they are
/// sorted by length; chunks follow the order of the targets, so that the answers of a chunk lie
/// side by side.
constexpr std::size_t kMostGroupsInChunk = 16;
constexpr std::size_t kChunkBytes = std::size_t{1} << 22;
/// So many queries run over a group before the next group has its turn; more of them where their
/// answers are also told the other way round, some at a time.
constexpr std::size_t kQueriesAtOnce = 4;
constexpr std::size_t kMirroredAtOnce = 32;
/// To tell an answer once more takes as long as to compute about so many cells (measured on an AMD
/// EPYC, avx2).
constexpr std::uint64_t kCellsAsDearAsTelling = 200;

/// Which pairs of two queries are computed in one order and told in both. Chunks of targets that
/// are all queries come in an order, and so do groups within one. A query of an earlier group or
/// chunk is computed with the targets of a later one, and not the other way round; within a group
/// both orders are computed, which costs nothing. Pairs that are run alone come in the order of the
/// queries, and have those of them that are batched with them.
class Mirror {
public:
    static constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

    Mirror() = default;
    /// `batched`: targets in order.
    Mirror(std::size_t first, std::size_t queries, Indices batched, std::size_t chunk_size)
        : first_(first), queries_(queries), chunk_of_(queries, kNone) {
        for (std::size_t begin = 0; begin < batched.size(); begin += chunk_size) {
            const Indices chunk =
                batched.subspan(begin, std::min(chunk_size, batched.size() - begin));
            if (!is_query(chunk.front()) || !is_query(chunk.back())) continue;
            for (const std::uint32_t target : chunk)
                chunk_of_[query_of(target)] = static_cast<std::uint32_t>(begin / chunk_size);
        }
    }

    bool is_query(std::uint32_t target) const {
        return target >= first_ && target - first_ < queries_;
    }
    std::size_t query_of(std::uint32_t target) const { return target - first_; }
    std::uint32_t target_of(std::size_t query) const {
        return static_cast<std::uint32_t>(first_ + query);
    }
    /// The chunk of a batched query, or kNone where not all of that are queries.
    std::uint32_t chunk_of(std::size_t query) const {
        return queries_ == 0 ? kNone : chunk_of_[query];
    }

private:
    std::size_t first_ = 0;
    std::size_t queries_ = 0;  ///< 0: nothing is told twice
    std::vector<std::uint32_t> chunk_of_;
};

/// What is true of all chunks, and what comes of them.
struct MatrixPlan {
    std::vector<std::uint32_t> batched;  ///< targets that are computed side by side
    std::vector<std::uint32_t> others;   ///< those that are empty or too long
    std::vector<std::uint32_t> all;
    std::size_t groups_in_chunk = 1;
    std::size_t chunk_size = 1;
    Mirror mirror;
    std::atomic<std::uint64_t> cells_computed{0};
    std::atomic<std::uint64_t> pairs_alone{0};

    static bool is_batched(SymbolSpan text) {
        return !text.empty() && text.size() <= kLongestBatched;
    }
    std::size_t chunks() const { return (batched.size() + chunk_size - 1) / chunk_size; }
};

/// One thread's way through a matrix: a job is a chunk of targets with all queries or, after those,
/// a query with what is computed pair by pair.
class MatrixWorker {
public:
    MatrixWorker(const Call& call, MatrixPlan& plan, const MatrixConsumer& consumer)
        : call_(call),
          plan_(plan),
          consumer_(consumer),
          driver_(call.run),
          alone_(call.recurrence, call.run.gaps.has_value(), call.target, call.store),
          targets_(plan.groups_in_chunk) {}

    Status operator()(std::size_t job) {
        // Later chunks have more to do where answers are mirrored.
        if (job < plan_.chunks()) return run_chunk(plan_.chunks() - 1 - job);
        const std::size_t query = job - plan_.chunks();
        if (!MatrixPlan::is_batched(call_.a[query])) return run_alone(query, plan_.all);
        return plan_.others.empty() ? success() : run_alone(query, plan_.others);
    }

private:
    Status run_chunk(std::size_t number) {
        const std::size_t begin = number * plan_.chunk_size;
        const std::span<std::uint32_t> chunk =
            std::span(plan_.batched)
                .subspan(begin, std::min(plan_.chunk_size, plan_.batched.size() - begin));
        sort_by_length(call_.b, chunk);
        const std::size_t lanes = call_.lanes();
        std::vector<Indices> groups;
        for (std::size_t first = 0; first < chunk.size(); first += lanes)
            groups.push_back(chunk.subspan(first, std::min(lanes, chunk.size() - first)));
        for (std::size_t g = 0; g < groups.size(); ++g) {
            texts_.clear();
            for (const std::uint32_t t : groups[g]) texts_.push_back(call_.coded_b[t]);
            if (Status done = targets_[g].load(call_.run, texts_); !done) return done;
        }
        const std::uint64_t before = driver_.cells_computed();
        const Status done = is_mirrored(number) ? run_mirrored(number, groups) : run_groups(groups);
        plan_.cells_computed += driver_.cells_computed() - before;
        return done;
    }

    /// All queries with all targets of a chunk.
    Status run_groups(std::span<const Indices> groups) {
        std::vector<std::size_t> order(groups.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        // A bound that falls falls soonest where lengths are alike.
        const bool by_length = static_cast<bool>(call_.options.query_bound);
        const std::size_t at_once = by_length ? 1 : kQueriesAtOnce;
        for (std::size_t first = 0; first < call_.a.size(); first += at_once) {
            const std::size_t end = std::min(call_.a.size(), first + at_once);
            if (by_length) order_by_nearness(groups, call_.a[first].size(), order);
            for (const std::size_t g : order) {
                for (std::size_t query = first; query < end; ++query) {
                    if (!MatrixPlan::is_batched(call_.a[query])) continue;
                    MINTERM_TRY(const BatchDriver::Answers values,
                                run_group(query, groups[g], targets_[g], bound_of(query)));
                    MINTERM_TRY([[maybe_unused]] const Unit told, tell({query, groups[g], values}));
                }
            }
        }
        return success();
    }

    bool is_mirrored(std::size_t chunk) const {
        const std::uint32_t target = plan_.batched[chunk * plan_.chunk_size];
        return plan_.mirror.is_query(target) &&
               plan_.mirror.chunk_of(plan_.mirror.query_of(target)) == chunk;
    }

    /// The queries of the chunk, of those before it, and of none, with all targets of later groups.
    Status run_mirrored(std::size_t chunk, std::span<const Indices> groups) {
        const Mirror& mirror = plan_.mirror;
        struct Query {
            std::size_t query = 0;
            std::size_t group = 0;  ///< in this chunk
            bool is_here = false;   ///< it has such
            bool is_told_twice = false;
        };
        std::vector<Query> queries;
        for (std::size_t query = 0; query < call_.a.size(); ++query) {
            const std::uint32_t its_chunk = mirror.chunk_of(query);
            if (MatrixPlan::is_batched(call_.a[query]) &&
                (its_chunk == Mirror::kNone || its_chunk < chunk))
                queries.push_back({query, 0, false, its_chunk != Mirror::kNone});
        }
        for (std::size_t g = 0; g < groups.size(); ++g)
            for (const std::uint32_t target : groups[g])
                queries.push_back({mirror.query_of(target), g, true, true});

        std::vector<std::size_t> order(groups.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        // A bound that falls falls soonest where lengths are alike.
        if (call_.options.query_bound)
            std::stable_sort(queries.begin(), queries.end(), [&](const Query& x, const Query& y) {
                return call_.a[x.query].size() < call_.a[y.query].size();
            });
        for (std::size_t first = 0; first < queries.size(); first += kMirroredAtOnce) {
            const std::span<const Query> some = std::span(queries).subspan(
                first, std::min(kMirroredAtOnce, queries.size() - first));
            if (call_.options.query_bound)
                order_by_nearness(groups, call_.a[some.front().query].size(), order);
            for (const std::size_t g : order) {
                const Indices members = groups[g];
                const std::optional<std::int64_t> members_bound = bound_of_all(members);
                mirrored_.resize(members.size() * kMirroredAtOnce);
                mirrored_targets_.clear();
                for (const Query& one : some) {
                    if (one.is_here && g < one.group) continue;
                    const bool twice = one.is_told_twice && !(one.is_here && g == one.group);
                    std::optional<std::int64_t> bound = bound_of(one.query);
                    if (twice) bound = greater_bound(bound, members_bound);
                    MINTERM_TRY(const BatchDriver::Answers values,
                                run_group(one.query, members, targets_[g], bound));
                    MINTERM_TRY([[maybe_unused]] const Unit told,
                                tell({one.query, members, values}));
                    if (!twice) continue;
                    for (std::size_t i = 0; i < members.size(); ++i)
                        mirrored_[i * kMirroredAtOnce + mirrored_targets_.size()] = values[i];
                    mirrored_targets_.push_back(mirror.target_of(one.query));
                }
                if (mirrored_targets_.empty()) continue;
                for (std::size_t i = 0; i < members.size(); ++i) {
                    const auto values = std::span<const std::int64_t>(mirrored_).subspan(
                        i * kMirroredAtOnce, mirrored_targets_.size());
                    MINTERM_TRY([[maybe_unused]] const Unit told,
                                tell({mirror.query_of(members[i]), mirrored_targets_, values}));
                }
            }
        }
        return success();
    }

    /// Brings numbers of groups into the order of how near their lengths are to `length`.
    void order_by_nearness(std::span<const Indices> groups, std::size_t length,
                           std::span<std::size_t> order) const {
        const auto far = [&](std::size_t g) {
            const std::size_t shortest = call_.b[groups[g].front()].size();
            const std::size_t longest = call_.b[groups[g].back()].size();
            return length < shortest ? shortest - length : length - std::min(length, longest);
        };
        std::sort(order.begin(), order.end(), [&](std::size_t x, std::size_t y) {
            return std::pair(far(x), x) < std::pair(far(y), y);
        });
    }

    /// A query with a group of targets; the answers stand until the next group is run.
    Result<BatchDriver::Answers> run_group(std::size_t query, Indices members,
                                           BatchTargets& targets,
                                           std::optional<std::int64_t> bound) {
        const SymbolSpan a = call_.coded_a[query];
        const std::size_t shortest = call_.b[members.front()].size();
        const std::size_t longest = call_.b[members.back()].size();
        // The target whose length is nearest to the query's.
        if (too_different(call_.run.gaps, bound, a.size(),
                          std::clamp(a.size(), shortest, longest))) {
            values_.assign(members.size(), kMoreThanBound);
            return BatchDriver::Answers(values_);
        }
        return driver_.run_query(a, targets, bound);
    }

    Status run_alone(std::size_t query, Indices targets) {
        const Mirror& mirror = plan_.mirror;
        const SymbolSpan a = call_.a[query];
        const bool is_batched = MatrixPlan::is_batched(a);
        std::optional<std::int64_t> bound = bound_of(query);
        values_.clear();
        targets_of_values_.clear();
        const auto tell_all = [&]() -> Status {
            MINTERM_TRY([[maybe_unused]] const Unit told,
                        tell({query, targets_of_values_, values_}));
            values_.clear();
            targets_of_values_.clear();
            return success();
        };
        for (const std::uint32_t target : targets) {
            const SymbolSpan b = call_.b[target];
            bool twice = false;
            std::optional<std::int64_t> most = bound;
            if (mirror.is_query(target)) {
                const std::size_t other = mirror.query_of(target);
                // The other one's turn, see Mirror.
                if (is_batched || (!MatrixPlan::is_batched(b) && other < query)) continue;
                twice = other != query;
                if (twice) most = greater_bound(bound, bound_of(other));
            }
            std::int64_t value = kMoreThanBound;
            if (a.empty() || b.empty()) {
                value = AloneRunner::within(
                    boundary_answer(call_.recurrence, a.size(), b.size()).value, most);
            } else if (!too_different(call_.run.gaps, most, a.size(), b.size())) {
                MINTERM_TRY(value, alone_.run(a, b, most));
                ++plan_.pairs_alone;
            }
            values_.push_back(value);
            targets_of_values_.push_back(target);
            if (twice) {
                const std::uint32_t itself = mirror.target_of(query);
                MINTERM_TRY([[maybe_unused]] const Unit told,
                            tell({mirror.query_of(target), {&itself, 1}, {&value, 1}}));
            }
            if (call_.options.query_bound && !a.empty()) {
                MINTERM_TRY([[maybe_unused]] const Unit told, tell_all());
                bound = bound_of(query);
            }
        }
        return values_.empty() ? success() : tell_all();
    }

    std::optional<std::int64_t> bound_of(std::size_t query) const {
        return call_.options.query_bound ? call_.options.query_bound(query) : call_.options.bound;
    }

    /// What no bound of these targets, which are queries, exceeds.
    std::optional<std::int64_t> bound_of_all(Indices members) const {
        if (!call_.options.query_bound) return call_.options.bound;
        std::optional<std::int64_t> bound = std::numeric_limits<std::int64_t>::min();
        for (const std::uint32_t target : members) {
            if (!bound) break;
            bound = greater_bound(bound, bound_of(plan_.mirror.query_of(target)));
        }
        return bound;
    }

    static std::optional<std::int64_t> greater_bound(std::optional<std::int64_t> x,
                                                     std::optional<std::int64_t> y) {
        return x && y ? std::optional(std::max(*x, *y)) : std::nullopt;
    }

    Status tell(const MatrixPart& part) {
        if (consumer_(part)) return success();
        return Failure::environment("stopped before the end");
    }

    const Call& call_;
    MatrixPlan& plan_;
    const MatrixConsumer& consumer_;
    BatchDriver driver_;
    AloneRunner alone_;
    std::vector<BatchTargets> targets_;
    std::vector<SymbolSpan> texts_;
    std::vector<std::int64_t> values_;
    std::vector<std::uint32_t> targets_of_values_;  ///< that are run alone
    std::vector<std::int64_t> mirrored_;            ///< a row a member of a group
    std::vector<std::uint32_t> mirrored_targets_;   ///< of these rows' columns
};

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
    CallSymbols symbols;
    MINTERM_TRY(const BatchRun run,
                set_up(recurrence, queries, targets, PredicateSource::Masks, symbols, report));
    report.cells = total_length(queries) * total_length(targets);

    MatrixPlan plan;
    for (std::uint32_t t = 0; t < targets.size(); ++t) {
        plan.all.push_back(t);
        (MatrixPlan::is_batched(targets[t]) ? plan.batched : plan.others).push_back(t);
    }
    const std::size_t letters = std::size_t{1} << std::min<std::size_t>(8, run.a.planes());
    const std::size_t group_bytes = std::max<std::size_t>(1, run.top.size()) * letters *
                                    run.kernel.word_bytes() *
                                    static_cast<std::size_t>(std::max(1, run.kernel.predicates));
    plan.groups_in_chunk =
        std::clamp<std::size_t>(kChunkBytes / group_bytes, 1, kMostGroupsInChunk);
    plan.chunk_size = plan.groups_in_chunk * lanes();
    const bool is_worth_it =
        report.cells / kCellsAsDearAsTelling >= std::uint64_t{queries.size()} * targets.size();
    if (options.first_query_target && is_worth_it && is_symmetric(recurrence))
        plan.mirror =
            Mirror(*options.first_query_target, queries.size(), plan.batched, plan.chunk_size);
    report.groups = (plan.batched.size() + lanes() - 1) / lanes();

    const Call call{recurrence, target,  store,     run,      options,
                    queries,    targets, symbols.a, symbols.b};
    const auto make_worker = [&] { return MatrixWorker(call, plan, consumer); };
    if (Status done = run_jobs(options.threads, plan.chunks() + queries.size(), make_worker); !done)
        return std::move(done).failure();
    report.cells_computed = plan.cells_computed;
    report.pairs_alone = plan.pairs_alone;
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
        return options.alignments ? state_->aligned_pairs(recurrence, a, b, options)
                                  : state_->pairs(recurrence, a, b, options);
    } catch (const std::bad_alloc&) {
        return Failure::environment(
            fmt::format("not enough memory to compare {} pairs of strings", a.size()));
    }
}

namespace {

std::vector<SymbolSpan> spans_of(std::span<const std::string_view> texts) {
    return {texts.begin(), texts.end()};
}

}  // namespace

Result<BatchAnswers> BatchEngine::pairs(const Recurrence& recurrence,
                                        std::span<const std::string_view> a,
                                        std::span<const std::string_view> b,
                                        const BatchOptions& options) {
    return pairs(recurrence, spans_of(a), spans_of(b), options);
}

Result<BatchReport> BatchEngine::matrix(const Recurrence& recurrence,
                                        std::span<const std::string_view> queries,
                                        std::span<const std::string_view> targets,
                                        const MatrixConsumer& consumer,
                                        const BatchOptions& options) {
    return matrix(recurrence, spans_of(queries), spans_of(targets), consumer, options);
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
