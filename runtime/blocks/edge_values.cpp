// SPDX-License-Identifier: Apache-2.0
//
// The Moebius transform of a table of values.
#include "runtime/blocks/edge_values.hpp"

namespace minterm {

EdgeValues::EdgeValues(int planes, std::span<const std::int64_t> value_of_code)
    : planes_(planes), value_of_code_(value_of_code.begin(), value_of_code.end()) {
    std::vector<std::int64_t> weights = value_of_code_;
    for (std::size_t bit = 1; bit < weights.size(); bit *= 2)
        for (std::size_t set = 0; set < weights.size(); ++set)
            if ((set & bit) != 0) weights[set] -= weights[set ^ bit];
    constant_ = weights.front();
    for (std::size_t set = 1; set < weights.size(); ++set)
        if (weights[set] != 0) weights_.emplace_back(static_cast<std::uint32_t>(set), weights[set]);
}

}  // namespace minterm
