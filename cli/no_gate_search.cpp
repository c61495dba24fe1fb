// SPDX-License-Identifier: Apache-2.0
//
// What a build without LLVM says instead of searching, minimising and mapping for other tools.
#include <fmt/format.h>

#include <string_view>

#include "cli/command_line.hpp"
#include "cli/gate_search.hpp"
#include "cli/output.hpp"

namespace minterm {
namespace {

Failure not_here(std::string_view what) {
    return Failure::user(
        fmt::format("this minterm was built without LLVM and {}; build it with LLVM (cmake "
                    "-DMINTERM_WITH_LLVM=ON)",
                    what));
}

Failure no_search() {
    return not_here(
        "does not search for fewer gates: leave --effort, --fresh and --proof out to get those "
        "that it knows or the mapper's");
}

Status refuse_cell(const CellProblem&, const CellParams&, SolvedCell&,
                   StopCondition::Clock::time_point) {
    return no_search();
}

Result<ExactNetwork> refuse_table(const TruthTable&, const CellLibrary&, const ExactParams&) {
    return no_search();
}

}  // namespace

GateSearch gate_search() { return {refuse_cell, refuse_table, 0}; }

int minimize_command(const Arguments&) {
    return finish(Status(not_here("has no command minimize")));
}

int map_command(const Arguments&) { return finish(Status(not_here("has no command map"))); }

}  // namespace minterm
