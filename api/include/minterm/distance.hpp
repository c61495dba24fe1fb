// SPDX-License-Identifier: Apache-2.0
//
// minterm for C++: distances of two sequences and of many. All of this file is inline, over the C
// interface (minterm.h), so that it fits any compiler and any settings. What a function throws that
// a call is given, on whatever thread, ends the call with a failure (internal) that has its text.
//
//     #include <minterm/distance.hpp>
//
//     const auto distance = minterm::edit_distance("kitten", "sitting");   // Result<std::int64_t>
//
//     minterm::DistanceOptions options;
//     options.metric = "indel";
//     const auto engine = minterm::DistanceEngine::create(options);
//     const auto found = engine->compare(read, genome, {.mode = minterm::AlignmentMode::Infix,
//                                                       .alignment = true});
//     if (found) fmt::print("{} at {}: {}\n", *found->value, found->places[0].end, found->cigar);
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "minterm.h"
#include "minterm/alignment.hpp"
#include "minterm/last_failure.hpp"
#include "minterm/result.hpp"
#include "minterm/symbol_span.hpp"

namespace minterm {

/// What an engine computes and where.
struct DistanceOptions {
    std::string metric = "levenshtein";  ///< a shipped spec
    std::string spec;                    ///< the text of a spec, instead of `metric`
    std::string recurrence;              ///< which one of the spec, if it has several
    std::vector<std::pair<std::string, std::int64_t>> parameters;
    std::vector<std::uint32_t> wildcards;  ///< symbols that match every symbol
    /// "iupac" or "casefold": how symbols are compared instead of by equality.
    std::string match;
    std::string target;        ///< "avx512", "avx2", "scalar"; empty: the best here
    std::string cache_folder;  ///< empty: nothing is kept on disk
};

/// How one call runs.
struct CallOptions {
    /// Greater ones are only said to be greater; not for one pair of a similarity, such as lcs.
    std::optional<std::uint64_t> max_distance;
    std::optional<AlignmentMode> mode;  ///< else what the metric says; one pair only
    bool alignment = false;             ///< one optimal alignment, too (`compare`)
    bool begins = false;                ///< where prefixes and infixes begin (`compare`)
    int threads = 1;                    ///< at least 1; 0 is 1
    /// Called about ten times a second from the calling thread with what is done and what there is;
    /// false stops the call, which is a failure (environment).
    std::function<bool(std::uint64_t done, std::uint64_t total)> progress;
    bool all_places = false;  ///< with `alignment`: of every place, not of the first alone
};

struct Place {
    std::uint64_t begin = 0;  ///< if `begins` was asked for; of the first with an `alignment`, too
    std::uint64_t end = 0;    ///< exclusive

    bool operator==(const Place&) const = default;
};

struct Comparison {
    std::optional<std::int64_t> value;  ///< nothing: greater than `max_distance`
    std::vector<Place> places;          ///< of b that attain it, in order
    std::string cigar;                  ///< of the first place: = X I D T as minterm_result_cigar
    std::vector<std::string> cigars;    ///< by place, where `all_places`
    std::string layout;                 ///< what ran
};

/// A metric with its compiled kernels. May be used from any number of threads at once.
class DistanceEngine {
public:
    /// Checks the metric; kernels are compiled when they are needed first. Errors (user): no such
    /// spec, target or parameter, with the place in the spec; (environment): the target does not
    /// run here.
    static Result<DistanceEngine> create(const DistanceOptions& options = {}) {
        std::vector<minterm_parameter> parameters;
        for (const auto& [name, value] : options.parameters)
            parameters.push_back({name.c_str(), value});
        minterm_engine_options chosen = MINTERM_ENGINE_OPTIONS_INIT;
        if (options.spec.empty())
            chosen.metric = options.metric.c_str();
        else
            chosen.spec = options.spec.c_str();
        chosen.recurrence = text_or_null(options.recurrence);
        chosen.parameters = parameters.data();
        chosen.parameter_count = parameters.size();
        chosen.wildcards = options.wildcards.data();
        chosen.wildcard_count = options.wildcards.size();
        chosen.match = text_or_null(options.match);
        chosen.target = text_or_null(options.target);
        chosen.cache_folder = text_or_null(options.cache_folder);
        minterm_engine* made = nullptr;
        if (const minterm_status status = minterm_engine_create(&chosen, &made);
            status != MINTERM_OK)
            return detail::last_failure(status);
        return DistanceEngine(made);
    }

    /// The distance, or whatever number the metric answers; nothing if it is greater than
    /// `max_distance`. O(|a| |b| / word bits) at worst, much less for pairs that are alike.
    Result<std::optional<std::int64_t>> distance(SymbolSpan a, SymbolSpan b,
                                                 const CallOptions& call = {}) const {
        std::int64_t value = 0;
        const minterm_options options = options_of(call);
        const minterm_status status =
            minterm_distance(engine_.get(), text_of(a), text_of(b), &options, &value);
        if (status == MINTERM_MORE) return std::optional<std::int64_t>{};
        if (status != MINTERM_OK) return detail::last_failure(status);
        return std::optional(value);
    }

    /// The same with all there is to know.
    Result<Comparison> compare(SymbolSpan a, SymbolSpan b, const CallOptions& call = {}) const {
        minterm_result* made = nullptr;
        const minterm_options options = options_of(call);
        const minterm_status status =
            minterm_compare(engine_.get(), text_of(a), text_of(b), &options, &made);
        const std::unique_ptr<minterm_result, FreeResult> result(made);
        if (status == MINTERM_MORE) return Comparison{};
        if (status != MINTERM_OK) return detail::last_failure(status);
        Comparison comparison;
        comparison.value = minterm_result_value(made);
        for (std::size_t i = 0; i < minterm_result_places(made); ++i)
            comparison.places.push_back(
                {minterm_result_begin(made, i), minterm_result_end(made, i)});
        comparison.cigar = minterm_result_cigar(made);
        for (std::size_t i = 0; call.all_places && i < comparison.places.size(); ++i)
            comparison.cigars.emplace_back(minterm_result_place_cigar(made, i));
        comparison.layout = minterm_result_layout(made);
        return comparison;
    }

    /// What the metric answers for every prefix of `a` with all of `b`, the empty one first:
    /// a.size() + 1 values. Every cell is computed, O(|a| |b| / word bits). Errors (user): a bound
    /// or an alignment is asked for; a metric that reports columns.
    Result<std::vector<std::int64_t>> last_column(SymbolSpan a, SymbolSpan b,
                                                  const CallOptions& call = {}) const {
        return edge(minterm_last_column, a, b, a.size(), call);
    }

    /// The same of all of `a` with every prefix of `b`: b.size() + 1 values. In the mode Infix
    /// value j is the least distance of `a` to what ends before position j of `b`.
    Result<std::vector<std::int64_t>> last_row(SymbolSpan a, SymbolSpan b,
                                               const CallOptions& call = {}) const {
        return edge(minterm_last_row, a, b, b.size(), call);
    }

    /// a[i] with b[i] for all i, in order; MINTERM_MORE_VALUE where it is greater than
    /// `max_distance`. Error (user): lists of different size.
    Result<std::vector<std::int64_t>> pairs(std::span<const SymbolSpan> a,
                                            std::span<const SymbolSpan> b,
                                            const CallOptions& call = {}) const {
        if (a.size() != b.size())
            return Failure(FailureKind::User,
                           Message{{}, "the two lists of pairs differ in size", {}});
        std::vector<std::int64_t> values(a.size());
        const minterm_options options = options_of(call);
        const minterm_status status =
            minterm_pairs(engine_.get(), texts_of(a).data(), texts_of(b).data(), a.size(), &options,
                          values.data());
        if (status != MINTERM_OK) return detail::last_failure(status);
        return values;
    }

    /// Every query with every target. `consume(query, targets, values)` is called once for every
    /// pair, in parts, from all threads at once; false stops. Where the queries are some of the
    /// targets (the same span, or a part of it) two of them are compared once, if the metric treats
    /// both alike.
    using Consumer = std::function<bool(std::size_t query, std::span<const std::uint32_t> targets,
                                        std::span<const std::int64_t> values)>;
    Status matrix(std::span<const SymbolSpan> queries, std::span<const SymbolSpan> targets,
                  const Consumer& consume, const CallOptions& call = {}) const {
        const minterm_options options = options_of(call);
        const auto part = [](void* context, std::size_t query, const std::uint32_t* numbers,
                             const std::int64_t* values, std::size_t count) {
            return (*static_cast<const Consumer*>(context))(query, {numbers, count},
                                                            {values, count})
                       ? 0
                       : 1;
        };
        const std::vector<minterm_text> all = texts_of(targets);
        std::vector<minterm_text> others;
        const minterm_text* first = nullptr;
        const std::less_equal<> at_most;
        if (at_most(targets.data(), queries.data()) &&
            at_most(queries.data() + queries.size(), targets.data() + targets.size())) {
            first = all.data() + (queries.data() - targets.data());
        } else {
            others = texts_of(queries);
            first = others.data();
        }
        const minterm_status status =
            minterm_matrix(engine_.get(), first, queries.size(), all.data(), all.size(), &options,
                           part, const_cast<Consumer*>(&consume));
        if (status != MINTERM_OK) return detail::last_failure(status);
        return success();
    }

    /// The whole matrix, row after row: queries.size() x targets.size() values.
    Result<std::vector<std::int64_t>> matrix(std::span<const SymbolSpan> queries,
                                             std::span<const SymbolSpan> targets,
                                             const CallOptions& call = {}) const {
        std::vector<std::int64_t> all(queries.size() * targets.size());
        const auto place = [&](std::size_t query, std::span<const std::uint32_t> numbers,
                               std::span<const std::int64_t> values) {
            for (std::size_t i = 0; i < numbers.size(); ++i)
                all[query * targets.size() + numbers[i]] = values[i];
            return true;
        };
        MINTERM_TRY([[maybe_unused]] const Unit done, matrix(queries, targets, place, call));
        return all;
    }

    /// How similar sequences of these sizes are that the metric answers `value` for, from 0 to 1:
    /// 1 - value / the greatest distance of two sequences as long as they are. Of scores as
    /// minterm_similarity says; for lcs 2 value / (a_size + b_size). O(1) after the first call.
    /// Errors (user): those of minterm_similarity.
    Result<double> similarity(std::int64_t value, std::size_t a_size, std::size_t b_size) const {
        double found = 0;
        if (const minterm_status status =
                minterm_similarity(engine_.get(), value, a_size, b_size, &found);
            status != MINTERM_OK)
            return detail::last_failure(status);
        return found;
    }

private:
    struct FreeEngine {
        void operator()(minterm_engine* engine) const { minterm_engine_free(engine); }
    };
    struct FreeResult {
        void operator()(minterm_result* result) const { minterm_result_free(result); }
    };

    explicit DistanceEngine(minterm_engine* engine) : engine_(engine) {}

    template <typename Edge>
    Result<std::vector<std::int64_t>> edge(const Edge& function, SymbolSpan a, SymbolSpan b,
                                           std::size_t length, const CallOptions& call) const {
        std::vector<std::int64_t> values(length + 1);
        const minterm_options options = options_of(call);
        const minterm_status status =
            function(engine_.get(), text_of(a), text_of(b), &options, values.data());
        if (status != MINTERM_OK) return detail::last_failure(status);
        return values;
    }

    static const char* text_or_null(const std::string& text) {
        return text.empty() ? nullptr : text.c_str();
    }
    static minterm_text text_of(SymbolSpan text) {
        return {text.data(), text.size(), text.is_wide() ? std::size_t{4} : std::size_t{1}};
    }
    static std::vector<minterm_text> texts_of(std::span<const SymbolSpan> spans) {
        std::vector<minterm_text> texts;
        texts.reserve(spans.size());
        for (const SymbolSpan span : spans) texts.push_back(text_of(span));
        return texts;
    }
    static minterm_options options_of(const CallOptions& call) {
        minterm_options options = MINTERM_OPTIONS_INIT;
        if (call.max_distance) options.max_distance = *call.max_distance;
        if (call.mode == AlignmentMode::Global) options.mode = MINTERM_GLOBAL;
        if (call.mode == AlignmentMode::Prefix) options.mode = MINTERM_PREFIX;
        if (call.mode == AlignmentMode::Infix) options.mode = MINTERM_INFIX;
        options.alignment = call.alignment ? (call.all_places ? MINTERM_ALL_PLACES : 1) : 0;
        options.begins = call.begins ? 1 : 0;
        options.threads = call.threads;
        if (!call.progress) return options;
        options.context = const_cast<CallOptions*>(&call);
        options.progress = [](void* context, std::uint64_t done, std::uint64_t total) {
            return static_cast<const CallOptions*>(context)->progress(done, total) ? 0 : 1;
        };
        return options;
    }

    std::unique_ptr<minterm_engine, FreeEngine> engine_;
};

/// Edit distance, with an engine that lives as long as the program. Thread-safe.
inline Result<std::int64_t> edit_distance(SymbolSpan a, SymbolSpan b) {
    static const Result<DistanceEngine> engine = DistanceEngine::create();
    if (!engine) return engine.failure();
    MINTERM_TRY(const std::optional<std::int64_t> value, engine->distance(a, b));
    return *value;
}

/// The same up to a bound; nothing if it is greater.
inline Result<std::optional<std::int64_t>> edit_distance(SymbolSpan a, SymbolSpan b,
                                                         std::uint64_t max_distance) {
    static const Result<DistanceEngine> engine = DistanceEngine::create();
    if (!engine) return engine.failure();
    CallOptions call;
    call.max_distance = max_distance;
    return engine->distance(a, b, call);
}

/// The engine of the functions below, which lives as long as the program.
inline Result<const DistanceEngine*> indel_engine() {
    static const Result<DistanceEngine> engine = [] {
        DistanceOptions options;
        options.metric = "indel";
        return DistanceEngine::create(options);
    }();
    if (!engine) return engine.failure();
    return &*engine;
}

/// Insertions and deletions alone: |a| + |b| - 2 times the length of a longest common subsequence.
/// Thread-safe, as the functions below.
inline Result<std::int64_t> indel_distance(SymbolSpan a, SymbolSpan b) {
    MINTERM_TRY(const DistanceEngine* const engine, indel_engine());
    MINTERM_TRY(const std::optional<std::int64_t> value, engine->distance(a, b));
    return *value;
}

/// Length of a longest common subsequence.
inline Result<std::int64_t> lcs_length(SymbolSpan a, SymbolSpan b) {
    MINTERM_TRY(const std::int64_t distance, indel_distance(a, b));
    return (static_cast<std::int64_t>(a.size() + b.size()) - distance) / 2;
}

/// Length of a longest common subsequence of every prefix of `a` and all of `b`, the empty one
/// first: a.size() + 1 of them. Every cell is computed.
inline Result<std::vector<std::int64_t>> lcs_prefix_lengths(SymbolSpan a, SymbolSpan b) {
    MINTERM_TRY(const DistanceEngine* const engine, indel_engine());
    MINTERM_TRY(std::vector<std::int64_t> values, engine->last_column(a, b));
    const auto columns = static_cast<std::int64_t>(b.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = (static_cast<std::int64_t>(i) + columns - values[i]) / 2;
    return values;
}

/// 2 lcs_length / (|a| + |b|), from 0 to 1; 1 for two empty sequences.
inline Result<double> normalized_similarity(SymbolSpan a, SymbolSpan b) {
    if (a.empty() && b.empty()) return 1.0;
    MINTERM_TRY(const std::int64_t length, lcs_length(a, b));
    return 2.0 * static_cast<double>(length) / static_cast<double>(a.size() + b.size());
}

/// One longest common subsequence of the bytes of two texts.
inline Result<std::string> lcs(std::string_view a, std::string_view b) {
    MINTERM_TRY(const DistanceEngine* const engine, indel_engine());
    CallOptions call;
    call.alignment = true;
    MINTERM_TRY(const Comparison found, engine->compare(a, b, call));
    std::string kept;
    std::size_t at = 0;
    std::size_t count = 0;
    for (const char letter : found.cigar) {
        if (letter >= '0' && letter <= '9') {
            count = 10 * count + static_cast<std::size_t>(letter - '0');
            continue;
        }
        if (letter == '=') kept += a.substr(at, count);
        if (letter != 'D') at += count;
        count = 0;
    }
    return kept;
}

}  // namespace minterm
