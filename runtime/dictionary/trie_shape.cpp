// SPDX-License-Identifier: Apache-2.0
#include "runtime/dictionary/trie_shape.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <vector>

namespace minterm {
namespace {

using Numbers = LargeVector<std::uint32_t>;

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

/// Sorts by parent, then by index: by digits of 11 bits, the last one first, where there are many.
void sort_by_parent(std::span<TrieNumbering::Edge> edges, std::size_t nodes,
                    LargeVector<TrieNumbering::Edge>& scratch) {
    constexpr std::size_t kDigitBits = 11;
    constexpr std::size_t kDigits = std::size_t{1} << kDigitBits;
    if (edges.size() < kDigits) {
        std::sort(edges.begin(), edges.end(), [](const auto& a, const auto& b) {
            return a.parent != b.parent ? a.parent < b.parent : a.index < b.index;
        });
        return;
    }
    scratch.resize(std::max(scratch.size(), edges.size()));
    std::span<TrieNumbering::Edge> from = edges;
    std::span<TrieNumbering::Edge> to = std::span(scratch).first(edges.size());
    for (std::size_t shift = 0; nodes >> shift != 0; shift += kDigitBits) {
        const auto digit = [shift](const TrieNumbering::Edge& edge) {
            return edge.parent >> shift & (kDigits - 1);
        };
        std::array<std::size_t, kDigits + 1> next{};
        for (const TrieNumbering::Edge& edge : from) ++next[digit(edge) + 1];
        std::partial_sum(next.begin(), next.end(), next.begin());
        for (const TrieNumbering::Edge& edge : from) to[next[digit(edge)]++] = edge;
        std::swap(from, to);
    }
    if (from.data() != edges.data()) std::copy(from.begin(), from.end(), edges.begin());
}

/// Number of each node in the order of prefixes read backwards.
///
/// The last seven letters of a prefix, and where it begins, fit a word: 9 bits each, 0 where there
/// is no letter any more. Nodes that agree in those are told apart as suffixes are (Larsson,
/// Sadakane 2007): by the ranks of their ancestors seven steps up, then 14, 28 and so on.
Numbers backward_order(const TrieShape& shape) {
    constexpr std::size_t kLetters = 7;
    constexpr std::size_t kLetterBits = 9;
    const LargeVector<TrieShape::Node>& nodes = shape.nodes;
    const std::size_t count = nodes.size();
    LargeVector<std::uint64_t> backwards(count);
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
    release(backwards);
    // Ranks that are known better already are as right for the groups that are left.
    LargeVector<TrieNumbering::Edge> members;  // of a group, below the rank of their ancestor
    LargeVector<TrieNumbering::Edge> scratch;
    while (!groups.empty()) {
        std::vector<Group> left;
        for (const auto& [begin, end] : groups) {
            members.resize(end - begin);
            for (std::size_t i = 0; i < members.size(); ++i)
                members[i] = {rank[ancestor[order[begin + i]]], order[begin + i]};
            sort_by_parent(members, count, scratch);
            for (std::size_t first = 0; first < members.size();) {
                std::size_t last = first;
                for (; last < members.size() && members[last].parent == members[first].parent;
                     ++last) {
                    order[begin + last] = members[last].index;
                    rank[members[last].index] = static_cast<std::uint32_t>(begin + first);
                }
                if (last - first > 1) left.emplace_back(begin + first, begin + last);
                first = last;
            }
        }
        // Ancestors have lesser numbers, so theirs are still the old ones.
        for (std::size_t y = count; y-- > 0;) ancestor[y] = ancestor[ancestor[y]];
        groups = std::move(left);
    }
    return rank;
}

/// Leaves by letter, if that is asked for, then by parent, then by letter.
TrieNumbering numbering_of(const TrieShape& shape, const Numbers& number_of_node,
                           bool leaves_by_letter) {
    const std::size_t nodes = shape.nodes.size();
    TrieNumbering numbering;
    numbering.nodes.resize(nodes);
    for (std::size_t y = 0; y < nodes; ++y)
        numbering.nodes[number_of_node[y]] = {number_of_node[shape.nodes[y].parent],
                                              static_cast<std::uint32_t>(y)};
    const auto group_of = [&](const TrieShape::Leaf& leaf) {
        return leaves_by_letter ? leaf.letter() : std::uint8_t{0};
    };
    std::array<std::size_t, 257> begins{};
    for (const TrieShape::Leaf& leaf : shape.leaves) ++begins[group_of(leaf) + std::size_t{1}];
    std::partial_sum(begins.begin(), begins.end(), begins.begin());
    std::array<std::size_t, 257> next = begins;
    numbering.leaves.resize(shape.leaves.size());
    for (std::size_t j = 0; j < shape.leaves.size(); ++j) {
        const TrieShape::Leaf& leaf = shape.leaves[j];
        numbering.leaves[next[group_of(leaf)]++] = {number_of_node[leaf.parent],
                                                    static_cast<std::uint32_t>(j)};
    }
    LargeVector<TrieNumbering::Edge> scratch;
    for (std::size_t group = 0; group < 256; ++group)
        sort_by_parent(
            std::span(numbering.leaves).subspan(begins[group], begins[group + 1] - begins[group]),
            nodes, scratch);
    return numbering;
}

/// Calls `visit(key, before, after)` for all keys in order, with the bytes that each shares with
/// its neighbours.
template <typename Visit>
Status visit_with_neighbours(const KeySorter& keys, const Visit& visit) {
    std::string key;
    std::size_t before = 0;
    bool any = false;
    MINTERM_TRY([[maybe_unused]] const Unit all,
                keys.for_each([&](std::string_view next, std::size_t after, std::uint64_t) {
                    if (any) visit(std::string_view(key), before, after);
                    any = true;
                    before = after;
                    key.assign(next);
                }));
    if (any) visit(std::string_view(key), before, std::size_t{0});
    return success();
}

}  // namespace

Result<TrieSize> trie_size(const KeySorter& keys) {
    TrieSize size;
    const auto count = [&](std::string_view key, std::size_t before, std::size_t after) {
        ++size.keys;
        size.key_bytes += key.size();
        size.longest_key = std::max<std::uint64_t>(size.longest_key, key.size());
        size.nodes += std::max(before, after) - before;
        const std::size_t depth = std::max(before, after);
        if (key.size() == depth) return;
        ++size.leaves;
        size.tail_bytes += key.size() - depth - 1;
    };
    MINTERM_TRY([[maybe_unused]] const Unit all, visit_with_neighbours(keys, count));
    return size;
}

Result<TrieShape> make_trie_shape(const KeySorter& keys, const TrieSize& size) {
    TrieShape shape;
    shape.nodes.reserve(size.nodes);
    shape.leaves.reserve(size.leaves);
    shape.tails.reserve(size.tail_bytes);
    shape.nodes.emplace_back();
    std::vector<std::uint32_t> path{0};  // the nodes on the way to the last key, by depth
    std::uint32_t number = 0;
    const auto add = [&](std::string_view key, std::size_t before, std::size_t after) {
        for (std::size_t depth = before + 1; depth <= after; ++depth) {
            path.resize(depth);
            path.push_back(static_cast<std::uint32_t>(shape.nodes.size()));
            shape.nodes.push_back(
                {path[depth - 1], TrieShape::kNone, static_cast<std::uint8_t>(key[depth - 1])});
        }
        const std::size_t depth = std::max(before, after);
        if (key.size() == depth) {
            shape.nodes[path[depth]].key = number;
        } else {
            shape.leaves.push_back(
                {path[depth], number,
                 std::uint64_t{shape.tails.size()} << 8 | static_cast<std::uint8_t>(key[depth])});
            shape.tails += key.substr(depth + 1);
        }
        ++number;
    };
    MINTERM_TRY([[maybe_unused]] const Unit all, visit_with_neighbours(keys, add));
    return shape;
}

TrieNumbering xbw_numbering(const TrieShape& shape) {
    return numbering_of(shape, backward_order(shape), true);
}

TrieNumbering louds_numbering(const TrieShape& shape) {
    Numbers depths(shape.nodes.size());
    std::size_t deepest = 0;
    for (std::size_t y = 1; y < depths.size(); ++y) {
        depths[y] = depths[shape.nodes[y].parent] + 1;
        deepest = std::max<std::size_t>(deepest, depths[y]);
    }
    Numbers next(deepest + 2);
    for (const std::uint32_t depth : depths) ++next[depth + 1];
    std::partial_sum(next.begin(), next.end(), next.begin());
    for (std::uint32_t& depth : depths) depth = next[depth]++;
    return numbering_of(shape, depths, false);
}

}  // namespace minterm
