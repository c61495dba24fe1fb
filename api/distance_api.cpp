// SPDX-License-Identifier: Apache-2.0
//
// The distances of minterm.h over the engines. An engine of the interface is a recurrence and a
// pool of engines of codegen, which are for one thread each: a call takes one out of the pool, or
// makes one, and puts it back. So calls wait for nothing but the pool's lock.
#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "api/call.hpp"
#include "codegen/batch_engine.hpp"
#include "codegen/engine.hpp"
#include "codegen/similarity.hpp"
#include "minterm.h"
#include "runtime/support/clock.hpp"

using namespace minterm;
using namespace minterm::api;

namespace {

/// Engines that are not in use.
template <typename Worker>
class Pool {
public:
    std::unique_ptr<Worker> take(const EngineChoice& choice) {
        {
            const std::scoped_lock lock(mutex_);
            if (!idle_.empty()) {
                std::unique_ptr<Worker> worker = std::move(idle_.back());
                idle_.pop_back();
                return worker;
            }
        }
        return std::make_unique<Worker>(*choice.target, choice.store);
    }
    void put_back(std::unique_ptr<Worker> worker) {
        const std::scoped_lock lock(mutex_);
        idle_.push_back(std::move(worker));
    }

private:
    std::mutex mutex_;
    std::vector<std::unique_ptr<Worker>> idle_;
};

/// The options of a call, or the defaults. Errors: of another size than this version's; fewer
/// threads than none.
Result<minterm_options> options_or_defaults(const minterm_options* options) {
    constexpr minterm_options kDefaults = MINTERM_OPTIONS_INIT;
    if (options == nullptr) return kDefaults;
    if (options->size != sizeof kDefaults)
        return Failure::user("`size` of the options is wrong; start from MINTERM_OPTIONS_INIT");
    if (options->threads < 0) return Failure::user(kBadThreads);
    return *options;
}

/// The same for lists of pairs, which are compared as the spec says.
Result<minterm_options> list_options(const minterm_options* options) {
    MINTERM_TRY(const minterm_options chosen, options_or_defaults(options));
    if (chosen.mode != MINTERM_AS_WRITTEN || chosen.alignment != 0 || chosen.begins != 0)
        return Failure::user("`mode`, `alignment` and `begins` are for one pair (minterm_compare)");
    return chosen;
}

int threads_of(const minterm_options& options) { return std::max(1, options.threads); }

Result<RunOptions> run_options(const minterm_options& options, bool& stopped) {
    RunOptions run;
    switch (options.mode) {
        case MINTERM_AS_WRITTEN:
            break;
        case MINTERM_GLOBAL:
            run.mode = AlignmentMode::Global;
            break;
        case MINTERM_PREFIX:
            run.mode = AlignmentMode::Prefix;
            break;
        case MINTERM_INFIX:
            run.mode = AlignmentMode::Infix;
            break;
        default:
            return Failure::user("there is no mode " +
                                 std::to_string(static_cast<int>(options.mode)));
    }
    if (options.max_distance != MINTERM_NO_BOUND) run.max_distance = options.max_distance;
    run.alignment = options.alignment != 0;
    run.all_places = options.alignment == MINTERM_ALL_PLACES;
    run.begins = options.begins != 0;
    run.threads = threads_of(options);
    if (options.progress != nullptr)
        run.progress = [&options, &stopped](const RunProgress& progress) {
            stopped =
                options.progress(options.context, progress.cells_done, progress.cells_total) != 0;
            return !stopped;
        };
    return run;
}

BatchOptions batch_options(const minterm_options& options) {
    BatchOptions batch;
    if (options.max_distance < INT64_MAX)
        batch.bound = static_cast<std::int64_t>(options.max_distance);
    batch.threads = threads_of(options);
    return batch;
}

/// `progress` of a matrix, whose answers come from all threads: told by the thread that made this.
class MatrixProgress {
public:
    MatrixProgress(const minterm_options& options, std::uint64_t pairs)
        : options_(options), pairs_(pairs) {}

    /// False: the call is to end.
    bool tell(std::uint64_t done) {
        last_ = Clock::now();
        if (options_.progress != nullptr && options_.progress(options_.context, done, pairs_) != 0)
            ended_ = true;
        return !ended_;
    }
    /// The same about ten times a second. From any thread.
    bool tell_now_and_then(std::uint64_t done) {
        constexpr double kSecondsBetween = 0.1;
        if (ended_ || std::this_thread::get_id() != thread_ ||
            seconds_since(last_) < kSecondsBetween)
            return !ended_;
        return tell(done);
    }
    bool has_ended() const { return ended_; }

private:
    const minterm_options& options_;
    const std::uint64_t pairs_;
    const std::thread::id thread_ = std::this_thread::get_id();
    Clock::time_point last_;  ///< of that thread alone
    std::atomic<bool> ended_{false};
};

}  // namespace

struct minterm_engine {
    EngineChoice choice;
    Pool<Engine> engines;
    Pool<BatchEngine> batches;
    std::once_flag knows_scale;
    std::optional<Result<SimilarityScale>> scale;
};

namespace {

/// What of the edges of the matrix a call asks for.
using WantedEdge = bool RunOptions::*;

/// Runs one pair. `result` stands when this gives MINTERM_OK.
minterm_status run_pair(minterm_engine& engine, minterm_text a, minterm_text b,
                        const minterm_options* options, WantedEdge edge, RunResult& result) {
    if (!is_good(a) || !is_good(b)) return fail(MINTERM_BAD_INPUT, kBadText);
    const Result<minterm_options> chosen = options_or_defaults(options);
    if (!chosen) return fail(chosen.failure());
    bool stopped = false;
    Result<RunOptions> run = run_options(*chosen, stopped);
    if (!run) return fail(run.failure());
    if (edge != nullptr) (*run).*edge = true;
    std::unique_ptr<Engine> worker = engine.engines.take(engine.choice);
    Result<RunResult> done = worker->run(engine.choice.recurrence, span_of(a), span_of(b), *run);
    engine.engines.put_back(std::move(worker));
    if (stopped) return fail(MINTERM_STOPPED, "`progress` ended the call");
    if (!done) return fail(done.failure());
    if (done->too_costly) return MINTERM_MORE;
    result = *std::move(done);
    return MINTERM_OK;
}

/// One edge of the matrix, `of_result` of what was run, into `values`.
minterm_status copy_edge(minterm_engine* engine, minterm_text a, minterm_text b,
                         const minterm_options* options, WantedEdge edge,
                         std::vector<std::int64_t> RunResult::*of_result, int64_t* values) {
    return guarded([&] {
        if (engine == nullptr || values == nullptr)
            return fail(MINTERM_BAD_INPUT, "`engine` or `values` is NULL");
        RunResult result;
        const minterm_status status = run_pair(*engine, a, b, options, edge, result);
        if (status == MINTERM_OK)
            std::copy((result.*of_result).begin(), (result.*of_result).end(), values);
        return status;
    });
}

}  // namespace

struct minterm_result {
    RunResult run;
    std::vector<std::uint64_t> ends;
    std::vector<std::string> cigars;  ///< by place, as far as there are any
};

extern "C" {

int minterm_api_version(void) { return MINTERM_API_VERSION; }
const char* minterm_version(void) { return MINTERM_VERSION; }

minterm_status minterm_engine_create(const minterm_engine_options* options,
                                     minterm_engine** engine) {
    return guarded([&] {
        if (engine == nullptr) return fail(MINTERM_BAD_INPUT, "`engine` is NULL");
        *engine = nullptr;
        Result<EngineChoice> choice = choose_engine(options, "levenshtein");
        if (!choice) return fail(choice.failure());
        auto made = std::make_unique<minterm_engine>();
        made->choice = *std::move(choice);
        *engine = made.release();
        return MINTERM_OK;
    });
}

void minterm_engine_free(minterm_engine* engine) { delete engine; }

minterm_status minterm_compare(minterm_engine* engine, minterm_text a, minterm_text b,
                               const minterm_options* options, minterm_result** result) {
    return guarded([&] {
        if (engine == nullptr || result == nullptr)
            return fail(MINTERM_BAD_INPUT, "`engine` or `result` is NULL");
        *result = nullptr;
        auto made = std::make_unique<minterm_result>();
        const minterm_status status = run_pair(*engine, a, b, options, nullptr, made->run);
        if (status != MINTERM_OK) return status;
        made->ends = made->run.answer.positions;
        if (made->run.alignment) {
            if (made->run.alignments.empty()) made->run.alignments = {*made->run.alignment};
            const bool wants_begins = made->run.begins.empty();
            for (const Alignment& alignment : made->run.alignments) {
                made->cigars.push_back(cigar(alignment));
                if (wants_begins) made->run.begins.push_back(alignment.begin);
            }
            if (made->ends.empty()) made->ends = {made->run.alignment->end};
        }
        *result = made.release();
        return MINTERM_OK;
    });
}

minterm_status minterm_distance(minterm_engine* engine, minterm_text a, minterm_text b,
                                const minterm_options* options, int64_t* value) {
    if (value == nullptr) return guarded([] { return fail(MINTERM_BAD_INPUT, "`value` is NULL"); });
    minterm_result* result = nullptr;
    const minterm_status status = minterm_compare(engine, a, b, options, &result);
    if (status == MINTERM_OK) *value = minterm_result_value(result);
    minterm_result_free(result);
    return status;
}

minterm_status minterm_last_column(minterm_engine* engine, minterm_text a, minterm_text b,
                                   const minterm_options* options, int64_t* values) {
    return copy_edge(engine, a, b, options, &RunOptions::last_column, &RunResult::last_column,
                     values);
}
minterm_status minterm_last_row(minterm_engine* engine, minterm_text a, minterm_text b,
                                const minterm_options* options, int64_t* values) {
    return copy_edge(engine, a, b, options, &RunOptions::last_row, &RunResult::last_row, values);
}

void minterm_result_free(minterm_result* result) { delete result; }
int64_t minterm_result_value(const minterm_result* result) {
    return result != nullptr ? result->run.answer.value : 0;
}
size_t minterm_result_places(const minterm_result* result) {
    return result != nullptr ? result->ends.size() : 0;
}
uint64_t minterm_result_begin(const minterm_result* result, size_t place) {
    return result != nullptr && place < result->run.begins.size() ? result->run.begins[place] : 0;
}
uint64_t minterm_result_end(const minterm_result* result, size_t place) {
    return result != nullptr && place < result->ends.size() ? result->ends[place] : 0;
}
const char* minterm_result_cigar(const minterm_result* result) {
    return minterm_result_place_cigar(result, 0);
}
const char* minterm_result_place_cigar(const minterm_result* result, size_t place) {
    return result != nullptr && place < result->cigars.size() ? result->cigars[place].c_str() : "";
}
const char* minterm_result_layout(const minterm_result* result) {
    return result != nullptr ? result->run.layout.c_str() : "";
}

minterm_status minterm_pairs(minterm_engine* engine, const minterm_text* a, const minterm_text* b,
                             size_t count, const minterm_options* options, int64_t* values) {
    return guarded([&] {
        if (engine == nullptr || (count > 0 && (a == nullptr || b == nullptr || values == nullptr)))
            return fail(MINTERM_BAD_INPUT, "`engine`, `a`, `b` or `values` is NULL");
        const Result<minterm_options> chosen = list_options(options);
        if (!chosen) return fail(chosen.failure());
        // So many that every group is full, so few that `progress` is called now and then.
        constexpr std::size_t kAtOnce = 65536;
        std::vector<SymbolSpan> first;
        std::vector<SymbolSpan> second;
        for (std::size_t begin = 0; begin < count; begin += kAtOnce) {
            if (chosen->progress != nullptr && chosen->progress(chosen->context, begin, count) != 0)
                return fail(MINTERM_STOPPED, "`progress` ended the call");
            const std::size_t end = std::min(count, begin + kAtOnce);
            first.clear();
            second.clear();
            for (std::size_t i = begin; i < end; ++i) {
                if (!is_good(a[i]) || !is_good(b[i])) return fail(MINTERM_BAD_INPUT, kBadText);
                first.push_back(span_of(a[i]));
                second.push_back(span_of(b[i]));
            }
            std::unique_ptr<BatchEngine> worker = engine->batches.take(engine->choice);
            Result<BatchAnswers> answers =
                worker->pairs(engine->choice.recurrence, first, second, batch_options(*chosen));
            engine->batches.put_back(std::move(worker));
            if (!answers) return fail(answers.failure());
            std::copy(answers->values.begin(), answers->values.end(), values + begin);
        }
        return MINTERM_OK;
    });
}

minterm_status minterm_similarity(minterm_engine* engine, std::int64_t value, size_t a_count,
                                  size_t b_count, double* similarity) {
    return guarded([&] {
        if (engine == nullptr || similarity == nullptr)
            return fail(MINTERM_BAD_INPUT, "`engine` or `similarity` is NULL");
        std::call_once(engine->knows_scale, [&] {
            engine->scale.emplace(SimilarityScale::of(engine->choice.recurrence));
        });
        if (!*engine->scale) return fail(engine->scale->failure());
        const SimilarityScale& scale = **engine->scale;
        if (!scale.is_possible(value, a_count, b_count))
            return fail(MINTERM_BAD_INPUT, "no sequences of these lengths have that value");
        *similarity = scale.similarity(value, a_count, b_count);
        return MINTERM_OK;
    });
}

minterm_status minterm_matrix(minterm_engine* engine, const minterm_text* queries,
                              size_t query_count, const minterm_text* targets, size_t target_count,
                              const minterm_options* options, minterm_consume consume,
                              void* context) {
    return guarded([&] {
        if (engine == nullptr || consume == nullptr || (query_count > 0 && queries == nullptr) ||
            (target_count > 0 && targets == nullptr))
            return fail(MINTERM_BAD_INPUT, "`engine`, `consume`, `queries` or `targets` is NULL");
        const Result<minterm_options> chosen = list_options(options);
        if (!chosen) return fail(chosen.failure());
        const auto spans_of = [](std::span<const minterm_text> texts) {
            std::vector<SymbolSpan> spans;
            for (const minterm_text& text : texts) spans.push_back(span_of(text));
            return spans;
        };
        const std::span first(queries, query_count);
        const std::span second(targets, target_count);
        for (const std::span texts : {first, second})
            for (const minterm_text& text : texts)
                if (!is_good(text)) return fail(MINTERM_BAD_INPUT, kBadText);
        std::atomic<bool> stopped{false};
        std::atomic<std::uint64_t> done{0};
        const std::uint64_t total = std::uint64_t{query_count} * target_count;
        MatrixProgress progress(*chosen, total);
        BatchOptions how = batch_options(*chosen);
        const std::less_equal<> at_most;
        if (at_most(targets, queries) && at_most(queries + query_count, targets + target_count))
            how.first_query_target = static_cast<std::size_t>(queries - targets);
        if (!progress.tell(0)) return fail(MINTERM_STOPPED, "`progress` ended the call");
        std::unique_ptr<BatchEngine> worker = engine->batches.take(engine->choice);
        const Result<BatchReport> report = worker->matrix(
            engine->choice.recurrence, spans_of(first), spans_of(second),
            [&](const MatrixPart& part) {
                if (consume(context, part.query, part.targets.data(), part.values.data(),
                            part.targets.size()) != 0)
                    stopped = true;
                done += part.targets.size();
                return !stopped && progress.tell_now_and_then(done);
            },
            how);
        engine->batches.put_back(std::move(worker));
        if (stopped) return fail(MINTERM_STOPPED, "`consume` ended the call");
        if (progress.has_ended()) return fail(MINTERM_STOPPED, "`progress` ended the call");
        return report ? MINTERM_OK : fail(report.failure());
    });
}

}  // extern "C"
