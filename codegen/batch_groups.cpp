// SPDX-License-Identifier: Apache-2.0
//
// Pairs of strings -> groups of like lengths.
#include "codegen/batch_groups.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace minterm {

namespace {

using Texts = std::span<const SymbolSpan>;

double alone_cost(std::size_t rows, std::size_t columns, std::size_t lanes,
                  const BatchCosts& costs) {
    const auto m = static_cast<double>(rows);
    const auto n = static_cast<double>(columns);
    const auto w = static_cast<double>(lanes);
    return costs.alone_step * std::ceil(m / w) * (n + w) + costs.alone_symbol * (m + n) +
           costs.alone;
}

/// Rows and columns of a group of these pairs.
std::pair<std::size_t, std::size_t> size_of(Texts a, Texts b,
                                            std::span<const std::uint32_t> members) {
    std::pair<std::size_t, std::size_t> size{0, 0};
    for (const std::uint32_t index : members) {
        size.first = std::max(size.first, a[index].size());
        size.second = std::max(size.second, b[index].size());
    }
    return size;
}

double group_cost(std::size_t rows, std::size_t columns, const BatchCosts& costs) {
    return costs.group_cell * static_cast<double>(rows) * static_cast<double>(columns);
}

}  // namespace

void sort_by_length(Texts texts, std::span<std::uint32_t> indices) {
    std::vector<std::uint32_t> starts(kLongestBatched + 2, 0);
    for (const std::uint32_t index : indices) ++starts[texts[index].size() + 1];
    std::partial_sum(starts.begin(), starts.end(), starts.begin());
    std::vector<std::uint32_t> sorted(indices.size());
    for (const std::uint32_t index : indices) sorted[starts[texts[index].size()]++] = index;
    std::copy(sorted.begin(), sorted.end(), indices.begin());
}

/// Strips of like first lengths, each sorted by second lengths, about as many strips as groups in a
/// strip (sort-tile-recursive: Leutenegger et al. 1997).
void order_by_lengths(Texts a, Texts b, std::size_t lanes, std::span<std::uint32_t> indices) {
    sort_by_length(a, indices);
    const std::size_t groups = (indices.size() + lanes - 1) / lanes;
    std::size_t groups_in_strip = 1;
    while (groups_in_strip * groups_in_strip < groups) ++groups_in_strip;
    const std::size_t strip = groups_in_strip * lanes;
    for (std::size_t begin = 0; begin < indices.size(); begin += strip)
        sort_by_length(b, indices.subspan(begin, std::min(strip, indices.size() - begin)));
}

ExpectedTimes expected_times(Texts a, Texts b, std::span<const std::uint32_t> order,
                             std::size_t lanes, const BatchCosts& costs) {
    ExpectedTimes times;
    for (std::size_t begin = 0; begin < order.size(); begin += lanes) {
        const auto members = order.subspan(begin, std::min(lanes, order.size() - begin));
        const auto [rows, columns] = size_of(a, b, members);
        times.together += group_cost(rows, columns, costs);
        for (const std::uint32_t index : members)
            times.alone += alone_cost(a[index].size(), b[index].size(), lanes, costs);
    }
    return times;
}

std::vector<BatchGroup> make_groups(Texts a, Texts b, std::span<const std::uint32_t> order,
                                    std::size_t lanes, bool kernel_is_there,
                                    const BatchCosts& costs) {
    std::vector<BatchGroup> groups;
    std::vector<BatchGroup> split;
    double gain = 0;
    for (std::size_t begin = 0; begin < order.size(); begin += lanes) {
        const auto members = order.subspan(begin, std::min(lanes, order.size() - begin));
        const auto [rows, columns] = size_of(a, b, members);
        const auto first = static_cast<std::uint32_t>(begin);
        const auto count = static_cast<std::uint32_t>(members.size());
        groups.push_back({first, count, false});
        double saved = group_cost(rows, columns, costs);
        for (std::size_t i = 0; i < count && saved > 0; ++i)
            saved -= alone_cost(a[members[i]].size(), b[members[i]].size(), lanes, costs);
        if (saved <= 0) {
            split.push_back(groups.back());
            continue;
        }
        gain += saved;
        for (std::uint32_t i = 0; i < count; ++i) split.push_back({first + i, 1, true});
    }
    return gain > (kernel_is_there ? 0 : costs.kernel) ? split : groups;
}

}  // namespace minterm
