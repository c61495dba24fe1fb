// SPDX-License-Identifier: Apache-2.0
//
// Searching the topological orders of a mapped network layer by layer. What is alive after a set of
// gates has run depends on the set alone, so one partial order a set is enough: the best.
#include "synth/order_gates.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace minterm {
namespace {

using Kind = MappedRef::Kind;

/// Beyond this many gates the order is greedy: no kernel of that size fits the registers anyway,
/// and a beam would copy states of that size for every gate that could come next.
constexpr std::size_t kSearchedGates = 96;

/// Sets of gates kept in each layer: exhaustive for the shipped cells, a beam for wider ones.
std::size_t beam_width(std::size_t gates) {
    return std::clamp<std::size_t>(40'000 / (gates * gates), 8, 256);
}

struct PartialOrder {
    int most = 0;   ///< most values alive so far
    int moves = 0;  ///< gates so far that overwrote no operand
    int sum = 0;    ///< of the values alive after each gate, so that lifetimes are short
    int live = 0;
    std::vector<std::uint32_t> gates;
    std::vector<std::uint16_t> readers_left;  ///< by value; outputs count as one more reader

    auto rank() const { return std::tie(most, moves, sum, gates); }
};

/// Which gates have run, as bits.
using GateSet = std::vector<std::uint64_t>;

class OrderSearch {
public:
    explicit OrderSearch(const MappedNetwork& network) : network_(network) {}

    std::vector<std::uint32_t> best_order() {
        const std::size_t gates = network_.gates.size();
        if (gates > kSearchedGates) return greedy_order();
        const std::size_t width = beam_width(gates);
        std::map<GateSet, PartialOrder> layer;
        layer.emplace(GateSet((gates + 63) / 64, 0), start());
        for (std::size_t step = 0; step < gates; ++step) {
            std::map<GateSet, PartialOrder> next;
            for (const auto& [done, order] : layer) extend(done, order, next);
            trim(next, width);
            layer = std::move(next);
        }
        return layer.begin()->second.gates;
    }

private:
    std::size_t value(MappedRef ref) const {
        return ref.kind == Kind::Input ? ref.index : network_.inputs.size() + ref.index;
    }

    PartialOrder start() const {
        PartialOrder order;
        order.readers_left.assign(network_.inputs.size() + network_.gates.size(), 0);
        const auto read = [&](MappedRef ref) {
            if (ref.kind != Kind::Constant) ++order.readers_left[value(ref)];
        };
        for (const MappedGate& gate : network_.gates) {
            for (std::size_t k = 0; k < gate.arity; ++k) read(gate.operands[k]);
        }
        for (const MappedOutput& output : network_.outputs) read(output.ref);
        for (std::size_t i = 0; i < network_.inputs.size(); ++i) {
            if (order.readers_left[i] > 0) ++order.live;
        }
        order.most = order.live;
        return order;
    }

    static bool contains(const GateSet& set, std::size_t gate) {
        return (set[gate / 64] >> (gate % 64)) & 1;
    }

    /// Always the ready gate after which the fewest values live, the first of several. O(gates^2).
    std::vector<std::uint32_t> greedy_order() const {
        PartialOrder order = start();
        GateSet done((network_.gates.size() + 63) / 64, 0);
        while (order.gates.size() < network_.gates.size()) {
            std::size_t best = network_.gates.size();
            int best_change = 0;
            for (std::size_t g = 0; g < network_.gates.size(); ++g) {
                if (contains(done, g) || !ready(done, g)) continue;
                const int change = change_of_live(order, g);
                if (best == network_.gates.size() || change < best_change) {
                    best = g;
                    best_change = change;
                }
            }
            for (std::size_t k = 0; k < network_.gates[best].arity; ++k) {
                const MappedRef ref = network_.gates[best].operands[k];
                if (ref.kind != Kind::Constant) --order.readers_left[value(ref)];
            }
            order.gates.push_back(static_cast<std::uint32_t>(best));
            done[best / 64] |= std::uint64_t{1} << (best % 64);
        }
        return order.gates;
    }

    /// How many more values live after gate `g` than before it.
    int change_of_live(const PartialOrder& order, std::size_t g) const {
        const MappedGate& gate = network_.gates[g];
        int change = order.readers_left[network_.inputs.size() + g] > 0 ? 1 : 0;
        for (std::size_t k = 0; k < gate.arity; ++k) {
            const MappedRef ref = gate.operands[k];
            const auto first = gate.operands.begin();
            const auto here = first + static_cast<std::ptrdiff_t>(k);
            if (ref.kind == Kind::Constant || std::find(first, here, ref) != here) continue;
            const auto reads = std::count(here, first + gate.arity, ref);
            if (order.readers_left[value(ref)] == reads) --change;
        }
        return change;
    }

    bool ready(const GateSet& done, std::size_t g) const {
        const MappedGate& gate = network_.gates[g];
        for (std::size_t k = 0; k < gate.arity; ++k) {
            const MappedRef ref = gate.operands[k];
            if (ref.kind == Kind::Gate && !contains(done, ref.index)) return false;
        }
        return true;
    }

    void extend(const GateSet& done, const PartialOrder& order,
                std::map<GateSet, PartialOrder>& next) const {
        for (std::size_t g = 0; g < network_.gates.size(); ++g) {
            if (contains(done, g) || !ready(done, g)) continue;
            PartialOrder longer = order;
            longer.gates.push_back(static_cast<std::uint32_t>(g));
            bool overwrites = false;
            const MappedGate& gate = network_.gates[g];
            for (std::size_t k = 0; k < gate.arity; ++k) {
                if (gate.operands[k].kind == Kind::Constant) continue;
                if (--longer.readers_left[value(gate.operands[k])] > 0) continue;
                overwrites = true;
                --longer.live;
            }
            if (longer.readers_left[network_.inputs.size() + g] > 0) ++longer.live;
            if (!overwrites) ++longer.moves;
            longer.most = std::max(longer.most, longer.live);
            longer.sum += longer.live;
            GateSet with = done;
            with[g / 64] |= std::uint64_t{1} << (g % 64);
            const auto [entry, is_new] = next.try_emplace(std::move(with), longer);
            if (!is_new && longer.rank() < entry->second.rank()) entry->second = std::move(longer);
        }
    }

    static void trim(std::map<GateSet, PartialOrder>& layer, std::size_t width) {
        if (layer.size() <= width) return;
        std::vector<std::map<GateSet, PartialOrder>::iterator> entries;
        for (auto entry = layer.begin(); entry != layer.end(); ++entry) entries.push_back(entry);
        std::sort(entries.begin(), entries.end(),
                  [](const auto& a, const auto& b) { return a->second.rank() < b->second.rank(); });
        for (std::size_t i = width; i < entries.size(); ++i) layer.erase(entries[i]);
    }

    const MappedNetwork& network_;
};

}  // namespace

MappedNetwork order_gates(const MappedNetwork& network) {
    if (network.gates.empty()) return network;
    const std::vector<std::uint32_t> order = OrderSearch(network).best_order();
    std::vector<std::uint32_t> place(order.size());
    for (std::uint32_t g = 0; g < order.size(); ++g) place[order[g]] = g;
    const auto move = [&](MappedRef& ref) {
        if (ref.kind == Kind::Gate) ref.index = place[ref.index];
    };
    MappedNetwork result{network.library, network.inputs, {}, network.outputs};
    for (std::uint32_t g : order) {
        result.gates.push_back(network.gates[g]);
        MappedGate& gate = result.gates.back();
        for (std::size_t k = 0; k < gate.arity; ++k) move(gate.operands[k]);
    }
    for (MappedOutput& output : result.outputs) move(output.ref);
    return result;
}

}  // namespace minterm
