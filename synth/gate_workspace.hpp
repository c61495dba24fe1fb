// SPDX-License-Identifier: Apache-2.0
//
// A mapped network opened up for change: every gate a signal with its truth table over all
// minterms, and what the table asks of it. `optimize` changes gates here and asks again.
//
// Note [Freedom of a gate]. Set a gate to 0 on every minterm and look at the outputs, then to 1.
// Where only one of the two gives outputs that the table accepts, the gate is required; where both
// do, it is free. This is the exact observability don't-care of the network as it stands, joined
// with the external don't-cares, and it is recomputed after every change, so changes never
// conflict.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "synth/cell_library.hpp"
#include "synth/mapped_network.hpp"
#include "synth/truth_table.hpp"

namespace minterm {

/// 0 and 1 are the constants, then come the inputs, then the gates.
using SignalId = std::uint32_t;

/// A gate by the signals that it reads. `use.leaf[k]` indexes `leaves`.
struct WorkGate {
    CellUse use;
    std::uint8_t leaf_count = 0;
    std::array<SignalId, 3> leaves{};
};

/// The network and the answers to the last questions about it.
struct GateWorkspace {
    using Word = std::uint64_t;

    GateWorkspace(const MappedNetwork& network, const TruthTable& table,
                  const CellLibrary& cell_library);

    SignalId first_gate() const { return static_cast<SignalId>(2 + inputs); }
    bool is_gate(SignalId s) const { return s >= first_gate(); }
    WorkGate& gate(SignalId s) { return gates[s - first_gate()]; }
    const WorkGate& gate(SignalId s) const { return gates[s - first_gate()]; }
    SignalId signal_count() const { return first_gate() + static_cast<SignalId>(gates.size()); }
    const Word* value(SignalId s) const { return &values[s * words]; }
    int cost_of(const CellUse& use) const { return library->cells[use.cell].cost; }

    /// Replaces the gates and outputs by those of `network`.
    void read(const MappedNetwork& network);
    MappedNetwork write() const;

    /// After a change to `gates` or `outputs` (acyclic, in any order): drops gates without readers,
    /// restores topological order, simulates and counts everything anew.
    void rebuild();

    /// The values of a gate whose leaves have the values `all`, to `result`.
    void simulate_gate(const WorkGate& g, const std::vector<Word>& all, Word* result) const;

    /// Note [Freedom of a gate]: fills `need_on`, `need_off` and `depends`.
    void find_freedom(SignalId target);

    /// Fills `removable`, `removable_cost` and `keeps`.
    void find_removable(SignalId target);

    /// The cost of the removable gates in a set as in `keeps`.
    int kept_cost(Word kept) const;

    /// A cost that no network for the table can beat: different outputs that are no inputs need a
    /// gate each, and an output that depends on n inputs whatever the don't-cares needs enough
    /// gates to join them.
    int least_cost() const;

    const CellLibrary* library;
    std::vector<std::string> input_names;
    std::vector<MappedOutput> output_names;  ///< the references mean nothing
    int inputs = 0;
    std::size_t words = 1;
    std::vector<std::vector<Word>> on, off;  ///< by output: where it must be 1, where 0

    std::vector<WorkGate> gates;  ///< in topological order
    std::vector<SignalId> outputs;
    std::vector<Word> values;  ///< `words` for each signal
    std::vector<int> readers, levels;
    int cost = 0;

    std::vector<Word> need_on, need_off;  ///< where the target must be 1, where 0
    std::vector<std::uint8_t> depends;    ///< by signal: on the target
    std::vector<SignalId> removable;      ///< gates that die with the target, ascending
    std::vector<Word> keeps;  ///< by signal: which of the removable live on if it is read
    int removable_cost = 0;   ///< of them and the target

    std::uint64_t work = 0;  ///< word operations so far

private:
    bool needs_input(std::size_t output, int input) const;
    bool may_be_input(std::size_t output) const;

    std::vector<Word> trial_;
};

}  // namespace minterm
