// SPDX-License-Identifier: Apache-2.0
//
// A mapped network that changes thousands of times a second: every signal keeps its number for as
// long as it lives, its value on the minterms that occur stays at hand, by signal and by minterm.
//
// Note [Slots]. Signals 0 and 1 are the constants, then come the inputs, then slots for gates. A
// gate that dies leaves its slot to the next new gate, so that one change touches the values of the
// gates behind it and nothing else. `order` lists the living gates, operands first.
//
// Note [Rows]. `row(m)` is minterm m as a set of signals: those that are 1. Two minterms, one where
// a gate has to be 1 and one where it has to be 0, are told apart by the signals in the difference
// of their rows, which turns the search for operands into intersections of small sets.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "synth/care_table.hpp"
#include "synth/cell_library.hpp"
#include "synth/mapped_network.hpp"

namespace minterm {

/// A gate by the slots that it reads: `function` is over (leaves[0], leaves[1], leaves[2]), the
/// same for both values of a leaf that is absent.
struct SlotGate {
    std::uint8_t function = 0;
    std::uint8_t leaf_count = 0;
    std::array<std::uint16_t, 3> leaves{};

    bool operator==(const SlotGate&) const = default;
};

/// What each function costs and how it is built.
class GateCosts {
public:
    explicit GateCosts(const CellLibrary& library);

    static constexpr int kNone = 1'000'000;
    /// Of one gate, kNone if there is no such cell.
    int cost(std::uint8_t leaf_count, std::uint8_t function) const {
        return costs_[leaf_count][function];
    }
    int cost(const SlotGate& gate) const { return cost(gate.leaf_count, gate.function); }
    CellUse use(std::uint8_t leaf_count, std::uint8_t function) const;
    bool has_lut(int leaves) const { return lut_[static_cast<std::size_t>(leaves)] >= 0; }
    /// Every cell of fixed function, by number of leaves.
    const std::vector<std::uint8_t>& functions(std::size_t leaves) const {
        return functions_[leaves];
    }

private:
    std::array<std::array<int, 256>, 4> costs_{};
    std::array<std::vector<std::uint8_t>, 4> functions_;
    std::vector<CellFunction> cells_;
    std::array<int, 4> lut_{-1, -1, -1, -1};
};

class SlotNetwork {
public:
    using Word = std::uint64_t;
    using Slot = std::uint16_t;

    /// Gates that fit; a network of more is refused by `fits`.
    static constexpr std::size_t kMaxSignals = 1024;
    static bool fits(const MappedNetwork& network);

    SlotNetwork(const MappedNetwork& network, const CareTable& table, const CellLibrary& library);

    void read(const MappedNetwork& network);
    MappedNetwork write() const;

    std::size_t words() const { return words_; }
    std::size_t row_words() const { return row_words_; }
    Slot first_slot() const { return static_cast<Slot>(2 + table_->inputs); }
    bool is_gate(Slot s) const { return s >= first_slot(); }
    const SlotGate& gate(Slot s) const { return gates_[s]; }
    const Word* value(Slot s) const { return &values_[s * words_]; }
    const Word* row(std::size_t minterm) const { return &rows_[minterm * row_words_]; }
    const std::vector<Slot>& order() const { return order_; }
    const std::vector<Slot>& outputs() const { return outputs_; }
    const GateCosts& costs() const { return costs_; }
    int cost() const { return cost_; }
    std::size_t minterms() const { return table_->minterms; }
    std::uint64_t work() const { return work_; }
    void add_work(std::uint64_t operations) { work_ += operations; }

    /// Fills what follows for a living gate.
    void look_at(Slot target);
    const std::vector<Word>& need_on() const { return need_on_; }
    const std::vector<Word>& need_off() const { return need_off_; }
    /// Signals that a new form of the target may read: no constant, not the target and nothing that
    /// depends on it.
    const std::vector<Word>& divisors() const { return divisors_; }
    /// What goes if the target goes and nothing else reads its operands, the target included.
    int removable_cost() const { return removable_cost_; }
    /// The cost of those removable gates that live on if the leaves are read.
    int kept_cost(const Slot* leaves, std::size_t count) const;
    bool is_output(Slot s) const;

    /// A free slot for a gate that is to be read by the target; only until the next change.
    Slot reserve();
    void release(Slot s);
    /// Gives the target, which `look_at` was asked about, a new form; `inner`, if any, is a new
    /// gate in a reserved slot that this form reads.
    void replace(Slot target, const SlotGate& gate, Slot inner_slot = 0,
                 const SlotGate* inner = nullptr);
    /// Lets the readers of the target read `wire` instead, complemented if wished (then the target
    /// is no output, and the functions of its readers change). False, and nothing changed, if the
    /// library has no gates for that.
    bool replace_by_wire(Slot target, Slot wire, bool complemented);

private:
    void settle(const std::vector<Slot>& changed);
    void sort_gates();
    void simulate(const SlotGate& gate, Word* result) const;
    void store(Slot s, const Word* value, bool& differs);
    void wrong_outputs(std::vector<Word>& wrong);
    Slot new_slot();

    const CareTable* table_;
    const CellLibrary* library_;
    GateCosts costs_;
    std::vector<std::string> input_names_;
    std::vector<MappedOutput> output_names_;  ///< the references mean nothing
    std::size_t words_;
    std::size_t row_words_;
    std::size_t capacity_;

    std::vector<SlotGate> gates_;
    std::vector<Slot> order_;
    std::vector<std::uint16_t> position_;  ///< in `order_`
    std::vector<Slot> outputs_;
    std::vector<Slot> free_;
    std::vector<int> readers_;
    std::vector<std::uint8_t> alive_;
    std::vector<Word> values_;  ///< by signal
    std::vector<Word> rows_;    ///< by minterm
    int cost_ = 0;

    std::vector<Word> need_on_, need_off_, divisors_;
    std::vector<Word> trial_;
    std::vector<std::uint8_t> differs_;  ///< by slot: `trial_` holds another value
    std::vector<int> left_;
    std::vector<Slot> removable_;
    std::vector<std::uint8_t> is_removable_;
    int removable_cost_ = 0;
    mutable std::vector<Slot> stack_;
    mutable std::vector<std::uint8_t> seen_;
    std::vector<Word> scratch_, wrong_, choice_wrong_;
    std::uint64_t work_ = 0;
};

}  // namespace minterm
