// SPDX-License-Identifier: Apache-2.0
//
// A walk over the nodes of a formula.
#pragma once

#include <vector>

#include "synth/recurrence.hpp"

namespace minterm {

/// Calls `visit` once for every node of a formula.
template <typename Visit>
void for_each_node(const Recurrence& recurrence, ExprId root, Visit visit) {
    std::vector<bool> seen(recurrence.nodes.size());
    std::vector<ExprId> open{root};
    while (!open.empty()) {
        const ExprId id = open.back();
        open.pop_back();
        if (seen[id]) continue;
        seen[id] = true;
        const ExprNode& node = recurrence.nodes[id];
        visit(node);
        for (int k = 0; k < arity(node.op); ++k) open.push_back(node.args[k]);
    }
}

}  // namespace minterm
