// SPDX-License-Identifier: Apache-2.0
//
// The shipped specs inside the program. The .cpp is generated from specs/*.dp by
// cmake/embed_specs.cmake.
#pragma once

#include <string_view>
#include <vector>

namespace minterm {

struct EmbeddedSpec {
    std::string_view name;  ///< "levenshtein": what the command line calls it
    std::string_view file;  ///< "levenshtein.dp"
    std::string_view text;
};

/// All shipped specs, by name.
const std::vector<EmbeddedSpec>& embedded_specs();

}  // namespace minterm
