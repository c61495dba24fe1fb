// SPDX-License-Identifier: Apache-2.0
//
// BLIF and DOT. Both kinds of network are first put into one plain list of nodes with names; the
// two writers know nothing else.
#include "synth/write_network.hpp"

#include <array>
#include <cstdint>
#include <set>
#include <vector>

namespace minterm {
namespace {

/// A signal of the list: a constant, an input or a gate.
struct Operand {
    enum class Kind { Constant, Input, Gate } kind = Kind::Constant;
    std::size_t index = 0;
    bool complemented = false;
};

struct Node {
    std::string label;          ///< for people: "and", "lut 0xe8"
    std::uint8_t function = 0;  ///< over the operands, complements not applied
    std::vector<Operand> operands;
};

struct NamedOutput {
    std::string name;
    Operand operand;
};

struct NodeList {
    std::vector<std::string> inputs;
    std::vector<Node> nodes;
    std::vector<NamedOutput> outputs;
};

NodeList list_of(const Network& network) {
    NodeList list{network.input_names(), {}, {}};
    const auto inputs = static_cast<std::size_t>(network.input_count());
    const auto operand = [&](Signal signal) -> Operand {
        if (signal.node() == 0) return {Operand::Kind::Constant, signal.complemented(), false};
        const std::size_t place = signal.node() - std::size_t{1};
        if (place < inputs) return {Operand::Kind::Input, place, signal.complemented()};
        return {Operand::Kind::Gate, place - inputs, signal.complemented()};
    };
    for (std::size_t i = inputs + 1; i < network.nodes().size(); ++i) {
        const NetworkNode& node = network.nodes()[i];
        const bool is_and = node.kind == NodeKind::And;
        list.nodes.push_back({is_and ? "and" : "xor",
                              static_cast<std::uint8_t>(is_and ? 0x88 : 0x66),
                              {operand(node.fanin[0]), operand(node.fanin[1])}});
    }
    for (const NetworkOutput& output : network.outputs()) {
        list.outputs.push_back({output.name, operand(output.signal)});
    }
    return list;
}

NodeList list_of(const MappedNetwork& network, const CellLibrary& library) {
    NodeList list{network.inputs, {}, {}};
    const auto operand = [](MappedRef ref) -> Operand {
        switch (ref.kind) {
            case MappedRef::Kind::Constant:
                return {Operand::Kind::Constant, ref.index, false};
            case MappedRef::Kind::Input:
                return {Operand::Kind::Input, ref.index, false};
            case MappedRef::Kind::Gate:
                break;
        }
        return {Operand::Kind::Gate, ref.index, false};
    };
    for (const MappedGate& gate : network.gates) {
        const LibraryCell& cell = library.cells[gate.cell];
        Node node{cell.name, gate.function, {}};
        if (cell.any_function) {
            constexpr char kDigits[] = "0123456789abcdef";
            node.label +=
                std::string(" 0x") + kDigits[gate.function >> 4] + kDigits[gate.function & 15];
        }
        for (std::size_t k = 0; k < gate.arity; ++k)
            node.operands.push_back(operand(gate.operands[k]));
        list.nodes.push_back(std::move(node));
    }
    for (const MappedOutput& output : network.outputs) {
        list.outputs.push_back({output.name, operand(output.ref)});
    }
    return list;
}

/// Names as BLIF takes them: no blanks, `#`, `\`, `=` or control characters, never empty, never
/// twice.
class BlifNames {
public:
    std::string claim(const std::string& wanted) {
        std::string clean;
        for (const char c : wanted) {
            const bool plain = c > ' ' && c < 127 && c != '#' && c != '\\' && c != '=' && c != '"';
            clean += plain ? c : '_';
        }
        if (clean.empty()) clean = "_";
        std::string unique = clean;
        for (int i = 2; !taken_.insert(unique).second; ++i)
            unique = clean + "_" + std::to_string(i);
        return unique;
    }

private:
    std::set<std::string> taken_;
};

std::string blif(const NodeList& list, const std::string& model) {
    BlifNames names;
    std::vector<std::string> inputs, outputs, gates;
    for (const std::string& input : list.inputs) inputs.push_back(names.claim(input));
    for (const NamedOutput& output : list.outputs) outputs.push_back(names.claim(output.name));
    for (std::size_t g = 0; g < list.nodes.size(); ++g) {
        gates.push_back(names.claim("g" + std::to_string(g)));
    }
    std::string text = ".model " + BlifNames().claim(model) + "\n.inputs";
    for (const std::string& name : inputs) text += " " + name;
    text += "\n.outputs";
    for (const std::string& name : outputs) text += " " + name;
    text += "\n";
    const auto name_of = [&](const Operand& operand) {
        return operand.kind == Operand::Kind::Input ? inputs[operand.index] : gates[operand.index];
    };
    for (std::size_t g = 0; g < list.nodes.size(); ++g) {
        const Node& node = list.nodes[g];
        text += ".names";
        for (const Operand& operand : node.operands) {
            if (operand.kind != Operand::Kind::Constant) text += " " + name_of(operand);
        }
        text += " " + gates[g] + "\n";
        // One row for each on-minterm; rows that a constant operand rules out are left away.
        for (unsigned row = 0; row < 1U << node.operands.size(); ++row) {
            if (!(node.function >> row & 1)) continue;
            std::string pattern;
            bool possible = true;
            for (std::size_t k = 0; k < node.operands.size(); ++k) {
                const bool bit = row >> k & 1;
                const Operand& operand = node.operands[k];
                if (operand.kind == Operand::Kind::Constant) {
                    possible = possible && bit == (operand.index != 0);
                } else {
                    pattern += bit != operand.complemented ? '1' : '0';
                }
            }
            if (possible) text += pattern + (pattern.empty() ? "1\n" : " 1\n");
        }
    }
    for (std::size_t o = 0; o < outputs.size(); ++o) {
        const Operand& operand = list.outputs[o].operand;
        if (operand.kind == Operand::Kind::Constant) {
            text += ".names " + outputs[o] + "\n" + (operand.index ? "1\n" : "");
        } else {
            text += ".names " + name_of(operand) + " " + outputs[o] + "\n" +
                    (operand.complemented ? "0 1\n" : "1 1\n");
        }
    }
    return text + ".end\n";
}

std::string quoted_label(const std::string& text) {
    std::string result = "\"";
    for (const char c : text) {
        const bool control = static_cast<unsigned char>(c) < ' ';
        if (c == '"' || c == '\\') result += '\\';
        result += control ? '_' : c;
    }
    return result + "\"";
}

std::string dot(const NodeList& list, const std::string& name) {
    std::string text = "digraph " + quoted_label(name) + " {\n  rankdir=BT;\n";
    const auto id_of = [](const Operand& operand) -> std::string {
        switch (operand.kind) {
            case Operand::Kind::Constant:
                return operand.index ? "one" : "zero";
            case Operand::Kind::Input:
                return "i" + std::to_string(operand.index);
            case Operand::Kind::Gate:
                break;
        }
        return "g" + std::to_string(operand.index);
    };
    const auto edge = [&](const Operand& from, const std::string& to) {
        return "  " + id_of(from) + " -> " + to + (from.complemented ? " [style=dashed]" : "") +
               ";\n";
    };
    std::array<bool, 2> constant_used{};
    const auto note = [&](const Operand& operand) {
        if (operand.kind == Operand::Kind::Constant) constant_used[operand.index] = true;
    };
    for (const Node& node : list.nodes) {
        for (const Operand& operand : node.operands) note(operand);
    }
    for (const NamedOutput& output : list.outputs) note(output.operand);
    if (constant_used[0]) text += "  zero [label=\"0\", shape=plaintext];\n";
    if (constant_used[1]) text += "  one [label=\"1\", shape=plaintext];\n";
    for (std::size_t i = 0; i < list.inputs.size(); ++i) {
        text += "  i" + std::to_string(i) + " [label=" + quoted_label(list.inputs[i]) +
                ", shape=invtriangle];\n";
    }
    for (std::size_t g = 0; g < list.nodes.size(); ++g) {
        text += "  g" + std::to_string(g) +
                " [label=" + quoted_label("g" + std::to_string(g) + "  " + list.nodes[g].label) +
                ", shape=box];\n";
    }
    for (std::size_t o = 0; o < list.outputs.size(); ++o) {
        text += "  o" + std::to_string(o) + " [label=" + quoted_label(list.outputs[o].name) +
                ", shape=triangle];\n";
    }
    for (std::size_t g = 0; g < list.nodes.size(); ++g) {
        for (const Operand& operand : list.nodes[g].operands) {
            text += edge(operand, "g" + std::to_string(g));
        }
    }
    for (std::size_t o = 0; o < list.outputs.size(); ++o) {
        text += edge(list.outputs[o].operand, "o" + std::to_string(o));
    }
    return text + "}\n";
}

}  // namespace

std::string write_blif(const Network& network, const std::string& model) {
    return blif(list_of(network), model);
}

std::string write_blif(const MappedNetwork& network, const CellLibrary& library,
                       const std::string& model) {
    return blif(list_of(network, library), model);
}

std::string write_dot(const Network& network, const std::string& name) {
    return dot(list_of(network), name);
}

std::string write_dot(const MappedNetwork& network, const CellLibrary& library,
                      const std::string& name) {
    return dot(list_of(network, library), name);
}

}  // namespace minterm
