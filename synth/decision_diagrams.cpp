// SPDX-License-Identifier: Apache-2.0
#include "synth/decision_diagrams.hpp"

#include <algorithm>

namespace minterm {
namespace {

constexpr std::uint32_t kNoVariable = ~std::uint32_t{0};  // of constants: behind all others
constexpr std::size_t kChoices = std::size_t{1} << 14;

std::size_t hash_of(std::uint64_t a, std::uint64_t b, std::uint64_t c) {
    std::uint64_t hash = (a << 32 | b) * 0x9E3779B97F4A7C15;
    hash = (hash ^ hash >> 32 ^ c) * 0x9E3779B97F4A7C15;
    return static_cast<std::size_t>(hash ^ hash >> 29);
}

}  // namespace

DecisionDiagrams::DecisionDiagrams(std::size_t most_nodes)
    : nodes_{{kNoVariable, kFalse, kFalse}, {kNoVariable, kTrue, kTrue}},
      places_(64),
      choices_(kChoices),
      most_nodes_(most_nodes) {}

void DecisionDiagrams::grow() {
    places_.assign(2 * places_.size(), 0);
    const std::size_t mask = places_.size() - 1;
    for (Function f = kTrue + 1; f < nodes_.size(); ++f) {
        std::size_t at = hash_of(nodes_[f].variable, nodes_[f].low, nodes_[f].high) & mask;
        while (places_[at] != 0) at = (at + 1) & mask;
        places_[at] = f;
    }
}

DecisionDiagrams::Function DecisionDiagrams::node(std::uint32_t variable, Function low,
                                                  Function high) {
    if (low == high) return low;
    const Node wanted{variable, low, high};
    const std::size_t mask = places_.size() - 1;
    std::size_t at = hash_of(variable, low, high) & mask;
    for (; places_[at] != 0; at = (at + 1) & mask)
        if (nodes_[places_[at]] == wanted) return places_[at];
    if (nodes_.size() >= most_nodes_) {
        is_full_ = true;
        return kFalse;
    }
    const auto f = static_cast<Function>(nodes_.size());
    nodes_.push_back(wanted);
    places_[at] = f;
    if (2 * nodes_.size() > places_.size()) grow();
    return f;
}

DecisionDiagrams::Function DecisionDiagrams::part(Function f, std::uint32_t variable,
                                                  bool value) const {
    if (nodes_[f].variable != variable) return f;
    return value ? nodes_[f].high : nodes_[f].low;
}

DecisionDiagrams::Function DecisionDiagrams::choose(Function condition, Function yes, Function no) {
    if (condition == kTrue || yes == no) return yes;
    if (condition == kFalse) return no;
    if (yes == kTrue && no == kFalse) return condition;
    if (is_full_) return kFalse;
    Choice& known = choices_[hash_of(condition, yes, no) % kChoices];
    if (known.condition == condition && known.yes == yes && known.no == no) return known.result;
    const std::uint32_t variable =
        std::min({nodes_[condition].variable, nodes_[yes].variable, nodes_[no].variable});
    const auto half = [&](bool value) {
        return choose(part(condition, variable, value), part(yes, variable, value),
                      part(no, variable, value));
    };
    const Function low = half(false);
    const Function high = half(true);
    const Function result = node(variable, low, high);
    known = {condition, yes, no, result};
    return result;
}

}  // namespace minterm
