// SPDX-License-Identifier: Apache-2.0
//
// The cyclic layout: the step of a delay cell over words of rows becomes a kernel program that
// reads several pieces of a text byte by byte. The layout itself is described in
// runtime/kernel_abi.hpp, Note [Cyclic layout].
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "codegen/kernel_program.hpp"
#include "codegen/target.hpp"
#include "synth/cyclic_cell.hpp"
#include "synth/delay_cell.hpp"

namespace minterm {

/// Words of a chain of several patterns: longer ones have no registers.
inline constexpr std::size_t kMostChain = 32;
/// Words of a chain of one pattern: those of longer ones take seconds to be compiled.
inline constexpr std::size_t kLongestChain = 128;

/// Planes of the state times words of a chain that a warp has registers for.
inline constexpr std::size_t kMostDeviceState = 16;

/// How patterns lie in words and texts in streams.
struct CyclicShape {
    std::size_t word_bytes = 8;
    std::size_t patterns = 1;  ///< q, of a chain or, with `parts`, of each part
    std::size_t chain = 1;     ///< n
    bool parts = false;        ///< no bit crosses 64 bits
    std::size_t streams = 1;
    std::size_t stream_stride = 0;
    std::size_t copies = 1;  ///< of all patterns in a word with `parts`

    std::size_t part_bits() const;  ///< bits that a pattern's rows are within
    std::size_t part_count() const;
    /// Patterns of a chain of words.
    std::size_t group_patterns() const { return patterns * part_count() / copies; }
    /// Chains that so many patterns take.
    std::size_t groups(std::size_t count) const {
        return (count + group_patterns() - 1) / group_patterns();
    }
};

/// So that `count` patterns, the longest of `rows` rows, take the fewest words. With `parts` a
/// pattern has to fit 64 bits (or a shorter word): no more rows than that. Chains are no longer
/// than kMostChain, unless a single pattern makes them. `memory`: columns depend on so many before
/// them.
CyclicShape cyclic_shape(const Target& target, const DelayCell& cell, std::size_t count,
                         std::size_t rows, std::size_t memory, bool parts);

/// The same for `search` on a device (runtime/kernel_abi.hpp, Note [Search on a device]): one
/// stream, for warps are many, in the few sizes that it takes to compile few kernels; with `parts`
/// as many copies as there is room for. Chains have no more state than kMostDeviceState, unless a
/// single pattern makes them.
CyclicShape device_cyclic_shape(const Target& target, const DelayCell& cell, std::size_t count,
                                std::size_t rows, std::size_t memory, bool parts);

/// The planes that a column's cost is read off: `DelayCell::costs` without the last where the
/// report is that plane and says no more.
std::vector<std::size_t> cost_planes(const DelayCell& cell);

/// Function `columns`.
KernelProgram layout_cyclic(const std::string& name, const DelayCell& delays,
                            const CyclicCell& cell, const CyclicShape& shape);

}  // namespace minterm
