// SPDX-License-Identifier: Apache-2.0
//
// "There is a network of exactly r gates" as clauses: which signals each gate reads, what it
// computes of them, and what that makes of every minterm. What the outputs have to be is not said
// here but added by whoever asks (exact_cell, exact_table).
//
// Note [Gate chains]. Gates stand in topological order. A gate chooses a tuple of earlier signals
// and a function of the library; `x[i][t]` is its value on minterm t. This is the formulation of
// Kojevnikov, Kulikov and Yaroslavtsev (2009) and Knuth (TAOCP 7.2.2.2), which has a selection
// variable for each tuple; with many signals the tuples get too many, and each operand chooses its
// signal for itself (`Selection::Operand`).
//
// What is the same network in other words is excluded: operands ascend; every gate is read; gates
// that could change places stand in colexicographic order of their tuples; no gate reads a gate
// together with all but one of that gate's own operands (one gate could do it). Where the library
// has the complement of each of its functions, gates are normal (0 on operands all 0), and an
// output may take the complement of a gate, but the same for all outputs that read it: the gate is
// then inverted as a whole.
//
// Note [Complemented planes]. Where an output is the same plane as an input (a cell's state),
// storing the plane complemented is another encoding with as many gates, if the library has the
// complements; unless an output is an input passed through, which ties two planes together. So that
// a caller may fix the code of one value (all 0) without losing anything, each such plane has a
// variable that says whether the network sees it complemented with respect to the caller's codes.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "synth/cell_library.hpp"
#include "synth/mapped_network.hpp"
#include "synth/sat_solver.hpp"

namespace minterm {

/// How gates select their operands: see Note [Gate chains].
enum class Selection { Tuple, Operand };

/// What the gates of a library can do, in the form that clauses need.
struct ChainLibrary {
    int arity = 2;                     ///< operands of the gates with a free function: 2 or 3
    bool any_function = false;         ///< of `arity` operands; else `pair_functions`
    std::uint16_t pair_functions = 0;  ///< bit f: f, a truth table over (x0, x1), is allowed
    bool normal = false;               ///< closed under complement: gates are normal
    bool absorbs = false;              ///< a function of a gate and one of its operands is one gate
    bool constant_operand = false;  ///< inverting takes a gate with an operand that is constant 1
    std::vector<std::uint8_t> triple_functions;  ///< fixed functions of three operands
};

/// Whether exact synthesis can work with the library: all its cells cost the same.
Result<ChainLibrary> chain_library(const CellLibrary& library);

struct ChainParams {
    int gates = 0;
    /// Gates may be idle. Then "no" holds for every smaller number of gates, too; without, it says
    /// only that no network has exactly so many gates and no more than it needs.
    bool at_most = false;
    Selection selection = Selection::Tuple;
};

/// The clauses for one number of gates, and the network after an answer.
class GateChain {
public:
    /// `minterms[t]`: the values of the inputs, input i in bit i. `free_planes`: where bit k is
    /// set, output k is the same plane as input k, and which way round it is stored is free: see
    /// Note [Complemented planes].
    GateChain(SatSolver& solver, const CellLibrary& library, const ChainLibrary& abilities,
              const ChainParams& params, int inputs, int outputs, std::uint32_t free_planes,
              std::vector<std::uint32_t> minterms);

    /// The literal that says that output k is 1 on minterm number t.
    int output(int k, std::size_t t) const { return output_value_[static_cast<std::size_t>(k)][t]; }

    /// What the solver found, without idle gates; outputs and inputs without names.
    MappedNetwork network() const;
    /// The planes (bit k: output and input k) that this network has complemented: see Note
    /// [Complemented planes].
    std::uint32_t complemented_planes() const;

private:
    using Tuple = std::array<int, 3>;  // signals, ascending; -1 where unused

    struct Choice {
        Tuple tuple{-1, -1, -1};
        std::uint8_t function = 0;  // over the operands
        bool fixed = false;         // the choice determines the function
        int literal = 0;
    };

    bool is_constant(int signal) const { return signal >= inputs_ && signal < base_; }
    int signal_value(int signal, std::size_t t) const;
    void add(std::initializer_list<int> literals);
    void add_tuples(int gate);
    void add_operands(int gate);
    void add_triples(int gate);
    void forbid_trivial(int gate);
    void add_outputs(int outputs, std::uint32_t free_planes);
    void every_gate_is_read();
    void order_gates();
    void forbid_absorbed();
    int function_value(int gate, unsigned row) const;
    bool needs_signals(std::uint8_t function, const Tuple& tuple) const;
    std::uint8_t function_of(int gate) const;
    Choice chosen(int gate) const;
    MappedRef add_gate(const Choice& choice, const std::vector<MappedRef>& refs,
                       const std::vector<CellFunction>& functions, MappedNetwork& network) const;

    SatSolver& solver_;
    const CellLibrary& library_;
    const ChainLibrary& abilities_;
    int inputs_;
    int base_;  // signals before the gates: inputs, perhaps constants
    int gates_;
    std::vector<std::uint32_t> minterms_;

    std::vector<std::vector<Choice>> choices_;            // by gate
    std::vector<std::vector<std::vector<int>>> operand_;  // Selection::Operand: [gate][k][signal]
    std::vector<std::vector<int>> function_;              // [gate][row]
    std::vector<std::vector<int>> value_;                 // [gate][minterm]
    std::vector<int> inverted_;  // [signal]: the network has the complement of its value
    std::vector<std::vector<int>> output_choice_;  // [output][signal, 0, 1]
    std::vector<std::vector<int>> output_value_;   // [output][minterm]
    std::vector<int> clause_;
};

}  // namespace minterm
