// SPDX-License-Identifier: Apache-2.0
//
// Which bytes occur in many strings, found at memory speed.
#pragma once

#include <bitset>
#include <span>

#include "minterm/symbol_span.hpp"

namespace minterm {

/// The bytes that occur in any of `texts`, none of which is wide.
std::bitset<256> bytes_in(std::span<const SymbolSpan> texts);

}  // namespace minterm
