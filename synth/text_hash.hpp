// SPDX-License-Identifier: Apache-2.0
//
// A text -> a number that stands for it.
#pragma once

#include <cstdint>
#include <string_view>

namespace minterm {

/// FNV-1a (Fowler, Noll, Vo) in 64 bits: for names that do not depend on the machine, of texts that
/// nobody makes alike on purpose.
constexpr std::uint64_t text_hash(std::string_view text) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const char byte : text) {
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001B3;
    }
    return hash;
}

}  // namespace minterm
