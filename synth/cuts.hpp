// SPDX-License-Identifier: Apache-2.0
//
// The cuts of an XAG: for each node, small sets of earlier nodes that determine it, each with the
// node's function over them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "synth/network.hpp"

namespace minterm {

/// At most three leaves that determine a node. `function` is the node over (leaves[0], leaves[1],
/// leaves[2]), bit l0 + 2 l1 + 4 l2, and depends on every leaf; with fewer leaves it repeats.
struct Cut {
    std::uint8_t size = 0;
    std::uint8_t function = 0;
    std::array<std::uint32_t, 3> leaves{};  ///< ascending; unused ones are 0

    bool operator==(const Cut&) const = default;
};

/// By node: its cuts, fewest leaves first, never the node itself, none whose leaves contain those
/// of another. Every gate keeps at least the cut of its fanins. At most `cuts_per_node` are kept.
/// (Cuts of inputs and of the constant: none.)
std::vector<std::vector<Cut>> enumerate_cuts(const Network& network, int cuts_per_node);

}  // namespace minterm
