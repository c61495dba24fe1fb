// SPDX-License-Identifier: Apache-2.0
//
// A network made of the gates that one target really has. Every gate is a function of at most three
// operands, given by its truth table, so one type serves two-input sets, muxes and LUT3 targets.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "synth/cell_library.hpp"
#include "synth/network.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// An operand of a gate or an output: a constant, an input, or an earlier gate. Never complemented:
/// inverters are gates like any other (and the mapper does all it can to need none).
struct MappedRef {
    enum class Kind : std::uint8_t { Constant, Input, Gate };
    Kind kind = Kind::Constant;
    std::uint32_t index = 0;  ///< Constant: 0 or 1; else which input or gate

    bool operator==(const MappedRef&) const = default;
};

struct MappedGate {
    std::uint32_t cell = 0;     ///< which gate of the library
    std::uint8_t function = 0;  ///< truth table over (x0, x1, x2), bit x0 + 2 x1 + 4 x2
    std::uint8_t arity = 0;     ///< operands used, 1 to 3
    std::array<MappedRef, 3> operands{};

    bool operator==(const MappedGate&) const = default;
};

struct MappedOutput {
    std::string name;
    MappedRef ref;

    bool operator==(const MappedOutput&) const = default;
};

/// Gates stand in topological order.
struct MappedNetwork {
    std::string library;  ///< name of the `CellLibrary`
    std::vector<std::string> inputs;
    std::vector<MappedGate> gates;
    std::vector<MappedOutput> outputs;

    bool operator==(const MappedNetwork&) const = default;
};

int depth(const MappedNetwork& network);

/// Instructions: the sum of the costs of the gates.
int total_cost(const MappedNetwork& network, const CellLibrary& library);

/// The most values alive at once when the gates run in order, inputs included until their last use
/// and outputs from their definition to the end. A result may take the place of an operand that
/// dies with it. Constants and unused inputs count for nothing.
int live_registers(const MappedNetwork& network);

/// Gates of cells that overwrite an operand (vpternlog) whose operands all live on, or are
/// constants: each costs a move.
int moves_needed(const MappedNetwork& network, const CellLibrary& library);

/// A function of (x0, x1, x2), bit x0 + 2 x1 + 4 x2, as AND and XOR nodes.
Signal build_function(Network& network, std::uint8_t function, const std::array<Signal, 3>& x);

/// The gates as an XAG: every gate function in its smallest AND/XOR form.
Network to_network(const MappedNetwork& network);

/// `outer` with its input i driven by output i of `inner`, as one network over the inputs of
/// `inner`. Equal gates are merged and gates without a reader dropped; both of one library.
MappedNetwork compose(const MappedNetwork& outer, const MappedNetwork& inner);

/// The same for the inputs of `outer` from `first` on; those before it stay inputs, in front of
/// those of `inner`.
MappedNetwork compose_from(const MappedNetwork& outer, int first, const MappedNetwork& inner);

/// Without the gates that no output depends on.
MappedNetwork without_idle_gates(const MappedNetwork& network);

/// Violated invariants (order, arity, functions the library lacks), in words.
std::vector<std::string> check(const MappedNetwork& network, const CellLibrary& library);

/// The values of every output on all minterms (inputs <= kMaxTableInputs).
std::vector<MintermSet> simulate(const MappedNetwork& network);

/// One gate a line: `g3 = lut[0xe8](a, t, g1)` or `g3 = andn(a, b)`.
std::string print_mapped(const MappedNetwork& network, const CellLibrary& library);

}  // namespace minterm
