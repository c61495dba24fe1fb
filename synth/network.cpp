// SPDX-License-Identifier: Apache-2.0
//
// Building, checking, simulating and printing XAGs. Everything that can be decided from two edges
// and the fanins right below them is folded here, so no later pass looks for constants or copies.
#include "synth/network.hpp"

#include <algorithm>
#include <utility>

namespace minterm {
namespace {

/// Words simulated together: long enough to amortise the walk over the nodes, short enough to keep
/// the values of a whole cell in the first-level cache.
constexpr std::uint64_t kBlockWords = 32;

std::uint64_t hash_key(NodeKind kind, Signal a, Signal b) {
    const auto edge = [](Signal signal) {
        return std::uint64_t{signal.node()} << 1 |
               static_cast<std::uint64_t>(signal.complemented());
    };
    // Nodes stay far below 2^30, so the top bit is free for the kind.
    return edge(a) << 32 | edge(b) | (kind == NodeKind::Xor ? std::uint64_t{1} << 63 : 0);
}

std::vector<bool> output_cone(const Network& network) {
    const std::vector<NetworkNode>& nodes = network.nodes();
    std::vector<bool> in_cone(nodes.size(), false);
    for (const NetworkOutput& output : network.outputs()) in_cone[output.signal.node()] = true;
    for (std::size_t i = nodes.size(); i-- > 0;) {
        if (!in_cone[i]) continue;
        if (nodes[i].kind != NodeKind::And && nodes[i].kind != NodeKind::Xor) continue;
        for (Signal fanin : nodes[i].fanin) in_cone[fanin.node()] = true;
    }
    return in_cone;
}

bool is_gate(const NetworkNode& node) {
    return node.kind == NodeKind::And || node.kind == NodeKind::Xor;
}

}  // namespace

Network::Network(std::vector<std::string> input_names) : input_names_(std::move(input_names)) {
    nodes_.resize(input_names_.size() + 1);
    for (std::size_t i = 1; i < nodes_.size(); ++i) nodes_[i].kind = NodeKind::Input;
}

Signal Network::make_and(Signal a, Signal b) {
    if (b < a) std::swap(a, b);
    if (a == constant(false) || a == !b) return constant(false);
    if (a == constant(true) || a == b) return b;
    // x & (x & y) = x & y;  !x & (x & y) = 0;  x & !(x & y) = x & !y;  !x & !(x & y) = !x.
    for (const auto& [x, other] : {std::pair(a, b), std::pair(b, a)}) {
        const NetworkNode& node = nodes_[other.node()];
        if (node.kind != NodeKind::And) continue;
        for (int k = 0; k < 2; ++k) {
            const Signal inner = node.fanin[k];
            if (inner.node() != x.node()) continue;
            if (!other.complemented()) return inner == x ? other : constant(false);
            if (inner != x) return x;
            return make_and(x, !node.fanin[1 - k]);
        }
    }
    const auto [entry, is_new] = unique_.try_emplace(hash_key(NodeKind::And, a, b),
                                                     static_cast<std::uint32_t>(nodes_.size()));
    if (is_new) nodes_.push_back({NodeKind::And, {a, b}});
    return Signal(entry->second, false);
}

Signal Network::make_xor(Signal a, Signal b) {
    // x ^ !y = !(x ^ y): nodes keep plain fanins, the output edge carries the complement.
    const bool complement = a.complemented() != b.complemented();
    a = Signal(a.node(), false);
    b = Signal(b.node(), false);
    if (b < a) std::swap(a, b);
    if (a == b) return constant(complement);
    if (a == constant(false)) return b ^ complement;
    for (const auto& [x, other] : {std::pair(a, b), std::pair(b, a)}) {
        const NetworkNode& node = nodes_[other.node()];
        if (node.kind != NodeKind::Xor) continue;
        if (node.fanin[0] == x) return node.fanin[1] ^ complement;
        if (node.fanin[1] == x) return node.fanin[0] ^ complement;
    }
    const auto [entry, is_new] = unique_.try_emplace(hash_key(NodeKind::Xor, a, b),
                                                     static_cast<std::uint32_t>(nodes_.size()));
    if (is_new) nodes_.push_back({NodeKind::Xor, {a, b}});
    return Signal(entry->second, complement);
}

Signal Network::make_mux(Signal select, Signal then_value, Signal else_value) {
    if (select.node() == 0) return select.complemented() ? then_value : else_value;
    if (then_value == else_value) return then_value;
    if (then_value == !else_value) return make_xor(select, else_value);
    if (then_value.node() == 0 || then_value.node() == select.node()) {
        const bool value = then_value == constant(true) || then_value == select;
        return value ? make_or(select, else_value) : make_and(!select, else_value);
    }
    if (else_value.node() == 0 || else_value.node() == select.node()) {
        const bool value = else_value == constant(true) || else_value == !select;
        return value ? make_or(!select, then_value) : make_and(select, then_value);
    }
    return make_xor(make_and(select, make_xor(then_value, else_value)), else_value);
}

void Network::add_output(std::string name, Signal signal) {
    outputs_.push_back({std::move(name), signal});
}

int Network::gate_count() const {
    const std::vector<bool> in_cone = output_cone(*this);
    int count = 0;
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        if (in_cone[i] && is_gate(nodes_[i])) ++count;
    }
    return count;
}

int Network::depth() const {
    std::vector<int> level(nodes_.size(), 0);
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        if (!is_gate(nodes_[i])) continue;
        level[i] = 1 + std::max(level[nodes_[i].fanin[0].node()], level[nodes_[i].fanin[1].node()]);
    }
    int depth = 0;
    for (const NetworkOutput& output : outputs_)
        depth = std::max(depth, level[output.signal.node()]);
    return depth;
}

std::vector<Signal> inline_network(Network& outer, const Network& inner,
                                   const std::vector<Signal>& substitution) {
    const std::vector<NetworkNode>& nodes = inner.nodes();
    std::vector<Signal> image(nodes.size(), outer.constant(false));
    const auto edge = [&](Signal signal) { return image[signal.node()] ^ signal.complemented(); };
    std::size_t next_input = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        switch (nodes[i].kind) {
            case NodeKind::Constant:
                break;
            case NodeKind::Input:
                image[i] = substitution[next_input++];
                break;
            case NodeKind::And:
                image[i] = outer.make_and(edge(nodes[i].fanin[0]), edge(nodes[i].fanin[1]));
                break;
            case NodeKind::Xor:
                image[i] = outer.make_xor(edge(nodes[i].fanin[0]), edge(nodes[i].fanin[1]));
                break;
        }
    }
    std::vector<Signal> result;
    for (const NetworkOutput& output : inner.outputs()) result.push_back(edge(output.signal));
    return result;
}

std::vector<std::string> check(const Network& network) {
    std::vector<std::string> violations;
    const std::vector<NetworkNode>& nodes = network.nodes();
    const auto complain = [&](std::size_t node, const char* text) {
        violations.push_back("node " + std::to_string(node) + " " + text);
    };
    std::unordered_map<std::uint64_t, std::size_t> seen;
    const std::size_t first_gate = static_cast<std::size_t>(network.input_count()) + 1;
    if (nodes.size() < first_gate) return {"inputs without a node"};
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const NetworkNode& node = nodes[i];
        if (i == 0 && node.kind != NodeKind::Constant) complain(i, "is not the constant");
        if (i > 0 && i < first_gate && node.kind != NodeKind::Input) complain(i, "is not an input");
        if (i < first_gate) continue;
        if (!is_gate(node)) {
            complain(i, "is no gate though it follows the inputs");
            continue;
        }
        if (!(node.fanin[0] < node.fanin[1])) complain(i, "has fanins out of order");
        if (node.fanin[0].node() >= i || node.fanin[1].node() >= i) complain(i, "precedes a fanin");
        if (node.fanin[0].node() == node.fanin[1].node())
            complain(i, "has one node as both fanins");
        if (node.fanin[0].node() == 0) complain(i, "has a constant fanin");
        if (node.kind == NodeKind::Xor &&
            (node.fanin[0].complemented() || node.fanin[1].complemented())) {
            complain(i, "is an xor with a complemented fanin");
        }
        if (!seen.emplace(hash_key(node.kind, node.fanin[0], node.fanin[1]), i).second) {
            complain(i, "repeats an earlier gate");
        }
    }
    for (const NetworkOutput& output : network.outputs()) {
        if (output.signal.node() >= nodes.size()) {
            violations.push_back("output " + output.name + " has no node");
        }
    }
    return violations;
}

std::vector<MintermSet> simulate(const Network& network) {
    const std::vector<NetworkNode>& nodes = network.nodes();
    std::vector<MintermSet> result(network.outputs().size(), MintermSet(network.input_count()));
    const std::uint64_t words = table_words(network.input_count());
    std::vector<std::uint64_t> values(nodes.size() * kBlockWords, 0);
    for (std::uint64_t begin = 0; begin < words; begin += kBlockWords) {
        const std::uint64_t length = std::min(kBlockWords, words - begin);
        for (std::size_t i = 1; i < nodes.size(); ++i) {
            std::uint64_t* value = &values[i * kBlockWords];
            if (nodes[i].kind == NodeKind::Input) {
                for (std::uint64_t w = 0; w < length; ++w) {
                    value[w] = input_word(static_cast<int>(i) - 1, begin + w);
                }
                continue;
            }
            const Signal a = nodes[i].fanin[0];
            const Signal b = nodes[i].fanin[1];
            const std::uint64_t* left = &values[a.node() * kBlockWords];
            const std::uint64_t* right = &values[b.node() * kBlockWords];
            const std::uint64_t flip_a = a.complemented() ? ~std::uint64_t{0} : 0;
            const std::uint64_t flip_b = b.complemented() ? ~std::uint64_t{0} : 0;
            const bool is_and = nodes[i].kind == NodeKind::And;
            for (std::uint64_t w = 0; w < length; ++w) {
                const std::uint64_t x = left[w] ^ flip_a;
                const std::uint64_t y = right[w] ^ flip_b;
                value[w] = is_and ? x & y : x ^ y;
            }
        }
        for (std::size_t o = 0; o < result.size(); ++o) {
            const Signal signal = network.outputs()[o].signal;
            const std::uint64_t flip = signal.complemented() ? ~std::uint64_t{0} : 0;
            for (std::uint64_t w = 0; w < length; ++w) {
                result[o].words()[begin + w] = (values[signal.node() * kBlockWords + w] ^ flip) &
                                               valid_minterms(network.input_count());
            }
        }
    }
    return result;
}

std::string print_network(const Network& network) {
    const std::vector<NetworkNode>& nodes = network.nodes();
    const auto edge = [&](Signal signal) -> std::string {
        if (signal.node() == 0) return signal.complemented() ? "1" : "0";
        const std::string bang = signal.complemented() ? "!" : "";
        const std::size_t input = signal.node() - std::size_t{1};
        if (input < network.input_names().size()) return bang + network.input_names()[input];
        return bang + "n" + std::to_string(signal.node());
    };
    std::string text = "inputs";
    for (const std::string& name : network.input_names()) text += " " + name;
    text += "\n";
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (!is_gate(nodes[i])) continue;
        text += "n" + std::to_string(i) + " = " + edge(nodes[i].fanin[0]) +
                (nodes[i].kind == NodeKind::And ? " & " : " ^ ") + edge(nodes[i].fanin[1]) + "\n";
    }
    for (const NetworkOutput& output : network.outputs()) {
        text += output.name + " = " + edge(output.signal) + "\n";
    }
    return text;
}

}  // namespace minterm
