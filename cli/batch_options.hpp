// SPDX-License-Identifier: Apache-2.0
//
// What `minterm pairs` and `minterm matrix` have in common: their options, and what these ask for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/cell_search.hpp"
#include "cli/cli11_names.hpp"
#include "cli/device_choice.hpp"
#include "cli/match_options.hpp"
#include "codegen/batch_engine.hpp"
#include "codegen/compile.hpp"
#include "codegen/similarity.hpp"
#include "minterm/result.hpp"
#include "minterm/sequences.hpp"

namespace minterm {

struct BatchCommandOptions {
    std::string metric = "levenshtein";
    std::vector<std::string> params;
    std::optional<std::uint64_t> max_distance;
    bool similarity = false;  ///< answers are similarities (codegen/similarity.hpp)
    std::optional<double> min_similarity;
    std::string format = "auto";
    bool ignore_case = false;
    MatchOptions match;
    bool numbers = false;  ///< records are told by their numbers, not by their names
    std::string output;    ///< empty or "-": standard output
    int threads = 1;
    std::string layout = "choose";
    std::string target;
    int device = kNoDeviceNamed;  ///< which GPU
    CacheOptions cache;
    bool json = false;
    bool quiet = false;
    bool verbose = false;
    bool explain = false;
    bool time = false;

    SequenceOptions reading() const;
    bool tells_similarity() const { return similarity || min_similarity; }
    /// Whether a line says what ran.
    bool tells_kernel() const;
    /// Whether a line may show how far the work is: not where answers appear on the same screen.
    bool shows_progress() const;
};

/// All but the files. `more_formats` adds to those of `--format`.
void add_batch_options(CLI::App& app, BatchCommandOptions& options,
                       const std::vector<std::string>& more_formats = {});

/// A metric that was read, and an engine for it.
struct BatchSession {
    Recurrence recurrence;
    const Target* target = nullptr;
    BatchEngine engine;
    BatchOptions batch;
    std::optional<SimilarityScale> scale;  ///< where answers are similarities
    std::vector<StageTime> times;          ///< parse, check

    /// `ask(engine)`, and where a GPU of `--target auto` fails again with the processor's engine,
    /// which stays. `ask` must leave nothing behind where it fails. Errors: those of `ask`.
    template <typename Ask>
    Status ask_engine(const BatchCommandOptions& options, const Ask& ask) {
        return run_on_device_or_processor(
            options.target, options.quiet, target,
            [&](const Target& on) -> Status { return ask(engine_for(on, options)); });
    }

private:
    BatchEngine& engine_for(const Target& on, const BatchCommandOptions& options);
};
/// Errors (user): those of the spec, its parameters and the target.
Result<BatchSession> begin_batch(const BatchCommandOptions& options);

/// What makes symbols of texts in files of these formats. What counts as equal goes into the
/// session's recurrence, and from there into its scale. Errors: those of `with_matches` and
/// `SimilarityScale::of`.
Result<UnitReader> choose_units(const BatchCommandOptions& options, SequenceFormat a,
                                SequenceFormat b, BatchSession& session);

}  // namespace minterm
