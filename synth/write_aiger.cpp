// SPDX-License-Identifier: Apache-2.0
//
// Networks as AIGER, ASCII or binary: exclusive ors become three ands.
#include "synth/write_network.hpp"

#include <cstdint>
#include <set>

namespace minterm {
namespace {

/// The gates that outputs need, as ands alone. Node numbers are then AIGER's variables: the
/// constant is 0, inputs follow, gates come after what they read.
Network ands_of(const Network& network) {
    const std::vector<NetworkNode>& nodes = network.nodes();
    std::vector<bool> needed(nodes.size(), false);
    for (const NetworkOutput& output : network.outputs()) needed[output.signal.node()] = true;
    const std::size_t first_gate = static_cast<std::size_t>(network.input_count()) + 1;
    for (std::size_t i = nodes.size(); i-- > first_gate;) {
        if (!needed[i]) continue;
        for (const Signal fanin : nodes[i].fanin) needed[fanin.node()] = true;
    }
    Network result(network.input_names());
    std::vector<Signal> image(nodes.size());
    image[0] = result.constant(false);
    const auto edge = [&](Signal signal) { return image[signal.node()] ^ signal.complemented(); };
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        if (i < first_gate) {
            image[i] = result.input(static_cast<int>(i) - 1);
            continue;
        }
        if (!needed[i]) continue;
        const Signal a = edge(nodes[i].fanin[0]);
        const Signal b = edge(nodes[i].fanin[1]);
        if (nodes[i].kind == NodeKind::And) {
            image[i] = result.make_and(a, b);
        } else {
            const Signal neither = result.make_and(!a, !b);
            const Signal both = result.make_and(a, b);
            image[i] = result.make_and(!neither, !both);
        }
    }
    for (const NetworkOutput& output : network.outputs()) {
        result.add_output(output.name, edge(output.signal));
    }
    return result;
}

template <typename Integer>
std::string decimal(Integer value) {
    return std::to_string(value);
}

void append_delta(std::string& text, std::uint32_t value) {
    for (; value >= 0x80; value >>= 7) text += static_cast<char>(0x80 | (value & 0x7F));
    text += static_cast<char>(value);
}

/// A symbol ends with its line; abc refuses an output named as an input that does not drive it.
class Symbols {
public:
    std::string claim(const std::string& name) {
        std::string clean;
        for (const char c : name) clean += static_cast<unsigned char>(c) < ' ' ? '_' : c;
        if (clean.empty()) clean = "_";
        std::string unique = clean;
        for (int i = 2; !taken_.insert(unique).second; ++i) unique = clean + "_" + decimal(i);
        return unique;
    }

private:
    std::set<std::string> taken_;
};

}  // namespace

std::string write_aiger(const Network& network, AigerForm form) {
    Network aig = ands_of(network);
    // Folding may have left gates that nothing reads.
    for (std::size_t before = 0; before != aig.nodes().size(); aig = ands_of(aig)) {
        before = aig.nodes().size();
        if (aig.gate_count() + aig.input_count() + 1 == static_cast<int>(before)) break;
    }
    Symbols symbols;
    const bool binary = form == AigerForm::Binary;
    const auto inputs = static_cast<std::size_t>(aig.input_count());
    const std::size_t gates = aig.nodes().size() - 1 - inputs;
    const auto literal = [](Signal s) {
        return s.node() * 2 + static_cast<std::uint32_t>(s.complemented());
    };
    std::string text = binary ? "aig " : "aag ";
    text += decimal(inputs + gates) + " " + decimal(inputs) + " 0 " +
            decimal(aig.outputs().size()) + " " + decimal(gates) + "\n";
    if (!binary) {
        for (std::size_t i = 1; i <= inputs; ++i) text += decimal(2 * i) + "\n";
    }
    for (const NetworkOutput& output : aig.outputs())
        text += decimal(literal(output.signal)) + "\n";
    for (std::size_t i = inputs + 1; i < aig.nodes().size(); ++i) {
        const auto left = static_cast<std::uint32_t>(2 * i);
        const std::uint32_t high = literal(aig.nodes()[i].fanin[1]);
        const std::uint32_t low = literal(aig.nodes()[i].fanin[0]);
        if (binary) {
            append_delta(text, left - high);
            append_delta(text, high - low);
        } else {
            text += decimal(left) + " " + decimal(high) + " " + decimal(low) + "\n";
        }
    }
    for (std::size_t i = 0; i < inputs; ++i) {
        text += "i" + decimal(i) + " " + symbols.claim(aig.input_names()[i]) + "\n";
    }
    for (std::size_t o = 0; o < aig.outputs().size(); ++o) {
        text += "o" + decimal(o) + " " + symbols.claim(aig.outputs()[o].name) + "\n";
    }
    return text;
}

}  // namespace minterm
