// SPDX-License-Identifier: Apache-2.0
//
// Which planes can be resolved from which.
#include "synth/column_order.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>

namespace minterm {
namespace {

bool is_shift(const std::vector<ColumnSituation>& situations, int plane, std::uint32_t resolved) {
    const auto rows = plane_rows(situations, plane, resolved);
    return std::all_of(rows.begin(), rows.end(),
                       [](const auto& row) { return row.second.can_shift(); });
}

bool is_chain(const std::vector<ColumnSituation>& situations, int plane, std::uint32_t resolved) {
    const auto rows = plane_rows(situations, plane, resolved);
    return std::all_of(rows.begin(), rows.end(),
                       [](const auto& row) { return row.second.can_chain(); });
}

class OrderSearch {
public:
    OrderSearch(const std::vector<ColumnSituation>& situations, int planes, std::size_t limit)
        : situations_(situations), planes_(planes), limit_(limit) {}

    std::vector<std::vector<ColumnStep>> orders() && {
        extend();
        return std::move(orders_);
    }

private:
    void extend() {
        if (orders_.size() == limit_) return;
        if (static_cast<int>(steps_.size()) == planes_) {
            orders_.push_back(steps_);
            return;
        }
        for (int plane = 0; plane < planes_; ++plane)
            if (!is_resolved(plane) && is_shift(situations_, plane, resolved_))
                return take({plane, ColumnStep::Kind::Shift});
        for (int plane = 0; plane < planes_; ++plane)
            if (!is_resolved(plane) && is_chain(situations_, plane, resolved_))
                take({plane, ColumnStep::Kind::Chain});
    }

    bool is_resolved(int plane) const { return (resolved_ >> plane & 1U) != 0; }

    void take(const ColumnStep& step) {
        steps_.push_back(step);
        resolved_ |= 1U << step.plane;
        extend();
        resolved_ &= ~(1U << step.plane);
        steps_.pop_back();
    }

    const std::vector<ColumnSituation>& situations_;
    const int planes_;
    const std::size_t limit_;
    std::vector<ColumnStep> steps_;
    std::uint32_t resolved_ = 0;
    std::vector<std::vector<ColumnStep>> orders_;
};

/// A vertical code with which the plane inverts although all others are known.
std::optional<std::uint32_t> inverting_code(const std::vector<ColumnSituation>& situations,
                                            int plane) {
    for (const auto& [key, row] : plane_rows(situations, plane, ~(1U << plane)))
        if (!row.can_chain()) return key >> 8U & 0xffU;
    return std::nullopt;
}

}  // namespace

std::vector<ColumnSituation> column_situations(const Flows& flows, const Encoding& encoding) {
    std::vector<ColumnSituation> situations;
    for (std::uint32_t v = 0; v < encoding.vertical.value_of_code.size(); ++v) {
        for (std::uint32_t h = 0; h < encoding.horizontal.value_of_code.size(); ++h) {
            const int v_value = encoding.vertical.value_of_code[v];
            const int h_value = encoding.horizontal.value_of_code[h];
            if (v_value < 0 || h_value < 0) continue;
            const auto v_index = static_cast<FlowIndex>(v_value);
            const auto h_index = static_cast<FlowIndex>(h_value);
            if (!flows.can_meet(v_index, h_index)) continue;
            for (std::uint32_t predicates = 0; predicates < 1U << flows.relations; ++predicates) {
                const CellResult& result = flows.at(v_index, h_index, predicates);
                situations.push_back({v, h, predicates, encoding.vertical.codes[result.vertical],
                                      encoding.horizontal.codes[result.horizontal]});
            }
        }
    }
    return situations;
}

std::map<std::uint32_t, PlaneRow> plane_rows(const std::vector<ColumnSituation>& situations,
                                             int plane, std::uint32_t resolved) {
    std::map<std::uint32_t, PlaneRow> rows;
    for (const ColumnSituation& situation : situations) {
        PlaneRow& row = rows[row_key(situation, resolved & 0xffU)];
        if ((situation.below.mask >> plane & 1U) == 0) continue;  // either may leave
        row.leaves[situation.horizontal >> plane & 1U][situation.below.bits >> plane & 1U] = true;
    }
    return rows;
}

std::vector<std::vector<ColumnStep>> column_orders(const std::vector<ColumnSituation>& situations,
                                                   int planes, std::size_t limit) {
    return OrderSearch(situations, planes, limit).orders();
}

std::string why_no_order(const std::vector<ColumnSituation>& situations, const Flows& flows,
                         const Encoding& encoding) {
    std::uint32_t resolved = 0;
    const int planes = encoding.horizontal.bits;
    for (bool more = true; more;) {
        more = false;
        for (int plane = 0; plane < planes; ++plane) {
            if ((resolved >> plane & 1U) != 0 || !is_chain(situations, plane, resolved)) continue;
            resolved |= 1U << plane;
            more = true;
        }
    }
    std::vector<std::string> reasons;
    std::vector<std::string> waiting;
    for (int plane = 0; plane < planes; ++plane) {
        if ((resolved >> plane & 1U) != 0) continue;
        const std::optional<std::uint32_t> code = inverting_code(situations, plane);
        if (!code) {
            waiting.push_back(fmt::format("h{}", plane));
            continue;
        }
        const auto value = static_cast<std::size_t>(encoding.vertical.value_of_code[*code]);
        reasons.push_back(fmt::format("h{} is inverted by a row with ({}) from the left", plane,
                                      fmt::join(flows.vertical.values[value], ", ")));
    }
    if (!waiting.empty())
        reasons.push_back(fmt::format("{} {}", fmt::join(waiting, " and "),
                                      waiting.size() == 1 ? "waits for a plane that cannot be known"
                                                          : "wait for each other"));
    return fmt::format("{}", fmt::join(reasons, "; "));
}

}  // namespace minterm
