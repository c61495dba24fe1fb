// SPDX-License-Identifier: Apache-2.0
//
// A truth table packed down to the minterms that occur, and with them the freedom to give any of
// several codes. Large cells have many inputs and few minterms: a pair of edges of 13 values each
// and one predicate are 338 of 512, six words a signal; three tables are a few thousand of 16,384.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "synth/encoding.hpp"
#include "synth/flows.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// One way for a group of outputs to be right. `valid` says on which minterms it may be chosen;
/// there output k of the group has to be 1 on `on[k]` and 0 on `off[k]`.
struct CareChoice {
    std::vector<std::uint64_t> valid;
    std::vector<std::vector<std::uint64_t>> on, off;
};

/// Outputs that are right together: on every minterm one of the choices has to hold for all.
struct CareGroup {
    std::vector<std::size_t> outputs;
    std::vector<CareChoice> choices;
};

/// Bits past the last minterm belong to no set, so whatever a signal has there is right.
struct CareTable {
    int inputs = 0;
    std::size_t minterms = 0;  ///< that occur
    std::size_t words = 1;     ///< of 64 minterms
    std::vector<std::vector<std::uint64_t>> input_values;
    std::vector<CareGroup> groups;
    std::size_t outputs = 0;
};

/// Each output is a group of one choice; minterms on which no output cares are left out.
CareTable care_table(const TruthTable& table);

/// The table of a cell (inputs and outputs as in `tabulate`) in which an edge may leave in any of
/// its value's codes, not only in those of the cube `codes[value]`.
CareTable care_table(const Flows& flows, const Encoding& encoding);

}  // namespace minterm
