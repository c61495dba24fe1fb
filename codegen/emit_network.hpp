// SPDX-License-Identifier: Apache-2.0
//
// A mapped network as instructions of a kernel function: what every layout does with a cell.
#pragma once

#include <vector>

#include "codegen/kernel_program.hpp"
#include "synth/mapped_network.hpp"

namespace minterm {

/// The words of one register, window or column, a plane each.
using Planes = std::vector<ValueId>;

/// Appends the gates of `network`, one instruction each, in their order. `inputs` are the values of
/// its inputs; returns those of its outputs. `node` says which network it is, and `numbers` what
/// its gates are numbered, where it is a part of one; empty: as they stand here.
Planes emit_network(FunctionBuilder& builder, const MappedNetwork& network, const Planes& inputs,
                    GateNode node = {}, const std::vector<std::uint32_t>& numbers = {});

}  // namespace minterm
