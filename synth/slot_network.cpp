// SPDX-License-Identifier: Apache-2.0
//
// Slots: what a gate has to be, what goes with it, and changes.
#include "synth/slot_network.hpp"

#include <algorithm>
#include <bit>

#include "synth/network.hpp"

namespace minterm {
namespace {

using Kind = MappedRef::Kind;
using Word = SlotNetwork::Word;
using Slot = SlotNetwork::Slot;

/// Room for gates beyond those that a network begins with.
constexpr std::size_t kSpareSlots = 64;

/// `gate` with `to`, complemented or not, in the place of `from`: constants folded, equal leaves
/// merged, leaves without influence dropped.
SlotGate folded_gate(const SlotGate& gate, Slot from, Slot to, bool complemented) {
    std::array<Word, 3> x{};
    SlotGate result;
    for (std::size_t k = 0; k < gate.leaf_count; ++k) {
        const bool changed = gate.leaves[k] == from;
        const Slot leaf = changed ? to : gate.leaves[k];
        const Word flip = changed && complemented ? 0xFF : 0;
        if (leaf < 2) {
            x[k] = (leaf == 1 ? 0xFF : 0) ^ flip;
            continue;
        }
        std::uint8_t place = 0;
        while (place < result.leaf_count && result.leaves[place] != leaf) ++place;
        if (place == result.leaf_count) result.leaves[result.leaf_count++] = leaf;
        x[k] = kOperandTable[place] ^ flip;
    }
    result.function = static_cast<std::uint8_t>(evaluate(gate.function, x[0], x[1], x[2]));
    for (std::uint8_t k = 0; k < result.leaf_count;) {
        if (depends_on(result.function, k)) {
            ++k;
            continue;
        }
        // The leaves behind move up by one.
        std::array<Word, 3> y{};
        for (std::size_t j = 0; j < result.leaf_count; ++j) {
            if (j != k) y[j] = kOperandTable[j < k ? j : j - 1];
        }
        for (std::size_t j = k; j + 1 < result.leaf_count; ++j) {
            result.leaves[j] = result.leaves[j + 1];
        }
        --result.leaf_count;
        result.leaves[result.leaf_count] = 0;
        result.function = static_cast<std::uint8_t>(evaluate(result.function, y[0], y[1], y[2]));
    }
    return result;
}

}  // namespace

GateCosts::GateCosts(const CellLibrary& library) : cells_(cell_functions(library)) {
    for (auto& row : costs_) row.fill(kNone);
    for (std::size_t leaves = 1; leaves <= 3; ++leaves) {
        const std::optional<std::uint32_t> cell = lut_cell(library, static_cast<int>(leaves));
        if (!cell) continue;
        lut_[leaves] = static_cast<int>(*cell);
        costs_[leaves].fill(library.cells[*cell].cost);
    }
    for (const CellFunction& f : cells_) {
        int& cost = costs_[f.leaves][f.function];
        cost = std::min(cost, library.cells[f.use.cell].cost);
        functions_[f.leaves].push_back(f.function);
    }
    // A gate that reads nothing is a constant that an output asks for; it is no gate.
    costs_[0].fill(0);
}

CellUse GateCosts::use(std::uint8_t leaf_count, std::uint8_t function) const {
    for (const CellFunction& f : cells_) {
        if (f.leaves == leaf_count && f.function == function) return f.use;
    }
    return {static_cast<std::uint32_t>(lut_[leaf_count]), function, leaf_count, {0, 1, 2}};
}

bool SlotNetwork::fits(const MappedNetwork& network) {
    return network.inputs.size() + network.gates.size() + 2 + kSpareSlots <= kMaxSignals;
}

SlotNetwork::SlotNetwork(const MappedNetwork& network, const CareTable& table,
                         const CellLibrary& library)
    : table_(&table),
      library_(&library),
      costs_(library),
      input_names_(network.inputs),
      output_names_(network.outputs),
      words_(table.words),
      row_words_((network.inputs.size() + network.gates.size() + 2 + kSpareSlots + 63) / 64),
      capacity_(row_words_ * 64) {
    gates_.resize(capacity_);
    position_.assign(capacity_, 0);
    readers_.assign(capacity_, 0);
    alive_.assign(capacity_, 0);
    values_.assign(capacity_ * words_, 0);
    rows_.assign(words_ * 64 * row_words_, 0);
    trial_.assign(capacity_ * words_, 0);
    differs_.assign(capacity_, 0);
    left_.assign(capacity_, 0);
    is_removable_.assign(capacity_, 0);
    seen_.assign(capacity_, 0);
    scratch_.assign(words_, 0);
    bool changed = false;
    const std::vector<Word> ones(words_, ~Word{0});
    store(1, ones.data(), changed);
    for (std::size_t i = 0; i < table.input_values.size(); ++i) {
        store(static_cast<Slot>(2 + i), table.input_values[i].data(), changed);
    }
    read(network);
}

void SlotNetwork::read(const MappedNetwork& network) {
    std::fill(alive_.begin(), alive_.end(), std::uint8_t{0});
    for (Slot s = 0; s < first_slot(); ++s) alive_[s] = 1;
    order_.clear();
    free_.clear();
    for (std::size_t s = capacity_; s-- > first_slot();) free_.push_back(static_cast<Slot>(s));
    std::vector<Slot> slot_of(network.gates.size());
    const auto slot = [&](MappedRef ref) -> Slot {
        if (ref.kind == Kind::Constant) return static_cast<Slot>(ref.index);
        if (ref.kind == Kind::Input) return static_cast<Slot>(2 + ref.index);
        return slot_of[ref.index];
    };
    std::vector<Slot> all;
    for (std::size_t g = 0; g < network.gates.size(); ++g) {
        const MappedGate& mapped = network.gates[g];
        SlotGate gate{mapped.function, mapped.arity, {}};
        for (std::size_t k = 0; k < mapped.arity; ++k) gate.leaves[k] = slot(mapped.operands[k]);
        gate = folded_gate(gate, 0, 0, false);
        // What has no influence is left out; constants and wires are no gates.
        if (gate.leaf_count == 0) {
            slot_of[g] = gate.function != 0 ? Slot{1} : Slot{0};
        } else if (gate.leaf_count == 1 && gate.function == kOperandTable[0]) {
            slot_of[g] = gate.leaves[0];
        } else {
            slot_of[g] = new_slot();
            gates_[slot_of[g]] = gate;
            all.push_back(slot_of[g]);
        }
    }
    outputs_.clear();
    for (const MappedOutput& output : network.outputs) outputs_.push_back(slot(output.ref));
    settle(all);
}

MappedNetwork SlotNetwork::write() const {
    MappedNetwork network{library_->name, input_names_, {}, output_names_};
    std::vector<MappedRef> refs(capacity_);
    for (Slot s = 0; s < first_slot(); ++s) {
        refs[s] = s < 2 ? MappedRef{Kind::Constant, s}
                        : MappedRef{Kind::Input, static_cast<std::uint32_t>(s - 2)};
    }
    const auto ref = [&](Slot s) { return refs[s]; };
    for (const Slot s : order_) {
        const SlotGate& gate = gates_[s];
        if (gate.leaf_count == 0) {
            refs[s] = {Kind::Constant, gate.function & 1U};
            continue;
        }
        refs[s] = {Kind::Gate, static_cast<std::uint32_t>(network.gates.size())};
        const CellUse use = costs_.use(gate.leaf_count, gate.function);
        MappedGate mapped{use.cell, use.function, use.arity, {}};
        for (std::size_t k = 0; k < mapped.operands.size() && k < use.arity; ++k) {
            mapped.operands[k] = use.leaf[k] == CellUse::kConstantOne
                                     ? MappedRef{Kind::Constant, 1}
                                     : ref(gate.leaves[use.leaf[k]]);
        }
        network.gates.push_back(mapped);
    }
    for (std::size_t o = 0; o < outputs_.size(); ++o) network.outputs[o].ref = ref(outputs_[o]);
    return network;
}

Slot SlotNetwork::new_slot() {
    const Slot s = free_.back();
    free_.pop_back();
    return s;
}

Slot SlotNetwork::reserve() { return free_.empty() ? Slot{0} : new_slot(); }
void SlotNetwork::release(Slot s) { free_.push_back(s); }

bool SlotNetwork::is_output(Slot s) const {
    return std::find(outputs_.begin(), outputs_.end(), s) != outputs_.end();
}

void SlotNetwork::simulate(const SlotGate& gate, Word* result) const {
    const Word* x0 = value(gate.leaves[0]);
    const Word* x1 = value(gate.leaves[1]);
    const Word* x2 = value(gate.leaves[2]);
    const std::uint8_t f = gate.function;
    if (gate.leaf_count <= 2) x2 = value(0);
    if (gate.leaf_count <= 1) x1 = value(0);
    if (gate.leaf_count == 0) x0 = value(0);
    for (std::size_t w = 0; w < words_; ++w) result[w] = evaluate(f, x0[w], x1[w], x2[w]);
}

void SlotNetwork::store(Slot s, const Word* value, bool& differs) {
    Word* old = &values_[s * words_];
    const std::size_t word = s >> 6;
    const Word bit = Word{1} << (s & 63);
    for (std::size_t w = 0; w < words_; ++w) {
        Word flipped = old[w] ^ value[w];
        if (flipped == 0) continue;
        differs = true;
        old[w] = value[w];
        for (; flipped != 0; flipped &= flipped - 1) {
            const std::size_t m = w * 64 + static_cast<std::size_t>(std::countr_zero(flipped));
            rows_[m * row_words_ + word] ^= bit;
        }
    }
}

/// Operands first, from the outputs; what they do not reach dies.
void SlotNetwork::sort_gates() {
    for (const Slot s : order_) alive_[s] = 0;
    std::vector<Slot> before = std::move(order_);
    order_.clear();
    std::fill(readers_.begin(), readers_.end(), 0);
    cost_ = 0;
    const auto visit = [&](auto&& self, Slot s) -> void {
        ++readers_[s];
        if (!is_gate(s) || alive_[s]) return;
        alive_[s] = 1;
        const SlotGate& gate = gates_[s];
        for (std::size_t k = 0; k < gate.leaf_count; ++k) self(self, gate.leaves[k]);
        position_[s] = static_cast<std::uint16_t>(order_.size());
        order_.push_back(s);
        cost_ += costs_.cost(gate);
    };
    for (const Slot output : outputs_) visit(visit, output);
    for (const Slot s : before) {
        if (!alive_[s]) free_.push_back(s);
    }
}

void SlotNetwork::settle(const std::vector<Slot>& changed) {
    // New gates count among those that may die.
    for (const Slot s : changed) {
        if (!alive_[s]) order_.push_back(s);
    }
    sort_gates();
    std::fill(differs_.begin(), differs_.end(), std::uint8_t{0});
    for (const Slot s : changed) differs_[s] = 1;
    for (const Slot s : order_) {
        const SlotGate& gate = gates_[s];
        bool again = differs_[s] != 0;
        for (std::size_t k = 0; k < gate.leaf_count; ++k) again |= differs_[gate.leaves[k]] != 0;
        if (!again) continue;
        simulate(gate, scratch_.data());
        bool differs = false;
        store(s, scratch_.data(), differs);
        differs_[s] = differs ? 1 : 0;
        work_ += words_ * 12;
    }
    work_ += order_.size() * 12;
}

void SlotNetwork::wrong_outputs(std::vector<Word>& wrong) {
    wrong.assign(words_, 0);
    for (const CareGroup& group : table_->groups) {
        bool touched = false;
        for (const std::size_t o : group.outputs) touched |= differs_[outputs_[o]] != 0;
        if (!touched) continue;
        choice_wrong_.assign(words_, ~Word{0});
        for (const CareChoice& choice : group.choices) {
            for (std::size_t w = 0; w < words_; ++w) scratch_[w] = ~choice.valid[w];
            for (std::size_t k = 0; k < group.outputs.size(); ++k) {
                const Slot s = outputs_[group.outputs[k]];
                const Word* x = differs_[s] ? &trial_[s * words_] : value(s);
                const Word* on = choice.on[k].data();
                const Word* off = choice.off[k].data();
                for (std::size_t w = 0; w < words_; ++w) {
                    scratch_[w] |= (on[w] & ~x[w]) | (off[w] & x[w]);
                }
            }
            for (std::size_t w = 0; w < words_; ++w) choice_wrong_[w] &= scratch_[w];
        }
        for (std::size_t w = 0; w < words_; ++w) wrong[w] |= choice_wrong_[w];
        work_ += words_ * group.choices.size() * (group.outputs.size() * 4 + 3);
    }
    // Bits past the last minterm are nobody's.
    if (table_->minterms < words_ * 64) {
        const std::size_t last = table_->minterms >> 6;
        wrong[last] &= (Word{1} << (table_->minterms & 63)) - 1;
    }
}

void SlotNetwork::look_at(Slot target) {
    // Flip the target and see where the outputs mind: there it has to stay as it is.
    std::fill(differs_.begin(), differs_.end(), std::uint8_t{0});
    std::fill(seen_.begin(), seen_.end(), std::uint8_t{0});
    seen_[target] = 1;
    differs_[target] = 1;
    for (std::size_t w = 0; w < words_; ++w) {
        trial_[target * words_ + w] = ~values_[target * words_ + w];
    }
    for (std::size_t p = position_[target] + std::size_t{1}; p < order_.size(); ++p) {
        const Slot s = order_[p];
        const SlotGate& gate = gates_[s];
        bool depends = false;
        bool again = false;
        std::array<const Word*, 3> x{value(0), value(0), value(0)};
        for (std::size_t k = 0; k < gate.leaf_count; ++k) {
            const Slot leaf = gate.leaves[k];
            depends |= seen_[leaf] != 0;
            again |= differs_[leaf] != 0;
            x[k] = differs_[leaf] ? &trial_[leaf * words_] : value(leaf);
        }
        if (!depends) continue;
        seen_[s] = 1;
        if (!again) continue;
        Word* result = &trial_[s * words_];
        const Word* old = value(s);
        Word flipped = 0;
        for (std::size_t w = 0; w < words_; ++w) {
            result[w] = evaluate(gate.function, x[0][w], x[1][w], x[2][w]);
            flipped |= result[w] ^ old[w];
        }
        differs_[s] = flipped != 0 ? 1 : 0;
        work_ += words_ * 12;
    }
    wrong_outputs(wrong_);
    need_on_.resize(words_);
    need_off_.resize(words_);
    for (std::size_t w = 0; w < words_; ++w) {
        need_on_[w] = wrong_[w] & values_[target * words_ + w];
        need_off_[w] = wrong_[w] & ~values_[target * words_ + w];
    }
    divisors_.assign(row_words_, 0);
    for (Slot s = 2; s < first_slot(); ++s) divisors_[s >> 6] |= Word{1} << (s & 63);
    for (const Slot s : order_) {
        if (!seen_[s]) divisors_[s >> 6] |= Word{1} << (s & 63);
    }

    // What goes with the target.
    for (const Slot s : removable_) is_removable_[s] = 0;
    removable_.clear();
    left_ = readers_;
    stack_.assign(1, target);
    removable_cost_ = 0;
    while (!stack_.empty()) {
        const Slot s = stack_.back();
        stack_.pop_back();
        const SlotGate& gate = gates_[s];
        removable_cost_ += costs_.cost(gate);
        removable_.push_back(s);
        is_removable_[s] = 1;
        for (std::size_t k = 0; k < gate.leaf_count; ++k) {
            const Slot leaf = gate.leaves[k];
            if (is_gate(leaf) && --left_[leaf] == 0) stack_.push_back(leaf);
        }
    }
    work_ += order_.size() * 8;
}

int SlotNetwork::kept_cost(const Slot* leaves, std::size_t count) const {
    int total = 0;
    std::array<Slot, 64> kept;
    std::size_t size = 0;
    stack_.clear();
    for (std::size_t k = 0; k < count; ++k) {
        if (is_removable_[leaves[k]]) stack_.push_back(leaves[k]);
    }
    while (!stack_.empty()) {
        const Slot s = stack_.back();
        stack_.pop_back();
        const auto end = kept.begin() + static_cast<std::ptrdiff_t>(size);
        if (std::find(kept.begin(), end, s) != end) continue;
        if (size == kept.size()) return removable_cost_;
        kept[size++] = s;
        const SlotGate& gate = gates_[s];
        total += costs_.cost(gate);
        for (std::size_t k = 0; k < gate.leaf_count; ++k) {
            if (is_removable_[gate.leaves[k]]) stack_.push_back(gate.leaves[k]);
        }
    }
    return total;
}

void SlotNetwork::replace(Slot target, const SlotGate& gate, Slot inner_slot,
                          const SlotGate* inner) {
    gates_[target] = gate;
    if (inner != nullptr) {
        gates_[inner_slot] = *inner;
        settle({inner_slot, target});
    } else {
        settle({target});
    }
}

bool SlotNetwork::replace_by_wire(Slot target, Slot wire, bool complemented) {
    // Gates that become wires themselves are replaced in turn.
    struct Step {
        Slot from, to;
        bool complemented;
    };
    std::vector<Step> steps{{target, wire, complemented}};
    std::vector<std::pair<Slot, SlotGate>> before;
    std::vector<std::pair<std::size_t, Slot>> outputs_before;
    const auto give_up = [&] {
        for (std::size_t i = before.size(); i-- > 0;) gates_[before[i].first] = before[i].second;
        for (const auto& [o, s] : outputs_before) outputs_[o] = s;
        return false;
    };
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step step = steps[i];
        for (std::size_t j = i + 1; j < steps.size(); ++j) {
            if (steps[j].to == step.from) steps[j].to = step.to;
        }
        for (std::size_t o = 0; o < outputs_.size(); ++o) {
            if (outputs_[o] != step.from) continue;
            if (step.complemented) return give_up();
            outputs_before.emplace_back(o, step.from);
            outputs_[o] = step.to;
        }
        for (const Slot s : order_) {
            const SlotGate& gate = gates_[s];
            const auto end = gate.leaves.begin() + gate.leaf_count;
            if (std::find(gate.leaves.begin(), end, step.from) == end) continue;
            const SlotGate folded = folded_gate(gate, step.from, step.to, step.complemented);
            before.emplace_back(s, gate);
            gates_[s] = folded;
            if (folded.leaf_count == 0) {
                steps.push_back({s, folded.function != 0 ? Slot{1} : Slot{0}, false});
            } else if (folded.leaf_count == 1 && folded.function == kOperandTable[0]) {
                steps.push_back({s, folded.leaves[0], false});
            } else if (costs_.cost(folded) >= GateCosts::kNone) {
                return give_up();
            }
        }
    }
    std::vector<Slot> changed;
    for (const auto& [s, gate] : before) changed.push_back(s);
    settle(changed);
    return true;
}

}  // namespace minterm
