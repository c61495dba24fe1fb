// SPDX-License-Identifier: Apache-2.0
//
// The cover of an XAG by gates, found by area flow and then by exact local area (Manohararajah et
// al. 2004; Mishchenko et al. 2007), over nodes in both polarities.
//
// Note [Objects]. What can be built is an object: a node, plain or complemented (number 2 node +
// complemented). Each object has matches: a library gate whose operands are objects of a cut's
// leaves, a plain wire where a cut has one leaf, or an inverter from the other object of its node.
// An inverter is one more gate, so polarities are chosen by the same search that chooses cuts. A
// LUT takes its leaves in any polarity, so its match leaves the choice open until the gate is
// placed.
#include "synth/map.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "synth/anneal.hpp"
#include "synth/care_table.hpp"
#include "synth/cuts.hpp"
#include "synth/optimize.hpp"
#include "synth/order_gates.hpp"
#include "synth/shared_lut.hpp"
#include "synth/split_network.hpp"

namespace minterm {
namespace {

using Object = std::uint32_t;
using Kind = MappedRef::Kind;

struct Match {
    enum class Form : std::uint8_t { Wire, Cell, Lut };
    Form form = Form::Wire;
    bool is_inverter = false;  ///< from the other object of the same node
    std::uint8_t leaves = 0;   ///< how many of `from`; Wire: one
    CellUse use;               ///< Cell and Lut
    std::array<Object, 3> from{};
    int cost = 0;
    int latency = 0;
};

/// `function` with the leaves of `mask` complemented.
std::uint8_t with_complements(std::uint8_t function, unsigned mask) {
    const auto x = [mask](unsigned k) {
        return std::uint64_t{kOperandTable[k]} ^ ((mask >> k & 1) ? ~std::uint64_t{0} : 0);
    };
    return static_cast<std::uint8_t>(evaluate(function, x(0), x(1), x(2)));
}

class Mapper {
public:
    Mapper(const Network& network, const CellLibrary& library, const MapParams& params)
        : network_(network),
          library_(library),
          depth_first_(params.objective == Objective::Depth),
          stop_(params.stop) {
        find_matches(params.cuts_per_node);
        const std::size_t objects = matches_.size();
        best_.resize(objects);
        references_.assign(objects, 0);
        arrival_.assign(objects, 0);
    }

    MappedNetwork run(int rounds) {
        choose_by_area_flow();
        for (const NetworkOutput& output : network_.outputs()) reference(object(output.signal));
        for (int round = 0; round < rounds && !met(stop_); ++round) recover_area();
        return extract();
    }

private:
    static Object object(Signal signal) {
        return signal.node() * 2 + static_cast<Object>(signal.complemented());
    }
    static Object other(Object o) { return o ^ 1; }

    /// Constants in both polarities and plain inputs cost nothing.
    bool is_free(Object o) const {
        const NodeKind kind = network_.nodes()[o / 2].kind;
        return kind == NodeKind::Constant || (kind == NodeKind::Input && o % 2 == 0);
    }

    void add_cell(Object o, const CellUse& use, std::uint8_t leaves, std::array<Object, 3> from) {
        const LibraryCell& cell = library_.cells[use.cell];
        const auto form = cell.any_function ? Match::Form::Lut : Match::Form::Cell;
        matches_[o].push_back(
            {form, leaves == 1 && from[0] == other(o), leaves, use, from, cell.cost, cell.latency});
    }

    void find_matches(int cuts_per_node) {
        const std::vector<std::vector<Cut>> cuts = enumerate_cuts(network_, cuts_per_node);
        const std::vector<CellFunction> functions = cell_functions(library_);
        const auto lookup = [&](std::uint8_t leaves, std::uint8_t function) -> const CellUse* {
            const auto found = std::lower_bound(
                functions.begin(), functions.end(), std::pair(leaves, function),
                [](const CellFunction& f, const std::pair<std::uint8_t, std::uint8_t>& key) {
                    return std::pair(f.leaves, f.function) < key;
                });
            if (found == functions.end() || found->leaves != leaves ||
                found->function != function) {
                return nullptr;
            }
            return &found->use;
        };
        const std::optional<CellUse> invert = inverter(library_);
        matches_.resize(network_.nodes().size() * 2);
        for (Object o = 0; o < matches_.size(); ++o) {
            if (is_free(o)) continue;
            for (const Cut& cut : cuts[o / 2]) {
                const auto function = static_cast<std::uint8_t>(cut.function ^ (o % 2 ? 0xFF : 0));
                if (cut.size <= 1) {
                    const Object from = cut.size == 0
                                            ? Object{function != 0}
                                            : cut.leaves[0] * 2 + (function != kOperandTable[0]);
                    matches_[o].push_back({Match::Form::Wire, false, 1, {}, {from, 0, 0}, 0, 0});
                    continue;
                }
                std::array<Object, 3> plain{};
                for (std::size_t k = 0; k < cut.size; ++k) plain[k] = cut.leaves[k] * 2;
                if (const std::optional<std::uint32_t> lut = lut_cell(library_, cut.size)) {
                    add_cell(o, {*lut, function, cut.size, {0, 1, 2}}, cut.size, plain);
                }
                for (unsigned mask = 0; mask < 1U << cut.size; ++mask) {
                    const CellUse* use = lookup(cut.size, with_complements(function, mask));
                    if (use == nullptr) continue;
                    std::array<Object, 3> from = plain;
                    for (std::size_t k = 0; k < cut.size; ++k) from[k] += mask >> k & 1;
                    add_cell(o, *use, cut.size, from);
                }
            }
            if (invert) add_cell(o, *invert, 1, {other(o), 0, 0});
        }
    }

    /// A match whose open polarities are settled: the one in use, else plain.
    Match settled(const Match& match) const {
        if (match.form != Match::Form::Lut || match.is_inverter) return match;
        Match result = match;
        unsigned mask = 0;
        for (unsigned k = 0; k < match.leaves; ++k) {
            const Object plain = match.from[k] & ~Object{1};
            const bool complement = references_[other(plain)] > 0 && references_[plain] == 0;
            result.from[k] = plain + (complement ? 1 : 0);
            if (complement) mask |= 1U << k;
        }
        result.use.function = with_complements(match.use.function, mask);
        return result;
    }

    int arrival_of(const Match& match) const {
        int arrival = 0;
        for (std::size_t k = 0; k < match.leaves; ++k) {
            arrival = std::max(arrival, arrival_[match.from[k]]);
        }
        return arrival + match.latency;
    }

    /// First choice: the cost of a match plus its leaves' costs, each shared among the readers it
    /// has in the XAG.
    void choose_by_area_flow() {
        std::vector<int> readers(network_.nodes().size(), 0);
        for (const NetworkNode& node : network_.nodes()) {
            if (node.kind != NodeKind::And && node.kind != NodeKind::Xor) continue;
            for (Signal fanin : node.fanin) ++readers[fanin.node()];
        }
        for (const NetworkOutput& output : network_.outputs()) ++readers[output.signal.node()];
        std::vector<double> flow(matches_.size(), 0);
        const auto rank = [&](const Match& match) {
            double total = match.cost;
            for (std::size_t k = 0; k < match.leaves; ++k) {
                total += flow[match.from[k]] / std::max(1, readers[match.from[k] / 2]);
            }
            return std::pair(total, arrival_of(match));
        };
        const auto better = [this](const std::pair<double, int>& a,
                                   const std::pair<double, int>& b) {
            if (!depth_first_) return a < b;
            return std::pair(a.second, a.first) < std::pair(b.second, b.first);
        };
        for (std::size_t node = 0; node < network_.nodes().size(); ++node) {
            for (int phase = 0; phase < 2; ++phase) {
                const Object o = static_cast<Object>(node * 2) + static_cast<Object>(phase);
                if (is_free(o)) continue;
                bool found = false;
                for (const Match& match : matches_[o]) {
                    // An input's other polarity is an inverter; a gate's is only one in the end.
                    if (match.is_inverter && !is_free(other(o))) continue;
                    if (found && !better(rank(match), std::pair(flow[o], arrival_[o]))) continue;
                    found = true;
                    std::tie(flow[o], arrival_[o]) = rank(match);
                    best_[o] = match;
                }
            }
            const Object plain = static_cast<Object>(node * 2);
            if (is_free(plain)) continue;
            const bool invert_plain = better({flow[other(plain)], arrival_[other(plain)]},
                                             {flow[plain], arrival_[plain]});
            const Object o = invert_plain ? plain : other(plain);
            const Match& match = matches_[o].back();
            if (match.is_inverter &&
                better({match.cost + flow[other(o)], arrival_of(match)}, {flow[o], arrival_[o]})) {
                best_[o] = match;
                flow[o] = match.cost + flow[other(o)];
                arrival_[o] = arrival_of(match);
            }
        }
    }

    int reference(Object o) {
        if (is_free(o) || references_[o]++ > 0) return 0;
        return reference_leaves(best_[o]);
    }
    int reference_leaves(const Match& match) {
        int area = match.cost;
        for (std::size_t k = 0; k < match.leaves; ++k) area += reference(match.from[k]);
        return area;
    }
    int dereference(Object o) {
        if (is_free(o) || --references_[o] > 0) return 0;
        return dereference_leaves(best_[o]);
    }
    int dereference_leaves(const Match& match) {
        int area = match.cost;
        for (std::size_t k = 0; k < match.leaves; ++k) area += dereference(match.from[k]);
        return area;
    }

    /// One round: each object in turn takes the match that adds the least area to all the rest.
    void recover_area() {
        for (Object o = 0; o < matches_.size(); ++o) {
            if (is_free(o)) continue;
            const bool in_use = references_[o] > 0;
            if (in_use) dereference_leaves(best_[o]);
            std::pair<int, int> least{0, 0};
            Match chosen = best_[o];
            bool found = false;
            for (const Match& candidate : matches_[o]) {
                // Two objects of one node must not be each other's inverter.
                if (candidate.is_inverter && !is_free(other(o)) && best_[other(o)].is_inverter) {
                    continue;
                }
                const Match match = settled(candidate);
                const int area = reference_leaves(match);
                dereference_leaves(match);
                // Where depth comes first nothing may arrive later than it did.
                if (depth_first_ && arrival_of(match) > arrival_[o]) continue;
                const std::pair<int, int> rank{area, arrival_of(match)};
                if (found && !(rank < least)) continue;
                found = true;
                least = rank;
                chosen = match;
            }
            best_[o] = chosen;
            arrival_[o] = arrival_of(best_[o]);
            if (in_use) reference_leaves(best_[o]);
        }
    }

    MappedNetwork extract() const {
        MappedNetwork result{library_.name, network_.input_names(), {}, {}};
        std::map<Object, MappedRef> built;
        for (const NetworkOutput& output : network_.outputs()) {
            result.outputs.push_back({output.name, build(object(output.signal), result, built)});
        }
        return result;
    }

    MappedRef build(Object o, MappedNetwork& result, std::map<Object, MappedRef>& built) const {
        if (o < 2) return {Kind::Constant, o};
        if (is_free(o)) return {Kind::Input, o / 2 - 1};
        if (const auto known = built.find(o); known != built.end()) return known->second;
        const Match& match = best_[o];
        std::array<MappedRef, 3> leaves{};
        for (std::size_t k = 0; k < match.leaves; ++k) {
            leaves[k] = build(match.from[k], result, built);
        }
        MappedRef ref = leaves[0];
        if (match.form != Match::Form::Wire) {
            MappedGate gate{match.use.cell, match.use.function, match.use.arity, {}};
            for (std::size_t k = 0; k < gate.arity; ++k) {
                gate.operands[k] = match.use.leaf[k] == CellUse::kConstantOne
                                       ? MappedRef{Kind::Constant, 1}
                                       : leaves[match.use.leaf[k]];
            }
            ref = {Kind::Gate, static_cast<std::uint32_t>(result.gates.size())};
            result.gates.push_back(gate);
        }
        built.emplace(o, ref);
        return ref;
    }

    const Network& network_;
    const CellLibrary& library_;
    bool depth_first_;
    const StopCondition* stop_;
    std::vector<std::vector<Match>> matches_;  ///< by object; the inverter last
    std::vector<Match> best_;
    std::vector<int> references_;
    std::vector<int> arrival_;
};

OptimizeParams full_effort(const MapParams& params) {
    OptimizeParams effort;
    effort.objective = params.objective;
    effort.stop = params.stop;
    return effort;
}

/// For a network whose parts were optimised before they were joined: a look across the seam.
OptimizeParams second_look(const MapParams& params) {
    return {.work = 500'000,
            .work_per_gate = 100'000,
            .patience = 20,
            .patience_per_gate = 10,
            .patience_per_pair = 0,
            .objective = params.objective,
            .stop = params.stop};
}

/// Up to this many gates in the XAG the mapper starts from the factored cover and from splits.
constexpr int kBothStarts = 40;
/// The network's functions, built by synth/split_network.
std::optional<Network> split_start(const Network& network) {
    std::vector<std::string> names;
    for (const NetworkOutput& output : network.outputs()) names.push_back(output.name);
    return split_network(network.input_names(), names, simulate(network));
}

bool is_better_network(const MappedNetwork& a, const MappedNetwork& b, const CellLibrary& library,
                       Objective objective) {
    // What depends on the order of the gates is measured only where it decides.
    const auto leading = [&](const MappedNetwork& n) {
        const int cost = total_cost(n, library);
        return objective == Objective::Gates ? std::pair(cost, depth(n))
                                             : std::pair(depth(n), cost);
    };
    if (objective != Objective::Registers && leading(a) != leading(b))
        return leading(a) < leading(b);
    const auto all = [&](const MappedNetwork& n) {
        return rank(figures_of(order_gates(n), library), objective);
    };
    return all(a) < all(b);
}

/// A large network after `anneal`, a small one as it is.
MappedNetwork annealed(const MappedNetwork& network, const TruthTable& table,
                       const CellLibrary& library, const MapParams& params) {
    if (network.gates.size() < static_cast<std::size_t>(params.anneal_gates) ||
        table.input_count() > params.anneal_inputs) {
        return network;
    }
    AnnealParams effort;
    effort.stop = params.stop;
    effort.work =
        std::min(params.anneal_work_limit, params.anneal_work_per_gate * network.gates.size());
    return anneal(network, care_table(table), library, effort);
}

}  // namespace

TruthTable exact_table(const Network& network) {
    TruthTable table{network.input_names(), {}};
    std::vector<MintermSet> values = simulate(network);
    for (std::size_t o = 0; o < values.size(); ++o) {
        table.outputs.push_back(
            {network.outputs()[o].name, std::move(values[o]), MintermSet(network.input_count())});
    }
    return table;
}

TruthTable substitute_inputs(const TruthTable& table, const Network& logic) {
    const std::vector<MintermSet> drivers = simulate(logic);
    TruthTable result{logic.input_names(), {}};
    for (const TableOutput& output : table.outputs) {
        result.outputs.push_back(
            {output.name, MintermSet(logic.input_count()), MintermSet(logic.input_count())});
    }
    for (std::uint64_t m = 0; m < std::uint64_t{1} << logic.input_count(); ++m) {
        std::uint64_t inner = 0;
        for (std::size_t i = 0; i < drivers.size(); ++i) {
            inner |= std::uint64_t{drivers[i].test(m)} << i;
        }
        for (std::size_t o = 0; o < table.outputs.size(); ++o) {
            if (table.outputs[o].on.test(inner)) result.outputs[o].on.set(m);
            if (table.outputs[o].dont_care.test(inner)) result.outputs[o].dont_care.set(m);
        }
    }
    return result;
}

MappedNetwork map_network(const Network& network, const CellLibrary& library,
                          const TruthTable* table, const MapParams& params) {
    if (network.input_count() > params.optimize_inputs) {
        const MappedNetwork covered = Mapper(network, library, params).run(params.rounds);
        if (!params.order) return covered;
        if (table == nullptr || params.optimize_inputs == 0 ||
            params.objective != Objective::Gates) {
            return order_gates(covered);
        }
        return order_gates(annealed(covered, *table, library, params));
    }
    const TruthTable& wanted = table ? *table : exact_table(network);
    const auto improved = [&](const Network& start, const CellLibrary& cells,
                              const OptimizeParams& effort) {
        const MappedNetwork covered = Mapper(start, cells, params).run(params.rounds);
        std::optional<MappedNetwork> shared = find_shared_lut(wanted, cells);
        if (!shared || total_cost(*shared, cells) > total_cost(covered, cells)) {
            return optimize(covered, wanted, cells, effort);
        }
        return optimize(*shared, wanted, cells, second_look(params));
    };
    // Where the network is large, only the smaller of the two starts gets the whole effort.
    std::optional<Network> split;
    if (params.split) split = split_start(network);
    const bool split_only =
        split && network.gate_count() > kBothStarts && split->gate_count() < network.gate_count();
    const Network& start = split_only ? *split : network;
    MappedNetwork best = improved(start, library, full_effort(params));
    const auto offer = [&](MappedNetwork other) {
        if (is_better_network(other, best, library, params.objective)) best = std::move(other);
    };
    if (met(params.stop)) return order_gates(best);
    if (split && !split_only && split->gate_count() <= kBothStarts) {
        offer(improved(*split, library, full_effort(params)));
    }
    if (params.objective != Objective::Gates) {
        // The fewest gates are another start: they are often the shallowest too.
        MapParams fewest = params;
        fewest.objective = Objective::Gates;
        offer(optimize(map_network(network, library, &wanted, fewest), wanted, library,
                       full_effort(params)));
    }
    if (!lut_cell(library, 3)) {
        // Small gates settle near what they start from; LUTs do less so, and their XAG is another
        // start.
        const MappedNetwork detour = improved(start, lut3_library(), second_look(params));
        offer(improved(to_network(detour), library, full_effort(params)));
    }
    if (params.objective == Objective::Gates) offer(annealed(best, wanted, library, params));
    return order_gates(best);
}

MappedNetwork map_onto_logic(const MappedNetwork& outer, const TruthTable& table,
                             const Network& logic, const CellLibrary& library,
                             const MapParams& params) {
    const MappedNetwork inner = map_network(logic, library, nullptr, params);
    MappedNetwork best = compose(outer, inner);
    // The same two parts as one XAG: cuts may now cross the seam.
    Network joint(logic.input_names());
    std::vector<Signal> inputs;
    for (int i = 0; i < logic.input_count(); ++i) inputs.push_back(joint.input(i));
    const std::vector<Signal> drivers = inline_network(joint, to_network(inner), inputs);
    const std::vector<Signal> results = inline_network(joint, to_network(outer), drivers);
    for (std::size_t o = 0; o < results.size(); ++o) {
        joint.add_output(outer.outputs[o].name, results[o]);
    }
    const MappedNetwork remapped = Mapper(joint, library, params).run(params.rounds);
    if (is_better_network(remapped, best, library, params.objective)) best = remapped;
    if (logic.input_count() > params.optimize_inputs) return order_gates(best);
    return order_gates(
        optimize(best, substitute_inputs(table, logic), library, second_look(params)));
}

}  // namespace minterm
