// SPDX-License-Identifier: Apache-2.0
//
// Partition refinement over both edges at once.
#include "synth/merge_flows.hpp"

#include <map>
#include <utility>

#include "synth/cell_step.hpp"
#include "synth/visit_nodes.hpp"

namespace minterm {
namespace {

/// Class of each value; classes are numbered by their least value.
struct Partition {
    std::vector<int> of;
    std::size_t count = 0;
};

template <typename Signature>
Partition group(std::size_t values, const Signature& signature) {
    Partition partition;
    std::map<std::vector<std::int64_t>, int> classes;
    for (std::size_t k = 0; k < values; ++k) {
        const auto number = static_cast<int>(classes.size());
        partition.of.push_back(classes.try_emplace(signature(k), number).first->second);
    }
    partition.count = classes.size();
    return partition;
}

class Merger {
public:
    Merger(const Recurrence& recurrence, Flows& flows)
        : recurrence_(recurrence), flows_(flows), results_(1U << flows.relations) {}

    Flows run() {
        evaluate_all();
        v_ = group(vertical(), [&](std::size_t k) { return visible(flows_.vertical, k, true); });
        h_ = group(horizontal(),
                   [&](std::size_t k) { return visible(flows_.horizontal, k, false); });
        // Ends because the numbers of classes only grow, up to the numbers of values.
        for (std::size_t before = 0; before != v_.count + h_.count;) {
            before = v_.count + h_.count;
            v_ = group(vertical(), [&](std::size_t v) {
                std::vector<std::int64_t> signature{v_.of[v]};
                for (std::size_t h = 0; h < horizontal(); ++h) append(signature, v, h);
                return signature;
            });
            h_ = group(horizontal(), [&](std::size_t h) {
                std::vector<std::int64_t> signature{h_.of[h]};
                for (std::size_t v = 0; v < vertical(); ++v) append(signature, v, h);
                return signature;
            });
        }
        if (v_.count == vertical() && h_.count == horizontal()) return std::move(flows_);
        return merged();
    }

private:
    std::size_t vertical() const { return flows_.vertical.values.size(); }
    std::size_t horizontal() const { return flows_.horizontal.values.size(); }

    // The cell on all pairs, also those that never meet: what they give may be no value (-1). If
    // only pairs that meet were compared, "cannot be told apart" would not be transitive.
    void evaluate_all() {
        CellStep step(recurrence_, flows_);
        for (const FlowValue& v : flows_.vertical.values) {
            for (const FlowValue& h : flows_.horizontal.values) {
                for (unsigned predicates = 0; predicates < results_; ++predicates) {
                    step.run(v, h, predicates);
                    cell_.emplace_back(find(flows_.vertical, step.vertical),
                                       find(flows_.horizontal, step.horizontal));
                }
            }
        }
    }

    // The components that are read directly: by the answer, and by sums of differences.
    std::vector<std::int64_t> visible(const EdgeFlow& edge, std::size_t k, bool vertical) const {
        std::vector<bool> read(recurrence_.tables.size());
        read[flows_.base] = flows_.domain == FlowDomain::Difference;
        const Answer& answer = recurrence_.answer;
        if (!vertical || answer.kind == AnswerKind::Corner) read[answer.table] = true;
        if (!vertical && answer.kind == AnswerKind::ReportLastRow) {
            for_each_node(recurrence_, answer.condition, [&](const ExprNode& node) {
                if (node.op == ExprOp::TableRead) read[node.table] = true;
            });
        }
        std::vector<std::int64_t> values;
        for (std::size_t c = 0; c < edge.components.size(); ++c) {
            const bool here = edge.components[c].neighbour != Neighbour::Diagonal;
            if (here && read[edge.components[c].table]) values.push_back(edge.values[k][c]);
        }
        return values;
    }

    void append(std::vector<std::int64_t>& signature, std::size_t v, std::size_t h) const {
        for (std::size_t p = 0; p < results_; ++p) {
            const auto [right, below] = cell_[(v * horizontal() + h) * results_ + p];
            signature.push_back(right < 0 ? -1 : v_.of[static_cast<std::size_t>(right)]);
            signature.push_back(below < 0 ? -1 : h_.of[static_cast<std::size_t>(below)]);
        }
    }

    static EdgeFlow merged(const EdgeFlow& edge, const Partition& partition) {
        if (partition.count == edge.values.size()) return edge;
        EdgeFlow result{edge.components, {}, edge.limits, {}};
        for (std::size_t k = 0; k < edge.values.size(); ++k) {
            const auto index = static_cast<FlowIndex>(partition.of[k]);
            if (index == result.values.size()) result.values.push_back(edge.values[k]);
            result.known.push_back({edge.values[k], index});
        }
        return result;
    }

    Flows merged() const {
        Flows result;
        result.domain = flows_.domain;
        result.base = flows_.base;
        result.relations = flows_.relations;
        result.most_rows = flows_.most_rows;
        result.most_cols = flows_.most_cols;
        result.vertical = merged(flows_.vertical, v_);
        result.horizontal = merged(flows_.horizontal, h_);
        std::vector<bool> meets(v_.count * h_.count);
        result.cell.resize(meets.size() * results_);
        for (std::size_t v = 0; v < vertical(); ++v) {
            for (std::size_t h = 0; h < horizontal(); ++h) {
                if (!flows_.can_meet(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h)))
                    continue;
                const std::size_t pair = static_cast<std::size_t>(v_.of[v]) * h_.count +
                                         static_cast<std::size_t>(h_.of[h]);
                meets[pair] = true;
                for (std::size_t p = 0; p < results_; ++p) {
                    const CellResult& out =
                        flows_.at(static_cast<FlowIndex>(v), static_cast<FlowIndex>(h),
                                  static_cast<unsigned>(p));
                    result.cell[pair * results_ + p] = {
                        static_cast<FlowIndex>(v_.of[out.vertical]),
                        static_cast<FlowIndex>(h_.of[out.horizontal])};
                }
            }
        }
        for (const bool meet : meets) {
            if (!meet) result.meets = meets;
        }
        return result;
    }

    const Recurrence& recurrence_;
    Flows& flows_;
    std::size_t results_;
    std::vector<std::pair<int, int>> cell_;
    Partition v_;
    Partition h_;
};

}  // namespace

Flows merge_flows(const Recurrence& recurrence, Flows flows) {
    return Merger(recurrence, flows).run();
}

}  // namespace minterm
