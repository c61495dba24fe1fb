// SPDX-License-Identifier: Apache-2.0
//
// A Boolean network as an XAG: AND and XOR nodes with complemented edges, structurally hashed, in
// topological order. It is what covers become, what don't-cares improve, and what the mapper cuts.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "synth/truth_table.hpp"

namespace minterm {

/// How many 64-bit words hold a value for each minterm of `inputs` variables.
constexpr std::uint64_t table_words(int inputs) {
    return inputs <= 6 ? 1 : std::uint64_t{1} << (inputs - 6);
}

/// The bits of a word that stand for minterms: all of them from six inputs on.
constexpr std::uint64_t valid_minterms(int inputs) {
    return inputs >= 6 ? ~std::uint64_t{0} : (std::uint64_t{1} << (1 << inputs)) - 1;
}

/// The values of input `index` on minterms 64 word .. 64 word + 63.
constexpr std::uint64_t input_word(int index, std::uint64_t word) {
    constexpr std::uint64_t kFast[6] = {0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC, 0xF0F0F0F0F0F0F0F0,
                                        0xFF00FF00FF00FF00, 0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};
    if (index < 6) return kFast[index];
    return (word >> (index - 6)) & 1 ? ~std::uint64_t{0} : 0;
}

/// An edge: a node and whether it is complemented.
class Signal {
public:
    constexpr Signal() = default;
    constexpr Signal(std::uint32_t node, bool complemented)
        : data_(node << 1 | static_cast<std::uint32_t>(complemented)) {}
    constexpr std::uint32_t node() const { return data_ >> 1; }
    constexpr bool complemented() const { return data_ & 1; }
    constexpr Signal operator!() const { return Signal(node(), !complemented()); }
    constexpr Signal operator^(bool complement) const { return complement ? !*this : *this; }
    constexpr auto operator<=>(const Signal&) const = default;

private:
    std::uint32_t data_ = 0;
};

enum class NodeKind : std::uint8_t { Constant, Input, And, Xor };

struct NetworkNode {
    NodeKind kind = NodeKind::Constant;
    Signal fanin[2];  ///< ordered, fanin[0] < fanin[1]; complemented edges only under And
};

struct NetworkOutput {
    std::string name;
    Signal signal;
};

/// Node 0 is constant false, then come the inputs in order, then gates with fanins before fanouts.
class Network {
public:
    explicit Network(std::vector<std::string> input_names = {});

    Signal constant(bool value) const { return Signal(0, value); }
    Signal input(int index) const { return Signal(static_cast<std::uint32_t>(index) + 1, false); }
    int input_count() const { return static_cast<int>(input_names_.size()); }
    const std::vector<std::string>& input_names() const { return input_names_; }

    Signal make_and(Signal a, Signal b);  ///< folded and hashed: never makes a node twice
    Signal make_or(Signal a, Signal b) { return !make_and(!a, !b); }
    Signal make_xor(Signal a, Signal b);
    Signal make_mux(Signal select, Signal then_value, Signal else_value);

    void add_output(std::string name, Signal signal);
    const std::vector<NetworkOutput>& outputs() const { return outputs_; }
    const std::vector<NetworkNode>& nodes() const { return nodes_; }

    int gate_count() const;  ///< And and Xor nodes in the cone of the outputs
    int depth() const;       ///< gates on the longest path from an input to an output

private:
    std::vector<std::string> input_names_;
    std::vector<NetworkNode> nodes_;
    std::vector<NetworkOutput> outputs_;
    std::unordered_map<std::uint64_t, std::uint32_t> unique_;
};

/// Copies `inner` into `outer` with its inputs replaced by signals of `outer`; returns the signals
/// of its outputs. `substitution.size() == inner.input_count()`.
std::vector<Signal> inline_network(Network& outer, const Network& inner,
                                   const std::vector<Signal>& substitution);

/// Violated invariants, in words.
std::vector<std::string> check(const Network& network);

/// The values of every output on all 2^inputs minterms (inputs <= kMaxTableInputs).
std::vector<MintermSet> simulate(const Network& network);

std::string print_network(const Network& network);

}  // namespace minterm
