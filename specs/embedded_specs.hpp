// SPDX-License-Identifier: Apache-2.0
//
// The shipped specs inside programs and libraries: specs/*.dp, embedded.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "synth/embedded_text.hpp"

namespace minterm {

/// All shipped specs, by name: "levenshtein" is what the command line calls levenshtein.dp.
const std::vector<EmbeddedText>& embedded_specs();

/// "levenshtein.dp".
std::string file_of(const EmbeddedText& spec);

/// The shipped spec of that name ("lcs"), file name ("lcs.dp") or other usual name ("infix"); null
/// if there is none.
const EmbeddedText* find_shipped_spec(std::string_view name);

}  // namespace minterm
