// SPDX-License-Identifier: Apache-2.0
#include "specs/embedded_specs.hpp"

namespace minterm {

std::string file_of(const EmbeddedText& spec) { return std::string(spec.name) + ".dp"; }

const EmbeddedText* find_shipped_spec(std::string_view name) {
    if (name == "infix") name = "semiglobal";
    for (const EmbeddedText& spec : embedded_specs()) {
        if (name == spec.name || name == file_of(spec)) return &spec;
    }
    return nullptr;
}

}  // namespace minterm
