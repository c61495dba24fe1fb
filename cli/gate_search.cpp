// SPDX-License-Identifier: Apache-2.0
#include "cli/gate_search.hpp"

#include "synth/search_cell.hpp"

namespace minterm {

GateSearch gate_search() { return {search_cell, synthesize_table, kSearchEffort}; }

}  // namespace minterm
