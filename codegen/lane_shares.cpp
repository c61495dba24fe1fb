// SPDX-License-Identifier: Apache-2.0
#include "codegen/lane_shares.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace minterm {

namespace {

constexpr std::size_t kParts = 8;
/// Masks of combinations of letters are worth making for so many queries.
constexpr std::size_t kLeastQueriesThatShare = 32;

/// The plan in which a query takes `parts` parts.
LanePlan plan_of(std::size_t parts, std::size_t targets, std::size_t lanes) {
    const std::size_t part = lanes / kParts;
    const std::size_t common = std::gcd(parts, kParts);
    LanePlan plan;
    plan.queries = kParts / common;
    for (std::size_t place = 0; place < parts / common; ++place) {
        std::vector<LaneShare> shares;
        for (std::size_t lane_part = 0; lane_part < kParts; ++lane_part) {
            const std::size_t query = (place * kParts + lane_part) / parts;
            const std::size_t first = (place * kParts + lane_part) % parts * part;
            const std::size_t end_lane = (lane_part + 1) * part;
            const std::size_t count = first < targets ? std::min(part, targets - first) : 0;
            const bool goes_on = !shares.empty() && (count == 0 || shares.back().query == query);
            if (goes_on) {
                shares.back().targets += count;
                shares.back().end_lane = end_lane;
            } else {
                shares.push_back({query, first, count, lane_part * part, end_lane});
            }
        }
        plan.places.push_back(std::move(shares));
    }
    return plan;
}

}  // namespace

std::optional<LanePlan> share_lanes(std::size_t targets, std::size_t lanes,
                                    std::size_t most_shares) {
    const std::size_t part = lanes / kParts;
    for (std::size_t parts = (targets + part - 1) / part; parts < kParts; ++parts) {
        LanePlan plan = plan_of(parts, targets, lanes);
        const bool fits =
            std::all_of(plan.places.begin(), plan.places.end(), [&](const auto& shares) {
                return shares.size() <= most_shares && shares.front().targets > 0;
            });
        if (fits) return plan;
    }
    return std::nullopt;
}

std::optional<LanePlan> share_last_group(std::size_t queries, std::size_t targets,
                                         std::size_t lanes, std::size_t most_shares) {
    if (queries < kLeastQueriesThatShare || most_shares < 2) return std::nullopt;
    return share_lanes((targets - 1) % lanes + 1, lanes, most_shares);
}

std::uint64_t words_of_matrix(std::size_t queries, std::size_t targets, std::size_t lanes,
                              std::size_t most_shares) {
    if (queries == 0 || targets == 0) return 0;
    const std::uint64_t groups = (targets + lanes - 1) / lanes;
    const std::optional<LanePlan> plan = share_last_group(queries, targets, lanes, most_shares);
    if (!plan) return queries * groups;
    const std::size_t rounds = queries / plan->queries;
    const std::size_t left = queries % plan->queries;
    const auto left_places = std::count_if(
        plan->places.begin(), plan->places.end(),
        [&](const std::vector<LaneShare>& shares) { return shares.front().query < left; });
    return queries * (groups - 1) + rounds * plan->places.size() +
           static_cast<std::uint64_t>(left_places);
}

}  // namespace minterm
