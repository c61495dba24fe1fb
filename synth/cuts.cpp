// SPDX-License-Identifier: Apache-2.0
//
// Cut enumeration bottom-up: the cuts of a gate are the small unions of its fanins' cuts (Cong and
// Ding 1994), their functions computed on the way.
#include "synth/cuts.hpp"

#include <algorithm>
#include <optional>
#include <tuple>

#include "synth/cell_library.hpp"

namespace minterm {
namespace {

/// `cut.function` as seen over `leaves`, which contain the leaves of `cut`.
std::uint8_t over(const Cut& cut, const std::array<std::uint32_t, 3>& leaves, std::size_t size) {
    std::array<std::uint64_t, 3> x{};
    for (std::size_t k = 0; k < cut.size; ++k) {
        const auto found = std::find(leaves.begin(), leaves.begin() + size, cut.leaves[k]);
        x[k] = kOperandTable[static_cast<std::size_t>(found - leaves.begin())];
    }
    return static_cast<std::uint8_t>(evaluate(cut.function, x[0], x[1], x[2]));
}

/// Drops the leaves on which the function does not depend.
Cut without_idle_leaves(const Cut& cut) {
    Cut result;
    std::array<std::uint64_t, 3> x{};
    std::array<bool, 3> needed{};
    for (std::size_t k = 0; k < cut.size; ++k) {
        const int shift = 1 << k;
        needed[k] = ((cut.function >> shift) ^ cut.function) & (0xFF & ~kOperandTable[k]);
        if (!needed[k]) continue;
        x[k] = kOperandTable[result.size];
        result.leaves[result.size++] = cut.leaves[k];
    }
    result.function = static_cast<std::uint8_t>(evaluate(cut.function, x[0], x[1], x[2]));
    return result;
}

std::optional<Cut> merge(const NetworkNode& node, const Cut& a, const Cut& b) {
    std::array<std::uint32_t, 6> all{};
    auto end = std::set_union(a.leaves.begin(), a.leaves.begin() + a.size, b.leaves.begin(),
                              b.leaves.begin() + b.size, all.begin());
    if (end - all.begin() > 3) return std::nullopt;
    Cut cut;
    cut.size = static_cast<std::uint8_t>(end - all.begin());
    std::copy(all.begin(), end, cut.leaves.begin());
    const auto fanin = [&](const Cut& part, Signal signal) {
        return over(part, cut.leaves, cut.size) ^ (signal.complemented() ? 0xFF : 0);
    };
    const int x = fanin(a, node.fanin[0]);
    const int y = fanin(b, node.fanin[1]);
    cut.function = static_cast<std::uint8_t>(node.kind == NodeKind::And ? x & y : x ^ y);
    return without_idle_leaves(cut);
}

bool includes(const Cut& big, const Cut& small) {
    return std::includes(big.leaves.begin(), big.leaves.begin() + big.size, small.leaves.begin(),
                         small.leaves.begin() + small.size);
}

}  // namespace

std::vector<std::vector<Cut>> enumerate_cuts(const Network& network, int cuts_per_node) {
    const std::vector<NetworkNode>& nodes = network.nodes();
    std::vector<std::vector<Cut>> cuts(nodes.size());
    const auto with_trivial = [&](std::uint32_t node) {
        std::vector<Cut> list = cuts[node];
        list.push_back({1, kOperandTable[0], {node, 0, 0}});
        return list;
    };
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].kind != NodeKind::And && nodes[i].kind != NodeKind::Xor) continue;
        std::vector<Cut> found;
        for (const Cut& a : with_trivial(nodes[i].fanin[0].node())) {
            for (const Cut& b : with_trivial(nodes[i].fanin[1].node())) {
                if (const std::optional<Cut> cut = merge(nodes[i], a, b)) found.push_back(*cut);
            }
        }
        // Fewest leaves first; among equals the latest leaves, which swallow the least logic and so
        // keep the direct cut.
        std::sort(found.begin(), found.end(), [](const Cut& a, const Cut& b) {
            return std::tuple(a.size, b.leaves) < std::tuple(b.size, a.leaves);
        });
        for (const Cut& cut : found) {
            if (static_cast<int>(cuts[i].size()) >= cuts_per_node) break;
            const bool dominated =
                std::any_of(cuts[i].begin(), cuts[i].end(),
                            [&](const Cut& kept) { return includes(cut, kept); });
            if (!dominated) cuts[i].push_back(cut);
        }
    }
    return cuts;
}

}  // namespace minterm
