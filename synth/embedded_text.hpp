// SPDX-License-Identifier: Apache-2.0
//
// Text files inside the program: what cmake/embed_text.cmake makes lists of.
#pragma once

#include <string_view>
#include <vector>

namespace minterm {

struct EmbeddedText {
    std::string_view name;  ///< of the file, without folder and ending
    std::string_view text;
};

}  // namespace minterm
