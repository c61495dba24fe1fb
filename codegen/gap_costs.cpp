// SPDX-License-Identifier: Apache-2.0
//
// Gap costs, read off the flows of a cell.
#include "codegen/gap_costs.hpp"

#include <algorithm>

#include "synth/boundary.hpp"

namespace minterm {

namespace {

/// Whether the formula is slope * index.
bool is_line(const Recurrence& recurrence, ExprId formula, std::int64_t slope) {
    const auto pieces = linear_pieces(recurrence, formula);
    return pieces && pieces->size() == 1 && pieces->front().slope == slope &&
           pieces->front().offset == 0;
}

/// The cell as a function of differences, for one outcome of the predicates.
class Cell {
public:
    Cell(const Flows& flows, unsigned predicates) : flows_(flows), predicates_(predicates) {}

    std::int64_t vertical(std::size_t v) const { return flows_.vertical.values[v][0]; }
    std::int64_t horizontal(std::size_t h) const { return flows_.horizontal.values[h][0]; }
    /// D[i][j] - D[i-1][j-1].
    std::int64_t diagonal(std::size_t v, std::size_t h) const {
        const CellResult& result =
            flows_.at(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h), predicates_);
        return vertical(result.vertical) + horizontal(h);
    }

private:
    const Flows& flows_;
    unsigned predicates_;
};

/// Neighbours that are greater make the cell no less: `low` and `high` are two pairs of
/// differences, and the diagonal neighbour of the second is greater by as little as makes all three
/// no less.
bool is_monotone(const Flows& flows, const Cell& cell) {
    const std::size_t vertical = flows.vertical.values.size();
    const std::size_t horizontal = flows.horizontal.values.size();
    for (std::size_t low = 0; low < vertical * horizontal; ++low) {
        const std::size_t v = low / horizontal;
        const std::size_t h = low % horizontal;
        for (std::size_t high = 0; high < vertical * horizontal; ++high) {
            const std::size_t w = high / horizontal;
            const std::size_t g = high % horizontal;
            const std::int64_t raised =
                std::max({std::int64_t{0}, cell.vertical(v) - cell.vertical(w),
                          cell.horizontal(h) - cell.horizontal(g)});
            if (cell.diagonal(w, g) + raised < cell.diagonal(v, h)) return false;
        }
    }
    return true;
}

/// No step along the diagonal lowers a value, and a neighbour that the cell is not one step away
/// from could as well be greater. Values are ascending, so the next greater one stands for all.
bool takes_one_step(const Flows& flows, const Cell& cell, const GapCosts& costs) {
    const std::size_t vertical = flows.vertical.values.size();
    const std::size_t horizontal = flows.horizontal.values.size();
    for (std::size_t v = 0; v < vertical; ++v) {
        for (std::size_t h = 0; h < horizontal; ++h) {
            const std::int64_t here = cell.diagonal(v, h);
            if (here < 0) return false;
            if (h + 1 < horizontal && here < cell.horizontal(h) + costs.down &&
                cell.diagonal(v, h + 1) != here)
                return false;
            if (v + 1 < vertical && here < cell.vertical(v) + costs.right &&
                cell.diagonal(v + 1, h) != here)
                return false;
        }
    }
    return true;
}

}  // namespace

std::optional<GapCosts> gap_costs(const Recurrence& recurrence, const Flows& flows) {
    const auto is_number = [](const EdgeFlow& edge) {
        return edge.components.size() == 1 && edge.limits.empty() && edge.known.empty();
    };
    if (flows.domain != FlowDomain::Difference || recurrence.answer.kind != AnswerKind::Corner ||
        recurrence.answer.table != flows.base || !flows.meets.empty() ||
        !is_number(flows.vertical) || !is_number(flows.horizontal))
        return std::nullopt;
    const GapCosts costs{flows.vertical.values.back()[0], flows.horizontal.values.back()[0]};
    const Table& table = recurrence.tables[flows.base];
    if (costs.down <= 0 || costs.right <= 0 || !is_line(recurrence, table.first_col, costs.down) ||
        !is_line(recurrence, table.first_row, costs.right))
        return std::nullopt;
    for (unsigned predicates = 0; predicates < 1U << flows.relations; ++predicates) {
        const Cell cell(flows, predicates);
        if (!takes_one_step(flows, cell, costs) || !is_monotone(flows, cell)) return std::nullopt;
    }
    return costs;
}

}  // namespace minterm
