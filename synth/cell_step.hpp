// SPDX-License-Identifier: Apache-2.0
//
// Recurrence -> the components that cross the edges of its cells, and one cell as a function of
// tuples.
#pragma once

#include <vector>

#include "synth/flows.hpp"
#include "synth/recurrence.hpp"

namespace minterm {

/// Domain, base, components and limits of the flows (Notes [Flows] and [Limits] in flows.hpp),
/// without any values.
Flows lay_out_flows(const Recurrence& recurrence, FlowDomain domain);

/// Evaluates the recurrence's cell on tuples, whether or not they are values of the flows.
class CellStep {
public:
    /// Keeps references to both.
    CellStep(const Recurrence& recurrence, const Flows& layout);

    FlowValue vertical;    ///< leaves to the right in the last `run`; saturated
    FlowValue horizontal;  ///< leaves below

    /// Predicate r holds when bit r of `predicates` is set.
    void run(const FlowValue& v, const FlowValue& h, unsigned predicates);

private:
    std::int64_t& at(const FlowComponent& component);
    std::int64_t leaving(std::uint32_t table, std::size_t neighbour, std::int64_t base) const;

    const Recurrence& recurrence_;
    const Flows& layout_;
    std::vector<std::int64_t> neighbours_;  // [table][up][left]; what nobody reads stays 0
    std::vector<std::uint8_t> holds_;
};

}  // namespace minterm
