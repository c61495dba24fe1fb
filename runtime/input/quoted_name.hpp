// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

namespace minterm {

/// A name for a message: in quotes, cut after 60 bytes, and without bytes that could drive a
/// terminal.
inline std::string quoted_name(std::string name) {
    constexpr std::size_t kShown = 60;
    if (name.size() > kShown) {
        name.resize(kShown);
        name += "...";
    }
    for (char& c : name) {
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = '?';
    }
    return '"' + name + '"';
}

}  // namespace minterm
