// SPDX-License-Identifier: Apache-2.0
//
// Measuring, checking, simulating, printing and joining networks of library gates.
#include "synth/mapped_network.hpp"

#include <algorithm>
#include <map>
#include <tuple>

namespace minterm {
namespace {

using Kind = MappedRef::Kind;

constexpr std::uint64_t kMappedBlockWords = 32;

/// Position of an input or a gate in one common numbering, inputs first; constants have none.
std::size_t value_number(const MappedNetwork& network, MappedRef ref) {
    return ref.kind == Kind::Input ? ref.index : network.inputs.size() + ref.index;
}

bool has_value(MappedRef ref) { return ref.kind != Kind::Constant; }

/// After which gate each value is read for the last time: -1 never, gates.size() if an output.
std::vector<int> last_uses(const MappedNetwork& network) {
    std::vector<int> last(network.inputs.size() + network.gates.size(), -1);
    for (std::size_t g = 0; g < network.gates.size(); ++g) {
        for (std::size_t k = 0; k < network.gates[g].arity; ++k) {
            const MappedRef ref = network.gates[g].operands[k];
            if (has_value(ref)) last[value_number(network, ref)] = static_cast<int>(g);
        }
    }
    for (const MappedOutput& output : network.outputs) {
        if (!has_value(output.ref)) continue;
        last[value_number(network, output.ref)] = static_cast<int>(network.gates.size());
    }
    return last;
}

std::string hex_byte(std::uint8_t value) {
    constexpr char kDigits[] = "0123456789abcdef";
    return std::string("0x") + kDigits[value >> 4] + kDigits[value & 15];
}

std::string ref_name(const MappedNetwork& network, MappedRef ref) {
    switch (ref.kind) {
        case Kind::Constant:
            return ref.index ? "1" : "0";
        case Kind::Input:
            return network.inputs[ref.index];
        case Kind::Gate:
            return "g" + std::to_string(ref.index);
    }
    return "?";
}

/// Copies gates into `target` on demand of `value`, merging equal ones.
class GateCopier {
public:
    explicit GateCopier(MappedNetwork& target) : target_(target) {}

    MappedRef add(MappedGate gate, const std::vector<MappedRef>& inputs,
                  const std::vector<MappedRef>& gates) {
        for (std::size_t k = 0; k < gate.arity; ++k) {
            gate.operands[k] = translate(gate.operands[k], inputs, gates);
        }
        const auto code = [](MappedRef ref) {
            return ref.index * 4 + static_cast<std::uint32_t>(ref.kind);
        };
        const Key key{gate.cell,
                      gate.function,
                      gate.arity,
                      code(gate.operands[0]),
                      code(gate.operands[1]),
                      code(gate.operands[2])};
        const auto next = static_cast<std::uint32_t>(target_.gates.size());
        const auto [entry, is_new] = known_.try_emplace(key, next);
        if (is_new) target_.gates.push_back(gate);
        return {Kind::Gate, entry->second};
    }

    static MappedRef translate(MappedRef ref, const std::vector<MappedRef>& inputs,
                               const std::vector<MappedRef>& gates) {
        if (ref.kind == Kind::Input) return inputs[ref.index];
        if (ref.kind == Kind::Gate) return gates[ref.index];
        return ref;
    }

private:
    using Key = std::tuple<std::uint32_t, std::uint8_t, std::uint8_t, std::uint32_t, std::uint32_t,
                           std::uint32_t>;
    MappedNetwork& target_;
    std::map<Key, std::uint32_t> known_;
};

/// `network` without the gates that no output needs.
MappedNetwork without_dead_gates(const MappedNetwork& network) {
    std::vector<bool> live(network.gates.size(), false);
    const auto mark = [&](MappedRef ref) {
        if (ref.kind == Kind::Gate) live[ref.index] = true;
    };
    for (const MappedOutput& output : network.outputs) mark(output.ref);
    for (std::size_t g = network.gates.size(); g-- > 0;) {
        if (!live[g]) continue;
        for (std::size_t k = 0; k < network.gates[g].arity; ++k) mark(network.gates[g].operands[k]);
    }
    MappedNetwork result{network.library, network.inputs, {}, network.outputs};
    std::vector<std::uint32_t> place(network.gates.size(), 0);
    const auto move = [&](MappedRef& ref) {
        if (ref.kind == Kind::Gate) ref.index = place[ref.index];
    };
    for (std::size_t g = 0; g < network.gates.size(); ++g) {
        if (!live[g]) continue;
        place[g] = static_cast<std::uint32_t>(result.gates.size());
        result.gates.push_back(network.gates[g]);
        for (MappedRef& ref : result.gates.back().operands) move(ref);
    }
    for (MappedOutput& output : result.outputs) move(output.ref);
    return result;
}

}  // namespace

int depth(const MappedNetwork& network) {
    std::vector<int> level(network.gates.size(), 0);
    const auto level_of = [&](MappedRef ref) {
        return ref.kind == Kind::Gate ? level[ref.index] : 0;
    };
    for (std::size_t g = 0; g < network.gates.size(); ++g) {
        const MappedGate& gate = network.gates[g];
        for (std::size_t k = 0; k < gate.arity; ++k) {
            level[g] = std::max(level[g], level_of(gate.operands[k]) + 1);
        }
    }
    int result = 0;
    for (const MappedOutput& output : network.outputs)
        result = std::max(result, level_of(output.ref));
    return result;
}

int total_cost(const MappedNetwork& network, const CellLibrary& library) {
    int cost = 0;
    for (const MappedGate& gate : network.gates) cost += library.cells[gate.cell].cost;
    return cost;
}

int live_registers(const MappedNetwork& network) {
    const std::vector<int> last = last_uses(network);
    const auto inputs = static_cast<std::ptrdiff_t>(network.inputs.size());
    int live = static_cast<int>(
        std::count_if(last.begin(), last.begin() + inputs, [](int use) { return use >= 0; }));
    int most = live;
    for (std::size_t g = 0; g < network.gates.size(); ++g) {
        live += last[network.inputs.size() + g] >= 0 ? 1 : 0;
        for (std::size_t v = 0; v < network.inputs.size() + g; ++v) {
            if (last[v] == static_cast<int>(g)) --live;
        }
        most = std::max(most, live);
    }
    return most;
}

int moves_needed(const MappedNetwork& network, const CellLibrary& library) {
    const std::vector<int> last = last_uses(network);
    int moves = 0;
    for (std::size_t g = 0; g < network.gates.size(); ++g) {
        const MappedGate& gate = network.gates[g];
        if (!library.cells[gate.cell].overwrites) continue;
        bool overwrites = false;
        for (std::size_t k = 0; k < gate.arity; ++k) {
            const MappedRef ref = gate.operands[k];
            if (has_value(ref) && last[value_number(network, ref)] == static_cast<int>(g)) {
                overwrites = true;
            }
        }
        if (!overwrites) ++moves;
    }
    return moves;
}

/// Splits off a variable that acts through one AND or XOR where there is one, else selects by the
/// variable whose cofactors are cheapest.
Signal build_function(Network& network, std::uint8_t function, const std::array<Signal, 3>& x) {
    if (function == 0x00 || function == 0xFF) return network.constant(function != 0);
    struct Cofactors {
        std::uint8_t low, high;
    };
    std::array<Cofactors, 3> cofactors{};
    for (int v = 0; v < 3; ++v) {
        constexpr int kLow[3] = {0x55, 0x33, 0x0F};
        const int shift = 1 << v;
        const int low = function & kLow[v];
        const int high = (function >> shift) & kLow[v];
        cofactors[static_cast<std::size_t>(v)] = {static_cast<std::uint8_t>(low | low << shift),
                                                  static_cast<std::uint8_t>(high | high << shift)};
    }
    for (std::size_t v = 0; v < 3; ++v) {
        const auto [low, high] = cofactors[v];
        if (low == high) continue;
        if (low == 0x00) return network.make_and(x[v], build_function(network, high, x));
        if (low == 0xFF) return network.make_or(!x[v], build_function(network, high, x));
        if (high == 0x00) return network.make_and(!x[v], build_function(network, low, x));
        if (high == 0xFF) return network.make_or(x[v], build_function(network, low, x));
        if (low == (high ^ 0xFF)) return network.make_xor(x[v], build_function(network, low, x));
    }
    // low ^ (x & (low ^ high)): prefer the variable for which low and low ^ high are simplest.
    const auto support = [](std::uint8_t f) {
        return int{depends_on(f, 0)} + int{depends_on(f, 1)} + int{depends_on(f, 2)};
    };
    std::size_t best = 0;
    int best_size = 100;
    for (std::size_t v = 0; v < 3; ++v) {
        const auto [low, high] = cofactors[v];
        const int size = support(low) + support(low ^ high);
        if (low != high && size < best_size) {
            best = v;
            best_size = size;
        }
    }
    const auto [low, high] = cofactors[best];
    const Signal difference = build_function(network, low ^ high, x);
    const Signal base = build_function(network, low, x);
    const Signal changed = network.make_and(x[best], difference);
    return network.make_xor(changed, base);
}

Network to_network(const MappedNetwork& network) {
    Network result(network.inputs);
    std::vector<Signal> gates;
    const auto signal = [&](MappedRef ref) {
        switch (ref.kind) {
            case Kind::Constant:
                return result.constant(ref.index != 0);
            case Kind::Input:
                return result.input(static_cast<int>(ref.index));
            case Kind::Gate:
                return gates[ref.index];
        }
        return result.constant(false);
    };
    for (const MappedGate& gate : network.gates) {
        std::array<Signal, 3> x{};
        for (std::size_t k = 0; k < gate.arity; ++k) x[k] = signal(gate.operands[k]);
        // Operands that the gate lacks read as 0, whatever its table says about them.
        std::uint8_t function = 0;
        for (unsigned row = 0; row < 8; ++row) {
            const unsigned used = row & ((1U << gate.arity) - 1);
            if (gate.function >> used & 1)
                function = static_cast<std::uint8_t>(function | 1U << row);
        }
        gates.push_back(build_function(result, function, x));
    }
    for (const MappedOutput& output : network.outputs) {
        result.add_output(output.name, signal(output.ref));
    }
    return result;
}

MappedNetwork compose(const MappedNetwork& outer, const MappedNetwork& inner) {
    MappedNetwork result{outer.library, inner.inputs, {}, {}};
    GateCopier copier(result);
    std::vector<MappedRef> inputs;
    for (std::uint32_t i = 0; i < inner.inputs.size(); ++i) inputs.push_back({Kind::Input, i});
    std::vector<MappedRef> inner_gates;
    for (const MappedGate& gate : inner.gates) {
        inner_gates.push_back(copier.add(gate, inputs, inner_gates));
    }
    std::vector<MappedRef> drivers;
    for (const MappedOutput& output : inner.outputs) {
        drivers.push_back(GateCopier::translate(output.ref, inputs, inner_gates));
    }
    std::vector<MappedRef> outer_gates;
    for (const MappedGate& gate : outer.gates) {
        outer_gates.push_back(copier.add(gate, drivers, outer_gates));
    }
    for (const MappedOutput& output : outer.outputs) {
        result.outputs.push_back(
            {output.name, GateCopier::translate(output.ref, drivers, outer_gates)});
    }
    return without_dead_gates(result);
}

MappedNetwork compose_from(const MappedNetwork& outer, int first, const MappedNetwork& inner) {
    MappedNetwork beside = inner;
    const auto kept = outer.inputs.begin();
    beside.inputs.insert(beside.inputs.begin(), kept, kept + first);
    const auto moved = [&](MappedRef ref) {
        if (ref.kind == MappedRef::Kind::Input) ref.index += static_cast<std::uint32_t>(first);
        return ref;
    };
    for (MappedGate& gate : beside.gates)
        for (std::size_t i = 0; i < gate.arity; ++i) gate.operands[i] = moved(gate.operands[i]);
    beside.outputs.clear();
    for (std::uint32_t i = 0; i < static_cast<std::uint32_t>(first); ++i)
        beside.outputs.push_back({outer.inputs[i], {MappedRef::Kind::Input, i}});
    for (const MappedOutput& output : inner.outputs)
        beside.outputs.push_back({output.name, moved(output.ref)});
    return compose(outer, beside);
}

MappedNetwork without_idle_gates(const MappedNetwork& network) {
    std::vector<bool> read(network.gates.size());
    const auto note = [&](const MappedRef& ref) {
        if (ref.kind == MappedRef::Kind::Gate) read[ref.index] = true;
    };
    for (const MappedOutput& output : network.outputs) note(output.ref);
    for (std::size_t g = network.gates.size(); g-- > 0;) {
        const MappedGate& gate = network.gates[g];
        for (std::size_t k = 0; read[g] && k < gate.arity; ++k) note(gate.operands[k]);
    }
    MappedNetwork result{network.library, network.inputs, {}, network.outputs};
    std::vector<std::uint32_t> place(network.gates.size());
    const auto move = [&](MappedRef& ref) {
        if (ref.kind == MappedRef::Kind::Gate) ref.index = place[ref.index];
    };
    for (std::size_t g = 0; g < network.gates.size(); ++g) {
        if (!read[g]) continue;
        place[g] = static_cast<std::uint32_t>(result.gates.size());
        result.gates.push_back(network.gates[g]);
        for (MappedRef& operand : result.gates.back().operands) move(operand);
    }
    for (MappedOutput& output : result.outputs) move(output.ref);
    return result;
}

std::vector<std::string> check(const MappedNetwork& network, const CellLibrary& library) {
    std::vector<std::string> violations;
    if (network.library != library.name) {
        violations.push_back("mapped to " + network.library + ", not to " + library.name);
        return violations;
    }
    const auto check_ref = [&](MappedRef ref, std::size_t gates, const std::string& where) {
        const std::size_t limit = ref.kind == Kind::Constant ? 2
                                  : ref.kind == Kind::Input  ? network.inputs.size()
                                                             : gates;
        if (ref.index >= limit) violations.push_back(where + " reads what is not there yet");
    };
    for (std::size_t g = 0; g < network.gates.size(); ++g) {
        const MappedGate& gate = network.gates[g];
        const std::string where = "gate " + std::to_string(g);
        if (gate.arity < 1 || gate.arity > 3) {
            violations.push_back(where + " has no or too many operands");
            continue;
        }
        for (std::size_t k = 0; k < gate.arity; ++k) check_ref(gate.operands[k], g, where);
        if (gate.cell >= library.cells.size()) {
            violations.push_back(where + " is of no cell of the library");
            continue;
        }
        const LibraryCell& cell = library.cells[gate.cell];
        if (cell.any_function ? gate.arity > cell.arity : gate.arity != cell.arity) {
            violations.push_back(where + " has not the operands of " + cell.name);
        }
        if (!cell.any_function && gate.function != cell.function) {
            violations.push_back(where + " is not the function of " + cell.name);
        }
        for (unsigned k = gate.arity; k < 3; ++k) {
            if (depends_on(gate.function, k)) {
                violations.push_back(where + " depends on an operand it lacks");
            }
        }
    }
    for (const MappedOutput& output : network.outputs) {
        check_ref(output.ref, network.gates.size(), "output " + output.name);
    }
    return violations;
}

std::vector<MintermSet> simulate(const MappedNetwork& network) {
    const int input_count = static_cast<int>(network.inputs.size());
    const std::uint64_t words = table_words(input_count);
    std::vector<MintermSet> result(network.outputs.size(), MintermSet(input_count));
    // Two constants, then inputs, then gates.
    const std::size_t first_gate = 2 + network.inputs.size();
    std::vector<std::uint64_t> values((first_gate + network.gates.size()) * kMappedBlockWords, 0);
    std::fill_n(values.begin() + kMappedBlockWords, kMappedBlockWords, ~std::uint64_t{0});
    const auto value = [&](MappedRef ref) {
        const std::size_t place =
            ref.kind == Kind::Constant ? ref.index : 2 + value_number(network, ref);
        return &values[place * kMappedBlockWords];
    };
    for (std::uint64_t begin = 0; begin < words; begin += kMappedBlockWords) {
        const std::uint64_t length = std::min(kMappedBlockWords, words - begin);
        for (int i = 0; i < input_count; ++i) {
            std::uint64_t* to = value({Kind::Input, static_cast<std::uint32_t>(i)});
            for (std::uint64_t w = 0; w < length; ++w) to[w] = input_word(i, begin + w);
        }
        for (std::uint32_t g = 0; g < network.gates.size(); ++g) {
            const MappedGate& gate = network.gates[g];
            std::array<const std::uint64_t*, 3> x{values.data(), values.data(), values.data()};
            for (std::size_t k = 0; k < gate.arity; ++k) x[k] = value(gate.operands[k]);
            std::uint64_t* to = value({Kind::Gate, g});
            for (std::uint64_t w = 0; w < length; ++w) {
                to[w] = evaluate(gate.function, x[0][w], x[1][w], x[2][w]);
            }
        }
        for (std::size_t o = 0; o < result.size(); ++o) {
            const std::uint64_t* from = value(network.outputs[o].ref);
            for (std::uint64_t w = 0; w < length; ++w) {
                result[o].words()[begin + w] = from[w] & valid_minterms(input_count);
            }
        }
    }
    return result;
}

std::string print_mapped(const MappedNetwork& network, const CellLibrary& library) {
    std::string text = "inputs";
    for (const std::string& name : network.inputs) text += " " + name;
    text += "\n";
    for (std::size_t g = 0; g < network.gates.size(); ++g) {
        const MappedGate& gate = network.gates[g];
        const LibraryCell& cell = library.cells[gate.cell];
        text += "g" + std::to_string(g) + " = " + cell.name;
        if (cell.any_function) text += "[" + hex_byte(gate.function) + "]";
        for (std::size_t k = 0; k < gate.arity; ++k) {
            text += (k == 0 ? "(" : ", ") + ref_name(network, gate.operands[k]);
        }
        text += ")\n";
    }
    for (const MappedOutput& output : network.outputs) {
        text += output.name + " = " + ref_name(network, output.ref) + "\n";
    }
    return text;
}

}  // namespace minterm
