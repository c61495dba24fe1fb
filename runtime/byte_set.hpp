// SPDX-License-Identifier: Apache-2.0
//
// Which bytes occur in many strings, found at memory speed.
#pragma once

#include <bitset>
#include <span>
#include <string_view>

namespace minterm {

/// The bytes that occur in any of `texts`.
std::bitset<256> bytes_in(std::span<const std::string_view> texts);

}  // namespace minterm
