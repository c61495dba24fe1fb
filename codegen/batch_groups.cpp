// SPDX-License-Identifier: Apache-2.0
//
// Pairs of strings -> groups of like lengths.
#include "codegen/batch_groups.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "runtime/support/run_jobs.hpp"

namespace minterm {

namespace {

using Pairs = std::span<const PairLengths>;

/// Groups whose costs one thread asks for in one go.
constexpr std::size_t kGroupsAtOnce = 64;

double alone_cost(std::size_t rows, std::size_t columns, std::size_t lanes,
                  const BatchCosts& costs) {
    const auto m = static_cast<double>(rows);
    const auto n = static_cast<double>(columns);
    const auto w = static_cast<double>(lanes);
    return costs.alone_step * std::ceil(m / w) * (n + w) + costs.alone_symbol * (m + n) +
           costs.alone;
}

double group_cost(Pairs pairs, std::span<const std::uint32_t> members, const BatchCosts& costs) {
    PairLengths size;
    std::uint64_t symbols = 0;
    for (const std::uint32_t index : members) {
        size.a = std::max(size.a, pairs[index].a);
        size.b = std::max(size.b, pairs[index].b);
        symbols += pairs[index].a + pairs[index].b;
    }
    return costs.group_cell * static_cast<double>(size.a) * static_cast<double>(size.b) +
           costs.group_symbol * static_cast<double>(symbols);
}

/// A counting sort, which ends early where all are alike.
template <typename LengthOf>
void sort_by(const LengthOf& length_of, std::span<std::uint32_t> indices) {
    std::vector<std::uint32_t> starts(kLongestInList + 2, 0);
    for (const std::uint32_t index : indices) ++starts[length_of(index) + 1];
    if (indices.empty() || starts[length_of(indices.front()) + 1] == indices.size()) return;
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    std::vector<std::uint32_t> sorted(indices.size());
    for (const std::uint32_t index : indices) sorted[starts[length_of(index)]++] = index;
    std::copy(sorted.begin(), sorted.end(), indices.begin());
}

}  // namespace

void sort_by_length(std::span<const SymbolSpan> texts, std::span<std::uint32_t> indices) {
    sort_by([&](std::uint32_t index) { return texts[index].size(); }, indices);
}

/// Strips of like first lengths, each sorted by second lengths, about as many strips as groups in a
/// strip (sort-tile-recursive: Leutenegger et al. 1997).
void order_by_lengths(Pairs pairs, std::size_t lanes, std::span<std::uint32_t> indices) {
    sort_by([&](std::uint32_t index) { return pairs[index].a; }, indices);
    const std::size_t groups = (indices.size() + lanes - 1) / lanes;
    std::size_t groups_in_strip = 1;
    while (groups_in_strip * groups_in_strip < groups) ++groups_in_strip;
    const std::size_t strip = groups_in_strip * lanes;
    for (std::size_t begin = 0; begin < indices.size(); begin += strip)
        sort_by([&](std::uint32_t index) { return pairs[index].b; },
                indices.subspan(begin, std::min(strip, indices.size() - begin)));
}

ExpectedTimes expected_times(Pairs pairs, std::span<const std::uint32_t> order, std::size_t lanes,
                             const BatchCosts& costs) {
    ExpectedTimes times;
    for (std::size_t begin = 0; begin < order.size(); begin += lanes) {
        const auto members = order.subspan(begin, std::min(lanes, order.size() - begin));
        times.together += group_cost(pairs, members, costs);
        for (const std::uint32_t index : members)
            times.alone += alone_cost(pairs[index].a, pairs[index].b, lanes, costs);
    }
    return times;
}

Result<std::vector<BatchGroup>> make_groups(JobTeam& team, Pairs pairs,
                                            std::span<const std::uint32_t> order, std::size_t lanes,
                                            bool kernel_is_there, const BatchCosts& costs) {
    std::vector<BatchGroup> groups((order.size() + lanes - 1) / lanes);
    std::vector<double> saved(groups.size());  // where pairs of a group are run one by one
    const auto look_at = [&](std::size_t g) {
        const std::size_t begin = g * lanes;
        const auto members = order.subspan(begin, std::min(lanes, order.size() - begin));
        groups[g] = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(members.size()),
                     false};
        saved[g] = group_cost(pairs, members, costs);
        for (std::size_t i = 0; i < members.size() && saved[g] > 0; ++i)
            saved[g] -= alone_cost(pairs[members[i]].a, pairs[members[i]].b, lanes, costs);
    };
    const auto look = [&](std::size_t begin, std::size_t end) {
        for (std::size_t g = begin; g < end; ++g) look_at(g);
    };
    MINTERM_TRY([[maybe_unused]] const Unit looked,
                run_in_blocks(team, groups.size(), kGroupsAtOnce, look));
    double gain = 0;
    for (const double time : saved) gain += std::max(0.0, time);
    if (gain <= (kernel_is_there ? 0 : costs.kernel)) return groups;
    std::vector<BatchGroup> split;
    for (std::size_t g = 0; g < groups.size(); ++g) {
        if (saved[g] <= 0) {
            split.push_back(groups[g]);
            continue;
        }
        for (std::uint32_t i = 0; i < groups[g].count; ++i)
            split.push_back({groups[g].begin + i, 1, true});
    }
    return split;
}

}  // namespace minterm
