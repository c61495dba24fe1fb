// SPDX-License-Identifier: Apache-2.0
//
// What `minterm dist` and `minterm run` share: two files and a recurrence -> an answer on standard
// output.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "cli/cell_search.hpp"
#include "cli/match_options.hpp"
#include "cli/options.hpp"
#include "minterm/result.hpp"

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
    bool explain = false;
    std::string method = "choose";
    std::string target;
    int rows = 0;
    int threads = 1;
    CacheOptions cache;
    bool json = false;
    bool quiet = false;
    bool verbose = false;
    bool time = false;
};

/// Adds everything but SPEC, --recurrence and --param.
void add_run_options(CLI::App& app, RunPairOptions& options);

/// Reads, compiles, runs, prints.
Status run_pair(const RunPairOptions& options);

}  // namespace minterm
