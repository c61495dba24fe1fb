// SPDX-License-Identifier: Apache-2.0
//
// What `minterm dist`, `minterm run` and `minterm lcs` share: two files and a recurrence -> an
// answer on standard output.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cli/cell_search.hpp"
#include "cli/device_choice.hpp"
#include "cli/match_options.hpp"
#include "cli/options.hpp"
#include "cli/run_report.hpp"
#include "codegen/engine.hpp"
#include "minterm/result.hpp"
#include "minterm/symbol_units.hpp"

namespace minterm {

struct RunPairOptions {
    std::string spec = "levenshtein";
    std::string recurrence;
    std::vector<std::string> params;
    std::string a;
    std::string b;
    InputOptions input;
    MatchOptions match;
    std::string mode;  ///< empty: what the spec says
    std::optional<std::uint64_t> max_distance;
    bool locations = false;  ///< where infixes and prefixes begin, beside where they end
    bool cigar = false;
    bool pretty = false;
    bool all_places = false;
    bool explain = false;
    std::string method = "choose";
    std::string layout = "choose";
    std::string target;           ///< a name, "cuda", or "auto": a GPU if there is one
    int device = kNoDeviceNamed;  ///< which GPU
    int rows = 0;
    int threads = 1;
    CacheOptions cache;
    bool json = false;
    std::string output;  ///< where answers go; empty or "-": standard output
    bool quiet = false;
    bool verbose = false;
    bool kernel_line = true;  ///< a terminal is told of the kernel unasked
    bool time = false;
};

/// Two files, what of them is compared, and how it runs.
void add_pair_options(CLI::App& app, RunPairOptions& options);
/// The same and --mode, --max-distance, --cigar, --pretty: everything but SPEC, --recurrence and
/// --param.
void add_run_options(CLI::App& app, RunPairOptions& options);

/// A pair that is read, and all that a run of it needs. Stays where it is: parts of it point to
/// others.
struct PreparedPair {
    PreparedPair() = default;
    PreparedPair(const PreparedPair&) = delete;
    PreparedPair& operator=(const PreparedPair&) = delete;

    Recurrence recurrence;
    const Target* target = nullptr;
    RunReport report;
    UnitText a;
    UnitText b;
};
/// The recurrence and the target. Errors (user): what is wrong with the spec or the options.
Status read_question(const RunPairOptions& options, PreparedPair& pair);
/// That and the symbols of both files. Errors (user): the files, too.
Status prepare_pair(const RunPairOptions& options, PreparedPair& pair);

/// `Engine::run` or what is called like it.
using EngineRun =
    std::function<Result<RunResult>(Engine& engine, const Recurrence& recurrence, SymbolSpan a,
                                    SymbolSpan b, const RunOptions& how)>;
/// Runs the question on `a` and `b`, with progress, and puts into the report what came of it. On a
/// GPU `Engine::run` runs it, unless an alignment is asked for. With --target auto the processor
/// does what a GPU cannot, and a note says why.
Status run_prepared(const RunPairOptions& options, PreparedPair& pair, SymbolSpan a, SymbolSpan b,
                    RunOptions how, const EngineRun& run);

/// How the options want it to run.
RunOptions engine_options(const RunPairOptions& options);

/// Says on standard error what ran, why and how fast, as far as the options want to know.
void tell_about_run(const RunPairOptions& options, const RunReport& report);

/// Reads, compiles, runs, prints.
Status run_pair(const RunPairOptions& options);

}  // namespace minterm
