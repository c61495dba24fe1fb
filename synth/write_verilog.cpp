// SPDX-License-Identifier: Apache-2.0
//
// Networks as one Verilog module of scalar wires, one assignment a gate.
#include <array>
#include <cctype>
#include <set>
#include <utility>

#include "synth/write_network.hpp"

namespace minterm {
namespace {

bool is_plain(const std::string& name) {
    static const std::set<std::string> kReserved = {
        "always",    "and", "assign", "begin", "buf",     "case",  "else",  "end",
        "endmodule", "for", "if",     "inout", "initial", "input", "logic", "module",
        "nand",      "nor", "not",    "or",    "output",  "reg",   "tri",   "wire",
        "xnor",      "xor", "bit",    "int",   "integer", "real"};
    if (name.empty() || kReserved.contains(name)) return false;
    if (std::isdigit(static_cast<unsigned char>(name[0])) || name[0] == '$') return false;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte >= 0x80 || !(std::isalnum(byte) || c == '_' || c == '$')) return false;
    }
    return true;
}

/// Verilog names, each once: plain where possible, else escaped (`\name `, to the next blank).
class VerilogNames {
public:
    std::string claim(const std::string& wanted) {
        std::string clean;
        for (const char c : wanted) clean += c > ' ' && c < 127 ? c : '_';
        if (clean.empty()) clean = "_";
        std::string unique = clean;
        for (int i = 2; !taken_.insert(unique).second; ++i)
            unique = clean + "_" + std::to_string(i);
        return is_plain(unique) ? unique : "\\" + unique + " ";
    }

private:
    std::set<std::string> taken_;
};

struct Assignment {
    std::string target;
    std::string value;
};

/// A module from names and assignments to gates and outputs.
std::string module_text(const std::string& name, const std::vector<std::string>& inputs,
                        const std::vector<std::string>& outputs,
                        const std::vector<Assignment>& gates,
                        const std::vector<std::string>& drivers) {
    std::string text = "module " + VerilogNames().claim(name) + "(";
    std::string separator;
    for (const auto* ports : {&inputs, &outputs}) {
        for (const std::string& port : *ports) {
            text += separator + port;
            separator = ", ";
        }
    }
    text += ");\n";
    for (const std::string& input : inputs) text += "  input " + input + ";\n";
    for (const std::string& output : outputs) text += "  output " + output + ";\n";
    for (const Assignment& gate : gates) text += "  wire " + gate.target + ";\n";
    for (const Assignment& gate : gates) {
        text += "  assign " + gate.target + " = " + gate.value + ";\n";
    }
    for (std::size_t o = 0; o < outputs.size(); ++o) {
        text += "  assign " + outputs[o] + " = " + drivers[o] + ";\n";
    }
    return text + "endmodule\n";
}

/// `function` over three operands, as an expression that can stand anywhere.
std::string expression(unsigned function, const std::array<std::string, 3>& x) {
    if (function == 0x00) return "1'b0";
    if (function == 0xFF) return "1'b1";
    for (std::size_t v = 0; v < 3; ++v) {
        if (function == kOperandTable[v]) return x[v];
        if (function == (kOperandTable[v] ^ 0xFF)) return "~" + x[v];
    }
    // The last operand that matters is split off.
    for (std::size_t v = 3; v-- > 0;) {
        const unsigned shift = 1U << v;
        const unsigned low_half = function & ~kOperandTable[v] & 0xFF;
        const unsigned high_half = function & kOperandTable[v];
        const unsigned low = low_half | low_half << shift;
        const unsigned high = high_half | high_half >> shift;
        if (low == high) continue;
        if (low == 0x00) return "(" + expression(high, x) + " & " + x[v] + ")";
        if (low == 0xFF) return "(" + expression(high, x) + " | ~" + x[v] + ")";
        if (high == 0x00) return "(" + expression(low, x) + " & ~" + x[v] + ")";
        if (high == 0xFF) return "(" + expression(low, x) + " | " + x[v] + ")";
        if (low == (high ^ 0xFF)) return "(" + expression(low, x) + " ^ " + x[v] + ")";
        return "(" + x[v] + " ? " + expression(high, x) + " : " + expression(low, x) + ")";
    }
    return "1'b0";
}

}  // namespace

std::string write_verilog(const Network& network, const std::string& module) {
    VerilogNames names;
    std::vector<std::string> signals{"1'b0"};
    std::vector<std::string> inputs, outputs, drivers;
    for (const std::string& name : network.input_names()) inputs.push_back(names.claim(name));
    for (const NetworkOutput& output : network.outputs())
        outputs.push_back(names.claim(output.name));
    signals.insert(signals.end(), inputs.begin(), inputs.end());
    const auto edge = [&](Signal signal) -> std::string {
        if (signal.node() == 0) return signal.complemented() ? "1'b1" : "1'b0";
        return (signal.complemented() ? "~" : "") + signals[signal.node()];
    };
    std::vector<Assignment> gates;
    for (std::size_t i = inputs.size() + 1; i < network.nodes().size(); ++i) {
        const NetworkNode& node = network.nodes()[i];
        signals.push_back(names.claim("n" + std::to_string(i)));
        gates.push_back({signals.back(), edge(node.fanin[0]) +
                                             (node.kind == NodeKind::And ? " & " : " ^ ") +
                                             edge(node.fanin[1])});
    }
    for (const NetworkOutput& output : network.outputs()) drivers.push_back(edge(output.signal));
    return module_text(module, inputs, outputs, gates, drivers);
}

std::string write_verilog(const MappedNetwork& network, const std::string& module) {
    VerilogNames names;
    std::vector<std::string> inputs, outputs, drivers;
    for (const std::string& name : network.inputs) inputs.push_back(names.claim(name));
    for (const MappedOutput& output : network.outputs) outputs.push_back(names.claim(output.name));
    std::vector<Assignment> gates;
    const auto name_of = [&](MappedRef ref) -> std::string {
        switch (ref.kind) {
            case MappedRef::Kind::Constant:
                return ref.index != 0 ? "1'b1" : "1'b0";
            case MappedRef::Kind::Input:
                return inputs[ref.index];
            case MappedRef::Kind::Gate:
                break;
        }
        return gates[ref.index].target;
    };
    for (std::size_t g = 0; g < network.gates.size(); ++g) {
        const MappedGate& gate = network.gates[g];
        std::array<std::string, 3> x;
        for (std::size_t k = 0; k < gate.arity; ++k) x[k] = name_of(gate.operands[k]);
        gates.push_back({names.claim("g" + std::to_string(g)), expression(gate.function, x)});
    }
    for (const MappedOutput& output : network.outputs) drivers.push_back(name_of(output.ref));
    return module_text(module, inputs, outputs, gates, drivers);
}

}  // namespace minterm
