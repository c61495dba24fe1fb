// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/trie_shape.hpp"

#include <algorithm>
#include <numeric>

namespace minterm {
namespace {

using Numbers = std::vector<std::uint32_t>;

/// `items` in ascending order of `rank_of(item)` < limit; equal ones stay in their order.
template <typename RankOf>
Numbers counting_sort(const Numbers& items, std::size_t limit, const RankOf& rank_of) {
    Numbers next(limit + 1);
    for (const std::uint32_t item : items) ++next[rank_of(item) + 1];
    std::partial_sum(next.begin(), next.end(), next.begin());
    Numbers sorted(items.size());
    for (const std::uint32_t item : items) sorted[next[rank_of(item)]++] = item;
    return sorted;
}

Numbers first_numbers(std::size_t count) {
    Numbers numbers(count);
    std::iota(numbers.begin(), numbers.end(), 0U);
    return numbers;
}

Numbers inverse(const Numbers& order) {
    Numbers number_of(order.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        number_of[order[i]] = static_cast<std::uint32_t>(i);
    return number_of;
}

/// Number of each node in the order of prefixes read backwards.
///
/// The last seven letters of a prefix, and where it begins, fit a word: 9 bits each, 0 where there
/// is no letter any more. Nodes that agree in those are told apart as suffixes are (Larsson,
/// Sadakane 2007): by the ranks of their ancestors seven steps up, then 14, 28 and so on.
Numbers backward_order(const TrieShape& shape) {
    constexpr std::size_t kLetters = 7;
    constexpr std::size_t kLetterBits = 9;
    const std::vector<TrieShape::Node>& nodes = shape.nodes;
    const std::size_t count = nodes.size();
    std::vector<std::uint64_t> backwards(count);
    Numbers ancestor(count);  // seven steps up; the root for what is not as deep
    for (std::size_t y = 1; y < count; ++y) {
        backwards[y] = (std::uint64_t{nodes[y].letter} + 1) << (kLetters - 1) * kLetterBits |
                       backwards[nodes[y].parent] >> kLetterBits;
        std::uint32_t up = static_cast<std::uint32_t>(y);
        for (std::size_t step = 0; step < kLetters; ++step) up = nodes[up].parent;
        ancestor[y] = up;
    }
    Numbers order = first_numbers(count);
    for (std::size_t shift = 0; shift < kLetters * kLetterBits; shift += 2 * kLetterBits) {
        constexpr std::uint64_t kMask = (std::uint64_t{1} << 2 * kLetterBits) - 1;
        order = counting_sort(order, kMask + 1,
                              [&](std::uint32_t y) { return backwards[y] >> shift & kMask; });
    }
    // A rank is the place of the first of its group, so that breaking a group up changes no other.
    Numbers rank(count);
    using Group = std::pair<std::size_t, std::size_t>;  // begin and end in `order`
    std::vector<Group> groups;
    for (std::size_t begin = 0; begin < count;) {
        std::size_t end = begin;
        while (end < count && backwards[order[end]] == backwards[order[begin]])
            rank[order[end++]] = static_cast<std::uint32_t>(begin);
        if (end - begin > 1) groups.emplace_back(begin, end);
        begin = end;
    }
    backwards = {};
    while (!groups.empty()) {
        std::vector<Group> left;
        Numbers new_ranks;  // of the groups' members, one after the other
        for (const auto& [begin, end] : groups) {
            const auto rank_up = [&](std::size_t place) { return rank[ancestor[order[place]]]; };
            std::sort(order.begin() + static_cast<std::ptrdiff_t>(begin),
                      order.begin() + static_cast<std::ptrdiff_t>(end),
                      [&](std::uint32_t a, std::uint32_t b) {
                          return rank[ancestor[a]] < rank[ancestor[b]];
                      });
            for (std::size_t first = begin; first < end;) {
                std::size_t last = first;
                for (; last < end && rank_up(last) == rank_up(first); ++last)
                    new_ranks.push_back(static_cast<std::uint32_t>(first));
                if (last - first > 1) left.emplace_back(first, last);
                first = last;
            }
        }
        std::size_t next = 0;
        for (const auto& [begin, end] : groups)
            for (std::size_t place = begin; place < end; ++place)
                rank[order[place]] = new_ranks[next++];
        Numbers farther(count);
        for (std::size_t y = 0; y < count; ++y) farther[y] = ancestor[ancestor[y]];
        ancestor = std::move(farther);
        groups = std::move(left);
    }
    return rank;
}

}  // namespace

TrieShape make_trie_shape(const KeyList& keys) {
    TrieShape shape;
    shape.nodes.emplace_back();
    shape.leaves.reserve(keys.size());
    Numbers path{0};  // the nodes on the way to the last key, by depth
    std::size_t shared_before = 0;
    for (std::size_t k = 0; k < keys.size(); ++k) {
        const std::string_view key = keys[k];
        const std::size_t shared_after = k + 1 < keys.size() ? keys.common_prefix(k) : 0;
        const auto number = static_cast<std::uint32_t>(k);
        for (std::size_t depth = shared_before + 1; depth <= shared_after; ++depth) {
            path.resize(depth);
            path.push_back(static_cast<std::uint32_t>(shape.nodes.size()));
            shape.nodes.push_back({path[depth - 1], static_cast<std::uint32_t>(depth),
                                   TrieShape::kNone, static_cast<std::uint8_t>(key[depth - 1])});
        }
        const std::size_t depth = std::max(shared_before, shared_after);
        if (key.size() == depth)
            shape.nodes[path[depth]].key = number;
        else
            shape.leaves.push_back({path[depth], number, static_cast<std::uint8_t>(key[depth])});
        shared_before = shared_after;
    }
    return shape;
}

TrieNumbering xbw_numbering(const TrieShape& shape) {
    TrieNumbering numbering;
    numbering.number_of_node = backward_order(shape);
    numbering.nodes = inverse(numbering.number_of_node);
    const Numbers by_parent = counting_sort(
        first_numbers(shape.leaves.size()), shape.nodes.size(),
        [&](std::uint32_t j) { return numbering.number_of_node[shape.leaves[j].parent]; });
    numbering.leaves =
        counting_sort(by_parent, 256, [&](std::uint32_t j) { return shape.leaves[j].letter; });
    return numbering;
}

TrieNumbering louds_numbering(const TrieShape& shape) {
    std::size_t deepest = 0;
    for (const TrieShape::Node& node : shape.nodes)
        deepest = std::max<std::size_t>(deepest, node.depth);
    TrieNumbering numbering;
    numbering.nodes = counting_sort(first_numbers(shape.nodes.size()), deepest + 1,
                                    [&](std::uint32_t y) { return shape.nodes[y].depth; });
    numbering.number_of_node = inverse(numbering.nodes);
    // The leaves of a node are in the order of their letters already.
    numbering.leaves = counting_sort(
        first_numbers(shape.leaves.size()), shape.nodes.size(),
        [&](std::uint32_t j) { return numbering.number_of_node[shape.leaves[j].parent]; });
    return numbering;
}

}  // namespace minterm
