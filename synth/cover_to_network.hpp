// SPDX-License-Identifier: Apache-2.0
//
// A cover as an XAG: literals shared, common sub-products and factors found by structural hashing
// and quick algebraic factoring, XOR pairs recognised.
#pragma once

#include "synth/cover.hpp"
#include "synth/network.hpp"

namespace minterm {

Network cover_to_network(const Cover& cover);

}  // namespace minterm
