// SPDX-License-Identifier: Apache-2.0
//
// Reading and writing networks, simulation, the freedom of a gate, and what goes when it goes.
#include "synth/gate_workspace.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "synth/network.hpp"

namespace minterm {
namespace {

using Kind = MappedRef::Kind;
using Word = GateWorkspace::Word;

bool clash(const std::vector<Word>& a, const std::vector<Word>& b) {
    for (std::size_t w = 0; w < a.size(); ++w) {
        if ((a[w] & b[w]) != 0) return true;
    }
    return false;
}

}  // namespace

GateWorkspace::GateWorkspace(const MappedNetwork& network, const TruthTable& table,
                             const CellLibrary& cell_library)
    : library(&cell_library),
      input_names(network.inputs),
      output_names(network.outputs),
      inputs(table.input_count()),
      words(static_cast<std::size_t>(table_words(inputs))) {
    for (const TableOutput& output : table.outputs) {
        std::vector<Word> zeros(words);
        for (std::size_t w = 0; w < words; ++w) {
            zeros[w] =
                ~(output.on.words()[w] | output.dont_care.words()[w]) & valid_minterms(inputs);
        }
        on.push_back(output.on.words());
        off.push_back(std::move(zeros));
    }
    read(network);
}

void GateWorkspace::read(const MappedNetwork& network) {
    gates.clear();
    outputs.clear();
    const auto id = [&](MappedRef ref) -> SignalId {
        switch (ref.kind) {
            case Kind::Constant:
                return ref.index;
            case Kind::Input:
                return 2 + ref.index;
            case Kind::Gate:
                break;
        }
        return first_gate() + ref.index;
    };
    for (const MappedGate& mapped : network.gates) {
        WorkGate g{{mapped.cell, mapped.function, mapped.arity, {0, 0, 0}}, 0, {}};
        for (std::size_t k = 0; k < mapped.arity; ++k) {
            const MappedRef ref = mapped.operands[k];
            if (ref == MappedRef{Kind::Constant, 1}) {
                g.use.leaf[k] = CellUse::kConstantOne;
                continue;
            }
            g.use.leaf[k] = g.leaf_count;
            g.leaves[g.leaf_count++] = id(ref);
        }
        gates.push_back(g);
    }
    for (const MappedOutput& output : network.outputs) outputs.push_back(id(output.ref));
    rebuild();
}

MappedNetwork GateWorkspace::write() const {
    const auto ref = [&](SignalId s) -> MappedRef {
        if (s < 2) return {Kind::Constant, s};
        if (!is_gate(s)) return {Kind::Input, s - 2};
        return {Kind::Gate, s - first_gate()};
    };
    MappedNetwork network{library->name, input_names, {}, output_names};
    for (const WorkGate& g : gates) {
        MappedGate mapped{g.use.cell, g.use.function, g.use.arity, {}};
        for (std::size_t k = 0; k < mapped.operands.size() && k < g.use.arity; ++k) {
            mapped.operands[k] = g.use.leaf[k] == CellUse::kConstantOne
                                     ? MappedRef{Kind::Constant, 1}
                                     : ref(g.leaves[g.use.leaf[k]]);
        }
        network.gates.push_back(mapped);
    }
    for (std::size_t o = 0; o < outputs.size(); ++o) network.outputs[o].ref = ref(outputs[o]);
    return network;
}

void GateWorkspace::rebuild() {
    std::vector<SignalId> new_id(signal_count(), 0);
    std::vector<std::uint8_t> visited(signal_count(), 0);
    std::vector<WorkGate> ordered;
    for (SignalId s = 0; s < first_gate(); ++s) new_id[s] = s;
    const auto visit = [&](auto&& self, SignalId s) -> SignalId {
        if (!is_gate(s) || visited[s]) return new_id[s];
        visited[s] = 1;
        WorkGate g = gate(s);
        for (std::size_t k = 0; k < g.leaf_count; ++k) g.leaves[k] = self(self, g.leaves[k]);
        new_id[s] = first_gate() + static_cast<SignalId>(ordered.size());
        ordered.push_back(g);
        return new_id[s];
    };
    for (SignalId& output : outputs) output = visit(visit, output);
    gates = std::move(ordered);

    values.assign(signal_count() * words, 0);
    std::fill_n(values.begin() + static_cast<std::ptrdiff_t>(words), words, ~Word{0});
    for (SignalId i = 2; i < first_gate(); ++i) {
        for (std::size_t w = 0; w < words; ++w) {
            values[i * words + w] = input_word(static_cast<int>(i) - 2, w);
        }
    }
    for (SignalId s = first_gate(); s < signal_count(); ++s) {
        simulate_gate(gate(s), values, &values[s * words]);
    }
    levels.assign(signal_count(), 0);
    for (SignalId s = first_gate(); s < signal_count(); ++s) {
        const WorkGate& g = gate(s);
        for (std::size_t k = 0; k < g.leaf_count; ++k) {
            levels[s] = std::max(levels[s], levels[g.leaves[k]] + 1);
        }
        // A gate of a constant alone is a gate all the same.
        levels[s] = std::max(levels[s], 1);
    }
    cost = 0;
    readers.assign(signal_count(), 0);
    for (const WorkGate& g : gates) {
        cost += cost_of(g.use);
        for (std::size_t k = 0; k < g.leaf_count; ++k) ++readers[g.leaves[k]];
    }
    for (SignalId output : outputs) ++readers[output];
    work += gates.size() * words * 20;
}

void GateWorkspace::simulate_gate(const WorkGate& g, const std::vector<Word>& all,
                                  Word* result) const {
    std::array<const Word*, 3> x{all.data(), all.data(), all.data()};
    for (std::size_t k = 0; k < g.use.arity; ++k) {
        x[k] = &all[(g.use.leaf[k] == CellUse::kConstantOne ? 1 : g.leaves[g.use.leaf[k]]) * words];
    }
    for (std::size_t w = 0; w < words; ++w) {
        result[w] = evaluate(g.use.function, x[0][w], x[1][w], x[2][w]);
    }
}

void GateWorkspace::find_freedom(SignalId target) {
    need_on.assign(words, 0);
    need_off.assign(words, 0);
    depends.assign(signal_count(), 0);
    depends[target] = 1;
    for (SignalId s = target + 1; s < signal_count(); ++s) {
        const WorkGate& g = gate(s);
        for (std::size_t k = 0; k < g.leaf_count; ++k) depends[s] |= depends[g.leaves[k]];
    }
    for (const bool constant : {false, true}) {
        trial_ = values;
        std::fill_n(trial_.begin() + static_cast<std::ptrdiff_t>(target * words), words,
                    constant ? ~Word{0} : Word{0});
        for (SignalId s = target + 1; s < signal_count(); ++s) {
            if (!depends[s]) continue;
            simulate_gate(gate(s), trial_, &trial_[s * words]);
            work += words * 20;
        }
        // Where an output is wrong with this constant, the other value is needed.
        std::vector<Word>& need = constant ? need_off : need_on;
        for (std::size_t o = 0; o < outputs.size(); ++o) {
            if (!depends[outputs[o]]) continue;
            const Word* output = &trial_[outputs[o] * words];
            for (std::size_t w = 0; w < words; ++w) {
                need[w] |= (on[o][w] & ~output[w]) | (off[o][w] & output[w]);
            }
        }
    }
}

void GateWorkspace::find_removable(SignalId target) {
    removable.clear();
    std::vector<int> left(readers);
    const auto release = [&](auto&& self, SignalId s) -> void {
        const WorkGate& g = gate(s);
        for (std::size_t k = 0; k < g.leaf_count; ++k) {
            const SignalId leaf = g.leaves[k];
            if (--left[leaf] > 0 || !is_gate(leaf)) continue;
            removable.push_back(leaf);
            self(self, leaf);
        }
    };
    release(release, target);
    std::sort(removable.begin(), removable.end());
    keeps.assign(signal_count(), 0);
    removable_cost = cost_of(gate(target).use);
    for (std::size_t i = 0; i < removable.size(); ++i) {
        const WorkGate& g = gate(removable[i]);
        removable_cost += cost_of(g.use);
        if (i >= 64) continue;
        keeps[removable[i]] = Word{1} << i;
        for (std::size_t k = 0; k < g.leaf_count; ++k) {
            keeps[removable[i]] |= keeps[g.leaves[k]];
        }
    }
}

int GateWorkspace::kept_cost(Word kept) const {
    int total = 0;
    for (; kept != 0; kept &= kept - 1) {
        total += cost_of(gate(removable[static_cast<std::size_t>(std::countr_zero(kept))]).use);
    }
    return total;
}

int GateWorkspace::least_cost() const {
    int widest = 1;
    int cheapest = library->cells.empty() ? 0 : library->cells[0].cost;
    for (const LibraryCell& cell : library->cells) {
        widest = std::max(widest, int{cell.arity});
        cheapest = std::min(cheapest, cell.cost);
    }
    int least = 0;
    std::vector<std::size_t> distinct;
    for (std::size_t o = 0; o < on.size(); ++o) {
        int needed = 0;
        for (int i = 0; i < inputs; ++i) needed += needs_input(o, i) ? 1 : 0;
        if (widest > 1) least = std::max(least, (needed - 1 + widest - 2) / (widest - 1));
        if (may_be_input(o)) continue;
        const bool is_new = std::all_of(distinct.begin(), distinct.end(), [&](std::size_t d) {
            return clash(on[o], off[d]) || clash(off[o], on[d]);
        });
        if (is_new) distinct.push_back(o);
    }
    return std::max(least, static_cast<int>(distinct.size())) * cheapest;
}

/// Two minterms that differ in this input alone, one on, one off.
bool GateWorkspace::needs_input(std::size_t output, int input) const {
    for (std::size_t w = 0; w < words; ++w) {
        Word flipped = off[output][w];
        if (input < 6) {
            const int shift = 1 << input;
            const Word high = input_word(input, 0);
            flipped = (flipped & high) >> shift | (flipped & ~high) << shift;
        } else {
            flipped = off[output][w ^ (std::size_t{1} << (input - 6))];
        }
        if ((flipped & on[output][w]) != 0) return true;
    }
    return false;
}

bool GateWorkspace::may_be_input(std::size_t output) const {
    for (SignalId s = 0; s < first_gate(); ++s) {
        bool fits = true;
        for (std::size_t w = 0; w < words && fits; ++w) {
            fits = (on[output][w] & ~value(s)[w]) == 0 && (off[output][w] & value(s)[w]) == 0;
        }
        if (fits) return true;
    }
    return false;
}

}  // namespace minterm
