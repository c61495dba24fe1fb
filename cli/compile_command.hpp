// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

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
    std::string alphabet = "ACGT";
    int planes = 0;  ///< 0: what the alphabet needs
    int rows = 0;
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
    std::size_t products = 0;
    int literals = 0;
    bool products_minimum = false;
    int rows = 0;  ///< 0 for a raw table, which has no kernel
    int symbol_planes = 0;
    std::vector<StageTime> times;
};

}  // namespace minterm
