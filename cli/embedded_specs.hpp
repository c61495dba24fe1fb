// SPDX-License-Identifier: Apache-2.0
//
// The shipped specs inside the program: specs/*.dp, embedded.
#pragma once

#include "synth/embedded_text.hpp"

namespace minterm {

/// All shipped specs, by name: "levenshtein" is what the command line calls levenshtein.dp.
const std::vector<EmbeddedText>& embedded_specs();

}  // namespace minterm
