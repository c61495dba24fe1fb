// SPDX-License-Identifier: Apache-2.0
//
// The solved cells that come with minterm: generated/cells/*.json, embedded.
#pragma once

#include "synth/embedded_text.hpp"

namespace minterm {

/// Records (synth/solved_cell.hpp) by `record_name`, ascending.
const std::vector<EmbeddedText>& shipped_cells();

}  // namespace minterm
