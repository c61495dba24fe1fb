// SPDX-License-Identifier: Apache-2.0
//
// Fewer targets than lanes -> which of some queries and of the targets meet in which lane, so that
// few lanes are idle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace minterm {

/// Neighbouring lanes with neighbouring targets, which all meet the same query. Lanes behind the
/// targets are padding.
struct LaneShare {
    std::size_t query = 0;  ///< of those that are computed in turn
    std::size_t first_target = 0;
    std::size_t targets = 0;  ///< at least one
    std::size_t first_lane = 0;
    std::size_t end_lane = 0;

    bool operator==(const LaneShare&) const = default;
};

/// So many queries with all targets take so many words. The word of a place has the same targets
/// whatever the queries are.
struct LanePlan {
    std::size_t queries = 0;
    std::vector<std::vector<LaneShare>> places;  ///< shares cover all lanes of each
};

/// The plan with the fewest words for a query of those in which no word has more than `most_shares`
/// shares. A word has eight parts, a query takes as many of them as it needs, and the next query
/// goes on where it ends: 320 targets in 512 lanes are five parts, and five words have eight
/// queries. Nothing where no plan has fewer words than one a query. `targets` is 1 to `lanes`,
/// which is a multiple of 8.
std::optional<LanePlan> share_lanes(std::size_t targets, std::size_t lanes,
                                    std::size_t most_shares);

/// How so many queries share the lanes of the last group of so many targets, both at least one;
/// nothing where each has words of its own: for few of them masks of combinations of letters are
/// not worth making.
std::optional<LanePlan> share_last_group(std::size_t queries, std::size_t targets,
                                         std::size_t lanes, std::size_t most_shares);

/// How many words have all queries with all targets, where targets are side by side: one a query
/// and group, but for the last group as many as its shares take.
std::uint64_t words_of_matrix(std::size_t queries, std::size_t targets, std::size_t lanes,
                              std::size_t most_shares);

}  // namespace minterm
