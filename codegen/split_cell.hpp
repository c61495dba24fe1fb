// SPDX-License-Identifier: Apache-2.0
//
// A mapped cell in two: what looks at symbols alone, and the rest.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "synth/mapped_network.hpp"

namespace minterm {

struct SplitCell {
    MappedNetwork symbols;  ///< inputs: the symbols'; outputs c.., what the rest asks of them
    MappedNetwork rest;     ///< inputs: those before the symbols, c.., and those behind the symbols
    std::vector<std::uint32_t> symbol_gates;  ///< numbers in the cell of the gates of `symbols`
    std::vector<std::uint32_t> rest_gates;    ///< and of `rest`
};

/// Every gate of `cell` whose operands are inputs first .. first + count - 1, or such gates, goes
/// to `symbols`, in the order that it had; no gate is added or left out. O(gates).
SplitCell split_cell(const MappedNetwork& cell, std::size_t first, std::size_t count);

}  // namespace minterm
