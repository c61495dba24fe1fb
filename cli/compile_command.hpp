// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/cell_search.hpp"
#include "codegen/compile.hpp"

namespace minterm {

/// The arguments of `minterm compile`.
struct CompileOptions {
    std::string spec;
    std::string recurrence;
    std::vector<std::string> params;
    std::string target;
    std::string library;             ///< empty: the target's
    std::string minimize = "gates";  ///< gates, depth or registers
    std::string emit;                ///< a name of `stage_names()`, or empty: the figures
    std::string format;              ///< empty: the stage's own
    std::string layout = "wavefront";
    std::string alphabet = "ACGT";
    int planes = 0;  ///< 0: what the alphabet needs
    int rows = 0;
    std::optional<double> effort;  ///< seconds
    bool fresh = false;
    std::string proof;  ///< prefix of files
    CacheOptions cache;
    bool stats = false;
    bool time = false;
    bool json = false;
    std::string output;
};

/// What --stats says of a compiled recurrence or table.
struct CompileStats {
    std::string name;
    std::string target;
    std::string library;
    CellFigures figures;
    std::optional<SolvedCell> cell;  ///< of a recurrence
    std::optional<Cover> cover;      ///< of a raw table
    int table_lower_bound = 0;       ///< of gates for a raw table
    int rows = 0;                    ///< 0 for a raw table, which has no kernel
    int symbol_planes = 0;
    int mask_stages = 0;  ///< that move letter masks into place; 0: planes are compared
    std::vector<StageTime> times;
};

}  // namespace minterm
