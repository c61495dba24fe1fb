// SPDX-License-Identifier: Apache-2.0
//
// Delay cells unrolled over the rows of patterns: all patterns of a group as one network, in which
// equal parts of different patterns are one.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "minterm/result.hpp"
#include "synth/byte_classes.hpp"
#include "synth/cell_library.hpp"
#include "synth/delay_cell.hpp"
#include "synth/mapped_network.hpp"
#include "synth/network.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// What a predicate says of one symbol of a pattern and the bytes of a text.
struct SymbolClass {
    enum class Kind : std::uint8_t { Never, Always, Class };
    Kind kind = Kind::Class;
    std::uint32_t index = 0;  ///< Class: which

    bool operator==(const SymbolClass&) const = default;
};

/// Patterns in terms of the classes of bytes that their symbols match.
struct PatternSymbols {
    std::vector<ByteClass> classes;  ///< each once, in the order in which they are first met
    /// [pattern][row * predicates + predicate]
    std::vector<std::vector<SymbolClass>> rows;
};

/// Classes that hold every byte become `Always` only for a diagonal cell: others also compute
/// columns before the text, in which nothing must match.
PatternSymbols classify(const std::vector<Relation>& relations, const DelayCell& cell,
                        const std::vector<std::string>& patterns);

/// An input of the network: the class of the byte `lag` places before a column.
struct ClassRead {
    std::uint32_t index = 0;
    std::uint32_t lag = 0;

    bool operator==(const ClassRead&) const = default;
};

/// The outputs of one pattern, as numbers of outputs of the network.
struct PatternOutputs {
    std::uint32_t report = 0;          ///< whether the column is reported
    std::vector<std::uint32_t> costs;  ///< by `DelayCell::costs`

    bool operator==(const PatternOutputs&) const = default;
};

struct PatternNetwork {
    Network network;               ///< inputs: `reads`, then `delays`
    std::vector<ClassRead> reads;  ///< by lag, the greatest first
    /// Input `reads.size() + d` is output `delays[d]` as it was one column ago. Each delay depends
    /// on those before it only.
    std::vector<std::uint32_t> delays;
    std::vector<PatternOutputs> patterns;
    std::uint32_t results = 0;  ///< outputs that patterns speak of come first, each once
    std::uint32_t any = 0;      ///< the output that says whether any pattern reports the column
    std::uint32_t memory = 0;   ///< outputs depend on so many bytes before the column's own
};

/// The network of patterns `first` .. `end` - 1, none of which is empty. O(rows * planes).
PatternNetwork unroll(const DelayCell& cell, const PatternSymbols& symbols, std::size_t first,
                      std::size_t end);

/// The network mapped to gates, and the order in which a kernel computes them.
struct PatternStep {
    enum class Kind : std::uint8_t { Gate, Delay };
    Kind kind = Kind::Gate;
    std::uint32_t index = 0;  ///< of a gate, or which of `PatternNetwork::delays`

    bool operator==(const PatternStep&) const = default;
};

struct PatternGates {
    MappedNetwork mapped;
    /// Gates in the order of the symbols that they wait for, so that what belongs to a symbol is
    /// needed for a short time; delays where they are first read.
    std::vector<PatternStep> steps;
};

PatternGates map_patterns(const PatternNetwork& patterns, const CellLibrary& library);

/// Simulates the gates on a text made of the patterns' own symbols, with copies of the patterns
/// that have errors, and compares every column with the cell, computed row by row. (That the cell
/// is the recurrence was proved when it was derived; unrolling and mapping are what is looked at
/// here.) O(rows * planes) times some hundred columns. Error: internal.
Status check_patterns(const DelayCell& cell, const PatternSymbols& symbols, std::size_t first,
                      const PatternNetwork& patterns, const PatternGates& gates);

}  // namespace minterm
