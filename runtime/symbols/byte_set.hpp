// SPDX-License-Identifier: Apache-2.0
//
// Which bytes occur in many strings, found at memory speed.
#pragma once

#include <bitset>
#include <span>

#include "minterm/symbol_span.hpp"

namespace minterm {

using ByteSet = std::bitset<256>;

/// The bytes of two lists of strings.
struct ListBytes {
    ByteSet a, b;
};

/// The bytes that occur in any of `a` and in any of `b`, none of which is wide. Both are read in
/// step, since strings that belong together often lie together.
ListBytes bytes_in(std::span<const SymbolSpan> a, std::span<const SymbolSpan> b);

/// Whether all bytes of `a` and of `b` are among those that are known of them.
bool bytes_are_known(std::span<const SymbolSpan> a, std::span<const SymbolSpan> b,
                     const ListBytes& known);

}  // namespace minterm
