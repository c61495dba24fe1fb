// SPDX-License-Identifier: Apache-2.0
//
// The text-sliced layout: patterns as gates over classes of bytes become a kernel program that
// tests as many positions of a text at once as a word has bits. The layout itself is described in
// runtime/kernel_abi.hpp, Note [Text-sliced layout].
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "codegen/kernel_program.hpp"
#include "codegen/target.hpp"
#include "synth/mapped_network.hpp"
#include "synth/pattern_network.hpp"

namespace minterm {

/// How memory is laid out for patterns that look back so far.
struct TextSlicedShape {
    std::size_t parts = 1;
    std::size_t context = 0;
    std::size_t stripe = 0;
    std::size_t stride = 0;
    std::size_t fetch_lines = 0;  ///< cache lines of text that a word of positions stands for
};

/// `diagonal`: classes are read with a lag and nothing is delayed. A piece fits the first-level
/// cache unless the context is long: no more than an eighth of what is computed is context.
TextSlicedShape text_sliced_shape(const Target& target, bool diagonal, std::size_t memory);

/// What one `match` function computes.
struct TextSlicedPatterns {
    PatternNetwork network;
    PatternGates gates;
};

/// "match0".
std::string match_function(std::size_t group);

/// Functions `classes` and `match0` .. for each group. `classes` is mapped from `class_network`.
KernelProgram layout_text_sliced(const std::string& name, const MappedNetwork& classes,
                                 const std::vector<TextSlicedPatterns>& groups,
                                 const TextSlicedShape& shape);

}  // namespace minterm
