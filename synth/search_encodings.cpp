// SPDX-License-Identifier: Apache-2.0
//
// Candidates by class, a ranking by mapped cost, and hill climbing on codes.
#include "synth/search_encodings.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "synth/anneal.hpp"
#include "synth/care_table.hpp"
#include "synth/cover_to_network.hpp"
#include "synth/map.hpp"
#include "synth/minimize_qm.hpp"
#include "synth/random_sequence.hpp"
#include "synth/tabulate.hpp"

namespace minterm {
namespace {

constexpr int kMaxSearchedBits = 10;

std::uint32_t all_bits(int bits) { return (1U << bits) - 1; }

/// `value_of_code` from `codes`; false if two values have a code in common.
bool fill_values(EdgeEncoding& edge) {
    edge.value_of_code.assign(std::size_t{1} << edge.bits, -1);
    for (std::size_t code = 0; code < edge.value_of_code.size(); ++code) {
        for (std::size_t value = 0; value < edge.codes.size(); ++value) {
            if (!edge.codes[value].contains(code)) continue;
            if (edge.value_of_code[code] >= 0) return false;
            edge.value_of_code[code] = static_cast<int>(value);
        }
    }
    return true;
}

/// The edge with every code complemented where `mask` has a bit.
EdgeEncoding complemented(EdgeEncoding edge, std::uint32_t mask) {
    for (Cube& cube : edge.codes) cube.bits = (cube.bits ^ mask) & cube.mask;
    fill_values(edge);
    return edge;
}

/// The codes of an edge by class, `start` first, each once.
std::vector<EdgeEncoding> edge_classes(const EdgeFlow& flow, const EdgeEncoding& start) {
    std::vector<EdgeEncoding> found{start};
    if (flow.components.size() != 1 || start.bits == 0) return found;
    const std::int64_t least = flow.values.front()[0];
    std::int64_t stride = 0;
    for (const FlowValue& value : flow.values) stride = std::gcd(stride, value[0] - least);
    if (stride == 0) return found;
    const std::uint32_t mask = all_bits(start.bits);
    for (const bool gray : {false, true}) {
        for (std::uint32_t offset = 0; offset <= mask; ++offset) {
            for (const bool descending : {false, true}) {
                EdgeEncoding edge;
                edge.bits = start.bits;
                for (const FlowValue& value : flow.values) {
                    const auto rank = static_cast<std::uint32_t>((value[0] - least) / stride);
                    std::uint32_t code = (descending ? offset - rank : offset + rank) & mask;
                    if (gray) code ^= code >> 1;
                    edge.codes.push_back({code, mask});
                }
                if (!fill_values(edge)) continue;
                if (std::find(found.begin(), found.end(), edge) == found.end()) {
                    found.push_back(std::move(edge));
                }
            }
        }
    }
    return found;
}

/// Pairs of values that enter a cell and leave it the same, with all predicates holding (the
/// table's inputs c are 0 there).
std::vector<std::pair<FlowIndex, FlowIndex>> fixed_points(const Flows& flows) {
    std::vector<std::pair<FlowIndex, FlowIndex>> found;
    const unsigned all_hold = (1U << flows.relations) - 1;
    for (std::size_t v = 0; v < flows.vertical.values.size(); ++v) {
        for (std::size_t h = 0; h < flows.horizontal.values.size(); ++h) {
            const auto vi = static_cast<FlowIndex>(v);
            const auto hi = static_cast<FlowIndex>(h);
            if (!flows.can_meet(vi, hi)) continue;
            if (flows.at(vi, hi, all_hold) == CellResult{vi, hi}) found.emplace_back(vi, hi);
        }
    }
    return found;
}

/// One random change of a code; false if it led nowhere.
bool change(EdgeEncoding& edge, RandomSequence& random) {
    if (edge.codes.size() < 2 || edge.bits == 0) return false;
    const std::size_t a = random.below(edge.codes.size());
    const auto bit = 1U << random.below(static_cast<std::size_t>(edge.bits));
    switch (random.below(5)) {
        case 0:
        case 1: {
            const std::size_t b = random.below(edge.codes.size());
            if (a == b) return false;
            std::swap(edge.codes[a], edge.codes[b]);
            break;
        }
        case 2: {
            const std::size_t code = random.below(edge.value_of_code.size());
            if (edge.value_of_code[code] >= 0) return false;
            edge.codes[a] = {static_cast<std::uint32_t>(code), all_bits(edge.bits)};
            break;
        }
        case 3:
            if ((edge.codes[a].mask & bit) == 0) return false;
            edge.codes[a].mask &= ~bit;
            edge.codes[a].bits &= ~bit;
            break;
        default:
            if ((edge.codes[a].mask & bit) != 0) return false;
            edge.codes[a].mask |= bit;
            if (random.below(2) != 0) edge.codes[a].bits |= bit;
            break;
    }
    return fill_values(edge);
}

class Search {
public:
    Search(const Flows& flows, const CellLibrary& library, const EncodingSearchParams& params,
           const std::function<void(const EncodedCell&)>& progress)
        : flows_(flows),
          library_(library),
          params_(params),
          progress_(progress),
          random_(params.seed),
          pays_for_inverters_(!lut_cell(library, 2)) {
        if (pays_for_inverters_) fixed_ = fixed_points(flows);
    }

    EncodedCell run(const Encoding& start) {
        note(solve_encoding(flows_, start, library_, params_.work_per_trial, params_.seed));
        if (start.vertical.bits + start.horizontal.bits <= kMaxSearchedBits) {
            std::vector<EncodedCell> ranked = try_classes(start);
            const auto climbers =
                std::min(ranked.size(), static_cast<std::size_t>(std::max(0, params_.climbers)));
            for (std::size_t k = 0; k < climbers; ++k) climb(ranked[k]);
        }
        note(solve_encoding(flows_, best_->encoding, library_, params_.final_work, params_.seed));
        return *best_;
    }

private:
    void note(const EncodedCell& cell) {
        if (best_ && best_->cost <= cell.cost) return;
        best_ = cell;
        if (progress_) progress_(cell);
    }

    EncodedCell solve(const Encoding& encoding) {
        const std::uint64_t seed = random_.next();
        EncodedCell cell = solve_encoding(flows_, encoding, library_, params_.work_per_trial, seed);
        note(cell);
        return cell;
    }

    /// The encodings with the chosen fixed point, if there is one, at all zeros.
    Encoding with_zero(const Encoding& encoding) {
        if (fixed_.empty()) return encoding;
        const auto [v, h] = fixed_[random_.below(fixed_.size())];
        return {complemented(encoding.vertical, encoding.vertical.codes[v].bits),
                complemented(encoding.horizontal, encoding.horizontal.codes[h].bits)};
    }

    /// Cells of different classes, the cheapest first.
    std::vector<EncodedCell> try_classes(const Encoding& start) {
        const std::vector<EdgeEncoding> v = edge_classes(flows_.vertical, start.vertical);
        const std::vector<EdgeEncoding> h = edge_classes(flows_.horizontal, start.horizontal);
        // Equal classes on both edges first, then pairs as they come.
        std::vector<Encoding> pairs;
        for (std::size_t k = 0; k < std::min(v.size(), h.size()); ++k)
            pairs.push_back({v[k], h[k]});
        for (int k = 0; k < params_.class_trials; ++k) {
            pairs.push_back({v[random_.below(v.size())], h[random_.below(h.size())]});
        }
        if (pairs.size() > static_cast<std::size_t>(params_.class_trials)) {
            // Half of them mirrored, half mixed.
            const auto keep = static_cast<std::size_t>(params_.class_trials);
            for (std::size_t k = keep / 2; k < keep; ++k) {
                std::swap(pairs[k], pairs[pairs.size() - 1 - (k - keep / 2)]);
            }
            pairs.resize(keep);
        }
        std::vector<EncodedCell> cells{*best_};
        for (const Encoding& pair : pairs) cells.push_back(solve(with_zero(pair)));
        std::stable_sort(
            cells.begin(), cells.end(),
            [](const EncodedCell& a, const EncodedCell& b) { return a.cost < b.cost; });
        return cells;
    }

    void climb(EncodedCell at) {
        for (int k = 0; k < params_.changes; ++k) {
            Encoding next = at.encoding;
            bool changed = false;
            const std::size_t steps = 1 + random_.below(3);
            for (std::size_t s = 0; s < steps; ++s) {
                EdgeEncoding& edge = random_.below(2) != 0 ? next.vertical : next.horizontal;
                const EdgeEncoding before = edge;
                if (change(edge, random_)) {
                    changed = true;
                } else {
                    edge = before;
                }
            }
            if (!changed) continue;
            if (random_.below(4) == 0) next = with_zero(next);
            EncodedCell cell = solve(next);
            if (cell.cost <= at.cost) at = std::move(cell);
        }
    }

    const Flows& flows_;
    const CellLibrary& library_;
    const EncodingSearchParams& params_;
    const std::function<void(const EncodedCell&)>& progress_;
    RandomSequence random_;
    bool pays_for_inverters_;
    std::vector<std::pair<FlowIndex, FlowIndex>> fixed_;
    std::optional<EncodedCell> best_;
};

}  // namespace

EncodedCell solve_encoding(const Flows& flows, const Encoding& encoding, const CellLibrary& library,
                           std::uint64_t work, std::uint64_t seed) {
    const TruthTable table = tabulate(flows, encoding);
    MapParams cover_only;
    cover_only.optimize_inputs = 0;
    const MappedNetwork start =
        map_network(cover_to_network(minimize_qm(table)), library, &table, cover_only);
    AnnealParams params;
    params.work = work;
    params.seed = seed;
    EncodedCell cell{encoding, anneal(start, care_table(table), library, params), 0};
    cell.cost = total_cost(cell.network, library);
    return cell;
}

EncodedCell search_encodings(const Flows& flows, const Encoding& start, const CellLibrary& library,
                             const EncodingSearchParams& params,
                             const std::function<void(const EncodedCell&)>& progress) {
    return Search(flows, library, params, progress).run(start);
}

}  // namespace minterm
