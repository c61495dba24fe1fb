// SPDX-License-Identifier: Apache-2.0
//
// Sets of bytes as logic over the eight bits of a byte: what the symbols of patterns ask of a text.
#pragma once

#include <bitset>
#include <vector>

#include "synth/network.hpp"

namespace minterm {

/// The bytes of a text that a symbol of a pattern matches.
using ByteClass = std::bitset<256>;

/// Inputs b0 .. b7, a byte's bits, and an output for each class, c0 ..: whether the byte is in it.
/// A class is split by the byte's upper half: of each set of lower halves that occurs, whether the
/// lower half is in it and whether the upper half is one that goes with it. Letters share most of
/// that.
Network class_network(const std::vector<ByteClass>& classes);

}  // namespace minterm
